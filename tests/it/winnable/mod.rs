//! Who can still checkmate: answers compared with certified ones, with plain exhaustion, and replayed to mate.

mod command;
mod few_pieces;
mod plain;
mod properties;
mod vectors;

use annabella::game::half_move::HalfMove;
use annabella::game::laws::winnable::{Budget, Dead, MateChance, Proof, is_dead, winnable};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, Position};

/// A position that need only be valid by the rules of movement.
pub fn position(fen: &str) -> Chess {
    let fen: Fen = fen.parse().expect("a diagram");
    fen.into_position(CastlingMode::Standard)
        .or_else(|error| error.ignore_too_much_material())
        .or_else(|error| error.ignore_impossible_check())
        .expect("a position")
}

/// The answer as yes, no or unknown. A line is replayed to mate first.
pub fn answer(position: &Chess, winner: Color, budget: Budget) -> Option<bool> {
    match winnable(position, winner, budget) {
        MateChance::Winnable { line } => {
            assert!(ends_in_mate(position, &line, winner), "{position:?} {winner} {line:?}");
            Some(true)
        }
        MateChance::Unwinnable { .. } => Some(false),
        MateChance::Undetermined { .. } => None,
    }
}

fn ends_in_mate(position: &Chess, line: &[HalfMove], winner: Color) -> bool {
    let mut at = position.clone();
    for half_move in line {
        let Some(mv) = half_move.legal_in(&at) else { return false };
        at.play_unchecked(mv);
    }
    at.is_checkmate() && at.turn() != winner
}

/// Positions with a mate that a well-known solver takes for impossible.
const MATES_THAT_OTHERS_MISS: [&str; 5] = [
    "8/5p2/5P2/8/1p2pP2/kPp1p3/2KpP3/3B4 w - -",
    "3b1b2/3k4/3pp3/3p4/1p1K1p1p/bP1P1P1P/8/1B3B2 w - -",
    "1b2kb2/8/2pp4/3p2p1/1p1K1pP1/1P1P1P2/8/1B3B2 b - -",
    "3b1b2/3k4/2pp4/3p4/1pK2p1p/bP1P1P1P/8/1B3B2 w - -",
    "7B/1b6/3k4/Bp1p4/1P1Pp1p1/1pp1P1P1/2p5/2K5 b - -",
];

#[test]
fn mates_that_another_solver_misses_are_found() {
    for fen in MATES_THAT_OTHERS_MISS {
        assert_eq!(answer(&position(fen), Color::White, Budget::of_millis(10_000)), Some(true), "{fen}");
    }
}

#[test]
fn a_hard_fortress_and_long_mates_are_decided() {
    let fortress = position("3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - -");
    let long = position("1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - -");
    for color in Color::ALL {
        assert_eq!(answer(&fortress, color, Budget::of_millis(10_000)), Some(false), "{color}");
        if crate::program::is_long_set() {
            assert_eq!(answer(&long, color, Budget::of_millis(10_000)), Some(true), "{color}");
        }
    }
}

#[test]
fn the_kind_of_proof_is_named() {
    let proof = |fen: &str, winner| winnable(&position(fen), winner, Budget::flag_fall());
    let stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - -";
    assert_eq!(proof(stalemate, Color::White), MateChance::Unwinnable { proof: Proof::Terminal });
    let mated = "7k/6Q1/6K1/8/8/8/8/8 b - -";
    assert_eq!(proof(mated, Color::White), MateChance::Winnable { line: Vec::new() });
    assert_eq!(proof(mated, Color::Black), MateChance::Unwinnable { proof: Proof::Terminal });
    let bare = "7k/8/6K1/8/8/8/8/6N1 b - -";
    assert_eq!(proof(bare, Color::White), MateChance::Unwinnable { proof: Proof::Material });
    let walled = "8/8/1k1p4/p1pPp1p1/P1P1P1P1/8/1K6/8 w - -";
    assert!(matches!(proof(walled, Color::White), MateChance::Unwinnable { proof: Proof::Closure { states: 1.. } }));
}

#[test]
fn only_a_dead_position_ends_the_game() {
    assert_eq!(is_dead(&position("8/8/4k3/8/8/4K3/8/8 w - -")), Dead::Yes(Proof::Material, Proof::Material));
    assert!(matches!(is_dead(&position("8/8/1k1p4/p1pPp1p1/P1P1P1P1/8/1K6/8 w - -")), Dead::Yes(..)));
    assert_eq!(is_dead(&Chess::default()), Dead::No);
    // Only one player can mate.
    assert_eq!(is_dead(&position("8/8/4k3/8/8/4K3/4P3/8 w - -")), Dead::No);
    assert_eq!(is_dead(&position("8/8/4k3/8/8/4K3/4p3/8 w - -")), Dead::No);
}

#[test]
fn answers_are_equal_on_every_run() {
    for fen in MATES_THAT_OTHERS_MISS.into_iter().chain(["8/4kb2/8/1p1p1p1p/1P1P1P1P/1bB5/3B1K2/8 b - -"]) {
        for color in Color::ALL {
            for budget in [Budget::after_move(), Budget::of_millis(100)] {
                assert_eq!(winnable(&position(fen), color, budget), winnable(&position(fen), color, budget));
            }
        }
    }
}

#[test]
fn the_budget_after_a_move_is_kept() {
    let heavy = "1b3kBR/4pP1P/1pBpP2P/1P1P1Bp1/1pK1B1P1/1P1B1B2/8/8 b - -";
    let MateChance::Undetermined { spent } = winnable(&position(heavy), Color::White, Budget::after_move()) else {
        panic!("decided");
    };
    assert!(spent.steps < 5_000, "{spent:?}");
    assert!(spent.states < 2_000, "{spent:?}");
}

#[test]
fn castling_and_en_passant_rights_matter() {
    let forced = "7k/5p2/8/4K1Pp/8/8/8/8 w - h6";
    assert_eq!(answer(&position(forced), Color::White, Budget::flag_fall()), Some(true));
    let castling = position("4k3/8/8/8/8/8/PPP5/R3K2R w KQ -");
    assert_eq!(answer(&castling, Color::White, Budget::flag_fall()), Some(true));
}

#[test]
fn a_crowded_board_is_decided_by_the_rules_of_movement() {
    let crowd = position("qqqqkqqq/qqqqqqqq/8/8/8/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ w - -");
    for color in Color::ALL {
        answer(&crowd, color, Budget::flag_fall());
    }
}
