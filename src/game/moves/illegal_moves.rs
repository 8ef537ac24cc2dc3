//! A completed illegal move: what follows from taking it back or letting it stand (7.5).

use shakmaty::{ByColor, Color, File, Piece, Position, Rank, Role, Square};

use crate::game::Game;
use crate::game::cases::Case;
use crate::game::cases::irregularity::Irregularity;
use crate::game::clock::display::ClockReading;
use crate::game::clock::moment::{Moment, Span};
use crate::game::clock::time_control::Mode;
use crate::game::draft::Decided;
use crate::game::event::{CaseEvent, ClockEvent, Event, MoveEvent, RecordsEvent};
use crate::game::half_move::{HalfMove, differing};
use crate::game::laws::result::{GameResult, Reason};
use crate::game::records::boards::RestoredTimes;
use crate::game::refusal::Refusal;

/// The position to which a ruling leads back: that after a number of half-moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::game) struct WayBack {
    pub ply: usize,
    pub time: TimeUsed,
}

/// The treatment of the time used since then (7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::game) enum TimeUsed {
    Counts,
    /// The clocks show again what they showed then (D.2.9).
    GivenBack,
}

impl Game {
    /// Takes an illegal move back, or everything since another half-move. The time used for it stays used (7.1), the
    /// opponent is given the penalty time, and the touched pieces bind the player (7.5.1). A queen that replaced a pawn
    /// left on its last rank stays (7.5.2).
    pub(in crate::game) fn decide_take_back(
        &self,
        at: Moment,
        case: &Case,
        irregularity: Irregularity,
        way: Option<WayBack>,
    ) -> Decided {
        let mut events = vec![Event::Case(CaseEvent::CaseAccepted { case: Some(case.id) })];
        if let Some(result) = self.result_by_ruling(irregularity) {
            events.push(Event::ended(result));
            return Ok(events);
        }
        let (made, by) = (case.ply.saturating_sub(1), irregularity.by());
        let stands =
            |half_move: HalfMove| self.moves.line.get(made).is_some_and(|played| played.half_move != half_move);
        match irregularity {
            Irregularity::IllegalMoveFound { half_move, .. } if way.is_none() && stands(half_move) => {
                events.extend(self.decide_time_penalty(by, case.id));
            }
            Irregularity::IllegalMoveFound { half_move, .. }
                if way.is_none() && self.queen_left_out_at(made, half_move).is_some() =>
            {
                events.extend(self.decide_queen(made, half_move));
                events.extend(self.decide_time_penalty(by, case.id));
            }
            Irregularity::IllegalMoveFound { half_move, .. } => {
                let way = way.unwrap_or(WayBack { ply: made, time: TimeUsed::Counts });
                let (accepted, penalties): (Vec<Event>, Vec<Event>) = self
                    .decide_penalties_beside(case, way.ply)?
                    .into_iter()
                    .partition(|event| matches!(event, Event::Case(_)));
                events.extend(accepted);
                // Whichever word leads back before the illegal move, the time used for it counts.
                let time = if way.ply == made { TimeUsed::Counts } else { way.time };
                events.extend(self.decide_way_back(at, WayBack { time, ..way })?);
                events.extend(penalties);
                events.extend(self.decide_time_penalty(by, case.id));
                if way.ply == made {
                    let squares = self.squares_touched_by(made, half_move);
                    events.push(Event::Move(MoveEvent::PiecesTouched { by, squares, is_before: false }));
                }
            }
            Irregularity::EmptyPressFound { .. } | Irregularity::TwoHandsFound { .. } => {
                events.extend(self.decide_time_penalty(by, case.id));
            }
            Irregularity::TouchMoveFound { .. } | Irregularity::ClaimedMoveFound { .. } => {}
        }
        Ok(events)
    }

    /// Goes back that way, without a penalty.
    pub(in crate::game) fn decide_way_back(&self, at: Moment, way: WayBack) -> Decided {
        let mut back = self.decide_going_back(Some(way.ply))?;
        let set = self.left_without_later_increments(way.ply, self.clock().readings(at));
        match (way.time, set) {
            (TimeUsed::GivenBack, _) => {}
            (TimeUsed::Counts, Some(times)) => back.push(Event::Clock(ClockEvent::ClocksSet { times })),
            (TimeUsed::Counts, None) => back.iter_mut().for_each(time_used_stays_used),
        }
        Ok(back)
    }

    /// The penalties of the other illegal moves that are taken back with that one (7.5.5).
    ///
    /// # Errors
    ///
    /// [`Refusal::RuleFirst`] if one of them loses the game.
    fn decide_penalties_beside(&self, case: &Case, ply: usize) -> Decided {
        let mut events = Vec::new();
        for (other, irregularity) in self.illegal_moves_to_rule_on() {
            if other.id == case.id || !other.is_void_at(ply) {
                continue;
            }
            if self.result_by_ruling(irregularity).is_some() {
                return Err(Refusal::RuleFirst);
            }
            events.push(Event::Case(CaseEvent::CaseAccepted { case: Some(other.id) }));
            events.extend(self.decide_time_penalty(irregularity.by(), other.id));
        }
        Ok(events)
    }

    /// The promotion to a queen with which the newest half-move would be legal, if it left a pawn on its last rank
    /// (7.5.2).
    fn queen_left_out_at(&self, ply: usize, half_move: HalfMove) -> Option<HalfMove> {
        let queen = HalfMove { promotion: Some(Role::Queen), ..half_move };
        let before = self.position_at(ply);
        let is_newest = ply + 1 == self.moves.line.len() && self.moves.in_hand.announcement.is_none();
        let applies = self.terms.edition.constants().unpromoted_pawn_becomes_queen && half_move.promotion.is_none();
        (is_newest && applies && queen.legal_in(before).is_some()).then_some(queen)
    }

    /// The pawn left on its last rank is replaced by a queen, on the boards and on the sheets that the program writes.
    fn decide_queen(&self, ply: usize, half_move: HalfMove) -> Vec<Event> {
        let Some(queen) = self.queen_left_out_at(ply, half_move) else { return Vec::new() };
        let mut events = vec![Event::Records(RecordsEvent::LineReplaced { from: ply, half_moves: vec![queen] })];
        let line: Vec<HalfMove> = self.moves.line.iter().take(ply).map(|made| made.half_move).chain([queen]).collect();
        self.decide_sheet_entries(&line, &mut events);
        events.extend(Color::ALL.map(|board| Event::Records(RecordsEvent::BoardAdjusted { board })));
        events
    }

    /// What both players have left if the illegal half-move at `ply` (from 0) is taken back now. The time used for it
    /// and since stays used, what was added for it is not kept (7.1). `None` if no time is kept.
    pub fn left_if_taken_back(&self, ply: usize, at: Moment) -> Option<ByColor<Span>> {
        let now = self.clock().readings(at);
        let before_press = || {
            let ByColor { white, black } = self.readings_before_press(ply)?;
            Some(ByColor { white: white.remaining?, black: black.remaining? })
        };
        self.left_without_later_increments(ply, now).or_else(before_press)
    }

    /// What is left now without the increments received since `ply` half-moves: whatever was used, given or set since
    /// then stays. `None` if a period may have ended in between, so that this is meaningless.
    fn left_without_later_increments(&self, ply: usize, now: ByColor<ClockReading>) -> Option<ByColor<Span>> {
        let before = self.readings_after(ply)?;
        let left = |color: Color| {
            let (before, now) = (before[color], now[color]);
            if now.period != before.period {
                return None;
            }
            let left = match self.terms.time[color].period(before.period)?.mode {
                Mode::Plain => now.remaining?,
                Mode::Cumulative(increment) => {
                    let received = i64::from(now.moves.saturating_sub(before.moves)) * increment.0;
                    now.remaining? - Span::milliseconds(received)
                }
                Mode::Delay(extra) | Mode::UsDelay(extra) => {
                    let used = now.used - before.used;
                    before.remaining? - (used - extra.min(used))
                }
                Mode::ByoYomi(_) | Mode::Canadian | Mode::Hourglass | Mode::Up => return None,
            };
            Some(left.max(Span::ZERO))
        };
        Some(ByColor { white: left(Color::White)?, black: left(Color::Black)? })
    }

    /// The squares of the pieces touched for that half-move: those touched before it was announced, then by making it
    /// the player's own and the captured one; in castling king and rook (4.3, 4.4).
    fn squares_touched_by(&self, ply: usize, half_move: HalfMove) -> Vec<Square> {
        let (board, HalfMove { from, to, .. }) = (self.placement_at(ply), half_move);
        let mut after = board.clone();
        half_move.execute_on(&mut after, self.terms.castling_mode);
        let mover = board.color_at(from);
        let others = (differing(&board, &after) & board.occupied()).into_iter().filter(|square| *square != from);
        let corner = || {
            let files = if to.file() > from.file() { File::H } else { File::A };
            let rook = Square::from_coords(files, from.rank());
            let castles = board.role_at(from) == Some(Role::King) && from.file().distance(to.file()) == 2;
            castles.then_some(rook).filter(|rook| board.piece_at(*rook).is_some_and(|p| Some(p.color) == mover))
        };
        let mut squares = self.moves.line.get(ply).map_or_else(Vec::new, |made| made.touched.clone());
        for square in std::iter::once(from).chain(others).chain(corner()) {
            if !squares.contains(&square) {
                squares.push(square);
            }
        }
        squares
    }

    /// Whether that leaves a pawn as one on its last rank (7.5.2).
    pub(in crate::game) fn is_left_unpromoted(&self, half_move: HalfMove) -> bool {
        let standing = self.position().board().piece_at(half_move.from);
        let arrives = |piece: Piece| {
            piece.role == Role::Pawn && half_move.to.rank() == piece.color.fold_wb(Rank::Eighth, Rank::First)
        };
        half_move.promotion.is_none() && standing.is_some_and(arrives)
    }

    /// The result, if this illegal move is one too many (7.5.5).
    pub(in crate::game) fn result_by_ruling(&self, irregularity: Irregularity) -> Option<GameResult> {
        let loses = irregularity.count() >= Some(self.terms.losing_illegal_move());
        loses.then(|| self.result_if_lost(irregularity.by(), Reason::IllegalMoves)).flatten()
    }

    /// Whether a ruling on that illegal move ends the game drawn: it loses, and the opponent cannot mate (7.5.5).
    pub fn is_drawn_by_ruling(&self, irregularity: Irregularity) -> bool {
        self.result_by_ruling(irregularity).is_some_and(|result| result.points.white == result.points.black)
    }

    /// The time that an illegal move gives the opponent (7.5.5); `None` if the opponent's time is not limited.
    pub(in crate::game) fn decide_time_penalty(&self, by: Color, case: u32) -> Option<Event> {
        let span = self.terms.edition.constants().illegal_move.of(self.terms.time_class());
        self.has_time_limit(!by)
            .then(|| Event::Clock(ClockEvent::TimeAdded { to: !by, span, case: Some(case), words: String::new() }))
    }
}

/// Changes an event that goes back: the clocks will show what they showed just before the illegal move was completed.
fn time_used_stays_used(event: &mut Event) {
    if let Event::Records(RecordsEvent::Retraced { times, .. }) = event {
        *times = RestoredTimes::BeforeTheNext;
    }
}
