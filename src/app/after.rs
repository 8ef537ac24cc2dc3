//! What can be done once the game is over: its page, and going through it once more.

use shakmaty::Color;

use super::{App, Continuation};
use crate::game::people::Actor;
use crate::interpreter::Intent;
use crate::interpreter::request::{AppRequest, FaceKind, ReplayStep};
use crate::session::Outcome;
use crate::session::replay::{Replay, Taken};
use crate::storage::journal::{self, Keeping};
use crate::storage::papers;
use crate::storage::whole_file::{OwnFile, not_written};
use crate::time::Stamp;
use crate::wording::{Confirmation, GameFiles, ReadAt, Utterance, UtteranceKind};

impl App {
    /// Shows the page of a game that has ended, once for each result.
    pub(super) fn note_the_end(&mut self, course: Continuation) -> Continuation {
        let result = self.session.game().result();
        if std::mem::replace(&mut self.finished, result) == result || result.is_none() || course == Continuation::Ends {
            return course;
        }
        let mut page = self.finish_page();
        // In lines the result and the words were written right before.
        let was_said = |kind: fn(&UtteranceKind) -> bool| self.session.said().iter().any(|said| kind(&said.kind));
        if self.face.kind() != FaceKind::Screen && was_said(|kind| *kind == UtteranceKind::RecordWords) {
            let known: Vec<String> = self.session.said().iter().map(|said| said.printed.clone()).collect();
            page.retain(|said| !known.contains(&said.printed));
        }
        let said = self.session.say(page);
        self.show(&said)
    }

    /// The result, both times, the words that stand for the record, where the files are, and what can be done.
    fn finish_page(&self) -> Vec<Utterance> {
        let (session, game) = (&self.session, self.session.game());
        let said = session.said().iter().rev().find(|said| said.kind == UtteranceKind::RecordWords).cloned();
        let words = said.or_else(|| Some(session.wording.record_words(&self.words_on_paper()?)));
        // What is on no disk has no file.
        let is_kept = matches!(session.keeping(), Some(Keeping::Here | Keeping::Elsewhere(_)));
        let record = session.record_path().filter(|_| is_kept).map(|path| path.display().to_string());
        let pgn = (is_kept && !game.line().is_empty()).then(|| self.pgn.path().display().to_string());
        let files = GameFiles { record: record.as_deref(), pgn: pgn.as_deref() };
        let read_at = if session.is_replica() { ReadAt::Seat } else { ReadAt::Host };
        session.wording.finish(game, self.now.moment(), files, words.as_ref(), read_at)
    }

    /// The words that were given for the scoresheets, from the record.
    fn words_on_paper(&self) -> Option<String> {
        let opened = journal::read(self.session.record_path()?).ok()?;
        Some(opened.mark_on_paper?.words().join(" "))
    }

    /// Shows the page of the game that is over once more.
    pub(super) fn show_finish(&mut self, by: Actor) -> Continuation {
        if self.session.game().result().is_none() {
            return self.only_after_the_end(by);
        }
        let page = self.finish_page();
        let said = self.session.say(page);
        self.show(&said)
    }

    fn only_after_the_end(&mut self, by: Actor) -> Continuation {
        let refused = self.session.wording.only_after_the_end(by);
        self.say(refused)
    }

    /// Asks whether a rematch is meant.
    pub(super) fn ask_for_rematch(&mut self, stamp: Stamp, by: Actor) -> Continuation {
        if self.session.game().result().is_none() || self.practice.is_some() {
            return self.only_after_the_end(by);
        }
        if !self.asks_whether_it_is_meant {
            return self.begin_rematch(stamp, by);
        }
        let question = self.session.wording.confirmation(by, &Confirmation::Rematch);
        self.dialogue.ask(stamp, by, &Confirmation::Rematch);
        self.say(question)
    }

    /// Plays another game with the colours reversed, in a record of its own.
    pub(super) fn begin_rematch(&mut self, stamp: Stamp, by: Actor) -> Continuation {
        if self.session.game().result().is_none() {
            return self.only_after_the_end(by);
        }
        self.replay = None;
        let begun = self.session.rematch(stamp, by);
        let before = self.session.take_cancelled();
        if let Some(before) = &before {
            self.keep_new_record(before);
            self.sheets = None;
        }
        let mut course = self.show(&begun);
        if let Some(before) = before.filter(|_| course == Continuation::GoesOn) {
            course = self.keep_boards(before.colors);
        }
        match self.session.record_path().filter(|_| course == Continuation::GoesOn) {
            Some(path) if !begun.events.is_empty() => {
                let said = self.session.wording.recorded_in(Some(&path.display().to_string()));
                self.say(said)
            }
            Some(_) | None => course,
        }
    }

    /// Writes the scoresheets of both players as a PDF beside the record, and says where.
    pub(super) fn print_sheets(&mut self, by: Actor) -> Continuation {
        let game = self.session.game();
        if game.result().is_none() {
            return self.only_after_the_end(by);
        }
        let Some(record) = self.session.record_path() else {
            let refused = self.session.wording.not_recorded(by);
            return self.say(refused);
        };
        let words = self.words_on_paper();
        let sheets =
            papers::sheets_of(game, &Color::ALL, self.session.opened_ms(), words.as_deref(), &self.session.wording);
        let wanted = record.with_extension("pdf");
        let mut file = self.sheets.take().unwrap_or_else(|| OwnFile::new(wanted.clone(), None));
        let said = match file.write(&papers::pdf(&sheets)) {
            Ok(path) => self.session.wording.sheets_printed(by, &path.display().to_string()),
            Err(error) => self.session.wording.trouble_for(by, &not_written(&wanted, &error)),
        };
        self.sheets = Some(file);
        self.say(said)
    }

    /// Goes through the game that is over, from its record: begins to, or goes a step.
    pub(super) fn go_through(&mut self, by: Actor, step: ReplayStep) -> Continuation {
        if self.session.game().result().is_none() {
            return self.only_after_the_end(by);
        }
        if self.replay.is_none() {
            let records = match (self.records_at_seat(), self.session.record_path()) {
                (Some(records), _) => Ok(records.to_vec()),
                (None, Some(path)) => journal::read(path).map(|opened| opened.records),
                (None, None) => {
                    let refused = self.session.wording.not_recorded(by);
                    return self.say(refused);
                }
            };
            match records.and_then(Replay::of) {
                Ok(replay) => self.replay = Some(replay),
                Err(error) => {
                    let refused = self.session.wording.trouble_for(by, &journal::trouble(&error));
                    return self.say(refused);
                }
            }
        }
        let Some(replay) = &mut self.replay else { return Continuation::GoesOn };
        let said = replay.go(step, &self.session.wording, by);
        self.show_only(said)
    }

    /// Shows the game as it stands again.
    pub(super) fn leave_replay(&mut self, by: Actor) -> Continuation {
        if self.replay.take().is_none() {
            return Continuation::GoesOn;
        }
        let said = self.session.wording.replay_left(by);
        self.say(said)
    }

    /// Does what a line means while the game is gone through; `None` where it means what it always does. What is done in the
    /// game itself is done where the game stands: nothing is in its way.
    pub(super) fn in_replay(&mut self, intent: &Intent) -> Option<Continuation> {
        let by = self.dialogue.seat.asker(self.session.game());
        match self.replay.as_mut()?.take(intent, &self.session.wording, by) {
            Some(Taken::Said(said)) => Some(self.show_only(said)),
            Some(Taken::Left) => Some(self.leave_replay(by)),
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
                let course = if is_of_the_game { self.leave_replay(by) } else { Continuation::GoesOn };
                (course == Continuation::Ends).then_some(course)
            }
        }
    }

    /// Says something about the game that is gone through to the person who asks, which is not remembered.
    fn show_only(&mut self, said: Vec<Utterance>) -> Continuation {
        self.show(&Outcome { events: Vec::new(), said })
    }
}
