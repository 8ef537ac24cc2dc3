//! `annabella boards`: the ports at which an electronic board answers, what stands on one, and recordings of what one
//! sends.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;

use clap::Args;
use shakmaty::Board;

use crate::boards::BoardSource;
use crate::boards::orientation::Orientation;
use crate::boards::protocol::{ClockReading, Decoder, Make, Message, Request};
use crate::boards::report::BoardReport;
use crate::boards::settle::{Quiet, Settling, Standing};
use crate::boards::transport::{Direction, Follows, ListedPort, OpenBoard, PortError, Tap, paths_of, ports};
use crate::commands::output::{print, read_text};
use crate::game::clock::moment::Moment;
use crate::game::half_move::differing;
use crate::game::records::boards::SquareChange;
use crate::options::electronic::{DEFAULT_SETTLE, board_source};
use crate::options::error::{CommandError, EXIT_FAILURE, EXIT_OK, EXIT_USAGE};
use crate::time::RecordClock;
use crate::wording::{BoardClock, BoardIdentity, BoardTrouble, PortFound, Trouble, Wording};

// Which board is asked, and for how long.
#[derive(Args, Clone, Debug, Default)]
pub struct Boards {
    /// The board that is asked: dgt:/dev/ttyACM0, dgt:COM5, dgt:auto, chesslink:/dev/ttyUSB0. By default all ports that
    /// look like a DGT board.
    #[arg(value_name = "BOARD", value_parser = board_source)]
    pub board: Option<BoardSource>,
    /// Prints what changes on the board, until Enter.
    #[arg(long, requires = "board")]
    pub follow: bool,
    /// Follows the board, and writes every byte with its time to a file, which others can replay.
    #[arg(long, value_name = "FILE", requires = "board")]
    pub record: Option<PathBuf>,
    /// Prints what changes on the board of such a file.
    #[arg(long, value_name = "FILE", conflicts_with = "board")]
    pub replay: Option<PathBuf>,
    /// The language of the words.
    #[arg(long, value_name = "L")]
    pub lang: Option<String>,
}

/// Does what is asked. Returns the exit code: 0 if a board answers, 1 if none does.
///
/// # Errors
///
/// Where a port cannot be opened, a file cannot be read or written, or nothing can be printed.
pub fn boards(asked: &Boards, wording: &Wording) -> Result<u8, CommandError> {
    if let Some(file) = &asked.replay {
        return replay(file).map(|()| EXIT_OK);
    }
    let Some(source) = &asked.board else { return list(wording) };
    let now = RecordClock::from(Moment::START);
    let tap = asked.record.as_deref().map(|path| recording(path, source.make())).transpose()?;
    let mut board = open_board(source, &ports(), &[], now, tap).map_err(|trouble| {
        let is_closed =
            matches!(trouble, BoardTrouble::OtherDevice { .. } | BoardTrouble::Silent { .. } | BoardTrouble::NoneFound);
        CommandError { trouble: Trouble::Board(trouble), code: if is_closed { EXIT_FAILURE } else { EXIT_USAGE } }
    })?;
    let clock = board.clock();
    print(&description(&board, clock, wording))?;
    if asked.follow || asked.record.is_some() {
        follow(board, now, wording)?;
    }
    Ok(EXIT_OK)
}

/// Opens the board of a source, at none of the ports `taken`. `listed` are the ports of this computer.
///
/// # Errors
///
/// Why there is no board, or not the one.
pub fn open_board(
    source: &BoardSource,
    listed: &[ListedPort],
    taken: &[String],
    now: RecordClock,
    tap: Option<Tap>,
) -> Result<OpenBoard, BoardTrouble> {
    if let BoardSource::Path(make, path) = source {
        if taken.contains(path) {
            return Err(BoardTrouble::SamePort { path: path.clone() });
        }
        return OpenBoard::open(*make, path, now, tap).map_err(|error| board_trouble(*make, path, error));
    }
    let free = paths_of(source, listed).into_iter().filter(|path| !taken.contains(path));
    let mut found: Vec<OpenBoard> =
        free.filter_map(|path| OpenBoard::open(source.make(), &path, now, None).ok()).collect();
    match (found.pop(), found.as_slice()) {
        (None, _) => Err(BoardTrouble::NoneFound),
        (Some(board), []) => Ok(board.with_tap(tap)),
        (Some(last), others) => {
            let paths: Vec<&str> = others.iter().chain([&last]).map(OpenBoard::path).collect();
            Err(BoardTrouble::Several { paths: paths.join(", ") })
        }
    }
}

fn board_trouble(make: Make, path: &str, error: PortError) -> BoardTrouble {
    let path = path.to_owned();
    match error {
        PortError::NotThere => BoardTrouble::NotThere { path },
        PortError::Busy => BoardTrouble::Busy { path },
        PortError::NoRights => BoardTrouble::NoRights { group: group_of(Path::new(&path)), path },
        PortError::NotAPort(why) => BoardTrouble::NotAPort { path, why },
        PortError::OtherDevice => BoardTrouble::OtherDevice { path, make: make.name() },
        PortError::Silent => BoardTrouble::Silent { path },
    }
}

/// The group that may open the port.
fn group_of(path: &Path) -> String {
    named_group(path).unwrap_or_else(|| "dialout".to_owned())
}

#[cfg(unix)]
fn named_group(path: &Path) -> Option<String> {
    use std::os::unix::fs::MetadataExt as _;

    use crate::storage::input_file;
    let group = path.metadata().ok()?.gid().to_string();
    let groups = input_file::read_text(Path::new("/etc/group")).ok()?;
    let mut entries = groups.lines().map(|line| line.split(':').collect::<Vec<_>>());
    let entry = entries.find(|entry| entry.get(2) == Some(&group.as_str()))?;
    // The group of the administrator is for nobody else.
    entry.first().filter(|name| **name != "root").map(|name| (*name).to_owned())
}

#[cfg(not(unix))]
fn named_group(_: &Path) -> Option<String> {
    None
}

/// Lists the ports, and asks those that look like a board.
fn list(wording: &Wording) -> Result<u8, CommandError> {
    let now = RecordClock::from(Moment::START);
    let mut code = EXIT_FAILURE;
    let ports = ports();
    for port in &ports {
        let answer = port.may_be_a_board.then(|| OpenBoard::open(Make::Dgt, &port.path, now, None));
        let line = match answer {
            None => wording.listed_port(&port.path, &port.device, PortFound::NotAsked),
            Some(Ok(board)) => {
                code = EXIT_OK;
                wording.listed_port(&port.path, &port.device, PortFound::Answers(identity_of(&board)))
            }
            Some(Err(error)) => {
                let trouble = board_trouble(Make::Dgt, &port.path, error);
                wording.listed_port(&port.path, &port.device, PortFound::Trouble(&trouble))
            }
        };
        print(&(line + "\n"))?;
    }
    if ports.is_empty() {
        return Err(CommandError::failure(Trouble::Board(BoardTrouble::NoneFound)));
    }
    Ok(code)
}

fn identity_of(board: &OpenBoard) -> BoardIdentity<'_> {
    BoardIdentity { make: board.make().name(), number: &board.identity.number, version: &board.identity.version }
}

/// The lines on a board: its own number and version, and its placement.
fn description(board: &OpenBoard, clock: Option<ClockReading>, wording: &Wording) -> String {
    let lies = Orientation::of(&board.fields, &Board::new(), None);
    let clock = clock.map(|ClockReading { left_seconds, right_seconds, is_running, .. }| BoardClock {
        left_seconds,
        right_seconds,
        is_running,
    });
    let mut lines = vec![wording.board_answers(board.path(), identity_of(board))];
    lines.extend(wording.board_shows(lies == Orientation::Turned, &lies.placement(&board.fields), clock));
    lines.join("\n") + "\n"
}

/// A file that begins with the make of the board and gets every byte with its time: `1234 < 8e 00 05 24 01` from the
/// board, `1200 > 42` to it.
fn recording(path: &Path, make: Make) -> Result<Tap, CommandError> {
    let failed = |error: &io::Error| {
        CommandError::failure(Trouble::FileNotWritten { path: path.display().to_string(), why: error.to_string() })
    };
    let mut file = File::create(path).map_err(|error| failed(&error))?;
    writeln!(file, "{}", make.word()).map_err(|error| failed(&error))?;
    Ok(Box::new(move |Moment(at), direction, bytes| {
        let sign = match direction {
            Direction::FromBoard => '<',
            Direction::ToBoard => '>',
        };
        let mut line = format!("{at} {sign}");
        bytes.iter().for_each(|byte| _ = write!(line, " {byte:02x}"));
        // A full disk ends the recording, not the board.
        let _ = writeln!(file, "{line}");
    }))
}

/// Prints what changes on the board, until a line is typed or the input ends.
fn follow(board: OpenBoard, now: RecordClock, wording: &Wording) -> Result<(), CommandError> {
    print(&(wording.board_followed() + "\n"))?;
    let (to, inputs) = mpsc::channel();
    let from_keys = to.clone();
    thread::spawn(move || {
        // Whatever was read: it is the end.
        let _ = io::stdin().read_line(&mut String::new());
        let _ = from_keys.send(None);
    });
    let mut changes = Changes::default();
    let _followed = board.follow(now, DEFAULT_SETTLE, Follows::BoardAndClock, move |stamp, report| {
        drop(to.send(Some((stamp.at, report))));
    });
    while let Ok(Some((at, report))) = inputs.recv() {
        let line = match report {
            BoardReport::Stands(standing) => changes.line(&standing),
            BoardReport::Clock(reading) => changes.clock_line(at, reading),
            BoardReport::NoClock => None,
            BoardReport::Lost => Some(wording.board_there_again(false)),
            BoardReport::Connected { .. } => Some(wording.board_there_again(true)),
        };
        if let Some(line) = line {
            print(&(line + "\n"))?;
        }
    }
    Ok(())
}

/// Prints what changes on the board of a recording.
fn replay(path: &Path) -> Result<(), CommandError> {
    let text = read_text(path).map_err(CommandError::usage)?;
    let not_a_recording = |line| {
        let path = path.display().to_string();
        CommandError::usage(Trouble::Board(BoardTrouble::NotARecording { path, line }))
    };
    let mut lines = text.lines().zip(1..);
    let word = lines.next().map(|(word, _)| word.trim());
    let Some(make) = Make::ALL.into_iter().find(|make| word == Some(make.word())) else {
        return Err(not_a_recording(1));
    };
    let (mut decoder, mut settling, mut changes) =
        (Decoder::of(make), Settling::new(DEFAULT_SETTLE), Changes::default());
    for (line, number) in lines {
        let (at, direction, bytes) = recorded(line).ok_or_else(|| not_a_recording(number))?;
        if direction == Direction::ToBoard {
            if bytes == make.bytes(Request::Dump) {
                settling.note_request(at);
            }
            continue;
        }
        for byte in bytes {
            let printed = match decoder.push(byte) {
                Some(Message::Update { field, piece }) => {
                    settling.update(at, field, piece);
                    None
                }
                Some(Message::Dump(fields)) => settling.dump(at, &fields).and_then(|standing| changes.line(&standing)),
                Some(Message::Clock(reading)) => changes.clock_line(at, reading),
                Some(Message::NoClock | Message::SerialNumber(_) | Message::Version(..)) | None => None,
            };
            if let Some(line) = printed {
                print(&(line + "\n"))?;
            }
        }
    }
    Ok(())
}

/// A line of a recording.
fn recorded(line: &str) -> Option<(Moment, Direction, Vec<u8>)> {
    let mut words = line.split_whitespace();
    let at = Moment(words.next()?.parse().ok()?);
    let direction = match words.next()? {
        "<" => Direction::FromBoard,
        ">" => Direction::ToBoard,
        _ => return None,
    };
    let bytes = words.map(|word| u8::from_str_radix(word, 16).ok()).collect::<Option<Vec<_>>>()?;
    Some((at, direction, bytes))
}

/// The last lines that were printed of a board.
#[derive(Default)]
struct Changes {
    stands: Option<(Orientation, Board)>,
    clock: Option<ClockReading>,
}

impl Changes {
    /// When the board last changed, what stands there, and the squares that are different now; `None` if nothing
    /// changed.
    fn line(&mut self, standing: &Standing) -> Option<String> {
        if standing.quiet != Quiet::Settled {
            return None;
        }
        let before = self.stands.as_ref().map(|(lies, _)| *lies);
        let lies = Orientation::of(&standing.fields, &Board::new(), before);
        let stands = lies.placement(&standing.fields);
        let before = self.stands.replace((lies, stands.clone())).map(|(_, before)| before);
        if before.as_ref() == Some(&stands) {
            return None;
        }
        let mut line = format!("{} {stands}", standing.changed);
        if let Some(before) = before {
            let changes = differing(&before, &stands).into_iter();
            let changes = changes.map(|square| SquareChange { square, piece: stands.piece_at(square) }.to_string());
            let _ = write!(line, " {}", changes.collect::<Vec<_>>().join(", "));
        }
        Some(line)
    }

    /// Which side of the clock is up, when that changes.
    fn clock_line(&mut self, at: Moment, reading: ClockReading) -> Option<String> {
        let before = self.clock.replace(reading);
        let is_new = before.is_none_or(|before| before.up != reading.up || before.is_running != reading.is_running);
        let ClockReading { left_seconds, right_seconds, is_running, up } = reading;
        is_new.then(|| format!("{at} clock {left_seconds} {right_seconds} {up:?} up, running {is_running}"))
    }
}
