//! The record of the game at this table: its heartbeat, its PGN, and how the program leaves it.

use std::io::{self, ErrorKind};

use super::hall::BoardInHall;
use super::{App, LAST_WORDS};
use crate::game::clock::moment::{Moment, Span};
use crate::game::course::replacement::Colors;
use crate::game::people::Actor;
use crate::game::terms::TableSettings;
use crate::options::interface::{USUAL_CELLS, name_of, usual_notation};
use crate::options::settings::Settings;
use crate::session::Outcome;
use crate::session::record::{CancelledGame, HEARTBEAT};
use crate::storage::exports;
use crate::storage::games::games_directory;
use crate::storage::journal::Keeping;
use crate::storage::whole_file::{OwnFile, not_written};
use crate::time::{Stamp, is_late};
use crate::wording::{Trouble, Utterance};

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

/// How often a record that is not on its disk is checked.
const LOOK: Span = Span::seconds(1);

impl App {
    /// What has become true by that moment. The loop runs whenever something is due: much later, the program stood still, and
    /// the clocks are stopped as they were when it last ran. While words wait for the PIN, and for a while where a press or
    /// a claim is to be confirmed, no time passes for the game: they count from when they were typed.
    pub(super) fn pass_time(&mut self, stamp: Stamp) -> Outcome {
        let before = std::mem::replace(&mut self.alive, stamp);
        let due = self.due(before).map(|due| due.max(before.at));
        let is_asked = self.dialogue.holds_time_until().is_some_and(|until| stamp.at < until);
        let is_held = self.held.is_some() || is_asked;
        let mut passed = match is_held {
            true if !is_late(stamp.at, due) => Outcome::default(),
            true => self.session.stood_still(stamp),
            // A press that was made in time may still be on its way.
            false => {
                let stamp = Stamp { at: stamp.at.plus(Span::ZERO - self.on_the_way()), ..stamp };
                self.session.elapse_since(stamp, due)
            }
        };
        if !is_held {
            passed.said.extend(self.session.still_running(stamp).said);
        }
        if !matches!(self.session.keeping(), None | Some(Keeping::Here)) {
            passed.said.extend(self.session.look_at_record().said);
        }
        if !passed.said.is_empty() {
            self.is_outdated = true;
        }
        passed
    }

    /// When time must pass at the latest, if the loop last ran at that moment.
    fn due(&self, alive: Stamp) -> Option<Moment> {
        let beat = self.session.next_heartbeat();
        if self.held.is_some() {
            return beat.map(|_| alive.at.plus(HEARTBEAT));
        }
        let until = self.dialogue.holds_time_until().unwrap_or(Moment::START);
        let deadline = self.session.next_deadline().map(|deadline| deadline.plus(self.on_the_way()).max(until));
        beat.into_iter().chain(deadline).min()
    }

    /// When time must pass, or the record be written or checked, next if nothing happens.
    pub(super) fn next_look(&self, stamp: Stamp) -> Option<Moment> {
        let look = match self.session.keeping() {
            Some(Keeping::Late | Keeping::Nowhere) => Some(stamp.at.plus(LOOK)),
            Some(Keeping::Here | Keeping::Elsewhere(_)) | None => None,
        };
        look.into_iter().chain(self.due(self.alive)).min()
    }

    /// Records how the game is played at this table, if it is another way than before. Only trouble with the record is said.
    pub(super) fn keep_table(&mut self, stamp: Stamp) -> Vec<Utterance> {
        if self.practice.is_some() || self.is_at_a_seat() {
            return Vec::new();
        }
        let lines = self.faces.lines;
        let cells = u8::try_from(lines.cells).unwrap_or(USUAL_CELLS);
        let table = TableSettings {
            seat: self.dialogue.seat.to_string(),
            press: name_of(self.pressing),
            verbosity: name_of(self.session.wording.verbosity),
            cells: (cells != USUAL_CELLS).then(|| cells.into()),
            notation: (lines.notation != usual_notation(self.faces.keys, cells)).then(|| name_of(lines.notation)),
            language: self.session.wording.language().to_owned(),
            hall: self.hall.as_ref().and_then(BoardInHall::address_without_password),
            hall_credentials: self.hall.as_ref().and_then(BoardInHall::credentials),
        };
        self.session.set_table(stamp, table).said
    }

    /// Leaves the game: records the moment, writes the PGN, and says where the files are.
    pub(super) fn end(mut self) -> Result<(), PlayFailure> {
        self.remember_look();
        if self.is_at_a_seat() {
            let trouble = self.leave_seat();
            self.audio.finish(LAST_WORDS);
            return trouble.map_or_else(|| self.printed(), |trouble| Err(PlayFailure::Seat(trouble)));
        }
        if self.held.take().is_some() {
            let passed = self.pass_time(self.alive);
            self.show(&passed);
        }
        let before = self.session.game().terms().rematch.as_ref().and_then(|rematch| rematch.of.clone());
        let before = before.map(|name| self.path.with_file_name(name).display().to_string());
        // The record of a rematch was made without being asked for by its name.
        let is_ours = before.is_some() || self.path.starts_with(games_directory());
        if is_ours && self.session.discard_unplayed() {
            self.close_seats();
            let goodbye = match before {
                Some(file) => self.session.wording.rematch_not_played(&file),
                None => self.session.wording.nothing_played(),
            };
            self.face.farewell(&goodbye);
            self.audio.finish(LAST_WORDS);
            return self.printed();
        }
        let not_kept = self.session.sealed_move_is_lost();
        let mut left = self.session.leave(self.alive);
        left.said.extend(not_kept);
        left.said.extend(self.session.save_what_is_missing().said);
        self.show(&Outcome { events: Vec::new(), said: left.said });
        self.close_seats();
        if let Some(Keeping::Nowhere | Keeping::Late) = self.session.keeping() {
            self.face.release();
            return Err(PlayFailure::Unsaved { pgn: exports::pgn(self.session.game(), self.session.opened_ms()) });
        }
        self.save_pgn();
        if let Some(path) = self.session.record_path() {
            self.path = path.to_owned();
        }
        let file = self.path.display().to_string();
        // `resume` finds the newest game in the data folder without its name.
        let resume = if self.path.starts_with(games_directory()) {
            format!("{} resume", self.called)
        } else {
            let quoted = if file.contains(' ') { format!("\"{file}\"") } else { file.clone() };
            format!("{} resume {quoted}", self.called)
        };
        let goodbye = self.session.wording.goodbye(self.session.game(), &file, &resume);
        self.face.farewell(&goodbye);
        self.audio.finish(LAST_WORDS);
        self.printed()
    }

    /// Whether everything was printed. A terminal or a reader that has gone away is no failure.
    fn printed(&self) -> Result<(), PlayFailure> {
        let is_left = |error: &&io::Error| error.kind() == ErrorKind::BrokenPipe || self.face.is_at_a_terminal();
        match self.failed_output.as_ref().filter(|error| !is_left(error)) {
            None => Ok(()),
            Some(error) => Err(PlayFailure::NotPrinted { why: error.to_string() }),
        }
    }

    /// The game goes on in another record: the PGN of the cancelled one is written, and the player at the keyboard gets the
    /// new colour.
    pub(super) fn keep_new_record(&mut self, cancelled: &CancelledGame) {
        if !cancelled.game.line().is_empty() && self.practice.is_none() {
            self.write_pgn(&exports::pgn(&cancelled.game, cancelled.opened_ms));
        }
        if let Some(path) = self.session.record_path() {
            self.path = path.to_owned();
            self.pgn = OwnFile::new(exports::pgn_beside(&self.path), None);
            self.audio.record_beside(&self.path);
        }
        if cancelled.colors == Colors::Exchanged {
            self.dialogue.seat.typist = self.dialogue.seat.typist.map(Actor::of_the_other_color);
            self.face.exchange_colors();
        }
        let trouble = self.keep_table(self.alive);
        self.show(&Outcome { events: Vec::new(), said: trouble });
        self.is_outdated = true;
    }

    /// Remembers the look of the screen that was chosen by keys.
    pub(super) fn remember_look(&mut self) {
        let chosen = self.face.ui_state().unwrap_or(&self.faces.ui).appearance;
        if let Err(trouble) = Settings::remember_look(&self.look, &chosen) {
            let notice = self.session.wording.trouble_notice(&trouble);
            self.say(notice);
        }
    }

    /// Writes the PGN beside the record; a file of other origin there stays.
    pub(super) fn save_pgn(&mut self) {
        if self.session.game().line().is_empty() || self.practice.is_some() || self.is_at_a_seat() {
            return;
        }
        self.write_pgn(&exports::pgn(self.session.game(), self.session.opened_ms()));
    }

    fn write_pgn(&mut self, text: &str) {
        match self.session.keeping() {
            // A disk that does not answer would block the game.
            Some(Keeping::Late) => return,
            Some(Keeping::Elsewhere(record)) if *record != self.path => {
                self.path = record.clone();
                self.pgn = OwnFile::new(exports::pgn_beside(record), None);
            }
            Some(Keeping::Here | Keeping::Elsewhere(_) | Keeping::Nowhere) | None => {}
        }
        let wanted = self.pgn.path().to_owned();
        let notice = match self.pgn.write(text.as_bytes()) {
            Ok(path) if path == wanted => return,
            Ok(path) => self.session.wording.pgn_elsewhere(&wanted.display().to_string(), &path.display().to_string()),
            Err(error) => self.session.wording.trouble_notice(&not_written(&wanted, &error)),
        };
        self.say(notice);
    }
}
