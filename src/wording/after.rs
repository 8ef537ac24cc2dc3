//! What is shown once a game is over: its result with times and files, and the game gone through once more.

use shakmaty::{ByColor, Color};

use super::Wording;
use super::course::with_reason;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::labels::{Label, ReplayPlace};
use super::language::{Verbosity, name};
use super::sentence::{Texts, Utterance, with_quotation};
use crate::game::Game;
use crate::game::clock::display::ClockReading;
use crate::game::clock::moment::{Moment, Span};
use crate::game::laws::result::GameResult;
use crate::game::people::Actor;

/// The files of a game that is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameFiles<'a> {
    pub record: Option<&'a str>,
    pub pgn: Option<&'a str>,
}

/// The possibility of a rematch where the page of a game that is over is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MayRematch {
    Yes,
    No,
}

impl Wording {
    /// The sentences once the game is over, and the words that are possible then: shown, and not spoken. `words` is the
    /// sentence with the words that stand for the record.
    pub fn finish(
        &self,
        game: &Game,
        at: Moment,
        files: GameFiles,
        words: Option<&Utterance>,
        rematch: MayRematch,
    ) -> Vec<Utterance> {
        let Some(result) = game.result() else { return Vec::new() };
        let delivery = || Delivery::notice(UtteranceKind::Finish);
        let shown = |sentence: String| Utterance { spoken: Vec::new(), ..self.utter(delivery(), sentence) };
        let ended = self.utter_both(delivery(), |w| with_reason(w.result(game, &result), game.result_words()));
        let mut page = vec![Utterance { spoken: Vec::new(), ..ended }];
        page.extend(words.map(|words| Utterance { kind: UtteranceKind::Finish, number: None, ..words.clone() }));
        let readings = game.clock().readings(at);
        let times = Color::ALL.map(|color| self.left(game.clock(), &readings[color], name(color)));
        page.push(shown(times.join(" ")));
        page.extend(self.opening_played(game).map(shown));
        page.extend(self.match_so_far(game).map(shown));
        page.extend(game.known_parting().map(|ply| {
            let (number, color) = game.number_at(ply);
            shown(self.label(&Label::SheetsDiffer { number, color }))
        }));
        page.extend(files.record.map(|file| shown(self.messages.fill("finish-record", &[("file", &file)]))));
        page.extend(files.pgn.map(|file| shown(self.messages.fill("finish-pgn", &[("file", &file)]))));
        page.push(shown(self.messages.text(match rematch {
            MayRematch::Yes => "finish-next",
            MayRematch::No => "finish-next-without-rematch",
        })));
        page
    }

    /// The score between the players, in a rematch.
    pub fn match_so_far(&self, game: &Game) -> Option<String> {
        Some(self.match_between(&self.names(game.terms()), game.match_score()?))
    }

    /// The score between those players, in half points.
    pub(super) fn match_between(&self, names: &ByColor<String>, half_points: ByColor<u32>) -> String {
        let score = half_points.map(score_text);
        self.messages.fill(
            "match-so-far",
            &[
                ("white", &names.white),
                ("black", &names.black),
                ("whitepoints", &score.white.as_str()),
                ("blackpoints", &score.black.as_str()),
            ],
        )
    }

    /// Of which game this one is a rematch, where that is recorded.
    pub fn rematch_of(&self, game: &Game) -> Option<String> {
        let file = game.terms().rematch.as_ref()?.of.as_ref()?;
        Some(self.messages.fill("rematch-of", &[("file", file)]))
    }

    /// The score of a rematch beside its terms: `1½ - ½`, White's first.
    pub(super) fn match_label(&self, game: &Game) -> Option<String> {
        let ByColor { white, black } = game.match_score()?.map(score_text);
        Some(self.messages.fill("screen-match", &[("white", &white.as_str()), ("black", &black.as_str())]))
    }

    /// That a rematch begins, with who has which colour and the score.
    pub fn rematch_begun(&self, game: &Game) -> Utterance {
        let named = if game.terms().are_named() { "yes" } else { "no" };
        let ByColor { white, black } = self.names(game.terms());
        let begun = self.messages.fill("rematch-begun", &[("named", &named), ("white", &white), ("black", &black)]);
        let sentence = [Some(begun), self.match_so_far(game)].into_iter().flatten().collect::<Vec<_>>().join(" ");
        self.utter(Delivery::notice(UtteranceKind::Opened), sentence)
    }

    /// That a rematch was not begun, and where the game before it is.
    pub fn rematch_not_played(&self, file: &str) -> Utterance {
        let delivery = Delivery::notice(UtteranceKind::Goodbye);
        Utterance {
            spoken: Vec::new(),
            ..self.utter(delivery, self.messages.fill("rematch-not-played", &[("file", &file)]))
        }
    }

    /// The path of the scoresheets to be printed, and the letters that they cannot show.
    pub fn sheets_printed(&self, by: Actor, file: &str, missing: &str) -> Utterance {
        let printed = self.printed("sheets-printed", by, file);
        if missing.is_empty() {
            return printed;
        }
        let sentence = format!("{} {}", printed.printed, self.letters_missing(missing));
        Utterance { spoken: Vec::new(), ..self.utter(Delivery::answer(by, UtteranceKind::Answer), sentence) }
    }

    /// The path of the game in braille.
    pub fn braille_printed(&self, by: Actor, file: &str) -> Utterance {
        self.printed("braille-printed", by, file)
    }

    fn printed(&self, message: &str, by: Actor, file: &str) -> Utterance {
        let delivery = Delivery::answer(by, UtteranceKind::Answer);
        Utterance { spoken: Vec::new(), ..self.utter(delivery, self.messages.fill(message, &[("file", &file)])) }
    }

    /// That the game went to the clipboard of the terminal.
    pub fn pgn_copied(&self, by: Actor) -> Utterance {
        let delivery = Delivery::answer(by, UtteranceKind::Answer);
        Utterance { spoken: Vec::new(), ..self.utter(delivery, self.messages.text("pgn-copied")) }
    }

    /// That something can be done once the game is over.
    pub fn only_after_the_end(&self, by: Actor) -> Utterance {
        self.utter(Delivery::answer(by, UtteranceKind::Refused), self.messages.text("only-after-the-end"))
    }

    /// That nothing is recorded of this game.
    pub fn not_recorded(&self, by: Actor) -> Utterance {
        self.utter(Delivery::answer(by, UtteranceKind::Refused), self.messages.text("not-recorded"))
    }

    /// A half-move of a game that is gone through, with what the clocks showed right after it; after the last one also
    /// the result.
    pub fn replayed(&self, game: &Game, by: Actor, place: ReplayPlace, result: Option<&GameResult>) -> Utterance {
        let delivery = Delivery::answer(by, UtteranceKind::Answer);
        let Some(ply) = place.ply.checked_sub(1) else {
            let begin = self.messages.fill("replay-begin", &[("plies", &place.plies)]);
            return self.utter(delivery, format!("{begin} {}", self.messages.text("replay-words")));
        };
        let (number, color) = game.number_at(ply);
        let number = format!("{number}{}", color.fold_wb(".", "..."));
        let result = result.filter(|_| place.ply == place.plies);
        let last = self.last(game, by);
        let at = game.line().last().map_or(Moment::START, |completed| completed.at);
        let readings = game.clock().readings(at);
        let whole = |wording: &Wording, time: &dyn Fn(Span) -> String| {
            let [white, black] = Color::ALL.map(|color| time(on_the_display(&readings[color])));
            let ended = result.map(|result| format!(" {}", wording.result(game, result))).unwrap_or_default();
            with_quotation(self.language(), &last, |sentence| {
                // In brief the times are asked for.
                let played = if self.verbosity == Verbosity::Brief {
                    format!("{number} {sentence}")
                } else {
                    self.messages.fill(
                        "replay-at",
                        &[("number", &number), ("sentence", &sentence), ("white", &white), ("black", &black)],
                    )
                };
                played + &ended
            })
        };
        let Texts { printed, .. } = whole(self, &|span| span.to_string());
        let Texts { read, spoken, .. } = whole(&self.in_words(), &|span| self.duration(span));
        Utterance { printed, read, spoken, ..self.utter(delivery, String::new()) }
    }

    /// The place in a game that is gone through, and the words that go on.
    pub fn replay_stands(
        &self,
        game: &Game,
        by: Actor,
        place: ReplayPlace,
        result: Option<&GameResult>,
    ) -> Vec<Utterance> {
        let words = self.utter(Delivery::answer(by, UtteranceKind::Answer), self.messages.text("replay-words"));
        let names_words = place.ply == 0;
        let said = self.replayed(game, by, place, result);
        if names_words { vec![said] } else { vec![said, words] }
    }

    /// That the game is no longer gone through.
    pub fn replay_left(&self, by: Actor) -> Utterance {
        self.utter(Delivery::answer(by, UtteranceKind::Answer), self.messages.text("replay-left"))
    }
}

/// The reading of a display: the time left in whole seconds, rounded up, or the time used where there is no limit.
fn on_the_display(reading: &ClockReading) -> Span {
    match reading.remaining {
        Some(left) => left.shown_as_left(),
        None => Span::seconds(reading.used.whole_seconds()),
    }
}

/// Half points as points: `1½`.
fn score_text(half_points: u32) -> String {
    match (half_points / 2, half_points % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}
