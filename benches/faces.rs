//! What one frame of the screen costs, in a game of 40 moves.

use std::hint::black_box;

use annabella::face::screen::{Desk, View, draw};
use annabella::game::clock::moment::Moment;
use annabella::game::command::{Command, Spoken};
use annabella::game::half_move::HalfMove;
use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;
use annabella::now::Stamp;
use annabella::session::Session;
use annabella::wording::Wording;
use criterion::{Criterion, criterion_group, criterion_main};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use shakmaty::{CastlingMode, Position};

/// A game of 80 half-moves, the same each time.
fn session() -> Session {
    let wording = Wording::new("en").expect("English is there");
    let terms = Terms::between(Player::named("White"), Player::named("Black"));
    let stamp = |seconds: u64| Stamp { at: Moment(seconds * 1000), wall_ms: 0 };
    let (mut session, _) = Session::open(terms, None, wording, stamp(0));
    session.command(stamp(0), Actor::Arbiter, Command::Begin);
    for ply in 0..80_u64 {
        let moves = session.game().position().legal_moves();
        let Some(mv) = moves.get((ply as usize * 7 + 3) % moves.len().max(1)) else { break };
        let half_move = HalfMove::of(*mv, CastlingMode::Standard);
        let by = Actor::Player(session.to_move());
        let spoken = Spoken { half_move, text: half_move.to_string(), draw_offer: false };
        session.command(stamp(ply * 20), by, Command::Announce(spoken));
        session.command(stamp(ply * 20 + 10), by, Command::Complete);
    }
    session
}

fn frames(c: &mut Criterion) {
    let session = session();
    let desk = Desk::default();
    for (width, height) in [(80, 24), (200, 60)] {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen in memory");
        let mut at = 1_700_000;
        c.bench_function(&format!("frame {width}x{height}"), |b| {
            b.iter(|| {
                at += 1000;
                let (game, wording, said) = (session.game(), &session.wording, session.said());
                let view = View { game, at: Moment(at), wording, said, desk: &desk };
                terminal.draw(|frame| draw(frame, black_box(&view))).expect("a screen in memory");
            });
        });
    }
}

criterion_group! { name = benches; config = Criterion::default().sample_size(50); targets = frames }
criterion_main!(benches);
