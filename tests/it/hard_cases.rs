//! Hard cases of two boards and two scoresheets: the program names the cause, or says that it does not know.

use annabella::game::half_move::HalfMove;
use annabella::game::records::boards::TwoBoards;
use annabella::game::records::diagnosis::{BoardOrientation, Cause, diagnose, inferred_moves};
use annabella::game::records::ruling::{ClockProposal, Instruction, ProposalReason, propose, put_right};
use annabella::game::records::scoresheet::{Meaning, may_still_owe};
use annabella::game::records::scoresheet_comparison::{
    ReadEntry, SheetAgreement, SheetReader, SheetVerdict, compare_sheets,
};
use annabella::game::records::slips::{Entries, Slip, diagnose_sheets};
use shakmaty::{Board, ByColor, CastlingMode, CastlingSide, Chess, Color, Piece, Position, Role, Square};
use strum::VariantArray as _;

const APPENDIX_C: &str =
    "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 f8e8 c1b1";

fn line(text: &str) -> Vec<HalfMove> {
    text.split_whitespace().map(|squares| squares.parse().expect("squares")).collect()
}

fn after(line: &[HalfMove]) -> Chess {
    line.iter().try_fold(Chess::default(), |p, m| m.played_in(&p)).expect("a line that can be played")
}

/// The board after these moves.
fn board(executed: &str) -> Board {
    let mut board = Board::new();
    line(executed).iter().for_each(|half_move| half_move.execute_on(&mut board, CastlingMode::Standard));
    board
}

fn causes(line_played: &str, board: &Board) -> Vec<Cause> {
    diagnose(&Chess::default(), &line(line_played), board, CastlingMode::Standard).causes
}

/// A sheet as squares; `?` is unreadable, `a|b` is ambiguous.
fn meanings(text: &str) -> Vec<Meaning> {
    let half_move = |squares: &str| squares.parse().expect("squares");
    text.split_whitespace()
        .map(|word| match word {
            "?" => Meaning::Unreadable,
            several if several.contains('|') => Meaning::Ambiguous(several.split('|').map(half_move).collect()),
            squares => Meaning::HalfMove(half_move(squares)),
        })
        .collect()
}

fn with_sheets<T>(white: &str, black: &str, then: impl FnOnce(ByColor<&SheetReader>) -> T) -> T {
    let (white, black) = (meanings(white), meanings(black));
    let white = |ply: usize, _: &Chess| white.get(ply).cloned().map(ReadEntry::from);
    let black = |ply: usize, _: &Chess| black.get(ply).cloned().map(ReadEntry::from);
    then(ByColor { white: &white, black: &black })
}

fn judged(white: &str, black: &str) -> SheetAgreement {
    with_sheets(white, black, |sheets| compare_sheets(&Chess::default(), sheets))
}

/// The slips that explain why two sheets differ, and how many half-moves they would then have in common.
fn slips(white: &str, black: &str) -> (Vec<Slip>, usize) {
    let sheets = ByColor { white: meanings(white), black: meanings(black) };
    let can_mean = ByColor::new_with(|sheet| {
        let sheet = &sheets[sheet];
        move |entry: usize, half_move: HalfMove, _: &Chess| match &sheet[entry] {
            Meaning::HalfMove(meant) => *meant == half_move,
            Meaning::Ambiguous(several) => several.contains(&half_move),
            Meaning::Unreadable => false,
        }
    });
    let described = |_: usize| None;
    let entries = ByColor::new_with(|sheet| Entries {
        count: sheets[sheet].len(),
        can_mean: &can_mean[sheet],
        described: &described,
        is_blank: &|_| false,
    });
    diagnose_sheets(&Chess::default(), entries.as_ref()).map(|found| (found.slips, found.agreed)).unwrap_or_default()
}

fn piece(letter: char) -> Piece {
    Piece::from_char(letter).expect("a piece letter")
}

#[test]
fn the_printed_forms_of_appendix_c_differ_after_ply_14() {
    let long = APPENDIX_C.replace("d4e3", "d4d3");
    let agreement = judged(&long, APPENDIX_C);
    assert_eq!((agreement.verdict, agreement.agreed_plies()), (SheetVerdict::Differ, 14));
    assert_eq!(agreement.position.turn(), Color::White);
    assert_eq!(agreement.sheets.white.next, Some(meanings("d4d3").remove(0)));
    assert_eq!(agreement.sheets.black.next, Some(meanings("d4e3").remove(0)));
    let either = Slip::Either { entries: ByColor { white: 14, black: 14 }, ply: 14 };
    assert_eq!(slips(&long, APPENDIX_C), (vec![either], 21));
}

#[test]
fn an_ambiguous_entry_is_settled_by_the_other_sheet() {
    let agreement = judged("d2d4 g8f6 b1d2|g1f3 e7e6", "d2d4 g8f6 g1f3 e7e6");
    assert_eq!((agreement.verdict, agreement.agreed_plies()), (SheetVerdict::Agree, 4));
    assert_eq!(agreement.sheets.white.ambiguous, vec![2]);
    let both = judged("d2d4 g8f6 b1d2|g1f3 e7e6", "d2d4 g8f6 b1d2|g1f3 e7e6");
    assert_eq!((both.verdict, both.agreed_plies()), (SheetVerdict::Unreadable, 2));
}

#[test]
fn a_king_written_onto_its_own_rook_has_not_castled() {
    let king_side = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6";
    let agreement = judged(king_side, &king_side.replace("e1g1", "e1h1"));
    assert_eq!((agreement.verdict, agreement.agreed_plies()), (SheetVerdict::Differ, 6));
    assert_eq!((agreement.sheets.black.illegal, agreement.would_agree), (vec![6], Some(8)));
}

#[test]
fn an_unreadable_entry_is_reported_with_the_moves_that_would_fit() {
    let agreement = judged("e2e4 ? g1f3 b8c6", "e2e4 e7e5 g1f3 b8c6");
    assert_eq!((agreement.verdict, agreement.agreed_plies()), (SheetVerdict::Unreadable, 1));
    assert_eq!(agreement.would_agree, Some(4));
    assert_eq!(agreement.sheets.white.unreadable, vec![1]);
    let alone = judged("e2e4 ? g1f3", "e2e4");
    assert_eq!((alone.verdict, alone.sheets.white.lost_from), (SheetVerdict::Incomplete, Some(2)));
}

#[test]
fn an_illegal_move_on_both_sheets_leads_back_to_the_position_before_it() {
    let played = "e2e4 e7e5 f1d4 b8c6";
    let agreement = judged(played, played);
    assert_eq!(agreement.verdict, SheetVerdict::Agree);
    assert_eq!(agreement.illegal.as_ref().map(|(ply, _)| *ply), Some(2));
    let boards = TwoBoards { boards: ByColor::new_with(|_| board(played)) };
    let proposal = propose(&agreement, &boards, ByColor { white: 0, black: 0 }, CastlingMode::Standard);
    assert_eq!((proposal.reason, proposal.ply), (ProposalReason::IllegalMove, 2));
    assert_eq!(proposal.clocks, ClockProposal::AsAfter(2));
    assert_eq!(proposal.position, after(&line("e2e4 e7e5")));
}

#[test]
fn sheets_are_followed_past_an_illegal_move_that_leaves_the_king_in_check() {
    let played = "e2e4 e7e5 d1h5 f7f6 g1f3 b8c6";
    let agreement = judged(played, played);
    assert_eq!(agreement.illegal.as_ref().map(|(ply, _)| *ply), Some(3));
    assert_eq!((agreement.verdict, agreement.agreed_plies()), (SheetVerdict::Agree, 6));
    let differ = judged(played, "e2e4 e7e5 d1h5 f7f6 b1c3 b8c6");
    assert_eq!((differ.verdict, differ.agreed_plies()), (SheetVerdict::Differ, 4));
}

#[test]
fn slips_of_the_pen_are_named() {
    let (white, black) = (Color::White, Color::Black);
    let right = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6";
    let missing = |sheet, half_moves| Slip::Missing { sheet, entry: 2, ply: 2, half_moves };
    let omitted = slips(right, "e2e4 e7e5 b8c6 f1b5 a7a6 b5a4 g8f6");
    assert_eq!(omitted, (vec![missing(black, 1)], 8));
    let whole_move = slips("e2e4 e7e5 f1b5 a7a6 b5a4 g8f6", right);
    assert_eq!(whole_move, (vec![missing(white, 2)], 8));
    let doubled = slips("e2e4 e7e5 g1f3 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6", right);
    assert_eq!(doubled, (vec![Slip::Repeated { sheet: white, entry: 3, ply: 3, entries: 1 }], 8));
    let pair = slips(right, "e2e4 e7e5 g1f3 b8c6 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6");
    assert_eq!(pair, (vec![Slip::Repeated { sheet: black, entry: 4, ply: 4, entries: 2 }], 8));
    let exchanged = slips("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6", "e2e4 e7e5 b8c6 g1f3 f1b5 a7a6 b5a4 g8f6");
    assert_eq!(exchanged, (vec![Slip::Exchanged { sheet: black, ply: 2, other: 3 }], 8));
    // One entry that allows nothing of what follows, and one that does.
    let one = slips(right, &right.replace("f1b5", "f1c4"));
    assert_eq!(one, (vec![Slip::Wrong { sheet: black, entry: 4, ply: 4 }], 8));
    let two = slips("e2e4 e7e5 b8c6 f1b5 a7a6 b5a4 g8f6 d2d3 d7d6 c2c3", &format!("{right} d2d3 c2c3"));
    assert_eq!(two, (vec![missing(white, 1), Slip::Missing { sheet: black, entry: 9, ply: 9, half_moves: 1 }], 11));
    // Sheets of two different games.
    assert_eq!(slips(right, "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 f8e7"), (vec![], 0));
}

#[test]
fn two_swapped_moves_with_equal_boards_need_a_correction_of_the_sheets_only() {
    let (white, black) = ("d2d4 g8f6 c2c4 e7e6", "c2c4 g8f6 d2d4 e7e6");
    let boards = TwoBoards { boards: ByColor { white: board(white), black: board(black) } };
    let proposal = propose(&judged(white, black), &boards, ByColor { white: 0, black: 0 }, CastlingMode::Standard);
    assert_eq!(proposal.reason, ProposalReason::SheetsOnly { right: None });
}

#[test]
fn a_sheet_that_stops_early_matters_only_if_the_boards_differ() {
    let (long, short) = ("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6", "e2e4 e7e5");
    let agreement = judged(long, short);
    let none = ByColor { white: 0, black: 0 };
    let of = |placed: &str| TwoBoards { boards: ByColor::new_with(|_| board(placed)) };
    let explained = propose(&agreement, &of(long), none, CastlingMode::Standard);
    assert_eq!(explained.reason, ProposalReason::SheetsOnly { right: Some(Color::White) });
    let short_stands = propose(&agreement, &of("e2e4 e7e5 g1f3"), none, CastlingMode::Standard);
    assert_eq!((short_stands.reason, short_stands.ply), (ProposalReason::Incomplete { shorter: Color::Black }, 2));
    assert_eq!(short_stands.candidates, vec![line("g1f3")]);
    let owed = ByColor { white: 0, black: may_still_owe(Color::Black, 6, Color::Black) };
    assert_eq!(owed.black, 2);
    let lag = propose(&judged(long, "e2e4 e7e5 g1f3 b8c6"), &of(long), owed, CastlingMode::Standard);
    assert_eq!(lag.reason, ProposalReason::Nothing, "a move that need not be written yet is no difference");
}

#[test]
fn one_wrong_board_is_corrected_square_by_square_and_the_clocks_stay() {
    let played = "g1f3 d7d5";
    let boards = TwoBoards { boards: ByColor { white: board("g1h3 d7d5"), black: board(played) } };
    let proposal = propose(&judged(played, played), &boards, ByColor { white: 0, black: 0 }, CastlingMode::Standard);
    assert_eq!((proposal.reason, proposal.clocks), (ProposalReason::BoardsWrong, ClockProposal::Keep));
    let knight = Instruction::Move { from: Square::H3, to: Square::F3, piece: piece('N') };
    assert_eq!(proposal.boards, ByColor { white: vec![knight], black: vec![] });
    assert_eq!(causes(played, &boards.boards.white), vec![Cause::ExecutedAs { ply: 0, half_move: line("g1h3")[0] }]);
}

#[test]
fn differing_sheets_and_boards_lead_back_to_the_last_common_move() {
    let white = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 d2d3";
    let black = "e2e4 e7e5 g1f3 b8c6 f1c4 a7a6 d2d3";
    let boards = TwoBoards { boards: ByColor { white: board(white), black: board(black) } };
    let proposal = propose(&judged(white, black), &boards, ByColor { white: 0, black: 0 }, CastlingMode::Standard);
    assert_eq!((proposal.reason, proposal.ply), (ProposalReason::SheetsDiffer, 4));
    assert_eq!(proposal.clocks, ClockProposal::AsAfter(4));
    assert_eq!(proposal.position.turn(), Color::White);
}

#[test]
fn the_cause_of_a_wrong_board_is_named() {
    let castled = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 d2d3 d7d6 c1g5 c8g4 b1c3 d8d7 d1d2 e8c8 e1g1 h7h6";
    let promoted = "a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 b8c6 b7a8q e7e5";
    let en_passant = "e2e4 g8f6 e4e5 d7d5 e5d6 e7d6 g1f3";
    let cases: Vec<(&str, &str, Board, Cause)> = vec![
        ("one half-move behind", "e2e4 e7e5 g1f3", board("e2e4 e7e5"), Cause::Behind { half_moves: 1 }),
        ("three behind", "e2e4 e7e5 g1f3", board(""), Cause::Behind { half_moves: 3 }),
        ("one forgotten", "e2e4 e7e5 g1f3 b8c6", board("e2e4 g1f3 b8c6"), Cause::NotExecuted { ply: 1 }),
        ("another piece of the kind", "d2d4 d7d5 g1f3 g8f6 f3d2", board("d2d4 d7d5 g1f3 g8f6 b1d2"), {
            Cause::ExecutedAs { ply: 4, half_move: line("b1d2")[0] }
        }),
        ("wrong promotion piece", promoted, board(&promoted.replace("b7a8q", "b7a8n")), {
            Cause::WrongPromotion { ply: 8, stands: Role::Knight }
        }),
        ("castled to the wrong side", castled, board(&castled.replace("e1g1", "e1c1")), {
            Cause::CastledTo { ply: 14, side: CastlingSide::QueenSide }
        }),
        ("rook forgotten", castled, board(&castled.replace("e1g1", "e1f1 f1g1")), Cause::RookForgotten { ply: 14 }),
        ("en passant pawn left on", en_passant, en_passant_left(en_passant), {
            Cause::EnPassantPawnLeft { ply: 4, square: Square::D5 }
        }),
        ("a move nobody wrote", "e2e4 e7e5", board("e2e4 e7e5 g1f3"), Cause::Unrecorded(line("g1f3"))),
    ];
    for (name, played, stands, cause) in cases {
        assert_eq!(causes(played, &stands), vec![cause], "{name}");
    }
}

/// The board of a player who did not remove the pawn on d5 when it was captured en passant.
fn en_passant_left(played: &str) -> Board {
    let mut board = Board::new();
    for half_move in line(played) {
        half_move.execute_on(&mut board, CastlingMode::Standard);
        if half_move == line("e5d6")[0] {
            board.set_piece_at(Square::D5, piece('p'));
        }
    }
    board
}

#[test]
fn a_wrong_move_is_named_one_ten_and_a_hundred_half_moves_later() {
    let shuffle = "b8c6 b1c3 c6b8 c3b1 ".repeat(25);
    for later in [1, 10, 100] {
        let tail: String = shuffle.split_whitespace().take(later).map(|m| format!("{m} ")).collect();
        let stands = board(&format!("g1h3 {tail}"));
        let named = causes(&format!("g1f3 {tail}"), &stands);
        assert_eq!(named, vec![Cause::ExecutedAs { ply: 0, half_move: line("g1h3")[0] }], "{later} later");
    }
}

#[test]
fn a_turned_or_mirrored_board_and_exchanged_colours_are_recognised() {
    let played = "e2e4 e7e5 g1f3 b8c6 f1b5";
    for orientation in BoardOrientation::VARIANTS.iter().copied() {
        let stands = orientation.applied_to(&board(played));
        assert_eq!(causes(played, &stands), vec![Cause::BoardTurned(orientation)]);
    }
    assert_eq!(causes(played, &board(played).into_swapped_colors()), vec![Cause::ColorsExchanged]);
    let turned = BoardOrientation::HalfTurn.applied_to(&board(played));
    assert_eq!(put_right(&turned, &board(played)), vec![Instruction::TurnRound]);
}

#[test]
fn a_turned_board_with_a_missing_piece_is_recognised() {
    let played = "e2e4 e7e5 g1f3 b8c6 f1b5";
    let mut stands = BoardOrientation::HalfTurn.applied_to(&board(played));
    stands.discard_piece_at(Square::H8);
    assert_eq!(causes(played, &stands), vec![Cause::BoardTurned(BoardOrientation::HalfTurn)]);
}

#[test]
fn displaced_missing_and_extra_pieces_are_distinguished() {
    let played = "e2e4 e7e5";
    let mut knocked = board(played);
    for square in [Square::F1, Square::G1, Square::H1] {
        knocked.discard_piece_at(square);
    }
    let named = causes(played, &knocked);
    assert_eq!(named[0], Cause::KnockedOver(vec![Square::F1, Square::G1, Square::H1]));
    assert_eq!(named.len(), 4);

    let mut displaced = board(played);
    displaced.discard_piece_at(Square::A8);
    displaced.set_piece_at(Square::A5, piece('r'));
    let expected = Cause::Displaced { piece: piece('r'), stands: Square::A5, should: Square::A8 };
    assert_eq!(causes(played, &displaced), vec![expected]);

    let mut others = board(played);
    others.discard_piece_at(Square::H2);
    others.set_piece_at(Square::D5, piece('q'));
    others.set_piece_at(Square::B1, piece('B'));
    let named = causes(played, &others);
    assert!(named.contains(&Cause::Missing { square: Square::H2, piece: piece('P') }), "{named:?}");
    assert!(named.contains(&Cause::Extra { square: Square::D5, piece: piece('q') }), "{named:?}");
    let wrong = Cause::WrongPiece { square: Square::B1, stands: piece('B'), should: piece('N') };
    assert!(named.contains(&wrong), "{named:?}");
}

#[test]
fn a_board_with_nine_pawns_or_no_king_can_be_corrected() {
    let played = "e2e4 e7e5";
    let mut stands = board(played);
    stands.discard_piece_at(Square::E1);
    stands.set_piece_at(Square::E3, piece('P'));
    let mut righted = stands.clone();
    for instruction in put_right(&stands, &board(played)) {
        instruction.carry_out(&mut righted);
    }
    assert_eq!(righted, board(played));
    assert_eq!(causes(played, &Board::empty()).len(), 33, "everything is missing, as after a knock");
}

/// A player ticks off one step after the other, and the next is found again from what stands there: it comes out the
/// same.
#[test]
fn steps_taken_one_by_one_put_a_board_right_in_as_many_as_were_said() {
    let target = board("e2e4 e7e5 g1f3 b8c6 f1b5");
    let mut random = 2009_u32;
    for _ in 0..500 {
        let mut stands = target.clone();
        for _ in 0..1 + random % 5 {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let [from, to] = [random >> 8, random >> 20].map(|square| Square::new(square % 64));
            match stands.remove_piece_at(from) {
                Some(piece) if !random.is_multiple_of(3) => stands.set_piece_at(to, piece),
                Some(_) | None => {}
            }
        }
        let said = put_right(&stands, &target).len();
        for left in (0..said).rev() {
            put_right(&stands, &target)[0].carry_out(&mut stands);
            assert_eq!(put_right(&stands, &target).len(), left);
        }
        assert_eq!(stands, target);
    }
}

#[test]
fn the_moves_between_two_boards_are_few_and_legal() {
    let position = after(&line("e2e4 e7e5"));
    let target = board("e2e4 e7e5 g1f3 b8c6 f1b5");
    let found = inferred_moves(&position, &target, 3, CastlingMode::Standard);
    assert_eq!(found, vec![line("g1f3 b8c6 f1b5"), line("f1b5 b8c6 g1f3")]);
    assert_eq!(
        inferred_moves(&position, &board("e2e4 e7e5 g1f3 g8f6 f3e5 f6e4"), 3, CastlingMode::Standard),
        Vec::<Vec<_>>::new()
    );
}
