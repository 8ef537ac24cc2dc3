//! Best-first search through everything that can arise: finds a mate, or proves that there is no mate.

use shakmaty::{Board, Color};

use super::Spending;
use super::heuristic::{Guide, MoveCost};
use super::material;
use super::moves::PossibleOccupancy;
use super::state::State;
use super::visited::Visited;
use crate::game::half_move::HalfMove;

/// The result of a search.
pub(super) enum SearchEnd {
    /// The states from the root to a mate.
    Mate(Vec<State>),
    /// Every state that can arise was examined, and none is a mate.
    Exhausted {
        states: u64,
    },
    Spent,
}

/// The most states: with its places in the queues a state takes about 110 bytes, so that they stay below 256 MB.
const MOST_STATES: u64 = 2_000_000;

/// Searches from `root`, which is neither terminal nor short of material, for a mate by `winner`.
///
/// Queues with different ideas of what is near take turns, because each alone is defeated by some positions.
pub(super) fn explore(root: &State, winner: Color, limit: Spending) -> (SearchEnd, Spending) {
    let most = limit.states.min(MOST_STATES);
    let mut visited = Visited::from_root(root);
    let [likely, other] = Guide::both(root, winner);
    let mut queues = [
        StateQueue::new(likely, Order::MoveCost),
        StateQueue::new(likely, Order::Distance),
        StateQueue::new(other, Order::MoveCost),
        StateQueue::new(other, Order::Distance),
        StateQueue::new(likely, Order::Loosening),
    ];
    let mut examined = vec![false];
    let mut steps = 0;
    let mut mate = None;
    let mut turn = 0;
    let mut exhausted = false;
    while mate.is_none() && steps <= limit.steps && visited.len() as u64 <= most {
        turn = (turn + 1) % queues.len();
        let Some(index) = std::iter::from_fn(|| queues[turn].pop()).find(|index| !examined[*index as usize]) else {
            exhausted = true;
            break;
        };
        examined[index as usize] = true;
        let state = visited.state(index);
        state.each_move(&PossibleOccupancy::NONE, |half_move, after| {
            steps += 1;
            if mate.is_some() {
                return;
            }
            if after.turn != winner && after.is_checkmate() {
                mate = Some((index, after));
                return;
            }
            if material::cannot_mate(&after.board, &Board::empty(), winner) {
                return;
            }
            if visited.insert(after.pack(), index).is_some() {
                examined.push(false);
                queues.iter_mut().for_each(|queue| queue.push_after(index, &state, half_move, &after));
            }
        });
    }
    let states = visited.len() as u64;
    let outcome = match mate {
        Some((index, mate)) => {
            let mut path = visited.line_to(index);
            path.push(mate);
            SearchEnd::Mate(path)
        }
        None if exhausted => SearchEnd::Exhausted { states },
        None => SearchEnd::Spent,
    };
    (outcome, Spending { states, steps })
}

/// The order of the states in a queue.
#[derive(Clone, Copy)]
enum Order {
    /// By how often the way there made no progress.
    MoveCost,
    /// By how far the pieces still are from a mate.
    Distance,
    /// By how much the pawns block each other.
    Loosening,
}

/// The cost of a state, and whether the move to it was progress: the answer to that is free.
#[derive(Clone, Copy)]
struct QueueEntry {
    cost: u16,
    progress: bool,
}

/// The highest cost that is distinguished from higher ones.
const MAX_COST: u16 = 4_000;

/// States waiting to be examined, the cheapest and among those the newest first.
struct StateQueue {
    guide: Guide,
    order: Order,
    buckets: Vec<Vec<u32>>,
    lowest: usize,
    /// One for every state seen, in the order of their numbers.
    entries: Vec<QueueEntry>,
}

impl StateQueue {
    /// A queue that holds the root.
    fn new(guide: Guide, order: Order) -> StateQueue {
        let root = QueueEntry { cost: 0, progress: false };
        StateQueue { guide, order, buckets: vec![vec![0]], lowest: 0, entries: vec![root] }
    }

    /// Takes in the newest state, `after`, which `half_move` leads to from the state numbered `before`.
    fn push_after(&mut self, before: u32, state: &State, half_move: HalfMove, after: &State) {
        let entry = match self.order {
            Order::MoveCost => self.entries[before as usize].after(self.guide.cost(state, half_move)),
            Order::Loosening => QueueEntry { cost: self.guide.stiffness(after), progress: false },
            Order::Distance => QueueEntry { cost: self.guide.distance(after), progress: false },
        };
        let bucket = usize::from(entry.cost);
        if self.buckets.len() <= bucket {
            self.buckets.resize_with(bucket + 1, Vec::new);
        }
        self.buckets[bucket].push(self.entries.len() as u32);
        self.entries.push(entry);
        self.lowest = self.lowest.min(bucket);
    }

    fn pop(&mut self) -> Option<u32> {
        while self.lowest < self.buckets.len() {
            if let Some(index) = self.buckets[self.lowest].pop() {
                return Some(index);
            }
            self.lowest += 1;
        }
        None
    }
}

impl QueueEntry {
    fn after(self, cost: MoveCost) -> QueueEntry {
        let price = match cost {
            MoveCost::Progress => 0,
            MoveCost::Ordinary => u16::from(!self.progress),
            MoveCost::Setback => 4,
        };
        QueueEntry { cost: self.cost.saturating_add(price).min(MAX_COST), progress: cost == MoveCost::Progress }
    }
}
