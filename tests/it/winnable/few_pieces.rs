//! Every placement of few men, worked out once for all by plain exhaustion: from which of them White can mate.

use std::collections::HashMap;
use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use annabella::game::laws::winnable::{Budget, MateChance, winnable};
use shakmaty::{Bitboard, Chess, Color, EnPassantMode, Piece, Position, Role, Square};

use super::plain::{MEN, place};
use super::{ends_in_mate, run_all};

/// The men beside the kings, White's first; like men stand in any order.
type Men = Vec<Piece>;

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

/// Of one material, where the men stand in one of the board's reflections.
struct Table {
    men: Men,
    winnable: Bits,
    /// Positions from which White cannot mate.
    lost: Vec<usize>,
    positions: usize,
}

fn has_pawn(men: &[Piece]) -> bool {
    men.iter().any(|piece| piece.role == Role::Pawn)
}

/// The reflection that brings White's king to the left half and, without pawns, into the corner triangle.
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

/// The men on the board as a table has them, and their number in it; none where White has his king only.
fn number(position: &Chess) -> Option<(Men, usize)> {
    let board = position.board();
    let kings = [Color::White, Color::Black].map(|color| board.king_of(color).expect("a king"));
    let others = board.occupied() & !board.kings();
    let mut men: Vec<(Piece, Square)> =
        others.into_iter().filter_map(|square| Some((board.piece_at(square)?, square))).collect();
    men.sort_by_key(|(piece, _)| (piece.color.is_black(), piece.role));
    men.first().filter(|(piece, _)| piece.color == Color::White)?;
    let kinds: Men = men.iter().map(|(piece, _)| *piece).collect();
    let reflected = reflect(kings[0], has_pawn(&kinds));
    let mut squares: Vec<Square> = men.iter().map(|(_, square)| reflected(*square)).collect();
    if kinds.len() == 2 && kinds[0] == kinds[1] {
        squares.sort();
    }
    let all = kings.into_iter().map(reflected).chain(squares);
    let placed = all.fold(0, |sum, square| sum * 64 + usize::from(square));
    Some((kinds, placed * 2 + usize::from(position.turn().is_black())))
}

/// The position of that number, if it is one and the reflection that the table has.
fn position_of(men: &[Piece], number: usize) -> Option<Chess> {
    let turn = Color::from_white(number.is_multiple_of(2));
    let mut rest = number / 2;
    let mut squares: Vec<Square> = Vec::with_capacity(4);
    for _ in 0..men.len() + 2 {
        squares.insert(0, Square::new((rest % 64) as u32));
        rest /= 64;
    }
    let reflected = reflect(squares[0], has_pawn(men));
    if reflected(squares[0]) != squares[0] || men.len() == 2 && men[0] == men[1] && squares[2] > squares[3] {
        return None;
    }
    let kings = [Role::King.of(Color::White), Role::King.of(Color::Black)];
    let pieces = kings.into_iter().chain(men.iter().copied());
    let placed: Vec<(Square, Piece)> = squares.into_iter().zip(pieces).collect();
    place(&placed, turn)
}

/// Goes over all placements until none is left from which a move leads to a mate by White, however far away.
fn exhaust(men: Men, smaller: &HashMap<Men, Table>) -> Table {
    let size = 64_usize.pow(men.len() as u32 + 2) * 2;
    let mut winnable = Bits(vec![0; size / 64]);
    let mut open: Vec<usize> = (0..size).filter(|number| position_of(&men, *number).is_some()).collect();
    let positions = open.len();
    loop {
        let before = open.len();
        open.retain(|at| {
            let position = position_of(&men, *at).expect("a position");
            let can = can_mate(&position, &men, &winnable, smaller);
            if can {
                winnable.insert(*at);
            }
            !can
        });
        if open.len() == before {
            return Table { men, winnable, lost: open, positions };
        }
    }
}

fn can_mate(position: &Chess, men: &Men, winnable: &Bits, smaller: &HashMap<Men, Table>) -> bool {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return position.turn() == Color::Black && position.is_check();
    }
    moves.into_iter().any(|mv| {
        let mut after = position.clone();
        after.play_unchecked(mv);
        if after.ep_square(EnPassantMode::Legal).is_some() {
            return can_mate(&after, men, winnable, smaller);
        }
        number(&after).is_some_and(|(left, at)| {
            if left == *men { winnable.contains(at) } else { smaller[&left].winnable.contains(at) }
        })
    })
}

/// Asks of every position without a mate, and of one in `step` of the others.
fn hold_against(table: &Table, step: usize) -> usize {
    let ask = |number: usize| {
        let position = position_of(&table.men, number)?;
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

/// Works out a table for each of these on all cores, and holds the answers against it.
fn agree(all: Vec<Men>, step: usize, tables: &mut HashMap<Men, Table>) {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, NonZero::get) {
            scope.spawn(|| {
                while let Some(men) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let table = exhaust(men.clone(), tables);
                    let asked = hold_against(&table, step);
                    println!("{men:?}: {} positions, {} lost, {asked} asked", table.positions, table.lost.len());
                    done.lock().expect("a thread that failed").push(table);
                }
            });
        }
    });
    let done = done.into_inner().expect("a thread that failed");
    assert_eq!(done.len(), all.len());
    tables.extend(done.into_iter().map(|table| (table.men.clone(), table)));
}

/// Black's answers are White's with the colours changed. With two men beside the kings it takes the long run.
#[test]
fn agrees_with_exhaustion_on_every_placement_of_few_men() {
    let mut tables = HashMap::new();
    let mut levels: Vec<Vec<Men>> = vec![Vec::new(); 3];
    if run_all() {
        for first in MEN {
            let white = MEN.into_iter().filter(|second| *second >= first).map(|second| second.of(Color::White));
            for second in white.chain(MEN.into_iter().map(|second| second.of(Color::Black))) {
                let men = vec![first.of(Color::White), second];
                let pawns = men.iter().filter(|piece| piece.role == Role::Pawn).count();
                levels[pawns].push(men);
            }
        }
    }
    let [pieces, pawn]: [Vec<Men>; 2] =
        [&MEN[1..], &MEN[..1]].map(|roles: &[Role]| roles.iter().map(|role| vec![role.of(Color::White)]).collect());
    let step = if run_all() { 101 } else { 1009 };
    agree(pieces, step, &mut tables);
    agree(pawn, step, &mut tables);
    for level in levels {
        agree(level, 10_007, &mut tables);
    }
    let corner = Bitboard::CORNERS.into_iter().map(|square| reflect(square, false)(square));
    assert!(corner.into_iter().all(|square| square == Square::A1));
}
