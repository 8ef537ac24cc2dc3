//! What a hand could feel on a board, in words: squares, lines, men and what is missing.

use shakmaty::{Board, Color, File, Piece, Position, Rank, Role, Square};

use super::Wording;
use super::language::name;
use super::question::{BoardQuery, Hint};
use super::verbosity::Verbosity;
use crate::game::Game;
use crate::game::people::Actor;
use crate::game::terms::Kind;

const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

impl Wording {
    /// What stands on `owner`'s board, if `by` may ask: everybody his own, the arbiter and the assistants both.
    pub(super) fn felt(&self, game: &Game, by: Actor, owner: Color, felt: BoardQuery) -> Vec<String> {
        if let Some(forbidden) = self.not_his_board(game, by, owner) {
            return vec![forbidden];
        }
        let board = game.board(owner);
        let is_brief = self.verbosity == Verbosity::Brief;
        match felt {
            BoardQuery::Square(square) if is_brief => vec![self.brief(self.piece_or_empty(board.piece_at(square)))],
            BoardQuery::Rank(rank) if is_brief => {
                vec![self.brief(self.men(board, &File::ALL.map(|file| Square::from_coords(file, rank))))]
            }
            BoardQuery::File(file) if is_brief => {
                vec![self.brief(self.men(board, &Rank::ALL.map(|rank| Square::from_coords(file, rank))))]
            }
            BoardQuery::Where(role, Some(color)) if is_brief => {
                vec![self.brief(self.squares(board, Piece { role, color }))]
            }
            BoardQuery::Square(square) => {
                let what = self.piece_or_empty(board.piece_at(square));
                vec![self.messages.fill("felt-square", &[("square", &square.to_string()), ("what", &what)])]
            }
            BoardQuery::Rank(rank) => {
                let squares = File::ALL.map(|file| Square::from_coords(file, rank));
                vec![
                    self.messages
                        .fill("felt-rank", &[("rank", &rank.char().to_string()), ("list", &self.men(board, &squares))]),
                ]
            }
            BoardQuery::File(file) => {
                let squares = Rank::ALL.map(|rank| Square::from_coords(file, rank));
                let word = crate::notation::file_word(file).printed;
                vec![self.messages.fill("felt-file", &[("file", &word), ("list", &self.men(board, &squares))])]
            }
            BoardQuery::Diagonals(through) => diagonals(through)
                .into_iter()
                .filter(|squares| squares.len() > 1)
                .map(|squares| {
                    let (from, to) = (squares[0].to_string(), squares[squares.len() - 1].to_string());
                    self.messages
                        .fill("felt-diagonal", &[("from", &from), ("to", &to), ("list", &self.men(board, &squares))])
                })
                .collect(),
            BoardQuery::Pieces(color) => self.kinds(board, color),
            BoardQuery::Where(role, color) => {
                let asked = color.map_or_else(|| Color::ALL.to_vec(), |color| vec![color]);
                asked.into_iter().map(|color| self.kind(board, Piece { role, color })).collect()
            }
            BoardQuery::Captured => Color::ALL.map(|color| self.captured(game, board, color)).to_vec(),
        }
    }

    /// Why `by` is not told what stands on `owner`'s board, if he is not.
    pub(super) fn not_his_board(&self, game: &Game, by: Actor, owner: Color) -> Option<String> {
        let forbidden = by == Actor::Player(!owner) && game.terms().kind == Kind::Rated;
        forbidden.then(|| self.messages.text("felt-not-yours"))
    }

    /// What is told in a friendly game only.
    pub(super) fn hint(&self, game: &Game, by: Actor, hint: Hint) -> String {
        if game.terms().kind == Kind::Rated {
            return self.messages.text("hint-casual-only");
        }
        let owner = by.side().unwrap_or(game.to_move());
        let board = game.board(owner);
        match hint {
            Hint::Attacks(square) => {
                let attackers = Color::ALL.map(|color| board.attacks_to(square, color, board.occupied()));
                let squares: Vec<Square> = attackers.into_iter().flatten().collect();
                self.messages
                    .fill("hint-attacks", &[("square", &square.to_string()), ("list", &self.men(board, &squares))])
            }
            Hint::MovesOf(from) => {
                let legal = game.position().legal_moves();
                let to: Vec<String> =
                    legal.iter().filter(|mv| mv.from() == Some(from)).map(|mv| mv.to().to_string()).collect();
                let list = if to.is_empty() { self.messages.text("nothing") } else { to.join(", ") };
                self.messages.fill("hint-moves", &[("square", &from.to_string()), ("list", &list)])
            }
        }
    }

    /// The men on these squares, or that there are none.
    fn men(&self, board: &Board, squares: &[Square]) -> String {
        let men = squares.iter().filter_map(|square| Some((square, board.piece_at(*square)?)));
        let list: Vec<String> = men.map(|(square, man)| format!("{square} {}", self.piece(man))).collect();
        if list.is_empty() { self.messages.text("nothing") } else { list.join(", ") }
    }

    /// One kind a sentence, the king first; pawns from the a-file to the h-file. An empty board is told too.
    fn kinds(&self, board: &Board, color: Color) -> Vec<String> {
        if board.by_color(color).is_empty() {
            return vec![self.pieces_on(board, color)];
        }
        let men = ROLES.map(|role| Piece { role, color });
        men.into_iter().filter(|man| !board.by_piece(*man).is_empty()).map(|man| self.kind(board, man)).collect()
    }

    fn kind(&self, board: &Board, man: Piece) -> String {
        self.messages.fill("felt-kind", &[("piece", &self.piece(man)), ("list", &self.squares(board, man))])
    }

    /// The squares on which such men stand, or that there are none.
    fn squares(&self, board: &Board, man: Piece) -> String {
        let mut squares: Vec<Square> = board.by_piece(man).into_iter().collect();
        squares.sort_by_key(|square| (square.file(), square.rank()));
        let list: Vec<String> = squares.iter().map(Square::to_string).collect();
        if list.is_empty() { self.messages.text("nothing") } else { list.join(", ") }
    }

    /// What was asked for and nothing else.
    fn brief(&self, what: String) -> String {
        self.messages.fill("felt-brief", &[("what", &what)])
    }

    /// What that colour has fewer of than at the start.
    fn captured(&self, game: &Game, board: &Board, color: Color) -> String {
        let start = game.terms().start.board();
        let missing: Vec<String> = ROLES
            .into_iter()
            .flat_map(|role| {
                let man = Piece { role, color };
                let count = start.by_piece(man).count().saturating_sub(board.by_piece(man).count());
                std::iter::repeat_n(self.role(role), count)
            })
            .collect();
        let list = if missing.is_empty() { self.messages.text("nothing") } else { missing.join(", ") };
        self.messages.fill("felt-captured", &[("color", &name(color)), ("list", &list)])
    }
}

/// The two diagonals through a square, each from its left end to its right.
fn diagonals(through: Square) -> [Vec<Square>; 2] {
    let (file, rank) = (i32::from(through.file()), i32::from(through.rank()));
    [1, -1].map(|slope| {
        let squares = (0..8).filter_map(|f| {
            let rank = Rank::try_from(rank + slope * (f - file)).ok()?;
            Some(Square::from_coords(File::try_from(f).ok()?, rank))
        });
        squares.collect()
    })
}
