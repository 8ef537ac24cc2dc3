//! The arbiter's report: the whole record of a game in order, with who and when, and what was struck.

use shakmaty::Color;

use super::Wording;
use super::events::EventContext;
use super::language::name;
use super::numbered_moves::numbered;
use super::sentence::{Audience, Utterance};
use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::game::clock::time_after::TimeAfter;
use crate::game::event::{Event, RecordsEvent};
use crate::game::people::Actor;

impl Wording {
    /// A line for everything that was announced, repeated, executed, recorded, found and ruled, in order, and
    /// then what was struck from either scoresheet; before that, what the event agreed on. `game` is as it was before the first of the events.
    pub fn report<'a>(
        &self,
        mut game: Game,
        record: impl IntoIterator<Item = (Moment, Actor, &'a Event, Option<&'a TimeAfter>)>,
    ) -> Vec<String> {
        // A game of an event begins with the event and what it agreed on.
        let is_of_an_event = game.terms().tags.iter().any(|(name, _)| name == "Event");
        let mut lines = if is_of_an_event { self.terms_explained(game.terms()) } else { Vec::new() };
        let mut record = record.into_iter().peekable();
        while let Some((at, by, event, time)) = record.next() {
            let mut said: Vec<Utterance> = self.event(&game, by, event, EventContext::Alone).into_iter().collect();
            said.extend(self.instructions(&game, by, event));
            said.extend(self.differences(event));
            game.apply_recorded(at, event, time);
            let more_found = record.peek().is_some_and(|(_, _, next, _)| is_found(next));
            if is_found(event) && !more_found {
                said.extend(self.proposal(&game));
            }
            lines.extend(said.into_iter().map(|utterance| self.reported(at, utterance)));
        }
        lines.extend(Color::ALL.into_iter().filter_map(|sheet| self.struck_from(&game, sheet)));
        lines
    }

    fn reported(&self, at: Moment, utterance: Utterance) -> String {
        let (time, sentence) = (at.to_string(), utterance.printed);
        match utterance.to {
            Audience::Player(color) => self
                .messages
                .fill("report-private", &[("time", &time), ("color", &name(color)), ("sentence", &sentence)]),
            Audience::Room | Audience::Arbiter => self
                .messages
                .fill("report-line", &[("time", &time), ("who", &self.actor(utterance.by)), ("sentence", &sentence)]),
        }
    }

    fn struck_from(&self, game: &Game, sheet: Color) -> Option<String> {
        let struck = &game.sheet(sheet).struck;
        let texts: Vec<String> = struck.iter().map(|(ply, entry)| numbered(game, *ply, &entry.text)).collect();
        (!texts.is_empty())
            .then(|| self.messages.fill("report-struck", &[("color", &name(sheet)), ("entries", &texts.join(" "))]))
    }
}

fn is_found(event: &Event) -> bool {
    matches!(
        event,
        Event::Records(RecordsEvent::BoardsDiffered { .. }) | Event::Records(RecordsEvent::SheetsParted { .. })
    )
}
