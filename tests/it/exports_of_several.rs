//! Several games in one PGN, positions that are no start, lists of positions, and letters that a PDF lacks.

use std::fs;

use crate::program::Home;

#[cfg(unix)]
#[test]
fn several_games_are_exported_as_one_pgn_and_a_broken_record_is_named() {
    let home = Home::new();
    let pgn = "[White \"Eva Ruiz\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n\
        [White \"Ana\"]\n[Black \"Eva Ruiz\"]\n[Result \"0-1\"]\n\n1. d4 d5 0-1\n\n\
        [White \"Ana\"]\n[Black \"Ben\"]\n[Result \"*\"]\n\n1. c4 *\n";
    fs::write(home.path("in.pgn"), pgn).expect("written");
    let imported = home.run(&["import", "--lang", "en", &home.at("in.pgn")], "");
    assert_eq!(imported.code, Some(0), "{imported:?}");
    let export = |more: &[&str]| home.run(&[&["export", "--lang", "en"], more].concat(), "");
    let evas = export(&["--player", "eva", "-o", &home.at("eva.pgn")]);
    assert_eq!(evas.code, Some(0), "{evas:?}");
    let written = fs::read_to_string(home.path("eva.pgn")).expect("written");
    assert_eq!((written.matches("[White ").count(), written.matches("Eva Ruiz").count()), (2, 2), "{written}");
    let all = export(&["--all"]);
    assert_eq!((all.code, all.out.matches("[Event ").count()), (Some(0), 3), "{all:?}");
    assert_eq!(export(&["--since", "2020-01-01"]).out.matches("[Event ").count(), 3);
    assert_eq!(export(&["--since", "2199-01-01"]).code, Some(1), "none fits");
    assert_eq!(export(&["--player", "eva", "--to", "pdf"]).code, Some(2));
    let record = imported.out.lines().next().and_then(|line| line.strip_prefix("Imported to ")).expect("a path");
    let record = record.trim_end_matches('.');
    fs::write(record, fs::read_to_string(record).expect("a record").replace("e2e4", "e2e3")).expect("broken");
    let others = export(&["--all"]);
    assert_eq!((others.code, others.out.matches("[Event ").count()), (Some(1), 2), "{others:?}");
    assert!(others.err.contains(record), "{others:?}");
}

#[test]
fn what_is_wrong_with_a_position_is_said() {
    let home = Home::new();
    for (fen, says) in [
        ("4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1", "neither player could mate"),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", "a king is missing"),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "more than one king"),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", "first or last rank"),
        ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", "in check"),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "over at once, with checkmate"),
        ("nowhere", "not a FEN"),
    ] {
        let ran = home.run(&["play", "--voice", "off", "--lang", "en", "--from", fen], "");
        assert!(ran.code == Some(2) && ran.err.contains(says), "{fen}: {ran:?}");
    }
    let last = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 4294967295";
    let arguments = ["play", "--voice", "off", "--lang", "en", "--face", "lines", "--time", "none", "--journal"];
    let record = home.at("last.jsonl");
    let played =
        home.run(&[&arguments[..], &[&record, "--from", last]].concat(), "e4\n\ne5\n\nNf3\n\nmoves\nquit\nyes\n");
    assert_eq!(played.code, Some(0), "{played:?}");
}

#[test]
fn a_list_of_positions_with_operations_is_read() {
    let home = Home::new();
    let lists = "4k3/8/8/8/8/8/4P3/4KB2 w - - bm Bd3; id \"x\";\n4k3/8/8/8/8/8/8/4KN2 w - - hmvc 3; fmvn 40;\n";
    fs::write(home.path("list.epd"), lists).expect("written");
    let ran = home.run(&["can-mate", "--lang", "en", &home.at("list.epd")], "");
    assert!(ran.code == Some(0) && ran.out.lines().count() == 2, "{ran:?}");
    assert!(ran.out.lines().all(|line| line.contains("White")), "{ran:?}");
}

#[test]
fn letters_that_the_pdf_lacks_are_named() {
    let home = Home::new();
    for (name, missing) in [("王 Wang", "王"), ("Ängström Ωmega Жук", "")] {
        let record = home.at(&format!("{}.jsonl", missing.len()));
        fs::write(home.path("in.pgn"), format!("[White \"{name}\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n"))
            .expect("written");
        assert_eq!(home.run(&["import", &home.at("in.pgn"), "--journal", &record, "--lang", "en"], "").code, Some(0));
        let pdf = home.at(&format!("{}.pdf", missing.len()));
        let ran = home.run(&["export", &record, "--to", "pdf", "--lang", "en", "-o", &pdf], "");
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert_eq!(ran.err.contains("html"), !missing.is_empty(), "{ran:?}");
        assert!(ran.err.contains(missing), "{ran:?}");
    }
}
