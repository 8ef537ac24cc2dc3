//! The simulated board at a port: a pseudo-terminal that the program opens as it opens a real one.

use std::io::{ErrorKind, Read, Write};
use std::os::fd::{AsRawFd as _, BorrowedFd};
use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::sync::mpsc::{self, Sender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use annabella::boards::protocol::{Make, Request};
use serialport::{SerialPort, TTYPort};
use shakmaty::{Board, Square};

use super::simulated::SimulatedBoard;

/// What hangs on the cable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    Board,
    Silent,
    Modem,
    /// A board that sends more than its line carries: updates of one field, and bytes that mean nothing.
    Flooding,
}

/// What is done to the board, in its thread.
type Doing = Box<dyn FnOnce(&mut Cable) + Send>;

/// A board with its cable. It lives in a thread until this is dropped.
pub struct PortedBoard {
    folder: tempfile::TempDir,
    doings: Sender<Doing>,
}

/// The board, and the end of the cable at the computer if it is plugged in.
pub struct Cable {
    pub board: SimulatedBoard,
    pub device: Device,
    path: PathBuf,
    /// Our end, and the other one, which is held open so that it exists while nobody else has it open.
    plugged: Option<(TTYPort, TTYPort)>,
}

impl Cable {
    pub fn plug(&mut self) {
        let path = self.path.clone();
        self.plug_at(path);
    }

    /// Plugs it in at a port of that name.
    pub fn plug_at(&mut self, path: PathBuf) {
        self.path = path;
        let (mut ours, other) = TTYPort::pair().expect("a pseudo-terminal");
        // The program that is tried must not hold our end open.
        for end in [&ours, &other] {
            // SAFETY: the port is open as long as it is borrowed.
            let end = unsafe { BorrowedFd::borrow_raw(end.as_raw_fd()) };
            rustix::io::fcntl_setfd(end, rustix::io::FdFlags::CLOEXEC).expect("an open port");
        }
        ours.set_timeout(Duration::from_millis(1)).expect("a timeout");
        let _ = std::fs::remove_file(&self.path);
        symlink(other.name().expect("a name"), &self.path).expect("a link");
        self.board.switch_on();
        self.plugged = Some((ours, other));
    }

    pub fn unplug(&mut self) {
        self.plugged = None;
        let _ = std::fs::remove_file(&self.path);
    }

    /// One millisecond passes; reads what has come.
    fn work(&mut self, milliseconds: u64) {
        let from_board = self.board.pass(milliseconds);
        let Some((ours, _)) = &mut self.plugged else { return };
        let mut bytes = [0; 64];
        let read = ours.read(&mut bytes).unwrap_or(0);
        let sent = match self.device {
            Device::Board => {
                self.board.receive_all(&bytes[..read]);
                from_board
            }
            Device::Silent => Vec::new(),
            Device::Modem if read > 0 => b"\r\nERROR\r\n".to_vec(),
            Device::Modem => Vec::new(),
            Device::Flooding => {
                let update = |code| [0x8E, 0, 5, 30, code, 0xFF, 0x05];
                [update(0), update(3)].concat().repeat(64)
            }
        };
        if let Err(error) = ours.write_all(&sent) {
            // What the line does not take is lost.
            assert_eq!(error.kind(), ErrorKind::TimedOut, "{error}");
        }
    }
}

#[allow(clippy::disallowed_methods, reason = "the board lives in real time")]
fn live(mut cable: Cable, doings: &mpsc::Receiver<Doing>) {
    let mut passed = Instant::now();
    loop {
        loop {
            match doings.try_recv() {
                Ok(doing) => doing(&mut cable),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return,
            }
        }
        let gone = passed.elapsed().as_millis() as u64;
        passed += Duration::from_millis(gone);
        cable.work(gone);
        if cable.plugged.is_none() {
            thread::sleep(Duration::from_millis(1));
        }
    }
}

impl PortedBoard {
    /// A board with the pieces at the start, plugged in.
    pub fn at_the_start() -> PortedBoard {
        PortedBoard::new(SimulatedBoard::new(Board::new(), 7))
    }

    /// A board that stands like this, plugged in.
    pub fn new(board: SimulatedBoard) -> PortedBoard {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (doings, received) = mpsc::channel();
        let path = folder.path().join("board");
        let mut cable = Cable { board, device: Device::Board, path, plugged: None };
        cable.plug();
        thread::spawn(move || live(cable, &received));
        PortedBoard { folder, doings }
    }

    pub fn path(&self) -> PathBuf {
        self.folder.path().join("board")
    }

    /// Another name for its port.
    pub fn other_path(&self) -> PathBuf {
        self.folder.path().join("another")
    }

    /// The port, as options name it.
    pub fn source(&self) -> String {
        format!("{}:{}", self.with(|cable| cable.board.make).word(), self.path().display())
    }

    /// Does something to the board, and waits until it is done.
    pub fn with<T: Send + 'static>(&self, doing: impl FnOnce(&mut Cable) -> T + Send + 'static) -> T {
        let (done, receive) = mpsc::channel();
        self.doings.send(Box::new(move |cable| drop(done.send(doing(cable))))).expect("the board lives");
        receive.recv().expect("the board lives")
    }

    pub fn set_up(&self, board: Board) {
        self.with(|cable| cable.board.stands = board);
    }

    /// Hands move a piece, whatever it is, within one scan.
    pub fn move_piece(&self, from: Square, to: Square) {
        self.with(move |cable| {
            let piece = cable.board.stands.remove_piece_at(from).expect("a piece");
            cable.board.stands.set_piece_at(to, piece);
        });
    }

    /// The player of a side pushes the lever down on that side.
    pub fn press(&self, left_goes_down: bool) {
        self.with(move |cable| {
            if let Some(clock) = &mut cable.board.clock {
                (clock.left_is_up, clock.is_running) = (!left_goes_down, true);
            }
        });
    }

    /// Everything that was ever sent to the board is a harmless request.
    pub fn assert_only_harmless_bytes(&self) {
        let (make, received) = self.with(|cable| (cable.board.make, cable.board.received.clone()));
        let harmless = Request::ALL.map(|request| make.bytes(request));
        let length = if make == Make::Dgt { 1 } else { 3 };
        assert!(received.chunks(length).all(|request| harmless.contains(&request)), "{received:02x?}");
    }
}
