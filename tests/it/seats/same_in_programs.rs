//! Real programs that talk over their sockets: lines typed where the game was started, and at a seat, write the same
//! record and are answered with the same sentences.

use std::fs;

use annabella::game::Game;
use annabella::storage::journal::{read, replay};
use proptest::prelude::*;
use serde_json::Value;
use shakmaty::Color;

use super::same_everywhere::lines;
use super::{Running, hosts, joins};
use crate::program::{Home, cases};

const PIN: &str = "tulip7391";

/// The roles of those who take part, in the order of `PEOPLE` beside.
const ROLES: [&str; 3] = ["white", "black", "arbiter"];

/// A line that the table answers to who types it alone, whatever is asked there; and what it answers each.
const ANSWERED_ALONE: &str = "unseat black-assistant";
const ANSWERS: [&str; 3] = ["Only the arbiter can", "Only the arbiter can", "Nobody sits there"];

/// A line of the record without its moment, unless the program or a seat has brought it about.
fn recorded(line: &str) -> Option<String> {
    let Ok(Value::Object(mut line)) = serde_json::from_str(line) else { return None };
    let kind = line["kind"].as_str().unwrap_or_default();
    let is_of_the_program = ["seat_", "table_set", "record_", "still_running", "time_missing", "pin_"];
    if is_of_the_program.iter().any(|of| kind.starts_with(of)) {
        return None;
    }
    let moments = ["v", "seq", "at_ms", "wall", "h", "time", "clocks", "at_seat"];
    line.retain(|name, _| !moments.contains(&name.as_str()) && !name.ends_with("_ms"));
    Some(Value::Object(line).to_string())
}

/// A sentence up to the first number of a time; nothing where it says who sits where, or names files.
fn sentence(line: &str) -> Option<String> {
    let of_a_terminal = ["at another terminal.", "Record: ", "PGN: ", "prove this record", "milliseconds"];
    if of_a_terminal.iter().any(|of| line.contains(of)) {
        return None;
    }
    let is_of_a_time = line.contains("second") || line.contains("minute");
    let first = line.find(|c: char| c.is_ascii_digit()).filter(|_| is_of_a_time);
    Some(line[..first.unwrap_or(line.len())].to_owned())
}

/// White, Black and the arbiter, each at a program with a keyboard of a terminal.
struct Three {
    home: Home,
    /// Where the game was started, if none of the three sits there.
    host: Option<Running>,
    people: Vec<Running>,
    /// What was said to each since the line that is typed now.
    sentences: Vec<Vec<String>>,
    /// How many lines of each were read before the line that is typed now.
    read: Vec<usize>,
}

impl Three {
    /// One of the players, or nobody of the three, sits where the game is started; then `whose` keyboard it is all the
    /// same.
    fn sit_down(whose: usize, hosts_there: bool, with_pin: bool) -> Three {
        let home = Home::new();
        let pin: &[&str] = if with_pin { &["--pin"] } else { &[] };
        let mut host =
            Running::at_a_keyboard(hosts(&home, &[&["--blind", "black", "--keys", ROLES[whose]], pin].concat()));
        if with_pin {
            for (asked, typed) in [("enter a PIN", PIN), ("same PIN once more", PIN)] {
                host.until(asked);
                host.types(typed);
            }
            host.until("need the PIN");
        } else {
            host.until("Recorded in");
        }
        let seats = ROLES.iter().enumerate().filter(|(who, _)| !hosts_there || *who != whose);
        let mut people: Vec<Running> =
            seats.map(|(_, role)| Running::at_a_keyboard(joins(&home, role, "en", &[]))).collect();
        if let Some(arbiter) = people.last_mut().filter(|_| with_pin) {
            arbiter.until("enter the PIN");
            arbiter.types(PIN);
        }
        people.iter_mut().for_each(|seat| _ = seat.until("Laws of"));
        host.until("The arbiter has joined");
        let host = if hosts_there {
            people.insert(whose, host);
            None
        } else {
            Some(host)
        };
        people[2].types("begin");
        people.iter_mut().for_each(|seat| _ = seat.until("Play has begun."));
        let read = people.iter().map(|seat| seat.read.len()).collect();
        Three { home, host, people, sentences: vec![Vec::new(); 3], read }
    }

    /// Has a line carried out, and waits until everybody knows what came of it.
    fn types(&mut self, who: usize, line: &str) {
        self.people[who].types(line);
        for who in [who, (who + 1) % 3, (who + 2) % 3] {
            let seat = &mut self.people[who];
            seat.types(ANSWERED_ALONE);
            seat.until(ANSWERS[who]);
            let said = seat.read[self.read[who]..].iter().filter(|said| !said.contains(ANSWERS[who]));
            self.sentences[who].extend(said.filter_map(|said| sentence(said)));
            self.read[who] = seat.read.len();
        }
    }

    /// The game as it is recorded.
    fn game(&self) -> Game {
        let records = read(&self.home.path("game.jsonl")).expect("a record").records;
        replay(&records).expect("a game")
    }

    fn record(&self) -> Vec<String> {
        let text = fs::read_to_string(self.home.path("game.jsonl")).expect("a record");
        text.lines().filter_map(recorded).collect()
    }

    fn leave(self) {
        let (hosts_there, mut people) = (self.host.is_none(), self.people);
        // Who hosts leaves last.
        if hosts_there {
            people.reverse();
        }
        drop(people);
        drop(self.host);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { max_shrink_iters: 8, ..cases(24) })]

    #[test]
    fn a_line_does_the_same_in_the_program_that_hosts_and_at_a_seat(
        typed in lines(6..14),
        whose in 0..2_usize,
        with_pin in prop::bool::weighted(0.25),
    ) {
        let (mut here, mut there) = (Three::sit_down(whose, true, with_pin), Three::sit_down(whose, false, with_pin));
        let mut done = Vec::new();
        for (who, line) in typed {
            let game = here.game();
            let who = who.unwrap_or(if game.to_move() == Color::White { 0 } else { 1 });
            let line = line.text(game.position());
            done.push(format!("{}: {line}", ROLES[who]));
            for room in [&mut here, &mut there] {
                room.types(who, &line);
            }
            for (one, other) in here.sentences.iter_mut().zip(&mut there.sentences) {
                prop_assert_eq!(one.split_off(0), other.split_off(0), "{} hosts: {:#?}", ROLES[whose], done);
            }
            prop_assert_eq!(here.record(), there.record(), "{} hosts: {:#?}", ROLES[whose], done);
        }
        here.leave();
        there.leave();
    }
}
