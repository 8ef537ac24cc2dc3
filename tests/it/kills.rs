//! Games in a terminal, killed at any moment: nothing that was heard is lost, and the game goes on to the same end.

use std::fs;

use rustix::process::Signal;

use crate::pipe::end_of;
use crate::program::{Home, Terminal};

const MOVES: [&str; 12] = ["e4", "d5", "exd5", "Qxd5", "Nc3", "Qa5", "d4", "Nf6", "Nf3", "c6", "Bc4", "Bf5"];
const END: &str = "rn2kb1r/pp2pppp/2p2n2/q4b2/2BP4/2N2N2/PPP2PPP/R1BQK2R w KQkq - 2 7";

const QUIET: [&str; 6] = ["--face", "lines", "--voice", "off", "--lang", "en"];

/// The next number of a simple random sequence.
fn next(seed: &mut u64) -> u64 {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    *seed
}

/// Types the remaining moves without waiting for answers.
fn types(terminal: &mut Terminal, from: usize) {
    for text in &MOVES[from..] {
        terminal.keys(&format!("{text}\r\r"));
    }
}

/// The number of half-moves that were heard as completed.
fn heard(terminal: &Terminal) -> usize {
    String::from_utf8_lossy(terminal.raw()).matches("has completed").count()
}

fn sit_down(home: &Home, begins: &[&str]) -> Terminal {
    let arguments: Vec<&str> = begins.iter().copied().chain(QUIET).collect();
    home.terminal(&arguments, (24, 200))
}

/// The number of bytes that the program writes while the whole game is typed at once.
fn written_in_a_whole_game() -> usize {
    let home = Home::new();
    let mut terminal = sit_down(&home, &["play", "--journal", &home.at("game.jsonl")]);
    terminal.hear("is being recorded");
    let before = terminal.raw().len();
    types(&mut terminal, 0);
    terminal.wait("for the whole game", |terminal| heard(terminal) == MOVES.len());
    terminal.raw().len() - before
}

#[allow(clippy::disallowed_methods)]
#[test]
fn killed_at_any_moment_a_game_goes_on_to_the_same_end() {
    let kills = if std::env::var_os("ANNABELLA_ALL").is_some() { 500 } else { 24 };
    let whole = written_in_a_whole_game() as u64;
    let mut seed = 0x5EED_1E55_C0DE_u64;
    let mut killed_in_mid_game = 0;
    for _ in 0..kills {
        let home = Home::new();
        let record = home.at("game.jsonl");
        let mut terminal = sit_down(&home, &["play", "--journal", &record]);
        terminal.hear("is being recorded");
        let until = terminal.raw().len() + (next(&mut seed) % whole) as usize;
        types(&mut terminal, 0);
        terminal.wait("for the moment of the kill", |terminal| terminal.raw().len() >= until);
        // Not only just after a sentence, but a random number of instructions later.
        for _ in 0..next(&mut seed) % 64 {
            std::thread::yield_now();
        }
        terminal.signal(Signal::KILL);
        terminal.end();
        let (heard, kept) = (heard(&terminal), end_of(&home)["ply"].as_u64().expect("a number") as usize);
        assert!(kept == heard || kept == heard + 1, "{kept} kept, {heard} heard: {}", record);
        killed_in_mid_game += usize::from(kept > 0 && kept < MOVES.len());

        let mut terminal = sit_down(&home, &["resume", &record]);
        terminal.hear("The record continues");
        let recorded = fs::read_to_string(&record).expect("text");
        let announced = recorded.matches("\"kind\":\"move_announced\"").count();
        if recorded.contains("\"kind\":\"play_begun\"") {
            terminal.line("arbiter: go");
            terminal.hear("running");
        }
        let is_in_hand = announced > kept;
        if is_in_hand {
            terminal.line("");
            terminal.hear("has completed");
        }
        for text in &MOVES[kept + usize::from(is_in_hand)..] {
            terminal.line(text);
            terminal.line("");
            terminal.hear("has completed");
        }
        terminal.leave();
        assert!(terminal.end().success());
        let end = end_of(&home);
        assert_eq!((&end["fen"], &end["ply"]), (&END.into(), &MOVES.len().into()));
        assert_eq!(end["agreed_plies"], MOVES.len(), "on both scoresheets");
    }
    assert!(killed_in_mid_game > 0, "{killed_in_mid_game} of {kills} were killed during the game");
}

#[test]
fn every_signal_that_a_terminal_or_a_system_sends_leaves_the_terminal_as_it_was() {
    for face in ["lines", "screen", "hybrid"] {
        for signal in [Signal::QUIT, Signal::USR1, Signal::XCPU, Signal::ABORT, Signal::ALARM] {
            let home = Home::new();
            let record = home.at("game.jsonl");
            let arguments = ["play", "--journal", &record, "--face", face, "--voice", "off", "--lang", "en"];
            let mut terminal = home.terminal(&arguments, (24, 80));
            terminal.line("d4");
            terminal.hear("Bauer David zwei David vier");
            terminal.line("");
            terminal.hear("completed d4");
            terminal.signal(signal);
            terminal.end();
            terminal.assert_restored();
            let text = fs::read_to_string(&record).expect("a record");
            let last = text.lines().last().expect("a line");
            assert!(last.contains("\"kind\":\"record_left\""), "{face}, {signal:?}: {last}");
        }
    }
}

/// Takes ten seconds of real time: only with all tests.
#[allow(clippy::disallowed_methods, reason = "the environment says which tests run")]
#[test]
fn a_kill_loses_at_most_ten_seconds_of_a_players_time() {
    if std::env::var_os("ANNABELLA_ALL").is_none() {
        return;
    }
    let home = Home::new();
    let record = home.at("game.jsonl");
    let mut terminal = sit_down(&home, &["play", "--journal", &record]);
    terminal.line("e4");
    terminal.hear("Bauer Eva");
    terminal.line("");
    terminal.hear("has completed");
    crate::watching::eventually(&home.path(""), "a heartbeat", || {
        fs::read_to_string(&record).ok()?.contains("\"kind\":\"still_running\"").then_some(())
    });
    terminal.signal(Signal::KILL);
    terminal.end();
    let end = end_of(&home);
    let black = end["black_clock_ms"].as_i64().expect("a time");
    assert!(black <= 5_420_500, "ten seconds at least are on record: {black}");
}
