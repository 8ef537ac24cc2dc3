//! `annabella watch`: the screen of a game that is being played in another terminal. Where the game offers seats it is
//! a watcher's seat; elsewhere it reads the record. Nothing can be changed from there.

use std::convert::Infallible;
use std::io;
use std::path::Path;

use crate::app::input::Inputs;
use crate::app::terminal_loop::{self, Shown};
use crate::app::viewer::Viewer;
use crate::commands::join::{Join, join};
use crate::game::clock::moment::{Moment, Span};
use crate::game::terms::Watching;
use crate::interpreter::request::FaceKind;
use crate::interpreter::vocabulary::Completion;
use crate::options::environment::Environment;
use crate::options::error::CommandError;
use crate::options::interface::InterfaceArgs;
use crate::options::interface::{face_choice, open_face};
use crate::storage::journal::{self, FollowedRecord, Found, replay, trouble};
use crate::time::{RecordClock, Stamp, unix_ms};
use crate::ui::view_model::ViewModel;
use crate::ui::{Face, OnTerminal, Reaction};
use crate::voice::VoiceChoice;
use crate::wording::{SeatTrouble, Trouble, WatchedRecord, Wording};

/// How often the record is looked at.
const LOOK: Span = Span(500);

/// A watched record: its game, and the moment of its last line.
struct Watched {
    viewer: Viewer,
    face: Box<dyn Face>,
    inputs: Inputs<Infallible>,
    record: FollowedRecord,
    /// The last record's moment, and what the wall showed then.
    last: (Moment, u64),
    /// When the record was looked at, by the clock of this program.
    looked: Moment,
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
    let asked = InterfaceArgs { face: Some(FaceKind::Screen), accessible: false, ..interface.clone() };
    let needs_terminal = || CommandError::usage(Trouble::WatchNeedsTerminal);
    let choice = face_choice(&asked, environment)
        .map_err(|error| if error.trouble == Trouble::NoTerminal { needs_terminal() } else { error })?;
    match choice {
        mut choice if choice.kind == FaceKind::Screen => {
            choice.ui.is_watching = true;
            let interface = InterfaceArgs { voice: Some(VoiceChoice::Off), ..asked };
            let seat = Join { interface, ..Join::watcher_of(file) };
            match join(&seat, wording.clone(), environment) {
                Err(error) if matches!(error.trouble, Trouble::Seat(SeatTrouble::NotOffered { .. })) => {}
                watched => return watched,
            }
            follow(file, open_face(&choice, wording)?, wording)
        }
        _ => Err(needs_terminal()),
    }
}

/// Shows the game of that record until the viewer leaves.
///
/// # Errors
///
/// Where it is no record of a game.
fn follow(path: &Path, face: Box<dyn Face>, wording: &Wording) -> Result<(), CommandError> {
    let records = journal::read(path).map_err(|error| CommandError::failure(trouble(&error)))?.records;
    let game = replay(records.get(..1).unwrap_or_default()).map_err(|error| CommandError::failure(trouble(&error)))?;
    if game.terms().watching == Watching::Forbidden {
        return Err(CommandError::failure(Trouble::WatchingForbidden));
    }
    let (viewer, record) = (Viewer::new(game, wording), FollowedRecord::new(path));
    let inputs = Inputs::open(RecordClock::from(Moment::START), true);
    let (last, looked) = ((Moment::START, unix_ms()), Moment::START);
    let mut watched = Watched { viewer, face, inputs, record, last, looked };
    watched.look();
    watched.viewer.skip();
    terminal_loop::run(&mut watched);
    Ok(())
}

impl Shown for Watched {
    type News = Infallible;

    fn inputs(&mut self) -> &mut Inputs<Infallible> {
        &mut self.inputs
    }

    fn on_terminal(&mut self) -> &mut dyn OnTerminal {
        self.face.as_mut()
    }

    fn at_face<R>(&mut self, _: Moment, act: impl FnOnce(&mut dyn Face, &ViewModel<'_>) -> R) -> Option<R> {
        let at = self.now();
        Some(self.viewer.at_face(self.face.as_mut(), at, act))
    }

    fn draw(&mut self) -> io::Result<()> {
        let at = self.now();
        self.viewer.show(self.face.as_mut(), at)?;
        self.viewer.draw(self.face.as_mut(), at)
    }

    fn due(&self) -> Option<Moment> {
        Some(self.looked.plus(LOOK))
    }

    /// Looks at the record, if that is due.
    fn pass_time(&mut self, stamp: Stamp) -> io::Result<()> {
        if stamp.at.since(self.looked) >= LOOK {
            self.looked = stamp.at;
            self.look();
        }
        Ok(())
    }

    fn react(&mut self, _: Stamp, reaction: Reaction) -> io::Result<()> {
        if let Reaction::Line(line) = reaction {
            let at = self.now();
            self.inputs.is_left = self.viewer.answer(&line, at).is_break();
        }
        Ok(())
    }

    fn news(&mut self, _: Stamp, news: Infallible) -> io::Result<()> {
        match news {}
    }

    fn completed(&self, typed: &str) -> Completion {
        self.viewer.completed(typed)
    }

    fn list(&mut self, words: &[String]) -> io::Result<()> {
        self.viewer.list(words);
        Ok(())
    }
}

impl Watched {
    /// Reads what is new in the record or about it.
    fn look(&mut self) {
        loop {
            match self.record.look() {
                Found::Nothing => return,
                Found::Fresh(fresh) => {
                    // The first record is the game itself.
                    let is_first = fresh.first().is_some_and(|record| record.seq == 0);
                    self.viewer.take(&fresh[usize::from(is_first)..]);
                    if let Some(record) = fresh.last() {
                        self.last = (record.at, record.wall_ms);
                    }
                }
                Found::Changed(condition) => {
                    let said = self.viewer.wording().watched(condition);
                    self.viewer.say([said]);
                }
            }
        }
    }

    /// The moment in the game by the system's clock; that of the last record if the game is not being played.
    fn now(&self) -> Moment {
        let (at, wall) = self.last;
        if self.record.condition() != WatchedRecord::Played {
            return at;
        }
        Moment(at.0.saturating_add(unix_ms().saturating_sub(wall)))
    }
}
