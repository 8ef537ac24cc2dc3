//! Which strokes the owner of a scoresheet is to make so that it has the accepted line, and how they are carried out.

use shakmaty::{Chess, Color, Position};

use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::game::draft::Decided;
use crate::game::event::{Event, RecordsEvent};
use crate::game::half_move::HalfMove;
use crate::game::records::alignment::{Stroke, align};
use crate::game::records::ruling::ProposalReason;
use crate::game::records::scoresheet::{DueKind, Meaning, SheetEntry};
use crate::game::refusal::Refusal;

/// The position before each half-move of a line, as far as it can be played.
pub(in crate::game) fn positions_before(start: &Chess, line: &[HalfMove]) -> Vec<Chess> {
    let mut position = start.clone();
    let mut before = Vec::with_capacity(line.len());
    for half_move in line {
        before.push(position.clone());
        position = half_move.left_standing(&position).unwrap_or(position);
    }
    before
}

impl Game {
    /// The half-moves made so far.
    pub fn half_moves(&self) -> Vec<HalfMove> {
        self.line().iter().map(|made| made.half_move).collect()
    }

    /// The fewest strokes after which a sheet has that line. What its owner need not have written yet is not among
    /// them, nor is what was written in advance (8.1.2, 8.1.3).
    pub fn strokes_on(&self, sheet: Color, line: &[HalfMove]) -> Vec<Stroke> {
        let entries: Vec<&SheetEntry> = self.sheet(sheet).entries.iter().collect();
        let before = positions_before(&self.terms.start, line);
        let can_mean = |entry: usize, ply: usize| entries[entry].can_mean(line[ply], &before[ply]);
        let mut strokes = align(entries.len(), line.len(), usize::MAX, can_mean).unwrap_or_default();
        if self.is_written_in_advance(sheet, line) {
            strokes.pop_if(|stroke| matches!(stroke, Stroke::Strike { ply, .. } if *ply == line.len()));
        }
        let at_the_end = |stroke: &&Stroke| matches!(stroke, Stroke::WriteIn { entry, .. } if *entry == entries.len());
        let lacks = strokes.iter().rev().take_while(at_the_end).count();
        if lacks <= self.owed_entries(sheet) {
            strokes.truncate(strokes.len() - lacks);
        }
        strokes
    }

    /// Whether the only entry of a sheet behind that line can be the next half-move: one may be written in advance
    /// (8.1.2).
    fn is_written_in_advance(&self, sheet: Color, line: &[HalfMove]) -> bool {
        let entries = &self.sheet(sheet).entries;
        let mut end = self.terms.start.clone();
        for half_move in line {
            let Some(after) = half_move.played_in(&end) else { return false };
            end = after;
        }
        let can_be_next = |entry: &SheetEntry| {
            let mode = self.terms.castling_mode;
            end.legal_moves().iter().any(|legal| entry.can_mean(HalfMove::of(*legal, mode), &end))
        };
        entries.len() == line.len() + 1 && entries.last().is_some_and(can_be_next)
    }

    /// The strokes that its owner is to make on a sheet, so that it begins with that line.
    pub(in crate::game) fn decide_strokes(&self, sheet: Color, line: &[HalfMove]) -> Vec<Event> {
        let made = self.half_moves();
        // What is struck when the game goes back is judged like the rest: the line that was announced shows which
        // entries it is.
        let whole = if made.starts_with(line) { &made } else { line };
        let is_in_line = |stroke: &Stroke| stroke.ply() < line.len() || whole.len() == line.len();
        let strokes = self.strokes_on(sheet, whole).into_iter().filter(is_in_line);
        let entry = |ply: usize| SheetEntry {
            draw_offer: self.sheet(!sheet).entries.get(ply).is_some_and(|entry| entry.draw_offer),
            ..SheetEntry::of(whole[ply])
        };
        let due = strokes.map(|stroke| match stroke {
            Stroke::Correct { ply, .. } => RecordsEvent::EntryCorrectionDue { sheet, ply, entry: entry(ply) },
            Stroke::WriteIn { ply, .. } => RecordsEvent::EntryWriteInDue { sheet, ply, entry: entry(ply) },
            Stroke::Strike { ply, .. } => RecordsEvent::EntryStrikeDue { sheet, ply },
            Stroke::Exchange { entry: one, other, ply } if ply + (other - one) < line.len() => {
                RecordsEvent::ExchangeDue { sheet, ply, other: ply + (other - one) }
            }
            Stroke::Exchange { ply, .. } => RecordsEvent::EntryCorrectionDue { sheet, ply, entry: entry(ply) },
        });
        due.map(Event::Records).collect()
    }

    /// How many entries of that sheet, from its first on, stand in that line.
    pub(in crate::game) fn entries_in_line(&self, sheet: Color, line: &[HalfMove]) -> usize {
        let before = positions_before(&self.terms.start, line);
        let entries = self.sheet(sheet).entries.iter().zip(line.iter().zip(&before));
        entries.take_while(|(entry, (half_move, position))| entry.can_mean(**half_move, position)).count()
    }

    /// The player, if there is one, who is still to correct or strike something on the own sheet.
    pub fn sheet_to_correct(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|sheet| self.sheet(*sheet).is_correction_due())
    }

    /// Whether nothing differs but what is still to be corrected on a scoresheet.
    pub fn is_only_a_sheet_to_correct(&self) -> bool {
        self.sheet_to_correct().is_some() && self.proposal().reason == ProposalReason::Nothing
    }

    /// Whether a single entry is to be struck at that ply (from 0).
    pub(in crate::game) fn is_strike_due(&self, sheet: Color, ply: usize) -> bool {
        self.sheet(sheet).due.iter().any(|due| due.ply == ply && matches!(due.kind, DueKind::Strike(_)))
    }

    /// An entry on a sheet that is still to be corrected: what was to be written there, or the next entry, with which
    /// the rest counts as carried out.
    ///
    /// # Errors
    ///
    /// [`Refusal::EntryNotDue`] if it is neither.
    pub(in crate::game) fn decide_entry_while_due(&self, at: Moment, sheet: Color, entry: SheetEntry) -> Decided {
        let made = |ply: usize| self.line().get(ply).map(|made| made.half_move);
        let means = |ply: usize| made(ply).filter(|half_move| entry.can_mean(*half_move, self.position_at(ply)));
        let writes = self.sheet(sheet).due.iter().filter(|due| !matches!(due.kind, DueKind::Strike(_)));
        if let Some((ply, half_move)) = writes.map(|due| due.ply).find_map(|ply| Some((ply, means(ply)?))) {
            let offered = self.sheet(sheet).entries.get(ply).is_some_and(|entry| entry.draw_offer);
            let (meaning, draw_offer) = (Meaning::HalfMove(half_move), entry.draw_offer || offered);
            let entry = SheetEntry { meaning, draw_offer, ..entry };
            let corrected = Event::Records(RecordsEvent::EntryCorrected { sheet, ply, entry });
            return Ok(self.decide_with_comparison(at, vec![corrected]));
        }
        let next = self.sheet(sheet).entries.len();
        let announced = self.in_hand().announcement.as_ref().map(|announcement| announcement.half_move);
        let is_next = match made(next) {
            Some(_) => means(next).is_some(),
            None if next == self.line().len() && announced.is_some() => {
                announced.is_some_and(|half_move| entry.can_mean(half_move, self.position()))
            }
            None => self.has_declared_half_move(),
        };
        if !is_next {
            return Err(Refusal::EntryNotDue { of: sheet });
        }
        Ok(self.decide_with_comparison(at, vec![Event::Records(RecordsEvent::Recorded { sheet, entry })]))
    }

    /// The stroke that its owner makes next on a sheet, as made.
    pub(in crate::game) fn next_stroke_done(&self, sheet: Color) -> Option<RecordsEvent> {
        let owned = self.sheet(sheet);
        let written =
            |ply: usize| Some(RecordsEvent::EntryCorrected { sheet, ply, entry: owned.entries.get(ply)?.clone() });
        match owned.due.front().map(|due| (due.ply, &due.kind)) {
            Some((ply, DueKind::Correct | DueKind::WriteIn)) => written(ply),
            Some((ply, DueKind::Strike(_))) => Some(RecordsEvent::EntryStruck { sheet, ply }),
            // Both entries change places in one stroke, and what is to be struck behind the rest is struck in one.
            Some((_, DueKind::Exchange { .. })) | None => {
                owned.is_correction_due().then_some(RecordsEvent::SheetCorrected { sheet })
            }
        }
    }

    /// Meaning of the entry at that ply (from 0) of a sheet: what was announced, if it and all before it can mean that.
    pub fn settled_meaning(&self, sheet: Color, ply: usize) -> Option<Meaning> {
        let entry = self.sheet(sheet).entries.get(ply)?;
        let announced = self.line().get(ply).filter(|_| ply < self.records.followed(sheet));
        Some(announced.map_or_else(|| entry.meaning.clone(), |made| Meaning::HalfMove(made.half_move)))
    }

    /// How an entry is compared: an ambiguous one means what the other sheet has, if it can mean that, and otherwise
    /// what was announced.
    pub(in crate::game) fn compared_meaning(&self, sheet: Color, ply: usize) -> Option<Meaning> {
        let written = |sheet: Color| self.sheet(sheet).entries.get(ply).map(|entry| &entry.meaning);
        match (written(sheet)?, written(!sheet)) {
            (ambiguous @ Meaning::Ambiguous(several), Some(Meaning::HalfMove(other))) if several.contains(other) => {
                Some(ambiguous.clone())
            }
            _ => self.settled_meaning(sheet, ply),
        }
    }
}
