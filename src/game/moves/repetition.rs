//! The receiver of a move repeats it and executes it on the own board (D.2.1, D.2.3).

use shakmaty::{Chess, Color, Position, Square};

use crate::game::Game;
use crate::game::draft::Decided;
use crate::game::event::{Event, MoveEvent};
use crate::game::half_move::{HalfMove, differing};
use crate::game::moves::move_in_progress::Announcement;
use crate::game::people::Actor;
use crate::game::refusal::Refusal;

/// A half-move to be repeated and executed by its receiver, before or after the press (D.2.1, D.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Echo {
    /// Who announced it.
    pub by: Color,
    pub half_move: HalfMove,
    /// Whether it was repeated as it was announced.
    pub given: bool,
}

impl Game {
    /// Whether what `receiver` lifts only follows the opponent's move on the receiver's own board (D.2.1, D.2.3). That is
    /// so if this board does not stand as announced yet, or if the move is not repeated and only its own pieces are lifted.
    pub(in crate::game) fn is_mirroring(&self, receiver: Color, squares: &[Square]) -> bool {
        let Some(echo) = self.moves.echo.filter(|echo| echo.by != receiver) else { return false };
        let fed_by_hand = !self.terms.players[receiver].keeps.board;
        if fed_by_hand && self.board(receiver) != self.position().board() {
            return true;
        }
        let displaced = differing(self.echo_position().board(), self.position().board());
        !echo.given && squares.iter().all(|square| displaced.contains(*square))
    }

    /// The half-move whose repetition is awaited or may still be contradicted.
    pub fn echo(&self) -> Option<Echo> {
        match &self.moves.in_hand.announcement {
            Some(Announcement { by, half_move, .. }) => {
                Some(Echo { by: *by, half_move: *half_move, given: self.moves.in_hand.repeated })
            }
            None => self.moves.echo,
        }
    }

    /// The position in which the half-move to be repeated was announced.
    pub fn echo_position(&self) -> &Chess {
        match (&self.moves.in_hand.announcement, self.moves.echo) {
            (None, Some(_)) => self.position_at(self.moves.line.len().saturating_sub(1)),
            (Some(_), _) => self.position(),
            (None, None) => self.position(),
        }
    }

    /// The receiver, or the receiver's assistant, repeats what was announced, or something else.
    pub(in crate::game) fn decide_repetition(&self, by: Actor, repeated: Option<HalfMove>) -> Decided {
        let Some(echo) = self.echo() else { return Err(Refusal::NothingAnnounced) };
        if by == Actor::Player(echo.by) {
            return Err(Refusal::OwnMove);
        }
        Ok(match repeated {
            Some(repeated) if repeated != echo.half_move => {
                vec![Event::Move(MoveEvent::RepetitionDiffered { by, repeated })]
            }
            Some(_) | None => vec![Event::Move(MoveEvent::MoveRepeated { by })],
        })
    }

    /// Notes whether it was repeated as it was announced.
    pub(in crate::game) fn apply_repetition(&mut self, given: bool) {
        match (&self.moves.in_hand.announcement, &mut self.moves.echo) {
            (Some(_), _) => self.moves.in_hand.repeated = given,
            (None, Some(echo)) => echo.given = given,
            (None, None) => {}
        }
    }
}
