//! Whole games with several programs, and who may sit where.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::process::Command;

#[cfg(target_os = "linux")]
use shakmaty::Square;

use super::Running;
#[cfg(target_os = "linux")]
use crate::boards::port::PortedBoard;
use crate::pipe::end_of;
use crate::program::{ANNABELLA, Home, carried};

#[test]
fn each_seat_hears_in_its_own_language_what_is_for_it_and_nothing_else() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "white"]);
    let mut white = Running::seat(&home, "white", "es", &[]);
    white.until("Leyes del Ajedrez");
    let mut black = Running::seat(&home, "black", "de", &[]);
    black.until("FIDE-Regeln");
    let mut arbiter = Running::seat(&home, "arbiter", "en", &[]);
    arbiter.until("Laws of");
    let mut watcher = Running::seat(&home, "watcher", "en", &[]);
    watcher.until("Laws of");
    white.types("e4");
    white.until("Blancas: Bauer Eva zwei Eva vier. e4.");
    black.until("Weiß: Bauer Eva zwei Eva vier. e4.");
    white.types("");
    white.until("Las blancas han completado la jugada e4.");
    black.types("Springer Felix sechs");
    black.until("Schwarz: Springer Gustav acht Felix sechs. Sf6.");
    white.until("Negras: Springer Gustav acht Felix sechs. Cf6.");
    black.types("");
    black.until("Schwarz hat Sf6 abgeschlossen.");
    // Letters of the seat's own language, which mean something else on the scoresheet, and those of the scoresheet.
    white.types("Re2");
    white.until("Blancas: Koenig Eva eins Eva zwei. Re2.");
    white.types("");
    white.until("Las blancas han completado la jugada Re2.");
    black.types("Nc6");
    black.until("Schwarz: Springer Bella acht Cesar sechs. Sc6.");
    black.types("");
    black.until("Schwarz hat Sc6 abgeschlossen.");
    // A question, a refusal and a slip stay where they are.
    white.types("reloj");
    white.until("Tiene");
    black.types("e5");
    black.until("Weiß ist am Zug");
    black.types("arbiter: stop");
    black.until("spricht für niemand anderen");
    white.types("resing");
    white.until("resing");
    // The arbiter's words, and what is found for the arbiter alone.
    arbiter.types("stop");
    for (seat, said) in [
        (&mut host, "Both clocks are stopped."),
        (&mut white, "Ambos relojes están parados."),
        (&mut black, "Beide Uhren sind angehalten."),
        (&mut arbiter, "Both clocks are stopped."),
        (&mut watcher, "Both clocks are stopped."),
    ] {
        seat.until(said);
    }
    arbiter.types("note A spectator spoke.");
    arbiter.until("spectator spoke");
    let (white, black, arbiter) = (white.leave(), black.leave(), arbiter.leave());
    let (host, watcher) = (host.leave(), watcher.leave());
    let codes = [&host, &white, &black, &arbiter, &watcher].map(|(_, code)| *code);
    assert_eq!(codes, [Some(0); 5], "{host:?} {watcher:?}");
    let private = [
        ("White's question", "Tiene", "used", &white),
        ("Black's refusal", "am Zug", "(1.3)", &black),
        ("the note", "spectator", "spectator", &arbiter),
    ];
    for (what, there, elsewhere, seat) in private {
        for (text, _) in [&host, &white, &black, &arbiter, &watcher] {
            if *text == seat.0 {
                assert!(text.contains(there), "{what}: {text}");
            } else {
                assert!(!text.contains(there) && !text.contains(elsewhere), "{what} is heard elsewhere: {text}");
            }
        }
    }
    // Without a voice there is no tone: that a clock runs is a sentence for everybody.
    for (text, completed) in [
        (&white.0, "Las negras han completado"),
        (&black.0, "Weiß hat e4 abgeschlossen"),
        (&watcher.0, "White has completed e4"),
        (&host.0, "White has completed e4"),
    ] {
        assert!(text.contains(completed), "{completed}: {text}");
    }
    assert_eq!(end_of(&home)["ply"], 4);
}

#[test]
fn a_seat_that_joins_in_mid_game_hears_how_it_stands() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "white"]);
    for line in ["e4", "", "e5", "", "Nf3"] {
        host.types(line);
    }
    host.until("Nf3.");
    let mut black = Running::seat(&home, "black", "es", &[]);
    black.until("Leyes del Ajedrez");
    black.until("Las blancas han anunciado Cf3. Aún sin repetir.");
    host.types("arbiter: stop");
    host.until("Both clocks are stopped.");
    let mut white = Running::seat(&home, "white", "en", &[]);
    white.until("The arbiter starts the clocks with go.");
    for seat in [white, black, host] {
        seat.leave();
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_press_from_a_seat_waits_for_the_electronic_board() {
    let home = Home::new();
    let board = PortedBoard::at_the_start();
    let host = Running::host(&home, &["--white-board", &board.source()]);
    let mut white = Running::seat(&home, "white", "en", &[]);
    white.until("Laws of");
    let mut black = Running::seat(&home, "black", "en", &[]);
    black.until("Laws of");
    white.types("e4");
    white.until("White: Bauer");
    board.move_piece(Square::E2, Square::E4);
    // The board is still settling.
    white.types("");
    white.until("White has completed e4.");
    black.types("e5");
    black.until("Black: Bauer");
    black.types("");
    black.until("Black has completed");
    let (text, _) = black.leave();
    assert!(!text.contains("differ"), "{text}");
    white.leave();
    host.leave();
    assert_eq!(end_of(&home)["ply"], 2);
}

#[test]
fn who_watches_a_game_with_seats_sits_at_one() {
    let home = Home::new();
    let mut host = Running::host(&home, &[]);
    let mut watcher = home.terminal(&["watch", &home.at("game.jsonl"), "--lang", "de"], (24, 80));
    host.until("Somebody is watching from another terminal.");
    host.types("Nf3");
    watcher.see("Sf3");
    watcher.line("uhr");
    watcher.see("Bedenkzeit");
    watcher.line("e5");
    watcher.see("Sie sehen nur zu");
    watcher.line("beenden");
    assert!(watcher.end().success());
    host.until("Somebody no longer watches.");
    host.leave();
}

#[test]
fn a_game_without_seats_offers_none() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let played = ["play", "--voice", "off", "--lang", "en", "--face", "lines", "--journal", &journal];
    let mut game = Running::start(home.command(&played));
    game.until("Recorded in");
    let refused = home.run(&["join", &journal, "--lang", "en"], "");
    assert_eq!(refused.code, Some(1), "{refused:?}");
    assert!(refused.err.contains("game.jsonl offers no seats"), "{refused:?}");
    assert!(!home.path("state/annabella").join("seats").exists(), "something listens");
    game.types("e4");
    game.until("e4.");
    let over = game.leave();
    assert_eq!(over.1, Some(0));
    let gone = home.run(&["join", &home.at("nothing.jsonl"), "--lang", "en"], "");
    assert!(gone.code == Some(1) && !gone.err.is_empty(), "{gone:?}");
    let wrong = home.run(&["join", &journal, "--as", "queen", "--lang", "en"], "");
    assert!(wrong.code == Some(2) && wrong.err.contains("queen"), "{wrong:?}");
}

#[test]
fn a_seat_is_one_persons_and_a_role_that_there_is_not_is_refused() {
    let home = Home::new();
    let host = Running::host(&home, &["--blind", "none"]);
    let mut white = Running::seat(&home, "white", "en", &[]);
    white.until("Laws of");
    let refused = home.run(&["join", &home.at("game.jsonl"), "--as", "assistant", "--lang", "en"], "");
    assert!(refused.code == Some(1) && refused.err.contains("the only blind player"), "{refused:?}");
    // A watcher does nothing.
    let mut watcher = Running::seat(&home, "watcher", "en", &[]);
    watcher.until("watching");
    watcher.types("e4");
    watcher.until("only watching");
    host.leave();
}

#[test]
fn who_asks_for_a_seat_that_is_taken_gets_it_from_who_sits_there_or_from_the_arbiter() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "none"]);
    let mut first = Running::seat(&home, "white", "en", &[]);
    first.until("Laws of");
    let mut arbiter = Running::seat(&home, "arbiter", "de", &[]);
    arbiter.until("Schiedsrichter");
    let mut second = Running::seat(&home, "white", "en", &[]);
    second.until("Somebody sits there.");
    first.until("Somebody else asks for this seat.");
    arbiter.until("Jemand anders möchte diesen Platz.");
    // It stays whose it is.
    first.types("e4");
    first.until("e4.");
    first.types("quit");
    second.until("Laws of");
    host.until("White has left");
    host.until("White has joined");
    second.types("");
    second.until("White has completed e4.");
    // A player takes no seat away, and none that nobody has.
    let mut third = Running::seat(&home, "white", "en", &[]);
    third.until("Somebody sits there.");
    host.types("black: unseat white");
    host.until("Only the arbiter");
    arbiter.types("freigeben Schwarz");
    arbiter.until("Dort sitzt niemand");
    arbiter.types("freigeben Weiß");
    third.until("Laws of");
    let (text, code) = second.end();
    assert!(code == Some(1) && text.contains("The arbiter has freed this seat for somebody else."), "{text}");
    assert!(!text.contains("You have left"), "nobody left: {text}");
    let (text, _) = first.end();
    assert!(!text.contains("The arbiter gives"), "{text}");
    // Who no longer waits gets nothing.
    let mut fourth = Running::seat(&home, "white", "en", &[]);
    fourth.until("Somebody sits there.");
    drop(fourth);
    assert_eq!(third.leave().1, Some(0));
    let mut fifth = Running::seat(&home, "white", "en", &[]);
    fifth.until("Laws of");
    let (text, _) = host.leave();
    assert!(!text.contains("möchte") && !text.contains("asks for this seat"), "{text}");
}

#[test]
fn the_arbiters_seat_needs_the_pin() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--pin"]);
    host.types("4711");
    host.types("4711");
    host.until("need the PIN");
    let asked = |typed: &str| home.run(&["join", &home.at("game.jsonl"), "--as", "arbiter", "--lang", "en"], typed);
    let without = asked("");
    assert!(without.code == Some(1) && without.err.contains("PIN"), "{without:?}");
    let wrong = asked("1234\n\n");
    assert!(wrong.code == Some(1) && wrong.err.contains("PIN"), "{wrong:?}");
    let right = asked("1234\n4711\nbegin\n");
    assert!(right.code == Some(0) && right.out.contains("Play has begun."), "{right:?}");
    host.until("Play has begun.");
    let (text, _) = host.leave();
    assert!(!text.contains("4711"), "{text}");
}

/// An `ssh` that runs its command here.
const SSH: &str = "#!/bin/sh\nshift 3\nexec sh -c \"$*\"\n";

#[test]
fn a_seat_is_taken_through_ssh_and_without_ssh_there_is_a_sentence() {
    let home = Home::new();
    let mut host = Running::host(&home, &[]);
    let bin = home.path("bin");
    fs::create_dir(&bin).expect("a folder");
    fs::write(bin.join("ssh"), SSH).expect("a script");
    fs::set_permissions(bin.join("ssh"), fs::Permissions::from_mode(0o700)).expect("a script");
    std::os::unix::fs::symlink(ANNABELLA, bin.join("annabella")).expect("a link");
    let join = |path: String| {
        let mut command = home.command(&["join", "ssh:table", &home.at("game.jsonl"), "--as", "white", "--lang", "en"]);
        command.env("PATH", path);
        command
    };
    let mut white = Running::start(join(format!("{}:/usr/bin:/bin", bin.display())));
    white.until("Laws of");
    white.types("e4");
    white.until("e4.");
    white.types("");
    white.until("White has completed e4.");
    assert_eq!(white.leave().1, Some(0));
    host.until("White has left");
    let (said, code) = Running::start(join(home.at("nowhere"))).leave();
    assert!(code == Some(1) && said.contains("ssh cannot be started"), "{said}");
    host.leave();
    assert_eq!(end_of(&home)["ply"], 1);
}

#[test]
fn another_program_plays_from_a_seat() {
    let home = Home::new();
    let mut host = Running::host(&home, &[]);
    let client = carried("seats/client.py").to_string_lossy().into_owned();
    let player = |colour: &str, moves: &[&str]| {
        let mut python = Command::new("python3");
        python.args([&client, ANNABELLA, &home.at("game.jsonl"), colour]).args(moves).envs(home.environment());
        Running::start(python)
    };
    let mut black = player("black", &["e5", "Nc6"]);
    black.until("joined");
    let white = player("white", &["e4", "Ke3", "Nf3", "Bb5"]);
    host.until("Bb5.");
    let (white, code) = white.end();
    assert_eq!(code, Some(0), "{white}");
    assert!(white.contains("refused 3"), "{white}");
    black.leave();
    host.leave();
    assert_eq!(end_of(&home)["ply"], 5);
}

#[test]
fn a_game_that_is_over_is_gone_through_at_a_seat() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "white"]);
    let mut white = Running::seat(&home, "white", "en", &[]);
    let mut black = Running::seat(&home, "black", "en", &[]);
    white.types("e4");
    white.types("");
    white.until("White has completed");
    black.types("e5");
    black.types("");
    black.until("Black has completed");
    white.types("replay");
    white.until("once the game is over");
    host.types("arbiter: result 1-0");
    white.until("Now possible: replay, rematch, print, print brf, quit.");
    white.types("replay");
    white.until("2 half-moves");
    white.types("next");
    white.until("1. ");
    white.types("rematch");
    white.until("White offers a rematch");
    white.types("replay");
    white.until("2 half-moves");
    // The result is taken back in the middle of it: the seat is in the game again.
    host.types("arbiter: result *");
    white.until("taken back");
    white.types("next");
    let (said, code) = white.leave();
    assert_eq!(code, Some(0));
    black.types("accept");
    black.until("No draw is offered");
    let (_, after) = said.rsplit_once("taken back").expect("said");
    assert!(!after.contains("1... "), "{said}");
    black.leave();
    host.leave();
}
