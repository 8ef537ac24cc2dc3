//! The clock on the bus of a board: what its lever completes, and with which times.

use annabella::game::clock::moment::Span;
use shakmaty::{Board, ByColor, CastlingMode, Chess, Color};

use super::simulated::SimulatedBoard;
use super::table::{Lever, Table};

fn at_the_start(owner: Color, is_turned: bool) -> Table {
    let mut board = SimulatedBoard::new(Board::new(), 5);
    board.is_turned = is_turned;
    Table::new(board, owner, Chess::default(), CastlingMode::Standard, Lever::There)
}

/// Plays on White's board; Black is typed for, and White mirrors. After each half-move the clock shows those times.
fn plays(table: &mut Table, game: &[(&str, u32, u32)]) {
    let mut by = Color::White;
    for (half_move, white, black) in game {
        if by == Color::Black {
            table.opponent_announces(half_move.parse().expect("squares"));
        }
        table.makes(half_move);
        table.pass(1_700);
        table.left = ByColor { white: *white, black: *black };
        table.press(by);
        by = !by;
    }
}

fn assert_noted(table: &Table, game: &[(&str, u32, u32)]) {
    for (ply, (half_move, white, black)) in game.iter().enumerate() {
        let readings = table.game().readings_after(ply + 1).expect("it was made");
        let seconds = |seconds: u32| Some(Span::seconds(seconds.into()));
        let noted = (readings.white.remaining, readings.black.remaining);
        assert_eq!(noted, (seconds(*white), seconds(*black)), "{half_move}");
    }
}

#[test]
fn each_half_move_carries_the_times_of_its_own_press() {
    for is_turned in [false, true] {
        let mut table = at_the_start(Color::White, is_turned);
        let game = [
            ("e2e4", 5_393, 5_400),
            ("e7e5", 5_393, 5_394),
            ("g1f3", 5_386, 5_394),
            ("b8c6", 5_386, 5_380),
            ("f1b5", 5_370, 5_380),
        ];
        plays(&mut table, &game);
        assert_eq!(table.game().line().len(), game.len());
        assert_noted(&table, &game);
    }
}

/// Mate needs no press, but its player makes one.
#[test]
fn the_last_half_move_carries_the_times_of_its_press() {
    let mut table = at_the_start(Color::White, false);
    let mut game = vec![("e2e4", 5_393, 5_400), ("e7e5", 5_393, 5_394), ("d1h5", 5_386, 5_394)];
    game.extend([("b8c6", 5_386, 5_380), ("f1c4", 5_370, 5_380), ("g8f6", 5_370, 5_375), ("h5f7", 5_365, 5_375)]);
    plays(&mut table, &game);
    assert!(table.game().result().is_some());
    assert_noted(&table, &game);
}

/// Nobody has started the clock: White's first press does.
#[test]
fn the_first_press_may_begin_play() {
    let board = SimulatedBoard::new(Board::new(), 5);
    let mut table = Table::before_play(board, Color::White, Chess::default(), CastlingMode::Standard, Lever::There);
    table.makes("e2e4");
    table.pass(1_700);
    table.left.white = 5_395;
    table.press(Color::White);
    assert_eq!(table.game().line().len(), 1);
    assert_noted(&table, &[("e2e4", 5_395, 5_400)]);
}
