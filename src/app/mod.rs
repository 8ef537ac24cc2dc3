//! The running program: it carries each input to the table, and what came of it to the seats. It decides nothing.

mod after;
mod boards;
mod display;
mod hall;
mod host;
pub mod input;
mod link;
pub mod output;
mod record;
pub mod signals;
pub mod terminal_loop;
mod typed;
mod watched;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind};

use boards::BoardPorts;
use display::{Display, view_of};
use hall::BoardInHall;
use input::{Input, Inputs, News};
use link::WayToHost;
use output::AudioOutput;
use record::Files;
use terminal_loop::Shown;
use watched::WatchedFile;

use crate::game::clock::moment::Moment;
use crate::game::event::{Event, GameEvent};
use crate::game::people::Actor;
use crate::interpreter::keyboard::Keyboard;
use crate::interpreter::request::{FaceKind, Pressing, ReplayStep};
use crate::interpreter::vocabulary::Completion;
use crate::options::audio::AudioOptions;
use crate::options::error::CommandError;
use crate::options::interface::open_face;
use crate::seats::hub::Hub;
use crate::session::seat::{Heard, Seat};
use crate::session::table::place::{Asking, SeatId};
use crate::session::table::{Output, Table};
use crate::session::{Outcome, Session};
use crate::storage::journal::{Keeping, OpenedRecord, Record};
use crate::time::{RecordClock, Stamp};
use crate::ui::line_editor::LineEditor;
use crate::ui::view_model::ViewModel;
use crate::ui::{Face, FaceChoice, KeyInput, OnTerminal, Reaction};
use crate::voice::{VoiceChoice, VoiceReport};
use crate::wording::{RecordTrouble, Trouble};

pub use link::{Joined, seated};
pub use record::PlayFailure;
pub use watched::EVERYBODY;

/// How long the last sentences may take when the program ends.
const LAST_WORDS: Duration = Duration::from_secs(8);

/// A game that is played, followed or looked at from this terminal.
pub struct App {
    wire: Wire,
    /// The seats at other terminals, if the game is offered to them.
    hub: Option<Hub>,
    /// To whom the game is still to be offered.
    offer: Offer,
    /// This terminal's seat.
    seat: Seat,
    display: Display,
    audio: AudioOutput,
    inputs: Inputs<News>,
    files: Files,
    ports: BoardPorts,
    hall: Option<BoardInHall>,
}

/// The way to the game that is followed from this terminal.
enum Wire {
    /// The table stands here.
    Table(Box<Table>),
    /// Another program has the table.
    Host(Box<WayToHost>),
    /// The record of a game that another program plays.
    File(Box<WatchedFile>),
    /// The lines of a record that is gone through.
    Prefix(Box<OpenedRecord>),
    /// Lines that the owner of this seat hands on, as far as they are not followed yet.
    Handed(Vec<Record>),
}

impl Wire {
    /// The table, if it stands here.
    fn table(&self) -> Option<&Table> {
        if let Wire::Table(table) = self { Some(table) } else { None }
    }

    fn table_mut(&mut self) -> Option<&mut Table> {
        if let Wire::Table(table) = self { Some(table) } else { None }
    }

    /// The way to the program at which the table stands, if it takes lines from here.
    fn host(&self) -> Option<&WayToHost> {
        if let Wire::Host(host) = self { Some(host) } else { None }
    }

    fn host_mut(&mut self) -> Option<&mut WayToHost> {
        if let Wire::Host(host) = self { Some(host) } else { None }
    }

    /// The record that is followed, if it is a file.
    fn file_mut(&mut self) -> Option<&mut WatchedFile> {
        if let Wire::File(file) = self { Some(file) } else { None }
    }

    /// When something is to be looked for at its other end.
    fn due(&self) -> Option<Moment> {
        match self {
            Wire::Host(host) => host.due(),
            Wire::File(file) => Some(file.due()),
            Wire::Table(_) | Wire::Prefix(_) | Wire::Handed(_) => None,
        }
    }

    /// The moment at which the clocks stand, where nobody plays the game.
    fn stands_at(&self) -> Option<Moment> {
        if let Wire::File(file) = self { file.stands_at() } else { None }
    }
}

/// The people who may join a game that is begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    Nobody,
    /// Seats at other terminals.
    Seats,
}

/// The choices with which the program is started at a terminal.
pub struct Start {
    pub faces: FaceChoice,
    pub audio: AudioOptions,
    /// Who sits at the keyboard.
    pub keyboard: Keyboard,
    pub now: RecordClock,
    /// The record, and how the user calls the program, where the way to go on is said.
    pub path: PathBuf,
    pub called: String,
    pub pressing: Pressing,
    /// Whether somebody can answer a question.
    pub asking: Asking,
}

impl App {
    /// Connects all sources of input: keys, the voice, the clock. The table stands here.
    ///
    /// # Errors
    ///
    /// If the terminal is gone.
    pub fn start(session: Session, start: Start) -> Result<App, CommandError> {
        let Session { mut table, seat } = session;
        table.set_keyboard(SeatId::FIRST, start.keyboard);
        table.set_asking(SeatId::FIRST, start.asking);
        App::at_a_seat(seat, start, Wire::Table(Box::new(table)))
    }

    /// Connects all sources of input for a seat at that wire.
    fn at_a_seat(seat: Seat, start: Start, wire: Wire) -> Result<App, CommandError> {
        let face = open_face(&start.faces, &seat.wording)?;
        let inputs = Inputs::open(start.now, face.is_at_a_terminal());
        Ok(App::of(seat, start, wire, face, inputs))
    }

    /// A seat at that wire, shown by that face.
    fn of(seat: Seat, start: Start, wire: Wire, face: Box<dyn Face>, inputs: Inputs<News>) -> App {
        let Start { faces, audio, keyboard, now, path, called, pressing, asking: _ } = start;
        let mut seat = seat.of_keyboard(keyboard);
        seat.pressing = pressing;
        let mut audio = AudioOutput::start(audio, &path, as_news(now, inputs.sender()));
        // Ranks may be announced in another language (D.2.1).
        audio.learn(seat.game().terms().ranks.code());
        App {
            wire,
            hub: None,
            offer: Offer::Nobody,
            files: Files::of(path, called, &seat),
            display: Display::of(face, faces),
            seat,
            audio,
            inputs,
            ports: BoardPorts::default(),
            hall: None,
        }
    }

    /// Plays until the player leaves or the input ends; `opened` is the outcome of opening the record.
    ///
    /// # Errors
    ///
    /// [`PlayFailure`].
    pub fn play(mut self, opened: &Outcome, opening: Opening, offer: Offer) -> Result<(), PlayFailure> {
        let is_asked =
            opening.gets_a_pin() && self.wire.table().is_some_and(|table| table.game().pin().hash().is_none());
        // Who reads that the game is there may join at once.
        let offered = if offer == Offer::Seats && !is_asked { self.offer_seats() } else { None };
        self.open(opened, opening);
        if let Some(said) = offered {
            self.say(said);
        }
        self.connect_boards();
        self.connect_hall();
        if let Some(table) = self.wire.table_mut().filter(|_| opening.gets_a_pin()) {
            let asked = table.ask_for_new_pin();
            self.deliver(asked);
        }
        self.offer = if is_asked { offer } else { Offer::Nobody };
        terminal_loop::run(&mut self);
        self.end()
    }

    /// Plays the practice game from its first lesson until the player leaves. Nothing is recorded.
    pub fn practise(mut self) {
        if let Some(table) = self.wire.table_mut() {
            let lesson = table.lesson();
            self.deliver(lesson);
        }
        terminal_loop::run(&mut self);
        self.remember_look();
        let goodbye = self.seat.wording.practice_over();
        self.display.face.farewell(&goodbye);
        self.audio.finish(LAST_WORDS);
    }

    /// Who speaks from this keyboard, if that is not left to the words.
    fn speaker(&self) -> Option<Actor> {
        let Some(table) = self.wire.table() else { return self.seat.keyboard.typist };
        self.display.face.speaker().or_else(|| table.speaker_at(SeatId::FIRST))
    }

    /// Whether the space bar presses the clock now: where no moves are kept, and nothing else is typed or asked.
    fn is_a_key_of_the_clock(&self) -> bool {
        let is_asked = self.seat.secret().is_some() || self.seat.question().is_some();
        !self.seat.game().keeps_moves() && !is_asked && self.display.face.line().is_none_or(LineEditor::is_empty)
    }

    /// This moment, by the clock of the game.
    fn now(&self) -> RecordClock {
        self.inputs.now
    }

    /// The moment that the clocks show.
    fn moment(&self) -> Moment {
        self.wire.stands_at().unwrap_or_else(|| self.now().moment())
    }
}

impl Shown for App {
    type News = News;

    fn inputs(&mut self) -> &mut Inputs<News> {
        &mut self.inputs
    }

    fn asks_to_leave(&mut self, stamp: Stamp) -> io::Result<bool> {
        let asked = self.seat.question().map(|question| question.printed.clone());
        if asked.is_some() && asked == self.display.asked_to_leave {
            return Ok(false);
        }
        if self.seat.secret().is_some() {
            self.meant(stamp, Reaction::Line(String::new()))?;
        }
        self.meant(stamp, Reaction::Line("quit".to_owned()))?;
        self.display.asked_to_leave = self.seat.question().map(|question| question.printed.clone());
        Ok(self.display.asked_to_leave.is_some())
    }

    fn on_terminal(&mut self) -> &mut dyn OnTerminal {
        self.display.face.as_mut()
    }

    fn at_face<R>(&mut self, at: Moment, act: impl FnOnce(&mut dyn Face, &ViewModel<'_>) -> R) -> Option<R> {
        Some(act(self.display.face.as_mut(), &view_of(&self.seat, at)))
    }

    /// Draws once for everything that has changed.
    fn draw(&mut self) -> io::Result<()> {
        // Lines are written when they are due, though the clocks stand.
        let is_screen = self.display.face.kind() == FaceKind::Screen;
        let at = if is_screen { self.moment() } else { self.now().moment() };
        self.display.draw(&self.seat, at)
    }

    /// When something is due, or a clock on the screen changes.
    fn due(&self) -> Option<Moment> {
        let now = self.now().stamp();
        let due = [
            self.wire.table().and_then(|table| table.next_look(now)),
            self.seat.next_call(),
            self.display.next_change(&self.seat, now.at),
            self.hub.as_ref().and_then(Hub::due),
            self.wire.due(),
        ];
        due.into_iter().flatten().min()
    }

    /// Lets time pass at the table, for the time calls of this seat, and for those who are connected.
    fn pass_time(&mut self, stamp: Stamp) -> io::Result<()> {
        // What came from a seat before that goes before a flag.
        self.seats_reported(stamp.at);
        if self.inputs.is_left {
            return Ok(());
        }
        if let Some(table) = self.wire.table_mut() {
            let passed = table.pass_time(stamp);
            self.deliver(passed);
        }
        let called = self.seat.call_times(stamp.at);
        if !called.said.is_empty() {
            self.show(&called);
        }
        self.beat_seats();
        self.look_for_host(stamp.at);
        self.look_at_record();
        Ok(())
    }

    fn key(&mut self, stamp: Stamp, key: KeyEvent) -> io::Result<Reaction> {
        self.audio.key_pressed();
        let key = if key.code == KeyCode::Char(' ') && self.is_a_key_of_the_clock() {
            // One that is held down presses once.
            if key.kind == KeyEventKind::Repeat {
                return Ok(Reaction::Nothing);
            }
            KeyEvent { code: KeyCode::Enter, ..key }
        } else {
            key
        };
        self.display.face.key(key, &view_of(&self.seat, stamp.at))
    }

    fn react(&mut self, stamp: Stamp, reaction: Reaction) -> io::Result<()> {
        self.meant(stamp, reaction)
    }

    fn news(&mut self, stamp: Stamp, news: News) -> io::Result<()> {
        match news {
            News::Voice(report) => self.voice_reported(&report),
            News::Board(id, report) => self.board_reported(stamp, id, &report),
            News::Seats => self.look_at_seats_again(),
            News::Hall(report) => self.hall_reported(report),
            News::Host(report) => self.host_reported(*report),
        }
        Ok(())
    }

    /// Nothing is completed while a secret is typed.
    fn completed(&self, typed: &str) -> Completion {
        if self.seat.secret().is_some() {
            return Completion::Nothing;
        }
        self.seat.reader(self.speaker()).completed(typed)
    }

    fn list(&mut self, words: &[String]) -> io::Result<()> {
        let by = self.speaker().unwrap_or_else(|| self.seat.keyboard.asker(self.seat.game()));
        let said = self.seat.wording.words_that_fit(by, words);
        self.say(said);
        Ok(())
    }

    fn outdate(&mut self) {
        self.display.is_outdated = true;
    }

    fn redraw(&mut self) -> io::Result<()> {
        self.outdate();
        Ok(())
    }

    fn continued(&mut self, stamp: Stamp) {
        if let Some(table) = self.wire.table_mut() {
            let missing = table.stood_still(stamp);
            self.deliver(missing);
        }
    }

    fn refuse_long_line(&mut self) {
        let by = Actor::Player(self.seat.game().to_move());
        let said = self.seat.wording.trouble_for(by, &Trouble::Record(RecordTrouble::LineTooLong));
        self.say(said);
    }

    fn input_is_over(&mut self) {
        self.no_more_input();
    }

    /// Where the moment was taken where it was read, it counts by the clock of the host.
    fn moment_of(&self, stamp: Stamp, input: &Input<News>) -> Stamp {
        let is_of_this_moment = matches!(input, Input::Redraw | Input::News(News::Seats | News::Hall(_)));
        if is_of_this_moment || self.wire.table().is_some() {
            return stamp;
        }
        let by_the_game = self.inputs.by_the_game(stamp);
        Stamp { at: self.wire.stands_at().unwrap_or(by_the_game.at), ..by_the_game }
    }

    fn settle(&mut self) {
        self.note_the_end();
        self.follow_record_in_hall();
        self.tell_hall_of_disk();
    }

    fn failed(&mut self, error: io::Error) {
        self.output_failed(error);
    }
}

/// Turns each report of the voice into news.
fn as_news(now: RecordClock, to: Sender<(Stamp, Input<News>)>) -> impl Fn(VoiceReport) + Send + 'static {
    move |report| drop(to.send((now.stamp(), Input::News(News::Voice(report)))))
}

/// A path on the screen, where the whole would take several rows: `…/2026-11-28-0318.jsonl`.
fn shortened(path: &Path) -> String {
    match path.file_name() {
        Some(name) if path.components().count() > 2 => format!("…/{}", name.to_string_lossy()),
        Some(_) | None => path.display().to_string(),
    }
}

/// The length of the first words when a game is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// Who plays, on what terms, and where it is recorded.
    Whole,
    /// As the whole; then the arbiter chooses the PIN of the game.
    WithNewPin,
    /// The setup dialogue has said all that. The screen shows it anyway; the lines only say how to begin.
    AfterQuestions,
}

impl Opening {
    fn gets_a_pin(self) -> bool {
        self == Opening::WithNewPin
    }
}

impl App {
    /// Says what must be known at the beginning; `opened` is the outcome of opening the record.
    fn open(&mut self, opened: &Outcome, opening: Opening) {
        match self.wire {
            Wire::Table(_) => {}
            Wire::Host(_) | Wire::File(_) => {
                self.say_who_joined();
                return self.look_at_record();
            }
            Wire::Prefix(_) => return self.replay(self.seat.keyboard.asker(self.seat.game()), ReplayStep::First),
            Wire::Handed(_) => return,
        }
        let is_new = opened.events.iter().any(|event| matches!(event, Event::Game(GameEvent::RecordOpened { .. })));
        let face = &self.display.face;
        let is_in_lines = face.is_at_a_terminal() && face.kind() != FaceKind::Screen;
        let wording = &self.seat.wording;
        let mut first = Vec::new();
        if self.display.faces.kind == FaceKind::Hybrid && self.display.faces.keys == KeyInput::InLines {
            first.push(wording.lines_instead());
        }
        if is_in_lines && face.kind() == FaceKind::Hybrid {
            first.push(wording.lines_hint());
        }
        if opening == Opening::AfterQuestions && is_in_lines {
            first.push(wording.how_to_begin());
        } else {
            first.push(wording.opening(self.seat.game(), is_new));
            let table = self.wire.table();
            if let Some(Keeping::Here | Keeping::Elsewhere(_)) = table.and_then(Table::keeping)
                && let Some(path) = table.and_then(Table::record_path)
            {
                let is_drawn = face.kind() == FaceKind::Screen;
                let path = (!is_in_lines).then(|| if is_drawn { shortened(path) } else { path.display().to_string() });
                first.push(wording.recorded_in(path.as_deref()));
            }
            if is_in_lines && self.audio.choice() == VoiceChoice::Auto {
                first.push(wording.voice_hint());
            }
        }
        let was_set = self.wire.table().is_some_and(|table| table.settings().is_some());
        self.keep_table(self.now().stamp());
        if let Some(settings) = self.wire.table().and_then(Table::settings).filter(|_| was_set) {
            first.extend(self.seat.wording.table_again(settings));
        }
        let said = self.seat.say(first);
        // Trouble with a new record comes before the place of the record.
        let (first, then) = if is_new { (opened, &said) } else { (&said, opened) };
        self.show(first);
        self.show(then);
        if let Some(recording) = self.audio.recording() {
            let notice = self.seat.wording.trouble_notice(&recording);
            self.say(notice);
        }
    }

    /// Has the table that stands here do something, and carries what came of it.
    fn at_table(&mut self, act: impl FnOnce(&mut Table) -> Vec<Output>) {
        if let Some(table) = self.wire.table_mut() {
            let done = act(table);
            self.deliver(done);
        }
    }

    /// Carries what came of an input to all seats: to this one by a call, to others through the hub.
    fn deliver(&mut self, outputs: Vec<Output>) {
        if outputs.is_empty() {
            return;
        }
        let (mut outcome, mut previous, mut has_written) = (Outcome::default(), None, false);
        let at = self.now().moment();
        for output in outputs {
            if let Some(hub) = &mut self.hub {
                hub.carry(&output, at);
            }
            if let Output::Written(written) = &output {
                self.hand_on_to_hall(written);
                has_written = true;
            } else if let Output::AnotherRecord(game) = &output {
                self.offer_another_record();
                previous = Some(game.clone());
            } else if let Output::ReadBoard { id, pressed } = &output {
                self.ports.press(*id, *pressed);
            }
            match self.seat.hear(SeatId::FIRST, output) {
                Heard::Said(said) => outcome.extend(said),
                Heard::Asked(intent) => {
                    self.show(&std::mem::take(&mut outcome));
                    self.do_own(self.now().stamp(), &intent);
                }
                Heard::Taken(end) => self.inputs.is_left |= end.leaves,
                Heard::Nothing => {}
            }
        }
        if let Some(hub) = &mut self.hub {
            hub.send_all();
        }
        let offered = self.offer_seats_after_the_pin();
        if outcome != Outcome::default() {
            self.show(&outcome);
        }
        offered.into_iter().for_each(|said| self.say(said));
        self.display.is_outdated = true;
        if has_written {
            self.after_writing();
        }
        if let Some(previous) = previous {
            self.keep_new_record(&previous);
        }
    }

    /// Something was recorded: boards look again at what stands on them, the PGN of a game that is over is written.
    fn after_writing(&mut self) {
        self.ports.report_again();
        if self.seat.game().result().is_some() {
            self.save_pgn();
        }
    }
}
