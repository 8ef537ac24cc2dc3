//! The half-move in hand: touched, announced, repeated, corrected, made, completed (Article 4, 6.2, D.2).

use shakmaty::{ByColor, Color, Position, Square};

use super::cases::CaseKind;
use super::clock::moment::Moment;
use super::command::{AnnouncedMove, MoveCommand};
use super::draft::{AutoComplete, Decided};
use super::event::{CaseEvent, Event, GameEvent, MoveEvent};
use super::half_move::HalfMove;
use super::laws::touch::allowed;
use super::move_in_progress::{Announcement, MoveInProgress};
use super::people::Actor;
use super::refusal::Refusal;
use super::{Game, Stage};

/// The half-move in hand, and what the clock has not been told of the ones before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Ceremony {
    pub in_hand: MoveInProgress,
    pub pending: ByColor<PendingPress>,
}

/// What one player's clock has not been told: he made a move, the opponent replied, and nobody pressed (6.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PendingPress {
    /// Moves made and not completed.
    pub moves: u32,
    /// Whether he may still press for the last of them: until the opponent has completed a later one.
    pub may_press: bool,
}

impl Game {
    pub(super) fn decide_move(&self, at: Moment, by: Actor, command: MoveCommand) -> Decided {
        match command {
            MoveCommand::Touch(squares) => self.touched(by, squares),
            MoveCommand::Announce(announced) => self.announced(at, by, announced),
            MoveCommand::Repeat(repeated) => self.repeated(by, repeated),
            MoveCommand::Correct(announced) => self.corrected(announced),
            MoveCommand::Press => self.pressed(at, by),
            MoveCommand::Complete => self.completed(at, AutoComplete::RestAndRepetition),
            MoveCommand::Undo => match self.ceremony.in_hand.announcement {
                Some(_) => Ok(vec![Event::Move(MoveEvent::Withdrawn)]),
                None => Err(Refusal::NothingAnnounced),
            },
        }
    }

    pub(super) fn apply_move(&mut self, at: Moment, event: &MoveEvent) {
        match event {
            MoveEvent::Announced(announcement) => {
                self.complete_by_next_move(at, announcement.by);
                self.announce(at, announcement);
            }
            MoveEvent::Corrected(announcement) => {
                self.withdraw();
                self.announce(at, announcement);
            }
            MoveEvent::Withdrawn => self.withdraw(),
            MoveEvent::Touched { squares, .. } => self.ceremony.in_hand.touched.extend(squares),
            MoveEvent::TouchDisregarded { .. } | MoveEvent::Impossible { .. } => {}
            MoveEvent::Repeated { .. } => self.ceremony.in_hand.repeated = true,
            MoveEvent::RepetitionDiffered { .. } => self.ceremony.in_hand.repeated = false,
            MoveEvent::Made { by } => self.make(at, *by),
            MoveEvent::Completed { by } => self.complete(at, *by),
        }
    }

    fn touched(&self, by: Actor, squares: Vec<Square>) -> Decided {
        self.in_play()?;
        let to_move = self.to_move();
        let is_opponent = by.side().is_some_and(|side| side != to_move);
        if is_opponent || by.side().is_some() && self.ceremony.in_hand.announcement.is_some() {
            return Err(Refusal::Mirroring);
        }
        let mut events = Vec::new();
        if self.offer() == Some(!to_move) {
            events.push(Event::Case(CaseEvent::DrawDeclined { by: to_move }));
        }
        events.push(Event::Move(MoveEvent::Touched { by: to_move, squares }));
        Ok(events)
    }

    pub(super) fn announced(&self, at: Moment, by: Actor, spoken: AnnouncedMove) -> Decided {
        let to_move = self.to_move();
        if self.ceremony.in_hand.announcement.is_some() {
            return self.replied(at, by, spoken);
        }
        if by == Actor::Player(!to_move) {
            return Err(Refusal::NotYourMove { to_move });
        }
        self.can_be_made(spoken.half_move)?;
        let mut events = Vec::new();
        match self.stage {
            Stage::BeforePlay => events.push(Event::Game(GameEvent::PlayBegun)),
            Stage::Playing if self.clocks.clock.running().is_none() => return Err(Refusal::ClocksStopped),
            Stage::Playing => {}
            Stage::Over(_) => return Err(Refusal::GameOver),
        }
        if self.offer() == Some(!to_move) {
            events.push(Event::Case(CaseEvent::DrawDeclined { by: to_move }));
        }
        let half_move = spoken.half_move;
        events.push(Event::Move(MoveEvent::Announced(announcement(to_move, spoken))));
        events.extend(self.touch_disregarded(half_move));
        if half_move.legal_in(self.position()).is_some() {
            let boards = Color::ALL.into_iter().filter(|board| !self.can_be_executed(*board, half_move));
            events.extend(boards.map(|board| Event::Move(MoveEvent::Impossible { board })));
        }
        Ok(events)
    }

    /// That a move is announced which the pieces touched before do not allow.
    fn touch_disregarded(&self, half_move: HalfMove) -> Option<Event> {
        let touched = &self.ceremony.in_hand.touched;
        let free = touched.is_empty() || half_move.legal_in(self.position()).is_none();
        let bound = || allowed(self.position(), touched, self.terms.castling_mode).contains(&half_move);
        (!free && !bound()).then(|| Event::Move(MoveEvent::TouchDisregarded { by: self.to_move() }))
    }

    fn can_be_made(&self, half_move: HalfMove) -> Result<(), Refusal> {
        match self.position().board().color_at(half_move.from) {
            Some(color) if color == self.to_move() => Ok(()),
            Some(_) | None => Err(Refusal::NothingThere { half_move }),
        }
    }

    fn repeated(&self, by: Actor, repeated: Option<HalfMove>) -> Decided {
        let Some(announcement) = &self.ceremony.in_hand.announcement else { return Err(Refusal::NothingAnnounced) };
        if by == Actor::Player(announcement.by) {
            return Err(Refusal::OwnMove);
        }
        Ok(match repeated {
            Some(repeated) if repeated != announcement.half_move => {
                vec![Event::Move(MoveEvent::RepetitionDiffered { by, repeated })]
            }
            Some(_) | None => vec![Event::Move(MoveEvent::Repeated { by })],
        })
    }

    fn corrected(&self, spoken: AnnouncedMove) -> Decided {
        let Some(before) = &self.ceremony.in_hand.announcement else {
            return Err(if self.line.is_empty() { Refusal::NothingAnnounced } else { Refusal::TooLateToCorrect });
        };
        self.can_be_made(spoken.half_move)?;
        let half_move = spoken.half_move;
        let mut events = vec![Event::Move(MoveEvent::Corrected(announcement(before.by, spoken)))];
        events.extend(self.touch_disregarded(half_move));
        Ok(events)
    }

    fn announce(&mut self, at: Moment, announcement: &Announcement) {
        let touched = std::mem::take(&mut self.ceremony.in_hand.touched);
        self.ceremony.in_hand =
            MoveInProgress { announcement: Some(announcement.clone()), touched, ..MoveInProgress::default() };
        if announcement.draw_offer {
            self.open_offer(at, announcement.by);
        }
    }

    fn withdraw(&mut self) {
        let turn = std::mem::take(&mut self.ceremony.in_hand);
        self.ceremony.in_hand.touched = turn.touched;
        for color in Color::ALL {
            if let Some(before) = turn.executed_from.get(color) {
                self.put_board(color, before.clone());
            }
            if *turn.recorded.get(color) {
                self.records.sheets.get_mut(color).strike_from(self.line.len());
            }
        }
        if turn.announcement.is_some_and(|announcement| announcement.draw_offer) {
            self.cases.withdraw(|case| case.kind == CaseKind::DrawOffer);
        }
    }
}

fn announcement(by: Color, spoken: AnnouncedMove) -> Announcement {
    Announcement { by, half_move: spoken.half_move, text: spoken.text, draw_offer: spoken.draw_offer }
}
