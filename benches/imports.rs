//! The cost of reading a file of ten thousand games of eighty half-moves: checked, and recorded, beside python-chess,
//! which reads the same file.

use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position};

const GAMES: usize = 10_000;
const HALF_MOVES: usize = 80;

/// Python: reads every game of a file, with its moves.
const READ: &str = "
import chess.pgn, sys
games = 0
with open(sys.argv[1]) as file:
    while chess.pgn.read_game(file) is not None:
        games += 1
print(games)
";

/// A game of random moves; none of them ends it.
fn game(seed: &mut u32) -> String {
    let mut position = Chess::default();
    let mut text = String::from("[White \"Ana\"]\n[Black \"Ben\"]\n[Date \"2024.05.01\"]\n[Result \"1/2-1/2\"]\n\n");
    for ply in 0..HALF_MOVES {
        *seed ^= *seed << 13;
        *seed ^= *seed >> 17;
        *seed ^= *seed << 5;
        let legal = position.legal_moves();
        let goes_on = |place: &usize| {
            let mut after = position.clone();
            after.play_unchecked(legal[*place]);
            !after.is_game_over()
        };
        let first = *seed as usize % legal.len().max(1);
        let Some(place) = (0..legal.len()).map(|step| (first + step) % legal.len()).find(goes_on) else { break };
        if ply % 2 == 0 {
            text.push_str(&format!("{}. ", ply / 2 + 1));
        }
        text.push_str(&SanPlus::from_move_and_play_unchecked(&mut position, legal[place]).to_string());
        text.push(if ply % 10 == 9 { '\n' } else { ' ' });
    }
    text + "1/2-1/2\n\n"
}

#[allow(clippy::disallowed_methods, reason = "the time is what is measured")]
fn took(mut command: Command) -> Option<Duration> {
    let begun = Instant::now();
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status().ok()?;
    status.success().then(|| begun.elapsed())
}

/// Prints the three times and how they compare.
pub fn run() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.pgn");
    let mut seed = 0x9e37_79b9;
    let games: String = (0..GAMES).map(|_| game(&mut seed)).collect();
    fs::write(&file, games).expect("written");
    let annabella = |more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
        command.env("XDG_DATA_HOME", folder.path()).env("HOME", folder.path());
        command.args(["import", "--lang", "en"]).args(more).arg(&file);
        took(command)
    };
    let mut python = Command::new("python3");
    python.args(["-c", READ]).arg(&file);
    let (checked, read, recorded) = (annabella(&["--check"]), took(python), annabella(&[]));
    println!(
        "{GAMES} games of {HALF_MOVES} half-moves: checked {checked:?}, recorded {recorded:?}, python-chess {read:?}"
    );
    if let (Some(checked), Some(recorded), Some(read)) = (checked, recorded, read) {
        let times = |took: Duration| read.as_secs_f64() / took.as_secs_f64();
        println!("times as fast as python-chess: checked {:.1}, recorded {:.1}", times(checked), times(recorded));
    }
}
