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
use crate::game::moves::illegal_moves::{TimeUsed, WayBack};
use crate::game::moves::line::Completed;
use crate::game::records::boards::{RecordsAfter, RestoredTimes};
use crate::game::records::ruling::{ClockProposal, Proposal, ProposalReason};
use crate::game::records::scoresheet::SheetEntry;
use crate::game::refusal::Refusal;
use crate::game::{Game, Stage};

impl Game {
    /// The events that go back as the arbiter decides: as the Laws propose, or to another ply. If an illegal move is
    /// taken back with it, its penalty follows (7.5.5); if it loses the game, the arbiter must rule on it first.
    ///
    /// # Errors
    ///
    /// [`Refusal::RuleFirst`]; [`Refusal::NothingToRetrace`] and [`Refusal::NothingToRetraceSoFar`] if there is nothing
    /// to go back from; [`Refusal::NoSuchPly`].
    pub(in crate::game) fn decide_retrace(&self, at: Moment, ply: Option<usize>) -> Result<Vec<Event>, Refusal> {
        let illegal = self.illegal_move_taken_back(ply).map(|(case, _)| case);
        let differ = || self.cases.pending().find(|case| case.kind == CaseKind::RecordsDiffer);
        let way = ply.map(|ply| WayBack { ply, time: TimeUsed::GivenBack });
        let explained = illegal.or_else(differ).map(|case| self.decide_explanation(case, String::new()));
        Ok(explained.into_iter().chain(self.decide_back_with_penalty(at, way)?).collect())
    }

    /// The events that go back as proposed or another way, with the penalty of an illegal move that is taken back.
    ///
    /// # Errors
    ///
    /// [`Refusal::RuleFirst`] if it loses the game: that is declared by a ruling, never as a side effect (7.5.5).
    pub(in crate::game) fn decide_back_with_penalty(
        &self,
        at: Moment,
        way: Option<WayBack>,
    ) -> Result<Vec<Event>, Refusal> {
        match (self.illegal_move_taken_back(way.map(|way| way.ply)), way) {
            (Some((_, irregularity)), _) if self.result_by_ruling(irregularity).is_some() => Err(Refusal::RuleFirst),
            (Some((case, irregularity)), _) => self.decide_take_back(at, case, irregularity, way),
            (None, Some(way)) => self.decide_way_back(at, way),
            (None, None) => self.decide_going_back(None),
        }
    }

    /// Whether going back as the Laws propose takes back an illegal move that loses: the arbiter rules on it first
    /// (7.5.5).
    pub(in crate::game) fn is_ruling_due_before_retracing(&self) -> bool {
        let taken_back = self.illegal_move_taken_back(None);
        taken_back.is_some_and(|(_, irregularity)| self.result_by_ruling(irregularity).is_some())
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

    /// The events that carry out what D.2.9 proposes, or that go back to another ply. Where a move is sealed, the line
    /// stays as it is until the envelope is opened: the move was written in that position (I.1.1, I.5).
    ///
    /// # Errors
    ///
    /// [`Refusal::NothingToRetrace`], [`Refusal::NothingToRetraceSoFar`], [`Refusal::NoSuchPly`]; why the sealed move
    /// comes first.
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
        let differs = self.proposal().reason != ProposalReason::Nothing;
        if let Some(sheet) = self.sheet_to_correct().filter(|_| ply.is_none() && !differs) {
            return Err(Refusal::SheetCorrectionDue { of: sheet });
        }
        if ply.is_none() && !differs && !self.has_differences() {
            let lacks = Color::ALL.into_iter().any(|sheet| self.entries_lacking(sheet) > 0);
            return Err(if lacks { Refusal::NothingToRetraceSoFar } else { Refusal::NothingToRetrace });
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
        self.decide_retraced(ply, &line, &mut events);
        Ok(events)
    }

    /// The events that confirm that the boards, or one of them, now stand as on the sheets (D.2.9, case A).
    pub(in crate::game) fn decide_adjustment(&self, owner: Option<Color>) -> Vec<Event> {
        let proposal = self.proposal();
        let mut events = match proposal.clocks {
            ClockProposal::Keep => self.decide_line_replacement(&proposal).into_iter().collect(),
            ClockProposal::AsAfter(_) => Vec::new(),
        };
        let named = || Color::ALL.into_iter().filter(|color| owner.is_none_or(|owner| owner == *color));
        let corrected = named().filter(|sheet| self.sheet(*sheet).is_correction_due());
        let corrected: Vec<Event> =
            corrected.map(|sheet| Event::Records(RecordsEvent::SheetCorrected { sheet })).collect();
        // Where scoresheets alone were to be corrected, nobody speaks of boards.
        if corrected.is_empty() || !self.known_discrepancies().is_empty() || self.is_correction_due() {
            events.extend(named().map(|board| Event::Records(RecordsEvent::BoardAdjusted { board })));
        }
        events.extend(corrected);
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
            ClockProposal::AsAfter(ply) => self.decide_retraced(ply, &proposal.line, events),
            ClockProposal::Keep => {
                self.decide_sheet_entries(&proposal.line, events);
                let wrong = Color::ALL.into_iter().filter(|board| !proposal.boards[*board].is_empty());
                events.extend(wrong.map(|board| Event::Records(RecordsEvent::BoardCorrectionDue { board })));
            }
        }
    }

    /// The game goes back. What is wrong on a sheet before that half-move is corrected first: everything behind it is
    /// then struck.
    fn decide_retraced(&self, ply: usize, line: &[HalfMove], events: &mut Vec<Event>) {
        let mut sheets = Vec::new();
        self.decide_sheet_entries(line, &mut sheets);
        // Going back strikes everything from there on.
        sheets.retain(
            |event| !matches!(event, Event::Records(records) if records.strikes_from().is_some_and(|from| from >= ply)),
        );
        let is_due = |event: &Event| matches!(event, Event::Records(records) if records.is_stroke_due());
        let (due, written): (Vec<Event>, Vec<Event>) = sheets.into_iter().partition(is_due);
        events.extend(due);
        events.push(Event::Records(RecordsEvent::Retraced { ply, times: RestoredTimes::AsThen }));
        events.extend(written);
    }

    /// Strikes what departs from `line` on each sheet that the program writes, and writes what is missing there. A
    /// sheet that its owner keeps is never written on: its owner corrects it with the fewest strokes.
    pub(in crate::game) fn decide_sheet_entries(&self, line: &[HalfMove], events: &mut Vec<Event>) {
        for sheet in Color::ALL {
            match self.terms.players[sheet].keeps.sheet {
                true => self.decide_written_entries(sheet, line, events),
                false => events.extend(self.decide_strokes(sheet, line)),
            }
        }
    }

    fn decide_written_entries(&self, sheet: Color, line: &[HalfMove], events: &mut Vec<Event>) {
        let entries = &self.sheet(sheet).entries;
        let same = self.entries_in_line(sheet, line);
        // What is behind the line and is not compared stays: the declared half-move of a claim.
        let is_compared = self.compared_entries(sheet) > line.len();
        if same < entries.len() && (same < line.len() || is_compared) {
            events.push(Event::Records(RecordsEvent::Struck { sheet, from: same }));
        }
        let missing = line.iter().enumerate().skip(same).map(|(ply, half_move)| SheetEntry {
            draw_offer: self.sheet(!sheet).entries.get(ply).is_some_and(|entry| entry.draw_offer),
            ..SheetEntry::of(*half_move)
        });
        events.extend(missing.map(|entry| Event::Records(RecordsEvent::Recorded { sheet, entry })));
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
            self.set_by_hand(color, truth.clone());
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
