//! What the arbiter notes at the table of the hall goes into the record of a board, with the PIN of its game.

use annabella::game::event::{Event, GameEvent};
use annabella::game::people::Actor;
use annabella::storage::journal;

use super::Server;
use super::permissions::generated;
use super::playing::once;
use crate::program::{Home, Terminal};

const PIN: &str = "tulip7391";

/// A game with a PIN at board 12 of the hall.
fn game(home: &Home, server: &Server) -> Terminal {
    let (record, url, seed) = (home.at("game.jsonl"), server.url(), home.at("seeds/board12.nk"));
    let asked = ["play", "--pin", "--lang", "en", "--voice", "off", "--face", "lines", "--journal", &record];
    let place = ["--event", "Open", "--round", "3", "--board", "12", "--white", "Ana", "--black", "Bob"];
    let hall = ["--hall", &url, "--credentials", &seed];
    let mut terminal = home.terminal(&[&asked[..], &place, &hall].concat(), (40, 160));
    for (asked, typed) in [("enter a PIN", PIN), ("same PIN once more", PIN), ("Each line asks", "begin")] {
        terminal.hear(asked);
        terminal.line(typed);
    }
    terminal.hear("enter the PIN");
    terminal.line(PIN);
    terminal.hear("Play has begun");
    terminal
}

/// The notes in the record of the game, each with who wrote it.
fn notes(home: &Home) -> Vec<(Actor, String)> {
    let records = journal::read(&home.path("game.jsonl")).expect("a record").records;
    let note = |record: journal::Record| {
        let Event::Game(GameEvent::NoteWritten { text }) = record.event else { return None };
        Some((record.by, text))
    };
    records.into_iter().filter_map(note).collect()
}

#[test]
fn a_note_from_the_table_goes_into_the_record_with_the_pin_alone() {
    let home = Home::new();
    let Some(server) = generated(&home, "12-13") else { return };
    let (url, arbiter) = (server.url(), home.at("seeds/arbiter.nk"));
    assert!(once(&home, &url, &["--credentials", &arbiter]).is_empty(), "and the streams are made");
    let mut board = game(&home, &server);
    let asked = ["hall", "--server", &url, "--credentials", &arbiter, "--lang", "en"];
    let mut table = home.terminal(&[&asked[..], &["--accessible"]].concat(), (24, 160));
    table.hear("1 board");
    table.line("note 12 Both players warned.");
    table.hear("enter the PIN");
    table.line("tulip0000");
    table.hear("That is not the PIN of board 12");
    board.hear("Somebody at another terminal gave a wrong PIN");
    assert!(notes(&home).is_empty());
    table.line("note 12 Both players warned.");
    table.hear("It is not shown");
    table.line(PIN);
    table.hear("Board 12 has written the note down.");
    board.hear("Noted: Both players warned");
    assert_eq!(notes(&home), [(Actor::Arbiter, "Both players warned.".to_owned())]);
    table.line("note 12");
    table.hear("note, a number and a text");
    table.line("note 99 Nobody.");
    table.hear("No board is numbered 99");
    table.line("quit");
    assert!(table.end().success());
    // On the screen a key begins the note.
    let mut screen = home.terminal(&asked, (24, 120));
    screen.wait("for the board", |screen| screen.contents().contains("Ana"));
    screen.keys("\u{1b}OS");
    screen.wait("for the note", |screen| screen.contents().contains("Note for board 12:"));
    screen.keys("Clock changed\r");
    screen.wait("for the PIN", |screen| screen.contents().contains("PIN> "));
    screen.keys("tulip");
    screen.wait("for dots", |screen| screen.contents().contains("PIN> •••••") && !screen.contents().contains("tulip"));
    screen.keys("7391\r");
    screen.wait("for the answer", |screen| screen.contents().contains("Board 12 has written the note down."));
    assert_eq!(notes(&home)[1..], [(Actor::Arbiter, "Clock changed".to_owned())]);
    screen.keys("\u{3}");
    assert!(screen.end().success());
    for terminal in [&table, &screen] {
        assert!(!String::from_utf8_lossy(terminal.raw()).contains(PIN), "the PIN is never seen");
    }
}
