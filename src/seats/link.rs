//! A seat's end: what comes from the host, over a local socket or through `ssh`, and what goes to it.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::Duration;

use super::line_reader::{LONGEST_LINE, LineRead, LineReader};
use super::protocol::{FromHost, FromSeat, is_of_the_record, to_line};
use super::socket;
use super::token::TokenFile;
use crate::session::table::presence::{WAITING_PATIENCE, Welcome};
use crate::session::table::role::SeatRole;
use crate::session::table::{Output, Written};
use crate::storage::journal::{Chain, Mark, Record};
use crate::time::{RecordClock, Stamp};
use crate::wording::SeatEnd;

/// The place of the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostPlace {
    /// On this computer: the record of the game.
    Here(PathBuf),
    /// On another one, by `ssh`, with what names the game there.
    There { host: String, game: Option<String> },
}

/// The whole record as it stands, with the seat that was given.
#[derive(Clone, Debug, PartialEq)]
pub struct WholeRecord {
    pub welcome: Welcome,
    pub at_ms: u64,
    pub socket: Option<String>,
    pub records: Vec<Record>,
    pub mark: Option<Mark>,
}

/// A report from the host.
#[derive(Clone, Debug)]
pub enum LinkReport {
    Whole(WholeRecord),
    /// What came of an input at the table.
    Output(Output),
    /// The host's moment, and how late it is known here.
    Now {
        at_ms: u64,
        delay_ms: u64,
    },
    /// The connection is over.
    Ended(LinkEnd),
}

/// The end of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkEnd {
    /// By the host, with the reason.
    ByHost(SeatEnd),
    Broken,
    /// What came is no record that this program reads.
    NotUnderstood,
}

/// How many reports wait for the seat.
const REPORTS: usize = 256;

/// How long a host may take to answer the hello.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long the host may take to close the connection of a seat that is left.
const AGAIN: Duration = Duration::from_millis(500);

/// The connection of a seat.
pub struct Link {
    place: HostPlace,
    /// The socket of the game on this computer, which changes when it goes on in another record.
    socket: Option<String>,
    hello: FromSeat,
    now: RecordClock,
    to: Sender<String>,
    /// Closed once everything is written.
    written: Receiver<()>,
    /// Until somebody else takes the reports.
    reports: Option<Receiver<(Stamp, LinkReport)>>,
    report: SyncSender<(Stamp, LinkReport)>,
    /// The `ssh` that carries it.
    child: Option<Child>,
    token: Option<TokenFile>,
    last_id: u64,
}

impl Link {
    /// Connects to the host and says hello.
    ///
    /// # Errors
    ///
    /// If nobody hosts that game, or `ssh` cannot be started.
    pub fn open(place: HostPlace, hello: FromSeat, now: RecordClock) -> io::Result<Link> {
        let (report, reports) = mpsc::sync_channel(REPORTS);
        let ((to, _), (_, written), reports) = (mpsc::channel(), mpsc::channel(), Some(reports));
        let mut link = Link {
            place,
            socket: None,
            hello,
            now,
            to,
            written,
            reports,
            report,
            child: None,
            token: None,
            last_id: 0,
        };
        link.connect()?;
        Ok(link)
    }

    /// Connects again.
    ///
    /// # Errors
    ///
    /// As [`Link::open`].
    pub fn connect(&mut self) -> io::Result<()> {
        let (from, to): (Box<dyn Read + Send>, Box<dyn Write + Send>) = match &self.place {
            HostPlace::Here(record) => {
                let name = self.socket.clone().unwrap_or_else(|| socket::name_of(record));
                let stream = Arc::new(socket::connect(&name)?);
                (Box::new(Shared(stream.clone())), Box::new(Shared(stream)))
            }
            HostPlace::There { host, game } => {
                let mut child = ssh(host, game.as_deref())?;
                let (Some(from), Some(to)) = (child.stdout.take(), child.stdin.take()) else {
                    return Err(io::ErrorKind::BrokenPipe.into());
                };
                self.end_child();
                self.child = Some(child);
                (Box::new(from), Box::new(to))
            }
        };
        let (lines, to_write) = mpsc::channel::<String>();
        let (until_written, written) = mpsc::channel();
        (self.to, self.written) = (lines.clone(), written);
        thread::Builder::new().name("to-host".into()).spawn(move || {
            write(to, &to_write);
            drop(until_written);
        })?;
        self.send(&self.hello.clone());
        let (report, now) = (self.report.clone(), self.now);
        thread::Builder::new().name("from-host".into()).spawn(move || {
            let mut reading = Reading::default();
            let mut reader = LineReader::new(from, LONGEST_LINE);
            loop {
                let read = reader.read_line();
                let stamp = now.stamp();
                let reported = match read {
                    LineRead::Line(line) => reading.take(&line, &lines),
                    LineRead::Nothing => None,
                    LineRead::Unreadable => Some(LinkReport::Ended(LinkEnd::NotUnderstood)),
                    LineRead::Ended => Some(LinkReport::Ended(LinkEnd::Broken)),
                };
                let Some(reported) = reported else { continue };
                let is_over = matches!(reported, LinkReport::Ended(_));
                let is_gone = report.send((stamp, reported)).is_err();
                if is_over || is_gone {
                    return;
                }
            }
        })?;
        Ok(())
    }

    /// Waits for the whole record, which follows the hello. Calls `waiting` if somebody sits there and is asked.
    ///
    /// # Errors
    ///
    /// How the connection ended instead.
    pub fn welcome(&self, waiting: impl Fn()) -> Result<WholeRecord, LinkEnd> {
        let Some(reports) = &self.reports else { return Err(LinkEnd::Broken) };
        let mut patience = PATIENCE;
        loop {
            match reports.recv_timeout(patience) {
                Ok((_, LinkReport::Output(Output::Wait { .. }))) => {
                    patience += Duration::from_secs(WAITING_PATIENCE.whole_seconds().unsigned_abs());
                    waiting();
                }
                Ok((_, LinkReport::Whole(whole))) => return Ok(whole),
                Ok((_, LinkReport::Ended(end))) => return Err(end),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return Err(LinkEnd::Broken),
            }
        }
    }

    /// Gives every report, with the moment at which it came, to `take` from now on, which is called from another thread
    /// until it fails.
    pub fn give_reports<E>(&mut self, take: impl Fn(Stamp, LinkReport) -> Result<(), E> + Send + 'static) {
        let Some(reports) = self.reports.take() else { return };
        thread::spawn(move || {
            for (stamp, report) in reports {
                if take(stamp, report).is_err() {
                    return;
                }
            }
        });
    }

    /// Sends a request; returns its number. The moments are the host's.
    pub fn request(&mut self, say: &str, at_ms: u64, lang: &str, press: bool, seq: u64) -> u64 {
        self.last_id += 1;
        let id = self.last_id;
        let (say, lang) = (say.to_owned(), Some(lang.to_owned()));
        self.send(&FromSeat::Request { id, say, at_ms: Some(at_ms), lang, press, seq: Some(seq) });
        id
    }

    /// Whether the host is reached by `ssh`.
    pub fn is_far(&self) -> bool {
        matches!(self.place, HostPlace::There { .. })
    }

    fn send(&self, message: &FromSeat) {
        // A thread that has ended reports that itself.
        let _ = self.to.send(to_line(message));
    }

    /// Looks for the game at that socket from the next connection on.
    pub fn set_socket(&mut self, socket: Option<String>) {
        self.socket = socket.or(self.socket.take());
    }

    /// Sits in another role from the next connection on.
    pub fn set_role(&mut self, to: SeatRole) {
        if let FromSeat::Hello { role, .. } = &mut self.hello {
            *role = to;
        }
    }

    /// Shows that token from the next connection on.
    pub fn set_token(&mut self, given: Option<String>) {
        if let (Some(file), Some(token)) = (&mut self.token, &given) {
            file.write(token);
        }
        if let FromSeat::Hello { token, .. } = &mut self.hello {
            *token = given.or(token.take());
        }
    }

    /// Keeps the token of the welcome also for a program that comes after this one.
    pub fn keep_token(&mut self, file: Option<TokenFile>) {
        self.token = file;
    }

    /// Leaves the seat in order.
    pub fn leave(&mut self) {
        self.send(&FromSeat::Leave);
        if let Some(token) = self.token.take() {
            token.remove();
        }
        (self.to, _) = mpsc::channel();
        // The host closes the connection then, and nothing is left to be written.
        let _ = self.written.recv_timeout(AGAIN);
        self.end_child();
    }

    fn end_child(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Starts `ssh`: it authenticates and encrypts, and there the same program passes the lines on.
fn ssh(host: &str, game: Option<&str>) -> io::Result<Child> {
    let mut command = Command::new("ssh");
    // What follows is the host, whatever it begins with.
    command.args(["-T", "--", host, "annabella", "join", "--stdio"]);
    command.args(game.map(quoted));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()
}

/// A word for the shell at the other end.
fn quoted(word: &str) -> String {
    format!("'{}'", word.replace('\'', "'\\''"))
}

/// A connection that one thread reads and another writes.
struct Shared(Arc<interprocess::local_socket::Stream>);

impl Read for Shared {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        (&*self.0).read(buffer)
    }
}

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        (&*self.0).write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        (&*self.0).flush()
    }
}

/// Writes lines until nobody sends any more.
fn write(mut to: Box<dyn Write + Send>, lines: &Receiver<String>) {
    for line in lines {
        if to.write_all(line.as_bytes()).and_then(|()| to.flush()).is_err() {
            return;
        }
    }
}

/// The part of the record that was read so far.
#[derive(Default)]
struct Reading {
    chain: Chain,
    records: Vec<Record>,
    /// The welcome whose record is being read, still without it.
    welcome: Option<WholeRecord>,
}

impl Reading {
    /// Takes a line; answers a ping at once.
    fn take(&mut self, line: &str, answer: &Sender<String>) -> Option<LinkReport> {
        if is_of_the_record(line) {
            return match Record::from_line(line, &mut self.chain) {
                Ok(record) => {
                    self.records.push(record);
                    None
                }
                Err(_) => Some(LinkReport::Ended(LinkEnd::NotUnderstood)),
            };
        }
        let Ok(message) = serde_json::from_str(line) else {
            return Some(LinkReport::Ended(LinkEnd::NotUnderstood));
        };
        Some(match message {
            FromHost::Welcome { version: _, at_ms, socket, welcome } => {
                let whole = WholeRecord { welcome, at_ms, socket, records: Vec::new(), mark: None };
                *self = Reading { welcome: Some(whole), ..Reading::default() };
                return None;
            }
            FromHost::Stand { .. } => {
                let (records, mark) = (std::mem::take(&mut self.records), self.chain.mark());
                match self.welcome.take() {
                    Some(welcome) => LinkReport::Whole(WholeRecord { records, mark, ..welcome }),
                    None => LinkReport::Output(Output::Written(Written { records, mark, ..Written::default() })),
                }
            }
            FromHost::Ping { id, at_ms, delay_ms } => {
                let _ = answer.send(to_line(&FromSeat::Pong { id }));
                LinkReport::Now { at_ms, delay_ms }
            }
            FromHost::Output(Output::End { why, .. }) => LinkReport::Ended(LinkEnd::ByHost(why)),
            FromHost::Output(output) => LinkReport::Output(output),
        })
    }
}

/// The record of a game on this computer.
pub fn here(record: &Path) -> HostPlace {
    HostPlace::Here(record.to_owned())
}
