//! What it costs to know whether a player can still mate, beside a solver that answers without proof.

use std::hint::black_box;
use std::str::FromStr;
use std::time::{Duration, Instant};

use annabella::game::laws::winnable::{Budget, Verdict, winnable};
use criterion::{Criterion, criterion_group, criterion_main};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Position, Role};

/// One question, in the forms that both want.
struct Query {
    position: Chess,
    board: chess::Board,
    winner: Color,
}

impl Query {
    fn new(position: Chess, winner: Color) -> Option<Query> {
        let fen = Fen::from_position(&position, EnPassantMode::Legal).to_string();
        Some(Query { board: chess::Board::from_str(&fen).ok()?, position, winner })
    }

    fn their_winner(&self) -> chess::Color {
        self.winner.fold_wb(chess::Color::White, chess::Color::Black)
    }
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
        Query::new(fen.into_position(CastlingMode::Standard).ok()?, winner)
    };
    table.lines().filter(|line| !line.starts_with('#')).filter_map(row).collect()
}

/// Every position of 200 made-up games: each move the one that looks best to a player who sees two half-moves
/// ahead and has moods. No collection of real games is carried.
fn ordinary() -> Vec<Query> {
    let mut mood = 0x2545_F491_4F6C_DD1D_u64;
    let mut queries = Vec::new();
    for _ in 0..200 {
        let mut position = Chess::default();
        for _ in 0..90 {
            let mut best = None;
            for mv in position.legal_moves() {
                let mut after = position.clone();
                after.play_unchecked(mv);
                let answers = after.legal_moves();
                if answers.is_empty() {
                    continue;
                }
                let reply = |answer| {
                    let mut next = after.clone();
                    next.play_unchecked(answer);
                    worth(&next, position.turn())
                };
                mood ^= mood << 13;
                mood ^= mood >> 7;
                mood ^= mood << 17;
                let score = answers.into_iter().map(reply).min().unwrap_or(0) * 10 + (mood % 25) as i32;
                if best.is_none_or(|(most, _)| score > most) {
                    best = Some((score, mv));
                }
            }
            let Some((_, mv)) = best else { break };
            position.play_unchecked(mv);
            if position.is_game_over() {
                break;
            }
            queries.extend(Color::ALL.into_iter().filter_map(|winner| Query::new(position.clone(), winner)));
        }
    }
    queries
}

/// The men of `color` against the others', in pawns.
fn worth(at: &Chess, color: Color) -> i32 {
    let men = at.board().iter();
    men.map(|(_, piece)| if piece.color == color { price(piece.role) } else { -price(piece.role) }).sum()
}

fn price(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

/// The time that each query takes, shortest first.
#[allow(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn times(queries: &[Query], mut ask: impl FnMut(&Query)) -> Vec<Duration> {
    let mut times: Vec<Duration> = queries
        .iter()
        .map(|query| {
            let begun = Instant::now();
            ask(query);
            begun.elapsed()
        })
        .collect();
    times.sort();
    times
}

fn tell(name: &str, times: &[Duration]) -> Duration {
    let at = |permille: usize| times[(times.len() - 1) * permille / 1000];
    let mean = times.iter().sum::<Duration>() / times.len() as u32;
    println!("{name}: mean {mean:?}, median {:?}, 99 % {:?}, worst {:?}", at(500), at(990), at(1000));
    mean
}

fn ours(budget: Budget) -> impl FnMut(&Query) {
    move |query| {
        black_box(winnable(&query.position, query.winner, budget));
    }
}

fn full(query: &Query) {
    black_box(chasolver::winnability(&query.board, query.their_winner()));
}

fn fast(query: &Query) {
    black_box(chasolver::is_unwinnable_fast(&query.board, query.their_winner()));
}

fn side_by_side(c: &mut Criterion) {
    for (name, queries, budget) in
        [("unfair", unfair(), Budget::flag_fall()), ("ordinary", ordinary(), Budget::after_move())]
    {
        println!("{name}: {} queries", queries.len());
        let proven =
            |query: &&Query| !matches!(winnable(&query.position, query.winner, budget), Verdict::Undetermined { .. });
        println!("{name}: {} decided", queries.iter().filter(proven).count());
        let mine = tell("  with proof", &times(&queries, ours(budget)));
        let theirs = tell("  chasolver, winnability", &times(&queries, full));
        let quick = tell("  chasolver, is_unwinnable_fast", &times(&queries, fast));
        let ratio = |other: Duration| mine.as_secs_f64() / other.as_secs_f64();
        println!(
            "  ratio of the means: {:.2} to winnability, {:.2} to is_unwinnable_fast",
            ratio(theirs),
            ratio(quick)
        );

        let some: Vec<&Query> = queries.iter().step_by(queries.len() / 100).collect();
        let mut group = c.benchmark_group(format!("{name}, 100 queries"));
        group.sample_size(10);
        let mut ask = ours(budget);
        group.bench_function("with proof", |b| b.iter(|| some.iter().for_each(|query| ask(query))));
        group.bench_function("chasolver, winnability", |b| b.iter(|| some.iter().for_each(|query| full(query))));
        group.bench_function("chasolver, fast", |b| b.iter(|| some.iter().for_each(|query| fast(query))));
        group.finish();
    }
}

criterion_group!(benches, side_by_side);
criterion_main!(benches);
