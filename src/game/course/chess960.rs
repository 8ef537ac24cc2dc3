//! The arrays of Chess960 (Guidelines II): their numbers and the positions from which such a game begins.

use shakmaty::{Board, CastlingMode, Chess, Color, EnPassantMode, Position, Setup};

/// The number of arrays: they are numbered from 0 to 959, and 518 is the initial position of chess.
pub const ARRAYS: u32 = 960;

/// The starting position of that array, with all castling rights; `None` if there is no such array (II.2).
pub fn array(number: u32) -> Option<Chess> {
    let board = (number < ARRAYS).then(|| Board::chess960(number))?;
    let mut setup = Setup::initial();
    setup.castling_rights = board.rooks();
    setup.board = board;
    setup.position(CastlingMode::Chess960).ok()
}

/// The array number of a position, if it is a starting position.
pub fn number_of(position: &Chess) -> Option<u32> {
    let setup = position.to_setup(EnPassantMode::Legal);
    let is_start = setup.turn == Color::White && setup.fullmoves.get() == 1;
    let number = (0..ARRAYS).find(|number| Board::chess960(*number) == setup.board)?;
    (is_start && setup.castling_rights == setup.board.rooks()).then_some(number)
}

/// Maps a random number to an array, all equally likely. `None` for the few numbers that would favour some arrays: draw
/// another one.
pub fn drawn(random: u32) -> Option<u32> {
    (random < u32::MAX - u32::MAX % ARRAYS).then_some(random % ARRAYS)
}
