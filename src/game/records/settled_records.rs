//! The boards and scoresheets as they are compared: what their owners may still owe is filled in, what was written in
//! advance is left out (8.1.2, 8.1.3, D.2.1).

use shakmaty::{ByColor, Chess, Color};

use crate::game::records::boards::TwoBoards;
use crate::game::records::scoresheet::Meaning;
use crate::game::records::scoresheet_comparison::{SheetAgreement, SheetReader, compare_sheets};
use crate::game::{Game, Stage};

impl Game {
    /// The sheets with what may still be owed filled in from the announcements.
    pub(in crate::game) fn settled_agreement(&self) -> SheetAgreement {
        self.with_settled_sheets(|sheets| compare_sheets(&self.terms.start, sheets))
    }

    /// Calls `then` with the two sheets, with what may still be owed filled in from the announcements.
    pub(in crate::game) fn with_settled_sheets<T>(&self, then: impl FnOnce(ByColor<&SheetReader>) -> T) -> T {
        let longest = self.compared_entries(Color::White).max(self.compared_entries(Color::Black));
        let settled = |sheet: Color| {
            let entries = &self.sheet(sheet).entries;
            let owes = self.follows_announcements(sheet) && self.may_lag(sheet);
            let played = self.compared_entries(sheet);
            let filled_from = if owes { played } else { longest };
            move |ply: usize, _: &Chess| match entries.get(ply).filter(|_| ply < played) {
                Some(entry) => Some(entry.meaning.clone()),
                None if ply >= filled_from => Some(Meaning::HalfMove(self.line().get(ply)?.half_move)),
                None => None,
            }
        };
        let (white, black) = (settled(Color::White), settled(Color::Black));
        then(ByColor { white: &white, black: &black })
    }

    /// How many entries of that sheet are compared. Entries that only an owner-kept sheet has, of half-moves not announced,
    /// were written in advance (8.1.2) and are no difference.
    pub(in crate::game) fn compared_entries(&self, sheet: Color) -> usize {
        let (played, other) = (self.played_entries(sheet), self.played_entries(!sheet));
        let is_kept_by_owner = !self.terms.players[sheet].keeps.sheet;
        if is_kept_by_owner { played.min(other.max(self.announced_half_moves())) } else { played }
    }

    /// The boards, with the one half-move executed that an independent player may still owe: if possible also on a board
    /// that already departs.
    pub(in crate::game) fn settled_boards(&self) -> TwoBoards {
        let made = self.line().len();
        let settled = |owner: Color| {
            let board = self.board(owner);
            let owes = !self.terms.players[owner].keeps.board && self.to_move() == owner;
            let Some(before) = made.checked_sub(1).filter(|_| owes) else { return board.clone() };
            let (stood, half_move) = (self.placement_at(before), self.line()[before].half_move);
            if *board == stood {
                return self.placement_at(made);
            }
            let mut followed = board.clone();
            let piece = stood.piece_at(half_move.from);
            if self.has_differences() && self.records.executed[owner] < made && board.piece_at(half_move.from) == piece
            {
                half_move.execute_on(&mut followed, self.terms.castling_mode);
            }
            followed
        };
        TwoBoards { boards: ByColor::new_with(settled) }
    }

    /// Whether every entry of the sheet means what was announced.
    pub(in crate::game) fn follows_announcements(&self, sheet: Color) -> bool {
        self.records.follows(sheet, self.line())
    }

    /// Whether an entry that is added to that sheet now is of a move that is not even announced (8.1.2).
    pub fn records_in_advance(&self, sheet: Color) -> bool {
        let claimed = usize::from(self.claimed_half_move().is_some());
        let standing = self.sheet(sheet).standing();
        self.stage == Stage::Playing && standing >= self.announced_half_moves() + claimed
    }
}
