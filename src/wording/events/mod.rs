//! What happened, in words: every event has its sentence, or a reason to be silent.

mod adjournment;
mod cases;
mod clocks;
mod conduct;
mod game;
mod moves;
mod records;

use super::Wording;
use super::kind::UtteranceKind;
use super::sentence::{Audience, MoveText, Phrase, Texts, Urgency, Utterance, with_moves};
use super::visible::visible;
use crate::game::Game;
use crate::game::cases::irregularity::Irregularity;
use crate::game::event::{Event, MoveEvent, RecordsEvent};
use crate::game::people::Actor;

pub(super) use conduct::wrong_start_name;
pub(super) use game::score_name;

/// Whether an event comes alone or as a part of one that says it all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventContext {
    Alone,
    /// Together with the completion of a move: what was fed by itself is not said.
    OfACompletion,
}

impl EventContext {
    /// The context of events that belong together.
    pub fn of<'a>(mut events: impl Iterator<Item = &'a Event>) -> EventContext {
        let completes = |event: &Event| {
            matches!(event, Event::Move(MoveEvent::MoveMade { .. }) | Event::Move(MoveEvent::MoveCompleted { .. }))
        };
        if events.any(completes) { EventContext::OfACompletion } else { EventContext::Alone }
    }
}

/// What an utterance is made of besides its sentence.
pub(super) struct Frame {
    pub to: Audience,
    pub urgency: Urgency,
    pub by: Actor,
    pub kind: UtteranceKind,
}

impl Frame {
    /// A notice for the whole room.
    pub fn to_room(by: Actor, kind: UtteranceKind) -> Frame {
        Frame { to: Audience::Room, urgency: Urgency::Notice, by, kind }
    }

    /// A notice for the arbiter alone.
    pub fn to_arbiter(by: Actor, kind: UtteranceKind) -> Frame {
        Frame { to: Audience::Arbiter, urgency: Urgency::Notice, by, kind }
    }

    /// A notice for the arbiter of what the program found.
    pub fn found(kind: UtteranceKind) -> Frame {
        Frame::to_arbiter(Actor::Program, kind)
    }

    /// The same, as urgent as the announcement of a move.
    pub fn into_announcement(self) -> Frame {
        Frame { urgency: Urgency::Announcement, ..self }
    }
}

impl Wording {
    /// The sentence for an event that happens to `game` now, before it is applied.
    pub fn event(&self, game: &Game, by: Actor, event: &Event, context: EventContext) -> Option<Utterance> {
        if context == EventContext::OfACompletion && is_part_of_a_completion(event) {
            return None;
        }
        match event {
            Event::Move(event) => self.move_event(game, by, event),
            Event::Clock(event) => self.clock_event(game, by, event),
            Event::Records(event) => self.records_event(game, by, event),
            Event::Case(event) => self.case_event(game, by, event),
            // It was said already that the touch was disregarded.
            Event::Irregularity(Irregularity::TouchMoveFound { .. }) => None,
            Event::Irregularity(irregularity) => {
                Some(self.irregularity(game, Frame::to_room(by, UtteranceKind::Irregularity), *irregularity))
            }
            Event::Claim(event) => self.claim(game, by, event),
            Event::Adjournment(event) => self.adjournment_event(game, by, event),
            Event::Game(event) => self.game_event(game, by, event),
            Event::Pin(event) => self.pin_event(by, event),
            Event::Conduct(event) => self.conduct_event(game, by, event),
        }
    }

    /// A sentence with moves in it.
    pub(super) fn utter_moves(
        &self,
        frame: Frame,
        moves: &[MoveText],
        sentence: impl Fn(&[&str]) -> String,
    ) -> Utterance {
        let Texts { printed, read, spoken } = with_moves(self.language(), moves, sentence);
        let printed = visible(&printed).into_owned();
        let in_words = |text: &str| self.with_articles_in_words(&visible(text));
        let read = in_words(&read);
        let spoken = spoken.into_iter().map(|phrase| Phrase { text: in_words(&phrase.text), ..phrase }).collect();
        let Frame { to, urgency, by, kind } = frame;
        Utterance { to, urgency, by, kind, printed, read, spoken }
    }
}

/// Whether that is said with the completion of a move where both come together.
fn is_part_of_a_completion(event: &Event) -> bool {
    matches!(
        event,
        Event::Move(MoveEvent::MoveRepeated { .. })
            | Event::Records(RecordsEvent::Executed { .. } | RecordsEvent::Recorded { .. })
    )
}
