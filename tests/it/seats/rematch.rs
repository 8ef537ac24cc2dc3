//! After the end at a seat: another game that one player offers and the other answers, and what a seat prints.

use std::fs;

use super::Running;
use super::lost::recorded;
use crate::program::Home;

/// A game that White has won, with a terminal for each player, one of whom is read in Spanish.
struct Over {
    home: Home,
    host: Running,
    white: Running,
    black: Running,
}

impl Over {
    fn game(host_options: &[&str]) -> Over {
        let home = Home::new();
        let mut host = Running::host(&home, &[&["--white", "Eva", "--black", "Bernd"], host_options].concat());
        let mut white = Running::seat(&home, "white", "en", &[]);
        let mut black = Running::seat(&home, "black", "es", &[]);
        white.until("Laws of");
        black.until("lleva las negras");
        white.types("e4; press");
        black.until("Las blancas han completado");
        host.types("arbiter: result 1-0");
        white.until("Now possible: replay, rematch, print, print brf, quit.");
        black.until("Ahora se puede: repasar, revancha");
        Over { home, host, white, black }
    }
}

#[test]
fn one_player_offers_a_rematch_and_the_other_answers() {
    let Over { home, mut host, mut white, mut black } = Over::game(&[]);
    let mut watcher = Running::seat(&home, "watcher", "en", &[]);
    watcher.until("watching");
    let mut arbiter = Running::seat(&home, "arbiter", "en", &[]);
    arbiter.until("Laws of");
    for somebody_else in [&mut host, &mut arbiter] {
        somebody_else.types("rematch");
        somebody_else.until("A rematch is offered by a player");
    }
    white.types("rematch");
    white.until("White offers a rematch with the colours reversed. Match so far: Eva 1, Bernd 0.");
    black.until("Las blancas ofrecen la revancha con los colores cambiados: acepto o rechazo.");
    // Who does not answer hears it as a fact.
    for other in [&mut watcher, &mut arbiter, &mut host] {
        other.until("White offers a rematch with the colours reversed. Match so far: Eva 1, Bernd 0.");
    }
    for line in ["rematch", "accept"] {
        white.types(line);
        white.until("Black answers the offer of a rematch");
    }
    black.types("estado");
    black.until("Las negras contestan a la oferta de revancha con acepto o rechazo.");
    black.types("rechazo");
    black.until("Las negras rechazan la revancha.");
    white.until("Black declines the rematch.");
    // Who goes through the game is not dragged out of it.
    for seat in [&mut white, &mut watcher] {
        seat.types("replay");
        seat.until("Replay of one half-move");
    }
    black.types("revancha");
    white.until("Black offers a rematch");
    white.types("next");
    white.until("1. White: Bauer");
    white.types("accept");
    for seat in [&mut white, &mut watcher] {
        seat.until(
            "Rematch with the colours reversed: Bernd plays White, Eva plays Black. Match so far: Bernd 0, Eva 1.",
        );
    }
    white.until("Black: this seat has joined the game.");
    black.until("Revancha con los colores cambiados: Bernd con blancas, Eva con negras.");
    watcher.types("next");
    watcher.until("1. White: Bauer");
    black.types("d4; pulsar");
    white.until("White has completed d4.");
    watcher.until("White has completed d4.");
    watcher.types("back");
    watcher.until("Replay of one half-move");
    white.types("d5");
    black.until("Negras: Bauer David sieben");
    let kinds = ["rematch_offered", "rematch_declined"].map(|kind| recorded(&home, kind));
    assert_eq!(kinds.map(|lines| lines.len()), [2, 1]);
    for program in [white, black, arbiter, host, watcher] {
        let (text, code) = program.leave();
        assert_eq!(code, Some(0));
        assert!(!text.contains("record was closed") && !text.contains("cerró el registro"), "it goes on: {text}");
    }
}

#[test]
fn a_player_at_the_host_and_one_at_a_seat_agree_on_a_rematch() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--keys", "white"]);
    let mut black = Running::seat(&home, "black", "en", &[]);
    black.until("Laws of");
    for line in ["e4; press", "arbiter: result 0-1"] {
        host.types(line);
    }
    black.until("Now possible");
    black.types("rematch");
    host.until("Black offers a rematch with the colours reversed: accept or decline. Match so far: White 0, Black 1.");
    host.types("decline");
    black.until("White declines the rematch.");
    host.types("rematch");
    black.until("White offers a rematch");
    // Two offers are as good as an answer.
    black.types("rematch");
    host.until("Rematch with the colours reversed. Match so far: White 1, Black 0.");
    black.until("Rematch with the colours reversed. Match so far: White 1, Black 0.");
    black.until("White: this seat has joined the game.");
    black.types("e4; press");
    host.until("White has completed e4.");
    host.types("e5; press");
    black.until("Black has completed e5.");
    black.leave();
    host.leave();
}

#[test]
fn a_seat_prints_its_own_copy_of_the_game() {
    let Over { home, host, mut white, black } = Over::game(&[]);
    let beside = home.path("game.pdf");
    white.types("print");
    let said = white.until("The scoresheets to be printed are in");
    let file = said.trim_start_matches("The scoresheets to be printed are in ").trim_end_matches('.').to_owned();
    let written = fs::read(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
    assert!(written.starts_with(b"%PDF") && !beside.exists(), "{file}");
    white.types("print brf");
    white.until(".brf.");
    // The words on the sheets are those that were given when the game ended.
    host.leave();
    let verified = home.run(&["verify", &home.at("game.jsonl"), "--lang", "en"], "");
    let words = white.read.iter().find_map(|line| line.split_once("they prove this record: ").map(|(_, words)| words));
    let words = words.unwrap_or_else(|| panic!("no words in {:?}", white.read)).trim_end_matches('.');
    assert!(verified.out.contains(words), "{words}: {verified:?}");
    for seat in [white, black] {
        seat.leave();
    }
}
