//! One game at the table: leads each input along the road of a move, until it ends.

pub mod audio;
pub mod dialogue;
pub mod input;
pub mod opening;
pub mod pin;
pub mod practice;
mod practice_mode;
mod reactions;
pub mod record;
mod requests;
mod showing;
mod typed;
#[cfg(unix)]
mod unix_signals;
#[cfg(windows)]
mod windows_signals;

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::time::Duration;

use crate::app::practice::Practice;
use crate::app::record::Unsaved;
use crate::game::people::Actor;
use crate::interpreter::request::Pressing;
use crate::interpreter::seat::Seat;
use crate::options::audio::AudioOptions;
use crate::options::error::CommandError;
use crate::options::interface::open_face;
use crate::session::{Outcome, Session};
use crate::storage::exports;
use crate::storage::whole_file::OwnFile;
use crate::time::{RecordClock, Stamp};
use crate::ui::FaceChoice;
use crate::ui::screen::Appearance;
use crate::ui::{Face, Reaction};
use crate::voice::VoiceReport;
use crate::wording::{RecordTrouble, Trouble};
use audio::AudioOutput;
use dialogue::Dialogue;
use input::Input;
use opening::Opening;
use pin::{Gate, Held, Protection};
use showing::view_of;
#[cfg(unix)]
pub use unix_signals::watch_signals;
#[cfg(windows)]
pub use windows_signals::watch_signals;

/// Longest that what was said last may take to be heard when the program ends.
const LAST_WORDS: Duration = Duration::from_secs(8);

/// A game on the table with everything that belongs to it.
pub struct App {
    session: Session,
    /// The face in use, and how it and the others are opened.
    face: Box<dyn Face>,
    faces: FaceChoice,
    audio: AudioOutput,
    now: RecordClock,
    inputs: Receiver<(Stamp, Input)>,
    path: PathBuf,
    /// The PGN beside the record.
    pgn: OwnFile,
    /// Who sits at the keys, and what waits there for an answer.
    dialogue: Dialogue,
    /// When the loop last ran.
    alive: Stamp,
    /// One to be taken for each line, where lines are read.
    permits: Option<Receiver<()>>,
    pressing: Pressing,
    picture: Picture,
    /// How the screen looked at the beginning.
    look: Appearance,
    /// The lessons of a practice game, which is not recorded.
    practice: Option<Practice>,
    /// What waits for the PIN, and whether it was entered for what is being said.
    held: Option<Held>,
    gate: Gate,
    protection: Protection,
}

/// Whether the face shows how things are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Picture {
    Current,
    Outdated,
}

/// Whether the game goes on at this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Continuation {
    GoesOn,
    Ends,
}

impl App {
    /// Connects all sources of input: keys, the voice, the clock.
    ///
    /// # Errors
    ///
    /// Where the terminal is gone.
    pub fn start(
        session: Session,
        faces: FaceChoice,
        audio: AudioOptions,
        seat: Seat,
        now: RecordClock,
        path: PathBuf,
    ) -> Result<App, CommandError> {
        let face = open_face(&faces, &session.wording)?;
        let look = faces.ui.appearance;
        let (to_inputs, inputs) = mpsc::channel();
        let permits = if face.is_at_a_terminal() {
            input::read_keys(now, to_inputs.clone());
            None
        } else {
            Some(input::read_lines(now, to_inputs.clone()))
        };
        // Without signals the game is still saved with every event.
        let _ = watch_signals(now, to_inputs.clone());
        // What stands there from before, and is what the record then told, is ours.
        let beside = exports::pgn_beside(&path);
        let before = beside.exists().then(|| exports::pgn(session.game(), session.opened_ms()).into_bytes());
        let pgn = OwnFile::new(beside, before);
        let mut audio = AudioOutput::start(audio, &path, as_input(now, to_inputs));
        // The arbiter may have decided on the numbers of another language (D.2.1).
        audio.learn(session.game().terms().ranks.code());
        Ok(App {
            session,
            face,
            faces,
            audio,
            now,
            inputs,
            path,
            pgn,
            dialogue: Dialogue::at(seat),
            alive: now.stamp(),
            permits,
            pressing: Pressing::default(),
            picture: Picture::Outdated,
            look,
            practice: None,
            held: None,
            gate: Gate::Closed,
            protection: Protection::AsRecorded,
        })
    }

    /// The same, with the clock pressed when this says.
    #[must_use]
    pub fn with_pressing(self, pressing: Pressing) -> App {
        App { pressing, ..self }
    }

    /// Plays until somebody leaves or nothing more can be read; `opened` came of opening the record.
    ///
    /// # Errors
    ///
    /// [`Unsaved`] where the record stays without what was played last.
    pub fn play(mut self, opened: Outcome, opening: Opening) -> Result<(), Unsaved> {
        let mut course = self.open(&opened, opening);
        if self.protection == Protection::NewPin && course == Continuation::GoesOn {
            course = self.ask_for_new_pin();
        }
        while course == Continuation::GoesOn {
            course = self.next().unwrap_or(Continuation::Ends);
        }
        self.end()
    }

    fn next(&mut self) -> io::Result<Continuation> {
        let (stamp, input) = match self.inputs.try_recv() {
            Ok(arrived) => arrived,
            Err(TryRecvError::Disconnected) => return Ok(Continuation::Ends),
            Err(TryRecvError::Empty) => {
                self.draw()?;
                match self.wait() {
                    Ok(arrived) => arrived,
                    Err(RecvTimeoutError::Timeout) => (self.now.stamp(), Input::Redraw),
                    Err(RecvTimeoutError::Disconnected) => return Ok(Continuation::Ends),
                }
            }
        };
        if let (Input::Line(_) | Input::LineTooLong, Some(permits)) = (&input, &self.permits) {
            // The reader gives it before the line.
            let _ = permits.try_recv();
        }
        let passed = self.pass_time(stamp);
        let course = self.show(&passed);
        match input {
            Input::Line(line) => Ok(self.typed(stamp, &line)),
            Input::LineTooLong => {
                let by = Actor::Player(self.session.to_move());
                let told = self.session.wording.trouble_for(by, &Trouble::Record(RecordTrouble::LineTooLong));
                Ok(self.say(told))
            }
            Input::Key(key) => {
                self.audio.key_pressed();
                let reaction = self.face.key(key, &view_of(&self.session, stamp.at, None))?;
                self.react(stamp, reaction)
            }
            Input::Paste(text) => {
                let reaction = self.face.paste(&text, &view_of(&self.session, stamp.at, None))?;
                self.react(stamp, reaction)
            }
            Input::Click(column, row) => {
                let reaction = self.face.click(column, row, &view_of(&self.session, stamp.at, None));
                self.react(stamp, reaction)
            }
            Input::ButtonReleased(column, row) => {
                let reaction = self.face.release_button(column, row, &view_of(&self.session, stamp.at, None));
                self.react(stamp, reaction)
            }
            Input::Voice(report) => {
                self.reported(&report);
                Ok(course)
            }
            Input::Redraw | Input::Continued => {
                self.picture = Picture::Outdated;
                Ok(course)
            }
            Input::Suspended => self.react(stamp, Reaction::Suspend),
            Input::Ended | Input::EndOfInput => Ok(Continuation::Ends),
            Input::Broken => panic!("a test asked for it"),
        }
    }

    /// Waits for an input, until something is due or shown differently by itself.
    fn wait(&self) -> Result<(Stamp, Input), RecvTimeoutError> {
        let stamp = self.now.stamp();
        let next_change = self.face.next_change(&view_of(&self.session, stamp.at, None));
        let next = [self.session.next_deadline(), next_change, self.next_look(stamp)];
        match next.into_iter().flatten().min() {
            Some(moment) => self.inputs.recv_timeout(self.now.until(moment)),
            None => self.inputs.recv().map_err(|_| RecvTimeoutError::Disconnected),
        }
    }
}

/// What makes an input of each report of a voice.
fn as_input(now: RecordClock, to: Sender<(Stamp, Input)>) -> impl Fn(VoiceReport) + Send + 'static {
    move |report| drop(to.send((now.stamp(), Input::Voice(report))))
}
