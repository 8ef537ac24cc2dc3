//! What goes wrong at the board and what the arbiter makes of it: penalties, supervision (Articles 7, 11, 12; A, B).

pub mod command;
mod complaint;
pub mod complaint_kind;
pub mod event;
pub mod looks;
mod penalising;
pub mod penalty;
mod set_up_kept;
mod wrong_start;

use shakmaty::{ByColor, Color};

use command::ConductCommand;
use complaint_kind::Complaint;
use event::ConductEvent;
use penalty::Penalties;

use super::Game;
use super::cases::CaseKind;
use super::cases::irregularity::Irregularity;
use super::clock::moment::Moment;
use super::draft::Decided;
use super::event::Event;
use super::laws::article::Article;
use super::laws::edition::TimeClass;
use super::people::Actor;
use super::refusal::{ConductRefusal, Refusal};

/// What the arbiter has given the players for their conduct.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Conduct {
    penalties: Penalties,
    /// How often each player was shown the arbiter's record.
    looks: ByColor<u32>,
}

impl Game {
    pub(super) fn decide_conduct(&self, at: Moment, by: Actor, command: ConductCommand) -> Decided {
        match command {
            ConductCommand::Adjust => self.decide_adjusting(by),
            ConductCommand::ClaimTouch(squares) => self.decide_touch_claim(by, &squares),
            ConductCommand::ClaimTwoHands => self.decide_two_hands_claim(by),
            ConductCommand::ClaimIllegalMove(plies) => self.decide_illegal_move_claim(by, plies),
            ConductCommand::LookAtRecord => self.decide_look_at_record(by),
            ConductCommand::ClaimWrongStart(what) => self.decide_wrong_start_claim(at, by, what),
            ConductCommand::Penalise { to, penalty, words } => self.decide_penalty(at, to, penalty, words),
            ConductCommand::SetSupervision(_) if self.terms.time_class() == TimeClass::Standard => {
                Err(Refusal::Conduct(ConductRefusal::NotRapidOrBlitz))
            }
            ConductCommand::SetSupervision(supervision) if supervision == self.terms.supervision => {
                Err(Refusal::AlreadySaid)
            }
            ConductCommand::SetSupervision(supervision) => {
                Ok(vec![Event::Conduct(ConductEvent::SupervisionSet { supervision })])
            }
        }
    }

    pub(super) fn apply_conduct(&mut self, at: Moment, event: &ConductEvent) {
        match event {
            ConductEvent::PenaltyGiven(given) => self.apply_penalty(at, given),
            ConductEvent::RulingExplained { .. } => {}
            ConductEvent::RecordShown { to, look } => self.conduct.looks[*to] = *look,
            ConductEvent::AdjustingAnnounced { .. } => self.moves.note_adjusting(),
            ConductEvent::TouchClaimed { of, squares } => self.open_touch_claim(at, *of, *squares),
            ConductEvent::IllegalMoveClaimed { by, half_move, ply, count } => {
                let irregularity = Irregularity::IllegalMoveFound { by: *by, half_move: *half_move, count: *count };
                self.cases.set_illegal_moves(*by, *count);
                let kind = CaseKind::Irregularity(irregularity);
                self.cases.open(kind, Some(*by), irregularity.article(), (at, ply + 1));
            }
            ConductEvent::CorrectionProposed { by, ply } => {
                let kind = CaseKind::Complaint(Complaint::LateIllegalMove { ply: *ply });
                self.open_case(at, kind, Some(*by), Article::UnsupervisedIllegalMove);
            }
            ConductEvent::WrongStartClaimed { by, what } => {
                let kind = CaseKind::Complaint(Complaint::WrongStart(*what));
                self.open_case(at, kind, *by, what.article());
            }
            ConductEvent::SetUpKept { squares, .. } => self.apply_set_up_kept(squares),
            ConductEvent::SupervisionSet { supervision } => self.terms.supervision = *supervision,
        }
    }

    /// How often that player was shown the arbiter's record.
    pub fn looks_of(&self, color: Color) -> u32 {
        self.conduct.looks[color]
    }

    /// What the arbiter has given the players for their conduct.
    pub fn penalties(&self) -> &Penalties {
        &self.conduct.penalties
    }
}
