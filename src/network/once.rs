//! `annabella hall --once`: how all boards stand now.

use std::io::Write as _;
use std::sync::mpsc::Receiver;

use annabella::hall::boards::HallBoards;
use annabella::hall::input::HallInput;
use annabella::options::error::CommandError;
use annabella::options::hall::HallArgs;
use annabella::time::unix_ms;
use annabella::wording::{HallTrouble, Wording};

use super::pairings;

/// Prints all boards once everything was read.
///
/// # Errors
///
/// Where nothing can be read.
pub fn show(inputs: &Receiver<HallInput>, asked: &HallArgs, wording: &Wording) -> Result<(), CommandError> {
    let mut boards = HallBoards::expecting(pairings(asked)?);
    for input in inputs {
        if let HallInput::Lost(why) = input {
            return Err(CommandError::failure(why.into()));
        }
        let is_whole = input == HallInput::Whole;
        let now = unix_ms();
        boards.take(input, now);
        if is_whole {
            let mut out = std::io::stdout().lock();
            let lines: Vec<String> = if asked.json {
                boards.objects(now).iter().map(ToString::to_string).collect()
            } else {
                boards.lines(now, wording).into_iter().map(|line| line.printed).collect()
            };
            let is_empty = lines.is_empty() && !asked.json;
            let lines = if is_empty { vec![wording.hall_empty().printed] } else { lines };
            // A reader that goes away has read enough.
            let _ = lines.iter().try_for_each(|line| writeln!(out, "{line}"));
            return Ok(());
        }
    }
    Err(CommandError::failure(HallTrouble::NotReached.into()))
}
