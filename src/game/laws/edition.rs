//! What differs between the editions of the Laws. The only table of such constants.

use std::fmt;
use std::str::FromStr;

use crate::game::clock::moment::Span;

/// An edition of the Laws of Chess, by the year it came into force.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    Of2009,
    Of2014,
    Of2018,
    #[default]
    Of2023,
}

/// The class of a game by its time for each player (A.1, B.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeClass {
    Standard,
    Rapid,
    Blitz,
}

impl Edition {
    pub const ALL: [Edition; 4] = [Edition::Of2009, Edition::Of2014, Edition::Of2018, Edition::Of2023];

    /// The year that names the edition.
    pub fn year(self) -> u16 {
        match self {
            Edition::Of2009 => 2009,
            Edition::Of2014 => 2014,
            Edition::Of2018 => 2018,
            Edition::Of2023 => 2023,
        }
    }

    /// The class of a game in which each player has `total` (base + 60 x increment); `None` is standard.
    pub fn time_class(self, total: Option<Span>) -> TimeClass {
        let Some(total) = total else { return TimeClass::Standard };
        let rapid_begins = match self {
            Edition::Of2009 => total >= Span::minutes(15),
            Edition::Of2014 | Edition::Of2018 | Edition::Of2023 => total > Span::minutes(10),
        };
        match (rapid_begins, total >= Span::minutes(60)) {
            (_, true) => TimeClass::Standard,
            (true, false) => TimeClass::Rapid,
            (false, false) => TimeClass::Blitz,
        }
    }

    /// Which illegal move of a player loses the game (7.5.5; 2009 7.4b).
    pub fn losing_illegal_move(self) -> u32 {
        match self {
            Edition::Of2009 => 3,
            Edition::Of2014 | Edition::Of2018 | Edition::Of2023 => 2,
        }
    }

    /// The time given to the opponent for an illegal move (7.5.5, A.3, B.2).
    pub fn illegal_move_penalty(self, class: TimeClass) -> Span {
        match (self, class) {
            (Edition::Of2009, _) | (_, TimeClass::Standard) | (Edition::Of2014 | Edition::Of2018, TimeClass::Rapid) => {
                Span::minutes(2)
            }
            (Edition::Of2023, TimeClass::Rapid) => Span::minutes(1),
            (Edition::Of2014 | Edition::Of2018 | Edition::Of2023, TimeClass::Blitz) => Span::minutes(1),
        }
    }

    /// Whether a move is completed too when its player has made the next (6.2.1.2).
    pub fn next_move_completes(self) -> bool {
        self >= Edition::Of2014
    }

    /// Whether a pawn left on its last rank becomes a queen; before 2014 the position was restored (7.5.2).
    pub fn unpromoted_pawn_becomes_queen(self) -> bool {
        self >= Edition::Of2014
    }

    /// Whether pressing the clock without a move is an illegal move (7.5.3).
    pub fn empty_press_is_illegal(self) -> bool {
        self >= Edition::Of2018
    }

    /// Whether a draw may be agreed only after both have moved (5.2.3).
    pub fn agreement_needs_a_move_each(self) -> bool {
        self >= Edition::Of2018
    }

    /// Whether a move against touch-move ends nothing, though it mates (5.1.1, 5.2.1, 5.2.2).
    pub fn touch_move_guards_the_end(self) -> bool {
        self >= Edition::Of2014
    }

    /// Whether the 75 moves must be completed, not only made (2014: 9.6b).
    pub fn seventy_five_moves_are_completed(self) -> bool {
        self == Edition::Of2014
    }

    /// Whether resigning against a player who cannot mate draws (5.1.2).
    pub fn resignation_may_draw(self) -> bool {
        self >= Edition::Of2023
    }

    /// Whether 75 moves without pawn move and capture draw by themselves (9.6.2).
    pub fn has_seventy_five_moves(self) -> bool {
        self >= Edition::Of2014
    }

    /// How five occurrences of a position draw by themselves, if they do (9.6.1).
    pub fn fivefold(self) -> Fivefold {
        match self {
            Edition::Of2009 => Fivefold::Never,
            Edition::Of2014 => Fivefold::AtAlternateMoves,
            Edition::Of2018 | Edition::Of2023 => Fivefold::Anywhere,
        }
    }
}

/// When a position occurring five times ends the game (9.6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fivefold {
    Never,
    /// Five times at every second move of each player.
    AtAlternateMoves,
    Anywhere,
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.year().fmt(f)
    }
}

/// Not the year of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnEdition;

impl FromStr for Edition {
    type Err = NotAnEdition;

    fn from_str(text: &str) -> Result<Edition, NotAnEdition> {
        Edition::ALL.into_iter().find(|edition| edition.to_string() == text).ok_or(NotAnEdition)
    }
}
