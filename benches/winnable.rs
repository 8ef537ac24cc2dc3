//! What it costs to know whether a player can still mate.

use std::hint::black_box;
use std::time::{Duration, Instant};

use annabella::game::laws::winnable::{Budget, MateChance, Proof, is_dead, winnable};
use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess, Color, Position};

use crate::measure::Bench;

/// One question.
struct Query {
    position: Chess,
    winner: Color,
}

/// Games lost on time that the Laws call drawn: all 5,000 where they are at hand, else the 300 carried ones.
#[allow(clippy::disallowed_methods, reason = "the benchmark's own switch")]
fn unfair() -> Vec<Query> {
    let shared = std::env::var("ANNABELLA_SHARED").unwrap_or(format!("{}/../shared", env!("CARGO_MANIFEST_DIR")));
    let table = std::fs::read_to_string(format!("{shared}/winnable/unfair_sample.tsv"))
        .unwrap_or_else(|_| include_str!("../tests/winnable/unfair.tsv").to_owned());
    let row = |line: &str| {
        let mut columns = line.split('\t');
        let fen: Fen = columns.next()?.parse().ok()?;
        let winner = if columns.next()? == "white" { Color::White } else { Color::Black };
        Some(Query { position: fen.into_position(CastlingMode::Standard).ok()?, winner })
    };
    table.lines().filter(|line| !line.starts_with('#')).filter_map(row).collect()
}

/// Every position of the 200 carried master games, both sides asked.
fn ordinary() -> Vec<Query> {
    let games = include_str!("master_games.txt").lines().filter(|line| !line.starts_with('#'));
    let mut queries = Vec::new();
    for game in games {
        let mut position = Chess::default();
        for text in game.split_whitespace() {
            let mv = text.parse::<San>().ok().and_then(|san| san.to_move(&position).ok());
            position.play_unchecked(mv.expect("a move of the game"));
            queries.extend(Color::ALL.map(|winner| Query { position: position.clone(), winner }));
        }
    }
    queries
}

/// The time that each query takes, shortest first.
#[allow(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn times<'a>(queries: impl IntoIterator<Item = &'a Query>, mut ask: impl FnMut(&Query)) -> Vec<Duration> {
    let mut times: Vec<Duration> = queries
        .into_iter()
        .map(|query| {
            let begun = Instant::now();
            ask(query);
            begun.elapsed()
        })
        .collect();
    times.sort();
    times
}

fn print(name: &str, times: &[Duration]) {
    let at = |permille: usize| times[(times.len() - 1) * permille / 1000];
    let mean = times.iter().sum::<Duration>() / times.len() as u32;
    println!("{name}: mean {mean:?}, median {:?}, 99 % {:?}, worst {:?}", at(500), at(990), at(1000));
}

fn ours(budget: Budget) -> impl FnMut(&Query) {
    move |query| {
        black_box(winnable(&query.position, query.winner, budget));
    }
}

/// What the closures cost that prove an answer.
fn print_price(queries: &[Query], budget: Budget) {
    let by_closure = |query: &&Query| {
        let verdict = winnable(&query.position, query.winner, budget);
        matches!(verdict, MateChance::Unwinnable { proof: Proof::Closure { .. } })
    };
    let closed: Vec<&Query> = queries.iter().filter(by_closure).collect();
    let sum = |times: Vec<Duration>| times.iter().sum::<Duration>();
    let all = sum(times(queries, ours(budget)));
    let proofs = sum(times(closed.iter().copied(), ours(budget)));
    println!("  the price of the proof: {} closures take {proofs:?} of {all:?}", closed.len());
}

/// The look at every position that arises in a game (5.2.2).
fn after_each_move(queries: &[Query]) {
    let look = |query: &Query| {
        black_box(is_dead(&query.position));
    };
    print("  after each move", &times(queries, look));
}

fn side_by_side(c: &mut Bench) {
    for (name, queries, budget) in
        [("unfair", unfair(), Budget::flag_fall()), ("ordinary", ordinary(), Budget::after_move())]
    {
        println!("{name}: {} queries", queries.len());
        let proven = |query: &&Query| {
            !matches!(winnable(&query.position, query.winner, budget), MateChance::Undetermined { .. })
        };
        println!("{name}: {} decided", queries.iter().filter(proven).count());
        print("  with proof", &times(&queries, ours(budget)));
        print_price(&queries, budget);
        after_each_move(&queries);

        let some: Vec<&Query> = queries.iter().step_by(queries.len() / 100).collect();
        let mut group = c.benchmark_group(format!("{name}, 100 queries"));
        group.sample_size(10);
        let mut ask = ours(budget);
        group.bench_function("with proof", |b| b.iter(|| some.iter().for_each(|query| ask(query))));
    }
}

/// Runs them all.
pub fn run() {
    let mut bench = Bench::new();
    side_by_side(&mut bench);
}
