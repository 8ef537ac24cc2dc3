//! Three whole games of a blind player in three languages, typed into the program, with the words that a screen reader
//! has to say for each half-move and for each incident. In a pipe nothing is asked about once more.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::thread;

use rustix::io::ioctl_fionread;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, Position};

use crate::program::is_long_set;
use crate::program::{Home, ended};
use crate::readers::games::random_game;

/// Fischer against Spassky, Reykjavik 1972, game 6.
const REYKJAVIK: &str = "c4 e6 Nf3 d5 d4 Nf6 Nc3 Be7 Bg5 O-O e3 h6 Bh4 b6 cxd5 Nxd5 Bxe7 Qxe7 Nxd5 exd5 Rc1 Be6 Qa4 c5 \
    Qa3 Rc8 Bb5 a6 dxc5 bxc5 O-O Ra7 Be2 Nd7 Nd4 Qf8 Nxe6 fxe6 e4 d4 f4 Qe7 e5 Rb8 Bc4 Kh8 Qh3 Nf8 b3 a5 f5 exf5 Rxf5 \
    Nh7 Rcf1 Qd8 Qg3 Re7 h4 Rbb7 e6 Rbc7 Qe5 Qe8 a4 Qd8 R1f2 Qe8 R2f3 Qd8 Bd3 Qe8 Qe4 Nf6 Rxf6 gxf6 Rxf6 Kg8 Bc4 Kh8 \
    Qf4";
/// Byrne against Fischer, New York 1956.
const NEW_YORK: &str = "Nf3 Nf6 c4 g6 Nc3 Bg7 d4 O-O Bf4 d5 Qb3 dxc4 Qxc4 c6 e4 Nbd7 Rd1 Nb6 Qc5 Bg4 Bg5 Na4 Qa3 Nxc3 \
    bxc3 Nxe4 Bxe7 Qb6 Bc4 Nxc3 Bc5 Rfe8+ Kf1 Be6 Bxb6 Bxc4+ Kg1 Ne2+ Kf1 Nxd4+ Kg1 Ne2+ Kf1 Nc3+ Kg1 axb6 Qb4 Ra4 Qxb6 \
    Nxd1 h3 Rxa2 Kh2 Nxf2 Re1 Rxe1 Qd8+ Bf8 Nxe1 Bd5 Nf3 Ne4 Qb8 b5 h4 h5 Ne5 Kg7 Kg1 Bc5+ Kf1 Ng3+ Ke1 Bb4+ Kd1 Bb3+ \
    Kc1 Ne2+ Kb1 Nc3+ Kc1 Rc2#";

/// The moves by their squares, which can be typed in every language.
fn squares(game: &str) -> Vec<String> {
    let mut position = Chess::default();
    let square = |san: &str| {
        let san: SanPlus = san.parse().unwrap_or_else(|error| panic!("{san}: {error}"));
        let played = san.san.to_move(&position).unwrap_or_else(|error| panic!("{san}: {error}"));
        position.play_unchecked(played);
        played.to_uci(CastlingMode::Standard).to_string()
    };
    game.split_whitespace().map(square).collect()
}

/// The program in a game, typed at through a pipe.
struct Table<'a> {
    home: &'a Home,
    program: Child,
    keys: ChildStdin,
    shown: ChildStdout,
    /// Spoken words by what they were about: how often, and how many words in all.
    words: BTreeMap<&'static str, (usize, usize)>,
}

/// Each task of a process with its state and how often it went to sleep; `None` where one is at work.
fn asleep(process: u32) -> Option<Vec<String>> {
    let mut tasks = Vec::new();
    for task in fs::read_dir(format!("/proc/{process}/task")).ok()? {
        let status = fs::read_to_string(task.ok()?.path().join("status")).ok()?;
        let field = |name: &str| status.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
        if !field("State:")?.starts_with(['S', 'Z']) {
            return None;
        }
        tasks.push(format!("{:?} {:?}", field("Pid:"), field("voluntary_ctxt_switches:")));
    }
    Some(tasks)
}

impl<'a> Table<'a> {
    fn sit_down(home: &'a Home, arguments: &[&str]) -> Table<'a> {
        let (program, keys, shown) = Table::start(home, arguments);
        let mut table = Table { home, program, keys, shown, words: BTreeMap::new() };
        table.answer("start", "");
        table
    }

    fn start(home: &Home, arguments: &[&str]) -> (Child, ChildStdin, ChildStdout) {
        let mut command = home.command(arguments);
        let mut program = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let (keys, shown) = (program.stdin.take().expect("piped"), program.stdout.take().expect("piped"));
        (program, keys, shown)
    }

    /// Types a line and adds the words of its answer.
    fn types(&mut self, about: &'static str, line: &str) -> String {
        writeln!(self.keys, "{line}").expect("the program reads");
        self.answer(about, line)
    }

    /// Everything that the program writes until it waits for the next line.
    fn answer(&mut self, about: &'static str, typed: &str) -> String {
        let process = self.program.id();
        let mut text = String::new();
        loop {
            let before = asleep(process);
            let unread = ioctl_fionread(&self.shown).expect("a pipe");
            let mut bytes = vec![0; unread as usize];
            self.shown.read_exact(&mut bytes).expect("readable");
            text.push_str(&String::from_utf8_lossy(&bytes));
            let has_read = ioctl_fionread(&self.keys).is_ok_and(|unread| unread == 0);
            let has_begun = about != "start" || !text.is_empty();
            if unread == 0 && has_read && has_begun && before.is_some() && asleep(process) == before {
                break;
            }
            if self.program.try_wait().expect("a process of ours").is_some() {
                self.shown.read_to_string(&mut text).expect("readable");
                break;
            }
            thread::yield_now();
        }
        print!("> {typed}\n{text}");
        let spoken = text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
        let (times, words) = self.words.entry(about).or_default();
        (*times, *words) = (*times + 1, *words + spoken);
        text
    }

    /// Types the lines of an incident, which is counted once.
    fn happens(&mut self, about: &'static str, lines: &[&str]) {
        for line in lines {
            self.types(about, line);
        }
        self.words.entry(about).or_default().0 = 1;
    }

    /// Leaves the game and resumes it.
    fn resumes(&mut self) {
        self.happens("leaving", &["quit"]);
        ended(&mut self.program);
        (self.program, self.keys, self.shown) = Table::start(self.home, &["resume", "--accessible", "--voice", "off"]);
        self.answer("start", "");
    }

    fn counts(&self) -> String {
        let per = |(about, (times, words)): (&&str, &(usize, usize))| match times {
            1 => format!("{about}: {words}\n"),
            _ => format!("{about}: {words} in {times}\n"),
        };
        self.words.iter().map(per).collect()
    }
}

#[test]
fn a_spanish_game_at_the_blind_players_own_keyboard() {
    if !is_long_set() {
        return;
    }
    let home = Home::new();
    let arguments = ["play", "--accessible", "--voice", "off", "--lang", "es", "--keys", "black", "--time", "90+30"];
    let mut table = Table::sit_down(&home, &arguments);
    for (ply, typed) in squares(REYKJAVIK).iter().enumerate() {
        match ply {
            16 => {
                let lines = ["h4h7", "", "status", "", "h4e7", "arbiter: rule accept", "status", "arbiter: go"];
                table.happens("illegal move", &lines);
            }
            40 => table.happens("draw offer", &["draw", "offer", "white: decline", "offer"]),
            50 => {
                table.resumes();
                table.happens("after resuming", &["status", "", typed, "arbiter: go", "status"]);
            }
            61 => table.happens("wrong claim", &["claim threefold", "status", "", "arbiter: go", "white: decline"]),
            _ => {}
        }
        if ply == 6 {
            table.types("announcement", "b1a3");
            table.happens("slip of the tongue", &["correct b1c3"]);
        } else {
            table.types("announcement", typed);
        }
        match ply {
            8 => table.happens(
                "wrong repetition",
                &["repeat c1f4", "repeat e5", "again", "status", &format!("repeat {typed}")],
            ),
            30 => table.happens("differing sheet", &["record black h3"]),
            _ => {}
        }
        table.types("completion", "");
        if ply == 30 {
            table.happens(
                "differing sheet",
                &["status", "arbiter: cases", "arbiter: rule accept", "status", "arbiter: go"],
            );
        }
    }
    table.happens("resignation", &["resign", "status"]);
    insta::assert_snapshot!("spanish", table.counts());
}

#[test]
fn a_german_game_typed_by_the_assistant() {
    if !is_long_set() {
        return;
    }
    let home = Home::new();
    let arguments =
        ["play", "--accessible", "--voice", "off", "--lang", "de", "--keys", "assistant", "--time", "90+30"];
    let mut table = Table::sit_down(&home, &arguments);
    let mut position = Chess::default();
    let mut differs = false;
    for (ply, typed) in random_game().iter().enumerate() {
        let played = typed.parse::<shakmaty::uci::UciMove>().expect("squares").to_move(&position).expect("legal");
        if ply == 50 {
            table.resumes();
            table.happens("after resuming", &["status", "", typed, "schiedsrichter: weiter", "arbiter: go", "status"]);
        }
        table.types("announcement", typed);
        let other = position.legal_moves().into_iter().find(|other| {
            played.role() == shakmaty::Role::Queen
                && other.from() == played.from()
                && other.to() != played.to()
                && !other.is_capture()
        });
        if let Some(other) = other.filter(|_| !differs && ply > 8 && !played.is_capture()) {
            differs = true;
            let executed = format!("execute black {}", other.to_uci(CastlingMode::Standard));
            let lines = [
                &executed,
                "",
                "status",
                "",
                "arbiter: rule accept",
                "status",
                "arbiter: go",
                "arbiter: adjust black",
                "arbiter: go",
            ];
            table.happens("differing board", &lines);
        } else {
            table.types("completion", "");
        }
        position.play_unchecked(played);
    }
    assert!(differs);
    insta::assert_snapshot!("german", table.counts());
}

#[test]
fn an_english_blitz_game_with_one_line_for_each_half_move() {
    if !is_long_set() {
        return;
    }
    let home = Home::new();
    let arguments = [
        "play",
        "--accessible",
        "--voice",
        "off",
        "--lang",
        "en",
        "--keys",
        "black",
        "--time",
        "3+2",
        "--press",
        "with-move",
        "--verbosity",
        "brief",
    ];
    let mut table = Table::sit_down(&home, &arguments);
    for (ply, typed) in squares(NEW_YORK).iter().enumerate() {
        match ply {
            20 => {
                let lines = ["f3h7", "status", typed, "arbiter: rule accept", "status", "arbiter: go"];
                table.happens("illegal move", &lines);
            }
            38 => {
                table.resumes();
                table.happens("after resuming", &["status", typed, "arbiter: go", "status"]);
            }
            _ => {}
        }
        table.types("half-move", typed);
    }
    table.happens("end", &["status", "result"]);
    insta::assert_snapshot!("blitz", table.counts());
}
