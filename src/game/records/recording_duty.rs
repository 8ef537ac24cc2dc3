//! Which player must record, how many entries the scoresheet may lack, and what must be written after a flag fall (8.1,
//! 8.4, 8.5).

use shakmaty::{ByColor, Color};

use crate::game::Game;
use crate::game::clock::display::{ClockReading, PauseReason};
use crate::game::clock::moment::Span;
use crate::game::clock::time_control::Mode;
use crate::game::draft::Draft;
use crate::game::event::{ClockEvent, Event, RecordsEvent};
use crate::game::laws::edition::TimeClass;
use crate::game::records::scoresheet::may_still_owe;

impl Game {
    /// How many entries a player's sheet may lack: 0 if the ordinary flow writes it, any number if the player need not.
    pub fn owed_entries(&self, sheet: Color) -> usize {
        if self.terms.players[sheet].keeps.sheet {
            return 0;
        }
        if !self.must_record(sheet) {
            return self.line().len();
        }
        may_still_owe(sheet, self.line().len(), !self.to_move())
    }

    /// Whether the sheet may end where it does: by no more than its owner may owe, or where the other ends too.
    pub(in crate::game) fn may_lag(&self, sheet: Color) -> bool {
        if self.updates_sheet_to(sheet).is_some() {
            return true;
        }
        let written = self.records.sheets.as_ref().map(|sheet| sheet.entries.len());
        let kept_by_owner = !self.terms.players[sheet].keeps.sheet;
        let both_follow = Color::ALL.into_iter().all(|color| self.follows_announcements(color));
        let ends_alike = kept_by_owner && both_follow && written.white == written.black;
        ends_alike || written[sheet] + self.owed_entries(sheet) >= self.line().len()
    }

    /// Whether the player must record now: not in rapid and blitz (A.2, B.3), and not with less than five minutes left
    /// and less than 30 seconds added for each move (8.4).
    fn must_record(&self, player: Color) -> bool {
        if self.terms.time_class() != TimeClass::Standard {
            return false;
        }
        let Some(last) = self.line().last().map(|last| last.readings[player]) else { return true };
        if self.given_a_move(player, last.period) >= Span::seconds(30) {
            return true;
        }
        // A player freed once stays free for the rest of the period, even if time is added.
        let readings = self.line().iter().rev().map(|completed| &completed.readings[player]);
        readings.take_while(|reading| reading.period == last.period).all(|reading| self.must_record_at(player, reading))
    }

    /// Whether the player did not have to record just before the newest half-move was completed (8.4).
    pub(in crate::game) fn was_free_not_to_record(&self, player: Color) -> bool {
        self.line().last().is_some_and(|last| !self.must_record_at(player, &last.before_press[player]))
    }

    fn must_record_at(&self, player: Color, reading: &ClockReading) -> bool {
        let given = self.given_a_move(player, reading.period);
        given >= Span::seconds(30) || reading.remaining.is_none_or(|left| left >= Span::minutes(5))
    }

    /// What that player is given for each move of a period.
    fn given_a_move(&self, player: Color, period: u32) -> Span {
        self.terms.time[player].period(period).map_or(Span::ZERO, |period| match period.mode {
            Mode::Cumulative(span) | Mode::Delay(span) | Mode::UsDelay(span) => span,
            Mode::Plain | Mode::ByoYomi(_) | Mode::Canadian | Mode::Hourglass | Mode::Up => Span::ZERO,
        })
    }
}

impl Game {
    /// Up to which half-move that player is bringing the own scoresheet up to date, if so (8.5).
    pub fn updates_sheet_to(&self, sheet: Color) -> Option<usize> {
        self.records.updating[sheet]
    }

    /// How many half-moves a scoresheet lacks that its owner keeps.
    pub fn entries_lacking(&self, sheet: Color) -> usize {
        let is_kept_by_owner = !self.terms.players[sheet].keeps.sheet;
        let lacking = self.line().len().saturating_sub(self.played_entries(sheet));
        if is_kept_by_owner { lacking } else { 0 }
    }

    /// How many half-moves each owner-kept scoresheet lacks of those that should have been written.
    fn entries_missing(&self) -> ByColor<usize> {
        ByColor::new_with(|sheet| {
            let missing = self.entries_lacking(sheet);
            let is_more_than_usual = missing > may_still_owe(sheet, self.line().len(), !self.to_move());
            // A player who had to record and did not is found by D.2.9, or keeps a sheet that is not entered here.
            let was_free = self.was_free_not_to_record(sheet);
            if is_more_than_usual && was_free { missing } else { 0 }
        })
    }
}

impl Draft {
    /// If a player's period has ended with the newest half-move, what is missing on the sheets is written now. If both
    /// are behind, the clocks are stopped for it; one alone writes on the own time (8.5.1, 8.5.2).
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
            self.push(Event::Clock(ClockEvent::ClocksStopped { reason: PauseReason::Irregularity }));
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
