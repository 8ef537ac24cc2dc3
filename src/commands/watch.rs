//! `annabella watch`: the screen of a game that is being played in another terminal. Reads its record, and changes nothing.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use crate::app::input::{self, Input};
use crate::cli::{Environment, InterfaceArgs};
use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::interpreter::request::FaceKind;
use crate::interpreter::seat::Seat;
use crate::interpreter::vocabulary::Vocabulary;
use crate::interpreter::{Intent, Interpreter};
use crate::options::error::CommandError;
use crate::options::interface::{face_choice, open_face};
use crate::storage::journal::{self, Record, replay, trouble};
use crate::time::{RecordClock, unix_ms};
use crate::ui::{Face, Reaction, Scene};
use crate::wording::{Company, Trouble, Utterance, Wording};

/// How often the record is looked at.
const LOOK: Duration = Duration::from_millis(500);

/// A game as its record tells it so far.
struct Watched {
    game: Game,
    said: Vec<Utterance>,
    /// How many records have been told.
    told: usize,
    /// The last record's moment, and what the wall showed then.
    last: (Moment, u64),
}

/// Shows a game that is being played in another terminal.
///
/// # Errors
///
/// Where there is no terminal for the screen, or the file is no record of a game.
pub fn watch(
    file: &Path,
    interface: &InterfaceArgs,
    wording: &Wording,
    environment: &Environment,
) -> Result<(), CommandError> {
    match face_choice(&InterfaceArgs { face: Some(FaceKind::Screen), ..interface.clone() }, environment)? {
        choice if choice.kind == FaceKind::Screen => follow(file, open_face(&choice, wording)?, wording),
        _ => Err(CommandError::usage(Trouble::NoTerminal)),
    }
}

/// Shows the game of that record until somebody leaves.
///
/// # Errors
///
/// Where it is no record of a game.
fn follow(path: &Path, mut face: Face, wording: &Wording) -> Result<(), CommandError> {
    let records = journal::read(path).map_err(|error| CommandError::failure(trouble(&error)))?.records;
    let mut watched = Watched::begin(&records).map_err(|error| CommandError::failure(trouble(&error)))?;
    watched.tell(&records, wording);
    let vocabulary = Vocabulary::of(wording);
    let (to, inputs) = mpsc::channel();
    let now = RecordClock::from(Moment::START);
    input::read_keys(now, to.clone());
    // Without signals the terminal is given back all the same.
    let _ = input::watch_signals(now, to);
    loop {
        let at = watched.now();
        let Watched { game, said, .. } = &watched;
        if face.draw(Scene { game, at, wording, said }).is_err() {
            return Ok(());
        }
        match inputs.recv_timeout(LOOK) {
            Ok((_, Input::Key(key))) => match face.key(key, watched.game.to_move()) {
                Ok(Reaction::Leave) | Err(_) => return Ok(()),
                Ok(Reaction::Line(line)) => match watched.answer(&line, &vocabulary, wording) {
                    ControlFlow::Break(()) => return Ok(()),
                    ControlFlow::Continue(()) => {}
                },
                Ok(Reaction::Redraw) => _ = face.forget(),
                Ok(
                    Reaction::Moved(..)
                    | Reaction::Felt(_)
                    | Reaction::Nothing
                    | Reaction::Changed
                    | Reaction::Silence
                    | Reaction::Suspend,
                ) => {}
            },
            Ok((_, Input::Ended | Input::EndOfInput)) | Err(RecvTimeoutError::Disconnected) => return Ok(()),
            Ok(_) => {}
            Err(RecvTimeoutError::Timeout) => {
                // While a line is being written the record is as it was.
                if let Ok(opened) = journal::read(path) {
                    watched.tell(&opened.records, wording);
                }
            }
        }
    }
}

impl Watched {
    fn begin(records: &[Record]) -> Result<Watched, journal::JournalError> {
        let game = replay(records.get(..1).unwrap_or_default())?;
        Ok(Watched { game, said: Vec::new(), told: 1, last: (Moment::START, unix_ms()) })
    }

    /// Tells what was recorded since: what was recorded at one moment came of one thing said.
    fn tell(&mut self, records: &[Record], wording: &Wording) {
        let fresh = records.get(self.told..).unwrap_or_default();
        for together in fresh.chunk_by(|a, b| a.at == b.at && a.by == b.by) {
            let company = Company::of(together.iter().map(|record| &record.event));
            for record in together {
                self.said.extend(wording.event(&self.game, record.by, &record.event, company));
                self.game.apply(record.at, &record.event);
            }
        }
        self.told = records.len().max(self.told);
        if let Some(record) = records.last() {
            self.last = (record.at, record.wall_ms);
        }
    }

    /// Answers a question; breaks where somebody leaves. Everything else is said to be out of place.
    fn answer(&mut self, line: &str, vocabulary: &Vocabulary, wording: &Wording) -> ControlFlow<()> {
        let reader = Interpreter { vocabulary, game: &self.game, seat: Seat::EVERYBODY, by: None };
        match reader.read(line) {
            Intent::Quit => return ControlFlow::Break(()),
            Intent::Ask(by, question) => self.said.extend(wording.answer(&self.game, self.now(), by, &question)),
            Intent::Misread(by, misreading) => self.said.push(wording.misread(by, &misreading)),
            Intent::Unreadable(by, unreadable) => self.said.push(wording.unreadable(&self.game, by, &unreadable)),
            Intent::Command(by, _)
            | Intent::Calls(by, _)
            | Intent::NotATimeControl(by, ..)
            | Intent::Program(by, _) => self.said.push(wording.only_watching(by)),
        }
        ControlFlow::Continue(())
    }

    /// The moment in the game, by the wall.
    fn now(&self) -> Moment {
        let (at, wall) = self.last;
        Moment(at.0.saturating_add(unix_ms().saturating_sub(wall)))
    }
}
