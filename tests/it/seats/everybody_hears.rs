//! A sentence for the room is said at every seat that hears the room, a sentence for a person at that person's seat,
//! and at nobody else's: whatever fails, resumes, speaks another language or has no name. Held against every byte that
//! comes over the sockets.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use annabella::app::seated;
use annabella::boards::orientation::Orientation;
use annabella::boards::protocol::Make;
use annabella::boards::report::{BoardReport, Identity};
use annabella::game::clock::moment::{Moment, Span};
use annabella::game::course::chess960::array;
use annabella::game::event::{Event, GameEvent, MoveEvent};
use annabella::game::half_move::HalfMove;
use annabella::game::people::{Actor, Player, Sight};
use annabella::game::records::boards::Source;
use annabella::game::terms::Terms;
use annabella::interpreter::Intent;
use annabella::interpreter::keyboard::Keyboard;
use annabella::interpreter::request::Pressing;
use annabella::seats::hub::{Hub, SeatReport};
use annabella::seats::protocol::{FromHost, FromSeat, VERSION, is_of_the_record, to_line};
use annabella::seats::{folder_of_sockets, name_of};
use annabella::session::seat::{Heard, Seat};
use annabella::session::table::place::{Asking, SeatId};
use annabella::session::table::presence::Welcome;
use annabella::session::table::{Output, Table, Typed, Written};
use annabella::storage::journal::{self, Chain, Journal, JournalError, Record};
use annabella::time::{RecordClock, Stamp};
use annabella::wording::{Audience, Saved, Urgency, Utterance, Wording, ear_of};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use shakmaty::san::San;
use shakmaty::{Board, CastlingMode, Color, Position, Square};

use crate::boards::hands::{Stops, make};
use crate::boards::simulated::{Random, ReadBoard, SimulatedBoard};
use crate::program::{DEADLINE, same_cases};

use crate::table::hello;

const LANGUAGES: [&str; 3] = ["en", "de", "es"];

/// Everybody who may sit at a terminal; nobody watches.
const PEOPLE: [Option<Actor>; 5] =
    [Some(WHITE), Some(BLACK), Some(Actor::Arbiter), None, Some(Actor::Assistant(Color::Black))];
const WHITE: Actor = Actor::Player(Color::White);
const BLACK: Actor = Actor::Player(Color::Black);

/// The time of settling of the electronic board here.
const SETTLE: Span = Span::milliseconds(300);

/// How long a board is followed after a hand was there.
const FOLLOWED_MS: u64 = 1_200;

/// Somewhat longer than between two measurements of the delay of the seats.
const BEAT_MS: u64 = 600;

/// Hands that do not stop for as long as a board must be quiet here.
const QUICK: Stops = Stops { from: 10, to: 60 };

fn wording(language: &str) -> Wording {
    Wording::new(language).expect("a language")
}

/// One of those that are switched on in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Trial {
    DiskFills,
    RecordDeleted,
    Killed,
    Chess960,
    Rematch,
    ElectronicBoard,
    NoNames,
    TwoLanguages,
    Adjournment,
}

impl Trial {
    /// Acts that bring it about, before random ones.
    fn begins(self) -> Vec<Act> {
        let begin = Act::By(Actor::Arbiter, "begin");
        let then = match self {
            Trial::DiskFills => vec![Act::Disk(true), Act::Move(3), Act::Disk(false), Act::Move(7), Act::Disk(true)],
            Trial::RecordDeleted => vec![Act::Move(3), Act::Deleted, Act::Move(7)],
            Trial::Killed => vec![Act::Move(3), Act::Crash],
            Trial::Rematch => vec![
                Act::Move(3),
                Act::By(WHITE, "resign"),
                Act::Yes(WHITE),
                Act::By(WHITE, "rematch"),
                Act::Yes(WHITE),
                Act::By(BLACK, "accept"),
                Act::By(Actor::Arbiter, "begin"),
            ],
            Trial::ElectronicBoard => vec![
                Act::Shown(Shown::Move(5)),
                Act::By(WHITE, "press"),
                Act::Move(7),
                Act::Shown(Shown::AsExpected),
                Act::Shown(Shown::Wrong),
                Act::Shown(Shown::Move(11)),
                Act::By(WHITE, "press"),
                Act::By(BLACK, "Nc6"),
                Act::Shown(Shown::Wrong),
            ],
            Trial::Adjournment => vec![
                Act::Move(3),
                Act::By(Actor::Arbiter, "adjourn"),
                Act::By(BLACK, "seal Nf6"),
                Act::By(BLACK, "press"),
                Act::By(Actor::Arbiter, "status"),
                Act::By(Actor::Arbiter, "status"),
                Act::By(Actor::Arbiter, "reopen"),
                Act::By(Actor::Arbiter, "open"),
                Act::By(Actor::Arbiter, "status"),
            ],
            Trial::Chess960 | Trial::NoNames | Trial::TwoLanguages => vec![Act::Move(3)],
        };
        [begin].into_iter().chain(then).collect()
    }
}

/// What differs from game to game.
#[derive(Clone, Debug)]
struct Setting {
    is_chess960: bool,
    has_board: bool,
    are_named: bool,
    /// Who sits where the program was started, if not everybody.
    first: Option<Actor>,
    /// Who of `PEOPLE` sits at another terminal, with its language.
    elsewhere: Vec<(usize, usize)>,
}

fn settings(trial: Trial) -> impl Strategy<Value = Setting> {
    let first = prop::sample::select(vec![None, PEOPLE[0], Some(Actor::Arbiter)]);
    let language = 0..LANGUAGES.len();
    let elsewhere = prop::collection::vec(prop::option::weighted(0.8, language), PEOPLE.len());
    (any::<bool>(), any::<bool>(), any::<bool>(), first, elsewhere).prop_map(
        move |(is_chess960, has_board, are_named, first, elsewhere)| {
            let is_seated = |who: usize| first.is_none() || PEOPLE[who] != first;
            let sits = |(who, language): (usize, Option<usize>)| {
                // Everybody has a seat where it depends on who there is.
                let are_all_there = matches!(trial, Trial::TwoLanguages | Trial::ElectronicBoard);
                let language = if are_all_there { Some(who % LANGUAGES.len()) } else { language };
                language.map(|language| (who, language))
            };
            let elsewhere = elsewhere.into_iter().enumerate().filter_map(sits).filter(|(who, _)| is_seated(*who));
            // Knights at their usual squares seal.
            let may_be_chess960 = !matches!(trial, Trial::Adjournment | Trial::ElectronicBoard);
            Setting {
                is_chess960: trial == Trial::Chess960 || is_chess960 && may_be_chess960,
                has_board: trial == Trial::ElectronicBoard || has_board,
                are_named: trial != Trial::NoNames && are_named,
                first,
                elsewhere: elsewhere.collect(),
            }
        },
    )
}

/// Something that happens.
#[derive(Clone, Debug)]
enum Act {
    /// A line of that terminal.
    Line(usize, &'static str),
    /// A line of that person, wherever that is typed.
    By(Actor, &'static str),
    /// That person answers a question with yes.
    Yes(Actor),
    /// A legal move of who has it, announced and completed.
    Move(u16),
    /// The disk takes nothing, or takes everything again.
    Disk(bool),
    Deleted,
    /// The program is ended in no order, and the game goes on in another one.
    Crash,
    /// The connection of that terminal breaks, and comes back.
    Broken(usize),
    Back(usize),
    Silent(usize),
    /// Hands are at White's electronic board.
    Shown(Shown),
    Waited(u64),
}

/// An act of hands at the electronic board.
#[derive(Clone, Copy, Debug)]
enum Shown {
    /// They make a legal move, from where the board should stand.
    Move(u16),
    /// They put it as it should stand.
    AsExpected,
    /// They take two pawns from where it should stand.
    Wrong,
}

const LINES: [&str; 34] = [
    "",
    "press",
    "arbiter: begin",
    "arbiter: stop",
    "arbiter: go",
    "status",
    "clock",
    "draw",
    "accept",
    "decline",
    "claim fifty",
    "claim touch e2",
    "touch g1",
    "repeat",
    "arbiter: rule 1 accept",
    "arbiter: note A spectator spoke.",
    "arbiter: result 1-0",
    "arbiter: result *",
    "rematch",
    "rematch",
    "accept",
    "resign",
    "yes",
    "arbiter: adjourn",
    "arbiter: adjourn",
    "seal Nf3",
    "seal Nc6",
    "arbiter: reopen",
    "arbiter: open",
    "board: -a2",
    "who",
    "zz9",
    "arbiter",
    "arbiter: penalty warning to black",
];

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let who = 0..PEOPLE.len() + 1;
    let line = (who.clone(), prop::sample::select(LINES.to_vec())).prop_map(|(who, line)| Act::Line(who, line));
    let shown = prop_oneof![
        4 => any::<u16>().prop_map(Shown::Move),
        3 => Just(Shown::AsExpected),
        2 => Just(Shown::Wrong),
    ];
    let act = prop_oneof![
        12 => line,
        10 => any::<u16>().prop_map(Act::Move),
        1 => any::<bool>().prop_map(Act::Disk),
        1 => Just(Act::Deleted),
        1 => Just(Act::Crash),
        1 => who.clone().prop_map(Act::Broken),
        2 => who.clone().prop_map(Act::Back),
        1 => who.prop_map(Act::Silent),
        6 => shown.prop_map(Act::Shown),
        2 => (1..5_000_u64).prop_map(Act::Waited),
    ];
    prop::collection::vec(act, 5..40)
}

/// What was said at a terminal.
#[derive(Clone, Debug)]
struct Said {
    utterance: Utterance,
    /// Whether it follows from a line of the record.
    is_of_the_record: bool,
}

/// Whether somebody can be reached there.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Connection {
    There,
    /// It reads, and answers nothing.
    Silent,
    Broken,
    Gone,
}

struct Terminal {
    id: SeatId,
    person: Option<Actor>,
    language: &'static str,
    token: Option<String>,
    /// The name of the socket that the last welcome gave.
    socket: Option<String>,
    connection: Connection,
    seat: Seat,
    /// The socket; the first terminal has none.
    wire: Option<BufReader<UnixStream>>,
    /// The record as far as it was read, and what came since the host said up to where it goes.
    chain: Chain,
    records: Vec<Record>,
    fresh: Vec<Record>,
    /// The welcome whose record is being read.
    welcome: Option<Welcome>,
    /// The requests that are not answered.
    unanswered: HashSet<u64>,
    last_request: u64,
    /// What was said there since the last act began.
    step: Vec<Said>,
    /// The lines that came over the socket since then, as they came.
    raw: Vec<String>,
}

impl Terminal {
    fn new(id: SeatId, person: Option<Actor>, language: &'static str, seat: Seat) -> Terminal {
        Terminal {
            id,
            person,
            language,
            token: None,
            socket: None,
            connection: Connection::Gone,
            seat,
            wire: None,
            chain: Chain::new(),
            records: Vec::new(),
            fresh: Vec::new(),
            welcome: None,
            unanswered: HashSet::new(),
            last_request: 0,
            step: Vec::new(),
            raw: Vec::new(),
        }
    }

    fn is_first(&self) -> bool {
        self.id == SeatId::FIRST
    }

    /// Does what the seat does with what came of an input.
    fn hears(&mut self, output: Output, at: u64) {
        let is_of_the_record = matches!(output, Output::Written(_));
        let said = match self.seat.hear(SeatId::FIRST, output) {
            Heard::Said(outcome) => outcome.said,
            Heard::Asked(intent) => self.seat.own(Moment(at), &intent).unwrap_or_default().said,
            Heard::Taken(_) | Heard::Nothing => Vec::new(),
        };
        self.step.extend(said.into_iter().map(|utterance| Said { utterance, is_of_the_record }));
    }

    fn sends(&mut self, message: &FromSeat) {
        let wire = self.wire.as_mut().expect("a connection");
        wire.get_mut().write_all(to_line(message).as_bytes()).expect("the host reads");
    }

    /// Reads what has come up to the next ping, whose number it returns; `None` if the connection has ended.
    fn reads(&mut self, at: u64) -> Option<u64> {
        loop {
            let mut line = String::new();
            let wire = self.wire.as_mut()?;
            let read = wire.read_line(&mut line).unwrap_or_else(|error| panic!("{:?}: {error}", self.person));
            if read == 0 {
                (self.connection, self.wire) = (Connection::Gone, None);
                return None;
            }
            let line = line.trim_end();
            self.raw.push(line.to_owned());
            if is_of_the_record(line) {
                self.fresh.push(Record::from_line(line, &mut self.chain).expect("a line of the record"));
                continue;
            }
            match serde_json::from_str(line).expect("a line of the protocol") {
                FromHost::Welcome { socket, welcome, .. } => {
                    (self.chain, self.welcome) = (Chain::new(), Some(welcome));
                    self.socket = socket;
                    self.fresh.clear();
                }
                FromHost::Stand { .. } => {
                    let fresh = std::mem::take(&mut self.fresh);
                    match self.welcome.take() {
                        Some(welcome) => self.is_welcomed(welcome, fresh),
                        None => {
                            self.records.extend(fresh.iter().cloned());
                            let mark = self.chain.mark();
                            self.hears(Output::Written(Written { records: fresh, mark, ..Written::default() }), at);
                        }
                    }
                }
                FromHost::Ping { id, .. } => return Some(id),
                FromHost::Output(output) => {
                    if let Output::Taken { end, .. } = &output {
                        // Without a number it says what waits there now, which something else has changed.
                        let is_asked = end.id.is_none_or(|id| self.unanswered.remove(&id));
                        assert!(is_asked, "{:?} gets the answer to somebody else: {line}", self.person);
                    }
                    self.hears(output, at);
                }
            }
        }
    }

    /// As a program does that is at a seat: with what is new in the whole record, or another game.
    fn is_welcomed(&mut self, Welcome { role, token, saved, .. }: Welcome, records: Vec<Record>) {
        let is_another = self.connection == Connection::There;
        self.connection = Connection::There;
        self.token = token.or(self.token.take());
        let known = self.records.len();
        let fresh = if is_another || known == 0 {
            let from = if is_another { &records[..1] } else { &records[..] };
            self.seat = seated(Seat::after(from, wording(self.language)).expect("a record"), role);
            if is_another { &records[..] } else { &[] }
        } else {
            &records[known..]
        };
        self.person = role.actor(self.seat.game());
        self.seat.saved = saved;
        let said = self.seat.follow(fresh, self.chain.mark()).said;
        self.step.extend(said.into_iter().map(|utterance| Said { utterance, is_of_the_record: true }));
        self.records = records;
    }
}

/// A game with all its terminals.
struct World {
    _folder: tempfile::TempDir,
    table: Table,
    /// `None` only while the program is killed.
    hub: Option<Hub>,
    /// The host is woken.
    woken: Receiver<()>,
    /// The name of the socket at which the game is offered.
    socket: String,
    /// The connection that said hello last, and the one that ended last.
    arrived: Option<SeatId>,
    gone: Option<SeatId>,
    /// Something was sent that was not read yet.
    is_unread: bool,
    /// The first is that at which the program was started.
    terminals: Vec<Terminal>,
    /// Hears everything that follows from the record, in each language.
    witnesses: HashMap<&'static str, (Seat, Vec<Utterance>)>,
    records: Vec<Record>,
    is_full: Arc<AtomicBool>,
    at: u64,
    board: Option<ReadBoard>,
    /// The trials that have happened so far.
    happened: HashSet<Trial>,
}

fn journal_hook(is_full: &Arc<AtomicBool>) -> impl FnMut() -> io::Result<()> + Send + use<> {
    let is_full = is_full.clone();
    move || if is_full.load(Ordering::SeqCst) { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
}

/// A seat that hears what everybody hears.
fn witness(records: &[Record], language: &str) -> Seat {
    let all = [Audience::Room, Audience::Player(Color::White), Audience::Player(Color::Black), Audience::Arbiter];
    Seat::after(records, wording(language)).expect("a record").hearing(&all)
}

/// Offers the game of that record at a socket.
fn offered(path: &Path, at: u64) -> (Hub, Receiver<()>) {
    let (wake, woken) = mpsc::channel();
    let bytes = fs::read(path).expect("a record");
    let lines = journal::read_bytes(&bytes, path).expect("a record").records.len() as u64;
    let text = String::from_utf8(bytes).expect("text");
    let wake = move || _ = wake.send(());
    (Hub::open(path, (lines, &text), RecordClock::from(Moment(at)), wake).expect("a socket"), woken)
}

/// The pieces on the fields of a board that is not turned.
fn fields(board: &Board) -> annabella::boards::Fields {
    std::array::from_fn(|field| board.piece_at(Orientation::Straight.square(field)))
}

impl World {
    fn begun(setting: &Setting) -> World {
        let folder = tempfile::tempdir().expect("a folder");
        let is_full = Arc::new(AtomicBool::new(false));
        let path = folder.path().join("game.jsonl");
        let journal = Journal::create(&path).expect("a record");
        let journal = journal.with_spares(Vec::new()).with_write_hook(journal_hook(&is_full));
        let player = |name| if setting.are_named { Player::named(name) } else { Player::unnamed() };
        let black = Player { sight: Sight::Blind, ..player("Bernd") };
        let mut terms = Terms::between(player("Ana"), black);
        if setting.is_chess960 {
            (terms.start, terms.castling_mode) = (array(100).expect("an array"), CastlingMode::Chess960);
        }
        let (mut table, opened) = Table::open(terms.clone(), Some(journal), wording("en"), stamp(0));
        let keyboard = setting.first.map_or(Keyboard::EVERYBODY, Keyboard::of);
        table.set_keyboard(SeatId::FIRST, keyboard);
        table.set_asking(SeatId::FIRST, Asking::Asks);
        let seat = Seat::of(annabella::game::Game::new(terms), wording("en"), 0).of_keyboard(keyboard);
        let mut first = Terminal::new(SeatId::FIRST, setting.first, "en", seat);
        first.connection = Connection::There;
        // What is recorded so far is in the record that is offered.
        let mut records = Vec::new();
        for output in opened {
            if let Output::Written(written) = &output {
                records.extend(written.records.iter().cloned());
            }
            first.hears(output, 0);
        }
        let (hub, woken) = offered(&path, 0);
        let stands = table.game().board(Color::White).clone();
        let board = setting.has_board.then(|| ReadBoard::new(SimulatedBoard::new(stands, 7), SETTLE));
        let witness = |language| (language, (witness(&records, language), Vec::new()));
        let mut world = World {
            _folder: folder,
            table,
            hub: Some(hub),
            woken,
            socket: name_of(&path),
            arrived: None,
            gone: None,
            is_unread: false,
            terminals: vec![first],
            witnesses: LANGUAGES.into_iter().map(witness).collect(),
            records,
            is_full,
            at: 0,
            board,
            happened: HashSet::new(),
        };
        world.put_board();
        for (who, language) in &setting.elsewhere {
            let language = LANGUAGES[*language];
            let seat = Seat::after(&world.records, wording(language)).expect("a record");
            world.terminals.push(Terminal::new(SeatId(u64::MAX), PEOPLE[*who], language, seat));
            let last = world.terminals.len() - 1;
            world.arrives(last);
            world.sync();
        }
        world
    }

    fn hub(&mut self) -> &mut Hub {
        self.hub.as_mut().expect("the program runs")
    }

    /// Puts the electronic board on the table as it stands now.
    fn put_board(&mut self) {
        let Some(board) = &self.board else { return };
        let fields = fields(&board.simulated.stands);
        self.table.put_board(Color::White, Make::Dgt, Identity::default(), &fields);
        let connected = self.table.connect_boards(stamp(self.at));
        self.carry(connected);
    }

    /// A terminal connects and says hello.
    fn arrives(&mut self, which: usize) {
        let terminal = &mut self.terminals[which];
        let socket = terminal.socket.as_ref().unwrap_or(&self.socket);
        let stream = UnixStream::connect(folder_of_sockets().join(socket)).expect("a socket");
        stream.set_read_timeout(Some(DEADLINE)).expect("a socket");
        terminal.wire = Some(BufReader::new(stream));
        terminal.connection = Connection::Gone;
        terminal.unanswered.clear();
        let hello = hello(terminal.person, terminal.language);
        let (role, lang, token) = (hello.role, hello.lang, terminal.token.clone());
        terminal.sends(&FromSeat::Hello { version: VERSION, role, lang, pin: None, asks: true, token });
        self.arrived = None;
        self.pump(|world| world.arrived.is_some());
        self.terminals[which].id = self.arrived.expect("a hello");
    }

    /// Takes what comes from the connections until that is so.
    fn pump(&mut self, is_done: impl Fn(&World) -> bool) {
        let all = Moment(u64::MAX);
        while !is_done(self) {
            self.hub().begin_round();
            let mut has_come = false;
            while let Some((_, _, report)) = self.hub().next_report(all, all) {
                has_come = true;
                self.seat_reported(report);
            }
            if !has_come {
                self.woken.recv_timeout(DEADLINE).expect("something comes");
            }
        }
    }

    /// Carries what came from a seat to the table, as the program does.
    fn seat_reported(&mut self, report: SeatReport) {
        let stamp = stamp(self.at);
        if let SeatReport::Line(id, _) | SeatReport::Pong(id, _) = &report
            && self.hub().hear(*id, stamp.at)
        {
            let back = self.table.returns(stamp, *id);
            self.carry(back);
        }
        let came = match report {
            SeatReport::Hello(id, hello, outbox) => {
                self.hub().keep(id, outbox, stamp.at);
                self.arrived = Some(id);
                self.table.arrives(stamp, id, hello, format!("token {}", id.0))
            }
            SeatReport::Line(id, line) => match self.table.moment_of_line(stamp, id, &line) {
                Ok(stamp) => {
                    let by = self.table.typist_of(id);
                    let typed = Typed { what: line.say.into(), by, pressing: Pressing::default() };
                    self.table.take(stamp, id, typed)
                }
                Err(refused) => refused,
            },
            SeatReport::Pong(id, ping) => match self.hub().answered(id, ping, stamp.at) {
                Some(delay) => self.table.delayed(stamp, id, delay),
                None => Vec::new(),
            },
            SeatReport::Gone(id, how, why) => {
                self.hub().forget(id, why);
                self.gone = Some(id);
                self.table.leaves(stamp, id, how)
            }
            SeatReport::Compared(..) | SeatReport::Drained(_) => Vec::new(),
        };
        self.carry(came);
    }

    /// Carries what came of an input to all terminals: to the first by a call, to the others through the hub.
    fn carry(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            self.is_unread = true;
            let at = Moment(self.at);
            self.hub().carry(&output, at);
            if let Output::AnotherRecord(_) = &output {
                self.records.clear();
                let path = self.table.record_path().expect("a record").to_owned();
                self.hub().offer(&path).expect("a socket");
                self.happened.insert(Trial::Rematch);
            }
            if let Output::Written(written) = &output {
                self.records.extend(written.records.iter().cloned());
                written.records.iter().for_each(|record| self.note(record));
                for (seat, said) in self.witnesses.values_mut() {
                    said.extend(seat.follow(&written.records, written.mark).said);
                }
                if let Some(board) = &mut self.board {
                    board.settling.report_again();
                }
            }
            if let Output::ReadBoard { pressed, .. } = &output
                && let Some(board) = &mut self.board
            {
                board.settling.press(*pressed);
            }
            if let Output::Saved { saved: Saved::No } = &output {
                self.happened.insert(Trial::DiskFills);
            }
            self.terminals[0].hears(output, self.at);
        }
        self.hub().send_all();
    }

    fn note(&mut self, record: &Record) {
        let event = &record.event;
        let is_of_the_board = record.source == Some(Source::Board);
        let brings = [
            (Trial::Killed, matches!(event, Event::Game(GameEvent::RecordReopened { .. }))),
            (Trial::Adjournment, matches!(event, Event::Adjournment(_))),
            (Trial::ElectronicBoard, is_of_the_board && matches!(event, Event::Move(MoveEvent::MoveAnnounced(_)))),
        ];
        self.happened.extend(brings.into_iter().filter_map(|(trial, is_it)| is_it.then_some(trial)));
    }

    /// Lets every terminal read all that was sent to it: a ping comes behind it.
    fn sync(&mut self) {
        loop {
            self.is_unread = false;
            self.at += BEAT_MS;
            let at = Moment(self.at);
            let silent = self.hub().beat(at);
            let mut pongs = Vec::new();
            for terminal in self.terminals.iter_mut().filter(|terminal| terminal.wire.is_some()) {
                let Some(id) = terminal.reads(self.at) else { continue };
                if terminal.connection != Connection::Silent {
                    terminal.sends(&FromSeat::Pong { id });
                    pongs.push(id);
                }
            }
            self.pump_pongs(pongs);
            for id in silent {
                let silent = self.table.falls_silent(stamp(self.at), id);
                self.carry(silent);
            }
            if !self.is_unread {
                return;
            }
        }
    }

    fn pump_pongs(&mut self, mut pongs: Vec<u64>) {
        let all = Moment(u64::MAX);
        while !pongs.is_empty() {
            self.hub().begin_round();
            let mut has_come = false;
            while let Some((_, _, report)) = self.hub().next_report(all, all) {
                has_come = true;
                if let SeatReport::Pong(_, id) = &report {
                    pongs.retain(|pong| pong != id);
                }
                self.seat_reported(report);
            }
            if !has_come {
                self.woken.recv_timeout(DEADLINE).expect("pongs come");
            }
        }
    }

    /// Nothing was said yet of the act that begins.
    fn begin_step(&mut self) {
        self.terminals.iter_mut().for_each(|terminal| {
            terminal.step.clear();
            terminal.raw.clear();
        });
        self.witnesses.values_mut().for_each(|(_, said)| said.clear());
    }

    /// Does it; who typed, if anybody did.
    fn does(&mut self, act: &Act) -> Option<SeatId> {
        match act {
            Act::Line(which, line) => return self.types(*which, line),
            Act::By(who, line) => {
                let which = self.terminal_of(*who);
                let is_their_own = which > 0 || self.terminals[0].person == Some(*who);
                let prefix = if is_their_own { String::new() } else { format!("{who}: ") };
                return self.types(which, &format!("{prefix}{line}"));
            }
            Act::Yes(who) => return self.types(self.terminal_of(*who), "yes"),
            Act::Move(pick) => {
                let game = self.table.game();
                let (position, mover) = (game.position().clone(), game.to_move());
                let moves = position.legal_moves();
                let played = moves.get(usize::from(*pick) % moves.len().max(1))?;
                let san = San::from_move(&position, *played);
                return match self.terminal_of(Actor::Player(mover)) {
                    0 => self.types(0, &format!("{mover}: {san}; {mover}: press")),
                    which => self.types(which, &format!("{san}; press")),
                };
            }
            Act::Disk(is_full) => self.is_full.store(*is_full, Ordering::SeqCst),
            Act::Deleted => {
                let is_gone = self.table.record_path().is_some_and(|path| fs::remove_file(path).is_ok());
                if is_gone {
                    self.happened.insert(Trial::RecordDeleted);
                }
            }
            Act::Crash => self.crash(),
            Act::Broken(which) => self.leaves(*which),
            Act::Back(which) => self.comes_back(*which),
            Act::Silent(which) => {
                if let Some(terminal) = self.terminals.get_mut(*which).filter(|it| !it.is_first())
                    && terminal.connection == Connection::There
                {
                    terminal.connection = Connection::Silent;
                    // After some pings that are not answered the host knows.
                    for _ in 0..5 {
                        self.sync();
                    }
                }
            }
            Act::Shown(shown) => self.shows(*shown),
            Act::Waited(ms) => self.at += ms,
        }
        None
    }

    /// The terminal at which that person sits, or else the first.
    fn terminal_of(&self, who: Actor) -> usize {
        let sits = |terminal: &Terminal| terminal.person == Some(who) && terminal.connection == Connection::There;
        self.terminals.iter().skip(1).position(sits).map_or(0, |which| which + 1)
    }

    fn types(&mut self, which: usize, line: &str) -> Option<SeatId> {
        let terminal = self.terminals.get_mut(which)?;
        if terminal.connection != Connection::There {
            return None;
        }
        let line = match terminal.seat.secret() {
            Some(_) => "seven green apples".to_owned(),
            None if terminal.is_first() => line.to_owned(),
            None => line.replace("arbiter: ", "").replace("arbiter", "status"),
        };
        let (id, by) = (terminal.id, terminal.person);
        let intent = terminal.seat.reader(by).read(&line);
        terminal.seat.begin_request(&intent);
        if line == "quit" || intent == Intent::Quit {
            return None;
        }
        if terminal.is_first() {
            let typed = Typed { what: line.into(), by, pressing: Pressing::default() };
            let taken = self.table.take(stamp(self.at), id, typed);
            self.carry(taken);
            return Some(id);
        }
        terminal.last_request += 1;
        let request = terminal.last_request;
        terminal.unanswered.insert(request);
        let seq = Some(terminal.records.len() as u64);
        let at_ms = Some(self.at);
        terminal.sends(&FromSeat::Request { id: request, say: line, at_ms, lang: None, press: false, seq });
        self.sync_until_answered(which, request);
        Some(id)
    }

    /// Takes the line that was sent, and lets everybody read what came of it.
    fn sync_until_answered(&mut self, which: usize, request: u64) {
        self.is_unread = false;
        self.pump(|world| world.is_unread);
        self.sync();
        let is_open = self.terminals[which].unanswered.contains(&request);
        assert!(!is_open, "{:?} gets no answer: {:#?}", self.terminals[which].person, self.terminals[which].raw);
    }

    fn leaves(&mut self, which: usize) {
        let Some(terminal) = self.terminals.get_mut(which).filter(|terminal| !terminal.is_first()) else { return };
        if matches!(terminal.connection, Connection::There | Connection::Silent) {
            (terminal.connection, terminal.wire) = (Connection::Broken, None);
            let id = terminal.id;
            self.pump(|world| world.gone == Some(id));
        }
    }

    fn comes_back(&mut self, which: usize) {
        let Some(terminal) = self.terminals.get_mut(which).filter(|terminal| !terminal.is_first()) else { return };
        match terminal.connection {
            // The next ping is answered.
            Connection::Silent => terminal.connection = Connection::There,
            Connection::Broken => self.arrives(which),
            Connection::There | Connection::Gone => {}
        }
    }

    /// Hands are at the electronic board, and it is followed for some time.
    fn shows(&mut self, shown: Shown) {
        let Some(board) = &self.board else { return };
        let game = self.table.game();
        let should = game.board(Color::White).clone();
        let mode = game.terms().castling_mode;
        let mut random = Random::new(self.at);
        match shown {
            Shown::AsExpected | Shown::Wrong => {
                let mut stands = should;
                if let Shown::Wrong = shown {
                    stands.discard_piece_at(Square::A2);
                    stands.discard_piece_at(Square::H7);
                }
                self.put(stands);
            }
            Shown::Move(pick) => {
                let moves = game.position().legal_moves();
                let Some(played) = moves.get(usize::from(pick) % moves.len().max(1)) else { return };
                if should != *game.position().board() || board.simulated.stands != should {
                    return self.put(should);
                }
                for act in make(HalfMove::of(*played, mode), &should, mode, QUICK, &mut random) {
                    self.follow_board(act.after);
                    if let Some(board) = &mut self.board {
                        board.puts(act.square, act.piece);
                    }
                }
            }
        }
        self.follow_board(FOLLOWED_MS);
    }

    fn put(&mut self, stands: Board) {
        if let Some(board) = &mut self.board {
            board.simulated.stands = stands;
        }
        self.follow_board(FOLLOWED_MS);
    }

    /// Lets that many milliseconds pass for the board, and carries what it reports.
    fn follow_board(&mut self, milliseconds: u64) {
        for _ in 0..milliseconds {
            self.at += 1;
            let Some(standing) = self.board.as_mut().and_then(|board| board.passes(Moment(self.at))) else { continue };
            let report = BoardReport::Stands(Box::new(standing));
            let shown = self.table.board_reported(stamp(self.at), Color::White, &report, Pressing::Separately);
            self.carry(shown);
        }
    }

    /// The program is killed and the game resumed: everybody comes back.
    fn crash(&mut self) {
        self.is_full.store(false, Ordering::SeqCst);
        let saved = self.table.save_what_is_missing();
        self.carry(saved);
        if self.table.saved() != Saved::Yes || !self.table.record_path().is_some_and(Path::exists) {
            return;
        }
        let path: PathBuf = self.table.record_path().expect("a record").to_owned();
        for terminal in &mut self.terminals[1..] {
            // Some of it may be on its way still.
            (terminal.connection, terminal.wire) = (Connection::Broken, None);
            terminal.seat.forget_questions();
        }
        let nothing = Terms::between(Player::unnamed(), Player::unnamed());
        self.table = Table::open(nothing, None, wording("en"), stamp(0)).0;
        // A program that another test begins may hold the lock for a moment.
        let (_keep, never) = mpsc::channel::<()>();
        let is_free = |opened: &Result<_, JournalError>| {
            let is_locked = matches!(opened, Err(JournalError::Locked { .. }));
            if is_locked {
                let _ = never.recv_timeout(Duration::from_millis(5));
            }
            !is_locked
        };
        let opened = (0..1_000).map(|_| Journal::open(&path)).find(is_free).expect("a record that nobody keeps open");
        let (journal, opened) = opened.expect("a record that is whole");
        let journal = journal.with_spares(Vec::new()).with_write_hook(journal_hook(&self.is_full));
        self.at += 7_000;
        // The socket of the one that ends is removed.
        self.hub = None;
        let (hub, woken) = offered(&path, self.at);
        (self.hub, self.woken) = (Some(hub), woken);
        self.socket = name_of(&path);
        let first = &mut self.terminals[0];
        let keyboard = first.person.map_or(Keyboard::EVERYBODY, Keyboard::of);
        first.seat = Seat::after(&opened.records, wording("en")).expect("a record").of_keyboard(keyboard);
        let (table, resumed) =
            Table::resume(&opened.records, Some(journal), wording("en"), stamp(self.at)).expect("a record");
        self.table = table;
        self.table.set_keyboard(SeatId::FIRST, keyboard);
        self.table.set_asking(SeatId::FIRST, Asking::Asks);
        self.carry(resumed);
        self.put_board();
        for which in 1..self.terminals.len() {
            self.arrives(which);
            self.sync();
        }
    }

    /// Who hears at another terminal what is for them.
    fn heard_elsewhere(&self) -> Vec<Audience> {
        let there = self.terminals[1..].iter().filter(|terminal| terminal.connection == Connection::There);
        let persons = there.filter_map(|terminal| terminal.person);
        persons.filter(|person| !matches!(person, Actor::Assistant(_))).map(ear_of).collect()
    }

    /// Whether what is for that listener may be said there.
    fn may_hear(&self, terminal: &Terminal, to: Audience) -> bool {
        if terminal.is_first() {
            return !self.heard_elsewhere().contains(&to);
        }
        to == Audience::Room || terminal.person.map(ear_of) == Some(to)
    }

    /// Whether what was found on the boards is said there: to the arbiter, and to each player with a terminal.
    fn hears_of_the_boards(&self, terminal: &Terminal) -> bool {
        let is_player = matches!(terminal.person, Some(Actor::Player(_))) && !terminal.is_first();
        is_player || self.may_hear(terminal, Audience::Arbiter)
    }
}

fn stamp(at: u64) -> Stamp {
    Stamp { at: Moment(at), wall_ms: 1_000_000 + at, ..Stamp::default() }
}

/// What is not said at every seat though it is for the room: what the program did at its own terminal, and that
/// somebody's own line was cut.
fn is_of_one_terminal(said: &Utterance) -> bool {
    let name = said.kind.name();
    ["record_left", "record_closed", "table_set", "seat_lost", "seat_regained", "hint"].contains(&name)
}

/// A notice: the program says it, and it answers nobody.
fn is_notice(said: &Said) -> bool {
    !said.is_of_the_record && said.utterance.by == Actor::Program && said.utterance.urgency != Urgency::Answer
}

/// Sentences that say where something is typed how it goes on, and elsewhere not.
const LEAD_ON: [&str; 3] = ["opened", "rematch_offered", "board_correction_due"];

/// The kinds of lines that are sent to everybody, and those with which the host measures.
const FOR_ALL: [&str; 7] = ["welcome", "stand", "ping", "presence", "saved", "wait", "end"];

/// Checks what came over the socket of a seat since the act began, as it came.
fn check_raw(terminal: &Terminal, is_typist: bool) -> Result<(), TestCaseError> {
    let own = terminal.person.map(ear_of).map(|ear| serde_json::to_value(ear).expect("JSON"));
    let person = terminal.person.map(|person| person.to_string());
    for line in terminal.raw.iter().filter(|line| !is_of_the_record(line)) {
        let message: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let kind = message["kind"].as_str().unwrap_or_default();
        if kind == "said" {
            for said in message["said"].as_array().expect("sentences") {
                let is_for_it = said["to"] == "room" || own.as_ref() == Some(&said["to"]);
                prop_assert!(is_for_it || is_typist && own.is_none(), "{:?} gets {line}", terminal.person);
                // A hand at a board is answered too, and the program asks the arbiter where a player seals.
                let is_of_the_person = person.as_ref().is_some_and(|it| said["by"] == **it || said["by"] == "program");
                let is_answer = said["urgency"] == "answer";
                prop_assert!(is_typist || !is_answer || is_of_the_person, "{:?} gets {line}", terminal.person);
            }
        } else {
            // Answers were matched with requests where they were read.
            let asks = &message["asks"]["to"];
            prop_assert!(asks.is_null() || own.as_ref() == Some(asks), "{:?} gets {line}", terminal.person);
            let is_secret = kind == "secret" && (is_typist || terminal.person == Some(Actor::Arbiter));
            let is_to_the_typist = kind == "taken" || is_secret || is_typist && kind == "own";
            prop_assert!(is_to_the_typist || FOR_ALL.contains(&kind), "{:?} gets {line}", terminal.person);
        }
    }
    Ok(())
}

/// Checks what was said since the act began.
fn check(world: &World, act: &Act, was_there: &[bool], typist: Option<SeatId>) -> Result<(), TestCaseError> {
    let there = || {
        let both = world.terminals.iter().zip(was_there);
        both.filter(|(it, was_there)| it.connection == Connection::There && **was_there).map(|(it, _)| it)
    };
    for terminal in world.terminals.iter().filter(|terminal| !terminal.is_first()) {
        check_raw(terminal, typist == Some(terminal.id))?;
    }
    for terminal in there() {
        let of = || format!("{:?} in {}", terminal.person, terminal.language);
        let is_typist = typist == Some(terminal.id);
        // What is said there is for who is there; who types is answered.
        for said in &terminal.step {
            let to = said.utterance.to;
            let is_answer = is_typist && !said.is_of_the_record && (terminal.is_first() || terminal.person.is_none());
            prop_assert!(is_answer || world.may_hear(terminal, to), "{} hears what is for {to:?}: {said:?}", of());
        }
        // What follows from the record for the room, or for that person, is said there.
        let (_, expected) = &world.witnesses[terminal.language];
        for wanted in
            expected.iter().filter(|wanted| world.may_hear(terminal, wanted.to) && !is_of_one_terminal(wanted))
        {
            // Where something is typed it is said with the words that lead on.
            let leads_on = LEAD_ON.contains(&wanted.kind.name());
            let is_worded_alike = wanted.to == Audience::Room && !leads_on;
            let is_it = |said: &Said| {
                let is_alike = said.utterance.kind == wanted.kind;
                is_alike && (!is_worded_alike || said.utterance.printed == wanted.printed)
            };
            prop_assert!(terminal.step.iter().any(is_it), "{} does not hear {wanted:?}: {:#?}", of(), terminal.step);
        }
    }
    // What follows from no line of the record is said at each of them, in its language.
    let notices = |terminal: &Terminal, is_wanted: &dyn Fn(&Utterance) -> bool| -> Vec<Utterance> {
        let notices = terminal.step.iter().filter(|said| is_notice(said) && is_wanted(&said.utterance));
        notices.map(|said| said.utterance.clone()).collect()
    };
    let is_for_all = |said: &Utterance| said.to == Audience::Room;
    let at_first = notices(&world.terminals[0], &is_for_all);
    // Who comes back after the others does not learn of them.
    let all_were_there = !matches!(act, Act::Crash);
    let kinds = |said: &[Utterance]| said.iter().map(|said| said.kind.name()).collect::<Vec<_>>();
    for terminal in there().filter(|_| all_were_there) {
        let own = notices(terminal, &is_for_all);
        prop_assert_eq!(kinds(&own), kinds(&at_first), "{:?}: {:#?}", terminal.person, own);
        if terminal.language == "en" {
            let printed = |said: &[Utterance]| said.iter().map(|it| it.printed.clone()).collect::<Vec<_>>();
            prop_assert_eq!(printed(&own), printed(&at_first));
        }
    }
    // What was found on an electronic board is said to the arbiter and to the players, and to nobody else.
    let is_found = |said: &Utterance| said.to != Audience::Room && said.kind.is_on_the_boards();
    let found = there().map(|terminal| notices(terminal, &is_found).len()).max().unwrap_or_default();
    for terminal in there() {
        let wanted = if world.hears_of_the_boards(terminal) { found } else { 0 };
        prop_assert_eq!(notices(terminal, &is_found).len(), wanted, "{:?}: {:#?}", terminal.person, terminal.step);
    }
    // The status knows it everywhere.
    for terminal in there() {
        let by = terminal.seat.keyboard.asker(terminal.seat.game());
        let known = terminal.seat.beside_the_status(Moment(world.at), by);
        let wanted = wording(terminal.language).unsaved_answer(by, world.table.saved());
        let is_it = |said: &Utterance| wanted.as_ref().is_some_and(|wanted| wanted.printed == said.printed);
        prop_assert_eq!(known.iter().any(is_it), wanted.is_some(), "{:?}: {:?}", terminal.person, known);
    }
    Ok(())
}

/// Plays a game in which that is switched on, and checks it after every act.
fn play(trial: Trial, setting: &Setting, acts: &[Act]) -> Result<(), TestCaseError> {
    let mut world = World::begun(setting);
    let begins = trial.begins();
    for (number, act) in begins.iter().chain(acts).enumerate() {
        let was_there: Vec<bool> =
            world.terminals.iter().map(|terminal| terminal.connection == Connection::There).collect();
        world.begin_step();
        let typist = world.does(act);
        let passed = world.table.pass_time(stamp(world.at));
        world.carry(passed);
        world.sync();
        if let Err(failed) = check(&world, act, &was_there, typist) {
            prop_assert!(false, "after {act:?} of {setting:?}, {acts:?}: {failed}");
        }
        if number + 1 == begins.len() {
            let is_of_the_setting = matches!(trial, Trial::Chess960 | Trial::NoNames | Trial::TwoLanguages);
            prop_assert!(is_of_the_setting || world.happened.contains(&trial), "it did not happen: {setting:?}");
        }
    }
    Ok(())
}

/// Random games in which that is switched on.
fn games_with(trial: Trial) {
    let games = (settings(trial), acts());
    // Each walk that fails waits for what does not come.
    let config = ProptestConfig { max_shrink_iters: 30, rng_seed: RngSeed::Fixed(trial as u64), ..same_cases(4, 40) };
    proptest!(config, |((setting, acts) in games)| play(trial, &setting, &acts)?);
}

#[test]
fn everybody_hears_where_the_disk_fills() {
    games_with(Trial::DiskFills);
}

#[test]
fn everybody_hears_where_the_record_is_deleted() {
    games_with(Trial::RecordDeleted);
}

#[test]
fn everybody_hears_after_the_program_was_killed() {
    games_with(Trial::Killed);
}

#[test]
fn everybody_hears_in_chess960() {
    games_with(Trial::Chess960);
}

#[test]
fn everybody_hears_in_a_rematch() {
    games_with(Trial::Rematch);
}

#[test]
fn everybody_hears_beside_an_electronic_board() {
    games_with(Trial::ElectronicBoard);
}

#[test]
fn everybody_hears_where_nobody_has_a_name() {
    games_with(Trial::NoNames);
}

#[test]
fn everybody_hears_in_several_languages() {
    games_with(Trial::TwoLanguages);
}

#[test]
fn everybody_hears_in_an_adjournment() {
    games_with(Trial::Adjournment);
}
