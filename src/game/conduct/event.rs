//! What happened to the conduct of players: facts in the record.

use shakmaty::Color;
use strum::{EnumDiscriminants, EnumIter};

use super::complaint_kind::{TouchedSquares, WrongStart};
use super::penalty::Penalty;
use crate::game::half_move::HalfMove;
use crate::game::laws::edition::Supervision;
use crate::game::records::boards::SquareChange;

/// What came of somebody's conduct at the board (Articles 7, 11, 12).
#[derive(Clone, Debug, PartialEq, EnumDiscriminants)]
#[strum_discriminants(
    name(ConductEventKind),
    derive(EnumIter, Hash),
    doc = "Which of them it is, for whoever must know them all."
)]
pub enum ConductEvent {
    /// The arbiter penalised a player (12.9).
    PenaltyGiven(PenaltyGiven),
    /// The arbiter ruled on a case: the number of its article in the edition of the game, and why, in his words, if he
    /// gave a reason.
    RulingExplained { case: u32, article: String, words: String },
    /// The player on the move said that he only adjusts pieces: what he touches until his announcement binds to nothing.
    AdjustingAnnounced { by: Color },
    /// A player is said to have touched these pieces (4.3, 4.4).
    TouchClaimed { of: Color, squares: TouchedSquares },
    /// A completed half-move, at that ply from 0, is claimed to be illegal, its player's `count`th (7.5).
    IllegalMoveClaimed { by: Color, half_move: HalfMove, ply: usize, count: u32 },
    /// The arbiter shows a player his record of a rapid or blitz game, for the `look`th time (A.4.3).
    RecordShown { to: Color, look: u32 },
    /// A player proposes to put an illegal move right for which it is too late but for both together (A.5.2).
    CorrectionProposed { by: Color, ply: usize },
    /// Something is claimed to have been wrong when the game was begun (6.10, 7.2, 7.3); nobody where it is the arbiter.
    WrongStartClaimed { by: Option<Color>, what: WrongStart },
    /// It was too late to complain of a set-up that was wrong from the beginning: the game goes on with these pieces where
    /// they stand (A.5.1); nobody where the arbiter said it.
    SetUpKept { by: Option<Color>, squares: Vec<SquareChange> },
    /// From now on a rapid or blitz game is supervised so (A.4, B.2).
    SupervisionSet(Supervision),
}

/// A penalty with all that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PenaltyGiven {
    /// The offender.
    pub to: Color,
    pub penalty: Penalty,
    /// The number of its article in the edition of the game.
    pub article: String,
    /// The open case for which it was given, if one was open against him.
    pub case: Option<u32>,
    /// The arbiter's reason; empty where he gave none.
    pub words: String,
}
