//! A sealed move, the state of the sealing, and what is written on the envelope (I.1, I.2).

use std::fmt;

use shakmaty::{ByColor, Color};
use zeroize::Zeroizing;

use crate::game::clock::moment::Span;

/// A move as it was written for the envelope. It cannot be printed.
#[derive(Clone, PartialEq, Eq)]
pub struct SealedMove(SealedForm);

/// In which form it was handed in.
#[derive(Clone, PartialEq, Eq)]
enum SealedForm {
    Text(Zeroizing<String>),
    /// In a braille file of that name.
    File(String),
}

/// The progress of an adjournment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sealing {
    #[default]
    Nothing,
    /// The session is over: that player must seal a move (I.1.1).
    Required { by: Color },
    /// That player has written the move and may change it until a clock is stopped.
    Written { by: Color },
    /// The game is adjourned, the envelope with the arbiter (I.3).
    Adjourned,
    /// The session in which the game is resumed has begun; the envelope is not opened yet (I.5).
    Resumed,
    /// A reply is in an envelope, because the opponent has not come (I.9.3).
    ReplySealed,
    /// The envelope is missing or unreadable: the arbiter establishes the move (I.12).
    Unknown,
}

/// The text on the envelope (I.2), in addition to the names of the players.
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
    /// The encrypted move; `None` if nothing is recorded, or before the envelope is closed.
    pub letter: Option<String>,
    /// Whether it gets a passphrase: the game is recorded.
    pub awaits_passphrase: bool,
}

impl SealedMove {
    /// A move written as text.
    pub fn written(text: &str) -> SealedMove {
        SealedMove(SealedForm::Text(text.to_owned().into()))
    }

    /// A move written in a file.
    pub fn in_file(path: &str) -> SealedMove {
        SealedMove(SealedForm::File(path.to_owned()))
    }

    /// The path of the file, if it was handed in as a file.
    pub fn file(&self) -> Option<&str> {
        match &self.0 {
            SealedForm::File(path) => Some(path),
            SealedForm::Text(_) => None,
        }
    }

    /// Its text, for encryption or for reading once the envelope is open. Empty if it was handed in as a file.
    pub fn reveal(&self) -> &str {
        match &self.0 {
            SealedForm::Text(text) => text,
            SealedForm::File(_) => "",
        }
    }
}

impl fmt::Debug for SealedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("sealed")
    }
}
