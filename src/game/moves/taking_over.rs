//! A half-move taken over from a PGN becomes part of the game.

use shakmaty::{ByColor, Color};

use crate::game::Game;
use crate::game::clock::display::ClockReading;
use crate::game::clock::moment::{Moment, Span};
use crate::game::moves::imported::ImportedMove;
use crate::game::moves::line::Completed;
use crate::game::records::boards::Execution;
use crate::game::records::scoresheet::SheetEntry;

impl Game {
    /// Makes the half-move on both boards and both scoresheets. What is not noted of a clock is not known.
    pub(in crate::game) fn apply_imported(&mut self, at: Moment, imported: &ImportedMove) {
        let (by, half_move) = (self.to_move(), imported.half_move);
        let before = self.line().last().map(|last| last.readings);
        for owner in Color::ALL {
            let entry = SheetEntry {
                text: imported.text.clone(),
                draw_offer: imported.draw_offer,
                ..SheetEntry::of(half_move)
            };
            self.apply_taken_over(owner, &Execution::HalfMove(half_move), entry);
        }
        self.clock.press_after(1, by, at);
        if let Some(left) = imported.clock {
            self.clock.set_time(by, left, at);
        }
        let now = self.clock().readings(at);
        let was = |color: Color| before.map(|before| before[color]);
        // Of the opponent, who did not move, what was noted last.
        let readings = ByColor::new_with(|color| {
            let used = was(color).map_or(Span::ZERO, |reading| reading.used);
            match color == by {
                true => ClockReading {
                    remaining: imported.clock,
                    used: used + imported.used.unwrap_or(Span::ZERO),
                    ..now[color]
                },
                false => {
                    ClockReading { remaining: was(color).and_then(|reading| reading.remaining), used, ..now[color] }
                }
            }
        });
        let after = half_move.left_standing(self.position());
        let given = *self.clock.given();
        let notes = Some(Box::new(imported.clone()));
        self.moves.append(Completed {
            half_move,
            after,
            readings,
            before_press: readings,
            given,
            at,
            touched: Vec::new(),
            imported: notes,
        });
    }
}
