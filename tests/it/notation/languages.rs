//! The piece letters of the languages, and letters that look alike.

use std::time::{Duration, Instant};

use annabella::notation;
use annabella::notation::SheetLanguage::{self, *};
use annabella::notation::{legal_elsewhere, read_written};
use shakmaty::{CastlingMode, Role};
use strum::IntoEnumIterator;

use super::{on_sheet, position, said, start};

const OFFICERS: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

#[test]
fn codes_choose_languages() {
    for language in SheetLanguage::iter() {
        assert_eq!(language.to_string().parse(), Ok(language));
        assert_eq!(language.code().to_uppercase().parse(), Ok(language));
    }
    assert_eq!("nb".parse(), Ok(Norwegian));
    assert!("xx".parse::<SheetLanguage>().is_err());
    assert!("".parse::<SheetLanguage>().is_err());
}

#[test]
fn each_language_has_five_different_letters() {
    for language in SheetLanguage::iter() {
        for one in OFFICERS {
            assert!(!language.letter(one).is_empty());
            for other in OFFICERS {
                assert_eq!(
                    one == other,
                    language.letter(one) == language.letter(other),
                    "{language} {one:?} {other:?}"
                );
            }
        }
    }
    let row = |language: SheetLanguage| OFFICERS.map(|role| language.letter(role)).concat();
    assert_eq!(row(English), "KQRBN");
    assert_eq!(row(German), "KDTLS");
    assert_eq!(row(Spanish), "RDTAC");
    assert_eq!(row(Romanian), "RDTNC");
    assert_eq!(row(Russian), "КрФЛСК");
    assert_eq!(row(Turkish), "ŞVKFA");
    assert_eq!(row(Figurine), "♔♕♖♗♘");
}

#[test]
fn a_letter_means_the_piece_of_its_language() {
    let rook_or_king = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    assert_eq!(said("Rd1", &rook_or_king, English), "a1d1");
    for language in [Spanish, French, Portuguese, Italian, Catalan, Romanian] {
        assert_eq!(said("Rd1", &rook_or_king, language), "e1d1");
    }
    assert_eq!(said("Rd1", &rook_or_king, German), "foreign R, en");

    let knight_or_bishop = position("4k3/8/8/8/8/8/1B6/1N2K3 w - - 0 1");
    assert_eq!(said("Sc3", &knight_or_bishop, German), "b1c3");
    assert_eq!(said("Sc3", &knight_or_bishop, Polish), "b1c3");
    assert_eq!(said("Sc3", &knight_or_bishop, Czech), "b2c3");

    let bishop_or_rook = position("4k3/8/8/8/8/8/1B6/R3K3 w - - 0 1");
    assert_eq!(said("Bc1", &bishop_or_rook, English), "b2c1");
    assert_eq!(said("Bc1", &bishop_or_rook, Portuguese), "b2c1");
    assert_eq!(said("Bc1", &bishop_or_rook, Hungarian), "a1c1");

    let knight_or_queen = position("4k3/8/8/8/8/8/5N2/3QK3 w - - 0 1");
    assert_eq!(said("Hd3", &knight_or_queen, Hungarian), "f2d3");
    assert_eq!(said("Hd3", &knight_or_queen, Polish), "d1d3");
}

#[test]
fn a_foreign_letter_is_suggested_and_not_guessed() {
    let sample = position("r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/2KR1B1R w - - 8 11");
    assert_eq!(on_sheet("Kb1", &sample, Spanish), "foreign K, en");
    assert_eq!(on_sheet("Rb1", &sample, Spanish), "c1b1");
    assert_eq!(on_sheet("Rb1", &sample, English), "ambiguous: d1b1 h1b1", "either rook, past the king");
    let promotes = position("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(on_sheet("a8Q", &promotes, Spanish), "foreign Q, en");
    assert_eq!(on_sheet("a8D", &promotes, English), "foreign D, de");
}

#[test]
fn a_move_that_is_legal_only_in_another_language_is_not_taken_as_illegal() {
    let open = position("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    assert_eq!(said("Bb5", &open, German), "only legal in en");
    assert_eq!(said("Rg1", &open, Spanish), "e1g1 illegal", "R is the king in Spanish, and its move to g1 is castling");
    assert_eq!(said("Rh3", &open, Spanish), "no such piece: K h3");
    assert_eq!(said("Bauer b2 b5", &open, German), "b2b5 illegal");
    assert_eq!(said("b2b5", &open, German), "b2b5 illegal");
    assert_eq!(said("Ke3", &open, English), "no such piece: K e3");
    assert_eq!(said("Ke1e3", &open, English), "e1e3 illegal");
}

#[test]
fn letters_that_look_alike_are_read_as_the_languages_own() {
    assert_eq!(said("Кf3", &start(), Russian), "g1f3");
    assert_eq!(said("Kf3", &start(), Russian), "g1f3", "Latin K typed for Cyrillic К");
    assert_eq!(said("Кс3", &start(), Russian), "b1c3", "Cyrillic с typed for the file");
    let open = position("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1");
    assert_eq!(said("Сd2", &open, Russian), "c1d2");
    assert_eq!(said("Cd2", &open, Russian), "c1d2");
    assert_eq!(said("Крd2", &open, Russian), "e1d2");
    assert_eq!(said("Kpd2", &open, Russian), "e1d2", "all Latin");
    assert_eq!(said("Иf3", &start(), Russian), "not understood: Иf3");
    let greek = position("4k3/8/8/8/8/8/8/RB2K3 w - - 0 1");
    assert_eq!(said("Ρd2", &greek, Greek), "e1d2");
    assert_eq!(said("Pd2", &greek, Greek), "e1d2", "Latin P typed for Greek rho");
    let castles = position("4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1");
    assert_eq!(said("О-О", &castles, Bulgarian), "e1g1", "Cyrillic letters, and a bishop's letter");
    let king_or_knight = position("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1");
    assert_eq!(said("Кf3", &start(), English), "foreign К, ru", "no king");
    assert_eq!(
        said("Кe2", &king_or_knight, English),
        "foreign К, ru",
        "a Russian knight, though a king could go there"
    );
    assert_eq!(said("Ke2", &king_or_knight, English), "e1e2");
    assert_eq!(said("Кd1", &king_or_knight, English), "e1d1", "no Russian move");
}

#[test]
fn figurines_are_read_in_every_language() {
    for language in SheetLanguage::iter() {
        for text in ["♘f3", "♞f3", "♘\u{fe0e}f3"] {
            assert_eq!(said(text, &start(), language), "g1f3", "{language}");
        }
        assert_eq!(said("♙e4", &start(), language), "e2e4", "{language}");
    }
    assert_eq!(said("Nf3", &start(), Figurine), "foreign N, en");
}

#[test]
fn a_letter_for_the_pawn_is_accepted() {
    assert_eq!(said("Pd4", &start(), English), "d2d4");
    assert_eq!(said("pe4", &start(), Spanish), "e2e4");
    assert_eq!(said("Be4", &start(), German), "e2e4");
    assert_eq!(said("Pf3", &start(), Dutch), "g1f3", "a Dutch P is a knight");
    assert_eq!(said("Ktf3", &start(), English), "g1f3");
}

/// The hinted move is legal in that language and written in its own
/// letters, not in letters that look like them.
#[test]
fn the_hint_of_another_language_is_true() {
    let mut hinted = 0;
    for language in SheetLanguage::iter() {
        for capital in SheetLanguage::iter()
            .filter(|other| *other != Figurine)
            .flat_map(|other| OFFICERS.map(|role| other.letter(role)))
        {
            for square in ["f3", "c4", "e2", "h5", "a3", "d1"] {
                let text = format!("{capital}{square}");
                let position = position("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 2 3");
                let Some(other) = legal_elsewhere(&text, &position, CastlingMode::Standard, language) else { continue };
                hinted += 1;
                let read = read_written(&text, &position, CastlingMode::Standard, other);
                assert!(read.as_ref().is_ok_and(|read| read.legal.is_some()), "{text} in {other}: {read:?}");
                let own: String = Role::ALL.map(|role| other.letter(role)).concat();
                assert!(capital.chars().all(|c| own.contains(c)), "{text} is not written in {other}");
            }
        }
    }
    assert!(hinted > 1_000, "{hinted} hints");
    let position = position("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 2 3");
    let hint = |text: &str| legal_elsewhere(text, &position, CastlingMode::Standard, English);
    assert_eq!(hint("Cc4"), None, "a Latin C is not a Russian bishop");
    assert_eq!(hint("Сc4"), Some(Russian), "a Cyrillic С is");
    assert_eq!(hint("Cf3"), Some(Spanish));
    assert_eq!(hint("Sxd4"), None, "a Finnish pawn captures nothing there");
}

/// The least time in which a text was read fifty times.
#[allow(clippy::disallowed_methods, reason = "only the proportion of two times is compared")]
fn time_to_read(text: &str) -> Duration {
    let position = start();
    let read = || _ = notation::read(text, &position, CastlingMode::Standard, English);
    let timed = |_| {
        let began = Instant::now();
        (0..50).for_each(|_| read());
        began.elapsed()
    };
    (0..30).map(timed).min().expect("thirty times")
}

#[test]
fn a_text_without_a_rank_is_not_sought_in_every_language() {
    let (known, unknown) = (time_to_read("Nf3"), time_to_read("foo bar baz"));
    let times = unknown.as_secs_f64() / known.as_secs_f64();
    assert!(times < 12.0, "{times} times as long as a move");
}
