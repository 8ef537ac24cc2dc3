//! What one player has written, in any language and notation, and what it means on that sheet's own line of play.

use imbl::Vector;
use serde::{Deserialize, Serialize};
use shakmaty::{Chess, Color};

use crate::game::description::Described;
use crate::game::half_move::HalfMove;
use crate::game::serial::{optional_text, texts};

/// One player's scoresheet: entries in the order of the half-moves (8.1).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scoresheet {
    pub entries: Vector<SheetEntry>,
    /// Entries struck out, with the ply (from 0) at which they stood; never lost.
    pub struck: Vector<(usize, SheetEntry)>,
    /// Entries that no longer count and still stand after the others; the owner, who keeps the sheet, is to strike
    /// them.
    pub to_strike: Vector<SheetEntry>,
    /// The strokes that count as made, in their order; the owner, who keeps the sheet, is to make them there. What was
    /// written is in `struck`.
    pub due: Vector<DueStroke>,
}

/// A stroke that the owner of a sheet is to make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueStroke {
    /// The half-move, from 0, at whose place it is made.
    pub ply: usize,
    pub kind: DueKind,
}

/// The stroke at the place of a half-move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DueKind {
    /// The entry there is replaced.
    Correct,
    /// A missing half-move is written in.
    WriteIn,
    /// This entry is struck out, which stands before the half-move of that place.
    Strike(SheetEntry),
    /// The entry changes places with the one at that other ply; it is noted at both.
    Exchange { other: usize },
}

/// One half-move as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetEntry {
    /// The text as the player wrote it.
    pub text: String,
    /// Its description in the letters of its owner, in whatever position it is read; nothing if it describes no
    /// half-move, or if the program wrote it.
    #[serde(default, with = "optional_text", skip_serializing_if = "Option::is_none")]
    pub says: Option<Described>,
    /// Its meaning where it was written.
    #[serde(flatten)]
    pub meaning: Meaning,
    /// Whether `(=)` stands beside it (C.12).
    pub draw_offer: bool,
}

/// The possible meanings of a written text at its place. Texts are never compared; meanings are.
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

impl SheetEntry {
    /// The entry of that half-move, whose text is still to be written.
    pub fn of(half_move: HalfMove) -> SheetEntry {
        SheetEntry { text: String::new(), says: None, meaning: Meaning::HalfMove(half_move), draw_offer: false }
    }

    /// The text as it stands on the sheet: `(=)` may have been noted beside it later.
    pub fn shown(&self) -> String {
        let is_noted = self.draw_offer && !self.text.contains("(=)");
        if is_noted { format!("{} (=)", self.text) } else { self.text.clone() }
    }

    /// Whether its text, read in that position, can mean that half-move, perhaps among others.
    pub fn can_mean(&self, half_move: HalfMove, position: &Chess) -> bool {
        match (self.says, &self.meaning) {
            (_, Meaning::HalfMove(meant)) if *meant == half_move => true,
            (Some(described), _) => described.can_mean(half_move, position),
            (None, Meaning::Ambiguous(several)) => several.contains(&half_move),
            (None, Meaning::HalfMove(_) | Meaning::Unreadable) => false,
        }
    }
}

impl Scoresheet {
    /// Writes the next half-move. What was still to be struck or corrected is so first.
    pub fn record(&mut self, entry: SheetEntry) {
        self.put_right();
        self.entries.push_back(entry);
    }

    /// Every stroke that was due counts as made.
    pub fn put_right(&mut self) {
        self.strike_from(self.entries.len());
        self.due.clear();
    }

    /// Whether its owner is still to strike or correct something on it.
    pub fn is_correction_due(&self) -> bool {
        !self.due.is_empty() || !self.to_strike.is_empty()
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
        self.due.retain(|due| due.ply < ply);
    }

    /// The entries from `ply` (from 0) on no longer count; their owner is to strike them.
    pub fn let_strike_from(&mut self, ply: usize) {
        let mut behind = self.entries.split_off(ply.min(self.entries.len()));
        behind.append(std::mem::take(&mut self.to_strike));
        self.to_strike = behind;
        self.due.retain(|due| due.ply < ply);
    }

    /// The entry at `ply` (from 0) counts as that one; its owner is to correct it.
    pub fn let_correct(&mut self, ply: usize, entry: SheetEntry) {
        if let Some(standing) = self.entries.get_mut(ply) {
            self.struck.push_back((ply, std::mem::replace(standing, entry)));
            self.due.push_back(DueStroke { ply, kind: DueKind::Correct });
        }
    }

    /// That entry counts as written at `ply` (from 0); its owner is to write it in there.
    pub fn let_write_in(&mut self, ply: usize, entry: SheetEntry) {
        if ply <= self.entries.len() {
            self.entries.insert(ply, entry);
            self.due.push_back(DueStroke { ply, kind: DueKind::WriteIn });
        }
    }

    /// The entry at `ply` (from 0) alone no longer counts; its owner is to strike it.
    pub fn let_strike_one(&mut self, ply: usize) {
        if ply < self.entries.len() {
            let entry = self.entries.remove(ply);
            self.struck.push_back((ply, entry.clone()));
            self.due.push_back(DueStroke { ply, kind: DueKind::Strike(entry) });
        }
    }

    /// The entries at those two plies (from 0) count as exchanged; their owner is to exchange them.
    pub fn let_exchange(&mut self, ply: usize, other: usize) {
        if ply.max(other) < self.entries.len() {
            self.entries.swap(ply, other);
            for (ply, other) in [(ply, other), (other, ply)] {
                self.due.push_back(DueStroke { ply, kind: DueKind::Exchange { other } });
            }
        }
    }

    /// The owner has written at `ply` (from 0) what was to be written there.
    pub fn correct(&mut self, ply: usize, entry: SheetEntry) {
        if let Some(standing) = self.entries.get_mut(ply) {
            *standing = entry;
        }
        self.due.retain(|due| due.ply != ply || matches!(due.kind, DueKind::Strike(_)));
    }

    /// The owner has struck the single entry that was to be struck before `ply` (from 0).
    pub fn strike_one(&mut self, ply: usize) {
        let first = self.due.iter().position(|due| due.ply == ply && matches!(due.kind, DueKind::Strike(_)));
        if let Some(first) = first {
            self.due.remove(first);
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
