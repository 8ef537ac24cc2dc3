//! Two boards, two scoresheets: every mistake in any of the four records is noticed, the ply gone
//! back to is the true one, and afterwards all four agree again.

use annabella::game::half_move::HalfMove;
use annabella::game::records::boards::{Execution, SquareChange, TwoBoards};
use annabella::game::records::ruling::{Instruction, ProposalReason, propose, put_right};
use annabella::game::records::scoresheet::{Meaning, Scoresheet, SheetEntry};
use annabella::game::records::scoresheet_comparison::{SheetAgreement, SheetVerdict, compare_sheets};
use proptest::prelude::*;
use shakmaty::{Board, ByColor, CastlingMode, Chess, Color, Piece, Position, Role, Square};

/// A mistake and its ply, which is taken modulo the length of the game.
#[derive(Clone, Copy, Debug)]
struct Fault {
    record: Color,
    ply: usize,
    kind: Kind,
    pick: usize,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    SheetOtherMove,
    SheetAnySquares,
    SheetOmitted,
    SheetDoubled,
    SheetSwapped,
    SheetUnreadable,
    SheetAmbiguous,
    SheetOtherPromotion,
    BoardOtherSquare,
    BoardOtherPiece,
    BoardOmitted,
    BoardDoubled,
    BoardOtherPromotion,
    BoardDisplaced,
    BoardLifted,
    BoardReversed,
}

fn faults() -> impl Strategy<Value = Vec<Fault>> {
    use Kind::*;
    let kind = prop::sample::select(vec![
        SheetOtherMove,
        SheetAnySquares,
        SheetOmitted,
        SheetDoubled,
        SheetSwapped,
        SheetUnreadable,
        SheetAmbiguous,
        SheetOtherPromotion,
        BoardOtherSquare,
        BoardOtherPiece,
        BoardOmitted,
        BoardDoubled,
        BoardOtherPromotion,
        BoardDisplaced,
        BoardLifted,
        BoardReversed,
    ]);
    let fault = (any::<bool>(), 0..300usize, kind, any::<u16>()).prop_map(|(white, ply, kind, pick)| Fault {
        record: Color::from_white(white),
        ply,
        kind,
        pick: usize::from(pick),
    });
    prop::collection::vec(fault, 0..4)
}

/// A legal game: each number picks one of the legal moves.
fn played(picks: &[u16]) -> Vec<HalfMove> {
    let mut position = Chess::default();
    let mut line = Vec::new();
    for pick in picks {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[usize::from(*pick) % moves.len()];
        line.push(HalfMove::of(mv, CastlingMode::Standard));
        position.play_unchecked(mv);
    }
    line
}

fn entry(half_move: HalfMove) -> SheetEntry {
    SheetEntry { text: half_move.to_string(), says: None, meaning: Meaning::HalfMove(half_move), draw_offer: false }
}

fn other_square(not: Square, pick: usize) -> Square {
    Square::new(((not as usize + 1 + pick % 63) % 64) as u32)
}

/// The four records with their mistakes.
struct Table {
    line: Vec<HalfMove>,
    sheets: ByColor<Scoresheet>,
    boards: TwoBoards,
}

fn table(line: &[HalfMove], faults: &[Fault]) -> Table {
    let mut boards = TwoBoards::new(Chess::default().board());
    for (ply, half_move) in line.iter().enumerate() {
        for owner in Color::ALL {
            let here = faults.iter().find(|f| f.record == owner && f.ply % line.len() == ply);
            for execution in executions(*half_move, here, &boards.boards[owner]) {
                boards.execute(owner, &execution, CastlingMode::Standard);
            }
        }
    }
    let sheets = ByColor::new_with(|owner| {
        let mut entries: Vec<SheetEntry> = line.iter().copied().map(entry).collect();
        for fault in faults.iter().filter(|f| f.record == owner) {
            spoil_sheet(&mut entries, line, fault);
        }
        Scoresheet { entries: entries.into(), ..Scoresheet::default() }
    });
    Table { line: line.to_vec(), sheets, boards }
}

fn executions(half_move: HalfMove, fault: Option<&Fault>, board: &Board) -> Vec<Execution> {
    let right = Execution::HalfMove(half_move);
    let Some(fault) = fault else { return vec![right] };
    let occupied: Vec<Square> = board.occupied().into_iter().collect();
    let any_piece = occupied[fault.pick % occupied.len().max(1)];
    let change = |square, piece| SquareChange { square, piece };
    match fault.kind {
        Kind::BoardOtherSquare => {
            vec![Execution::HalfMove(HalfMove { to: other_square(half_move.to, fault.pick), ..half_move })]
        }
        Kind::BoardOtherPiece => vec![Execution::HalfMove(HalfMove { from: any_piece, ..half_move })],
        Kind::BoardOmitted => vec![],
        Kind::BoardDoubled => vec![right.clone(), right],
        Kind::BoardOtherPromotion => vec![Execution::HalfMove(HalfMove {
            promotion: half_move.promotion.map(|role| if role == Role::Knight { Role::Queen } else { Role::Knight }),
            ..half_move
        })],
        Kind::BoardDisplaced => {
            let to = other_square(any_piece, fault.pick / 64);
            let moved = Execution::Squares(vec![change(any_piece, None), change(to, board.piece_at(any_piece))]);
            vec![right, moved]
        }
        Kind::BoardLifted => vec![right, Execution::Squares(vec![change(any_piece, None)])],
        Kind::BoardReversed => {
            let turned = Square::ALL.map(|square| change(square, board.piece_at(square.rotate_180())));
            vec![Execution::Squares(turned.to_vec())]
        }
        Kind::SheetOtherMove
        | Kind::SheetAnySquares
        | Kind::SheetOmitted
        | Kind::SheetDoubled
        | Kind::SheetSwapped
        | Kind::SheetUnreadable
        | Kind::SheetAmbiguous
        | Kind::SheetOtherPromotion => vec![right],
    }
}

fn spoil_sheet(entries: &mut Vec<SheetEntry>, line: &[HalfMove], fault: &Fault) {
    let ply = fault.ply % line.len();
    if ply >= entries.len() {
        return;
    }
    let half_move = line[ply];
    match fault.kind {
        Kind::SheetOtherMove => {
            let position = line[..ply].iter().try_fold(Chess::default(), |p, m| m.played_in(&p)).expect("a legal line");
            let moves = position.legal_moves();
            entries[ply] = entry(HalfMove::of(moves[fault.pick % moves.len()], CastlingMode::Standard));
        }
        Kind::SheetAnySquares => {
            let to = other_square(half_move.from, fault.pick);
            entries[ply] = entry(HalfMove { to, ..half_move });
        }
        Kind::SheetOmitted => {
            entries.remove(ply);
        }
        Kind::SheetDoubled => entries.insert(ply, entries[ply].clone()),
        Kind::SheetSwapped => {
            if ply + 2 < entries.len() {
                entries.swap(ply, ply + 2);
            }
        }
        Kind::SheetUnreadable => entries[ply].meaning = Meaning::Unreadable,
        Kind::SheetAmbiguous => {
            let position = line[..ply].iter().try_fold(Chess::default(), |p, m| m.played_in(&p)).expect("a legal line");
            let mut several = vec![half_move];
            several.extend(position.legal_moves().iter().map(|mv| HalfMove::of(*mv, CastlingMode::Standard)).take(3));
            entries[ply].meaning = Meaning::Ambiguous(several);
        }
        Kind::SheetOtherPromotion => {
            entries[ply] = entry(HalfMove { promotion: half_move.promotion.map(|_| Role::Bishop), ..half_move });
        }
        Kind::BoardOtherSquare
        | Kind::BoardOtherPiece
        | Kind::BoardOmitted
        | Kind::BoardDoubled
        | Kind::BoardOtherPromotion
        | Kind::BoardDisplaced
        | Kind::BoardLifted
        | Kind::BoardReversed => {}
    }
}

fn judged(table: &Table) -> SheetAgreement {
    let (white, black) = (table.sheets.white.reading(), table.sheets.black.reading());
    compare_sheets(&Chess::default(), ByColor { white: &white, black: &black })
}

/// The longest common prefix, in the simplest code. An entry that both sheets leave open ends it.
fn true_common_prefix(table: &Table) -> usize {
    let means = |entry: &SheetEntry| match &entry.meaning {
        Meaning::HalfMove(half_move) => vec![*half_move],
        Meaning::Ambiguous(several) => several.clone(),
        Meaning::Unreadable => vec![],
    };
    let mut position = Chess::default();
    for (ply, (white, black)) in table.sheets.white.entries.iter().zip(&table.sheets.black.entries).enumerate() {
        let (white, black) = (means(white), means(black));
        let mut shared: Vec<_> = white.iter().filter(|m| black.contains(m)).collect();
        if white.len() > 1 || black.len() > 1 {
            shared.retain(|m| m.legal_in(&position).is_some());
            shared.sort();
            shared.dedup();
        }
        let [half_move] = shared.as_slice() else { return ply };
        match half_move.played_in(&position) {
            Some(after) => position = after,
            None => return ply + 1,
        }
    }
    table.sheets.white.entries.len().min(table.sheets.black.entries.len())
}

/// Carries out a proposal: corrects the boards, strikes and completes the sheets.
fn resolve(table: &mut Table) -> ProposalReason {
    let agreement = judged(table);
    let proposal = propose(&agreement, &table.boards, ByColor { white: 0, black: 0 }, CastlingMode::Standard);
    for owner in Color::ALL {
        let board = &mut table.boards.boards[owner];
        for instruction in &proposal.boards[owner] {
            instruction.carry_out(board);
        }
        let sheet = &mut table.sheets[owner];
        let common = agreement.agreed_plies().min(proposal.ply);
        let keep =
            if proposal.reason == (ProposalReason::SheetsOnly { right: Some(owner) }) { proposal.ply } else { common };
        sheet.strike_from(keep);
        for half_move in proposal.line.iter().skip(keep) {
            sheet.record(entry(*half_move));
        }
    }
    table.line = proposal.line;
    proposal.reason
}

proptest! {
    #![proptest_config(crate::program::more_cases(2_000, 10_000))]

    #[test]
    fn every_mistake_is_noticed_and_corrected(
        picks in prop::collection::vec(any::<u16>(), 1..=300),
        faults in faults(),
    ) {
        let line = played(&picks);
        let mut table = table(&line, &faults);
        let position = line.iter().try_fold(Chess::default(), |p, m| m.played_in(&p)).expect("a legal line");

        let agreement = judged(&table);
        let common = true_common_prefix(&table);
        prop_assert_eq!(agreement.agreed_plies(), common);
        let sheets_are_one = agreement.verdict == SheetVerdict::Agree;
        let same_moves = table.sheets.white.entries.len() == common && table.sheets.black.entries.len() == common;
        prop_assert!(sheets_are_one == same_moves || agreement.sheets.white.lost_from.is_some());

        let boards_are_one = table.boards.boards.white == table.boards.boards.black;
        prop_assert_eq!(table.boards.discrepancies().is_empty(), boards_are_one);
        let all_right = table.boards.boards.iter().all(|board| board == position.board());

        let reason = resolve(&mut table);
        match reason {
            ProposalReason::Nothing => prop_assert!(sheets_are_one && boards_are_one),
            ProposalReason::BoardsWrong => prop_assert!(sheets_are_one),
            ProposalReason::SheetsDiffer | ProposalReason::Incomplete { .. } | ProposalReason::Unreadable => {
                prop_assert_eq!(table.line.len(), common);
            }
            ProposalReason::SheetsOnly { right } => {
                prop_assert!(boards_are_one && !sheets_are_one);
                prop_assert!(right.is_some() || table.line.len() == common);
            }
            ProposalReason::IllegalMove => prop_assert!(table.line.len() < common),
        }
        if faults.is_empty() {
            prop_assert!(all_right && reason == ProposalReason::Nothing);
        }

        let settled = judged(&table);
        prop_assert_eq!(settled.verdict, SheetVerdict::Agree);
        prop_assert_eq!(&settled.line, &table.line);
        prop_assert!(table.boards.boards.iter().all(|board| board == settled.position.board()));
        let again = (table.line.clone(), table.boards.clone());
        prop_assert_eq!(resolve(&mut table), ProposalReason::Nothing);
        prop_assert_eq!(again, (table.line, table.boards));
    }
}

fn any_board() -> impl Strategy<Value = Board> {
    let piece = prop::sample::select(vec!['P', 'p', 'N', 'n', 'R', 'K', 'k', 'q']);
    prop::collection::vec((0..64u32, piece), 0..32).prop_map(|pieces| {
        let mut board = Board::empty();
        for (square, piece) in pieces {
            board.set_piece_at(Square::new(square), Piece::from_char(piece).expect("a piece letter"));
        }
        board
    })
}

/// Carries out instructions as a player would: no piece is put on an occupied square.
fn by_hand(instructions: &[Instruction], board: &mut Board) {
    let mut phase = 0;
    for instruction in instructions {
        let (now, empty, taken) = match *instruction {
            Instruction::TurnRound => (0, None, None),
            Instruction::Lift { square, piece } => (0, None, Some((square, piece))),
            Instruction::Move { from, to, piece } => (1, Some(to), Some((from, piece))),
            Instruction::Place { square, .. } => (2, Some(square), None),
        };
        assert!(now >= phase, "lifted first, then moved, then put: {instructions:?}");
        phase = now;
        assert!(empty.is_none_or(|square| board.piece_at(square).is_none()), "the square is empty: {instructions:?}");
        assert!(taken.is_none_or(|(square, piece)| board.piece_at(square) == Some(piece)), "the piece stands there");
        instruction.carry_out(board);
    }
}

proptest! {
    #[test]
    fn any_board_can_be_corrected_by_its_instructions(from in any_board(), to in any_board()) {
        let mut board = from.clone();
        by_hand(&put_right(&from, &to), &mut board);
        prop_assert_eq!(&board, &to);
        prop_assert_eq!(put_right(&board, &to), vec![]);
    }
}

/// All boards of four squares and three kinds of pieces.
#[test]
fn instructions_have_the_fewest_possible_movements() {
    let squares = [Square::A1, Square::D4, Square::E4, Square::H8];
    let kinds = [None, Piece::from_char('P'), Piece::from_char('n'), Piece::from_char('Q')];
    let board_of = |state: usize| {
        let mut board = Board::empty();
        for (i, square) in squares.into_iter().enumerate() {
            if let Some(piece) = kinds[state >> (2 * i) & 3] {
                board.set_piece_at(square, piece);
            }
        }
        board
    };
    let boards: Vec<Board> = (0..256).map(board_of).collect();
    for from in 0..256 {
        let fewest = fewest_movements(from);
        for to in 0..256 {
            let plan = put_right(&boards[from], &boards[to]);
            let mut board = boards[from].clone();
            by_hand(&plan, &mut board);
            assert_eq!(board, boards[to]);
            assert_eq!(plan.len(), fewest[to], "{} -> {}: {plan:?}", boards[from], boards[to]);
        }
    }
}

/// The fewest movements from one arrangement on four squares to each other one, by trying all.
fn fewest_movements(from: usize) -> Vec<usize> {
    let mut fewest = vec![usize::MAX; 256];
    fewest[from] = 0;
    let mut waiting = std::collections::VecDeque::from([from]);
    while let Some(state) = waiting.pop_front() {
        let at = |i: usize| state >> (2 * i) & 3;
        let with = |state: usize, i: usize, kind: usize| state & !(3 << (2 * i)) | kind << (2 * i);
        let mut next = Vec::new();
        for i in 0..4 {
            if at(i) == 0 {
                next.extend((1..4).map(|kind| with(state, i, kind)));
                next.extend((0..4).filter(|j| at(*j) != 0).map(|j| with(with(state, i, at(j)), j, 0)));
            } else {
                next.push(with(state, i, 0));
            }
        }
        for after in next {
            if fewest[after] == usize::MAX {
                fewest[after] = fewest[state] + 1;
                waiting.push_back(after);
            }
        }
    }
    fewest
}
