//! The cost of a long game, counted in allocations and not in time: a record twice as long is twice the work.

use allocation_counter::measure;
use annabella::game::clock::moment::Moment;
use annabella::game::laws::edition::Edition;
use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;
use annabella::session::replay::at_ply;
use annabella::storage::journal::{Chain, Record, read_bytes};
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
    let mut chain = Chain::new();
    let line = |(seq, event): (u64, _)| {
        let time = game.apply_timed(Moment::START, &event);
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
