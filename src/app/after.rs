//! What can be done once the game is over: its page, its scoresheets on paper, and its replay.

use std::path::Path;

use shakmaty::Color;

use super::{App, Wire};
use crate::game::people::Actor;
use crate::interpreter::Intent;
use crate::interpreter::request::{AppRequest, FaceKind, PrintedForm, ReplayStep};
use crate::session::Outcome;
use crate::session::replay::{Replay, Taken};
use crate::session::table::Table;
use crate::storage::braille;
use crate::storage::games::record_named;
use crate::storage::journal::{self, JournalError, Keeping, Record, make_folders, mark_on_paper};
use crate::storage::papers;
use crate::storage::whole_file::{OwnFile, not_written};
use crate::wording::{GameFiles, MayRematch, Question, Utterance, UtteranceKind};

impl App {
    /// Shows the page of a game that has ended, once for each result.
    pub(super) fn note_the_end(&mut self) {
        let result = self.seat.game().result();
        if std::mem::replace(&mut self.display.finished, result) == result || result.is_none() || self.inputs.is_left {
            return;
        }
        let mut page = self.finish_page();
        // In lines the result and the words were written right before.
        let has_words = self.seat.said().iter().any(|said| said.kind == UtteranceKind::RecordWords);
        if self.display.face.kind() != FaceKind::Screen && has_words {
            let known: Vec<String> = self.seat.said().iter().map(|said| said.printed.clone()).collect();
            page.retain(|said| !known.contains(&said.printed));
        }
        let said = self.seat.say(page);
        self.show(&said);
    }

    /// The result, both times, the words that stand for the record, where the files are, and what can be done.
    fn finish_page(&self) -> Vec<Utterance> {
        let (seat, game) = (&self.seat, self.seat.game());
        let said = seat.said().iter().rev().find(|said| said.kind == UtteranceKind::RecordWords).cloned();
        let words = said.or_else(|| Some(seat.wording.record_words(&self.words_on_paper()?)));
        // What is on no disk has no file.
        let kept =
            self.wire.table().filter(|table| matches!(table.keeping(), Some(Keeping::Here | Keeping::Elsewhere(_))));
        let record = kept.and_then(Table::record_path).map(|path| path.display().to_string());
        let pgn = kept.filter(|_| !game.line().is_empty()).map(|_| self.files.pgn.path().display().to_string());
        let files = GameFiles { record: record.as_deref(), pgn: pgn.as_deref() };
        let plays = seat.keyboard.typist.is_some_and(|typist| matches!(typist, Actor::Player(_)));
        let rematch = if self.wire.table().is_some() || plays { MayRematch::Yes } else { MayRematch::No };
        seat.wording.finish(game, self.now().moment(), files, words.as_ref(), rematch)
    }

    /// The words that were given for the scoresheets, from the record.
    fn words_on_paper(&self) -> Option<String> {
        let of_file = |path| journal::read(path).ok()?.mark_on_paper;
        let mark = match &self.wire {
            Wire::Table(table) => of_file(table.record_path()?),
            Wire::Host(host) => mark_on_paper(host.records()),
            Wire::File(file) => of_file(file.record().path()),
            Wire::Prefix(opened) => opened.mark_on_paper,
            Wire::Handed(_) => None,
        };
        Some(mark?.words().join(" "))
    }

    /// The lines of the record of this game; `None` if nothing is recorded of it here.
    fn records(&self) -> Option<Result<Vec<Record>, JournalError>> {
        let of_file = |path| journal::read(path).map(|opened| opened.records);
        match &self.wire {
            Wire::Table(table) => table.record_path().map(of_file),
            Wire::Host(host) => Some(Ok(host.records().to_vec())),
            Wire::File(file) => Some(of_file(file.record().path())),
            Wire::Prefix(opened) => Some(Ok(opened.records.clone())),
            Wire::Handed(_) => None,
        }
    }

    /// Shows the page of the game that is over once more.
    pub(super) fn show_finish(&mut self, by: Actor) {
        if self.seat.game().result().is_none() {
            return self.say_only_after_the_end(by);
        }
        let page = self.finish_page();
        let said = self.seat.say(page);
        self.show(&said);
    }

    fn say_only_after_the_end(&mut self, by: Actor) {
        let refused = self.seat.wording.only_after_the_end(by);
        self.say(refused);
    }

    /// Writes the game that is over beside its record, or from a seat among the games of this user, as pages or in
    /// braille, and says where.
    pub(super) fn print(&mut self, by: Actor, form: PrintedForm) {
        let game = self.seat.game();
        if game.result().is_none() {
            return self.say_only_after_the_end(by);
        }
        let wording = &self.seat.wording;
        let opened_ms = self.seat.opened_ms();
        let record = match self.wire.table() {
            Some(table) => table.record_path().map(Path::to_owned),
            None => Some(record_named(opened_ms)),
        };
        let Some(record) = record else {
            let refused = wording.not_recorded(by);
            return self.say(refused);
        };
        let (wanted, bytes, missing) = match form {
            PrintedForm::Sheets => {
                let words = self.words_on_paper();
                let sheets = papers::sheets_of(game, &Color::ALL, opened_ms, words.as_deref(), wording);
                (record.with_extension("pdf"), papers::pdf(&sheets), papers::letters_missing(&sheets))
            }
            PrintedForm::Braille => {
                (record.with_extension("brf"), braille::embossed(game, opened_ms, wording), String::new())
            }
        };
        let kept = match form {
            PrintedForm::Sheets => &mut self.files.sheets,
            PrintedForm::Braille => &mut self.files.braille,
        };
        let mut file = kept.take().unwrap_or_else(|| OwnFile::new(wanted.clone(), None));
        if let Some(folder) = wanted.parent().filter(|_| self.wire.table().is_none()) {
            // Without the folder the file cannot be written, which is said.
            let _ = make_folders(folder);
        }
        let written = file.write(&bytes).map(|path| path.display().to_string());
        *kept = Some(file);
        let said = match (written, form) {
            (Ok(path), PrintedForm::Sheets) => wording.sheets_printed(by, &path, &missing),
            (Ok(path), PrintedForm::Braille) => wording.braille_printed(by, &path),
            (Err(error), _) => wording.trouble_for(by, &not_written(&wanted, &error)),
        };
        self.say(said);
    }

    /// Replays the game that is over from its record: begins to, or goes a step.
    pub(super) fn replay(&mut self, by: Actor, step: ReplayStep) {
        let is_gone_through = matches!(self.wire, Wire::Prefix(_));
        if self.seat.replay.is_none() && !is_gone_through && self.seat.game().result().is_none() {
            return self.say_only_after_the_end(by);
        }
        if self.seat.replay.is_none() {
            let Some(records) = self.records() else {
                let refused = self.seat.wording.not_recorded(by);
                return self.say(refused);
            };
            match records.and_then(Replay::of) {
                Ok(replay) => self.seat.replay = Some(replay),
                Err(error) => return self.refuse(by, &journal::trouble(&error)),
            }
        }
        let Some(replay) = &mut self.seat.replay else { return };
        let said = replay.go(step, &self.seat.wording, by);
        self.show_only(said);
    }

    /// Shows the game as it stands again; where it is only gone through, that ends with it.
    pub(super) fn leave_replay(&mut self, by: Actor) {
        if let Wire::Prefix(_) = self.wire {
            self.inputs.is_left = true;
            return;
        }
        if self.seat.replay.take().is_none() {
            return;
        }
        let game = self.seat.game();
        if game.result().is_some() {
            return self.say(self.seat.wording.replay_left(by));
        }
        // A rematch has begun meanwhile.
        let stands = self.seat.wording.answer(game, self.moment(), by, &Question::Status);
        let said = self.seat.say(stands);
        self.show(&said);
    }

    /// Does what a line means while a game is replayed, and returns whether that is all. What is done in the game
    /// itself is done where the game stands: nothing is in its way.
    pub(super) fn replays(&mut self, intent: &Intent) -> bool {
        let by = self.seat.keyboard.asker(self.seat.game());
        if self.seat.not_from_here(intent).is_some() {
            return false;
        }
        let Some(replay) = &mut self.seat.replay else { return false };
        match replay.take(intent, &self.seat.wording, by) {
            Some(Taken::Said(said)) => self.show_only(said),
            Some(Taken::Left) => self.leave_replay(by),
            None => {
                let is_of_the_game = match intent {
                    Intent::Command(..) | Intent::Ask(..) => true,
                    Intent::Program(_, request) => matches!(request, AppRequest::Finish | AppRequest::Rematch),
                    Intent::Quit
                    | Intent::Calls(..)
                    | Intent::Unreadable(..)
                    | Intent::Refused(..)
                    | Intent::NotATimeControl(..)
                    | Intent::Misread(..) => false,
                };
                if is_of_the_game && !matches!(self.wire, Wire::Prefix(_)) {
                    self.leave_replay(by);
                }
                return false;
            }
        }
        true
    }

    /// Says something about the game that is replayed to the person who asks, which is not remembered.
    fn show_only(&mut self, said: Vec<Utterance>) {
        self.show(&Outcome { events: Vec::new(), said });
    }
}
