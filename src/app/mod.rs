//! One game at the table: leads each input along the road of a move, until it ends.

pub mod audio;
pub mod dialogue;
pub mod input;
pub mod opening;
pub mod pin;
pub mod practice;
mod practice_mode;
pub mod record;
mod requests;
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
use crate::game::clock::moment::Moment;
use crate::game::people::Actor;
use crate::interpreter::completion::Completion;
use crate::interpreter::request::Pressing;
use crate::interpreter::seat::Seat;
use crate::options::audio::AudioOptions;
use crate::options::error::CommandError;
use crate::options::interface::open_face;
use crate::session::{Outcome, Session};
use crate::storage::pgn_export;
use crate::storage::whole_file::OwnFile;
use crate::time::{RecordClock, Stamp};
use crate::ui::concealment::Concealment;
use crate::ui::line_editor::LineEditor;
use crate::ui::open::FaceChoice;
use crate::ui::screen::Appearance;
use crate::ui::view_model::ViewModel;
use crate::ui::{Face, Reaction};
use crate::voice::VoiceReport;
use crate::wording::{RecordTrouble, Trouble, Utterance};
use audio::AudioOutput;
use dialogue::Dialogue;
use input::Input;
use opening::Opening;
use pin::{Gate, Held, Protection};
#[cfg(unix)]
use unix_signals::stop_here;
#[cfg(unix)]
pub use unix_signals::watch_signals;
#[cfg(windows)]
use windows_signals::stop_here;
#[cfg(windows)]
pub use windows_signals::watch_signals;

/// Longest that what was said last may take to be heard when the program ends.
const LAST_WORDS: Duration = Duration::from_secs(8);

/// A game on the table with everything that belongs to it.
pub struct App {
    session: Session,
    /// The face in use, and how it and the others are opened.
    face: Face,
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
        let beside = pgn_export::beside(&path);
        let before = beside.exists().then(|| pgn_export::pgn(session.game(), session.opened_ms()).into_bytes());
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

    fn react(&mut self, stamp: Stamp, reaction: Reaction) -> io::Result<Continuation> {
        match reaction {
            Reaction::Nothing => {}
            Reaction::Changed => self.picture = Picture::Outdated,
            Reaction::Redraw => {
                self.face.forget()?;
                self.picture = Picture::Outdated;
            }
            Reaction::Line(line) => return Ok(self.typed(stamp, &line)),
            Reaction::Complete => return self.complete(),
            Reaction::Moved(half_move) => {
                let interpreter = self.session.interpreter(self.dialogue.seat).said_by(self.face.speaker());
                let intent = match half_move.promotion {
                    Some(_) => interpreter.announced(half_move),
                    None => interpreter.moved(half_move.from, half_move.to),
                };
                return Ok(self.intended(stamp, intent));
            }
            Reaction::Felt(square) => {
                let intent = self.session.interpreter(self.dialogue.seat).feels(square);
                return Ok(self.intended(stamp, intent));
            }
            Reaction::Suspend => {
                self.face.release();
                stop_here();
                self.face.take()?;
                let stamp = self.now.stamp();
                let missing = self.session.stood_still(stamp);
                self.alive = stamp;
                self.show(&missing);
                self.picture = Picture::Outdated;
            }
            Reaction::Silence => {
                self.audio.silence();
                self.picture = Picture::Outdated;
            }
            Reaction::Leave => return Ok(Continuation::Ends),
        }
        Ok(Continuation::GoesOn)
    }

    /// Completes the word that is being typed, or names those that it can become.
    fn complete(&mut self) -> io::Result<Continuation> {
        if self.session.awaits_secret() {
            return Ok(Continuation::GoesOn);
        }
        let by = self.face.speaker();
        let interpreter = self.session.interpreter(self.dialogue.seat).said_by(by);
        let typed = self.face.line().map(LineEditor::text).unwrap_or_default();
        match interpreter.completed(typed) {
            Completion::Nothing => {}
            Completion::Longer(line) => self.face.retype(&line)?,
            Completion::Several(words) => {
                let by = by.unwrap_or_else(|| self.dialogue.seat.asker(self.session.game()));
                let told = self.session.wording.words_that_fit(by, &words);
                return Ok(self.say(told));
            }
        }
        self.picture = Picture::Outdated;
        Ok(Continuation::GoesOn)
    }

    fn reported(&mut self, report: &VoiceReport) {
        if let Some(sentence) = self.audio.unheard(report) {
            self.session.unheard(&sentence);
        }
        let Some(trouble) = self.audio.trouble(report) else { return };
        let notice = self.session.wording.trouble_notice(&trouble);
        self.say(notice);
    }

    fn say(&mut self, utterance: Utterance) -> Continuation {
        let outcome = self.session.say(vec![utterance]);
        self.show(&outcome)
    }

    /// Gives the same sentences to the ear and to the face. Where nobody reads the lines any more the game is left.
    fn show(&mut self, outcome: &Outcome) -> Continuation {
        self.audio.sound(outcome, self.session.game());
        self.face.conceal(if self.session.awaits_secret() {
            Concealment::of_everything()
        } else {
            Concealment::of_sealed_moves(&self.session.wording)
        });
        if !outcome.said.is_empty() || !outcome.events.is_empty() {
            self.picture = Picture::Outdated;
        }
        let at = self.now.moment();
        match self.face.tell(&view_of(&self.session, at, None), &outcome.said) {
            Ok(()) => Continuation::GoesOn,
            Err(_) => Continuation::Ends,
        }
    }

    /// Draws once for everything that has changed.
    fn draw(&mut self) -> io::Result<()> {
        if std::mem::replace(&mut self.picture, Picture::Current) == Picture::Outdated {
            let at = self.now.moment();
            let asked = self.dialogue.open_question();
            let question = asked.map(|(by, asked)| self.session.wording.confirmation(by, &asked));
            self.face.draw(&view_of(&self.session, at, question.as_ref()))?;
        }
        Ok(())
    }
}

/// The game as it is shown, with the question that waits for an answer.
fn view_of<'a>(session: &'a Session, at: Moment, question: Option<&'a Utterance>) -> ViewModel<'a> {
    let (game, saved) = (session.game(), session.saved());
    ViewModel { game, at, wording: &session.wording, said: session.said(), question, saved }
}

/// What makes an input of each report of a voice.
fn as_input(now: RecordClock, to: Sender<(Stamp, Input)>) -> impl Fn(VoiceReport) + Send + 'static {
    move |report| drop(to.send((now.stamp(), Input::Voice(report))))
}
