//! Times in words: how long, which time control, and what a clock says to the one who asks.

use shakmaty::{ByColor, Color};

use super::Wording;
use super::language::name;
use super::verbosity::Verbosity;
use crate::game::clock::chessclock::Chessclock;
use crate::game::clock::display::ClockReading;
use crate::game::clock::moment::{Moment, Span};
use crate::game::clock::time_control::{Mode, Period, TimeControl, Turnover};
use crate::game::people::Actor;

impl Wording {
    /// A length of time in whole seconds, rounded down: `41 minutes, 12 seconds`. Nothing is 0 seconds.
    pub fn duration(&self, span: Span) -> String {
        let seconds = span.whole_seconds().max(0);
        let mut parts = Vec::new();
        if seconds >= 3600 {
            parts.push(self.messages.fill("hours", &[("count", &(seconds / 3600))]));
        }
        if seconds / 60 % 60 > 0 {
            parts.push(self.messages.fill("minutes", &[("count", &(seconds / 60 % 60))]));
        }
        if seconds % 60 > 0 || parts.is_empty() {
            parts.push(self.messages.fill("seconds", &[("count", &(seconds % 60))]));
        }
        parts.join(", ")
    }

    /// Both players' time controls: one where they are the same.
    pub fn time_controls(&self, controls: &ByColor<TimeControl>) -> String {
        if controls.white == controls.black {
            return self.time_control(&controls.white);
        }
        let [white, black] = Color::ALL.map(|color| {
            self.messages
                .fill("time-of", &[("player", &self.player(color)), ("time", &self.time_control(&controls[color]))])
        });
        format!("{white}; {black}")
    }

    /// A time control: `40 moves in 1 hour, 30 minutes; then all moves in 30 minutes; 30 seconds added before each
    /// move`.
    pub fn time_control(&self, control: &TimeControl) -> String {
        let periods = control.periods();
        let throughout = periods.len() > 1 && periods.iter().all(|period| period.mode == periods[0].mode);
        let mut parts = Vec::new();
        for (number, period) in periods.iter().enumerate() {
            let words = match self.bonus(period.mode) {
                Some(bonus) if !throughout => {
                    self.messages.fill("time-with", &[("period", &self.period(period)), ("bonus", &bonus)])
                }
                Some(_) | None => self.period(period),
            };
            parts.push(if number == 0 { words } else { self.messages.fill("time-then", &[("period", &words)]) });
        }
        if throughout {
            parts.extend(self.bonus(periods[0].mode));
        }
        if parts.is_empty() {
            parts.push(self.messages.text("time-none"));
        }
        if control.repeats {
            parts.push(self.messages.text("time-repeats"));
        }
        match control.turnover {
            Turnover::OnMoves => {}
            Turnover::AtZero => parts.push(self.messages.text("time-turns-at-zero")),
        }
        if control.freezes {
            parts.push(self.messages.text("time-freezes"));
        }
        parts.join("; ")
    }

    fn period(&self, period: &Period) -> String {
        let time = self.duration(period.time);
        match (period.mode, period.moves) {
            (Mode::ByoYomi(times), _) => self.messages.fill("time-byo-yomi", &[("times", &times), ("time", &time)]),
            (Mode::Canadian, moves) => {
                self.messages.fill("time-canadian", &[("moves", &moves.unwrap_or(1)), ("time", &time)])
            }
            (Mode::Hourglass, _) => self.messages.fill("time-hourglass", &[("time", &time)]),
            (Mode::Up, _) => self.messages.text("time-up"),
            (Mode::Plain | Mode::Cumulative(_) | Mode::Delay(_) | Mode::UsDelay(_), Some(moves)) => {
                self.messages.fill("time-moves", &[("moves", &moves), ("time", &time)])
            }
            (Mode::Plain | Mode::Cumulative(_) | Mode::Delay(_) | Mode::UsDelay(_), None) => {
                self.messages.fill("time-all-moves", &[("time", &time)])
            }
        }
    }

    fn bonus(&self, mode: Mode) -> Option<String> {
        match mode {
            Mode::Cumulative(bonus) => Some(self.messages.fill("time-cumulative", &[("time", &self.duration(bonus))])),
            Mode::Delay(extra) => Some(self.messages.fill("time-delay", &[("time", &self.duration(extra))])),
            Mode::UsDelay(extra) => Some(self.messages.fill("time-us-delay", &[("time", &self.duration(extra))])),
            Mode::Plain | Mode::ByoYomi(_) | Mode::Canadian | Mode::Hourglass | Mode::Up => None,
        }
    }

    /// What one player's clock says, to somebody who asked: used, left, moves completed and still to be completed.
    pub fn clock_of(&self, clock: &Chessclock, color: Color, at: Moment, asked_by: Actor) -> String {
        let who = if asked_by.side() == Some(color) { "you" } else { name(color) };
        let reading = clock.readings(at)[color];
        if let (Verbosity::Brief, "you", Some(left)) = (self.verbosity, who, reading.remaining) {
            return self.messages.fill("time-call", &[("left", &self.duration(left))]);
        }
        let mut sentences = vec![self.left(clock, &reading, who)];
        if clock.flag(color, at).is_some() {
            sentences.push(self.messages.fill("clock-flag", &[("who", &who)]));
        }
        if reading.times > 0 {
            sentences.push(self.messages.fill("clock-byo-yomi", &[("times", &reading.times)]));
        }
        sentences.push(self.moves_completed(clock, color, at));
        sentences.join(" ")
    }

    /// How many moves a player has completed, and how many are missing to the time control.
    pub fn moves_completed(&self, clock: &Chessclock, color: Color, at: Moment) -> String {
        let reading = clock.readings(at)[color];
        match reading.to_control {
            Some(more) => self.messages.fill("clock-moves-to-control", &[("moves", &reading.moves), ("more", &more)]),
            None => self.messages.fill("clock-moves", &[("moves", &reading.moves)]),
        }
    }

    fn left(&self, clock: &Chessclock, reading: &ClockReading, who: &str) -> String {
        let used = self.duration(reading.used);
        match (clock.is_on_the_table(), reading.remaining) {
            (true, Some(left)) => self.messages.fill("clock-entered", &[("who", &who), ("left", &self.duration(left))]),
            (true, None) => self.messages.text("clock-not-entered"),
            (false, Some(left)) => self
                .messages
                .fill("clock-used-and-left", &[("who", &who), ("used", &used), ("left", &self.duration(left))]),
            (false, None) => self.messages.fill("clock-used", &[("who", &who), ("used", &used)]),
        }
    }

    /// Whose clock runs.
    pub fn clock_running(&self, clock: &Chessclock) -> String {
        match clock.running() {
            Some(color) => self.messages.fill("clocks-started", &[("color", &name(color))]),
            None => self.messages.text("clocks-stopped"),
        }
    }
}
