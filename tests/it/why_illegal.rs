//! Why moves are illegal: one reason for each kind, in each language; and never one for a legal move.

use std::collections::HashSet;
use std::mem;

use annabella::game::half_move::HalfMove;
use annabella::game::laws::why_illegal::{WhyIllegal, why_illegal};
use annabella::game::terms::start_from;
use annabella::wording::{Wording, languages};
use proptest::prelude::*;
use shakmaty::{CastlingMode, Chess, Position, Role, Square};
use strum::EnumCount;

use crate::laws::{VECTORS, half_move};

/// Positions, illegal half-moves, and the English reasons.
const REASONS: [(&str, &str, &str); 22] = [
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "a1a2", "None of the player's pieces stands on a1."),
    ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e1e2", "One of the player's own pieces, a pawn, stands on e2."),
    ("4k3/8/8/8/8/8/8/4K2Q w - - 0 1", "h1e8", "A king is never captured."),
    ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e5", "A pawn does not move like that."),
    ("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1a3", "A knight does not move like that."),
    ("4k3/8/8/8/4P3/8/8/B3K2Q w - - 0 1", "h1a8", "The path is blocked by the pawn on e4."),
    ("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e4", "The path is blocked by the knight on e3."),
    ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2d3", "There is nothing to capture on d3."),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "It can no longer be captured en passant."),
    ("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", "e5d6", "The player's own king is left in check by the rook on h5."),
    ("1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8", "The pawn on its last rank was not replaced by a piece."),
    ("1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8k", "It cannot become that piece."),
    ("4r3/8/8/8/8/8/4B3/4K2k w - - 0 1", "e2d3", "The player's own king is left in check by the rook on e8."),
    ("4k3/4b3/8/8/K7/8/8/4R3 w - - 0 1", "a4b4", "The king moves to a square attacked by the bishop on e7."),
    ("4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "Castling while in check by the rook on e7."),
    ("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "Castling through f1, attacked by the rook on f8."),
    ("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "The king moves to a square attacked by the rook on g8."),
    ("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "e1c1", "Castling on that side is no longer possible: king or rook has moved."),
    ("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1c1", "The path is blocked by the knight on b1."),
    ("4R3/8/8/8/k7/8/8/4K3 w - - 0 1", "e1e3", "A king does not move like that."),
    (
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
        "e5d6",
        "It can no longer be captured en passant.",
    ),
    ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e3q", "It cannot become that piece."),
];

/// One of each kind in English, Spanish and German.
const IN_THREE_LANGUAGES: [[&str; 3]; 14] = [
    [
        "None of the player's pieces stands on a1.",
        "No hay ninguna pieza propia en a1.",
        "Auf a1 steht keine eigene Figur.",
    ],
    [
        "One of the player's own pieces, a pawn, stands on e2.",
        "En e2 hay una pieza propia: peón.",
        "Auf e2 steht eine eigene Figur: Bauer.",
    ],
    ["A king is never captured.", "Un rey nunca se captura.", "Ein König wird nie geschlagen."],
    [
        "A knight does not move like that.",
        "Esa pieza no se mueve así: caballo.",
        "So zieht diese Figur nicht: Springer.",
    ],
    [
        "The path is blocked by the pawn on e4.",
        "El camino está bloqueado por el peón de e4.",
        "Der Weg ist durch den Bauern auf e4 versperrt.",
    ],
    ["There is nothing to capture on d3.", "No hay nada que capturar en d3.", "Auf d3 gibt es nichts zu schlagen."],
    [
        "It can no longer be captured en passant.",
        "Ya no se puede capturar al paso.",
        "Schlagen en passant ist nicht mehr möglich.",
    ],
    [
        "The pawn on its last rank was not replaced by a piece.",
        "El peón de la última fila no se sustituyó por una pieza.",
        "Der Bauer auf der letzten Reihe wurde nicht umgewandelt.",
    ],
    [
        "It cannot become that piece.",
        "Un peón no puede convertirse en esa pieza.",
        "In diese Figur kann ein Bauer nicht umgewandelt werden.",
    ],
    [
        "The player's own king is left in check by the rook on e8.",
        "El rey propio queda en jaque por la torre de e8.",
        "Der eigene König bleibt im Schach durch den Turm auf e8.",
    ],
    [
        "The king moves to a square attacked by the bishop on e7.",
        "El rey va a una casilla atacada por el alfil de e7.",
        "Der König zieht auf ein Feld, das durch den Läufer auf e7 angegriffen ist.",
    ],
    [
        "Castling on that side is no longer possible: king or rook has moved.",
        "Ya no se puede enrocar por ese lado: el rey o la torre ya se han movido.",
        "Die Rochade auf dieser Seite ist nicht mehr möglich: König oder Turm hat gezogen.",
    ],
    [
        "Castling while in check by the rook on e7.",
        "Enroque estando en jaque por la torre de e7.",
        "Rochade, während der König durch den Turm auf e7 im Schach steht.",
    ],
    [
        "Castling through f1, attacked by the rook on f8.",
        "Enroque pasando por f1, atacada por la torre de f8.",
        "Rochade über f1; dieses Feld ist durch den Turm auf f8 angegriffen.",
    ],
];

fn position(fen: &str) -> Chess {
    start_from(fen, CastlingMode::Standard).unwrap_or_else(|_| panic!("{fen} can be played from"))
}

#[test]
fn each_kind_of_illegal_move_has_its_reason() {
    let english = Wording::default();
    for (fen, uci, sentence) in REASONS {
        let why = why_illegal(&position(fen), half_move(uci)).unwrap_or_else(|| panic!("{fen} {uci} is illegal"));
        assert_eq!(english.why_illegal(why), sentence, "{fen} {uci}");
        for language in languages() {
            let translated = Wording::new(&language).expect("a language").why_illegal(why);
            assert!(translated.ends_with('.') && !translated.contains('{'), "{language}: {translated}");
            assert!(language == "en" || translated != sentence, "{language} has words of its own: {translated}");
        }
    }
}

#[test]
fn every_kind_of_reason_has_a_sentence_in_each_language() {
    let kinds: HashSet<_> = REASONS
        .iter()
        .map(|(fen, uci, _)| mem::discriminant(&why_illegal(&position(fen), half_move(uci)).expect("illegal")))
        .collect();
    assert_eq!(kinds.len(), WhyIllegal::COUNT, "there is a position for every kind");
    let mut seen = HashSet::new();
    for sentences in IN_THREE_LANGUAGES {
        let reason = REASONS.iter().find(|(_, _, sentence)| *sentence == sentences[0]);
        let (fen, uci, _) = reason.unwrap_or_else(|| panic!("{}", sentences[0]));
        let why = why_illegal(&position(fen), half_move(uci)).expect("illegal");
        assert!(seen.insert(mem::discriminant(&why)), "{why:?} twice");
        for (language, sentence) in ["en", "es", "de"].into_iter().zip(sentences) {
            assert_eq!(Wording::new(language).expect("a language").why_illegal(why), sentence);
        }
    }
    assert_eq!(seen.len(), WhyIllegal::COUNT);
}

#[test]
fn the_illegal_moves_of_the_vectors_have_a_reason_and_the_legal_ones_none() {
    let mut found = 0;
    for vector in VECTORS["core_moves_and_outcomes"].as_array().expect("a list") {
        let start = position(vector["fen"].as_str().expect("a FEN"));
        for (list, legal) in [("legal", true), ("illegal", false)] {
            for uci in vector[list].as_array().into_iter().flatten().filter_map(|uci| uci.as_str()) {
                assert_eq!(why_illegal(&start, half_move(uci)).is_none(), legal, "{}: {uci}", vector["id"]);
                found += usize::from(!legal);
            }
        }
    }
    assert!(found > 5, "{found} illegal moves");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    /// In any position, for a move from any square to any other.
    #[test]
    fn every_displacement_is_legal_or_has_a_reason(
        choices in prop::collection::vec(0..40_usize, 0..60),
        from in 0..64_u32,
        to in 0..64_u32,
        promotes in prop::option::of(prop::sample::select(Role::ALL.to_vec())),
    ) {
        let mut position = Chess::default();
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[choice % moves.len()]);
        }
        let (from, to) = (Square::new(from), Square::new(to));
        prop_assume!(from != to);
        let hand = HalfMove { from, to, promotion: promotes };
        prop_assert_eq!(why_illegal(&position, hand).is_none(), hand.legal_in(&position).is_some());
    }
}
