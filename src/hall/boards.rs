//! The boards of a hall as they stand, from the lines of their records.

use std::cell::OnceCell;
use std::collections::BTreeMap;

use serde_json::{Value, json};
use shakmaty::Color;

use crate::game::awaited::Awaited;
use crate::game::clock::moment::{Moment, Span};
use crate::game::{Game, Stage};
use crate::hall::address::BoardAddress;
use crate::hall::input::HallInput;
use crate::notation::{NotationForm, SheetLanguage, write};
use crate::storage::exports::pgn;
use crate::storage::journal::{Chain, NotARecord, Record, replay};
use crate::wording::{HallCount, HallFlag, HallNeed, HallRow, HallState, HallTrouble, Utterance, Wording};

/// How long a board may say nothing before it is silent, in milliseconds.
pub const SILENT_MS: u64 = 15_000;
/// With how little time left a flag is near.
const FLAG_NEAR: Span = Span::seconds(60);

/// All boards from which something came.
#[derive(Default)]
pub struct HallBoards {
    boards: BTreeMap<BoardAddress, HallBoard>,
    /// Their addresses by event, round and number.
    order: Vec<BoardAddress>,
    /// Everything that the server has was read, and what is new comes.
    is_whole: bool,
    /// Why nothing comes from the server now.
    lost: Option<HallTrouble>,
}

/// One board: its game as far as its lines were read.
#[derive(Default)]
struct HallBoard {
    record: String,
    chain: Chain,
    game: Option<Game>,
    /// How its number is named here: with the round where there are several.
    label: String,
    last: Moment,
    /// When it was opened, in milliseconds since 1970 (UTC).
    opened_ms: u64,
    /// When the last line was written, and when something was heard, in milliseconds of the one who reads.
    line_ms: u64,
    heard_ms: u64,
    /// Whether the board says that it cannot keep its record.
    is_unsaved: bool,
    trouble: Option<HallTrouble>,
    standing: OnceCell<HallState>,
}

impl HallBoards {
    /// Takes what came at `now_ms`, in milliseconds of any clock that does not go back. Returns what a line records.
    pub fn take(&mut self, input: HallInput, now_ms: u64) -> Option<(BoardAddress, Record)> {
        match input {
            HallInput::Line { board: address, record, line, age_ms } => {
                let read = self.board(&address).add(record, &line, now_ms.saturating_sub(age_ms))?;
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
            self.boards.insert(address.clone(), HallBoard::default());
            self.order.push(address.clone());
            self.order.sort_by_cached_key(|address| {
                (natural(&address.event), natural(&address.round), natural(&address.board))
            });
            self.name_boards();
        }
        self.boards.entry(address.clone()).or_default()
    }

    /// Gives each board the shortest name that no other has.
    fn name_boards(&mut self) {
        let is_same =
            |part: fn(&BoardAddress) -> &String| self.order.windows(2).all(|two| part(&two[0]) == part(&two[1]));
        let is_one_event = is_same(|address| &address.event);
        let is_one_round = is_same(|address| &address.round);
        for (address, board) in &mut self.boards {
            let BoardAddress { event, round, board: number } = address;
            board.label = match (is_one_event, is_one_round) {
                (true, true) => number.clone(),
                (true, false) => format!("{round}.{number}"),
                (false, _) => format!("{event} {round}.{number}"),
            };
        }
    }

    /// Why nothing comes from the server now.
    pub fn lost(&self) -> Option<HallTrouble> {
        self.lost
    }

    /// One object for each board, by round and number.
    pub fn objects(&self, now_ms: u64) -> Vec<Value> {
        self.rows(now_ms).iter().map(object).collect()
    }

    /// One line for each board, by round and number.
    pub fn lines(&self, now_ms: u64, wording: &Wording) -> Vec<Utterance> {
        self.rows(now_ms).iter().map(|row| wording.hall_row(row)).collect()
    }

    /// The boards, by round and number.
    pub fn addresses(&self) -> impl Iterator<Item = &BoardAddress> {
        self.order.iter()
    }

    /// The game of a board as a PGN; `None` without one.
    pub fn pgn_of(&self, address: &BoardAddress) -> Option<String> {
        let board = self.boards.get(address)?;
        Some(pgn(board.game.as_ref()?, board.opened_ms))
    }

    /// Every board that has a game, by round and number.
    pub fn rows(&self, now_ms: u64) -> Vec<HallRow<'_>> {
        self.order.iter().filter_map(|address| self.row(address, now_ms)).collect()
    }

    /// A board at that moment; `None` where nothing is known of its game.
    pub fn row(&self, address: &BoardAddress, now_ms: u64) -> Option<HallRow<'_>> {
        let (address, board) = self.boards.get_key_value(address)?;
        let game = board.game.as_ref()?;
        let at = Moment(board.last.0.saturating_add(now_ms.saturating_sub(board.line_ms)));
        let heard_ms = now_ms.saturating_sub(board.heard_ms);
        let standing = *board.standing.get_or_init(|| standing(game));
        // As long as the server itself is silent, nothing is known of the boards.
        let is_silent = heard_ms >= SILENT_MS && self.is_whole;
        let is_in_play = matches!(standing, HallState::Playing | HallState::Stopped);
        let state = if is_silent && is_in_play { HallState::Silent } else { standing };
        let flag = (state != HallState::Over).then(|| flag(game, at)).flatten();
        Some(HallRow {
            event: &address.event,
            round: &address.round,
            board: &address.board,
            label: &board.label,
            game,
            at,
            state,
            flag,
            is_saved: !board.is_unsaved,
            trouble: board.trouble,
            heard_ms,
        })
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

/// A number sorts as a number, before other texts.
fn natural(text: &str) -> (u64, String) {
    (text.parse().unwrap_or(u64::MAX), text.to_owned())
}

/// How a game stands, whatever the time is.
fn standing(game: &Game) -> HallState {
    let needs_the_arbiter = |awaited: &Awaited| {
        matches!(
            awaited,
            Awaited::Ruling { .. }
                | Awaited::Correction { .. }
                | Awaited::Result
                | Awaited::Seat { .. }
                | Awaited::EnvelopeOpened
                | Awaited::SealedMoveEntered
        )
    };
    if matches!(game.stage(), Stage::Over(_) | Stage::Cancelled) {
        HallState::Over
    } else if !game.known_discrepancies().is_empty() {
        HallState::Differs
    } else if game.cases().caller().is_some() || game.awaited().iter().any(needs_the_arbiter) {
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

/// A board as programs read it.
fn object(row: &HallRow<'_>) -> Value {
    let game = row.game;
    let clock = |color| game.clock().remaining(color, row.at).map(|left| left.0);
    let name = |color: Color| game.terms().players[color].name.clone();
    let last = game.line().len().checked_sub(1).map(|ply| {
        let half_move = game.line()[ply].half_move;
        write(half_move, game.position_at(ply), SheetLanguage::English, NotationForm::Short)
    });
    let case = game.cases().pending().find(|case| case.is_for_the_arbiter());
    json!({
        "event": row.event,
        "round": row.round,
        "board": row.board,
        "white": name(Color::White),
        "black": name(Color::Black),
        "ply": game.line().len(),
        "last": last,
        "white_clock_ms": clock(Color::White),
        "black_clock_ms": clock(Color::Black),
        "heard_ms": row.heard_ms,
        "state": <&str>::from(row.state),
        "saved": row.is_saved,
        "article": case.map(|case| game.terms().number_of(case.article)),
        "result": game.result().map_or("*".to_owned(), |result| result.score()),
        "trouble": row.trouble.map(<&str>::from),
    })
}

impl HallBoard {
    /// Takes a line that the server got at that moment; returns what it records.
    fn add(&mut self, record: String, line: &str, at_ms: u64) -> Option<Record> {
        if record != self.record {
            *self = HallBoard {
                record,
                label: std::mem::take(&mut self.label),
                heard_ms: self.heard_ms,
                ..HallBoard::default()
            };
        }
        self.heard_ms = self.heard_ms.max(at_ms);
        match Record::from_line(line, &mut self.chain) {
            Ok(record) => {
                match &mut self.game {
                    Some(game) => record.apply_to(game),
                    None => {
                        self.game = replay(std::slice::from_ref(&record)).ok();
                        self.opened_ms = record.wall_ms;
                    }
                }
                (self.last, self.line_ms) = (record.at, at_ms);
                self.standing = OnceCell::new();
                return Some(record);
            }
            Err(NotARecord::UnknownVersion(_) | NotARecord::UnknownKind(_)) => {
                self.trouble = Some(HallTrouble::LaterVersion);
            }
            Err(NotARecord::Damaged) => self.trouble = self.trouble.or(Some(HallTrouble::OtherStream)),
        }
        None
    }
}
