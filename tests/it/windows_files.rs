//! Files on Windows: held by another program, long names, missing drives, lines that end in CR and LF.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::os::windows::fs::OpenOptionsExt;
use std::process::Stdio;

use crate::pipe::with_enters;
use crate::program::{Home, Ran, ended};

const QUIET: [&str; 4] = ["--face", "lines", "--voice", "off"];

fn play(home: &Home, record: &str, language: &str, input: &str) -> Ran {
    let arguments = ["play", "--journal", record, "--lang", language];
    home.run(&arguments.into_iter().chain(QUIET).collect::<Vec<_>>(), input)
}

/// Opens a file so that no other program can open it.
fn hold(home: &Home, name: &str) -> File {
    OpenOptions::new().read(true).write(true).share_mode(0).open(home.path(name)).expect("held")
}

/// Checks that a command failed with one sentence that names the file, and printed nothing else.
fn assert_one_sentence(ran: &Ran, code: i32, name: &str, context: &str) {
    assert_eq!(ran.code, Some(code), "{context}: {ran:?}");
    assert!(ran.err.lines().count() == 1 && ran.err.trim_end().ends_with('.'), "{context}: {ran:?}");
    assert!(ran.err.contains(name) && ran.out.is_empty(), "{context}: {ran:?}");
}

#[test]
fn a_file_held_by_another_program_is_reported_in_one_sentence_and_left_alone() {
    let home = Home::new();
    let record = home.at("game.jsonl");
    assert_eq!(play(&home, &record, "en", &with_enters(["e4", "e5"])).code, Some(0));
    fs::write(home.path("script.game"), "0:00:00 white e4\n").expect("written");
    let before = fs::read(&record).expect("a record");
    let (held, script) = (hold(&home, "game.jsonl"), hold(&home, "script.game"));
    for (language, in_use) in [
        ("en", "is in use by another program; close it there first."),
        ("es", "está en uso por otro programa; ciérrelo antes allí."),
        ("de", "wird von einem anderen Programm benutzt; schließen Sie die Datei dort zuerst."),
    ] {
        for command in [
            &["resume", &record, "--face", "lines", "--voice", "off"][..],
            &["show", &record],
            &["export", &record],
            &["verify", &record],
            &["simulate", &home.at("script.game")],
        ] {
            let ran = home.run(&[command, &["--lang", language]].concat(), "e4\n");
            assert_one_sentence(&ran, 1, if command[0] == "simulate" { "script.game" } else { "game.jsonl" }, language);
            assert!(ran.err.trim_end().ends_with(in_use), "{command:?}: {ran:?}");
        }
    }
    drop((held, script));
    assert_eq!(fs::read(&record).expect("a record"), before);
    assert_eq!(home.run(&["resume", &record, "--voice", "off", "--lang", "en"], "").code, Some(0));
}

/// The game can be left all the same, with another PGN file.
#[test]
fn a_pgn_held_by_another_program_does_not_hinder_the_game() {
    let home = Home::new();
    let record = home.at("game.jsonl");
    fs::write(home.path("game.pgn"), "annotated").expect("written");
    let held = hold(&home, "game.pgn");
    let played = play(&home, &record, "en", &with_enters(["e4", "e5"]));
    assert!(played.code == Some(0) && played.out.contains("The game is saved in"), "{played:?}");
    drop(held);
    assert_eq!(fs::read_to_string(home.path("game.pgn")).expect("there"), "annotated");
    assert!(fs::read_to_string(home.path("game-2.pgn")).is_ok_and(|pgn| pgn.contains("1. e4")), "{played:?}");
}

#[test]
fn a_read_only_file_is_read_and_writing_to_it_is_refused_in_one_sentence() {
    let home = Home::new();
    let record = home.at("game.jsonl");
    assert_eq!(play(&home, &record, "en", &with_enters(["e4", "e5"])).code, Some(0));
    let mut permissions = fs::metadata(&record).expect("there").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&record, permissions.clone()).expect("marked");
    // An administrator may write to it all the same on some systems.
    let is_shut = OpenOptions::new().write(true).open(&record).is_err();
    for (language, why) in [("en", "cannot be"), ("es", "No se puede"), ("de", "kann nicht")] {
        if !is_shut {
            break;
        }
        let resumed = home.run(&["resume", &record, "--face", "lines", "--voice", "off", "--lang", language], "e4\n");
        assert_one_sentence(&resumed, 1, "game.jsonl", language);
        assert!(resumed.err.contains(why), "{resumed:?}");
    }
    let again = play(&home, &record, "en", "e4\n\n");
    assert_one_sentence(&again, 1, "game.jsonl", "a record is never overwritten");
    assert_eq!(home.run(&["show", &record, "--lang", "en"], "").code, Some(0));
    assert_eq!(home.run(&["export", &record, "--lang", "en"], "").code, Some(0));
    #[allow(clippy::permissions_set_readonly_false, reason = "on Windows it is one mark for everybody")]
    permissions.set_readonly(false);
    fs::set_permissions(&record, permissions).expect("unmarked");
}

#[test]
fn a_folder_that_cannot_be_written_is_reported_in_one_sentence_before_the_game() {
    let home = Home::new();
    fs::write(home.path("file"), "").expect("written");
    let below_a_file = home.at("file/game.jsonl");
    for place in [r"Q:\nowhere\game.jsonl", r"C:\no such name?.jsonl", r"C:\nul\game.jsonl", &below_a_file] {
        for (language, asks) in [("en", "--journal"), ("es", "--journal"), ("de", "--journal")] {
            let played = play(&home, place, language, "e4\n\n");
            assert_one_sentence(&played, 1, "jsonl", place);
            assert!(played.err.contains(asks), "{played:?}");
        }
    }
}

#[test]
fn names_with_spaces_with_other_letters_and_longer_than_260_characters_work() {
    let home = Home::new();
    let part = "Größe und мера 大きさ ".to_owned() + &"n".repeat(80);
    let folder = home.at(&format!(r"{part}\{part}\{part}\{part}"));
    assert!(folder.chars().count() > 400, "{folder}");
    let record = format!(r"{folder}\Schöne Partie.jsonl");
    let played = play(&home, &record, "de", &with_enters(["e4", "e5", "Sf3"]));
    assert_eq!(played.code, Some(0), "{played:?}");
    assert!(fs::read_to_string(format!(r"{folder}\Schöne Partie.pgn")).is_ok_and(|pgn| pgn.contains("2. Nf3")));
    let pgn = format!(r"{folder}\für Änne.pgn");
    for arguments in [
        &["show", &record, "--lang", "en"][..],
        &["export", &record, "-o", &pgn],
        &["resume", &record, "--voice", "off", "--lang", "de"],
    ] {
        let ran = home.run(arguments, "");
        assert_eq!(ran.code, Some(0), "{arguments:?}: {ran:?}");
    }
    assert!(fs::read_to_string(&pgn).is_ok_and(|pgn| pgn.contains("2. Nf3")), "{pgn}");
    assert_eq!(home.run(&["verify", &record, "--lang", "en"], "").code, Some(2), "open");
}

/// Lines from a pipe end in CR and LF. A second program cannot write the record meanwhile,
/// but every program can read it.
#[test]
fn a_record_being_written_can_be_read_but_not_written_by_others() {
    let home = Home::new();
    let record = home.at("game.jsonl");
    let arguments = ["play", "--journal", &record, "--lang", "en"];
    let mut command = home.command(&arguments.into_iter().chain(QUIET).collect::<Vec<_>>());
    let mut program =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("started");
    let mut keyboard = program.stdin.take().expect("piped");
    let mut output = BufReader::new(program.stdout.take().expect("piped")).lines().map_while(Result::ok);
    for (text, count) in [("e4", 1), ("e5", 2), ("Nf3", 3)] {
        write!(keyboard, "{text}\r\n\r\n").expect("read");
        assert!(output.any(|line| line.contains("has completed")), "{text}");
        for (language, sentence) in
            [("en", "is open in another Annabella"), ("de", "in einer anderen Annabella geöffnet")]
        {
            let second =
                home.run(&["resume", &record, "--face", "lines", "--voice", "off", "--lang", language], "d4\n");
            assert_one_sentence(&second, 1, "game.jsonl", language);
            assert!(second.err.contains(sentence), "{second:?}");
        }
        let shown = home.run(&["show", &record, "--json"], "");
        assert!(shown.code == Some(0) && shown.out.contains(&format!("\"ply\":{count},")), "{shown:?}");
        OpenOptions::new().write(true).open(&record).expect_err("a writer");
        fs::remove_file(&record).expect_err("it cannot be removed");
    }
    drop(keyboard);
    assert_eq!(ended(&mut program).code(), Some(0));
}
