//! Scoresheets that are not up to date when a flag has fallen: who must write what, and when it is done (8.5).

use shakmaty::{ByColor, Color};

use crate::game::Game;
use crate::game::clock::pause::PauseReason;
use crate::game::draft::Draft;
use crate::game::event::{ClockEvent, Event, RecordsEvent};
use crate::game::laws::edition::TimeClass;
use crate::game::records::scoresheet::may_still_owe;

impl Game {
    /// Up to which half-move that player is bringing the own scoresheet up to date, if so (8.5).
    pub fn updates_sheet_to(&self, sheet: Color) -> Option<usize> {
        self.records.updating[sheet]
    }

    /// How many half-moves each owner-kept scoresheet lacks of those that should have been written.
    fn entries_missing(&self) -> ByColor<usize> {
        let plies = self.line().len();
        ByColor::new_with(|sheet| {
            let missing = plies.saturating_sub(self.played_entries(sheet));
            let is_his = !self.terms.players[sheet].keeps.sheet;
            let is_more_than_usual = missing > may_still_owe(sheet, plies, !self.to_move());
            // A player who had to record and did not is found by D.2.9, or keeps a sheet that is not entered here.
            let was_free = self.was_free_not_to_record(sheet);
            if is_his && is_more_than_usual && was_free { missing } else { 0 }
        })
    }
}

impl Draft {
    /// If a player's period has ended with the newest half-move, what is missing on the sheets is written now. If both are
    /// behind, the clocks are stopped for it; one alone writes on the own time (8.5.1, 8.5.2).
    pub fn find_sheets_behind(&mut self, by: Color) {
        let line = self.game.line();
        let Some(last) = line.last_ply_of(by) else { return };
        let period = |ply: usize| line.get(ply).map_or(0, |made| made.readings[by].period);
        let before = last.checked_sub(2).map_or(0, period);
        if period(last) > before {
            self.find_sheets_incomplete();
        }
    }

    /// What is missing on the sheets is written now, if a player had to write it at all.
    pub fn find_sheets_incomplete(&mut self) {
        let missing = self.game.entries_missing();
        if missing == ByColor::default() || self.game.terms.time_class() != TimeClass::Standard {
            return;
        }
        self.push(Event::Records(RecordsEvent::SheetsIncomplete { missing }));
        if missing.iter().all(|missing| *missing > 0) && self.game.clock().running().is_some() {
            self.push(Event::Clock(ClockEvent::ClocksStopped(PauseReason::Irregularity)));
        }
    }

    /// Finds that a sheet being brought up to date is now complete.
    pub fn find_sheet_updated(&mut self, sheet: Color) {
        let written = self.game.played_entries(sheet);
        if self.game.records.updating[sheet].is_some_and(|wanted| written >= wanted) {
            self.push(Event::Records(RecordsEvent::SheetUpdated { sheet }));
        }
    }
}
