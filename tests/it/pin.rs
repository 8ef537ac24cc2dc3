//! The PIN of the arbiter: only the arbiter's words need it, it is never shown, and nobody is locked out for good.

use std::fs;
use std::path::Path;

use annabella::game::clock::moment::{Moment, Span};
use annabella::game::course::pin::{FREE_TRIES, LONGEST_WAIT, PinEvent};
#[cfg(unix)]
use annabella::game::event::ClockEvent;
use annabella::game::event::Event;
use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;
use annabella::session::Session;
use annabella::session::table::place::SeatId;
use annabella::storage::journal::read;
use annabella::time::Stamp;
#[cfg(unix)]
use annabella::time::unix_ms;
use annabella::wording::{SecretKind, Wording};
use tempfile::TempDir;

use crate::program::Home;
#[cfg(unix)]
use crate::program::Terminal;
#[cfg(unix)]
use crate::real_time::until_a_flag_falls;
use crate::table::{recorded_session, session_of, stamp};

const PIN: &str = "tulip7391";

fn open(path: &Path) -> Session {
    let terms = Terms::between(Player::named("Ana"), Player::named("Bernd"));
    let mut session = recorded_session(terms, path);
    session.at_table(stamp(0), |table| table.ask_for_new_pin());
    session.typed(stamp(1_000), PIN, None);
    session.typed(stamp(2_000), PIN, None);
    assert!(session.game().needs_pin(Actor::Arbiter), "it is set");
    session
}

/// Enters a text as the PIN for a word of the arbiter. Returns whether it was accepted.
fn enter(session: &mut Session, ms: u64, text: &str) -> bool {
    asks(session, ms);
    session.typed(stamp(ms), text, None);
    session.table.awaits_secret(SeatId::FIRST).is_none()
}

/// What is asked for a word of the arbiter; a line before it leaves what was asked for.
fn asks(session: &mut Session, ms: u64) -> String {
    session.typed(stamp(ms), "", None);
    let asked = session.typed(stamp(ms), "arbiter: note a word", None).expect("the game goes on").said;
    assert_eq!(session.table.awaits_secret(SeatId::FIRST), Some(SecretKind::Pin));
    asked[0].printed.clone()
}

#[test]
fn wrong_pins_cost_more_and_more_time_also_after_resuming_and_never_the_game() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let mut session = open(&path);
    for _ in 0..FREE_TRIES {
        assert!(!enter(&mut session, 10_000, "0000"));
    }
    assert!(!enter(&mut session, 10_000, PIN), "even the right PIN has to wait");
    drop(session);
    let (journal, opened) = crate::journal::open(&path).expect("a record");
    let now = Stamp { wall_ms: 5_000_000, ..stamp(10_000) };
    let wording = Wording::new("en").expect("English");
    let (mut session, _) = Session::resume(&opened.records, Some(journal), wording, now).expect("a game");
    let asked = asks(&mut session, 10_000);
    assert_eq!(
        asked,
        "There were too many wrong PINs. Enter the PIN again in 10 seconds. An empty line leaves things as they are."
    );
    let (mut at, mut waits) = (10_000, Vec::new());
    for _ in 0..6 {
        let wait = session.game().pin().wait(Moment(at));
        let before = session.game().pin().wrong_tries();
        assert!(!enter(&mut session, at + wait.0 as u64 - 1, "0000"), "a moment too early");
        assert_eq!(session.game().pin().wrong_tries(), before, "it is not compared");
        at += wait.0 as u64;
        assert!(!enter(&mut session, at, "0000"));
        waits.push(wait);
    }
    assert!(waits.is_sorted() && waits[0] == Span::seconds(10) && waits[5] == LONGEST_WAIT, "{waits:?}");
    at += LONGEST_WAIT.0 as u64;
    assert!(enter(&mut session, at, &format!(" {PIN} ")));
    assert_eq!(session.game().pin().wait(Moment(at)), Span::ZERO, "earlier wrong PINs no longer count");
    let is_given = |record: &annabella::storage::journal::Record| record.event == Event::Pin(PinEvent::PinGiven);
    assert_eq!(read(&path).expect("a record").records.iter().filter(|record| is_given(record)).count(), 1);
}

#[test]
fn a_record_holds_a_salted_hash_of_the_pin_that_no_debug_output_shows() {
    let folder = TempDir::new().expect("a folder");
    let hashes = ["one.jsonl", "two.jsonl"].map(|name| {
        let session = open(&folder.path().join(name));
        session.game().pin().hash().expect("a hash").clone()
    });
    assert_ne!(hashes[0].reveal(), hashes[1].reveal(), "the same PIN");
    assert!(hashes[0].reveal().starts_with("$argon2id$v=19$m=65536,t=4,p=1$"), "{}", hashes[0].reveal());
    assert_eq!(format!("{:?}", hashes[0]), "hidden");
}

#[test]
fn a_new_pin_has_at_least_four_characters_and_is_entered_twice() {
    let terms = Terms::between(Player::named("Ana"), Player::named("Bernd"));
    let mut session = session_of(terms, "en");
    session.at_table(stamp(0), |table| table.ask_for_new_pin());
    let mut tell = |text: &str| session.typed(stamp(0), text, None).expect("the game goes on").said[0].printed.clone();
    assert_eq!(tell("123"), "A PIN has four characters or more. Enter a PIN again.");
    assert_eq!(tell("1234"), "Enter the same PIN once more.");
    assert_eq!(tell("1243"), "The two PINs were not the same. Enter a PIN again.");
    assert_eq!(tell("1234"), "Enter the same PIN once more.");
    assert_eq!(tell("1234"), "From now on the arbiter's words need the PIN. Each line asks for it.");
}

#[test]
fn in_a_pipe_the_arbiters_words_need_it_and_the_players_do_not() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play = ["play", "--pin", "--lang", "en", "--voice", "off", "--time", "90", "--journal", &journal];
    let typed = format!(
        "{PIN}\n{PIN}\ne4\n\nstop\n0000\narbiter: note this is not written\n\nstop; clock white 1:00:00; go\n{PIN}\n\
         e5\n\narbiter: note a control\n{PIN}\nwhite: resign\n"
    );
    let ran = home.run(&play, &typed);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    for expected in [
        "That is not the PIN.",
        "Enter the PIN again. An empty line leaves things as they are.",
        "No PIN was entered. Nothing was done.",
        "Bauer Eva sieben Eva fuenf",
        "a control",
        "Black wins, 0-1: resignation",
    ] {
        assert!(ran.out.contains(expected), "{expected}: {}", ran.out);
    }
    let shown = home.run(&["show", &journal, "--report", "--all", "--lang", "en"], "").said();
    let json = home.run(&["export", &journal, "--to", "json"], "").said();
    let record = fs::read_to_string(&journal).expect("recorded");
    assert!(record.contains("a control") && !record.contains("this is not written"), "{record}");
    assert!(record.contains("\"white_ms\":3600000"), "the other command on its line is done too: {record}");
    for (what, text) in [("the output", &ran.said()), ("the record", &record), ("the report", &shown), ("JSON", &json)]
    {
        assert!(!text.contains(PIN), "the PIN in {what}: {text}");
    }
    for (what, text) in [("the output", &ran.said()), ("the report", &shown), ("JSON", &json)] {
        assert!(!text.contains("argon2"), "the hash in {what}: {text}");
    }
    assert!(shown.contains("need the PIN") && shown.contains("That is not the PIN"), "{shown}");
}

#[cfg(unix)]
#[test]
fn the_clocks_stop_when_stop_was_typed_not_when_the_pin_was_entered() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play = ["play", "--pin", "--lang", "en", "--voice", "off", "--face", "lines", "--journal", &journal];
    let mut terminal = home.terminal(&play, (40, 120));
    set(&mut terminal);
    for line in ["e4", "", "arbiter: stop"] {
        terminal.line(line);
    }
    terminal.hear("enter the PIN");
    let before_it_was_entered = unix_ms();
    terminal.line(PIN);
    terminal.hear("Both clocks are stopped");
    terminal.leave();
    assert!(terminal.end().success());
    let records = read(Path::new(&journal)).expect("a record").records;
    let stopped = records.iter().find(|record| matches!(record.event, Event::Clock(ClockEvent::ClocksStopped { .. })));
    assert!(stopped.expect("stopped").wall_ms <= before_it_was_entered);
}

#[cfg(unix)]
fn set(terminal: &mut Terminal) {
    terminal.hear("enter a PIN");
    terminal.line(PIN);
    terminal.hear("same PIN once more");
    terminal.line(PIN);
    terminal.hear("arbiter's words need the PIN");
}

#[cfg(unix)]
#[test]
fn no_face_shows_the_pin() {
    for face in ["lines", "hybrid", "screen"] {
        let home = Home::new();
        let journal = home.at("game.jsonl");
        let play = ["play", "--pin", "--lang", "en", "--voice", "off", "--face", face, "--journal", &journal];
        let mut terminal = home.terminal(&play, (40, 120));
        let sees = |terminal: &mut Terminal, word: &'static str| {
            terminal.wait(word, |terminal| {
                let contents = terminal.contents().split_whitespace().collect::<Vec<_>>().join(" ");
                contents.contains(word)
            });
        };
        for (asked, typed) in [("enter a PIN", PIN), ("same PIN once more", PIN), ("Each line asks", "begin")] {
            sees(&mut terminal, asked);
            terminal.line(typed);
        }
        // A wrong one is asked for again, and what is typed then is dots too.
        for (asked, typed) in [("enter the PIN", "tulip0000"), ("Enter the PIN again", "tulip")] {
            sees(&mut terminal, asked);
            terminal.line(typed);
        }
        terminal.wait("for the second refusal", |terminal| {
            terminal.contents().matches("That is not the PIN").count() == 2 || face == "screen"
        });
        terminal.keys("tulip7");
        sees(&mut terminal, "PIN> ••••••");
        terminal.line("391");
        sees(&mut terminal, "Play has begun");
        terminal.line("arbiter: note control");
        terminal.wait("asked for the note", |terminal| terminal.contents().contains("enter the PIN"));
        terminal.line(PIN);
        sees(&mut terminal, "Noted: control");
        // Earlier lines can be recalled, but the PIN is not among them.
        terminal.keys("\u{1b}[A");
        sees(&mut terminal, "note control");
        let record = fs::read(&journal).expect("recorded");
        let holds = |bytes: &[u8], text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
        assert!(holds(terminal.raw(), "control") && holds(&record, "control"), "{face}: the search works");
        for (what, bytes) in [("on the screen", terminal.raw()), ("in the record", &record)] {
            assert!(!holds(bytes, PIN) && !holds(bytes, "tulip"), "{face}: the PIN {what}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_terminal_that_edits_its_own_lines_does_not_show_the_pin() {
    let home = Home::new();
    let mut shell = home.shell((40, 120));
    shell.hear("shell> ");
    shell.line("$annabella play --pin --voice off --lang en --journal game.jsonl | cat");
    shell.hear("enter a PIN");
    shell.line(PIN);
    shell.hear("same PIN once more");
    shell.line(PIN);
    shell.hear("arbiter's words need the PIN");
    shell.line("arbiter: note control");
    shell.hear("enter the PIN");
    shell.line(PIN);
    shell.hear("Noted: control");
    shell.line("quit");
    shell.hear("shell> ");
    let text = String::from_utf8_lossy(shell.raw()).into_owned();
    assert!(text.contains("arbiter: note control"), "the terminal shows what else is typed: {text}");
    assert!(!text.contains(PIN), "{text}");
}

#[test]
fn a_foreign_record_cannot_ask_for_more_memory_or_time_than_ours() {
    use annabella::game::course::pin::PinHash;
    use annabella::storage::secrets::{NotHashed, hash_pin, is_pin};
    let own = hash_pin("135790").expect("a hash");
    assert_eq!((is_pin("135790", &own), is_pin("135791", &own)), (Ok(true), Ok(false)));
    let foreign = |more: &str| {
        let salt_and_hash = "c29tZXNhbHRzb21lc2FsdA$RXyK2UHWd0Ps5Sz5wFJjXRmRrv3PdFVzDyfLtb0oDzE";
        is_pin("1234", &PinHash::new(format!("$argon2id$v=19${more}${salt_and_hash}")))
    };
    assert_eq!(foreign("m=19456,t=2,p=1"), Ok(false), "as records of earlier versions have it");
    let earlier = "$argon2id$v=19$m=65536,t=4,p=1$J8FEiIWmfPF8ZZj7j7EdFw$ddgBbkD3iCHe4eVgo+mpUl4yY7S5PRpSpGoSZoq0Y8c";
    let earlier = PinHash::new(earlier.into());
    assert_eq!((is_pin("1234", &earlier), is_pin("1243", &earlier)), (Ok(true), Ok(false)), "of an earlier library");
    for more in ["m=4294967295,t=2,p=1", "m=19456,t=4294967295,p=1", "m=1048576,t=2,p=1", "m=19456,t=2,p=99", "m=x"] {
        assert_eq!(foreign(more), Err(NotHashed), "{more}");
    }
    assert_eq!(is_pin("1234", &PinHash::new("nonsense".into())), Err(NotHashed));
}

#[test]
fn to_quit_while_a_pin_is_chosen_leaves_the_game_and_sets_no_pin() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play = ["play", "--lang", "en", "--voice", "off", "--journal", &journal, "--pin"];
    let ran = home.run(&play, "quit\nquit\ne4\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(!ran.out.contains("need the PIN") && !ran.out.contains("Bauer"), "{ran:?}");
    let record = std::fs::read_to_string(home.path("game.jsonl")).unwrap_or_default();
    assert!(!record.contains("pin_set"), "{record}");
}

/// A game with a PIN in which White has these seconds left.
#[cfg(unix)]
fn with_seconds_left(home: &Home, seconds: u32) -> Terminal {
    let journal = home.at("game.jsonl");
    let play = ["play", "--pin", "--lang", "en", "--voice", "off", "--face", "lines", "--journal", &journal];
    let mut terminal = home.terminal(&play, (40, 120));
    set(&mut terminal);
    terminal.line(&format!("arbiter: begin; arbiter: stop; arbiter: clock white 0:00:{seconds:02} black 1:00:00"));
    terminal.hear("enter the PIN");
    terminal.line(PIN);
    terminal.hear("Is that right?");
    terminal.line("2");
    terminal.hear("The clocks are set: ");
    terminal.line("arbiter: go");
    terminal.hear("enter the PIN");
    terminal
}

#[cfg(unix)]
#[test]
fn no_flag_falls_between_the_arbiters_words_and_the_pin() {
    let home = Home::new();
    let mut terminal = with_seconds_left(&home, 5);
    let before_it_was_entered = unix_ms();
    terminal.line(PIN);
    terminal.hear("clock is running");
    terminal.line("arbiter: stop");
    terminal.hear("enter the PIN");
    until_a_flag_falls(6);
    terminal.line(PIN);
    terminal.hear("Both clocks are stopped");
    terminal.leave();
    assert!(terminal.end().success());
    let records = read(&home.path("game.jsonl")).expect("a record").records;
    let kinds: Vec<&str> = records.iter().map(|record| record.event.kind().name()).collect();
    assert!(!kinds.iter().any(|kind| kind.starts_with("flag") || *kind == "time_missing"), "{kinds:?}");
    let started = records.iter().find(|record| record.event == Event::Clock(ClockEvent::ClocksStarted));
    let started = started.expect("started").wall_ms;
    assert!(started >= before_it_was_entered, "a clock that stood still starts when the PIN is there");
}

#[cfg(unix)]
#[test]
fn a_wrong_pin_or_none_holds_no_flag_up() {
    for (entered, heard) in [("0000", "not the PIN"), ("", "No PIN was entered")] {
        let home = Home::new();
        let mut terminal = with_seconds_left(&home, 6);
        terminal.line(PIN);
        terminal.hear("clock is running");
        terminal.line("arbiter: stop");
        terminal.hear("enter the PIN");
        until_a_flag_falls(8);
        terminal.line(entered);
        terminal.wait("for the flag", |terminal| terminal.contents().contains("flag has fallen"));
        assert!(terminal.contents().contains(heard), "{entered:?}: {}", terminal.contents());
        terminal.keys("\r");
        terminal.leave();
        assert!(terminal.end().success());
    }
}
