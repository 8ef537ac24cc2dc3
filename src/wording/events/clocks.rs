//! What happened to the clocks, in words.

use super::Delivery;
use crate::game::Game;
use crate::game::event::ClockEvent;
use crate::game::laws::article::Article;
use crate::wording::Wording;
use crate::wording::language::name;
use crate::wording::sentence::Utterance;

impl Wording {
    /// A sentence about time that was given or taken. A clock on the table must be set by hand.
    pub(super) fn set_on_the_table(&self, game: &Game, sentence: String) -> String {
        if game.clock().is_on_the_table() {
            format!("{sentence} {}", self.messages.text("set-on-the-table"))
        } else {
            sentence
        }
    }

    pub(super) fn clock_event(&self, game: &Game, delivery: Delivery, event: &ClockEvent) -> Option<Utterance> {
        Some(match event {
            ClockEvent::IncrementGiven { span } => {
                self.utter(delivery, self.messages.fill("increment-given", &[("time", &self.duration(*span))]))
            }
            ClockEvent::TimeMissing { gap } => self.utter(delivery, {
                let article = Article::ClocksSetWrongly.number(game.terms().edition);
                self.messages.fill("time-missing", &[("gap", &self.duration(*gap)), ("article", &article)])
            }),
            ClockEvent::ClocksStopped { .. } => self.utter(delivery, self.messages.text("clocks-stopped")),
            ClockEvent::ClocksStarted => {
                self.utter(delivery, self.messages.fill("clocks-started", &[("color", &name(game.clock_to_run()))]))
            }
            // A player learns a time only on request (D.2.10.4).
            ClockEvent::ClocksSet { .. } => self.utter(delivery, self.messages.text("clocks-set")),
            ClockEvent::TimeAdded { to, span, .. } => {
                let time = self.duration(*span);
                let sentence = self.messages.fill("time-added", &[("color", &name(*to)), ("time", &time)]);
                self.utter(delivery, self.set_on_the_table(game, sentence))
            }
            ClockEvent::TimeTaken { from, span } => {
                let time = self.duration(*span);
                let sentence = self.messages.fill("time-taken", &[("color", &name(*from)), ("time", &time)]);
                self.utter(delivery, self.set_on_the_table(game, sentence))
            }
            ClockEvent::TimeControlsSet { controls } => {
                let time = self.time_controls(controls);
                self.utter(delivery, self.messages.fill("time-controls-set", &[("time", &time)]))
            }
            ClockEvent::PeriodSet { of, period } => {
                let sentence = self.messages.fill("period-set", &[("color", &name(*of)), ("period", &(period + 1))]);
                self.utter(delivery, sentence)
            }
            ClockEvent::PlayerAbsent { of } => {
                self.utter(delivery, self.messages.fill("player-absent", &[("color", &name(*of))]))
            }
            ClockEvent::PlayerArrived { of } => {
                self.utter(delivery, self.messages.fill("player-arrived", &[("color", &name(*of))]))
            }
            ClockEvent::DefaultTimePassed { of } => {
                let time = self.duration(game.default_time());
                let article = if game.has_resumed() { Article::LateAtTheResumption } else { Article::DefaultTime };
                let article = article.number(game.terms().edition);
                let sentence = self
                    .messages
                    .fill("default-time-passed", &[("color", &name(*of)), ("time", &time), ("article", &article)]);
                self.utter(delivery, sentence)
            }
            ClockEvent::CounterSet { of, .. } => {
                self.utter(delivery, self.messages.fill("counter-set", &[("color", &name(*of))]))
            }
            ClockEvent::FlagFell { of, .. } => {
                self.utter(delivery, self.messages.fill("flag-fell", &[("color", &name(*of))]))
            }
        })
    }
}
