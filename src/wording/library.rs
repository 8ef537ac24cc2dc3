//! The list of the games that are kept, in words.

use i18n_embed_fl::fl;
use shakmaty::{ByColor, Chess, Color, Position};

use super::Wording;
use super::events::score_name;
use super::language::name;
use crate::game::half_move::HalfMove;

/// A game in a list.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedGame<'a> {
    pub number: usize,
    pub players: ByColor<&'a str>,
    /// When it was begun, by the local calendar.
    pub begun: String,
    /// How many half-moves were made.
    pub plies: usize,
    /// The last of them, and the position in which it was made.
    pub last_move: Option<(HalfMove, &'a Chess)>,
    pub standing: ListedStanding<'a>,
}

/// How a game in a list stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListedStanding<'a> {
    NotBegun,
    /// Nobody plays it now; that colour has the move.
    Unfinished(Color),
    BeingPlayed,
    /// Another game is played in its place (7.2.1, 7.3).
    Cancelled,
    /// `1-0`, and the name of the reason.
    Over {
        score: &'a str,
        reason: &'a str,
    },
}

impl Wording {
    /// A game as one sentence after another on one line.
    pub fn listed_game(&self, game: &ListedGame) -> String {
        let l = &self.loader;
        let ListedGame { number, players: ByColor { white, black }, begun, plies, last_move, standing } = game;
        let standing = match standing {
            ListedStanding::NotBegun => fl!(l, "games-not-begun"),
            ListedStanding::Unfinished(color) => fl!(l, "games-unfinished", color = name(*color)),
            ListedStanding::BeingPlayed => fl!(l, "games-being-played"),
            ListedStanding::Cancelled => fl!(l, "games-cancelled"),
            ListedStanding::Over { score, reason } => {
                let text = *score;
                fl!(l, "games-over", score = score_name(score), text = text, reason = (*reason))
            }
        };
        let last = last_move.map(|(half_move, before)| {
            let dots = before.turn().fold_wb(".", "...");
            format!("{}{dots} {}", before.fullmoves(), self.algebraic(half_move, before))
        });
        fl!(
            l,
            "games-entry",
            number = (*number),
            white = (*white),
            black = (*black),
            begun = begun.as_str(),
            plies = (*plies),
            last = last.unwrap_or_default(),
            sentence = standing
        )
    }

    /// A record in a list that cannot be read, and why.
    pub fn listed_unreadable(&self, number: usize, why: &str) -> String {
        fl!(self.loader, "games-unreadable", number = number, why = why)
    }

    /// Where the record of an imported game is.
    pub fn imported(&self, file: &str) -> String {
        fl!(self.loader, "import-done", file = file)
    }

    /// No game fits what was asked for.
    pub fn no_games(&self) -> String {
        fl!(self.loader, "games-none")
    }

    /// So many records of games that nobody began were removed.
    pub fn unplayed_removed(&self, count: usize) -> String {
        fl!(self.loader, "games-removed", count = count)
    }
}
