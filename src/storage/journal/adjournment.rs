//! Adjournments in the form on disk: of a sealed move only that there is one, and its letter, encrypted.

use super::events::EventDto;
use super::terms::WithoutMeaning;
use super::values::SealedEntryDto;
use crate::game::adjournment::event::AdjournmentEvent;
use crate::game::clock::moment::Moment;
use crate::game::event::Event;

impl From<&AdjournmentEvent> for EventDto {
    fn from(event: &AdjournmentEvent) -> EventDto {
        match event {
            AdjournmentEvent::SessionAnnounced { ends } => EventDto::SessionAnnounced { ends_ms: ends.0 },
            AdjournmentEvent::SealRequired { by } => EventDto::SealRequired { player: (*by).into() },
            AdjournmentEvent::MoveSealed { by } => EventDto::MoveSealed { player: (*by).into() },
            AdjournmentEvent::GameAdjourned { by } => EventDto::GameAdjourned { player: (*by).into() },
            AdjournmentEvent::ReplySealed { by } => EventDto::ReplySealed { player: (*by).into() },
            AdjournmentEvent::EnvelopeClosed { letter } => EventDto::EnvelopeClosed { letter: letter.clone() },
            AdjournmentEvent::ResumptionSet(text) => EventDto::ResumptionSet { text: text.clone() },
            AdjournmentEvent::GameResumed => EventDto::GameResumed {},
            AdjournmentEvent::EnvelopeOpened { entry } => EventDto::EnvelopeOpened(entry.into()),
            AdjournmentEvent::EnvelopeLost => EventDto::EnvelopeLost {},
        }
    }
}

/// The announced end of a session.
pub(super) fn session_announced(ends_ms: u64) -> Event {
    Event::Adjournment(AdjournmentEvent::SessionAnnounced { ends: Moment(ends_ms) })
}

/// What stood in the envelope.
pub(super) fn envelope_opened(dto: SealedEntryDto) -> Result<Event, WithoutMeaning> {
    let entry = dto.into_entry().ok_or(WithoutMeaning)?;
    Ok(Event::Adjournment(AdjournmentEvent::EnvelopeOpened { entry }))
}
