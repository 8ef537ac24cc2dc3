//! Looks at the arbiter's record in supervised rapid and blitz (A.4.3; 2018: A.3.3).

use super::event::ConductEvent;
use crate::game::Game;
use crate::game::draft::Decided;
use crate::game::event::Event;
use crate::game::laws::article::Article;
use crate::game::laws::edition::TimeClass;
use crate::game::people::Actor;
use crate::game::refusal::{ConductRefusal, Refusal};

/// So often a player is shown it in a game; more disturbs the opponent.
pub const MOST_LOOKS: u32 = 5;

impl Game {
    /// The player who has the move asks to be shown the record.
    pub(super) fn decide_look_at_record(&self, by: Actor) -> Decided {
        self.in_play()?;
        let exists = Article::LooksAtRecord.exists_in(self.terms.edition);
        let is_fast = self.terms.time_class() != TimeClass::Standard;
        if !exists || !is_fast || !self.is_supervised() {
            return Err(Refusal::Conduct(ConductRefusal::NoLooks));
        }
        let (to, to_move) = (by.side().unwrap_or(self.to_move()), self.to_move());
        if to != to_move {
            return Err(Refusal::NotYourMove { to_move });
        }
        let look = self.looks_of(to) + 1;
        if look > MOST_LOOKS {
            return Err(Refusal::Conduct(ConductRefusal::LookedEnough { times: MOST_LOOKS }));
        }
        Ok(vec![Event::Conduct(ConductEvent::RecordShown { to, look })])
    }
}
