//! The list of the games that are kept, in words.

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
        let l = &self.messages;
        let ListedGame { number, players: ByColor { white, black }, begun, plies, last_move, standing } = game;
        let standing = match standing {
            ListedStanding::NotBegun => l.text("games-not-begun"),
            ListedStanding::Unfinished(color) => l.fill("games-unfinished", &[("color", &name(*color))]),
            ListedStanding::BeingPlayed => l.text("games-being-played"),
            ListedStanding::Cancelled => l.text("games-cancelled"),
            ListedStanding::Over { score, reason } => {
                let text = *score;
                l.fill("games-over", &[("score", &score_name(score)), ("text", &text), ("reason", reason)])
            }
        };
        let last = last_move.map(|(half_move, before)| {
            let dots = before.turn().fold_wb(".", "...");
            format!("{}{dots} {}", before.fullmoves(), self.algebraic(half_move, before))
        });
        l.fill(
            "games-entry",
            &[
                ("number", number),
                ("white", white),
                ("black", black),
                ("begun", &begun),
                ("plies", plies),
                ("last", &last.unwrap_or_default()),
                ("sentence", &standing),
            ],
        )
    }

    /// A record in a list that cannot be read, and why.
    pub fn listed_unreadable(&self, number: usize, why: &str) -> String {
        self.messages.fill("games-unreadable", &[("number", &number), ("why", &why)])
    }

    /// Where the record of an imported game is.
    pub fn imported(&self, file: &str) -> String {
        self.messages.fill("import-done", &[("file", &file)])
    }

    /// No game fits what was asked for.
    pub fn no_games(&self) -> String {
        self.messages.text("trouble-record-no-game")
    }

    /// So many records of games that nobody began were removed.
    pub fn unplayed_removed(&self, count: usize) -> String {
        self.messages.fill("games-removed", &[("count", &count)])
    }
}
