//! The words of D.2.1, spoken and understood.

use annabella::notation::SheetLanguage::*;
use annabella::notation::{CheckWord, Length, announce};

use super::{position, said, start};

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

#[test]
fn announcements_in_both_spellings() {
    for (fen, squares, long, short, spoken) in [
        (KIWIPETE, "e1g1", "Kurze Rochade", "Kurze Rochade", "Kurze Rochade"),
        (KIWIPETE, "e1c1", "Lange Rochade", "Lange Rochade", "Lange Rochade"),
        (
            KIWIPETE,
            "e2a6",
            "Laeufer Eva zwei schlaegt Anna sechs",
            "Laeufer schlaegt Anna sechs",
            "Läufer Eva zwei schlägt Anna sechs",
        ),
        (KIWIPETE, "e1f1", "Koenig Eva eins Felix eins", "Koenig Felix eins", "König Eva eins Felix eins"),
        (
            KIWIPETE,
            "d5e6",
            "Bauer David fuenf schlaegt Eva sechs",
            "David schlaegt Eva sechs",
            "Bauer David fünf schlägt Eva sechs",
        ),
        (KIWIPETE, "c3b5", "Springer Cesar drei Bella fuenf", "Springer Bella fuenf", "Springer Zäsar drei Bella fünf"),
        (
            KIWIPETE,
            "e5e7",
            "Springer Eva fuenf schlaegt Eva sieben",
            "Springer Eva fuenf schlaegt Eva sieben",
            "Springer Eva fünf schlägt Eva sieben",
        ),
        (
            "7k/3P4/8/8/8/8/8/K7 w - - 0 1",
            "d7d8q",
            "Bauer David sieben David acht Dame",
            "David acht Dame",
            "Bauer David sieben David acht Dame",
        ),
        (
            "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
            "e5f6",
            "Bauer Eva fuenf schlaegt Felix sechs en passant",
            "Eva schlaegt Felix sechs en passant",
            "Bauer Eva fünf schlägt Felix sechs en passant",
        ),
        (
            "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1",
            "g1f3",
            "Springer Gustav eins Felix drei",
            "Springer eins Felix drei",
            "Springer Gustav eins Felix drei",
        ),
        (
            "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1",
            "g1f3",
            "Springer Gustav eins Felix drei",
            "Springer Gustav Felix drei",
            "Springer Gustav eins Felix drei",
        ),
    ] {
        let position = position(fen);
        let half_move = squares.parse().expect("squares");
        let said = announce(half_move, &position, Length::Long, CheckWord::Omitted);
        assert_eq!((said.printed.as_str(), said.spoken.as_str()), (long, spoken));
        assert_eq!(announce(half_move, &position, Length::Short, CheckWord::Omitted).printed, short);
    }
}

#[test]
fn full_and_shortened_words_are_understood() {
    for text in [
        "Springer Gustav eins Felix drei",
        "springer felix drei",
        "SPRINGER FELIX DREI",
        "sp fe 3",
        "sp fe3",
        "sp f3",
        "sp f 3",
        "Springer f3",
        "Springer Gustav Felix drei",
        "Springer eins Felix drei",
        "Springer g1 f3",
        "Gustav eins Felix drei",
        "gu 1 fe 3",
        "Springer, Gustav eins, Felix drei.",
        "Springer Felix drei Schach",
    ] {
        assert_eq!(said(text, &start(), English), "g1f3", "{text}");
    }
    for text in [
        "Eva vier",
        "Bauer Eva zwei Eva vier",
        "ba e4",
        "ev vi",
        "Eva zwei Eva vier",
        "Bauer Eva vier",
        "e 4",
        "ba ev 2 ev 4",
    ] {
        assert_eq!(said(text, &start(), Spanish), "e2e4", "{text}");
    }
    let open = position(KIWIPETE);
    for text in [
        "Läufer schlägt Anna sechs",
        "Laeufer schlaegt Anna sechs",
        "Laeuffer schl Anna 6",
        "läu an 6",
        "la an se",
        "Laufer x a6",
        "La\u{308}ufer schla\u{308}gt Anna sechs",
    ] {
        assert_eq!(said(text, &open, German), "e2a6", "{text}");
    }
    for text in ["Cesar", "Caesar", "Cäsar", "Zäsar", "CÄSAR", "ce", "zä", "c"] {
        assert_eq!(said(&format!("Springer {text} drei Bella fünf"), &open, German), "c3b5", "{text}");
    }
    for text in ["kurze Rochade", "KURZE ROCHADE", "ku ro", "Kurze Rochade Schach", "Rochade kurz", "kleine Rochade"] {
        assert_eq!(said(text, &open, English), "e1g1", "{text}");
    }
    for text in
        ["Lange Rochade", "la ro", "lang roch", "Rochade lang", "große Rochade", "Rochade groß", "Grosse Rochade"]
    {
        assert_eq!(said(text, &open, English), "e1c1", "{text}");
    }
    for text in ["König Felix eins", "koenig fe ei", "kö f1", "Konig f1"] {
        assert_eq!(said(text, &open, English), "e1f1", "{text}");
    }
    assert_eq!(said("Springer Felix drei remis", &start(), English), "g1f3 (=)");
    assert_eq!(said("Springer Felix drei (=)", &start(), English), "g1f3 (=)");
    let promotes = position("7k/3P4/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(said("David acht Dame", &promotes, English), "d7d8q");
    assert_eq!(said("da ac sp", &promotes, English), "d7d8n");
}

#[test]
fn a_shortened_word_with_two_meanings_is_settled_by_the_board_or_asked_about() {
    let queen = position("4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
    assert_eq!(said("da da 4", &queen, English), "d1d4");
    let both = position("4k3/8/8/8/8/8/3P4/Q3K3 w - - 0 1");
    assert_eq!(said("da da 4", &both, English), "ambiguous: a1d4 d2d4");
    assert_eq!(said("Da 4", &start(), English), "d2d4");
    let spaced = position("4k3/8/8/8/8/8/3P4/3QK3 w - - 0 1");
    assert_eq!(said("Da 4", &spaced, Spanish), "ambiguous: d1a4 d2d4");
    assert_eq!(said("Da4", &spaced, Spanish), "d1a4");
}

#[test]
fn the_word_that_was_not_understood_is_named() {
    for (text, expected) in [
        ("Springer Gustaf eins Felix drei", "not understood: Gustaf"),
        ("Springer Felix neun", "not understood: neun"),
        ("Pferd Felix drei", "not understood: Pferd"),
        ("Springer Felix", "not understood: Springer Felix"),
        ("Springer Felix drei Felix", "not understood: Springer Felix drei Felix"),
        ("Rochade Rochade", "not understood: Rochade Rochade"),
        ("Springer Eva drei", "no such piece: N e3"),
        ("Springer Gustav eins Eva drei", "g1e3 illegal"),
        ("Springer Hector eins Felix drei", "not there: Nh1"),
        ("Springer David zwei", "b1d2 illegal"),
        ("Bauer Eva fuenf", "no such piece: P e5"),
    ] {
        assert_eq!(said(text, &start(), English), expected, "{text}");
    }
}
