//! What one player has written, in any language and notation, and what it means on that sheet's own line of play.

use imbl::Vector;
use serde::{Deserialize, Serialize};
use shakmaty::Color;

use crate::game::half_move::HalfMove;
use crate::game::serial::texts;

/// One player's scoresheet: entries in the order of the half-moves (8.1).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scoresheet {
    pub entries: Vector<SheetEntry>,
    /// Entries struck out, with the ply (from 0) at which they stood; never lost.
    pub struck: Vector<(usize, SheetEntry)>,
    /// Entries that no longer count and still stand after the others; the owner, who keeps the sheet, is to strike them.
    pub to_strike: Vector<SheetEntry>,
    /// The plies (from 0) of entries that count as corrected; the owner, who keeps the sheet, is to correct them there. What
    /// was written is in `struck`.
    pub to_correct: Vector<usize>,
}

/// One half-move as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetEntry {
    /// The text as the player wrote it.
    pub text: String,
    #[serde(flatten)]
    pub meaning: Meaning,
    /// Whether `(=)` stands beside it (C.12).
    pub draw_offer: bool,
}

/// What a written text can mean where it stands. Texts are never compared; meanings are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "RecordedMeaning", into = "RecordedMeaning")]
pub enum Meaning {
    /// One half-move; the position shows whether it is legal.
    HalfMove(HalfMove),
    /// Any of several legal moves.
    Ambiguous(Vec<HalfMove>),
    Unreadable,
}

/// A meaning as a record has it: the moves that it may be, and whether they are several.
#[derive(Serialize, Deserialize)]
struct RecordedMeaning {
    #[serde(with = "texts")]
    moves: Vec<HalfMove>,
    ambiguous: bool,
}

impl TryFrom<RecordedMeaning> for Meaning {
    type Error = &'static str;

    fn try_from(RecordedMeaning { moves, ambiguous }: RecordedMeaning) -> Result<Meaning, &'static str> {
        match moves.as_slice() {
            _ if ambiguous => Ok(Meaning::Ambiguous(moves)),
            [] => Ok(Meaning::Unreadable),
            [half_move] => Ok(Meaning::HalfMove(*half_move)),
            _ => Err("several moves that are not ambiguous"),
        }
    }
}

impl From<Meaning> for RecordedMeaning {
    fn from(meaning: Meaning) -> RecordedMeaning {
        match meaning {
            Meaning::HalfMove(half_move) => RecordedMeaning { moves: vec![half_move], ambiguous: false },
            Meaning::Ambiguous(moves) => RecordedMeaning { moves, ambiguous: true },
            Meaning::Unreadable => RecordedMeaning { moves: Vec::new(), ambiguous: false },
        }
    }
}

impl Scoresheet {
    /// Writes the next half-move. Entries that were still to be struck or corrected are so first.
    pub fn record(&mut self, entry: SheetEntry) {
        self.strike_from(self.entries.len());
        self.to_correct.clear();
        self.entries.push_back(entry);
    }

    /// How many entries stand on it, those that are to be struck among them.
    pub fn standing(&self) -> usize {
        self.entries.len() + self.to_strike.len()
    }

    /// Strikes the entries from `ply` (from 0) on; they stay visible in `struck`.
    pub fn strike_from(&mut self, ply: usize) {
        let counted = self.entries.len();
        let mut struck = self.entries.split_off(ply.min(counted));
        struck.append(self.to_strike.split_off(ply.saturating_sub(counted).min(self.to_strike.len())));
        self.struck.extend(struck.into_iter().enumerate().map(|(i, entry)| (ply + i, entry)));
        self.to_correct.retain(|corrected| *corrected < ply);
    }

    /// The entries from `ply` (from 0) on no longer count; their owner is to strike them.
    pub fn let_strike_from(&mut self, ply: usize) {
        let mut behind = self.entries.split_off(ply.min(self.entries.len()));
        behind.append(std::mem::take(&mut self.to_strike));
        self.to_strike = behind;
        self.to_correct.retain(|corrected| *corrected < ply);
    }

    /// The entry at `ply` (from 0) counts as that one; its owner is to correct it.
    pub fn let_correct(&mut self, ply: usize, entry: SheetEntry) {
        if let Some(standing) = self.entries.get_mut(ply) {
            self.struck.push_back((ply, std::mem::replace(standing, entry)));
            self.to_correct.push_back(ply);
        }
    }

    /// What was written at `ply` (from 0) before it was corrected.
    pub fn corrected(&self, ply: usize) -> Option<&SheetEntry> {
        self.struck.iter().rev().find(|(struck, _)| *struck == ply).map(|(_, entry)| entry)
    }

    /// Notes a draw offer beside the entry of that ply (from 0), where it is written.
    pub fn set_draw_offer(&mut self, ply: usize) {
        if let Some(entry) = self.entries.get_mut(ply) {
            entry.draw_offer = true;
        }
    }
}

/// How many of `plies` completed half-moves `player`'s sheet may still lack (8.1.3): a move may be answered
/// before it is written, but the own previous move must be written before the next is made.
pub fn may_still_owe(player: Color, plies: usize, last_mover: Color) -> usize {
    let owed = if last_mover == player { 2 } else { 3 };
    owed.min(plies)
}
