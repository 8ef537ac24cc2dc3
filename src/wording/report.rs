//! What an arbiter reads of a game afterwards: one page with what happened out of the ordinary, or all of it.

use shakmaty::{ByColor, Color};

use super::Wording;
use super::events::{Delivery, EventContext};
use super::kind::UtteranceKind;
use super::language::name;
use super::library::Paper;
use super::moves::numbered;
use super::sentence::{Audience, Utterance};
use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::game::clock::time_after::TimeAfter;
use crate::game::event::{ClockEvent, Event, EventKind, GameEvent, GameEventKind, MoveEvent, RecordsEvent};
use crate::game::half_move::HalfMove;
use crate::game::people::Actor;
use crate::game::records::boards::Source;

/// One line of a record.
#[derive(Clone, Copy, Debug)]
pub struct Recorded<'a> {
    pub at: Moment,
    pub by: Actor,
    /// What brought it about, if nobody typed it.
    pub source: Option<Source>,
    pub event: &'a Event,
    pub time: Option<&'a TimeAfter>,
}

impl Wording {
    /// The page: players and terms, what happened out of the ordinary with the hour, the last move and the clocks, and
    /// the result with the words that prove the record. `start` is the game before the first event, `hour` gives the
    /// time of day of each, `begun` is the day.
    pub fn report_page<'a>(
        &self,
        start: Game,
        record: impl IntoIterator<Item = (Recorded<'a>, String)>,
        begun: &str,
        words: Option<&str>,
    ) -> Vec<String> {
        let l = &self.messages;
        let ByColor { white, black } = self.names(start.terms());
        let heading = l.fill("report-heading", &[("white", &white), ("black", &black), ("begun", &begun)]);
        let mut lines = vec![heading, String::new()];
        let is_of_an_event = start.terms().tags.iter().any(|(name, _)| name == "Event");
        lines.extend(self.terms_explained(start.terms()).into_iter().skip(usize::from(!is_of_an_event)));
        let mut game = start;
        let mut incidents = Vec::new();
        let mut record = record.into_iter().peekable();
        while let Some((Recorded { at, by, source, event, time }, hour)) = record.next() {
            let is_reading =
                source == Some(Source::Lever) && matches!(event, Event::Clock(ClockEvent::ClocksSet { .. }));
            let is_incident = is_out_of_the_ordinary(event) && !is_reading;
            let said = Some(event).filter(|_| is_incident);
            let said = said.and_then(|event| self.event(&game, by, event, EventContext::default()));
            game.apply_recorded(at, event, time);
            let is_last_found = is_found(event) && !record.peek().is_some_and(|(next, _)| is_found(next.event));
            let slips = game.slips().filter(|_| is_last_found).map(|diagnosis| self.slips_in_game(&game, &diagnosis));
            let slips = slips.map(|sentence| self.utter(Delivery::found(UtteranceKind::Proposal), sentence));
            let said = said.into_iter().chain(slips);
            incidents.extend(said.map(|said| self.incident(&game, at, &hour, (source, &said))));
        }
        lines.push(String::new());
        lines.push(l.fill("report-incidents", &[("count", &incidents.len())]));
        lines.extend(incidents);
        lines.push(String::new());
        lines.extend(self.opening_played(&game));
        lines.push(self.status(&game));
        lines.extend(words.map(|words| format!("{} {words}", self.with_colon(&self.paper(Paper::RecordWords)))));
        lines
    }

    fn incident(&self, game: &Game, at: Moment, hour: &str, (source, said): (Option<Source>, &Utterance)) -> String {
        let line: Vec<HalfMove> = game.line().iter().map(|made| made.half_move).collect();
        let left = |color| Some(game.clock().remaining(color, at)?.shown_as_left().to_string());
        let clocks = left(Color::White).zip(left(Color::Black)).map(|(white, black)| format!("{white} / {black}"));
        let last = Some(&line).filter(|line| !line.is_empty()).map(|line| self.last_of(game, line));
        let parts = [Some(hour.to_owned()), last, clocks];
        let time = parts.into_iter().flatten().collect::<Vec<_>>().join(", ") + ".";
        self.report_line(&time, source, said)
    }

    /// A line of the report. Who made it so stands before what a person did, and behind what happened to the clocks;
    /// that the game is over names its players itself.
    fn report_line(&self, time: &str, source: Option<Source>, said: &Utterance) -> String {
        let who = self.author(said.by, source);
        let names_itself = said.printed.strip_prefix(&who).is_some_and(|rest| rest.starts_with(':'));
        let is_the_end = said.kind == UtteranceKind::Event(EventKind::Game(GameEventKind::GameEnded));
        let message = if names_itself || is_the_end {
            "report-line-alone"
        } else if matches!(said.kind, UtteranceKind::Event(EventKind::Clock(_))) {
            "report-line-by"
        } else {
            "report-line"
        };
        self.messages.fill(message, &[("time", &time), ("who", &who), ("sentence", &said.printed)])
    }

    /// The author of an act, and whether a board or a lever said so.
    fn author(&self, by: Actor, source: Option<Source>) -> String {
        let who = self.actor(by);
        match source {
            None => who,
            Some(source) => {
                let source: &str = source.into();
                self.messages.fill("report-sensed", &[("who", &who), ("source", &source)])
            }
        }
    }
}

/// Whether an arbiter wants to know of it: everything but moves as they should be, and the record itself.
fn is_out_of_the_ordinary(event: &Event) -> bool {
    match event {
        Event::Move(event) => matches!(
            event,
            MoveEvent::TouchDisregarded { .. }
                | MoveEvent::RepetitionDiffered { .. }
                | MoveEvent::AnnouncementCorrected { .. }
                | MoveEvent::AnnouncementWithdrawn { .. }
                | MoveEvent::MoveUnmade { .. }
                | MoveEvent::MoveImpossible { .. }
        ),
        Event::Records(RecordsEvent::Executed { .. } | RecordsEvent::Recorded { .. }) => false,
        Event::Game(event) => !matches!(
            event,
            GameEvent::RecordOpened { .. }
                | GameEvent::TableSet(_)
                | GameEvent::RecordLeft
                | GameEvent::StillRunning
                | GameEvent::RecordClosed
        ),
        Event::Pin(_) => false,
        Event::Clock(_)
        | Event::Records(_)
        | Event::Case(_)
        | Event::Irregularity(_)
        | Event::Claim(_)
        | Event::Adjournment(_)
        | Event::Conduct(_) => true,
    }
}

impl Wording {
    /// A line for everything that was announced, repeated, executed, recorded, found and ruled, in order, and
    /// then what was struck from either scoresheet; before that, what the event agreed on. `game` is as it was before
    /// the first of the events.
    pub fn report<'a>(&self, mut game: Game, record: impl IntoIterator<Item = Recorded<'a>>) -> Vec<String> {
        // A game of an event begins with the event and what it agreed on.
        let is_of_an_event = game.terms().tags.iter().any(|(name, _)| name == "Event");
        let mut lines = if is_of_an_event { self.terms_explained(game.terms()) } else { Vec::new() };
        let mut record = record.into_iter().peekable();
        while let Some(Recorded { at, by, source, event, time }) = record.next() {
            let mut said: Vec<Utterance> = self.event(&game, by, event, EventContext::default()).into_iter().collect();
            said.extend(self.instructions(&game, by, event));
            said.extend(self.differences(event));
            game.apply_recorded(at, event, time);
            let more_found = record.peek().is_some_and(|next| is_found(next.event));
            if is_found(event) && !more_found {
                said.extend(self.proposal(&game));
            }
            lines.extend(said.into_iter().map(|said| self.reported(at, source.filter(|_| said.by == by), said)));
        }
        lines.extend(Color::ALL.into_iter().filter_map(|sheet| self.struck_from(&game, sheet)));
        lines
    }

    fn reported(&self, at: Moment, source: Option<Source>, utterance: Utterance) -> String {
        let (time, sentence) = (at.to_string(), utterance.printed.clone());
        match utterance.to {
            Audience::Player(color) => self
                .messages
                .fill("report-private", &[("time", &time), ("color", &name(color)), ("sentence", &sentence)]),
            Audience::Room | Audience::Arbiter => self.report_line(&time, source, &utterance),
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
        Event::Records(RecordsEvent::BoardsDiffered { .. }) | Event::Records(RecordsEvent::SheetsDiffered { .. })
    )
}
