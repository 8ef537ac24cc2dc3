//! The states met so far, each kept whole, with the state it was reached from.

use super::state::{Key, State};

/// A set of states that remembers how each was reached. Holds the exact states: no two are ever confused.
pub(super) struct Visited {
    keys: Vec<Key>,
    parents: Vec<u32>,
    slots: Vec<u32>,
}

const FREE: u32 = u32::MAX;

impl Visited {
    /// An empty set but for `root`, which is its own parent.
    pub(super) fn from_root(root: &State) -> Visited {
        let mut visited =
            Visited { keys: Vec::with_capacity(32), parents: Vec::with_capacity(32), slots: vec![FREE; 64] };
        visited.insert(root.pack(), 0);
        visited
    }

    pub(super) fn len(&self) -> usize {
        self.keys.len()
    }

    pub(super) fn state(&self, index: u32) -> State {
        State::unpack(&self.keys[index as usize])
    }

    /// Takes in a state; returns its number if it is new.
    pub(super) fn insert(&mut self, key: Key, parent: u32) -> Option<u32> {
        let mask = self.slots.len() - 1;
        let mut slot = hash(&key) & mask;
        while self.slots[slot] != FREE {
            if self.keys[self.slots[slot] as usize] == key {
                return None;
            }
            slot = (slot + 1) & mask;
        }
        let index = self.keys.len() as u32;
        self.slots[slot] = index;
        self.keys.push(key);
        self.parents.push(parent);
        if self.keys.len() * 2 > self.slots.len() {
            self.widen();
        }
        Some(index)
    }

    fn widen(&mut self) {
        let wide = self.slots.len() * 2;
        self.slots.clear();
        self.slots.resize(wide, FREE);
        for (index, key) in self.keys.iter().enumerate() {
            let mut slot = hash(key) & (wide - 1);
            while self.slots[slot] != FREE {
                slot = (slot + 1) & (wide - 1);
            }
            self.slots[slot] = index as u32;
        }
    }

    /// The states from the root to `index`, both included.
    pub(super) fn line_to(&self, index: u32) -> Vec<State> {
        let mut path = vec![self.state(index)];
        let mut at = index;
        while at != 0 {
            at = self.parents[at as usize];
            path.push(self.state(at));
        }
        path.reverse();
        path
    }
}

fn hash(key: &Key) -> usize {
    const ODD: u64 = 0x9E37_79B9_7F4A_7C15;
    let mix = |sum: u64, plane: u64| {
        let wide = u128::from(sum ^ plane) * u128::from(ODD);
        (wide as u64) ^ ((wide >> 64) as u64)
    };
    key.iter().fold(ODD, |sum, plane| mix(sum.rotate_left(23), *plane)) as usize
}
