//! `annabella watch`: the screen of a game that is being played in another terminal. Where the game offers seats it is a
//! watcher's seat; elsewhere it reads the record. Nothing can be changed from there.

use std::io;
use std::path::Path;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;

use crate::app::input::{self, Input};
use crate::app::signals::watch_signals;
use crate::app::viewer::{Asked, Viewer};
use crate::commands::followed_record::{FollowedRecord, Found, RecordCondition};
use crate::commands::join::{Join, join};
use crate::game::clock::moment::Moment;
use crate::game::terms::Watching;
use crate::interpreter::request::FaceKind;
use crate::options::environment::Environment;
use crate::options::error::CommandError;
use crate::options::interface::InterfaceArgs;
use crate::options::interface::{face_choice, open_face};
use crate::storage::journal::{self, replay, trouble};
use crate::time::{RecordClock, Stamp, unix_ms};
use crate::ui::Face;
use crate::voice::VoiceChoice;
use crate::wording::{SeatTrouble, Trouble, WatchedRecord, Wording};

/// How often the record is looked at.
const LOOK: Duration = Duration::from_millis(500);

/// What is watched of a record: its game, and when its last line was written.
struct Watched {
    viewer: Viewer,
    record: FollowedRecord,
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
                Err(error) if error.trouble == Trouble::Seat(SeatTrouble::NotOffered) => {}
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
fn follow(path: &Path, mut face: Box<dyn Face>, wording: &Wording) -> Result<(), CommandError> {
    let records = journal::read(path).map_err(|error| CommandError::failure(trouble(&error)))?.records;
    let game = replay(records.get(..1).unwrap_or_default()).map_err(|error| CommandError::failure(trouble(&error)))?;
    if game.terms().watching == Watching::Forbidden {
        return Err(CommandError::failure(Trouble::WatchingForbidden));
    }
    let (viewer, record) = (Viewer::new(game, wording), FollowedRecord::new(path));
    let mut watched = Watched { viewer, record, last: (Moment::START, unix_ms()) };
    watched.look(wording);
    let (to, inputs) = mpsc::channel();
    let now = RecordClock::from(Moment::START);
    input::read_keys(now, to.clone());
    // Without signals the terminal is given back all the same.
    let _ = watch_signals(now, to);
    // If the terminal is gone, nobody watches any more.
    let _ = watched.follow(face.as_mut(), &inputs, wording);
    Ok(())
}

impl Watched {
    /// Shows the game until the viewer leaves.
    fn follow(&mut self, face: &mut dyn Face, inputs: &Receiver<(Stamp, Input)>, wording: &Wording) -> io::Result<()> {
        loop {
            let at = self.now();
            self.viewer.draw(face, at)?;
            match inputs.recv_timeout(LOOK) {
                Ok((_, Input::Key(key))) => {
                    if self.viewer.press(face, key, at)? == Asked::Leave {
                        return Ok(());
                    }
                }
                Ok((_, Input::Ended | Input::EndOfInput)) | Err(RecvTimeoutError::Disconnected) => return Ok(()),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => {
                    self.look(wording);
                    self.viewer.show(face, at)?;
                }
            }
        }
    }

    /// Reads what is new in the record or about it.
    fn look(&mut self, wording: &Wording) {
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
                Found::Changed(condition) => self.viewer.say([wording.watched(match condition {
                    RecordCondition::Played => WatchedRecord::Played,
                    RecordCondition::NotPlayed => WatchedRecord::NotPlayed,
                    RecordCondition::Deleted => WatchedRecord::Deleted,
                    RecordCondition::Damaged => WatchedRecord::Damaged,
                    RecordCondition::Replaced => WatchedRecord::Replaced,
                })]),
            }
        }
    }

    /// The moment in the game by the system's clock; that of the last record if the game is not being played.
    fn now(&self) -> Moment {
        let (at, wall) = self.last;
        if self.record.condition() != RecordCondition::Played {
            return at;
        }
        Moment(at.0.saturating_add(unix_ms().saturating_sub(wall)))
    }
}
