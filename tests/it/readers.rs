//! A game under real screen readers: each sentence is heard whole and felt, and there is silence when nothing happens.
//!
//! Runs where yasr, fenrir or brltty are installed and the shared material with their capture scripts is at hand.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;
use std::thread;

use annabella::game::clock::moment::Moment;
use annabella::game::command::{Command, GameCommand, MoveCommand};
use annabella::game::people::{Actor, Player, Sight};
use annabella::game::terms::Terms;
use annabella::interpreter::Intent;
use annabella::interpreter::seat::Seat;
use annabella::session::Session;
use annabella::session::dispatch::carry_out;
use annabella::time::Stamp;
use annabella::wording::{Asked, Urgency, Wording};

use crate::packages::{Package, has};
use crate::pipe::master_game;

/// The cells of the display, and the columns of the terminal: what is longer wraps and is not checked.
const CELLS: usize = 40;
const COLUMNS: usize = 132;

/// Seconds between two keys, the second time where the first was too fast for the machine: other tests run beside.
const STEPS: [&str; 2] = ["0.4", "1.2"];

/// What ends every script: idle for so long, nothing is said.
const IDLE: &str = "wait 5";

#[allow(clippy::disallowed_methods)]
fn scripts() -> Option<PathBuf> {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared");
    let shared = std::env::var_os("ANNABELLA_SHARED").map_or_else(beside, PathBuf::from);
    Some(shared.join("screenreader")).filter(|folder| folder.join("srcheck.py").exists())
}

/// What is typed, and what the lines face writes on a terminal about it: a whole game with questions, a draw offer, a
/// mismatch and its resolution. Moves are typed as squares, the shortest way.
fn played() -> Vec<(String, String)> {
    let black = Player { sight: Sight::Blind, ..Player::named("Black") };
    let wording = Wording::new("en").expect("English");
    let stamp = Stamp { at: Moment(0), wall_ms: 0, ..Stamp::default() };
    let (mut session, _) = Session::open(Terms::between(Player::named("White"), black), None, wording, stamp);
    let mut written = Vec::new();
    for words in master_game() {
        let Intent::Command(_, Command::Move(MoveCommand::Announce(spoken))) =
            session.interpreter(Seat::EVERYBODY).read(&words)
        else {
            panic!("{words} is no move");
        };
        for line in [spoken.half_move.to_string(), String::new()] {
            let answer = answer(&mut session, stamp, &line);
            written.push((line, answer));
        }
    }
    let more = "what e4|where K|board|offer|draw|decline|spell|execute black -h7|check|adjust black|go|status|last|\
        help what|resign|1";
    for line in more.split('|') {
        let answer = answer(&mut session, stamp, line);
        written.push((line.to_owned(), answer));
    }
    written
}

fn answer(session: &mut Session, stamp: Stamp, line: &str) -> String {
    let by = Actor::Player(session.to_move());
    match line {
        "resign" => {
            return session.wording.confirmation(by, &Asked::Command(Command::Game(GameCommand::Resign))).printed;
        }
        "1" => return session.wording.not_done(by).printed,
        _ => {}
    }
    let intent = session.interpreter(Seat::EVERYBODY).read(line);
    let said = carry_out(session, stamp, intent).expect("nobody quits").said;
    let sentences: Vec<String> = said.iter().map(|utterance| utterance.printed.clone()).collect();
    let is_list = said.len() > 2 && said.iter().all(|utterance| utterance.urgency == Urgency::Answer);
    sentences.join(if is_list { "\n" } else { " " })
}

fn script(lines: &[(String, String)], check: impl Fn(&str) -> String) -> String {
    let mut script = String::new();
    for (line, answer) in lines {
        if !line.is_empty() {
            script += &format!("type {line}\n");
        }
        script += "key Enter\n";
        // Of a list the last line is what is said last and felt.
        let last = answer.rsplit('\n').next().unwrap_or_default();
        if !last.is_empty() && last.chars().count() < COLUMNS {
            let _ = writeln!(script, "{}", check(last));
        }
    }
    script + IDLE + "\n"
}

/// What a reader made of a script, or why it cannot be told.
enum Run {
    /// The events, and what the program wrote.
    Passed(String, Vec<u8>),
    Failed(String),
    Skipped,
}

fn run(reader: &str, face: &str, script: &str, step: &str) -> Run {
    let Some(folder) = scripts() else { return Run::Skipped };
    let place = tempfile::tempdir().expect("a folder");
    let (out, file, journal) = (place.path().join("out"), place.path().join("script"), place.path().join("game.jsonl"));
    fs::write(&file, script).expect("written");
    let mut capture = process::Command::new("python3");
    match reader {
        "brltty" => capture.arg(folder.join("brltty_capture.py")),
        _ => capture.arg(folder.join("speech_capture.py")).arg(reader),
    };
    let ran = capture
        .args([&out, &file])
        .args(["--", env!("CARGO_BIN_EXE_annabella"), "play", "--face", face, "--voice", "off", "--lang", "en"])
        .args(["--journal", &journal.to_string_lossy()])
        .envs([("CHECK_ONLY", "1"), ("START_WAIT", "3"), ("STEP", step), ("COLS", "132"), ("CELLS", "40")])
        .output()
        .expect("python3 runs");
    let said = String::from_utf8_lossy(&ran.stdout).into_owned();
    let trouble = String::from_utf8_lossy(&ran.stderr);
    if trouble.contains("another capture running") {
        return Run::Skipped;
    }
    if !ran.status.success() {
        let failed: Vec<&str> = said.lines().filter(|line| !line.starts_with("ok")).collect();
        return Run::Failed(format!("{reader}, {step} s a key:\n{}\n{trouble}", failed.join("\n")));
    }
    let events = fs::read_to_string(out.join("events.log")).expect("events");
    Run::Passed(events, fs::read(out.join("terminal.raw")).unwrap_or_default())
}

/// The script under a reader; where that fails, once more with time to think.
fn assert_heard(reader: &str, face: &str, script: &str) {
    let mut failures = String::new();
    for step in STEPS {
        match run(reader, face, script, step) {
            Run::Passed(events, raw) => {
                assert_quiet_at_the_end(&events);
                // What reaches a braille display is no stream of bytes, and boards are put where they are.
                let is_plain = reader == "brltty" || face == "hybrid" || !raw.is_empty() && !raw.contains(&0x1b);
                assert!(is_plain, "{reader}: an escape byte");
                return;
            }
            Run::Skipped => return,
            Run::Failed(why) => failures += &why,
        }
    }
    panic!("{failures}");
}

fn assert_quiet_at_the_end(events: &str) {
    let (_, idle) = events.rsplit_once(">wait").unwrap_or_else(|| panic!("no idling in the events:\n{events}"));
    let said = idle.lines().skip(1).find(|line| line.split_whitespace().nth(1) == Some("SAY"));
    assert_eq!(said, None, "something is said while nothing happens");
}

#[test]
fn a_whole_game_is_heard_and_felt() {
    let lines = played();
    let readers = [(Package::Yasr, "yasr"), (Package::Fenrir, "fenrir"), (Package::Brltty, "brltty")];
    let installed = readers.into_iter().filter(|(package, _)| has(&[*package, Package::Python]));
    thread::scope(|scope| {
        for (_, reader) in installed {
            let lines = &lines;
            scope.spawn(move || {
                assert_heard(reader, "lines", &script(lines, |said| check(reader, said)));
                assert_heard(reader, "hybrid", &script(&lines[..6], |said| check(reader, said)));
            });
        }
    });
}

/// What must be so after a sentence: it is heard, or felt from its beginning.
fn check(reader: &str, said: &str) -> String {
    match reader {
        "brltty" => format!("braille {}", said.chars().take(CELLS).collect::<String>().trim_end()),
        // fenrir says every hyphen: castling is heard as 0 dash 0.
        "fenrir" => format!("heard {}", said.replace('-', " dash ")),
        _ => format!("heard {said}"),
    }
}
