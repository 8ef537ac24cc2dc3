//! Every placement of few pieces, solved by plain exhaustion: whether White can mate from it.

use std::collections::HashMap;
use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use annabella::game::laws::winnable::{Budget, MateChance, winnable};
use shakmaty::{Bitboard, Chess, Color, EnPassantMode, Piece, Position, Role, Square};

use super::ends_in_mate;
use super::plain::{ROLES, place};
use crate::program::is_long_set;

/// The pieces without the kings, White's first; like pieces are in any order.
type Pieces = Vec<Piece>;

/// A bit for each placement and turn.
struct Bits(Vec<u64>);

impl Bits {
    fn contains(&self, at: usize) -> bool {
        self.0[at / 64] & 1 << (at % 64) != 0
    }

    fn insert(&mut self, at: usize) {
        self.0[at / 64] |= 1 << (at % 64);
    }
}

/// The answers for one material, for one of the board's reflections.
struct Table {
    pieces: Pieces,
    winnable: Bits,
    /// Positions from which White cannot mate.
    lost: Vec<usize>,
    positions: usize,
}

fn has_pawn(pieces: &[Piece]) -> bool {
    pieces.iter().any(|piece| piece.role == Role::Pawn)
}

/// The reflection that moves White's king to the left half and, without pawns, into the corner triangle.
fn reflect(white_king: Square, pawns: bool) -> impl Fn(Square) -> Square {
    let mirror = u32::from(white_king.file()) > 3;
    let turned = if mirror { white_king.flip_horizontal() } else { white_king };
    let upside_down = !pawns && u32::from(turned.rank()) > 3;
    let turned = if upside_down { turned.flip_vertical() } else { turned };
    let diagonal = !pawns && u32::from(turned.rank()) > u32::from(turned.file());
    move |square| {
        let square = if mirror { square.flip_horizontal() } else { square };
        let square = if upside_down { square.flip_vertical() } else { square };
        if diagonal { square.flip_diagonal() } else { square }
    }
}

/// The pieces on the board and the number of the position in their table; `None` where White has only the king.
fn number(position: &Chess) -> Option<(Pieces, usize)> {
    let board = position.board();
    let kings = [Color::White, Color::Black].map(|color| board.king_of(color).expect("a king"));
    let others = board.occupied() & !board.kings();
    let mut pieces: Vec<(Piece, Square)> =
        others.into_iter().filter_map(|square| Some((board.piece_at(square)?, square))).collect();
    pieces.sort_by_key(|(piece, _)| (piece.color.is_black(), piece.role));
    pieces.first().filter(|(piece, _)| piece.color == Color::White)?;
    let kinds: Pieces = pieces.iter().map(|(piece, _)| *piece).collect();
    let reflected = reflect(kings[0], has_pawn(&kinds));
    let mut squares: Vec<Square> = pieces.iter().map(|(_, square)| reflected(*square)).collect();
    if kinds.len() == 2 && kinds[0] == kinds[1] {
        squares.sort();
    }
    let all = kings.into_iter().map(reflected).chain(squares);
    let placed = all.fold(0, |sum, square| sum * 64 + usize::from(square));
    Some((kinds, placed * 2 + usize::from(position.turn().is_black())))
}

/// The position of that number, if it is valid and in the table's reflection.
fn position_of(pieces: &[Piece], number: usize) -> Option<Chess> {
    let turn = Color::from_white(number.is_multiple_of(2));
    let mut rest = number / 2;
    let mut squares: Vec<Square> = Vec::with_capacity(4);
    for _ in 0..pieces.len() + 2 {
        squares.insert(0, Square::new((rest % 64) as u32));
        rest /= 64;
    }
    let reflected = reflect(squares[0], has_pawn(pieces));
    if reflected(squares[0]) != squares[0] || pieces.len() == 2 && pieces[0] == pieces[1] && squares[2] > squares[3] {
        return None;
    }
    let kings = [Role::King.of(Color::White), Role::King.of(Color::Black)];
    let placed = kings.into_iter().chain(pieces.iter().copied());
    let placed: Vec<(Square, Piece)> = squares.into_iter().zip(placed).collect();
    place(&placed, turn)
}

/// Marks placements as winnable until no other one has a move to a winnable one.
fn exhaust(pieces: Pieces, smaller: &HashMap<Pieces, Table>) -> Table {
    let size = 64_usize.pow(pieces.len() as u32 + 2) * 2;
    let mut winnable = Bits(vec![0; size / 64]);
    let mut open: Vec<usize> = (0..size).filter(|number| position_of(&pieces, *number).is_some()).collect();
    let positions = open.len();
    loop {
        let before = open.len();
        open.retain(|at| {
            let position = position_of(&pieces, *at).expect("a position");
            let can = can_mate(&position, &pieces, &winnable, smaller);
            if can {
                winnable.insert(*at);
            }
            !can
        });
        if open.len() == before {
            return Table { pieces, winnable, lost: open, positions };
        }
    }
}

fn can_mate(position: &Chess, pieces: &Pieces, winnable: &Bits, smaller: &HashMap<Pieces, Table>) -> bool {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return position.turn() == Color::Black && position.is_check();
    }
    moves.into_iter().any(|mv| {
        let mut after = position.clone();
        after.play_unchecked(mv);
        if after.ep_square(EnPassantMode::Legal).is_some() {
            return can_mate(&after, pieces, winnable, smaller);
        }
        number(&after).is_some_and(|(left, at)| {
            if left == *pieces { winnable.contains(at) } else { smaller[&left].winnable.contains(at) }
        })
    })
}

/// Compares the program's answer for every position without a mate, and for one in `step` of the others.
fn hold_against(table: &Table, step: usize) -> usize {
    let ask = |number: usize| {
        let position = position_of(&table.pieces, number)?;
        Some((winnable(&position, Color::White, Budget::flag_fall()), position))
    };
    for number in &table.lost {
        let Some((verdict, position)) = ask(*number) else { continue };
        assert!(matches!(verdict, MateChance::Unwinnable { .. }), "{position:?} {verdict:?}");
    }
    let mut asked = table.lost.len();
    let size = table.winnable.0.len() * 64;
    for number in (0..size).step_by(step).filter(|number| table.winnable.contains(*number)) {
        let Some((verdict, position)) = ask(number) else { continue };
        let MateChance::Winnable { line } = &verdict else { panic!("{position:?} {verdict:?}") };
        assert!(ends_in_mate(&position, line, Color::White), "{position:?} {verdict:?}");
        asked += 1;
    }
    asked
}

/// Solves a table for each of these on all cores, and compares the answers with it.
fn agree(all: Vec<Pieces>, step: usize, tables: &mut HashMap<Pieces, Table>) {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, NonZero::get) {
            scope.spawn(|| {
                while let Some(pieces) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let table = exhaust(pieces.clone(), tables);
                    let asked = hold_against(&table, step);
                    println!("{pieces:?}: {} positions, {} lost, {asked} asked", table.positions, table.lost.len());
                    done.lock().expect("a thread that failed").push(table);
                }
            });
        }
    });
    let done = done.into_inner().expect("a thread that failed");
    assert_eq!(done.len(), all.len());
    tables.extend(done.into_iter().map(|table| (table.pieces.clone(), table)));
}

/// Black's answers are White's with the colours changed. Two pieces with the kings are tried only with all tests.
#[test]
fn answers_agree_with_exhaustion_on_every_placement_of_few_pieces() {
    let mut tables = HashMap::new();
    let mut levels: Vec<Vec<Pieces>> = vec![Vec::new(); 3];
    if is_long_set() {
        for first in ROLES {
            let white = ROLES.into_iter().filter(|second| *second >= first).map(|second| second.of(Color::White));
            for second in white.chain(ROLES.into_iter().map(|second| second.of(Color::Black))) {
                let pieces = vec![first.of(Color::White), second];
                let pawns = pieces.iter().filter(|piece| piece.role == Role::Pawn).count();
                levels[pawns].push(pieces);
            }
        }
    }
    let [pieces, pawn]: [Vec<Pieces>; 2] =
        [&ROLES[1..], &ROLES[..1]].map(|roles: &[Role]| roles.iter().map(|role| vec![role.of(Color::White)]).collect());
    let step = if is_long_set() { 101 } else { 1009 };
    agree(pieces, step, &mut tables);
    agree(pawn, step, &mut tables);
    for level in levels {
        agree(level, 10_007, &mut tables);
    }
    let corner = Bitboard::CORNERS.into_iter().map(|square| reflect(square, false)(square));
    assert!(corner.into_iter().all(|square| square == Square::A1));
}
