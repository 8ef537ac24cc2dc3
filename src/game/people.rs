//! Who sits at the table, who speaks, and what an assistant may do (D.2.10, D.2.11).

use std::fmt;
use std::str::FromStr;

use shakmaty::Color;
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

/// A person who does or says something, or the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    Player(Color),
    /// The assistant of the player of that colour (D.2.10, D.2.11).
    Assistant(Color),
    Arbiter,
    /// The program itself, for what happens only because time passes.
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
    /// The player for whom the actor speaks: the player, or the one assisted.
    pub fn side(self) -> Option<Color> {
        match self {
            Actor::Player(color) | Actor::Assistant(color) => Some(color),
            Actor::Arbiter | Actor::Program => None,
        }
    }

    /// This actor after the players have exchanged colours (7.3).
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
    /// `None` where nobody gave one: the word for the player is made where it is shown.
    pub name: Option<String>,
    pub sight: Sight,
    /// The language of the player's scoresheet, as a code: `es`, `de`, `fig` (C.2).
    pub sheet_language: String,
    pub keeps: AutoKept,
    /// What the player's assistant may do; `None` if nothing was agreed.
    pub assistant: Option<Duties>,
    /// Whether the player is hearing-impaired: a blind opponent must then have an assistant (D.2.11), and the screen
    /// shows what is announced.
    pub is_deaf: bool,
    pub registration: Registration,
}

/// A player's entry in FIDE's lists, as far as it was given. It has no influence on the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Registration {
    pub title: Option<Title>,
    /// At most [`Registration::HIGHEST_RATING`].
    pub rating: Option<u32>,
    /// Three letters: `ESP`.
    pub federation: Option<String>,
    /// The player's number at FIDE.
    pub fide_id: Option<u32>,
}

impl Registration {
    /// The highest rating that can be given.
    pub const HIGHEST_RATING: u32 = 4000;

    /// Whether the text has the form of a federation's code.
    pub fn is_federation(code: &str) -> bool {
        code.len() == 3 && code.bytes().all(|letter| letter.is_ascii_uppercase())
    }
}

/// A title for life that FIDE gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "UPPERCASE", ascii_case_insensitive)]
pub enum Title {
    Gm,
    Im,
    Fm,
    Cm,
    Wgm,
    Wim,
    Wfm,
    Wcm,
}

impl Title {
    /// Its letters: `GM`.
    pub fn letters(self) -> &'static str {
        self.into()
    }
}

/// The sight of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sight {
    Sighted,
    /// Blind or visually disabled: Appendix D applies.
    Blind,
}

/// The records that the ordinary flow keeps for a player. The rest the player reports with `record` and `execute`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AutoKept {
    pub sheet: bool,
    pub board: bool,
}

impl AutoKept {
    /// The ordinary flow keeps scoresheet and board.
    pub const BOTH: AutoKept = AutoKept { sheet: true, board: true };
}

/// A text that does not say what the ordinary flow keeps.
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
        Player { name: Some(name.into()), ..Player::unnamed() }
    }

    /// A sighted player with an English scoresheet whose name nobody gave.
    pub fn unnamed() -> Player {
        Player {
            name: None,
            sight: Sight::Sighted,
            sheet_language: "en".into(),
            keeps: AutoKept::BOTH,
            assistant: None,
            is_deaf: false,
            registration: Registration::default(),
        }
    }

    /// What the player's assistant may do: as agreed, or as usual.
    pub fn duties(&self) -> Duties {
        self.assistant.unwrap_or(Duties::usual_for(self.sight))
    }

    /// Whether it was agreed that the player has an assistant.
    pub fn has_named_assistant(&self) -> bool {
        self.assistant.is_some_and(|duties| !duties.is_none())
    }
}

/// One of the duties of a blind player's assistant, in the order of D.2.10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Duty {
    /// Making either player's move on the other's board (D.2.10.1).
    Move,
    /// Announcing the moves of both (D.2.10.2).
    Announce,
    /// Keeping the blind player's scoresheet (D.2.10.3).
    Record,
    /// Starting the opponent's clock (D.2.10.3).
    Press,
    /// Informing the blind player of time and moves on request (D.2.10.4).
    Ask,
    /// Claiming a fallen flag, reporting touched pieces (D.2.10.5).
    Claim,
    /// The formalities of an adjournment (D.2.10.6).
    Seal,
}

impl Duty {
    /// The word by which it is agreed before the game.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Some of the duties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Duties(u8);

impl Duties {
    /// No duties: the player has no assistant.
    pub const NONE: Duties = Duties(0);
    /// All those of D.2.10.
    pub const ALL: Duties = Duties((1 << Duty::VARIANTS.len()) - 1);

    /// The word for claiming and sealing together.
    const FORMALITIES: &str = "formalities";

    /// The duties of an assistant for whom nothing else is agreed: all of D.2.10 for a blind player, moving and
    /// announcing for a sighted one (D.2.11).
    pub fn usual_for(sight: Sight) -> Duties {
        match sight {
            Sight::Blind => Duties::ALL,
            Sight::Sighted => Duties::of(&[Duty::Move, Duty::Announce]),
        }
    }

    /// Every duty of the set.
    pub fn iter(self) -> impl Iterator<Item = Duty> {
        Duty::VARIANTS.iter().copied().filter(move |duty| self.has(*duty))
    }

    /// The set of these duties.
    pub fn of(duties: &[Duty]) -> Duties {
        Duties(duties.iter().fold(0, |set, duty| set | 1 << *duty as u8))
    }

    /// Whether that duty is among them.
    pub fn has(self, duty: Duty) -> bool {
        self.0 & 1 << duty as u8 != 0
    }

    /// Whether the set is empty.
    pub fn is_none(self) -> bool {
        self == Duties::NONE
    }

    /// Their words, separated by commas; `none` if there are no duties.
    pub fn names(self) -> String {
        let names: Vec<&str> = self.iter().map(Duty::name).collect();
        if names.is_empty() { "none".to_owned() } else { names.join(",") }
    }
}

impl fmt::Display for Duties {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.names())
    }
}

/// A text that is not a duty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADuty;

/// Reads `move,announce,record,press,ask,claim,seal`, or `none`; `formalities` are the last two.
impl FromStr for Duties {
    type Err = NotADuty;

    fn from_str(text: &str) -> Result<Duties, NotADuty> {
        if text.trim() == "none" {
            return Ok(Duties::NONE);
        }
        let mut duties = Vec::new();
        for word in text.split(',').map(str::trim) {
            match word {
                Duties::FORMALITIES => duties.extend([Duty::Claim, Duty::Seal]),
                word => duties.push(word.parse().map_err(|_| NotADuty)?),
            }
        }
        Ok(Duties::of(&duties))
    }
}
