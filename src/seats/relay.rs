//! `join --stdio`: passes lines on between a program and the host, for `ssh` and for other programs.

use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{self, SyncSender};
use std::thread;

use interprocess::local_socket::Stream;

use super::line_reader::{LONGEST_LINE, LineRead, LineReader};
use super::protocol::{FromHost, FromSeat, is_of_the_record, to_line};
use super::socket::{connect, name_of};

/// How many pieces wait for the host.
const AHEAD: usize = 16;

/// The relay's part in the work of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Relayed {
    /// Every line is passed on.
    Everything,
    /// The hello is said for the program, and pings are answered for it.
    Requests(FromSeat),
}

/// Passes on what comes from `from` to the host of that record, and what it sends to `to`, until either end closes.
///
/// # Errors
///
/// If nobody offers that game.
pub fn relay(
    record: &Path,
    how: Relayed,
    from: impl Read + Send + 'static,
    to: impl Write + Send + 'static,
) -> io::Result<()> {
    let stream = Arc::new(connect(&name_of(record))?);
    let (pieces, to_host) = mpsc::sync_channel::<Vec<u8>>(AHEAD);
    let (over, is_over) = mpsc::channel();
    let answers = match how {
        Relayed::Everything => None,
        Relayed::Requests(hello) => {
            // The channel was made just now.
            let _ = pieces.send(to_line(&hello).into_bytes());
            Some(pieces.clone())
        }
    };
    let writes = stream.clone();
    let begin = |name: &str, work: Box<dyn FnOnce() + Send>| thread::Builder::new().name(name.into()).spawn(work);
    begin(
        "to-host",
        Box::new(move || {
            let mut host: &Stream = &writes;
            while let Some(piece) = to_host.iter().next() {
                if host.write_all(&piece).is_err() {
                    return;
                }
            }
        }),
    )?;
    let is_whole = answers.is_none();
    let ended = over.clone();
    begin(
        "from-program",
        Box::new(move || {
            if is_whole {
                pass_on(from, &pieces);
                // The seat itself says whether it leaves.
                let _ = ended.send(());
            } else {
                pass_lines_on(from, &pieces);
            }
        }),
    )?;
    begin(
        "from-host",
        Box::new(move || {
            // Where the output is closed, nobody is there any more.
            let _ = pass_back(&stream, to, answers.as_ref());
            let _ = over.send(());
        }),
    )?;
    // Without a sender all threads have ended.
    let _ = is_over.recv();
    Ok(())
}

/// Passes on bytes as they come.
fn pass_on(mut from: impl Read, to: &SyncSender<Vec<u8>>) {
    let mut part = [0; 8 << 10];
    while let Ok(length @ 1..) = from.read(&mut part) {
        if to.send(part[..length].to_vec()).is_err() {
            return;
        }
    }
}

/// Passes on whole lines, so that answers to pings can stand between them; at the end the seat is left.
fn pass_lines_on(from: impl Read, to: &SyncSender<Vec<u8>>) {
    let mut reader = LineReader::new(from, LONGEST_LINE);
    loop {
        let line = match reader.read_line() {
            LineRead::Line(line) => line + "\n",
            // The host says what is wrong with it.
            LineRead::Unreadable => "\n".to_owned(),
            LineRead::Nothing => continue,
            LineRead::Ended => to_line(&FromSeat::Leave),
        };
        let is_over = line == to_line(&FromSeat::Leave);
        if to.send(line.into_bytes()).is_err() || is_over {
            return;
        }
    }
}

/// Passes on the lines of the host; pings are answered instead if there is a way.
fn pass_back(stream: &Stream, mut to: impl Write, answers: Option<&SyncSender<Vec<u8>>>) -> io::Result<()> {
    let mut reader = LineReader::new(stream, LONGEST_LINE);
    loop {
        match reader.read_line() {
            LineRead::Line(line) => {
                if let Some((answers, pong)) = answers.zip(pong(&line)) {
                    let _ = answers.send(pong.into_bytes());
                    continue;
                }
                to.write_all((line + "\n").as_bytes())?;
                to.flush()?;
            }
            LineRead::Nothing => {}
            LineRead::Unreadable | LineRead::Ended => return Ok(()),
        }
    }
}

/// The answer to a line that is a ping.
fn pong(line: &str) -> Option<String> {
    if is_of_the_record(line) {
        return None;
    }
    match serde_json::from_str(line).ok()? {
        FromHost::Ping { id, .. } => Some(to_line(&FromSeat::Pong { id })),
        FromHost::Welcome { .. } | FromHost::Stand { .. } | FromHost::Output(_) => None,
    }
}
