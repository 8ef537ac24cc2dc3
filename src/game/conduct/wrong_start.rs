//! What was wrong when the game was begun: set-up, board, colours, clock (6.10, 7.2, 7.3), and until when it can be said.

use shakmaty::{ByColor, Color};

use super::complaint_kind::{Complaint, WrongStart};
use super::event::ConductEvent;
use crate::game::Game;
use crate::game::cases::{Case, CaseKind};
use crate::game::clock::display::PauseReason;
use crate::game::clock::moment::Moment;
use crate::game::course::anew::Colors;
use crate::game::draft::Decided;
use crate::game::event::{CaseEvent, Event, GameEvent, RecordsEvent};
use crate::game::laws::edition::ReversedColors;
use crate::game::people::Actor;
use crate::game::refusal::{ConductRefusal, Refusal};
use crate::game::terms::Terms;

impl Game {
    /// A player or the arbiter says that something was wrong when the game was begun. Where it is too late for that and
    /// both boards show the wrong set-up, the game goes on as they stand.
    pub(super) fn decide_wrong_start_claim(&self, at: Moment, by: Actor, what: WrongStart) -> Decided {
        if self.result().is_some() {
            return Err(Refusal::Conduct(ConductRefusal::ResultStandsUnlessTakenBack));
        }
        self.in_play()?;
        let same = CaseKind::Complaint(Complaint::WrongStart(what));
        if self.cases.pending().any(|case| case.kind == same) {
            return Err(Refusal::AlreadySaid);
        }
        if let Err(too_late) = self.can_still_be_claimed(what) {
            let standing = self.set_up_as_it_stands().filter(|_| what == WrongStart::SetUp).ok_or(too_late)?;
            let kept = ConductEvent::SetUpKept { by: by.side(), squares: standing };
            return Ok(self.decide_with_comparison(at, vec![Event::Conduct(kept)]));
        }
        let mut events = vec![Event::Conduct(ConductEvent::WrongStartClaimed { by: by.side(), what })];
        events.extend(self.decide_stop(PauseReason::Claim));
        Ok(events)
    }

    /// Without adequate supervision nobody complains after ten moves (2009: three); after ten moves of both the colours
    /// stay (7.3).
    ///
    /// # Errors
    ///
    /// Why it is too late.
    pub fn can_still_be_claimed(&self, what: WrongStart) -> Result<(), Refusal> {
        let constants = self.terms.edition.constants();
        let barred_after = constants.unsupervised_complaints;
        match what {
            WrongStart::Colors => match constants.reversed_colors {
                ReversedColors::NewGameBefore(moves) if self.moves_of_both() >= moves => {
                    Err(Refusal::Conduct(ConductRefusal::ColorsStay { moves }))
                }
                ReversedColors::NewGameBefore(_) | ReversedColors::ArbiterDecides => Ok(()),
            },
            WrongStart::SetUp | WrongStart::Board | WrongStart::Clock
                if !self.is_supervised() && self.moves_of_both() >= barred_after =>
            {
                Err(Refusal::Conduct(ConductRefusal::TooLateForComplaint { what, moves: barred_after }))
            }
            WrongStart::SetUp | WrongStart::Board | WrongStart::Clock => Ok(()),
        }
    }

    /// How many moves each of the players has made at least.
    pub fn moves_of_both(&self) -> u32 {
        let made =
            ByColor::new_with(|color| (0..self.line().len()).filter(|ply| self.number_at(*ply).1 == color).count());
        u32::try_from(made.white.min(made.black)).unwrap_or(u32::MAX)
    }

    /// The arbiter finds it so: the game is begun anew, the board put right, or the clock left to his words.
    pub(in crate::game) fn decide_wrong_start_upheld(&self, case: &Case, what: WrongStart) -> Vec<Event> {
        let mut events = vec![Event::Case(CaseEvent::IrregularityUpheld { case: Some(case.id) })];
        let cancelled = |colors: Colors| {
            let article = case.article.number(self.terms.edition).to_owned();
            Event::Game(GameEvent::GameCancelled { colors, article, next: None })
        };
        match what {
            WrongStart::SetUp => events.push(cancelled(Colors::AsBefore)),
            WrongStart::Colors => events.push(cancelled(Colors::Exchanged)),
            WrongStart::Board => {
                events.extend(Color::ALL.map(|board| Event::Records(RecordsEvent::BoardAdjusted { board })));
            }
            WrongStart::Clock => {}
        }
        events
    }

    /// The terms on which the game is begun anew.
    pub fn terms_of_the_next_game(&self, colors: Colors) -> Terms {
        let mut terms = self.terms.clone();
        if colors == Colors::Exchanged {
            std::mem::swap(&mut terms.players.white, &mut terms.players.black);
            std::mem::swap(&mut terms.time.white, &mut terms.time.black);
        }
        terms
    }
}
