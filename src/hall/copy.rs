//! The copy of a record for the hall: without what is private, line by line, and tied again, so that it is a whole
//! record.

use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};

use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::game::course::pin::{PinEvent, PinHash};
use crate::game::event::{Event, GameEvent};
use crate::rehearsal::end_of;
use crate::storage::journal::{Chain, Record, RecordReader, replay};
use crate::wording::HallTrouble;

/// How many digits of the mark of its first line name a record.
const IDENTITY: usize = 32;

/// The copy of a record, as far as it was read.
#[derive(Default)]
pub struct RecordCopy {
    /// The lines of the record itself, and the chain of the copy.
    own: RecordReader,
    copied: Chain,
    lines: Vec<Arc<str>>,
    /// The mark of its first line, and how often it has begun in the hall again.
    mark: String,
    beginnings: u32,
    /// Whether the hall has taken this record since it is sent from here.
    is_taken: bool,
    game: Option<Game>,
    /// The moment of the last line, and when it was by the calendar.
    last: (Moment, u64),
    /// Whether this game takes the place of another one at this board.
    replaces: bool,
}

/// The last state of a board in the hall.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastSent {
    /// The record that it is a line of.
    pub identity: String,
    pub line: String,
    /// The half-moves of that game, where its state says them.
    pub plies: Option<u64>,
}

impl RecordCopy {
    /// Reads what was added to the record.
    ///
    /// # Errors
    ///
    /// [`HallTrouble::NoRecord`] where a line is not what was written.
    pub fn read(&mut self, bytes: &[u8]) -> Result<(), HallTrouble> {
        self.own.push(bytes);
        while let Some(record) = self.own.next() {
            self.add(record.map_err(|_| HallTrouble::NoRecord)?)?;
        }
        Ok(())
    }

    /// Whether the line of that number is the next one, and nothing of it was read yet.
    pub fn goes_on_at(&self, number: u64) -> bool {
        self.own.is_between_lines() && self.own.lines() == number
    }

    fn add(&mut self, record: Record) -> Result<(), HallTrouble> {
        match &mut self.game {
            Some(game) => record.apply_to(game),
            None => {
                self.game = Some(replay(std::slice::from_ref(&record)).map_err(|_| HallTrouble::NoRecord)?);
                let mark = self.own.mark().map(|mark| mark.to_string()).unwrap_or_default();
                self.mark = mark.chars().take(IDENTITY).collect();
            }
        }
        self.replaces |= matches!(record.event, Event::Game(GameEvent::ReplacementBegun { .. }));
        self.last = (record.at, record.wall_ms);
        let line = without_private(record).to_line(&mut self.copied);
        self.lines.push(line.trim_end().into());
        Ok(())
    }

    /// The lines for the hall, without their newlines.
    pub fn lines(&self) -> &[Arc<str>] {
        &self.lines
    }

    /// What names the record in the hall; empty before its first line.
    pub fn identity(&self) -> String {
        match self.beginnings {
            0 => self.mark.clone(),
            again => format!("{}.{again}", self.mark),
        }
    }

    /// The number of the line that the hall needs next, where it has this last.
    ///
    /// The record is the authority: where the hall has other lines of it, as after a disk was put back to an earlier
    /// day, it begins there again, under a name of its own. Only what is sent newly does so: of two programs that send
    /// different ends of one record, the later one stays.
    ///
    /// # Errors
    ///
    /// Where the board is another game's, or another program sends another end of this record.
    pub fn next_after(&mut self, last: Option<&LastSent>) -> Result<usize, HallTrouble> {
        let next = self.after(last)?;
        self.is_taken = true;
        Ok(next)
    }

    fn after(&mut self, last: Option<&LastSent>) -> Result<usize, HallTrouble> {
        let Some(last) = last else { return Ok(0) };
        let line: Value = serde_json::from_str(&last.line).map_err(|_| HallTrouble::OtherStream)?;
        let Some(seq) = line["seq"].as_u64() else { return Err(HallTrouble::OtherStream) };
        let (mark, beginnings) = last.identity.split_once('.').unwrap_or((&last.identity, "0"));
        if mark == self.mark {
            let beginnings = beginnings.parse().unwrap_or_default();
            let seq = usize::try_from(seq).unwrap_or(usize::MAX);
            if self.lines.get(seq).is_some_and(|own| **own == *last.line) {
                self.beginnings = beginnings;
                return Ok(seq + 1);
            }
            if self.is_taken {
                return Err(HallTrouble::Differs);
            }
            self.beginnings = beginnings.saturating_add(1);
            return Ok(0);
        }
        let kind = line["kind"].as_str().unwrap_or_default();
        let is_over = matches!(kind, "record_closed" | "game_cancelled");
        let was_never_played = kind == "record_left" && last.plies == Some(0);
        if is_over || was_never_played || self.replaces { Ok(0) } else { Err(HallTrouble::Claimed) }
    }

    /// The state of the board as one object: what `show --json` shows of the record, which record and how much of it
    /// that is, and how long ago it was so at `now_ms` (milliseconds since 1970, UTC).
    pub fn state(&self, now_ms: u64) -> Option<Value> {
        let (at, wall_ms) = self.last;
        let mut state = end_of(self.game.as_ref()?, at);
        state["record"] = json!(self.identity());
        state["lines"] = json!(self.lines.len());
        state["since_ms"] = json!(now_ms.saturating_sub(wall_ms));
        Some(state)
    }
}

/// The line as others may read it: nothing with which a PIN could be guessed, and no path of the board's computer. A
/// sealed move is encrypted in the record itself; recordings are not in it.
fn without_private(mut record: Record) -> Record {
    match &mut record.event {
        Event::Pin(PinEvent::PinSet { hash }) => *hash = PinHash::new(String::new()),
        Event::Game(GameEvent::RecordOpened { terms, .. }) => {
            terms.event_file = None;
            if let Some(rematch) = &mut terms.rematch {
                keep_name_only(&mut rematch.of);
            }
        }
        Event::Game(GameEvent::TableSet(table)) => (table.hall, table.hall_credentials) = (None, None),
        Event::Game(
            GameEvent::GameCancelled { next: file, .. } | GameEvent::ReplacementBegun { previous: file, .. },
        ) => keep_name_only(file),
        Event::Game(
            GameEvent::RecordReopened { .. }
            | GameEvent::PlayBegun
            | GameEvent::NoteWritten { .. }
            | GameEvent::GameEnded { .. }
            | GameEvent::ResultChanged { .. }
            | GameEvent::ResultSigned { .. }
            | GameEvent::RematchOffered { .. }
            | GameEvent::RematchDeclined { .. }
            | GameEvent::ResultTakenBack { .. }
            | GameEvent::RecordLeft
            | GameEvent::StillRunning
            | GameEvent::SeatLost { .. }
            | GameEvent::SeatRegained { .. }
            | GameEvent::RecordClosed,
        )
        | Event::Pin(PinEvent::PinRefused | PinEvent::PinRefusedElsewhere | PinEvent::PinGiven)
        | Event::Move(_)
        | Event::Clock(_)
        | Event::Records(_)
        | Event::Case(_)
        | Event::Irregularity(_)
        | Event::Claim(_)
        | Event::Adjournment(_)
        | Event::Conduct(_) => {}
    }
    record
}

fn keep_name_only(file: &mut Option<String>) {
    let name = file.as_deref().and_then(|file| Path::new(file).file_name());
    *file = name.map(|name| name.to_string_lossy().into_owned());
}
