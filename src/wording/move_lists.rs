//! Half-moves one after the other: those of the game, those on a scoresheet, those with their times.

use imbl::Vector;
use shakmaty::Color;

use super::Wording;
use super::sentence::Signs;
use crate::game::Game;
use crate::game::records::scoresheet::SheetEntry;

impl Wording {
    /// The moves of the game, or the last of them.
    pub(super) fn moves(&self, game: &Game, count: Option<usize>) -> String {
        let skipped = count.map_or(0, |count| game.line().len().saturating_sub(count.saturating_mul(2)));
        self.moves_after(game, skipped)
    }

    /// The moves from the one with that number on.
    pub(super) fn moves_since(&self, game: &Game, number: u32) -> String {
        let before = (0..game.line().len()).take_while(|ply| game.number_at(*ply).0 < number).count();
        self.moves_after(game, before)
    }

    fn moves_after(&self, game: &Game, skipped: usize) -> String {
        if skipped >= game.line().len() {
            return self.messages.text("no-moves");
        }
        let list: Vec<String> = (skipped..game.line().len()).map(|ply| self.numbered(game, ply, skipped)).collect();
        self.messages.fill("moves", &[("list", &list.join(self.between_moves()))])
    }

    /// What stands on a player's scoresheet, and what is to be struck there.
    pub(super) fn sheet(&self, game: &Game, owner: Color) -> String {
        let sheet = game.sheet(owner);
        let counted = match sheet.entries.is_empty() {
            true => self.messages.text("sheet-empty"),
            false => self.messages.fill("moves", &[("list", &self.entries_from(game, &sheet.entries, 0))]),
        };
        if sheet.to_strike.is_empty() {
            return counted;
        }
        let list = self.entries_from(game, &sheet.to_strike, sheet.entries.len());
        format!("{counted} {}", self.messages.fill("sheet-to-strike", &[("list", &list)]))
    }

    /// The time that each half-move took.
    pub(super) fn times(&self, game: &Game, count: Option<usize>) -> String {
        let plies = game.line().len();
        if plies == 0 {
            return self.messages.text("no-moves");
        }
        let first = count.map_or(0, |count| plies.saturating_sub(count.saturating_mul(2)));
        // In words: figures with colons are read as so many figures.
        let timed = (first..plies)
            .map(|ply| format!("{}: {}", self.numbered(game, ply, first), self.duration(game.time_used_for(ply))));
        self.messages.fill("moves", &[("list", &timed.collect::<Vec<_>>().join("; "))])
    }

    /// What is written there, from that half-move (from 0) on, numbered.
    fn entries_from(&self, game: &Game, entries: &Vector<SheetEntry>, first: usize) -> String {
        let numbered = entries.iter().zip(first..).map(|(entry, ply)| {
            let (number, turn) = game.number_at(ply);
            self.with_number(number, turn, ply == first, &self.entry_in_words(entry))
        });
        numbered.collect::<Vec<_>>().join(self.between_moves())
    }

    /// `1. e4`, `e5`, or `1... e5` where the list begins with it.
    fn numbered(&self, game: &Game, ply: usize, first: usize) -> String {
        let position = game.position_at(ply);
        let mv = self.algebraic(game.line()[ply].half_move, position);
        let (number, turn) = game.number_at(ply);
        self.with_number(number, turn, ply == first, &mv)
    }

    fn with_number(&self, number: u32, turn: Color, is_first: bool, mv: &str) -> String {
        match (self.signs, turn, is_first) {
            (Signs::Printed, Color::White, _) => format!("{number}. {mv}"),
            (Signs::Printed, Color::Black, true) => format!("{number}... {mv}"),
            (Signs::InWords, Color::White, _) => format!("{number}, {mv}"),
            (Signs::InWords, Color::Black, true) => format!("{number}, {}, {mv}", self.player(Color::Black)),
            (_, Color::Black, false) => mv.to_owned(),
        }
    }

    /// What stands between the moves of a list: where it is heard, a pause.
    fn between_moves(&self) -> &'static str {
        match self.signs {
            Signs::Printed => " ",
            Signs::InWords => ", ",
        }
    }
}
