//! What the length of a game costs: a half-move at ply 10, 300, 1,000 and 3,000, typed, decided, applied and worded, as
//! ratios of one run; and the replay of a record of 100,000 events. Fails where a half-move at any of them costs a
//! fifth more than at ply 10, or the replay takes 150 ms.

use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use annabella::game::Game;
use annabella::game::clock::moment::Moment;
use annabella::game::event::Event;
use annabella::game::laws::edition::Edition;
use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;
use annabella::session::Session;
use annabella::storage::journal::{Chain, Record, read_bytes, replay};
use annabella::time::Stamp;
use annabella::wording::Wording;

/// Round and round without a repetition that ends the game in 2009.
const ROUND: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];
const PLIES: [usize; 4] = [10, 300, 1_000, 3_000];
/// The number of half-moves measured from each of them on, and of games: a whole block of the list that keeps the line,
/// since what a half-move costs rises and falls a little with how full the last block is.
const BLOCK: usize = 64;
const GAMES: usize = 25;
const DEAREST: f64 = 1.2;
const EVENTS: usize = 100_000;
const PATIENCE: Duration = Duration::from_millis(150);

#[allow(clippy::disallowed_methods, reason = "the time is what is measured")]
fn now() -> Instant {
    Instant::now()
}

fn begun() -> (Session, Vec<(Moment, Event)>) {
    let mut terms = Terms::between(Player::named("White"), Player::named("Black"));
    terms.edition = Edition::OF_2009;
    let (session, opened) = Session::open(terms, None, Wording::new("en").expect("English"), Stamp::default());
    (session, opened.events.into_iter().map(|event| (Moment::START, event)).collect())
}

/// Types the half-move at that ply and completes it.
fn half_move(session: &mut Session, ply: usize) -> Vec<(Moment, Event)> {
    let at = Moment(ply as u64 * 10);
    let mut events = Vec::new();
    for line in [ROUND[ply % ROUND.len()], ""] {
        let intent = session.reader(None).read(line);
        let outcome = session.carry_out(Stamp { at, ..Stamp::default() }, intent).expect("nobody quits");
        assert!(!outcome.events.is_empty(), "{:?}", outcome.said);
        events.extend(outcome.events.into_iter().map(|event| (at, event)));
    }
    events
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// What a half-move costs at each of the plies.
fn half_moves() -> [Duration; PLIES.len()] {
    let mut times: [Vec<Duration>; PLIES.len()] = Default::default();
    for _ in 0..GAMES {
        for (nth, ply) in PLIES.into_iter().enumerate() {
            let (mut session, _) = begun();
            for before in 0..ply {
                half_move(&mut session, before);
            }
            let began = now();
            for measured in ply..ply + BLOCK {
                black_box(half_move(&mut session, measured));
            }
            times[nth].push(began.elapsed() / BLOCK as u32);
        }
    }
    times.map(median)
}

/// The record of a long game, each event with what it left on the clocks.
fn records() -> Vec<Record> {
    let (mut session, mut events) = begun();
    let mut ply = 0;
    while events.len() < EVENTS {
        events.extend(half_move(&mut session, ply));
        ply += 1;
    }
    events.truncate(EVENTS);
    let mut game = Game::new(session.game().terms().clone());
    let record = |(seq, (at, event)): (usize, (Moment, Event))| {
        let time = game.apply_timed(at, &event);
        Record {
            seq: seq as u64,
            at,
            wall_ms: at.0,
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

/// Runs it, and fails where a half-move grows dearer with the game, or a replay takes too long.
pub fn run() {
    let costs = half_moves();
    let mut is_kept = true;
    for (ply, cost) in PLIES.into_iter().zip(costs) {
        let ratio = cost.as_secs_f64() / costs[0].as_secs_f64();
        println!("a half-move at ply {ply}: {cost:?}, {ratio:.2} of that at ply {}", PLIES[0]);
        is_kept &= ratio <= DEAREST;
    }
    let records = records();
    let mut chain = Chain::new();
    let file: Vec<u8> = records.iter().flat_map(|record| record.to_line(&mut chain).into_bytes()).collect();
    let replayed = median(
        (0..11)
            .map(|_| {
                let began = now();
                black_box(replay(black_box(&records)).expect("a game"));
                began.elapsed()
            })
            .collect(),
    );
    let read = median(
        (0..11)
            .map(|_| {
                let began = now();
                black_box(read_bytes(black_box(&file), Path::new("game.jsonl")).expect("whole"));
                began.elapsed()
            })
            .collect(),
    );
    println!("{EVENTS} events: replayed in {replayed:?}; read before that from {} bytes in {read:?}", file.len());
    assert!(is_kept && replayed < PATIENCE, "a half-move or the replay takes too long");
}
