//! What can be asked. Never journaled, answered to the one who asked.

use shakmaty::{Color, File, Rank, Role, Square};

/// What somebody asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// What stands on a player's board, rank by rank.
    Board(Color),
    /// What a hand would feel on a player's board.
    BoardQuery(Color, BoardQuery),
    /// Of a friendly game only.
    Casual(Hint),
    /// The last announcement once more.
    Again,
    /// The sentence before the one heard last, and so on back.
    Earlier,
    /// The way back from there.
    Later,
    /// The last completed half-move.
    Last,
    /// The last announced move, letter by letter.
    Spell,
    /// The last so many moves; all of them where no number is said.
    Moves(Option<usize>),
    /// The moves from that number on.
    From(u32),
    /// What the clocks say: used, left, moves completed and to be completed.
    Clock(Whose),
    /// How many moves a player has completed.
    Number(Color),
    /// The time used for each of the last so many moves; for all of them where no number is said.
    Times(Option<usize>),
    /// Whether a draw is offered.
    Offer,
    /// Who plays, and who is blind.
    Who,
    Status,
    /// Every case with its number, its article and what each ruling would do: for the arbiter.
    Cases,
    /// What stands on the envelope of an adjourned game.
    Envelope,
    /// A player's scoresheet as he wrote it.
    Sheet(Color),
    /// What an article of the Laws is about, in our words.
    Law(String),
    /// The articles on which the program acts, with their titles.
    Laws,
    /// The words of the Laws in the languages at hand, or those in which a word occurs.
    Glossary(Option<String>),
    /// The words that can be said, or one of them.
    Help(String),
}

/// What a hand could feel on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardQuery {
    Square(Square),
    Rank(Rank),
    File(File),
    /// Both diagonals through the square.
    Diagonals(Square),
    /// Every man of that colour.
    Pieces(Color),
    /// Every man of that kind, of one colour or both.
    Where(Role, Option<Color>),
    /// What is missing from the board.
    Captured,
}

/// What is told in a friendly game only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hint {
    /// Which men attack the square.
    Attacks(Square),
    /// Where the man on the square can go.
    MovesOf(Square),
}

/// Whose clock somebody asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whose {
    /// His own; both where he has none.
    Own,
    Opponents,
    Of(Color),
    Both,
}
