//! What is known of the system's voice without asking it: whether it is open, what it speaks, when to try again.

use crate::system::SystemOrder;
use annabella::voice::protocol::VoiceTrouble;
use annabella::voice::ticker::TICK;
use std::sync::mpsc::Sender;
use std::time::Duration;

/// How long to wait before the system's voice is opened anew, at first and at most; one that was heard is missed more.
const SHORTEST_WAIT: Duration = Duration::from_secs(1);
const LONGEST_WAIT: Duration = Duration::from_secs(60);
const LONGEST_WAIT_ONCE_HEARD: Duration = Duration::from_secs(2);

/// What is known of the system's voice without asking it.
#[derive(Default)]
pub struct SystemState {
    orders: Option<Sender<SystemOrder>>,
    stand: Stand,
    /// The languages it has a voice of.
    speaks: Vec<String>,
    wait: Duration,
    longest_wait: Duration,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Stand {
    /// Not wished for.
    #[default]
    Absent,
    Opening,
    Open,
    /// Closed; to be opened after so long.
    Closed(Duration),
}

impl SystemState {
    /// That of a voice whose thread was started and opens it.
    pub fn started(orders: Sender<SystemOrder>) -> SystemState {
        let (wait, longest_wait) = (SHORTEST_WAIT, LONGEST_WAIT);
        SystemState { orders: Some(orders), stand: Stand::Opening, speaks: Vec::new(), wait, longest_wait }
    }

    /// Gives its thread an order, if it has one.
    pub fn ask(&self, order: SystemOrder) {
        if let Some(orders) = &self.orders {
            // The thread lives as long as the process.
            let _ = orders.send(order);
        }
    }

    /// Whether it was ever wished for.
    pub fn is_started(&self) -> bool {
        self.orders.is_some()
    }

    /// Whether it takes sentences.
    pub fn is_open(&self) -> bool {
        self.stand == Stand::Open
    }

    /// Whether it may soon take sentences.
    pub fn is_opening(&self) -> bool {
        self.stand == Stand::Opening
    }

    /// Whether it has a voice of each of these languages.
    pub fn speaks<'a>(&self, mut languages: impl Iterator<Item = &'a str>) -> bool {
        self.is_open() && languages.all(|language| self.speaks.iter().any(|spoken| spoken == language))
    }

    /// It takes sentences from now on.
    pub fn opened(&mut self) {
        self.stand = Stand::Open;
        self.speaks.clear();
    }

    /// These are the languages it has voices of.
    pub fn learned(&mut self, languages: Vec<String>) {
        self.speaks = languages;
    }

    /// It said a sentence to its end: the next trouble is a new one.
    pub fn proved(&mut self) {
        (self.wait, self.longest_wait) = (SHORTEST_WAIT, LONGEST_WAIT_ONCE_HEARD);
    }

    /// It is missing, broken or silent; it is tried again, the later the more often this happens.
    pub fn failed(&mut self) {
        self.speaks.clear();
        self.stand = Stand::Closed(self.wait);
        self.wait = (self.wait * 2).min(self.longest_wait);
    }

    /// Whether it is to be opened anew after a while.
    pub fn is_closed(&self) -> bool {
        matches!(self.stand, Stand::Closed(_))
    }

    /// What cannot be said by it, for want of what.
    pub fn trouble(&self) -> VoiceTrouble {
        match self.stand {
            Stand::Absent | Stand::Opening | Stand::Open => VoiceTrouble::SystemSilent,
            Stand::Closed(_) => VoiceTrouble::NoSystemVoice,
        }
    }

    /// A tick has passed.
    pub fn tick(&mut self) {
        match &mut self.stand {
            Stand::Closed(left) if left.is_zero() => {
                self.stand = Stand::Opening;
                self.ask(SystemOrder::Reopen);
            }
            Stand::Closed(left) => *left = left.saturating_sub(TICK),
            Stand::Absent | Stand::Opening | Stand::Open => {}
        }
    }
}
