//! Back to what is true: how a ruling under D.2.9 or 7.5 is carried out on boards, sheets and clocks.

use shakmaty::Color;

use crate::game::cases::Case;
use crate::game::cases::irregularity::Irregularity;
use crate::game::cases::kind::CaseKind;
use crate::game::clock::display::PauseReason;
use crate::game::clock::moment::Moment;
use crate::game::conduct::event::ConductEvent;
use crate::game::event::{ClockEvent, Event, MoveEvent, RecordsEvent};
use crate::game::half_move::HalfMove;
use crate::game::moves::line::Completed;
use crate::game::records::boards::{RecordsAfter, RestoredTimes};
use crate::game::records::ruling::{ClockProposal, Proposal, ProposalReason};
use crate::game::records::scoresheet::{Meaning, SheetEntry};
use crate::game::refusal::Refusal;
use crate::game::{Game, Stage};

impl Game {
    /// The events that go back as the arbiter decides: as the Laws propose, or to another ply. If an illegal move is taken
    /// back with it, its penalty follows (7.5.5); if it loses the game, the arbiter must rule on it first.
    ///
    /// # Errors
    ///
    /// [`Refusal::RuleFirst`]; [`Refusal::NothingToRetrace`] if there is nothing to go back from; [`Refusal::NoSuchPly`].
    pub(in crate::game) fn decide_retrace(&self, at: Moment, ply: Option<usize>) -> Result<Vec<Event>, Refusal> {
        let illegal = self.illegal_move_taken_back(ply).map(|(case, _)| case);
        let differ = || self.cases.pending().find(|case| case.kind == CaseKind::RecordsDiffer);
        let explained = illegal.or_else(differ).map(|case| self.decide_explanation(case, String::new()));
        Ok(explained.into_iter().chain(self.decide_back_with_penalty(at, ply)?).collect())
    }

    /// The events that go back as proposed or to another ply, with the penalty of an illegal move that is taken back.
    ///
    /// # Errors
    ///
    /// [`Refusal::RuleFirst`] if it loses the game: that is declared by a ruling, never as a side effect (7.5.5).
    pub(in crate::game) fn decide_back_with_penalty(
        &self,
        at: Moment,
        ply: Option<usize>,
    ) -> Result<Vec<Event>, Refusal> {
        match self.illegal_move_taken_back(ply) {
            Some((_, irregularity)) if self.result_by_ruling(irregularity).is_some() => Err(Refusal::RuleFirst),
            Some((case, irregularity)) => self.decide_take_back(at, case, irregularity, ply),
            None => self.decide_going_back(ply),
        }
    }

    /// The newest illegal move not ruled on that going back there takes back.
    fn illegal_move_taken_back(&self, ply: Option<usize>) -> Option<(&Case, Irregularity)> {
        self.illegal_moves_to_rule_on().find(|(case, _)| ply.is_none_or(|ply| case.is_void_at(ply)))
    }

    /// The illegal moves that the arbiter has not ruled on (7.5), the newest first.
    pub(in crate::game) fn illegal_moves_to_rule_on(&self) -> impl Iterator<Item = (&Case, Irregularity)> {
        self.cases.pending().rev().filter_map(|case| {
            let irregularity = case.kind.irregularity()?;
            matches!(irregularity, Irregularity::IllegalMoveFound { .. }).then_some((case, irregularity))
        })
    }

    /// The explanation of a ruling on that case: its article, and the arbiter's words.
    pub(in crate::game) fn decide_explanation(&self, case: &Case, words: String) -> Event {
        let article = self.terms.number_of(case.article).to_owned();
        Event::Conduct(ConductEvent::RulingExplained { case: case.id, article, words })
    }

    /// The events that carry out what D.2.9 proposes, or that go back to another ply. Where a move is sealed, the line stays
    /// as it is until the envelope is opened: the move was written in that position (I.1.1, I.5).
    ///
    /// # Errors
    ///
    /// [`Refusal::NothingToRetrace`], [`Refusal::NoSuchPly`]; why the sealed move comes first.
    pub(in crate::game) fn decide_going_back(&self, ply: Option<usize>) -> Result<Vec<Event>, Refusal> {
        let events = self.decide_back_to(ply)?;
        let changes_the_line = |event: &Event| {
            matches!(event, Event::Records(RecordsEvent::Retraced { .. } | RecordsEvent::LineReplaced { .. }))
        };
        if events.iter().any(changes_the_line) && self.is_move_sealed() {
            self.sealing_goes_first()?;
        }
        Ok(events)
    }

    fn decide_back_to(&self, ply: Option<usize>) -> Result<Vec<Event>, Refusal> {
        let nothing = ply.is_none() && !self.has_differences() && self.proposal().reason == ProposalReason::Nothing;
        if nothing {
            return Err(Refusal::NothingToRetrace);
        }
        let mut events = Vec::new();
        if self.in_hand().announcement.is_some() {
            events.push(Event::Move(MoveEvent::AnnouncementWithdrawn { records: RecordsAfter::RestoredWhereAutoKept }));
        }
        if self.stage() == Stage::Playing && self.clock().running().is_some() {
            events.push(Event::Clock(ClockEvent::ClocksStopped { reason: PauseReason::Mismatch }));
        }
        let Some(ply) = ply else {
            self.decide_proposal(&self.proposal(), &mut events);
            return Ok(events);
        };
        if ply > self.line().len() {
            return Err(Refusal::NoSuchPly { plies: self.line().len() });
        }
        let line: Vec<HalfMove> = self.line().iter().take(ply).map(|completed| completed.half_move).collect();
        events.push(Event::Records(RecordsEvent::Retraced { ply, times: RestoredTimes::AsThen }));
        self.decide_sheet_entries(&line, &mut events);
        Ok(events)
    }

    /// The events that confirm that the boards, or one of them, now stand as on the sheets (D.2.9, case A).
    pub(in crate::game) fn decide_adjustment(&self, owner: Option<Color>) -> Vec<Event> {
        let proposal = self.proposal();
        let mut events = match proposal.clocks {
            ClockProposal::Keep => self.decide_line_replacement(&proposal).into_iter().collect(),
            ClockProposal::AsAfter(_) => Vec::new(),
        };
        let boards = Color::ALL.into_iter().filter(|color| owner.is_none_or(|owner| owner == *color));
        events.extend(boards.map(|board| Event::Records(RecordsEvent::BoardAdjusted { board })));
        events
    }

    fn decide_line_replacement(&self, proposal: &Proposal) -> Option<Event> {
        let announced = self.line().iter().map(|completed| completed.half_move);
        let same = proposal.line.iter().zip(announced).take_while(|(one, other)| **one == *other).count();
        let whole = same == proposal.line.len()
            && match proposal.clocks {
                ClockProposal::Keep => same == self.line().len(),
                ClockProposal::AsAfter(_) => true,
            };
        (!whole).then(|| {
            Event::Records(RecordsEvent::LineReplaced { from: same, half_moves: proposal.line[same..].to_vec() })
        })
    }

    fn decide_proposal(&self, proposal: &Proposal, events: &mut Vec<Event>) {
        events.extend(self.decide_line_replacement(proposal));
        match proposal.clocks {
            ClockProposal::AsAfter(ply) => {
                events.push(Event::Records(RecordsEvent::Retraced { ply, times: RestoredTimes::AsThen }));
                self.decide_sheet_entries(&proposal.line, events);
            }
            ClockProposal::Keep => {
                self.decide_sheet_entries(&proposal.line, events);
                let wrong = Color::ALL.into_iter().filter(|board| !proposal.boards[*board].is_empty());
                events.extend(wrong.map(|board| Event::Records(RecordsEvent::BoardCorrectionDue { board })));
            }
        }
    }

    /// Strikes what departs from `line` on each sheet, and writes what is missing beyond what may be owed. A sheet that its
    /// owner keeps is never written on: if most of what follows a wrong entry is right, it stands (8.1), and the owner
    /// corrects the wrong entries alone.
    pub(in crate::game) fn decide_sheet_entries(&self, line: &[HalfMove], events: &mut Vec<Event>) {
        for sheet in Color::ALL {
            let entries = &self.sheet(sheet).entries;
            let means = |entry: &SheetEntry, half_move: &HalfMove| match &entry.meaning {
                Meaning::HalfMove(written) => written == half_move,
                Meaning::Ambiguous(several) => several.contains(half_move),
                Meaning::Unreadable => false,
            };
            let same = entries.iter().zip(line).take_while(|(entry, half_move)| means(entry, half_move)).count();
            let departing = same..entries.len().min(line.len());
            let departs = !departing.is_empty();
            let is_written = self.terms.players[sheet].keeps.sheet;
            let wrong: Vec<usize> = departing.clone().filter(|ply| !means(&entries[*ply], &line[*ply])).collect();
            if !is_written && 2 * wrong.len() <= departing.len() {
                events.extend(wrong.into_iter().map(|ply| {
                    let draw_offer = entries[ply].draw_offer;
                    let entry = SheetEntry { text: String::new(), meaning: Meaning::HalfMove(line[ply]), draw_offer };
                    Event::Records(RecordsEvent::EntryCorrectionDue { sheet, ply, entry })
                }));
            } else if departs {
                events.push(Event::Records(match is_written {
                    true => RecordsEvent::Struck { sheet, from: same },
                    false => RecordsEvent::StrikeDue { sheet, from: same },
                }));
            }
            if is_written && (departs || line.len() - same > self.owed_entries(sheet)) {
                let missing = line.iter().enumerate().skip(same).map(|(ply, half_move)| SheetEntry {
                    text: String::new(),
                    meaning: Meaning::HalfMove(*half_move),
                    draw_offer: self.sheet(!sheet).entries.get(ply).is_some_and(|entry| entry.draw_offer),
                });
                events.extend(missing.map(|entry| Event::Records(RecordsEvent::Recorded { sheet, entry })));
            }
        }
    }

    pub(in crate::game) fn apply_line_replaced(&mut self, at: Moment, from: usize, half_moves: &[HalfMove]) {
        let before = self.moves.go_back_to(from);
        self.forget_claims();
        self.records.forget_line_from(from);
        for (i, half_move) in half_moves.iter().enumerate() {
            let after = half_move.played_in(self.position());
            let now = || self.clock().readings(at);
            let completed = match before.get(i) {
                Some(known) => Completed { half_move: *half_move, after, ..known.clone() },
                None => Completed {
                    half_move: *half_move,
                    after,
                    readings: now(),
                    before_press: now(),
                    given: *self.clock.given(),
                    at,
                    touched: Vec::new(),
                    imported: None,
                },
            };
            self.moves.append(completed);
        }
    }

    pub(in crate::game) fn apply_retraced(&mut self, at: Moment, ply: usize, times: RestoredTimes) {
        let readings = match times {
            RestoredTimes::AsThen => self.readings_after(ply.min(self.line().len())),
            RestoredTimes::BeforeTheNext => self.readings_before_press(ply),
        };
        if ply < self.line().len() {
            self.moves.go_back_to(ply);
            self.forget_claims();
        } else {
            self.moves.keep_only_touched();
        }
        self.cases.withdraw(|case| case.is_void_at(ply));
        let truth = self.placement_at(self.line().len());
        for color in Color::ALL {
            self.set_board_of(color, truth.clone());
            let sheet = &mut self.records.sheets[color];
            if self.terms.players[color].keeps.sheet { sheet.strike_from(ply) } else { sheet.let_strike_from(ply) }
        }
        let to_move = self.to_move();
        if let Some(readings) = readings {
            self.clock.restore(readings, to_move, at);
        }
        self.forget_corrections();
    }
}
