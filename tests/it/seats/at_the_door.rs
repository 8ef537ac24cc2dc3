//! How a seat is found, and who gets it: the game that offers seats, a seat that was lost, a stranger.

use std::fs;
use std::process::Command;

use rustix::process::Signal;
use serde_json::{Value, json};

use super::raw::Raw;
use super::{Running, joins};
use crate::program::{Home, send_signal};

fn hello(role: &str, token: Option<&str>) -> Value {
    json!({"kind": "hello", "version": 2, "role": role, "lang": "en", "token": token})
}

fn is_kind(kind: &str) -> impl Fn(&Value) -> bool {
    move |message| message["kind"] == kind
}

#[test]
fn a_lost_seat_is_for_who_shows_its_token_and_for_no_stranger() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "none"]);
    let mut white = Raw::sits_down(&home, "white");
    let token = white.until(is_kind("welcome"))["token"].as_str().expect("a token").to_owned();
    assert!(token.len() >= 16, "{token}");
    drop(white);
    host.until("White is cut off");
    let mut strangers = [None, Some("0123456789abcdef"), Some("")].map(|token| {
        let mut stranger = Raw::says(&home, &hello("white", token));
        assert_eq!(stranger.until(|message| message["kind"] != "ping")["kind"], "wait");
        stranger
    });
    // Nor does the token of White get Black's seat before Black has it, or anything more than a seat.
    let mut black = Raw::says(&home, &hello("black", Some(&token)));
    let blacks = black.until(is_kind("welcome"))["token"].as_str().expect("a token").to_owned();
    assert_ne!(blacks, token);
    let mut white = Raw::says(&home, &hello("white", Some(&token)));
    let again = white.until(is_kind("welcome"));
    assert_ne!(again["token"], json!(token), "a token is good once");
    host.until("White is connected again");
    white.until(is_kind("stand"));
    assert_eq!(white.asks(&json!({"kind": "request", "id": 1, "say": "e4"}))["refused"], json!(null));
    // The old token is worth nothing, and the strangers wait still.
    let mut late = Raw::says(&home, &hello("white", Some(&token)));
    assert_eq!(late.until(|message| message["kind"] != "ping")["kind"], "wait");
    host.types("arbiter: unseat white");
    assert_eq!(white.until(is_kind("end"))["why"], "unseated");
    assert_eq!(strangers[0].until(is_kind("welcome"))["role"], "white");
    host.leave();
}

#[test]
fn who_was_called_up_after_waiting_and_never_answers_keeps_no_seat() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "none"]);
    let mut first = Raw::sits_down(&home, "white");
    first.until(is_kind("welcome"));
    let mut second = Raw::sits_down(&home, "white");
    second.until(is_kind("wait"));
    let mut third = Raw::sits_down(&home, "white");
    third.until(is_kind("wait"));
    first.sends(&json!({"kind": "leave"}));
    host.until("White has left");
    // It was killed while it waited, and the host has not learnt of it yet.
    while second.hears()["kind"] != "welcome" {}
    drop(second);
    assert_eq!(third.until(is_kind("welcome"))["role"], "white");
    host.leave();
}

#[test]
fn a_second_program_of_the_same_user_does_not_get_the_seat_of_one_that_runs() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "none"]);
    let mut first = Running::seat(&home, "white", "en", &[]);
    first.until("Laws of");
    let mut second = Running::seat(&home, "white", "en", &[]);
    second.until("Somebody sits there.");
    send_signal(Signal::KILL, first.child.id());
    host.until("White is cut off");
    // One that is started after the first is gone comes in its place; one that was there beside it does not.
    let mut third = Running::seat(&home, "white", "en", &[]);
    third.until("Laws of");
    third.types("e4");
    third.until("e4.");
    assert!(!second.read.iter().any(|line| line.contains("Laws of")), "{:?}", second.read);
    third.types("quit");
    second.until("Laws of");
    assert_eq!(second.leave().1, Some(0));
    host.leave();
}

/// A game in the data folder, which is found without its name; the line that says how others join.
fn hosted(command: Command) -> (Running, String) {
    let mut host = Running::start(command);
    let said = host.until("Others join from another terminal with");
    (host, said)
}

const PLAYS: [&str; 8] = ["play", "--seats", "--face", "lines", "--voice", "off", "--lang", "en"];

#[test]
fn who_joins_gets_the_seat_of_the_opponent() {
    for (keys, role) in [("white", "black"), ("black", "white"), ("assistant", "white"), ("everybody", "black")] {
        let home = Home::new();
        let (host, said) = hosted(home.command(&[&PLAYS[..], &["--blind", "black", "--keys", keys]].concat()));
        assert!(said.ends_with(&format!("with annabella join --as {role}.")), "{keys}: {said}");
        host.leave();
    }
}

#[test]
fn a_bare_join_finds_the_game_and_asks_where_there_are_several() {
    let home = Home::new();
    let (host, said) = hosted(home.command(&[&PLAYS[..], &["--white", "Ana", "--black", "Bernd"]].concat()));
    assert!(said.ends_with("with annabella join --as black."), "{said}");
    let joins = ["join", "--as", "black", "--lang", "en", "--voice", "off"];
    let mut black = Running::start(home.command(&joins));
    black.until("Ana plays White, Bernd plays Black.");
    let (other, _) = hosted(home.command(&[&PLAYS[..], &["--white", "Carla", "--black", "Dora"]].concat()));
    let mut asked = Running::at_a_keyboard(home.command(&joins));
    asked.until("Several games offer seats. Type the number of one.");
    let games = [asked.until("1. "), asked.until("2. ")];
    let carlas = games.iter().position(|game| game.contains("Carla - Dora")).expect("offered") + 1;
    asked.types(&carlas.to_string());
    asked.until("Carla plays White, Dora plays Black.");
    for program in [asked, black, other, host] {
        program.leave();
    }
}

#[test]
fn a_game_elsewhere_is_named_where_it_is_said_how_others_join() {
    let home = Home::new();
    fs::create_dir(home.path("my games")).expect("a folder");
    let game = home.at("my games/round 1.jsonl");
    let (host, said) = hosted(home.command(&[&PLAYS[..], &["--journal", &game]].concat()));
    assert!(
        said.contains(&format!(
            "annabella join \"{}\" --as black.",
            home.path("my games/round 1.jsonl").canonicalize().expect("there").display()
        )),
        "{said}"
    );
    host.leave();
}

#[test]
fn a_player_without_a_name_has_none_in_another_language() {
    let home = Home::new();
    let game = home.at("game.jsonl");
    let plays = ["play", "--seats", "--face", "lines", "--voice", "off", "--lang", "es", "--journal", &game];
    let mut host = Running::start(home.command(&[&plays[..], &["--black", "Greta"]].concat()));
    host.until("Los demás se unen");
    let mut white = Running::seat(&home, "white", "de", &[]);
    white.until("Weiß spielt Weiß, Greta spielt Schwarz.");
    white.types("wer");
    white.until("Weiß.");
    white.until("Greta");
    assert!(!white.read.iter().any(|said| said.contains("Blancas")), "{:?}", white.read);
    white.leave();
    host.leave();
}

#[test]
fn nobody_at_the_host_asks_for_a_player_who_sits_at_another_terminal() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--keys", "white", "--blind", "none"]);
    let mut black = Running::seat(&home, "black", "en", &[]);
    black.until("Laws of");
    for line in ["black: clock", "black: board", "black: status", "i am black", "black: calls 2m"] {
        host.types(line);
        host.until("Black sits at another terminal, and says that there.");
    }
    // The own questions are answered, and all of them once nobody sits there.
    host.types("clock");
    host.until("left");
    black.types("quit");
    host.until("Black has left the other terminal.");
    host.types("black: clock");
    host.until("left; used");
    host.leave();
}

#[test]
fn a_long_home_folder_or_a_session_folder_that_is_gone_is_no_hindrance() {
    let home = Home::new();
    let long = home.path(&"long/".repeat(30));
    fs::create_dir_all(&long).expect("folders");
    let temporary = home.path("t");
    fs::create_dir(&temporary).expect("a folder");
    let environments: [&dyn Fn(&mut Command); 2] = [
        &|command| _ = command.env("XDG_STATE_HOME", &long).env_remove("XDG_RUNTIME_DIR").env("TMPDIR", &temporary),
        &|command| _ = command.env("XDG_RUNTIME_DIR", home.path("no/such/session")),
    ];
    for (number, set) in environments.into_iter().enumerate() {
        let game = home.at(&format!("game{number}.jsonl"));
        let mut plays = home.command(&[&PLAYS[..], &["--journal", &game]].concat());
        set(&mut plays);
        let (mut host, _) = hosted(plays);
        let mut sits = home.command(&["join", &game, "--as", "black", "--lang", "en", "--voice", "off"]);
        set(&mut sits);
        let mut black = Running::start(sits);
        black.until("Laws of");
        host.types("e4");
        black.until("e4.");
        black.leave();
        host.leave();
    }
}

#[test]
fn a_game_for_which_no_socket_can_be_made_is_played_without_seats() {
    let home = Home::new();
    // Where the sockets would be made stands a file.
    fs::create_dir_all(home.path("state/annabella")).expect("folders");
    fs::write(home.path("state/annabella/seats"), "").expect("a file");
    let mut plays = home.command(&[&PLAYS[..], &["--journal", &home.at("game.jsonl")]].concat());
    plays.env_remove("XDG_RUNTIME_DIR");
    let mut host = Running::start(plays);
    host.until("No seats can be offered");
    host.types("e4");
    host.until("e4.");
    assert_eq!(host.leave().1, Some(0));
}

#[test]
fn status_and_who_name_the_terminals_that_are_empty_or_gone() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "none"]);
    let mut black = Running::seat(&home, "black", "en", &[]);
    black.until("Laws of");
    let mut white = Running::start(joins(&home, "white", "en", &[]));
    white.until("Laws of");
    black.until("White has joined");
    for program in [&mut host, &mut black] {
        program.types("who");
        program.until("White sits at another terminal.");
    }
    white.types("e4; press");
    black.until("White has completed e4.");
    white.types("quit");
    black.until("White has left the other terminal.");
    for word in ["status", "who"] {
        for program in [&mut host, &mut black] {
            program.types(word);
            program.until("White has left the other terminal; nobody sits there.");
        }
    }
    let mut white = Running::seat(&home, "white", "en", &[]);
    white.until("Laws of");
    white.types("who");
    white.until("Black sits at another terminal.");
    white.types("status");
    white.until("e4 is not repeated yet");
    white.types("who");
    white.until("Black sits at another terminal.");
    assert!(!white.read.iter().any(|line| line.contains("White has left")), "{:?}", white.read);
    send_signal(Signal::KILL, white.child.id());
    black.until("White is cut off");
    black.types("who");
    black.until("White is cut off: nothing comes from that terminal.");
    // The host itself.
    host.kill();
    black.until("The connection to the game is gone.");
    let before = black.read.len();
    black.types("status");
    black.until("The connection to the game is gone.");
    assert_eq!(black.read.len(), before + 1, "first of all: {:?}", black.read);
}

/// Who types `join` alone only watches, and hears how a seat is taken; who asks to watch does not.
#[test]
fn who_joins_without_a_role_hears_how_to_take_a_seat() {
    let home = Home::new();
    let _host = Running::host(&home, &[]);
    let game = home.at("game.jsonl");
    for (more, lang, is_named) in [(&[][..], "en", true), (&[], "de", true), (&["--as", "watcher"], "en", false)] {
        let mut watcher =
            Running::start(home.command(&[&["join", &game, "--lang", lang, "--voice", "off"], more].concat()));
        watcher.until("2023");
        watcher.types("quit");
        let (text, code) = watcher.end();
        assert_eq!(code, Some(0));
        assert_eq!(text.contains(&format!("join {game} --as white")), is_named, "{text}");
    }
}
