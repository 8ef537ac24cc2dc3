//! `annabella hall --to live`: one PGN of all boards, written again whenever a half-move is made.

use std::path::Path;
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use annabella::hall::broadcast::Broadcast;
use annabella::hall::input::HallInput;
use annabella::storage::whole_file::{make_readable_for_all, not_written, replace};
use annabella::time::unix_ms;
use annabella::wording::Wording;

/// How long lines are collected before the file is written, in milliseconds: however many boards play, it stays a while.
const PAUSE_MS: u64 = 500;
/// The longest wait for a line.
const LONGEST: Duration = Duration::from_secs(60);

/// Keeps the file until the server's reader ends. What is wrong is said once, and the file stays as it was.
pub fn keep(inputs: &Receiver<HallInput>, file: &Path, delay_ms: u64, wording: &Wording) -> ExitCode {
    let mut broadcast = Broadcast::new(delay_ms);
    let (mut is_whole, mut last) = (false, None);
    loop {
        // After the first line, what else comes in this moment.
        let mut until = broadcast.next_due();
        loop {
            let wait = until.map_or(LONGEST, |until| Duration::from_millis(until.saturating_sub(unix_ms())));
            match inputs.recv_timeout(wait.min(LONGEST)) {
                Ok(HallInput::Whole) => (is_whole, last) = (true, None),
                Ok(HallInput::Lost(why)) => {
                    if last.replace(why) != Some(why) {
                        eprintln!("{}", wording.trouble(&why.into()));
                    }
                }
                Ok(input) => broadcast.take(input, unix_ms()),
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => return ExitCode::FAILURE,
            }
            until = Some(until.unwrap_or(u64::MAX).min(unix_ms().saturating_add(PAUSE_MS)));
        }
        // What is read first is the past: the file would go back to it.
        if let Some(pgn) = Some(()).filter(|()| is_whole).and_then(|()| broadcast.pgn(unix_ms()))
            && let Err(error) = replace(file, pgn.as_bytes()).and_then(|()| make_readable_for_all(file))
        {
            eprintln!("{}", wording.trouble(&not_written(file, &error)));
            return ExitCode::FAILURE;
        }
    }
}
