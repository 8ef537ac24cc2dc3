//! A game that is started again has a new record: each record names the other, and each has its exports.

use std::fs;

use serde_json::Value;

use crate::program::Home;

fn end_of(home: &Home, name: &str) -> Value {
    let ran = home.run(&["show", &home.at(name), "--json"], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    serde_json::from_str(ran.out.lines().last().unwrap_or_default()).expect("an object")
}

fn play(home: &Home, input: &str) -> String {
    let journal = home.at("game.jsonl");
    let terms = ["--white", "Ana", "--black", "Boris", "--journal", &journal];
    let quiet = ["play", "--face", "lines", "--voice", "off", "--lang", "en"];
    let ran = home.run(&[&quiet[..], &terms[..]].concat(), input);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    ran.out
}

#[test]
fn the_two_records_name_each_other() {
    let home = Home::new();
    let said = play(&home, "e4\n\ne5\n\nwhite: claim colours\narbiter: rule accept\narbiter: begin\nd4\n\n");
    assert!(said.contains("The game is cancelled (7.3). A new game is played with the colours exchanged."), "{said}");
    assert!(said.contains("New game: Boris has White, Ana has Black."), "{said}");
    let (old, new) = (end_of(&home, "game.jsonl"), end_of(&home, "game-2.jsonl"));
    assert_eq!((&old["cancelled"], &old["next"]), (&"7.3".into(), &"game-2.jsonl".into()), "{old}");
    assert_eq!((&new["replacement_begun"], &new["previous"]), (&"7.3".into(), &"game.jsonl".into()), "{new}");
    assert_eq!((&old["ply"], &new["ply"]), (&2.into(), &1.into()));
    let pgn = |name: &str| fs::read_to_string(home.path(name)).expect("written");
    assert!(pgn("game.pgn").contains("[White \"Ana\"]") && pgn("game.pgn").contains("1. e4"));
    assert!(pgn("game-2.pgn").contains("[White \"Boris\"]") && pgn("game-2.pgn").contains("1. d4"));
    let verified = home.run(&["verify", &home.at("game.jsonl")], "");
    assert_eq!(verified.code, Some(0), "the record of the cancelled game is closed: {verified:?}");
}

#[test]
fn a_cancelled_game_cannot_be_continued_in_its_record() {
    let home = Home::new();
    play(&home, "e4\n\narbiter: claim setup\narbiter: rule accept\n");
    let quiet = ["resume", &home.at("game.jsonl"), "--face", "lines", "--voice", "off", "--lang", "en"];
    let again = home.run(&quiet, "e5\narbiter: go\narbiter: note seen\n");
    let refused = "This game was cancelled (7.2.1); the game in its place is in game-2.jsonl.";
    assert!(again.out.matches(refused).count() >= 2, "{again:?}");
    assert_eq!(end_of(&home, "game.jsonl")["ply"], 1);
    assert_eq!(end_of(&home, "game-2.jsonl")["replacement_begun"], "7.2.1");
}

#[test]
fn a_new_record_that_cannot_be_created_is_reported_and_the_game_stays_as_it_is() {
    let home = Home::new();
    for number in 2..=1000 {
        fs::write(home.path(&format!("game-{number}.jsonl")), "taken").expect("written");
    }
    let said =
        play(&home, "e4\n\narbiter: claim setup\narbiter: rule accept\narbiter: rule reject\narbiter: go\ne5\n\n");
    assert!(said.contains("game-1000.jsonl"), "{said}");
    let end = end_of(&home, "game.jsonl");
    assert_eq!((&end["cancelled"], &end["ply"]), (&Value::Null, &2.into()), "{end}");
}

#[test]
fn a_player_without_a_name_is_known_by_the_new_colour_in_the_new_game() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let quiet = ["play", "--face", "lines", "--voice", "off", "--lang", "es", "--journal", &journal];
    let ran = home.run(&quiet, "e4\n\nblancas: claim colours\nárbitro: rule accept\nd4\n\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("Nueva partida. El árbitro la inicia con empezar."), "{ran:?}");
    let pgn = fs::read_to_string(home.path("game-2.pgn")).expect("written");
    assert!(pgn.contains("[White \"?\"]") && pgn.contains("[Black \"?\"]"), "{pgn}");
    assert!(!ran.out.contains("White") && ran.out.contains("Blancas: Bauer David"), "{ran:?}");
}

/// Castling that was lost because of the wrong set-up stays lost after a resumption, and the game is exported from
/// the position in which it really began (A.5.1).
#[test]
fn a_wrong_set_up_that_stands_still_stands_after_a_resumption() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let quiet = ["--face", "lines", "--voice", "off", "--lang", "en"];
    let play = ["play", "--laws", "2009", "--time", "15+0", "--supervision", "none", "--journal", &journal];
    let typed = "begin\nNc3\n\nNc6\n\nNb1\n\nNb8\n\ne4\n\ne5\n\nwhite board: +Kd1 +Qe1\nblack board: +Kd1 +Qe1\n\
                 white: claim setup\narbiter: stop\n";
    let ran = home.run(&[&play[..], &quiet].concat(), typed);
    assert!(ran.out.contains("White may no longer castle."), "{ran:?}");
    let resumed =
        home.run(&[&["resume", &journal][..], &quiet].concat(), "arbiter: retrace ply 5\narbiter: go\nd5\n\n");
    assert!(resumed.out.contains("Black has completed d5."), "{resumed:?}");
    let end = end_of(&home, "game.jsonl");
    assert_eq!(end["fen"], "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBKQBNR w kq - 0 4", "{end}");
    assert_eq!(end["white_board"], "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBKQBNR", "{end}");
    let pgn = home.run(&["export", &journal, "--to", "pgn"], "").out;
    assert!(pgn.contains("[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1\"]"), "{pgn}");
}
