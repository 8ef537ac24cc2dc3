//! Whether a player can still mate by any series of legal moves (5.1.2, 5.2.2, 6.9, 7.5.5): a proof, or no answer.
//!
//! Knows placement, turn, castling and en passant; repetition and the move counts play no part.

mod abstraction;
mod greedy;
mod heuristic;
mod line;
mod material;
mod mating_patterns;
mod mobility;
mod moves;
mod search;
mod state;
mod visited;

use std::time::Duration;

use shakmaty::{Board, Chess, Color};
use strum::IntoStaticStr;

use crate::game::half_move::HalfMove;
use search::SearchEnd;
use state::State;

/// A player's chance to mate, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MateChance {
    /// The player can mate if the opponent helps: by this line, which was replayed to mate.
    Winnable { line: Vec<HalfMove> },
    /// The player cannot mate, however badly the opponent plays.
    Unwinnable { proof: Proof },
    /// Neither a line nor a proof was found within the budget.
    Undetermined { spent: Spending },
}

/// Why no series of legal moves can end in mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Proof {
    /// The position has no legal move, and is not the mate asked for.
    Terminal,
    /// No placement of this material allows it.
    Material,
    /// Everything that can still arise was examined and is no mate. Each of the states is one position, or all
    /// positions that differ only in where certain pieces stand.
    Closure { states: u64 },
}

impl Proof {
    /// The proof of that name, with the states that were examined for it.
    pub fn named(name: &str, states: u64) -> Option<Proof> {
        let proofs = [Proof::Terminal, Proof::Material, Proof::Closure { states }];
        proofs.into_iter().find(|proof| proof.name() == name)
    }

    /// The name in records and messages, independent of the language.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// How many states were examined; 0 if the position or the material is enough.
    pub fn states(self) -> u64 {
        match self {
            Proof::Terminal | Proof::Material => 0,
            Proof::Closure { states } => states,
        }
    }
}

/// Work done or allowed: `states` kept at one time, and `steps`, each a move tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spending {
    pub states: u64,
    pub steps: u64,
}

/// The limit of work for an answer. Time plays no part, so that an answer is the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget(Spending);

/// Steps that a slow machine makes in a second.
pub const STEPS_A_SECOND: u64 = 3_000_000;

/// States that may be kept at one time: they take about 50 bytes each.
const MOST_STATES: u64 = 4_000_000;

impl Budget {
    /// For the check after every move: under two milliseconds.
    pub const fn after_move() -> Budget {
        Budget(Spending { states: 2_000, steps: 3_000 })
    }

    /// For a position in which the first check found neither player able to mate: thirty milliseconds. Closures of
    /// 3,000 states and more are found with it.
    pub const fn dead_position() -> Budget {
        Budget::of_millis(30)
    }

    /// For a flag fall, a resignation or a penalty: two seconds.
    pub const fn flag_fall() -> Budget {
        Budget::of_millis(2_000)
    }

    /// For about that time.
    pub fn of(time_limit: Duration) -> Budget {
        Budget::of_millis(u64::try_from(time_limit.as_millis()).unwrap_or(u64::MAX))
    }

    /// For about that many milliseconds.
    pub const fn of_millis(millis: u64) -> Budget {
        let steps = millis.saturating_mul(STEPS_A_SECOND / 1000);
        let states = if steps < MOST_STATES { steps } else { MOST_STATES };
        Budget(Spending { states, steps })
    }
}

/// Says whether `winner` can mate by any series of legal moves, and proves what it says.
pub fn winnable(position: &Chess, winner: Color, budget: Budget) -> MateChance {
    let root = State::of(position);
    if root.has_no_move() {
        return if root.turn != winner && root.is_check() {
            MateChance::Winnable { line: Vec::new() }
        } else {
            MateChance::Unwinnable { proof: Proof::Terminal }
        };
    }
    if material::cannot_mate(&root.board, &Board::empty(), winner) {
        return MateChance::Unwinnable { proof: Proof::Material };
    }
    let mut tracker = BudgetTracker { budget: budget.0, spent: Spending::default() };
    let answer = seek(&root, winner, &mut tracker);
    let line = |states: Vec<State>| line::replay(position, &line::shorten(states, tracker.left()), winner);
    match answer {
        MateSearch::Mate(states) => {
            line(states).map_or(MateChance::Undetermined { spent: tracker.spent }, |line| MateChance::Winnable { line })
        }
        MateSearch::None { states } => MateChance::Unwinnable { proof: Proof::Closure { states } },
        MateSearch::Unknown => MateChance::Undetermined { spent: tracker.spent },
    }
}

/// The verdict on a position: dead if neither player can mate any more, and the game is over (5.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dead {
    /// Both proofs, White's chances first.
    Yes(Proof, Proof),
    No,
    /// Not decided within the small budget. The game goes on.
    Unknown,
}

/// Checks after a move whether the position is dead. Takes longer only if neither player is quickly found able to mate.
pub fn is_dead(position: &Chess) -> Dead {
    let quick = |color| winnable(position, color, Budget::after_move());
    let thorough = |color, found: MateChance| match found {
        MateChance::Undetermined { .. } => winnable(position, color, Budget::dead_position()),
        MateChance::Winnable { .. } | MateChance::Unwinnable { .. } => found,
    };
    let white = quick(Color::White);
    if let MateChance::Winnable { .. } = white {
        return Dead::No;
    }
    let black = quick(Color::Black);
    if let MateChance::Winnable { .. } = black {
        return Dead::No;
    }
    match (thorough(Color::White, white), thorough(Color::Black, black)) {
        (MateChance::Unwinnable { proof: white }, MateChance::Unwinnable { proof: black }) => Dead::Yes(white, black),
        (MateChance::Winnable { .. }, _) | (_, MateChance::Winnable { .. }) => Dead::No,
        (MateChance::Undetermined { .. }, _) | (_, MateChance::Undetermined { .. }) => Dead::Unknown,
    }
}

enum MateSearch {
    Mate(Vec<State>),
    None { states: u64 },
    Unknown,
}

/// The budget that is left.
struct BudgetTracker {
    budget: Spending,
    spent: Spending,
}

impl BudgetTracker {
    fn left(&self) -> u64 {
        self.budget.steps.saturating_sub(self.spent.steps)
    }

    /// Takes `steps`, or what is left if that is less.
    fn take(&self, steps: u64) -> Spending {
        let steps = steps.min(self.left());
        Spending { states: self.budget.states.min(steps), steps }
    }

    fn is_empty(&self) -> bool {
        self.left() == 0
    }

    fn pay(&mut self, work: Spending) {
        self.spent.states = self.spent.states.max(work.states);
        self.spent.steps += work.steps;
    }
}

/// More steps than any search that fits into memory.
const UNLIMITED: u64 = 1 << 40;

/// Tries the cheap ways first, then exact search and closure over classes in turn, with ever larger limits.
fn seek(root: &State, winner: Color, tracker: &mut BudgetTracker) -> MateSearch {
    let (mate, work) = greedy::walk(root, winner);
    tracker.pay(work);
    if let Some(states) = mate {
        return MateSearch::Mate(states);
    }
    let mut time_limit = 600;
    while !tracker.is_empty() && time_limit < UNLIMITED {
        let (outcome, work) = search::explore(root, winner, tracker.take(time_limit));
        tracker.pay(work);
        match outcome {
            SearchEnd::Mate(states) => return MateSearch::Mate(states),
            SearchEnd::Exhausted { states } => return MateSearch::None { states },
            SearchEnd::Spent => {}
        }
        let (closed, work) = abstraction::close(root, winner, tracker.take(4 * time_limit));
        tracker.pay(work);
        if let Some(states) = closed {
            return MateSearch::None { states };
        }
        time_limit *= 6;
    }
    MateSearch::Unknown
}
