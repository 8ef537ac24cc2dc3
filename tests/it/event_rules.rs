//! The rules of an event: checked with the line of what is wrong, explained, played by, and the results of its boards.

use std::fs;

use annabella::game::laws::edition::Edition;
use annabella::game::people::{Player, Sight};
use annabella::game::terms::Terms;
use annabella::storage::event_rules::{EventRules, TEMPLATE};
use annabella::storage::pairings::with_pairings;
use annabella::wording::languages;

use crate::program::{Home, carried};

fn explained(home: &Home, text: &str, language: &str) -> (Option<i32>, String) {
    let file = home.path("open.toml");
    fs::write(&file, text).expect("written");
    let ran = home.run(&["event", &file.to_string_lossy(), "--lang", language], "");
    (ran.code, ran.said())
}

#[test]
fn what_is_wrong_is_told_with_its_line_and_what_would_be_right() {
    let home = Home::new();
    for (text, line, right) in [
        ("[event]\nname = \"A\"\nplace = \"B\"\n", 3, "site"),
        ("[evnt]\n", 1, "event"),
        ("[rules]\nlaws = 2022\n", 2, "2023"),
        ("[rules]\n\ntime = \"soon\"\n", 3, "90+30"),
        ("[rules]\ntime = 90\nchess960 = 960\n", 3, "0 .. 959"),
        ("[rules]\nchess960 = 5\nfrom = \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"\n", 3, "chess960"),
        ("[rules]\nfrom = \"nowhere\"\n", 2, "rnbqkbnr/pppppppp"),
        ("[rules]\ncasual = \"perhaps\"\n", 2, "true false"),
        ("[rules]\nagreement-after = -1\n", 2, "0 .. 200"),
        ("[event]\nname = \"\"\n", 2, "\"...\""),
        ("[event]\nname = \"A\\u001b[2JB\"\n", 2, "\"...\""),
        ("[event]\ndate = \"2026-02-30\"\n", 2, "2026-11-22"),
        ("[white]\nsheet = \"klingon\"\n", 2, "es"),
        ("[white]\nkeeps = \"watch\"\n", 2, "sheet,board"),
        ("[white]\nname = \"A\"\n[black]\nname = \"A\"\n", 3, "white.name"),
        ("[[pairing]]\nround = 1\nboard = 1\nwhite = \"A\"\n", 1, "black"),
        ("[[pairing]]\nround = 1\nboard = 1\nwhite = \"A\"\nblack = \"A\"\n", 1, "white"),
        ("event = 5\n", 1, "[event]"),
        ("[event\n", 1, "TOML"),
        ("[event]\nname = 'A'\nname = 'B'\n", 3, "TOML"),
    ] {
        for language in languages() {
            let (code, said) = explained(&home, text, &language);
            assert_eq!(code, Some(2), "{text:?}: {said}");
            assert!(said.contains("open.toml") && said.contains(&format!(" {line}:")), "{text:?}: {said}");
            assert!(said.contains(right) && !said.contains('\u{1b}'), "{text:?}: {said}");
            assert_eq!(said.trim_end().lines().count(), 1, "one sentence: {said}");
        }
    }
}

#[test]
fn nothing_starts_with_rules_that_are_wrong() {
    let home = Home::new();
    let file = home.at("wrong.toml");
    fs::write(&file, "[rules]\nlaws = 1995\n").expect("written");
    let journal = home.at("game.jsonl");
    let ran = home.run(&["play", "--voice", "off", "--event", &file, "--journal", &journal], "e4\nquit\n");
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(!home.path("game.jsonl").exists(), "no record was begun");
    fs::write(&file, vec![b'#'; 10 << 20]).expect("written");
    let ran = home.run(&["event", &file], "");
    assert_ne!(ran.code, Some(0), "{ran:?}");
    assert_eq!(ran.said().trim_end().lines().count(), 1, "{ran:?}");
    fs::write(&file, b"[event]\nname = \"\xff\"\n").expect("written");
    let ran = home.run(&["event", &file], "");
    assert!(ran.code == Some(2) && ran.said().contains(" 2:"), "{ran:?}");
}

#[test]
fn a_new_file_is_right_as_it_is_and_with_everything_in_it_switched_on() {
    let home = Home::new();
    let file = home.at("new.toml");
    assert_eq!(home.run(&["event", &file, "--new"], "").code, Some(0));
    assert_eq!(home.run(&["event", &file], "").code, Some(0));
    assert_ne!(home.run(&["event", &file, "--new", "--lang", "de"], "").code, None);
    fs::write(&file, "[event]\nname = \"mine\"\n").expect("written");
    let ran = home.run(&["event", &file, "--new"], "");
    assert_ne!(ran.code, Some(0), "what is there stays: {ran:?}");
    let switched_on: String = TEMPLATE
        .lines()
        .map(|line| {
            line.strip_prefix("# ").filter(|rest| rest.starts_with('[') || rest.contains(" = ")).unwrap_or(line)
        })
        .filter(|line| !line.starts_with("pairings") && !line.starts_with("from"))
        .map(|line| line.to_owned() + "\n")
        .collect();
    let (code, said) = explained(&home, &switched_on, "en");
    assert_eq!(code, Some(0), "{said}\n{switched_on}");
    for part in ["Spring Open", "2026.11.22", "Weber, Jonas", "30 moves", "array 518", "One game is paired"] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

#[test]
fn the_game_has_the_terms_and_the_pgn_the_tags_of_the_event() {
    let home = Home::new();
    let (event, journal) = (carried("games/event/open.toml"), home.at("game.jsonl"));
    let event = event.to_string_lossy().into_owned();
    let play = ["play", "--voice", "off", "--lang", "en", "--event", &event, "--journal", &journal];
    let ran = home.run(&play, "Cf3\n\nquit\nyes\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let ran = home.run(&["export", &journal], "");
    for tag in [
        "[Event \"Spring Open\"]",
        "[Site \"Madrid\"]",
        "[Date \"2026.11.22\"]",
        "[Round \"3\"]",
        "[White \"Garcia, Ana\"]",
        "[Black \"Weber, Jonas\"]",
        "[Result \"*\"]",
        "[Board \"12\"]",
        "[TimeControl \"900+10\"]",
    ] {
        assert!(ran.out.contains(tag), "{tag}: {}", ran.out);
    }
    let mut terms = Terms::between(Player::named("W"), Player::named("B"));
    EventRules::read(&carried("games/event/open.toml")).expect("right").agree(&mut terms);
    assert_eq!((terms.edition, terms.agreement_after), (Edition::Of2018, 2));
    assert_eq!(terms.players.as_ref().map(|player| player.sight).black, Sight::Blind);
    assert_eq!(terms.players.as_ref().map(|player| player.sight).white, Sight::Sighted);
}

/// Lines as two pairing programs export them: with the next round paired and not yet played, and with all rounds played.
const NEXT_ROUND: &str = "\
012 Spring Open\r\n\
001    1 m    Weber, Jonas                      2100 GER     4600001 1990/01/01  1.0    1     3 w 1     2 b  \r\n\
001    2 f    Garcia, Ana                       2000 ESP     2200002 1991/02/02  1.0    2     4 b 1     1 w  \r\n\
001    3      Svensson, Åke                     1900 SWE                         0.0    3     1 b 0     4 w  \r\n\
001    4      Low, Li                           1800 MAS                         0.0    4     2 w 0     3 b  \r\n";
const PLAYED: &str = "\
001    7 m GM First, A                          2500 GER                         2.5    1     9 w 1     8 b =     0 - +\r\n\
001    8 m    Second, B                         2400 GER                         1.5    2     0 - H     7 w =     9 b 0\r\n\
001    9 m    Third, C                          2300 GER                         1.0    3     7 b 0     0 - -     8 w 1\r\n";

#[test]
fn the_players_of_a_board_come_from_the_list_and_the_result_goes_back_into_their_lines() {
    let home = Home::new();
    fs::write(home.path("open.trf"), NEXT_ROUND).expect("written");
    let rules =
        "[event]\nname = \"Spring Open\"\npairings = \"open.trf\"\n[[player]]\nname = \"Weber, Jonas\"\nblind = true\n";
    let (code, said) = explained(&home, rules, "en");
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("4 games are paired"), "{said}");
    let journal = home.at("game.jsonl");
    let event = home.at("open.toml");
    let board = |board| ["--event", &event, "--round", "2", "--board", board].map(str::to_owned);
    let play = ["play", "--voice", "off", "--lang", "en", "--journal", &journal].map(str::to_owned);
    let played: Vec<String> = play.iter().cloned().chain(board("1")).collect();
    let played: Vec<&str> = played.iter().map(String::as_str).collect();
    let ran = home.run(&played, "e4\n\nblack: resign\nyes\nquit\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let written = fs::read_to_string(home.path("open-round2-board1.trf")).expect("the result");
    assert_eq!(
        written,
        "001    2 f    Garcia, Ana                       2000 ESP     2200002 1991/02/02  1.0    2     4 b 1     1 w 1\r\n\
         001    1 m    Weber, Jonas                      2100 GER     4600001 1990/01/01  1.0    1     3 w 1     2 b 0\r\n"
    );
    let pgn = home.run(&["export", &journal], "").out;
    assert!(pgn.contains("[Round \"2\"]") && pgn.contains("[White \"Garcia, Ana\"]"), "{pgn}");
    let none: Vec<String> = play.iter().cloned().chain(board("7")).collect();
    let none: Vec<&str> = none.iter().map(String::as_str).collect();
    let ran = home.run(&none, "");
    assert!(ran.code == Some(2) && ran.said().contains('7'), "{ran:?}");
    fs::write(home.path("open.trf"), "001 nonsense\r\n").expect("written");
    let ran = home.run(&["event", &event, "--lang", "en"], "");
    assert!(ran.code == Some(2) && ran.said().contains("open.trf, line 1"), "{ran:?}");
}

#[test]
fn boards_stand_in_the_order_of_the_scores() {
    let home = Home::new();
    for (list, expected) in [
        (NEXT_ROUND, vec![(1, 1, "Weber, Jonas"), (1, 2, "Low, Li"), (2, 1, "Garcia, Ana"), (2, 2, "Svensson, Åke")]),
        (PLAYED, vec![(1, 1, "First, A"), (2, 1, "Second, B"), (3, 1, "Third, C")]),
    ] {
        fs::write(home.path("list.trf"), list).expect("written");
        let rules = EventRules { pairing_file: Some(home.path("list.trf")), ..EventRules::default() };
        let found = with_pairings(rules).expect("a list").pairings;
        let found: Vec<_> =
            found.iter().map(|pairing| (pairing.round, pairing.board, pairing.names.white.as_str())).collect();
        assert_eq!(found, expected);
    }
}
