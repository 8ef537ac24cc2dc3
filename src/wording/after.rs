//! What is shown once a game is over: its result with times and files, and the game gone through once more.

use shakmaty::Color;

use super::Wording;
use super::course::with_reason;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::language::name;
use super::sentence::{Texts, Utterance, with_quotation};
use crate::game::Game;
use crate::game::clock::display::ClockReading;
use crate::game::clock::moment::{Moment, Span};
use crate::game::laws::result::GameResult;
use crate::game::people::Actor;

/// A half-move of a game that is gone through, and how many the game has; 0 is the position before the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayPlace {
    pub ply: usize,
    pub plies: usize,
}

/// The files of a game that is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameFiles<'a> {
    pub record: Option<&'a str>,
    pub pgn: Option<&'a str>,
}

impl Wording {
    /// What is to be known once the game is over, and what can be done: shown, and not spoken. `words` is the sentence with
    /// the words that stand for the record.
    pub fn finish(&self, game: &Game, at: Moment, files: GameFiles, words: Option<&Utterance>) -> Vec<Utterance> {
        let Some(result) = game.result() else { return Vec::new() };
        let delivery = || Delivery::notice(UtteranceKind::Finish);
        let shown = |sentence: String| Utterance { spoken: Vec::new(), ..self.utter(delivery(), sentence) };
        let ended = self.utter_both(delivery(), |w| with_reason(w.result(game, &result), game.result_words()));
        let mut page = vec![Utterance { spoken: Vec::new(), ..ended }];
        page.extend(words.map(|words| Utterance { kind: UtteranceKind::Finish, number: None, ..words.clone() }));
        let readings = game.clock().readings(at);
        let times = Color::ALL.map(|color| self.left(game.clock(), &readings[color], name(color)));
        page.push(shown(times.join(" ")));
        page.extend(files.record.map(|file| shown(self.messages.fill("finish-record", &[("file", &file)]))));
        page.extend(files.pgn.map(|file| shown(self.messages.fill("finish-pgn", &[("file", &file)]))));
        page.push(shown(self.messages.text("finish-next")));
        page
    }

    /// That something can be done once the game is over.
    pub fn only_after_the_end(&self, by: Actor) -> Utterance {
        self.utter(Delivery::answer(by, UtteranceKind::Refused), self.messages.text("only-after-the-end"))
    }

    /// That nothing is recorded of this game.
    pub fn not_recorded(&self, by: Actor) -> Utterance {
        self.utter(Delivery::answer(by, UtteranceKind::Refused), self.messages.text("not-recorded"))
    }

    /// A half-move of a game that is gone through, with what the clocks showed right after it; after the last one also the
    /// result.
    pub fn replayed(&self, game: &Game, by: Actor, place: ReplayPlace, result: Option<&GameResult>) -> Utterance {
        let delivery = Delivery::answer(by, UtteranceKind::Answer);
        let Some(ply) = place.ply.checked_sub(1) else {
            return self.utter(delivery, self.messages.fill("replay-begin", &[("plies", &place.plies)]));
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
                let played = self.messages.fill(
                    "replay-at",
                    &[("number", &number), ("sentence", &sentence), ("white", &white), ("black", &black)],
                );
                played + &ended
            })
        };
        let Texts { printed, .. } = whole(self, &|span| span.to_string());
        let Texts { read, spoken, .. } = whole(&self.in_words(), &|span| self.duration(span));
        Utterance { printed, read, spoken, ..self.utter(delivery, String::new()) }
    }

    /// That the game is no longer gone through.
    pub fn replay_left(&self, by: Actor) -> Utterance {
        self.utter(Delivery::answer(by, UtteranceKind::Answer), self.messages.text("replay-left"))
    }
}

/// What a display shows: the time left in whole seconds, rounded up, or the time used where there is no limit.
fn on_the_display(reading: &ClockReading) -> Span {
    match reading.remaining {
        Some(left) => Span::seconds((left.max(Span::ZERO) + Span(999)).whole_seconds()),
        None => Span::seconds(reading.used.whole_seconds()),
    }
}
