//! The PGN of all boards for a broadcast, as late as the organizer requires.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::hall::address::BoardAddress;
use crate::hall::boards::HallBoards;
use crate::hall::input::HallInput;

/// The boards as spectators may see them: each line counts once it is as old as the delay.
#[derive(Default)]
pub struct Broadcast {
    delay_ms: u64,
    boards: HallBoards,
    /// The lines that are not old enough, each with when it will be.
    waiting: VecDeque<(u64, HallInput)>,
    changed: BTreeSet<BoardAddress>,
    /// The game of each board as it was written last.
    games: BTreeMap<BoardAddress, String>,
}

impl Broadcast {
    /// A broadcast that many milliseconds behind the boards.
    pub fn new(delay_ms: u64) -> Broadcast {
        Broadcast { delay_ms, ..Broadcast::default() }
    }

    /// Takes what came at `now_ms`, in milliseconds of any clock that does not go back.
    pub fn take(&mut self, input: HallInput, now_ms: u64) {
        if let HallInput::Line { age_ms, .. } = &input {
            let due = now_ms.saturating_add(self.delay_ms).saturating_sub(*age_ms);
            // No line comes before the one in front of it.
            let due = due.max(self.waiting.back().map_or(0, |(due, _)| *due));
            self.waiting.push_back((due, input));
        }
    }

    /// When the next line is old enough.
    pub fn next_due(&self) -> Option<u64> {
        self.waiting.front().map(|(due, _)| *due)
    }

    /// The games of all boards as they may be seen at `now_ms`, in one PGN; `None` if it is the one of the last time.
    pub fn pgn(&mut self, now_ms: u64) -> Option<String> {
        while let Some((_, input)) = self.waiting.pop_front_if(|(due, _)| *due <= now_ms) {
            if let HallInput::Line { board, .. } = &input {
                self.changed.insert(board.clone());
            }
            self.boards.take(input, now_ms);
        }
        let mut is_new = false;
        for board in std::mem::take(&mut self.changed) {
            let Some(pgn) = self.boards.pgn_of(&board) else { continue };
            is_new |= self.games.insert(board, pgn.clone()) != Some(pgn);
        }
        is_new.then(|| self.boards.addresses().filter_map(|board| self.games.get(board)).cloned().collect::<String>())
    }
}
