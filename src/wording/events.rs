//! What happened, in words: each event has its sentence, or a reason to be silent.

use shakmaty::Color;

use super::Wording;
use super::kind::UtteranceKind;
use super::language::{Verbosity, visible};
use super::messages::Argument;
use super::sentence::{Audience, MoveText, Phrase, Texts, Urgency, Utterance, begun_like, ear_of, with_moves};
use crate::game::Game;
use crate::game::adjournment::event::AdjournmentEventKind;
use crate::game::cases::draw_claim::{ClaimEvent, ClaimEventKind};
use crate::game::cases::irregularity::IrregularityKind;
use crate::game::event::{
    CaseEventKind, ClockEvent, ClockEventKind, Event, EventKind, GameEventKind, MoveEvent, MoveEventKind, RecordsEvent,
    RecordsEventKind,
};
use crate::game::people::Actor;

/// With which other events an event comes whose sentences are enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EventContext {
    /// With the completion of a move: what the program executed and recorded is not said.
    completes: bool,
    /// With going back: `adjust` will confirm that the boards agree again.
    goes_back: bool,
    /// With the judgement of a claim: in brief that is all that is said.
    judges_a_claim: bool,
}

impl EventContext {
    /// The context of events that belong together.
    pub fn of<'a>(events: impl Iterator<Item = &'a Event>) -> EventContext {
        let mut context = EventContext::default();
        for event in events {
            if let Event::Move(MoveEvent::MoveMade { .. } | MoveEvent::MoveCompleted { .. }) = event {
                context.completes = true;
            } else if let Event::Records(RecordsEvent::Retraced { .. }) = event {
                context.goes_back = true;
            } else if let Event::Claim(ClaimEvent::DrawClaimJudged { .. }) = event {
                context.judges_a_claim = true;
            }
        }
        context
    }
}

/// Events as urgent as the announcement of a move, for the whole room. As notices they would be said after the next
/// move.
const ANNOUNCEMENTS: [EventKind; 12] = [
    EventKind::Move(MoveEventKind::MoveAnnounced),
    EventKind::Move(MoveEventKind::AnnouncementCorrected),
    EventKind::Move(MoveEventKind::RepetitionDiffered),
    EventKind::Records(RecordsEventKind::BoardLost),
    EventKind::Case(CaseEventKind::DrawOffered),
    EventKind::Claim(ClaimEventKind::DrawClaimed),
    EventKind::Claim(ClaimEventKind::QuickplayClaimed),
    EventKind::Claim(ClaimEventKind::QuickplayClaimedWithoutArbiter),
    EventKind::Claim(ClaimEventKind::IncrementRequested),
    EventKind::Adjournment(AdjournmentEventKind::SealRequired),
    EventKind::Adjournment(AdjournmentEventKind::GameResumed),
    EventKind::Game(GameEventKind::PlayBegun),
];

/// Events of which the arbiter alone is notified.
const FOR_THE_ARBITER: [EventKind; 28] = [
    EventKind::Move(MoveEventKind::PiecesTouched),
    EventKind::Move(MoveEventKind::TouchDisregarded),
    EventKind::Move(MoveEventKind::MoveImpossible),
    EventKind::Clock(ClockEventKind::PeriodSet),
    EventKind::Clock(ClockEventKind::CounterSet),
    EventKind::Clock(ClockEventKind::DefaultTimePassed),
    EventKind::Records(RecordsEventKind::Executed),
    EventKind::Records(RecordsEventKind::Recorded),
    EventKind::Records(RecordsEventKind::Struck),
    EventKind::Records(RecordsEventKind::StrikeDue),
    EventKind::Records(RecordsEventKind::EntryCorrectionDue),
    EventKind::Records(RecordsEventKind::EntryWriteInDue),
    EventKind::Records(RecordsEventKind::EntryStrikeDue),
    EventKind::Records(RecordsEventKind::ExchangeDue),
    EventKind::Records(RecordsEventKind::EntryCorrected),
    EventKind::Records(RecordsEventKind::EntryStruck),
    EventKind::Records(RecordsEventKind::SheetCorrected),
    EventKind::Records(RecordsEventKind::LineReplaced),
    EventKind::Records(RecordsEventKind::BoardsDiffered),
    EventKind::Records(RecordsEventKind::HalfMoveCounted),
    EventKind::Records(RecordsEventKind::BoardsAgreed),
    EventKind::Records(RecordsEventKind::SheetsDiffered),
    EventKind::Records(RecordsEventKind::SheetsAgreed),
    EventKind::Case(CaseEventKind::IllegalMovesSet),
    EventKind::Case(CaseEventKind::RulingPostponed),
    EventKind::Irregularity(IrregularityKind::ClaimedMoveFound),
    EventKind::Game(GameEventKind::TableSet),
    EventKind::Game(GameEventKind::NoteWritten),
];

/// Events that the program finds by itself, caused by any of the players.
const FOUND_BY_THE_PROGRAM: [EventKind; 5] = [
    EventKind::Move(MoveEventKind::MoveImpossible),
    EventKind::Records(RecordsEventKind::BoardsDiffered),
    EventKind::Records(RecordsEventKind::BoardsAgreed),
    EventKind::Records(RecordsEventKind::SheetsDiffered),
    EventKind::Records(RecordsEventKind::SheetsAgreed),
];

/// An utterance without its sentence: for whom it is, how urgent it is, who caused it, what kind it is.
#[derive(Clone, Copy)]
pub(super) struct Delivery {
    pub to: Audience,
    pub urgency: Urgency,
    pub by: Actor,
    pub kind: UtteranceKind,
}

impl Delivery {
    /// The delivery of the sentence of an event: as a notice for the whole room unless a table names it.
    fn of_event(by: Actor, event: EventKind) -> Delivery {
        let kind = UtteranceKind::Event(event);
        let by = if FOUND_BY_THE_PROGRAM.contains(&event) { Actor::Program } else { by };
        if ANNOUNCEMENTS.contains(&event) {
            Delivery { to: Audience::Room, urgency: Urgency::Announcement, by, kind }
        } else if FOR_THE_ARBITER.contains(&event) {
            Delivery::to_arbiter(by, kind)
        } else if let EventKind::Pin(_) = event {
            Delivery { to: Audience::Arbiter, urgency: Urgency::Answer, by, kind }
        } else {
            Delivery::to_room(by, kind)
        }
    }

    /// An answer to the person who spoke.
    pub fn answer(by: Actor, kind: UtteranceKind) -> Delivery {
        Delivery { to: ear_of(by), urgency: Urgency::Answer, by, kind }
    }

    /// The instruction to a player who has to put the board or the scoresheet right.
    pub fn instruction(owner: Color, by: Actor) -> Delivery {
        Delivery { to: Audience::Player(owner), urgency: Urgency::Answer, by, kind: UtteranceKind::Instruction }
    }

    /// A notice for the whole room.
    pub fn to_room(by: Actor, kind: UtteranceKind) -> Delivery {
        Delivery { to: Audience::Room, urgency: Urgency::Notice, by, kind }
    }

    /// A notice of the program for the whole room.
    pub fn notice(kind: UtteranceKind) -> Delivery {
        Delivery::to_room(Actor::Program, kind)
    }

    /// A notice for the arbiter alone.
    pub fn to_arbiter(by: Actor, kind: UtteranceKind) -> Delivery {
        Delivery { to: Audience::Arbiter, urgency: Urgency::Notice, by, kind }
    }

    /// A notice for the arbiter of what the program found.
    pub fn found(kind: UtteranceKind) -> Delivery {
        Delivery::to_arbiter(Actor::Program, kind)
    }
}

impl Wording {
    /// The sentence for an event that happens to `game` now, before it is applied.
    pub fn event(&self, game: &Game, by: Actor, event: &Event, context: EventContext) -> Option<Utterance> {
        let is_brief = self.verbosity == Verbosity::Brief;
        let is_silent = context.completes && is_part_of_a_completion(event)
            || context.goes_back && matches!(event, Event::Records(RecordsEvent::BoardsAgreed))
            || context.goes_back && is_brief && matches!(event, Event::Clock(ClockEvent::ClocksSet { .. }))
            || context.judges_a_claim && is_brief && is_part_of_a_claim(event);
        if is_silent {
            return None;
        }
        let delivery = Delivery::of_event(by, event.kind());
        match event {
            Event::Move(event) => self.move_event(game, delivery, event),
            Event::Clock(event) => self.clock_event(game, delivery, event),
            Event::Records(event) => self.records_event(game, delivery, event),
            Event::Case(event) => self.case_event(game, delivery, event),
            Event::Irregularity(irregularity) => self.irregularity(game, delivery, *irregularity),
            Event::Claim(event) => self.claim(game, delivery, event),
            Event::Adjournment(event) => self.adjournment_event(game, delivery, event),
            Event::Game(event) => self.game_event(game, delivery, event),
            Event::Pin(event) => self.pin_event(delivery, event),
            Event::Conduct(event) => self.conduct_event(game, delivery, event),
        }
    }

    /// The sentence of the event that is delivered: the message named after its kind.
    pub(super) fn utter_event(&self, delivery: Delivery, variables: &[(&str, &dyn Argument)]) -> Utterance {
        self.utter(delivery, self.event_text(delivery, variables))
    }

    /// The text of the event that is delivered: the message named after its kind.
    pub(super) fn event_text(&self, delivery: Delivery, variables: &[(&str, &dyn Argument)]) -> String {
        self.messages.fill(&delivery.kind.name().replace('_', "-"), variables)
    }

    /// A sentence with moves in it.
    pub(super) fn utter_moves(
        &self,
        delivery: Delivery,
        moves: &[MoveText],
        sentence: impl Fn(&[&str]) -> String,
    ) -> Utterance {
        let Texts { printed, read, spoken } = with_moves(self.language(), moves, sentence);
        let printed = visible(&printed).into_owned();
        let in_words = |text: &str| self.with_articles_in_words(&visible(text));
        let read = begun_like(&printed, in_words(&read));
        let spoken = spoken.into_iter().map(|phrase| Phrase { text: in_words(&phrase.text), ..phrase }).collect();
        let Delivery { to, urgency, by, kind } = delivery;
        Utterance { to, urgency, by, kind, printed, read, spoken, number: None }
    }
}

/// Whether the sentence for the completion of a move makes that of this event superfluous.
fn is_part_of_a_completion(event: &Event) -> bool {
    matches!(
        event,
        Event::Move(MoveEvent::MoveRepeated { .. })
            | Event::Records(RecordsEvent::Executed { .. } | RecordsEvent::Recorded { .. })
    )
}

/// Whether the sentence for the judgement of a claim makes that of this event superfluous.
fn is_part_of_a_claim(event: &Event) -> bool {
    matches!(
        event,
        Event::Claim(ClaimEvent::DrawClaimed { .. })
            | Event::Clock(ClockEvent::ClocksStopped { .. } | ClockEvent::TimeAdded { .. })
            | Event::Records(RecordsEvent::Recorded { .. })
    )
}
