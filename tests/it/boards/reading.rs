//! What a placement means, row by row.

use annabella::boards::expected::{Before, Expected, Turn};
use annabella::boards::inference::Reading;
use annabella::game::half_move::HalfMove;
use shakmaty::fen::Fen;
use shakmaty::{Board, CastlingMode, Chess, Color, Position};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

fn position(fen: &str, mode: CastlingMode) -> Chess {
    fen.parse::<Fen>().expect("a FEN").into_position(mode).expect("a position")
}

fn squares(half_move: &str) -> HalfMove {
    half_move.parse().expect("squares")
}

/// Changes as they are typed: `-e2 +Pe4`.
fn changed(board: &Board, changes: &str) -> Board {
    let mut board = board.clone();
    for change in changes.split_whitespace() {
        match change.split_at(1) {
            ("-", square) => board.discard_piece_at(square.parse().expect("a square")),
            (_, put) => {
                let (piece, square) = put.split_at(1);
                let piece = shakmaty::Piece::from_char(piece.chars().next().expect("a letter")).expect("a piece");
                board.set_piece_at(square.parse().expect("a square"), piece);
            }
        }
    }
    board
}

fn before(position: &Chess) -> Before {
    Before { placement: position.board().clone(), position: Some(position.clone()) }
}

/// What the player who has the move in that position did on the own board.
fn made_in(fen: &str, mode: CastlingMode, changes: &str) -> Reading {
    let position = position(fen, mode);
    let turn = Turn::ToMove(before(&position));
    let expected = Expected { owner: position.turn(), stands: position.board().clone(), due: Vec::new(), turn, mode };
    expected.read(&changed(position.board(), changes))
}

fn made(fen: &str, changes: &str) -> Reading {
    made_in(fen, CastlingMode::Standard, changes)
}

/// What stands on the board of a player to whom a half-move was announced, and who has the move then.
fn answered(fen: &str, due: &str, changes: &str) -> Reading {
    let start = position(fen, CastlingMode::Standard);
    let due = squares(due);
    let mut after = start.clone();
    after.play_unchecked(due.legal_in(&start).expect("legal"));
    let (stands, turn) = (start.board().clone(), Turn::ToMove(before(&after)));
    let expected = Expected { owner: after.turn(), stands, due: vec![due], turn, mode: CastlingMode::Standard };
    expected.read(&changed(start.board(), changes))
}

/// What stands after the board has announced `first`.
fn gone_on(fen: &str, first: &str, changes: &str) -> Reading {
    let start = position(fen, CastlingMode::Standard);
    let first = squares(first);
    let mut stands = start.board().clone();
    first.execute_on(&mut stands, CastlingMode::Standard);
    let turn = Turn::Announced(first, before(&start));
    let expected = Expected { owner: start.turn(), stands, due: Vec::new(), turn, mode: CastlingMode::Standard };
    expected.read(&changed(start.board(), changes))
}

fn half_move(text: &str) -> Reading {
    Reading::HalfMove(squares(text))
}

#[test]
fn one_piece_moved_is_a_half_move_legal_or_not() {
    assert_eq!(made(START, ""), Reading::AsExpected);
    assert_eq!(made(START, "-e2 +Pe4"), half_move("e2e4"));
    assert_eq!(made(START, "-b1 +Nc3"), half_move("b1c3"));
    assert_eq!(made(START, "-b1 +Nd2 -d2 +Nd5"), Reading::InHand, "a pawn is missing");
    assert_eq!(made(START, "-b1 +Nd5"), half_move("b1d5"), "no knight can go there: found at the press");
    assert_eq!(made(START, "-e2 +Pe5"), half_move("e2e5"));
    assert_eq!(made(START, "-h1 +Rh7"), half_move("h1h7"));
}

#[test]
fn what_is_no_half_move_is_none() {
    assert_eq!(made(START, "-e2"), Reading::InHand);
    assert_eq!(made(START, "-e2 -e7"), Reading::InHand);
    assert_eq!(made(START, "-e2 +Pe4 -d2 +Pd4"), Reading::Otherwise, "two pawns");
    assert_eq!(made(START, "-e7 +pe5"), Reading::Otherwise, "the opponent's pawn");
    assert_eq!(made(START, "-d1 -e1 +Kd1 +Qe1"), Reading::Otherwise, "exchanged");
    assert_eq!(made(START, "-d1 +Qd2"), Reading::InHand, "the own pawn captured");
    assert_eq!(made(START, "+Qe4"), Reading::Otherwise, "a queen too many");
    assert_eq!(made(START, "-e2 +Qe4"), Reading::InHand, "a pawn that became a queen on its way");
}

#[test]
fn castling_ends_with_king_and_rook() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(made(fen, "-e1 +Kg1 -h1 +Rf1"), half_move("e1g1"));
    assert_eq!(made(fen, "-e1 +Kc1 -a1 +Rd1"), half_move("e1c1"));
    assert_eq!(made(fen, "-e1 +Kg1"), Reading::Unfinished(squares("e1g1")));
    assert_eq!(made(fen, "-e1 +Kc1"), Reading::Unfinished(squares("e1c1")));
    assert_eq!(made(fen, "-h1 +Rf1"), half_move("h1f1"), "a rook that was let go has moved (4.4.2)");
    assert_eq!(made(fen, "-e1 -h1 +Rf1"), Reading::InHand);
    // Castling that is not allowed is found as an illegal move.
    assert_eq!(made("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "-e1 +Kg1 -h1 +Rf1"), half_move("e1g1"));
    // From another square it is a king that went too far.
    assert_eq!(made("4k3/8/8/8/8/8/4K3/7R w - - 0 1", "-e2 +Kg2"), half_move("e2g2"));
    assert_eq!(answered(fen, "e1g1", "-e1 +Kg1"), Reading::Unfinished(squares("e1g1")));
    assert_eq!(answered(fen, "e1g1", "-h1 +Rf1"), Reading::Unfinished(squares("e1g1")));
}

#[test]
fn en_passant_ends_with_the_capture() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assert_eq!(made(fen, "-e5 +Pd6 -d5"), half_move("e5d6"));
    assert_eq!(made(fen, "-e5 +Pd6"), Reading::Unfinished(squares("e5d6")));
    assert_eq!(made(fen, "-d5"), Reading::InHand);
    // To an empty square where nothing can be captured: an illegal move.
    assert_eq!(made(fen, "-e5 +Pf6"), half_move("e5f6"));
}

#[test]
fn a_promotion_ends_with_the_new_piece() {
    let fen = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(made(fen, "-a7 +Qa8"), half_move("a7a8q"));
    assert_eq!(made(fen, "-a7 +Nb8"), half_move("a7b8n"));
    assert_eq!(made(fen, "-a7 +Ra8"), half_move("a7a8r"), "also where it was meant as a queen upside down");
    assert_eq!(made(fen, "-a7 +Pa8"), Reading::Unfinished(squares("a7a8")));
    assert_eq!(made(fen, "+Qa8"), Reading::Unfinished(squares("a7a8q")), "the pawn has not left");
    assert_eq!(made(fen, "-a7"), Reading::InHand);
    assert_eq!(made(fen, "-a7 +Ka8"), Reading::InHand);
    assert_eq!(answered(fen, "a7a8q", "-a7 +Pa8"), Reading::Unfinished(squares("a7a8q")));
    assert_eq!(answered(fen, "a7a8q", "-a7 +Qa8"), Reading::CaughtUp(1));
}

#[test]
fn a_reply_is_read_with_the_half_move_before_it() {
    assert_eq!(answered(START, "e2e4", ""), Reading::AsExpected, "not executed yet");
    assert_eq!(answered(START, "e2e4", "-e2 +Pe4"), Reading::CaughtUp(1));
    assert_eq!(answered(START, "e2e4", "-e2 +Pe4 -e7 +pe5"), half_move("e7e5"));
    assert_eq!(answered(START, "e2e4", "-e2 +Pe3"), Reading::Otherwise, "another half-move was executed");
    assert_eq!(answered(START, "e2e4", "-e7 +pe5"), Reading::Otherwise, "the reply without what it replies to");
    let captures = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    assert_eq!(answered(captures, "e4d5", "-e4 +Pd5"), Reading::CaughtUp(1));
    assert_eq!(answered(captures, "e4d5", "-e4"), Reading::Unfinished(squares("e4d5")));
}

#[test]
fn the_opponents_half_move_may_stand_before_it_is_announced() {
    let position = position(AFTER_E4, CastlingMode::Standard);
    let read = |changes: &str| {
        let (stands, mode) = (position.board().clone(), CastlingMode::Standard);
        Expected { owner: Color::White, stands, due: Vec::new(), turn: Turn::Waiting, mode }
            .read(&changed(position.board(), changes))
    };
    assert_eq!(read("-e7 +pe5"), Reading::Ahead(squares("e7e5")));
    assert_eq!(read("-d2 +Pd4"), Reading::Otherwise, "White has no move now");
    assert_eq!(read("-e7"), Reading::InHand);
}

#[test]
fn a_piece_that_was_not_released_goes_on() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    assert_eq!(gone_on(fen, "a1c1", "-a1 +Rc1"), Reading::AsExpected);
    assert_eq!(gone_on(fen, "a1c1", "-a1 +Rd1"), Reading::GoesOn(squares("a1d1")));
    assert_eq!(gone_on(fen, "e1f1", "-e1 +Kg1"), Reading::Unfinished(squares("e1g1")));
    assert_eq!(gone_on(fen, "e1f1", "-e1 +Kg1 -h1 +Rf1"), Reading::GoesOn(squares("e1g1")));
    assert_eq!(gone_on(fen, "a1c1", ""), Reading::Otherwise, "what was released is not taken back (4.7)");
    assert_eq!(gone_on(fen, "a1c1", "-h1 +Rg1"), Reading::Otherwise, "another piece");
    assert_eq!(gone_on(fen, "h1f1", "-e1 +Kg1 -h1 +Rf1"), Reading::Otherwise, "the rook has moved (4.4.2)");
    assert_eq!(gone_on(fen, "a1c1", "-a1"), Reading::InHand);
    let promotion = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(gone_on(promotion, "a7a8q", "-a7 +Na8"), Reading::GoesOn(squares("a7a8n")));
}

#[test]
fn kings_in_the_centre_are_a_result() {
    let fen = "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1";
    assert_eq!(made(fen, "-e1 -e8 +Ke4 +kd5"), Reading::KingsInCentre);
    assert_eq!(made(fen, "-e1 +Ke4"), half_move("e1e4"));
}

#[test]
fn chess960_castles_by_placement() {
    let made = |fen, changes| made_in(fen, CastlingMode::Chess960, changes);
    // King b1, rook a1: they pass each other.
    let fen = "1k6/8/8/8/8/8/8/RK5R w KQ - 0 1";
    assert_eq!(made(fen, "-b1 -a1 +Kc1 +Rd1"), half_move("b1a1"));
    assert_eq!(made(fen, "-b1 -h1 +Kg1 +Rf1"), half_move("b1h1"));
    assert_eq!(made(fen, "-b1 +Kg1"), Reading::Unfinished(squares("b1h1")));
    assert_eq!(made(fen, "-b1 +Kc1"), half_move("b1c1"), "a king's move by itself");
    assert_eq!(made(fen, "-a1 +Rd1"), Reading::Unfinished(squares("b1a1")));
    // The king stays where it is.
    let stays = "6k1/8/8/8/8/8/8/6KR w K - 0 1";
    assert_eq!(made(stays, "-h1 +Rf1"), half_move("g1h1"));
    // They exchange their squares.
    let exchange = "5k2/8/8/8/8/8/8/5KR1 w K - 0 1";
    assert_eq!(made(exchange, "-f1 -g1 +Kg1 +Rf1"), half_move("f1g1"));
}

#[test]
fn nobody_moves_where_nothing_is_played() {
    let board = Board::new();
    let read = |changes: &str| {
        let (stands, mode) = (board.clone(), CastlingMode::Standard);
        Expected { owner: Color::White, stands, due: Vec::new(), turn: Turn::Nobody, mode }
            .read(&changed(&board, changes))
    };
    assert_eq!(read("-e2 +Pe4"), Reading::Otherwise);
    assert_eq!(read("-e2"), Reading::InHand);
}
