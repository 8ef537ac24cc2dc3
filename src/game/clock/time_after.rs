//! What an event left on the clocks. It is recorded with the event, and replaying copies it: a later change of the
//! clock's arithmetic changes no game that was played.

use serde::{Deserialize, Serialize};
use shakmaty::ByColor;

use crate::game::Game;
use crate::game::clock::chessclock::ClockState;
use crate::game::clock::display::ClockReading;
use crate::game::clock::moment::Moment;
use crate::game::event::{ClockEvent, Event, MoveEvent, RecordsEvent};
use crate::game::moves::line::Completed;
use crate::game::serial::ByColorDef;

/// Both clocks as an event left them, and the readings that it noted for half-moves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TimeAfter {
    #[serde(flatten)]
    pub clocks: ClockState,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub noted: Vec<NotedReadings>,
}

/// The readings of the clocks when a half-move was completed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct NotedReadings {
    /// The half-move, from 0.
    pub ply: usize,
    /// Just before the clock was pressed.
    #[serde(rename = "before", with = "ByColorDef")]
    pub before_press: ByColor<ClockReading>,
    /// Right after.
    #[serde(rename = "after", with = "ByColorDef")]
    pub readings: ByColor<ClockReading>,
}

impl Game {
    /// Applies an event. Returns what it left on the clocks; `None` if it changed nothing there.
    pub fn apply_timed(&mut self, at: Moment, event: &Event) -> Option<TimeAfter> {
        let clocks = self.clock.chessclock.state();
        let first = self.first_ply_noted_by(event);
        let noted = |completed: &Completed| (completed.before_press, completed.readings);
        let was: Vec<_> = (first..self.line().len()).filter_map(|ply| self.line().get(ply)).map(noted).collect();
        self.apply(at, event);
        let noted: Vec<NotedReadings> = (first..self.line().len())
            .filter_map(|ply| {
                let now = noted(self.line().get(ply)?);
                let (before_press, readings) = now;
                (was.get(ply - first) != Some(&now)).then_some(NotedReadings { ply, before_press, readings })
            })
            .collect();
        let after = self.clock.chessclock.state();
        (after != clocks || !noted.is_empty()).then_some(TimeAfter { clocks: after, noted })
    }

    /// Applies an event of a record with what it left on the clocks then; without that, the clocks are computed.
    pub fn apply_recorded(&mut self, at: Moment, event: &Event, time: Option<&TimeAfter>) {
        self.apply(at, event);
        if let Some(TimeAfter { clocks, noted }) = time {
            self.clock.chessclock.put(clocks);
            for NotedReadings { ply, before_press, readings } in noted {
                self.moves.note_readings(*ply, [*before_press, *readings]);
            }
        }
    }

    /// The first half-move whose readings that event, which is about to be applied, can change.
    fn first_ply_noted_by(&self, event: &Event) -> usize {
        match event {
            // The last of either player: a press may complete the move before a reply.
            Event::Move(MoveEvent::MoveMade { .. } | MoveEvent::MoveCompleted { .. }) => {
                self.line().len().saturating_sub(2)
            }
            Event::Records(RecordsEvent::LineReplaced { from, .. }) => *from,
            Event::Clock(ClockEvent::TimeControlsSet { .. }) => 0,
            Event::Move(_)
            | Event::Clock(_)
            | Event::Records(_)
            | Event::Case(_)
            | Event::Irregularity(_)
            | Event::Claim(_)
            | Event::Adjournment(_)
            | Event::Game(_)
            | Event::Pin(_)
            | Event::Conduct(_) => usize::MAX,
        }
    }
}
