//! The editions of the Laws: what they say differently, as data. A new edition is one struct and one line of
//! [`Edition::ALL`].

use std::fmt;
use std::str::FromStr;

use clap::ValueEnum;
use clap::builder::PossibleValue;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantNames};

use super::article::Article;
use crate::game::clock::moment::Span;

/// An edition of the Laws of Chess, named by the year in which it came into force.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "u16", try_from = "u16")]
pub struct Edition(&'static Constants);

/// The class of a game by its time for each player (A.1, B.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum TimeClass {
    Standard,
    Rapid,
    Blitz,
}

/// The supervision of a rapid or blitz game. It is adequate with one arbiter for few games, and the moves recorded
/// (A.4, B.2). In a standard game it makes no difference.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantNames, Serialize, Deserialize,
)]
#[strum(serialize_all = "lowercase")]
#[serde(rename_all = "snake_case")]
pub enum Supervision {
    #[default]
    Adequate,
    None,
}

/// The values that differ between the editions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Constants {
    /// The year in which the edition came into force: its name.
    pub year: &'static str,
    /// How the edition numbers its articles.
    pub numbers: Numbers,
    /// The longest time for each player, counted for 60 moves, that is still blitz (B.1).
    pub longest_blitz: Span,
    /// Which illegal move of a player loses the game (7.5.5; 2009: 7.4b).
    pub losing_illegal_move: u32,
    /// Which loses it in a rapid game without adequate supervision (A.5; 2014 A.4).
    pub losing_in_unsupervised_rapid: u32,
    /// Which loses it in a blitz game without adequate supervision (B.3; 2014 B.4; 2009 B.3c).
    pub losing_in_unsupervised_blitz: u32,
    /// The time the opponent is given for an illegal move that does not lose (7.5.5, A.3, B.2).
    pub illegal_move: ByClass,
    /// The time the opponent is given for a wrong claim of a draw (9.5.3, A.3, B.2).
    pub wrong_claim: ByClass,
    pub seventy_five_moves: SeventyFiveMoves,
    pub fivefold: Fivefold,
    /// Whether making the next move also completes the one before (6.2.1.2).
    pub next_move_completes: bool,
    /// Whether a pawn left on its last rank becomes a queen; before 2014 the position was restored (7.5.2).
    pub unpromoted_pawn_becomes_queen: bool,
    /// Whether pressing the clock without a move is an illegal move (7.5.3).
    pub empty_press_is_illegal: bool,
    /// Whether a draw may be agreed only after both have moved (5.2.3).
    pub agreement_needs_a_move_each: bool,
    /// Whether the rules of an event may forbid to offer a draw too, not only to agree on one (9.1.1).
    pub offers_may_be_forbidden: bool,
    /// Whether a blind player must have an assistant against an opponent who cannot hear (D.2.11).
    pub assistant_against_the_deaf: bool,
    /// Whether a move against touch-move ends nothing, though it mates (5.1.1, 5.2.1, 5.2.2).
    pub touch_move_guards_the_end: bool,
    /// Whether resigning against a player who cannot mate draws (5.1.2).
    pub resignation_may_draw: bool,
    /// Whether only the opponent calls a fallen flag in rapid and blitz without adequate supervision (2009: A.4d, B.3).
    pub unsupervised_flag_only_by_claim: bool,
    /// Whether an illegal move counts without adequate supervision only when the opponent claims it (2009: A.4c, B.3c).
    pub unsupervised_illegal_move_only_by_claim: bool,
    /// Whether the rules of the quickplay finish apply in every game but unsupervised blitz (2009: Article 10). Since
    /// 2014 they apply where they were announced, never in blitz or with an increment (2014: G; since: Guidelines III).
    pub quickplay_in_every_game: bool,
    /// Whether a player in a quickplay finish may ask for an increment (2014: G.4; since: III.4).
    pub increment_request: bool,
    /// Whether the rule on two fallen flags holds in every game (6.11), not only where it was announced (III.3.1).
    pub both_flags_in_every_game: bool,
    /// Whether both kings in check, or a pawn on its last rank, draw without adequate supervision if this still stands
    /// after the next move (A.5.4). In 2009 the arbiter intervenes at once (A.4c).
    pub illegal_position_draws: bool,
    /// How late a player may come to a resumption where the rules of the event give no default time (I.10).
    pub default_time_at_a_resumption: Span,
    /// What happens to a game begun with the colours reversed (7.3).
    pub reversed_colors: ReversedColors,
    /// After how many moves of each player it is too late to complain about set-up, board or clock without adequate
    /// supervision (A.5.1).
    pub unsupervised_complaints: u32,
}

/// The numbering of an edition's articles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// The column of the table of numbers in `article_numbers`.
    pub column: usize,
    /// The articles that this edition numbers differently from that column.
    pub exceptions: &'static [(Article, &'static str)],
}

/// A time that depends on the class of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByClass {
    pub standard: Span,
    pub rapid: Span,
    pub blitz: Span,
}

/// The effect of 75 moves of each player without pawn move and capture: a draw by itself, or none (9.6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeventyFiveMoves {
    Never,
    /// When the last of them is completed (2014: 9.6b).
    Completed,
    /// When the last of them is made.
    Made,
}

/// When a position occurring five times ends the game (9.6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fivefold {
    Never,
    /// Five times at every second move of each player.
    AtAlternateMoves,
    Anywhere,
}

/// The rule for a game begun with the colours reversed (7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReversedColors {
    /// It goes on, unless the arbiter rules otherwise.
    ArbiterDecides,
    /// Before both have made that many moves, a new game replaces it; after that it goes on.
    NewGameBefore(u32),
}

impl ByClass {
    /// One time for every class.
    const fn all(span: Span) -> ByClass {
        ByClass { standard: span, rapid: span, blitz: span }
    }

    /// The time in games of that class.
    pub fn of(self, class: TimeClass) -> Span {
        match class {
            TimeClass::Standard => self.standard,
            TimeClass::Rapid => self.rapid,
            TimeClass::Blitz => self.blitz,
        }
    }
}

const TWO: Span = Span::minutes(2);
const ONE: Span = Span::minutes(1);

impl Edition {
    /// The edition of 2009.
    pub const OF_2009: Edition = Edition(&Constants {
        year: "2009",
        numbers: Numbers { column: 0, exceptions: &[] },
        // Rapid begins with fifteen minutes.
        longest_blitz: Span(Span::minutes(15).0 - 1),
        losing_illegal_move: 3,
        losing_in_unsupervised_rapid: 3,
        losing_in_unsupervised_blitz: 1,
        illegal_move: ByClass::all(TWO),
        wrong_claim: ByClass::all(Span::minutes(3)),
        seventy_five_moves: SeventyFiveMoves::Never,
        fivefold: Fivefold::Never,
        next_move_completes: false,
        unpromoted_pawn_becomes_queen: false,
        empty_press_is_illegal: false,
        agreement_needs_a_move_each: false,
        offers_may_be_forbidden: false,
        assistant_against_the_deaf: false,
        touch_move_guards_the_end: false,
        resignation_may_draw: false,
        unsupervised_flag_only_by_claim: true,
        unsupervised_illegal_move_only_by_claim: true,
        quickplay_in_every_game: true,
        increment_request: false,
        both_flags_in_every_game: true,
        illegal_position_draws: false,
        default_time_at_a_resumption: Span::minutes(60),
        reversed_colors: ReversedColors::ArbiterDecides,
        unsupervised_complaints: 3,
    });

    /// The edition of 2014.
    pub const OF_2014: Edition = Edition(&Constants {
        year: "2014",
        numbers: Numbers { column: 1, exceptions: &[] },
        longest_blitz: Span::minutes(10),
        losing_illegal_move: 2,
        losing_in_unsupervised_rapid: 1,
        losing_in_unsupervised_blitz: 1,
        illegal_move: ByClass { standard: TWO, rapid: TWO, blitz: ONE },
        wrong_claim: ByClass { standard: TWO, rapid: TWO, blitz: ONE },
        seventy_five_moves: SeventyFiveMoves::Completed,
        fivefold: Fivefold::AtAlternateMoves,
        next_move_completes: true,
        unpromoted_pawn_becomes_queen: true,
        touch_move_guards_the_end: true,
        unsupervised_flag_only_by_claim: false,
        unsupervised_illegal_move_only_by_claim: false,
        quickplay_in_every_game: false,
        increment_request: true,
        illegal_position_draws: true,
        default_time_at_a_resumption: Span::ZERO,
        unsupervised_complaints: 10,
        ..*Edition::OF_2009.0
    });

    /// The edition of 2018.
    pub const OF_2018: Edition = Edition(&Constants {
        year: "2018",
        numbers: Numbers {
            column: 2,
            // Appendix A had one article less before its rules of competition.
            exceptions: &[
                (Article::ThreefoldIntended, "9.2.1.1"),
                (Article::ThreefoldStanding, "9.2.1.2"),
                (Article::SamePosition, "9.2.2"),
                (Article::Supervision, "A.3"),
                (Article::LooksAtRecord, "A.3.3"),
                (Article::UnsupervisedComplaint, "A.4.1"),
                (Article::UnsupervisedIllegalMove, "A.4.2"),
                (Article::UnsupervisedIllegalMoveInBlitz, "B.4"),
                (Article::UnsupervisedIllegalPosition, "A.4.4"),
            ],
        },
        seventy_five_moves: SeventyFiveMoves::Made,
        fivefold: Fivefold::Anywhere,
        losing_in_unsupervised_rapid: 2,
        losing_in_unsupervised_blitz: 2,
        empty_press_is_illegal: true,
        agreement_needs_a_move_each: true,
        offers_may_be_forbidden: true,
        assistant_against_the_deaf: true,
        both_flags_in_every_game: false,
        reversed_colors: ReversedColors::NewGameBefore(10),
        ..*Edition::OF_2014.0
    });

    /// The edition of 2023.
    pub const OF_2023: Edition = Edition(&Constants {
        year: "2023",
        numbers: Numbers { column: 2, exceptions: &[] },
        illegal_move: ByClass { standard: TWO, rapid: ONE, blitz: ONE },
        wrong_claim: ByClass { standard: TWO, rapid: ONE, blitz: ONE },
        resignation_may_draw: true,
        ..*Edition::OF_2018.0
    });

    /// Every edition, the oldest first; the last is played where none is named.
    pub const ALL: [Edition; 4] = [Edition::OF_2009, Edition::OF_2014, Edition::OF_2018, Edition::OF_2023];

    /// The edition in force on a day, or in a month or a year, written as `1937.10.05`, `2016.??.??`; of a day before
    /// the oldest known here, that one. `None` if the year is not known.
    pub fn in_force_on(date: &str) -> Option<Edition> {
        let mut parts = date.split('.').map(|part| part.parse::<u16>().ok());
        let year = parts.next().flatten()?;
        // The editions of 2009 and 2014 came into force in July, the later ones in January.
        let month = parts.next().flatten().unwrap_or(12);
        let is_in_force = |edition: &&Edition| {
            let first_month = if edition.year() < 2018 { 7 } else { 1 };
            (edition.year(), first_month) <= (year, month)
        };
        Some(Edition::ALL.iter().rev().find(is_in_force).copied().unwrap_or(Edition::OF_2009))
    }

    /// What this edition says where the editions differ.
    pub fn constants(self) -> &'static Constants {
        self.0
    }

    /// The year that names the edition.
    pub fn year(self) -> u16 {
        self.0.year.parse().unwrap_or_default()
    }

    /// The class of a game in which each player has `total` (base + 60 x increment); `None` is standard.
    pub fn time_class(self, total: Option<Span>) -> TimeClass {
        match total {
            Some(total) if total <= self.0.longest_blitz => TimeClass::Blitz,
            Some(total) if total < Span::minutes(60) => TimeClass::Rapid,
            Some(_) | None => TimeClass::Standard,
        }
    }
}

impl Default for Edition {
    fn default() -> Edition {
        Edition::ALL[Edition::ALL.len() - 1]
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.year)
    }
}

impl fmt::Debug for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Of{}", self.0.year)
    }
}

/// Not the year of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnEdition;

impl fmt::Display for NotAnEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the year of an edition")
    }
}

impl FromStr for Edition {
    type Err = NotAnEdition;

    fn from_str(text: &str) -> Result<Edition, NotAnEdition> {
        Edition::ALL.into_iter().find(|edition| edition.0.year == text).ok_or(NotAnEdition)
    }
}

/// On disk an edition is its year as a number.
impl From<Edition> for u16 {
    fn from(edition: Edition) -> u16 {
        edition.year()
    }
}

impl TryFrom<u16> for Edition {
    type Error = NotAnEdition;

    fn try_from(year: u16) -> Result<Edition, NotAnEdition> {
        year.to_string().parse()
    }
}

impl ValueEnum for Edition {
    fn value_variants<'a>() -> &'a [Edition] {
        &Edition::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.year))
    }
}
