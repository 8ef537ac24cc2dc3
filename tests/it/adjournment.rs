//! The sealed move cannot be found in anything written, shown or spoken before the envelope is opened.

use std::fs;
#[cfg(unix)]
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
#[cfg(unix)]
use std::path::PathBuf;

use annabella::game::adjournment::event::AdjournmentEvent;
use annabella::game::event::Event;
use annabella::storage::journal::{Chain, read};
use annabella::storage::secrets::{StaysClosed, close_envelope, open_envelope};

#[cfg(unix)]
use crate::packages::{Package, has};
use crate::program::Home;
#[cfg(unix)]
use crate::program::{Ran, Terminal, ran};
#[cfg(unix)]
use crate::voice::stage::Stage;

/// The sealed move as it is written, as squares, as it is announced and in braille, and the passphrase. In a file for
/// embossers it is written as on a sheet.
const SECRETS: [&str; 5] = ["Qh5", "d1h5", "Hector", "⠟⠓⠢", "tulip garden 7"];
/// Texts that must be found, which shows that the search works.
#[cfg(unix)]
const CONTROLS: [&str; 2] = ["a note to be found", "e2e4"];

const SEALED: &str = "e4\n\ne5\n\narbiter: note a note to be found\narbiter: adjourn\nwhite: seal Nc3\n\
                      white: seal Qh5\nwhite: press\ntulip garden 7\ntulip\n\ntulip garden 7\ntulip garden 7\nenvelope\n";

/// Every file below a folder, with its bytes.
#[cfg(unix)]
pub fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("readable").path()) {
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.is_file() && path.file_name().is_none_or(|name| name != "annabella") {
            found.push((path.clone(), fs::read(&path).expect("readable")));
        }
    }
    found
}

/// The bytes without the encrypted letters, in which any three characters may stand together by chance.
pub fn without_letters(bytes: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(bytes);
    let mut rest = text.as_ref();
    let mut kept = String::new();
    while let Some((before, behind)) = rest.split_once("-----BEGIN AGE") {
        kept += before;
        rest = behind.split_once("-----END AGE").expect("a whole letter").1;
    }
    (kept + rest).into_bytes()
}

pub fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window.eq_ignore_ascii_case(text.as_bytes()))
}

fn keeps_secrets(bytes: &[u8], what: &str) {
    let bytes = without_letters(bytes);
    for secret in SECRETS {
        assert!(!holds(&bytes, secret), "{secret} in {what}: {}", String::from_utf8_lossy(&bytes));
    }
}

/// Plays with a voice whose input is written to a file, and returns what was printed.
#[cfg(unix)]
pub fn play_with_a_voice_that_writes(home: &Home, stage: &Stage, arguments: &[&str], input: &str) -> Ran {
    let program = home.path("annabella");
    fs::copy(env!("CARGO_BIN_EXE_annabella"), &program).expect("copied");
    let voice = home.path("annabella-voice");
    let real = env!("CARGO_BIN_EXE_annabella-voice");
    fs::write(&voice, format!("#!/bin/sh\ntee -a \"$(dirname \"$0\")/voice-pipe\" | {real} \"$@\"\n"))
        .expect("written");
    fs::set_permissions(&voice, fs::Permissions::from_mode(0o755)).expect("allowed");
    let mut command = home.command(arguments);
    let mut copied = std::process::Command::new(program);
    copied.args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => copied.env(name, value),
            None => copied.env_remove(name),
        };
    }
    copied.envs(stage.environment.iter().map(|(name, value)| (name, value)));
    copied.current_dir(command.get_current_dir().expect("at home"));
    command = copied;
    ran(&mut command, input.as_bytes())
}

#[cfg(unix)]
#[test]
fn the_sealed_move_is_hidden_until_the_envelope_is_opened_and_shown_everywhere_afterwards() {
    if !has(&[Package::EspeakNg]) {
        return;
    }
    let (home, stage) = (Home::new(), Stage::new());
    let journal = home.at("game.jsonl");
    let play = ["--voice", "embedded", "--lang", "en", "--face", "lines", "--answers", "aloud", "--journal", &journal];
    let play = [&["play"], &play[..]].concat();
    let ran = play_with_a_voice_that_writes(&home, &stage, &play, SEALED);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.said().contains("The envelope is closed."), "{ran:?}");
    for form in ["pgn", "scoresheet", "html", "brf", "braille", "trf", "json", "report", "svg"] {
        let file = home.at(&format!("export.{form}"));
        let exported = home.run(&["export", &journal, "--to", form, "-o", &file], "");
        assert_eq!(exported.code, Some(0), "{form}: {exported:?}");
    }
    let shown = home.run(&["show", &journal, "--report"], "");
    let mut written = files(home.path("").as_path());
    written.push(("printed".into(), format!("{}{}", ran.said(), shown.said()).into_bytes()));
    for (path, bytes) in &written {
        keeps_secrets(bytes, &path.display().to_string());
    }
    for control in CONTROLS {
        assert!(written.iter().any(|(_, bytes)| holds(bytes, control)), "{control} is not found");
    }
    let voice = fs::read(home.path("voice-pipe")).expect("the voice was given something");
    assert!(holds(&voice, "Bauer Eva") && holds(&voice, "sealed"), "{}", String::from_utf8_lossy(&voice));
    let pgn = fs::read_to_string(home.path("export.pgn")).expect("exported");
    assert!(pgn.contains("[Result \"*\"]") && pgn.contains("[Termination \"unterminated\"]"), "{pgn}");

    let ran = home.run(
        &["resume", &journal, "--lang", "en", "--voice", "off"],
        "arbiter: open\narbiter: reopen\narbiter: open\nwrong\narbiter: open\n\narbiter: open\ntulip garden 7\n\nquit\nyes\n",
    );
    assert_eq!(ran.code, Some(0), "{ran:?}");
    for expected in [
        "The game is adjourned. The arbiter resumes it by typing reopen.",
        "That is not the passphrase of this envelope.",
        "The envelope stays closed.",
        "White has sealed Qh5.",
        "Dame David eins Hector fuenf",
    ] {
        assert!(ran.out.contains(expected), "{expected}: {}", ran.out);
    }
    assert!(!holds(ran.said().as_bytes(), "tulip"), "{ran:?}");
    let json = home.run(&["export", &journal, "--to", "json"], "").out;
    assert!(json.contains("d1h5"), "{json}");
}

/// An adjourned game in a terminal, in which White has sealed the typed move, shown as stars.
#[cfg(unix)]
pub fn sealed_in_a_terminal(home: &Home, face: &str, typed: &str, shown: &'static str) -> Terminal {
    let play = ["play", "--lang", "en", "--voice", "off", "--face", face, "--journal", &home.at("game.jsonl")];
    let mut terminal = home.terminal(&play, (40, 120));
    // Only then has the terminal stopped echoing by itself.
    terminal
        .wait("the game", |terminal| ["new game", "Annabella"].iter().any(|word| terminal.contents().contains(word)));
    for line in ["e4", "", "e5", "", "arbiter: adjourn"] {
        terminal.line(line);
    }
    sees(&mut terminal, "seals");
    terminal.keys(&format!("white: seal {typed}"));
    sees(&mut terminal, shown);
    terminal.keys("\r");
    sees(&mut terminal, "has sealed");
    terminal
}

#[cfg(unix)]
fn sees(terminal: &mut Terminal, word: &'static str) {
    terminal.wait(word, |terminal| terminal.contents().contains(word));
}

#[cfg(unix)]
#[test]
fn no_face_shows_the_sealed_move() {
    for face in ["lines", "hybrid", "screen"] {
        let home = Home::new();
        let mut terminal = sealed_in_a_terminal(&home, face, "Qh5", "seal ***");
        terminal.line("white: press");
        sees(&mut terminal, "passphrase");
        terminal.line("tulip garden 7");
        sees(&mut terminal, "same");
        terminal.line("tulip garden 7");
        sees(&mut terminal, "is closed");
        terminal.line("arbiter: note control");
        sees(&mut terminal, "control");
        keeps_secrets(terminal.raw(), face);
        // A spectator in another terminal sees that a move was sealed, but not which.
        let mut watching = home.terminal(&["watch", &home.at("game.jsonl"), "--lang", "en"], (40, 120));
        sees(&mut watching, "control");
        keeps_secrets(watching.raw(), "watch");
    }
}

#[test]
fn neither_a_letter_nor_the_word_that_leaves_becomes_a_passphrase() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play = ["play", "--lang", "en", "--voice", "off", "--journal", &journal];
    let begun = "e4\n\ne5\n\narbiter: adjourn\nwhite: seal Qh5\nwhite: press\n";
    for word in ["x", "quit"] {
        let ran = home.run(&play, &format!("{begun}{word}\n{word}\n"));
        assert!(!ran.out.contains("is closed"), "{word}: {}", ran.out);
        assert!(ran.out.contains("is not kept"), "{word}: {}", ran.out);
        fs::remove_file(&journal).expect("removed");
    }
}

#[test]
fn a_move_in_an_envelope_that_was_never_closed_is_sealed_again() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play = ["play", "--lang", "en", "--voice", "off", "--journal", &journal];
    let ran = home.run(&play, "e4\n\ne5\n\narbiter: adjourn\nwhite: seal Qh5\nwhite: press\ntulip garden 7\n");
    assert!(ran.out.contains("is not kept"), "{}", ran.out);
    keeps_secrets(&fs::read(&journal).expect("recorded"), "the record");
    let resume = ["resume", &journal, "--lang", "en", "--voice", "off"];
    let ran = home.run(
        &resume,
        "arbiter: go\narbiter: reopen\narbiter: open\nwhite: seal Qh5\ntulip garden 7\ntulip garden 7\n\
         arbiter: reopen\narbiter: open\ntulip garden 7\nquit\nyes\n",
    );
    // The record, and each word that would go on without it.
    assert_eq!(ran.out.matches("was not in an envelope when the program ended").count(), 4, "{}", ran.out);
    assert!(ran.out.contains("White has sealed Qh5."), "{}", ran.out);
}

/// The game is not simply played on: who resumes it is said before anything is typed.
#[test]
fn a_resumed_game_says_at_once_that_it_is_adjourned() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play = ["play", "--lang", "en", "--voice", "off", "--journal", &journal];
    let resume = ["resume", &journal, "--lang", "en", "--voice", "off"];
    home.run(&play, "e4\n\ne5\n\narbiter: adjourn\n");
    let to_be_sealed = home.run(&resume, "white: seal Qh5\nwhite: press\ntulip garden 7\ntulip garden 7\n");
    let opening = |out: &str| out.split(" after its last entry. ").nth(1).unwrap_or_default().to_owned();
    assert!(
        opening(&to_be_sealed.out).starts_with(
            "The clocks show the last recorded times.\nThe session is over: White's move is sealed, not played. \
             White seals the next move with seal and the move."
        ),
        "{to_be_sealed:?}"
    );
    let adjourned = home.run(&resume, "");
    assert!(
        opening(&adjourned.out).starts_with(
            "The clocks show the last recorded times.\nThe game is adjourned. The arbiter resumes it by typing reopen."
        ),
        "{adjourned:?}"
    );
}

#[test]
fn an_envelope_opens_only_undamaged_in_its_own_game_with_its_own_passphrase() {
    let letter = close_envelope("Nf3", "game 1, move 40", "tulip").expect("closed");
    assert_eq!(open_envelope(&letter, "game 1, move 40", "tulip").as_deref(), Ok("Nf3"));
    assert_eq!(open_envelope(&letter, "game 1, move 40", "rose"), Err(StaysClosed::WrongPassphrase));
    assert_eq!(open_envelope(&letter, "game 2, move 40", "tulip"), Err(StaysClosed::Foreign));
    assert_eq!(open_envelope(&letter[..letter.len() / 2], "game 1, move 40", "tulip"), Err(StaysClosed::Damaged));
    assert_eq!(open_envelope("nothing", "game 1, move 40", "tulip"), Err(StaysClosed::Damaged));
    let other = close_envelope("The king's rook to the eighth rank", "game 1, move 40", "tulip").expect("closed");
    assert_eq!(letter.len(), other.len(), "the letter does not show the length of the move");
    assert_ne!(letter, close_envelope("Nf3", "game 1, move 40", "tulip").expect("closed"));
}

#[test]
fn a_transcript_shows_that_a_move_was_sealed_but_not_which() {
    let home = Home::new();
    let script = home.path("sealed.game");
    fs::write(
        &script,
        "terms time 90\n0:00:00 arbiter begin\n0:01:00 arbiter adjourn\n0:01:10 white seal Qh5\n0:01:20 white press\n",
    )
    .expect("written");
    let rehearsed = home.run(&["rehearse", &script.to_string_lossy()], "");
    assert!(rehearsed.out.contains("white > seal ...") && rehearsed.out.contains("game_adjourned"), "{rehearsed:?}");
    keeps_secrets(rehearsed.out.as_bytes(), "the transcript");
}

/// A record with another letter, its chain made again from the first line, as a forger would do.
fn with_letter(record: &str, to: &str, letter: &str) {
    let mut records = read(Path::new(record)).expect("a record").records;
    for one in &mut records {
        if let Event::Adjournment(AdjournmentEvent::EnvelopeClosed { letter: own }) = &mut one.event {
            letter.clone_into(own);
        }
    }
    let mut chain = Chain::new();
    fs::write(to, records.iter().map(|one| one.to_line(&mut chain)).collect::<String>()).expect("written");
}

fn letter_in(record: &str) -> String {
    let records = read(Path::new(record)).expect("a record").records;
    let mut letters = records.into_iter().filter_map(|one| {
        let Event::Adjournment(AdjournmentEvent::EnvelopeClosed { letter }) = one.event else { return None };
        Some(letter)
    });
    letters.next_back().expect("a letter")
}

#[test]
fn a_foreign_or_damaged_letter_stays_closed_and_the_game_goes_on_without_it() {
    let home = Home::new();
    let (own, other) = (home.at("own.jsonl"), home.at("other.jsonl"));
    let sealing = "e4\n\ne5\n\narbiter: adjourn\nwhite: seal Qh5\nwhite: press\ntulip garden 7\ntulip garden 7\n";
    for (record, white) in [(&own, "Ana"), (&other, "Bea")] {
        let play = ["play", "--lang", "en", "--voice", "off", "--white", white, "--journal", record];
        assert!(home.run(&play, sealing).out.contains("The envelope is closed."));
    }
    let foreign = letter_in(&other);
    let letter = letter_in(&own);
    let cut = letter[..letter.len() / 2].to_owned();
    let (head, body) = letter.split_at(letter.len() - 60);
    let changed = format!("{head}{}", if body.starts_with('A') { "B" } else { "A" }) + &body[1..];
    let opening = "arbiter: reopen\narbiter: open\ntulip garden 7\n\
                   arbiter: envelope lost\narbiter: open as Qh5\nquit\nyes\n";
    for (name, letter, expected) in [
        ("foreign", &foreign, "This letter belongs to another game or another move."),
        ("cut", &cut, "The sealed letter in the record is damaged and cannot be opened."),
        ("changed", &changed, "The sealed letter in the record is damaged and cannot be opened."),
    ] {
        let record = home.at(&format!("{name}.jsonl"));
        with_letter(&own, &record, letter);
        let ran = home.run(&["resume", &record, "--lang", "en", "--voice", "off"], opening);
        assert!(ran.out.contains(expected), "{name}: {ran:?}");
        let (before, after) = ran.out.split_once(expected).expect("said");
        assert!(!holds(before.as_bytes(), "Hector") && after.contains("Hector"), "{name}: {ran:?}");
    }
    // With its own letter the envelope opens.
    let record = home.at("same.jsonl");
    with_letter(&own, &record, &letter);
    let ran = home.run(&["resume", &record, "--lang", "en", "--voice", "off"], opening);
    assert!(ran.out.contains("White has sealed Qh5."), "{ran:?}");
}

#[test]
fn a_misspelt_word_does_not_tell_the_sealed_move() {
    let home = Home::new();
    let play = ["play", "--lang", "en", "--voice", "off", "--journal", &home.at("game.jsonl")];
    for typed in ["seel Nh6", "sealed Nh6", "sealNh6", "sella Nh6", "versiegle Nh6", "sign Nh6", "Nh69", "board: Nh6x"]
    {
        let lines = format!("e4\n\narbiter: adjourn\nblack: {typed}\n{typed}\nquit\nyes\n");
        let ran = home.run(&play, &lines);
        let said = without_letters(ran.said().as_bytes());
        assert!(!holds(&said, "Nh6"), "{typed}: {}", ran.said());
        assert!(ran.out.contains("seal"), "what to type instead: {}", ran.out);
        fs::remove_file(home.path("game.jsonl")).expect("the next one");
    }
}

/// What is kept in the memory of a process.
#[cfg(target_os = "linux")]
fn memory_of(process: u32) -> Vec<u8> {
    use std::io::{Read, Seek, SeekFrom};
    let maps = fs::read_to_string(format!("/proc/{process}/maps")).expect("ours");
    let mut memory = fs::File::open(format!("/proc/{process}/mem")).expect("ours");
    let mut all = Vec::new();
    for map in maps.lines().filter(|map| map.contains(" rw")) {
        let (from, to) = map.split_whitespace().next().and_then(|range| range.split_once('-')).expect("a range");
        let [from, to] = [from, to].map(|end| u64::from_str_radix(end, 16).expect("an address"));
        // Some mappings cannot be read.
        if memory.seek(SeekFrom::Start(from)).is_ok() {
            let _ = memory.by_ref().take(to - from).read_to_end(&mut all);
        }
    }
    all
}

/// Each letter comes alone, as a hand types it.
#[cfg(target_os = "linux")]
fn type_hidden(terminal: &mut Terminal, secret: &str) {
    let dots = |terminal: &Terminal| String::from_utf8_lossy(terminal.raw()).matches('•').count();
    for letter in secret.chars() {
        let before = dots(terminal);
        terminal.keys(&letter.to_string());
        terminal.wait("for the dot", |terminal| dots(terminal) > before);
    }
    terminal.keys("\r");
}

#[cfg(target_os = "linux")]
#[test]
fn the_passphrase_leaves_the_memory_when_the_envelope_is_closed() {
    const PASSPHRASE: &str = "garden7tulip";
    for face in ["lines", "hybrid", "screen"] {
        let home = Home::new();
        let mut terminal = sealed_in_a_terminal(&home, face, "Qh5", "seal ***");
        terminal.line("white: press");
        sees(&mut terminal, "passphrase");
        type_hidden(&mut terminal, PASSPHRASE);
        sees(&mut terminal, "same");
        let copies = |memory: &[u8]| memory.windows(PASSPHRASE.len()).filter(|at| *at == PASSPHRASE.as_bytes()).count();
        assert!(copies(&memory_of(terminal.process())) > 0, "{face}: it is compared with the second one");
        type_hidden(&mut terminal, PASSPHRASE);
        sees(&mut terminal, "is closed");
        assert_eq!(copies(&memory_of(terminal.process())), 0, "{face}");
        terminal.leave();
    }
}

#[test]
fn at_an_adjournment_there_are_words_for_the_envelope_which_prove_the_record() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let ran = home.run(&["play", "--lang", "en", "--voice", "off", "--journal", &journal], SEALED);
    let words = ran.out.split("the words of this record: ").nth(1).and_then(|rest| rest.lines().next());
    let words = words.expect("words").trim_end_matches('.');
    let verify = || home.run(&["verify", &journal, "--lang", "en", "--words", words], "");
    let whole = verify();
    assert!(whole.out.contains("The words on paper match this record"), "{whole:?}");
    assert_ne!(whole.code, Some(1), "{whole:?}");
    // The letter is changed, and the chain with it: the words are no longer those of this record.
    let mut records = read(Path::new(&journal)).expect("a record").records;
    let letter = records
        .iter()
        .position(|record| matches!(record.event, Event::Adjournment(AdjournmentEvent::EnvelopeClosed { .. })));
    records[letter.expect("closed")].event =
        Event::Adjournment(AdjournmentEvent::EnvelopeClosed { letter: "another".to_owned() });
    let mut chain = Chain::new();
    let forged: String = records.iter().map(|record| record.to_line(&mut chain)).collect();
    fs::write(&journal, forged).expect("written");
    let found = verify();
    assert_eq!(found.code, Some(1), "{found:?}");
}
