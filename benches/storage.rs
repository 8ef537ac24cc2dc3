//! What it costs to keep a game: a record's append beside a bare write, replay, a half-move shown, the proof that a
//! record is whole, an export, and the list of ten thousand games.

use std::fs;
use std::hint::black_box;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use annabella::game::clock::moment::Moment;
use annabella::game::event::{Event, GameEvent};
use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;
use annabella::session::Session;
use annabella::session::replay::at_ply;
use annabella::storage::exports::pgn;
use annabella::storage::journal::{Chain, Journal, Record, read_bytes, replay, verify_from};
use annabella::storage::library::Library;
use annabella::time::Stamp;
use annabella::wording::Wording;

use crate::measure::Bench;

const CYCLE: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];

/// A record of that many half-moves, knights out and home: the events of the first four repeated.
fn records(half_moves: usize) -> Vec<Record> {
    let terms = Terms::between(Player::named("Änne"), Player::named("José"));
    let wording = Wording::new("en").expect("English");
    let (mut session, opened) = Session::open(terms, None, wording, Stamp::default());
    let mut events: Vec<Event> = opened.events;
    let mut half_move = |text: &str, second: u64| -> Vec<Event> {
        let stamp = Stamp { at: Moment(second * 1000), ..Stamp::default() };
        let mut events = Vec::new();
        for line in [text, ""] {
            let intent = session.reader(None).read(line);
            events.extend(session.carry_out(stamp, intent).expect("the game goes on").events);
        }
        events
    };
    events.extend(half_move("Nf3", 0));
    let cycle: Vec<Vec<Event>> = (1..5).map(|at| half_move(CYCLE[at % 4], at as u64)).collect();
    events.extend(cycle.iter().cycle().take(half_moves.saturating_sub(1)).flatten().cloned());
    let mut game = session.game().clone();
    let record = |(seq, event): (usize, Event)| {
        let at = Moment(seq as u64);
        let time = game.apply_timed(at, &event);
        Record {
            seq: seq as u64,
            at,
            wall_ms: 1_700_000_000_000 + seq as u64,
            by: Actor::Program,
            source: None,
            seat: None,
            arrived: None,
            event,
            time,
        }
    };
    events.into_iter().enumerate().map(record).collect()
}

fn bytes(records: &[Record]) -> Vec<u8> {
    let mut chain = Chain::new();
    records.iter().flat_map(|record| record.to_line(&mut chain).into_bytes()).collect()
}

#[allow(clippy::disallowed_methods, reason = "the time is what is measured")]
fn append(c: &mut Bench) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut bare = fs::File::create(folder.path().join("bare")).expect("a file");
    let mut journal = Journal::create(&folder.path().join("game.jsonl")).expect("a record");
    let first = records(1).swap_remove(0);
    assert!(journal.append(std::slice::from_ref(&first)).is_empty());
    let note = Record { event: Event::Game(GameEvent::NoteWritten { text: "x".repeat(100) }), ..first };
    let line = note.to_line(&mut Chain::new()).into_bytes();
    // What the disk does just now weighs more than either, so they take turns and only one of them is timed.
    let mut in_turn = |times: u64| -> [Duration; 2] {
        let mut took = [Duration::ZERO; 2];
        for _ in 0..times {
            let begun = Instant::now();
            bare.write_all(&line).expect("written");
            bare.sync_data().expect("synced");
            let written = Instant::now();
            assert!(journal.append(std::slice::from_ref(&note)).is_empty());
            took = [took[0] + (written - begun), took[1] + written.elapsed()];
        }
        took
    };
    let mut group = c.benchmark_group("one event on disk");
    group.sample_size(50);
    for (at, name) in ["bare write and fdatasync", "appended to the record"].into_iter().enumerate() {
        group.bench_function(name, |b| b.iter_custom(|times| in_turn(times)[at]));
    }
    let [bare, appended] = in_turn(2_000);
    println!("one event on disk: {:.2} times a bare write\n", appended.as_secs_f64() / bare.as_secs_f64());
}

fn read_again(c: &mut Bench) {
    let mut records = records(16_000);
    records.truncate(100_000);
    assert_eq!(records.len(), 100_000, "enough events");
    let file = bytes(&records);
    let path = Path::new("game.jsonl");
    let mut group = c.benchmark_group("a record of 100,000 events");
    group.sample_size(10);
    group.bench_function("read and replayed", |b| {
        b.iter(|| {
            let opened = read_bytes(black_box(&file), path).expect("whole");
            replay(&opened.records).expect("a game")
        });
    });
    group.bench_function("replayed", |b| b.iter(|| replay(black_box(&records)).expect("a game")));
    group.throughput(file.len() as u64);
    group.bench_function("verified", |b| b.iter(|| verify_from(black_box(file.as_slice()), path).expect("whole")));
}

fn shown(c: &mut Bench) {
    let mut group = c.benchmark_group("show --ply");
    group.sample_size(10);
    for half_moves in [1_250, 2_500, 5_000] {
        let records = records(half_moves);
        group.bench_function(format!("{half_moves} half-moves"), |b| {
            b.iter(|| at_ply(black_box(&records), half_moves).expect("a half-move"));
        });
    }
    let game = replay(&records(160)).expect("a game");
    c.bench_function("export of 80 moves as PGN", |b| b.iter(|| pgn(black_box(&game), 1_700_000_000_000)));
}

fn listed(c: &mut Bench) {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    fs::create_dir(&games).expect("a folder");
    let file = bytes(&records(80));
    for number in 0..10_000 {
        fs::write(games.join(format!("{number:05}.jsonl")), &file).expect("written");
    }
    let index = folder.path().join("index.json");
    let mut group = c.benchmark_group("a library of 10,000 games");
    group.sample_size(10);
    group.bench_function("rebuilt", |b| {
        b.iter_batched(
            || _ = fs::remove_file(&index),
            |()| assert_eq!(Library::open(&games, &index, 0).entries.len(), 10_000),
        );
    });
    group.bench_function("listed", |b| b.iter(|| assert_eq!(Library::open(&games, &index, 0).entries.len(), 10_000)));
}

/// Runs them all.
pub fn run() {
    let mut bench = Bench::new();
    append(&mut bench);
    read_again(&mut bench);
    shown(&mut bench);
    listed(&mut bench);
}
