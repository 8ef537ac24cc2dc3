//! The game as a whole: how it begins, is resigned, ends and is replaced.

pub mod chess960;
pub mod command;
pub mod pin;
pub mod rematch;
pub mod replacement;

use shakmaty::{ByColor, Color};

use crate::game::Game;
use crate::game::cases::CaseState;
use crate::game::cases::kind::CaseKind;
use crate::game::clock::display::PauseReason;
use crate::game::clock::moment::Moment;
use crate::game::command::GameCommand;
use crate::game::course::pin::{Pin, PinEvent};
use crate::game::course::replacement::Link;
use crate::game::draft::{Decided, Draft};
use crate::game::event::{Event, GameEvent};
use crate::game::laws::article::Article;
use crate::game::laws::result::{GameResult, Points, Reason};
use crate::game::people::Actor;
use crate::game::refusal::Refusal;

/// The stage of the game, its end, and the arbiter's PIN.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::game) struct Course {
    stage: Stage,
    /// The result with which the game ended, before any penalty after the end.
    ended: Option<GameResult>,
    /// That result before penalties in points were counted, if they changed it.
    uncounted: Option<GameResult>,
    /// The arbiter's reason for the declared result.
    result_words: String,
    /// The cancelled game that this one replaces, and the game that replaces this one.
    in_place_of: Option<Link>,
    replaced_by: Option<Link>,
    /// Who has signed the result (8.7).
    signed: ByColor<bool>,
    /// Who offers another game with the colours reversed, after the end.
    rematch_offer: Option<Color>,
    pin: Pin,
    /// Whose seats at other terminals are cut off.
    lost_seats: Vec<Actor>,
}

/// The stage of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    #[default]
    BeforePlay,
    Playing,
    Over(GameResult),
    /// It was cancelled without a result, and another game replaces it (7.2.1, 7.3).
    Cancelled,
}

impl Game {
    /// How far the game has come.
    pub fn stage(&self) -> Stage {
        self.course.stage
    }

    /// Whose seats at other terminals are cut off.
    pub fn lost_seats(&self) -> &[Actor] {
        &self.course.lost_seats
    }

    /// The result, once the game is over.
    pub fn result(&self) -> Option<GameResult> {
        match self.course.stage {
            Stage::Over(result) => Some(result),
            Stage::BeforePlay => None,
            Stage::Playing | Stage::Cancelled => None,
        }
    }

    /// The result with which the game ended, if a penalty has changed it since.
    pub fn ended_before_penalties(&self) -> Option<GameResult> {
        self.course.ended.filter(|ended| self.result() != Some(*ended))
    }

    /// The result with which the game ended, before penalties in points were counted.
    pub(in crate::game) fn result_before_points(&self) -> Option<GameResult> {
        self.course.uncounted.or(self.course.ended)
    }

    /// The arbiter's reason for the declared result; empty if no reason was given.
    pub fn result_words(&self) -> &str {
        &self.course.result_words
    }

    /// Whether that player has signed the result that stands (8.7).
    pub fn has_signed(&self, color: Color) -> bool {
        self.course.signed[color]
    }

    /// The cancelled game that this one replaces (7.2.1, 7.3).
    pub fn in_place_of(&self) -> Option<&Link> {
        self.course.in_place_of.as_ref()
    }

    /// The game that replaces this one, if it was cancelled (7.2.1, 7.3).
    pub fn replaced_by(&self) -> Option<&Link> {
        self.course.replaced_by.as_ref()
    }

    /// The PIN of the arbiter.
    pub fn pin(&self) -> &Pin {
        &self.course.pin
    }

    /// Whether a command of that actor needs the PIN.
    pub fn needs_pin(&self, by: Actor) -> bool {
        by == Actor::Arbiter && self.course.pin.hash().is_some()
    }

    /// Whether play has begun and not ended.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] that says which.
    pub(in crate::game) fn in_play(&self) -> Result<(), Refusal> {
        match self.course.stage {
            Stage::BeforePlay => Err(Refusal::NotBegun),
            Stage::Playing => Ok(()),
            Stage::Over(_) => Err(Refusal::GameOver),
            Stage::Cancelled => Err(Refusal::Cancelled),
        }
    }

    pub(in crate::game) fn decide_game(&self, at: Moment, by: Actor, command: GameCommand) -> Decided {
        match command {
            GameCommand::Begin => match self.course.stage {
                Stage::BeforePlay => match self.why_play_does_not_begin() {
                    Some(refusal) => Err(refusal),
                    None => Ok(vec![Event::Game(GameEvent::PlayBegun)]),
                },
                Stage::Playing => Err(Refusal::AlreadyBegun),
                Stage::Over(_) => Err(Refusal::GameOver),
                Stage::Cancelled => Err(Refusal::Cancelled),
            },
            GameCommand::Resign => self.decide_resignation(at, by),
            GameCommand::DeclareResult { points, reason, words } => {
                self.decide_declared_result(at, points, reason, words)
            }
            GameCommand::Sign => self.decide_signature(by),
            GameCommand::TakeBackResult(words) => match self.course.stage {
                Stage::Over(_) => Ok(vec![Event::Game(GameEvent::ResultTakenBack { words })]),
                Stage::BeforePlay => Err(Refusal::NoResult),
                Stage::Playing | Stage::Cancelled => Err(Refusal::NoResult),
            },
            GameCommand::Note(text) => Ok(vec![Event::Game(GameEvent::NoteWritten { text })]),
        }
    }

    pub(in crate::game) fn apply_pin(&mut self, at: Moment, event: &PinEvent) {
        self.course.pin.apply(at, event);
    }

    pub(in crate::game) fn apply_game(&mut self, at: Moment, event: &GameEvent) {
        match event {
            GameEvent::RecordOpened { terms, .. } => *self = Game::new((**terms).clone()),
            GameEvent::RecordReopened { gap, .. } => {
                self.clock.go_on_after(*gap, at);
                self.forget_what_was_sealed();
                self.forget_sensors();
                self.course.lost_seats.clear();
            }
            GameEvent::PlayBegun => {
                self.course.stage = Stage::Playing;
                self.clock.begin_session(at);
                self.begin_session(at);
                self.clock.start(self.to_move(), at);
            }
            GameEvent::TableSet(_) | GameEvent::StillRunning | GameEvent::RecordClosed => {}
            GameEvent::NoteWritten { .. } => self.moves.forget_last_made(),
            GameEvent::RecordLeft => self.clock.leave(at),
            GameEvent::GameEnded { result, uncounted, words } => {
                self.write_last_offer();
                self.clock.pause(PauseReason::GameOver, at);
                self.course.stage = Stage::Over(*result);
                (self.course.ended, self.course.uncounted) = (Some(*result), *uncounted);
                self.course.result_words.clone_from(words);
                if !result.reason.is_of_the_position() {
                    self.moves.forget_last_made();
                }
                if result.reason == Reason::Agreement {
                    self.cases.close(CaseState::Accepted, |case| case.kind == CaseKind::DrawOffer);
                }
            }
            GameEvent::GameCancelled { colors: _, article, next } => {
                self.clock.pause(PauseReason::GameOver, at);
                self.course.stage = Stage::Cancelled;
                self.course.replaced_by = Some(Link { article: article.clone(), record: next.clone() });
                self.cases.withdraw(|_| true);
            }
            GameEvent::ReplacementBegun { article, previous } => {
                self.course.in_place_of = Some(Link { article: article.clone(), record: previous.clone() });
            }
            GameEvent::SeatLost { who } => {
                if !self.course.lost_seats.contains(who) {
                    self.course.lost_seats.push(*who);
                }
            }
            GameEvent::SeatRegained { who } => self.course.lost_seats.retain(|lost| lost != who),
            GameEvent::RematchOffered { by } => self.course.rematch_offer = Some(*by),
            GameEvent::RematchDeclined { .. } => self.course.rematch_offer = None,
            GameEvent::ResultChanged { result } => {
                self.course.stage = Stage::Over(*result);
                self.course.signed = ByColor::default();
            }
            GameEvent::ResultSigned { by } => self.course.signed[*by] = true,
            GameEvent::ResultTakenBack { .. } => self.apply_result_taken_back(at),
        }
    }

    /// The game continues from where it ended: the clocks keep their times, and the case that ended it is open again.
    fn apply_result_taken_back(&mut self, at: Moment) {
        let reason = self.result().map(|result| result.reason);
        self.course.stage = if self.clock.has_begun() { Stage::Playing } else { Stage::BeforePlay };
        self.course.result_words.clear();
        (self.course.ended, self.course.uncounted) = (None, None);
        self.forget_penalties_of_the_result();
        self.course.signed = ByColor::default();
        self.course.rematch_offer = None;
        self.clock.reopen(at);
        self.cases.reopen(|case| reason.is_some_and(|reason| case.kind.rule().ends_as.contains(&reason)));
    }

    /// The events that end the game with this result; a move that is made is part of it (6.2.1.1).
    pub(in crate::game) fn decide_end(&self, at: Moment, result: GameResult) -> Vec<Event> {
        let mut draft = Draft::of(self, at);
        draft.decide_made();
        draft.push(Event::ended(result));
        draft.events
    }

    /// The number of the article of a result: the one that the arbiter's reason begins with, else that of a penalty
    /// that lost the game, else that of its reason.
    pub fn article_of_result(&self, result: &GameResult, words: &str) -> String {
        let edition = self.terms.edition;
        if let Some((number, _)) = self.article_and_reason(words) {
            return number.to_owned();
        }
        let is_lost = result.reason == Reason::Arbiter && self.penalties().iter().any(|(_, penalty)| penalty.loses());
        let article = if is_lost { Article::GameDeclaredLost } else { result.article() };
        article.number(edition).to_owned()
    }

    /// The number of an article at the beginning of the arbiter's words, and the words behind it.
    pub fn article_and_reason<'w>(&self, words: &'w str) -> Option<(&'w str, &'w str)> {
        let (number, reason) = words.trim().split_once(char::is_whitespace).unwrap_or((words.trim(), ""));
        let is_known = Article::is_number(number) && !Article::of_number(self.terms.edition, number).is_empty();
        is_known.then_some((number, reason.trim()))
    }

    fn decide_declared_result(&self, at: Moment, points: ByColor<Points>, reason: Reason, words: String) -> Decided {
        if self.result().is_some() {
            return Err(Refusal::ResultStands);
        }
        let mut draft = Draft::of(self, at);
        draft.decide_made();
        let result = GameResult { points, reason, no_mate: None };
        draft.push(Event::Game(GameEvent::GameEnded { result, uncounted: None, words }));
        Ok(draft.events)
    }

    fn decide_signature(&self, by: Actor) -> Decided {
        let unsigned = Color::ALL.into_iter().find(|color| !self.course.signed[*color]);
        match (self.result(), by.side().or(unsigned)) {
            (None, _) => Err(Refusal::NothingToSign),
            (Some(_), Some(color)) if !self.course.signed[color] => {
                Ok(vec![Event::Game(GameEvent::ResultSigned { by: color })])
            }
            (Some(_), _) => Err(Refusal::AlreadySaid),
        }
    }

    fn decide_resignation(&self, at: Moment, by: Actor) -> Decided {
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
