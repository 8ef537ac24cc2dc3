//! Questions in real terminals, with short clocks: words that were typed in time count from then, whatever is typed
//! elsewhere meanwhile.

use annabella::game::event::{Event, GameEvent};
use annabella::storage::journal::{Record, read};

use super::Running;
use crate::program::{Home, Terminal};
use crate::real_time::until_a_flag_falls;

const PIN: &str = "tulip7391";

/// White's time, in seconds: less than the longest time that a question is waited for.
const SECONDS: u32 = 6;

fn seat_in_a_terminal(home: &Home, role: &str) -> Terminal {
    let game = home.at("game.jsonl");
    let joins = ["join", &game, "--as", role, "--lang", "en", "--face", "lines", "--voice", "off"];
    let mut terminal = home.terminal(&joins, (40, 110));
    terminal.hear("Laws of");
    terminal
}

fn host_in_a_terminal(home: &Home, more: &[&str]) -> Terminal {
    let journal = home.at("game.jsonl");
    let usual = ["play", "--seats", "--lang", "en", "--voice", "off", "--face", "lines", "--journal", &journal];
    home.terminal(&[&usual, more].concat(), (40, 110))
}

/// The record of the game, which is checked: no flag fell before the first event of that kind, which counts from when
/// it was typed, before White's flag.
fn counts_from_when_it_was_typed(home: &Home, kind: &str) {
    let records = read(&home.path("game.jsonl")).expect("a record").records;
    let find = |is_it: &dyn Fn(&Record) -> bool| records.iter().position(is_it);
    let kinds: Vec<&str> = records.iter().map(|record| record.event.kind().name()).collect();
    let claimed = find(&|record| record.event.kind().name() == kind);
    let claimed = claimed.unwrap_or_else(|| panic!("no {kind} in {kinds:?}"));
    let begun = find(&|record| record.event == Event::Game(GameEvent::PlayBegun)).expect("begun");
    assert!(!kinds[..claimed].contains(&"flag_fell"), "{kinds:?}");
    let passed = records[claimed].at.since(records[begun].at);
    assert!(passed.0 < i64::from(SECONDS) * 1000, "{passed:?} since the beginning: {kinds:?}");
}

/// White's time is over, and what was asked still waits.
fn whites_time_passes() {
    until_a_flag_falls(SECONDS);
}

#[test]
fn a_claim_at_a_seat_counts_from_when_it_was_typed_there() {
    let home = Home::new();
    let time = format!("0:00:{SECONDS:02}");
    let mut host = Running::host(&home, &["--blind", "black", "--time", &time]);
    let mut white = seat_in_a_terminal(&home, "white");
    host.types("arbiter: begin");
    white.hear("Play has begun.");
    white.line("claim threefold");
    white.hear("Is that right?");
    whites_time_passes();
    white.line("2");
    white.hear("The claim is wrong");
    host.until("The claim is wrong");
    counts_from_when_it_was_typed(&home, "draw_claimed");
}

#[test]
fn what_is_asked_at_the_host_waits_whatever_comes_from_a_seat() {
    let home = Home::new();
    let time = format!("0:00:{SECONDS:02}");
    let mut host = host_in_a_terminal(&home, &["--blind", "black", "--time", &time]);
    host.hear("is being recorded");
    let mut black = Running::seat(&home, "black", "en", &[]);
    black.until("Laws of");
    host.line("arbiter: begin");
    black.until("Play has begun.");
    host.line("white: claim threefold");
    host.hear("Is that right?");
    whites_time_passes();
    black.types("draw");
    black.types("zz9");
    black.until("z9");
    host.line("2");
    host.hear("The claim is wrong");
    black.until("The claim is wrong");
    counts_from_when_it_was_typed(&home, "draw_claimed");
}

#[test]
fn the_arbiters_stop_waits_for_the_pin_whatever_comes_from_a_seat() {
    let home = Home::new();
    let time = format!("0:00:{SECONDS:02}");
    let mut host = host_in_a_terminal(&home, &["--pin", "--time", &time]);
    for (asked, typed) in [("enter a PIN", PIN), ("same PIN once more", PIN)] {
        host.hear(asked);
        host.line(typed);
    }
    host.hear("Each line asks");
    let mut black = Running::seat(&home, "black", "en", &[]);
    black.until("Laws of");
    host.line("e4");
    black.until("e4.");
    host.line("arbiter: stop");
    host.hear("enter the PIN");
    whites_time_passes();
    black.types("draw");
    black.types("zz9");
    black.until("z9");
    host.line(PIN);
    host.hear("Both clocks are stopped.");
    black.until("Both clocks are stopped.");
    counts_from_when_it_was_typed(&home, "clocks_stopped");
}

#[test]
fn the_rest_of_a_line_at_a_seat_is_neither_done_nor_asked_about_after_a_refusal() {
    let home = Home::new();
    let mut host = Running::host(&home, &[]);
    let mut white = seat_in_a_terminal(&home, "white");
    host.types("arbiter: begin");
    white.hear("Play has begun.");
    white.line("e4");
    white.hear("e4.");
    for rest in ["press", "resign", "press; resign"] {
        white.line(&format!("d4; {rest}"));
        white.hear(&format!("Not carried out: {rest}."));
    }
    // Only what is asked about alone is asked about.
    white.line("undo; resign");
    white.hear("White resigns. Is that right?");
    white.line("1");
    white.hear("Not done.");
    white.line("d4; press");
    host.until("White has completed d4.");
    let shown = String::from_utf8_lossy(white.raw()).into_owned();
    assert_eq!(shown.matches("Is that right?").count(), 1, "{shown}");
    let records = read(&home.path("game.jsonl")).expect("a record").records;
    let completed = records.iter().filter(|record| record.event.kind().name() == "move_completed");
    assert_eq!(completed.count(), 1);
}

/// The sentences that answer a line, typed three times.
fn refused_three_times(program: &mut Running) -> Vec<String> {
    let mut types = || {
        program.types("black: e5");
        program.until("White has the move")
    };
    vec![types(), types(), types()]
}

#[test]
fn a_repeated_refusal_is_as_short_at_a_seat_as_at_the_host() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--keys", "black", "--blind", "none"]);
    let mut black = Running::seat(&home, "black", "en", &[]);
    black.until("Laws of");
    host.types("arbiter: begin");
    black.until("Play has begun.");
    host.until("Play has begun.");
    let there = refused_three_times(&mut black);
    black.leave();
    host.until("left");
    let here = refused_three_times(&mut host);
    assert_eq!(here, there);
}
