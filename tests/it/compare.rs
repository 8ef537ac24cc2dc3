//! Two written scoresheets compared: the last common move, the entry of each after it, and every unreadable entry.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use annabella::commands::compare::{CompareError, CompareOptions, OutputFormat, exit_code, run};
use annabella::game::half_move::HalfMove;
use annabella::game::records::scoresheet_comparison::SheetVerdict;
use annabella::notation::SheetLanguage::{self, *};
use annabella::notation::comparison::{self, Paper};
use annabella::notation::sheet::read_sheet;
use annabella::notation::{NotationForm, write};
use annabella::wording::{SheetTrouble, Trouble, Wording};
use proptest::prelude::*;
use serde_json::Value;
use shakmaty::{CastlingMode, Chess, Position};
use strum::IntoEnumIterator;

use crate::program::{Home, ran};

const AFTER_14: &str = "r1bqkb1r/ppp2ppp/2nn4/6B1/3Q4/5N2/PPP2PPP/RN2KB1R w KQkq - 2 8";
const FINAL: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";

fn sheets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sheets")
}

fn ask(a: &Path, b: &Path, languages: [Option<SheetLanguage>; 2], format: OutputFormat) -> (SheetVerdict, String) {
    let request = CompareOptions { first: a.to_owned(), second: Some(b.to_owned()), languages, format };
    let mut out = Vec::new();
    let wording = Wording::new("en").expect("English");
    match run(&request, &wording, &mut |_| None, &mut out) {
        Ok(verdict) => (verdict, String::from_utf8(out).expect("UTF-8")),
        Err(CompareError::Sheets(trouble)) => (SheetVerdict::Unreadable, wording.trouble(&trouble)),
        Err(CompareError::Output(error)) => panic!("{error}"),
    }
}

fn json(a: &str, b: &str, languages: [Option<SheetLanguage>; 2]) -> Value {
    let (verdict, out) = ask(&sheets().join(a), &sheets().join(b), languages, OutputFormat::Json);
    let object: Value = serde_json::from_str(&out).expect("one object");
    assert_eq!(object["verdict"], annabella::wording::verdict_name(verdict));
    object
}

/// Compares two texts, sheet a in English.
fn texts(a: &str, b: &str, language: Option<SheetLanguage>) -> Value {
    texts_in(a, b, [Some(English), language.or(Some(English))])
}

fn texts_in(a: &str, b: &str, languages: [Option<SheetLanguage>; 2]) -> Value {
    let folder = tempfile::tempdir().expect("folder");
    let [a, b] = [("a.txt", a), ("b.txt", b)].map(|(name, text)| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("written");
        path
    });
    serde_json::from_str(&ask(&a, &b, languages, OutputFormat::Json).1).expect("one object")
}

#[test]
fn the_sample_game_agrees_in_all_its_printed_forms() {
    for (b, language, plies, verdict, next) in [
        ("en_short.txt", English, 21, "agree", None),
        ("en_short_without_x.txt", English, 21, "agree", None),
        ("es_short.txt", Spanish, 21, "agree", None),
        ("en_long_as_printed.txt", English, 14, "differ", Some("Qd4d3")),
        ("es_long_as_printed.txt", Spanish, 14, "differ", Some("Dd4d3")),
        ("es_without_x_as_printed.txt", Spanish, 7, "unreadable", Some("CCe4")),
        ("es_short_queen_takes_d5.txt", Spanish, 8, "differ", Some("Dxd5")),
        ("es_short_pawn_takes_e4.txt", Spanish, 5, "differ", Some("dxe4")),
    ] {
        let found = json("en_short.txt", b, [Some(English), Some(language)]);
        assert_eq!(found["agreed_plies"], plies, "{b}");
        assert_eq!(found["verdict"], verdict, "{b}");
        assert_eq!(found["b"]["next"].as_str(), next, "{b}");
        assert_eq!(found["a"]["illegal"].as_array().map(Vec::len), Some(0), "{b}");
    }
    let long = json("en_long_as_printed.txt", "en_short.txt", [None, None]);
    assert_eq!((long["fen"].as_str(), long["to_move"].as_str()), (Some(AFTER_14), Some("white")));
    assert_eq!((long["a"]["next"].as_str(), long["b"]["next"].as_str()), (Some("Qd4d3"), Some("Qe3+")));
    let same = json("en_short.txt", "es_short.txt", [None, None]);
    assert_eq!(same["fen"].as_str(), Some(FINAL));
    let both_long = json("en_long_as_printed.txt", "es_long_as_printed.txt", [None, None]);
    assert_eq!(both_long["verdict"], "agree", "the same mistake in both languages");
}

#[test]
fn unreadable_entries_are_listed_with_their_place() {
    let found = json("en_short.txt", "es_without_x_as_printed.txt", [Some(English), Some(Spanish)]);
    let unreadable = found["b"]["unreadable"].as_array().expect("a list");
    let listed: Vec<(&str, u64, u64, &str)> = unreadable
        .iter()
        .map(|fault| {
            let number = |name: &str| fault[name].as_u64().expect("a number");
            (
                fault["text"].as_str().expect("text"),
                number("ply"),
                number("number"),
                fault["side"].as_str().expect("side"),
            )
        })
        .collect();
    assert_eq!(listed, [("CCe4", 8, 4, "black"), ("Kb1 (=)", 21, 11, "white")]);
    assert_eq!(unreadable[1]["legal_in"], "en", "suggested, not assumed");
    let illegal = json("en_short.txt", "es_short_queen_takes_d5.txt", [Some(English), Some(Spanish)]);
    assert_eq!(illegal["b"]["illegal"][0]["text"], "Dxd5");
    let wrong_language = json("en_short.txt", "es_short.txt", [Some(English), Some(German)]);
    assert_eq!(wrong_language["verdict"], "unreadable");
    let rook = texts("1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. Nf3 Rb6", None);
    assert_eq!((rook["verdict"].as_str(), rook["b"]["illegal"][0]["text"].as_str()), (Some("differ"), Some("Rb6")));
}

#[test]
fn moves_are_compared_not_texts() {
    for (a, b, language) in [
        (
            "1. e4 e5 2. nf3 nc6 3. bb5 a6 4. bxc6 dxc6 5. o-o",
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O",
            None,
        ),
        ("1. e4 e5 2. sf3 sc6 3. lb5 a6", "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6", Some(German)),
        ("1. e4/e5 2. Nf3/Nc6 3. Bb5/a6", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", None),
    ] {
        let found = texts_in(a, b, [language, language]);
        assert_eq!(found["verdict"], "agree", "{a}: {found}");
    }
    for b in ["1. e2e4 e7-e5 2. Ng1f3 Nb8c6 3. Bf1b5", "e4 e5 Nf3 Nc6 Bb5", "1.e4! e5? 2.♘f3 ♞c6 3.♗b5 (=) 1/2"] {
        assert_eq!(texts("1. e4 e5 2. Nf3 Nc6 3. Bb5", b, Some(English))["verdict"], "agree", "{b}");
    }
    let ambiguous = texts("1. d4 d5 2. Nf3 Nf6 3. Nbd2 e6", "1. d4 d5 2. Nf3 Nf6 3. Nd2 e6", None);
    assert_eq!(ambiguous["verdict"], "agree");
    assert_eq!(ambiguous["b"]["ambiguous"][0]["text"], "Nd2");
}

#[test]
fn a_sheet_with_missing_half_moves_is_incomplete() {
    let shorter = texts("1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. Nf3", None);
    assert_eq!((shorter["verdict"].as_str(), shorter["agreed_plies"].as_u64()), (Some("incomplete"), Some(3)));
    let gap = texts("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", "1. e4 e5 2. Nf3 3. Bb5 a6", None);
    assert_eq!((gap["verdict"].as_str(), gap["agreed_plies"].as_u64()), (Some("incomplete"), Some(3)));
    assert_eq!(gap["b"]["missing"][0]["number"], 2);
    let empty_pgn = texts("[Event \"x\"]\n\n*\n", "1. e4", None);
    assert_eq!((empty_pgn["verdict"].as_str(), empty_pgn["agreed_plies"].as_u64()), (Some("incomplete"), Some(0)));
}

#[test]
fn a_language_that_changes_the_result_is_asked_for_and_never_guessed() {
    let folder = tempfile::tempdir().expect("folder");
    let a = folder.path().join("a.txt");
    // King b1 in Spanish, rook b1 in English.
    fs::write(&a, "1. e4 e5 2. Re2 Re7").expect("written");
    let (verdict, text) = ask(&a, &a, [None, None], OutputFormat::Words);
    assert_eq!(exit_code(verdict), 2);
    assert_eq!(
        text.trim_end(),
        "Scoresheet A means different moves in different languages; give its language with --a (en, es, is)."
    );
    let request =
        CompareOptions { first: a.clone(), second: Some(a), languages: [None, None], format: OutputFormat::Json };
    let mut out = Vec::new();
    let mut asked = Vec::new();
    let verdict = run(
        &request,
        &Wording::new("en").expect("English"),
        &mut |question| {
            asked.push(question.to_owned());
            Some("es".to_owned())
        },
        &mut out,
    );
    assert_eq!(verdict.expect("written"), SheetVerdict::Agree);
    assert_eq!(asked[0], "In which language is scoresheet A written (en, es, is)?");
    let (verdict, text) = ask(
        &sheets().join("es_without_x_as_printed.txt"),
        &sheets().join("en_short.txt"),
        [None, None],
        OutputFormat::Words,
    );
    assert_eq!(verdict, SheetVerdict::Unreadable);
    assert_eq!(text.trim_end(), "Scoresheet A matches no single language; give its language with --a (nearest: es).");
    let pawns = texts("1. e4 e5", "1. e4 e5", None);
    assert_eq!(pawns["verdict"], "agree", "without piece letters no language matters");
}

/// S is a knight in German and a pawn in Finnish: only in German is the whole game legal.
#[test]
fn the_only_language_in_which_all_is_legal_is_taken_without_a_question() {
    let german = "1. e2-e4 e7-e5 2. Sg1-f3 Sb8-c6 3. Lf1-b5 a7-a6 4. Lb5-a4 Sg8-f6 5. Dd1-e2 Ta8-b8";
    let spanish = "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa4 Cf6 5. De2 Tb8";
    let with_illegal_move = german.replace("Ta8-b8", "Ta8-b1");
    let folder = tempfile::tempdir().expect("folder");
    let [a, b] = ["a.txt", "b.txt"].map(|name| folder.path().join(name));
    fs::write(&a, spanish).expect("written");
    for (text, verdict) in [(german, SheetVerdict::Agree), (&with_illegal_move, SheetVerdict::Unreadable)] {
        fs::write(&b, text).expect("written");
        assert_eq!(ask(&a, &b, [None, None], OutputFormat::Json).0, verdict);
    }
}

#[test]
fn the_verdict_is_given_in_words() {
    let (verdict, text) = ask(
        &sheets().join("en_long_as_printed.txt"),
        &sheets().join("es_without_x_as_printed.txt"),
        [None, Some(Spanish)],
        OutputFormat::Words,
    );
    assert_eq!(verdict, SheetVerdict::Unreadable);
    let expected = "\
The scoresheets cannot be compared further: an entry cannot be read or played.
The two scoresheets have 7 half-moves in common; the last is 4. e5.
Black has the move. Position: rnbqkb1r/pppp1ppp/5n2/4P3/3p4/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 4.
8 r n b q k b o r.
7 p p p p o p p p.
6 o o o o o n o o.
5 o o o o P o o o.
4 o o o p o o o o.
3 o o o o o N o o.
2 P P P o o P P P.
1 R N B Q K B o R.
White: king e1, queen d1, rook a1, rook h1, bishop c1, bishop f1, knight b1, knight f3, pawn a2, pawn b2, pawn c2, pawn e5, pawn f2, pawn g2, pawn h2.
Black: king e8, queen d8, rook a8, rook h8, bishop c8, bishop f8, knight b8, knight f6, pawn a7, pawn b7, pawn c7, pawn d4, pawn d7, pawn f7, pawn g7, pawn h7.
Scoresheet A goes on with 4... Nf6e4, in line 1.
Scoresheet B goes on with 4... CCe4, in line 1.
What follows is a proposal; the arbiter decides.
4... CCe4 is written for 4... Ne4 on scoresheet B; 8. Qd4d3 on scoresheet A or 8. De3 on scoresheet B, and everything \
later fits either version; 11. Kb1 (=) on scoresheet B is 11. Kb1 in the letters of another language (English); once that \
is put right, both agree to 11. Kb1.
Scoresheet A is read in English, scoresheet B in Spanish.
";
    assert_eq!(text, expected);
}

#[test]
fn sheets_that_cannot_be_compared_are_refused_with_the_reason() {
    let folder = tempfile::tempdir().expect("folder");
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, bytes).expect("written");
        path
    };
    let good = sheets().join("en_short.txt");
    for (path, sentence) in [
        (file("empty", b""), "is empty;"),
        (file("binary", b"\x7fELF\0\0\0\0"), "is not a text file;"),
        (file("letter", b"Dear arbiter, I lost my sheet."), "There are no moves in"),
        (file("long", "e4 ".repeat(3_500_000).as_bytes()), "has more half-moves than any game can have."),
        (folder.path().join("nowhere"), "There is no file"),
        (file("other", b"[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 1\"]\n\n1... Ke7 *\n"), ""),
    ] {
        for (a, b) in [(&path, &good), (&good, &path)] {
            let (verdict, text) = ask(a, b, [Some(English); 2], OutputFormat::Words);
            assert!(text.contains(sentence), "{text}");
            assert_ne!(exit_code(verdict), 0, "{text}");
            assert!(text.trim_end().ends_with('.'), "{text}");
        }
    }
    let started = file("started", b"[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Ke2 *\n");
    let (_, text) = ask(&started, &folder.path().join("other"), [Some(English); 2], OutputFormat::Words);
    assert_eq!(text, "The two scoresheets do not begin from the same position.");
    let moves: String = (1..=2500).map(|n| format!("{}. Nf3 Nf6 {}. Ng1 Ng8 ", 2 * n - 1, 2 * n)).collect();
    let many = file("many", moves.as_bytes());
    assert_eq!(ask(&many, &many, [Some(English); 2], OutputFormat::Json).0, SheetVerdict::Agree);
}

#[test]
fn a_folder_of_pairs_is_compared_pair_by_pair() {
    let folder = tempfile::tempdir().expect("folder");
    let copy = |from: &str, to: &str| fs::copy(sheets().join(from), folder.path().join(to)).expect("copied");
    copy("en_short.txt", "one.a.txt");
    copy("es_short.txt", "one.b.txt");
    copy("en_short.txt", "two-white.pgn");
    copy("en_long_as_printed.txt", "two-black.txt");
    copy("en_short.txt", "alone.a.txt");
    let tell = |format| {
        let request = CompareOptions { first: folder.path().to_owned(), second: None, languages: [None, None], format };
        let mut out = Vec::new();
        let verdict = run(&request, &Wording::new("en").expect("English"), &mut |_| None, &mut out).expect("written");
        (verdict, String::from_utf8(out).expect("UTF-8"))
    };
    let (verdict, text) = tell(OutputFormat::Words);
    assert_eq!(verdict, SheetVerdict::Differ);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines,
        [
            "one: agree, 21 half-moves.",
            "two: differ after 14 half-moves.",
            "Pairs: 2. Agree: 1. Differ: 1. Incomplete: 0. Cannot be read: 0.",
        ]
    );
    let (_, objects) = tell(OutputFormat::Json);
    let names: Vec<Value> =
        objects.lines().map(|line| serde_json::from_str::<Value>(line).expect("an object")["pair"].clone()).collect();
    assert_eq!(names, ["one", "two"]);
    let empty = tempfile::tempdir().expect("folder");
    let request = CompareOptions {
        first: empty.path().to_owned(),
        second: None,
        languages: [None, None],
        format: OutputFormat::Words,
    };
    let mut out = Vec::new();
    let unanswered = run(&request, &Wording::new("en").expect("English"), &mut |_| None, &mut out);
    assert!(matches!(unanswered, Err(CompareError::Sheets(Trouble::Sheets(SheetTrouble::NoPairs { .. })))));
}

#[test]
fn the_program_prints_the_verdict_and_exits_with_it() {
    let annabella = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
        let ran = ran(command.args(["compare", "--lang", "en"]).args(arguments).current_dir(sheets()), b"");
        (ran.code, ran.out, ran.err)
    };
    let (code, out, err) = annabella(&["en_short.txt", "es_short.txt"]);
    assert_eq!((code, out.lines().next(), err.as_str()), (Some(0), Some("The scoresheets agree."), ""));
    let (code, out, _) = annabella(&["--json", "en_short.txt", "en_long_as_printed.txt"]);
    assert_eq!(code, Some(1));
    assert!(out.starts_with('{') && out.contains("\"agreed_plies\":14"), "{out}");
    let (code, out, err) = annabella(&["en_short.txt", "nowhere.txt"]);
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(err.contains("There is no file") && err.contains("nowhere.txt."), "{err}");
    let (code, _, err) = annabella(&["en_short.txt", "es_short.txt", "--b", "klingon"]);
    assert_eq!(code, Some(2));
    assert!(err.contains("Unknown scoresheet language klingon."), "{err}");
    let (code, _, err) = annabella(&["en_short.txt"]);
    assert_eq!(code, Some(2));
    assert!(err.contains("give two files"), "{err}");
}

/// The sentence about what went wrong on two English sheets, with its objects, and the whole text.
fn slips(a: &str, b: &str) -> (String, Value, String) {
    let folder = tempfile::tempdir().expect("folder");
    let [a, b] = [("a.txt", a), ("b.txt", b)].map(|(name, text)| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("written");
        path
    });
    let (_, text) = ask(&a, &b, [Some(English); 2], OutputFormat::Words);
    let (_, object) = ask(&a, &b, [Some(English); 2], OutputFormat::Json);
    let object: Value = serde_json::from_str(&object).expect("one object");
    let is_of_slips = |line: &&str| line.contains("both agree to");
    (text.lines().find(is_of_slips).unwrap_or_default().to_owned(), object["slips"].clone(), text)
}

#[test]
fn what_went_wrong_is_said_in_one_sentence_and_nothing_is_listed_behind_it() {
    let right = "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 d6 c3 a6 Nbd2 O-O";
    for (wrong, kind, sentence) in [
        (
            "e4 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 d6 c3 a6 Nbd2 O-O",
            "missing",
            "1... e5 is missing on scoresheet B; with it both agree to 7... 0-0.",
        ),
        (
            "e4 e5 Bc4 Bc5 O-O Nf6 d3 d6 c3 a6 Nbd2 O-O",
            "missing",
            "2. Nf3 and 2... Nc6 are missing on scoresheet B; with them both agree to 7... 0-0.",
        ),
        (
            "e4 e5 Nf3 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 d6 c3 a6 Nbd2 O-O",
            "repeated",
            "2. Nf3 is written twice on scoresheet B; once that is put right, both agree to 7... 0-0.",
        ),
        (
            "Nf3 e5 e4 Nc6 Bc4 Bc5 O-O Nf6 d3 d6 c3 a6 Nbd2 O-O",
            "either_order",
            "1. e4 and 2. Nf3 are in the opposite order on the other scoresheet, and everything later fits either version; once that is put right, both agree to 7... 0-0.",
        ),
        (
            "e4 e5 Nc6 Nf3 Bc4 Bc5 O-O Nf6 d3 d6 c3 a6 Nbd2 O-O",
            "exchanged",
            "2. Nf3 and 2... Nc6 are exchanged on scoresheet B; once that is put right, both agree to 7... 0-0.",
        ),
        (
            "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O-O Nf6 d3 d6 c3 a6 Nbd2 O-O",
            "castling",
            "4. O-O-O on scoresheet B castles to the wrong side; right is 4. 0-0; once that is put right, both agree to 7... 0-0.",
        ),
        (
            "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 d6 c3 a5 Nbd2 O-O",
            "either",
            "6... a6 on scoresheet A or 6... a5 on scoresheet B, and everything later fits either version; once that is put right, both agree to 7... 0-0.",
        ),
        (
            "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Sf6 d3 d6 c3 a6 Nbd2 O-O",
            "wrong",
            "4... Sf6 on scoresheet B is 4... Nf6 in the letters of another language (German); once that is put right, both agree to 7... 0-0.",
        ),
    ] {
        let (said, objects, text) = slips(right, wrong);
        assert_eq!(said, sentence, "{wrong}: {text}");
        assert_eq!(objects.as_array().map(Vec::len), Some(1), "{objects}");
        assert_eq!(objects[0]["kind"], kind, "{objects}");
        let listed = text.lines().filter(|line| line.starts_with("Scoresheet ") && line.contains("line 1:"));
        assert_eq!(listed.count(), 0, "{text}");
    }
    // A slip on each sheet.
    let (said, ..) = slips(&right.replace("d6 ", ""), &right.replace("e5 ", ""));
    assert_eq!(
        said,
        "1... e5 is missing on scoresheet B; 5... d6 is missing on scoresheet A; with them both agree to 7... 0-0."
    );
    // Which of two is right is open, and nothing is written behind it.
    for (wrong, sentence) in [
        (right.replace("Nbd2 O-O", "Nbd2 h6"), "7... O-O on scoresheet A or 7... h6 on scoresheet B."),
        (
            right.replace("e5 ", "").replace("Nbd2 O-O", "Nbd2 h6"),
            "1... e5 is missing on scoresheet B; 7... O-O on scoresheet A or 7... h6 on scoresheet B; once that is put right, both agree to 7. Nbd2.",
        ),
    ] {
        let (.., text) = slips(right, &wrong);
        assert!(text.lines().any(|line| line == sentence), "{text}");
    }
    // An entry that stands twice next to one that differs.
    let (said, ..) = slips(&right.replace("c3 ", "c3 c3 "), &right.replace("d6 ", "d5 "));
    assert_eq!(
        said,
        "5... d6 on scoresheet A or 5... d5 on scoresheet B, and everything later fits either version; 6. c3 is written twice on scoresheet A; once that is put right, both agree to 7... 0-0."
    );
    // A sheet that begins with Black's half-move.
    let (said, _, text) = slips(&format!("1. {right}"), &format!("1... {}", right.replace("e4 ", "")));
    assert_eq!(said, "1. e4 is missing on scoresheet B; with it both agree to 7... 0-0.");
    assert!(!text.contains("goes on with 1.,"), "{text}");
    // Two slips close together.
    let (said, _, text) = slips(
        "Nf3 e5 e4 Nc6 Nc3 Nf6 d3 d6 Be2 Be7 O-O O-O h3 a6 a3 h6",
        "Nf3 e5 e4 Nc6 d3 Nf6 Nc3 d6 Be3 Be7 O-O O-O h3 a6 a3 h6",
    );
    assert_eq!(
        said,
        "3. d3 and 4. Nc3 are in the opposite order on the other scoresheet, and everything later fits either version; 5. Be3 is written for 5. Be2 on scoresheet B; once that is put right, both agree to 8... h6.",
        "{text}"
    );
    let (_, objects, text) = slips(right, "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Rc1 h6 Bh4 b6");
    assert_eq!(objects, Value::Null, "{text}");
    assert!(text.contains("they may be of two different games."), "{text}");
}

#[test]
fn a_sheet_that_is_empty_or_longer_than_the_game_is_named_in_one_sentence() {
    let mate = "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#";
    let (.., text) = slips(mate, &format!("{mate} Kxf7 d4"));
    assert!(text.contains("The game is over there; scoresheet B has 2 more entries."), "{text}");
    let (.., text) = slips(mate, "[Event \"x\"]\n\n*\n");
    assert!(text.contains("Scoresheet B is empty."), "{text}");
}

/// What is wrong on sheet B at one ply.
#[derive(Clone, Copy, Debug)]
enum Fault {
    None,
    OtherMove,
    Scribble,
    LeftOut,
    EndsBefore,
}

/// A game as its entries, in a language and form.
fn entries(line: &[HalfMove], language: SheetLanguage, form: NotationForm) -> Vec<String> {
    let mut position = Chess::default();
    let mut entries = Vec::new();
    for half_move in line {
        entries.push(write(*half_move, &position, language, form));
        position = half_move.played_in(&position).expect("legal");
    }
    entries
}

/// A numbered sheet; an empty entry is left out.
fn numbered(entries: &[String]) -> String {
    let mut text = String::new();
    for (ply, entry) in entries.iter().enumerate().filter(|(_, entry)| !entry.is_empty()) {
        let dots = if ply % 2 == 0 { "." } else { "..." };
        text.push_str(&format!("{}{dots} {entry}\n", ply / 2 + 1));
    }
    text
}

fn other_move(line: &[HalfMove], ply: usize, language: SheetLanguage, form: NotationForm) -> Option<String> {
    let mut position = Chess::default();
    for half_move in &line[..ply] {
        position = half_move.played_in(&position).expect("legal");
    }
    let moves = position.legal_moves().into_iter().map(|mv| HalfMove::of(mv, CastlingMode::Standard));
    let other = moves.into_iter().find(|half_move| *half_move != line[ply])?;
    Some(write(other, &position, language, form))
}

fn verdict_of(a: &str, b: &str, languages: [SheetLanguage; 2]) -> (SheetVerdict, usize, Option<usize>) {
    let [a, b] = [a, b].map(|text| read_sheet(text.as_bytes()).expect("a sheet"));
    let [a, b] = [(&a, languages[0]), (&b, languages[1])].map(|(sheet, language)| Paper { sheet, language });
    let found = comparison::compare(a, b).expect("a common start");
    (found.verdict, found.agreement.agreed_plies(), found.agreement.would_agree)
}

proptest! {
    #[test]
    fn the_last_common_move_is_found_whatever_is_wrong(
        choices in prop::collection::vec(any::<u16>(), 2..120),
        fault in prop::sample::select(vec![Fault::None, Fault::OtherMove, Fault::Scribble, Fault::LeftOut, Fault::EndsBefore]),
        at in any::<prop::sample::Index>(),
        languages in [0usize..29, 0usize..29].prop_map(|chosen| chosen.map(|n| SheetLanguage::iter().nth(n).expect("a language"))),
        forms in [0usize..2, 0usize..2].prop_map(|chosen| chosen.map(|n| [NotationForm::Short, NotationForm::Long][n])),
    ) {
        let mut position = Chess::default();
        let mut line = Vec::new();
        for choice in choices {
            let moves = position.legal_moves();
            let Some(mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
            line.push(HalfMove::of(*mv, CastlingMode::Standard));
            position.play_unchecked(*mv);
        }
        let at = at.index(line.len());
        let a = entries(&line, languages[0], forms[0]);
        let mut b = entries(&line, languages[1], forms[1]);
        let last = line.len() - 1;
        let expected = match fault {
            Fault::None => (SheetVerdict::Agree, line.len(), None),
            Fault::OtherMove => match other_move(&line, at, languages[1], forms[1]) {
                Some(text) => {
                    b[at] = text;
                    (SheetVerdict::Differ, at, None)
                }
                None => (SheetVerdict::Agree, line.len(), None),
            },
            Fault::Scribble => {
                b[at] = "??9".to_owned();
                (SheetVerdict::Unreadable, at, Some(line.len()))
            }
            Fault::LeftOut if at < last => {
                b[at] = String::new();
                (SheetVerdict::Incomplete, at, Some(line.len()))
            }
            Fault::LeftOut | Fault::EndsBefore => {
                let at = at.max(1);
                b.truncate(at);
                (if at <= last { SheetVerdict::Incomplete } else { SheetVerdict::Agree }, at, None)
            }
        };
        let (text_a, text_b) = (numbered(&a), numbered(&b));
        prop_assert_eq!(verdict_of(&text_a, &text_b, languages), expected, "{}\n{}", text_a, text_b);
        let [back_a, back_b] = languages;
        let (verdict, plies, _) = verdict_of(&text_b, &text_a, [back_b, back_a]);
        prop_assert_eq!((verdict, plies), (expected.0, expected.1), "whichever is called a");
        let alone = a.join(" ");
        prop_assert_eq!(verdict_of(&alone, &text_a, [back_a, back_a]), (SheetVerdict::Agree, line.len(), None), "without numbers");
    }

    #[test]
    fn any_two_sheets_are_compared_or_refused(a in "[1-9a-hKQRBNCDTA0Ox.=()+# \n]{0,120}", b in ".{0,120}") {
        if let (Ok(a), Ok(b)) = (read_sheet(a.as_bytes()), read_sheet(b.as_bytes())) {
            let found = comparison::compare(Paper { sheet: &a, language: English }, Paper { sheet: &b, language: Spanish });
            prop_assert!(found.is_ok_and(|found| found.agreement.agreed_plies() <= a.entries.len().min(b.entries.len())));
        }
    }
}

/// What annotators and programs write beside a move is no entry, also directly behind it.
#[test]
fn judgements_and_glyphs_are_no_entries() {
    let plain = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6\n";
    let home = Home::new();
    fs::write(home.path("plain.txt"), plain).expect("written");
    for sign in ["±", "∓", "+/-", "⩲", "+-", "-+", "∞", "□", "⇄", "=", "$1", "$1 $14", "!?"] {
        for sheet in [plain.replace("Nf3", &format!("Nf3 {sign}")), plain.replace("Nf3", &format!("Nf3{sign}"))] {
            fs::write(home.path("judged.txt"), &sheet).expect("written");
            let ran = home.run(&["compare", "--lang", "en", &home.at("judged.txt"), &home.at("plain.txt")], "");
            assert_eq!(ran.code, Some(0), "{sheet}: {ran:?}");
        }
    }
}

/// Whatever a file holds, one sentence says what it is.
#[test]
fn what_is_no_scoresheet_is_said_in_one_sentence() {
    let home = Home::new();
    fs::write(home.path("good.txt"), "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6\n").expect("written");
    let novel = "The knight was late, and nobody knew why. ".repeat(25_000);
    let strangers = "1. \u{10d8}4 \u{10d8}5 2. \u{10db}\u{10d8}3 \u{10db}\u{10d8}6\n";
    let one_line: String = (1..=200).map(|n| format!("{n}. zz{n} yy{n} ")).collect();
    for (text, is_a_sheet) in [(novel.as_str(), false), ("Dear arbiter.", false), (strangers, true), (&one_line, true)]
    {
        fs::write(home.path("bad.txt"), text).expect("written");
        let ran = home.run(&["compare", "--lang", "en", &home.at("bad.txt"), &home.at("good.txt")], "");
        let said = format!("{}{}", ran.out, ran.err);
        assert_ne!(ran.code, Some(0), "{said}");
        assert!(is_a_sheet || said.trim_end().lines().count() == 1, "{said}");
        assert!(said.lines().count() < 40 && !said.contains("panicked"), "{said}");
    }
}

/// The program needs less than 50 MB for a sheet as long as can be.
#[cfg(target_os = "linux")]
#[test]
fn a_sheet_of_twenty_thousand_entries_needs_no_more_memory_than_a_short_one() {
    let home = Home::new();
    let many: String = (1..=5000).map(|n| format!("{}. Nf3 Nf6 {}. Ng1 Ng8 ", 2 * n - 1, 2 * n)).collect();
    fs::write(home.path("many.txt"), many).expect("written");
    fs::write(home.path("few.txt"), "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6\n".repeat(7)).expect("written");
    for [a, b] in [["many.txt", "few.txt"], ["few.txt", "many.txt"]] {
        let limited = format!(
            "ulimit -v 51200; exec '{}' compare --lang en --a en --b en {a} {b}",
            env!("CARGO_BIN_EXE_annabella")
        );
        let mut command = Command::new("sh");
        let ran = ran(command.args(["-c", &limited]).current_dir(home.path(".")), b"");
        assert_eq!(ran.code, Some(1), "{ran:?}");
        assert!(ran.out.contains("they may be of two different games."), "{ran:?}");
    }
}

#[test]
fn among_many_pairs_those_that_fit_none_are_named() {
    let folder = tempfile::tempdir().expect("folder");
    let put = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("written");
    let italian = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. d3 d6 6. c3 a6 7. Nbd2 O-O";
    let queens = "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Rc1 h6 7. Bh4 b6";
    put("one.a.txt", italian);
    put("one.b.txt", queens);
    put("two.a.txt", italian);
    put("two.b.txt", &italian.replace("2. Nf3", "2. Nh3"));
    let request = CompareOptions {
        first: folder.path().to_owned(),
        second: None,
        languages: [Some(English); 2],
        format: OutputFormat::Words,
    };
    let mut out = Vec::new();
    run(&request, &Wording::new("en").expect("English"), &mut |_| None, &mut out).expect("written");
    let text = String::from_utf8(out).expect("UTF-8");
    let fits_none: Vec<&str> = text.lines().filter(|line| line.contains("two different games")).collect();
    assert_eq!(fits_none.len(), 1, "{text}");
    assert!(fits_none[0].starts_with("one: differ"), "{text}");
}
