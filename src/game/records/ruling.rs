//! What D.2.9 leads to: from the four records to the true line, where to go back to, and what each player must correct.

use shakmaty::{Board, ByColor, CastlingMode, Chess, Color, Position};

use crate::game::half_move::HalfMove;
use crate::game::records::boards::TwoBoards;
use crate::game::records::instructions::{Instruction, put_right};
use crate::game::records::move_inference::inferred_moves;
use crate::game::records::scoresheet_comparison::{SheetAgreement, SheetVerdict};

/// What is proposed to the arbiter, and what `retrace` carries out.
#[derive(Clone, Debug)]
pub struct Proposal {
    pub reason: ProposalReason,
    /// Go back to the position after this number of half-moves; later entries are struck from both sheets.
    pub ply: usize,
    /// The true half-moves, which both sheets are to have: `ply` of them.
    pub line: Vec<HalfMove>,
    /// The position after them, to stand on both boards.
    pub position: Chess,
    pub clocks: ClockProposal,
    /// What each player must do on the own board; empty if it is right.
    pub boards: ByColor<Vec<Instruction>>,
    /// Half-moves that would explain what stands on both boards, where a sheet stops early or cannot be
    /// read: for the arbiter to choose from, never chosen here.
    pub candidates: Vec<Vec<HalfMove>>,
}

/// Why something must be put right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProposalReason {
    /// Sheets and boards all agree.
    Nothing,
    /// Case A: the sheets agree, a board departs from them.
    BoardsWrong,
    /// Case B: the sheets differ.
    SheetsDiffer,
    /// The boards agree, only the sheets do not; `right` is the sheet that leads to what stands on the boards.
    SheetsOnly { right: Option<Color> },
    /// The sheets agree, but on an illegal move (7.5).
    IllegalMove,
    /// `shorter` stops early, by more than its owner may owe, and the boards do not settle it.
    Incomplete { shorter: Color },
    /// An entry cannot be read, and the boards do not settle it.
    Unreadable,
}

/// What becomes of the clock times (7.1); the arbiter may always change them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockProposal {
    Keep,
    /// As they stood when this number of half-moves was completed; 0 is the start of the game.
    AsAfter(usize),
}

/// What D.2.9 leads to, given how far the sheets agree and what stands on the boards.
///
/// `owed` is how many entries each player may still lack (8.1.3).
pub fn propose(
    agreement: &SheetAgreement,
    two_boards: &TwoBoards,
    owed: ByColor<usize>,
    mode: CastlingMode,
) -> Proposal {
    let common = agreement.agreed_plies();
    let boards = &two_boards.boards;
    if let Some((ply, before)) = &agreement.illegal {
        return proposal(
            ProposalReason::IllegalMove,
            agreement.line[..*ply].to_vec(),
            before,
            ClockProposal::AsAfter(*ply),
            boards,
        );
    }
    let [white, black] = Color::ALL.map(|sheet| end_of(agreement, sheet));
    let boards_agree = boards.white == boards.black;
    let stands = |end: &Option<Chess>| end.as_ref().is_some_and(|p| boards_agree && *p.board() == boards.white);
    let right = match (stands(&white), stands(&black)) {
        (true, false) => Some(Color::White),
        (false, true) => Some(Color::Black),
        (true, true) | (false, false) => None,
    };
    let back =
        |reason| proposal(reason, agreement.line.clone(), &agreement.position, ClockProposal::AsAfter(common), boards);
    let mut proposed = match agreement.verdict {
        SheetVerdict::Agree => case_a(agreement, Color::White, &agreement.position, boards),
        SheetVerdict::Incomplete => {
            let shorter = agreement.shorter().unwrap_or(Color::White);
            let missing = agreement.sheets[!shorter].entries - common;
            let longer_end = if shorter == Color::White { &black } else { &white };
            match longer_end {
                Some(end) if missing <= owed[shorter] => case_a(agreement, !shorter, end, boards),
                Some(end) if right == Some(!shorter) => sheets_only(agreement, !shorter, end, boards),
                Some(_) | None => back(ProposalReason::Incomplete { shorter }),
            }
        }
        SheetVerdict::Differ | SheetVerdict::Unreadable => match (right, white, black) {
            (Some(Color::White), Some(end), _) => sheets_only(agreement, Color::White, &end, boards),
            (Some(Color::Black), _, Some(end)) => sheets_only(agreement, Color::Black, &end, boards),
            (_, Some(white), Some(_)) if stands(&Some(white.clone())) => {
                back(ProposalReason::SheetsOnly { right: None })
            }
            _ if agreement.verdict == SheetVerdict::Unreadable => back(ProposalReason::Unreadable),
            _ => back(ProposalReason::SheetsDiffer),
        },
    };
    if boards_agree
        && !matches!(proposed.reason, ProposalReason::Nothing | ProposalReason::SheetsOnly { right: Some(_) })
    {
        proposed.candidates = inferred_moves(&agreement.position, &boards.white, 3, mode);
    }
    proposed
}

/// Case A: what the sheets (or the longer of them) say is true.
fn case_a(agreement: &SheetAgreement, sheet: Color, end: &Chess, boards: &ByColor<Board>) -> Proposal {
    let right = boards.iter().all(|board| board == end.board());
    let reason = if right { ProposalReason::Nothing } else { ProposalReason::BoardsWrong };
    proposal(reason, agreement.sheets[sheet].line.clone(), end, ClockProposal::Keep, boards)
}

fn sheets_only(agreement: &SheetAgreement, right: Color, end: &Chess, boards: &ByColor<Board>) -> Proposal {
    let line = agreement.sheets[right].line.clone();
    proposal(ProposalReason::SheetsOnly { right: Some(right) }, line, end, ClockProposal::Keep, boards)
}

fn proposal(
    reason: ProposalReason,
    line: Vec<HalfMove>,
    position: &Chess,
    clocks: ClockProposal,
    boards: &ByColor<Board>,
) -> Proposal {
    Proposal {
        reason,
        ply: line.len(),
        line,
        position: position.clone(),
        clocks,
        boards: boards.as_ref().map(|board| put_right(board, position.board())),
        candidates: Vec::new(),
    }
}

/// The position at the end of one sheet's own line; `None` if it is unknown or the line has an illegal move.
fn end_of(agreement: &SheetAgreement, sheet: Color) -> Option<Chess> {
    let findings = &agreement.sheets[sheet];
    if findings.lost_from.is_some() || !findings.illegal.is_empty() || !findings.unreadable.is_empty() {
        return None;
    }
    let later = findings.line.get(agreement.agreed_plies()..)?;
    later.iter().try_fold(agreement.position.clone(), |position, half_move| half_move.played_in(&position))
}
