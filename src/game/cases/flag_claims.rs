//! Flags that only a player calls: rapid chess and blitz of 2009 without adequate supervision (A.4d, B.3 of 2009).

use shakmaty::Color;

use crate::game::Game;
use crate::game::cases::{Case, CaseKind};
use crate::game::clock::moment::Moment;
use crate::game::draft::{Decided, Draft};
use crate::game::event::{CaseEvent, ClockEvent, Event};
use crate::game::laws::edition::FlagCall;
use crate::game::laws::edition::{Supervision, TimeClass};
use crate::game::laws::result::{GameResult, Reason};
use crate::game::people::Actor;
use crate::game::refusal::Refusal;
use crate::game::terms::Announced;

impl Game {
    /// Whether nobody but the opponent says that a flag has fallen: the program keeps silent until he claims it.
    pub(in crate::game) fn are_flags_only_claimed(&self) -> bool {
        self.terms.edition.constants().unsupervised_flag == FlagCall::OnlyByClaim
            && self.terms.supervision == Supervision::None
            && self.terms.time_class() != TimeClass::Standard
    }

    /// A player claims that his opponent's flag has fallen: his own must be up; with both down the game is drawn.
    pub(in crate::game) fn decide_unsupervised_flag_claim(&self, at: Moment, by: Actor) -> Decided {
        self.in_play()?;
        let of = by.side().map_or(self.to_move(), |side| !side);
        let fell = self.clock().flag(of, at).ok_or(Refusal::FlagNotFallen)?;
        let mut draft = Draft::of(self, at);
        draft.push(Event::Clock(ClockEvent::FlagFell { of, fell }));
        let own = self.clock().flag(!of, at);
        if let Some(fell) = own {
            draft.push(Event::Clock(ClockEvent::FlagFell { of: !of, fell }));
        }
        draft.decide_made();
        let lost = || draft.game.result_if_lost(of, Reason::Time).unwrap_or(GameResult::won_by(!of, Reason::Time));
        let result = if own.is_some() { GameResult::drawn(Reason::Time) } else { lost() };
        draft.push(Event::ended(result));
        Ok(draft.events)
    }

    /// Both flags are down on the clock on the table and nobody knows which fell first: in the last period the game is
    /// drawn, before it play goes on (2009, 2014: 6.11; since 2018 only where the guidelines were announced: III.3.1).
    pub(in crate::game) fn decide_both_flags_down(&self, at: Moment, case: &Case) -> Decided {
        if case.kind != CaseKind::FlagClaim {
            return Err(Refusal::NothingOpen);
        }
        let is_law = self.terms.edition.constants().both_flags_in_every_game;
        if !is_law && self.terms.quickplay == Announced::No {
            return Err(Refusal::BothFlagsNotAnnounced);
        }
        let readings = self.clock().readings(at);
        let is_last = Color::ALL.into_iter().all(|color| {
            let periods = self.clock().control(color).periods().len();
            readings[color].period as usize + 1 >= periods
        });
        let fell = |of| Event::Clock(ClockEvent::FlagFell { of, fell: at });
        let mut events = vec![Event::Case(CaseEvent::IrregularityUpheld { case: Some(case.id) })];
        events.extend(Color::ALL.map(fell));
        events.extend(is_last.then(|| Event::ended(GameResult::drawn(Reason::BothFlags))));
        Ok(events)
    }
}
