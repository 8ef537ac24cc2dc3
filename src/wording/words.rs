//! The words that can be typed, by their meanings. Each has its forms in every language under `word-` and its name.

use shakmaty::Role;
use strum::{EnumIter, EnumProperty, EnumString, IntoStaticStr, VariantArray};

/// A word with which a line can begin. Its name is the English word, which always works: scripts and people rely on it.
///
/// `help` is its group there if it is more than the name of a command, which stands where the command's rule says. `by`
/// and `at` say who alone types it, and where.
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
    #[strum(props(short = "b", help = "board"))]
    Board,
    #[strum(props(help = "program"))]
    Lang,
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
    #[strum(props(short = "a", help = "game"))]
    Again,
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
    Result,
    Both,
    Note,
    Adjourn,
    Seal,
    #[strum(props(short = "l", help = "game"))]
    Last,
    Open,
    Reopen,
    #[strum(props(short = "er", help = "game"))]
    Earlier,
    #[strum(props(short = "lt", help = "game"))]
    Later,
    #[strum(props(short = "sl", help = "game"))]
    Spell,
    #[strum(props(short = "m", help = "game"))]
    Moves,
    #[strum(props(short = "fr", help = "game"))]
    From,
    #[strum(props(help = "program"))]
    Cells,
    #[strum(props(short = "sh", help = "game"))]
    Sheet,
    #[strum(props(short = "t", help = "game"))]
    Clock,
    #[strum(props(short = "tm", help = "game"))]
    Times,
    Look,
    #[strum(props(short = "h"))]
    Help,
    #[strum(props(short = "w", help = "board"))]
    Where,
    #[strum(props(short = "wt", help = "board"))]
    What,
    #[strum(props(short = "rk", help = "board"))]
    Rank,
    #[strum(props(short = "fi", help = "board"))]
    File,
    #[strum(props(short = "dg", help = "board"))]
    Diagonal,
    #[strum(props(short = "wp", help = "board"))]
    White,
    #[strum(props(short = "bp", help = "board"))]
    Black,
    #[strum(props(short = "pi", help = "board"))]
    Pieces,
    #[strum(props(short = "mi", help = "board"))]
    Mine,
    #[strum(props(short = "th", help = "board"))]
    Theirs,
    #[strum(props(short = "cp", help = "board"))]
    Captured,
    #[strum(props(short = "wk", help = "board"))]
    Walk,
    #[strum(props(short = "at"))]
    Attacks,
    #[strum(props(short = "n", help = "game"))]
    Number,
    #[strum(props(short = "o", help = "game"))]
    Offer,
    #[strum(props(short = "s", help = "game"))]
    Status,
    #[strum(props(help = "game"))]
    Step,
    #[strum(props(short = "cs", help = "game"))]
    Cases,
    #[strum(props(short = "wh", help = "game"))]
    Who,
    #[strum(props(short = "lw", help = "game"))]
    Law,
    #[strum(props(help = "game"))]
    Laws,
    #[strum(props(help = "game"))]
    Envelope,
    Sign,
    #[strum(props(help = "program"))]
    Verbosity,
    #[strum(props(help = "program"))]
    Notation,
    #[strum(props(help = "program"))]
    Calls,
    #[strum(props(help = "program"))]
    Voice,
    #[strum(props(help = "program"))]
    Rate,
    #[strum(props(help = "program"))]
    Faster,
    #[strum(props(help = "program"))]
    Slower,
    #[strum(props(help = "program"))]
    Volume,
    #[strum(props(help = "program"))]
    Louder,
    #[strum(props(help = "program"))]
    Softer,
    #[strum(props(short = "z", help = "program"))]
    Quiet,
    #[strum(props(short = "hr", help = "program", at = "first"))]
    Hear,
    #[strum(props(help = "program"))]
    Face,
    #[strum(props(help = "program", at = "first"))]
    Eboard,
    Am,
    #[strum(props(help = "end"))]
    Replay,
    #[strum(props(help = "end", by = "players"))]
    Rematch,
    Pgn,
    Flip,
    Settings,
    New,
    Next,
    Back,
    #[strum(props(help = "end"))]
    Print,
    #[strum(props(help = "end"))]
    Save,
    #[strum(props(short = "q", help = "end"))]
    Quit,
    #[strum(props(help = "arbiter"))]
    Unseat,
}

/// Words that belong together under one heading of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum HelpGroup {
    /// Commands of players and their assistants.
    Players,
    Board,
    Game,
    Arbiter,
    Program,
    End,
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

    /// The group of help in which it stands as a question or a request.
    pub fn help_group(self) -> Option<HelpGroup> {
        self.get_str("help")?.parse().ok()
    }

    /// Whether only players type it.
    pub fn is_of_players_alone(self) -> bool {
        self.get_str("by") == Some("players")
    }

    /// Whether it is about what is beside the terminal at which the game was started.
    pub fn is_of_the_first_terminal(self) -> bool {
        self.get_str("at") == Some("first")
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
