//! Flags that only a player calls: rapid chess and blitz of 2009 without adequate supervision (A.4d, B.3 of 2009).

use super::Game;
use super::clock::moment::Moment;
use super::draft::{Decided, Draft};
use super::event::{ClockEvent, Event};
use super::laws::constants::FlagCall;
use super::laws::edition::{Supervision, TimeClass};
use super::laws::result::{GameResult, Reason};
use super::people::Actor;
use super::refusal::Refusal;

impl Game {
    /// Whether nobody but the opponent says that a flag has fallen: the program keeps silent until he claims it.
    pub(super) fn flags_are_only_claimed(&self) -> bool {
        self.terms.edition.constants().unsupervised_flag == FlagCall::OnlyByClaim
            && self.terms.supervision == Supervision::None
            && self.terms.time_class() != TimeClass::Standard
    }

    /// A player claims that his opponent's flag has fallen: his own must be up; with both down the game is drawn.
    pub(super) fn flag_claimed_alone(&self, at: Moment, by: Actor) -> Decided {
        self.in_play()?;
        let of = by.side().map_or(self.to_move(), |side| !side);
        let fell = self.clocks.clock.flag(of, at).ok_or(Refusal::FlagNotFallen)?;
        let mut draft = Draft::of(self, at);
        draft.push(Event::Clock(ClockEvent::FlagFell { of, fell }));
        let own = self.clocks.clock.flag(!of, at);
        if let Some(fell) = own {
            draft.push(Event::Clock(ClockEvent::FlagFell { of: !of, fell }));
        }
        draft.make();
        let lost = || draft.game.lost_by(of, Reason::Time).unwrap_or(GameResult::won_by(!of, Reason::Time));
        let result = if own.is_some() { GameResult::drawn(Reason::Time) } else { lost() };
        draft.push(Event::ended(result));
        Ok(draft.events)
    }
}
