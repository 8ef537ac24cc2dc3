//! A board: sends each line of the record of its game to the hall once, in order; after it, the state.
//!
//! The game hands each line on as it is written; the file is read for what was missed. On each connection the hall is
//! asked what it has, and the rest is sent from the record: there is no other outbox.

use std::convert::Infallible;
use std::io::{BufRead as _, Write as _};
use std::path::Path;
use std::time::Duration;

use annabella::hall::address::{BoardAddress, RECORDS};
use annabella::hall::copy::{LastSent, RecordCopy};
use annabella::hall::link::{HallReport, HallRequest, to_line};
use annabella::storage::journal::FollowedFile;
use annabella::time::unix_ms;
use annabella::wording::HallTrouble;
use async_nats::jetstream::context::PublishErrorKind;
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::stream::DirectGetErrorKind;
use async_nats::{StatusCode, Subscriber};
use futures_util::StreamExt as _;
use tokio::sync::mpsc::{self, UnboundedReceiver};
use tokio::time::{Instant, sleep, sleep_until, timeout, timeout_at};

use super::server::{Connection, Server, make_streams};

/// How long what is written is gathered: an announcement and its press go together, and the game's next write has the
/// disk for itself.
const GATHER: Duration = Duration::from_millis(5);
/// How often the hall hears that the board is there, if nothing is played.
const HEARTBEAT: Duration = Duration::from_secs(5);
/// The wait before the next try: first, and at most.
const FIRST_WAIT: Duration = Duration::from_millis(300);
const LONGEST_WAIT: Duration = Duration::from_secs(5);
/// How long it is tried to send a game that was left.
const PATIENCE: Duration = Duration::from_secs(24 * 3_600);

/// The header that names the record of a line.
pub const RECORD: &str = "Annabella-Record";

/// Follows the board that standard input asks for, until it is closed and everything is sent.
pub async fn serve() {
    let (to_requests, mut requests) = mpsc::unbounded_channel();
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().lines().map_while(Result::ok) {
            if let Ok(request) = serde_json::from_str::<HallRequest>(&line)
                && to_requests.send(request).is_err()
            {
                return;
            }
        }
    });
    let Some(HallRequest::Board { server, credentials, address, record }) = requests.recv().await else { return };
    let server = Server { url: server, credentials };
    let board = Board {
        server,
        address,
        record: SentRecord::new(&record),
        requests,
        is_left: false,
        left_at: None,
        said: None,
        ignores_id: false,
        is_saved: true,
    };
    board.run().await;
}

struct Board {
    server: Server,
    address: BoardAddress,
    record: SentRecord,
    requests: UnboundedReceiver<HallRequest>,
    /// The game has closed our input.
    is_left: bool,
    /// When it was first found that the game was left and not everything is sent.
    left_at: Option<Instant>,
    /// What was reported last.
    said: Option<HallReport>,
    /// The server takes lines for repeated that it does not have any more.
    ignores_id: bool,
    /// The game can keep its record.
    is_saved: bool,
}

/// The hall's progress in the record.
struct Sent {
    /// The number of lines that it has.
    lines: usize,
    /// The sequence of the last of them in the stream; 0 for none.
    sequence: u64,
}

/// Why sending has ended.
enum End {
    /// The game is left, and everything is sent.
    Done,
    /// The hall must be asked again what it has.
    AskAgain,
    Trouble(HallTrouble),
}

impl From<HallTrouble> for End {
    fn from(why: HallTrouble) -> End {
        End::Trouble(why)
    }
}

impl Board {
    async fn run(mut self) {
        let mut wait = FIRST_WAIT;
        let mut asked_again = 0;
        loop {
            let end = match self.server.connect().await {
                Ok(mut connection) => loop {
                    let end = self.send_over(&mut connection).await;
                    match end {
                        End::AskAgain if asked_again < 5 => asked_again += 1,
                        End::AskAgain | End::Done | End::Trouble(_) => break end,
                    }
                },
                Err(why) => End::Trouble(why),
            };
            asked_again = 0;
            let why = match end {
                End::Done => return,
                End::AskAgain => HallTrouble::NotKept,
                End::Trouble(why) => why,
            };
            if matches!(self.said, Some(HallReport::Connected { .. })) {
                wait = FIRST_WAIT;
            }
            self.report(HallReport::Lost { why });
            if self.is_left && !self.may_arrive_later(why) {
                return;
            }
            self.wait(wait).await;
            wait = (wait * 2).min(LONGEST_WAIT);
        }
    }

    /// Whether a game that was left is sent once the server is back: nobody has to type anything, and its record is
    /// there.
    fn may_arrive_later(&mut self, why: HallTrouble) -> bool {
        let is_in_time = self.left_at.get_or_insert_with(Instant::now).elapsed() < PATIENCE;
        let may_pass = matches!(
            why,
            HallTrouble::NotReached | HallTrouble::NotResolved | HallTrouble::NotKept | HallTrouble::NoJetStream
        );
        may_pass && is_in_time && self.record.file.path().exists()
    }

    /// Waits before the next try; a request of the game ends the wait, if it is more than lines.
    async fn wait(&mut self, wait: Duration) {
        let until = Instant::now() + wait;
        while !self.is_left {
            let Ok(request) = timeout_at(until, self.requests.recv()).await else { return };
            let is_more_than_lines = !matches!(request, Some(HallRequest::Lines { .. }));
            // What is wrong with the record is reported once the server is there.
            if self.take(request).is_err() || is_more_than_lines {
                return;
            }
        }
        sleep_until(until).await;
    }

    /// Takes a request; `None` where the game is left.
    fn take(&mut self, request: Option<HallRequest>) -> Result<(), HallTrouble> {
        match request {
            Some(HallRequest::Follow { record } | HallRequest::Board { record, .. }) => {
                self.record = SentRecord::new(&record);
                self.record.look()
            }
            Some(HallRequest::Lines { from, lines }) => self.record.take(from, &lines),
            Some(HallRequest::Saved { is_saved }) => {
                self.is_saved = is_saved;
                // What was written while it could not be kept was not handed on.
                self.record.look()
            }
            None => {
                self.is_left = true;
                self.record.look()
            }
        }
    }

    async fn send_over(&mut self, connection: &mut Connection) -> End {
        let context = connection.of_a_board().await;
        let notes = connection.heard(self.address.note()).await;
        tokio::select! {
            end = self.send(&context) => end,
            never = pass_notes_on(notes) => match never {},
            why = connection.end() => End::Trouble(why),
        }
    }

    async fn send(&mut self, context: &async_nats::jetstream::Context) -> End {
        match self.send_all(context).await {
            Ok(never) => match never {},
            Err(end) => end,
        }
    }

    /// Sends what the hall lacks, and then each line as it is recorded.
    async fn send_all(&mut self, context: &async_nats::jetstream::Context) -> Result<Infallible, End> {
        make_streams(context).await?;
        self.record.look()?;
        let mut sent = self.ask(context).await?;
        let mut heard = Instant::now();
        let mut is_stated = false;
        loop {
            while sent.lines < self.record.copy.lines().len() {
                timeout_or_lost(self.send_next(context, &mut sent)).await?;
                is_stated = false;
            }
            if !is_stated || heard.elapsed() >= HEARTBEAT {
                timeout_or_lost(self.send_state(context)).await?;
                (is_stated, heard) = (true, Instant::now());
                self.report(HallReport::Connected { lines: sent.lines as u64 });
            }
            if self.is_left {
                return Err(End::Done);
            }
            let heartbeat = heard + HEARTBEAT;
            let Ok(request) = timeout_at(heartbeat, self.requests.recv()).await else { continue };
            let followed = self.record.file.path().to_owned();
            self.take(request)?;
            sleep(GATHER).await;
            while followed == self.record.file.path()
                && let Ok(request) = self.requests.try_recv()
            {
                self.take(Some(request))?;
            }
            is_stated = false;
            if followed != self.record.file.path() {
                sent = self.ask(context).await?;
            }
        }
    }

    /// Asks what the hall has of this board.
    async fn ask(&mut self, context: &async_nats::jetstream::Context) -> Result<Sent, End> {
        let stream = context.get_stream_no_info(RECORDS.0).await.map_err(|_| HallTrouble::NotReached)?;
        while self.record.copy.lines().is_empty() {
            if self.is_left {
                return Err(End::Done);
            }
            let request = self.requests.recv().await;
            self.take(request)?;
        }
        match stream.direct_get_last_for_subject(self.address.records()).await {
            Ok(message) => {
                // What names no record is no line of a game: it is stepped over.
                let Some(identity) = message.headers.get(RECORD).map(|name| name.as_str().to_owned()) else {
                    return Ok(Sent { lines: self.record.copy.next_after(None)?, sequence: message.sequence });
                };
                let line = String::from_utf8_lossy(&message.payload).into_owned();
                let plies = self.plies(context).await;
                let lines = self.record.copy.next_after(Some(&LastSent { identity, line, plies }))?;
                Ok(Sent { lines, sequence: message.sequence })
            }
            Err(error) => match error.kind() {
                DirectGetErrorKind::NotFound => Ok(Sent { lines: self.record.copy.next_after(None)?, sequence: 0 }),
                // The streams are there, as was found before: this board's subject is not for this account.
                DirectGetErrorKind::ErrorResponse(status, _) if status == StatusCode::NO_RESPONDERS => {
                    Err(HallTrouble::NotAllowed.into())
                }
                DirectGetErrorKind::InvalidSubject
                | DirectGetErrorKind::TimedOut
                | DirectGetErrorKind::Request
                | DirectGetErrorKind::ErrorResponse(..)
                | DirectGetErrorKind::Other => Err(HallTrouble::NotReached.into()),
            },
        }
    }

    /// The half-moves of the game that the hall has for this board.
    async fn plies(&self, context: &async_nats::jetstream::Context) -> Option<u64> {
        let stream = context.get_stream_no_info(annabella::hall::address::STATES.0).await.ok()?;
        let message = stream.direct_get_last_for_subject(self.address.state()).await.ok()?;
        serde_json::from_slice::<serde_json::Value>(&message.payload).ok()?["ply"].as_u64()
    }

    async fn send_next(&mut self, context: &async_nats::jetstream::Context, sent: &mut Sent) -> Result<(), End> {
        let identity = self.record.copy.identity();
        let line = self.record.copy.lines()[sent.lines].to_string();
        let mut message = PublishMessage::build()
            .payload(line.into())
            .header(RECORD, identity.as_str())
            .expected_last_subject_sequence(sent.sequence);
        if !self.ignores_id {
            message = message.message_id(format!("{identity}:{}", sent.lines));
        }
        let kept =
            context.send_publish(self.address.records(), message).await.map_err(|error| not_kept(error.kind()))?;
        let kept = kept.await.map_err(|error| not_kept(error.kind()))?;
        if kept.stream != RECORDS.0 {
            return Err(HallTrouble::OtherStream.into());
        }
        if kept.duplicate {
            // What a stream has lost is not repeated, although its number is known.
            self.ignores_id = true;
            return Err(End::AskAgain);
        }
        (sent.lines, sent.sequence) = (sent.lines + 1, kept.sequence);
        Ok(())
    }

    async fn send_state(&self, context: &async_nats::jetstream::Context) -> Result<(), End> {
        let Some(mut state) = self.record.copy.state(unix_ms()) else { return Ok(()) };
        if !self.is_saved {
            state["unsaved"] = true.into();
        }
        let message = PublishMessage::build().payload(state.to_string().into());
        let kept = context.send_publish(self.address.state(), message).await.map_err(|error| not_kept(error.kind()))?;
        kept.await.map(|_| ()).map_err(|error| not_kept(error.kind()))
    }

    /// Reports what is new.
    fn report(&mut self, report: HallReport) {
        let kind = |report: &HallReport| match report {
            HallReport::Connected { .. } | HallReport::Note(_) => None,
            HallReport::Lost { why } => Some(*why),
        };
        if self.said.as_ref().map(kind) == Some(kind(&report)) {
            return;
        }
        write(&report);
        self.said = Some(report);
    }
}

fn write(report: &HallReport) {
    let mut out = std::io::stdout().lock();
    // A game that is gone needs no report; what it recorded is still sent.
    let _ = out.write_all(to_line(report).as_bytes()).and_then(|()| out.flush());
}

/// The longest note that is passed on, in bytes.
const LONGEST_NOTE: usize = 2_000;

/// Passes on to the game what the arbiter notes at the table of the hall.
async fn pass_notes_on(notes: Option<Subscriber>) -> Infallible {
    if let Some(mut notes) = notes {
        while let Some(note) = notes.next().await {
            if note.payload.len() <= LONGEST_NOTE
                && let Ok(note) = serde_json::from_slice(&note.payload)
            {
                write(&HallReport::Note(note));
            }
        }
    }
    std::future::pending().await
}

/// How long the server may take to keep one message.
const KEEPING: Duration = Duration::from_secs(5);

async fn timeout_or_lost(kept: impl Future<Output = Result<(), End>>) -> Result<(), End> {
    timeout(KEEPING, kept).await.unwrap_or_else(|_| Err(HallTrouble::NotReached.into()))
}

fn not_kept(kind: PublishErrorKind) -> End {
    match kind {
        // Another connection of this board, or another board, has sent something, or the stream is a new one.
        PublishErrorKind::WrongLastSequence
        | PublishErrorKind::WrongLastMessageId
        | PublishErrorKind::StreamNotFound => End::AskAgain,
        PublishErrorKind::TimedOut | PublishErrorKind::BrokenPipe | PublishErrorKind::MaxAckPending => {
            HallTrouble::NotReached.into()
        }
        PublishErrorKind::MaxPayloadExceeded | PublishErrorKind::Other => HallTrouble::NotKept.into(),
    }
}

/// The record of a game: its lines as the game hands them on, and from the file what was missed.
struct SentRecord {
    file: FollowedFile,
    copy: RecordCopy,
}

impl SentRecord {
    fn new(path: &Path) -> SentRecord {
        SentRecord { file: FollowedFile::new(path), copy: RecordCopy::default() }
    }

    /// Takes lines that were handed on. Where they do not follow what is there, the file has what is missing.
    fn take(&mut self, from: u64, lines: &str) -> Result<(), HallTrouble> {
        if !self.copy.goes_on_at(from) {
            return self.look();
        }
        self.file.skip(lines.len());
        self.copy.read(lines.as_bytes())
    }

    /// Reads what is new. A file that is gone or shorter may come back; what was read of it counts.
    fn look(&mut self) -> Result<(), HallTrouble> {
        let Some((bytes, file)) = self.file.read_new().map_err(|_| HallTrouble::NoRecord)? else { return Ok(()) };
        // The hall has nothing that the disk of the board could lose. Where a file that is read cannot be synced, its
        // writer does it.
        let _ = file.sync_data();
        self.copy.read(&bytes)
    }
}
