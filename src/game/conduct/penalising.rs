//! How a penalty is given and carried out (12.9).

use shakmaty::Color;

use super::event::{ConductEvent, PenaltyGiven};
use super::penalty::Penalty;
use crate::game::Game;
use crate::game::clock::can_be_shown;
use crate::game::clock::moment::{Moment, Span};
use crate::game::draft::{Decided, Draft};
use crate::game::event::Event;
use crate::game::laws::result::{GameResult, Points, Reason};
use crate::game::refusal::{ConductRefusal, Refusal};

impl Game {
    pub(super) fn decide_penalty(&self, at: Moment, to: Color, penalty: Penalty, words: String) -> Decided {
        self.can_be_given(at, to, penalty)?;
        let against_him = self.cases.pending().rfind(|case| case.is_for_the_arbiter() && case.by == Some(to));
        let given = PenaltyGiven {
            to,
            penalty,
            article: penalty.article().number(self.terms.edition).to_owned(),
            case: against_him.map(|case| case.id),
            words,
        };
        let mut draft = Draft::of(self, at);
        draft.push(Event::Conduct(ConductEvent::PenaltyGiven(given)));
        if penalty.loses() && self.result().is_none() {
            draft.decide_made();
            draft.push(Event::ended(GameResult::won_by(!to, Reason::Arbiter)));
        }
        Ok(draft.events)
    }

    fn can_be_given(&self, at: Moment, to: Color, penalty: Penalty) -> Result<(), Refusal> {
        let over = self.result().is_some();
        let edition = self.terms.edition;
        match penalty {
            Penalty::Fine | Penalty::Exclusion { .. } if !penalty.article().exists_in(edition) => {
                Err(Refusal::Conduct(ConductRefusal::NoSuchPenalty { edition }))
            }
            Penalty::Exclusion { rounds: 0 } => Err(Refusal::Conduct(ConductRefusal::NoRounds)),
            Penalty::Warning | Penalty::Expulsion | Penalty::Fine | Penalty::Exclusion { .. } => Ok(()),
            _ if over => Err(Refusal::GameOver),
            Penalty::TimeToOpponent { span } => can_be_given(span),
            Penalty::TimeTaken { span } => self.can_be_taken(at, to, span),
            Penalty::PointsToOpponent { points: Points::Zero } | Penalty::PointsTaken { points: Points::Zero } => {
                Err(Refusal::Conduct(ConductRefusal::NoPoints))
            }
            Penalty::PointsToOpponent { points: Points::Half | Points::One }
            | Penalty::PointsTaken { points: Points::Half | Points::One }
            | Penalty::Loss => Ok(()),
        }
    }

    /// Whether so much can be taken from that clock: it must show something afterwards.
    pub(in crate::game) fn can_be_taken(&self, at: Moment, from: Color, span: Span) -> Result<(), Refusal> {
        can_be_given(span)?;
        match self.clock().remaining(from, at) {
            Some(left) if left > span => Ok(()),
            Some(_) => Err(Refusal::Conduct(ConductRefusal::TooLittleTime { of: from })),
            None => Err(Refusal::NotATime),
        }
    }

    pub(super) fn apply_penalty(&mut self, at: Moment, given: &PenaltyGiven) {
        self.conduct.penalties.add(given.to, given.penalty);
        if let Some(case) = given.case {
            self.cases.penalise(case, given.penalty);
        }
        match given.penalty {
            Penalty::TimeToOpponent { span } => self.apply_time_given(at, !given.to, span),
            Penalty::TimeTaken { span } => self.apply_time_given(at, given.to, Span::ZERO - span),
            Penalty::Warning
            | Penalty::PointsToOpponent { .. }
            | Penalty::PointsTaken { .. }
            | Penalty::Loss
            | Penalty::Fine
            | Penalty::Exclusion { .. }
            | Penalty::Expulsion => {}
        }
    }
}

fn can_be_given(span: Span) -> Result<(), Refusal> {
    if span == Span::ZERO || !can_be_shown(span) { Err(Refusal::NotATime) } else { Ok(()) }
}
