//! The words in which a move is announced (D.2.1, D.2.3).

use shakmaty::{Chess, Move, Position, Role, Square};

use super::words::{self, Word};
use super::writing::{castling_side, disambiguation};
use crate::game::half_move::HalfMove;

/// An announcement in the two spellings it needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// As the Laws print the words, in ASCII: `Laeufer Cesar fuenf`.
    pub printed: String,
    /// For a German voice: `Läufer Zäsar fünf`.
    pub spoken: String,
}

/// How much of a move is announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Length {
    /// The piece and both squares: "Springer Gustav eins Felix drei".
    Long,
    /// What tells it from other moves: "Springer Felix drei", "Eva vier".
    Short,
}

/// Whether check and checkmate are said; the Laws leave it to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckWord {
    Said,
    Omitted,
}

/// The words in which `half_move` is announced in `position`. What is illegal is announced long.
pub fn announce(half_move: HalfMove, position: &Chess, length: Length, check: CheckWord) -> Announcement {
    let legal = half_move.legal_in(position);
    let mut said = match castling_side(half_move, position) {
        Some(side) => vec![words::side(side), &words::CASTLING],
        None => displacement(half_move, legal, position, length),
    };
    if let (CheckWord::Said, Some(mv)) = (check, legal) {
        said.extend(check_word(mv, position));
    }
    let join = |spelling: fn(&Word) -> &'static str| said.iter().map(|w| spelling(w)).collect::<Vec<_>>().join(" ");
    Announcement { printed: join(|w| w.printed), spoken: join(|w| w.spoken) }
}

fn displacement(half_move: HalfMove, legal: Option<Move>, position: &Chess, length: Length) -> Vec<&'static Word> {
    let HalfMove { from, to, promotion } = half_move;
    let role = position.board().role_at(from);
    let en_passant = legal.is_some_and(Move::is_en_passant);
    let mut said = Vec::with_capacity(8);
    match (length, legal) {
        (Length::Short, Some(mv)) => {
            let (file, rank) = disambiguation(mv, position);
            said.extend(role.filter(|role| *role != Role::Pawn).map(words::piece));
            said.extend(file.map(words::file));
            said.extend(rank.map(words::rank));
        }
        (Length::Short, None) | (Length::Long, _) => {
            said.extend(role.map(words::piece));
            said.extend(square(from));
        }
    }
    said.extend((en_passant || position.board().role_at(to).is_some()).then_some(&words::CAPTURES));
    said.extend(square(to));
    said.extend(promotion.map(words::piece));
    if en_passant {
        said.extend([&words::EN, &words::PASSANT]);
    }
    said
}

fn square(square: Square) -> [&'static Word; 2] {
    [words::file(square.file()), words::rank(square.rank())]
}

fn check_word(mv: Move, position: &Chess) -> Option<&'static Word> {
    let mut after = position.clone();
    after.play_unchecked(mv);
    match (after.is_checkmate(), after.is_check()) {
        (true, _) => Some(&words::CHECKMATE),
        (false, true) => Some(&words::CHECK),
        (false, false) => None,
    }
}
