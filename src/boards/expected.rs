//! How the board of a player should stand, and what its owner may do on it, by the state of the game.

use shakmaty::{Board, CastlingMode, Chess, Color};

use crate::game::half_move::HalfMove;
use crate::game::{Game, Stage};

/// The program's knowledge of a board before it looks at it.
#[derive(Clone, Debug)]
pub struct Expected {
    /// Whose board it is.
    pub owner: Color,
    /// What was last known to stand there.
    pub stands: Board,
    /// The half-moves that were announced and do not stand there yet, in their order.
    pub due: Vec<HalfMove>,
    /// What the owner may do after these.
    pub turn: Turn,
    pub mode: CastlingMode,
}

/// The moves that the owner of a board may make on it.
#[derive(Clone, Debug)]
pub enum Turn {
    /// Make a half-move.
    ToMove(Before),
    /// Go on with the piece of the half-move that the board announced and that is not completed.
    Announced(HalfMove, Before),
    /// The opponent has the move, and has announced nothing.
    Waiting,
    /// Nobody may move.
    Nobody,
}

/// The expected placement before the owner's half-move.
#[derive(Clone, Debug)]
pub struct Before {
    pub placement: Board,
    /// In which half-moves are legal; `None` after an illegal one that cannot be played on.
    pub position: Option<Chess>,
}

/// A half-move that a board announced, and how the board stood before it.
#[derive(Clone, Debug, PartialEq)]
pub struct Announced {
    pub half_move: HalfMove,
    pub before: Board,
}

impl Expected {
    /// The expectation of the board of that player now; `announced` is the board's last announcement.
    pub fn at(game: &Game, owner: Color, announced: Option<&Announced>) -> Expected {
        let in_hand = game.in_hand();
        let announcement = in_hand.announcement.as_ref();
        let mut due: Vec<HalfMove> = game.owed_on_board(owner).into_iter().collect();
        let is_due = in_hand.executed_from[owner].is_none() && !has_executed_own_move(game, owner);
        due.extend(announcement.filter(|_| is_due).map(|in_hand| in_hand.half_move));
        let (stands, mode) = (game.board(owner).clone(), game.terms().castling_mode);
        let expected = Expected { owner, stands, due, turn: Turn::Nobody, mode };
        Expected { turn: expected.turn(game, announced), ..expected }
    }

    fn turn(&self, game: &Game, announced: Option<&Announced>) -> Turn {
        let is_playable = game.line().last().is_none_or(|last| last.after.is_some());
        let position = is_playable.then(|| game.position().clone());
        match game.in_hand().announcement.as_ref() {
            // Before play somebody may try a piece.
            _ if game.clock().running().is_none() && game.stage() != Stage::BeforePlay => Turn::Nobody,
            Some(in_hand) if in_hand.by == self.owner => match announced {
                Some(Announced { half_move, before }) if *half_move == in_hand.half_move => {
                    Turn::Announced(*half_move, Before { placement: before.clone(), position })
                }
                // It was typed: the board has to follow.
                Some(_) | None => Turn::Nobody,
            },
            // The reply may come before the press (1.3).
            Some(in_hand) => match in_hand.half_move.left_standing(game.position()) {
                Some(position) => Turn::ToMove(Before { placement: self.followed(), position: Some(position) }),
                None => Turn::Waiting,
            },
            // What was made and withdrawn may still stand there.
            None if game.to_move() == self.owner => {
                Turn::ToMove(Before { placement: game.placement_at(game.line().len()), position })
            }
            None => Turn::Waiting,
        }
    }

    /// The placement that is known to stand there, with all that is due.
    pub fn followed(&self) -> Board {
        let mut followed = self.stands.clone();
        self.due.iter().for_each(|due| due.execute_on(&mut followed, self.mode));
        followed
    }

    /// The expected placement before the owner's half-move.
    pub fn before(&self) -> Board {
        match &self.turn {
            Turn::ToMove(before) | Turn::Announced(_, before) => before.placement.clone(),
            Turn::Waiting | Turn::Nobody => self.followed(),
        }
    }
}

/// The expected placement of that player's board: as announced, the half-move in hand included.
pub fn as_announced(game: &Game, owner: Color) -> Board {
    let mut board = game.placement_at(game.line().len());
    let in_hand = game.in_hand().announcement.as_ref().filter(|in_hand| in_hand.by == owner);
    if let Some(in_hand) = in_hand {
        in_hand.half_move.execute_on(&mut board, game.terms().castling_mode);
    }
    board
}

/// Whether the half-move in hand is that player's own and stands on the own board.
pub fn has_executed_own_move(game: &Game, owner: Color) -> bool {
    has_announced(game, owner) && *game.board(owner) == as_announced(game, owner)
}

/// Whether the half-move in hand is that player's own.
pub fn has_announced(game: &Game, owner: Color) -> bool {
    game.in_hand().announcement.as_ref().is_some_and(|in_hand| in_hand.by == owner)
}
