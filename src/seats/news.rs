//! The last that became of each seat, and how often it is said.

use std::collections::HashMap;

use super::protocol::{FromHost, SeatRole};
use crate::game::clock::moment::{Moment, Span};
use crate::wording::{Saved, SeatChange, TerminalState};

/// How long nothing more is said of an assistant's or a watcher's seat after it was said that somebody came or went.
const QUIET: Span = Span::seconds(5);

/// The news of all seats.
#[derive(Default)]
pub struct SeatNews {
    /// The last that was said of each seat, with its delay in milliseconds, and when.
    last: HashMap<SeatRole, (SeatChange, Option<u64>, Moment)>,
    /// News of assistants' and watchers' seats meanwhile: one sentence in some seconds is enough.
    unsaid: HashMap<SeatRole, SeatChange>,
    /// Whether everything is on a disk.
    pub saved: Saved,
}

impl SeatNews {
    /// Whether it is said now what became of a seat. Of an assistant who comes and goes not everything is.
    pub fn may_say(&mut self, role: SeatRole, change: SeatChange, at: Moment) -> bool {
        let is_recent = self.last.get(&role).is_some_and(|(.., said)| at.since(*said) < QUIET);
        if !role.is_for_one() && is_recent && change != SeatChange::Asked {
            self.unsaid.insert(role, change);
            return false;
        }
        self.unsaid.remove(&role);
        self.last.insert(role, (change, None, at));
        true
    }

    /// Takes note that a seat is slow.
    pub fn is_slow(&mut self, role: SeatRole, delay_ms: u64, at: Moment) {
        self.last.insert(role, (SeatChange::Slow, Some(delay_ms), at));
    }

    /// The sentences due now about seats of which nothing was said for a while.
    pub fn due(&mut self, at: Moment) -> Vec<(SeatRole, SeatChange)> {
        let is_over = |role: &SeatRole| self.last.get(role).is_none_or(|(.., said)| at.since(*said) >= QUIET);
        let over: Vec<_> =
            self.unsaid.iter().filter(|(role, _)| is_over(role)).map(|(role, change)| (*role, *change)).collect();
        over.iter().for_each(|(role, _)| _ = self.unsaid.remove(role));
        let is_news = |(role, change): &(SeatRole, SeatChange)| {
            let last = self.last.get(role).and_then(|(last, delay_ms, _)| TerminalState::after(*last, *delay_ms));
            last != TerminalState::after(*change, None)
        };
        over.into_iter().filter(is_news).collect()
    }

    /// The messages that tell a seat how the others are, and that the record is not saved.
    pub(super) fn of_the_others(&self, own: SeatRole) -> impl Iterator<Item = FromHost> {
        let others = self.last.iter().filter(move |(role, _)| **role != own);
        let seat = |(role, (change, delay_ms, _)): (&SeatRole, &(SeatChange, Option<u64>, Moment))| FromHost::Seat {
            role: *role,
            change: *change,
            delay_ms: *delay_ms,
        };
        let saved = (self.saved != Saved::Yes).then_some(FromHost::Saved { saved: self.saved });
        others.map(seat).chain(saved)
    }

    /// The seats have other roles now.
    pub(super) fn follow_roles(&mut self, role: impl Fn(SeatRole) -> SeatRole) {
        self.last = std::mem::take(&mut self.last).into_iter().map(|(one, last)| (role(one), last)).collect();
        self.unsaid = std::mem::take(&mut self.unsaid).into_iter().map(|(one, change)| (role(one), change)).collect();
    }
}
