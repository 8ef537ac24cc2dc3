//! Positions with a certified answer: no answer may contradict it, and few may be left open.

use std::time::Duration;

use annabella::game::laws::winnable::{Budget, Dead, is_dead};
use shakmaty::{Chess, Color};

use super::{answer, position};
use crate::program::is_long_set;

/// The rows below the heading, split at tabs.
fn rows(table: &str) -> Vec<Vec<&str>> {
    table.lines().filter(|line| !line.starts_with('#')).skip(1).map(|line| line.split('\t').collect()).collect()
}

/// The numbers of decided and of open queries. A contradiction fails.
fn hold_against(rows: &[Vec<&str>], budget: Budget) -> (usize, usize) {
    let (mut decided, mut open) = (0, 0);
    for row in rows {
        for (winner, certified) in [(Color::White, row[1]), (Color::Black, row[2])] {
            match answer(&position(row[0]), winner, budget) {
                Some(can) => {
                    assert_eq!(can, certified == "yes", "{} {winner}", row[0]);
                    decided += 1;
                }
                None => open += 1,
            }
        }
    }
    (decided, open)
}

#[test]
fn most_vectors_are_decided() {
    let table = include_str!("../../winnable/vectors.tsv");
    let step = if is_long_set() { 1 } else { 4 };
    let some: Vec<Vec<&str>> = rows(table).into_iter().step_by(step).collect();
    let (decided, open) = hold_against(&some, Budget::of_millis(2_000));
    assert!(open * 20 < decided, "{decided} decided, {open} open");
}

#[test]
fn no_answer_contradicts_a_certified_vector() {
    let rows = rows(include_str!("../../winnable/all.tsv"));
    if is_long_set() {
        let (decided, open) = hold_against(&rows, Budget::of_millis(10_000));
        assert!(decided >= 6_800, "{decided} decided, {open} open");
    } else {
        let some: Vec<Vec<&str>> = rows.into_iter().step_by(120).collect();
        let (decided, open) = hold_against(&some, Budget::of_millis(300));
        assert!(open * 15 < decided, "{decided} decided, {open} open");
    }
}

fn prove_unfair(rows: &[Vec<&str>]) {
    for row in rows {
        let winner = if row[1] == "white" { Color::White } else { Color::Black };
        assert_eq!(answer(&position(row[0]), winner, Budget::flag_fall()), Some(false), "{} {winner}", row[0]);
    }
}

#[test]
fn real_games_lost_on_time_are_proved_to_be_draws() {
    let rows = rows(include_str!("../../winnable/unfair.tsv"));
    let count = if is_long_set() { rows.len() } else { 300 };
    prove_unfair(&rows[..count]);
}

#[test]
fn dead_positions_of_real_games_are_found_at_once() {
    let rows = rows(include_str!("../../winnable/unfair.tsv"));
    let every = if is_long_set() { 1 } else { 5 };
    let cannot = |position: &Chess, color| answer(position, color, Budget::of_millis(200)) == Some(false);
    let positions = rows.iter().step_by(every).map(|row| position(row[0]));
    let dead: Vec<Chess> =
        positions.filter(|position| Color::ALL.into_iter().all(|color| cannot(position, color))).collect();
    assert!(dead.len() >= 2_000 / every, "{} dead", dead.len());
    for position in dead {
        assert!(matches!(is_dead(&position), Dead::Yes(..)), "{position:?}");
    }
}

#[test]
fn a_larger_budget_decides_at_least_as_many() {
    assert_eq!(Budget::of_millis(2_000), Budget::flag_fall());
    assert_eq!(Budget::of(Duration::from_secs(2)), Budget::flag_fall());
}
