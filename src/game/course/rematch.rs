//! A rematch: another game on the terms of this one with the colours reversed, and the score of both.

use shakmaty::{ByColor, Color};

use super::replacement::Colors;
use crate::game::Game;
use crate::game::terms::{Rematch, Terms};

impl Game {
    /// The player whose offer of a rematch is open.
    pub fn rematch_offer(&self) -> Option<Color> {
        self.course.rematch_offer
    }

    /// The score of the players against each other in half points, this game included once it is over; `None` for a
    /// game that is no rematch.
    pub fn match_score(&self) -> Option<ByColor<u32>> {
        self.terms().rematch.as_ref().map(|_| self.score_so_far())
    }

    /// The game before this one, and the score as in [`Game::match_score`]; `None` for a game that is no rematch.
    pub fn match_so_far(&self) -> Option<Rematch> {
        let ByColor { white, black } = self.score_so_far();
        let of = self.terms().rematch.as_ref()?.of.clone();
        Some(Rematch { of, white_half_points: white, black_half_points: black })
    }

    /// The score of the players against each other in half points, with this game once it is over.
    pub fn score_so_far(&self) -> ByColor<u32> {
        let before = self.terms().rematch.as_ref().map_or_else(ByColor::default, |rematch| ByColor {
            white: rematch.white_half_points,
            black: rematch.black_half_points,
        });
        let here = self.result().map(|result| self.half_points_given(&result));
        let here = here.unwrap_or_default();
        ByColor::new_with(|color| before[color].saturating_add(here[color]))
    }

    /// The terms of a rematch: those of this game with the colours reversed. A game of a list of pairings stays the
    /// only one of its round and board. `record` is the file name of this game's record.
    pub fn terms_of_the_rematch(&self, record: Option<String>) -> Terms {
        let ByColor { white, black } = self.score_so_far();
        let mut terms = self.terms_of_the_next_game(Colors::Exchanged);
        terms.event_file = None;
        terms.tags.retain(|(name, _)| name != "Round" && name != "Board");
        terms.rematch = Some(Rematch { of: record, white_half_points: black, black_half_points: white });
        terms
    }
}
