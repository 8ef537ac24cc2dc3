//! The host or a seat killed at any moment: the record is whole, nothing is done twice, and the game goes on to its
//! end.

use super::lost::recorded;
use super::{Running, resume};
use crate::pipe::end_of;
use crate::program::Home;

const MOVES: [&str; 6] = ["e4", "d5", "exd5", "Qxd5", "Nc3", "Qa5"];
const END: &str = "rnb1kbnr/ppp1pppp/8/q7/8/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 4";

/// The next number of a simple random sequence.
fn next(seed: &mut u64) -> u64 {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    *seed
}

/// A hosted game with a seat for each player.
struct Table {
    home: Home,
    host: Running,
    seats: [Running; 2],
}

impl Table {
    fn set() -> Table {
        let home = Home::new();
        let host = Running::host(&home, &["--blind", "none"]);
        let seats = ["white", "black"].map(|role| Running::seat(&home, role, "en", &[]));
        let mut table = Table { home, host, seats };
        table.seats.iter_mut().for_each(|seat| _ = seat.until("Laws of"));
        table
    }

    /// Types what is not yet recorded of that half-move, and waits until it is completed.
    fn make(&mut self, ply: usize) {
        self.begin(ply);
        let mover = ["White", "Black"][ply % 2];
        self.seats[ply % 2].until(&format!("{mover} has completed {}.", MOVES[ply]));
    }

    fn begin(&mut self, ply: usize) {
        let seat = &mut self.seats[ply % 2];
        if recorded(&self.home, "move_announced").len() <= ply {
            seat.types(MOVES[ply]);
        }
        seat.types("");
    }

    /// Kills the host and resumes the game.
    fn kill_host(&mut self) {
        self.host.kill();
        self.seats.iter_mut().for_each(|seat| _ = seat.until("connection to the game is gone"));
        self.host = resume(&self.home);
        for seat in &mut self.seats {
            seat.until("connection to the game is back");
            seat.until("The record continues");
        }
        if !recorded(&self.home, "play_begun").is_empty() {
            self.host.types("go");
            self.seats.iter_mut().for_each(|seat| _ = seat.until("running"));
        }
    }

    /// Kills a seat and takes it again. What it had sent was carried out by then.
    fn kill_seat(&mut self, which: usize) {
        let (role, name) = [("white", "White"), ("black", "Black")][which];
        self.seats[which].kill();
        self.host.until(&format!("{name} is cut off"));
        self.seats[which] = Running::seat(&self.home, role, "en", &[]);
        self.seats[which].until("Laws of");
    }
}

#[allow(clippy::disallowed_methods)]
#[test]
fn killed_at_any_moment_every_end_comes_back_and_nothing_is_done_twice() {
    let kills = if std::env::var_os("ANNABELLA_ALL").is_some() { 200 } else { 12 };
    let mut seed = 0x5EA7_5EA7_0001_u64;
    for trial in 0..kills {
        let mut table = Table::set();
        let fatal = (next(&mut seed) % MOVES.len() as u64) as usize;
        for ply in 0..MOVES.len() {
            if ply != fatal {
                table.make(ply);
                continue;
            }
            table.begin(ply);
            for _ in 0..next(&mut seed) % 4_096 {
                std::thread::yield_now();
            }
            match trial % 3 {
                0 => table.kill_host(),
                which => table.kill_seat(which - 1),
            }
            if recorded(&table.home, "move_completed").len() <= ply {
                table.make(ply);
            }
        }
        let Table { home, host, mut seats } = table;
        // Nobody leaves before the last announcement is heard.
        let last = format!(". {}.", MOVES[MOVES.len() - 1]);
        for (which, seat) in seats.iter_mut().enumerate() {
            if trial % 3 != which + 1 && !seat.read.iter().any(|line| line.contains(&last)) {
                seat.until(&last);
            }
        }
        for (which, seat) in seats.into_iter().enumerate() {
            let (text, code) = seat.leave();
            assert_eq!(code, Some(0), "{text}");
            if trial % 3 == which + 1 {
                continue;
            }
            // Who was there all the time has heard each announcement once.
            for mv in MOVES {
                let is_it = |line: &&str| {
                    (line.starts_with("White: ") || line.starts_with("Black: ")) && line.ends_with(&format!(". {mv}."))
                };
                assert_eq!(text.lines().filter(is_it).count(), 1, "trial {trial}, {mv}: {text}");
            }
        }
        host.leave();
        let verified = home.run(&["verify", &home.at("game.jsonl"), "--lang", "en"], "");
        assert!(verified.out.contains("lines are as they were written"), "{verified:?}");
        assert_eq!((end_of(&home)["ply"].as_u64(), end_of(&home)["fen"].as_str()), (Some(6), Some(END)));
        for kind in ["move_announced", "move_completed"] {
            assert_eq!(recorded(&home, kind).len(), MOVES.len(), "trial {trial}: {kind}");
        }
    }
}
