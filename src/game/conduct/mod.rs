//! What goes wrong at the board and what the arbiter makes of it: penalties, supervision (Articles 7, 11, 12; A, B).

pub mod command;
pub mod event;
mod penalising;
pub mod penalty;

use command::ConductCommand;
use event::ConductEvent;
use penalty::Penalties;

use super::Game;
use super::clock::moment::Moment;
use super::draft::Decided;
use super::event::Event;
use super::laws::edition::TimeClass;
use super::refusal::{ConductRefusal, Refusal};

/// What the arbiter has given the players for their conduct.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Conduct {
    pub penalties: Penalties,
}

impl Game {
    pub(super) fn decide_conduct(&self, at: Moment, command: ConductCommand) -> Decided {
        match command {
            ConductCommand::Penalise { to, penalty, words } => self.penalised_by_the_arbiter(at, to, penalty, words),
            ConductCommand::SetSupervision(_) if self.terms.time_class() == TimeClass::Standard => {
                Err(Refusal::Conduct(ConductRefusal::NotRapidOrBlitz))
            }
            ConductCommand::SetSupervision(supervision) if supervision == self.terms.supervision => {
                Err(Refusal::AlreadySaid)
            }
            ConductCommand::SetSupervision(supervision) => {
                Ok(vec![Event::Conduct(ConductEvent::SupervisionSet(supervision))])
            }
        }
    }

    pub(super) fn apply_conduct(&mut self, at: Moment, event: &ConductEvent) {
        match event {
            ConductEvent::PenaltyGiven(given) => self.carry_out_penalty(at, given),
            ConductEvent::RulingExplained { .. } => {}
            ConductEvent::SupervisionSet(supervision) => self.terms.supervision = *supervision,
        }
    }

    /// What the arbiter has given the players for their conduct.
    pub fn penalties(&self) -> &Penalties {
        &self.conduct.penalties
    }
}
