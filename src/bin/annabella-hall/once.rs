//! `annabella hall --once`: how all boards stand now.

use std::io::Write as _;
use std::process::ExitCode;
use std::sync::mpsc::Receiver;

use annabella::hall::boards::HallBoards;
use annabella::hall::input::HallInput;
use annabella::options::hall::HallArgs;
use annabella::time::unix_ms;
use annabella::wording::Wording;

/// Prints all boards once everything was read, or why nothing can be read.
pub fn show(inputs: &Receiver<HallInput>, asked: &HallArgs, wording: &Wording) -> ExitCode {
    let mut boards = HallBoards::default();
    for input in inputs {
        match input {
            HallInput::Whole => {
                let mut out = std::io::stdout().lock();
                let now = unix_ms();
                boards.take(HallInput::Whole, now);
                let lines: Vec<String> = if asked.json {
                    boards.objects(now).iter().map(ToString::to_string).collect()
                } else {
                    boards.lines(now, wording).into_iter().map(|line| line.printed).collect()
                };
                for line in lines {
                    // A reader that goes away has read enough.
                    if writeln!(out, "{line}").is_err() {
                        break;
                    }
                }
                return ExitCode::SUCCESS;
            }
            HallInput::Lost(why) => {
                eprintln!("{}", wording.trouble(&why.into()));
                return ExitCode::FAILURE;
            }
            HallInput::Line { .. } | HallInput::State { .. } => _ = boards.take(input, unix_ms()),
        }
    }
    ExitCode::FAILURE
}
