//! The results of a round in the list of its pairings.

use std::collections::BTreeSet;

use crate::hall::boards::HallBoards;
use crate::hall::input::HallInput;
use crate::storage::pairings::{PlayedGame, list_with_results};
use crate::wording::HallState;

/// The pairing list, and the games from which it gets its results.
pub struct RoundResults {
    list: Vec<u8>,
    boards: HallBoards,
    /// What was written last.
    written: Option<Vec<u8>>,
    /// The games that were found not to be paired, and those of them that nobody has learned of.
    unpaired: BTreeSet<(u32, String, String)>,
    unreported: Vec<PlayedGame>,
}

impl RoundResults {
    /// The results for that list.
    ///
    /// # Errors
    ///
    /// The number, from 1, of the first line that is not a pairing line.
    pub fn new(list: Vec<u8>) -> Result<RoundResults, usize> {
        list_with_results(&list, &[])?;
        Ok(RoundResults {
            list,
            boards: HallBoards::default(),
            written: None,
            unpaired: BTreeSet::new(),
            unreported: Vec::new(),
        })
    }

    /// Takes what came at `now_ms`, in milliseconds of any clock that does not go back.
    pub fn take(&mut self, input: HallInput, now_ms: u64) {
        self.boards.take(input, now_ms);
    }

    /// The games that turned out not to be paired in the list, each once.
    pub fn take_unpaired(&mut self) -> Vec<PlayedGame> {
        std::mem::take(&mut self.unreported)
    }

    /// The list with all results of now; `None` if it is the one of the last time.
    pub fn list(&mut self, now_ms: u64) -> Option<Vec<u8>> {
        let rows = self.boards.rows(now_ms);
        let over = rows.iter().filter(|row| row.state == HallState::Over);
        let games: Vec<PlayedGame> = over
            .filter_map(|row| {
                let names = row.game.terms().players.as_ref().map(|player| player.name.clone());
                Some(PlayedGame { round: row.round.parse().ok()?, names, result: row.game.result()? })
            })
            .collect();
        // It was read as a list before.
        let with = list_with_results(&self.list, &games).ok()?;
        for at in with.unpaired {
            let game = &games[at];
            if self.unpaired.insert((game.round, game.names.white.clone(), game.names.black.clone())) {
                self.unreported.push(game.clone());
            }
        }
        let is_new = self.written.as_ref() != Some(&with.text);
        is_new.then(|| self.written.insert(with.text).clone())
    }
}
