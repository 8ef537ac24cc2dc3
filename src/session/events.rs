//! What happens at the table: put into words, applied, and on disk before anything of it is returned.

use super::{Outcome, Session};
use crate::game::Game;
use crate::game::adjournment::event::AdjournmentEvent;
use crate::game::clock::moment::Moment;
use crate::game::event::{ClockEvent, Event, GameEvent, RecordsEvent};
use crate::game::people::Actor;
use crate::time::Stamp;
use crate::wording::EventContext;

impl Session {
    /// Applies what was decided and records it. Returns what there is to be heard: what is wrong with the record first.
    pub(super) fn happened(&mut self, stamp: Stamp, by: Actor, mut events: Vec<Event>) -> Outcome {
        self.write_entries(stamp.at, &mut events);
        self.history.end_walks();
        self.repeats.end();
        let (mut said, mut records) = (Vec::new(), Vec::new());
        let context = EventContext::of(events.iter());
        let before = events.iter().any(|event| changes_sheets(by, event)).then(|| self.game.clone());
        for event in &events {
            said.extend(self.wording.event(&self.game, by, event, context));
            said.extend(self.wording.instructions(&self.game, by, event));
            said.extend(self.wording.differences(event));
            records.extend(self.apply(stamp, by, event));
        }
        let troubles = self.write(&records);
        said.splice(..0, troubles);
        for event in &events {
            said.extend(self.wording.times_of_what_was_found_later(&self.game, event, stamp.at));
        }
        if let Some(before) = before {
            said.extend(self.wording.sheet_instructions(&before, &self.game, by));
        }
        let matters = |event: &Event| {
            matches!(
                event,
                Event::Records(RecordsEvent::BoardsDiffered { .. })
                    | Event::Records(RecordsEvent::SheetsParted { .. })
                    | Event::Clock(ClockEvent::ClocksStopped { .. })
            )
        };
        let is_correcting = |event: &Event| matches!(event, Event::Records(RecordsEvent::BoardCorrectionDue { .. }));
        if self.game.has_differences() && events.iter().any(matters) && !events.iter().any(is_correcting) {
            said.extend(self.wording.proposal(&self.game));
        }
        if events.iter().any(|event| matches!(event, Event::Game(GameEvent::GameEnded { .. }))) {
            said.extend(self.record_words().map(|words| self.wording.record_words(&words)));
        }
        if events.iter().any(|event| matches!(event, Event::Adjournment(AdjournmentEvent::EnvelopeClosed { .. }))) {
            said.extend(self.record_words().map(|words| self.wording.record_words_at_adjournment(&words)));
        }
        Outcome { events, said: self.remembered(said) }
    }

    /// Writes what the ordinary flow records as the owner of the sheet would.
    fn write_entries(&self, at: Moment, events: &mut [Event]) {
        let mut ahead: Option<Game> = None;
        for event in events {
            if let Event::Records(RecordsEvent::Recorded { sheet, entry }) = event
                && entry.text.is_empty()
            {
                let game = ahead.as_ref().unwrap_or(&self.game);
                let in_hand = game.in_hand().announcement.is_some();
                let position = if in_hand { game.position().clone() } else { game.sheet_position(*sheet) };
                entry.text = self.wording.entry(game, &position, *sheet, entry);
            }
            let rewrites = matches!(
                event,
                Event::Records(RecordsEvent::Struck { .. })
                    | Event::Records(RecordsEvent::StrikeDue { .. })
                    | Event::Records(RecordsEvent::Retraced { .. })
                    | Event::Records(RecordsEvent::LineReplaced { .. })
            );
            if ahead.is_some() || rewrites {
                ahead.get_or_insert_with(|| self.game.clone()).apply(at, event);
            }
        }
    }
}

/// Whether an arbiter's word changes what counts as written on the scoresheets.
fn changes_sheets(by: Actor, event: &Event) -> bool {
    let changes = matches!(
        event,
        Event::Records(
            RecordsEvent::Retraced { .. }
                | RecordsEvent::LineReplaced { .. }
                | RecordsEvent::Struck { .. }
                | RecordsEvent::StrikeDue { .. }
        )
    );
    changes && by == Actor::Arbiter
}
