//! What stands on a board before play has begun.

use annabella::boards::inference::Reading;
use annabella::game::Stage;
use annabella::game::command::{ClockCommand, Command};
use annabella::game::people::Actor;
use annabella::session::table::place::SeatId;
use shakmaty::{Board, CastlingMode, Chess, Color};

use super::simulated::SimulatedBoard;
use super::table::{Lever, Table};

fn set_up(board: Board, lever: Lever) -> Table {
    let board = SimulatedBoard::new(board, 5);
    Table::before_play(board, Color::White, Chess::default(), CastlingMode::Standard, lever)
}

/// Somebody may be trying a piece.
#[test]
fn a_half_move_begins_nothing_and_that_is_said_once() {
    for lever in [Lever::There, Lever::NotThere] {
        let mut table = set_up(Board::new(), lever);
        table.makes("e2e4");
        table.pass(4_000);
        assert_eq!((table.asked_to_begin, table.differed), (1, 0));
        for half_move in ["e7e5", "g1f3", "b8c6", "f1b5", "a7a6"] {
            table.makes(half_move);
            table.pass(4_000);
        }
        assert_eq!((table.asked_to_begin, table.differed), (1, 0));
        table.board.simulated.stands = Board::new();
        table.pass(4_000);
        table.makes("d2d4");
        table.pass(4_000);
        assert_eq!((table.asked_to_begin, table.differed), (2, 0));
        assert_eq!((table.game().stage(), table.said.len()), (Stage::BeforePlay, 0));
    }
}

#[test]
fn what_stands_there_is_announced_at_once_when_play_begins() {
    let mut table = set_up(Board::new(), Lever::NotThere);
    table.makes("e2e4");
    table.pass(4_000);
    table.begin();
    table.pass(100);
    assert_eq!(table.said, [Reading::HalfMove("e2e4".parse().expect("squares"))]);
}

#[test]
fn with_a_lever_it_is_announced_at_the_press() {
    let mut table = set_up(Board::new(), Lever::There);
    table.makes("e2e4");
    table.pass(4_000);
    table.begin();
    table.pass(4_000);
    assert_eq!(table.said, []);
    table.press(Color::White);
    assert_eq!(table.game().line().len(), 1);
}

#[test]
fn a_wrong_array_is_said_again_only_where_it_becomes_better() {
    let mut wrong = Board::new();
    for (one, other) in [("d1", "e1"), ("d8", "e8")] {
        let [one, other] = [one, other].map(|square| square.parse().expect("a square"));
        let pieces = [one, other].map(|square| wrong.remove_piece_at(square).expect("a piece"));
        wrong.set_piece_at(one, pieces[1]);
        wrong.set_piece_at(other, pieces[0]);
    }
    let mut table = set_up(wrong, Lever::NotThere);
    table.pass(4_000);
    assert_eq!((table.asked_to_begin, table.differed), (0, 1));
    table.makes("a2a3");
    table.pass(4_000);
    assert_eq!(table.differed, 1, "worse");
    table.makes("a3a2");
    for half_move in ["d1d4", "e1d1", "d4e1"] {
        table.makes(half_move);
    }
    table.pass(4_000);
    assert_eq!(table.differed, 2, "better");
    for half_move in ["d8d5", "e8d8", "d5e8"] {
        table.makes(half_move);
    }
    table.pass(4_000);
    assert_eq!((table.asked_to_begin, table.differed), (0, 2));
}

/// What a board shows is no line of the record: it is said to everybody whom it concerns, wherever they sit.
#[test]
fn what_stands_there_is_said_at_every_seat_that_it_concerns() {
    let persons = [Some(Actor::Player(Color::White)), Some(Actor::Player(Color::Black)), Some(Actor::Arbiter), None];
    let seats = || (1..).map(SeatId).zip(persons);
    let mut table = set_up(Board::new(), Lever::NotThere);
    seats().for_each(|(id, person)| table.sits_down(id, person));
    table.makes("e2e4");
    table.pass(4_000);
    for (id, person) in seats() {
        assert_eq!(table.heard_at(id, "Play has not begun."), 1, "{person:?}");
    }
    table.makes("e4e2");
    table.pass(4_000);
    table.begin();
    table.command(Actor::Arbiter, Command::Clock(ClockCommand::Stop));
    table.makes("a2a5");
    table.pass(8_000);
    // For the arbiter, and for players alone at a terminal.
    for (id, person) in seats() {
        assert_eq!(table.heard_at(id, "electronic board: "), usize::from(person.is_some()), "{person:?}");
    }
    assert_eq!(table.heard_at(SeatId::FIRST, "electronic board: "), 0, "the arbiter sits elsewhere");
}
