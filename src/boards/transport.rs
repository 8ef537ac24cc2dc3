//! The port of a board: opens it, asks who is there, and follows what stands on the board in one thread, which sleeps
//! between messages and opens the port again after it was lost.

use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::thread;
use std::time::Duration;

use serialport::{SerialPort, SerialPortInfo, SerialPortType};

use super::protocol::{ClockReading, Decoder, Make, Message, Request};
use super::report::{BoardReport, Identity};
use super::settle::Settling;
use super::{BoardSource, Fields};
use crate::game::clock::moment::{Moment, Span};
use crate::time::{RecordClock, Stamp};

/// The longest sleep: then the thread looks whether it is still wanted.
const LONGEST_SLEEP: Duration = Duration::from_millis(100);
/// A board that sends nothing for so long is lost.
pub const SILENCE: Span = Span::seconds(3);
/// How long after its first dump a board is asked again: it may have been switched on only now.
const FIRST_SCAN: Span = Span::milliseconds(250);
/// An answer that has not come after this time is asked for again.
const ANSWER: Span = Span::milliseconds(500);
/// Between two attempts to open a lost port again.
const BEFORE_NEXT_ATTEMPT: Duration = Duration::from_millis(500);
/// How often a board that sends no updates is asked what stands there. It may send that by itself, and more often.
const BETWEEN_DUMPS: Span = Span::milliseconds(100);
/// The most bytes that are read at once.
const CHUNK: usize = 256;

/// Makers of the chips with which DGT boards come: FTDI, Renesas.
const VENDORS: [u16; 2] = [0x0403, 0x045B];

/// Why no board answers at a port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PortError {
    /// There is no such port.
    NotThere,
    /// Another program has it.
    Busy,
    /// The user may not open it.
    NoRights,
    /// It cannot be opened as a serial port; why, in the words of the system.
    NotAPort(String),
    /// Something answers that is not a board of that make.
    OtherDevice,
    /// Nothing answers.
    Silent,
}

/// A serial port that the system lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedPort {
    pub path: String,
    /// The system's description of the device, as `DGT Projects 045b:8111`; empty if nothing.
    pub device: String,
    /// Whether it may be a DGT board.
    pub may_be_a_board: bool,
}

/// The serial ports of this computer, by name.
pub fn ports() -> Vec<ListedPort> {
    // Without this folder the list of ports would end the program.
    if cfg!(target_os = "linux") && !Path::new("/sys/class/tty").is_dir() {
        return Vec::new();
    }
    let mut ports: Vec<_> = serialport::available_ports().unwrap_or_default().into_iter().map(listed).collect();
    // macOS lists each port twice.
    ports.retain(|port| !port.path.starts_with("/dev/tty.") || !cfg!(target_os = "macos"));
    ports.sort_by(|one, other| one.path.cmp(&other.path));
    ports
}

fn listed(port: SerialPortInfo) -> ListedPort {
    let path = port.port_name;
    match port.port_type {
        SerialPortType::UsbPort(usb) => {
            let mut words: Vec<String> = [usb.manufacturer, usb.product].into_iter().flatten().collect();
            let may_be_a_board = VENDORS.contains(&usb.vid) || words.iter().any(|word| word.contains("DGT"));
            words.push(format!("{:04x}:{:04x}", usb.vid, usb.pid));
            ListedPort { path, device: words.join(" "), may_be_a_board }
        }
        SerialPortType::BluetoothPort => ListedPort { path, device: "Bluetooth".to_owned(), may_be_a_board: true },
        SerialPortType::PciPort | SerialPortType::Unknown => {
            ListedPort { path, device: String::new(), may_be_a_board: false }
        }
    }
}

/// Which way bytes went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    FromBoard,
    ToBoard,
}

/// Sees every byte on the line, as it is read or written.
pub type Tap = Box<dyn FnMut(Moment, Direction, &[u8]) + Send>;

/// The line to a board, and the messages on it.
struct Line {
    port: Box<dyn SerialPort>,
    make: Make,
    decoder: Decoder,
    now: RecordClock,
    tap: Option<Tap>,
    /// When the last message came.
    heard: Stamp,
}

impl Line {
    fn open(make: Make, path: &str, now: RecordClock, tap: Option<Tap>) -> Result<Line, PortError> {
        let port = serialport::new(path, make.baud()).timeout(LONGEST_SLEEP);
        let port = match make {
            Make::Dgt => port,
            // Programs that read such boards leave this line low.
            Make::ChessLink => port.dtr_on_open(false),
        };
        let port = port.open().map_err(|error| port_error(path, &error))?;
        Ok(Line { port, make, decoder: Decoder::of(make), now, tap, heard: now.stamp() })
    }

    /// Asks the board, if it knows that request.
    fn ask(&mut self, request: Request) -> io::Result<()> {
        let bytes = self.make.bytes(request);
        if bytes.is_empty() {
            return Ok(());
        }
        if let Some(tap) = &mut self.tap {
            tap(self.now.moment(), Direction::ToBoard, bytes);
        }
        self.port.write_all(bytes)
    }

    /// The messages that come next; empty after a time without any. `bytes` gets the number of bytes.
    fn messages(&mut self, longest: Duration, bytes: &mut usize) -> io::Result<Vec<Message>> {
        let mut chunk = [0; CHUNK];
        self.port.set_timeout(longest.clamp(Duration::from_millis(1), LONGEST_SLEEP)).map_err(io::Error::from)?;
        let length = match self.port.read(&mut chunk) {
            Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
            Ok(length) => length,
            Err(error) if matches!(error.kind(), ErrorKind::TimedOut | ErrorKind::Interrupted) => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let stamp = self.now.stamp();
        if let Some(tap) = &mut self.tap {
            tap(stamp.at, Direction::FromBoard, &chunk[..length]);
        }
        *bytes += length;
        let messages: Vec<_> = chunk[..length].iter().filter_map(|byte| self.decoder.push(*byte)).collect();
        if !messages.is_empty() {
            self.heard = stamp;
        }
        Ok(messages)
    }

    /// Asks what is there, for at most that long.
    fn identify(&mut self, longest: Span) -> Result<(Identity, Box<Fields>), PortError> {
        let end = self.now.moment().plus(longest);
        let (mut identity, mut bytes) = (Identity::default(), 0);
        let (mut asked, mut first): (Option<Moment>, Option<Moment>) = (None, None);
        let mut fields = None;
        let lost = |_| PortError::NotThere;
        self.ask(Request::Idle).map_err(lost)?;
        loop {
            let now = self.now.moment();
            if now >= end {
                break;
            }
            if asked.is_none_or(|asked| now >= asked.plus(ANSWER)) {
                asked = Some(now);
                for request in [Request::Version, Request::SerialNumber, Request::Dump] {
                    self.ask(request).map_err(lost)?;
                }
            }
            for message in self.messages(LONGEST_SLEEP, &mut bytes).map_err(lost)? {
                match message {
                    Message::SerialNumber(number) => identity.number = number,
                    Message::Version(main, minor) => identity.version = format!("{main}.{minor}"),
                    Message::Dump(read) => {
                        fields = Some(read);
                        first = first.or(Some(self.now.moment()));
                    }
                    Message::Update { .. } | Message::Clock(_) | Message::NoClock => {}
                }
            }
            let has_number = !identity.number.is_empty() || !self.make.answers(Request::SerialNumber);
            let is_whole = has_number && !identity.version.is_empty();
            if let Some(first) = first.filter(|_| is_whole) {
                return self.scanned(first, fields.take(), end).map(|fields| (identity, fields));
            }
        }
        match fields {
            Some(fields) => Ok((identity, fields)),
            None if bytes > 0 => Err(PortError::OtherDevice),
            None => Err(PortError::Silent),
        }
    }

    /// The fields once the board has scanned them all, which it has not when it was just switched on.
    fn scanned(&mut self, first: Moment, read: Option<Box<Fields>>, end: Moment) -> Result<Box<Fields>, PortError> {
        let (mut fields, mut asked) = (read, None);
        loop {
            let now = self.now.moment();
            if asked.is_none() && now >= first.plus(FIRST_SCAN) {
                asked = Some(now);
                self.ask(Request::Dump).map_err(|_| PortError::NotThere)?;
            }
            for message in self.messages(LONGEST_SLEEP, &mut 0).map_err(|_| PortError::NotThere)? {
                if let Message::Dump(read) = message {
                    fields = Some(read);
                    if asked.is_some() {
                        return fields.ok_or(PortError::Silent);
                    }
                }
            }
            if now >= end {
                return fields.ok_or(PortError::Silent);
            }
        }
    }
}

/// Why the port was not opened. Windows has one error for a port that is not there and one that is taken.
fn port_error(path: &str, error: &serialport::Error) -> PortError {
    match error.kind() {
        serialport::ErrorKind::Io(ErrorKind::NotFound) => PortError::NotThere,
        serialport::ErrorKind::Io(ErrorKind::PermissionDenied) => PortError::NoRights,
        serialport::ErrorKind::NoDevice if cfg!(windows) => {
            let is_listed = ports().iter().any(|port| port.path.eq_ignore_ascii_case(path));
            if is_listed { PortError::Busy } else { PortError::NotThere }
        }
        serialport::ErrorKind::NoDevice => PortError::Busy,
        serialport::ErrorKind::InvalidInput | serialport::ErrorKind::Unknown | serialport::ErrorKind::Io(_) => {
            PortError::NotAPort(error.to_string())
        }
    }
}

/// An open port at which a board has answered.
pub struct OpenBoard {
    line: Line,
    pub identity: Identity,
    /// What stands there.
    pub fields: Box<Fields>,
    path: String,
    /// The number of another board that is followed; empty if none is.
    other: String,
    /// The ports of this computer, where the board is looked for when its own port is gone.
    listing: Listing,
}

/// Lists the ports of this computer.
type Listing = Box<dyn Fn() -> Vec<ListedPort> + Send>;

/// The parts of a board that are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Follows {
    Board,
    BoardAndClock,
}

/// An order to the thread of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    Press(Moment),
    ReportAgain,
}

/// A board that is followed. Dropping it ends its thread.
#[derive(Debug)]
pub struct FollowedBoard {
    orders: Sender<Order>,
}

impl FollowedBoard {
    /// The clock was pressed at that moment: what stands there is reported as at a press.
    pub fn press(&self, at: Moment) {
        // A thread that has ended has nothing to report.
        let _ = self.orders.send(Order::Press(at));
    }

    /// Reports again what stands there, once it is settled.
    pub fn report_again(&self) {
        let _ = self.orders.send(Order::ReportAgain);
    }
}

impl OpenBoard {
    /// Opens the port and waits until a board answers there.
    ///
    /// # Errors
    ///
    /// [`PortError`].
    pub fn open(make: Make, path: &str, now: RecordClock, tap: Option<Tap>) -> Result<OpenBoard, PortError> {
        let mut line = Line::open(make, path, now, tap)?;
        let (identity, fields) = line.identify(SILENCE)?;
        Ok(OpenBoard { line, identity, fields, path: path.to_owned(), other: String::new(), listing: Box::new(ports) })
    }

    /// The board with that number is another one, also where it comes to the port of this one.
    #[must_use]
    pub fn beside(self, other: &Identity) -> OpenBoard {
        OpenBoard { other: other.number.clone(), ..self }
    }

    /// Looks for the board at the ports of that list when its own is gone.
    #[must_use]
    pub fn with_ports(self, listing: impl Fn() -> Vec<ListedPort> + Send + 'static) -> OpenBoard {
        OpenBoard { listing: Box::new(listing), ..self }
    }

    /// The reading of the clock on the bus; `None` without one.
    pub fn clock(&mut self) -> Option<ClockReading> {
        if !self.make().has_bus() {
            return None;
        }
        self.line.ask(Request::Clock).ok()?;
        let end = self.line.now.moment().plus(ANSWER);
        while self.line.now.moment() < end {
            for message in self.line.messages(LONGEST_SLEEP, &mut 0).ok()? {
                match message {
                    Message::Clock(reading) => return Some(reading),
                    Message::NoClock => return None,
                    Message::Dump(_) | Message::Update { .. } | Message::SerialNumber(_) | Message::Version(..) => {}
                }
            }
        }
        None
    }

    /// Lets every byte from now on be seen.
    #[must_use]
    pub fn with_tap(mut self, tap: Option<Tap>) -> OpenBoard {
        self.line.tap = tap;
        self
    }

    /// The make of the board.
    pub fn make(&self) -> Make {
        self.line.make
    }

    /// The port.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Follows the board in a thread of its own, on the time of that clock; `report` is called there. Something stands
    /// there when it is unchanged for `settle`.
    pub fn follow(
        mut self,
        now: RecordClock,
        settle: Span,
        follows: Follows,
        report: impl Fn(Stamp, BoardReport) + Send + 'static,
    ) -> FollowedBoard {
        let (orders, received) = mpsc::channel();
        self.line.now = now;
        self.line.heard = now.stamp();
        let device = (self.listing)().into_iter().find(|port| port.path == self.path).map(|port| port.device);
        let mut place = Place {
            make: self.line.make,
            number: self.identity.number.clone(),
            other: self.other,
            device: device.unwrap_or_default(),
            path: self.path,
            listing: self.listing,
        };
        thread::spawn(move || {
            let mut line = self.line;
            loop {
                match follow(&mut line, settle, follows, &received, &report) {
                    Ended::NotWanted => {
                        let _ = line.ask(Request::Idle);
                        return;
                    }
                    Ended::Lost => report(now.stamp(), BoardReport::Lost),
                }
                let tap = line.tap.take();
                // The port of a pulled cable keeps its name only until it is closed.
                drop(line);
                let Some(again) = place.open_again(now, &received) else { return };
                line = again.line;
                line.tap = tap;
                report(now.stamp(), BoardReport::Connected { identity: again.identity, fields: again.fields });
            }
        });
        FollowedBoard { orders }
    }
}

/// Why a board is not followed any longer.
enum Ended {
    NotWanted,
    Lost,
}

/// Follows a board until it is lost or nobody wants to know.
fn follow(
    line: &mut Line,
    settle: Span,
    follows: Follows,
    orders: &Receiver<Order>,
    report: &impl Fn(Stamp, BoardReport),
) -> Ended {
    let now = line.now;
    let settling = Settling::new(settle);
    let mut settling = match line.make {
        Make::Dgt => settling,
        Make::ChessLink => settling.reading_every(BETWEEN_DUMPS),
    };
    let mode = match follows {
        Follows::Board => Request::UpdateBoard,
        Follows::BoardAndClock => Request::UpdateBoardAndClock,
    };
    if line.ask(mode).is_err() {
        return Ended::Lost;
    }
    if follows == Follows::BoardAndClock && line.ask(Request::Clock).is_err() {
        return Ended::Lost;
    }
    let mut shown: Option<ClockReading> = None;
    loop {
        loop {
            match orders.try_recv() {
                Ok(Order::Press(at)) => settling.press(at),
                Ok(Order::ReportAgain) => settling.report_again(),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return Ended::NotWanted,
            }
        }
        if settling.asks_for_dump(now.moment()) && line.ask(Request::Dump).is_err() {
            return Ended::Lost;
        }
        let Ok(messages) = line.messages(now.until(settling.next_deadline()), &mut 0) else { return Ended::Lost };
        // The moment that a recording has of these bytes too.
        let stamp = line.heard;
        for message in messages {
            match message {
                Message::Update { field, piece } => settling.update(stamp.at, field, piece),
                Message::Dump(fields) => {
                    if let Some(standing) = settling.dump(stamp.at, &fields) {
                        report(stamp, BoardReport::Stands(Box::new(standing)));
                    }
                }
                Message::Clock(reading) => {
                    let before = shown.replace(reading);
                    if before.is_some_and(|before| before.up != reading.up) {
                        settling.press(stamp.at);
                    }
                    if before != Some(reading) {
                        report(stamp, BoardReport::Clock(reading));
                    }
                }
                Message::NoClock => report(stamp, BoardReport::NoClock),
                Message::SerialNumber(_) | Message::Version(..) => {}
            }
        }
        if now.moment().since(line.heard.at) >= SILENCE {
            return Ended::Lost;
        }
    }
}

/// The port of a board, and by what it is known where it comes back at another one.
struct Place {
    make: Make,
    path: String,
    /// The number of the board; empty if it says none.
    number: String,
    /// The number of the other board that is followed; empty if none is.
    other: String,
    /// The system's description of the device at its port; empty if nothing.
    device: String,
    listing: Listing,
}

impl Place {
    /// Tries to open the board again until it answers; `None` if nobody wants it any longer.
    fn open_again(&mut self, now: RecordClock, orders: &Receiver<Order>) -> Option<OpenBoard> {
        loop {
            match orders.recv_timeout(BEFORE_NEXT_ATTEMPT) {
                // What was asked of the lost board is void.
                Ok(Order::Press(_) | Order::ReportAgain) => {}
                Err(RecvTimeoutError::Timeout) => {
                    if let Some(again) = self.attempt(now) {
                        self.path.clone_from(&again.path);
                        return Some(again);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return None,
            }
        }
    }

    /// The board at its own port, or, where that is gone or another board's, at another one.
    fn attempt(&self, now: RecordClock) -> Option<OpenBoard> {
        let open = |path: &str| OpenBoard::open(self.make, path, now, None);
        match open(&self.path) {
            Ok(again) if !self.is_the_other(&again.identity) => return Some(again),
            Ok(_) | Err(PortError::NotThere) => {}
            Err(
                PortError::Busy
                | PortError::NoRights
                | PortError::NotAPort(_)
                | PortError::OtherDevice
                | PortError::Silent,
            ) => return None,
        }
        let listed = (self.listing)();
        let mut others = listed.iter().filter(|port| port.path != self.path && self.may_be_at(port));
        others.find_map(|port| open(&port.path).ok().filter(|again| again.identity.number == self.number))
    }

    /// Whether it is the other board that is followed, as far as their numbers say.
    fn is_the_other(&self, found: &Identity) -> bool {
        !found.number.is_empty() && found.number == self.other && self.other != self.number
    }

    /// Whether the board may be at that port. One that is asked at another speed may take that for a command, so that
    /// only the device that it is, is asked, or what looks like a DGT board for one that says its number.
    fn may_be_at(&self, port: &ListedPort) -> bool {
        let is_same_device = !self.device.is_empty() && port.device == self.device;
        let looks_alike = self.make == Make::Dgt && !self.number.is_empty() && port.may_be_a_board;
        is_same_device || looks_alike
    }
}

/// The paths of the ports at which a board may be, for a source. `listed` are the ports of this computer.
pub fn paths_of(source: &BoardSource, listed: &[ListedPort]) -> Vec<String> {
    match source {
        BoardSource::Path(_, path) => vec![path.clone()],
        BoardSource::Auto => listed.iter().filter(|port| port.may_be_a_board).map(|port| port.path.clone()).collect(),
    }
}
