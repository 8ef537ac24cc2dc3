//! The boards of a hall as they stand, from the lines of their records.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde_json::{Value, json};
use shakmaty::{ByColor, Color};

use crate::game::awaited::Awaited;
use crate::game::clock::moment::{Moment, Span};
use crate::game::event::{Event, GameEvent};
use crate::game::people::Actor;
use crate::game::{Game, Stage};
use crate::hall::address::BoardAddress;
use crate::hall::input::HallInput;
use crate::notation::{NotationForm, SheetLanguage, write};
use crate::options::hall::place_in_hall;
use crate::storage::exports::pgn;
use crate::storage::journal::{Chain, NotARecord, Record, replay};
use crate::storage::pairings::Pairing;
use crate::wording::{
    HallCount, HallFlag, HallMatch, HallNeed, HallRow, HallState, HallTrouble, TeamPlace, Utterance, Wording, visible,
};

/// How long a board may say nothing before it is silent, in milliseconds.
pub const SILENT_MS: u64 = 15_000;
/// With how little time left a flag is near.
const FLAG_NEAR: Span = Span::seconds(60);

/// All boards from which something came.
#[derive(Default)]
pub struct HallBoards {
    boards: BTreeMap<BoardAddress, HallBoard>,
    /// The boards of each two players in a round: there should be one.
    pairs: HashMap<Pair, BTreeSet<BoardAddress>>,
    /// The games that the list of pairings has, as boards of an event without a name.
    expected: BTreeMap<BoardAddress, Expected>,
    /// The rounds of which something came.
    rounds: BTreeSet<String>,
    names: Naming,
    /// Everything that the server has was read, and what is new comes.
    is_whole: bool,
    /// Why nothing comes from the server now.
    lost: Option<HallTrouble>,
}

/// A game of the list of pairings.
struct Expected {
    pairing: Pairing,
    /// Whether something came of that board.
    is_there: bool,
}

/// An event, a round, and the names of two players, whatever their colours.
type Pair = (String, String, [String; 2]);

/// The differences that the names of boards must show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Naming {
    #[default]
    Boards,
    Rounds,
    Events,
}

/// One board: its game as far as its lines were read.
#[derive(Default)]
struct HallBoard {
    record: String,
    chain: Chain,
    game: Option<Game>,
    /// The players, as they can be shown in one line.
    names: [Option<String>; 2],
    /// Whether its record says that it is of this board; `None` where it names no board.
    is_its_own: Option<bool>,
    pair: Option<Pair>,
    /// Where in a match of teams it is.
    team: Option<TeamPlace>,
    /// Whether others of that pair are there.
    is_one_of_several: bool,
    /// How its number is named here: with the round where there are several.
    label: String,
    last: Moment,
    /// Whether its program was left.
    is_left: bool,
    /// When it was opened, in milliseconds since 1970 (UTC).
    opened_ms: u64,
    /// When the last line was written, and when something was heard, in milliseconds of the one who reads.
    line_ms: u64,
    heard_ms: u64,
    /// Whether the board says that it cannot keep its record.
    is_unsaved: bool,
    /// Whether the server has its lines no longer.
    is_gone: bool,
    trouble: Option<HallTrouble>,
    standing: HallState,
    /// What waits for the arbiter, each since when.
    waits: Vec<(Wait, Moment)>,
    /// The arbiter who is on the way there, and since when, in milliseconds of the one who reads.
    on_the_way: Option<(String, u64)>,
}

/// Something that waits for the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wait {
    /// That person has called the arbiter.
    Caller(Actor),
    /// The boards differ.
    Differences,
    Awaited(Awaited),
}

impl HallBoards {
    /// The boards of a hall in which those games are to be played.
    pub fn expecting(pairings: Vec<Pairing>) -> HallBoards {
        let expected = pairings.into_iter().map(|pairing| {
            let [round, board] = [pairing.round, pairing.board].map(|number| number.to_string());
            (without_event(round, board), Expected { pairing, is_there: false })
        });
        HallBoards { expected: expected.collect(), ..HallBoards::default() }
    }

    /// Takes what came at `now_ms`, in milliseconds of any clock that does not go back. Returns what a line records.
    pub fn take(&mut self, input: HallInput, now_ms: u64) -> Option<(BoardAddress, Record)> {
        match input {
            HallInput::Line { board: address, record, line, age_ms } => {
                let board = self.board(&address);
                let read = board.add(&address, record, &line, now_ms.saturating_sub(age_ms))?;
                if read.seq == 0 {
                    self.find_its_team(&address);
                    self.find_others_of_its_pair(&address);
                }
                Some((address, read))
            }
            HallInput::State { board, state, age_ms } => {
                let board = self.board(&board);
                let since_ms = state["since_ms"].as_u64().unwrap_or_default();
                board.heard_ms = board.heard_ms.max(now_ms.saturating_sub(age_ms));
                if state["record"] == board.record {
                    board.line_ms = now_ms.saturating_sub(age_ms.saturating_add(since_ms));
                    board.is_unsaved = state["unsaved"] == true;
                }
                None
            }
            HallInput::Unreadable { board, age_ms } => {
                let board = self.board(&board);
                board.heard_ms = board.heard_ms.max(now_ms.saturating_sub(age_ms));
                board.trouble = board.trouble.or(Some(HallTrouble::NotReadable));
                None
            }
            HallInput::Gone { board, is_gone } => {
                self.board(&board).is_gone = is_gone;
                None
            }
            HallInput::Way { board, arbiter, age_ms } => {
                let arbiter = arbiter.map(|arbiter| (one_line(&arbiter), now_ms.saturating_sub(age_ms)));
                self.board(&board).on_the_way = arbiter;
                None
            }
            HallInput::Whole => {
                (self.is_whole, self.lost) = (true, None);
                None
            }
            HallInput::Lost(why) => {
                (self.is_whole, self.lost) = (false, Some(why));
                None
            }
        }
    }

    fn board(&mut self, address: &BoardAddress) -> &mut HallBoard {
        if !self.boards.contains_key(address) {
            if let Some(expected) = self.expected.get_mut(&without_event(address.round.clone(), address.board.clone()))
            {
                expected.is_there = true;
            }
            self.rounds.insert(address.round.clone());
            let names = self.boards.keys().next().map_or(Naming::Boards, |other| naming(other, address));
            self.boards.insert(address.clone(), HallBoard { label: self.names.label(address), ..HallBoard::default() });
            // That happens twice at the most, however many boards come.
            if names > self.names {
                self.names = names;
                self.boards.iter_mut().for_each(|(address, board)| board.label = names.label(address));
            }
        }
        self.boards.entry(address.clone()).or_default()
    }

    /// Notes where in a match of teams a board is, if its two players are paired there.
    fn find_its_team(&mut self, address: &BoardAddress) {
        let expected = self.expected.get(&without_event(address.round.clone(), address.board.clone()));
        let Some(board) = self.boards.get_mut(address) else { return };
        let Some((expected, game)) = expected.zip(board.game.as_ref()) else { return };
        let names = &expected.pairing.names;
        let is_paired =
            Color::ALL.iter().all(|color| game.terms().players[*color].name.as_ref() == Some(&names[*color]));
        board.team = expected.pairing.team.clone().filter(|_| is_paired);
    }

    /// Notes which boards have a game of the same two players, once the game of this one is another.
    fn find_others_of_its_pair(&mut self, address: &BoardAddress) {
        let Some(board) = self.boards.get_mut(address) else { return };
        let new = board.game.as_ref().and_then(|game| pair_of(game, address));
        let old = std::mem::replace(&mut board.pair, new.clone());
        if let Some(pair) = &old {
            self.pairs.entry(pair.clone()).or_default().remove(address);
        }
        if let Some(pair) = &new {
            self.pairs.entry(pair.clone()).or_default().insert(address.clone());
        }
        for pair in [old, new].into_iter().flatten() {
            let boards = self.pairs.get(&pair).into_iter().flatten();
            let are_several = boards.clone().count() > 1;
            for address in boards {
                if let Some(board) = self.boards.get_mut(address) {
                    board.is_one_of_several = are_several;
                }
            }
            if self.pairs.get(&pair).is_some_and(BTreeSet::is_empty) {
                self.pairs.remove(&pair);
            }
        }
    }

    /// The other boards that have a game of the same two players.
    fn others_of_its_pair<'b>(
        &'b self,
        address: &'b BoardAddress,
        board: &HallBoard,
    ) -> impl Iterator<Item = (&'b BoardAddress, &'b HallBoard)> {
        let pair = board.pair.as_ref().filter(|_| board.is_one_of_several);
        let boards = pair.and_then(|pair| self.pairs.get(pair)).into_iter().flatten();
        boards.filter(move |other| *other != address).filter_map(|other| self.boards.get_key_value(other))
    }

    /// The boards with a game of the same two players in that round, which was played and is not taken back; that board
    /// itself is one of them.
    pub fn boards_of_its_pair(&self, address: &BoardAddress) -> Vec<&BoardAddress> {
        let Some((address, board)) = self.boards.get_key_value(address) else { return Vec::new() };
        let mut found = vec![address];
        found.extend(self.others_of_its_pair(address, board).filter(|(_, other)| other.is_played()).map(|(at, _)| at));
        found.sort();
        found
    }

    /// Whether the record of that board says itself that it is of that board.
    pub fn is_its_own(&self, address: &BoardAddress) -> bool {
        self.boards.get(address).is_some_and(|board| board.is_its_own == Some(true))
    }

    /// Why nothing comes from the server now.
    pub fn lost(&self) -> Option<HallTrouble> {
        self.lost
    }

    /// One object for each board, by round and number.
    pub fn objects(&self, now_ms: u64) -> Vec<Value> {
        self.rows(now_ms).iter().map(object).collect()
    }

    /// One line for each board, by round and number, and one for each match of teams.
    pub fn lines(&self, now_ms: u64, wording: &Wording) -> Vec<Utterance> {
        let rows = self.rows(now_ms);
        let matches = HallMatch::all(&rows).into_iter().map(|one| wording.hall_match(&one));
        rows.iter().map(|row| wording.hall_row(row)).chain(matches).collect()
    }

    /// The boards, by round and number.
    pub fn addresses(&self) -> impl Iterator<Item = &BoardAddress> {
        self.boards.keys()
    }

    /// When the record of a board was opened, in milliseconds since 1970 (UTC).
    pub fn opened_ms(&self, address: &BoardAddress) -> Option<u64> {
        self.boards.get(address).map(|board| board.opened_ms)
    }

    /// The game of a board as a PGN; `None` without one, or where its record is of another board.
    pub fn pgn_of(&self, address: &BoardAddress) -> Option<String> {
        let board = self.boards.get(address).filter(|board| board.is_its_own != Some(false))?;
        Some(pgn(board.game.as_ref()?, board.opened_ms))
    }

    /// Every board, by round and number; behind them those that are paired and of which nothing came.
    pub fn rows(&self, now_ms: u64) -> Vec<HallRow<'_>> {
        let rows = self.boards.iter().map(|(address, board)| self.row_of(address, board, now_ms));
        // A list has all rounds; those that nobody plays now are of no interest.
        let missing = self
            .expected
            .iter()
            .filter(|(address, expected)| !expected.is_there && self.rounds.contains(&address.round));
        rows.chain(missing.map(|(address, expected)| missing_row(address, expected))).collect()
    }

    /// A board at that moment; `None` where nothing came of it.
    pub fn row(&self, address: &BoardAddress, now_ms: u64) -> Option<HallRow<'_>> {
        let (address, board) = self.boards.get_key_value(address)?;
        Some(self.row_of(address, board, now_ms))
    }

    fn row_of<'a>(&'a self, address: &'a BoardAddress, board: &'a HallBoard, now_ms: u64) -> HallRow<'a> {
        let at = Moment(board.last.0.saturating_add(now_ms.saturating_sub(board.line_ms)));
        let heard_ms = now_ms.saturating_sub(board.heard_ms);
        // As long as the server itself is silent, nothing is known of the boards.
        let is_silent = heard_ms >= SILENT_MS && self.is_whole;
        let is_in_play = matches!(board.standing, HallState::Playing | HallState::Stopped);
        let state = if is_silent && is_in_play { HallState::Silent } else { board.standing };
        let game = board.game.as_ref();
        let flag = game.filter(|_| state != HallState::Over).and_then(|game| flag(game, at));
        let mut row = HallRow {
            event: &address.event,
            round: &address.round,
            board: &address.board,
            label: &board.label,
            names: board.names.each_ref().map(Option::as_deref),
            game,
            at,
            state,
            flag,
            is_saved: !board.is_unsaved,
            trouble: self.trouble_of(address, board),
            heard_ms,
            waits_ms: None,
            on_the_way: None,
            team: board.team.as_ref(),
        };
        let since = board.waits.iter().map(|(_, since)| *since).chain(flag_since(game, flag, at)).min();
        let since_ms = since.map(|since| u64::try_from(at.since(since).0).unwrap_or_default());
        row.waits_ms = match row.need() {
            HallNeed::Silent => Some(heard_ms),
            HallNeed::Gone | HallNeed::NotSaved | HallNeed::FlagNear | HallNeed::Nothing | HallNeed::Over => None,
            HallNeed::Differs | HallNeed::Arbiter | HallNeed::FlagFallen | HallNeed::Adjourned => since_ms,
        };
        // Who was on the way to what is settled is not on the way to what came after it.
        let waited_since = row.waits_ms.map_or(0, |waited| now_ms.saturating_sub(waited));
        let on_the_way = board.on_the_way.as_ref().filter(|_| row.need().is_somebody_needed());
        row.on_the_way = on_the_way.filter(|(_, said)| *said >= waited_since).map(|(who, _)| who.as_str());
        row
    }

    fn trouble_of(&self, address: &BoardAddress, board: &HallBoard) -> Option<HallTrouble> {
        if board.is_gone {
            return Some(HallTrouble::Gone);
        }
        let of_its_own = || (board.is_its_own == Some(false)).then_some(HallTrouble::OtherBoard);
        let has_result = |board: &HallBoard| board.game.as_ref().is_some_and(|game| game.result().is_some());
        let of_others = || {
            // A table is drawn again and again: the others are looked up only where there is a result.
            let with_result = Some(board).filter(|board| has_result(board))?;
            let mut others = self.others_of_its_pair(address, with_result);
            (others.any(|(_, other)| other.is_its_own != Some(false) && has_result(other)))
                .then_some(HallTrouble::SamePair)
        };
        of_its_own().or(board.trouble).or_else(of_others)
    }
}

/// What the names of two boards must tell apart.
fn naming(one: &BoardAddress, other: &BoardAddress) -> Naming {
    match (one.event == other.event, one.round == other.round) {
        (true, true) => Naming::Boards,
        (true, false) => Naming::Rounds,
        (false, _) => Naming::Events,
    }
}

impl Naming {
    /// The shortest name of a board that no other has.
    fn label(self, BoardAddress { event, round, board }: &BoardAddress) -> String {
        match self {
            Naming::Boards => board.clone(),
            Naming::Rounds => format!("{round}.{board}"),
            Naming::Events => format!("{event} {round}.{board}"),
        }
    }
}

/// The place of a board, whatever the event is called.
fn without_event(round: String, board: String) -> BoardAddress {
    BoardAddress { event: String::new(), round, board }
}

/// The two players of a game, if both have names.
fn pair_of(game: &Game, address: &BoardAddress) -> Option<Pair> {
    let ByColor { white, black } = game.terms().players.as_ref().map(|player| player.name.clone());
    let mut names = [white?, black?];
    names.sort();
    Some((address.event.clone(), address.round.clone(), names))
}

/// A name as it can be shown in one line.
fn one_line(name: &str) -> String {
    visible(name).replace(['\n', '\t'], "\u{FFFD}")
}

/// A board that is paired and of which nothing came.
fn missing_row<'a>(address: &'a BoardAddress, expected: &'a Expected) -> HallRow<'a> {
    HallRow {
        event: &address.event,
        round: &address.round,
        board: &address.board,
        label: &address.board,
        names: Color::ALL.map(|color| Some(expected.pairing.names[color].as_str())),
        game: None,
        at: Moment::START,
        state: HallState::Missing,
        flag: None,
        is_saved: true,
        trouble: None,
        heard_ms: 0,
        waits_ms: None,
        on_the_way: None,
        team: expected.pairing.team.as_ref(),
    }
}

/// How many boards are of which kind.
pub fn count(rows: &[HallRow<'_>]) -> HallCount {
    let number = |is_counted: fn(&HallRow<'_>) -> bool| rows.iter().filter(|row| is_counted(row)).count();
    HallCount {
        boards: rows.len(),
        needing: number(|row| row.need().is_somebody_needed()),
        playing: number(|row| row.state == HallState::Playing),
        over: number(|row| row.need() == HallNeed::Over),
    }
}

/// What waits for the arbiter in a game.
fn waits(game: &Game) -> impl Iterator<Item = Wait> {
    let is_in_play = !matches!(game.stage(), Stage::Over(_) | Stage::Cancelled);
    let differences = (!game.known_discrepancies().is_empty()).then_some(Wait::Differences);
    let caller = game.cases().caller().map(Wait::Caller);
    let awaited = game.awaited().into_iter().filter(|awaited| is_for_the_arbiter(*awaited)).map(Wait::Awaited);
    differences.into_iter().chain(caller).chain(awaited).filter(move |_| is_in_play)
}

/// Whether the arbiter brings about what the game waits for.
fn is_for_the_arbiter(awaited: Awaited) -> bool {
    matches!(
        awaited,
        Awaited::Ruling { .. }
            | Awaited::Correction { .. }
            | Awaited::SheetCorrection { .. }
            | Awaited::Result
            | Awaited::Seat { .. }
            | Awaited::Clocks
            | Awaited::EnvelopeClosed
            | Awaited::Resumption
            | Awaited::Arrival { .. }
            | Awaited::EnvelopeOpened
            | Awaited::SealedMoveEntered
    )
}

/// How a game stands, whatever the time is, with these things waiting for the arbiter.
fn standing(game: &Game, waits: &[(Wait, Moment)]) -> HallState {
    let waits_for = |what: Wait| waits.iter().any(|(wait, _)| *wait == what);
    if matches!(game.stage(), Stage::Over(_) | Stage::Cancelled) {
        HallState::Over
    } else if waits_for(Wait::Differences) {
        HallState::Differs
    } else if waits.len() == 1 && waits_for(Wait::Awaited(Awaited::Resumption)) {
        HallState::Adjourned
    } else if !waits.is_empty() {
        HallState::Arbiter
    } else if game.clock().running().is_some() {
        HallState::Playing
    } else {
        HallState::Stopped
    }
}

/// The flag that has fallen, or that falls within a minute.
fn flag(game: &Game, at: Moment) -> Option<HallFlag> {
    let clock = game.clock();
    if let Some(fallen) = Color::ALL.into_iter().find(|color| clock.flag(*color, at).is_some()) {
        return Some(HallFlag::Fallen(fallen));
    }
    let running = clock.running().filter(|color| !clock.controls()[*color].counts_up())?;
    let left = clock.remaining(running, at)?;
    (left < FLAG_NEAR).then_some(HallFlag::Near(running))
}

/// When the flag fell that has fallen.
fn flag_since(game: Option<&Game>, flag: Option<HallFlag>, at: Moment) -> Option<Moment> {
    match flag? {
        HallFlag::Fallen(color) => game?.clock().flag(color, at),
        HallFlag::Near(_) => None,
    }
}

/// A board as programs read it.
fn object(row: &HallRow<'_>) -> Value {
    let clock = |color| row.game.and_then(|game| game.clock().remaining(color, row.at)).map(|left| left.0);
    let last = row.game.and_then(|game| {
        let ply = game.line().len().checked_sub(1)?;
        let half_move = game.line()[ply].half_move;
        Some(write(half_move, game.position_at(ply), SheetLanguage::English, NotationForm::Short))
    });
    let article = row.game.and_then(|game| {
        let case = game.cases().pending().find(|case| case.is_for_the_arbiter())?;
        Some(game.terms().number_of(case.article))
    });
    json!({
        "event": row.event,
        "round": row.round,
        "board": row.board,
        "white": row.names[0],
        "black": row.names[1],
        "ply": row.game.map_or(0, |game| game.line().len()),
        "last": last,
        "white_clock_ms": clock(Color::White),
        "black_clock_ms": clock(Color::Black),
        "heard_ms": row.heard_ms,
        "state": <&str>::from(row.state),
        "waits_ms": row.waits_ms,
        "on_the_way": row.on_the_way,
        "saved": row.is_saved,
        "article": article,
        "result": row.result(),
        "trouble": row.trouble.map(<&str>::from),
        "match": row.team.map(|team| team.number),
        "match_board": row.team.map(|team| team.board),
        "white_team": row.team.map(|team| &team.teams.white),
        "black_team": row.team.map(|team| &team.teams.black),
    })
}

impl HallBoard {
    /// Takes a line that the server got at that moment; returns what it records.
    fn add(&mut self, address: &BoardAddress, record: String, line: &str, at_ms: u64) -> Option<Record> {
        self.heard_ms = self.heard_ms.max(at_ms);
        self.is_gone = false;
        if record != self.record || self.game.is_none() {
            return self.begin(address, record, line, at_ms);
        }
        match Record::from_line(line, &mut self.chain) {
            Ok(record) => {
                if let Some(game) = &mut self.game {
                    record.apply_to(game);
                }
                self.is_left = matches!(record.event, Event::Game(GameEvent::RecordLeft));
                self.stands_at(record.at, at_ms);
                Some(record)
            }
            Err(why) => {
                self.trouble = self.trouble.or(Some(trouble_of(&why)));
                None
            }
        }
    }

    /// Takes the first line of another record. Where it cannot be read, the game that is known stays.
    fn begin(&mut self, address: &BoardAddress, record: String, line: &str, at_ms: u64) -> Option<Record> {
        let mut chain = Chain::default();
        let read = Record::from_line(line, &mut chain);
        let game = read.as_ref().map(|read| replay(std::slice::from_ref(read)));
        let (Ok(read), Ok(Ok(game))) = (&read, game) else {
            self.trouble = Some(read.as_ref().err().map_or(HallTrouble::NotReadable, trouble_of));
            return None;
        };
        let names_it = |(event, round, board)| BoardAddress::new(event, round, board) == *address;
        *self = HallBoard {
            record,
            chain,
            names: Color::ALL.map(|color| game.terms().players[color].name.as_deref().map(one_line)),
            is_its_own: place_in_hall(game.terms()).map(names_it),
            opened_ms: read.wall_ms,
            label: std::mem::take(&mut self.label),
            heard_ms: self.heard_ms,
            pair: self.pair.take(),
            is_one_of_several: self.is_one_of_several,
            on_the_way: self.on_the_way.take(),
            game: Some(game),
            ..HallBoard::default()
        };
        self.stands_at(read.at, at_ms);
        Some(read.clone())
    }

    /// Notes how the game stands since a line of that moment, which the server got at `at_ms`.
    fn stands_at(&mut self, at: Moment, at_ms: u64) {
        (self.last, self.line_ms) = (at, at_ms);
        let Some(game) = &self.game else { return };
        let since = |wait: Wait| self.waits.iter().find(|(known, _)| *known == wait).map_or(at, |(_, since)| *since);
        self.waits = waits(game).map(|wait| (wait, since(wait))).collect();
        self.standing = standing(game, &self.waits);
    }

    /// Whether something was played there that counts: not cancelled, and not left after its result was taken back.
    fn is_played(&self) -> bool {
        let Some(game) = self.game.as_ref().filter(|_| self.is_its_own != Some(false)) else { return false };
        match game.stage() {
            Stage::Cancelled => false,
            Stage::Over(_) => true,
            Stage::BeforePlay | Stage::Playing => !game.line().is_empty() && !self.is_left,
        }
    }
}

fn trouble_of(why: &NotARecord) -> HallTrouble {
    match why {
        NotARecord::UnknownVersion(_) | NotARecord::UnknownKind(_) => HallTrouble::LaterVersion,
        NotARecord::Damaged => HallTrouble::NotReadable,
    }
}
