//! A recorded game gone through half-move by half-move: at each step a fold of its record from the beginning. Nothing
//! of it is recorded or remembered.

use std::collections::BTreeMap;

use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::game::command::{ClockCommand, Command, MoveCommand};
use crate::game::event::{Event, GameEvent, MoveEvent};
use crate::game::people::Actor;
use crate::game::records::boards::Source;
use crate::interpreter::Intent;
use crate::interpreter::request::{AppRequest, LessonAsked, ReplayStep};
use crate::storage::journal::{JournalError, Record, replay};
use crate::wording::{Question, ReplayPlace, Utterance, Wording};

/// A recorded game, and the half-move that is shown of it.
pub struct Replay {
    records: Vec<Record>,
    place: ReplayPlace,
    /// The game as it was then; no clock runs.
    game: Game,
    /// The game as it stands at the end of the record.
    whole: Game,
    said: Vec<Utterance>,
}

impl Replay {
    /// The game of that record, before its first half-move.
    ///
    /// # Errors
    ///
    /// [`JournalError::NotAJournal`] if the record does not begin with its terms.
    pub fn of(records: Vec<Record>) -> Result<Replay, JournalError> {
        let whole = replay(&records)?;
        let place = ReplayPlace { ply: 0, plies: whole.line().len() };
        let game = standing_at(&records, 0).unwrap_or_else(|| whole.clone());
        Ok(Replay { records, place, game, whole, said: Vec::new() })
    }

    /// The game as it was at the half-move that is shown.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game as it stands at the end of the record.
    pub fn whole(&self) -> &Game {
        &self.whole
    }

    /// Which half-move is shown.
    pub fn place(&self) -> ReplayPlace {
        self.place
    }

    /// The sentences about the half-move that is shown, and after it.
    pub fn said(&self) -> &[Utterance] {
        &self.said
    }

    /// Goes a step, no further than the beginning or the end, and says to `by` what was played there.
    pub fn go(&mut self, step: ReplayStep, wording: &Wording, by: Actor) -> Vec<Utterance> {
        let ReplayPlace { ply, plies } = self.place;
        let ply = match step {
            ReplayStep::First => 0,
            ReplayStep::Back => ply.saturating_sub(1),
            ReplayStep::Forward => ply + 1,
            ReplayStep::Last => plies,
            ReplayStep::To(ply) => ply,
        };
        self.place.ply = ply.min(plies);
        if let Some(game) = standing_at(&self.records, self.place.ply) {
            self.game = game;
        }
        self.said.clear();
        vec![wording.replayed(&self.game, by, self.place, self.whole.result().as_ref())]
    }

    /// Does what an intent means while the game is gone through, and says it to `by` unless the intent names somebody;
    /// `None` if it means what it always does. Questions are about the half-move that is shown.
    pub fn take(&mut self, intent: &Intent, wording: &Wording, by: Actor) -> Option<Taken> {
        let stands = self.game.line().last().map_or(Moment::START, |completed| completed.at);
        let forward = ReplayStep::Forward;
        Some(match intent {
            Intent::Quit => Taken::Left,
            Intent::Program(by, AppRequest::Lesson(LessonAsked::Next)) => Taken::Said(self.go(forward, wording, *by)),
            Intent::Program(by, AppRequest::Lesson(LessonAsked::Back)) => {
                Taken::Said(self.go(ReplayStep::Back, wording, *by))
            }
            Intent::Program(by, AppRequest::Replay(step)) => Taken::Said(self.go(*step, wording, *by)),
            // An empty line, and the word that starts clocks: no clock runs here.
            Intent::Command(_, Command::Move(MoveCommand::Complete) | Command::Clock(ClockCommand::Go)) => {
                Taken::Said(self.go(forward, wording, by))
            }
            Intent::Ask(_, Question::Cases) => return None,
            // Nothing is awaited of a game that is gone through but a step.
            Intent::Ask(by, Question::Status) => {
                Taken::Said(wording.replay_stands(&self.game, *by, self.place, self.whole.result().as_ref()))
            }
            Intent::Ask(by, question) => Taken::Said(wording.answer(&self.game, stands, *by, question)),
            Intent::Command(..)
            | Intent::Program(..)
            | Intent::Calls(..)
            | Intent::Unreadable(..)
            | Intent::Refused(..)
            | Intent::NotATimeControl(..)
            | Intent::Misread(..) => return None,
        })
    }

    /// Takes note of what was said about the half-move that is shown: it is shown with it.
    pub fn note(&mut self, said: &[Utterance]) {
        self.said.extend_from_slice(said);
    }
}

/// The result of an intent while a game is gone through.
#[derive(Clone, Debug, PartialEq)]
pub enum Taken {
    Said(Vec<Utterance>),
    /// It is gone through no longer.
    Left,
}

/// The game right after that many half-moves, its clocks stopped as they were.
fn standing_at(records: &[Record], ply: usize) -> Option<Game> {
    let (mut game, at) = at_ply(records, ply)?;
    game.apply(at, &Event::Game(GameEvent::RecordLeft));
    Some(game)
}

/// The game right after that many half-moves, before anything later was done to it, and that moment: where a half-move
/// was taken back and another played, after the one that stands. The end that a half-move makes belongs to it.
pub fn at_ply(records: &[Record], ply: usize) -> Option<(Game, Moment)> {
    let mut game = replay(records.get(..1)?).ok()?;
    let mut found = Some((game.clone(), Moment::START)).filter(|_| ply == 0);
    for (at, record) in records.iter().enumerate().skip(1) {
        let before = game.line().len();
        record.apply_to(&mut game);
        let after = game.line().len();
        let is_right_after = if let Event::Move(MoveEvent::MoveCompleted { .. }) = &record.event {
            after == ply
        } else if let Event::Game(GameEvent::PlayBegun) = &record.event {
            ply == 0
        } else if let Event::Game(GameEvent::GameEnded { .. }) = &record.event {
            let last = &records[at - 1];
            after == ply && last.at == record.at && matches!(last.event, Event::Move(_))
        } else {
            false
        };
        if is_right_after || before < ply && after >= ply {
            found = Some((game.clone(), record.at));
        }
    }
    found
}

/// The half-moves, counted from 0, that were announced by a board and not corrected by keys.
pub fn announced_by_boards(records: &[Record]) -> Vec<usize> {
    let mut game = records.get(..1).and_then(|first| replay(first).ok());
    let mut sources = BTreeMap::new();
    for record in records.iter().skip(1) {
        let Some(game) = &mut game else { break };
        if let Event::Move(MoveEvent::MoveAnnounced(_) | MoveEvent::AnnouncementCorrected { .. }) = &record.event {
            sources.insert(game.line().len(), record.source);
        }
        record.apply_to(game);
    }
    sources.into_iter().filter_map(|(ply, source)| (source == Some(Source::Board)).then_some(ply)).collect()
}
