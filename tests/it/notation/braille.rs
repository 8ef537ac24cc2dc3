//! Moves in braille cells: every written move is read back, and what is not a move is refused with its reason.

use annabella::game::half_move::HalfMove;
use annabella::notation::braille::{NotAMove, cells, embossed, raised, written};
use annabella::notation::{SheetLanguage, read};
use proptest::prelude::*;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, Position};
use strum::IntoEnumIterator;

use super::{STANDARD, cases, position, some_moves_on, start};

/// Languages in which the letters of the code are not letters of other pieces.
const LANGUAGES: [SheetLanguage; 3] = [SheetLanguage::English, SheetLanguage::German, SheetLanguage::Dutch];

fn reads_back(position: &Chess, mode: CastlingMode) {
    for mv in position.legal_moves() {
        let braille = cells(&SanPlus::from_move(position.clone(), mv));
        for language in LANGUAGES {
            let text = written(&braille, language).unwrap_or_else(|error| panic!("{language} {braille}: {error:?}"));
            let reading = read(&text, position, mode, language).unwrap_or_else(|e| panic!("{language} {text}: {e:?}"));
            assert_eq!((reading.half_move, reading.legal), (HalfMove::of(mv, mode), Some(mv)), "{language} {text}");
        }
        let through_an_embosser: String = braille.chars().filter_map(|cell| raised(embossed(cell))).collect();
        assert_eq!(through_an_embosser, braille);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(60, 2000), ..ProptestConfig::default() })]

    #[test]
    fn every_legal_move_reads_back(choices in prop::collection::vec(any::<u16>(), 0..120)) {
        reads_back(&some_moves_on(start(), &choices), STANDARD);
    }

    #[test]
    fn any_cells_are_read_or_refused(text in "[\u{2800}-\u{28FF} a-h1-8]{0,40}", bytes in prop::collection::vec(any::<u8>(), 0..40)) {
        let from_bytes: String = bytes.into_iter().filter_map(raised).collect();
        for language in SheetLanguage::iter() {
            let _ = (written(&text, language), written(&from_bytes, language));
        }
    }
}

#[test]
fn promotions_checks_and_castlings_read_back() {
    for fen in [
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "r3k2r/pPppqpb1/bn2pnp1/4N3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    ] {
        reads_back(&position(fen), STANDARD);
    }
}

#[test]
fn cells_are_read_as_people_write_them() {
    for (language, braille, expected) in [
        (SheetLanguage::English, "⠎⠋⠒", "Nf3"),
        (SheetLanguage::English, "⠇⠰⠉⠖", "Bxc6"),
        (SheetLanguage::English, "⠝⠋⠒", "Nf3"),
        (SheetLanguage::English, "⠠⠃⠃⠢", "Bb5"),
        (SheetLanguage::English, "⠃⠰⠉⠖", "bxc6"),
        (SheetLanguage::English, "⠗⠸⠋⠲", "Rxf4+"),
        (SheetLanguage::English, "⠗⠑⠦⠜⠍", "Re8#"),
        (SheetLanguage::English, "⠑⠦⠶⠟", "e8=Q"),
        (SheetLanguage::English, "⠑⠦⠎", "e8N"),
        (SheetLanguage::English, "⠕⠤⠕⠤⠕", "o-o-o"),
        (SheetLanguage::English, "⠘⠕⠤⠕", "o-o+"),
        (SheetLanguage::English, "⠑⠆⠤⠑⠲", "e2-e4"),
        // The number of a move before it, in lowered cells or with the number sign.
        (SheetLanguage::English, "⠂⠆⠀⠎⠋⠒", "Nf3"),
        (SheetLanguage::English, "⠼⠁⠃⠲ ⠎⠋⠼⠉", "Nf3"),
        (SheetLanguage::English, "⠲⠀⠤⠀⠇⠰⠉⠖\r\n", "Bxc6"),
        // Eight dots, and a space within the move.
        (SheetLanguage::English, "⡝⠋⠒", "Nf3"),
        (SheetLanguage::English, "⠎ ⠋⠒", "Nf3"),
        (SheetLanguage::German, "⠎⠋⠒", "Sf3"),
        (SheetLanguage::German, "⠞⠑⠦", "Te8"),
        (SheetLanguage::German, "⠗⠑⠦", "Te8"),
        (SheetLanguage::German, "⠙⠓⠢", "Dh5"),
        (SheetLanguage::Spanish, "⠉⠋⠒", "Cf3"),
        (SheetLanguage::Spanish, "⠎⠋⠒", "Cf3"),
        (SheetLanguage::Spanish, "⠗⠑⠆", "Re2"),
        (SheetLanguage::Spanish, "⠨⠁⠃⠢", "Ab5"),
        (SheetLanguage::Spanish, "⠑⠦⠙", "e8D"),
    ] {
        assert_eq!(written(braille, language).as_deref(), Ok(expected), "{language} {braille}");
    }
    for (braille, why) in [
        ("", NotAMove::Empty),
        ("⠀ \r\n", NotAMove::Empty),
        ("⠆", NotAMove::Empty),
        ("⠑⠲⠀⠑⠢", NotAMove::Several),
        ("⠆⠀⠎⠋⠒⠀⠎⠉⠖", NotAMove::Several),
        ("⠿⠿⠿", NotAMove::Unreadable),
        ("⠓⠑⠇⠇⠕", NotAMove::Unreadable),
        ("⠎⠋", NotAMove::Unreadable),
        ("⠎⠋⠒!", NotAMove::Unreadable),
    ] {
        assert_eq!(written(braille, SheetLanguage::English), Err(why), "{braille}");
    }
}
