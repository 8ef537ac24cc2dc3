//! Adjournment (Guidelines I): who seals, what is written on the envelope, and how the game is resumed. The sealed move
//! is not known here before the envelope is opened.

pub mod command;
pub mod event;
pub mod sealed_move;

use shakmaty::Color;

use crate::game::adjournment::event::AdjournmentEvent;
use crate::game::adjournment::sealed_move::{Envelope, Sealing};
use crate::game::clock::Attendance;
use crate::game::clock::display::PauseReason;
use crate::game::clock::moment::{Moment, Span};
use crate::game::command::AdjournmentCommand;
use crate::game::draft::{Decided, Draft};
use crate::game::event::{ClockEvent, Event, MoveEvent};
use crate::game::laws::result::{GameResult, Reason};
use crate::game::moves::in_hand::{Announcement, AutoComplete};
use crate::game::people::Actor;
use crate::game::records::scoresheet::{Meaning, SheetEntry};
use crate::game::refusal::Refusal;
use crate::game::{Game, Stage};

/// The state of adjournments.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Adjournment {
    sealing: Sealing,
    envelope: Option<Envelope>,
    /// When the session ends, if that was announced (I.14).
    session_ends: Option<Moment>,
    /// When this session began.
    session_began: Moment,
    /// Date, time and venue of the resumption, as the arbiter wrote them.
    resumption: String,
    /// The half-move, as a ply from 0, that was sealed and opened last: its player executes it after that (I.7).
    opened: Option<usize>,
    /// Whether a move was sealed that is not known any more, because the program ended before it was in an envelope.
    is_forgotten: bool,
    /// Whether the game was resumed since it was adjourned, so that a reply may be sealed for an absent player.
    has_resumed: bool,
}

impl Adjournment {
    /// The state of the sealing.
    pub fn sealing(&self) -> Sealing {
        self.sealing
    }

    /// The envelope, if there is one.
    pub fn envelope(&self) -> Option<&Envelope> {
        self.envelope.as_ref()
    }

    /// Whether the sealed move is in an envelope that is still to be closed with a passphrase.
    pub fn is_envelope_open(&self) -> bool {
        let waits = |envelope: &Envelope| envelope.awaits_passphrase && envelope.letter.is_none();
        !self.is_forgotten && self.envelope.as_ref().is_some_and(waits)
    }

    /// Date, time and venue of the resumption, as the arbiter wrote them.
    pub fn resumption(&self) -> &str {
        &self.resumption
    }
}

impl Game {
    /// The state of adjournments.
    pub fn adjournment(&self) -> &Adjournment {
        &self.adjournment
    }

    /// Whether this is a session in which an adjourned game goes on.
    pub fn has_resumed(&self) -> bool {
        self.adjournment.has_resumed
    }

    /// Whether the game is adjourned and its next session has not begun.
    pub(in crate::game) fn is_between_sessions(&self) -> bool {
        self.adjournment.envelope.is_some() && !self.has_resumed()
    }

    /// The player who must seal, or has sealed and may still change the move.
    pub fn sealer(&self) -> Option<Color> {
        match self.adjournment.sealing {
            Sealing::Required { by } | Sealing::Written { by } => Some(by),
            Sealing::Nothing | Sealing::Adjourned | Sealing::Resumed | Sealing::ReplySealed | Sealing::Unknown => None,
        }
    }

    /// Who has sealed a move that is not known any more and must be sealed again.
    pub fn seals_again(&self) -> Option<Color> {
        let envelope = self.adjournment.envelope.as_ref().map(|envelope| envelope.by);
        envelope.or(self.sealer()).filter(|_| self.adjournment.is_forgotten)
    }

    /// Whether a move is written for an envelope, or in one that is not opened.
    pub(in crate::game) fn is_move_sealed(&self) -> bool {
        !matches!(self.adjournment.sealing, Sealing::Nothing | Sealing::Required { .. })
    }

    /// Whether the half-move at that ply, from 0, was sealed: its player could not execute it before the envelope was
    /// opened.
    pub(in crate::game) fn was_sealed(&self, ply: usize) -> bool {
        self.adjournment.opened == Some(ply)
    }

    /// Whose clock runs while an envelope waits to be opened: that of the player who must reply, or for whom a reply
    /// waits (I.9.2, I.9.3).
    pub(in crate::game) fn awaited_at_the_envelope(&self) -> Option<Color> {
        self.adjournment.envelope.as_ref().map(|envelope| !envelope.by)
    }

    pub(in crate::game) fn decide_adjournment(&self, at: Moment, by: Actor, command: AdjournmentCommand) -> Decided {
        if let AdjournmentCommand::SetResumption(text) = command {
            return Ok(vec![Event::Adjournment(AdjournmentEvent::ResumptionSet { text })]);
        }
        let is_agreed_before =
            matches!(command, AdjournmentCommand::Adjourn(Some(_))) && self.stage() == Stage::BeforePlay;
        if !is_agreed_before {
            self.in_play()?;
        }
        match command {
            AdjournmentCommand::Adjourn(None) => self.decide_adjourning(at, by),
            AdjournmentCommand::Adjourn(Some(length)) => {
                let ends = self.adjournment.session_began.plus(length);
                if ends <= at && !is_agreed_before || by != Actor::Arbiter {
                    return Err(Refusal::NotATime);
                }
                Ok(vec![Event::Adjournment(AdjournmentEvent::SessionAnnounced { ends })])
            }
            AdjournmentCommand::Seal(_) => {
                let by = self.may_seal()?;
                Ok(vec![Event::Adjournment(AdjournmentEvent::MoveSealed { by })])
            }
            AdjournmentCommand::LoseEnvelope => match self.adjournment.sealing {
                Sealing::Adjourned | Sealing::Resumed | Sealing::ReplySealed => {
                    Ok(vec![Event::Adjournment(AdjournmentEvent::EnvelopeLost)])
                }
                Sealing::Nothing | Sealing::Required { .. } | Sealing::Written { .. } | Sealing::Unknown => {
                    Err(Refusal::NoEnvelope)
                }
            },
            AdjournmentCommand::Reopen => self.decide_resuming(at),
            AdjournmentCommand::Open(entry) => {
                self.may_open()?;
                Ok(entry.map_or_else(Vec::new, |entry| self.decide_opening(at, entry)))
            }
            AdjournmentCommand::Establish(entry) => match self.adjournment.sealing {
                Sealing::Unknown => Ok(self.decide_opening(at, entry)),
                Sealing::Nothing | Sealing::Required { .. } | Sealing::Written { .. } => Err(Refusal::NoEnvelope),
                Sealing::Adjourned | Sealing::Resumed | Sealing::ReplySealed => Err(Refusal::EnvelopeNotOpened),
            },
            // Decided above: it is allowed at any time.
            AdjournmentCommand::SetResumption(_) => Ok(Vec::new()),
        }
    }

    pub(in crate::game) fn apply_adjournment(&mut self, at: Moment, event: &AdjournmentEvent) {
        match event {
            AdjournmentEvent::SessionAnnounced { ends } => self.adjournment.session_ends = Some(*ends),
            AdjournmentEvent::SealRequired { by } => self.adjournment.sealing = Sealing::Required { by: *by },
            AdjournmentEvent::MoveSealed { by } => {
                self.adjournment.is_forgotten = false;
                if self.adjournment.envelope.is_none() {
                    self.adjournment.sealing = Sealing::Written { by: *by };
                }
            }
            AdjournmentEvent::GameAdjourned { by, awaits_passphrase } => {
                self.close_envelope(at, *by, *awaits_passphrase);
                self.adjournment.sealing = Sealing::Adjourned;
                self.adjournment.session_ends = None;
                self.adjournment.has_resumed = false;
            }
            AdjournmentEvent::ReplySealed { by, awaits_passphrase } => {
                self.close_envelope(at, *by, *awaits_passphrase);
                self.adjournment.sealing = Sealing::ReplySealed;
                self.clock.start(!*by, at);
            }
            AdjournmentEvent::EnvelopeClosed { letter } => {
                if let Some(envelope) = &mut self.adjournment.envelope {
                    envelope.letter = Some(letter.clone());
                }
            }
            AdjournmentEvent::ResumptionSet { text } => self.adjournment.resumption.clone_from(text),
            AdjournmentEvent::GameResumed => {
                self.adjournment.sealing = match self.adjournment.sealing {
                    Sealing::Unknown => Sealing::Unknown,
                    Sealing::Nothing
                    | Sealing::Required { .. }
                    | Sealing::Written { .. }
                    | Sealing::Adjourned
                    | Sealing::Resumed
                    | Sealing::ReplySealed => Sealing::Resumed,
                };
                self.adjournment.session_began = at;
                self.adjournment.has_resumed = true;
                self.clock.begin_session(at);
            }
            AdjournmentEvent::EnvelopeLost => {
                self.adjournment.sealing = Sealing::Unknown;
                self.adjournment.is_forgotten = false;
            }
            AdjournmentEvent::EnvelopeOpened { entry } => self.open_envelope(at, entry),
        }
    }

    /// The sealed move was only in memory: after a restart it must be sealed again.
    pub(in crate::game) fn forget_what_was_sealed(&mut self) {
        if let Sealing::Written { by } = self.adjournment.sealing {
            self.adjournment.sealing = Sealing::Required { by };
            self.adjournment.is_forgotten = true;
        }
        let is_sealed = match self.adjournment.sealing {
            Sealing::Adjourned | Sealing::Resumed | Sealing::ReplySealed => true,
            Sealing::Nothing | Sealing::Required { .. } | Sealing::Written { .. } | Sealing::Unknown => false,
        };
        let has_letter = self.adjournment.envelope.as_ref().is_none_or(|envelope| envelope.letter.is_some());
        self.adjournment.is_forgotten |= is_sealed && !has_letter;
    }

    pub(in crate::game) fn begin_session(&mut self, at: Moment) {
        // An end that was announced before play counts from its beginning.
        if let Some(ends) = &mut self.adjournment.session_ends {
            *ends = at.plus(ends.since(self.adjournment.session_began));
        }
        self.adjournment.session_began = at;
    }

    /// Refuses an announcement if an adjournment prevents it.
    pub(in crate::game) fn sealing_goes_first(&self) -> Result<(), Refusal> {
        self.is_known()?;
        match self.adjournment.sealing {
            Sealing::Nothing => Ok(()),
            Sealing::Required { by } | Sealing::Written { by } => Err(Refusal::MoveIsSealed { by }),
            Sealing::Adjourned => Err(Refusal::Adjourned),
            Sealing::Resumed | Sealing::ReplySealed | Sealing::Unknown => Err(Refusal::EnvelopeNotOpened),
        }
    }

    /// The clock is stopped by the sealer or the arbiter: the envelope is closed with it (I.1.1).
    pub(in crate::game) fn stopped_by_sealing(&self, at: Moment) -> Option<Vec<Event>> {
        let Sealing::Written { by } = self.adjournment.sealing else { return None };
        let mut draft = Draft::of(self, at);
        if self.is_reply_to_seal(by) {
            draft.push(Event::Adjournment(AdjournmentEvent::ReplySealed { by, awaits_passphrase: false }));
            return Some(draft.events);
        }
        // A player who adjourns early is charged until the end of the session (I.1.2).
        let rest = self.adjournment.session_ends.map(|ends| ends.since(at)).filter(|rest| *rest > Span::ZERO);
        if let (Some(rest), Some(left)) = (rest, self.clock().remaining(by, at)) {
            let span = rest.min(left);
            draft.push(Event::Clock(ClockEvent::TimeTaken { from: by, span, case: None, words: String::new() }));
        }
        draft.push(Event::Clock(ClockEvent::ClocksStopped { reason: PauseReason::Adjourned }));
        draft.push(Event::Adjournment(AdjournmentEvent::GameAdjourned { by, awaits_passphrase: false }));
        Some(draft.events)
    }

    /// The event at the announced end of the session, if no half-move is in hand (I.1.1).
    pub(in crate::game) fn decide_session_end(&self, at: Moment) -> Option<Event> {
        let by = self.to_move();
        let due = self.session_deadline().is_some_and(|ends| ends <= at);
        due.then_some(Event::Adjournment(AdjournmentEvent::SealRequired { by }))
    }

    /// When the announced session ends, if a move is still to be sealed then.
    pub(in crate::game) fn session_deadline(&self) -> Option<Moment> {
        let is_free = self.adjournment.sealing == Sealing::Nothing && self.in_hand().announcement.is_none();
        self.adjournment.session_ends.filter(|_| is_free)
    }

    fn decide_adjourning(&self, at: Moment, by: Actor) -> Decided {
        let to_move = self.to_move();
        if let Some(announcement) = &self.in_hand().announcement {
            return Err(Refusal::NotCompleted { announced: announcement.half_move });
        }
        if self.adjournment.sealing != Sealing::Nothing {
            return self.sealing_goes_first().map(|()| Vec::new());
        }
        if by.side().is_some_and(|side| side != to_move) {
            return Err(Refusal::NotYourMove { to_move });
        }
        // The time in which a player seals is that player's own (I.1.1).
        let mut events = match self.clock().running() {
            Some(_) => Vec::new(),
            None if by == Actor::Arbiter => self.decide_start(at)?,
            None => return Err(Refusal::ClocksStopped),
        };
        events.push(Event::Adjournment(AdjournmentEvent::SealRequired { by: to_move }));
        Ok(self.decide_with_comparison(at, events))
    }

    /// Who may seal now.
    fn may_seal(&self) -> Result<Color, Refusal> {
        let to_move = self.to_move();
        match (self.adjournment.sealing, &self.adjournment.envelope) {
            (Sealing::Required { by } | Sealing::Written { by }, _) => Ok(by),
            (Sealing::Adjourned | Sealing::Resumed | Sealing::ReplySealed, Some(envelope))
                if self.adjournment.is_forgotten =>
            {
                Ok(envelope.by)
            }
            (Sealing::Nothing, _) if self.is_reply_to_seal(to_move) => Ok(to_move),
            (Sealing::Nothing, _) => Err(Refusal::NothingToSeal),
            (Sealing::Adjourned | Sealing::Resumed | Sealing::ReplySealed | Sealing::Unknown, _) => {
                Err(Refusal::TooLateToSeal)
            }
        }
    }

    /// Whether that player may seal a reply, because the opponent who sealed is absent (I.9.3).
    fn is_reply_to_seal(&self, by: Color) -> bool {
        let is_away = self.attendance(!by) != Attendance::Present;
        self.has_resumed() && is_away && self.to_move() == by
    }
}

impl Game {
    /// The game is resumed; the clock of the awaited player runs if that player is absent.
    pub(super) fn decide_resuming(&self, at: Moment) -> Decided {
        self.is_known()?;
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
    /// waits (I.7, I.9.3); if that player has lost by arriving too late, to see whether the sealed move ended the game
    /// (I.10).
    pub(super) fn may_open(&self) -> Result<(), Refusal> {
        self.is_known()?;
        match self.adjournment.sealing {
            Sealing::Nothing | Sealing::Required { .. } | Sealing::Written { .. } => return Err(Refusal::NoEnvelope),
            Sealing::Adjourned => return Err(Refusal::Adjourned),
            Sealing::Unknown => return Err(Refusal::MoveUnknown),
            Sealing::Resumed | Sealing::ReplySealed => {}
        }
        match self.awaited_at_the_envelope() {
            Some(awaited) if self.attendance(awaited) == Attendance::Absent => {
                Err(Refusal::ReplierAbsent { of: awaited })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Refuses what would go on without a sealed move that is not known any more.
    pub(in crate::game) fn is_known(&self) -> Result<(), Refusal> {
        self.seals_again().map_or(Ok(()), |by| Err(Refusal::SealedMoveForgotten { by }))
    }

    /// The envelope is opened: the move is made on the boards and the other clock started. A text that is not a legal
    /// move loses (I.8); an unreadable one is left to the arbiter.
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
            // A draw if the opponent cannot checkmate (I.8, 6.9).
            let lost = self.result_if_lost(by, Reason::SealedMove);
            draft.push(Event::ended(lost.unwrap_or(GameResult::won_by(!by, Reason::SealedMove))));
            return draft.events;
        };
        let announcement =
            Announcement { by, half_move, text: entry.text, draw_offer: entry.draw_offer, said_by: None };
        draft.decline_offer_to(by);
        draft.push(Event::Move(MoveEvent::MoveAnnounced(announcement)));
        draft.game.decide_disregarded_touch(half_move).into_iter().for_each(|event| draft.push(event));
        if let Some(result) = draft.game.result_of_making(half_move) {
            draft.decide_made();
            draft.push(Event::ended(result));
            return draft.events;
        }
        draft.game.decide_automatic_records(AutoComplete::Records).into_iter().for_each(|event| draft.push(event));
        draft.push(Event::Move(MoveEvent::MoveCompleted { by, heard: None }));
        draft.compare();
        draft.push(Event::Clock(ClockEvent::ClocksStarted));
        draft.events
    }

    /// Closes the envelope, with the times on it.
    pub(super) fn close_envelope(&mut self, at: Moment, by: Color, awaits_passphrase: bool) {
        let readings = self.clock().readings(at);
        self.adjournment.envelope = Some(Envelope {
            by,
            ply: self.line().len(),
            used: readings.as_ref().map(|reading| reading.used),
            remaining: readings.as_ref().map(|reading| reading.remaining),
            offer: self.offer(),
            letter: None,
            awaits_passphrase,
        });
    }

    /// Stops the clock that ran for the awaited player, and gives it back to the player whose move it was.
    pub(super) fn open_envelope(&mut self, at: Moment, entry: &SheetEntry) {
        let Some(by) = self.adjournment.envelope.as_ref().map(|envelope| envelope.by) else { return };
        self.adjournment.opened = Some(self.line().len());
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
