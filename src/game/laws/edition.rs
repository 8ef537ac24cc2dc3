//! The editions of the Laws and the classes of games; what the editions say differently stands in `constants`.

use std::fmt;

use strum::{EnumString, IntoStaticStr, VariantNames};

/// An edition of the Laws of Chess, by the year it came into force.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, VariantNames)]
pub enum Edition {
    #[strum(serialize = "2009")]
    Of2009,
    #[strum(serialize = "2014")]
    Of2014,
    #[strum(serialize = "2018")]
    Of2018,
    #[default]
    #[strum(serialize = "2023")]
    Of2023,
}

/// The class of a game by its time for each player (A.1, B.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum TimeClass {
    Standard,
    Rapid,
    Blitz,
}

/// Whether a rapid or blitz game is supervised as its competition rules ask: one arbiter for few games, and the moves
/// recorded (A.4, B.2). In a standard game it makes no difference.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Supervision {
    #[default]
    Adequate,
    None,
}

impl Edition {
    /// Every edition, the oldest first.
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
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.year().fmt(f)
    }
}
