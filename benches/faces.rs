//! What one frame of the screen costs, in a game of 40 moves; and in a real terminal, how long it takes from a key to
//! its frame, from a line to its sentence, and until a thousand keys at once are settled.

use std::hint::black_box;
use std::io::{Read, Write};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use annabella::game::clock::moment::Moment;
use annabella::game::command::{AnnouncedMove, Command, GameCommand, MoveCommand};
use annabella::game::half_move::HalfMove;
use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;
use annabella::session::Session;
use annabella::time::Stamp;
use annabella::ui::screen::{UiState, draw};
use annabella::ui::view_model::ViewModel;
use annabella::wording::Wording;
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use shakmaty::{CastlingMode, Position};

use crate::measure::Bench;

/// A game of 80 half-moves, the same each time.
fn session() -> Session {
    let wording = Wording::new("en").expect("English is there");
    let terms = Terms::between(Player::named("White"), Player::named("Black"));
    let stamp = |seconds: u64| Stamp { at: Moment(seconds * 1000), wall_ms: 0, ..Stamp::default() };
    let (mut session, _) = Session::open(terms, None, wording, stamp(0));
    session.command(stamp(0), Actor::Arbiter, Command::Game(GameCommand::Begin));
    for ply in 0..80_u64 {
        let moves = session.game().position().legal_moves();
        let Some(mv) = moves.get((ply as usize * 7 + 3) % moves.len().max(1)) else { break };
        let half_move = HalfMove::of(*mv, CastlingMode::Standard);
        let by = Actor::Player(session.game().to_move());
        let spoken = AnnouncedMove { half_move, text: half_move.to_string(), draw_offer: false };
        session.command(stamp(ply * 20), by, Command::Move(MoveCommand::Announce(spoken)));
        session.command(stamp(ply * 20 + 10), by, Command::Move(MoveCommand::Complete));
    }
    session
}

fn frames(c: &mut Bench) {
    let session = session();
    let ui = UiState::default();
    for (width, height) in [(80, 24), (200, 60)] {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen in memory");
        let mut at = 1_700_000;
        c.bench_function(format!("frame {width}x{height}"), |b| {
            b.iter(|| {
                at += 1000;
                let (game, wording, said) = (session.game(), &session.seat.wording, session.said());
                let model = ViewModel {
                    game,
                    at: Moment(at),
                    wording,
                    said,
                    question: None,
                    saved: Default::default(),
                    around: Default::default(),
                    replay: None,
                };
                terminal.draw(|frame| _ = draw(frame, black_box(&model), &ui)).expect("a screen in memory");
            });
        });
    }
}

/// The program in a terminal.
struct Played {
    keys: Box<dyn Write + Send>,
    chunks: Receiver<Vec<u8>>,
    child: Box<dyn portable_pty::Child + Send + Sync>,
    _home: tempfile::TempDir,
    _master: Box<dyn portable_pty::MasterPty + Send>,
}

impl Played {
    fn begin(face: &str, size: (u16, u16)) -> Played {
        Played::begin_with(face, size, "off")
    }

    /// Starts it on a terminal that reports the size of its cells, with pictures sent by that protocol.
    fn begin_with(face: &str, (cols, rows): (u16, u16), pictures: &str) -> Played {
        let home = tempfile::tempdir().expect("a folder");
        let size = PtySize { rows, cols, pixel_width: 10 * cols, pixel_height: 20 * rows };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_annabella"));
        let journal = home.path().join("game.jsonl");
        command.args(["play", "--face", face, "--voice", "off", "--lang", "en", "--time", "none", "--journal"]);
        command.arg(&journal);
        command.args(["--pictures", pictures]);
        command.env("TERM", "xterm-256color");
        command.env("HOME", home.path());
        command.env("XDG_CONFIG_HOME", home.path());
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let mut reader = pair.master.try_clone_reader().expect("readable");
        let (send, chunks) = mpsc::channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 65536];
            while let Ok(length @ 1..) = reader.read(&mut buffer) {
                if send.send(buffer[..length].to_vec()).is_err() {
                    return;
                }
            }
        });
        let keys = pair.master.take_writer().expect("writable");
        let mut played = Played { keys, chunks, child, _home: home, _master: pair.master };
        played.wait_for(b"ecorded");
        for line in ["e4", "", "e5", ""] {
            played.types(line);
            played.types("\r");
        }
        played.settle();
        played
    }

    fn types(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("the terminal takes keys");
    }

    fn wait_for(&mut self, wanted: &[u8]) {
        let mut seen = Vec::new();
        while !seen.windows(wanted.len()).any(|bytes| bytes == wanted) {
            seen.extend(self.chunks.recv_timeout(Duration::from_secs(20)).expect("an answer"));
        }
    }

    fn settle(&mut self) {
        while self.chunks.recv_timeout(Duration::from_millis(300)).is_ok() {}
    }

    /// From the keys until that has been written.
    #[allow(clippy::disallowed_methods)]
    fn time(&mut self, keys: &str, wanted: &[u8]) -> Duration {
        let begun = Instant::now();
        self.types(keys);
        self.wait_for(wanted);
        begun.elapsed()
    }
}

impl Drop for Played {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

fn tell(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |part: usize| times[(times.len() * part / 100).min(times.len() - 1)].as_secs_f64() * 1000.0;
    println!("{what:<44} median {:>7.3} ms   p99 {:>7.3} ms   of {}", at(50), at(99), times.len());
}

/// Measures from keys to frames, and prints percentiles.
fn keys(_: &mut Bench) {
    for size in [(80, 24), (200, 60)] {
        let mut played = Played::begin("screen", size);
        // The cursor is shown when the frame is whole; one key in two takes the letter away again.
        let mut letter = |n: usize| played.time(if n.is_multiple_of(2) { "x" } else { "\u{7f}" }, b"\x1b[?25h");
        let times = (0..1000).map(&mut letter).collect();
        tell(&format!("key to frame written, {}x{}", size.0, size.1), times);
        let burst = |_| {
            let time = played.time(&("x".repeat(1000) + "Z"), b"Z");
            played.types("\u{15}");
            played.settle();
            time
        };
        tell(&format!("a thousand keys at once, {}x{}", size.0, size.1), (0..10).map(burst).collect());
    }
    let protocols: &[&str] = if cfg!(feature = "pictures") { &["kitty", "sixel"] } else { &[] };
    for pictures in protocols {
        let mut played = Played::begin_with("screen", (120, 40), pictures);
        let moves = ["g1f3", "g8f6", "f3g1", "f6g8"];
        let mut completed = |n: usize| {
            played.types(moves[n % 4]);
            played.types("\r");
            played.settle();
            // A completed move changes two pieces of each board.
            let time = played.time("\r", b"\x1b[?25h");
            played.settle();
            time
        };
        let times = (0..40).map(&mut completed).collect();
        tell(&format!("a frame of changed pictures, {pictures}, 120x40"), times);
    }
    let mut played = Played::begin("lines", (80, 24));
    tell("lines: key to echo", (0..500).map(|_| played.time("x", b"x")).collect());
    played.types("\u{15}");
    played.settle();
    let mut ask = |_| {
        played.types("what e4");
        played.wait_for(b"what e4");
        played.time("\r", b"white pawn.")
    };
    tell("lines: Enter to the answer written", (0..500).map(&mut ask).collect());
    let mut half_move = |n: usize| {
        let typed = ["g1f3", "g8f6", "f3g1", "f6g8"][n % 4];
        played.types(typed);
        played.wait_for(typed.as_bytes());
        let time = played.time("\r", b".");
        played.types("\r");
        played.wait_for(b"completed");
        played.settle();
        time
    };
    // With the sixteenth the position stands there for the fifth time, which ends the game (9.6.1).
    tell("lines: Enter to the announcement, durable", (0..15).map(&mut half_move).collect());
}

/// Runs them all.
pub fn run() {
    let mut bench = Bench::new();
    frames(&mut bench);
    keys(&mut bench);
}
