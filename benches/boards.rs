//! How long it takes to read what stands on an electronic board, and, with a simulated board at a pseudo-terminal, from
//! the lever to the announcement, from a pulled cable to its report, and how much a quiet board costs.

use annabella::boards::Fields;
use annabella::boards::expected::{Before, Expected, Turn};
use annabella::boards::orientation::Orientation;
use annabella::boards::settle::Settling;
use annabella::game::clock::moment::{Moment, Span};
use shakmaty::fen::Fen;
use shakmaty::{Board, CastlingMode, Chess, Position};

use crate::measure::Bench;

#[cfg(target_os = "linux")]
mod at_a_port;
#[cfg(target_os = "linux")]
#[allow(dead_code, reason = "the tests use more of it")]
#[path = "../tests/it/boards/port.rs"]
mod port;
#[cfg(target_os = "linux")]
#[allow(dead_code, reason = "the tests use more of it")]
#[path = "../tests/it/boards/simulated.rs"]
mod simulated;

fn fields(board: &Board) -> Fields {
    std::array::from_fn(|field| board.piece_at(Orientation::Straight.square(field)))
}

/// Runs it.
pub fn run() {
    let bench = Bench::new();
    let mut bench = bench.benchmark_group("an electronic board");
    let fen: Fen = "r3k2r/ppp2ppp/2n2n2/2bqp1B1/2BpP1b1/2NP1N2/PPP2PPP/R2QK2R w KQkq - 0 1".parse().expect("a FEN");
    for (name, mode) in [("standard", CastlingMode::Standard), ("Chess960", CastlingMode::Chess960)] {
        let position: Chess = fen.clone().into_position(mode).expect("a position");
        let before = position.board().clone();
        let castled: Fen =
            "r3k2r/ppp2ppp/2n2n2/2bqp1B1/2BpP1b1/2NP1N2/PPP2PPP/R2Q1RK1 b kq - 0 1".parse().expect("a FEN");
        let after = fields(&castled.into_setup().board);
        bench.bench_function(format!("castling settled and read, {name}"), |b| {
            b.iter(|| {
                let mut settling = Settling::new(Span::seconds(1));
                settling.dump(Moment(0), &fields(&before));
                settling.dump(Moment(1_000), &after);
                let standing = settling.dump(Moment(2_500), &after);
                let owner = position.turn();
                let turn = Turn::ToMove(Before { placement: before.clone(), position: Some(position.clone()) });
                let expected = Expected { owner, stands: before.clone(), due: Vec::new(), turn, mode };
                standing.map(|standing| expected.read(&Orientation::Straight.placement(&standing.fields)))
            });
        });
    }
    #[cfg(target_os = "linux")]
    at_a_port::run();
}
