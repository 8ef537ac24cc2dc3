//! No existing file is overwritten, and output that cannot be written is a failure.

use std::fs;
use std::os::unix::fs::{FileTypeExt, symlink};

use rustix::process::Signal;

use crate::program::{Home, Ran};

const QUIET: [&str; 6] = ["--face", "lines", "--voice", "off", "--lang", "en"];

fn play(home: &Home, record: &str, input: &str) -> Ran {
    home.run(&["play", "--journal", record].into_iter().chain(QUIET).collect::<Vec<_>>(), input)
}

/// A device by its own name, everything else below the home folder.
fn path_of(home: &Home, name: &str) -> String {
    if name.starts_with('/') { name.to_owned() } else { home.at(name) }
}

#[test]
fn an_export_replaces_no_link_no_device_and_no_record_of_a_running_game() {
    let home = Home::new();
    let record = home.at("game.jsonl");
    assert_eq!(play(&home, &record, "e4\n\n").code, Some(0));
    fs::write(home.path("notes.txt"), "mine").expect("written");
    symlink(home.path("notes.txt"), home.path("link.pgn")).expect("a link");
    symlink(home.path("nowhere"), home.path("dangling.pgn")).expect("a link");
    let made = home.run_in_shell("mkfifo pipe.pgn && mkdir folder.pgn", "");
    assert_eq!(made.code, Some(0), "{made:?}");
    for target in ["link.pgn", "dangling.pgn", "pipe.pgn", "folder.pgn", "/dev/null"] {
        let ran = home.run(&["export", &record, "--lang", "en", "-o", &path_of(&home, target)], "");
        assert!(ran.code == Some(1) && ran.err.contains(target), "{target}: {ran:?}");
    }
    assert_eq!(fs::read_to_string(home.path("notes.txt")).expect("there"), "mine");
    assert!(home.path("link.pgn").is_symlink() && home.path("dangling.pgn").is_symlink());
    assert!(!home.path("nowhere").exists());
    let kind = |name: &str| fs::metadata(name).expect("there").file_type();
    assert!(kind(&home.at("pipe.pgn")).is_fifo() && kind("/dev/null").is_char_device());

    let mut terminal =
        home.terminal(&["play", "--journal", "running.jsonl", "--lang", "en", "--voice", "off"], (24, 80));
    terminal.wait("the record", |_| home.path("running.jsonl").exists());
    let ran = home.run(&["export", &record, "--lang", "en", "-o", &home.at("running.jsonl")], "");
    assert!(ran.code == Some(1) && ran.err.contains("already exists"), "{ran:?}");
    terminal.line("d4");
    terminal.see("Bauer David zwei David vier");
    terminal.leave();
    terminal.end();
    assert!(fs::read_to_string(home.path("running.jsonl")).expect("a record").contains("\"d2d4\""));
}

#[test]
fn a_foreign_file_beside_a_record_stays() {
    let home = Home::new();
    let record = home.at("game.jsonl");
    fs::write(home.path("game.pgn"), "annotated by hand").expect("written");
    let played = play(&home, &record, "e4\n\n");
    assert_eq!(fs::read_to_string(home.path("game.pgn")).expect("there"), "annotated by hand");
    assert!(fs::read_to_string(home.path("game-2.pgn")).expect("written").contains("1. e4"), "{played:?}");
    assert!(played.out.contains("game-2.pgn"), "the path is named: {played:?}");

    let home = Home::new();
    fs::write(home.path("notes.txt"), "mine").expect("written");
    symlink(home.path("notes.txt"), home.path("game.pgn")).expect("a link");
    let played = play(&home, &home.at("game.jsonl"), "e4\n\n");
    assert_eq!(fs::read_to_string(home.path("notes.txt")).expect("there"), "mine", "{played:?}");
    assert!(home.path("game.pgn").is_symlink());
    // The name of a temporary file of an older program.
    let settings = home.path("config/annabella/settings.toml");
    fs::create_dir_all(settings.parent().expect("a folder")).expect("made");
    symlink(home.path("notes.txt"), settings.with_extension("toml.part")).expect("a link");
    assert_eq!(home.run(&["settings", "theme", "contrast"], "").code, Some(0));
    assert_eq!(fs::read_to_string(home.path("notes.txt")).expect("there"), "mine");
    assert!(fs::read_to_string(&settings).expect("written").contains("contrast"));
}

#[cfg(target_os = "linux")]
#[test]
fn every_command_fails_when_its_output_cannot_be_written() {
    let home = Home::new();
    assert_eq!(play(&home, &home.at("game.jsonl"), "e4\n\n").code, Some(0));
    fs::write(home.path("script.game"), "0:00:00 white e4\n").expect("written");
    for command in [
        "show game.jsonl",
        "show game.jsonl --report",
        "export game.jsonl",
        "verify game.jsonl",
        "simulate script.game",
        "games",
        "roles",
        "laws",
        "man",
    ] {
        let ran = home.run_in_shell(&format!("\"$annabella\" {command} > /dev/full"), "");
        assert!(ran.code == Some(1) && !ran.err.is_empty(), "{command}: {ran:?}");
    }
    let ran = home.run_in_shell("\"$annabella\" play --voice off --journal full.jsonl > /dev/full", "e4\n\n");
    assert!(ran.code.is_some_and(|code| code <= 1), "{ran:?}");
    assert!(home.run(&["show", &home.at("full.jsonl"), "--lang", "en"], "").code == Some(0), "the record is whole");
}

/// The program was never stopped, so no time is missing.
#[test]
fn a_stray_signal_to_continue_costs_no_time_and_stops_no_clock() {
    for face in ["lines", "screen"] {
        let home = Home::new();
        let record = home.at("game.jsonl");
        let arguments = ["play", "--journal", &record, "--face", face, "--voice", "off", "--lang", "en"];
        let mut terminal = home.terminal(&arguments, (24, 80));
        terminal.line("e4");
        terminal.wait("the announcement", |terminal| terminal.contents().contains("Eva vier"));
        terminal.line("");
        for number in 1..=3 {
            terminal.signal(Signal::CONT);
            terminal.line(&format!("arbiter: note number {number}"));
            terminal.wait("the note", |terminal| terminal.contents().contains(&format!("Noted: number {number}")));
        }
        terminal.leave();
        terminal.end();
        let text = fs::read_to_string(&record).expect("a record");
        assert!(text.contains("number 3") && text.contains("move_completed"), "{face}: {text}");
        assert!(!text.contains("time_missing") && !text.contains("clocks_stopped"), "{face}: {text}");
    }
}
