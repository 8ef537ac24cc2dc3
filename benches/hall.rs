//! What a hall of boards costs: from the durable write at a board to the screen of the hall, the process beside a game,
//! the game itself, the table of eight hundred boards, and a hall that one board fills with rounds.

#![allow(clippy::disallowed_methods, reason = "a bench measures with the clock")]

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use annabella::hall::address::BoardAddress;
use annabella::hall::boards::{HallBoards, count};
use annabella::hall::copy::RecordCopy;
use annabella::hall::input::HallInput;
use annabella::hall::link::{BOARD, HallRequest, PROCESS, to_line};
use annabella::ui::hall_table::{HallTable, HallView};
use annabella::ui::screen::Theme;
use annabella::wording::Wording;
use portable_pty::{CommandBuilder, MasterPty, PtySize, native_pty_system};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::measure::Bench;

const CYCLE: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];
const BOARDS: usize = 200;
/// The half-moves that each board plays while it is measured, and the time between two of them.
const HALF_MOVES: usize = 12;
const BETWEEN: Duration = Duration::from_secs(2);
/// The boards of which the screen shows the rows.
const SEEN: usize = 50;
const ROWS: NonZero<u16> = NonZero::new(60).unwrap();
const COLUMNS: NonZero<u16> = NonZero::new(200).unwrap();

/// A server in a folder of its own, until it is dropped.
struct Server {
    process: Child,
    url: String,
    _folder: tempfile::TempDir,
}

impl Server {
    fn start() -> Option<Server> {
        let folder = tempfile::tempdir().expect("a folder");
        let port = TcpListener::bind(("127.0.0.1", 0)).expect("a port").local_addr().expect("an address").port();
        let configuration = format!("listen: 127.0.0.1:{port}\njetstream {{ store_dir: store }}\n");
        fs::write(folder.path().join("server.conf"), configuration).expect("written");
        let program = ["nats-server", "/usr/sbin/nats-server"].into_iter().find_map(|program| {
            let mut command = Command::new(program);
            command.args(["-c", "server.conf"]).current_dir(folder.path()).stdout(Stdio::null());
            command.stderr(Stdio::piped()).spawn().ok()
        });
        let mut process = program?;
        let log = BufReader::new(process.stderr.take().expect("piped"));
        let (to_ready, ready) = mpsc::channel();
        thread::spawn(move || {
            log.lines().map_while(Result::ok).for_each(|line| {
                if line.contains("Server is ready") {
                    let _ = to_ready.send(());
                }
            });
        });
        ready.recv_timeout(Duration::from_secs(20)).expect("a server");
        Some(Server { process, url: format!("nats://127.0.0.1:{port}"), _folder: folder })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Starts the program in that folder.
fn annabella(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
    command.args(arguments).env("XDG_STATE_HOME", folder).env("XDG_CONFIG_HOME", folder);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    command
}

/// Plays that many half-moves in a record and returns its lines, the first with its players, then each half-move's.
fn recorded(folder: &Path, number: usize, half_moves: usize) -> Vec<String> {
    let record = folder.join(format!("whole-{number}.jsonl"));
    let name = format!("Player {number}");
    let record_name = record.to_string_lossy().into_owned();
    let asked = ["play", "--laws", "2009", "--blind", "none", "--voice", "off", "--lang", "en", "--face", "lines"];
    let more = ["--white", &name, "--black", "Other", "--journal", &record_name];
    let mut child = annabella(folder, &[&asked[..], &more].concat()).spawn().expect("it starts");
    let typed: String = (0..half_moves).map(|ply| format!("{}\n\n", CYCLE[ply % 4])).collect();
    child.stdin.take().expect("piped").write_all(typed.as_bytes()).expect("it reads");
    child.wait_with_output().expect("ended");
    let text = fs::read_to_string(&record).expect("a record");
    let mut parts = vec![String::new()];
    for line in text.split_inclusive('\n').filter(|line| !line.contains("\"kind\":\"record_left\"")) {
        if line.contains("\"kind\":\"move_announced\"") {
            parts.push(String::new());
        }
        parts.last_mut().expect("a part").push_str(line);
    }
    parts
}

/// A record that grows by a half-move at a time, and the process that sends it.
struct Board {
    parts: std::vec::IntoIter<String>,
    file: File,
    process: Child,
    requests: ChildStdin,
    /// The lines so far.
    lines: u64,
    /// The half-moves so far.
    plies: usize,
}

impl Board {
    fn start(folder: &Path, url: &str, number: usize) -> Board {
        let mut parts = recorded(folder, number, HALF_MOVES + 1).into_iter();
        let record: PathBuf = folder.join(format!("{number}.jsonl"));
        let mut file = File::create(&record).expect("a file");
        let begun = parts.by_ref().take(2).collect::<String>();
        file.write_all(begun.as_bytes()).expect("written");
        let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
        let mut process =
            command.args([PROCESS, BOARD]).stdin(Stdio::piped()).stdout(Stdio::null()).spawn().expect("it starts");
        let mut requests = process.stdin.take().expect("piped");
        let address = BoardAddress::new("Open", "1", &number.to_string());
        let request = HallRequest::Board { server: url.to_owned(), credentials: None, address, record };
        requests.write_all(to_line(&request).as_bytes()).expect("it reads");
        Board { parts, file, process, requests, lines: begun.lines().count() as u64, plies: 1 }
    }

    /// Plays a half-move and hands its lines on; returns when they were on disk.
    fn play(&mut self) -> Instant {
        let part = self.parts.next().expect("a half-move");
        self.file.write_all(part.as_bytes()).expect("written");
        self.file.sync_data().expect("on disk");
        let written = Instant::now();
        let from = self.lines;
        self.lines += part.lines().count() as u64;
        let request = to_line(&HallRequest::Lines { from, lines: part });
        self.requests.write_all(request.as_bytes()).expect("it reads");
        self.plies += 1;
        written
    }

    /// The last half-move as the hall shows it.
    fn last(&self) -> String {
        let ply = self.plies - 1;
        let dots = if ply.is_multiple_of(2) { "." } else { "..." };
        format!("{}{dots} {}", ply / 2 + 1, CYCLE[ply % 4])
    }
}

impl Drop for Board {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The hall on a screen.
struct HallOnScreen {
    output: Receiver<(Instant, Vec<u8>)>,
    screen: vt100::Parser,
    _terminal: Box<dyn MasterPty + Send>,
}

impl HallOnScreen {
    fn start(url: &str) -> HallOnScreen {
        let size = PtySize { rows: ROWS.get(), cols: COLUMNS.get(), pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_annabella"));
        command.args(["hall", "--server", url, "--event", "Open", "--lang", "en"]);
        command.env("TERM", "xterm-256color");
        pair.slave.spawn_command(command).expect("it starts");
        let mut reader = pair.master.try_clone_reader().expect("its output");
        let (to_output, output) = mpsc::channel();
        thread::spawn(move || {
            let mut bytes = [0; 65_536];
            while let Ok(length @ 1..) = reader.read(&mut bytes) {
                if to_output.send((Instant::now(), bytes[..length].to_vec())).is_err() {
                    return;
                }
            }
        });
        HallOnScreen { output, screen: vt100::Parser::new(ROWS, COLUMNS, 0), _terminal: pair.master }
    }

    /// Takes what the screen has got until then; returns when that was, if it got something.
    fn look(&mut self, until: Instant) -> Option<Instant> {
        let (at, bytes) = self.output.recv_timeout(until.saturating_duration_since(Instant::now())).ok()?;
        self.screen.process(&bytes);
        Some(at)
    }

    fn rows(&self) -> Vec<String> {
        self.screen.screen().rows(0, COLUMNS.get()).collect()
    }
}

/// What `/proc` has of a process under that name, in kB.
fn memory(child: &Child, name: &str) -> u64 {
    let text = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or_default()
}

/// The time of the processor that a process has used, all its threads together.
fn processor_time(child: &Child) -> Duration {
    let tasks = fs::read_dir(format!("/proc/{}/task", child.id())).into_iter().flatten().flatten();
    let spent = |task: fs::DirEntry| {
        let text = fs::read_to_string(task.path().join("schedstat")).ok()?;
        text.split_whitespace().next()?.parse::<u64>().ok()
    };
    Duration::from_nanos(tasks.filter_map(spent).sum())
}

fn board_to_screen(server: &Server) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut boards: Vec<Board> = (1..=BOARDS).map(|number| Board::start(folder.path(), &server.url, number)).collect();
    let mut hall = HallOnScreen::start(&server.url);
    let whole = format!("{BOARDS} boards: none needs you, {BOARDS} playing");
    let patience = Instant::now() + Duration::from_secs(60);
    while !hall.rows()[0].contains(&whole) {
        assert!(hall.look(patience).is_some(), "{:#?}", hall.rows());
    }
    let spent: Duration = boards.iter().map(|board| processor_time(&board.process)).sum();
    let begun = Instant::now();
    let mut waiting: Vec<(usize, String, Instant)> = Vec::new();
    let mut took = Vec::new();
    for number in 0..HALF_MOVES * BOARDS {
        let due = begun + BETWEEN * number as u32 / BOARDS as u32;
        loop {
            if let Some(at) = hall.look(due) {
                let rows = hall.rows();
                waiting.retain(|(board, last, played)| {
                    let is_seen = rows.get(board + 2).is_some_and(|row| row.contains(last.as_str()));
                    if is_seen {
                        took.push(at.saturating_duration_since(*played));
                    }
                    !is_seen
                });
            } else if Instant::now() >= due {
                break;
            }
        }
        let at = number % BOARDS;
        let played = boards[at].play();
        if at < SEEN {
            waiting.push((at, boards[at].last(), played));
        }
    }
    took.sort_unstable();
    let spent = boards.iter().map(|board| processor_time(&board.process)).sum::<Duration>() - spent;
    let (median, slow) = (took[took.len() / 2], took[took.len() * 99 / 100]);
    println!(
        "{BOARDS} boards, a half-move every 2 s, from the disk to the screen of the hall: median {median:?}, 99 % {slow:?} ({} of {})",
        took.len(),
        HALF_MOVES * SEEN
    );
    let board = &boards[0].process;
    let share = spent.as_secs_f64() / BOARDS as f64 / begun.elapsed().as_secs_f64() * 100.0;
    println!(
        "the process beside a game: {} kB in memory, {} kB of them its own, {share:.2} % of a processor",
        memory(board, "VmRSS"),
        memory(board, "RssAnon")
    );
}

/// A game by a pipe.
struct Game {
    child: Child,
    lines: BufReader<ChildStdout>,
}

impl Game {
    fn start(folder: &Path, more: &[&str]) -> Game {
        let record = folder.join("game.jsonl").to_string_lossy().into_owned();
        let usual = ["play", "--laws", "2009", "--blind", "none", "--voice", "off", "--lang", "en", "--face", "lines"];
        let asked = [&usual[..], &["--journal", &record, "--round", "1", "--board", "1"], more].concat();
        let mut child = annabella(folder, &asked).spawn().expect("it starts");
        let lines = BufReader::new(child.stdout.take().expect("piped"));
        Game { child, lines }
    }

    fn until(&mut self, text: &str) {
        let mut line = String::new();
        while !line.contains(text) {
            line.clear();
            assert!(self.lines.read_line(&mut line).expect("a line") > 0, "it ended before {text:?}");
        }
    }

    /// How long a half-move takes, announced and completed, each with its answer.
    fn half_move(&mut self, ply: usize) -> Duration {
        let begun = Instant::now();
        writeln!(self.child.stdin.as_mut().expect("its input"), "{}\n", CYCLE[ply % 4]).expect("it reads");
        self.until("has completed");
        begun.elapsed()
    }
}

impl Drop for Game {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One game with a hall and one without, in turn, so that what else the machine does concerns both.
fn the_game_itself(server: &Server) {
    let folders = [tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder")];
    let mut games = [
        Game::start(folders[0].path(), &[]),
        Game::start(folders[1].path(), &["--hall", &server.url, "--event", "Cost"]),
    ];
    games[1].until("This game is sent to the hall");
    let mut took = [Vec::new(), Vec::new()];
    for ply in 0..400 {
        for (game, took) in games.iter_mut().zip(&mut took) {
            thread::sleep(Duration::from_millis(10));
            took.push(game.half_move(ply));
        }
    }
    took.iter_mut().for_each(|took| took.sort_unstable());
    let [alone, with] = took.map(|took| (took[200], took[396]));
    println!("a half-move without a hall: median {:?}, 99 % {:?}", alone.0, alone.1);
    println!("the same with a hall: median {:?}, 99 % {:?}", with.0, with.1);
    println!("with a hall, times that without: {:.2}", with.0.as_secs_f64() / alone.0.as_secs_f64());
}

/// The table of eight hundred boards, arranged and drawn as after each line.
fn table() {
    let folder = tempfile::tempdir().expect("a folder");
    let lines = recorded(folder.path(), 1, 80).concat();
    let mut copy = RecordCopy::default();
    copy.read(lines.as_bytes()).expect("a record");
    let mut hall = HallBoards::default();
    for number in 1..=800 {
        let board = BoardAddress::new("Open", "1", &number.to_string());
        for line in copy.lines() {
            let (record, line) = (copy.identity(), line.to_string());
            hall.take(HallInput::Line { board: board.clone(), record, line, age_ms: 0 }, 1_000);
        }
    }
    hall.take(HallInput::Whole, 1_000);
    let wording = Wording::default();
    for (width, height) in [(80, 24), (200, 60)] {
        let mut table = HallTable::new(Theme::default());
        let mut buffer = Buffer::empty(Rect { x: 0, y: 0, width, height });
        Bench::new().bench_function(format!("a table of 800 boards, {width}x{height}"), |timer| {
            timer.iter(|| {
                let rows = hall.rows(2_000);
                let view = HallView { count: count(&rows), lost: None, notice: None, wording: &wording };
                let rows = table.arranged(rows);
                table.draw(&mut buffer, &rows, &view);
            });
        });
    }
}

/// The boards of three thousand rounds that nobody plays, as a board could make them up.
fn made_up_rounds() {
    let folder = tempfile::tempdir().expect("a folder");
    let lines = recorded(folder.path(), 1, 2).concat();
    let mut copy = RecordCopy::default();
    copy.read(lines.as_bytes()).expect("a record");
    let first = copy.lines()[0].to_string();
    let inputs = || -> Vec<HallInput> {
        let board = |round: u32| BoardAddress::new("Open", &format!("r{round}"), "13");
        let line =
            |round| HallInput::Line { board: board(round), record: copy.identity(), line: first.clone(), age_ms: 0 };
        (1..=3_000).map(line).collect()
    };
    let mut took: Vec<Duration> = (0..5)
        .map(|_| {
            let inputs = inputs();
            let begun = Instant::now();
            let mut hall = HallBoards::default();
            inputs.into_iter().for_each(|input| drop(hall.take(input, 1_000)));
            assert_eq!(hall.rows(2_000).len(), 3_000);
            begun.elapsed()
        })
        .collect();
    took.sort_unstable();
    println!("3000 made-up rounds of one board, read and named: {:?}", took[2]);
}

/// Runs them all.
pub fn run() {
    table();
    made_up_rounds();
    let Some(server) = Server::start() else {
        println!("the rest was skipped: nats-server is not installed");
        return;
    };
    the_game_itself(&server);
    board_to_screen(&server);
}
