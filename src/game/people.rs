//! Who sits at the table, what each keeps himself, and who speaks.

use std::fmt;
use std::str::FromStr;

use shakmaty::Color;

use super::duties::{Duties, Duty};

/// Whoever does or says something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    Player(Color),
    /// The assistant of the player of that colour (D.2.10, D.2.11).
    Assistant(Color),
    Arbiter,
    /// The program itself, where time alone made something true.
    Program,
}

/// `white`, `black_assistant`, `arbiter`, `program`: the name in records and transcripts.
impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Player(color) => color.fmt(f),
            Actor::Assistant(color) => write!(f, "{color}_assistant"),
            Actor::Arbiter => f.write_str("arbiter"),
            Actor::Program => f.write_str("program"),
        }
    }
}

/// Not the name of an actor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnActor;

impl FromStr for Actor {
    type Err = NotAnActor;

    fn from_str(name: &str) -> Result<Actor, NotAnActor> {
        match (name, name.strip_suffix("_assistant")) {
            ("arbiter", _) => Ok(Actor::Arbiter),
            ("program", _) => Ok(Actor::Program),
            (_, Some(color)) => color.parse().map(Actor::Assistant).map_err(|_| NotAnActor),
            (color, None) => color.parse().map(Actor::Player).map_err(|_| NotAnActor),
        }
    }
}

impl Actor {
    /// The player for whom the actor speaks: himself, or the one he assists.
    pub fn side(self) -> Option<Color> {
        match self {
            Actor::Player(color) | Actor::Assistant(color) => Some(color),
            Actor::Arbiter | Actor::Program => None,
        }
    }

    /// The same person once the players have exchanged their colours (7.3).
    #[must_use]
    pub fn of_the_other_color(self) -> Actor {
        match self {
            Actor::Player(color) => Actor::Player(!color),
            Actor::Assistant(color) => Actor::Assistant(!color),
            Actor::Arbiter | Actor::Program => self,
        }
    }
}

/// One of the two players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub name: String,
    pub sight: Sight,
    /// The language of his scoresheet, as a code: `es`, `de`, `fig` (C.2).
    pub sheet_language: String,
    pub keeps: AutoKept,
    /// What his assistant may do; nothing was said of one where there is none.
    pub assistant: Option<Duties>,
    pub hearing: Hearing,
}

/// Whether a player hears what is announced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Hearing {
    #[default]
    Hears,
    /// Hearing-impaired: a blind opponent must have an assistant (D.2.11), and the screen tells him.
    Impaired,
}

/// Whether a player sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sight {
    Sighted,
    /// Blind or visually disabled: Appendix D applies to him.
    Blind,
}

/// What the ordinary flow feeds for a player. What it does not, he says with `record` and `execute`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AutoKept {
    pub sheet: bool,
    pub board: bool,
}

impl AutoKept {
    /// The ordinary flow keeps scoresheet and board.
    pub const BOTH: AutoKept = AutoKept { sheet: true, board: true };
}

/// A text that does not say what the ordinary flow feeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotKept;

/// Reads `sheet,board`, `sheet`, `board` or `none`.
impl FromStr for AutoKept {
    type Err = NotKept;

    fn from_str(text: &str) -> Result<AutoKept, NotKept> {
        let parts: Vec<&str> = text.split(',').map(str::trim).collect();
        let is_known = parts.iter().all(|part| matches!(*part, "sheet" | "board" | "none"));
        let kept = AutoKept { sheet: parts.contains(&"sheet"), board: parts.contains(&"board") };
        is_known.then_some(kept).ok_or(NotKept)
    }
}

impl Player {
    /// A sighted player of that name with an English scoresheet.
    pub fn named(name: impl Into<String>) -> Player {
        Player {
            name: name.into(),
            sight: Sight::Sighted,
            sheet_language: "en".into(),
            keeps: AutoKept::BOTH,
            assistant: None,
            hearing: Hearing::default(),
        }
    }

    /// What his assistant may do: as agreed; where nothing was said, all of D.2.10 for a blind player, moving and
    /// announcing for a sighted one (D.2.11).
    pub fn duties(&self) -> Duties {
        let unsaid = match self.sight {
            Sight::Blind => Duties::ALL,
            Sight::Sighted => Duties::of(&[Duty::Move, Duty::Announce]),
        };
        self.assistant.unwrap_or(unsaid)
    }

    /// Whether it was agreed that he has an assistant.
    pub fn has_named_assistant(&self) -> bool {
        self.assistant.is_some_and(|duties| !duties.is_none())
    }
}
