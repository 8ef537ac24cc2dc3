//! The envelope of an adjourned game: closed, waited for, opened (I.2, I.7 to I.10).

use shakmaty::Color;

use super::event::AdjournmentEvent;
use crate::game::Game;
use crate::game::adjournment::sealed_move::{Envelope, Sealing};
use crate::game::clock::Attendance;
use crate::game::clock::display::PauseReason;
use crate::game::clock::moment::Moment;
use crate::game::draft::{Decided, Draft};
use crate::game::event::{ClockEvent, Event, MoveEvent};
use crate::game::laws::result::{GameResult, Reason};
use crate::game::moves::Announcement;
use crate::game::moves::AutoComplete;
use crate::game::records::scoresheet::{Meaning, SheetEntry};
use crate::game::refusal::Refusal;

impl Game {
    /// The session in which the game is gone on with begins; the clock of whoever is awaited and not there runs.
    pub(super) fn decide_resuming(&self, at: Moment) -> Decided {
        match self.adjournment.sealing {
            Sealing::Adjourned | Sealing::Unknown => {}
            Sealing::Nothing | Sealing::Required { .. } | Sealing::Written { .. } => return Err(Refusal::NotAdjourned),
            Sealing::Resumed | Sealing::ReplySealed => return Err(Refusal::AlreadySaid),
        }
        let mut draft = Draft::of(self, at);
        draft.push(Event::Adjournment(AdjournmentEvent::GameResumed));
        let replier = self.awaited_at_the_envelope();
        if replier.is_some_and(|replier| self.attendance(replier) != Attendance::Present) {
            draft.push(Event::Clock(ClockEvent::ClocksStarted));
        }
        Ok(draft.events)
    }

    /// Whether the envelope may be opened: only in the presence of the player who must reply, or for whom the reply
    /// waits (I.7, I.9.3); where he has lost by coming too late, to see whether the sealed move ended the game (I.10).
    pub(super) fn may_open(&self) -> Result<(), Refusal> {
        match self.adjournment.sealing {
            Sealing::Nothing | Sealing::Required { .. } | Sealing::Written { .. } => return Err(Refusal::NoEnvelope),
            Sealing::Adjourned => return Err(Refusal::Adjourned),
            Sealing::Unknown => return Err(Refusal::MoveUnknown),
            Sealing::Resumed | Sealing::ReplySealed => {}
        }
        match (&self.adjournment.envelope, self.awaited_at_the_envelope()) {
            (Some(envelope), _) if envelope.is_empty => Err(Refusal::MoveUnknown),
            (_, Some(awaited)) if self.attendance(awaited) == Attendance::Absent => {
                Err(Refusal::ReplierAbsent { of: awaited })
            }
            _ => Ok(()),
        }
    }

    /// The envelope is opened: the move is made on the boards and the other clock started; what is no legal move loses
    /// (I.8), and what the program cannot read the arbiter establishes.
    pub(super) fn decide_opening(&self, at: Moment, entry: SheetEntry) -> Vec<Event> {
        let Some(by) = self.adjournment.envelope.as_ref().map(|envelope| envelope.by) else { return Vec::new() };
        let mut draft = Draft::of(self, at);
        draft.push(Event::Adjournment(AdjournmentEvent::EnvelopeOpened { entry: entry.clone() }));
        let legal: Vec<_> = match &entry.meaning {
            Meaning::Unreadable => return draft.events,
            Meaning::HalfMove(half_move) => vec![*half_move],
            Meaning::Ambiguous(several) => several.clone(),
        };
        let mut legal = legal.into_iter().filter(|half_move| half_move.legal_in(self.position()).is_some());
        let (Some(half_move), None) = (legal.next(), legal.next()) else {
            draft.push(Event::ended(GameResult::won_by(!by, Reason::SealedMove)));
            return draft.events;
        };
        let announcement = Announcement { by, half_move, text: entry.text, draw_offer: entry.draw_offer };
        draft.push(Event::Move(MoveEvent::MoveAnnounced(announcement)));
        if let Some(result) = draft.game.result_of_making(half_move) {
            draft.decide_made();
            draft.push(Event::ended(result));
            return draft.events;
        }
        draft.game.decide_automatic_records(AutoComplete::Records).into_iter().for_each(|event| draft.push(event));
        draft.push(Event::Move(MoveEvent::MoveCompleted { by }));
        draft.compare();
        draft.push(Event::Clock(ClockEvent::ClocksStarted));
        draft.events
    }

    /// What is written on the envelope when it is closed.
    pub(super) fn close_envelope(&mut self, at: Moment, by: Color) {
        let readings = self.clock().readings(at);
        self.adjournment.envelope = Some(Envelope {
            by,
            ply: self.line().len(),
            used: readings.as_ref().map(|reading| reading.used),
            remaining: readings.as_ref().map(|reading| reading.remaining),
            offer: self.offer(),
            letter: None,
            is_empty: false,
        });
    }

    /// The clock that ran for whoever was awaited stands, and is again that of the player whose move it was.
    pub(super) fn open_envelope(&mut self, at: Moment, entry: &SheetEntry) {
        let Some(by) = self.adjournment.envelope.as_ref().map(|envelope| envelope.by) else { return };
        let readings = self.clock().readings(at);
        self.clock.pause(PauseReason::Adjourned, at);
        self.clock.restore(readings, by, at);
        if entry.meaning == Meaning::Unreadable {
            self.adjournment.sealing = Sealing::Unknown;
        } else {
            self.adjournment.sealing = Sealing::Nothing;
            self.adjournment.envelope = None;
        }
    }
}
