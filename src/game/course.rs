//! The game as a whole: begun, noted on, resigned, ended.

use super::cases::{CaseKind, CaseState};
use super::clock::moment::Moment;
use super::clock::pause::PauseReason;
use super::command::GameCommand;
use super::draft::Decided;
use super::event::{Event, GameEvent};
use super::laws::result::{GameResult, Reason};
use super::people::Actor;
use super::refusal::Refusal;
use super::{Game, Stage};

impl Game {
    /// Whether play has begun and not ended.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] that says which.
    pub(super) fn in_play(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::BeforePlay => Err(Refusal::NotBegun),
            Stage::Playing => Ok(()),
            Stage::Over(_) => Err(Refusal::GameOver),
        }
    }

    pub(super) fn decide_game(&self, by: Actor, command: GameCommand) -> Decided {
        match command {
            GameCommand::Begin => match self.stage {
                Stage::BeforePlay => Ok(vec![Event::Game(GameEvent::PlayBegun)]),
                Stage::Playing => Err(Refusal::AlreadyBegun),
                Stage::Over(_) => Err(Refusal::GameOver),
            },
            GameCommand::Resign => self.resigned(by),
            GameCommand::DeclareResult(points) => {
                let result = GameResult { points, reason: Reason::Arbiter, no_mate: None };
                Ok(vec![Event::Game(GameEvent::Ended(result))])
            }
            GameCommand::Note(text) => Ok(vec![Event::Game(GameEvent::NoteWritten(text))]),
        }
    }

    pub(super) fn apply_game(&mut self, at: Moment, event: &GameEvent) {
        match event {
            GameEvent::Opened(terms) => *self = Game::new((**terms).clone()),
            GameEvent::Reopened { .. } => self.clocks.clock.pause(PauseReason::ClockDoubtful, at),
            GameEvent::PlayBegun => {
                self.stage = Stage::Playing;
                self.clocks.begun_at = Some(at);
                self.clocks.clock.start(self.to_move(), at);
            }
            GameEvent::NoteWritten(_) | GameEvent::StillRunning | GameEvent::Closed => {}
            GameEvent::Left => {
                // Clocks that stand already stand for what they stood.
                if self.clocks.clock.running().is_some() {
                    self.clocks.clock.pause(PauseReason::ClockDoubtful, at);
                }
            }
            GameEvent::Ended(result) => {
                self.clocks.clock.pause(PauseReason::GameOver, at);
                self.stage = Stage::Over(*result);
                if result.reason == Reason::Agreement {
                    self.cases.close(CaseState::Accepted, |case| case.kind == CaseKind::DrawOffer);
                }
            }
        }
    }

    fn resigned(&self, by: Actor) -> Decided {
        self.in_play()?;
        let loser = by.side().unwrap_or(self.to_move());
        let lost = GameResult::won_by(!loser, Reason::Resignation);
        let result = if self.terms.edition.resignation_may_draw() {
            self.lost_by(loser, Reason::Resignation).unwrap_or(lost)
        } else {
            lost
        };
        Ok(vec![Event::Game(GameEvent::Ended(result))])
    }
}
