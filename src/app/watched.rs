//! A game that is watched without a table: its record as it grows, or gone through, or its lines as somebody hands them
//! on. Nothing is changed from here.

use std::mem;
use std::path::PathBuf;

use shakmaty::Color;

use super::input::Inputs;
use super::{App, Start, Wire};
use crate::game::Game;
use crate::game::clock::moment::{Moment, Span};
use crate::interpreter::keyboard::Keyboard;
use crate::interpreter::request::Pressing;
use crate::options::audio::{AudioArgs, AudioOptions};
use crate::options::error::CommandError;
use crate::session::seat::Seat;
use crate::session::table::place::Asking;
use crate::storage::journal::{FollowedRecord, Found, OpenedRecord, Record};
use crate::time::{RecordClock, unix_ms};
use crate::ui::{Face, FaceChoice};
use crate::voice::VoiceChoice;
use crate::wording::words::CommandWord;
use crate::wording::{Audience, WatchedRecord, Wording};

/// For whom something is said that is shown to somebody who watches a whole game.
pub const EVERYBODY: [Audience; 4] =
    [Audience::Room, Audience::Player(Color::White), Audience::Player(Color::Black), Audience::Arbiter];

/// How often the record is looked at.
const LOOK: Span = Span(500);

/// A record that another program writes.
pub(super) struct WatchedFile {
    record: FollowedRecord,
    /// The moment of its last line, and what the calendar showed then.
    last: (Moment, u64),
    looked: Moment,
}

impl WatchedFile {
    /// When it is looked at next.
    pub fn due(&self) -> Moment {
        self.looked.plus(LOOK)
    }

    /// The moment of the last line, if nobody plays the game.
    pub fn stands_at(&self) -> Option<Moment> {
        (self.record.condition() != WatchedRecord::Played).then_some(self.last.0)
    }

    pub fn record(&self) -> &FollowedRecord {
        &self.record
    }

    /// The clock of the game, from the moment of its last line and the calendar.
    fn clock(&self) -> RecordClock {
        let (at, wall_ms) = self.last;
        RecordClock::from(Moment(at.0.saturating_add(unix_ms().saturating_sub(wall_ms))))
    }

    fn note_last(&mut self, records: &[Record]) {
        if let Some(last) = records.last() {
            self.last = (last.at, last.wall_ms);
        }
    }
}

impl Start {
    /// For somebody who only watches; `called` is how the user calls the program. Nothing is spoken.
    pub fn watching(faces: FaceChoice, called: &str, wording: &Wording) -> Start {
        Start {
            faces,
            audio: AudioOptions::of(Some(VoiceChoice::Off), &AudioArgs::default(), wording.language()),
            keyboard: Keyboard::WATCHER,
            now: RecordClock::from(Moment::START),
            path: PathBuf::new(),
            called: called.to_owned(),
            pressing: Pressing::default(),
            asking: Asking::default(),
        }
    }
}

/// A seat of somebody who watches that game and hears what is said to anybody.
fn seat_of_everybody(game: Game, opened_ms: u64, wording: &Wording) -> Seat {
    Seat::of(game, wording.clone(), opened_ms).of_keyboard(Keyboard::WATCHER).hearing(&EVERYBODY)
}

impl App {
    /// Connects all sources of input for a seat that follows a record; `records` are its lines so far.
    ///
    /// # Errors
    ///
    /// If the terminal is gone.
    pub fn watch(seat: Seat, start: Start, record: FollowedRecord, records: &[Record]) -> Result<App, CommandError> {
        let mut file = WatchedFile { record, last: Default::default(), looked: Moment::START };
        file.note_last(records);
        let now = file.clock();
        let mut app = App::at_a_seat(seat, start, Wire::File(Box::new(file)))?;
        app.inputs.now = now;
        Ok(app)
    }

    /// Connects all sources of input for a seat from which a record is gone through.
    ///
    /// # Errors
    ///
    /// If the terminal is gone.
    pub fn go_through(seat: Seat, start: Start, record: OpenedRecord) -> Result<App, CommandError> {
        let mut app = App::at_a_seat(seat, start, Wire::Prefix(Box::new(record)))?;
        app.display.finished = app.seat.game().result();
        Ok(app)
    }

    /// A seat at that game shown by that face, for an owner who hands on to it what is recorded and what is typed. The
    /// record was opened at `opened_ms`, in milliseconds since 1970.
    pub fn handed(game: Game, opened_ms: u64, wording: &Wording, start: Start, face: Box<dyn Face>) -> App {
        let seat = seat_of_everybody(game, opened_ms, wording);
        let inputs = Inputs::handed(start.now);
        let mut app = App::of(seat, start, Wire::Handed(Vec::new()), face, inputs);
        app.display.finished = app.seat.game().result();
        app
    }

    /// Another game has begun there; its lines are handed on from now on. The terminal is not given back meanwhile.
    pub fn follow_another(&mut self, game: Game, opened_ms: u64) {
        self.wire = Wire::Handed(Vec::new());
        self.seat = seat_of_everybody(game, opened_ms, &self.seat.wording);
        self.display.finished = None;
    }

    /// Hands on a line of the record; what was recorded together is said together.
    pub fn hand(&mut self, record: Record) {
        if let Wire::Handed(records) = &mut self.wire {
            records.push(record);
        }
    }

    /// Says what was handed on, and sets the clock of the game.
    pub fn follow_handed(&mut self, at: Moment) {
        self.inputs.now = RecordClock::from(at);
        self.display.is_outdated = true;
        let Wire::Handed(records) = &mut self.wire else { return };
        let records = mem::take(records);
        if !records.is_empty() {
            let said = self.seat.follow(&records, None);
            self.show(&said);
        }
    }

    /// Whether who sits here has left.
    pub fn is_left(&self) -> bool {
        self.inputs.is_left
    }

    /// Reads what is new in a record or about it, if that is due.
    pub(super) fn look_at_record(&mut self) {
        let now = self.now().moment();
        while let Some(file) = self.wire.file_mut() {
            if now.since(file.looked) < LOOK {
                return;
            }
            match file.record.look() {
                Found::Nothing => {
                    file.looked = now;
                    return;
                }
                Found::Fresh(records) => {
                    file.note_last(&records);
                    let mark = file.record.mark();
                    self.inputs.now = file.clock();
                    file.looked = self.inputs.now.moment();
                    let said = self.seat.follow(&records, mark);
                    self.show(&said);
                }
                Found::Changed(condition) => {
                    file.looked = now;
                    let said = self.seat.wording.watched(condition);
                    self.say(said);
                }
            }
        }
    }

    /// Takes a line that only a table could carry out: who watches leaves, or reads that nothing can be changed.
    pub(super) fn take_without_table(&mut self, line: &str) {
        if self.seat.reader(None).vocabulary.whole(line) == Some(CommandWord::Quit) {
            self.inputs.is_left = true;
            return;
        }
        let asker = self.seat.keyboard.asker(self.seat.game());
        self.say(self.seat.wording.only_watching(asker));
    }
}
