//! The words that can be typed, by their meanings. Each has its forms in every language under `word-` and its name.

use shakmaty::Role;
use strum::{EnumIter, EnumProperty, EnumString, IntoStaticStr};

/// A word with which a line can begin. Its name is the English word, which always works: scripts and people rely on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, EnumProperty, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CommandWord {
    Begin,
    Announce,
    #[strum(props(short = "r"))]
    Repeat,
    #[strum(props(short = "c"))]
    Correct,
    #[strum(props(short = "p"))]
    Press,
    #[strum(props(short = "u"))]
    Undo,
    Touch,
    Lift,
    #[strum(props(short = "x"))]
    Execute,
    Record,
    Strike,
    Check,
    #[strum(props(short = "b"))]
    Board,
    Eboard,
    Draw,
    Accept,
    Decline,
    Resign,
    Claim,
    Report,
    Appeal,
    Request,
    Arbiter,
    Stop,
    Go,
    #[strum(props(short = "t"))]
    Clock,
    Add,
    Take,
    Penalty,
    Supervision,
    Assistant,
    Jadoube,
    Counter,
    Time,
    Period,
    Absent,
    Arrived,
    Rule,
    Retrace,
    Adjust,
    Done,
    Step,
    Result,
    Both,
    Note,
    Adjourn,
    Seal,
    Envelope,
    Open,
    Reopen,
    #[strum(props(short = "a"))]
    Again,
    #[strum(props(short = "l"))]
    Last,
    #[strum(props(short = "m"))]
    Moves,
    #[strum(props(short = "n"))]
    Number,
    #[strum(props(short = "tm"))]
    Times,
    Calls,
    #[strum(props(short = "s"))]
    Status,
    #[strum(props(short = "cs"))]
    Cases,
    Look,
    #[strum(props(short = "h"))]
    Help,
    #[strum(props(short = "wp"))]
    White,
    #[strum(props(short = "bp"))]
    Black,
    #[strum(props(short = "pi"))]
    Pieces,
    #[strum(props(short = "mi"))]
    Mine,
    #[strum(props(short = "th"))]
    Theirs,
    #[strum(props(short = "w"))]
    Where,
    #[strum(props(short = "wt"))]
    What,
    #[strum(props(short = "rk"))]
    Rank,
    #[strum(props(short = "fi"))]
    File,
    #[strum(props(short = "dg"))]
    Diagonal,
    #[strum(props(short = "cp"))]
    Captured,
    #[strum(props(short = "wk"))]
    Walk,
    #[strum(props(short = "at"))]
    Attacks,
    #[strum(props(short = "er"))]
    Earlier,
    #[strum(props(short = "lt"))]
    Later,
    #[strum(props(short = "fr"))]
    From,
    #[strum(props(short = "o"))]
    Offer,
    #[strum(props(short = "wh"))]
    Who,
    #[strum(props(short = "sh"))]
    Sheet,
    #[strum(props(short = "sl"))]
    Spell,
    #[strum(props(short = "lw"))]
    Law,
    Laws,
    Sign,
    Lang,
    Cells,
    Verbosity,
    Notation,
    Rate,
    Volume,
    Faster,
    Slower,
    Louder,
    Softer,
    #[strum(props(short = "z"))]
    Quiet,
    #[strum(props(short = "hr"))]
    Hear,
    Voice,
    Face,
    Am,
    #[strum(props(short = "q"))]
    Quit,
    Save,
    Pgn,
    Flip,
    Settings,
    New,
    Next,
    Back,
    Replay,
    Rematch,
    Print,
    Unseat,
}

/// A word that only follows another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ArgumentWord {
    WhiteAssistant,
    BlackAssistant,
    Everybody,
    Flag,
    Threefold,
    Fifty,
    Quickplay,
    NoEffort,
    NoArbiter,
    Increment,
    Glossary,
    Reject,
    Postpone,
    Lose,
    TwoHands,
    Silent,
    Warning,
    Points,
    OpponentPoints,
    Loss,
    Fine,
    Exclusion,
    Expulsion,
    Setup,
    Colours,
    Adequate,
    #[strum(serialize = "none")]
    Nothing,
    Illegal,
    Ply,
    Tone,
    To,
    Of,
    On,
    Off,
    Own,
    Opponent,
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn,
    Takes,
    EnPassant,
    Castle,
    Kingside,
    Queenside,
    Brief,
    Normal,
    Full,
    Screen,
    Lines,
    Hybrid,
    System,
    Embedded,
    Lost,
    At,
    As,
    Words,
    Signs,
    WithMove,
    Separately,
    Brf,
}

/// A word behind another one; some words that begin a line stand there too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Word {
    Command(CommandWord),
    Argument(ArgumentWord),
}

impl CommandWord {
    /// The English word, which is also the name of its help.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The short form of one or two letters of a word that is used often, the same in every language.
    pub fn short(self) -> Option<&'static str> {
        self.get_str("short")
    }
}

impl ArgumentWord {
    /// The English word.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Word {
    /// The English word.
    pub fn name(self) -> &'static str {
        match self {
            Word::Command(word) => word.name(),
            Word::Argument(word) => word.name(),
        }
    }

    /// The kind of piece that the word names.
    pub fn role(self) -> Option<Role> {
        let roles = [
            (ArgumentWord::King, Role::King),
            (ArgumentWord::Queen, Role::Queen),
            (ArgumentWord::Rook, Role::Rook),
            (ArgumentWord::Bishop, Role::Bishop),
            (ArgumentWord::Knight, Role::Knight),
            (ArgumentWord::Pawn, Role::Pawn),
        ];
        roles.into_iter().find(|(piece, _)| self == *piece).map(|(_, role)| role)
    }
}

impl From<CommandWord> for Word {
    fn from(word: CommandWord) -> Word {
        Word::Command(word)
    }
}

impl From<ArgumentWord> for Word {
    fn from(word: ArgumentWord) -> Word {
        Word::Argument(word)
    }
}

impl PartialEq<CommandWord> for Word {
    fn eq(&self, other: &CommandWord) -> bool {
        *self == Word::Command(*other)
    }
}

impl PartialEq<ArgumentWord> for Word {
    fn eq(&self, other: &ArgumentWord) -> bool {
        *self == Word::Argument(*other)
    }
}
