//! `annabella hall --to`: a file that is written again whenever what it shows has changed: the PGN of a broadcast, or
//! the results of a round, in the list of the pairings or as a page.

use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use annabella::hall::broadcast::Broadcast;
use annabella::hall::input::HallInput;
use annabella::hall::results::{LeftOut, ResultsPage, RoundResults};
use annabella::options::error::CommandError;
use annabella::options::hall::{HallArgs, HallForm};
use annabella::storage::input_file;
use annabella::storage::journal::opening;
use annabella::storage::whole_file::{make_readable_for_all, not_written, replace};
use annabella::time::unix_ms;
use annabella::wording::{EventFault, Trouble, Wording};

use super::pairings;

/// How long lines are collected before the file is written, in milliseconds: however many boards play, it stays a
/// while.
const PAUSE_MS: u64 = 500;
/// The longest wait for a line.
const LONGEST: Duration = Duration::from_secs(60);
/// The longest list of pairings read, in bytes.
const LONGEST_LIST: u64 = 8 << 20;

/// The contents of the file.
pub enum Kept {
    Live(Broadcast),
    Results(RoundResults),
    Page(ResultsPage),
}

impl Kept {
    /// What is asked for.
    ///
    /// # Errors
    ///
    /// Where the list of pairings cannot be read.
    pub fn new(form: HallForm, asked: &HallArgs) -> Result<Kept, CommandError> {
        match (form, &asked.pairings) {
            (HallForm::Trf, Some(path)) => {
                let list = input_file::read(path, LONGEST_LIST);
                let list = list.map_err(|source| CommandError::failure(opening(path, &source)))?;
                let results = RoundResults::new(list).map_err(|line| {
                    let path = path.display().to_string();
                    CommandError::failure(Trouble::EventFile { path, line, fault: EventFault::NotAPairingLine })
                });
                Ok(Kept::Results(results?))
            }
            (HallForm::Results, _) => Ok(Kept::Page(ResultsPage::expecting(pairings(asked)?))),
            (HallForm::Live | HallForm::Trf, _) => {
                let delay_ms = asked.delay.map_or(0, |delay| u64::try_from(delay.0).unwrap_or_default());
                Ok(Kept::Live(Broadcast::new(delay_ms)))
            }
        }
    }

    fn take(&mut self, input: HallInput, now_ms: u64) {
        match self {
            Kept::Live(broadcast) => broadcast.take(input, now_ms),
            Kept::Results(results) => results.take(input, now_ms),
            Kept::Page(page) => page.take(input, now_ms),
        }
    }

    fn next_due(&self) -> Option<u64> {
        match self {
            Kept::Live(broadcast) => broadcast.next_due(),
            Kept::Results(_) | Kept::Page(_) => None,
        }
    }

    /// What the file shows now, if it is not what was written last.
    fn bytes(&mut self, wording: &Wording) -> Option<Vec<u8>> {
        match self {
            Kept::Live(broadcast) => broadcast.pgn(unix_ms()).map(String::into_bytes),
            Kept::Results(results) => {
                let list = results.list(unix_ms());
                for LeftOut { why, round, boards, names } in results.take_left_out() {
                    let names = names.each_ref().map(Option::as_deref);
                    eprintln!("{}", wording.not_in_list(why, &round, &boards.join(", "), names));
                }
                list
            }
            Kept::Page(page) => page.html(unix_ms(), wording).map(String::into_bytes),
        }
    }

    /// Keeps the file until the server's reader ends, or writes it once. What is wrong is said once, and the file stays
    /// as it was.
    ///
    /// # Errors
    ///
    /// Where the file cannot be written; asked for once, also where nothing can be read.
    pub fn keep(
        mut self,
        inputs: &Receiver<HallInput>,
        file: &Path,
        asked: &HallArgs,
        wording: &Wording,
    ) -> Result<(), CommandError> {
        let (mut is_whole, mut last) = (false, None);
        loop {
            // After the first line, what else comes in this moment.
            let mut until = self.next_due();
            loop {
                let wait = until.map_or(LONGEST, |until| Duration::from_millis(until.saturating_sub(unix_ms())));
                match inputs.recv_timeout(wait.min(LONGEST)) {
                    Ok(HallInput::Whole) => (is_whole, last) = (true, None),
                    Ok(HallInput::Lost(why)) if asked.once => return Err(CommandError::failure(why.into())),
                    Ok(HallInput::Lost(why)) => {
                        if last.replace(why) != Some(why) {
                            eprintln!("{}", wording.trouble(&why.into()));
                        }
                    }
                    Ok(input) => self.take(input, unix_ms()),
                    Err(RecvTimeoutError::Timeout) => break,
                    Err(RecvTimeoutError::Disconnected) => return Ok(()),
                }
                if is_whole && asked.once {
                    break;
                }
                until = Some(until.unwrap_or(u64::MAX).min(unix_ms().saturating_add(PAUSE_MS)));
            }
            // What is read first is the past: the file would go back to it.
            if let Some(bytes) = Some(()).filter(|()| is_whole).and_then(|()| self.bytes(wording)) {
                let written = replace(file, &bytes).and_then(|()| make_readable_for_all(file));
                written.map_err(|error| CommandError::failure(not_written(file, &error)))?;
            }
            if is_whole && asked.once {
                return Ok(());
            }
        }
    }
}
