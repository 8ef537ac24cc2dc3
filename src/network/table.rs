//! `annabella hall`: the chief arbiter's table, as a screen or in lines, until it is left. Sent from here is who is on
//! the way to a board, and with the PIN of its game what a board writes down.

use std::io::{self, Write as _};
use std::sync::mpsc::{Receiver, Sender};
use std::thread;
use std::time::Duration;

use annabella::app::input::{Input, Inputs};
use annabella::app::terminal_loop::{self, Key, Shown};
use annabella::app::{App, Start};
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
use annabella::interpreter::vocabulary::Completion;
use annabella::options::audio::AudioOptions;
use annabella::options::environment::Environment;
use annabella::options::error::CommandError;
use annabella::options::hall::{HallAlert, HallArgs};
use annabella::options::interface::{face_choice, not_opened, open_face};
use annabella::storage::journal::Record;
use annabella::time::{RecordClock, Stamp, unix_ms};
use annabella::ui::hall_table::{HallReaction, HallScreen, HallTable, HallView};
use annabella::ui::line_editor::Concealment;
use annabella::ui::lines::{Columns, Lines};
use annabella::ui::terminal::Takeover;
use annabella::ui::view_model::ViewModel;
use annabella::ui::{Face, FaceChoice, KeyInput, OnTerminal, Output, Reaction};
use annabella::voice::{Voice, VoiceChoice, VoiceReport};
use annabella::wording::{
    HallLabel, HallMatch, HallNews, HallRow, HallTrouble, HallWord, NoteFate, PinNotice, SecretKind, SoundTrouble,
    Trouble, Utterance, Wording,
};
use tokio::sync::mpsc::UnboundedSender;

use super::pairings;
use super::reading::Said;

/// The longest wait for something new: clocks run meanwhile.
const TICK: Span = Span(200);
/// How long the screen stays as it is while lines come.
const PACE: Span = Span(10);
/// How often it is looked where somebody is needed.
const LOOK: Span = Span(200);

/// Something from the server or from the voice.
enum News {
    Hall(HallInput),
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
    let now = RecordClock::from(Moment::START);
    let own = Inputs::open(now, choice.keys == KeyInput::OneByOne);
    let alert = asked.alert.unwrap_or_default();
    let hall = Hall {
        boards: HallBoards::expecting(pairings(asked)?),
        said,
        noted: None,
        is_secret_on_the_way: asked.server.as_deref().is_some_and(is_secret_on_the_way),
        arbiter: asked.arbiter.clone().unwrap_or_else(|| wording.hall_label(&HallLabel::Arbiter)),
        watch: HallWatch::default(),
        wording,
        voice: (alert == HallAlert::Voice).then(|| voice(asked, wording, now, own.sender())),
        has_tone: alert == HallAlert::Tone && environment.shows_at_a_terminal,
        is_whole: false,
        looked: Moment::START,
        inputs: own,
    };
    let to = hall.inputs.sender();
    thread::spawn(move || {
        inputs.into_iter().try_for_each(|input| to.send((now.stamp(), Input::News(News::Hall(input)))))
    });
    match choice.kind {
        FaceKind::Screen => {
            let screen = HallScreen::open(choice.guard.clone());
            let screen = screen.map_err(|error| CommandError::failure(not_opened(&error)))?;
            let table = HallTable::new(choice.ui.appearance.theme);
            let called = environment.program().to_owned();
            let drawn = Drawn { at: Moment::START, is_outdated: true };
            terminal_loop::run(&mut OnScreen {
                hall,
                choice,
                called,
                screen,
                table,
                opened: None,
                notice: None,
                drawn,
            });
        }
        FaceKind::Lines | FaceKind::Hybrid => {
            let lines = match choice.keys {
                KeyInput::OneByOne => Lines::typing(Output, choice.lines, choice.guard.clone(), Takeover::Lines)
                    .map_err(|error| CommandError::failure(not_opened(&error)))?,
                KeyInput::InLines => Lines::streaming(Output, choice.lines, Columns::of_output()),
            };
            let mut table = InLines { hall, lines, said: None, noting: None };
            terminal_loop::run(&mut table);
            table.lines.release();
            if let Some(voice) = table.hall.voice.take() {
                voice.finish(LAST_WORDS);
            }
        }
    }
    Ok(())
}

/// How long the voice may go on once the table is left.
const LAST_WORDS: Duration = Duration::from_secs(5);

fn voice(asked: &HallArgs, wording: &Wording, now: RecordClock, to: Sender<(Stamp, Input<News>)>) -> Voice {
    let choice = asked.interface.voice.unwrap_or(VoiceChoice::Auto);
    let audio = AudioOptions::of(Some(choice), &asked.interface.audio, wording.language());
    Voice::start(audio.settings, move |report| drop(to.send((now.stamp(), Input::News(News::Voice(report))))))
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
    inputs: Inputs<News>,
}

impl Hall<'_> {
    fn now(&self) -> Moment {
        self.inputs.now.moment()
    }

    /// The moment in the game at that board.
    fn moment_at(&self, address: &BoardAddress) -> Moment {
        self.boards.row(address, unix_ms()).map_or(Moment::START, |row| row.at)
    }

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
        self.noted = Some(SentNote { address: address.clone(), label, at: self.now() });
        // Without a connection it is not taken, as is said.
        let _ = self.said.send(Said::Note { board: address, note: HallNote { text, pin: GivenPin::new(pin) } });
        None
    }

    /// The outcome of the note that was sent: the board has written it down, or the PIN was wrong, or nothing came for
    /// a while.
    fn fate_of_note(&mut self, came: Option<(&BoardAddress, &Record)>) -> Option<Utterance> {
        let sent = self.noted.as_ref()?;
        let fate = match came.filter(|(board, _)| **board == sent.address).map(|(_, record)| &record.event) {
            Some(Event::Game(GameEvent::NoteWritten { .. })) => NoteFate::Written,
            Some(Event::Pin(PinEvent::PinRefusedElsewhere)) => NoteFate::WrongPin,
            _ if self.now().since(sent.at) >= NOTE_WAIT => NoteFate::NotTaken,
            _ => return None,
        };
        let sent = self.noted.take()?;
        Some(self.wording.hall_note(&sent.label, fate))
    }

    /// What is new, heard as it was asked for.
    fn news(&mut self) -> Vec<Utterance> {
        let at = self.now();
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
    /// How the user calls the program.
    called: String,
    screen: HallScreen,
    table: HallTable,
    opened: Option<Opened>,
    notice: Option<String>,
    drawn: Drawn,
}

/// A board as its watchers see it.
struct Opened {
    address: BoardAddress,
    app: App,
}

/// The state that was drawn last.
struct Drawn {
    at: Moment,
    /// Something was typed since.
    is_outdated: bool,
}

impl Shown for OnScreen<'_> {
    type News = News;

    fn inputs(&mut self) -> &mut Inputs<News> {
        &mut self.hall.inputs
    }

    fn on_terminal(&mut self) -> &mut dyn OnTerminal {
        match &mut self.opened {
            Some(opened) => opened.app.on_terminal(),
            None => &mut self.screen,
        }
    }

    fn at_face<R>(&mut self, _: Moment, act: impl FnOnce(&mut dyn Face, &ViewModel<'_>) -> R) -> Option<R> {
        let Opened { address, app } = self.opened.as_mut()?;
        app.at_face(self.hall.moment_at(address), act)
    }

    /// A key is answered at once, lines of many boards together.
    fn draw(&mut self) -> io::Result<()> {
        let at = self.hall.now();
        if !self.drawn.is_outdated && at.since(self.drawn.at) < PACE {
            return Ok(());
        }
        self.drawn = Drawn { at, is_outdated: false };
        self.hall.news();
        self.notice = self.hall.fate_of_note(None).map(|said| said.printed).or(self.notice.take());
        if let Some(Opened { address, app }) = &mut self.opened {
            app.follow_handed(self.hall.moment_at(address));
            app.settle();
            return app.draw();
        }
        let rows = self.hall.boards.rows(unix_ms());
        let (count, lost) = (count(&rows), self.hall.boards.lost());
        let rows = self.table.arranged(rows);
        let view = HallView { count, lost, notice: self.notice.as_deref(), wording: self.hall.wording };
        self.screen.draw(&mut self.table, &rows, &view)
    }

    fn due(&self) -> Option<Moment> {
        let is_early = self.hall.now().since(self.drawn.at) < PACE;
        Some(self.drawn.at.plus(if is_early { PACE } else { TICK }))
    }

    /// News of many boards is seen while it comes.
    fn pass_time(&mut self, _: Stamp) -> io::Result<()> {
        self.draw()
    }

    fn key(&mut self, stamp: Stamp, key: Key) -> io::Result<Reaction> {
        self.drawn.is_outdated = true;
        if self.opened.is_some() {
            let reaction = self.at_board(stamp, |app, stamp| app.key(stamp, key)).unwrap_or(Ok(Reaction::Nothing))?;
            if matches!(reaction, Reaction::Leave | Reaction::Silence) {
                self.close()?;
                return Ok(Reaction::Changed);
            }
            return Ok(reaction);
        }
        self.notice = None;
        let rows = self.table.arranged(self.hall.boards.rows(unix_ms()));
        match self.table.press(key, &rows) {
            HallReaction::Leave => return Ok(Reaction::Leave),
            HallReaction::Suspend => return Ok(Reaction::Suspend),
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
        Ok(Reaction::Changed)
    }

    fn react(&mut self, stamp: Stamp, reaction: Reaction) -> io::Result<()> {
        self.drawn.is_outdated = true;
        self.at_board(stamp, |app, stamp| app.react(stamp, reaction)).unwrap_or(Ok(()))?;
        if self.opened.as_ref().is_some_and(|opened| opened.app.is_left()) { self.close() } else { Ok(()) }
    }

    fn news(&mut self, _: Stamp, news: News) -> io::Result<()> {
        match news {
            News::Hall(input) => self.take(input),
            News::Voice(report) => {
                let silence = self.hall.silence(&report).map(|said| said.printed);
                self.notice = silence.or(self.notice.take());
            }
        }
        Ok(())
    }

    fn completed(&self, typed: &str) -> Completion {
        self.opened.as_ref().map_or(Completion::Nothing, |opened| opened.app.completed(typed))
    }

    fn list(&mut self, words: &[String]) -> io::Result<()> {
        self.opened.as_mut().map_or(Ok(()), |opened| opened.app.list(words))
    }

    fn outdate(&mut self) {
        self.drawn.is_outdated = true;
    }

    fn redraw(&mut self) -> io::Result<()> {
        self.drawn.is_outdated = true;
        self.on_terminal().invalidate()
    }
}

impl OnScreen<'_> {
    /// Has the open board do something, at the moment that it is there.
    fn at_board<R>(&mut self, stamp: Stamp, act: impl FnOnce(&mut App, Stamp) -> R) -> Option<R> {
        let Opened { address, app } = self.opened.as_mut()?;
        let at = self.hall.moment_at(address);
        app.follow_handed(at);
        Some(act(app, Stamp { at, ..stamp }))
    }

    fn take(&mut self, input: HallInput) {
        let Some((address, record)) = self.hall.take(input) else { return };
        let fate = self.hall.fate_of_note(Some((&address, &record)));
        self.notice = fate.map(|said| said.printed).or(self.notice.take());
        let Some(opened) = self.opened.as_mut().filter(|opened| opened.address == address) else { return };
        if record.seq > 0 {
            opened.app.hand(record);
        } else if let Some(game) = self.hall.boards.row(&address, unix_ms()).and_then(|row| row.game) {
            opened.app.follow_another(game.clone(), self.hall.boards.opened_ms(&address).unwrap_or_default());
        }
    }

    /// Closes the board that is open.
    fn close(&mut self) -> io::Result<()> {
        self.opened = None;
        self.screen.take()
    }

    fn open(&mut self, address: BoardAddress) -> io::Result<()> {
        let Some(row) = self.hall.boards.row(&address, unix_ms()) else { return Ok(()) };
        let Some(game) = row.game else { return Ok(()) };
        let wording = self.hall.wording;
        let opened_ms = self.hall.boards.opened_ms(&address).unwrap_or_default();
        let now = RecordClock::from(row.at);
        let start = Start { now, ..Start::watching(self.choice.clone(), &self.called, wording) };
        let face = open_face(&self.choice, wording).map_err(|_| io::ErrorKind::BrokenPipe)?;
        let mut app = App::handed(game.clone(), opened_ms, wording, start, face);
        app.say(wording.hall_row(&row));
        self.opened = Some(Opened { address, app });
        Ok(())
    }
}

/// The boards in lines: what is new, and what is asked for.
struct InLines<'w> {
    hall: Hall<'w>,
    lines: Lines<Output>,
    /// What was said last of the connection: nothing came, or everything did.
    said: Option<Option<HallTrouble>>,
    /// A note for which the next line is the PIN.
    noting: Option<(BoardAddress, String)>,
}

impl Shown for InLines<'_> {
    type News = News;

    fn inputs(&mut self) -> &mut Inputs<News> {
        &mut self.hall.inputs
    }

    fn on_terminal(&mut self) -> &mut dyn OnTerminal {
        &mut self.lines
    }

    fn at_face<R>(&mut self, _: Moment, _: impl FnOnce(&mut dyn Face, &ViewModel<'_>) -> R) -> Option<R> {
        None
    }

    fn draw(&mut self) -> io::Result<()> {
        self.lines.write_due(self.hall.now())
    }

    fn due(&self) -> Option<Moment> {
        let tick = self.hall.now().plus(TICK);
        Some(self.lines.due().map_or(tick, |due| due.min(tick)))
    }

    fn pass_time(&mut self, _: Stamp) -> io::Result<()> {
        self.lines.write_due(self.hall.now())?;
        let fate = self.hall.fate_of_note(None);
        for sentence in self.hall.news().into_iter().chain(fate) {
            self.write(&[sentence])?;
        }
        Ok(())
    }

    fn key(&mut self, _: Stamp, key: Key) -> io::Result<Reaction> {
        self.lines.press(self.hall.now(), key)
    }

    fn react(&mut self, _: Stamp, reaction: Reaction) -> io::Result<()> {
        let Reaction::Line(line) = reaction else { return Ok(()) };
        self.typed(line.trim())
    }

    fn input_is_over(&mut self) {
        let said = self.hall.wording.hall_input_over();
        // If this fails, nobody is there to read it.
        let _ = self.write(&[said]);
        self.leave();
    }

    fn news(&mut self, _: Stamp, news: News) -> io::Result<()> {
        match news {
            News::Hall(input) => self.take(input),
            News::Voice(report) => self.write(self.hall.silence(&report).as_slice()),
        }
    }
}

impl InLines<'_> {
    fn write(&mut self, said: &[Utterance]) -> io::Result<()> {
        said.iter().try_for_each(|one| self.lines.write_event(self.hall.now(), "", std::slice::from_ref(one)))
    }

    fn take(&mut self, input: HallInput) -> io::Result<()> {
        let connection = if let HallInput::Lost(why) = &input {
            Some(Some(*why))
        } else {
            matches!(input, HallInput::Whole).then_some(None)
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

    fn typed(&mut self, typed: &str) -> io::Result<()> {
        if let Some((board, text)) = self.noting.take() {
            self.lines.conceal(Concealment::default());
            let said = match typed {
                "" => Some(self.hall.wording.pin(PinNotice::NotGiven)),
                pin => self.hall.note(board, text, pin.to_owned()),
            };
            return self.write(said.as_slice());
        }
        if let Some(noting) = self.note_for(typed) {
            let said = match noting {
                Ok(noting) => {
                    self.noting = Some(noting);
                    self.lines.conceal(Concealment::of_secret(SecretKind::Pin));
                    self.hall.wording.pin(PinNotice::Asked)
                }
                Err(said) => said,
            };
            return self.write(&[said]);
        }
        match self.answer(typed) {
            Some(said) => self.write(&said),
            None => {
                self.hall.inputs.is_left = true;
                Ok(())
            }
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

    /// The text that a board is to write down, where that is typed with its number: `note 12 Both warned.`
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
