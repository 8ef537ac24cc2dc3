//! Disks that fail: the loss is said first, the record goes on elsewhere, and no player loses time. The faults
//! come from a small library that is loaded before the C library (`tests/faults/disk.c`).

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use annabella::storage::journal::verify;
use annabella::wording::Integrity;

use crate::packages::{Package, has};
use crate::pipe::end_of;
use crate::program::{Home, Ran, carried, ran};

const NO_SPACE: u32 = 28;
const IO_ERROR: u32 = 5;
const READ_ONLY: u32 = 30;
const QUOTA: u32 = 122;

/// The library, built once. Nothing where there is no C compiler.
pub fn library() -> Option<&'static PathBuf> {
    static BUILT: OnceLock<(tempfile::TempDir, PathBuf)> = OnceLock::new();
    let build = || {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("disk.so");
        let mut compiler = Command::new("cc");
        compiler.args(["-shared", "-fPIC", "-o"]).arg(&file).arg(carried("faults/disk.c"));
        assert!(compiler.status().is_ok_and(|status| status.success()), "the library is built");
        (folder, file)
    };
    has(&[Package::CCompiler]).then(|| &BUILT.get_or_init(build).1)
}

/// The program on a disk with these faults.
fn command(home: &Home, library: &PathBuf, faults: &str, arguments: &[&str]) -> Command {
    let mut command = home.command(arguments);
    command.env("LD_PRELOAD", library).env("DISK_FAULTS", faults).env("DISK_LOG", home.path("calls"));
    command
}

const KNIGHTS: &str = "Nf3\n\nNf6\n\nNg1\n\nNg8\n\nquit\n";

/// Plays four half-moves on a disk with these faults, in files whose path contains `path`, or in every record.
fn play(home: &Home, library: &PathBuf, faults: &str, path: &str) -> Ran {
    let journal = home.at("games/game.jsonl");
    let arguments = ["play", "--face", "lines", "--voice", "off", "--lang", "en", "--journal", &journal];
    let mut command = command(home, library, faults, &arguments);
    if !path.is_empty() {
        command.env("DISK_PATH", path);
    }
    ran(&mut command, KNIGHTS.as_bytes())
}

fn calls(home: &Home) -> Vec<String> {
    let text = fs::read_to_string(home.path("calls")).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

/// The half-moves completed in a record.
fn completed(record: &std::path::Path) -> usize {
    fs::read_to_string(record).expect("a record").matches("\"kind\":\"move_completed\"").count()
}

#[test]
fn after_a_failed_write_the_record_goes_on_in_the_other_place_and_that_is_said() {
    let Some(library) = library() else { return };
    for (call, fault, why) in [
        ("write", NO_SPACE.to_string(), "There is no space left for the record"),
        ("write", QUOTA.to_string(), "There is no space left for the record"),
        ("write", IO_ERROR.to_string(), "cannot be written"),
        ("write", READ_ONLY.to_string(), "cannot be written"),
        ("write", "short".to_owned(), "There is no space left for the record"),
        ("fdatasync", IO_ERROR.to_string(), "The disk did not store the record"),
    ] {
        for number in [1, 2, 5] {
            let home = Home::new();
            let ran = play(&home, library, &format!("{call}={fault}@{number}-99"), "/games/");
            let context = format!("{call}, {fault}, {number}: {ran:?}");
            assert_eq!(ran.code, Some(0), "{context}");
            let spare = home.path("state/annabella/spare/game.jsonl");
            let moved = ran.out.find(why).unwrap_or_else(|| panic!("{context}"));
            assert!(ran.out[moved..].contains(&format!("recorded in {}", spare.display())), "{context}");
            let recorded_in = ran.out.find(&format!("Recorded in {}", home.at("games/game.jsonl")));
            assert_eq!(number == 1, recorded_in.is_none(), "nothing is said to be recorded that is not: {context}");
            assert_eq!(verify(&spare).expect("a record").standing, Integrity::Open, "{context}");
            assert_eq!(completed(&spare), 4, "{context}");
            assert!(ran.out.contains(&format!("The game is saved in {}", spare.display())), "{context}");
            let old = fs::read_to_string(home.path("games/game.jsonl")).expect("there");
            let whole = fs::read_to_string(&spare).expect("there");
            assert!(whole.starts_with(&old), "what was on disk stays as it was, without a piece of a line: {context}");
            let after = calls(&home).into_iter().skip_while(|call| !call.contains("/spare/"));
            assert!(!after.into_iter().any(|call| call.contains("/games/")), "it is not tried again: {context}");
        }
    }
}

#[test]
fn a_record_on_no_disk_is_reported_first_shown_until_saved_and_printed_at_the_end() {
    let Some(library) = library() else { return };
    let home = Home::new();
    let lost = play(&home, library, &format!("write={IO_ERROR}@1-99"), "");
    assert_eq!(lost.code, Some(1), "{lost:?}");
    assert!(lost.out.starts_with("Not saved! "), "before anything else: {lost:?}");
    assert!(!lost.out.contains("Recorded in") && !lost.out.contains("is saved in"), "{lost:?}");
    assert!(lost.out.contains("1. Nf3 ") && lost.out.contains("2... Ng8 "), "the moves are printed: {lost:?}");
    assert!(lost.err.starts_with("Not saved! The record is on no disk."), "{lost:?}");

    // From the fourth write on no disk takes the record; later the first one does again.
    let home = Home::new();
    let journal = home.at("games/game.jsonl");
    let arguments = ["play", "--face", "lines", "--voice", "off", "--lang", "en", "--journal", &journal];
    let input = "Nf3\n\nstatus\nNf6\nstatus\n\nstatus\nquit\n";
    let mut command = command(&home, library, &format!("write={NO_SPACE}@4-7"), &arguments);
    let mended = ran(&mut command, input.as_bytes());
    assert_eq!(mended.code, Some(0), "{mended:?}");
    let [first, last] = ["Black has the move.", "White has the move."].map(|at| mended.out.find(at).expect("a status"));
    let not_saved = "The record is on no disk now.";
    assert!(!mended.out[..first].contains(not_saved), "{mended:?}");
    assert!(mended.out[first..last].contains(not_saved), "{mended:?}");
    assert!(mended.out.contains("Everything is saved again"), "{mended:?}");
    assert!(!mended.out[last..].contains(not_saved), "{mended:?}");
    assert_eq!(verify(&home.path("games/game.jsonl")).expect("a record").standing, Integrity::Open);
    assert_eq!(completed(&home.path("games/game.jsonl")), 2, "nothing twice");
}

#[test]
fn a_disk_without_locks_or_synced_folders_can_be_used() {
    let Some(library) = library() else { return };
    for (faults, said) in [
        ("flock=37@1-99", "This disk cannot lock files"),
        ("flock=95@1-99", "This disk cannot lock files"),
        ("fsync=22@1-99", "This disk does not confirm new files"),
    ] {
        let home = Home::new();
        let ran = play(&home, library, faults, "");
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(ran.out.starts_with(said), "before anything is said to be recorded: {ran:?}");
        assert_eq!(completed(&home.path("games/game.jsonl")), 4, "{ran:?}");
        let journal = home.at("games/game.jsonl");
        let arguments = ["resume", &journal, "--face", "lines", "--voice", "off", "--lang", "en"];
        let resumed = ran_resumed(&home, library, faults, &arguments);
        assert_eq!(resumed.code, Some(0), "{resumed:?}");
    }
}

fn ran_resumed(home: &Home, library: &PathBuf, faults: &str, arguments: &[&str]) -> Ran {
    ran(&mut command(home, library, faults, arguments), b"moves\nquit\n")
}

/// Folders that were made for a record are named on disk before anything is said to be recorded.
#[test]
fn new_folders_above_a_record_are_synced_too() {
    let Some(library) = library() else { return };
    let home = Home::new();
    let journal = home.at("new/deep/game.jsonl");
    let arguments = ["play", "--face", "lines", "--voice", "off", "--lang", "en", "--journal", &journal];
    let ran = ran(&mut command(&home, library, "none=0@1-1", &arguments), b"quit\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let calls = calls(&home);
    for folder in [home.at("").trim_end_matches('/').to_owned(), home.at("new"), home.at("new/deep")] {
        assert!(calls.contains(&format!("fsync {folder}")), "{folder}: {calls:?}");
    }
}

#[test]
fn a_slow_disk_costs_no_player_time_and_a_late_one_is_reported() {
    let Some(library) = library() else { return };
    for (faults, is_late) in [("fdatasync=slow:500@4-7", false), ("fdatasync=slow:3000@4-4", true)] {
        let home = Home::new();
        let ran = play(&home, library, faults, "");
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert_eq!(ran.out.contains("Not saved yet! The disk has not answered for two seconds."), is_late, "{ran:?}");
        assert_eq!(ran.out.contains("Everything is saved again"), is_late, "{ran:?}");
        assert!(!home.path("state/annabella/spare/game.jsonl").exists(), "the copy is no longer needed");
        let text = fs::read_to_string(home.path("games/game.jsonl")).expect("a record");
        let moments: Vec<u64> = text
            .lines()
            .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("a record"))
            .filter(|record| record["kind"] == "move_completed")
            .map(|record| record["at_ms"].as_u64().expect("a moment"))
            .collect();
        assert_eq!(moments.len(), 4);
        // All of it was typed at once, long before the disk was done with the second half-move.
        let between = moments[3] - moments[0];
        assert!(between < 1_400, "{between} ms between the first and the last press of {faults}");
    }
}

#[test]
fn a_disk_that_never_answers_ends_with_the_moves_printed() {
    let Some(library) = library() else { return };
    let home = Home::new();
    let ran = play(&home, library, "fdatasync=slow:600000@3-99", "");
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.out.contains("2... Ng8 ") && ran.err.contains("on no disk"), "{ran:?}");
}

#[test]
fn while_a_disk_does_not_answer_the_record_goes_on_in_the_other_place() {
    let Some(library) = library() else { return };
    let home = Home::new();
    let ran = play(&home, library, "fdatasync=slow:600000@3-3", "/games/");
    let spare = home.path("state/annabella/spare/game.jsonl");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("no longer answers. From now on the whole game is recorded in"), "{ran:?}");
    assert!(ran.out.contains(&format!("The game is saved in {}", spare.display())), "{ran:?}");
    assert_eq!(verify(&spare).expect("a record").standing, Integrity::Open, "{ran:?}");
    assert_eq!(completed(&spare), 4, "{ran:?}");
    assert!(spare.with_extension("pgn").exists() && !home.path("games/game.pgn").exists(), "{ran:?}");
    let resumed = home.run(&["resume", &spare.to_string_lossy(), "--voice", "off", "--lang", "en"], "moves\n");
    assert!(resumed.out.contains("1. Nf3 Nf6 2. Ng1 Ng8"), "{resumed:?}");
}

#[cfg(unix)]
#[test]
fn a_file_that_may_not_grow_is_reported_and_ends_nothing_by_a_signal() {
    let home = Home::new();
    let limited = "ulimit -f 4; exec \"$annabella\" play --voice off --lang en --journal game.jsonl --spare none/there";
    let ran = home.run_in_shell(limited, &KNIGHTS.replace("quit", "Nf3\n\nNf6\n\nNg1\n\nNg8\n\nquit"));
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.out.contains("Not saved! There is no space left") && ran.out.contains("4... Ng8 "), "{ran:?}");
}

/// A short game with a capture, a correction, a note and an end.
const GAME: &str = "e4\n\nd5\n\nexd5\n\nQxd5\n\narbiter: note well played\nresign\nyes\n";

#[test]
fn killed_at_every_write_and_sync_nothing_that_was_heard_is_missing() {
    let Some(library) = library() else { return };
    let quiet = ["--face", "lines", "--voice", "off", "--lang", "en"];
    let whole = Home::new();
    let record = whole.at("game.jsonl");
    let arguments: Vec<&str> = ["play", "--journal", &record].into_iter().chain(quiet).collect();
    assert_eq!(ran(&mut command(&whole, library, "none=0@1-1", &arguments), GAME.as_bytes()).code, Some(0));
    let counted = |call: &str| calls(&whole).iter().filter(|made| made.starts_with(call)).count();
    let (writes, syncs) = (counted("write "), counted("fdatasync "));
    assert!(writes >= 8 && syncs >= 8, "{writes} writes, {syncs} syncs");
    let played = exported(&whole);
    let points = (1..=writes).flat_map(|at| [format!("write=die@{at}-{at}"), format!("write=half@{at}-{at}")]);
    for faults in points.chain((1..=syncs).map(|at| format!("fdatasync=die@{at}-{at}"))) {
        let home = Home::new();
        let record = home.at("game.jsonl");
        let arguments: Vec<&str> = ["play", "--journal", &record].into_iter().chain(quiet).collect();
        let died = ran(&mut command(&home, library, &faults, &arguments), GAME.as_bytes());
        assert_eq!(died.code, None, "{faults}: {died:?}");
        let heard = died.out.matches("has completed").count();
        let shown = home.run(&["show", &record, "--json"], "");
        if shown.code != Some(0) {
            // Before the first line was whole nothing was said to be recorded.
            assert!(!died.out.contains("Recorded in"), "{faults}: {died:?} {shown:?}");
            continue;
        }
        let end = end_of(&home);
        let kept = end["ply"].as_u64().expect("a number") as usize;
        assert!(kept == heard || kept == heard + 1, "{faults}: {kept} kept, {heard} heard");
        let is_over = end["result"] != "*";
        assert!(is_over || !died.out.contains("Black wins"), "{faults}: {died:?}");
        if !is_over {
            let recorded = fs::read_to_string(&record).expect("text");
            // A line without its end does not count.
            let recorded = recorded.rsplit_once('\n').map_or("", |(lines, _)| lines);
            let announced = recorded.matches("\"kind\":\"move_announced\"").count();
            let rest: Vec<&str> = GAME.split_inclusive('\n').skip(kept * 2 + usize::from(announced > kept)).collect();
            let arguments: Vec<&str> = ["resume", &record].into_iter().chain(quiet).collect();
            let begun = if recorded.contains("\"kind\":\"play_begun\"") { "arbiter: go\n" } else { "" };
            let resumed = home.run(&arguments, &format!("{begun}{}", rest.concat()));
            assert_eq!(resumed.code, Some(0), "{faults}: {resumed:?}");
        }
        assert_eq!(exported(&home), played, "{faults}");
    }
}

/// The moves and the result of the game, without clocks.
fn exported(home: &Home) -> String {
    let pgn = home.run(&["export", &home.at("game.jsonl")], "").out;
    let moves = pgn.split("\n\n").nth(1).expect("moves");
    let words = moves.split_whitespace().scan(false, |in_comment, word| {
        let was = *in_comment || word.starts_with('{');
        *in_comment = was && !word.ends_with('}');
        Some((!was).then_some(word))
    });
    // A number before Black's move stands only after a comment.
    words.flatten().filter(|word| !word.ends_with("...")).collect::<Vec<_>>().join(" ")
}
