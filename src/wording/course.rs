//! What happened to the game as a whole, in words.

use shakmaty::ByColor;

use super::Wording;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::language::name;
use super::sentence::{Signs, Utterance, capitalized};
use crate::game::Game;
use crate::game::course::replacement::Colors;
use crate::game::event::GameEvent;
use crate::game::half_move::HalfMove;
use crate::game::laws::result::{GameResult, Reason};
use crate::game::laws::winnable::Proof;
use crate::game::moves::in_hand::Announcement;
use crate::game::people::Actor;
use crate::game::terms::PointSystem;
use crate::table_settings::TableSettings;

impl Wording {
    pub(super) fn game_event(&self, game: &Game, delivery: Delivery, event: &GameEvent) -> Option<Utterance> {
        Some(match event {
            GameEvent::RecordOpened { .. } | GameEvent::StillRunning => return None,
            GameEvent::RecordReopened { gap, .. } => {
                let line: Vec<HalfMove> = game.line().iter().map(|made| made.half_move).collect();
                let goes_on = |w: &Wording| {
                    let (plies, last, gap) = (line.len(), w.last_of(game, &line), self.duration(*gap));
                    let goes_on = self.event_text(delivery, &[("plies", &plies), ("last", &last), ("gap", &gap)]);
                    match &game.in_hand().announcement {
                        Some(Announcement { half_move, .. }) => {
                            let mv = capitalized(&w.algebraic(*half_move, game.position()));
                            format!("{goes_on} {}", self.messages.fill("refused-not-completed", &[("mv", &mv)]))
                        }
                        None => goes_on,
                    }
                };
                let sentence = |w: &Wording| game.result().map_or_else(|| goes_on(w), |result| w.result(game, &result));
                self.utter_both(delivery, sentence)
            }
            // That play begins is not a notice: after a long opening sentence it would be said after the first move.
            GameEvent::PlayBegun | GameEvent::RecordLeft | GameEvent::RecordClosed => self.utter_event(delivery, &[]),
            GameEvent::TableSet(table) => return self.table(table).map(|sentence| self.utter(delivery, sentence)),
            GameEvent::SeatLost { who } | GameEvent::SeatRegained { who } => {
                self.utter_event(delivery, &[("who", &self.actor(*who))])
            }
            GameEvent::NoteWritten { text } => self.utter_event(delivery, &[("text", &text.trim_end_matches('.'))]),
            GameEvent::GameEnded { result, words, .. } => {
                let reason = game.article_and_reason(words).map_or(words.as_str(), |(_, reason)| reason);
                self.utter_both(delivery, |w| with_reason(w.result_for(game, result, words), reason))
            }
            GameEvent::ResultChanged { result } => {
                let ended = game.ended_before_penalties().or(game.result()).filter(|ended| ended != result);
                self.utter_both(delivery, |w| {
                    let had_ended = ended.map(|ended| w.had_ended(&ended));
                    std::iter::once(w.result_for(game, result, "")).chain(had_ended).collect::<Vec<_>>().join(" ")
                })
            }
            GameEvent::GameCancelled { colors, article, .. } => {
                let exchanged = match colors {
                    Colors::AsBefore => "no",
                    Colors::Exchanged => "yes",
                };
                self.utter_event(delivery, &[("article", &article.as_str()), ("exchanged", &exchanged)])
            }
            GameEvent::ReplacementBegun { .. } => {
                let ByColor { white, black } = self.names(game.terms());
                let named = if game.terms().are_named() { "yes" } else { "no" };
                self.utter_event(delivery, &[("named", &named), ("white", &white), ("black", &black)])
            }
            GameEvent::RematchOffered { by } => {
                let answers = if self.terminal.answers_for(!*by) { "yes" } else { "no" };
                let offered = self.event_text(delivery, &[("color", &name(*by)), ("answers", &answers)]);
                let score = self.match_between(&self.names(game.terms()), game.score_so_far());
                self.utter(delivery, format!("{offered} {score}"))
            }
            GameEvent::RematchDeclined { by } => self.utter_event(delivery, &[("color", &name(*by))]),
            GameEvent::ResultSigned { by: color } => self.utter_event(delivery, &[("color", &name(*color))]),
            GameEvent::ResultTakenBack { words } => {
                let sentence = with_reason(self.event_text(delivery, &[]), words);
                self.utter(delivery, sentence)
            }
        })
    }

    /// That the game was cancelled, and where the new game is recorded.
    pub(super) fn cancelled(&self, game: &Game) -> String {
        let link = game.replaced_by();
        let article = link.map(|link| link.article.clone()).unwrap_or_default();
        match link.and_then(|link| link.record.clone()) {
            Some(file) => self.messages.fill("is-cancelled-in", &[("article", &article), ("file", &file)]),
            None => self.messages.fill("is-cancelled", &[("article", &article)]),
        }
    }

    /// The settings of the table; nothing where everybody types and the clock is pressed by itself.
    fn table(&self, table: &TableSettings) -> Option<String> {
        let TableSettings { seat, press, .. } = table;
        if seat == TableSettings::EVERYBODY && press == TableSettings::SEPARATELY {
            return None;
        }
        let who = seat.parse().map(|typist| self.actor(typist)).unwrap_or_default();
        let seated = self.messages.fill("table-set", &[("seat", seat), ("who", &who)]);
        Some(format!("{seated} {}", self.messages.fill("pressing", &[("press", press)])))
    }

    /// Says how the table of a game that is resumed is set, where it is not as usual.
    pub fn table_again(&self, table: &TableSettings) -> Option<Utterance> {
        Some(self.utter(Delivery::notice(UtteranceKind::Opened), self.table(table)?))
    }

    /// Says when the clock is pressed from now on.
    pub fn pressing(&self, by: Actor, pressing: &str) -> Utterance {
        let sentence = self.messages.fill("pressing", &[("press", &pressing)]);
        self.utter(Delivery::answer(by, UtteranceKind::Answer), sentence)
    }

    /// The result as a sentence, with its reason and article.
    pub fn result(&self, game: &Game, result: &GameResult) -> String {
        let had_ended = game.ended_before_penalties().map(|ended| self.had_ended(&ended));
        let words = if had_ended.is_some() { "" } else { game.result_words() };
        std::iter::once(self.result_for(game, result, words)).chain(had_ended).collect::<Vec<_>>().join(" ")
    }

    /// The end of the game before penalties were given after the end.
    fn had_ended(&self, ended: &GameResult) -> String {
        let score = ended.score();
        let text = match self.signs {
            Signs::Printed => score,
            Signs::InWords => self.messages.fill("result-score", &[("score", &score_name(&score))]),
        };
        self.messages.fill("had-ended", &[("text", &text), ("reason", &ended.reason.name())])
    }

    /// A result, with the article that the arbiter's words name, if they do.
    fn result_for(&self, game: &Game, result: &GameResult, words: &str) -> String {
        let text = result.score();
        // Who won is not seen in a score that penalties have changed.
        let score = if game.is_penalised(result) { "other" } else { score_name(&text) };
        let reason = result.reason.name();
        let sentence = match self.signs {
            Signs::Printed => {
                let article = self.cited(&game.article_of_result(result, words));
                self.messages.fill(
                    "game-ended",
                    &[("score", &score), ("text", &text), ("reason", &reason), ("article", &article)],
                )
            }
            Signs::InWords => self.messages.fill("game-ended-in-words", &[("score", &score), ("reason", &reason)]),
        };
        let points = self.points_given(game, result);
        let proof = result.no_mate.map(|proof| self.proof(result.reason, proof));
        [Some(sentence), proof, points].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// The points that the result gives both players, if the event counts a win other than one point (10.1) or
    /// penalties in points are counted.
    pub fn points_given(&self, game: &Game, result: &GameResult) -> Option<String> {
        if game.terms().points == PointSystem::Ordinary && !game.is_penalised(result) {
            return None;
        }
        let given = game.half_points_given(result);
        let [white, black] = [given.white, given.black].map(|half_points| self.points_in_sentence(half_points));
        Some(self.messages.fill("points-given", &[("white", &white), ("black", &black)]))
    }

    /// A number of half points as points.
    fn points_in_sentence(&self, half_points: u32) -> String {
        match self.signs {
            Signs::InWords if half_points % 2 == 1 => {
                self.messages.fill("half-points", &[("whole", &i64::from(half_points / 2))])
            }
            Signs::InWords | Signs::Printed => PointSystem::points_of(half_points),
        }
    }

    /// Why neither player, or not the opponent, can mate.
    fn proof(&self, reason: Reason, proof: Proof) -> String {
        let who = if reason == Reason::DeadPosition { "nobody" } else { "opponent" };
        let states = i64::try_from(proof.states()).unwrap_or(i64::MAX);
        self.messages.fill("no-mate", &[("who", &who), ("proof", &proof.name()), ("states", &states)])
    }
}

/// A sentence with the arbiter's own words after it, if there are any.
pub(super) fn with_reason(sentence: String, words: &str) -> String {
    let words = words.trim().trim_end_matches('.');
    if words.is_empty() { sentence } else { format!("{sentence} {words}.") }
}

/// The name of a score in the messages.
pub(super) fn score_name(text: &str) -> &'static str {
    match text {
        "1-0" => "score-1-0",
        "0-1" => "score-0-1",
        "1/2-1/2" => "score-draw",
        "1/2-0" => "score-half-0",
        "0-1/2" => "score-0-half",
        "0-0" => "score-both-lose",
        _ => "other",
    }
}
