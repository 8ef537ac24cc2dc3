//! Which player must record, and how many entries the scoresheet may lack (8.1, 8.4).

use shakmaty::Color;

use crate::game::Game;
use crate::game::clock::display::ClockReading;
use crate::game::clock::moment::Span;
use crate::game::clock::time_control::Mode;
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

    /// Whether the player must record now: not in rapid and blitz (A.2, B.3), and not with less than five minutes left and
    /// less than 30 seconds added for each move (8.4).
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
