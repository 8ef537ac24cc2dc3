//! The boards of a hall as they stand, from the lines of their records.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use shakmaty::Color;

use crate::game::clock::moment::Moment;
use crate::game::{Game, Stage};
use crate::hall::address::BoardAddress;
use crate::hall::input::HallInput;
use crate::storage::exports::pgn;
use crate::storage::journal::{Chain, NotARecord, Record, replay};
use crate::wording::{HallRow, HallTrouble, Wording};

/// How long a board may say nothing before it is silent, in milliseconds.
pub const SILENT_MS: u64 = 15_000;

/// All boards from which something came.
#[derive(Default)]
pub struct HallBoards {
    boards: BTreeMap<BoardAddress, HallBoard>,
}

/// One board: its game as far as its lines were read.
#[derive(Default)]
pub struct HallBoard {
    record: String,
    chain: Chain,
    game: Option<Game>,
    last: Moment,
    /// When it was opened, in milliseconds since 1970 (UTC).
    opened_ms: u64,
    /// When the last line was written, and when something was heard, in milliseconds of the one who reads.
    line_ms: u64,
    heard_ms: u64,
    trouble: Option<HallTrouble>,
}

impl HallBoards {
    /// Takes what came at `now_ms`, in milliseconds of any clock that does not go back.
    pub fn take(&mut self, input: HallInput, now_ms: u64) {
        match input {
            HallInput::Line { board, record, line, age_ms: _ } => {
                self.boards.entry(board).or_default().add(record, &line, now_ms);
            }
            HallInput::State { board, state, age_ms } => {
                let board = self.boards.entry(board).or_default();
                let since_ms = state["since_ms"].as_u64().unwrap_or_default();
                board.heard_ms = board.heard_ms.max(now_ms.saturating_sub(age_ms));
                if state["record"] == board.record {
                    board.line_ms = now_ms.saturating_sub(age_ms.saturating_add(since_ms));
                }
            }
            HallInput::Whole | HallInput::Lost(_) => {}
        }
    }

    /// One object for each board, by round and number.
    pub fn objects(&self, now_ms: u64) -> Vec<Value> {
        self.in_order().filter_map(|(address, board)| board.object(address, now_ms)).collect()
    }

    /// One line for each board, by round and number.
    pub fn lines(&self, now_ms: u64, wording: &Wording) -> Vec<String> {
        self.in_order().filter_map(|(address, board)| board.line(address, now_ms, wording)).collect()
    }

    /// The boards, by round and number.
    pub fn addresses(&self) -> impl Iterator<Item = &BoardAddress> {
        self.in_order().map(|(address, _)| address)
    }

    /// The game of a board as a PGN; `None` without one.
    pub fn pgn_of(&self, address: &BoardAddress) -> Option<String> {
        let board = self.boards.get(address)?;
        Some(pgn(board.game.as_ref()?, board.opened_ms))
    }

    fn in_order(&self) -> impl Iterator<Item = (&BoardAddress, &HallBoard)> {
        let mut boards: Vec<_> = self.boards.iter().collect();
        boards.sort_by_key(|(address, _)| (natural(&address.round), natural(&address.board), (*address).clone()));
        boards.into_iter()
    }
}

/// A number sorts as a number, before other texts.
fn natural(text: &str) -> (u64, String) {
    (text.parse().unwrap_or(u64::MAX), text.to_owned())
}

impl HallBoard {
    fn add(&mut self, record: String, line: &str, now_ms: u64) {
        if record != self.record {
            *self = HallBoard { record, ..HallBoard::default() };
        }
        match Record::from_line(line, &mut self.chain) {
            Ok(record) => {
                match &mut self.game {
                    Some(game) => record.apply_to(game),
                    None => {
                        self.game = replay(std::slice::from_ref(&record)).ok();
                        self.opened_ms = record.wall_ms;
                    }
                }
                (self.last, self.line_ms) = (record.at, now_ms);
            }
            Err(NotARecord::UnknownVersion(_) | NotARecord::UnknownKind(_)) => {
                self.trouble = Some(HallTrouble::LaterVersion);
            }
            Err(NotARecord::Damaged) => self.trouble = self.trouble.or(Some(HallTrouble::OtherStream)),
        }
    }

    fn object(&self, address: &BoardAddress, now_ms: u64) -> Option<Value> {
        let game = self.game.as_ref()?;
        let at = Moment(self.last.0.saturating_add(now_ms.saturating_sub(self.line_ms)));
        let clock = |color| game.clock().remaining(color, at).map(|left| left.0);
        let name = |color: Color| game.terms().players[color].name.clone();
        Some(json!({
            "event": address.event,
            "round": address.round,
            "board": address.board,
            "white": name(Color::White),
            "black": name(Color::Black),
            "ply": game.line().len(),
            "last": game.line().last().map(|completed| completed.half_move.to_string()),
            "white_clock_ms": clock(Color::White),
            "black_clock_ms": clock(Color::Black),
            "heard_ms": now_ms.saturating_sub(self.heard_ms),
            "state": self.state(game, now_ms),
            "result": game.result().map_or("*".to_owned(), |result| result.score()),
            "trouble": self.trouble.map(<&str>::from),
        }))
    }

    fn line(&self, address: &BoardAddress, now_ms: u64, wording: &Wording) -> Option<String> {
        let game = self.game.as_ref()?;
        let players = &game.terms().players;
        Some(wording.hall_row(&HallRow {
            round: &address.round,
            board: &address.board,
            white: &players.white.name,
            black: &players.black.name,
            plies: game.line().len(),
            state: self.state(game, now_ms),
            result: &game.result().map_or("*".to_owned(), |result| result.score()),
        }))
    }

    /// The word for how the board stands; what needs the arbiter comes first.
    fn state(&self, game: &Game, now_ms: u64) -> &'static str {
        let is_over = matches!(game.stage(), Stage::Over(_) | Stage::Cancelled);
        if is_over {
            "over"
        } else if now_ms.saturating_sub(self.heard_ms) >= SILENT_MS {
            "silent"
        } else if !game.known_discrepancies().is_empty() {
            "differs"
        } else if game.clock().running().is_some() {
            "playing"
        } else {
            "stopped"
        }
    }
}
