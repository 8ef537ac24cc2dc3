//! What lies at the keys: the entry line, who speaks, the hand on the board, and how everything looks.

use shakmaty::{Color, File, Rank, Square};

use super::entry::Entry;
use super::look::Look;
use crate::game::people::Actor;

/// The state of the screen that is no part of the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Desk {
    pub entry: Entry,
    pub look: Look,
    /// Who speaks; `None` leaves it to the words.
    pub speaker: Option<Actor>,
    pub hand: Option<Hand>,
    pub help: Help,
    /// How many half-moves before the last the scoresheets are scrolled.
    pub scrolled: usize,
}

/// A hand over a board, moved by the arrow keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    pub board: Color,
    pub at: Square,
    pub lifted: Option<Square>,
}

/// Whether the keys of the moment are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Help {
    #[default]
    Hidden,
    Shown,
}

/// A direction on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

impl Desk {
    /// Who speaks next: as the words have it, then the players, then the arbiter.
    pub fn change_speaker(&mut self) {
        self.speaker = match self.speaker {
            None => Some(Actor::Player(Color::White)),
            Some(Actor::Player(Color::White)) => Some(Actor::Player(Color::Black)),
            Some(Actor::Player(Color::Black)) => Some(Actor::Arbiter),
            Some(Actor::Arbiter | Actor::Assistant(_) | Actor::Program) => None,
        };
    }

    /// Moves the hand one square as the eye sees it; lays it on `owner`'s board first if it is nowhere.
    pub fn move_hand(&mut self, owner: Color, direction: Direction) {
        let below = self.look.below(owner);
        let start = Hand { board: owner, at: below.fold_wb(Square::E2, Square::E7), lifted: None };
        let Some(hand) = &mut self.hand else {
            self.hand = Some(start);
            return;
        };
        let (files, ranks) = match direction {
            Direction::Up => (0, 1),
            Direction::Down => (0, -1),
            Direction::Left => (-1, 0),
            Direction::Right => (1, 0),
        };
        let turned = below.fold_wb(1, -1);
        let file = i32::from(hand.at.file()) + files * turned;
        let rank = i32::from(hand.at.rank()) + ranks * turned;
        if let (Ok(file), Ok(rank)) = (File::try_from(file), Rank::try_from(rank)) {
            hand.at = Square::from_coords(file, rank);
        }
    }

    /// Lifts what is under the hand, or puts it down: then the two squares of the half-move that was made.
    pub fn press_hand(&mut self) -> Option<(Square, Square)> {
        let hand = self.hand.as_mut()?;
        match hand.lifted {
            None => {
                hand.lifted = Some(hand.at);
                None
            }
            Some(from) if from == hand.at => {
                hand.lifted = None;
                None
            }
            Some(from) => {
                let moved = (from, hand.at);
                self.hand = None;
                Some(moved)
            }
        }
    }
}
