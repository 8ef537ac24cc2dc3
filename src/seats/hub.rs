//! The host's end of all seats: it carries bytes, and measures how long lines take. Who sits where is for the table.
//!
//! Each connection has a thread that reads and one that writes what cannot be sent at once. What comes is bounded, and
//! so is what waits to be sent: a seat that does not read gets the whole record again once it does, and nobody waits
//! for it. What comes is taken in the order in which it came, one report of each seat in turn; one that costs much time
//! rests.

use std::collections::VecDeque;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, SyncSender, TryRecvError};
use std::sync::{Arc, Weak};
use std::thread;
use std::time::Duration;

use imbl::Vector;
use interprocess::local_socket::traits::Stream as _;
use interprocess::local_socket::{Listener, Stream};
use serde::{Deserialize, Serialize};
use zeroize::Zeroizing;

use super::line_reader::{LONGEST_REQUEST, LineRead, LineReader};
use super::protocol::{FromHost, FromSeat, VERSION, to_line};
use super::socket::{
    accept, folder_of_sockets, hang_up, is_of_this_user, listen, name_of, send_now, stop_reading, terminal_at,
};
use crate::game::clock::moment::{Moment, Span};
use crate::game::course::pin::PinHash;
use crate::session::table::place::SeatId;
use crate::session::table::presence::{Departure, Hello, Welcome};
use crate::session::table::{Output, SentLine, Written};
use crate::storage::secrets::is_pin;
use crate::time::{RecordClock, Stamp};
use crate::wording::SeatEnd;

/// The most connections at once: more than the table ever admits or lets wait, and those that have not said hello.
const MOST: usize = 112;

/// The most connections that have not said hello: the oldest makes room for a new one.
const MOST_WITHOUT_HELLO: usize = 32;

/// How many more may be open that show a token: a player is not kept out of the own seat by others who ask.
const MOST_WITH_TOKEN: usize = 16;

/// How long a connection may be silent before its hello.
const HELLO_PATIENCE: Duration = Duration::from_secs(5);

/// How often a thread that reads looks whether it is still wanted.
const LOOK: Duration = Duration::from_secs(1);

/// How many pieces wait to be sent to a seat before it counts as one that does not read.
const AHEAD: usize = 256;

/// How many reports of one connection wait for the host.
const REPORTS: usize = 16;

/// The part of the host's time that one seat may take: one in that many.
const SHARE: i64 = 10;

/// What a report costs at least, and at most; how much a seat may have cost before it rests.
const LEAST_COST: Span = Span(30);
const MOST_COST: Span = Span(1_000);
const BURST: Span = Span(2_000);

/// How often the delay of each seat is measured.
const BEAT: Span = Span(500);

/// How long nothing may come from a seat before it counts as lost.
const LOST: Span = Span(1_500);

/// Of how many round trips the least counts.
const TRIPS: usize = 8;

/// A report from the connections.
pub enum SeatReport {
    Hello(SeatId, Hello, Outbox),
    Line(SeatId, SentLine),
    Pong(SeatId, u64),
    /// The PIN that somebody gave was compared: whether it is the right one, if that can be said.
    Compared(SeatId, Option<bool>),
    /// Everything was sent that waited before the seat fell behind.
    Drained(SeatId),
    /// The connection is over: left in order, broken, or to be ended with a reason.
    Gone(SeatId, Departure, Option<SeatEnd>),
}

/// Pieces of text on their way to a seat.
enum Piece {
    Line(Arc<str>),
    /// What is left of a line from that byte on.
    Rest(Arc<str>, usize),
    Lines(Vector<Arc<str>>),
}

/// The way to a seat. The connection ends with it.
#[derive(Clone)]
pub struct Outbox {
    queues: Sender<Receiver<Piece>>,
    stream: Arc<Stream>,
    /// How many pieces are in queues.
    queued: Arc<AtomicUsize>,
    _wanted: Arc<()>,
}

/// A connection that has said hello.
struct Connection {
    id: SeatId,
    outbox: Outbox,
    /// `None` while the seat is behind.
    queue: Option<SyncSender<Piece>>,
    /// What is sent next.
    unsent: String,
    /// Whether it gets the lines of the record: it was welcomed.
    follows: bool,
    heard: Moment,
    is_silent: bool,
    /// The pings that are not answered, with the moments at which they were sent.
    asked: VecDeque<(u64, Moment)>,
    /// The last round trips, in milliseconds.
    trips: VecDeque<u64>,
}

/// The reports of one connection, in order.
struct Source {
    id: SeatId,
    reports: Receiver<(Stamp, SeatReport)>,
    next: Option<(Stamp, SeatReport)>,
    /// Whether its turn in this round is over.
    is_served: bool,
    /// Until when what it has cost so far is paid off.
    paid: Moment,
    /// Whether that seat was warned that it sends too much.
    is_warned: bool,
}

impl Source {
    /// When its next report may be taken.
    fn rests_until(&self) -> Moment {
        self.paid.plus(Span::ZERO - BURST)
    }
}

/// The connections to all seats.
pub struct Hub {
    arrivals: Receiver<Source>,
    sources: Vec<Source>,
    /// Whether the host was woken and has not looked since.
    is_woken: Arc<AtomicBool>,
    connections: Vec<Connection>,
    /// The record, in the pieces in which it was written.
    record: Vector<Arc<str>>,
    /// The number of its lines.
    seq: u64,
    last_ping: u64,
    beaten: Moment,
    /// The sockets at which the game is offered: the last one is that of its record now.
    sockets: Vec<String>,
    /// To the thread that compares PINs, one after the other.
    compare: Sender<(SeatId, Zeroizing<String>, PinHash)>,
    /// Takes the connections of one more socket.
    serve: Box<dyn Fn(Listener) -> io::Result<()>>,
}

impl Hub {
    /// Offers the game of that record, of which that is the text, with the number of its lines. `wake` is called from
    /// other threads when there is a report.
    ///
    /// # Errors
    ///
    /// If the socket cannot be made.
    pub fn open(
        record: &Path,
        (lines, text): (u64, &str),
        now: RecordClock,
        wake: impl Fn() + Clone + Send + 'static,
    ) -> io::Result<Hub> {
        let (to, arrivals) = mpsc::channel();
        let is_woken = Arc::new(AtomicBool::new(false));
        let to = Door { to, now, wake, is_woken: is_woken.clone() };
        let ids = Arc::new(AtomicU64::new(1));
        let (compare, to_compare) = mpsc::channel::<(SeatId, Zeroizing<String>, PinHash)>();
        let compared = to.open(SeatId::FIRST);
        thread::Builder::new().name("pins".into()).spawn(move || {
            for (id, pin, hash) in to_compare {
                let is_right = is_pin(pin.trim(), &hash).ok();
                if compared.as_ref().is_none_or(|compared| !compared.send(SeatReport::Compared(id, is_right))) {
                    return;
                }
            }
        })?;
        let serve = move |listener| {
            let (to, ids) = (to.clone(), ids.clone());
            thread::Builder::new().name("seats".into()).spawn(move || serve_all(&listener, &ids, &to)).map(|_| ())
        };
        let mut hub = Hub {
            arrivals,
            sources: Vec::new(),
            is_woken,
            connections: Vec::new(),
            record: Vector::unit(text.into()),
            seq: lines,
            last_ping: 0,
            beaten: now.moment(),
            sockets: Vec::new(),
            compare,
            serve: Box::new(serve),
        };
        hub.offer(record)?;
        Ok(hub)
    }

    /// Offers the game also under the name of that record, in which it goes on.
    ///
    /// # Errors
    ///
    /// If the socket cannot be made.
    pub fn offer(&mut self, record: &Path) -> io::Result<()> {
        let name = name_of(record);
        if self.sockets.last() != Some(&name) {
            (self.serve)(listen(&name)?)?;
            self.sockets.push(name);
        }
        Ok(())
    }

    /// Begins a round, in which one report of each seat is taken.
    pub fn begin_round(&mut self) {
        // What comes from now on wakes the host again.
        self.is_woken.store(false, Ordering::Release);
        self.sources.extend(self.arrivals.try_iter());
        self.sources.retain_mut(|source| {
            source.is_served = false;
            if source.next.is_none() {
                match source.reports.try_recv() {
                    Ok(report) => source.next = Some(report),
                    Err(TryRecvError::Empty) => {}
                    Err(TryRecvError::Disconnected) => return false,
                }
            }
            true
        });
    }

    /// The next report of this round that came by that moment, the earliest of those whose seats do not rest now.
    pub fn next_report(&mut self, by: Moment, now: Moment) -> Option<(SeatId, Stamp, SeatReport)> {
        let mut ready: Vec<&mut Source> = self
            .sources
            .iter_mut()
            .filter(|source| !source.is_served && source.rests_until() <= now)
            .filter(|source| source.next.as_ref().is_some_and(|(stamp, _)| stamp.at <= by))
            .collect();
        let at = |source: &Source| source.next.as_ref().map(|(stamp, _)| stamp.at);
        ready.sort_by_key(|source| at(source));
        let first = ready.into_iter().next()?;
        first.is_served = true;
        first.next.take().map(|(stamp, report)| (first.id, stamp, report))
    }

    /// Takes note of the time that a report has taken. Returns whether that seat rests now and was not warned yet.
    pub fn cost(&mut self, id: SeatId, took: Span, now: Moment) -> bool {
        let Some(source) = self.sources.iter_mut().find(|source| source.id == id) else { return false };
        let cost = Span(took.0.saturating_mul(SHARE)).clamp(LEAST_COST, MOST_COST);
        source.paid = source.paid.max(now).plus(cost);
        source.rests_until() > now && !std::mem::replace(&mut source.is_warned, true)
    }

    /// Whether something that has come can be taken now.
    pub fn has_more(&mut self, now: Moment) -> bool {
        self.begin_round();
        self.sources.iter().any(|source| source.next.is_some() && source.rests_until() <= now)
    }

    /// Keeps a connection that has said hello.
    pub fn keep(&mut self, id: SeatId, outbox: Outbox, at: Moment) {
        let (asked, trips) = (VecDeque::new(), VecDeque::new());
        let queue = Some(outbox.queue());
        let (unsent, follows, is_silent) = (String::new(), false, false);
        self.connections.push(Connection { id, outbox, queue, unsent, follows, heard: at, is_silent, asked, trips });
    }

    /// Carries what came of an input to those for whom it is. What goes to one seat alone is sent with
    /// [`Hub::send_all`], or before something that goes to all.
    pub fn carry(&mut self, output: &Output, at: Moment) {
        match output {
            Output::Written(written) => self.send_lines(written, at),
            Output::AnotherRecord(_) => {
                (self.record, self.seq) = (Vector::new(), 0);
                self.connections.iter_mut().for_each(|connection| connection.follows = false);
            }
            Output::Welcome { to, welcome } => self.welcome(*to, welcome.clone(), at),
            Output::End { to, .. } => {
                self.send(*to, output);
                self.send_all();
                self.drop_connection(*to);
            }
            Output::Compare { to, pin, hash } => {
                // The thread ends with the hub.
                let _ = self.compare.send((*to, pin.clone(), hash.clone()));
            }
            Output::Replaced(id) => self.drop_connection(*id),
            Output::Presence { but, .. } => self.send_to_others(*but, output),
            Output::Saved { .. } => self.send_to_others(None, output),
            Output::Wait { to }
            | Output::Secret { to, .. }
            | Output::Said { to, .. }
            | Output::Own { to, .. }
            | Output::Taken { to, .. } => {
                self.send(*to, output);
            }
            Output::OwnIntent { .. } | Output::ReadBoard { .. } => {}
        }
    }

    /// Sends what waits to be sent.
    pub fn send_all(&mut self) {
        self.connections.iter_mut().for_each(Connection::flush);
    }

    fn send(&mut self, to: SeatId, output: &Output) {
        if let Some(connection) = self.connections.iter_mut().find(|connection| connection.id == to) {
            connection.unsent += &to_line(output);
        }
    }

    fn send_to_others(&mut self, but: Option<SeatId>, output: &Output) {
        let line = to_line(output);
        let others = self.connections.iter_mut().filter(|one| one.follows && Some(one.id) != but);
        others.for_each(|connection| connection.unsent += &line);
    }

    fn welcome(&mut self, to: SeatId, welcome: Welcome, at: Moment) {
        let Some(connection) = self.connections.iter_mut().find(|connection| connection.id == to) else { return };
        connection.queue.get_or_insert_with(|| connection.outbox.queue());
        let socket = self.sockets.last().cloned();
        connection.unsent += &to_line(&FromHost::Welcome { version: VERSION, at_ms: at.0, socket, welcome });
        connection.flush();
        connection.push(Piece::Lines(self.record.clone()));
        connection.unsent += &to_line(&FromHost::Stand { seq: self.seq, at_ms: at.0 });
        connection.flush();
        connection.follows = true;
    }

    /// Sends lines of the record that were written together.
    fn send_lines(&mut self, written: &Written, at: Moment) {
        self.seq += written.records.len() as u64;
        self.record.push_back(written.lines.clone());
        let stand = to_line(&FromHost::Stand { seq: self.seq, at_ms: at.0 });
        // Each piece wakes the thread of every seat.
        let together: Arc<str> = format!("{}{stand}", written.lines).into();
        for connection in self.connections.iter_mut().filter(|connection| connection.follows) {
            connection.flush();
            connection.push(Piece::Line(together.clone()));
        }
    }

    /// A connection is over, or is ended with a reason.
    pub fn forget(&mut self, id: SeatId, why: Option<SeatEnd>) {
        if let Some(why) = why {
            self.send(id, &Output::End { to: id, why });
            self.send_all();
        }
        self.drop_connection(id);
    }

    /// Ends a connection once everything is sent. It makes room at once: nothing more is read from it.
    fn drop_connection(&mut self, id: SeatId) {
        for over in self.connections.extract_if(.., |connection| connection.id == id) {
            stop_reading(&over.outbox.stream);
        }
    }

    /// Whether a seat that fell behind reads again: it gets the whole record.
    pub fn is_behind(&self, id: SeatId) -> bool {
        self.connections.iter().any(|connection| connection.id == id && connection.queue.is_none())
    }

    fn followers(&mut self) -> impl Iterator<Item = &mut Connection> {
        self.connections.iter_mut().filter(|connection| connection.follows)
    }

    /// When the seats must be looked at next, if there are any.
    pub fn due(&self) -> Option<Moment> {
        let rested = self.sources.iter().filter(|source| source.next.is_some()).map(Source::rests_until);
        rested.chain(self.next_beat()).min()
    }

    fn next_beat(&self) -> Option<Moment> {
        self.connections.iter().any(|connection| connection.follows).then(|| self.beaten.plus(BEAT))
    }

    /// Measures the delay of each seat again, if that is due. Returns those that have fallen silent.
    pub fn beat(&mut self, at: Moment) -> Vec<SeatId> {
        if self.next_beat().is_none_or(|due| at < due) {
            return Vec::new();
        }
        // A host that stood still has heard nobody meanwhile.
        let stood_still = at.since(self.beaten) > BEAT + BEAT;
        self.beaten = at;
        let (mut silent, mut ping) = (Vec::new(), self.last_ping);
        for seat in self.followers() {
            if stood_still {
                seat.heard = at;
            }
            ping += 1;
            seat.asked.push_back((ping, at));
            while seat.asked.len() > TRIPS {
                seat.asked.pop_front();
            }
            seat.unsent += &to_line(&FromHost::Ping { id: ping, at_ms: at.0, delay_ms: seat.delay_ms() });
            seat.flush();
            if at.since(seat.heard) > LOST && !seat.is_silent {
                seat.is_silent = true;
                silent.push(seat.id);
            }
        }
        self.last_ping = ping;
        silent
    }

    /// Something came from a seat. Returns whether it was silent and is back.
    pub fn hear(&mut self, id: SeatId, at: Moment) -> bool {
        let Some(seat) = self.connections.iter_mut().find(|connection| connection.id == id) else { return false };
        seat.heard = seat.heard.max(at);
        let is_back = std::mem::take(&mut seat.is_silent);
        if is_back {
            // What it answers late now says nothing of the line.
            seat.asked.clear();
            seat.trips.clear();
        }
        is_back
    }

    /// Takes note of the answer to a ping. Returns half of the least of the last round trips of that seat.
    pub fn answered(&mut self, id: SeatId, ping: u64, at: Moment) -> Option<Span> {
        let seat = self.connections.iter_mut().find(|connection| connection.id == id)?;
        let place = seat.asked.iter().position(|(asked, _)| *asked == ping)?;
        let trip = seat.asked.drain(..=place).next_back().map(|(_, sent)| at.since(sent).0.max(0));
        seat.trips.extend(trip.and_then(|trip| u64::try_from(trip).ok()));
        while seat.trips.len() > TRIPS {
            seat.trips.pop_front();
        }
        Some(Span(i64::try_from(seat.delay_ms()).unwrap_or(i64::MAX)))
    }

    /// Says to every seat that the host ends, and waits a moment until it is sent.
    pub fn close(mut self) {
        for connection in &mut self.connections {
            let end = Output::End { to: connection.id, why: SeatEnd::HostLeft };
            connection.unsent += &to_line(&end);
            connection.flush();
        }
        // Without the outboxes the threads that write end.
        self.connections.clear();
        for source in self.sources.iter().filter(|source| source.id != SeatId::FIRST) {
            let is_of_the_seat = |report: &SeatReport| matches!(report, SeatReport::Line(..) | SeatReport::Pong(..));
            while let Ok((_, report)) = source.reports.recv_timeout(Duration::from_millis(200))
                && is_of_the_seat(&report)
            {}
        }
    }
}

/// Takes the connections of one socket as long as the program runs.
fn serve_all<W: Fn() + Clone + Send + 'static>(listener: &Listener, ids: &AtomicU64, to: &Door<W>) {
    let mut served: Vec<(Weak<Stream>, Arc<AtomicBool>)> = Vec::new();
    let all = Arc::new(());
    loop {
        let Some(Ok(stream)) = accept(listener) else {
            // Too many files are open: a later try may do.
            thread::park_timeout(LOOK);
            continue;
        };
        let id = SeatId(ids.fetch_add(1, Ordering::Relaxed));
        let stream = Arc::new(stream);
        served.retain(|(one, _)| one.strong_count() > 0);
        let has_said_hello = Arc::new(AtomicBool::new(false));
        let is_silent = |(_, said): &&(Weak<Stream>, Arc<AtomicBool>)| !said.load(Ordering::Acquire);
        if served.iter().filter(is_silent).count() >= MOST_WITHOUT_HELLO
            && let Some((oldest, said)) = served.iter().find(is_silent)
        {
            // It makes room only once.
            said.store(true, Ordering::Release);
            if let Some(oldest) = oldest.upgrade() {
                end(&oldest, SeatEnd::Full);
                hang_up(&oldest);
            }
        }
        if !is_of_this_user(&stream) {
            end(&stream, SeatEnd::AnotherUser);
            continue;
        }
        served.push((Arc::downgrade(&stream), has_said_hello.clone()));
        let (to, all) = (to.clone(), Arc::downgrade(&all));
        // Without a thread the connection is closed.
        let _ =
            thread::Builder::new().name("seat".into()).spawn(move || serve(id, &stream, &has_said_hello, &to, &all));
    }
}

impl Drop for Hub {
    fn drop(&mut self) {
        // A pipe of Windows is no file.
        for name in &self.sockets {
            let _ = fs::remove_file(folder_of_sockets().join(name));
        }
    }
}

/// Separates a token from the terminal for which it was drawn.
const AT_TERMINAL: char = '@';

impl Outbox {
    /// A token for the terminal at the other end.
    pub fn new_token(&self) -> String {
        // One that could not be drawn is shown by nobody.
        let Ok(drawn) = getrandom::u64() else { return String::new() };
        let terminal = terminal_at(&self.stream).map(|terminal| format!("{AT_TERMINAL}{terminal}"));
        format!("{drawn:016x}{}", terminal.unwrap_or_default())
    }

    /// A queue of pieces that are sent from now on.
    fn queue(&self) -> SyncSender<Piece> {
        let (queue, pieces) = mpsc::sync_channel(AHEAD);
        // A thread that has ended reports that itself.
        let _ = self.queues.send(pieces);
        queue
    }
}

impl Connection {
    fn flush(&mut self) {
        if !self.unsent.is_empty() {
            let unsent = std::mem::take(&mut self.unsent);
            self.push(Piece::Line(unsent.into()));
        }
    }

    fn push(&mut self, piece: Piece) {
        let Some(queue) = &self.queue else { return };
        let queued = &self.outbox.queued;
        // Waking a thread costs more than sending.
        let piece = match piece {
            Piece::Line(line) if queued.load(Ordering::Acquire) == 0 => {
                match send_now(&self.outbox.stream, line.as_bytes()) {
                    sent if sent == line.len() => return,
                    sent => Piece::Rest(line, sent),
                }
            }
            piece @ (Piece::Line(_) | Piece::Rest(..) | Piece::Lines(_)) => piece,
        };
        queued.fetch_add(1, Ordering::AcqRel);
        if queue.try_send(piece).is_err() {
            queued.fetch_sub(1, Ordering::AcqRel);
            self.queue = None;
        }
    }

    fn delay_ms(&self) -> u64 {
        self.trips.iter().min().map_or(0, |least| least / 2)
    }
}

/// The way to the host, for the threads of the connections.
#[derive(Clone)]
struct Door<W> {
    to: Sender<Source>,
    now: RecordClock,
    wake: W,
    is_woken: Arc<AtomicBool>,
}

/// The way to the host of one connection.
#[derive(Clone)]
struct Reports<W> {
    to: SyncSender<(Stamp, SeatReport)>,
    door: Door<W>,
}

impl<W: Fn() + Clone + Send + 'static> Door<W> {
    /// The way for a connection of that number; `None` if the host is gone.
    fn open(&self, id: SeatId) -> Option<Reports<W>> {
        let (to, reports) = mpsc::sync_channel(REPORTS);
        let source = Source { id, reports, next: None, is_served: false, paid: Moment::START, is_warned: false };
        self.to.send(source).ok()?;
        Some(Reports { to, door: self.clone() })
    }
}

impl<W: Fn() + Clone + Send + 'static> Reports<W> {
    /// Whether the host is still there.
    fn send(&self, report: SeatReport) -> bool {
        let is_there = self.to.send((self.door.now.stamp(), report)).is_ok();
        if !self.door.is_woken.swap(true, Ordering::AcqRel) {
            (self.door.wake)();
        }
        is_there
    }
}

/// The parts of a hello in any version.
#[derive(Deserialize, Serialize)]
struct AnyHello {
    kind: String,
    version: u32,
}

/// Reads what comes over a connection, until it ends.
fn serve<W: Fn() + Clone + Send + 'static>(
    id: SeatId,
    stream: &Arc<Stream>,
    said: &AtomicBool,
    door: &Door<W>,
    all: &Weak<()>,
) {
    let _ = stream.set_recv_timeout(Some(HELLO_PATIENCE));
    let mut reader = LineReader::new(&**stream, LONGEST_REQUEST);
    let hello = match reader.read_line() {
        LineRead::Line(line) => hello(&Zeroizing::new(line), stream),
        LineRead::Unreadable => Err(SeatEnd::LineTooLong),
        LineRead::Nothing => Err(SeatEnd::Silent),
        LineRead::Ended => return,
    };
    let hello = match hello {
        Ok(hello) => hello,
        Err(why) => return end(stream, why),
    };
    said.store(true, Ordering::Release);
    let _counted = all.upgrade();
    let most = if hello.token.is_some() { MOST + MOST_WITH_TOKEN } else { MOST };
    // The first of them counts the others.
    if all.strong_count() > most + 1 {
        return end(stream, SeatEnd::Full);
    }
    let Some(to) = door.open(id) else { return };
    let (queues, all) = mpsc::channel();
    let _wanted = Arc::new(());
    let wanted = Arc::downgrade(&_wanted);
    let queued = Arc::new(AtomicUsize::new(0));
    let (writes, reports, written) = (stream.clone(), to.clone(), queued.clone());
    let writer = thread::Builder::new().name("to-seat".into()).spawn(move || {
        for queue in all {
            if write(&writes, &queue, &written).is_err() || !reports.send(SeatReport::Drained(id)) {
                return;
            }
        }
    });
    if writer.is_err()
        || !to.send(SeatReport::Hello(id, hello, Outbox { queues, stream: stream.clone(), queued, _wanted }))
    {
        return;
    }
    let _ = stream.set_recv_timeout(Some(LOOK));
    let (departure, why) = loop {
        match reader.read_line() {
            LineRead::Line(_) if wanted.strong_count() == 0 => return,
            LineRead::Line(line) => match request(id, &Zeroizing::new(line)) {
                Ok(report) => {
                    if !to.send(report) {
                        return;
                    }
                }
                Err(departure) => break departure,
            },
            LineRead::Unreadable => break (Departure::Ended, Some(SeatEnd::LineTooLong)),
            LineRead::Nothing if wanted.strong_count() > 0 => {}
            LineRead::Nothing => return,
            LineRead::Ended => break (Departure::Broken, None),
        }
    };
    to.send(SeatReport::Gone(id, departure, why));
}

fn hello(line: &str, from: &Stream) -> Result<Hello, SeatEnd> {
    match serde_json::from_str::<AnyHello>(line) {
        Ok(any) if any.kind == "hello" && any.version != VERSION => return Err(SeatEnd::Version),
        Ok(_) => {}
        Err(_) => return Err(SeatEnd::NotUnderstood),
    }
    match serde_json::from_str(line) {
        Ok(FromSeat::Hello { version: _, role, lang, pin, asks, token }) => {
            // One that was drawn for another terminal is the same as none.
            let is_drawn_for_it = |token: &String| {
                token.split_once(AT_TERMINAL).is_none_or(|(_, of)| terminal_at(from).as_deref() == Some(of))
            };
            Ok(Hello { role, lang, pin: pin.map(Zeroizing::new), asks, token: token.filter(is_drawn_for_it) })
        }
        Ok(FromSeat::Request { .. } | FromSeat::Pong { .. } | FromSeat::Leave) | Err(_) => Err(SeatEnd::NotUnderstood),
    }
}

fn request(id: SeatId, line: &str) -> Result<SeatReport, (Departure, Option<SeatEnd>)> {
    match serde_json::from_str(line) {
        Ok(FromSeat::Request { id: number, say, at_ms, lang, press, seq }) => {
            Ok(SeatReport::Line(id, SentLine { id: number, say, at_ms, lang, press, seq }))
        }
        Ok(FromSeat::Pong { id: ping }) => Ok(SeatReport::Pong(id, ping)),
        Ok(FromSeat::Leave) => Err((Departure::Left, None)),
        Ok(FromSeat::Hello { .. }) | Err(_) => Err((Departure::Ended, Some(SeatEnd::NotUnderstood))),
    }
}

/// Writes the pieces of a queue until nothing follows, and counts them off once they are written.
fn write(stream: &Stream, queue: &Receiver<Piece>, queued: &AtomicUsize) -> io::Result<()> {
    let mut to = BufWriter::new(stream);
    let mut taken = 0;
    loop {
        let piece = match queue.try_recv() {
            Ok(piece) => piece,
            Err(TryRecvError::Disconnected) => {
                to.flush()?;
                queued.fetch_sub(taken, Ordering::AcqRel);
                return Ok(());
            }
            Err(TryRecvError::Empty) => {
                to.flush()?;
                queued.fetch_sub(std::mem::take(&mut taken), Ordering::AcqRel);
                match queue.recv() {
                    Ok(piece) => piece,
                    Err(_) => return Ok(()),
                }
            }
        };
        taken += 1;
        match piece {
            Piece::Line(line) => to.write_all(line.as_bytes())?,
            Piece::Rest(line, from) => to.write_all(&line.as_bytes()[from..])?,
            Piece::Lines(lines) => lines.iter().try_for_each(|line| to.write_all(line.as_bytes()))?,
        }
    }
}

/// Ends a connection that was not admitted, with the reason.
fn end(stream: &Stream, why: SeatEnd) {
    let _ = stream.set_send_timeout(Some(LOOK));
    let mut to = stream;
    let _ = to.write_all(to_line(&Output::End { to: SeatId::FIRST, why }).as_bytes());
}
