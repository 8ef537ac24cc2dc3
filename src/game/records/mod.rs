//! What is done on the two boards and written on the two scoresheets, and what to do where they differ (D.2.9).

pub mod alignment;
pub mod boards;
pub mod command;
mod comparison;
mod correction;
pub mod diagnosis;
mod recording_duty;
mod retracing;
pub mod ruling;
pub mod scoresheet;
pub mod scoresheet_comparison;
pub mod slips;
mod walk;

use shakmaty::{Board, ByColor, CastlingMode, Chess, Color, Position, Role, Square};

use crate::game::cases::kind::CaseKind;
use crate::game::cases::{Case, CaseState};
use crate::game::clock::display::PauseReason;
use crate::game::clock::moment::Moment;
use crate::game::command::RecordsCommand;
use crate::game::draft::{Decided, Draft};
use crate::game::event::{Event, RecordsEvent};
use crate::game::half_move::{HalfMove, differing};
use crate::game::moves::line::Line;
use crate::game::records::boards::{Discrepancy, Execution, Sensing, SquareChange, TwoBoards};
use crate::game::records::diagnosis::{Cause, inferred_moves};
use crate::game::records::ruling::{Instruction, put_right};
use crate::game::records::scoresheet::{Scoresheet, SheetEntry};
use crate::game::refusal::Refusal;
use crate::game::{Game, Stage};

/// The placements of the two boards and the entries of the two scoresheets, with the result of comparing them.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::game) struct Records {
    boards: TwoBoards,
    sheets: ByColor<Scoresheet>,
    /// The squares that were found to differ when the boards were last compared.
    known_discrepancies: Vec<Discrepancy>,
    /// After how many half-moves the sheets were found to differ when they were last compared.
    known_parting: Option<usize>,
    /// How many entries of each sheet, from its first on, can mean what was announced.
    following: ByColor<usize>,
    /// Up to which half-move a player must bring the own sheet up to date after a flag fall (8.5).
    updating: ByColor<Option<usize>>,
    /// How many half-moves were executed on each board, one in hand or about to be announced included.
    executed: ByColor<usize>,
    /// Whether a player is to correct the own board, and that is not confirmed yet.
    correction_due: ByColor<bool>,
    /// What stood on a board before the game set it: its owner is still to put it right by hand.
    before_setting: ByColor<Option<Board>>,
    /// Whether the board is electronic.
    sensing: ByColor<Sensing>,
    /// Whether anything was ever said of the board.
    heard_of: ByColor<bool>,
}

impl Records {
    /// Boards set up for that position, sheets empty.
    pub fn new(start: &Chess) -> Records {
        Records {
            boards: TwoBoards::new(start.board()),
            sheets: ByColor::default(),
            known_discrepancies: Vec::new(),
            known_parting: None,
            following: ByColor::default(),
            updating: ByColor::default(),
            executed: ByColor::default(),
            correction_due: ByColor::default(),
            before_setting: ByColor::default(),
            sensing: ByColor::default(),
            heard_of: ByColor::default(),
        }
    }

    /// What stood and was written then stands again; what the boards are stays.
    pub fn be_again_as(&mut self, before: &Records) {
        *self = Records { sensing: self.sensing, heard_of: self.heard_of, ..before.clone() };
    }

    /// How many half-moves were executed on that board, one in hand or about to be announced included.
    pub fn executed_half_moves(&self, owner: Color) -> usize {
        self.executed[owner]
    }

    /// Puts that placement on a board: what stands there after `executed` half-moves.
    fn set_board(&mut self, owner: Color, placement: Board, executed: usize) {
        self.boards.boards[owner] = placement;
        self.executed[owner] = executed;
    }

    /// Strikes the entries of that sheet from `ply` (from 0) on.
    pub fn strike_from(&mut self, sheet: Color, ply: usize) {
        self.sheets[sheet].strike_from(ply);
    }

    /// Removes the entries of that sheet from `ply` (from 0) on, as if they had never been written.
    pub fn drop_entries_from(&mut self, sheet: Color, ply: usize) {
        self.sheets[sheet].entries.truncate(ply);
    }

    /// Notes a draw offer beside the entries of that ply (from 0) on both sheets.
    pub fn set_draw_offer(&mut self, ply: usize) {
        self.sheets.as_mut().for_each(|sheet| sheet.set_draw_offer(ply));
    }

    /// How many entries of that sheet, from its first on, can mean what was announced.
    pub fn followed(&self, sheet: Color) -> usize {
        self.following[sheet]
    }

    /// Whether every entry of the sheet can mean what was announced, as far as it was.
    pub fn follows(&self, sheet: Color, line: &Line) -> bool {
        self.following[sheet] == self.sheets[sheet].entries.len().min(line.len())
    }

    /// Updates how far the sheets follow the line, after entries or half-moves were added.
    pub fn follow(&mut self, line: &Line) {
        for sheet in Color::ALL {
            let entries = &self.sheets[sheet].entries;
            let both = entries.len().min(line.len());
            let following = &mut self.following[sheet];
            *following = (*following).min(both);
            let can_mean = |ply: usize| entries[ply].can_mean(line[ply].half_move, line.position_at(ply));
            while *following < both && can_mean(*following) {
                *following += 1;
            }
        }
    }

    /// The line has changed from that ply (from 0) on.
    pub fn forget_line_from(&mut self, ply: usize) {
        self.following.as_mut().for_each(|following| *following = (*following).min(ply));
        // Entries missing after it need no longer be written.
        self.updating = ByColor::default();
    }
}

impl Game {
    pub(in crate::game) fn decide_records(&self, at: Moment, command: RecordsCommand) -> Decided {
        match command {
            RecordsCommand::Execute(board, execution) => {
                let mut draft = Draft::of(self, at);
                self.decide_execution(at, board, execution)?.into_iter().for_each(|event| draft.push(event));
                draft.decide_end_where_made();
                Ok(draft.events)
            }
            RecordsCommand::Record(sheet, entry) if self.sheet(sheet).is_correction_due() => {
                self.decide_entry_while_due(at, sheet, entry)
            }
            RecordsCommand::Record(sheet, entry) => {
                let recorded = Event::Records(RecordsEvent::Recorded { sheet, entry });
                if self.updates_sheet_to(sheet).is_none() {
                    return Ok(self.decide_with_comparison(at, vec![recorded]));
                }
                let mut draft = Draft::of(self, at);
                draft.push(recorded);
                draft.find_sheet_updated(sheet);
                if draft.game.in_hand().announcement.is_none() {
                    draft.compare();
                }
                Ok(draft.events)
            }
            RecordsCommand::Strike(sheet, ply) if self.is_strike_due(sheet, ply) => {
                Ok(self.decide_with_comparison(at, vec![Event::Records(RecordsEvent::EntryStruck { sheet, ply })]))
            }
            RecordsCommand::Strike(sheet, from) => match self.sheet(sheet).standing() {
                plies if from < plies => {
                    Ok(self.decide_with_comparison(at, vec![Event::Records(RecordsEvent::Struck { sheet, from })]))
                }
                plies => Err(Refusal::NoSuchPly { plies }),
            },
            RecordsCommand::Check(owner, placement) => Ok(self.decide_check(at, owner, placement)),
            RecordsCommand::Retrace(ply) => Ok(self.decide_with_comparison(at, self.decide_retrace(at, ply)?)),
            RecordsCommand::Adjust(owner) => Ok(self.decide_with_comparison(at, self.decide_adjustment(owner))),
            RecordsCommand::Done(owner) => Ok(self.decide_with_comparison(at, vec![self.decide_done(owner)?])),
        }
    }

    pub(in crate::game) fn apply_records(&mut self, at: Moment, event: &RecordsEvent) {
        match event {
            RecordsEvent::Executed { board, execution } => {
                self.moves.keep_board_before(*board, &self.records.boards.boards[*board]);
                if let Execution::HalfMove(half_move) = execution
                    && !self.leaves_the_copy_owed(*board, *half_move)
                {
                    self.count_execution(*board);
                }
                self.records.boards.execute(*board, execution, self.terms.castling_mode);
                self.records.before_setting[*board] = None;
                self.records.heard_of[*board] = true;
            }
            RecordsEvent::Recorded { sheet, entry } => {
                self.records.sheets[*sheet].record(entry.clone());
                self.moves.set_recorded_if_announced(*sheet);
            }
            RecordsEvent::Struck { sheet, from } => self.records.sheets[*sheet].strike_from(*from),
            RecordsEvent::StrikeDue { sheet, from } => self.records.sheets[*sheet].let_strike_from(*from),
            RecordsEvent::EntryCorrectionDue { sheet, ply, entry } => {
                self.records.sheets[*sheet].let_correct(*ply, entry.clone());
            }
            RecordsEvent::EntryWriteInDue { sheet, ply, entry } => {
                self.records.sheets[*sheet].let_write_in(*ply, entry.clone());
            }
            RecordsEvent::EntryStrikeDue { sheet, ply } => self.records.sheets[*sheet].let_strike_one(*ply),
            RecordsEvent::ExchangeDue { sheet, ply, other } => self.records.sheets[*sheet].let_exchange(*ply, *other),
            RecordsEvent::EntryCorrected { sheet, ply, entry } => {
                self.records.sheets[*sheet].correct(*ply, entry.clone());
            }
            RecordsEvent::EntryStruck { sheet, ply } => self.records.sheets[*sheet].strike_one(*ply),
            RecordsEvent::SheetCorrected { sheet } => self.records.sheets[*sheet].put_right(),
            RecordsEvent::BoardsDiffered { squares: discrepancies } => {
                self.records.known_discrepancies = discrepancies.clone();
                self.apply_difference(at);
            }
            RecordsEvent::BoardsAgreed => {
                self.records.known_discrepancies.clear();
                self.records.correction_due = ByColor::default();
                self.apply_difference(at);
            }
            RecordsEvent::HalfMoveCounted { board, .. } => {
                self.records.known_discrepancies.clear();
                self.records.correction_due = ByColor::default();
                self.records.executed[*board] = self.line().len() + 1;
                self.apply_difference(at);
            }
            RecordsEvent::BoardCorrectionDue { board } => self.records.correction_due[*board] = true,
            RecordsEvent::SheetsDiffered { agreed_plies } => {
                self.records.known_parting = Some(*agreed_plies);
                self.apply_difference(at);
            }
            RecordsEvent::SheetsAgreed => {
                self.records.known_parting = None;
                self.apply_difference(at);
            }
            RecordsEvent::SheetsIncomplete { missing } => {
                let plies = self.line().len();
                for sheet in Color::ALL.into_iter().filter(|sheet| missing[*sheet] > 0) {
                    self.records.updating[sheet] = Some(plies);
                }
            }
            RecordsEvent::SheetUpdated { sheet } => self.records.updating[*sheet] = None,
            RecordsEvent::LineReplaced { from, half_moves } => self.apply_line_replaced(at, *from, half_moves),
            RecordsEvent::Retraced { ply, times } => self.apply_retraced(at, *ply, *times),
            RecordsEvent::BoardAdjusted { board } => {
                self.records.heard_of[*board] = true;
                let is_confirmed = self.records.correction_due[*board] || self.records.before_setting[*board].is_some();
                let truth = self.placement_at(self.line().len());
                self.set_by_hand(*board, truth);
                if is_confirmed {
                    self.records.before_setting[*board] = None;
                }
                self.records.correction_due[*board] = false;
            }
            RecordsEvent::BoardStepDone { board } => {
                if let Some(step) = self.steps_on(*board).first() {
                    let Records { boards, before_setting, .. } = &mut self.records;
                    step.carry_out(before_setting[*board].as_mut().unwrap_or(&mut boards.boards[*board]));
                }
                self.records.before_setting[*board].take_if(|stands| *stands == self.records.boards.boards[*board]);
            }
            RecordsEvent::BoardConnected { board, .. } | RecordsEvent::BoardRead { board } => {
                self.records.sensing[*board] = Sensing::Read;
                self.records.heard_of[*board] = true;
            }
            RecordsEvent::BoardLost { board } => self.apply_unread(*board, Sensing::Lost),
            RecordsEvent::BoardIgnored { board } => self.apply_unread(*board, Sensing::Ignored),
        }
    }

    /// Executes a half-move on a board and writes it on its owner's scoresheet when a half-move is taken over.
    pub(in crate::game) fn apply_taken_over(&mut self, owner: Color, execution: &Execution, entry: SheetEntry) {
        self.count_execution(owner);
        self.records.boards.execute(owner, execution, self.terms.castling_mode);
        self.records.sheets[owner].record(entry);
    }

    /// A half-move of `by` was made. A board that the program does not keep, and of which nothing was said so far,
    /// follows the game, but for what its owner may still owe: it cannot be said to differ.
    pub(in crate::game) fn follow_on_boards_not_heard_of(&mut self, by: Color) {
        let made = self.line().len();
        let is_not_heard_of = |owner: &Color| !self.records.heard_of[*owner] && !self.keeps_board(*owner);
        let owners: Vec<Color> = Color::ALL.into_iter().filter(is_not_heard_of).collect();
        for owner in owners {
            let executed = if owner == by { made } else { made.saturating_sub(1) };
            self.records.set_board(owner, self.placement_at(executed), executed);
        }
    }

    /// Whether sensors say what stands on that player's board.
    pub fn sensing(&self, owner: Color) -> Sensing {
        self.records.sensing[owner]
    }

    /// Whether the program keeps that player's board: it is among the terms, and no sensors say what stands there.
    pub(in crate::game) fn keeps_board(&self, owner: Color) -> bool {
        self.terms.players[owner].keeps.board && self.sensing(owner) != Sensing::Read
    }

    /// The record was reopened: whether electronic boards are there is not known.
    pub(in crate::game) fn forget_sensors(&mut self) {
        self.records.sensing = ByColor::default();
    }

    /// Sensors no longer say what stands on a board. If the program keeps it from now on, the half-move that was still
    /// owed there counts as executed, as typed ones do.
    fn apply_unread(&mut self, board: Color, sensing: Sensing) {
        self.records.sensing[board] = sensing;
        if self.keeps_board(board) && self.owes_execution(board) && !self.has_differences() {
            let truth = self.placement_at(self.line().len());
            self.set_board_of(board, truth);
        }
    }

    fn decide_execution(&self, at: Moment, board: Color, execution: Execution) -> Decided {
        if let Execution::HalfMove(HalfMove { from, .. }) = execution
            && self.board(board).piece_at(from).is_none()
        {
            return Err(Refusal::NothingOnBoard { board, square: from });
        }
        let being_made = self.is_making_own_move(board, &execution) || self.is_mirroring_ahead(board, &execution);
        let events = vec![Event::Records(RecordsEvent::Executed { board, execution })];
        let mut events = self.decide_with_comparison(at, events);
        if being_made {
            // That they agree again is still reported.
            events.retain(|event| {
                let differs = matches!(
                    event,
                    Event::Records(RecordsEvent::BoardsDiffered { .. } | RecordsEvent::SheetsDiffered { .. })
                );
                !differs
            });
        }
        Ok(events)
    }

    /// Whether that is part of the half-move the owner is making. It may be executed before it is announced (D.2.3), so
    /// a difference that it causes is not reported yet; except what is said square by square of a board that the
    /// ordinary flow feeds, if no legal half-move leaves it so.
    fn is_making_own_move(&self, board: Color, execution: &Execution) -> bool {
        let is_said =
            matches!(execution, Execution::Squares(changes) if changes.iter().any(|change| change.piece.is_some()));
        let is_report = is_said && self.keeps_board(board) && !self.leaves_a_legal_half_move(board, execution);
        !is_report && self.may_be_making_own_move(board, execution)
    }

    /// Whether that board then stands as after a legal half-move.
    fn leaves_a_legal_half_move(&self, board: Color, execution: &Execution) -> bool {
        let mode = self.terms.castling_mode;
        let mut after = self.records.boards.clone();
        after.execute(board, execution, mode);
        !inferred_moves(self.position(), &after.boards[board], 1, mode).is_empty()
    }

    /// Whether that may be part of the half-move the owner is making.
    fn may_be_making_own_move(&self, board: Color, execution: &Execution) -> bool {
        let on_the_move = self.stage() == Stage::Playing
            && self.clock().running() == Some(board)
            && self.to_move() == board
            && self.in_hand().announcement.is_none();
        let stands = self.board(board);
        let makes = match execution {
            Execution::HalfMove(HalfMove { from, .. }) => stands.color_at(*from) == Some(board),
            Execution::Squares(changes) => {
                let mut after = stands.clone();
                let mode = self.terms.castling_mode;
                changes.iter().for_each(|change| change.make_on(&mut after));
                changes.iter().all(|change| change.piece.is_none())
                    || self.is_left_by_one_half_move(board, &after, mode)
            }
        };
        on_the_move && makes && !self.owes_execution(board)
    }

    /// Whether that mirrors a half-move of the opponent that is not announced yet: a player may be faster than the
    /// person who types. It is compared once a half-move is completed.
    fn is_mirroring_ahead(&self, board: Color, execution: &Execution) -> bool {
        let mover = self.to_move();
        let awaits = self.stage() == Stage::Playing
            && self.clock().running() == Some(mover)
            && mover != board
            && self.in_hand().announcement.is_none()
            && !self.has_differences();
        let mut after = self.records.boards.clone();
        after.execute(board, execution, self.terms.castling_mode);
        let is_lifted = || is_lifted(self.position().board(), &after.boards[board]);
        awaits && (is_lifted() || self.leaves_a_legal_half_move(board, execution))
    }

    /// Whether a board differs only as it does in the middle of a half-move: of the player to move, or mirrored ahead.
    pub(in crate::game) fn is_beginning_of_a_half_move(&self) -> bool {
        let before = self.placement_at(self.line().len());
        let TwoBoards { boards } = self.settled_boards();
        let begins = |board: &Board| {
            *board != before
                && (is_lifted(&before, board)
                    || !inferred_moves(self.position(), board, 1, self.terms.castling_mode).is_empty())
        };
        let in_hand = self.in_hand().announcement.is_some();
        !in_hand && !self.has_differences() && boards.iter().all(|board| *board == before || begins(board))
    }

    /// The legal half-move that the player who has the move has made on the own board, where that is all that is left
    /// of boards that were found to differ: a half-move of the opponent was copied late.
    pub fn late_half_move(&self) -> Option<(Color, HalfMove)> {
        let mover = self.to_move();
        let differ = self.stage() == Stage::Playing && !self.known_discrepancies().is_empty();
        let in_hand = self.in_hand().announcement.is_some();
        let must_be_ruled_on = |case: &Case| case.stops_play() && case.kind != CaseKind::RecordsDiffer;
        if !differ || in_hand || self.cases.pending().any(must_be_ruled_on) {
            return None;
        }
        let stands = self.settled_boards().boards[!mover] == self.placement_at(self.line().len());
        let made = inferred_moves(self.position(), self.board(mover), 1, self.terms.castling_mode);
        // A half-move of the line that was not executed there is no new one back.
        let is_new = || self.deviation(mover).1.causes.iter().all(|cause| matches!(cause, Cause::Unrecorded(_)));
        match made.as_slice() {
            [only] if stands && is_new() => only.first().map(|half_move| (mover, *half_move)),
            _ => None,
        }
    }

    /// Both boards are set to the position after going back: no correction is due any more.
    pub(in crate::game) fn forget_corrections(&mut self) {
        self.records.correction_due = ByColor::default();
    }

    /// Whether the owner is to correct that board and has not confirmed it.
    pub fn is_correction_due_on(&self, board: Color) -> bool {
        self.records.correction_due[board]
    }

    /// Whether a player is to correct a board and has not confirmed it (D.2.9).
    pub(in crate::game) fn is_correction_due(&self) -> bool {
        self.records.correction_due.iter().any(|due| *due)
    }

    /// Whether one half-move of that colour, legal or not, explains the board, apart from differences already known.
    fn is_left_by_one_half_move(&self, by: Color, after: &Board, mode: CastlingMode) -> bool {
        let mut before = self.placement_at(self.line().len());
        for known in &self.records.known_discrepancies {
            match by.fold_wb(known.on_white_board, known.on_black_board) {
                Some(piece) => before.set_piece_at(known.square, piece),
                None => before.discard_piece_at(known.square),
            }
        }
        let changed = differing(&before, after);
        let own = |square: &Square| before.color_at(*square) == Some(by);
        let promotions = [None, Some(Role::Queen), Some(Role::Rook), Some(Role::Bishop), Some(Role::Knight)];
        changed.into_iter().filter(own).any(|from| {
            changed.into_iter().filter(|to| *to != from).any(|to| {
                promotions.into_iter().any(|promotion| {
                    let mut made = before.clone();
                    HalfMove { from, to, promotion }.execute_on(&mut made, mode);
                    made == *after
                })
            })
        })
    }

    /// Whether the owner of a board moves an own piece there before copying the opponent's half-move: that is still
    /// owed.
    fn leaves_the_copy_owed(&self, board: Color, half_move: HalfMove) -> bool {
        let is_own = self.board(board).color_at(half_move.from) == Some(board);
        is_own && self.to_move() == board && self.in_hand().announcement.is_none() && self.owes_execution(board)
    }

    /// Counts a half-move executed on that board: the one in hand; else the one its owner had not followed yet, or the
    /// one about to be announced.
    fn count_execution(&mut self, board: Color) {
        let made = self.line().len();
        let in_hand = self.in_hand().announcement.is_some();
        let executed = &mut self.records.executed[board];
        *executed = if *executed < made && !in_hand { made } else { made + 1 };
    }

    fn decide_check(&self, at: Moment, owner: Color, placement: Option<Board>) -> Vec<Event> {
        let mut draft = Draft { game: self.clone(), at, events: Vec::new() };
        if let Some(placement) = placement {
            let believed = self.board(owner);
            let changes: Vec<SquareChange> = shakmaty::Square::ALL
                .into_iter()
                .filter(|square| believed.piece_at(*square) != placement.piece_at(*square))
                .map(|square| SquareChange { square, piece: placement.piece_at(square) })
                .collect();
            if !changes.is_empty() {
                draft.push(Event::Records(RecordsEvent::Executed {
                    board: owner,
                    execution: Execution::Squares(changes),
                }));
            }
        }
        draft.compare();
        draft.events
    }

    /// These events, and the clocks stopped after them where they find that the boards differ (D.2.9).
    pub(in crate::game) fn stop_where_boards_differ(&self, at: Moment, mut events: Vec<Event>) -> Vec<Event> {
        let differ = |event: &Event| matches!(event, Event::Records(RecordsEvent::BoardsDiffered { .. }));
        if events.iter().any(differ) {
            let mut after = self.clone();
            events.iter().for_each(|event| after.apply(at, event));
            if after.result().is_none() && after.cases.pending().any(Case::stops_play) {
                events.extend(after.decide_stop(PauseReason::Mismatch));
            }
        }
        events
    }

    /// Opens a case if the records differ and none is open; closes it if they agree again (D.2.9).
    fn apply_difference(&mut self, at: Moment) {
        let differs = |case: &Case| case.kind == CaseKind::RecordsDiffer;
        if !self.has_differences() {
            self.cases.close(CaseState::Accepted, differs);
            return;
        }
        let article = self.article_of_difference();
        if !self.cases.pending().any(differs) {
            self.open_case(at, CaseKind::RecordsDiffer, None);
        }
        self.cases.set_difference(article, &self.records.known_discrepancies);
    }

    /// Sets a board as its owner is to set it by hand. Sensors show themselves what is done.
    pub(in crate::game) fn set_by_hand(&mut self, owner: Color, placement: Board) {
        let stood = self.records.before_setting[owner].take().unwrap_or_else(|| self.board(owner).clone());
        let is_by_hand = self.sensing(owner) != Sensing::Read && stood != placement;
        self.records.before_setting[owner] = is_by_hand.then_some(stood);
        self.set_board_of(owner, placement);
    }

    /// What the owner of a board is still to do on it, step by step, so that it stands as the game has it.
    pub fn steps_on(&self, owner: Color) -> Vec<Instruction> {
        match &self.records.before_setting[owner] {
            Some(stands) => put_right(stands, self.board(owner)),
            None if self.is_correction_due_on(owner) => self.instructions(owner, self.position()),
            None => Vec::new(),
        }
    }

    /// The next step on a board, or the next stroke on a scoresheet, is carried out by its owner.
    fn decide_done(&self, owner: Color) -> Result<Event, Refusal> {
        let is_electronic = self.sensing(owner) == Sensing::Read;
        let step = (!is_electronic && !self.steps_on(owner).is_empty())
            .then_some(RecordsEvent::BoardStepDone { board: owner });
        step.or_else(|| self.next_stroke_done(owner))
            .map(Event::Records)
            .ok_or(Refusal::NothingToPutRight { of: owner })
    }

    pub(in crate::game) fn set_board_of(&mut self, owner: Color, placement: Board) {
        self.records.set_board(owner, placement, self.line().len());
    }
}

/// The most pieces that one half-move lifts: king and rook, or a piece and the one it captures.
const MOST_LIFTED: usize = 2;

/// Whether pieces were only lifted from a board, no more than one half-move lifts.
fn is_lifted(before: &Board, after: &Board) -> bool {
    let changed = differing(before, after);
    changed.count() <= MOST_LIFTED && (changed & after.occupied()).is_empty()
}
