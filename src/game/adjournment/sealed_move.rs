//! A sealed move, how far the sealing has come, and what stands on the envelope (I.1, I.2).

use std::fmt;

use shakmaty::{ByColor, Color};

use crate::game::clock::moment::Span;

/// A move as it was written for the envelope. It cannot be printed.
#[derive(Clone, PartialEq, Eq)]
pub struct SealedMove(Given);

/// How it was given.
#[derive(Clone, PartialEq, Eq)]
enum Given {
    Text(String),
    /// In a braille file of that name.
    File(String),
}

/// How far an adjournment has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sealing {
    #[default]
    Nothing,
    /// The session is over: that player seals his move (I.1.1).
    Required { by: Color },
    /// He has written it and may change it until a clock is stopped.
    Written { by: Color },
    /// The game is adjourned, the envelope with the arbiter (I.3).
    Adjourned,
    /// The session in which the game is resumed has begun; the envelope is not opened yet (I.5).
    Resumed,
    /// A reply is in an envelope, because the opponent has not come (I.9.3).
    ReplySealed,
    /// The envelope is missing, or what stood in it cannot be read: the arbiter establishes the move (I.12).
    Unknown,
}

/// What stands on the envelope (I.2), beside the names of the players.
#[derive(Clone, Debug, PartialEq)]
pub struct Envelope {
    /// Who sealed.
    pub by: Color,
    /// The half-moves before the sealed one.
    pub ply: usize,
    pub used: ByColor<Span>,
    pub remaining: ByColor<Option<Span>>,
    /// Who had offered a draw that was still open.
    pub offer: Option<Color>,
    /// The encrypted move; nothing where nothing is recorded, or before the arbiter closed the envelope.
    pub letter: Option<String>,
    /// The program was ended before the arbiter closed the envelope: the move has to be sealed again.
    pub is_empty: bool,
}

impl SealedMove {
    /// What a player wrote.
    pub fn written(text: &str) -> SealedMove {
        SealedMove(Given::Text(text.to_owned()))
    }

    /// What a player wrote into a file.
    pub fn in_file(path: &str) -> SealedMove {
        SealedMove(Given::File(path.to_owned()))
    }

    /// The file in which it stands, where it was given as one.
    pub fn file(&self) -> Option<&str> {
        match &self.0 {
            Given::File(path) => Some(path),
            Given::Text(_) => None,
        }
    }

    /// Opens it: to be encrypted, or to be read out once the envelope is open. Nothing where it stands in a file.
    pub fn reveal(&self) -> &str {
        match &self.0 {
            Given::Text(text) => text,
            Given::File(_) => "",
        }
    }
}

impl fmt::Debug for SealedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("sealed")
    }
}
