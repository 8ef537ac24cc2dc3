//! The proposal under D.2.9: from the four records to the true line, the ply to go back to, and each player's
//! corrections.

use shakmaty::{Board, ByColor, CastlingMode, Chess, Color, Piece, Position, Square};

use crate::game::half_move::{HalfMove, differing};
use crate::game::records::boards::TwoBoards;
use crate::game::records::diagnosis::{BoardOrientation, inferred_moves};
use crate::game::records::scoresheet_comparison::{SheetAgreement, SheetVerdict};

/// A proposal to the arbiter, which `retrace` carries out.
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

/// Why something must be corrected.
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

/// The proposed clock times (7.1); the arbiter may always change them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockProposal {
    Keep,
    /// As they stood when this number of half-moves was completed; 0 is the start of the game.
    AsAfter(usize),
}

/// The proposal under D.2.9, given how far the sheets agree and the placement on the boards.
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

/// One change by hand on a board. Pieces are lifted first and placed last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Instruction {
    /// Turn the whole board round by 180 degrees (7.2).
    TurnRound,
    Lift {
        square: Square,
        piece: Piece,
    },
    /// From a square to one that is empty by then.
    Move {
        from: Square,
        to: Square,
        piece: Piece,
    },
    Place {
        square: Square,
        piece: Piece,
    },
}

impl Instruction {
    /// Carries it out.
    pub fn carry_out(self, board: &mut Board) {
        match self {
            Instruction::TurnRound => *board = BoardOrientation::HalfTurn.applied_to(board),
            Instruction::Lift { square, .. } => board.discard_piece_at(square),
            Instruction::Move { from, to, piece } => {
                board.discard_piece_at(from);
                board.set_piece_at(to, piece);
            }
            Instruction::Place { square, piece } => board.set_piece_at(square, piece),
        }
    }
}

/// The movements that make `board` show `target`: as few as possible, empty if it already does.
pub fn put_right(board: &Board, target: &Board) -> Vec<Instruction> {
    let round = BoardOrientation::HalfTurn.applied_to(board);
    if differing(board, target).count() > 4 && round == *target {
        return vec![Instruction::TurnRound];
    }
    let mut wrong: Vec<UnsettledSquare> = differing(board, target)
        .into_iter()
        .map(|square| UnsettledSquare { square, stands: board.piece_at(square), wants: target.piece_at(square) })
        .collect();
    let mut trails = open_trails(&mut wrong);
    splice_circles(&mut wrong, &mut trails);
    in_order_of_hands(&trails)
}

/// A square not dealt with yet.
#[derive(Clone, Copy, Debug)]
struct UnsettledSquare {
    square: Square,
    stands: Option<Piece>,
    wants: Option<Piece>,
}

/// Squares of which each is filled from the next: the first is empty or is lifted, the last is
/// left empty, or filled from the box.
type Trail = Vec<UnsettledSquare>;

/// Trails from every empty square and from every surplus piece, until no further trail begins.
fn open_trails(wrong: &mut Vec<UnsettledSquare>) -> Vec<Trail> {
    let mut trails = Vec::new();
    while let Some(first) = wrong.iter().position(|w| w.stands.is_none()).or_else(|| too_many(wrong)) {
        let start = wrong.remove(first);
        trails.push(follow(start, wrong));
    }
    trails
}

/// A piece of a kind of which more stand wrong than are wanted; better one whose square is wanted.
fn too_many(wrong: &[UnsettledSquare]) -> Option<usize> {
    let surplus = |piece: Option<Piece>| {
        wrong.iter().filter(|w| w.stands == piece).count() > wrong.iter().filter(|w| w.wants == piece).count()
    };
    let candidates = || (0..wrong.len()).filter(|i| wrong[*i].stands.is_some() && surplus(wrong[*i].stands));
    candidates().find(|i| wrong[*i].wants.is_some()).or_else(|| candidates().next())
}

/// Fills a square from the nearest square with the wanted piece, then that square, and so on.
fn follow(start: UnsettledSquare, wrong: &mut Vec<UnsettledSquare>) -> Trail {
    let mut trail = vec![start];
    let mut hole = start;
    while let Some(wanted) = hole.wants {
        let sources = wrong.iter().enumerate().filter(|(_, w)| w.stands == Some(wanted));
        let Some((source, _)) = sources.min_by_key(|(_, w)| w.square.distance(hole.square)) else { break };
        hole = wrong.remove(source);
        trail.push(hole);
    }
    trail
}

/// The rest are pieces that stand on each other's squares in a circle. A circle is merged into a trail
/// that uses one of its kinds, at no cost; otherwise one of its pieces is lifted first and put last.
fn splice_circles(wrong: &mut Vec<UnsettledSquare>, trails: &mut Vec<Trail>) {
    while !wrong.is_empty() {
        let joint = trails.iter().enumerate().find_map(|(t, trail)| {
            let lifted = trail.first().map(|first| (0, first.stands));
            let filled = trail.iter().enumerate().map(|(i, hole)| (i + 1, hole.wants));
            lifted.into_iter().chain(filled).find_map(|(at, piece)| {
                let source = wrong.iter().position(|w| piece.is_some() && w.stands == piece)?;
                Some((t, at, source))
            })
        });
        match joint {
            Some((t, at, source)) => {
                let start = wrong.remove(source);
                let circle = follow(start, wrong);
                trails[t].splice(at..at, circle);
            }
            None => {
                let start = wrong.remove(0);
                trails.push(follow(start, wrong));
            }
        }
    }
}

fn in_order_of_hands(trails: &[Trail]) -> Vec<Instruction> {
    let ends = |trail: &Trail| Some((*trail.first()?, *trail.last()?));
    let lifts = trails.iter().filter_map(|trail| {
        let (first, _) = ends(trail)?;
        Some(Instruction::Lift { square: first.square, piece: first.stands? })
    });
    let moves = trails.iter().flat_map(|trail| {
        trail.windows(2).filter_map(|pair| {
            Some(Instruction::Move { from: pair[1].square, to: pair[0].square, piece: pair[1].stands? })
        })
    });
    let places = trails.iter().filter_map(|trail| {
        let (_, last) = ends(trail)?;
        Some(Instruction::Place { square: last.square, piece: last.wants? })
    });
    lifts.chain(moves).chain(places).collect()
}
