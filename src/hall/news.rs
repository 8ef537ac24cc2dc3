//! What is new in the hall for those who do not look at it all the time: where somebody is needed, and where not any
//! more.

use std::collections::{BTreeMap, BTreeSet};

use shakmaty::Color;

use crate::hall::address::BoardAddress;
use crate::wording::{HallFlag, HallNeed, HallNews, HallRow, MOST_NEWS};

/// The last known state of each board.
#[derive(Default)]
pub struct HallWatch {
    known: BTreeMap<BoardAddress, Known>,
}

#[derive(Default, PartialEq, Eq)]
struct Known {
    need: Option<HallNeed>,
    /// The cases for the arbiter by then.
    cases: usize,
    /// The players of whom it was said that their time is short: with increments it may be so again and again.
    near: BTreeSet<bool>,
}

impl HallWatch {
    /// The news since the last time, each with the boards that are named together in it: first where the arbiter is
    /// needed most and who has waited longest. A board that is seen first is only news where somebody is needed.
    pub fn look<'r, 'b>(&mut self, rows: &'r [HallRow<'b>]) -> Vec<(HallNews, Vec<&'r HallRow<'b>>)> {
        let mut found: Vec<(HallNews, Vec<&HallRow<'_>>)> = Vec::new();
        let mut in_order: Vec<&HallRow<'_>> = rows.iter().collect();
        in_order.sort_by_key(|row| row.urgency());
        for row in in_order {
            let Some(news) = self.news_of(row) else { continue };
            match found.iter_mut().find(|(kind, _)| *kind == news) {
                Some((_, boards)) => boards.push(row),
                None => found.push((news, vec![row])),
            }
        }
        let alone = |(news, boards): (HallNews, Vec<&'r HallRow<'b>>)| {
            let size = if boards.len() > MOST_NEWS { boards.len() } else { 1 };
            boards.chunks(size).map(|boards| (news, boards.to_vec())).collect::<Vec<_>>()
        };
        let mut found: Vec<_> = found.into_iter().flat_map(alone).collect();
        found.sort_by_key(|(_, boards)| boards.first().map(|row| row.urgency()));
        found
    }

    fn news_of(&mut self, row: &HallRow<'_>) -> Option<HallNews> {
        let address =
            BoardAddress { event: row.event.to_owned(), round: row.round.to_owned(), board: row.board.to_owned() };
        let known = self.known.entry(address).or_default();
        let need = row.need();
        let cases = row.game.map_or(0, |game| game.cases().iter().filter(|case| case.is_for_the_arbiter()).count());
        let is_another_case = cases > std::mem::replace(&mut known.cases, cases);
        let before = known.need.replace(need);
        let was_needed = before.is_some_and(HallNeed::is_somebody_needed);
        let is_new = before != Some(need) || (is_another_case && need.is_somebody_needed());
        if !is_new {
            return None;
        }
        match need {
            HallNeed::Over => before.map(|_| HallNews::Over),
            HallNeed::FlagNear => {
                let player = row.flag.map(|flag| match flag {
                    HallFlag::Near(color) | HallFlag::Fallen(color) => color,
                });
                let is_first = known.near.insert(player == Some(Color::White));
                is_first.then_some(HallNews::Need(need)).or(was_needed.then_some(HallNews::Settled))
            }
            HallNeed::Nothing => was_needed.then_some(HallNews::Settled),
            HallNeed::Gone
            | HallNeed::NotSaved
            | HallNeed::Differs
            | HallNeed::Arbiter
            | HallNeed::FlagFallen
            | HallNeed::Silent
            | HallNeed::Adjourned => Some(HallNews::Need(need)),
        }
    }
}
