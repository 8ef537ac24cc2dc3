//! The game as a whole: begun, noted on, resigned, ended.

pub mod anew;
pub mod chess960;
pub mod command;
pub mod pin;

use shakmaty::{ByColor, Color};

use crate::game::cases::{CaseKind, CaseState};
use crate::game::clock::display::PauseReason;
use crate::game::clock::moment::Moment;
use crate::game::command::GameCommand;
use crate::game::draft::{Decided, Draft};
use crate::game::event::{Event, GameEvent};
use crate::game::laws::result::{GameResult, Points, Reason};
use crate::game::people::Actor;
use crate::game::refusal::Refusal;
use crate::game::{Game, Stage};

impl Game {
    /// Whether play has begun and not ended.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] that says which.
    pub(in crate::game) fn in_play(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::BeforePlay => Err(Refusal::NotBegun),
            Stage::Playing => Ok(()),
            Stage::Over(_) => Err(Refusal::GameOver),
            Stage::Cancelled => Err(Refusal::Cancelled),
        }
    }

    pub(in crate::game) fn decide_game(&self, at: Moment, by: Actor, command: GameCommand) -> Decided {
        match command {
            GameCommand::Begin => match self.stage {
                Stage::BeforePlay => Ok(vec![Event::Game(GameEvent::PlayBegun)]),
                Stage::Playing => Err(Refusal::AlreadyBegun),
                Stage::Over(_) => Err(Refusal::GameOver),
                Stage::Cancelled => Err(Refusal::Cancelled),
            },
            GameCommand::Resign => self.resigned(at, by),
            GameCommand::DeclareResult { points, reason, words } => self.declared(at, points, reason, words),
            GameCommand::Sign => self.signed_by(by),
            GameCommand::TakeBackResult(words) => match self.stage {
                Stage::Over(_) => Ok(vec![Event::Game(GameEvent::ResultTakenBack { words })]),
                Stage::BeforePlay => Err(Refusal::NoResult),
                Stage::Playing | Stage::Cancelled => Err(Refusal::NoResult),
            },
            GameCommand::Note(text) => Ok(vec![Event::Game(GameEvent::NoteWritten(text))]),
        }
    }

    pub(in crate::game) fn apply_game(&mut self, at: Moment, event: &GameEvent) {
        match event {
            GameEvent::RecordOpened(terms) => *self = Game::new((**terms).clone()),
            GameEvent::RecordReopened { .. } => {
                self.clock.pause(PauseReason::ClockDoubtful, at);
                self.forget_what_was_sealed();
            }
            GameEvent::PlayBegun => {
                self.stage = Stage::Playing;
                self.clock.begin_session(at);
                self.begin_session(at);
                self.clock.start(self.to_move(), at);
            }
            GameEvent::StillRunning | GameEvent::RecordClosed => {}
            GameEvent::NoteWritten(_) => self.moves.forget_last_made(),
            GameEvent::RecordLeft => {
                // Clocks that stand already stand for what they stood.
                if self.clock().running().is_some() {
                    self.clock.pause(PauseReason::ClockDoubtful, at);
                }
            }
            GameEvent::GameEnded { result, words } => {
                self.clock.pause(PauseReason::GameOver, at);
                self.stage = Stage::Over(*result);
                self.result_words.clone_from(words);
                if !result.reason.is_of_the_position() {
                    self.moves.forget_last_made();
                }
                if result.reason == Reason::Agreement {
                    self.cases.close(CaseState::Accepted, |case| case.kind == CaseKind::DrawOffer);
                }
            }
            GameEvent::GameCancelled { colors: _, link } => {
                self.clock.pause(PauseReason::GameOver, at);
                self.stage = Stage::Cancelled;
                self.replaced_by = Some(link.clone());
                self.cases.withdraw(|_| true);
            }
            GameEvent::BegunAnew(link) => self.in_place_of = Some(link.clone()),
            GameEvent::ResultSigned { by } => self.signed[*by] = true,
            GameEvent::Pin(event) => self.apply_pin(at, event),
            GameEvent::ResultTakenBack { .. } => self.take_back_result(at),
        }
    }

    /// The game goes on from where it ended: clocks as they stand, and what was ruled on to end it is open again.
    fn take_back_result(&mut self, at: Moment) {
        let reason = self.result().map(|result| result.reason);
        self.stage = if self.clock.has_begun() { Stage::Playing } else { Stage::BeforePlay };
        self.result_words.clear();
        self.signed = ByColor::default();
        self.clock.reopen(at);
        self.cases.reopen(|case| match case.kind {
            CaseKind::DrawOffer => reason == Some(Reason::Agreement),
            CaseKind::Irregularity(_) => reason == Some(Reason::IllegalMoves),
            CaseKind::DrawClaim(claim) => reason == Some(claim.rule.reason()),
            CaseKind::Quickplay(_) | CaseKind::QuickplayWithoutArbiter(_) => reason == Some(Reason::Quickplay),
            CaseKind::FlagClaim => matches!(reason, Some(Reason::Time | Reason::BothFlags)),
            CaseKind::IncrementRequest => false,
            CaseKind::RecordsDiffer | CaseKind::Complaint(_) => false,
        });
    }

    /// The events that end the game with this result; a move that is made is part of it (6.2.1.1).
    pub(in crate::game) fn ended(&self, at: Moment, result: GameResult) -> Vec<Event> {
        let mut draft = Draft::of(self, at);
        draft.decide_made();
        draft.push(Event::ended(result));
        draft.events
    }

    fn declared(&self, at: Moment, points: ByColor<Points>, reason: Reason, words: String) -> Decided {
        if self.result().is_some() {
            return Err(Refusal::ResultStands);
        }
        let mut draft = Draft::of(self, at);
        draft.decide_made();
        draft.push(Event::Game(GameEvent::GameEnded { result: GameResult { points, reason, no_mate: None }, words }));
        Ok(draft.events)
    }

    fn signed_by(&self, by: Actor) -> Decided {
        let unsigned = Color::ALL.into_iter().find(|color| !self.signed[*color]);
        match (self.result(), by.side().or(unsigned)) {
            (None, _) => Err(Refusal::NothingToSign),
            (Some(_), Some(color)) if !self.signed[color] => {
                Ok(vec![Event::Game(GameEvent::ResultSigned { by: color })])
            }
            (Some(_), _) => Err(Refusal::AlreadySaid),
        }
    }

    fn resigned(&self, at: Moment, by: Actor) -> Decided {
        self.in_play()?;
        let loser = by.side().unwrap_or(self.to_move());
        let mut draft = Draft::of(self, at);
        draft.decide_made();
        let drawn = || draft.game.result_if_lost(loser, Reason::Resignation);
        let result = if self.terms.edition.constants().resignation_may_draw { drawn() } else { None };
        draft.push(Event::ended(result.unwrap_or(GameResult::won_by(!loser, Reason::Resignation))));
        Ok(draft.events)
    }
}
