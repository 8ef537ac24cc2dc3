//! A recorded game in other formats: each is what its readers expect, and no file is overwritten.

use std::fs;
use std::str::FromStr;

use annabella::notation::braille::cells;
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
fn the_published_examples_of_the_braille_code_are_written_as_published() {
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
fn every_format_is_written_from_one_record() {
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
    assert_eq!((svg.matches("<use href=\"#p\"").count(), svg.matches("class=\"differs\"").count()), (16, 0));
    assert!(!svg.contains(['♙', '♟']), "the pieces are drawn, not written: {svg}");
    for named in ["<title>Ana &lt;b&gt; - Änne. ", ">White: Ana &lt;b&gt; ◂<", ">Black: Änne, blind<", ">1:31:00<"]
    {
        assert!(svg.contains(named), "{named}: {svg}");
    }
    assert!(!svg.contains("White's board") && !svg.contains("<polyline"), "one board, no chart: {svg}");
    let clocks = export(&home, &journal, &["clocks"]).out;
    for named in [">White<", ">Black<", ">Move<", ">Time left<", ">0:30:00<", "<polyline"] {
        assert!(clocks.contains(named), "{named}: {clocks}");
    }
    let fen = export(&home, &journal, &["fen", "--ply", "1"]).out;
    assert_eq!(fen, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n");
    let report = export(&home, &journal, &["report"]).out;
    assert!(report.lines().count() > 10, "{report}");
}

#[test]
fn a_picture_of_differing_boards_names_their_owners_and_marks_the_squares() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play = ["play", "--lang", "en", "--voice", "off", "--journal", &journal];
    let differ = "Nf3\n\nblack board: -f3 +Nh3\n";
    assert_eq!(home.run(&play, differ).code, Some(0));
    let svg = export(&home, &journal, &["svg"]).out;
    assert!(svg.contains(">White's board<") && svg.contains(">Black's board<"), "{svg}");
    // f3 and h3, on both boards.
    assert_eq!(svg.matches("class=\"differs\"").count(), 4, "{svg}");
}

/// A Spanish scoresheet is Spanish from its first to its last line, and a German one German.
#[test]
fn a_scoresheet_is_wholly_in_its_owners_language() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play = ["play", "--lang", "en", "--voice", "off", "--white-sheet", "es", "--black-sheet", "de", "--journal"];
    let event = ["--white", "Ana", "--black", "Jonas", "--event", "Open", "--site", "Madrid", "--round", "3"];
    let arguments = [&play[..], &[&journal], &event].concat();
    assert_eq!(home.run(&arguments, "e4\n\ne5\n\nCf3\n\nSc6\n\nresign\n").code, Some(0));
    for (owner, words, moves, foreign) in [
        ("white", ["Torneo: Open", "Lugar: Madrid", "Ronda: 3", "Fecha: ", "Blancas: Ana"], "Cf3", "Sf3"),
        ("black", ["Turnier: Open", "Ort: Madrid", "Runde: 3", "Datum: ", "Schwarz: Jonas"], "Sf3", "Cf3"),
    ] {
        for form in ["scoresheet", "html"] {
            let sheet = export(&home, &journal, &[form, "--sheet", owner]).out;
            for word in words.iter().chain([&moves]) {
                assert!(sheet.contains(word), "{word}: {sheet}");
            }
            for word in ["Event", "Site", "Round", "Date:", "Result:", "Signature", "White", foreign] {
                assert!(!sheet.contains(word), "{word}: {sheet}");
            }
        }
    }
}

#[test]
fn an_export_overwrites_nothing_and_reports_a_full_device() {
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
