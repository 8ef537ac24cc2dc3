//! Every written move is read back as itself, and no text causes a panic.

use annabella::game::half_move::HalfMove;
use annabella::notation::{
    CheckWord, Length, NotationForm, SheetLanguage, Unreadable, announce, check_sign, read, read_written, write,
};
use proptest::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};
use strum::IntoEnumIterator;

use super::{cases, position, some_moves_on, start};

const FORMS: [NotationForm; 2] = [NotationForm::Short, NotationForm::Long];

/// Many pieces of a kind: pins, two on a file or rank, promotions, en passant, castling.
const CROWDED: [&str; 8] = [
    "4k3/8/4r3/8/8/8/4N1N1/4K3 w - - 0 1",
    "8/2k5/8/8/4Q2Q/8/8/K6Q w - - 0 1",
    "r3k2r/pPppqpb1/bn2pnp1/4N3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "k7/8/3N1N2/2N3N1/8/2N3N1/3N1N2/K7 w - - 0 1",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    "8/k7/8/2pP1Pp1/8/8/8/K7 w - c6 0 1",
];

fn reads_back(position: &Chess, mode: CastlingMode) {
    for mv in position.legal_moves() {
        let half_move = HalfMove::of(mv, mode);
        for language in SheetLanguage::iter() {
            for form in FORMS {
                let text = write(half_move, position, language, form);
                for outcome in [read(&text, position, mode, language), read_written(&text, position, mode, language)] {
                    let reading = outcome.unwrap_or_else(|e| panic!("{language} {form:?} {text}: {e:?}"));
                    assert_eq!(
                        (reading.half_move, reading.legal.is_some()),
                        (half_move, true),
                        "{language} {form:?} {text}"
                    );
                }
                let signed = format!("{text}{} (=)", check_sign(half_move, position));
                let reading = read(&signed, position, mode, language).unwrap_or_else(|e| panic!("{signed}: {e:?}"));
                assert_eq!((reading.half_move, reading.draw_offer), (half_move, true), "{signed}");
            }
        }
        match read(&half_move.to_string(), position, mode, SheetLanguage::English) {
            // A move of the king to the square on which castling leaves it is asked about.
            Err(Unreadable::KingMoveOrCastling { king_move, castling }) => {
                assert_eq!((king_move, mode), (half_move, CastlingMode::Chess960));
                assert!(castling.legal_in(position).is_some_and(|mv| mv.is_castle()), "{castling}");
            }
            squares => assert_eq!(squares.map(|reading| reading.half_move), Ok(half_move)),
        }
        for length in [Length::Long, Length::Short] {
            let words = announce(half_move, position, length, CheckWord::Said);
            assert!(words.printed.is_ascii());
            for text in [words.printed.to_uppercase(), words.printed, words.spoken] {
                let reading = read(&text, position, mode, SheetLanguage::Spanish);
                assert_eq!(reading.map(|r| (r.half_move, r.legal.is_some())), Ok((half_move, true)), "{text}");
            }
        }
    }
}

/// A piece can be put on any square: an illegal move is written like a legal one and read back as illegal.
fn displacements_read_back(position: &Chess) {
    for (from, piece) in position.board().clone() {
        for to in shakmaty::Square::ALL {
            let half_move = HalfMove { from, to, promotion: None };
            let last_rank = piece.role == shakmaty::Role::Pawn && [0, 7].contains(&u32::from(to.rank()));
            let own_last = u32::from(to.rank()) == piece.color.fold_wb(7, 0);
            if from == to || last_rank && !own_last || half_move.legal_in(position).is_some() {
                continue;
            }
            let text = write(half_move, position, SheetLanguage::German, NotationForm::Short);
            let words = announce(half_move, position, Length::Short, CheckWord::Said).printed;
            let squares = format!("{half_move}{}", if last_rank { "p" } else { "" });
            for text in [text, words, squares] {
                let reading = read(&text, position, CastlingMode::Standard, SheetLanguage::German);
                assert_eq!(reading.map(|r| (r.half_move, r.legal.is_some())), Ok((half_move, false)), "{text}");
            }
        }
    }
}

#[test]
fn crowded_positions_read_back() {
    for fen in CROWDED {
        let position: Chess =
            fen.parse::<Fen>().expect("a FEN").into_position(CastlingMode::Standard).expect("a position");
        reads_back(&position, CastlingMode::Standard);
        displacements_read_back(&position);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(60, 2000), ..ProptestConfig::default() })]

    #[test]
    fn every_legal_move_reads_back(choices in prop::collection::vec(any::<u16>(), 0..120)) {
        reads_back(&some_moves_on(start(), &choices), CastlingMode::Standard);
    }

    #[test]
    fn every_displacement_reads_back(choices in prop::collection::vec(any::<u16>(), 0..120)) {
        displacements_read_back(&some_moves_on(start(), &choices));
    }

    #[test]
    fn every_legal_move_of_chess960_reads_back(number in 0u32..960, choices in prop::collection::vec(any::<u16>(), 0..60)) {
        let board = shakmaty::Board::chess960(number);
        let fen = format!("{} w KQkq - 0 1", board.board_fen());
        reads_back(&some_moves_on(position(&fen), &choices), CastlingMode::Chess960);
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,200}", choices in prop::collection::vec(any::<u16>(), 0..40)) {
        let position = some_moves_on(start(), &choices);
        for language in SheetLanguage::iter() {
            let _ = read(&text, &position, CastlingMode::Standard, language);
        }
    }

    #[test]
    fn texts_like_moves_are_read_or_refused(
        text in "[KQRBNPDTLSACFHVWGJОСКр♘♟a-h1-8x0O= .()+#:-]{0,9}( ?(e\\.?p|a\\.p\\.|\\(=\\)|remis))?",
        words in prop::collection::vec("(Springer|läu|ba|K|Gustav|fe|eins|dr|schl|kurze|ro|schach|en|3|e4|x|fe3)", 0..7),
        choices in prop::collection::vec(any::<u16>(), 0..40),
    ) {
        let position = some_moves_on(start(), &choices);
        for language in SheetLanguage::iter() {
            for text in [text.clone(), words.join(" ")] {
                if let Ok(reading) = read(&text, &position, CastlingMode::Standard, language) {
                    assert_eq!(reading.legal, reading.half_move.legal_in(&position), "{text}");
                }
            }
        }
    }
}
