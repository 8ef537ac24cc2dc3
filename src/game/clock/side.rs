//! One player's half of the chessclock: what running, completing a move and reaching 0:00 do to it, mode by mode.

use serde::{Deserialize, Serialize};

use super::display::{ClockReading, ZeroReached};
use super::moment::{Moment, Span};
use super::time_control::{Mode, TimeControl, Turnover};
use crate::game::serial::is_zero;

/// One player's display, as it was when the clock was last started or stopped.
///
/// Invariant: what was given is what was used plus what remains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// All that the player was given so far.
    #[serde(default, rename = "given_ms", skip_serializing_if = "is_zero")]
    pub given: Span,
    /// All that the player has used.
    #[serde(default, rename = "used_ms", skip_serializing_if = "is_zero")]
    pub used: Span,
    /// Used for the move that is not completed yet.
    #[serde(default, rename = "on_move_ms", skip_serializing_if = "is_zero")]
    pub on_move: Span,
    /// Extra time of this move, included in `given`, taken back if it is not used.
    #[serde(default, rename = "extra_ms", skip_serializing_if = "is_zero")]
    pub extra: Span,
    /// Moves completed.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub moves: u32,
    /// The current period, from 0.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub period: u32,
    /// Byo-yomi times that are left, the running one included.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub times: u32,
    /// Moves completed when the Canadian period last became whole.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub block: u32,
    /// When the flag fell; cleared when the clock is set.
    #[serde(default, rename = "flag_ms", skip_serializing_if = "Option::is_none")]
    pub flag: Option<Moment>,
    /// The flag fall that is part of the record.
    #[serde(default, rename = "recorded_ms", skip_serializing_if = "Option::is_none")]
    pub recorded: Option<Moment>,
}

impl Side {
    /// A side at the start of its first period.
    pub(super) fn opening(control: &TimeControl) -> Side {
        let mut side = Side {
            given: Span::ZERO,
            used: Span::ZERO,
            on_move: Span::ZERO,
            extra: Span::ZERO,
            moves: 0,
            period: 0,
            times: 0,
            block: 0,
            flag: None,
            recorded: None,
        };
        side.enter(control, 0);
        side.begin_move(control);
        side
    }

    /// A display set to what it said before a move was begun.
    pub(super) fn restored(control: &TimeControl, reading: &ClockReading) -> Side {
        let mut side = Side::opening(control);
        side.moves = reading.moves;
        side.period = reading.period;
        side.times = reading.times;
        side.used = reading.used;
        side.extra = side.mode(control).map_or(Span::ZERO, Mode::extra);
        side.given = match reading.remaining {
            Some(remaining) => side.used + remaining + side.hidden(control),
            None => Span::ZERO,
        };
        let in_period = control.period(side.period).and_then(|period| period.moves).unwrap_or(0);
        side.block = side.moves.saturating_sub(in_period.saturating_sub(reading.to_control.unwrap_or(in_period)));
        side
    }

    /// This display under another control: the moves completed and the time used are the same.
    pub(super) fn under(&self, control: &TimeControl) -> Side {
        let mut side = Side::opening(control);
        for _ in 0..self.moves {
            side.complete(control);
        }
        Side { used: self.used, on_move: self.on_move, ..side }
    }

    /// The flag has not fallen after all.
    pub(super) fn raise_flag(&mut self) {
        self.flag = None;
        self.recorded = None;
    }

    /// What remains, with the extra time of this move.
    pub(super) fn left(&self) -> Span {
        self.given - self.used
    }

    /// What the display shows: under US delay the main time alone.
    pub(super) fn shown(&self, control: &TimeControl) -> Span {
        self.left() - self.hidden(control)
    }

    /// What is left but not shown.
    pub(super) fn hidden(&self, control: &TimeControl) -> Span {
        match self.mode(control) {
            Some(Mode::UsDelay(_)) => self.unused_extra(),
            Some(
                Mode::Plain
                | Mode::Cumulative(_)
                | Mode::Delay(_)
                | Mode::ByoYomi(_)
                | Mode::Canadian
                | Mode::Hourglass
                | Mode::Up,
            )
            | None => Span::ZERO,
        }
    }

    /// Moves still to be completed in the period; `None` where it has no number of moves.
    pub(super) fn moves_left(&self, control: &TimeControl) -> Option<u32> {
        let period = control.period(self.period)?;
        if period.mode == Mode::Canadian {
            return Some(period.moves?.saturating_sub(self.moves - self.block));
        }
        Some(control.moves_by_end_of(self.period)?.saturating_sub(self.moves))
    }

    /// How long it may still run until something happens at 0:00, and what that is.
    pub(super) fn until_zero(&self, control: &TimeControl) -> Option<(Span, ZeroReached)> {
        let is_over = self.flag.is_some() && self.left() <= Span::ZERO;
        (control.limits_time() && !is_over).then(|| (self.left().max(Span::ZERO), self.what_at_zero(control)))
    }

    fn what_at_zero(&self, control: &TimeControl) -> ZeroReached {
        if self.times > 1 {
            return ZeroReached::ByoYomiUsed;
        }
        let missed = control.moves_by_end_of(self.period).is_some_and(|required| self.moves < required);
        match control.period(self.period + 1) {
            Some(_) if !missed => ZeroReached::PeriodEnds,
            Some(_) | None => ZeroReached::FlagFalls,
        }
    }

    /// Lets it run for `span` from the moment `from`. Returns the moment at which both clocks stopped, if they did.
    pub(super) fn run(&mut self, control: &TimeControl, from: Moment, span: Span) -> Option<Moment> {
        let mut rest = span;
        let mut at = from;
        while let Some((left, then)) = self.until_zero(control) {
            if left > rest {
                break;
            }
            self.pass(left);
            rest -= left;
            at = at.plus(left);
            if then == ZeroReached::FlagFalls {
                if self.flag == self.recorded {
                    self.flag = Some(at);
                }
                if control.freezes {
                    return Some(at);
                }
            }
            match then {
                ZeroReached::ByoYomiUsed => {
                    self.times -= 1;
                    self.given += control.period(self.period).map_or(Span::ZERO, |period| period.time);
                }
                ZeroReached::PeriodEnds | ZeroReached::FlagFalls => {
                    self.enter(control, self.period + 1);
                }
            }
        }
        self.pass(rest);
        None
    }

    fn pass(&mut self, span: Span) {
        self.used += span;
        self.on_move += span;
    }

    /// Completes the move: takes back unused extra time, counts the move, enters the next period if due, and gives the
    /// time for the next move. A display that has run out in its last period is given nothing.
    pub(super) fn complete(&mut self, control: &TimeControl) {
        self.moves += 1;
        self.given -= self.unused_extra();
        self.extra = Span::ZERO;
        self.on_move = Span::ZERO;
        if self.flag.is_none() || self.left() > Span::ZERO {
            let reached = control.moves_by_end_of(self.period).is_some_and(|required| self.moves >= required);
            if reached && control.turnover == Turnover::OnMoves && self.mode(control) != Some(Mode::Canadian) {
                self.enter(control, self.period + 1);
            }
            self.begin_move(control);
        }
    }

    fn begin_move(&mut self, control: &TimeControl) {
        let Some(period) = control.period(self.period) else { return };
        match period.mode {
            Mode::Plain | Mode::Hourglass | Mode::Up => {}
            Mode::Cumulative(bonus) => self.given += bonus,
            Mode::Delay(extra) | Mode::UsDelay(extra) => {
                self.given += extra;
                self.extra = extra;
            }
            Mode::ByoYomi(_) => self.given = self.used + period.time,
            Mode::Canadian => {
                if period.moves.is_some_and(|moves| self.moves - self.block >= moves) {
                    self.block = self.moves;
                    self.given = self.used + period.time;
                }
            }
        }
    }

    /// Begins that period, if there is one: its time is added to what is left.
    fn enter(&mut self, control: &TimeControl, number: u32) {
        let Some(period) = control.period(number) else { return };
        self.period = number;
        self.given += period.time;
        self.block = self.moves;
        self.times = match period.mode {
            Mode::ByoYomi(times) => times,
            Mode::Plain
            | Mode::Cumulative(_)
            | Mode::Delay(_)
            | Mode::UsDelay(_)
            | Mode::Canadian
            | Mode::Hourglass
            | Mode::Up => 0,
        };
    }

    /// The mode of the current period; `None` without a time control.
    pub(super) fn mode(&self, control: &TimeControl) -> Option<Mode> {
        control.period(self.period).map(|period| period.mode)
    }

    fn unused_extra(&self) -> Span {
        (self.extra - self.on_move).max(Span::ZERO)
    }
}
