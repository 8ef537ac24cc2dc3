//! What is done on the two boards and written on the two scoresheets.

use shakmaty::{Board, Color, Position};

use super::Game;
use super::clock::moment::Moment;
use super::command::RecordsCommand;
use super::draft::{Decided, Draft};
use super::event::{Event, RecordsEvent};
use super::half_move::HalfMove;
use super::refusal::Refusal;
use super::table::boards::{Execution, SquareChange};

impl Game {
    pub(super) fn decide_records(&self, at: Moment, command: RecordsCommand) -> Decided {
        match command {
            RecordsCommand::Execute(board, execution) => self.executed(at, board, execution),
            RecordsCommand::Record(sheet, entry) => {
                Ok(self.draft(at, vec![Event::Records(RecordsEvent::Recorded { sheet, entry })]))
            }
            RecordsCommand::Strike(sheet, from) => match self.sheets.get(sheet).entries.len() {
                plies if from < plies => Ok(self.draft(at, vec![Event::Records(RecordsEvent::Struck { sheet, from })])),
                plies => Err(Refusal::NoSuchPly { plies }),
            },
            RecordsCommand::Check(owner, placement) => Ok(self.checked(at, owner, placement)),
            RecordsCommand::Retrace(ply) => Ok(self.draft(at, self.retraced(ply)?)),
            RecordsCommand::Adjust(owner) => Ok(self.draft(at, self.adjusted(owner))),
        }
    }

    pub(super) fn apply_records(&mut self, at: Moment, event: &RecordsEvent) {
        match event {
            RecordsEvent::Executed { board, execution } => {
                if self.in_hand.announcement.is_some() && self.in_hand.executed_from.get(*board).is_none() {
                    *self.in_hand.executed_from.get_mut(*board) = Some(self.boards.boards.get(*board).clone());
                }
                self.boards.execute(*board, execution, self.terms.castling_mode);
            }
            RecordsEvent::Recorded { sheet, entry } => {
                self.sheets.get_mut(*sheet).record(entry.clone());
                *self.in_hand.recorded.get_mut(*sheet) = self.in_hand.announcement.is_some();
            }
            RecordsEvent::Struck { sheet, from } => self.sheets.get_mut(*sheet).strike_from(*from),
            RecordsEvent::BoardsDiffered(discrepancies) => self.known_discrepancies = discrepancies.clone(),
            RecordsEvent::BoardsAgreed => self.known_discrepancies.clear(),
            RecordsEvent::SheetsParted { agreed_plies } => self.known_parting = Some(*agreed_plies),
            RecordsEvent::SheetsAgreed => self.known_parting = None,
            RecordsEvent::LineReplaced { from, half_moves } => self.replace_line(at, *from, half_moves),
            RecordsEvent::Retraced { ply } => self.go_back(at, *ply),
            RecordsEvent::BoardAdjusted { board } => {
                let truth = self.position().board().clone();
                self.put_board(*board, truth);
            }
        }
    }

    fn executed(&self, at: Moment, board: Color, execution: Execution) -> Decided {
        if let Execution::HalfMove(HalfMove { from, .. }) = execution
            && self.boards.boards.get(board).piece_at(from).is_none()
        {
            return Err(Refusal::NothingOnBoard { board, square: from });
        }
        Ok(self.draft(at, vec![Event::Records(RecordsEvent::Executed { board, execution })]))
    }

    fn checked(&self, at: Moment, owner: Color, placement: Option<Board>) -> Vec<Event> {
        let mut draft = Draft { game: self.clone(), at, events: Vec::new() };
        if let Some(placement) = placement {
            let believed = self.boards.boards.get(owner);
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

    pub(super) fn put_board(&mut self, owner: Color, placement: Board) {
        *self.boards.boards.get_mut(owner) = placement;
    }
}
