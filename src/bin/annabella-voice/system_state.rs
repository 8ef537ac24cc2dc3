//! What is known of the system's voice without asking it: whether it is open, what it speaks, when to try again.

use crate::system::SystemOrder;
use annabella::voice::protocol::Trouble;
use std::sync::mpsc::Sender;

/// Ticks before the system's voice is opened anew, at first and at most.
const SHORTEST_WAIT: u32 = 20;
const LONGEST_WAIT: u32 = 600;

#[derive(Default)]
pub struct SystemState {
    orders: Option<Sender<SystemOrder>>,
    stand: Stand,
    /// The languages it has a voice of.
    speaks: Vec<String>,
    wait: u32,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Stand {
    /// Not wished for.
    #[default]
    Absent,
    Opening,
    Open,
    /// Closed; to be opened after so many ticks.
    Closed(u32),
}

impl SystemState {
    pub fn started(orders: Sender<SystemOrder>) -> SystemState {
        SystemState { orders: Some(orders), stand: Stand::Opening, speaks: Vec::new(), wait: SHORTEST_WAIT }
    }

    pub fn ask(&self, order: SystemOrder) {
        if let Some(orders) = &self.orders {
            // The thread lives as long as the process.
            let _ = orders.send(order);
        }
    }

    pub fn is_started(&self) -> bool {
        self.orders.is_some()
    }

    pub fn is_open(&self) -> bool {
        self.stand == Stand::Open
    }

    pub fn is_opening(&self) -> bool {
        self.stand == Stand::Opening
    }

    /// Whether it has a voice of each of these languages.
    pub fn speaks<'a>(&self, mut languages: impl Iterator<Item = &'a str>) -> bool {
        self.is_open() && languages.all(|language| self.speaks.iter().any(|spoken| spoken == language))
    }

    pub fn opened(&mut self) {
        self.stand = Stand::Open;
        self.speaks.clear();
    }

    pub fn learned(&mut self, languages: Vec<String>) {
        self.speaks = languages;
    }

    /// It said a sentence to its end: the next trouble is a new one.
    pub fn proved(&mut self) {
        self.wait = SHORTEST_WAIT;
    }

    /// It is missing, broken or silent; it is tried again, the later the more often this happens.
    pub fn failed(&mut self) {
        self.speaks.clear();
        self.stand = Stand::Closed(self.wait);
        self.wait = (self.wait * 2).min(LONGEST_WAIT);
    }

    pub fn is_closed(&self) -> bool {
        matches!(self.stand, Stand::Closed(_))
    }

    /// What cannot be said by it, for want of what.
    pub fn trouble(&self) -> Trouble {
        match self.stand {
            Stand::Absent | Stand::Opening | Stand::Open => Trouble::SystemSilent,
            Stand::Closed(_) => Trouble::NoSystemVoice,
        }
    }

    pub fn tick(&mut self) {
        match &mut self.stand {
            Stand::Closed(0) => {
                self.stand = Stand::Opening;
                self.ask(SystemOrder::Reopen);
            }
            Stand::Closed(ticks) => *ticks -= 1,
            Stand::Absent | Stand::Opening | Stand::Open => {}
        }
    }
}
