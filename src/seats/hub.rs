//! The host's end of all seats: who is connected, what is sent to whom, and how long lines take.
//!
//! Each connection has a thread that reads and one that writes what cannot be sent at once. What comes is bounded, and so
//! is what waits to be sent: a seat that does not read gets the whole record again once it does, and nobody waits for it.

use std::collections::{HashMap, VecDeque};
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, SyncSender, TryRecvError};
use std::sync::{Arc, Weak};
use std::thread;
use std::time::Duration;

use imbl::Vector;
use interprocess::local_socket::traits::Stream as _;
use interprocess::local_socket::{Listener, Stream};
use serde::{Deserialize, Serialize};

use super::line_reader::{LONGEST_REQUEST, LineRead, LineReader};
use super::news::SeatNews;
use super::protocol::{FromHost, FromSeat, SeatRole, VERSION, to_line};
use super::socket::{accept, folder_of_sockets, is_of_this_user, listen, name_of, send_now};
use crate::game::clock::moment::{Moment, Span};
use crate::game::event::{Event, GameEvent};
use crate::game::people::Actor;
use crate::storage::journal::Record;
use crate::time::{RecordClock, Stamp};
use crate::wording::{SLOW_MS, SeatChange, SeatEnd};

/// The most connections at once.
const MOST: usize = 64;

/// How long a connection may be silent before its hello.
const HELLO_PATIENCE: Duration = Duration::from_secs(5);

/// How often a thread that reads looks whether it is still wanted.
const LOOK: Duration = Duration::from_secs(1);

/// How many pieces wait to be sent to a seat before it counts as one that does not read.
const AHEAD: usize = 256;

/// How many reports wait for the host.
const REPORTS: usize = 64;

/// How often the delay of each seat is measured.
const BEAT: Span = Span(500);

/// How long nothing may come from a seat before it counts as lost.
const LOST: Span = Span(1_500);

/// How long who asks for a seat that is taken waits for it.
pub const WAITING_PATIENCE: Span = Span::seconds(60);

/// Of how many round trips the least counts.
const TRIPS: usize = 8;

/// How many round trips must be known before a line counts as slow.
const FEWEST_TRIPS: usize = 3;

/// Whether nothing happens at the table by such a record.
fn is_uneventful(record: &Record) -> bool {
    matches!(
        record.event,
        Event::Game(
            GameEvent::StillRunning
                | GameEvent::TableSet(_)
                | GameEvent::SeatLost { .. }
                | GameEvent::SeatRegained { .. }
        )
    )
}

/// The number of a connection.
pub type ConnectionId = u64;

/// A seat that asks to be admitted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hello {
    pub role: SeatRole,
    pub lang: String,
    pub pin: Option<String>,
    /// Whether somebody can answer a question there.
    pub asks: bool,
    /// The token that an earlier welcome gave.
    pub token: Option<String>,
}

/// Something typed at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    pub id: u64,
    pub say: String,
    pub at_ms: Option<u64>,
    pub lang: Option<String>,
    pub press: bool,
    pub seq: Option<u64>,
}

/// What comes from the connections.
pub enum SeatReport {
    Hello(ConnectionId, Hello, Outbox),
    Request(ConnectionId, Request),
    Pong(ConnectionId, u64),
    /// Everything was sent that waited before the seat fell behind.
    Drained(ConnectionId),
    /// The connection is over: left in order, broken, or to be ended with a reason.
    Gone(ConnectionId, Departure),
}

/// How somebody comes to be admitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// With a hello.
    Hello,
    /// Called up after waiting; somebody may be there no longer.
    AfterWaiting,
}

/// How a connection came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    Left,
    Broken,
    Ended(SeatEnd),
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

/// A seat that was admitted.
struct Seated {
    id: ConnectionId,
    role: SeatRole,
    actor: Option<Actor>,
    outbox: Outbox,
    /// `None` while the seat is behind.
    queue: Option<SyncSender<Piece>>,
    heard: Moment,
    /// Whether somebody is there: who was called up after waiting has to answer first.
    has_answered: bool,
    is_lost: bool,
    /// The pings that are not answered, with the moments at which they were sent.
    asked: VecDeque<(u64, Moment)>,
    /// The last round trips, in milliseconds.
    trips: VecDeque<u64>,
    /// The longest delay that was reported, in milliseconds.
    reported_ms: u64,
    is_known_as_slow: bool,
    token: String,
}

/// A seat whose connection broke: it is kept for who has its token.
struct Kept {
    id: ConnectionId,
    role: SeatRole,
    token: String,
}

/// Somebody who asks for a seat that is taken.
pub struct Waiting {
    pub id: ConnectionId,
    pub hello: Hello,
    pub outbox: Outbox,
    since: Moment,
}

/// All seats of a game.
pub struct Hub {
    reports: Receiver<(Stamp, SeatReport)>,
    seats: Vec<Seated>,
    kept: Vec<Kept>,
    /// Who waits for a seat that is taken, and since when.
    waiting: Vec<Waiting>,
    /// What is said of the seats.
    pub news: SeatNews,
    /// The record, in the pieces in which it was written.
    record: Vector<Arc<str>>,
    /// The number of its lines.
    seq: u64,
    /// The number of the last line by each person who did something.
    acted: HashMap<Actor, u64>,
    last_ping: u64,
    beaten: Moment,
    /// The sockets at which the game is offered: the last one is that of its record now.
    sockets: Vec<String>,
    /// Takes the connections of one more socket.
    serve: Box<dyn Fn(Listener) -> io::Result<()>>,
}

impl Hub {
    /// Offers the game of that record, of which these are all lines so far, and their text. `wake` is called from other threads when there
    /// is a report.
    ///
    /// # Errors
    ///
    /// If the socket cannot be made.
    pub fn open(
        record: &Path,
        (records, text): (&[Record], &str),
        now: RecordClock,
        wake: impl Fn() + Clone + Send + 'static,
    ) -> io::Result<Hub> {
        let (send, reports) = mpsc::sync_channel(REPORTS);
        let to = Reports { to: send, now, wake };
        let ids = Arc::new(AtomicU64::new(1));
        let serve = move |listener| {
            let (to, ids) = (to.clone(), ids.clone());
            thread::Builder::new().name("seats".into()).spawn(move || serve_all(&listener, &ids, &to)).map(|_| ())
        };
        let mut hub = Hub {
            reports,
            seats: Vec::new(),
            kept: Vec::new(),
            waiting: Vec::new(),
            news: SeatNews::default(),
            record: Vector::new(),
            seq: 0,
            acted: HashMap::new(),
            last_ping: 0,
            beaten: now.moment(),
            sockets: Vec::new(),
            serve: Box::new(serve),
        };
        hub.offer(record)?;
        hub.keep(records, text.into());
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

    /// The next report, with the moment at which it came.
    pub fn next_report(&self) -> Option<(Stamp, SeatReport)> {
        self.reports.try_recv().ok()
    }

    /// Admits a seat: it gets a welcome and the whole record.
    pub fn admit(
        &mut self,
        id: ConnectionId,
        (role, actor): (SeatRole, Option<Actor>),
        arrival: Arrival,
        outbox: Outbox,
        at: Moment,
    ) {
        // A token that could not be drawn is shown by nobody.
        let token = getrandom::u64().map(|drawn| format!("{drawn:016x}")).unwrap_or_default();
        let (asked, trips) = (VecDeque::new(), VecDeque::new());
        let mut seated = Seated {
            id,
            role,
            actor,
            outbox,
            queue: None,
            heard: at,
            has_answered: arrival == Arrival::Hello,
            is_lost: false,
            asked,
            trips,
            reported_ms: 0,
            is_known_as_slow: false,
            token,
        };
        seated.begin(&self.record, self.seq, at, self.sockets.last(), &self.news);
        self.seats.push(seated);
    }

    /// Ends a connection that was not admitted, with the reason.
    pub fn turn_away(&self, outbox: &Outbox, why: SeatEnd) {
        outbox.send_alone(&FromHost::End { why });
    }

    /// Lets somebody wait for a seat that is taken.
    pub fn let_wait(&mut self, id: ConnectionId, hello: Hello, outbox: Outbox, since: Moment) {
        outbox.send_alone(&FromHost::Wait);
        self.waiting.push(Waiting { id, hello, outbox, since });
    }

    /// Who has waited longest for a seat that may now be taken.
    pub fn next_waiting(&mut self) -> Option<Waiting> {
        let free = (0..self.waiting.len()).find(|place| !self.is_held(self.waiting[*place].hello.role))?;
        Some(self.waiting.remove(free))
    }

    /// Who has the seat of that role by that token, which is shown again: the old connection, if any, is given up.
    pub fn take_back(&mut self, role: SeatRole, token: &str) -> Option<ConnectionId> {
        let is_kept = |kept: &Kept| kept.role == role && kept.token == token;
        if let Some(place) = self.kept.iter().position(is_kept) {
            return Some(self.kept.remove(place).id);
        }
        let place = self.seats.iter().position(|seat| seat.role == role && seat.token == token)?;
        Some(self.seats.remove(place).id)
    }

    /// Ends a connection because the seat is taken away. Returns its role.
    pub fn unseat(&mut self, id: ConnectionId) -> Option<SeatRole> {
        if let Some(place) = self.kept.iter().position(|kept| kept.id == id) {
            return Some(self.kept.remove(place).role);
        }
        let place = self.seats.iter().position(|seat| seat.id == id)?;
        let mut seat = self.seats.remove(place);
        seat.send(&FromHost::End { why: SeatEnd::Unseated });
        Some(seat.role)
    }

    /// The seat of a connection was left or lost. What has become of it, if that is news. Who was called up after waiting
    /// and never answered had gone before, and keeps nothing.
    pub fn dismiss(&mut self, id: ConnectionId, departure: Departure) -> Option<(SeatRole, SeatChange)> {
        self.waiting.retain(|waiting| waiting.id != id);
        let place = self.seats.iter().position(|seat| seat.id == id)?;
        if let Departure::Ended(why) = departure {
            self.seats[place].send(&FromHost::End { why });
        }
        let gone = self.seats.remove(place);
        if departure == Departure::Broken && gone.has_answered && gone.role.is_for_one() {
            self.kept.push(Kept { id, role: gone.role, token: gone.token.clone() });
        }
        let has_left = departure == Departure::Left || !gone.has_answered;
        let change = if has_left { SeatChange::Left } else { SeatChange::Lost };
        // Of a seat that was lost already the others know.
        (!(gone.is_lost && change == SeatChange::Lost)).then_some((gone.role, change))
    }

    /// Whether the seat of a connection that broke is kept.
    pub fn keeps(&self, id: ConnectionId) -> bool {
        self.kept.iter().any(|kept| kept.id == id)
    }

    /// A seat that fell behind reads again: it gets the whole record.
    pub fn drained(&mut self, id: ConnectionId, at: Moment) {
        let (record, seq, sockets, news) = (&self.record, self.seq, &self.sockets, &self.news);
        if let Some(seat) = self.seats.iter_mut().find(|seat| seat.id == id && seat.queue.is_none()) {
            seat.begin(record, seq, at, sockets.last(), news);
        }
    }

    /// Sends lines of the record that were written together.
    pub fn send_lines(&mut self, records: &[Record], lines: Arc<str>, at: Moment) {
        self.keep(records, lines.clone());
        let stand = to_line(&FromHost::Stand { seq: self.seq, at_ms: at.0 });
        // Each piece wakes the thread of every seat.
        let together: Arc<str> = format!("{lines}{stand}").into();
        self.seats.iter_mut().for_each(|seat| seat.push(Piece::Line(together.clone())));
    }

    fn keep(&mut self, records: &[Record], lines: Arc<str>) {
        for record in records {
            self.seq += 1;
            if !is_uneventful(record) {
                self.acted.insert(record.by, self.seq);
            }
        }
        self.record.push_back(lines);
    }

    /// The game goes on in another record, of which everything follows; the players may have exchanged colours.
    pub fn begin_another_record(&mut self, at: Moment, role: impl Fn(SeatRole) -> (SeatRole, Option<Actor>)) {
        (self.record, self.seq, self.acted) = (Vector::new(), 0, HashMap::new());
        self.news.follow_roles(|one| role(one).0);
        for kept in &mut self.kept {
            kept.role = role(kept.role).0;
        }
        for seat in &mut self.seats {
            (seat.role, seat.actor) = role(seat.role);
            let welcome = seat.welcome(at, self.sockets.last(), &self.news);
            seat.push(Piece::Line(welcome));
        }
    }

    /// Sends a message to one seat.
    pub fn send(&mut self, id: ConnectionId, message: &FromHost) {
        if let Some(seat) = self.seats.iter_mut().find(|seat| seat.id == id) {
            seat.send(message);
        }
    }

    /// Sends a message to every seat.
    pub fn send_to_all(&mut self, message: &FromHost) {
        self.send_to_others(None, message);
    }

    /// Sends a message to every seat but that one.
    pub fn send_to_others(&mut self, but: Option<ConnectionId>, message: &FromHost) {
        let line: Arc<str> = to_line(message).into();
        let others = self.seats.iter_mut().filter(|seat| Some(seat.id) != but);
        others.for_each(|seat| seat.push(Piece::Line(line.clone())));
    }

    /// When the seats must be looked at next, if there are any.
    pub fn due(&self) -> Option<Moment> {
        (!self.seats.is_empty()).then(|| self.beaten.plus(BEAT))
    }

    /// Measures the delay of each seat again, if that is due, and notices which of them are lost. Returns those.
    pub fn beat(&mut self, at: Moment) -> Vec<SeatRole> {
        if self.due().is_none_or(|due| at < due) {
            return Vec::new();
        }
        // A host that stood still has heard nobody meanwhile.
        let (over, waiting) =
            std::mem::take(&mut self.waiting).into_iter().partition(|one| at.since(one.since) > WAITING_PATIENCE);
        self.waiting = waiting;
        over.iter().for_each(|one: &Waiting| self.turn_away(&one.outbox, SeatEnd::Taken));
        let stood_still = at.since(self.beaten) > BEAT + BEAT;
        self.beaten = at;
        let mut lost = Vec::new();
        for seat in &mut self.seats {
            if stood_still {
                seat.heard = at;
            }
            self.last_ping += 1;
            seat.asked.push_back((self.last_ping, at));
            while seat.asked.len() > TRIPS {
                seat.asked.pop_front();
            }
            let delay_ms = seat.delay_ms();
            seat.send(&FromHost::Ping { id: self.last_ping, at_ms: at.0, delay_ms });
            if at.since(seat.heard) > LOST && !seat.is_lost {
                seat.is_lost = true;
                lost.push(seat.role);
            }
        }
        lost
    }

    /// Something came from a seat. Returns its role if it was lost and is back.
    pub fn hear(&mut self, id: ConnectionId, at: Moment) -> Option<SeatRole> {
        let seat = self.seats.iter_mut().find(|seat| seat.id == id)?;
        seat.heard = seat.heard.max(at);
        seat.has_answered = true;
        let is_back = std::mem::take(&mut seat.is_lost);
        if is_back {
            // What it answers late now says nothing of the line.
            seat.asked.clear();
            seat.trips.clear();
        }
        is_back.then_some(seat.role)
    }

    /// Takes note of the answer to a ping. Returns the role of a seat whose line has become slow, and again when it has become
    /// twice as slow, with its delay in milliseconds; and once when it is no longer slow.
    pub fn answered(&mut self, id: ConnectionId, ping: u64, at: Moment) -> Option<(SeatRole, u64)> {
        let seat = self.seats.iter_mut().find(|seat| seat.id == id)?;
        let place = seat.asked.iter().position(|(asked, _)| *asked == ping)?;
        let trip = seat.asked.drain(..=place).next_back().map(|(_, sent)| at.since(sent).0.max(0));
        seat.trips.extend(trip.and_then(|trip| u64::try_from(trip).ok()));
        while seat.trips.len() > TRIPS {
            seat.trips.pop_front();
        }
        let delay = seat.delay_ms();
        let is_slower = delay > SLOW_MS && delay >= 2 * seat.reported_ms;
        let is_better = delay <= SLOW_MS && seat.is_known_as_slow;
        let is_news = is_slower || is_better;
        if seat.trips.len() < FEWEST_TRIPS || !is_news || seat.role == SeatRole::Watcher {
            return None;
        }
        seat.is_known_as_slow = is_slower;
        seat.reported_ms = seat.reported_ms.max(delay);
        Some((seat.role, delay))
    }

    /// Half of the least of the last round trips of that seat, in milliseconds.
    pub fn delay_ms(&self, id: ConnectionId) -> u64 {
        self.seats.iter().find(|seat| seat.id == id).map_or(0, Seated::delay_ms)
    }

    /// The role of the seat of that connection.
    pub fn role(&self, id: ConnectionId) -> Option<SeatRole> {
        self.seats.iter().find(|seat| seat.id == id).map(|seat| seat.role)
    }

    /// The roles of those who are there.
    pub fn present(&self) -> impl Iterator<Item = SeatRole> {
        self.seats.iter().filter(|seat| !seat.is_lost).map(|seat| seat.role)
    }

    /// Whether somebody sits there and nobody else may. One whose connection is lost still has the seat: only the arbiter
    /// gives it to somebody else.
    pub fn is_held(&self, role: SeatRole) -> bool {
        let is_taken =
            self.seats.iter().any(|seat| seat.role == role) || self.kept.iter().any(|kept| kept.role == role);
        role.is_for_one() && is_taken
    }

    /// Whether anybody else did something since the record had that number of lines, and since who sits there did.
    pub fn happened_since(&self, id: ConnectionId, seq: u64) -> bool {
        let who = self.seats.iter().find(|seat| seat.id == id).and_then(|seat| seat.actor);
        let since = who.and_then(|who| self.acted.get(&who)).map_or(seq, |own| seq.max(*own));
        self.acted.values().any(|line| since < *line)
    }

    /// Says to every seat that the host ends, and waits a moment until it is sent.
    pub fn close(mut self) {
        self.send_to_all(&FromHost::End { why: SeatEnd::HostLeft });
        // Without the outboxes the threads that write end.
        let count = self.seats.len();
        self.seats.clear();
        for _ in 0..count {
            if self.reports.recv_timeout(Duration::from_millis(200)).is_err() {
                break;
            }
        }
    }
}

/// Takes the connections of one socket as long as the program runs.
fn serve_all<W: Fn() + Clone + Send + 'static>(listener: &Listener, ids: &AtomicU64, to: &Reports<W>) {
    let mut served: Vec<Weak<Stream>> = Vec::new();
    loop {
        let Some(Ok(stream)) = accept(listener) else {
            // Too many files are open: a later try may do.
            thread::park_timeout(LOOK);
            continue;
        };
        let id = ids.fetch_add(1, Ordering::Relaxed);
        let stream = Arc::new(stream);
        served.retain(|one| one.strong_count() > 0);
        let refused = if !is_of_this_user(&stream) {
            Some(SeatEnd::AnotherUser)
        } else {
            (served.len() >= MOST).then_some(SeatEnd::Full)
        };
        if let Some(why) = refused {
            end(&stream, why);
            continue;
        }
        served.push(Arc::downgrade(&stream));
        let to = to.clone();
        // Without a thread the connection is closed.
        let _ = thread::Builder::new().name("seat".into()).spawn(move || serve(id, &stream, &to));
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

impl Outbox {
    /// Sends a message before a seat is admitted.
    fn send_alone(&self, message: &FromHost) {
        let (queue, pieces) = mpsc::sync_channel(1);
        self.queued.fetch_add(1, Ordering::AcqRel);
        let _ = queue.try_send(Piece::Line(to_line(message).into()));
        let _ = self.queues.send(pieces);
    }
}

impl Seated {
    /// The welcome, and how the other seats are.
    fn welcome(&self, at: Moment, socket: Option<&String>, news: &SeatNews) -> Arc<str> {
        let (role, socket) = (self.role, socket.cloned());
        let actor = self.actor.map(|actor| actor.to_string());
        let token = role.is_for_one().then(|| self.token.clone());
        let welcome = FromHost::Welcome { version: VERSION, role, actor, at_ms: at.0, socket, token };
        let lines: String =
            std::iter::once(welcome).chain(news.of_the_others(role)).map(|message| to_line(&message)).collect();
        lines.into()
    }

    /// Begins a queue with a welcome and the whole record.
    fn begin(&mut self, record: &Vector<Arc<str>>, seq: u64, at: Moment, socket: Option<&String>, news: &SeatNews) {
        let (queue, pieces) = mpsc::sync_channel(AHEAD);
        self.queue = Some(queue);
        // A thread that has ended reports that itself.
        let _ = self.outbox.queues.send(pieces);
        let welcome = self.welcome(at, socket, news);
        self.push(Piece::Line(welcome));
        self.push(Piece::Lines(record.clone()));
        self.send(&FromHost::Stand { seq, at_ms: at.0 });
    }

    fn send(&mut self, message: &FromHost) {
        self.push(Piece::Line(to_line(message).into()));
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
struct Reports<W> {
    to: SyncSender<(Stamp, SeatReport)>,
    now: RecordClock,
    wake: W,
}

impl<W: Fn() + Clone + Send + 'static> Reports<W> {
    /// Whether the host is still there.
    fn send(&self, report: SeatReport) -> bool {
        let is_there = self.to.send((self.now.stamp(), report)).is_ok();
        (self.wake)();
        is_there
    }
}

/// What every hello has, in any version.
#[derive(Deserialize, Serialize)]
struct AnyHello {
    kind: String,
    version: u32,
}

/// Reads what comes over a connection, until it ends.
fn serve<W: Fn() + Clone + Send + 'static>(id: ConnectionId, stream: &Arc<Stream>, to: &Reports<W>) {
    let _ = stream.set_recv_timeout(Some(HELLO_PATIENCE));
    let mut reader = LineReader::new(&**stream, LONGEST_REQUEST);
    let hello = match reader.read_line() {
        LineRead::Line(line) => hello(&line),
        LineRead::Unreadable => Err(SeatEnd::LineTooLong),
        LineRead::Nothing => Err(SeatEnd::Silent),
        LineRead::Ended => return,
    };
    let hello = match hello {
        Ok(hello) => hello,
        Err(why) => return end(stream, why),
    };
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
    let departure = loop {
        match reader.read_line() {
            LineRead::Line(_) if wanted.strong_count() == 0 => return,
            LineRead::Line(line) => match request(id, &line) {
                Ok(report) => {
                    if !to.send(report) {
                        return;
                    }
                }
                Err(departure) => break departure,
            },
            LineRead::Unreadable => break Departure::Ended(SeatEnd::LineTooLong),
            LineRead::Nothing if wanted.strong_count() > 0 => {}
            LineRead::Nothing => return,
            LineRead::Ended => break Departure::Broken,
        }
    };
    to.send(SeatReport::Gone(id, departure));
}

fn hello(line: &str) -> Result<Hello, SeatEnd> {
    match serde_json::from_str::<AnyHello>(line) {
        Ok(any) if any.kind == "hello" && any.version != VERSION => return Err(SeatEnd::Version),
        Ok(_) => {}
        Err(_) => return Err(SeatEnd::NotUnderstood),
    }
    match serde_json::from_str(line) {
        Ok(FromSeat::Hello { version: _, role, lang, pin, asks, token }) => Ok(Hello { role, lang, pin, asks, token }),
        Ok(FromSeat::Request { .. } | FromSeat::Pong { .. } | FromSeat::Leave) | Err(_) => Err(SeatEnd::NotUnderstood),
    }
}

fn request(id: ConnectionId, line: &str) -> Result<SeatReport, Departure> {
    match serde_json::from_str(line) {
        Ok(FromSeat::Request { id: number, say, at_ms, lang, press, seq }) => {
            Ok(SeatReport::Request(id, Request { id: number, say, at_ms, lang, press, seq }))
        }
        Ok(FromSeat::Pong { id: ping }) => Ok(SeatReport::Pong(id, ping)),
        Ok(FromSeat::Leave) => Err(Departure::Left),
        Ok(FromSeat::Hello { .. }) | Err(_) => Err(Departure::Ended(SeatEnd::NotUnderstood)),
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
    let _ = to.write_all(to_line(&FromHost::End { why }).as_bytes());
}
