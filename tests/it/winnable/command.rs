//! The command `can-mate`: its sentences, its JSON, its order and its exit codes.

use std::process::Command;
use std::time::Duration;

use annabella::commands::can_mate::{AnswerFormat, CanMateOptions, Ending, read_time_limit, run};
use annabella::game::laws::winnable::Budget;
use annabella::wording::Wording;
use serde_json::Value;
use shakmaty::san::SanPlus;
use shakmaty::{Color, Position};

use crate::program::ran;

const BARE: &str = "8/8/4k3/8/8/4K3/8/8 w - -";
const WALLED: &str = "8/8/1k1p4/p1pPp1p1/P1P1P1P1/8/1K6/8 w - -";
const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/8/R3K3 w - -";
const TWO_IN_CHECK: &str = "4k3/8/8/8/8/8/4r3/R3K2R b - -";

fn answered(diagrams: &[&str], format: AnswerFormat, language: &str) -> (String, Ending) {
    let diagrams = diagrams.iter().map(|diagram| (*diagram).to_owned()).collect();
    let request = CanMateOptions { diagrams, winners: Color::ALL.to_vec(), budget: Budget::flag_fall(), format };
    let mut out = Vec::new();
    let ending = run(&request, &Wording::new(language).expect("a language"), &mut out).expect("written");
    (String::from_utf8(out).expect("UTF-8"), ending)
}

fn sentences(diagram: &str, language: &str) -> Vec<String> {
    answered(&[diagram], AnswerFormat::Sentences, language).0.lines().map(str::to_owned).collect()
}

#[test]
fn the_answer_is_a_line_or_a_proof_and_the_ruling() {
    let back_rank = sentences(BACK_RANK, "en");
    assert_eq!(
        [&back_rank[0], &back_rank[1], &back_rank[3]],
        [
            "White can still checkmate in one half-move: 1. Ra8#.",
            "So White wins if Black's flag falls (6.9), if Black resigns (5.1.2) or completes a second illegal move \
             (7.5.5).",
            "So Black wins if White's flag falls (6.9), if White resigns (5.1.2) or completes a second illegal move \
             (7.5.5).",
        ]
    );
    // Black's line is found, not given: it is played out and must end in mate.
    let line = back_rank[2].strip_prefix("Black can still checkmate in ").expect("a line for Black");
    let (_, moves) = line.trim_end_matches('.').split_once(": ").expect("a line");
    let mut position = super::position(BACK_RANK);
    // A promotion is written as a player writes it, without the sign that the library wants.
    let written = ["1Q", "1R", "1B", "1N"]
        .into_iter()
        .fold(moves.to_owned(), |moves, end| moves.replace(end, &format!("1={}", &end[1..])));
    for san in written.split_whitespace().filter(|word| !word.ends_with('.')) {
        let san: SanPlus = san.parse().unwrap_or_else(|error| panic!("{san}: {error}"));
        let half_move = san.san.to_move(&position).unwrap_or_else(|error| panic!("{san}: {error}"));
        position.play_unchecked(half_move);
    }
    assert!(position.is_checkmate() && position.turn() == Color::White, "{line}");
    let bare = sentences(BARE, "en");
    assert_eq!(bare[0], "White cannot checkmate by any series of legal moves: there is too little material.");
    assert_eq!(bare[4], "Neither player can checkmate: the game is drawn (5.2.1, 5.2.2).");
    let walled = sentences(WALLED, "en");
    let start =
        "White cannot checkmate by any series of legal moves: every position that can still arise was examined, in ";
    assert!(walled[0].starts_with(start) && walled[0].ends_with(" states."), "{}", walled[0]);
}

#[test]
fn the_answer_is_given_in_every_language() {
    assert_eq!(sentences(BACK_RANK, "de")[0], "Weiß kann noch mattsetzen in einem Halbzug: 1. Ta8#.");
    assert_eq!(
        sentences(BACK_RANK, "es")[0],
        "Las blancas todavía pueden dar jaque mate en una media jugada: 1. Ta8#."
    );
}

#[test]
fn an_invalid_diagram_is_refused_with_the_reason() {
    for (diagram, why) in [
        ("what is this", "not a FEN"),
        ("8/8/8/8/8/8/8/4K3 w - -", "a king is missing"),
        ("8/8/8/8/8/8/8/8 w - -", "a king is missing"),
        ("4k3/8/8/8/8/8/8/K3K3 w - -", "a player has more than one king"),
        ("4k2P/8/8/8/8/8/8/4K3 w - -", "a pawn stands on the first or last rank"),
        (TWO_IN_CHECK, "the player who does not have the move is in check"),
    ] {
        let (text, ending) = answered(&[diagram], AnswerFormat::Sentences, "en");
        assert_eq!(text, format!("{diagram} is not a valid position: {why}.\n"));
        assert_eq!(ending, Ending::Unreadable);
    }
    let crowd = "qqqqkqqq/qqqqqqqq/8/8/8/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ w - -";
    assert_ne!(answered(&[crowd], AnswerFormat::Lines, "en").1, Ending::Unreadable);
}

#[test]
fn several_diagrams_are_answered_in_their_order() {
    let given = [WALLED, BARE, "nonsense", BACK_RANK, BARE, WALLED, BACK_RANK];
    let (text, ending) = answered(&given, AnswerFormat::Json, "en");
    assert_eq!(ending, Ending::Unreadable);
    let objects: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    let fens: Vec<&str> = objects.iter().map(|object| object["fen"].as_str().expect("a FEN")).collect();
    assert_eq!(fens, given);
    assert_eq!(objects[0]["white"]["proof"], "closure");
    assert!(objects[0]["white"]["states"].as_u64() > Some(1));
    assert_eq!(objects[1]["black"]["can_mate"], false);
    assert_eq!(objects[1]["black"]["line"], Value::Null);
    assert_eq!(objects[2]["error"], "text");
    assert_eq!(objects[3]["white"]["line"], serde_json::json!(["a1a8"]));
    assert_eq!(objects[3]["white"]["proof"], "line");
    let lines = answered(&given, AnswerFormat::Lines, "en").0;
    assert!(lines.lines().zip(given).all(|(line, diagram)| line.starts_with(diagram)), "{lines}");
}

#[test]
fn the_time_limit_is_read_as_typed() {
    assert_eq!(read_time_limit("30s"), Some(Duration::from_secs(30)));
    assert_eq!(read_time_limit("500ms"), Some(Duration::from_millis(500)));
    assert_eq!(read_time_limit("2m"), Some(Duration::from_secs(120)));
    assert_eq!(read_time_limit("7"), Some(Duration::from_secs(7)));
    for nonsense in ["", "s", "-1s", "1h", "99999999999999999999s", "18446744073709551615m", "1 s"] {
        assert_eq!(read_time_limit(nonsense), None, "{nonsense}");
    }
}

#[test]
fn the_program_reads_standard_input_and_its_exit_code_is_the_answer() {
    let annabella = |arguments: &[&str], input: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
        let ran = ran(command.args(["winnable", "--lang", "en"]).args(arguments), input.as_bytes());
        (ran.code, ran.out, ran.err)
    };
    let (code, out, err) = annabella(&["-"], &format!("{BARE}\n{WALLED}\n"));
    assert_eq!((code, out.lines().count(), err.as_str()), (Some(0), 2, ""));
    let (code, out, _) = annabella(&[BACK_RANK, "--for", "white", "--json"], "");
    assert_eq!(code, Some(0));
    assert!(out.contains("\"black\":null"), "{out}");
    let heavy = "1b3kBR/4pP1P/1pBpP2P/1P1P1Bp1/1pK1B1P1/1P1B1B2/8/8 b - -";
    let (code, out, _) = annabella(&[heavy, "--for", "white", "--budget", "1ms"], "");
    assert_eq!(code, Some(1));
    assert!(out.starts_with("It is not known whether White can still checkmate"), "{out}");
    assert_eq!(annabella(&[TWO_IN_CHECK], "").0, Some(2));
    let (code, _, err) = annabella(&[BARE, "--for", "green"], "");
    assert_eq!(code, Some(2));
    assert!(err.contains("green"), "{err}");
}

/// A list of positions is read as editors save one; comments are passed over, and an empty one is answered.
#[test]
fn a_list_of_positions_is_read_in_every_form_of_a_text() {
    let home = crate::program::Home::new();
    let file = home.at("positions.epd");
    let text = format!("# bare kings\n{BARE} id \"Kö\";\n\n% the next\n{BARE}\n");
    let of_windows = text.chars().map(|c| u8::try_from(u32::from(c)).expect("a letter of Latin-1")).collect();
    let wide = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for bytes in [text.clone().into_bytes(), text.replace('\n', "\r").into_bytes(), of_windows, wide] {
        std::fs::write(&file, bytes).expect("written");
        let ran = home.run(&["can-mate", "--lang", "en", &file], "");
        assert_eq!((ran.code, ran.out.lines().count()), (Some(0), 2), "{ran:?}");
        assert!(ran.out.contains("Kö") && !ran.out.contains('#'), "{ran:?}");
    }
    std::fs::write(&file, "# nothing\n").expect("written");
    let ran = home.run(&["can-mate", "--lang", "en", &file], "");
    assert!(ran.code == Some(2) && ran.out.contains("positions.epd") && ran.out.contains("not a FEN"), "{ran:?}");
}
