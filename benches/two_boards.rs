//! What it costs to compare four records, and to settle them, in a game of 300 half-moves.

use std::hint::black_box;

use annabella::game::Game;
use annabella::game::clock::moment::Moment;
use annabella::game::command::{AnnouncedMove, Command, MoveCommand, RecordsCommand};
use annabella::game::half_move::HalfMove;
use annabella::game::laws::edition::Edition;
use annabella::game::people::{Actor, Player};
use annabella::game::records::boards::{Execution, TwoBoards};
use annabella::game::records::diagnosis::diagnose;
use annabella::game::records::ruling::propose;
use annabella::game::records::scoresheet::{Meaning, Scoresheet, SheetEntry};
use annabella::game::records::scoresheet_comparison::compare_sheets;
use annabella::game::records::slips::{Entries, diagnose_against, diagnose_sheets};
use annabella::game::terms::Terms;
use shakmaty::{ByColor, CastlingMode, Chess, Color, Move, Position, Square};

use crate::measure::Bench;

/// A legal game of that many half-moves, the same each time.
fn game(plies: usize) -> Vec<HalfMove> {
    let mut position = Chess::default();
    let mut line = Vec::new();
    let mut pick = 7usize;
    while line.len() < plies {
        let moves = position.legal_moves();
        pick = pick.wrapping_mul(31).wrapping_add(17) % 10_007;
        let goes_on = |mv: &&Move| !mv.is_capture() && !position.clone().play(**mv).is_ok_and(|p| p.is_game_over());
        let Some(mv) = moves.iter().cycle().skip(pick % moves.len()).take(moves.len()).find(goes_on) else { break };
        line.push(HalfMove::of(*mv, CastlingMode::Standard));
        position.play_unchecked(*mv);
    }
    line
}

fn sheet(line: &[HalfMove]) -> Scoresheet {
    let entry = |half_move: &HalfMove| SheetEntry {
        text: half_move.to_string(),
        says: None,
        meaning: Meaning::HalfMove(*half_move),
        draw_offer: false,
    };
    Scoresheet { entries: line.iter().map(entry).collect(), ..Scoresheet::default() }
}

fn two_boards(c: &mut Bench) {
    let start = Chess::default();
    let line = game(300);
    assert_eq!(line.len(), 300);
    let right = sheet(&line);
    let mut wrong = right.clone();
    wrong.entries[150].meaning = Meaning::HalfMove(HalfMove { to: line[151].to, ..line[150] });
    let mut boards = TwoBoards::new(start.board());
    for half_move in &line {
        for owner in Color::ALL {
            boards.execute(owner, &Execution::HalfMove(*half_move), CastlingMode::Standard);
        }
    }
    let mut apart = boards.clone();
    apart.boards.white.discard_piece_at(Square::E1);
    if let Some(piece) = apart.boards.white.remove_piece_at(line[299].to) {
        apart.boards.white.set_piece_at(line[299].from, piece);
    }
    let none = ByColor { white: 0, black: 0 };
    let mut group = c.benchmark_group("300 half-moves");
    group.bench_function("boards compared", |b| b.iter(|| black_box(&apart).discrepancies()));
    let (white, black) = (right.reading(), wrong.reading());
    group.bench_function("sheets that agree", |b| {
        b.iter(|| compare_sheets(&start, ByColor { white: &white, black: &white }))
    });
    group.bench_function("sheets that differ, settled", |b| {
        b.iter(|| {
            let agreement = compare_sheets(&start, ByColor { white: &white, black: &black });
            propose(&agreement, &apart, none, CastlingMode::Standard)
        })
    });
    // The worst for an alignment: an entry forgotten early and one written twice late, with a wrong one between them.
    let mut slipped = right.clone();
    slipped.entries.insert(290, slipped.entries[289].clone());
    slipped.entries.set(150, wrong.entries[150].clone());
    slipped.entries.remove(10);
    let can_mean = |sheet: &'static str| {
        let sheet = if sheet == "right" { &right } else { &slipped };
        move |entry: usize, half_move: HalfMove, position: &Chess| sheet.entries[entry].can_mean(half_move, position)
    };
    let (of_the_right, of_the_slipped) = (can_mean("right"), can_mean("slipped"));
    let described = |_: usize| None;
    let entries = ByColor {
        white: Entries {
            count: right.entries.len(),
            can_mean: &of_the_right,
            described: &described,
            is_blank: &|_| false,
        },
        black: Entries {
            count: slipped.entries.len(),
            can_mean: &of_the_slipped,
            described: &described,
            is_blank: &|_| false,
        },
    };
    group.bench_function("a sheet aligned with the line", |b| {
        b.iter(|| diagnose_against(&start, &line, entries.as_ref()))
    });
    group
        .bench_function("two sheets aligned with each other", |b| b.iter(|| diagnose_sheets(&start, entries.as_ref())));
    group.bench_function("a board diagnosed", |b| {
        b.iter(|| diagnose(&start, &line, &apart.boards.white, CastlingMode::Standard))
    });
    // In 2009 no number of moves ended a game by itself.
    let terms = Terms { edition: Edition::OF_2009, ..Terms::between(Player::named("White"), Player::named("Black")) };
    let mut table = Game::new(terms);
    play(&mut table, &line);
    let next = line[298];
    let spoken = AnnouncedMove { half_move: next, text: String::new(), draw_offer: false };
    let announced = said(&table, Command::Move(MoveCommand::Announce(spoken)));
    group.bench_function("a half-move completed", |b| {
        b.iter(|| announced.decide(Moment(9_000_000), Actor::Arbiter, Command::Move(MoveCommand::Complete)))
    });
    let misread = SheetEntry::of(line[0]);
    let differing = said(
        &said(&table, Command::Records(RecordsCommand::Strike(Color::White, 150))),
        Command::Records(RecordsCommand::Record(Color::White, misread)),
    );
    group.bench_function("led back by the whole game", |b| {
        b.iter(|| differing.decide(Moment(9_000_000), Actor::Arbiter, Command::Records(RecordsCommand::Retrace(None))))
    });
}

/// The game after a command.
fn said(game: &Game, command: Command) -> Game {
    let at = Moment(9_000_000);
    let mut after = game.clone();
    let events = game.decide(at, Actor::Arbiter, command).expect("possible");
    events.iter().for_each(|event| after.apply(at, event));
    after
}

fn play(game: &mut Game, line: &[HalfMove]) {
    for (ply, half_move) in line[..298].iter().enumerate() {
        let at = Moment(ply as u64 * 1000);
        let spoken = AnnouncedMove { half_move: *half_move, text: String::new(), draw_offer: false };
        for command in [Command::Move(MoveCommand::Announce(spoken)), Command::Move(MoveCommand::Complete)] {
            let by = Actor::Player(game.to_move());
            let events = game.decide(at, by, command).expect("legal");
            events.iter().for_each(|event| game.apply(at, event));
        }
    }
}

/// Runs them all.
pub fn run() {
    let mut bench = Bench::new();
    two_boards(&mut bench);
}
