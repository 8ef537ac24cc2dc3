//! What differs between the editions of the Laws, one value an edition. The only table of such constants.

use super::edition::{Edition, TimeClass};
use crate::game::clock::moment::Span;

/// What one edition says where the editions differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Constants {
    /// The longest time for each player, 60 moves reckoned, that is still blitz (B.1).
    pub longest_blitz: Span,
    /// Which illegal move of a player loses the game (7.5.5; 2009 7.4b).
    pub losing_illegal_move: u32,
    /// The same in a rapid game without adequate supervision (A.5; 2014 A.4).
    pub losing_in_unsupervised_rapid: u32,
    /// The same in a blitz game without adequate supervision (B.3; 2014 B.4; 2009 B.3c).
    pub losing_in_unsupervised_blitz: u32,
    /// What the opponent is given for an illegal move that does not lose (7.5.5, A.3, B.2).
    pub illegal_move: ByClass,
    /// What the opponent is given for a wrong claim of a draw (9.5.3, A.3, B.2).
    pub wrong_claim: ByClass,
    pub seventy_five_moves: SeventyFiveMoves,
    pub fivefold: Fivefold,
    /// Whether a move is completed too when its player has made the next (6.2.1.2).
    pub next_move_completes: bool,
    /// Whether a pawn left on its last rank becomes a queen; before 2014 the position was restored (7.5.2).
    pub unpromoted_pawn_becomes_queen: bool,
    /// Whether pressing the clock without a move is an illegal move (7.5.3).
    pub empty_press_is_illegal: bool,
    /// Whether a draw may be agreed only after both have moved (5.2.3).
    pub agreement_needs_a_move_each: bool,
    /// Whether a move against touch-move ends nothing, though it mates (5.1.1, 5.2.1, 5.2.2).
    pub touch_move_guards_the_end: bool,
    /// Whether resigning against a player who cannot mate draws (5.1.2).
    pub resignation_may_draw: bool,
    /// Who calls a fallen flag in rapid and blitz without adequate supervision (2009: A.4d, B.3).
    pub unsupervised_flag: FlagCall,
    pub quickplay: Quickplay,
    /// What an arbiter does about both kings in check or a pawn on its last rank, without adequate supervision (A.5.4).
    pub unsupervised_illegal_position: IllegalPosition,
    /// How late a player may come to a resumption where the rules of the event give no default time (I.10).
    pub default_time_at_a_resumption: Span,
    /// What becomes of a game begun with the colours reversed (7.3).
    pub reversed_colors: ReversedColors,
    /// After so many moves of each player nobody complains of set-up, board and clock without adequate supervision
    /// (A.5.1).
    pub unsupervised_complaints: u32,
}

/// A time that depends on the class of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByClass {
    pub standard: Span,
    pub rapid: Span,
    pub blitz: Span,
}

/// Whether 75 moves of each player without pawn move and capture draw by themselves (9.6.2).
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

/// Who says that a flag has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FlagCall {
    /// Whoever sees it, the arbiter first.
    Anybody,
    /// Only the opponent, by a claim.
    OnlyByClaim,
}

/// What comes of a position that no legal move can have led to, without adequate supervision (A.5.4; 2009: A.4c).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalPosition {
    /// The arbiter intervenes, though nobody claims anything.
    FoundAtOnce,
    /// He waits for the next completed move; if the position is still illegal, the game is drawn.
    DrawsAfterTheNextMove,
}

/// What becomes of a game begun with the colours reversed (7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReversedColors {
    /// It goes on, unless the arbiter rules otherwise.
    ArbiterDecides,
    /// It is begun anew before both have made so many moves, and goes on after that.
    AnewBefore(u32),
}

/// Where the rules of the quickplay finish apply (2009: Article 10; 2014: G; since: Guidelines III).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quickplay {
    /// In every game, unsupervised blitz apart.
    InEveryGame,
    /// Where it was announced, never in blitz, and not where an increment is given; the increment can be asked for.
    WhereAnnounced,
}

impl ByClass {
    /// The same time in every class.
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

const OF_2009: Constants = Constants {
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
    touch_move_guards_the_end: false,
    resignation_may_draw: false,
    unsupervised_flag: FlagCall::OnlyByClaim,
    quickplay: Quickplay::InEveryGame,
    unsupervised_illegal_position: IllegalPosition::FoundAtOnce,
    default_time_at_a_resumption: Span::minutes(60),
    reversed_colors: ReversedColors::ArbiterDecides,
    unsupervised_complaints: 3,
};

const OF_2014: Constants = Constants {
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
    unsupervised_flag: FlagCall::Anybody,
    quickplay: Quickplay::WhereAnnounced,
    unsupervised_illegal_position: IllegalPosition::DrawsAfterTheNextMove,
    default_time_at_a_resumption: Span::ZERO,
    unsupervised_complaints: 10,
    ..OF_2009
};

const OF_2018: Constants = Constants {
    seventy_five_moves: SeventyFiveMoves::Made,
    fivefold: Fivefold::Anywhere,
    losing_in_unsupervised_rapid: 2,
    losing_in_unsupervised_blitz: 2,
    empty_press_is_illegal: true,
    agreement_needs_a_move_each: true,
    reversed_colors: ReversedColors::AnewBefore(10),
    ..OF_2014
};

const OF_2023: Constants = Constants {
    illegal_move: ByClass { standard: TWO, rapid: ONE, blitz: ONE },
    wrong_claim: ByClass { standard: TWO, rapid: ONE, blitz: ONE },
    resignation_may_draw: true,
    ..OF_2018
};

impl Edition {
    /// What this edition says where the editions differ.
    pub fn constants(self) -> &'static Constants {
        match self {
            Edition::Of2009 => &OF_2009,
            Edition::Of2014 => &OF_2014,
            Edition::Of2018 => &OF_2018,
            Edition::Of2023 => &OF_2023,
        }
    }

    /// The class of a game in which each player has `total` (base + 60 x increment); `None` is standard.
    pub fn time_class(self, total: Option<Span>) -> TimeClass {
        match total {
            Some(total) if total <= self.constants().longest_blitz => TimeClass::Blitz,
            Some(total) if total < Span::minutes(60) => TimeClass::Rapid,
            Some(_) | None => TimeClass::Standard,
        }
    }
}
