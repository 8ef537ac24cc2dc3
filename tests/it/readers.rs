//! A game under real screen readers: each sentence is heard whole and felt, and there is silence when nothing happens.
//!
//! Runs where yasr, fenrir or brltty are installed and the shared material with their capture scripts is at hand.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use annabella::face::intent;
use annabella::game::clock::moment::Moment;
use annabella::game::people::{Player, Sight};
use annabella::game::terms::Terms;
use annabella::now::Stamp;
use annabella::road::carry_out;
use annabella::session::Session;
use annabella::wording::{Urgency, Wording};

use crate::pipe::master_game;

/// One run at a time: brltty reads the screen through memory that all its runs share.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// The cells of the display, and the columns of the terminal: what is longer wraps and is not checked.
const CELLS: usize = 40;
const COLUMNS: usize = 80;

/// What ends every script: idle for so long, nothing is said.
const IDLE: &str = "wait 5";

#[allow(clippy::disallowed_methods)]
fn scripts() -> Option<PathBuf> {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared");
    let shared = std::env::var_os("ANNABELLA_SHARED").map_or_else(beside, PathBuf::from);
    Some(shared.join("screenreader")).filter(|folder| folder.join("srcheck.py").exists())
}

fn is_installed(program: &str) -> bool {
    Command::new("sh").args(["-c", &format!("command -v {program}")]).output().is_ok_and(|found| found.status.success())
}

/// What is typed: a game with questions, a draw offer, a mismatch and its resolution.
#[allow(clippy::disallowed_methods)]
fn lines() -> Vec<String> {
    let mut typed: Vec<String> = Vec::new();
    let plies = if std::env::var_os("ANNABELLA_ALL").is_some() { 81 } else { 4 };
    for words in master_game().into_iter().take(plies) {
        typed.extend([words, String::new()]);
    }
    let more = "what e4|where K|offer|draw|decline|spell|execute black -h7|check|adjust black|go|status|last|help what";
    typed.extend(more.split('|').map(str::to_owned));
    typed
}

/// What is said to each line, as the lines face writes it on a terminal.
fn answers(lines: &[String]) -> Vec<String> {
    let black = Player { sight: Sight::Blind, ..Player::named("Black") };
    let wording = Wording::new("en").expect("English");
    let stamp = Stamp { at: Moment(0), wall_ms: 0 };
    let (mut session, _) = Session::open(Terms::between(Player::named("White"), black), None, wording, stamp);
    let answer = |line: &String| {
        let intent = intent::read(line, None, session.game());
        let said = carry_out(&mut session, stamp, intent).expect("nobody quits").said;
        let sentences: Vec<String> = said.iter().map(|utterance| utterance.printed.clone()).collect();
        let is_list = said.len() > 2 && said.iter().all(|utterance| utterance.urgency == Urgency::Answer);
        sentences.join(if is_list { "\n" } else { " " })
    };
    lines.iter().map(answer).collect()
}

fn script(check: impl Fn(&str) -> String) -> String {
    let lines = lines();
    let mut script = String::new();
    for (line, answer) in lines.iter().zip(answers(&lines)) {
        if !line.is_empty() {
            script += &format!("type {line}\n");
        }
        script += "key Enter\n";
        if answer.chars().count() < COLUMNS && !answer.contains('\n') {
            script += &format!("{}\n", check(&answer));
        }
    }
    script + IDLE + "\n"
}

/// Runs the script under a reader and gives its events; fails where a check does.
fn run(capture: &str, reader: &[&str], script: &str, more: &[&str]) -> Option<(String, Vec<u8>)> {
    let Some(folder) = scripts() else {
        crate::program::skipped("screen readers", "their capture scripts are not at hand");
        return None;
    };
    let needed = reader.first().copied().unwrap_or("brltty");
    if ![needed, "python3", "tmux"].iter().all(|program| is_installed(program)) {
        crate::program::skipped(needed, "it, python3 or tmux is not installed");
        return None;
    }
    let _alone = ONE_AT_A_TIME.lock();
    let place = tempfile::tempdir().expect("a folder");
    let (out, file, journal) = (place.path().join("out"), place.path().join("script"), place.path().join("game.jsonl"));
    fs::write(&file, script).expect("written");
    let ran = Command::new("python3")
        .arg(folder.join(capture))
        .args(reader)
        .args([&out, &file])
        .args(["--", env!("CARGO_BIN_EXE_annabella"), "play", "--face", "lines", "--voice", "off", "--lang", "en"])
        .args(["--journal", &journal.to_string_lossy()])
        .args(more)
        .envs([("CHECK_ONLY", "1"), ("START_WAIT", "3"), ("STEP", "0.6"), ("COLS", "80"), ("CELLS", "40")])
        .output()
        .expect("python3 runs");
    let said = String::from_utf8_lossy(&ran.stdout).into_owned();
    let failed: Vec<&str> = said.lines().filter(|line| !line.starts_with("ok")).collect();
    let trouble = String::from_utf8_lossy(&ran.stderr);
    if trouble.contains("another capture running") {
        println!("skipped: {needed} is in use by somebody else");
        return None;
    }
    assert!(ran.status.success(), "{needed}:\n{}\n{trouble}", failed.join("\n"));
    let events = fs::read_to_string(out.join("events.log")).expect("events");
    Some((events, fs::read(out.join("terminal.raw")).unwrap_or_default()))
}

fn assert_quiet_at_the_end(events: &str) {
    let (_, idle) = events
        .rsplit_once(&format!(">{}", IDLE.replace(' ', "  ")))
        .unwrap_or_else(|| events.rsplit_once(">wait").unwrap_or_else(|| panic!("no idling in the events:\n{events}")));
    let said = idle.lines().skip(1).find(|line| line.split_whitespace().nth(1) == Some("SAY"));
    assert_eq!(said, None, "something is said while nothing happens");
}

fn heard_under(reader: &str) {
    // fenrir says every hyphen: castling is heard as 0 dash 0.
    let spoken = |said: &str| if reader == "fenrir" { said.replace('-', " dash ") } else { said.to_owned() };
    let script = script(|said| format!("heard {}", spoken(said)));
    let Some((events, raw)) = run("speech_capture.py", &[reader], &script, &[]) else { return };
    assert!(!raw.is_empty() && !raw.contains(&0x1b), "an escape byte");
    assert_quiet_at_the_end(&events);
}

#[test]
fn a_game_is_heard_under_yasr() {
    heard_under("yasr");
}

#[test]
fn a_game_is_heard_under_fenrir() {
    heard_under("fenrir");
}

#[test]
fn a_game_is_felt_on_a_braille_display() {
    let beginning = |said: &str| said.chars().take(CELLS).collect::<String>().trim_end().to_owned();
    let script = script(|said| format!("braille {}", beginning(said)));
    if let Some((events, _)) = run("brltty_capture.py", &[], &script, &[]) {
        assert_quiet_at_the_end(&events);
    }
}
