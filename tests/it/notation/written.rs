//! Algebraic notation as on scoresheets (C.2 to C.13).

use annabella::notation::SheetLanguage::*;
use annabella::notation::{CheckWord, Length, NotationForm, announce, check_sign, write};

use super::{on_sheet, position, said, start};

#[test]
fn two_pieces_of_a_kind_are_distinguished() {
    for (fen, readings) in [
        (
            "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1",
            "Ngf3 g1f3, Nef3 e1f3, Nf3 ambiguous: e1f3 g1f3, N1f3 ambiguous: e1f3 g1f3",
        ),
        ("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1", "N5f3 g5f3, N1f3 g1f3, Ngf3 ambiguous: g1f3 g5f3"),
        ("4k3/8/8/8/3N4/8/7N/K7 w - - 0 1", "Nhf3 h2f3, Ndf3 d4f3, N4f3 d4f3"),
        ("4k3/8/8/8/8/5p2/8/K3N1N1 w - - 0 1", "Ngxf3 g1f3, Ngf3 g1f3"),
        ("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "cxd5 c4d5, exd5 e4d5, ed5 e4d5, cd5 c4d5, d5 ambiguous: c4d5 e4d5"),
        ("8/2k5/8/8/4Q2Q/8/8/K6Q w - - 0 1", "Qh4e1 h4e1, Qhe1 ambiguous: h1e1 h4e1, Q4e1 ambiguous: e4e1 h4e1"),
        ("4k3/8/4r3/8/8/8/4N1N1/4K3 w - - 0 1", "Nf4 g2f4, Ngf4 g2f4, Nef4 e2f4 illegal"),
        ("4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1", "Bc3 d2c3, bc3 b2c3, bxc3 b2c3"),
        ("rnbqkb1r/pppp1ppp/4pn2/8/3P4/5N2/PPP1PPPP/RNBQKB1R w KQkq - 0 3", "Nd2 ambiguous: b1d2 f3d2, Nbd2 b1d2"),
    ] {
        let position = position(fen);
        for entry in readings.split(", ") {
            let (text, expected) = entry.split_once(' ').expect("text and reading");
            assert_eq!(on_sheet(text, &position, English), expected, "{text}");
        }
    }
}

#[test]
fn all_accepted_forms_of_a_move() {
    let promotes = position("3n4/4P2k/8/8/8/8/8/K7 w - - 0 1");
    for text in ["e8Q", "e8=Q", "e8(Q)", "e8/Q", "e7e8Q", "e7-e8=Q", "e7e8q", "e8Q+", "e8=Q!"] {
        assert_eq!(said(text, &promotes, English), "e7e8q", "{text}");
    }
    for text in ["exd8N", "ed8=N", "e7xd8(N)", "e7d8n", "e:d8N"] {
        assert_eq!(said(text, &promotes, English), "e7d8n", "{text}");
    }
    let passing = position("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3");
    for text in
        ["exf6", "ef6", "exf6 e.p.", "exf6 a.p.", "exf6ep", "e5xf6 e. p.", "exf6 en passant", "exf6 al paso", "e5f6"]
    {
        assert_eq!(said(text, &passing, English), "e5f6", "{text}");
    }
    let castles = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for text in ["0-0", "O-O", "o-o", "0 - 0", "0–0", "00", "OO", "e1g1", "0-0+", "O-O!?", "Kg1"] {
        assert_eq!(said(text, &castles, English), "e1g1", "{text}");
    }
    for text in ["0-0-0", "O-O-O", "o-o-o", "000", "e1c1", "e1a1"] {
        assert_eq!(said(text, &castles, English), "e1c1", "{text}");
    }
    for text in
        ["Nf3", "N f3", "Ng1f3", "Ng1-f3", "Ngf3", "N1f3", "g1f3", "g1-f3", "Nf3!", "Nf3++", "Nf3?!", " Nf3 ", "Nxf3"]
    {
        assert_eq!(said(text, &start(), English), "g1f3", "{text}");
    }
    for text in ["nf3", "ng1f3", "ng1-f3", "nxf3", "nf3!"] {
        assert_eq!(on_sheet(text, &start(), English), "g1f3", "{text}");
    }
    // A small letter is that of a pawn's file where a pawn can make the move.
    let both = position("4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1");
    for (text, squares) in [("bc3", "b2c3"), ("bxc3", "b2c3"), ("be3", "d2e3"), ("bh5", "b2h5 illegal")] {
        assert_eq!(on_sheet(text, &both, English), squares, "{text}");
    }
    assert_eq!(said("e4 (=)", &start(), English), "e2e4 (=)");
    assert_eq!(said("e4+!(=).", &start(), English), "e2e4 (=)");
    assert_eq!(said("e4 remis", &start(), English), "e2e4 (=)");
}

#[test]
fn an_illegal_move_can_be_entered() {
    for (text, expected) in [
        ("e2e5", "e2e5 illegal"),
        ("Ng1g3", "g1g3 illegal"),
        ("g1-g3", "g1g3 illegal"),
        ("e7e5", "e7e5 illegal"),
        ("e5", "e2e5 illegal"),
        ("Qd5", "d1d5 illegal"),
        ("Kxe7", "e1e7 illegal"),
        ("0-0", "e1g1 illegal"),
        ("Nd2", "b1d2 illegal"),
        ("Nd5", "no such piece: N d5"),
        ("Rb1", "a1b1 illegal"),
        ("exd4", "e2d4 illegal"),
        ("Ng2f3", "not there: Ng2"),
        ("Nb3f3", "not there: Nb3"),
        ("e3e4", "not there: e3"),
        ("e4e4", "not there: e4"),
        ("e8", "promotion missing: e2e8"),
        ("e2e8", "promotion missing: e2e8"),
        ("e4Q", "e2e4q illegal"),
    ] {
        assert_eq!(on_sheet(text, &start(), English), expected, "{text}");
    }
    let king_away = position("4k3/8/8/8/8/8/5K2/7R w - - 0 1");
    assert_eq!(said("0-0", &king_away, English), "no such piece: K g1");
}

/// A short form is read by the movement of the pieces alone, and its written form does not show whether the move
/// is legal.
#[test]
fn a_short_form_does_not_depend_on_whether_the_move_is_legal() {
    let checked = position("rnbqkbnr/ppp2ppp/3p4/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 1 3");
    for (text, expected) in [
        ("Kd7", "e8d7 illegal"),
        ("Nf6", "g8f6 illegal"),
        ("Nd7", "b8d7"),
        ("Ne7", "g8e7 illegal"),
        ("Bh3", "c8h3 illegal"),
        ("Rb8", "a8b8 illegal"),
        ("Qd7", "d8d7"),
        ("Nd4", "no such piece: N d4"),
        ("Ke6", "no such piece: K e6"),
        ("e8e6", "e8e6 illegal"),
        ("Ke8e6", "e8e6 illegal"),
        ("d4", "no such piece: P d4"),
        ("bc4", "no such piece: P c4"),
        ("e5xe4", "e5e4 illegal"),
        ("ed4", "e5d4 illegal"),
    ] {
        assert_eq!(said(text, &checked, English), expected, "{text}");
        let Some(squares) = expected.get(..4).and_then(|squares| squares.parse().ok()) else { continue };
        let short = write(squares, &checked, English, NotationForm::Short);
        let as_typed = if expected.starts_with("e8e6") { "Ke8e6" } else { text };
        assert_eq!(short, as_typed, "an illegal move is written as short as a legal one");
    }
    let twins = position("4k3/8/4r3/8/8/8/4N1N1/4K3 w - - 0 1");
    let short = |squares: &str| write(squares.parse().expect("squares"), &twins, English, NotationForm::Short);
    assert_eq!((short("g2f4"), short("e2f4")), ("Ngf4".to_owned(), "Nef4".to_owned()), "one of them is pinned");
    assert_eq!(said("e4", &checked, English), "e5e4 illegal", "the pawn before it is in the way");
    let both_illegal = position("4k3/8/8/r7/8/8/8/KN3N2 w - - 0 1");
    assert_eq!(said("Nd2", &both_illegal, English), "ambiguous: b1d2 f1d2", "asked as if either were legal");
    assert_eq!(check_sign("f1f8".parse().expect("squares"), &position("4k3/8/8/8/8/8/8/r2K1R2 w - - 0 1")), "+");
    assert_eq!(
        announce("e1e2".parse().expect("squares"), &start(), Length::Long, CheckWord::Said).printed,
        "Koenig Eva eins Eva zwei",
        "a player cannot capture their own pawn"
    );
}

#[test]
fn a_promotion_without_its_piece_is_asked_for() {
    let promotes = position("1n5k/P7/8/8/8/8/8/K7 w - - 0 1");
    for text in ["a8", "a7a8", "a7-a8", "Bauer Anna acht", "Bauer Anna sieben Anna acht"] {
        assert_eq!(said(text, &promotes, English), "promotion missing: a7a8", "{text}");
    }
    assert_eq!(said("axb8", &promotes, English), "promotion missing: a7b8");
    assert_eq!(said("a8=K", &promotes, English), "a7a8k illegal");
    for text in ["a8P", "a8=P", "a7a8p", "Bauer Anna acht Bauer"] {
        assert_eq!(said(text, &promotes, English), "a7a8 illegal", "{text}: left as a pawn");
    }
    assert_eq!(said("a8P", &promotes, Dutch), "a7a8n", "a Dutch P is a knight");
    assert_eq!(said("a8B", &promotes, German), "a7a8 illegal");
    let barred = position("r6k/P7/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(said("a8", &barred, English), "promotion missing: a7a8", "asked whether legal or not");
    let several = position("1n5k/P1P5/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(said("b8", &several, English), "ambiguous: a7b8 c7b8");
}

#[test]
fn text_that_is_not_a_move_is_refused_with_the_reason() {
    for (text, expected) in [
        ("", "empty"),
        ("  ", "empty"),
        ("...", "empty"),
        ("CCe4", "not understood: CCe4"),
        ("hello", "not understood: hello"),
        ("e9", "not understood: e9"),
        ("nf3", "not understood: nf3"),
        ("E4", "not understood: E4"),
        ("e4xx", "not understood: e4xx"),
        ("Cf3Q", "not understood: Q"),
        ("0-", "not understood: 0-"),
        ("0-0-0-0", "not understood: 0-0-0-0"),
        ("\u{0}", "not understood: \u{0}"),
    ] {
        assert_eq!(on_sheet(text, &start(), Spanish), expected, "{text}");
    }
    let long = "e4 ".repeat(1000);
    assert!(said(&long, &start(), English).starts_with("not understood: e4 e4"));
}

#[test]
fn moves_are_written_as_the_appendix_writes_them() {
    for (fen, squares, language, expected) in [
        ("4k3/8/8/8/8/5p2/8/K3N1N1 w - - 0 1", "g1f3", English, "Ngxf3 Ng1xf3"),
        ("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1", "g1f3", Spanish, "C1f3 Cg1f3"),
        ("4k3/8/8/8/3N4/8/7N/K7 w - - 0 1", "h2f3", German, "Shf3 Sh2f3"),
        ("8/2k5/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", German, "Dh4e1 Dh4e1"),
        ("4k3/8/4r3/8/8/8/4N1N1/4K3 w - - 0 1", "g2f4", English, "Ngf4 Ng2f4"),
        ("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "e4d5", English, "exd5 e4xd5"),
        ("3n4/4P2k/8/8/8/8/8/K7 w - - 0 1", "e7d8q", Spanish, "exd8D e7xd8D"),
        ("3n4/4P2k/8/8/8/8/8/K7 w - - 0 1", "e7e8n", Figurine, "e8♘ e7e8♘"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1", Italian, "0-0-0 0-0-0"),
        ("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3", "e5f6", English, "exf6 e5xf6"),
        ("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "g1g3", English, "Ng1g3 Ng1g3"),
    ] {
        let position = position(fen);
        let half_move = squares.parse().expect("squares");
        let forms = [NotationForm::Short, NotationForm::Long];
        assert_eq!(forms.map(|form| write(half_move, &position, language, form)).join(" "), expected);
    }
}

#[test]
fn the_signs_of_check_and_checkmate_are_optional() {
    let mates = position("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2");
    let [mate, check] = ["d8h4", "e5e4"].map(|squares| squares.parse().expect("squares"));
    assert_eq!((check_sign(mate, &mates), check_sign(check, &mates)), ("#", ""));
    assert_eq!(announce(mate, &mates, Length::Short, CheckWord::Said).printed, "Dame Hector vier matt");
    let checks = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let check = "a1a8".parse().expect("squares");
    assert_eq!(check_sign(check, &checks), "+");
    assert_eq!(announce(check, &checks, Length::Short, CheckWord::Said).printed, "Turm Anna acht Schach");
}
