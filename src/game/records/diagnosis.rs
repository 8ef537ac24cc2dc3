//! How one board departs from what should stand on it, and the names of the causes: named, not guessed.

use shakmaty::{Bitboard, Board, CastlingMode, CastlingSide, Chess, Move, Piece, Position, Role, Square};
use strum::VariantArray;

use crate::game::half_move::{HalfMove, differing};
use crate::game::laws::article::Article;

/// A board against the position that should stand on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deviation {
    /// The squares that are wrong, from a1 to h8.
    pub squares: Vec<WrongSquare>,
    /// The possible causes, most likely first. Either each alone explains the whole deviation, or all together do.
    pub causes: Vec<Cause>,
}

/// One square of a board that does not show what it should.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongSquare {
    pub square: Square,
    pub stands: Option<Piece>,
    pub should: Option<Piece>,
}

/// Names how `board` departs from the position after `line`, played from `start`.
pub fn diagnose(start: &Chess, line: &[HalfMove], board: &Board, mode: CastlingMode) -> Deviation {
    let positions = positions_of(start, line);
    let truth = &positions[positions.len() - 1];
    let squares = wrong_squares(board, truth.board());
    if squares.is_empty() {
        return Deviation::default();
    }
    let causes = whole_explanation(&positions, line, board, mode).unwrap_or_else(|| piece_by_piece(&squares));
    Deviation { squares, causes }
}

/// The squares on which a board does not show what it should, from a1 to h8.
pub fn wrong_squares(board: &Board, should: &Board) -> Vec<WrongSquare> {
    differing(board, should)
        .into_iter()
        .map(|square| WrongSquare { square, stands: board.piece_at(square), should: should.piece_at(square) })
        .collect()
}

/// The position at the start and after each half-move, as far as they can be played.
fn positions_of(start: &Chess, line: &[HalfMove]) -> Vec<Chess> {
    let mut positions = vec![start.clone()];
    for half_move in line {
        let Some(after) = half_move.played_in(&positions[positions.len() - 1]) else { break };
        positions.push(after);
    }
    positions
}

/// The causes that each alone explain every wrong square; or a half-move executed wrongly, and those that followed it
/// and were not executed.
fn whole_explanation(positions: &[Chess], line: &[HalfMove], board: &Board, mode: CastlingMode) -> Option<Vec<Cause>> {
    let last = positions.len() - 1;
    let behind = (1..=last.min(4)).find(|n| positions[last - n].board() == board);
    if let Some(half_moves) = behind {
        return Some(vec![Cause::Behind { half_moves }]);
    }
    if let Some(cause) = wrongly_executed(positions, &line[..last], board, mode) {
        return Some(vec![cause]);
    }
    let unrecorded: Vec<_> =
        inferred_moves(&positions[last], board, 2, mode).into_iter().map(Cause::Unrecorded).collect();
    if !unrecorded.is_empty() {
        return Some(unrecorded);
    }
    if let Some(half_moves) = (5..=last).find(|n| positions[last - n].board() == board) {
        return Some(vec![Cause::Behind { half_moves }]);
    }
    let wrong_and_behind = (1..=last.min(2)).find_map(|n| {
        let wrong = wrongly_executed(&positions[..=last - n], &line[..last - n], board, mode)?;
        Some(vec![wrong, Cause::Behind { half_moves: n }])
    });
    if wrong_and_behind.is_some() {
        return wrong_and_behind;
    }
    let truth = positions[last].board();
    let mut whole: Vec<_> = orientations(board, truth).into_iter().map(Cause::BoardTurned).collect();
    let exchanged = board.clone().into_swapped_colors();
    if nearly(&exchanged, truth, board) {
        whole.insert(0, Cause::ColorsExchanged);
    }
    whole.extend(set_up_wrongly(positions, board).filter(|_| whole.is_empty()));
    (!whole.is_empty()).then_some(whole)
}

/// Pieces that never moved and have changed places among themselves.
fn set_up_wrongly(positions: &[Chess], board: &Board) -> Option<Cause> {
    let truth = positions[positions.len() - 1].board();
    let wrong = wrong_squares(board, truth);
    let never_moved = |square: Square| {
        let stood = positions[0].board().piece_at(square);
        stood.is_some() && positions.iter().all(|position| position.board().piece_at(square) == stood)
    };
    let pieces = |of: fn(&WrongSquare) -> Option<Piece>| {
        let mut pieces: Vec<Option<char>> = wrong.iter().map(|wrong| of(wrong).map(Piece::char)).collect();
        pieces.sort_unstable();
        pieces
    };
    let changed_places = pieces(|wrong| wrong.stands) == pieces(|wrong| wrong.should);
    (changed_places && wrong.iter().all(|wrong| never_moved(wrong.square)))
        .then(|| Cause::SetUpWrongly(wrong.iter().map(|wrong| wrong.square).collect()))
}

/// Displaced, wrong, missing and extra pieces, one by one; preceded by a knock if it looks like one.
fn piece_by_piece(squares: &[WrongSquare]) -> Vec<Cause> {
    let mut causes = Vec::new();
    let mut wanted: Vec<_> = squares.iter().filter_map(|w| Some((w.square, w.should?))).collect();
    let mut standing: Vec<_> = squares.iter().filter_map(|w| Some((w.square, w.stands?))).collect();
    while let Some((from, to)) = nearest_pair(&standing, &wanted) {
        let (stands, piece) = standing.remove(from);
        let (should, _) = wanted.remove(to);
        causes.push(Cause::Displaced { piece, stands, should });
    }
    for (square, piece) in standing {
        match wanted.iter().position(|(s, _)| *s == square) {
            Some(i) => {
                let (_, should) = wanted.remove(i);
                causes.push(Cause::WrongPiece { square, stands: piece, should });
            }
            None => causes.push(Cause::Extra { square, piece }),
        }
    }
    causes.extend(wanted.into_iter().map(|(square, piece)| Cause::Missing { square, piece }));
    if let Some(knocked) = knocked_over(&causes) {
        causes.insert(0, Cause::KnockedOver(knocked));
    }
    causes
}

/// A piece that stands wrong and the nearest square that wants one like it.
fn nearest_pair(standing: &[(Square, Piece)], wanted: &[(Square, Piece)]) -> Option<(usize, usize)> {
    let pairs = standing.iter().enumerate().flat_map(|(i, (from, piece))| {
        let fits = wanted.iter().enumerate().filter(move |(_, (_, p))| p == piece);
        fits.map(move |(j, (to, _))| (from.distance(*to), i, j))
    });
    pairs.min().map(|(_, i, j)| (i, j))
}

/// The squares of three or more pieces, each beside another, that are gone or went astray.
fn knocked_over(causes: &[Cause]) -> Option<Vec<Square>> {
    let mut came_from = Bitboard::EMPTY;
    for cause in causes {
        if let Cause::Missing { square, .. }
        | Cause::Displaced { should: square, .. }
        | Cause::WrongPiece { square, .. } = cause
        {
            came_from.add(*square);
        }
    }
    let beside_another = came_from.into_iter().all(|s| came_from.into_iter().any(|t| t != s && s.distance(t) <= 2));
    (came_from.count() >= 3 && beside_another).then(|| came_from.into_iter().collect())
}

/// The cause of a board's departure. Plies count from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The last `half_moves` half-moves have not been executed on it.
    Behind {
        half_moves: usize,
    },
    /// Only this half-move was not executed.
    NotExecuted {
        ply: usize,
    },
    /// Half-moves that are on no scoresheet were executed; several candidates are several causes.
    Unrecorded(Vec<HalfMove>),
    /// The half-move was executed as another.
    ExecutedAs {
        ply: usize,
        half_move: HalfMove,
    },
    WrongPromotion {
        ply: usize,
        stands: Role,
    },
    /// Castled to that side, which is the wrong one.
    CastledTo {
        ply: usize,
        side: CastlingSide,
    },
    /// The king castled, the rook stayed.
    RookForgotten {
        ply: usize,
    },
    /// The pawn taken en passant was left on the board.
    EnPassantPawnLeft {
        ply: usize,
        square: Square,
    },
    /// The whole board is turned or set up in a mirror (7.2).
    BoardTurned(BoardOrientation),
    /// Pieces that never moved have changed places: the board was set up wrongly (7.2.1), or they were put there later.
    SetUpWrongly(Vec<Square>),
    /// White's pieces stand where Black's should (7.3).
    ColorsExchanged,
    /// Several pieces beside each other are off or astray, as after a knock (7.4).
    KnockedOver(Vec<Square>),
    Displaced {
        piece: Piece,
        stands: Square,
        should: Square,
    },
    WrongPiece {
        square: Square,
        stands: Piece,
        should: Piece,
    },
    Missing {
        square: Square,
        piece: Piece,
    },
    Extra {
        square: Square,
        piece: Piece,
    },
}

impl Cause {
    /// The article for it; for moves executed differently on two boards, D.2.9.
    pub fn article(&self) -> Article {
        match self {
            Cause::Behind { .. }
            | Cause::NotExecuted { .. }
            | Cause::Unrecorded(_)
            | Cause::ExecutedAs { .. }
            | Cause::WrongPromotion { .. }
            | Cause::CastledTo { .. }
            | Cause::RookForgotten { .. }
            | Cause::EnPassantPawnLeft { .. } => Article::BoardsDiffer,
            Cause::BoardTurned(_) => Article::BoardTurned,
            Cause::SetUpWrongly(_) => Article::WrongSetUp,
            Cause::ColorsExchanged => Article::ReversedColors,
            Cause::KnockedOver(_) => Article::DisplacedPieces,
            Cause::Displaced { .. } | Cause::WrongPiece { .. } | Cause::Missing { .. } | Cause::Extra { .. } => {
                Article::PositionReinstated
            }
        }
    }
}

/// At most this number of half-moves that touch a wrong square are examined, the latest first.
const LOOKED_AT: usize = 24;

/// The latest half-move whose wrong execution explains all that stands on `board`.
///
/// `positions` are those before each half-move of `line`, and the last.
pub fn wrongly_executed(positions: &[Chess], line: &[HalfMove], board: &Board, mode: CastlingMode) -> Option<Cause> {
    let wrong = differing(board, positions[line.len()].board());
    let touching = line.iter().enumerate().rev().filter(|(ply, half_move)| {
        let mut after = positions[*ply].board().clone();
        half_move.execute_on(&mut after, mode);
        differing(positions[*ply].board(), &after).intersects(wrong)
    });
    touching.take(LOOKED_AT).find_map(|(ply, half_move)| {
        let before = positions[ply].board();
        let explains = |executed: &Board| {
            let mut replayed = executed.clone();
            line[ply + 1..].iter().for_each(|later| later.execute_on(&mut replayed, mode));
            replayed == *board
        };
        let special =
            half_move.legal_in(&positions[ply]).into_iter().flat_map(|mv| special_errors(ply, mv, before, mode));
        special
            .chain(plain_errors(ply, *half_move, before, wrong.into_iter().take(8).collect(), mode))
            .find_map(|(cause, executed)| explains(&executed).then_some(cause))
    })
}

/// Wrong promotion piece, wrong castling, en passant pawn left on: each with the board it leaves.
fn special_errors(ply: usize, mv: Move, before: &Board, mode: CastlingMode) -> Vec<(Cause, Board)> {
    match mv {
        Move::Normal { from, to, promotion: Some(named), .. } => Role::ALL
            .into_iter()
            .filter(|role| *role != named)
            .map(|stands| {
                let mut board = before.clone();
                if let Some(pawn) = board.remove_piece_at(from) {
                    board.set_piece_at(to, Piece { role: stands, ..pawn });
                }
                (Cause::WrongPromotion { ply, stands }, board)
            })
            .collect(),
        Move::EnPassant { from, to } => {
            let mut board = before.clone();
            if let Some(pawn) = board.remove_piece_at(from) {
                board.set_piece_at(to, pawn);
            }
            let square = Square::from_coords(to.file(), from.rank());
            vec![(Cause::EnPassantPawnLeft { ply, square }, board)]
        }
        Move::Castle { king, rook } => castling_errors(ply, king, rook, before, mode),
        Move::Normal { promotion: None, .. } | Move::Put { .. } => Vec::new(),
    }
}

fn castling_errors(ply: usize, king: Square, rook: Square, before: &Board, mode: CastlingMode) -> Vec<(Cause, Board)> {
    let rank = king.rank();
    let side = CastlingSide::from_king_side(rook.file() > king.file());
    let mut errors = Vec::new();
    let mut forgotten = before.clone();
    if let Some(piece) = forgotten.remove_piece_at(king) {
        forgotten.set_piece_at(Square::from_coords(side.king_to_file(), rank), piece);
        errors.push((Cause::RookForgotten { ply }, forgotten));
    }
    let other = CastlingSide::from_king_side(!side.is_king_side());
    let own_rook = before.piece_at(rook);
    let files = shakmaty::File::ALL.into_iter().map(|file| Square::from_coords(file, rank));
    for other_rook in files.filter(|s| before.piece_at(*s) == own_rook) {
        if CastlingSide::from_king_side(other_rook.file() > king.file()) == other {
            let mut board = before.clone();
            let to = match mode {
                CastlingMode::Standard => Square::from_coords(other.king_to_file(), rank),
                CastlingMode::Chess960 => other_rook,
            };
            HalfMove { from: king, to, promotion: None }.execute_on(&mut board, mode);
            errors.push((Cause::CastledTo { ply, side: other }, board));
        }
    }
    errors
}

/// Not executed at all, put on another square, done with another piece, or both.
fn plain_errors(
    ply: usize,
    half_move: HalfMove,
    before: &Board,
    wrong: Vec<Square>,
    mode: CastlingMode,
) -> Vec<(Cause, Board)> {
    let mut errors = vec![(Cause::NotExecuted { ply }, before.clone())];
    let to_another = wrong.iter().map(|to| HalfMove { to: *to, ..half_move });
    let with_another = wrong.iter().map(|from| HalfMove { from: *from, ..half_move });
    let quite_another = wrong.iter().take(4).flat_map(|from| {
        let wrong = &wrong;
        wrong.iter().take(4).map(move |to| HalfMove { from: *from, to: *to, promotion: half_move.promotion })
    });
    for other in to_another
        .chain(with_another)
        .chain(quite_another)
        .filter(|other| *other != half_move && other.from != other.to)
    {
        let mut board = before.clone();
        other.execute_on(&mut board, mode);
        errors.push((Cause::ExecutedAs { ply, half_move: other }, board));
    }
    errors
}

/// A turned or mirrored board as a whole, the most likely first; undoing it puts the pieces where they should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum BoardOrientation {
    /// By 180 degrees: a1 where h8 should be.
    HalfTurn,
    /// By 90 degrees, clockwise: a dark square at White's right hand.
    QuarterClockwise,
    /// By 90 degrees, against the clock.
    QuarterCounterclockwise,
    /// The a-file where the h-file should be, the ranks right: king and queen changed places.
    FilesMirrored,
    /// The first rank where the eighth should be, the files right.
    RanksMirrored,
}

impl BoardOrientation {
    /// The board as it stands after being turned or mirrored in this way.
    pub fn applied_to(self, board: &Board) -> Board {
        let mut board = board.clone();
        match self {
            BoardOrientation::HalfTurn => board.rotate_180(),
            BoardOrientation::QuarterClockwise => board.rotate_90(),
            BoardOrientation::QuarterCounterclockwise => board.rotate_270(),
            BoardOrientation::FilesMirrored => board.flip_horizontal(),
            BoardOrientation::RanksMirrored => board.flip_vertical(),
        }
        board
    }

    /// The inverse.
    pub fn undone(self) -> BoardOrientation {
        match self {
            BoardOrientation::QuarterClockwise => BoardOrientation::QuarterCounterclockwise,
            BoardOrientation::QuarterCounterclockwise => BoardOrientation::QuarterClockwise,
            BoardOrientation::HalfTurn | BoardOrientation::FilesMirrored | BoardOrientation::RanksMirrored => self,
        }
    }
}

/// The ways of being turned that leave (almost) nothing else wrong on `board`.
pub fn orientations(board: &Board, truth: &Board) -> Vec<BoardOrientation> {
    BoardOrientation::VARIANTS.iter().copied().filter(|s| nearly(&s.undone().applied_to(board), truth, board)).collect()
}

/// Whether turning or mirroring the board leaves (almost) no difference where there were many.
pub fn nearly(seen_so: &Board, truth: &Board, board: &Board) -> bool {
    let before = differing(board, truth).count();
    let after = differing(seen_so, truth).count();
    after == 0 || after <= 4 && before >= 8 * after
}

/// More candidates than this are no explanation.
pub const AT_MOST: usize = 5;

/// The shortest sequences of at most `plies` (1 to 3) legal half-moves from `position` after which
/// exactly what stands on `board` stands there; at most [`AT_MOST`] of them, empty if nothing is owed.
pub fn inferred_moves(position: &Chess, board: &Board, plies: usize, mode: CastlingMode) -> Vec<Vec<HalfMove>> {
    for depth in 1..=plies.min(3) {
        let mut found = Vec::new();
        search(position, board, depth, mode, &mut Vec::new(), &mut found);
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}

fn search(
    position: &Chess,
    board: &Board,
    depth: usize,
    mode: CastlingMode,
    path: &mut Vec<HalfMove>,
    found: &mut Vec<Vec<HalfMove>>,
) {
    let apart = differing(position.board(), board).count();
    if depth == 0 {
        if apart == 0 {
            found.push(path.clone());
        }
        return;
    }
    // Castling changes four squares, en passant three, any other half-move two.
    if apart > (2 * depth + 4).min(4 * depth) {
        return;
    }
    // A king left in check by what the arbiter let stand is not captured (1.4.1).
    for mv in position.legal_moves().into_iter().filter(|mv| mv.capture() != Some(Role::King)) {
        let mut after = position.clone();
        after.play_unchecked(mv);
        path.push(HalfMove::of(mv, mode));
        search(&after, board, depth - 1, mode, path, found);
        path.pop();
        if found.len() >= AT_MOST {
            return;
        }
    }
}
