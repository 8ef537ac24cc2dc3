//! A sentence for the room is said at every seat that hears the room, a sentence for a person at that person's seat,
//! and at nobody else's: whatever fails, resumes, speaks another language or has no name.

use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use annabella::app::seated;
use annabella::boards::protocol::Make;
use annabella::boards::report::{BoardReport, Identity};
use annabella::boards::settle::{Quiet, Standing};
use annabella::game::clock::moment::Moment;
use annabella::game::course::chess960::array;
use annabella::game::people::{Actor, Player, Sight};
use annabella::game::terms::Terms;
use annabella::interpreter::Intent;
use annabella::interpreter::keyboard::Keyboard;
use annabella::interpreter::request::Pressing;
use annabella::seats::protocol::{FromHost, to_line};
use annabella::session::seat::{Heard, Seat};
use annabella::session::table::place::{Asking, SeatId};
use annabella::session::table::presence::{Departure, Hello};
use annabella::session::table::role::SeatRole;
use annabella::session::table::{Output, Table, Typed};
use annabella::storage::journal::{Journal, Record};
use annabella::time::Stamp;
use annabella::wording::{Audience, Saved, Urgency, Utterance, UtteranceKind, Wording, ear_of};
use proptest::prelude::*;
use shakmaty::san::San;
use shakmaty::{CastlingMode, Color, Position, Square};

use crate::program::cases;
use crate::table::hello;

const LANGUAGES: [&str; 3] = ["en", "de", "es"];

/// Everybody who may sit at a terminal; nobody watches.
const PEOPLE: [Option<Actor>; 5] = [
    Some(Actor::Player(Color::White)),
    Some(Actor::Player(Color::Black)),
    Some(Actor::Arbiter),
    None,
    Some(Actor::Assistant(Color::Black)),
];

fn wording(language: &str) -> Wording {
    Wording::new(language).expect("a language")
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

fn settings() -> impl Strategy<Value = Setting> {
    let first = prop::sample::select(vec![None, PEOPLE[0], Some(Actor::Arbiter)]);
    let language = 0..LANGUAGES.len();
    let elsewhere = prop::collection::vec(prop::option::weighted(0.8, language), PEOPLE.len());
    (any::<bool>(), any::<bool>(), any::<bool>(), first, elsewhere).prop_map(
        |(is_chess960, has_board, are_named, first, elsewhere)| {
            let sits = |(who, language): (usize, Option<usize>)| language.map(|language| (who, language));
            let elsewhere = elsewhere.into_iter().enumerate().filter_map(sits);
            let elsewhere = elsewhere.filter(|(who, _)| first.is_none() || PEOPLE[*who] != first).collect();
            Setting { is_chess960, has_board, are_named, first, elsewhere }
        },
    )
}

/// Something that happens.
#[derive(Clone, Debug)]
enum Act {
    /// A line of that terminal.
    Line(usize, &'static str),
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
    /// White's electronic board shows the position after a legal move, or something else.
    Shown(u16, bool),
    Waited(u64),
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
    let act = prop_oneof![
        12 => line,
        10 => any::<u16>().prop_map(Act::Move),
        1 => any::<bool>().prop_map(Act::Disk),
        1 => Just(Act::Deleted),
        1 => Just(Act::Crash),
        1 => who.clone().prop_map(Act::Broken),
        2 => who.clone().prop_map(Act::Back),
        1 => who.prop_map(Act::Silent),
        4 => (any::<u16>(), any::<bool>()).prop_map(|(pick, is_wrong)| Act::Shown(pick, is_wrong)),
        2 => (1..5_000_u64).prop_map(Act::Waited),
    ];
    let begins = prop::option::weighted(0.8, Just(Act::Line(0, "arbiter: begin")));
    let all = prop::collection::vec(act, 5..60);
    (begins, all).prop_map(|(begins, all)| begins.into_iter().chain(all).collect())
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
    Silent,
    Broken,
    Gone,
}

struct Terminal {
    id: SeatId,
    person: Option<Actor>,
    language: &'static str,
    token: Option<String>,
    connection: Connection,
    seat: Seat,
    /// The number of lines of the record that it knows.
    known: usize,
    /// What was said there since the last act began.
    step: Vec<Said>,
    /// Everything that was sent to it.
    bytes: String,
}

impl Terminal {
    fn is_first(&self) -> bool {
        self.id == SeatId::FIRST
    }

    /// Takes what came over the connection, and does what the seat is asked for.
    fn hears(&mut self, output: Output, at: u64) {
        let is_of_the_record = matches!(output, Output::Written(_));
        if let Output::Written(written) = &output {
            self.known += written.records.len();
        }
        let said = match self.seat.hear(SeatId::FIRST, output) {
            Heard::Said(outcome) => outcome.said,
            Heard::Asked(intent) => self.seat.own(Moment(at), &intent).unwrap_or_default().said,
            Heard::Taken(_) | Heard::Nothing => Vec::new(),
        };
        self.step.extend(said.into_iter().map(|utterance| Said { utterance, is_of_the_record }));
    }
}

/// A game with all its terminals.
struct World {
    _folder: tempfile::TempDir,
    table: Table,
    /// The first is that at which the program was started.
    terminals: Vec<Terminal>,
    /// Hears everything that follows from the record, in each language.
    witnesses: HashMap<&'static str, (Seat, Vec<Utterance>)>,
    records: Vec<Record>,
    is_full: Arc<AtomicBool>,
    at: u64,
    last_id: u64,
    has_board: bool,
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

impl World {
    fn begun(setting: &Setting) -> World {
        let folder = tempfile::tempdir().expect("a folder");
        let is_full = Arc::new(AtomicBool::new(false));
        let journal = Journal::create(&folder.path().join("game.jsonl")).expect("a record");
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
        let first = Terminal {
            id: SeatId::FIRST,
            person: setting.first,
            language: "en",
            token: None,
            connection: Connection::There,
            seat,
            known: 0,
            step: Vec::new(),
            bytes: String::new(),
        };
        let mut world = World {
            _folder: folder,
            table,
            terminals: vec![first],
            witnesses: HashMap::new(),
            records: Vec::new(),
            is_full,
            at: 0,
            last_id: 0,
            has_board: setting.has_board,
        };
        world.carry(opened);
        let witness = |language| (language, (witness(&world.records, language), Vec::new()));
        world.witnesses = LANGUAGES.into_iter().map(witness).collect();
        world.put_board();
        for (who, language) in &setting.elsewhere {
            let id = world.next_id();
            let person = PEOPLE[*who];
            let seat = Seat::after(&world.records, wording(LANGUAGES[*language])).expect("a record");
            world.terminals.push(Terminal {
                id,
                person,
                language: LANGUAGES[*language],
                token: None,
                connection: Connection::Gone,
                seat,
                known: 0,
                step: Vec::new(),
                bytes: String::new(),
            });
            let last = world.terminals.len() - 1;
            world.arrives(last);
        }
        world
    }

    fn next_id(&mut self) -> SeatId {
        self.last_id += 1;
        SeatId(self.last_id)
    }

    fn put_board(&mut self) {
        if self.has_board {
            let fields = self.fields(self.table.game().board(Color::White));
            self.table.put_board(Color::White, Make::Dgt, Identity::default(), &fields);
            let connected = self.table.connect_boards(stamp(self.at));
            self.carry(connected);
        }
    }

    fn fields(&self, board: &shakmaty::Board) -> annabella::boards::Fields {
        std::array::from_fn(|field| board.piece_at(annabella::boards::orientation::Orientation::Straight.square(field)))
    }

    fn arrives(&mut self, which: usize) {
        let id = self.next_id();
        let Terminal { person, language, token, .. } = &self.terminals[which];
        let hello = Hello { token: token.clone(), ..hello(*person, language) };
        self.terminals[which].id = id;
        let came = self.table.arrives(stamp(self.at), id, hello, format!("token {}", id.0));
        self.carry(came);
    }

    /// Carries what came of an input to all terminals, as the lines that are sent.
    fn carry(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match &output {
                Output::AnotherRecord(_) => {
                    self.records.clear();
                    self.terminals[0].hears(output.clone(), self.at);
                    continue;
                }
                Output::Written(written) => {
                    self.records.extend(written.records.iter().cloned());
                    for (seat, said) in self.witnesses.values_mut() {
                        said.extend(seat.follow(&written.records, written.mark).said);
                    }
                }
                Output::Welcome { to, welcome } => {
                    self.welcome(*to, welcome.role, welcome.token.clone(), welcome.saved);
                    continue;
                }
                Output::Said { .. }
                | Output::Saved { .. }
                | Output::Secret { .. }
                | Output::Own { .. }
                | Output::OwnIntent { .. }
                | Output::Taken { .. }
                | Output::Presence { .. }
                | Output::Wait { .. }
                | Output::End { .. }
                | Output::Replaced(_)
                | Output::ReadBoard { .. }
                | Output::Compare { .. } => {}
            }
            for terminal in &mut self.terminals {
                let is_for_it = match &output {
                    Output::Written(_) | Output::Saved { .. } => true,
                    Output::Presence { but, .. } => *but != Some(terminal.id),
                    Output::Said { to, .. }
                    | Output::Secret { to, .. }
                    | Output::Own { to, .. }
                    | Output::OwnIntent { to, .. }
                    | Output::Taken { to, .. } => *to == terminal.id,
                    Output::AnotherRecord(_)
                    | Output::Welcome { .. }
                    | Output::Wait { .. }
                    | Output::End { .. }
                    | Output::Replaced(_)
                    | Output::ReadBoard { .. }
                    | Output::Compare { .. } => false,
                };
                let is_connected = matches!(terminal.connection, Connection::There | Connection::Silent);
                if !is_for_it || !is_connected {
                    continue;
                }
                if terminal.is_first() || matches!(output, Output::Written(_)) {
                    terminal.hears(output.clone(), self.at);
                    continue;
                }
                let line = to_line(&output);
                let FromHost::Output(arrived) = serde_json::from_str(&line).expect("a line of the protocol") else {
                    panic!("{line} is read as something else");
                };
                terminal.bytes += &line;
                terminal.hears(arrived, self.at);
            }
        }
    }

    /// As a program does that is at a seat: with what is new in the whole record, or another game.
    fn welcome(&mut self, to: SeatId, role: SeatRole, token: Option<String>, saved: Saved) {
        let Some(terminal) = self.terminals.iter_mut().find(|terminal| terminal.id == to) else { return };
        let is_another = terminal.connection == Connection::There;
        terminal.connection = Connection::There;
        terminal.token = token.or(terminal.token.take());
        terminal.person = role.actor(self.table.game());
        let known = if is_another || terminal.known == 0 { 0 } else { terminal.known };
        let after = if is_another { 1 } else { known.max(1).min(self.records.len()) };
        if is_another || known == 0 {
            let from = if is_another { &self.records[..after] } else { &self.records[..] };
            terminal.seat = seated(Seat::after(from, wording(terminal.language)).expect("a record"), role);
        }
        terminal.seat.saved = saved;
        let fresh = if is_another {
            &self.records[..]
        } else if known == 0 {
            &[]
        } else {
            &self.records[known..]
        };
        let said = terminal.seat.follow(fresh, None).said;
        terminal.step.extend(said.into_iter().map(|utterance| Said { utterance, is_of_the_record: true }));
        terminal.known = self.records.len();
    }

    /// Nothing was said yet of the act that begins.
    fn begin_step(&mut self) {
        self.terminals.iter_mut().for_each(|terminal| terminal.step.clear());
        self.witnesses.values_mut().for_each(|(_, said)| said.clear());
    }

    /// Does it; who typed, if anybody did.
    fn does(&mut self, act: &Act) -> Option<SeatId> {
        match act {
            Act::Line(which, line) => return self.types(*which, line),
            Act::Move(pick) => {
                let game = self.table.game();
                let (position, mover) = (game.position().clone(), game.to_move());
                let moves = position.legal_moves();
                let played = moves.get(usize::from(*pick) % moves.len().max(1))?;
                let line = format!("{}; press", San::from_move(&position, *played));
                let is_theirs = |terminal: &Terminal| terminal.person == Some(Actor::Player(mover));
                let sits = self.terminals.iter().position(|terminal| is_theirs(terminal) && !terminal.is_first());
                return match sits {
                    Some(which) => self.types(which, &line),
                    None => self.types(0, &format!("{mover}: {}; {mover}: press", line.trim_end_matches("; press"))),
                };
            }
            Act::Disk(is_full) => self.is_full.store(*is_full, Ordering::SeqCst),
            Act::Deleted => {
                let _ = self.table.record_path().map(fs::remove_file);
            }
            Act::Crash => self.crash(),
            Act::Broken(which) => self.leaves(*which),
            Act::Back(which) => self.comes_back(*which),
            Act::Silent(which) => {
                if let Some(terminal) = self.terminals.get_mut(*which).filter(|it| !it.is_first())
                    && terminal.connection == Connection::There
                {
                    terminal.connection = Connection::Silent;
                    let id = terminal.id;
                    let silent = self.table.falls_silent(stamp(self.at), id);
                    self.carry(silent);
                }
            }
            Act::Shown(pick, is_wrong) => self.shows(*pick, *is_wrong),
            Act::Waited(ms) => self.at += ms,
        }
        None
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
        let typed = Typed { what: line.into(), by, pressing: Pressing::default() };
        let taken = self.table.take(stamp(self.at), id, typed);
        self.carry(taken);
        Some(id)
    }

    fn leaves(&mut self, which: usize) {
        let Some(terminal) = self.terminals.get_mut(which).filter(|terminal| !terminal.is_first()) else { return };
        if matches!(terminal.connection, Connection::There | Connection::Silent) {
            terminal.connection = Connection::Broken;
            let id = terminal.id;
            let left = self.table.leaves(stamp(self.at), id, Departure::Broken);
            self.carry(left);
        }
    }

    fn comes_back(&mut self, which: usize) {
        let Some(terminal) = self.terminals.get_mut(which).filter(|terminal| !terminal.is_first()) else { return };
        match terminal.connection {
            Connection::Silent => {
                terminal.connection = Connection::There;
                let id = terminal.id;
                let back = self.table.returns(stamp(self.at), id);
                self.carry(back);
            }
            Connection::Broken => self.arrives(which),
            Connection::There | Connection::Gone => {}
        }
    }

    fn shows(&mut self, pick: u16, is_wrong: bool) {
        if !self.has_board {
            return;
        }
        let game = self.table.game().clone();
        let mut board = game.board(Color::White).clone();
        let moves = game.position().legal_moves();
        if let Some(played) = moves.get(usize::from(pick) % moves.len().max(1)) {
            let mut position = game.position().clone();
            position.play_unchecked(*played);
            board = position.board().clone();
        }
        if is_wrong {
            board.discard_piece_at(Square::A2);
            board.discard_piece_at(Square::H7);
        }
        let quiet = if pick.is_multiple_of(4) { Quiet::Settled } else { Quiet::Long };
        // What was there before is shown first.
        for (stands, quiet) in [(game.board(Color::White).clone(), Quiet::Long), (board, quiet)] {
            let standing = Standing { fields: self.fields(&stands), changed: Moment(self.at), quiet };
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
        let nothing = Terms::between(Player::unnamed(), Player::unnamed());
        self.table = Table::open(nothing, None, wording("en"), stamp(0)).0;
        let (journal, opened) = Journal::open(&path).expect("a record that is whole");
        let journal = journal.with_spares(Vec::new()).with_write_hook(journal_hook(&self.is_full));
        self.at += 7_000;
        let first = &mut self.terminals[0];
        let keyboard = first.person.map_or(Keyboard::EVERYBODY, Keyboard::of);
        first.seat = Seat::after(&opened.records, wording("en")).expect("a record").of_keyboard(keyboard);
        for terminal in &mut self.terminals[1..] {
            terminal.connection = Connection::Broken;
            terminal.seat.forget_questions();
        }
        let (table, resumed) =
            Table::resume(&opened.records, Some(journal), wording("en"), stamp(self.at)).expect("a record");
        self.table = table;
        self.table.set_keyboard(SeatId::FIRST, keyboard);
        self.table.set_asking(SeatId::FIRST, Asking::Asks);
        self.carry(resumed);
        self.put_board();
        for which in 1..self.terminals.len() {
            self.arrives(which);
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

/// Checks what was said since the act began.
fn check(world: &World, act: &Act, was_there: &[bool], typist: Option<SeatId>) -> Result<(), TestCaseError> {
    let there = || {
        let both = world.terminals.iter().zip(was_there);
        both.filter(|(it, was_there)| it.connection == Connection::There && **was_there).map(|(it, _)| it)
    };
    for terminal in there() {
        let of = || format!("{:?} in {}", terminal.person, terminal.language);
        // What is said there is for who is there.
        for said in terminal.step.iter().filter(|_| typist != Some(terminal.id)) {
            let to = said.utterance.to;
            prop_assert!(world.may_hear(terminal, to), "{} hears what is for {to:?}: {said:?}", of());
        }
        // What follows from the record for the room, or for that person, is said there.
        let (_, expected) = &world.witnesses[terminal.language];
        for wanted in
            expected.iter().filter(|wanted| world.may_hear(terminal, wanted.to) && !is_of_one_terminal(wanted))
        {
            // Where something is typed it is said with the words that lead on.
            let is_worded_alike = wanted.to == Audience::Room && wanted.kind != UtteranceKind::Opened;
            let is_it = |said: &Said| {
                let is_alike = said.utterance.kind == wanted.kind;
                is_alike && (!is_worded_alike || said.utterance.printed == wanted.printed)
            };
            prop_assert!(terminal.step.iter().any(is_it), "{} does not hear {wanted:?}: {:#?}", of(), terminal.step);
        }
    }
    // What follows from no line of the record is said at each of them, in its language.
    let notices = |terminal: &Terminal| -> Vec<Utterance> {
        let notices = terminal.step.iter().filter(|said| is_notice(said) && said.utterance.to == Audience::Room);
        notices.map(|said| said.utterance.clone()).collect()
    };
    let at_first = notices(&world.terminals[0]);
    // Who comes back after the others does not learn of them.
    let all_were_there = !matches!(act, Act::Crash);
    let kinds = |said: &[Utterance]| said.iter().map(|said| said.kind.name()).collect::<Vec<_>>();
    for terminal in there().filter(|_| all_were_there) {
        let own = notices(terminal);
        prop_assert_eq!(kinds(&own), kinds(&at_first), "{:?}: {:#?}", terminal.person, own);
        if terminal.language == "en" {
            let printed = |said: &[Utterance]| said.iter().map(|it| it.printed.clone()).collect::<Vec<_>>();
            prop_assert_eq!(printed(&own), printed(&at_first));
        }
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

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn what_is_said_is_said_at_every_seat_that_it_concerns_and_at_no_other(
        setting in settings(),
        acts in acts(),
    ) {
        let mut world = World::begun(&setting);
        for act in &acts {
            world.at += 400;
            let was_there: Vec<bool> =
                world.terminals.iter().map(|terminal| terminal.connection == Connection::There).collect();
            world.begin_step();
            let typist = world.does(act);
            let passed = world.table.pass_time(stamp(world.at));
            world.carry(passed);
            if let Err(failed) = check(&world, act, &was_there, typist) {
                let failed = failed.to_string();
                prop_assert!(false, "after {act:?} of {setting:?}, {acts:?}: {failed}");
            }
        }
        // Held against the bytes: what was sent to a seat names no other hearer.
        for terminal in world.terminals.iter().filter(|terminal| !terminal.is_first()) {
            let others = ["white", "black"].into_iter().filter(|color| {
                let player = color.parse().map(Audience::Player);
                player.ok() != terminal.person.map(ear_of) && terminal.person.is_some()
            });
            for color in others {
                let to = format!("\"to\":{{\"player\":\"{color}\"}}");
                prop_assert!(!terminal.bytes.contains(&to), "{:?}: {}", terminal.person, terminal.bytes);
            }
        }
    }
}
