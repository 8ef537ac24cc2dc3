//! The record of the game at this table: its heartbeat, its PGN, and how the program leaves it.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::hall::BoardInHall;
use super::{App, LAST_WORDS};
use crate::game::course::replacement::Colors;
use crate::options::interface::{USUAL_CELLS, name_of, usual_notation};
use crate::options::settings::Settings;
use crate::session::seat::Seat;
use crate::session::table::{PreviousGame, Table};
use crate::storage::exports;
use crate::storage::games::games_directory;
use crate::storage::journal::Keeping;
use crate::storage::whole_file::{OwnFile, not_written};
use crate::table_settings::TableSettings;
use crate::time::Stamp;
use crate::wording::Trouble;

/// Why a game did not end in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayFailure {
    /// The record could not be saved anywhere; the game as PGN.
    Unsaved { pgn: String },
    /// The output could not be written; why, in the words of the system.
    NotPrinted { why: String },
    /// The seat was lost.
    Seat(Trouble),
}

/// The files of the game, and how it is called.
pub(super) struct Files {
    /// The record.
    pub path: PathBuf,
    /// The PGN beside the record.
    pub pgn: OwnFile,
    /// The scoresheets to be printed and the game in braille, once they were written.
    pub sheets: Option<OwnFile>,
    pub braille: Option<OwnFile>,
    /// How the user calls the program.
    called: String,
}

impl Files {
    /// The files beside that record.
    pub fn of(path: PathBuf, called: String, seat: &Seat) -> Files {
        // A PGN that this record has written before may be replaced.
        let beside = exports::pgn_beside(&path);
        let before = beside.exists().then(|| exports::pgn(seat.game(), seat.opened_ms()).into_bytes());
        Files { pgn: OwnFile::new(beside, before), path, sheets: None, braille: None, called }
    }
}

impl Files {
    /// How the user calls the program.
    pub fn called(&self) -> &str {
        &self.called
    }
}

impl App {
    /// Whether this is the practice game, which is not recorded.
    pub(super) fn is_practice(&self) -> bool {
        self.wire.table().is_some_and(Table::is_practice)
    }

    /// Records how the game is played at this table, if it is another way than before. Only trouble with the record is
    /// said.
    pub(super) fn keep_table(&mut self, stamp: Stamp) {
        let Some(table) = self.wire.table_mut().filter(|table| !table.is_practice()) else { return };
        let faces = &self.display.faces;
        let lines = faces.lines;
        let cells = u8::try_from(lines.cells).unwrap_or(USUAL_CELLS);
        let settings = TableSettings {
            seat: self.seat.keyboard.to_string(),
            press: name_of(self.seat.pressing),
            verbosity: name_of(self.seat.wording.verbosity),
            face: (faces.kind != faces.fits).then(|| name_of(faces.kind)),
            cells: (cells != USUAL_CELLS).then(|| cells.into()),
            notation: (lines.notation != usual_notation(faces.keys, cells)).then(|| name_of(lines.notation)),
            language: self.seat.wording.language().to_owned(),
            hall: self.hall.as_ref().and_then(BoardInHall::address_without_password),
            hall_credentials: self.hall.as_ref().and_then(BoardInHall::credentials),
        };
        let set = table.set_table(stamp, settings);
        self.deliver(set);
    }

    /// Leaves the game: records the moment, writes the PGN, and says where the files are.
    pub(super) fn end(mut self) -> Result<(), PlayFailure> {
        self.remember_look();
        let Some(table) = self.wire.table_mut() else {
            let trouble = self.leave_seat();
            self.audio.finish(LAST_WORDS);
            return trouble.map_or_else(|| self.printed(), |trouble| Err(PlayFailure::Seat(trouble)));
        };
        let let_go = table.let_go(self.inputs.now.stamp());
        self.deliver(let_go);
        let before = self.seat.game().terms().rematch.as_ref().and_then(|rematch| rematch.of.clone());
        let before = before.map(|name| self.files.path.with_file_name(name).display().to_string());
        // The record of a rematch was made without being asked for by its name.
        let is_ours = before.is_some() || self.files.path.starts_with(games_directory());
        if is_ours && self.wire.table_mut().is_some_and(Table::discard_unplayed) {
            self.close_seats();
            let goodbye = match before {
                Some(file) => self.seat.wording.rematch_not_played(&file),
                None => self.seat.wording.nothing_played(),
            };
            self.display.face.farewell(&goodbye);
            self.audio.finish(LAST_WORDS);
            return self.printed();
        }
        let stamp = self.now().stamp();
        if let Some(table) = self.wire.table_mut() {
            let mut left = table.leave(stamp);
            left.extend(table.warn_of_lost_envelope());
            left.extend(table.save_what_is_missing());
            self.deliver(left);
        }
        self.close_seats();
        if let Some(Keeping::Nowhere | Keeping::Late) = self.wire.table().and_then(Table::keeping) {
            self.display.face.release();
            return Err(PlayFailure::Unsaved { pgn: exports::pgn(self.seat.game(), self.seat.opened_ms()) });
        }
        self.save_pgn();
        if let Some(path) = self.wire.table().and_then(Table::record_path) {
            self.files.path = path.to_owned();
        }
        let file = self.files.path.display().to_string();
        // `resume` finds the newest game in the data folder without its name.
        let resume = if self.files.path.starts_with(games_directory()) {
            format!("{} resume", self.files.called)
        } else {
            let quoted = if file.contains(' ') { format!("\"{file}\"") } else { file.clone() };
            format!("{} resume {quoted}", self.files.called)
        };
        let goodbye = self.seat.wording.goodbye(self.seat.game(), &file, &resume);
        self.display.face.farewell(&goodbye);
        self.audio.finish(LAST_WORDS);
        self.printed()
    }

    /// Whether everything was printed. A terminal or a reader that has gone away is no failure.
    fn printed(&self) -> Result<(), PlayFailure> {
        let is_left =
            |error: &&io::Error| error.kind() == ErrorKind::BrokenPipe || self.display.face.is_at_a_terminal();
        match self.display.failed.as_ref().filter(|error| !is_left(error)) {
            None => Ok(()),
            Some(error) => Err(PlayFailure::NotPrinted { why: error.to_string() }),
        }
    }

    /// The game goes on in another record: the PGN of the one before is written, and the player at the keyboard has got
    /// the new colour.
    pub(super) fn keep_new_record(&mut self, previous: &PreviousGame) {
        let Some(table) = self.wire.table() else { return };
        let new_path = table.record_path().map(Path::to_owned);
        if !previous.game.line().is_empty() && !table.is_practice() {
            self.write_pgn(&exports::pgn(&previous.game, previous.opened_ms));
        }
        if let Some(path) = new_path {
            self.files.pgn = OwnFile::new(exports::pgn_beside(&path), None);
            self.audio.record_beside(&path);
            self.files.path = path;
        }
        (self.files.sheets, self.files.braille) = (None, None);
        if previous.colors == Colors::Exchanged {
            self.display.face.exchange_colors();
        }
        let stamp = self.now().stamp();
        self.keep_table(stamp);
        self.at_table(|table| table.keep_boards(stamp, previous.colors));
        if !self.is_practice() && self.seat.game().terms().rematch.is_some() {
            self.say(self.seat.wording.recorded_in(Some(&self.files.path.display().to_string())));
        }
    }

    /// Remembers the look of the screen that was chosen by keys.
    pub(super) fn remember_look(&mut self) {
        let chosen = self.display.face.ui_state().unwrap_or(&self.display.faces.ui).appearance;
        if let Err(trouble) = Settings::remember_look(&self.display.look, &chosen) {
            let notice = self.seat.wording.trouble_notice(&trouble);
            self.say(notice);
        }
    }

    /// Writes the PGN beside the record; a file of other origin there stays.
    pub(super) fn save_pgn(&mut self) {
        let is_played_here = self.wire.table().is_some_and(|table| !table.is_practice());
        if is_played_here && !self.seat.game().line().is_empty() {
            self.write_pgn(&exports::pgn(self.seat.game(), self.seat.opened_ms()));
        }
    }

    fn write_pgn(&mut self, text: &str) {
        match self.wire.table().and_then(Table::keeping) {
            // A disk that does not answer would block the game.
            Some(Keeping::Late) => return,
            Some(Keeping::Elsewhere(record)) if *record != self.files.path => {
                self.files.path = record.clone();
                self.files.pgn = OwnFile::new(exports::pgn_beside(record), None);
            }
            Some(Keeping::Here | Keeping::Elsewhere(_) | Keeping::Nowhere) | None => {}
        }
        let wanted = self.files.pgn.path().to_owned();
        let notice = match self.files.pgn.write(text.as_bytes()) {
            Ok(path) if path == wanted => return,
            Ok(path) => self.seat.wording.pgn_elsewhere(&wanted.display().to_string(), &path.display().to_string()),
            Err(error) => self.seat.wording.trouble_notice(&not_written(&wanted, &error)),
        };
        self.say(notice);
    }
}
