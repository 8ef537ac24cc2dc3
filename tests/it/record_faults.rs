//! The record is deleted, moved or changed while the game is played: it is said at once, and nothing is lost.
//!
//! Windows does not let the file of a running game be removed, replaced or changed: these tests are for Unix.
#![cfg_attr(windows, allow(dead_code, reason = "what prepares that is for Unix too"))]

use std::fs;
use std::path::{Path, PathBuf};

use annabella::game::clock::moment::Moment;
use annabella::game::event::{Event, GameEvent};
use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;
#[cfg(unix)]
use annabella::storage::journal::Keeping;
use annabella::storage::journal::{Journal, Record, read, verify};
#[cfg(unix)]
use annabella::storage::whole_file::{self, NotWritten, OwnFile};
use annabella::wording::Integrity;
#[cfg(unix)]
use annabella::wording::{Loss, RecordChange};
use tempfile::TempDir;

#[cfg(unix)]
use crate::program::named_pipe;
use crate::program::{DEADLINE, Home, Ran};

fn record(event: GameEvent) -> Record {
    Record {
        seq: 0,
        at: Moment(5),
        wall_ms: 6,
        by: Actor::Arbiter,
        event: Event::Game(event),
        source: None,
        seat: None,
        arrived: None,
        time: None,
    }
}

fn note(number: usize) -> Record {
    record(GameEvent::NoteWritten { text: format!("note {number}") })
}

/// A record with its terms and two notes, the path of its copy if it is lost, and its own path.
fn kept(folder: &TempDir) -> (Journal, PathBuf, PathBuf) {
    let (path, spare) = (folder.path().join("games/game.jsonl"), folder.path().join("spare"));
    let journal = Journal::create(&path).expect("a new journal").with_spares(vec![spare.clone()]);
    let mut journal = journal.with_patience(DEADLINE);
    let terms = Terms::between(Player::named("Änne"), Player::named("José"));
    assert_eq!(journal.append(&[record(GameEvent::RecordOpened { terms: Box::new(terms), program: None })]), []);
    assert_eq!(journal.append(&[note(1), note(2)]), []);
    (journal, path, spare.join("game.jsonl"))
}

/// Checks that the whole record goes on there, and that nothing more is said.
fn goes_on(mut journal: Journal, to: &Path, records: usize) {
    assert_eq!(journal.append(&[note(records)]), []);
    assert_eq!(journal.path(), to);
    drop(journal);
    assert_eq!(read(to).expect("a record").records.len(), records + 1);
    assert_eq!(verify(to).expect("a record").standing, Integrity::Open);
}

#[cfg(unix)]
#[test]
fn a_deleted_record_is_written_again() {
    let folder = TempDir::new().expect("a folder");
    let (mut journal, path, _) = kept(&folder);
    fs::remove_file(&path).expect("deleted");
    let moved = RecordChange::Moved { from: path.clone(), to: path.clone(), why: Loss::Deleted };
    assert_eq!(journal.append(&[note(3)]), [moved]);
    assert_eq!(journal.keeping(), &Keeping::Here);
    goes_on(journal, &path, 4);
}

#[cfg(unix)]
#[test]
fn a_renamed_record_is_written_again_and_the_other_file_stays() {
    let folder = TempDir::new().expect("a folder");
    let (mut journal, path, _) = kept(&folder);
    let other = path.with_file_name("other.jsonl");
    fs::rename(&path, &other).expect("renamed");
    let before = fs::read(&other).expect("there");
    assert!(matches!(journal.append(&[note(3)]).as_slice(), [RecordChange::Moved { why: Loss::Deleted, .. }]));
    goes_on(journal, &path, 4);
    assert_eq!(fs::read(&other).expect("there"), before, "nothing more is written to it");
}

#[cfg(unix)]
#[test]
fn a_file_in_the_place_of_the_record_stays_as_it_is() {
    let folder = TempDir::new().expect("a folder");
    let (mut journal, path, spare) = kept(&folder);
    let strange = path.with_file_name("strange");
    fs::write(&strange, "a shopping list\n").expect("written");
    fs::rename(&strange, &path).expect("replaced");
    let moved = RecordChange::Moved { from: path.clone(), to: spare.clone(), why: Loss::Replaced };
    assert_eq!(journal.look(), [moved], "found before another move is played");
    assert_eq!(journal.keeping(), &Keeping::Elsewhere(spare.clone()));
    goes_on(journal, &spare, 3);
    assert_eq!(fs::read_to_string(&path).expect("there"), "a shopping list\n");
}

#[cfg(unix)]
#[test]
fn an_emptied_record_is_not_filled_with_zeros() {
    let folder = TempDir::new().expect("a folder");
    let (mut journal, path, spare) = kept(&folder);
    fs::write(&path, "").expect("emptied");
    let moved = RecordChange::Moved { from: path.clone(), to: spare.clone(), why: Loss::Shortened };
    assert_eq!(journal.append(&[note(3)]), [moved]);
    goes_on(journal, &spare, 4);
    assert_eq!(fs::read(&path).expect("there"), b"");
}

#[cfg(unix)]
#[test]
fn lines_added_by_another_program_are_not_mixed_with_the_record() {
    let folder = TempDir::new().expect("a folder");
    let (mut journal, path, spare) = kept(&folder);
    let mut text = fs::read_to_string(&path).expect("there");
    text.push_str("something else\n");
    fs::write(&path, &text).expect("added");
    let moved = RecordChange::Moved { from: path.clone(), to: spare.clone(), why: Loss::Lengthened };
    assert_eq!(journal.append(&[note(3)]), [moved]);
    goes_on(journal, &spare, 4);
    assert_eq!(fs::read_to_string(&path).expect("there"), text);
}

#[cfg(unix)]
#[test]
fn when_its_folder_is_deleted_the_record_goes_elsewhere_or_is_tried_again() {
    let folder = TempDir::new().expect("a folder");
    let (mut journal, path, spare) = kept(&folder);
    fs::remove_dir_all(path.parent().expect("a folder")).expect("removed");
    let moved = RecordChange::Moved { from: path.clone(), to: spare.clone(), why: Loss::FolderGone };
    assert_eq!(journal.append(&[note(3)]), [moved]);
    goes_on(journal, &spare, 4);

    let folder = TempDir::new().expect("a folder");
    let (journal, path, spare) = kept(&folder);
    let mut journal = journal.with_spares(Vec::new());
    fs::remove_dir_all(path.parent().expect("a folder")).expect("removed");
    let lost = RecordChange::Lost { from: path.clone(), why: Loss::FolderGone };
    assert_eq!(journal.append(&[note(3)]), [lost]);
    assert_eq!(journal.append(&[note(4)]), [], "said once");
    assert_eq!(journal.keeping(), &Keeping::Nowhere);
    fs::create_dir_all(path.parent().expect("a folder")).expect("there again");
    assert_eq!(journal.append(&[note(5)]), [RecordChange::SavedAgain { to: path.clone() }]);
    goes_on(journal, &path, 6);
    assert!(!spare.exists());
}

#[cfg(unix)]
#[test]
fn our_files_can_be_read_by_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = TempDir::new().expect("a folder");
    let (journal, path, _) = kept(&folder);
    let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
    assert_eq!((mode(&path), mode(path.parent().expect("a folder"))), (0o600, 0o700));
    drop(journal);
    let text = folder.path().join("text");
    whole_file::create(&text, b"text").expect("written");
    assert_eq!(mode(&text), 0o600);
}

#[cfg(unix)]
#[test]
fn a_permissive_umask_does_not_open_our_files_to_others() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::new();
    let play = "umask 000; exec \"$annabella\" play --voice off --lang en --journal games/game.jsonl --spare spare";
    assert_eq!(home.run_in_shell(play, "e4\n\nquit\n").code, Some(0));
    let export = "umask 000; exec \"$annabella\" export games/game.jsonl --to html -o sheets/sheet.html";
    assert_eq!(home.run_in_shell(export, "").code, Some(0));
    for file in ["games/game.jsonl", "games/game.pgn", "sheets/sheet.html"] {
        let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
        let path = home.path(file);
        assert_eq!((mode(&path), mode(path.parent().expect("a folder"))), (0o600, 0o700), "{file}");
    }
}

#[test]
fn a_resumed_game_that_never_began_is_not_called_new() {
    let home = Home::new();
    let record = home.at("game.jsonl");
    let quiet = ["--face", "lines", "--voice", "off", "--lang", "en"];
    let play: Vec<&str> = ["play", "--journal", &record].into_iter().chain(quiet).collect();
    let begun = home.run(&play, "quit\n");
    assert!(begun.out.contains("A new game."), "the control: {begun:?}");
    let resume: Vec<&str> = ["resume", &record].into_iter().chain(quiet).collect();
    let resumed = home.run(&resume, "e4\n\nquit\n");
    assert!(!resumed.out.contains("new game"), "{resumed:?}");
    assert!(
        resumed.out.contains("The record continues") && resumed.out.contains("White has completed e4"),
        "{resumed:?}"
    );
}

#[test]
fn a_move_announced_when_the_program_was_left_is_said_again_on_resuming() {
    let home = Home::new();
    let record = home.at("game.jsonl");
    let play: Vec<&str> = ["play", "--journal", &record].into_iter().chain(QUIET).collect();
    assert_eq!(home.run(&play, "e4\n\nNf6\nquit\nyes\n").code, Some(0));
    for (language, sentence) in [
        ("en", "Nf6 is announced but not completed."),
        ("de", "Sf6 ist angesagt, aber nicht abgeschlossen."),
        ("es", "Cf6 está anunciada, pero no completada."),
    ] {
        let resume = ["resume", &record, "--face", "lines", "--voice", "off", "--lang", language];
        let resumed = home.run(&resume, "quit\n");
        assert!(resumed.out.contains(sentence), "{resumed:?}");
    }
    let resume: Vec<&str> = ["resume", &record].into_iter().chain(QUIET).collect();
    let completed = home.run(&resume, "arbiter: go\n\nquit\nyes\n");
    assert!(completed.out.contains("Black has completed Nf6."), "{completed:?}");
    let resumed = home.run(&resume, "quit\n");
    assert!(!resumed.out.contains("not completed"), "the control: {resumed:?}");
}

#[test]
fn a_refused_start_leaves_no_file() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.jsonl");
    fs::create_dir(&path).expect("in the way");
    assert!(Journal::create(&path).is_err());
    assert_eq!(fs::read_dir(folder.path()).expect("readable").count(), 1);
}

#[cfg(unix)]
#[test]
fn a_written_file_replaces_only_a_file_of_ours() {
    let folder = TempDir::new().expect("a folder");
    let (file, link) = (folder.path().join("game.pgn"), folder.path().join("link.pgn"));
    fs::write(&file, "annotated by hand").expect("written");
    std::os::unix::fs::symlink(&file, &link).expect("a link");
    assert!(matches!(whole_file::create(&file, b"x"), Err(NotWritten::Exists)));
    assert!(matches!(whole_file::create(&link, b"x"), Err(NotWritten::NoFile)));
    assert!(matches!(whole_file::replace(&link, b"x"), Err(NotWritten::NoFile)));
    let mut own = OwnFile::new(file.clone(), Some(b"what we wrote".to_vec()));
    assert_eq!(own.write(b"one").expect("written"), folder.path().join("game-2.pgn"));
    assert_eq!(own.write(b"two").expect("written"), folder.path().join("game-2.pgn"), "ours is written again");
    assert_eq!(fs::read_to_string(folder.path().join("game-2.pgn")).expect("there"), "two");
    assert_eq!(fs::read_to_string(&file).expect("there"), "annotated by hand");
    assert_eq!(fs::read_dir(folder.path()).expect("readable").count(), 3, "no temporary file is left");
}

const QUIET: [&str; 6] = ["--face", "lines", "--voice", "off", "--lang", "en"];

fn records(home: &Home) -> Vec<serde_json::Value> {
    let text = fs::read_to_string(home.path("game.jsonl")).expect("recorded");
    text.lines().map(|line| serde_json::from_str(line).expect("a record")).collect()
}

#[test]
fn leaving_records_the_stop_and_resuming_proposes_the_clocks() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play: Vec<&str> = ["play"].into_iter().chain(QUIET).chain(["--journal", &journal]).collect();
    for (input, left) in [("e4\n\nquit\n", 1), ("e4\n\n", 1)] {
        let _ = fs::remove_file(home.path("game.jsonl"));
        assert_eq!(home.run(&play, input).code, Some(0));
        let records = records(&home);
        assert_eq!(records.iter().filter(|record| record["kind"] == "record_left").count(), left, "{input:?}");
        assert_eq!(records.last().expect("records")["kind"], "record_left", "{input:?}");
        let _ = fs::remove_file(home.path("game.pgn"));
    }
    // The record of an hour ago.
    let text = fs::read_to_string(home.path("game.jsonl")).expect("recorded");
    assert_eq!(text.lines().count(), records(&home).len());
    let verified = home.run(&["verify", &journal, "--lang", "en"], "");
    assert_eq!(verified.code, Some(2), "{verified:?}");
    let resume: Vec<&str> = ["resume", &journal].into_iter().chain(QUIET).collect();
    let over = home.run(&resume, "arbiter: go\nresign\n");
    assert_eq!(over.code, Some(0), "{over:?}");
    assert!(over.out.contains("Write these words on both scoresheets"), "{over:?}");
    let verified = home.run(&["verify", &journal, "--lang", "en"], "");
    assert_eq!(verified.code, Some(0), "closed: {verified:?}");
    let words = over.out.split("they prove this record: ").nth(1).expect("words").split('.').next().expect("words");
    let found = home.run(&["verify", &journal, "--words", words, "--lang", "en"], "");
    assert!(found.code == Some(0) && found.out.contains("match this record"), "{found:?}");
    let wrong = home.run(&["verify", &journal, "--words", "abandon ability", "--lang", "en"], "");
    assert_eq!(wrong.code, Some(1), "{wrong:?}");
}

#[test]
fn a_record_named_like_a_pgn_survives_its_end() {
    let home = Home::new();
    let journal = home.at("game.pgn");
    let play: Vec<&str> = ["play"].into_iter().chain(QUIET).chain(["--journal", &journal]).collect();
    assert_eq!(home.run(&play, "e4\n\nquit\n").code, Some(0));
    assert_eq!(home.run(&["show", &journal, "--lang", "en"], "").code, Some(0));
    assert!(fs::read_to_string(home.path("game.pgn.pgn")).expect("beside").contains("1. e4"));
    for target in [journal.clone(), home.at("game.pgn.pgn")] {
        fs::write(home.path("other.jsonl"), fs::read(home.path("game.pgn")).expect("there")).expect("copied");
        let before = fs::read(&target).expect("there");
        let ran = home.run(&["export", &home.at("game.pgn"), "-o", &target], "");
        assert!(ran.code == Some(0) || ran.said().contains(&target), "{ran:?}");
        assert_eq!(fs::read(&target).expect("there"), before, "{target}");
    }
}

/// A name with invisible characters that are not control characters, which no rule refuses.
const HIDDEN: &str = "Ana\u{202e}1-0\u{200b}";

#[test]
fn names_that_move_the_cursor_are_refused_and_invisible_characters_are_not_printed() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play: Vec<&str> = ["play"].into_iter().chain(QUIET).chain(["--journal", &journal, "--white"]).collect();
    let name = "Ana\u{202e}1-0\u{200b}\u{9b}31m\u{1b}]2;X\u{7}";
    let input = format!("e4\n\narbiter: note {name}\nquit\n");
    let refused = home.run(&play.iter().copied().chain([name]).collect::<Vec<_>>(), &input);
    assert!(refused.code == Some(2) && refused.err.contains("cannot be printed"), "{refused:?}");
    let played = home.run(&play.iter().copied().chain([HIDDEN]).collect::<Vec<_>>(), &input);
    assert_eq!(played.code, Some(0), "{played:?}");
    let shown = [
        refused,
        played,
        home.run(&["show", &journal], ""),
        home.run(&["show", &journal, "--report"], ""),
        home.run(&["export", &journal], ""),
        home.run(&["resume", &journal, "--face", "lines", "--voice", "off"], ""),
        home.run(&["show", &home.at(&format!("none{}", &name[3..]))], ""),
        home.run(&["can-mate", name], ""),
        home.run(&["settings", "lang", name], ""),
        home.run(&[name], ""),
    ];
    let file = |name: &str, text: String| fs::write(home.path(name), text).expect("written");
    // A semicolon would separate two terms.
    let noted = name.replace(';', "");
    file(
        "noted.game",
        format!("terms time 5\n0:00:00 arbiter begin\n0:00:01 arbiter note {noted}\n0:00:02 white {noted}\n"),
    );
    file("wrong.game", format!("terms {noted}\n"));
    file("positions.txt", format!("{name}\n8/8/8/8/8/8/8/8 {name}\n"));
    file("game.toml", format!("[event]\n{name} = 3\n"));
    file("other.pgn", format!("[Event \"{name}\"]\n[White \"{name}\"]\n\n1. e4 {{{name}}} e5 {name} *\n"));
    fs::create_dir(home.path("sheets")).expect("a folder");
    // Other systems allow no such names.
    for owner in ["a", "b"].into_iter().filter(|_| cfg!(unix)) {
        fs::write(home.path("sheets").join(format!("g{name}.{owner}.txt")), format!("1. e4 {name}\n"))
            .expect("written");
    }
    let at = |name: &str| home.at(name);
    let others: Vec<Vec<String>> = vec![
        vec!["simulate".into(), at("noted.game")],
        vec!["simulate".into(), at("wrong.game")],
        vec!["can-mate".into(), at("positions.txt")],
        vec!["event".into(), at("game.toml")],
        vec!["import".into(), at("other.pgn")],
        vec!["compare".into(), at("sheets")],
        vec!["say".into(), "--voice".into(), "off".into(), name.into()],
        vec!["games".into()],
        vec!["verify".into(), journal.clone()],
        vec!["export".into(), journal.clone(), "--to".into(), "report".into()],
        vec!["export".into(), journal.clone(), "--to".into(), "scoresheet".into()],
        vec!["export".into(), journal.clone(), "--to".into(), "trf".into()],
    ];
    let run = |arguments: &Vec<String>| home.run(&arguments.iter().map(String::as_str).collect::<Vec<_>>(), "");
    let others = others.iter().map(run).map(|ran| Ran { out: ran.out.replace("\r\n", "\n"), ..ran });
    for ran in shown.into_iter().chain(others) {
        let said = ran.said();
        assert!(!said.is_empty(), "{ran:?}");
        let bad = |c: char| (c.is_control() && c != '\n') || "\u{202e}\u{200b}".contains(c);
        assert!(!said.contains(bad), "{said:?}");
    }
}

/// In the record of another program's game that is resumed or shown.
#[cfg(unix)]
#[test]
fn names_and_notes_of_a_foreign_record_move_the_cursor_on_no_face() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let name = "Ana\u{202e}1-0\u{200b}\u{9b}31m\u{1b}]2;X\u{7}";
    let play: Vec<&str> = ["play"].into_iter().chain(QUIET).chain(["--journal", &journal, "--white", HIDDEN]).collect();
    assert_eq!(home.run(&play, &format!("e4\n\narbiter: note {name}\nquit\n")).code, Some(0));
    for (command, face) in [("resume", "lines"), ("resume", "hybrid"), ("resume", "screen"), ("watch", "screen")] {
        let faced = ["--face", face];
        let more = if command == "resume" { &faced[..] } else { &[] };
        let mut terminal = home.terminal(&[&[command, &journal, "--lang", "en"], more].concat(), (40, 120));
        terminal.see("Ana");
        let raw = String::from_utf8_lossy(terminal.raw()).into_owned();
        for bad in ["\u{202e}", "\u{200b}", "\u{9b}", "\u{1b}]2;X"] {
            assert!(!raw.contains(bad), "{command} {face}: {bad:?} in {raw:?}");
        }
        terminal.leave();
        terminal.end();
    }
}

#[test]
fn a_line_that_is_too_long_is_refused_once() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play: Vec<&str> = ["play"].into_iter().chain(QUIET).chain(["--journal", &journal]).collect();
    let ran = home.run(&play, &format!("{}e4\ne4\n\nquit\n", "x".repeat(25_000)));
    assert_eq!(ran.out.matches("too long").count(), 1, "{ran:?}");
    assert_eq!(records(&home).iter().filter(|record| record["kind"] == "move_announced").count(), 1);
}

#[test]
fn huge_numbers_and_names_are_refused_in_one_sentence() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play: Vec<&str> = ["play"].into_iter().chain(QUIET).chain(["--journal", &journal]).collect();
    let input = "e4\n\narbiter: stop\narbiter: clock white 71582789:00\narbiter: clock white 1193047:00:00\n\
        arbiter: add 1193046:59:59 to white\narbiter: clock white 99999999999:00\narbiter: counter white 4294967296\nquit\n";
    let before = "White has completed e4.\nBoth clocks are stopped.\n";
    let ran = home.run(&play, input);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let after = ran.out.split(before).nth(1).expect("stopped");
    assert_eq!(after.lines().count(), 6, "a sentence for each, and goodbye: {after}");
    let kinds: Vec<String> = records(&home).iter().map(|record| record["kind"].to_string()).collect();
    assert!(!kinds.iter().any(|kind| ["clocks_set", "time_added", "counter_set"].iter().any(|set| kind.contains(set))));
    let long = "x".repeat(100_000);
    let named = home.run(&["play", "--white", &long, "--lang", "en"], "");
    assert_eq!(named.code, Some(2), "{}", named.err.len());
    assert!(named.err.contains("a name has at most 100 characters") && named.err.len() < 200, "{}", named.err.len());
}

#[test]
fn every_command_refuses_a_folder_pipe_or_device_at_once() {
    let home = Home::new();
    let folder = home.at("");
    #[cfg(windows)]
    let places = [folder.clone()];
    #[cfg(unix)]
    let _nobody_writes = named_pipe(&home.path("pipe"));
    #[cfg(unix)]
    let places = [folder.clone(), home.at("pipe"), "/dev/zero".to_owned()];
    for place in places {
        for command in [
            &["show", &place][..],
            &["export", &place],
            &["resume", &place, "--voice", "off"],
            &["verify", &place],
            &["repair", &place],
            &["import", &place],
            &["simulate", &place],
            &["compare", &place, &place],
            &["say", "--voice", "off", "--pgn", &place],
        ] {
            if place == folder && command[0] == "compare" {
                // Folders are compared pair by pair.
                continue;
            }
            let ran = home.run(command, "");
            assert!(matches!(ran.code, Some(1 | 2)), "{command:?}: {ran:?}");
            assert!(ran.err.contains("a folder, a pipe or a device"), "{command:?}: {ran:?}");
        }
    }
}

/// Found by `fuzz`: characters beyond ASCII in the place of an article's number.
#[test]
fn any_text_can_be_typed_in_brackets() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play: Vec<&str> = ["play"].into_iter().chain(QUIET).chain(["--journal", &journal]).collect();
    let ran = home.run(&play, "arbiter: note (B\u{e9}.1)\nx (D\u{fffd}one) y\narbiter: note (\u{1f600})\ne4\n\nquit\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("White has completed e4."), "{ran:?}");
}
