//! Games of other programs and other times as records: what is read, what is said of each game, and what nobody noted.

use std::fs;
#[cfg(unix)]
use std::io::{BufRead, BufReader};
use std::path::Path;
#[cfg(unix)]
use std::process::Stdio;

use annabella::game::half_move::HalfMove;
use annabella::notation::pgn::{PgnGame, Problem, Remark, games_of, read_pgn};
use annabella::notation::{NotationForm, SheetLanguage, write};
use annabella::storage::exports::pgn as pgn_of;
use annabella::storage::imports::record_of;
use annabella::storage::journal::{read_bytes, replay};
use annabella::storage::pgn_file::PgnFile;
use annabella::wording::Wording;
use proptest::prelude::*;
use shakmaty::{CastlingMode, Chess, Color, Position};

use crate::packages::{Package, has};
#[cfg(unix)]
use crate::program::ended;
use crate::program::{Home, Ran, ran};

fn import(home: &Home, arguments: &[&str]) -> Ran {
    home.run(&["import", "--lang", "en"].iter().chain(arguments).copied().collect::<Vec<_>>(), "")
}

/// The record of the only game of a PGN.
fn imported(home: &Home, pgn: impl AsRef<[u8]>) -> String {
    fs::write(home.path("in.pgn"), pgn).expect("written");
    let record = home.at("imported.jsonl");
    let ran = import(home, &[&home.at("in.pgn"), "--journal", &record]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    record
}

fn exported(home: &Home, record: &str, form: &str) -> String {
    let ran = home.run(&["export", record, "--to", form, "--lang", "en"], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    ran.out
}

/// The half-moves of the only game of a PGN.
fn squares(pgn: &[u8]) -> String {
    let games = read_pgn(pgn).unwrap_or_else(|fault| panic!("{fault:?} in {}", String::from_utf8_lossy(pgn)));
    assert_eq!(games.len(), 1, "{games:?}");
    let plies = games[0].plies.iter().map(|ply| ply.half_move.to_string());
    plies.collect::<Vec<_>>().join(" ")
}

#[test]
fn what_people_write_is_read_as_they_mean_it() {
    for (text, expected) in [
        ("1. g1f3 d7d5 2. e2e4 d5e4 *", "g1f3 d7d5 e2e4 d5e4"),
        ("1. Ng1-f3 d7-d5 2. e2-e4 d5xe4 *", "g1f3 d7d5 e2e4 d5e4"),
        ("1. e4 d5 2. ed5 Qd5 *", "e2e4 d7d5 e4d5 d8d5"),
        ("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8Q+ Kg7 *", "a7a8q h8g7"),
        ("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8(R)+ Kg7 *", "a7a8r h8g7"),
        ("[FEN \"7k/8/8/8/8/8/3p4/K7 b - - 0 1\"]\n\n1... d1N *", "d2d1n"),
        ("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a7a8q Kg7 *", "a7a8q h8g7"),
        ("1. e4 d5 2. e5 f5 3. exf6e.p. Nxf6 *", "e2e4 d7d5 e4e5 f7f5 e5f6 g8f6"),
        ("1. e4 d5 2. e5 f5 3. exf6ep Nxf6 *", "e2e4 d7d5 e4e5 f7f5 e5f6 g8f6"),
        ("1. e4 d5 2. e5 f5 3. exf6 e.p. Nxf6 *", "e2e4 d7d5 e4e5 f7f5 e5f6 g8f6"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. o-o Nf6 *", "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6"),
        ("1. e4 e5 2. ♘f3 ♞c6 3. ♗b5 a6 *", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6"),
        ("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 *", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6"),
        ("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 *", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6"),
        ("1. e4 e5 2. Qh5 Nc6 3. Qxf7 check Kxf7 1-0", "e2e4 e7e5 d1h5 b8c6 h5f7 e8f7"),
        ("1. ｅ４ ｅ５ 2. Ｎｆ３ *", "e2e4 e7e5 g1f3"),
        ("1. e4 e5 2. N\u{ad}f3 \u{200b}Nc6 *", "e2e4 e7e5 g1f3 b8c6"),
        ("1.\u{a0}e4 e5\u{a0}2.\u{a0}Nf3 *", "e2e4 e7e5 g1f3"),
        ("1… e4 e5 2…Nf3 *", "e2e4 e7e5 g1f3"),
        ("% written by another program\n[Event \"x\"]\n\n1. e4 e5 *", "e2e4 e7e5"),
        ("1. e4 e5 *\r\n\u{1a}", "e2e4 e7e5"),
        ("1. e4 RR e5 N 2. Nf3 D 2... Nc6 *", "e2e4 e7e5 g1f3 b8c6"),
        ("1. e4 e5*", "e2e4 e7e5"),
        ("1) e4 e5 2) Nf3 *", "e2e4 e7e5 g1f3"),
        ("1. e4 - e5 2. Nf3 – Nc6 *", "e2e4 e7e5 g1f3 b8c6"),
        ("1. e4 e5 2. Nf3+- Nc6= 3. Bb5+/- a6± *", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6"),
        ("1. e4 e5 2. nf3 nc6 3. bb5 a6 *", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6"),
        ("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 *", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6"),
        ("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=(R)+- Kg7 *", "a7a8r h8g7"),
        ("1. e4 e5 1-0 {Black has left}", "e2e4 e7e5"),
        ("1.e4,e5 2.Nf3,Nc6, 3. Bb5, a6, 1-0", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6"),
        ("1. e4 {a {b} c {d {e}} f} e5 {x} *", "e2e4 e7e5"),
        // Braces do not nest: what is never closed twice ends where it is closed once.
        ("1. e4 {a { b} e5 {x} 2. Nf3 {{} Nc6 *", "e2e4 e7e5 g1f3 b8c6"),
        ("1. e4 e5 * ; not finished\n\n{the end of the file}\n", "e2e4 e7e5"),
        ("１．ｅ４ ｅ５　２．Ｎｆ３ ２．．．Ｎｃ６ １－０", "e2e4 e7e5 g1f3 b8c6"),
        ("1. e4 e5 2. Qh5⇄ Nc6⌓ 3. Qxf7mate 1-0", "e2e4 e7e5 d1h5 b8c6 h5f7"),
        ("1. e4 ; a comment\r1... e5\r% a line of another program\r2. Nf3 *\r", "e2e4 e7e5 g1f3"),
        ("1. e4 ; a comment\r\r\n1... e5\r\n%x\r\n2. Nf3 *\r\n", "e2e4 e7e5 g1f3"),
        ("1. e4 (1. d4 ; a) b( c)\n 1... d5) e5 2. Nf3 *", "e2e4 e7e5 g1f3"),
        ("1. e4 d5 2. e5 f5 3. exf6 e. p. Nxf6 *", "e2e4 d7d5 e4e5 f7f5 e5f6 g8f6"),
        ("1. e4 d5 2. e5 f5 3. exf6(ep) Nxf6 *", "e2e4 d7d5 e4e5 f7f5 e5f6 g8f6"),
        ("1. e4 d5 2. e5 f5 3. exf6 (E.P.) Nxf6 *", "e2e4 d7d5 e4e5 f7f5 e5f6 g8f6"),
        ("1. e4 d5 2. e5 f5 3. exf6 en passant Nxf6 *", "e2e4 d7d5 e4e5 f7f5 e5f6 g8f6"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 00 Nf6 *", "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6"),
        ("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8 = Q Kg7 *", "a7a8q h8g7"),
        ("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8 (R) Kg7 *", "a7a8r h8g7"),
        ("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8= ♘ Kg7 *", "a7a8n h8g7"),
        ("[FEN \"6nk/5P2/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. fxg8 B Kg7 *", "f7g8b h8g7"),
        ("[FEN\t\"7k/P7/8/8/8/8/8/K7\tw  –  -\"]\n\n1. a8=Q Kg7 *", "a7a8q h8g7"),
    ] {
        assert_eq!(squares(text.as_bytes()), expected, "{text}");
    }
    let wide: Vec<u8> = "[Event \"x\"]\n\n1. e4 e5 *\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(squares(&[&[0xff, 0xfe], wide.as_slice()].concat()), "e2e4 e7e5");
    let wide: Vec<u8> = "[Event \"x\"]\n\n1. e4 e5 *\n".encode_utf16().flat_map(u16::to_be_bytes).collect();
    assert_eq!(squares(&[&[0xfe, 0xff], wide.as_slice()].concat()), "e2e4 e7e5");
    assert_eq!(squares(&wide), "e2e4 e7e5", "without its mark");
}

/// A tag has the value that stands there, also over two lines and in the quotation marks of a word processor.
#[test]
fn tags_over_two_lines_and_in_other_marks_are_tags() {
    for tag in [
        "[Event \"a long\nname\"]",
        "[Event \"a long\r\n  name\"]",
        "[Event \"a long\rname\"]",
        "[Event\n\"a long name\"]",
        "[Event \"a long name\"\n]",
        "[Event “a long name”]",
        "[Event 'a long name']",
        "[Event „a long name“]",
    ] {
        let home = Home::new();
        let pgn = format!("{tag}\n[White \"Ana\"]\n\n1. e4 e5 *\n\n{tag}\n[White \"Ben\"]\n\n1. d4 d5 *\n");
        fs::write(home.path("in.pgn"), &pgn).expect("written");
        let games: Vec<_> = PgnFile::open(&home.path("in.pgn")).expect("open").collect();
        let found: Vec<_> = games
            .iter()
            .map(|game| {
                game.as_ref().expect("readable").read.as_ref().unwrap_or_else(|fault| panic!("{tag}: {fault:?}"))
            })
            .map(|game| (game.tag("Event"), game.tag("White"), game.plies.len()))
            .collect();
        assert_eq!(found, [(Some("a long name"), Some("Ana"), 2), (Some("a long name"), Some("Ben"), 2)], "{tag}");
    }
}

/// Whatever ends the lines of a file and however it is encoded, its games are the same, and a fault is in the same
/// line.
#[test]
fn a_file_is_read_alike_in_every_encoding_and_with_every_end_of_line() {
    let text = "% first\n[White \"Müller – “Č”\"]\n[Black \"Ben\"]\n\n1. e4 ; why\n1... e5\n% 2. d4\n2. Nf3 *\n\n\
        [White \"Ana\"]\n\n1. e4 e5\n2. Ke3 *\n\n[White \"Zoe\"]\n\n1. d4 d5 *\n";
    let home = Home::new();
    for end in ["\n", "\r\n", "\r"] {
        let text = text.replace('\n', end);
        let wide: Vec<u16> = text.encode_utf16().collect();
        let mut files = vec![("UTF-8", text.clone().into_bytes(), "Müller – “Č”")];
        let marked: Vec<u8> = [0xfeff].iter().chain(&wide).flat_map(|unit| unit.to_le_bytes()).collect();
        files.push(("UTF-16LE", marked, "Müller – “Č”"));
        files.push(("UTF-16BE", wide.iter().flat_map(|unit| unit.to_be_bytes()).collect(), "Müller – “Č”"));
        let of_windows = |c: char| match c {
            '–' => 0x96,
            '“' => 0x93,
            '”' => 0x94,
            'Č' => b'C',
            c => u8::try_from(u32::from(c)).expect("a letter of Latin-1"),
        };
        files.push(("Windows-1252", text.chars().map(of_windows).collect(), "Müller – “C”"));
        for (encoding, bytes, white) in files {
            fs::write(home.path("in.pgn"), bytes).expect("written");
            let games: Vec<_> =
                PgnFile::open(&home.path("in.pgn")).expect("open").map(|game| game.expect("read").read).collect();
            let [Ok(first), Ok(second), Ok(third)] = &games[..] else { panic!("{encoding} {end:?}: {games:?}") };
            let Some((line, Problem::Move { .. })) = second.broken_off() else { panic!("{encoding} {second:?}") };
            assert_eq!((first.tag("White"), first.plies.len(), line), (Some(white), 3, 13), "{encoding} {end:?}");
            assert_eq!(
                (first.plies[0].comment.as_str(), third.tag("White")),
                ("why", Some("Zoe")),
                "{encoding} {end:?}"
            );
        }
    }
}

/// A game with odds often has a right to castle with the rook that is not there.
#[test]
fn rights_that_a_position_cannot_have_are_left_out_and_that_is_said() {
    let home = Home::new();
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1",
        "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w KQkq a6 0 1",
    ] {
        fs::write(home.path("in.pgn"), format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. e4 e5 *\n")).expect("written");
        let answer = import(&home, &[&home.at("in.pgn"), "--check"]);
        assert!(answer.code == Some(0) && answer.err.contains(fen) && answer.err.contains("left out"), "{answer:?}");
        let games = read_pgn(&fs::read(home.path("in.pgn")).expect("there")).expect("readable");
        assert_eq!(games[0].remarks, [Remark::FalseRights { fen: fen.to_owned() }]);
    }
}

#[test]
fn what_may_mean_several_moves_is_as_strict_as_ever() {
    for (text, problem) in [
        ("1. d4 d5 2. Nc3 e6 3. Bg5 Nf6 4. Nf3 Nbd7 5. Nd2 *", None),
        ("1. Nf3 d5 2. d3 e6 3. Nd2 *", Some(("3.", "Nd2"))),
        ("1. e4 d5 2. d5 *", Some(("2.", "d5"))),
        ("1. e4 e5 2. Ke3 *", Some(("2.", "Ke3"))),
        // Legal in Romanian, and no letter says so.
        ("1. e4 e5 2. Nd3 *", Some(("2.", "Nd3"))),
    ] {
        let read = read_pgn(text.as_bytes()).map_err(|fault| fault.problem).map(|_| ());
        let expected = problem.map_or(Ok(()), |(at, text)| Err(Problem::Move { at: at.into(), text: text.into() }));
        assert_eq!(read, expected, "{text}");
    }
    let other = read_pgn(b"[Variant \"Crazyhouse\"]\n\n1. e4 N@f3+ *").map_err(|fault| fault.problem);
    assert_eq!(other, Err(Problem::Variant { name: "Crazyhouse".to_owned() }));
}

/// Each game of a text stands for itself, also where they share a line.
#[test]
fn games_on_one_line_are_read_one_by_one() {
    for (text, readable) in [
        ("1. e4 e5 1-0 1. d4 d5 * 1. c4 *", "ooo"),
        ("1. e4 e5 2. Ke3 1-0 1. d4 d5 * 1. c4 *", "poo"),
        ("1. f3 e5 2. g4 Qh4# 1-0 1. d4 d5 *", "po"),
        ("1. e4 {never 1-0 1. d4 d5 *", "p"),
        ("[Event never\n\n1. e4 *", "p"),
        ("[Result \"0-1\"]\n1. e4 1-0\n[White \"next\"]\n1. d4 *", "po"),
        ("[Variant \"Atomic\"]\n1. e4 *\n[White \"next\"]\n1. d4 *", "xo"),
        ("hello 1-0 1. e4 *", "xo"),
        ("", ""),
    ] {
        // Whole, in part, not at all.
        let kind = |game: Result<PgnGame, _>| match game {
            Ok(game) if game.remarks.iter().any(Remark::loses_something) => 'p',
            Ok(_) => 'o',
            Err(_) => 'x',
        };
        assert_eq!(games_of(text, 1).map(kind).collect::<String>(), readable, "{text}");
    }
}

#[test]
fn one_game_that_cannot_be_read_costs_no_other() {
    let three = "[White \"Ana\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n\
        [White \"Cleo\"]\n[Black \"Dirk\"]\n[Result \"0-1\"]\n\n1. e4 e5 2. Ke3 0-1\n\n\
        [White \"Emil\"]\n[Black \"Fay\"]\n[Result \"*\"]\n\n1. d4 d5 *\n";
    let home = Home::new();
    fs::write(home.path("three.pgn"), three).expect("written");
    for (bad, number, code, lines) in [
        ("1. e4 e5 2. Ke3 0-1", "Move 2. Ke3", 1, 1),
        ("1. e4 e5 2. foo d4 0-1", "foo", 1, 1),
        ("1. f3 e5 2. g4 Qh4# 1-0", "0-1", 1, 1),
        ("1. e4 {never closed", "{", 1, 1),
        ("1. e4 (1. d4 0-1", "(", 1, 1),
        ("[Event never\n\n1. e4 0-1", "[", 1, 1),
        ("1. e4 e5 } 2. Nf3 0-1", "}", 1, 1),
        ("[Variant \"Atomic\"]\n\n1. e4 0-1", "Atomic", 1, 0),
        ("1. e4 e5 3. Nf3 0-1", "3", 0, 1),
    ] {
        fs::write(home.path("in.pgn"), three.replace("1. e4 e5 2. Ke3 0-1", bad)).expect("written");
        for (arguments, code, lines, is_bad) in [
            (&[][..], code, 2 + lines, true),
            (&["--game", "1"], 0, 1, false),
            (&["--game", "3"], 0, 1, false),
            (&["--game", "2"], code, lines, true),
        ] {
            let file = home.at("in.pgn");
            let checked = import(&home, &[&[file.as_str(), "--check"], arguments].concat());
            assert_eq!((checked.code, checked.out.lines().count()), (Some(code), lines), "{bad}: {checked:?}");
            let says = checked.err.contains("game 2") && checked.err.contains(number);
            assert_eq!(says, is_bad, "{bad}: {checked:?}");
        }
    }
    assert!(
        !home.path("data").exists() || home.run(&["games", "--lang", "en"], "").out.contains("no such"),
        "nothing written"
    );
    let none = import(&home, &[&home.at("three.pgn"), "--game", "7"]);
    assert!(none.code == Some(2) && none.err.contains("1 .. 3"), "{none:?}");
    let which = import(&home, &[&home.at("three.pgn"), "--journal", &home.at("one.jsonl")]);
    assert!(which.code == Some(2) && which.err.contains("--game") && !home.path("one.jsonl").exists(), "{which:?}");
}

// On Windows all programs of a user share one home: no test can have kept games of its own.
#[cfg(unix)]
#[test]
fn an_imported_game_is_listed_under_its_own_date_and_not_gone_on_with() {
    let home = Home::new();
    let pgn = "[Date \"1937.10.05\"]\n[White \"Ana\"]\n[Black \"Ben\"]\n\n1. e4 e5 *\n\n\
        [Date \"2024.05.??\"]\n[White \"Cleo\"]\n[Black \"Dirk\"]\n\n1. d4 *\n\n[White \"Emil\"]\n[Black \"Fay\"]\n\n1. c4 *\n";
    fs::write(home.path("in.pgn"), pgn).expect("written");
    let ran = import(&home, &[&home.at("in.pgn")]);
    assert_eq!((ran.code, ran.out.lines().count()), (Some(0), 3), "{ran:?}");
    let listed = home.run(&["games", "--lang", "en"], "").out;
    for part in ["Ana against Ben, 1937-10-05.", "Cleo against Dirk, 2024-05.", "Emil against Fay, no date."] {
        assert!(listed.contains(part), "{part}: {listed}");
    }
    let resumed = home.run(&["resume", "--face", "lines", "--voice", "off", "--lang", "en"], "quit\n");
    assert!(resumed.code != Some(0) && !resumed.out.contains("Emil"), "{resumed:?}");
    let named = home.run(&["resume", "Emil", "--face", "lines", "--voice", "off", "--lang", "en"], "quit\nyes\n");
    assert_eq!(named.code, Some(0), "{named:?}");
}

#[test]
fn no_edition_ends_a_game_of_other_times() {
    let shuffle = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1\n\
        Ng8 9. Nf3 Nf6 10. Ng1 Ng8 11. d4 d5 1-0";
    for (tags, moves, last) in [
        ("[Date \"1937.10.05\"]\n", shuffle, "11. d4 d5 1-0"),
        ("", shuffle, "11. d4 d5 1-0"),
        ("[Date \"2024.01.05\"]\n", shuffle, "11. d4 d5 1-0"),
        ("[FEN \"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\"]\n", "1. Kxe2 Kd7 2. Ke3 1/2-1/2", "2. Ke3 1/2-1/2"),
        ("[FEN \"4k3/7p/8/8/8/8/7P/R3K2R w KQ - 148 90\"]\n", "90. Ra2 Kd7 91. Ra3 Kd6 92. Ra4 *", "92. Ra4 *"),
        (
            "[TimeControl \"1/86400\"]\n",
            "1. e4 {[%clk 0:00:00]} e5 {[%clk 23:00:00]} 2. d4 {[%clk 0:00:00]} d5 {[%clk 22:00:00]} *",
            "d5",
        ),
    ] {
        let home = Home::new();
        let record = imported(
            &home,
            format!("{tags}[Result \"{}\"]\n\n{moves}", moves.split_whitespace().last().expect("an end")),
        );
        let pgn = exported(&home, &record, "pgn");
        assert!(pgn.contains(last), "{tags}: {pgn}");
        assert_eq!(
            home.run(&["verify", &record, "--lang", "en"], "").code,
            Some(if pgn.contains("[Result \"*\"]") { 2 } else { 0 })
        );
    }
}

/// What a PGN says comes back out of its record, and nothing else.
#[test]
fn nobodys_facts_are_recorded() {
    let home = Home::new();
    let record =
        imported(&home, "[White \"Ana\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n{first} 1. e4 {best by test} e5 1-0");
    let pgn = exported(&home, &record, "pgn");
    for part in ["[Date \"????.??.??\"]", "{first} 1. e4 {best by test} 1... e5 1-0"] {
        assert!(pgn.contains(part), "{part}: {pgn}");
    }
    for part in ["TimeControl", "Termination", "clk", "emt"] {
        assert!(!pgn.contains(part), "{part}: {pgn}");
    }
    let today = jiff_year();
    for form in ["html", "trf", "scoresheet"] {
        let text = exported(&home, &record, form);
        assert!(!text.contains(&today) && !text.contains("Date"), "{form}: {text}");
    }
    for (tags, text) in [
        ("[TimeControl \"40 moves in two hours\"]", "[TimeControl \"40 moves in two hours\"]"),
        ("[TimeControl \"15'/game & 10\"/move\"]", "[TimeControl \"15'/game & 10\\\"/move\"]"),
        ("[Site \"C:\\Games\\\"]", "[Site \"C:\\\\Games\\\\\"]"),
        ("[Site \"a \\\"b\\\" \\\\ c\"]", "[Site \"a \\\"b\\\" \\\\ c\"]"),
        ("[Date \"1999.??.??\"]", "[Date \"1999.??.??\"]"),
    ] {
        let home = Home::new();
        let record = imported(&home, format!("{tags}\n[Result \"1-0\"]\n\n1. e4 e5 1-0"));
        let pgn = exported(&home, &record, "pgn");
        assert!(pgn.contains(text), "{text}: {pgn}");
        assert!(exported(&home, &record, "html").contains("</html>"));
    }
    let home = Home::new();
    let record =
        imported(&home, "[Result \"1/2-1/2\"]\n\n1. e4 e5 {[%clk 1:00:00]} 2. Nf3 Nc6 {[%clk 0:59:00]} 1/2-1/2");
    let pgn = exported(&home, &record, "pgn");
    assert!(pgn.contains("1. e4 e5 {[%clk 1:00:00]} 2. Nf3 Nc6 {[%clk 0:59:00]} 1/2-1/2"), "{pgn}");
    let record = fs::read_to_string(record).expect("a record");
    assert!(!record.contains("move_announced") && record.contains("\"laws\":2023"), "{record}");
}

/// Games as people and programs leave them, with the half-moves and the result that are recorded, the exit code, and a
/// part of what is said.
#[test]
fn one_sign_costs_no_game() {
    let head = "[Event \"Open\"]\n[White \"Ana\"]\n[Black \"Ben\"]\n";
    for (pgn, moves, result, code, said) in [
        // Numbers decorate.
        ("[Result \"1-0\"]\n\n1. d4 d5 2. c4 e6 3. Nc3 (3. Nf3) 2... Nf6 4. Bg5 1-0", 7, "1-0", 0, "has the number 2"),
        ("\n0. d4 d5 1. c4 e6 *", 4, "*", 0, "has the number 0"),
        ("\n1. d4 2. d5 3. c4 *", 3, "*", 0, "has the number 2"),
        ("\n1. d4 d5 11. c4 12. e6 *", 4, "*", 0, "has the number 11"),
        // Over, and gone on with.
        ("\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# Kxf7 5. Bxf7 1-0", 7, "1-0", 1, "before move 4..."),
        ("\n1. f3 e5 2. g4 Qh4# 5. a3 a6 0-1", 4, "0-1", 1, "before move 3."),
        // Illegal, and it stood.
        ("[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 f6 3. Nf3 g6 4. Qxg6+ a6 1-0", 3, "1-0", 1, "2... f6 is not legal"),
        ("[Result \"1-0\"]\n\n1. e4 e5 2. -- Nf6 1-0", 2, "1-0", 1, "2. --"),
        ("\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bx", 6, "*", 1, "Bx"),
        ("\n1. e4 e5 2. N f3 Nc6 *", 2, "*", 1, "there is N,"),
        ("\n1. e4 e5 2. Knight f3 Nc6 *", 2, "*", 1, "Knight"),
        // Contradictions.
        ("[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 0-1", 3, "*", 1, "says 1-0, but the moves end with 0-1"),
        ("\n1. f3 e5 2. g4 Qh4# 1-0", 4, "*", 1, "the result of the last move is 0-1"),
        ("[Result \"1/2-1/2\"]\n\n1. f3 e5 2. g4 Qh4# *", 4, "*", 1, "the result of the last move is 0-1"),
        // Stray signs.
        ("\n1. e4 e5 {good\n}\n}\n2. Nf3 Nc6 1-0", 4, "1-0", 1, "} has no meaning"),
        ("\n1. e4 e5) 2. Nf3 ] Nc6 1-0", 4, "1-0", 1, ") has no meaning"),
        ("\n1. e4 e5 Diagram 2. Nf3 Nc6 1-0", 4, "1-0", 1, "Diagram has no meaning"),
        ("\n1. e4 e5 [#] 2. Nf3 Nc6 1-0", 4, "1-0", 1, "[#]"),
        ("\n1. e4 e5 \\$18 2. Nf3 Nc6 1-0", 4, "1-0", 0, ""),
        ("\n1. e4 e5 2. Qh5+\u{2212} Nc6\u{2212}+ 1-0", 4, "1-0", 0, ""),
        ("\n1. e4 e5 2. Nf3 N Nc6 RR 3. Bb5 D a6 1-0", 6, "1-0", 0, ""),
        ("\n1. e4 e5 2. D f3 Nc6 1-0", 2, "1-0", 1, "D"),
        // Torn tags.
        ("[BlackType: \"program\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1", 4, "0-1", 1, "BlackType"),
        ("[Site \"Hall]\n\n1. e4 e5 1-0", 2, "1-0", 1, "[Site"),
        ("[Site \"Hall\n[Round \"1\"]\n\n1. e4 e5 1-0", 2, "1-0", 1, "[Site"),
        ("[Site]\n\n1. e4 e5 1-0", 2, "1-0", 1, "[Site]"),
        // Comments and variations.
        ("\n1. e4 e5 {and so on", 2, "*", 1, "{ never ends"),
        ("\n1. e4 e5 ( and so on", 2, "*", 1, "( never ends"),
        ("\n1. e4 e5 {a\n\n[Site \"x\"]\n b} 2. Nf3 1-0", 3, "1-0", 0, ""),
        ("[Result \"+-\"]\n", 0, "1-0", 0, ""),
        ("[Result \"-+\"]\n", 0, "0-1", 0, ""),
    ] {
        let home = Home::new();
        fs::write(home.path("in.pgn"), format!("{head}{pgn}\n")).expect("written");
        let record = home.at("game.jsonl");
        let ran = import(&home, &[&home.at("in.pgn"), "--journal", &record]);
        assert_eq!(ran.code, Some(code), "{pgn}: {ran:?}");
        let lines = if said.is_empty() { 0 } else { 1 };
        assert!(ran.err.contains(said) && ran.err.lines().count() >= lines, "{pgn}: {ran:?}");
        assert!(!said.is_empty() || ran.err.is_empty(), "{pgn}: {ran:?}");
        let text = exported(&home, &record, "pgn");
        let games = read_pgn(text.as_bytes()).unwrap_or_else(|fault| panic!("{pgn}: {fault:?} in {text}"));
        assert_eq!((games.len(), games[0].plies.len()), (1, moves), "{pgn}: {text}");
        let tags = [format!("[Result \"{result}\"]"), "[White \"Ana\"]".into(), "[Black \"Ben\"]".into()];
        assert!(tags.iter().all(|tag| text.contains(tag)), "{pgn}: {text}");
        let again = imported_again(&home, &text);
        assert_eq!(again, text, "{pgn}");
    }
}

/// The PGN of the record that is made of a PGN.
fn imported_again(home: &Home, pgn: &str) -> String {
    fs::write(home.path("out.pgn"), pgn).expect("written");
    let record = home.at("again.jsonl");
    let ran = import(home, &[&home.at("out.pgn"), "--journal", &record]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{pgn}: {ran:?}");
    exported(home, &record, "pgn")
}

/// A board that was not played is a game of its own, and its names go over to no other.
#[test]
fn a_head_without_moves_is_a_game_of_its_own() {
    let head = |white: &str, black: &str| {
        format!("[Event \"Open\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"*\"]\n")
    };
    let (ana, cleo) = (head("Ana", "Ben"), head("Cleo", "Dirk"));
    for (pgn, expected) in [
        (format!("{ana}\n{cleo}\n1. e4 e5 *\n"), vec![("Ana", "Ben", 0), ("Cleo", "Dirk", 2)]),
        (format!("{ana}{cleo}\n1. e4 e5 *\n"), vec![("Ana", "Ben", 0), ("Cleo", "Dirk", 2)]),
        (format!("{ana}\n{cleo}"), vec![("Ana", "Ben", 0), ("Cleo", "Dirk", 0)]),
        (
            format!("{ana}\n{ana}\n{cleo}\n{cleo}"),
            vec![("Ana", "Ben", 0), ("Ana", "Ben", 0), ("Cleo", "Dirk", 0), ("Cleo", "Dirk", 0)],
        ),
        (
            "[White \"Ana\"]\n[Black \"Ben\"]\n\n[Event \"x\"]\n[White \"Cleo\"]\n[Black \"Dirk\"]\n\n1. e4 *"
                .to_owned(),
            vec![("Ana", "Ben", 0), ("Cleo", "Dirk", 1)],
        ),
        // An empty line among the tags of one game.
        ("[Event \"x\"]\n\n[White \"Ana\"]\n[Black \"Ben\"]\n\n1. e4 *".to_owned(), vec![("Ana", "Ben", 1)]),
        ("> [White \"Ana\"]\n> [Black \"Ben\"]\n>\n> 1. e4 e5\n> 2. Nf3 *\n".to_owned(), vec![("Ana", "Ben", 3)]),
        (
            "[White \"Ana\"]\n[Black \"Ben\"]\n\n1. e4 {never\n\n[White \"Cleo\"]\n[Black \"Dirk\"]\n\n1. d4 {x} d5 *"
                .to_owned(),
            vec![("Ana", "Ben", 1), ("Cleo", "Dirk", 2)],
        ),
    ] {
        let home = Home::new();
        fs::write(home.path("in.pgn"), &pgn).expect("written");
        let games: Vec<_> =
            PgnFile::open(&home.path("in.pgn")).expect("open").map(|game| game.expect("read")).collect();
        let found: Vec<_> = games
            .iter()
            .map(|game| game.read.as_ref().unwrap_or_else(|fault| panic!("{pgn}: {fault:?}")))
            .map(|game| (game.tag("White").unwrap_or("-"), game.tag("Black").unwrap_or("-"), game.plies.len()))
            .collect();
        assert_eq!(found, expected, "{pgn}");
        let ran = import(&home, &[&home.at("in.pgn"), "--check"]);
        assert_eq!(ran.out.lines().count(), expected.len(), "each is said: {ran:?}");
    }
}

#[test]
fn what_is_noted_beside_the_moves_comes_back_out() {
    let home = Home::new();
    let pgn = "[Event \"Open\"]\n[Variant \"Standard\"]\n\n{before} 1. e4! {[%cal Gd2d4] good [%csl Re5]} (1. d4 {a} d5 ; b (\n (1... Nf6 $6) 2. c4) (1. c4) e5?! $6 \
        2. Nf3 $14 {[%clk 1:00:00] [%eval 0.3]} Nc6 ± *\n";
    let once = exported(&home, &imported(&home, pgn), "pgn");
    for part in [
        "[Variant \"Standard\"]",
        "1. e4! {[%cal Gd2d4] good [%csl Re5]}",
        "(1. c4) 1... e5?! $6 2. Nf3 $14",
        "[%eval 0.3]",
        "Nc6 $16 *",
    ] {
        assert!(once.replace('\n', " ").contains(part), "{part}: {once}");
    }
    assert!(once.replace('\n', " ").contains("(1. d4 {a} d5 { b (} (1... Nf6 $6) 2. c4)"), "{once}");
    assert_eq!(imported_again(&home, &once), once);
}

/// A sign that is left out in a variation makes nothing else of it when it is read again.
#[test]
fn a_variation_with_a_stray_sign_comes_back_out_the_same() {
    for variation in ["(=])", "(e.p.])", "([e.p.)", "(2. d4])", "( = )"] {
        let home = Home::new();
        let pgn = format!("[Event \"x\"]\n\n1. e4 e5 2. Nf3 {variation} Nc6 *\n");
        let once = exported(&home, &imported(&home, &pgn), "pgn");
        assert_eq!(imported_again(&home, &once), once, "{variation}");
    }
}

#[test]
fn a_glyph_directly_behind_a_move_is_kept_with_it() {
    for (written, kept) in [
        ("Nf3±", "2. Nf3 $16 Nc6"),
        ("Nf3∓", "2. Nf3 $17 Nc6"),
        ("Nf3⩲", "2. Nf3 $14 Nc6"),
        ("Nf3+-", "2. Nf3 $18 Nc6"),
        ("Nf3\u{2212}+", "2. Nf3 $19 Nc6"),
        ("Nf3!∞", "2. Nf3! $13 Nc6"),
        ("Qh5=", "2. Qh5 $10 Nc6"),
        ("Nf3", "2. Nf3 Nc6"),
    ] {
        let home = Home::new();
        let pgn = format!("[Event \"{written}\"]\n\n1. e4 e5 2. {written} Nc6 3. Bb5 a6 4. Bxc6± dxc6 *\n");
        let text = exported(&home, &imported(&home, &pgn), "pgn");
        assert!(text.contains(&format!("{kept} 3. Bb5 a6 4. Bxc6 $16 dxc6 *")), "{written}: {text}");
    }
}

/// The year of today, as the system has it.
fn jiff_year() -> String {
    let today = annabella::storage::calendar::date(annabella::time::unix_ms());
    today.split('-').next().expect("a year").to_owned()
}

#[test]
fn results_are_read_as_others_write_them() {
    for (tag, end, token) in [
        ("1-0", "*", "1-0"),
        ("*", "0-1", "0-1"),
        ("?", "1/2", "1/2-1/2"),
        ("½", "½", "1/2-1/2"),
        ("1/2", "1/2-1/2", "1/2-1/2"),
        ("½-½", "", "1/2-1/2"),
        ("", "1/2", "1/2-1/2"),
        ("1:0", "1–0", "1-0"),
        ("", "1 - 0", "1-0"),
        ("", "0–1.", "0-1"),
        ("", "1/2 - 1/2", "1/2-1/2"),
        ("", "½ : ½", "1/2-1/2"),
        ("", "0,5-0,5", "1/2-1/2"),
        ("", "0.5:0.5 {agreed}", "1/2-1/2"),
        ("0-0", "0-0", "Points \"0-0\""),
        ("", "0-0", "Points \"0-0\""),
    ] {
        let home = Home::new();
        let result = if tag.is_empty() { String::new() } else { format!("[Result \"{tag}\"]\n") };
        let pgn = exported(&home, &imported(&home, format!("{result}\n1. e4 e5 {end}")), "pgn");
        assert!(pgn.contains(token) && pgn.contains("1. e4 e5"), "{tag} {end}: {pgn}");
    }
    let home = Home::new();
    fs::write(home.path("in.pgn"), "[Result \"1-0\"]\n\n1. e4 e5 *\n").expect("written");
    let answer = import(&home, &[&home.at("in.pgn"), "--check"]);
    assert!(answer.code == Some(0) && answer.err.contains("tag Result"), "{answer:?}");
    let castled = squares(b"1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 0-0");
    assert!(castled.ends_with("e1g1 e8g8"), "castling, where the king can: {castled}");
}

#[test]
fn a_game_that_goes_on_after_mate_is_recorded_up_to_there_and_that_is_said() {
    let games: Vec<_> = games_of("1. f3 e5 2. g4 Qh4# 3. a3\na6 *", 1).collect();
    let game = games[0].as_ref().expect("readable");
    assert_eq!(game.plies.len(), 4);
    assert_eq!(game.remarks, [Remark::WentOn { line: 1, at: "3.".to_owned() }]);
    let home = Home::new();
    fs::write(home.path("in.pgn"), "1. f3 e5 2. g4 Qh4# 3. a3\na6 *").expect("written");
    let answer = import(&home, &[&home.at("in.pgn"), "--check"]);
    assert!(answer.code == Some(1) && answer.err.contains("before move 3."), "{answer:?}");
}

#[test]
fn chess960_is_known_under_each_of_its_names_and_by_the_letters_of_its_rooks() {
    let start = "nbbrknrq/pppppppp/8/8/8/8/PPPPPPPP/NBBRKNRQ w";
    for (variant, rights) in [
        ("fischerandom", "KQkq"),
        ("Fischerandom", "KQkq"),
        ("Fischer Random", "KQkq"),
        ("Chess 960", "KQkq"),
        ("Freestyle Chess", "KQkq"),
        ("", "GDgd"),
        ("", "KQkq"),
    ] {
        let tag = if variant.is_empty() { String::new() } else { format!("[Variant \"{variant}\"]\n") };
        let pgn = format!("{tag}[SetUp \"1\"]\n[FEN \"{start} {rights} - 0 1\"]\n\n1. g3 g6 *");
        let games = read_pgn(pgn.as_bytes()).unwrap_or_else(|fault| panic!("{variant} {rights}: {fault:?}"));
        assert_eq!((games[0].mode, games[0].plies.len()), (CastlingMode::Chess960, 2), "{variant} {rights}");
    }
}

/// A thousand and one short games.
#[cfg(unix)]
fn many_games() -> String {
    "[White \"Ana\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n".repeat(1_001)
}

/// Whenever an import is killed, each record that is there is a whole one.
#[cfg(unix)]
#[test]
fn a_killed_import_leaves_whole_records_only() {
    let home = Home::new();
    fs::write(home.path("in.pgn"), many_games()).expect("written");
    let mut command = home.command(&["import", "--lang", "en", &home.at("in.pgn")]);
    let mut child = command.stdout(Stdio::piped()).spawn().expect("it starts");
    let said = BufReader::new(child.stdout.take().expect("piped"));
    assert_eq!(said.lines().take(40).filter_map(Result::ok).count(), 40);
    child.kill().expect("killed");
    ended(&mut child);
    let records: Vec<_> = fs::read_dir(home.path("data/annabella/games"))
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
        .collect();
    assert!(records.len() >= 40, "{}", records.len());
    for record in &records {
        let whole = fs::read_to_string(record).expect("a record");
        assert!(whole.lines().count() == 10 && whole.ends_with('\n') && whole.contains("record_closed"), "{whole}");
    }
    let ran = home.run(&["verify", "--lang", "en", &records[0].display().to_string()], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

/// Where the sentences go into a file, the terminal shows how far it is.
#[cfg(unix)]
#[test]
fn a_long_file_shows_at_a_terminal_how_far_it_is_read() {
    let home = Home::new();
    fs::write(home.path("in.pgn"), many_games()).expect("written");
    let mut shell = home.shell((24, 100));
    shell.hear("shell> ");
    shell.line(&format!("\"$annabella\" import --lang en --check {} > {}", home.at("in.pgn"), home.at("out")));
    shell.hear("1001 games: 1001 whole");
    let raw = String::from_utf8_lossy(shell.raw()).into_owned();
    assert!(raw.contains("\r900 games read") && raw.contains("\r\u{1b}[K"), "{raw:?}");
    assert!(!shell.contents().contains("games read"), "it is gone in the end: {}", shell.contents());
    shell.line("exit");
    shell.end();
}

/// A file is read game by game: the memory that it takes does not grow with it.
#[test]
fn a_long_file_takes_no_more_memory_than_a_short_one() {
    let home = Home::new();
    let game = "[White \"Ana\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0\n\n";
    let read = |games: usize| {
        fs::write(home.path("long.pgn"), game.repeat(games)).expect("written");
        let mut count = 0;
        let used = allocation_counter::measure(|| {
            let file = PgnFile::open(&home.path("long.pgn")).expect("opened");
            count = file.filter(|read| read.as_ref().is_ok_and(|game| game.read.is_ok())).count();
        });
        assert_eq!(count, games);
        used.bytes_max
    };
    let (short, long) = (read(20), read(4000));
    assert!(long < short + short / 4, "{short} bytes for 20 games, {long} for 4000");
}

/// Python: writes games of random moves, some from other positions, with comments and variations.
const WRITE: &str = "
import chess, chess.pgn, random
random.seed(7)
for number in range(60):
    board = chess.Board() if number % 3 else chess.Board.from_chess960_pos(random.randrange(960))
    game = chess.pgn.Game()
    game.setup(board)
    node = game
    for ply in range(random.randrange(120)):
        moves = list(board.legal_moves)
        if not moves or board.is_game_over(): break
        move = random.choice(moves)
        node = node.add_variation(move)
        board.push(move)
        if ply % 9 == 4: node.comment = 'a [%%clk 0:%02d:00] remark; (with) brackets' % (ply % 60)
        if ply % 11 == 3 and len(moves) > 1: node.parent.add_variation(random.choice(moves)).comment = 'other'
    game.headers['Result'] = '*'
    game.headers['White'] = 'Ana \"A\" %d' % number
    print(game, end='\\n\\n')
    print('#', board.board_fen(), len(board.move_stack))
";

#[test]
fn what_python_chess_writes_is_read_move_for_move() {
    if !has(&[Package::PythonChess]) {
        return;
    }
    let written = ran(std::process::Command::new("python3").args(["-c", WRITE]), b"");
    assert_eq!(written.code, Some(0), "{written:?}");
    let (ends, lines): (Vec<&str>, Vec<&str>) = written.out.lines().partition(|line| line.starts_with("# "));
    let games = read_pgn(lines.join("\n").as_bytes()).expect("readable");
    assert_eq!(games.len(), ends.len());
    for (game, end) in games.iter().zip(ends) {
        let mut position = game.start.clone();
        game.plies.iter().for_each(|ply| position = ply.half_move.played_in(&position).expect("legal"));
        assert_eq!(format!("# {} {}", position.board(), game.plies.len()), end);
    }
}

/// A half-move in one of the forms in which people write it.
fn form(half_move: HalfMove, position: &Chess, number: u16) -> String {
    let short = write(half_move, position, SheetLanguage::English, NotationForm::Short);
    match number % 12 {
        1 => write(half_move, position, SheetLanguage::English, NotationForm::Long),
        2 if !short.starts_with('0') => half_move.to_string(),
        3 => write(half_move, position, SheetLanguage::Figurine, NotationForm::Short),
        4 if short.contains(|c: char| c.is_uppercase()) => short.replace('x', ""),
        5 => short.replace('0', "o"),
        6 => short.chars().map(|c| format!("{c}\u{200b}")).collect(),
        7 => format!("{short}!?"),
        8 if half_move.promotion.is_some() => format!("{}({})", &short[..short.len() - 1], &short[short.len() - 1..]),
        9 => short.chars().map(wide).collect(),
        10 => format!("{short} check"),
        11 if half_move.promotion.is_some() => format!("{}={}", &short[..short.len() - 1], &short[short.len() - 1..]),
        _ => short,
    }
}

/// The letter as an input method types it.
fn wide(c: char) -> char {
    let code = u32::from(c);
    if c.is_ascii_alphanumeric() { char::from_u32(code + 0xfee0).unwrap_or(c) } else { c }
}

proptest! {
    /// Whatever is written in these forms is read back move for move.
    #[test]
    fn every_lenient_form_reads_back(choices in prop::collection::vec((any::<u16>(), any::<u16>()), 0..100)) {
        let (mut position, mut text, mut line) = (Chess::default(), String::new(), Vec::new());
        for (choice, kind) in choices {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = legal[usize::from(choice) % legal.len()];
            let half_move = HalfMove::of(mv, CastlingMode::Standard);
            if position.turn() == Color::White {
                text.push_str(&format!("{}. ", position.fullmoves()));
            }
            text.push_str(&form(half_move, &position, kind));
            text.push(' ');
            line.push(half_move.to_string());
            position.play_unchecked(mv);
        }
        prop_assert_eq!(squares(format!("[Event \"x\"]\n\n{text}*").as_bytes()), line.join(" "), "{}", text);
    }

    /// Whatever stands between the moves, each of them is read, and the record of a game gives a PGN that makes the
    /// same record.
    #[test]
    fn no_sign_between_the_moves_costs_one(choices in prop::collection::vec((any::<u16>(), 0usize..30), 1..60)) {
        let signs = [
            "!", "?? $3", "$14", "\\$18", "{a [%eval 0.3] b}", "{[%clk 0:10:00]}", "{[%cal Gd2d4]}", "; a (b\n", "(1. d4 {x)} d5)",
            "(=)", "}", ")", "[#]", "9.", "77...", "±", "+-", "e.p.", "{a {b} c}", "\n% other [White \"x\"]\n",
        ];
        let (mut position, mut text, mut line) = (Chess::default(), String::new(), Vec::new());
        for (choice, sign) in choices {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = legal[usize::from(choice) % legal.len()];
            let half_move = HalfMove::of(mv, CastlingMode::Standard);
            let written = write(half_move, &position, SheetLanguage::English, NotationForm::Short);
            text.push_str(&format!(" {written} {}", signs.get(sign).unwrap_or(&"")));
            line.push(half_move);
            position.play_unchecked(mv);
        }
        let once = recorded(&format!("[White \"Ana\"]\n\n{text} *\n"));
        let games: Vec<PgnGame> = games_of(&once, 1).map(|game| game.expect("readable")).collect();
        prop_assert_eq!(games.len(), 1, "{}", text);
        let read: Vec<HalfMove> = games[0].plies.iter().map(|ply| ply.half_move).collect();
        prop_assert_eq!(read, line, "{}", text);
        prop_assert_eq!(recorded(&once), once, "{}", text);
    }
}

/// The PGN of the record that is made of a game.
fn recorded(pgn: &str) -> String {
    let game = games_of(pgn, 1).next().expect("a game").unwrap_or_else(|fault| panic!("{fault:?} in {pgn}"));
    let record = record_of(&game, 0, "test", &Wording::new("en").expect("English"));
    let opened = read_bytes(record.as_bytes(), Path::new("game.jsonl")).expect("a record");
    pgn_of(&replay(&opened.records).expect("a game"), 0)
}
