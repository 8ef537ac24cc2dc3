//! What an assistant may do: the duties of D.2.10, any of them or all, and those of D.2.11.

use std::fmt;
use std::str::FromStr;

/// One of the duties of a blind player's assistant (D.2.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Making either player's move on the other's board (D.2.10.1).
    Move,
    /// Announcing the moves of both (D.2.10.2).
    Announce,
    /// Keeping the blind player's scoresheet (D.2.10.3).
    Record,
    /// Starting the opponent's clock (D.2.10.3).
    Press,
    /// Telling the blind player his time and moves, when he asks (D.2.10.4).
    Ask,
    /// Claiming a fallen flag, reporting touched pieces, adjourning (D.2.10.5, D.2.10.6).
    Formalities,
}

impl Duty {
    /// Every duty, in the order of D.2.10.
    pub const ALL: [Duty; 6] = [Duty::Move, Duty::Announce, Duty::Record, Duty::Press, Duty::Ask, Duty::Formalities];

    /// The word by which it is agreed before the game.
    pub fn name(self) -> &'static str {
        match self {
            Duty::Move => "move",
            Duty::Announce => "announce",
            Duty::Record => "record",
            Duty::Press => "press",
            Duty::Ask => "ask",
            Duty::Formalities => "formalities",
        }
    }
}

/// Some of the duties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Duties(u8);

impl Duties {
    /// None: the player has no assistant.
    pub const NONE: Duties = Duties(0);
    /// All those of D.2.10.
    pub const ALL: Duties = Duties(0b11_1111);

    /// The set of these duties.
    pub fn of(duties: &[Duty]) -> Duties {
        Duties(duties.iter().fold(0, |set, duty| set | 1 << *duty as u8))
    }

    /// Whether that one is among them.
    pub fn has(self, duty: Duty) -> bool {
        self.0 & 1 << duty as u8 != 0
    }

    /// Whether there are none.
    pub fn is_none(self) -> bool {
        self == Duties::NONE
    }

    /// Their words, separated by commas; `none` where there are none.
    pub fn names(self) -> String {
        let names: Vec<&str> = Duty::ALL.into_iter().filter(|duty| self.has(*duty)).map(Duty::name).collect();
        if names.is_empty() { "none".to_owned() } else { names.join(",") }
    }
}

impl fmt::Display for Duties {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.names())
    }
}

/// No duty of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADuty;

/// Reads `move,announce,record,press,ask,formalities`, or `none`.
impl FromStr for Duties {
    type Err = NotADuty;

    fn from_str(text: &str) -> Result<Duties, NotADuty> {
        if text.trim() == "none" {
            return Ok(Duties::NONE);
        }
        let duty = |word: &str| Duty::ALL.into_iter().find(|duty| duty.name() == word.trim()).ok_or(NotADuty);
        let duties: Vec<Duty> = text.split(',').map(duty).collect::<Result<_, _>>()?;
        Ok(Duties::of(&duties))
    }
}
