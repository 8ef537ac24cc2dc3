//! The main event loop of a running game.

mod after;
mod boards;
pub mod dialogue;
mod hall;
mod host;
pub mod input;
pub mod output;
mod practice;
mod record;
pub mod seat;
pub mod signals;
mod typed;
pub mod viewer;

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::time::Duration;

use zeroize::Zeroize;

use boards::ElectronicBoards;
use dialogue::Dialogue;
use hall::BoardInHall;
use host::Host;
use input::Input;
use output::{AudioOutput, view_of};
use practice::Practice;
use seat::AtSeat;
use signals::watch_signals;
use typed::{Gate, Held};

use crate::game::event::{Event, GameEvent};
use crate::game::laws::result::GameResult;
use crate::game::people::Actor;
use crate::interpreter::request::{FaceKind, Pressing};
use crate::interpreter::seat::Seat;
use crate::options::audio::AudioOptions;
use crate::options::environment::PROGRAM;
use crate::options::error::CommandError;
use crate::options::interface::open_face;
use crate::session::replay::Replay;
use crate::session::{Outcome, Session};
use crate::storage::exports;
use crate::storage::journal::Keeping;
use crate::storage::whole_file::OwnFile;
use crate::time::{RecordClock, Stamp};
use crate::ui::screen::Appearance;
use crate::ui::{Face, FaceChoice, KeyInput, Reaction};
use crate::voice::{VoiceChoice, VoiceReport};
use crate::wording::{RecordTrouble, Trouble};

pub use record::PlayFailure;

/// How long the last sentences may take when the program ends.
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
    /// For what is connected later.
    to_inputs: Sender<(Stamp, Input)>,
    path: PathBuf,
    /// The PGN beside the record.
    pgn: OwnFile,
    /// Who sits at the keyboard, and the question that waits there for an answer.
    dialogue: Dialogue,
    /// When the loop last ran.
    alive: Stamp,
    /// One permit for each line, if lines are read.
    permits: Option<Receiver<()>>,
    pressing: Pressing,
    /// How the user calls the program.
    called: String,
    boards: ElectronicBoards,
    /// Whether the face must be drawn again.
    is_outdated: bool,
    /// How the screen looked at the beginning.
    look: Appearance,
    /// The lessons of a practice game, which is not recorded.
    practice: Option<Practice>,
    /// The words that wait for the PIN, and whether it was entered for the words that are carried out now.
    held: Option<Held>,
    gate: Gate,
    /// Whether the game gets a PIN before it begins.
    needs_new_pin: bool,
    /// Whether there is someone who can answer before something final is done.
    asks_whether_it_is_meant: bool,
    /// The result whose page was shown.
    finished: Option<GameResult>,
    /// The game that is over, while it is gone through.
    replay: Option<Replay>,
    /// The scoresheets to be printed, once they were written.
    sheets: Option<OwnFile>,
    /// Why the output could not be written.
    failed_output: Option<io::Error>,
    /// The seats at other terminals, if the game is offered to them.
    host: Option<Host>,
    /// The hall to which the record is sent, if it is.
    hall: Option<BoardInHall>,
    /// The way to the program that hosts the game, if this one is only at a seat.
    seat: Option<AtSeat>,
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
    /// If the terminal is gone.
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
        // Without signals the game is still saved after every event.
        let _ = watch_signals(now, to_inputs.clone());
        // A PGN that this record has written before may be replaced.
        let beside = exports::pgn_beside(&path);
        let before = beside.exists().then(|| exports::pgn(session.game(), session.opened_ms()).into_bytes());
        let pgn = OwnFile::new(beside, before);
        let mut audio = AudioOutput::start(audio, &path, as_input(now, to_inputs.clone()));
        // Ranks may be announced in another language (D.2.1).
        audio.learn(session.game().terms().ranks.code());
        Ok(App {
            session,
            face,
            faces,
            audio,
            now,
            inputs,
            to_inputs,
            path,
            pgn,
            dialogue: Dialogue::at(seat),
            alive: now.stamp(),
            permits,
            pressing: Pressing::default(),
            called: PROGRAM.to_owned(),
            boards: ElectronicBoards::default(),
            is_outdated: true,
            look,
            practice: None,
            held: None,
            gate: Gate::Closed,
            needs_new_pin: false,
            asks_whether_it_is_meant: true,
            finished: None,
            replay: None,
            sheets: None,
            failed_output: None,
            host: None,
            hall: None,
            seat: None,
        })
    }

    /// Changes when the clock is pressed.
    #[must_use]
    pub fn with_pressing(self, pressing: Pressing) -> App {
        App { pressing, ..self }
    }

    /// Names the program as the user calls it, where the way to go on is said.
    #[must_use]
    pub fn called(self, called: &str) -> App {
        App { called: called.to_owned(), ..self }
    }

    /// Asks for a PIN before the game begins.
    #[must_use]
    pub fn with_new_pin(self) -> App {
        App { needs_new_pin: true, ..self }
    }

    /// Does what is typed without asking whether it is meant: the lines come from a pipe or a file.
    #[must_use]
    pub fn without_questions(self) -> App {
        App { asks_whether_it_is_meant: false, ..self }
    }

    /// Plays until the player leaves or the input ends; `opened` is the outcome of opening the record.
    ///
    /// # Errors
    ///
    /// [`PlayFailure`].
    pub fn play(mut self, opened: Outcome, opening: Opening) -> Result<(), PlayFailure> {
        let mut course = self.open(&opened, opening);
        if course == Continuation::GoesOn {
            course = self.connect_boards();
        }
        if course == Continuation::GoesOn {
            course = self.connect_hall();
        }
        if self.needs_new_pin && course == Continuation::GoesOn {
            course = self.ask_for_new_pin();
        }
        course = self.note_the_end(course);
        while course == Continuation::GoesOn {
            course = self.next().unwrap_or_else(|error| self.output_failed(error));
            course = self.note_the_end(course);
        }
        self.end()
    }

    fn next(&mut self) -> io::Result<Continuation> {
        self.send_fresh();
        self.follow_record_in_hall();
        self.tell_hall_whether_saved();
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
            // The reader sends the permit before the line.
            let _ = permits.try_recv();
        }
        let stamp = if is_typed(&input) { self.by_the_host(stamp) } else { stamp };
        let passed = self.pass_time(stamp);
        let mut course = self.show(&passed);
        if course == Continuation::GoesOn {
            course = self.beat_seats(stamp.at);
        }
        self.look_for_host(stamp.at);
        match input {
            Input::Line(line) => Ok(self.typed(stamp, line.into())),
            Input::LineTooLong => {
                let by = Actor::Player(self.session.to_move());
                let said = self.session.wording.trouble_for(by, &Trouble::Record(RecordTrouble::LineTooLong));
                Ok(self.say(said))
            }
            Input::Key(key) => {
                self.audio.key_pressed();
                let reaction = self.face.key(key, &view_of(&self.session, self.replay.as_ref(), stamp.at, None))?;
                self.react(stamp, reaction)
            }
            Input::Paste(mut text) => {
                let reaction = self.face.paste(&text, &view_of(&self.session, self.replay.as_ref(), stamp.at, None))?;
                text.zeroize();
                self.react(stamp, reaction)
            }
            Input::Click(column, row) => {
                let reaction =
                    self.face.click(column, row, &view_of(&self.session, self.replay.as_ref(), stamp.at, None));
                self.react(stamp, reaction)
            }
            Input::ButtonReleased(column, row) => {
                let reaction = self.face.release_button(
                    column,
                    row,
                    &view_of(&self.session, self.replay.as_ref(), stamp.at, None),
                );
                self.react(stamp, reaction)
            }
            Input::Voice(report) => {
                self.reported(&report);
                Ok(course)
            }
            Input::Board(id, report) => Ok(self.board_reported(stamp, id, &report)),
            Input::Seats => Ok(self.seats_reported()),
            Input::Hall(report) => Ok(self.hall_reported(report)),
            Input::Host(report) => Ok(self.host_reported(*report)),
            Input::Redraw | Input::Continued => {
                self.is_outdated = true;
                Ok(course)
            }
            Input::Suspended => self.react(stamp, Reaction::Suspend),
            Input::EndOfInput => Ok(self.input_is_over()),
            Input::Ended => Ok(Continuation::Ends),
        }
    }

    /// Waits for an input, or until something is due or a clock on the screen changes.
    fn wait(&self) -> Result<(Stamp, Input), RecvTimeoutError> {
        let stamp = self.now.stamp();
        let next_change = self.face.next_change(&view_of(&self.session, self.replay.as_ref(), stamp.at, None));
        let due = [self.next_look(stamp), next_change, self.seats_due(), self.host_due()];
        match due.into_iter().flatten().min() {
            Some(moment) => self.inputs.recv_timeout(self.now.until(moment)),
            None => self.inputs.recv().map_err(|_| RecvTimeoutError::Disconnected),
        }
    }
}

/// Whether the moment of this input was taken where it was read.
fn is_typed(input: &Input) -> bool {
    !matches!(input, Input::Redraw | Input::Seats | Input::Hall(_))
}

/// Turns each report of the voice into an input.
fn as_input(now: RecordClock, to: Sender<(Stamp, Input)>) -> impl Fn(VoiceReport) + Send + 'static {
    move |report| drop(to.send((now.stamp(), Input::Voice(report))))
}

/// How much is said when a game is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// Who plays, on what terms, and where it is recorded.
    Whole,
    /// The setup dialogue has said all that. The screen shows it anyway; the lines only say how to begin.
    AfterQuestions,
}

impl App {
    /// Says what must be known at the beginning; `opened` is the outcome of opening the record.
    fn open(&mut self, opened: &Outcome, opening: Opening) -> Continuation {
        if self.is_at_a_seat() {
            return self.open_at_seat();
        }
        let is_new = opened.events.iter().any(|event| matches!(event, Event::Game(GameEvent::RecordOpened { .. })));
        let is_in_lines = self.face.is_at_a_terminal() && self.face.kind() != FaceKind::Screen;
        let mut first = Vec::new();
        if self.faces.kind == FaceKind::Hybrid && self.faces.keys == KeyInput::InLines {
            first.push(self.session.wording.lines_instead());
        }
        if is_in_lines && self.face.kind() == FaceKind::Hybrid {
            first.push(self.session.wording.lines_hint());
        }
        if opening == Opening::AfterQuestions && is_in_lines {
            first.push(self.session.wording.how_to_begin());
        } else {
            first.push(self.session.wording.opening(self.session.game(), is_new));
            if let Some(Keeping::Here | Keeping::Elsewhere(_)) = self.session.keeping()
                && let Some(path) = self.session.record_path()
            {
                let path = (!is_in_lines).then(|| path.display().to_string());
                first.push(self.session.wording.recorded_in(path.as_deref()));
            }
            if is_in_lines && self.audio.choice() == VoiceChoice::Auto {
                first.push(self.session.wording.voice_hint());
            }
        }
        let was_set = self.session.game().table().is_some();
        let trouble = self.keep_table(self.alive);
        if was_set {
            first.extend(self.session.wording.table_again(self.session.game()));
        }
        let mut said = self.session.say(first);
        said.said.splice(..0, trouble);
        // Trouble with a new record comes before the place of the record.
        let (first, then) = if is_new { (opened, &said) } else { (&said, opened) };
        self.show(first);
        let course = self.show(then);
        match self.audio.recording() {
            Some(recording) => {
                let notice = self.session.wording.trouble_notice(&recording);
                self.say(notice)
            }
            None => course,
        }
    }
}
