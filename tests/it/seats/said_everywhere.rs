//! What is said to the room, or to a person, is said at every seat at which the room or that person hears it.

use std::fs;

use annabella::game::clock::moment::Moment;
use annabella::game::course::replacement::Colors;
use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;
use annabella::interpreter::keyboard::Keyboard;
use annabella::interpreter::request::AppRequest;
use annabella::interpreter::{Intent, request};
use annabella::session::Session;
use annabella::session::seat::Seat;
use annabella::storage::journal::Journal;
use annabella::time::Stamp;
use annabella::wording::{Audience, Question, Terminal, Wording, ear_of};
use shakmaty::Color;

use super::raw::Raw;
use super::{Running, hosts, resume};
use crate::disk::library;
use crate::program::Home;
use crate::table::stamp;

const NOT_SAVED: &str = "Not saved!";

#[test]
fn that_the_record_is_not_saved_is_said_at_every_seat_and_in_the_status_there() {
    let Some(library) = library() else { return };
    let home = Home::new();
    let mut command = hosts(&home, &[]);
    command.env("LD_PRELOAD", library).env("DISK_FAULTS", "write=28@12-9999").env("DISK_LOG", home.path("calls"));
    let mut host = Running::start(command);
    host.until("Recorded in");
    let mut seats = ["white", "arbiter"].map(|role| Running::seat(&home, role, "en", &[]));
    let mut german = Running::seat(&home, "watcher", "de", &[]);
    seats.iter_mut().for_each(|seat| _ = seat.until("Laws of"));
    german.until("FIDE-Regeln");
    let mut raw = Raw::sits_down(&home, "black");
    raw.until(|message| message["kind"] == "stand");
    for number in 0..15 {
        host.types(&format!("arbiter: note The {number}th spectator spoke."));
    }
    host.until(NOT_SAVED);
    german.until("Nicht gespeichert!");
    for seat in &mut seats {
        seat.until(NOT_SAVED);
        let heard = seat.read.len();
        seat.types("status; pieces");
        seat.until(" pawn:");
        assert!(seat.read[heard..].iter().any(|said| said.contains(NOT_SAVED)), "{:#?}", seat.read);
    }
    // The bytes: what is known comes before what is said, whole.
    raw.until(|message| message["kind"] == "saved");
    let said = raw.until(|message| message["kind"] == "said");
    let said = &said["said"][0];
    assert_eq!(
        (&said["kind"], &said["to"], &said["urgency"]),
        (&"not_saved".into(), &"room".into(), &"announcement".into())
    );
    drop(raw);
    let mut late = Running::seat(&home, "watcher", "en", &[]);
    late.until(NOT_SAVED);
}

#[test]
fn that_the_record_was_deleted_is_said_at_every_seat() {
    let home = Home::new();
    let mut host = Running::host(&home, &[]);
    let mut white = Running::seat(&home, "white", "en", &[]);
    white.until("Laws of");
    host.types("begin");
    white.until("begun");
    fs::remove_file(home.path("game.jsonl")).expect("a record");
    host.types("e4");
    for terminal in [&mut host, &mut white] {
        terminal.until("was deleted");
    }
}

#[test]
fn the_array_of_chess960_is_said_to_who_sits_down_and_again_at_a_rematch() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--chess960", "100"]);
    let mut white = Running::seat(&home, "white", "en", &[]);
    let mut black = Running::seat(&home, "black", "de", &[]);
    white.until("Chess960, array 100.");
    white.until("Rank 1. White: queen a1");
    black.until("Chess960, ");
    host.types("begin");
    host.types("arbiter: result 1-0");
    white.until("Now possible");
    white.types("rematch");
    black.until("Revanche");
    black.types("annehmen");
    for terminal in [&mut host, &mut white] {
        terminal.until("Rematch with the colours reversed");
        terminal.until("Chess960, array 100.");
    }
    black.until("Chess960, ");
}

/// The record of a game at ten o'clock, which nobody closed while White's clock ran.
fn broken_off(home: &Home) -> std::path::PathBuf {
    let path = home.path("game.jsonl");
    let terms = Terms::between(Player::named("Ana"), Player::named("Bernd"));
    let journal = Journal::create(&path).expect("a new record");
    let wording = Wording::new("en").expect("English");
    let mut session = Session::open(terms, Some(journal), wording, stamp(0)).0;
    for (at, line) in [(1_000, "begin"), (2_000, "e4"), (3_000, "press"), (4_000, "e5"), (5_000, "press")] {
        session.typed(stamp(at), line, None);
    }
    path
}

#[test]
fn after_a_crash_the_arbiter_at_a_seat_reads_both_readings_of_the_clocks_until_he_has_decided() {
    let home = Home::new();
    let path = broken_off(&home);
    let mut host = resume(&home);
    host.until("The clocks are proposed without");
    let mut arbiter = Running::seat(&home, "arbiter", "en", &[]);
    arbiter.until("The clocks are proposed without");
    for (line, is_open) in [("status; pieces", true), ("clock white 0:19:00; status; pieces", false)] {
        let heard = arbiter.read.len();
        arbiter.types(line);
        arbiter.until("white pawn:");
        let is_said = arbiter.read[heard..].iter().any(|said| said.contains("The clocks are proposed without"));
        assert_eq!(is_said, is_open, "{line}: {:#?}", arbiter.read);
    }
    drop(host);
    assert!(path.exists());
}

#[test]
fn the_times_that_are_not_decided_about_are_in_no_status_of_a_player() {
    let home = Home::new();
    let records = annabella::storage::journal::read(&broken_off(&home)).expect("a record").records;
    let wording = Wording::new("en").expect("English");
    let at = Stamp { wall_ms: 60_000, ..stamp(5_000) };
    let resumed = Session::resume(&records, None, wording.clone(), at).expect("a record").0;
    for (person, expected) in [(Actor::Arbiter, true), (Actor::Player(Color::White), false)] {
        let mut seat = Seat::of(resumed.game().clone(), wording.clone(), 0)
            .of_keyboard(Keyboard::elsewhere(person))
            .hearing(&[Audience::Room, ear_of(person)]);
        let said = seat.answer(Moment(5_000), person, &Question::Status).said;
        let is_said = said.iter().any(|said| said.printed.contains("The clocks are proposed without"));
        assert_eq!(is_said, expected, "{person}: {said:#?}");
    }
}

#[test]
fn a_request_for_another_person_changes_nothing_at_ones_own_seat() {
    let terms = Terms::between(Player::named("Ana"), Player::named("Bernd"));
    let wording = Wording::new("en").expect("English");
    let white = Actor::Player(Color::White);
    let mut seat = Seat::of(annabella::game::Game::new(terms), wording, 0)
        .of_keyboard(Keyboard::elsewhere(white))
        .hearing(&[Audience::Room, ear_of(white)]);
    for (by, is_done) in [(Actor::Player(Color::Black), false), (Actor::Arbiter, false), (white, true)] {
        let intent = Intent::Program(by, AppRequest::Language("de".to_owned()));
        seat.own(Moment(0), &intent).expect("an answer");
        assert_eq!(seat.wording.language() == "de", is_done, "{by}");
    }
}

#[test]
fn another_language_keeps_everything_else_that_is_set_at_the_seat() {
    let terms = Terms::between(Player::named("Ana"), Player::named("Bernd"));
    let white = Actor::Player(Color::White);
    let mut seat = Seat::of(annabella::game::Game::new(terms), Wording::new("en").expect("English"), 0)
        .of_keyboard(Keyboard::elsewhere(white));
    seat.wording.verbosity = annabella::wording::Verbosity::Full;
    seat.speak(white, "de");
    assert_eq!(seat.wording.terminal, Terminal::OnesOwn(white));
    assert_eq!(seat.wording.verbosity, annabella::wording::Verbosity::Full);
}

#[test]
fn how_a_clock_is_pressed_at_a_seat_stays_in_the_next_game() {
    let terms = Terms::between(Player::named("Ana"), Player::named("Bernd"));
    let new_seat = || Seat::of(annabella::game::Game::new(terms.clone()), Wording::new("en").expect("English"), 0);
    let mut before = new_seat();
    before.pressing = request::Pressing::WithMove;
    let mut next = new_seat();
    next.go_on_from(before, Colors::Exchanged);
    assert_eq!(next.pressing, request::Pressing::WithMove);
}
