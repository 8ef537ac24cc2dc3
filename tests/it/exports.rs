//! A recorded game in other forms: each is what its readers expect, and nothing is written over.

use std::fs;
use std::str::FromStr;

use annabella::storage::braille_export::cells;
use shakmaty::san::SanPlus;

use crate::program::{Home, Ran};

/// A short game with a capture, a check and castling, left unfinished.
fn played(home: &Home) -> String {
    let journal = home.at("game.jsonl");
    let arguments = [
        "play",
        "--face",
        "lines",
        "--voice",
        "off",
        "--lang",
        "en",
        "--white",
        "Ana <b>",
        "--black",
        "Änne",
        "--black-sheet",
        "de",
        "--time",
        "90+30",
        "--journal",
        &journal,
    ];
    let moves = ["e4", "e5", "Nf3", "Sc6", "Bb5", "a6", "Bxc6", "dxc6", "O-O", "f6"];
    let input: String = moves.iter().map(|text| format!("{text}\n\n")).collect();
    assert_eq!(home.run(&arguments, &input).code, Some(0));
    journal
}

fn export(home: &Home, journal: &str, arguments: &[&str]) -> Ran {
    let all: Vec<&str> =
        ["export", journal, "--lang", "en", "--to"].into_iter().chain(arguments.iter().copied()).collect();
    let ran = home.run(&all, "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    ran
}

#[test]
fn the_published_examples_of_the_braille_code_are_written_so() {
    let examples = [
        ("Rf4", "⠗⠋⠲"),
        ("d5", "⠙⠢"),
        ("cxd5", "⠉⠰⠙⠢"),
        ("f5+", "⠘⠋⠢"),
        ("Rxf4+", "⠗⠸⠋⠲"),
        ("Nce5", "⠎⠉⠑⠢"),
        ("Nb1c3", "⠎⠃⠂⠉⠒"),
        ("N1c3", "⠎⠂⠉⠒"),
        ("Re8#", "⠗⠑⠦⠜⠍"),
    ];
    for (san, expected) in examples {
        assert_eq!(cells(&SanPlus::from_str(san).expect("a move")), expected, "{san}");
    }
}

#[test]
fn every_form_is_written_from_one_record() {
    let home = Home::new();
    let journal = played(&home);
    let pgn = export(&home, &journal, &["pgn"]).out;
    assert!(pgn.contains("[%clk ") && pgn.contains("[%emt ") && pgn.contains("4. Bxc6"), "{pgn}");
    let sheet = export(&home, &journal, &["pgn", "--sheet", "black"]).out;
    assert!(sheet.contains("1. e4 e5 2. Nf3 Nc6") && !sheet.contains("clk"), "{sheet}");
    let text = export(&home, &journal, &["scoresheet", "--sheet", "black"]).out;
    assert!(
        text.starts_with("Partieformular von Schwarz\n") && text.contains("Sf3"),
        "in its owner's language: {text}"
    );
    assert!(text.contains("Unterschrift von Weiß") && text.contains("Unterschrift von Schwarz"), "{text}");
    let html = export(&home, &journal, &["html"]).out;
    assert!(
        html.starts_with("<!DOCTYPE html>") && html.contains("Ana &lt;b&gt;") && !html.contains("Ana <b>"),
        "{html}"
    );
    let braille = export(&home, &journal, &["braille"]);
    assert!(braille.out.starts_with("⠂⠀⠑⠲⠀⠑⠢\n⠆⠀⠎⠋⠒⠀⠎⠉⠖\n"), "{braille:?}");
    assert!(braille.err.contains("provisionally"), "{braille:?}");
    let brf = export(&home, &journal, &["brf"]).out;
    assert!(brf.starts_with("1 E4 E5\r\n2 SF3 SC6\r\n"), "{brf:?}");
    let trf = export(&home, &journal, &["trf"]).out;
    let players: Vec<&str> = trf.split("\r\n").filter(|line| line.starts_with("001")).collect();
    assert!(
        players.len() == 2 && players.iter().all(|line| line.chars().count() == 99 && line.ends_with('X')),
        "{trf:?}"
    );
    assert_eq!(players[1].chars().skip(14).take(4).collect::<String>(), "Änne");
    let json: serde_json::Value = serde_json::from_str(&export(&home, &journal, &["json"]).out).expect("JSON");
    assert_eq!((json["moves"][6]["move"].as_str(), json["end"]["ply"].as_u64()), (Some("b5c6"), Some(10)));
    let svg = export(&home, &journal, &["svg", "--ply", "2"]).out;
    assert_eq!(
        (svg.matches("♙").count() + svg.matches("♟").count(), svg.matches("class=\"differs\"").count()),
        (16, 0)
    );
    assert!(svg.contains("<polyline"), "{svg}");
    let report = export(&home, &journal, &["report"]).out;
    assert!(report.lines().count() > 10, "{report}");
}

#[test]
fn an_export_is_written_over_nothing_and_a_full_device_is_said() {
    let home = Home::new();
    let journal = played(&home);
    let record = fs::read(&journal).expect("recorded");
    fs::write(home.path("notes.txt"), "mine").expect("written");
    for target in [journal.clone(), home.at("notes.txt"), home.at("")] {
        let ran = home.run(&["export", &journal, "-o", &target], "");
        assert!(ran.code != Some(0) && !ran.err.is_empty(), "{target}: {ran:?}");
    }
    assert_eq!(fs::read(&journal).expect("there"), record);
    assert_eq!(fs::read_to_string(home.path("notes.txt")).expect("there"), "mine");
    if cfg!(target_os = "linux") {
        let ran = home.run_in_shell("\"$annabella\" export game.jsonl --to json > /dev/full", "");
        assert!(ran.code == Some(1) && !ran.err.is_empty(), "{ran:?}");
        let ran = home.run_in_shell("mkfifo pipe && \"$annabella\" show pipe; \"$annabella\" show /dev/zero", "");
        assert!(ran.code == Some(1) && ran.err.lines().count() == 2, "{ran:?}");
    }
}
