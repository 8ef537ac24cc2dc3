//! The way from a game to the process that speaks to the hall: one JSON object a line, in both directions.
//!
//! ```text
//! game                                                           annabella --hall-process board
//! {"request":"board","server":"nats://hall","address":{...},"record":"game.jsonl"}
//!                                                                {"report":"lost","why":"not-reached"}
//!                                                                {"report":"connected","lines":57}
//! {"request":"lines","from":57,"lines":"{...}\n{...}\n"}
//! {"request":"follow","record":"another.jsonl"}
//! ```
//!
//! Nothing here waits for the process: threads of their own read and write its pipes.

use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Sender};
use std::thread;

use serde::{Deserialize, Serialize};
use zeroize::Zeroize as _;

use crate::hall::address::BoardAddress;
pub use crate::json_line::to_line;
use crate::wording::HallTrouble;

/// A request of a game to the process.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "request", rename_all = "kebab-case")]
pub enum HallRequest {
    /// Comes first: the board, the server, and the record to follow.
    Board {
        server: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        credentials: Option<PathBuf>,
        address: BoardAddress,
        record: PathBuf,
    },
    /// The game goes on in another file, or another game begins at this board.
    Follow { record: PathBuf },
    /// Lines written to the record that is followed: whole lines, the first of them of that number. What was missed is
    /// read from the file.
    Lines { from: u64, lines: String },
    /// Whether what happens is on the disk of the board.
    Saved { is_saved: bool },
}

/// A note of the arbiter from the table of the hall, as it goes to the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HallNote {
    pub text: String,
    /// Without the PIN of the game nothing is noted.
    pub pin: GivenPin,
}

/// A PIN on its way to the game that has it. No `Display`, and a `Debug` that shows nothing.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GivenPin(String);

impl GivenPin {
    /// A PIN that was typed.
    pub fn new(typed: String) -> GivenPin {
        GivenPin(typed)
    }

    /// The PIN, to be compared.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for GivenPin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("hidden")
    }
}

impl Drop for GivenPin {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

/// A report of the process.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "report", rename_all = "kebab-case")]
pub enum HallReport {
    /// The hall has the whole record, of that number of lines.
    Connected { lines: u64 },
    /// The hall does not get what is recorded from now on.
    Lost { why: HallTrouble },
    /// The arbiter notes something.
    Note(HallNote),
}

/// What is written before the first request: the process follows a board.
pub const BOARD: &str = "board";

/// The running process. Dropping it closes its input: it sends what is left, and ends by itself.
pub struct HallLink {
    requests: Sender<String>,
}

impl HallLink {
    /// Starts the process. `report` is called from another thread and must not wait; after [`HallTrouble::ProgramGone`]
    /// nothing more comes.
    ///
    /// # Errors
    ///
    /// Where it is not built in, or cannot be started.
    pub fn start(first: &HallRequest, report: impl Fn(HallReport) + Send + 'static) -> Result<HallLink, HallTrouble> {
        let mut child = spawn()?;
        let (Some(mut input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(HallTrouble::ProgramGone);
        };
        let (requests, lines) = mpsc::channel::<String>();
        thread::spawn(move || {
            for line in lines {
                if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
                    return;
                }
            }
        });
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if let Ok(sent) = serde_json::from_str(&line) {
                    report(sent);
                }
            }
            let _ = child.wait();
            report(HallReport::Lost { why: HallTrouble::ProgramGone });
        });
        let link = HallLink { requests };
        link.ask(first);
        Ok(link)
    }

    /// Follows another record from now on.
    pub fn follow(&self, record: PathBuf) {
        self.ask(&HallRequest::Follow { record });
    }

    /// Hands on what was written to the record.
    pub fn hand_on(&self, from: u64, lines: String) {
        self.ask(&HallRequest::Lines { from, lines });
    }

    /// Says whether the record can be kept.
    pub fn tell_whether_saved(&self, is_saved: bool) {
        self.ask(&HallRequest::Saved { is_saved });
    }

    fn ask(&self, request: &HallRequest) {
        // That a process is gone is reported by its reader.
        let _ = self.requests.send(to_line(request));
    }
}

/// The argument that makes this program the process that speaks to the hall.
pub const PROCESS: &str = "--hall-process";

/// This program once more, as that process. It is there with the feature `hall` alone.
fn process() -> Result<Command, HallTrouble> {
    if !cfg!(feature = "hall") {
        return Err(HallTrouble::NoProgram);
    }
    let own = std::env::current_exe().map_err(|_| HallTrouble::ProgramGone)?;
    let mut command = Command::new(own);
    command.arg(PROCESS);
    Ok(command)
}

/// What is written before the arguments of `annabella hall`.
pub const READ: &str = "read";

/// Becomes the process that reads the hall in this terminal, with these arguments and sentences in that language; where
/// a program cannot become another, starts it and waits until it ends. Returns its exit code.
///
/// # Errors
///
/// Where it is not built in, or cannot be started.
pub fn read<'a>(arguments: impl Iterator<Item = &'a String>, language: &str) -> Result<u8, HallTrouble> {
    let mut command = process()?;
    command.arg(READ).arg(language).args(arguments);
    // One process alone is suspended with the terminal, and continued.
    #[cfg(unix)]
    {
        let _ = std::os::unix::process::CommandExt::exec(&mut command);
        Err(HallTrouble::ProgramGone)
    }
    #[cfg(not(unix))]
    {
        let status = command.status().map_err(|_| HallTrouble::ProgramGone)?;
        Ok(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
    }
}

fn spawn() -> Result<Child, HallTrouble> {
    let mut command = process()?;
    command.arg(BOARD).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    // A key that ends the game does not end this before the last line is sent.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command.spawn().map_err(|_| HallTrouble::ProgramGone)
}
