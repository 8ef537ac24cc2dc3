//! Clocks and times in words: durations, time controls, readings, the time calls of a player (D.2.10.4), and what
//! happened to the clocks.

use shakmaty::{ByColor, Color};

use super::Wording;
use super::course::with_reason;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::language::{MoveOrder, Verbosity, name};
use super::refusals::printable;
use super::sentence::{Audience, Signs, Urgency, Utterance};
use crate::game::Game;
use crate::game::clock::chessclock::Chessclock;
use crate::game::clock::display::ClockReading;
use crate::game::clock::moment::{Moment, Span};
use crate::game::clock::time_control::{Mode, Period, TimeControl, Turnover};
use crate::game::event::ClockEvent;
use crate::game::laws::article::Article;
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
        let joined = |name: &str, before: String, last: String| {
            self.messages.fill(name, &[("before", &before), ("last", &last)])
        };
        let last = parts.pop().unwrap_or_default();
        match parts.into_iter().reduce(|before, next| joined("duration-before", before, next)) {
            Some(before) => joined("duration", before, last),
            None => last,
        }
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

    /// The answer about one player's clock: time used, time left, moves completed and still to be completed.
    pub fn clock_of(&self, clock: &Chessclock, color: Color, at: Moment, asked_by: Actor) -> String {
        let who = if asked_by.side() == Some(color) { "you" } else { name(color) };
        let reading = clock.readings(at)[color];
        if let (Verbosity::Brief, "you", Some(left)) = (self.verbosity, who, reading.remaining) {
            return self.messages.fill("time-call", &[("left", &self.clock_time(left.shown_as_left()))]);
        }
        let mut sentences = vec![self.moves_completed(clock, color, at)];
        if reading.times > 0 {
            sentences.push(self.messages.fill("clock-byo-yomi", &[("times", &reading.times)]));
        }
        sentences.push(self.left(clock, &reading, who));
        if clock.flag(color, at).is_some() {
            sentences.push(self.messages.fill("clock-flag", &[("who", &who)]));
        }
        // A braille display shows the beginning of the last row, a small one little more than a time.
        if self.order == MoveOrder::MoveFirst {
            sentences.reverse();
        }
        sentences.join(" ")
    }

    /// The times on both clocks and whose runs, in as few words as possible.
    pub(super) fn both_clocks(&self, clock: &Chessclock, at: Moment) -> Vec<String> {
        let short = |color: Color| {
            let reading = clock.readings(at)[color];
            let shown = reading.remaining.map_or(reading.used, Span::shown_as_left);
            let (seconds, runs) = (shown.whole_seconds().max(0), clock.running() == Some(color));
            let (unit, larger, smaller) = match seconds {
                3_600.. => ("hours", seconds / 3_600, seconds / 60 % 60),
                60..=3_599 => ("minutes", seconds / 60, seconds % 60),
                ..=59 => ("seconds", seconds, 0),
            };
            let time = if unit == "seconds" { larger.to_string() } else { format!("{larger}:{smaller:02}") };
            let runs = if runs { "yes" } else { "no" };
            self.messages
                .fill("clock-short", &[("color", &name(color)), ("time", &time), ("unit", &unit), ("runs", &runs)])
        };
        Color::ALL.map(short).to_vec()
    }

    /// A time of a clock: in figures where they are read on a small display.
    fn clock_time(&self, span: Span) -> String {
        match (self.order, self.signs) {
            (MoveOrder::MoveFirst, Signs::Printed) => Span::seconds(span.whole_seconds().max(0)).to_string(),
            (MoveOrder::MoveFirst, Signs::InWords) | (MoveOrder::WordsFirst, _) => self.duration(span),
        }
    }

    /// The number of moves that a player has completed, and how many are missing to the time control.
    pub fn moves_completed(&self, clock: &Chessclock, color: Color, at: Moment) -> String {
        let reading = clock.readings(at)[color];
        match reading.to_control {
            Some(more) => self.messages.fill("clock-moves-to-control", &[("moves", &reading.moves), ("more", &more)]),
            None => self.messages.fill("clock-moves", &[("moves", &reading.moves)]),
        }
    }

    /// The time that a player has used, and the time left.
    pub(super) fn left(&self, clock: &Chessclock, reading: &ClockReading, who: &str) -> String {
        let used = self.clock_time(reading.used);
        match (clock.is_on_the_table(), reading.remaining) {
            (true, Some(left)) => {
                self.messages.fill("clock-entered", &[("who", &who), ("left", &self.clock_time(left.shown_as_left()))])
            }
            (true, None) => self.messages.text("clock-not-entered"),
            (false, Some(left)) => self.messages.fill(
                "clock-used-and-left",
                &[("who", &who), ("used", &used), ("left", &self.clock_time(left.shown_as_left()))],
            ),
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

/// The times left at which a player hears a call, and how.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TimeCalls {
    pub manner: Manner,
    marks: Vec<CallMark>,
}

/// The manner of a call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Manner {
    #[default]
    Words,
    Tone,
}

/// A player's wish about the time calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallsAsked {
    /// Asks how they are set.
    Tell,
    Off,
    /// Calls when that much time is left.
    At {
        manner: Manner,
        marks: Vec<Span>,
    },
}

/// A time left that is called once, and again only after the clock has shown clearly more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct CallMark {
    at: Span,
    state: MarkState,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MarkState {
    Waiting,
    Passed,
}

/// How much more a clock must show for a mark to be called again.
const CLEARLY_MORE: Span = Span::minutes(1);

impl TimeCalls {
    /// Calls at these times left. Those that the player's clock has passed already are not called.
    pub fn at_marks(manner: Manner, marks: Vec<Span>, game: &Game, color: Color, at: Moment) -> TimeCalls {
        let remaining = game.clock().remaining(color, at);
        let state =
            |mark| if remaining.is_some_and(|left| left <= mark) { MarkState::Passed } else { MarkState::Waiting };
        TimeCalls { manner, marks: marks.into_iter().map(|at| CallMark { at, state: state(at) }).collect() }
    }

    /// Whether nothing is called.
    pub fn are_off(&self) -> bool {
        self.marks.is_empty()
    }

    /// When the next call is due if nothing happens before. There are no calls while a move is announced and not
    /// completed.
    pub fn next(&self, game: &Game, color: Color, at: Moment) -> Option<Moment> {
        let left = kept(game, color, at)?;
        if game.in_hand().announcement.is_some() {
            return None;
        }
        let waiting = self.marks.iter().filter(|mark| mark.state == MarkState::Waiting).map(|mark| mark.at);
        waiting.filter_map(|mark| if left <= mark { Some(at) } else { game.clock().reaches(color, mark, at) }).min()
    }

    /// The time left to call now, if a call is due; the same mark is not called again.
    pub fn take(&mut self, game: &Game, color: Color, at: Moment) -> Option<Span> {
        let left = kept(game, color, at)?;
        let mut due = None;
        for mark in &mut self.marks {
            if left > mark.at + CLEARLY_MORE {
                mark.state = MarkState::Waiting;
            }
            if left <= mark.at && mark.state == MarkState::Waiting && game.in_hand().announcement.is_none() {
                mark.state = MarkState::Passed;
                due = Some(due.map_or(mark.at, |lower: Span| lower.min(mark.at)));
            }
        }
        // A call that comes in time names its mark.
        due.map(|mark| if left > mark - Span::seconds(1) { mark } else { left })
    }
}

/// The time that a player has left by the program's own clock.
fn kept(game: &Game, color: Color, at: Moment) -> Option<Span> {
    let clock = game.clock();
    clock.remaining(color, at).filter(|_| !clock.is_on_the_table())
}

impl Wording {
    /// The call that this much time is left, for that player alone.
    pub fn time_call(&self, color: Color, left: Span, manner: Manner) -> Utterance {
        let (urgency, by) = (Urgency::Notice, Actor::Program);
        let delivery = |kind| Delivery { to: Audience::Player(color), urgency, by, kind };
        let sentence = self.messages.fill("time-call", &[("left", &self.duration(left))]);
        match manner {
            Manner::Words => self.utter(delivery(UtteranceKind::TimeCall), sentence),
            Manner::Tone => Utterance { spoken: Vec::new(), ..self.utter(delivery(UtteranceKind::TimeTone), sentence) },
        }
    }

    /// The answer to a player who turned the time calls on or off.
    pub fn time_calls_set(&self, by: Actor, calls: &TimeCalls) -> Utterance {
        let to = super::sentence::ear_of(by);
        let marks: Vec<String> = calls.marks.iter().map(|mark| self.duration(mark.at)).collect();
        let marks = marks.join("; ");
        let sentence = match calls.manner {
            _ if calls.are_off() => self.messages.text("time-calls-off"),
            Manner::Words => self.messages.fill("time-calls-on", &[("marks", &marks)]),
            Manner::Tone => self.messages.fill("time-calls-tone", &[("marks", &marks)]),
        };
        self.utter(Delivery { to, urgency: Urgency::Answer, by, kind: UtteranceKind::TimeCalls }, sentence)
    }
}

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
            ClockEvent::IncrementGiven { span } => self.utter_event(delivery, &[("time", &self.duration(*span))]),
            ClockEvent::TimeMissing { gap } => {
                let article = Article::ClocksSetWrongly.number(game.terms().edition);
                self.utter_event(delivery, &[("gap", &self.duration(*gap)), ("article", &article)])
            }
            ClockEvent::ClocksStopped { .. } => self.utter_event(delivery, &[]),
            // Who cannot see the clocks hears to what they are set.
            ClockEvent::ClocksSet { times } => {
                let times = times.map(|left| self.duration(left.shown_as_left()));
                self.utter_event(delivery, &[("white", &times.white), ("black", &times.black)])
            }
            ClockEvent::ClocksStarted => self.utter_event(delivery, &[("color", &name(game.clock_to_run()))]),
            ClockEvent::TimeAdded { to: color, span, words, .. }
            | ClockEvent::TimeTaken { from: color, span, words, .. } => {
                let time = self.duration(*span);
                let sentence = self.event_text(delivery, &[("color", &name(*color)), ("time", &time)]);
                let sentence = with_reason(sentence, &printable(words));
                self.utter(delivery, self.set_on_the_table(game, sentence))
            }
            ClockEvent::TimeControlsSet { controls } => {
                let time = self.time_controls(controls);
                self.utter_event(delivery, &[("time", &time)])
            }
            ClockEvent::PeriodSet { of, period } => {
                self.utter_event(delivery, &[("color", &name(*of)), ("period", &(period + 1))])
            }
            ClockEvent::PlayerAbsent { of }
            | ClockEvent::PlayerArrived { of }
            | ClockEvent::CounterSet { of, .. }
            | ClockEvent::FlagFell { of, .. } => self.utter_event(delivery, &[("color", &name(*of))]),
            ClockEvent::DefaultTimePassed { of, .. } => {
                let time = self.duration(game.default_time());
                let article = if game.has_resumed() { Article::LateAtTheResumption } else { Article::DefaultTime };
                let article = article.number(game.terms().edition);
                self.utter_event(delivery, &[("color", &name(*of)), ("time", &time), ("article", &article)])
            }
        })
    }
}
