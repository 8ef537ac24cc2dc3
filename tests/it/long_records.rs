//! The cost of a long game, counted in allocations and not in time: a record twice as long is twice the work.

use allocation_counter::measure;
use annabella::game::clock::moment::Moment;
use annabella::game::clock::time_after::TimeAfter;
use annabella::game::event::{Event, GameEvent};
use annabella::game::laws::edition::Edition;
use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;
use annabella::hall::copy::RecordCopy;
use annabella::session::replay::at_ply;
use annabella::storage::journal::{Chain, FollowedRecord, Found, Record, read_bytes};
use annabella::time::Stamp;

use crate::table::opened_session;

/// Knight moves without end: in 2009 no repetition ends the game by itself.
const ROUND: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];

/// The bytes of the record of a game of that length.
fn record_of(half_moves: usize) -> Vec<u8> {
    let mut terms = Terms::between(Player::named("White"), Player::named("Black"));
    terms.edition = Edition::OF_2009;
    let mut game = annabella::game::Game::new(terms.clone());
    let (mut session, opened) = opened_session(terms, "en");
    let mut events = opened.events;
    for ply in 0..half_moves {
        for line in [ROUND[ply % ROUND.len()], ""] {
            let intent = session.reader(None).read(line);
            events.extend(session.carry_out(Stamp::default(), intent).expect("the game goes on").events);
        }
    }
    in_lines(events, |event| game.apply_timed(Moment::START, event))
}

/// The bytes of a record of those events.
fn in_lines(events: impl IntoIterator<Item = Event>, mut time: impl FnMut(&Event) -> Option<TimeAfter>) -> Vec<u8> {
    let mut chain = Chain::new();
    let line = |(seq, event): (u64, _)| {
        let time = time(&event);
        Record {
            seq,
            at: Moment::START,
            wall_ms: 1_700_000_000_000,
            by: Actor::Program,
            source: None,
            seat: None,
            arrived: None,
            event,
            time,
        }
        .to_line(&mut chain)
    };
    (0..).zip(events).map(line).collect::<String>().into_bytes()
}

/// The bytes of a record of that many lines.
fn record_of_lines(lines: usize) -> Vec<u8> {
    let terms = Box::new(Terms::between(Player::named("White"), Player::named("Black")));
    let opened = Event::Game(GameEvent::RecordOpened { terms, program: None });
    let still = std::iter::repeat_n(Event::Game(GameEvent::StillRunning), lines - 1);
    in_lines(std::iter::once(opened).chain(still), |_| None)
}

/// The allocations and bytes needed to read a record of that length and to find the position in its middle.
fn cost_of_showing(half_moves: usize) -> (u64, u64) {
    let bytes = record_of(half_moves);
    let mut shown = None;
    let counted = measure(|| {
        let records = read_bytes(&bytes, std::path::Path::new("game.jsonl")).expect("a record").records;
        shown = at_ply(&records, half_moves / 2).map(|(game, _)| game.line().len());
    });
    assert_eq!(shown, Some(half_moves / 2));
    (counted.count_total, counted.bytes_total)
}

#[test]
fn showing_a_half_move_costs_time_in_proportion_to_the_length_of_the_game() {
    let (short, long) = (cost_of_showing(500), cost_of_showing(2_000));
    for (what, short, long) in [("allocations", short.0, long.0), ("bytes", short.1, long.1)] {
        let times = long as f64 / short as f64;
        // In quadratic time it would be sixteen times as much.
        assert!((3.0..5.0).contains(&times), "{what}: {short} for 500 half-moves, {long} for 2,000: {times:.2} times");
    }
}

#[test]
fn a_copy_for_the_hall_costs_time_in_proportion_to_its_lines() {
    let cost = |lines| {
        let bytes = record_of_lines(lines);
        measure(|| RecordCopy::default().read(&bytes).expect("a record")).bytes_total
    };
    let times = cost(8_000) as f64 / cost(2_000) as f64;
    assert!((3.0..5.0).contains(&times), "four times the lines allocate {times:.2} times the bytes");
}

/// The bytes that this thread has read so far.
#[cfg(target_os = "linux")]
fn bytes_read() -> u64 {
    let counted = std::fs::read_to_string("/proc/thread-self/io").expect("the system counts");
    counted.lines().find_map(|line| line.strip_prefix("rchar: ")).expect("a number").parse().expect("a number")
}

/// The record grows in pieces that end within lines.
#[test]
#[cfg(target_os = "linux")]
fn a_record_that_grows_is_read_once() {
    use std::io::Write as _;

    const LINES: usize = 100_000;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let bytes = record_of_lines(LINES);
    let mut file = std::fs::File::create(&path).expect("a file");
    let mut record = FollowedRecord::new(&path);
    let of_counting = bytes_read().abs_diff(bytes_read());
    let (mut lines, mut read) = (0, 0);
    for piece in bytes.chunks(40_009) {
        file.write_all(piece).expect("a disk");
        let before = bytes_read();
        while let Found::Fresh(fresh) = record.look() {
            assert!(fresh.iter().all(|record| record.seq >= lines), "a line is given out twice");
            lines += fresh.len() as u64;
        }
        read += bytes_read() - before - of_counting;
    }
    assert_eq!(lines, LINES as u64);
    let length = bytes.len() as u64;
    // The numbers that the system counts with grow by a digit now and then.
    let allowed = length..length + 10_000;
    assert!(allowed.contains(&read), "{read} bytes were read of {length}");
}
