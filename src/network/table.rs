//! `annabella hall`: the chief arbiter's table, as a screen or in lines, until it is left. Sent from here is who is on the way
//! to a board, and with the PIN of its game what a board writes down.

use std::io::{self, Write as _};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use annabella::app::input::{self, Input};
use annabella::app::signals::watch_signals;
use annabella::app::viewer::{Asked, Viewer};
use annabella::game::clock::moment::{Moment, Span};
use annabella::game::course::pin::PinEvent;
use annabella::game::event::{Event, GameEvent};
use annabella::game::people::Actor;
use annabella::hall::address::BoardAddress;
use annabella::hall::boards::{HallBoards, count};
use annabella::hall::input::HallInput;
use annabella::hall::link::{GivenPin, HallNote};
use annabella::hall::news::HallWatch;
use annabella::interpreter::request::FaceKind;
use annabella::options::audio::AudioOptions;
use annabella::options::environment::Environment;
use annabella::options::error::CommandError;
use annabella::options::hall::{HallAlert, HallArgs};
use annabella::options::interface::{face_choice, not_opened, open_face};
use annabella::storage::journal::Record;
use annabella::time::{RecordClock, unix_ms};
use annabella::ui::hall_table::{HallReaction, HallScreen, HallTable, HallView};
use annabella::ui::line_editor::Concealment;
use annabella::ui::lines::{Columns, Lines};
use annabella::ui::terminal::Takeover;
use annabella::ui::{Face, FaceChoice, KeyInput, Output, Reaction};
use annabella::voice::{Voice, VoiceChoice, VoiceReport};
use annabella::wording::{
    HallLabel, HallMatch, HallNews, HallRow, HallTrouble, HallWord, NoteFate, PinNotice, SecretKind, SoundTrouble,
    Trouble, Utterance, Wording,
};
use tokio::sync::mpsc::UnboundedSender;

use super::pairings;
use super::reading::Said;

/// The longest wait for something new: clocks run meanwhile.
const TICK: Duration = Duration::from_millis(200);
/// How long the screen stays as it is while lines come.
const PACE: Span = Span(10);
/// How often it is looked where somebody is needed.
const LOOK: Span = Span(200);

/// Something from the server, from the keyboard, or from the voice.
enum Happening {
    Hall(HallInput),
    Here(Input),
    Voice(VoiceReport),
}

/// Shows the table until it is left.
///
/// # Errors
///
/// Where there is no terminal for what is asked for.
pub fn show(
    inputs: Receiver<HallInput>,
    said: UnboundedSender<Said>,
    asked: &HallArgs,
    wording: &Wording,
    environment: &Environment,
) -> Result<(), CommandError> {
    let mut choice = face_choice(&asked.interface, environment)?;
    choice.ui.is_watching = true;
    choice.first_line = Duration::ZERO;
    let (to, happenings) = mpsc::channel();
    let alert = asked.alert.unwrap_or_default();
    let mut hall = Hall {
        boards: HallBoards::expecting(pairings(asked)?),
        said,
        noted: None,
        is_secret_on_the_way: asked.server.as_deref().is_some_and(is_secret_on_the_way),
        arbiter: asked.arbiter.clone().unwrap_or_else(|| wording.hall_label(&HallLabel::Arbiter)),
        watch: HallWatch::default(),
        wording,
        voice: (alert == HallAlert::Voice).then(|| voice(asked, wording, to.clone())),
        has_tone: alert == HallAlert::Tone && environment.shows_at_a_terminal,
        is_whole: false,
        looked: Moment::START,
        now: RecordClock::from(Moment::START),
    };
    forward(inputs, to.clone(), Happening::Hall);
    let permits = read_here(hall.now, choice.keys, to);
    // If the terminal is gone, nobody reads any more.
    let ended = match choice.kind {
        FaceKind::Screen => {
            let screen = HallScreen::open(choice.guard.clone());
            let screen = screen.map_err(|error| CommandError::failure(not_opened(&error)))?;
            let table = HallTable::new(choice.ui.appearance.theme);
            OnScreen { hall, choice, screen, table, opened: None, notice: None }.run(&happenings)
        }
        FaceKind::Lines | FaceKind::Hybrid => {
            let lines = match choice.keys {
                KeyInput::OneByOne => Lines::typing(Output, choice.lines, choice.guard.clone(), Takeover::Lines)
                    .map_err(|error| CommandError::failure(not_opened(&error)))?,
                KeyInput::InLines => Lines::streaming(Output, choice.lines, Columns::of_output()),
            };
            let ended = InLines { hall: &mut hall, lines, permits, said: None, noting: None }.run(&happenings);
            if let Some(voice) = hall.voice.take() {
                voice.finish(LAST_WORDS);
            }
            ended
        }
    };
    drop(ended);
    Ok(())
}

/// How long the voice may go on once the table is left.
const LAST_WORDS: Duration = Duration::from_secs(5);

fn voice(asked: &HallArgs, wording: &Wording, to: Sender<Happening>) -> Voice {
    let choice = asked.interface.voice.unwrap_or(VoiceChoice::Auto);
    let audio = AudioOptions::of(Some(choice), &asked.interface.audio, wording.language());
    Voice::start(audio.settings, move |report| drop(to.send(Happening::Voice(report))))
}

/// Reads keys or lines, and signals. Each line that is taken needs a permit.
fn read_here(now: RecordClock, keys: KeyInput, to: Sender<Happening>) -> Option<Receiver<()>> {
    let (to_inputs, inputs) = mpsc::channel();
    let permits = match keys {
        KeyInput::OneByOne => {
            input::read_keys(now, to_inputs.clone());
            None
        }
        KeyInput::InLines => Some(input::read_lines(now, to_inputs.clone())),
    };
    // Without signals the terminal is given back all the same.
    let _ = watch_signals(now, to_inputs);
    forward(inputs, to, |(_, input)| Happening::Here(input));
    permits
}

/// Sends on what comes there.
fn forward<T: Send + 'static>(
    from: Receiver<T>,
    to: Sender<Happening>,
    happening: impl Fn(T) -> Happening + Send + 'static,
) {
    thread::spawn(move || from.into_iter().try_for_each(|came| to.send(happening(came))));
}

/// A note on its way to a board.
struct SentNote {
    address: BoardAddress,
    label: String,
    at: Moment,
}

/// How long a board has to take a note.
const NOTE_WAIT: Span = Span::seconds(8);

/// Whether what is sent to that server cannot be read on the network.
fn is_secret_on_the_way(url: &str) -> bool {
    let Some((scheme, rest)) = url.split_once("://") else { return false };
    let host = rest.rsplit('@').next().unwrap_or_default();
    scheme == "tls"
        || ["127.0.0.1", "localhost", "[::1]"].iter().any(|own| host == *own || host.starts_with(&format!("{own}:")))
}

/// The boards and what is said of them, however they are shown.
struct Hall<'w> {
    boards: HallBoards,
    /// Where it is said who is on the way to a board, and what a board writes down.
    said: UnboundedSender<Said>,
    /// The note that a board was sent and has not taken yet.
    noted: Option<SentNote>,
    /// Nobody on the network can read the PIN of a note.
    is_secret_on_the_way: bool,
    /// The one who reads.
    arbiter: String,
    watch: HallWatch,
    wording: &'w Wording,
    voice: Option<Voice>,
    has_tone: bool,
    /// Everything that the server had at the beginning was read.
    is_whole: bool,
    /// When it was last looked where somebody is needed.
    looked: Moment,
    now: RecordClock,
}

impl Hall<'_> {
    fn take(&mut self, input: HallInput) -> Option<(BoardAddress, Record)> {
        self.is_whole |= input == HallInput::Whole;
        self.boards.take(input, unix_ms())
    }

    /// Says that the one who reads is on the way to a board, or, where that was said before, that nobody is.
    fn say_way(&self, address: BoardAddress) {
        let row = self.boards.row(&address, unix_ms());
        let is_on_the_way = row.is_some_and(|row| row.on_the_way == Some(&self.arbiter));
        let arbiter = (!is_on_the_way).then(|| self.arbiter.clone());
        // Without a connection it is not said, as the bar shows.
        let _ = self.said.send(Said::Way { board: address, arbiter });
    }

    /// Sends a board what it is to write down, with the PIN of its game. Returns why it cannot be sent.
    fn note(&mut self, address: BoardAddress, text: String, pin: String) -> Option<Utterance> {
        let label = self.boards.row(&address, unix_ms()).map_or_else(String::new, |row| row.label.to_owned());
        if !self.is_secret_on_the_way {
            return Some(self.wording.hall_note(&label, NoteFate::NotSecret));
        }
        self.noted = Some(SentNote { address: address.clone(), label, at: self.now.moment() });
        // Without a connection it is not taken, as is said.
        let _ = self.said.send(Said::Note { board: address, note: HallNote { text, pin: GivenPin::new(pin) } });
        None
    }

    /// What has become of the note that was sent: the board has written it down, or the PIN was wrong, or nothing came for a
    /// while.
    fn fate_of_note(&mut self, came: Option<(&BoardAddress, &Record)>) -> Option<Utterance> {
        let sent = self.noted.as_ref()?;
        let fate = match came.filter(|(board, _)| **board == sent.address).map(|(_, record)| &record.event) {
            Some(Event::Game(GameEvent::NoteWritten { .. })) => NoteFate::Written,
            Some(Event::Pin(PinEvent::PinRefusedElsewhere)) => NoteFate::WrongPin,
            _ if self.now.moment().since(sent.at) >= NOTE_WAIT => NoteFate::NotTaken,
            _ => return None,
        };
        let sent = self.noted.take()?;
        Some(self.wording.hall_note(&sent.label, fate))
    }

    /// What is new, heard as it was asked for.
    fn news(&mut self) -> Vec<Utterance> {
        let at = self.now.moment();
        if !self.is_whole || at.since(self.looked) < LOOK {
            return Vec::new();
        }
        self.looked = at;
        let rows = self.boards.rows(unix_ms());
        let (mut said, mut is_anybody_needed) = (Vec::new(), false);
        for (news, boards) in self.watch.look(&rows) {
            let sentences = self.wording.hall_news(news, &boards);
            let is_needed = matches!(news, HallNews::Need(need) if need.is_somebody_needed());
            if let Some(voice) = self.voice.as_ref().filter(|_| is_needed) {
                sentences.iter().for_each(|sentence| _ = voice.say(sentence));
            }
            is_anybody_needed |= is_needed;
            said.extend(sentences);
        }
        if is_anybody_needed && self.has_tone {
            // A terminal that is gone is found out where it is drawn on.
            let _ = Output.write_all(b"\x07");
        }
        said
    }

    /// Why the voice says nothing, if that is what it reports.
    fn silence(&self, report: &VoiceReport) -> Option<Utterance> {
        let (VoiceReport::Failed { why } | VoiceReport::DeviceLost { why, .. }) = report else { return None };
        let trouble = Trouble::Sound(SoundTrouble::Silent { why: (*why).into() });
        Some(self.wording.trouble_for(Actor::Arbiter, &trouble))
    }
}

/// The table on the screen, with the board that is open.
struct OnScreen<'w> {
    hall: Hall<'w>,
    choice: FaceChoice,
    screen: HallScreen,
    table: HallTable,
    opened: Option<Opened>,
    notice: Option<String>,
}

/// A board as its watchers see it.
struct Opened {
    address: BoardAddress,
    viewer: Viewer,
    face: Box<dyn Face>,
}

/// Whether the table is shown any longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Course {
    GoesOn,
    Ends,
}

impl OnScreen<'_> {
    fn run(mut self, happenings: &Receiver<Happening>) -> io::Result<()> {
        loop {
            let drawn = self.hall.now.moment();
            self.draw()?;
            let mut wait = TICK;
            loop {
                let is_typed = match happenings.recv_timeout(wait) {
                    Ok(Happening::Here(input)) => {
                        if self.take_input(input)? == Course::Ends {
                            return Ok(());
                        }
                        true
                    }
                    Ok(Happening::Hall(input)) => {
                        self.take(input);
                        false
                    }
                    Ok(Happening::Voice(report)) => {
                        let silence = self.hall.silence(&report).map(|said| said.printed);
                        self.notice = silence.or(self.notice.take());
                        false
                    }
                    Err(RecvTimeoutError::Timeout) => break,
                    Err(RecvTimeoutError::Disconnected) => return Ok(()),
                };
                // A key is answered at once, lines of many boards together.
                let left = PACE - self.hall.now.moment().since(drawn);
                if is_typed || left <= Span::ZERO {
                    break;
                }
                wait = Duration::from_millis(left.0.unsigned_abs());
            }
        }
    }

    fn draw(&mut self) -> io::Result<()> {
        self.hall.news();
        self.notice = self.hall.fate_of_note(None).map(|said| said.printed).or(self.notice.take());
        let now = unix_ms();
        if let Some(Opened { address, viewer, face }) = &mut self.opened {
            let at = self.hall.boards.row(address, now).map_or(Moment::START, |row| row.at);
            viewer.show(face.as_mut(), at)?;
            return viewer.draw(face.as_mut(), at);
        }
        let rows = self.hall.boards.rows(now);
        let (count, lost) = (count(&rows), self.hall.boards.lost());
        let rows = self.table.arranged(rows);
        let view = HallView { count, lost, notice: self.notice.as_deref(), wording: self.hall.wording };
        self.screen.draw(&mut self.table, &rows, &view)
    }

    fn take(&mut self, input: HallInput) {
        let Some((address, record)) = self.hall.take(input) else { return };
        let fate = self.hall.fate_of_note(Some((&address, &record)));
        self.notice = fate.map(|said| said.printed).or(self.notice.take());
        let Some(opened) = self.opened.as_mut().filter(|opened| opened.address == address) else { return };
        if record.seq > 0 {
            opened.viewer.take(&[record]);
        } else if let Some(game) = self.hall.boards.row(&address, unix_ms()).and_then(|row| row.game) {
            opened.viewer = Viewer::new(game.clone(), self.hall.wording);
        }
    }

    fn take_input(&mut self, input: Input) -> io::Result<Course> {
        match (input, &mut self.opened) {
            (Input::Key(key), Some(Opened { address, viewer, face })) => {
                let at = self.hall.boards.row(address, unix_ms()).map_or(Moment::START, |row| row.at);
                if viewer.press(face.as_mut(), key, at)? != Asked::Nothing {
                    self.opened = None;
                    self.screen.take()?;
                }
            }
            (Input::Key(key), None) => {
                self.notice = None;
                let rows = self.table.arranged(self.hall.boards.rows(unix_ms()));
                match self.table.press(key, &rows) {
                    HallReaction::Leave => return Ok(Course::Ends),
                    HallReaction::Open([event, round, board]) => self.open(BoardAddress { event, round, board })?,
                    HallReaction::Way([event, round, board]) => {
                        self.hall.say_way(BoardAddress { event, round, board });
                    }
                    HallReaction::Note([event, round, board], text, pin) => {
                        let refused = self.hall.note(BoardAddress { event, round, board }, text, pin);
                        self.notice = refused.map(|said| said.printed);
                    }
                    HallReaction::Nothing | HallReaction::Changed => {}
                }
            }
            (Input::Redraw | Input::Continued, Some(opened)) => opened.face.invalidate()?,
            (Input::Redraw | Input::Continued, None) => self.screen.redraw()?,
            (Input::Ended | Input::EndOfInput, _) => return Ok(Course::Ends),
            _ => {}
        }
        Ok(Course::GoesOn)
    }

    fn open(&mut self, address: BoardAddress) -> io::Result<()> {
        let Some(row) = self.hall.boards.row(&address, unix_ms()) else { return Ok(()) };
        let Some(game) = row.game else { return Ok(()) };
        let mut viewer = Viewer::new(game.clone(), self.hall.wording);
        viewer.say([self.hall.wording.hall_row(&row)]);
        let face = open_face(&self.choice, self.hall.wording).map_err(|_| io::ErrorKind::BrokenPipe)?;
        self.opened = Some(Opened { address, viewer, face });
        Ok(())
    }
}

/// The boards in lines: what is new, and what is asked for.
struct InLines<'h, 'w> {
    hall: &'h mut Hall<'w>,
    lines: Lines<Output>,
    permits: Option<Receiver<()>>,
    /// What was said last of the connection: nothing came, or everything did.
    said: Option<Option<HallTrouble>>,
    /// A note for which the next line is the PIN.
    noting: Option<(BoardAddress, String)>,
}

impl InLines<'_, '_> {
    fn run(mut self, happenings: &Receiver<Happening>) -> io::Result<()> {
        let ended = self.read(happenings);
        self.lines.release();
        ended
    }

    fn read(&mut self, happenings: &Receiver<Happening>) -> io::Result<()> {
        loop {
            let wait = self.lines.due().map_or(TICK, |due| {
                let left = due.since(self.hall.now.moment());
                TICK.min(Duration::from_millis(left.0.max(0).unsigned_abs()))
            });
            match happenings.recv_timeout(wait) {
                Ok(Happening::Here(input)) => {
                    if self.take_input(input)? == Course::Ends {
                        return Ok(());
                    }
                }
                Ok(Happening::Hall(input)) => self.take(input)?,
                Ok(Happening::Voice(report)) => {
                    if let Some(said) = self.hall.silence(&report) {
                        self.write(&[said])?;
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            self.lines.write_due(self.hall.now.moment())?;
            let fate = self.hall.fate_of_note(None);
            for sentence in self.hall.news().into_iter().chain(fate) {
                self.write(&[sentence])?;
            }
        }
    }

    fn write(&mut self, said: &[Utterance]) -> io::Result<()> {
        said.iter().try_for_each(|one| self.lines.write_event(self.hall.now.moment(), "", std::slice::from_ref(one)))
    }

    fn take(&mut self, input: HallInput) -> io::Result<()> {
        let connection = match &input {
            HallInput::Whole => Some(None),
            HallInput::Lost(why) => Some(Some(*why)),
            HallInput::Line { .. }
            | HallInput::State { .. }
            | HallInput::Unreadable { .. }
            | HallInput::Gone { .. }
            | HallInput::Way { .. } => None,
        };
        let was_whole = self.hall.is_whole;
        let mut way = None;
        if let HallInput::Way { board, arbiter, .. } = &input
            && was_whole
        {
            let label = self.hall.boards.row(board, unix_ms()).map(|row| row.label.to_owned());
            way = label.map(|label| self.hall.wording.hall_way(&label, arbiter.as_deref()));
        }
        let came = self.hall.take(input);
        let fate = self.hall.fate_of_note(came.as_ref().map(|(board, record)| (board, record)));
        if let Some(said) = way.or(fate) {
            self.write(&[said])?;
        }
        let Some(connection) = connection.filter(|connection| self.said != Some(*connection)) else { return Ok(()) };
        self.said = Some(connection);
        match connection {
            None if !was_whole => {
                let said = [self.counted(), self.hall.wording.hall_help()];
                self.write(&said)?;
                self.write(&self.not_arrived())
            }
            None | Some(_) => {
                let said = self.hall.wording.hall_connection(connection);
                self.write(&[said])
            }
        }
    }

    fn counted(&self) -> Utterance {
        let rows = self.hall.boards.rows(unix_ms());
        if rows.is_empty() { self.hall.wording.hall_empty() } else { self.hall.wording.hall_count(count(&rows)) }
    }

    /// In one sentence, the boards at which somebody is not there yet; none where everybody is.
    fn not_arrived(&self) -> Vec<Utterance> {
        let rows = self.hall.boards.rows(unix_ms());
        let absent: Vec<&HallRow<'_>> = rows.iter().filter(|row| row.has_not_arrived()).collect();
        if absent.is_empty() { Vec::new() } else { vec![self.hall.wording.hall_not_arrived(&absent)] }
    }

    fn take_input(&mut self, input: Input) -> io::Result<Course> {
        if matches!(input, Input::Ended | Input::EndOfInput) {
            return Ok(Course::Ends);
        }
        let typed = if let Input::Line(line) = input {
            // The reader of lines is ahead.
            let _ = self.permits.as_ref().map(Receiver::try_recv);
            line
        } else if let Input::Key(key) = input {
            let reaction = self.lines.press(self.hall.now.moment(), key)?;
            let Reaction::Line(line) = reaction else {
                return Ok(if reaction == Reaction::Leave { Course::Ends } else { Course::GoesOn });
            };
            line
        } else {
            return Ok(Course::GoesOn);
        };
        if let Some((board, text)) = self.noting.take() {
            self.lines.conceal(Concealment::default());
            let said = match typed.trim() {
                "" => Some(self.hall.wording.pin(PinNotice::NotGiven)),
                pin => self.hall.note(board, text, pin.to_owned()),
            };
            return self.write(said.as_slice()).map(|()| Course::GoesOn);
        }
        if let Some(noting) = self.note_for(typed.trim()) {
            let said = match noting {
                Ok(noting) => {
                    self.noting = Some(noting);
                    self.lines.conceal(Concealment::of_secret(SecretKind::Pin));
                    self.hall.wording.pin(PinNotice::Asked)
                }
                Err(said) => said,
            };
            return self.write(&[said]).map(|()| Course::GoesOn);
        }
        match self.answer(typed.trim()) {
            Some(said) => self.write(&said).map(|()| Course::GoesOn),
            None => Ok(Course::Ends),
        }
    }

    /// The answer to what was typed; `None` where the reader leaves.
    fn answer(&self, typed: &str) -> Option<Vec<Utterance>> {
        let wording = self.hall.wording;
        let rows = self.hall.boards.rows(unix_ms());
        let in_lines = |wanted: &dyn Fn(&HallRow<'_>) -> bool| -> Vec<Utterance> {
            rows.iter().filter(|row| wanted(row)).map(|row| wording.hall_row(row)).collect()
        };
        let or_none = |said: Vec<Utterance>, what| {
            if said.is_empty() { vec![wording.hall_none_of(what)] } else { said }
        };
        Some(match wording.hall_word(typed) {
            Some(HallWord::Quit) => return None,
            Some(HallWord::Help) => vec![wording.hall_help()],
            Some(HallWord::All) => in_lines(&|_| true),
            Some(HallWord::Absent) => or_none(in_lines(&|row| row.has_not_arrived()), HallWord::Absent),
            Some(HallWord::Matches) => {
                let matches = HallMatch::all(&rows).iter().map(|one| wording.hall_match(one)).collect();
                or_none(matches, HallWord::Matches)
            }
            Some(HallWord::Way | HallWord::Note) => vec![wording.hall_help()],
            None if let Some(meant) = self.way_to(typed, &rows) => meant,
            None if typed.is_empty() => {
                let mut needing: Vec<&HallRow<'_>> =
                    rows.iter().filter(|row| row.need().is_somebody_needed()).collect();
                needing.sort_by_key(|row| row.urgency());
                let needing = needing.into_iter().map(|row| wording.hall_row(row));
                std::iter::once(self.counted()).chain(needing).collect()
            }
            None => {
                let meant: Vec<&HallRow<'_>> = rows.iter().filter(|row| row.is_meant_by(typed)).collect();
                match meant.as_slice() {
                    [] => vec![wording.no_such_board(typed)],
                    [row] => wording.hall_row_in_full(row),
                    several => several.iter().map(|row| wording.hall_row(row)).collect(),
                }
            }
        })
    }

    /// What a board is to write down, where that is typed with its number: `note 12 Both warned.`
    fn note_for(&self, typed: &str) -> Option<Result<(BoardAddress, String), Utterance>> {
        let (word, rest) = typed.split_once(char::is_whitespace)?;
        let wording = self.hall.wording;
        if wording.hall_word(word) != Some(HallWord::Note) {
            return None;
        }
        let Some((board, text)) = rest.trim().split_once(char::is_whitespace) else {
            return Some(Err(wording.hall_help()));
        };
        let rows = self.hall.boards.rows(unix_ms());
        let meant: Vec<&HallRow<'_>> = rows.iter().filter(|row| row.is_meant_by(board)).collect();
        let [row] = meant.as_slice() else { return Some(Err(wording.no_such_board(board))) };
        let [event, round, board] = [row.event, row.round, row.board].map(str::to_owned);
        Some(Ok((BoardAddress { event, round, board }, text.trim().to_owned())))
    }

    /// Says that the arbiter is on the way, where that is typed with a board.
    fn way_to(&self, typed: &str, rows: &[HallRow<'_>]) -> Option<Vec<Utterance>> {
        let (word, board) = typed.split_once(char::is_whitespace)?;
        let wording = self.hall.wording;
        if wording.hall_word(word) != Some(HallWord::Way) {
            return None;
        }
        let meant: Vec<&HallRow<'_>> = rows.iter().filter(|row| row.is_meant_by(board)).collect();
        let [row] = meant.as_slice() else { return Some(vec![wording.no_such_board(board)]) };
        let [event, round, board] = [row.event, row.round, row.board].map(str::to_owned);
        self.hall.say_way(BoardAddress { event, round, board });
        Some(Vec::new())
    }
}
