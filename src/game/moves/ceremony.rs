//! The half-move in hand: touched, announced, corrected, made, completed (Article 4, 6.2, D.2).

use shakmaty::{Board, ByColor, Color, Position, Square};

use crate::game::cases::CaseState;
use crate::game::cases::claims::ClaimsHere;
use crate::game::cases::irregularity::Irregularity;
use crate::game::clock::moment::Moment;
use crate::game::clock::pause::PauseReason;
use crate::game::command::{AnnouncedMove, MoveCommand};
use crate::game::draft::{AutoComplete, Decided, Draft};
use crate::game::event::{CaseEvent, ClockEvent, Event, GameEvent, MoveEvent};
use crate::game::half_move::HalfMove;
use crate::game::laws::touch::allowed;
use crate::game::moves::move_in_progress::{Announcement, MoveInProgress};
use crate::game::moves::repetition::Echo;
use crate::game::people::{Actor, Sight};
use crate::game::records::restoring::RecordsAfter;
use crate::game::refusal::{ConductRefusal, Refusal};
use crate::game::{Game, Stage};

/// The half-move in hand, and what the clock has not been told of the ones before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::game) struct Ceremony {
    pub in_hand: MoveInProgress,
    pub pending: ByColor<PendingPress>,
    /// The last half-move made, as far as its receiver has repeated it.
    pub echo: Option<Echo>,
    /// The same for the half-move before the one in hand: it is awaited again when that one is taken back.
    pub echo_before: Option<Echo>,
    /// The half-move that was made last without a press, as it was in hand before; until anything else happens.
    pub last_made: Option<MoveInProgress>,
    /// What was claimed before this half-move and found wrong (9.5.3).
    pub claims_here: ClaimsHere,
}

/// What one player's clock has not been told: he made a move, the opponent replied, and nobody pressed (6.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::game) struct PendingPress {
    /// Moves made and not completed.
    pub moves: u32,
    /// Whether he may still press for the last of them: until the opponent has completed a later one.
    pub may_press: bool,
}

impl Game {
    pub(in crate::game) fn decide_move(&self, at: Moment, by: Actor, command: MoveCommand) -> Decided {
        match command {
            MoveCommand::Touch(squares) => self.touched(by, squares),
            MoveCommand::Announce(announced) => self.announced(at, by, announced),
            MoveCommand::Repeat(repeated) => self.repeated(by, repeated),
            MoveCommand::Correct(announced) => self.corrected(at, by, announced),
            MoveCommand::Press => self.pressed(at, by),
            MoveCommand::Complete if self.only_presses(by) => self.pressed(at, by),
            MoveCommand::Complete => self.completed(at, AutoComplete::RestAndRepetition),
            MoveCommand::Undo => self.withdrawn(at),
        }
    }

    pub(in crate::game) fn apply_move(&mut self, at: Moment, event: &MoveEvent) {
        match event {
            MoveEvent::MoveAnnounced(announcement) => {
                self.complete_by_next_move(at, announcement.by);
                self.announce(at, announcement);
            }
            MoveEvent::AnnouncementCorrected { announcement, records } => {
                self.withdraw_departure_from_claim();
                let before = self.withdraw(*records);
                self.announce(at, announcement);
                if *records == RecordsAfter::Kept {
                    self.ceremony.in_hand.executed_from = before.executed_from;
                    self.ceremony.in_hand.recorded = before.recorded;
                    self.ceremony.in_hand.declined = before.declined;
                    self.note_declared_entry(announcement.by);
                }
            }
            MoveEvent::AnnouncementWithdrawn { records } => {
                self.withdraw_departure_from_claim();
                let before = self.withdraw(*records);
                if let Some((offer, _)) = before.declined.filter(|_| *records != RecordsAfter::Restored) {
                    self.cases.set_state(offer, CaseState::Open);
                }
            }
            MoveEvent::PiecesTouched { squares, .. } => {
                self.ceremony.in_hand.touched.extend(squares);
                self.ceremony.in_hand.declined = None;
            }
            MoveEvent::TouchDisregarded { .. } | MoveEvent::MoveImpossible { .. } => {}
            MoveEvent::MoveRepeated { .. } => self.echo_given(true),
            MoveEvent::RepetitionDiffered { .. } => self.echo_given(false),
            MoveEvent::MoveMade { by } => self.make(at, *by),
            MoveEvent::MoveUnmade { by } => self.unmake(*by),
            MoveEvent::MoveCompleted { by } => self.complete(at, *by),
        }
    }

    fn touched(&self, by: Actor, squares: Vec<Square>) -> Decided {
        self.in_play()?;
        let to_move = self.to_move();
        let is_opponent = by.side().is_some_and(|side| side != to_move);
        let has_announced = by.side().is_some() && self.ceremony.in_hand.announcement.is_some();
        if is_opponent || has_announced || self.is_mirroring(to_move, &squares) {
            return Err(Refusal::Mirroring);
        }
        if self.ceremony.in_hand.adjusting {
            return Err(Refusal::Conduct(ConductRefusal::Adjusting { of: to_move }));
        }
        let mut events = Vec::new();
        if self.cases.open_offer_of(!to_move).is_some() {
            events.push(Event::Case(CaseEvent::DrawDeclined { by: to_move }));
        }
        events.push(Event::Move(MoveEvent::PiecesTouched { by: to_move, squares }));
        Ok(events)
    }

    /// Who has made the half-move in hand: it is legal, and a blind player who feeds his board by hand has it there
    /// (4.7, D.2.3). `None` where none is made.
    pub(in crate::game) fn made_in_hand(&self) -> Option<Color> {
        let Announcement { by, half_move, .. } = self.ceremony.in_hand.announcement.as_ref()?;
        half_move.legal_in(self.position())?;
        let player = self.terms.players.get(*by);
        let by_hand = player.sight == Sight::Blind && !player.keeps.board;
        let stands = || {
            let after = half_move.played_in(self.position());
            after.is_some_and(|after| after.board() == self.records.boards.boards.get(*by))
        };
        (!by_hand || stands()).then_some(*by)
    }

    /// Whose announced half-move the opponent may take as made, to answer it or to claim on it: legal or not, for nobody
    /// tells him which it is (1.3, 7.5). `None` where nothing could be played after it.
    pub(in crate::game) fn taken_as_made(&self) -> Option<Color> {
        let Announcement { by, half_move, .. } = self.ceremony.in_hand.announcement.as_ref()?;
        let is_illegal = || half_move.legal_in(self.position()).is_none() && !self.awaits_his_hand(*by, *half_move);
        let goes_on = || half_move.left_standing(self.position()).is_some();
        self.made_in_hand().or_else(|| (is_illegal() && goes_on()).then_some(*by))
    }

    /// Whether a blind player who feeds his board by hand has not touched the man of his announced half-move: it is not
    /// made, and the opponent's clock is not started (D.2.3, D.2.4). What his hand did otherwise the boards tell.
    pub(in crate::game) fn awaits_his_hand(&self, by: Color, half_move: HalfMove) -> bool {
        let player = self.terms.players.get(by);
        let by_hand = player.sight == Sight::Blind && !player.keeps.board;
        let man = |board: &Board| board.piece_at(half_move.from);
        let own = man(self.records.boards.boards.get(by));
        let untouched = own.is_some() && own == man(self.position().board());
        by_hand && untouched && self.ceremony.in_hand.executed_from.get(by).is_none()
    }

    /// The announcement that its speaker may still put right: the one in hand, or the one that has just ended the game.
    pub(in crate::game) fn correctable(&self) -> Option<&Announcement> {
        let ended = self.result().and(self.ceremony.last_made.as_ref());
        ended.unwrap_or(&self.ceremony.in_hand).announcement.as_ref()
    }

    pub(in crate::game) fn announced(&self, at: Moment, by: Actor, spoken: AnnouncedMove) -> Decided {
        let to_move = self.to_move();
        if self.ceremony.in_hand.announcement.is_some() {
            return self.replied(at, by, spoken);
        }
        self.sealing_goes_first()?;
        if by == Actor::Player(!to_move) {
            return Err(Refusal::NotYourMove { to_move });
        }
        self.can_be_made(spoken.half_move)?;
        let mut draft = Draft::of(self, at);
        match self.stage {
            Stage::BeforePlay => draft.push(Event::Game(GameEvent::PlayBegun)),
            Stage::Playing if self.clocks.clock.running().is_none() => return Err(Refusal::ClocksStopped),
            Stage::Playing => {}
            Stage::Over(_) => return Err(Refusal::GameOver),
            Stage::Cancelled => return Err(Refusal::Cancelled),
        }
        if self.cases.open_offer_of(!to_move).is_some() {
            draft.push(Event::Case(CaseEvent::DrawDeclined { by: to_move }));
        }
        let half_move = spoken.half_move;
        let unpressed = self.unpressed_of(to_move);
        draft.push(Event::Move(MoveEvent::MoveAnnounced(announcement(to_move, spoken))));
        if half_move.legal_in(self.position()).is_some() {
            for board in Color::ALL.into_iter().filter(|board| !self.can_be_executed(*board, half_move)) {
                draft.push(Event::Move(MoveEvent::MoveImpossible { board }));
            }
        }
        draft.judge_touch_and_end(half_move);
        if self.terms.edition.constants().next_move_completes {
            draft.find_illegal_among(to_move, &unpressed);
        }
        Ok(draft.events)
    }

    /// That a move is announced which the pieces touched before do not allow.
    pub(in crate::game) fn touch_disregarded(&self, half_move: HalfMove) -> Option<Event> {
        let MoveInProgress { touched, released, .. } = &self.ceremony.in_hand;
        let free = touched.is_empty() && released.is_none() || half_move.legal_in(self.position()).is_none();
        let bound = || match released {
            Some(released) => *released == half_move,
            None => allowed(self.position(), touched, self.terms.castling_mode).contains(&half_move),
        };
        (!free && !bound()).then(|| Event::Move(MoveEvent::TouchDisregarded { by: self.to_move() }))
    }

    pub(in crate::game) fn can_be_made(&self, half_move: HalfMove) -> Result<(), Refusal> {
        match self.position().board().color_at(half_move.from) {
            Some(color) if color == self.to_move() => Ok(()),
            Some(_) | None => Err(Refusal::NothingThere { half_move }),
        }
    }

    fn announce(&mut self, at: Moment, announcement: &Announcement) {
        let MoveInProgress { touched, released, declined, .. } = std::mem::take(&mut self.ceremony.in_hand);
        let announced = Some(announcement.clone());
        // What was declined before in so many words is not declined by it.
        let declined = declined.filter(|(_, then)| *then == at);
        self.ceremony.in_hand =
            MoveInProgress { announcement: announced, touched, released, declined, ..MoveInProgress::default() };
        self.ceremony.echo_before = self.ceremony.echo.take();
        self.ceremony.last_made = None;
        self.note_declared_entry(announcement.by);
        if announcement.draw_offer {
            self.open_offer(at, announcement.by);
        }
    }
}

impl Draft {
    /// Finds a touch that the move in hand disregards, and ends the game where the move is made and ends it. From 2014
    /// a move against touch-move ends nothing: the arbiter rules on it (5.1.1, 5.2.1, 5.2.2).
    pub(in crate::game) fn judge_touch_and_end(&mut self, half_move: HalfMove) {
        let disregarded = self.game.touch_disregarded(half_move);
        let against_touch = disregarded.is_some() && self.game.terms.edition.constants().touch_move_guards_the_end;
        disregarded.into_iter().for_each(|event| self.push(event));
        if self.game.departs_from_claim(half_move) {
            return self.find_departure_from_claim(half_move);
        }
        let Some(by) = self.game.made_in_hand().filter(|_| against_touch) else { return self.end_where_made() };
        if self.game.ended_by(half_move).is_some() {
            self.push(Event::Case(CaseEvent::IrregularityFound(Irregularity::TouchMoveFound { by, half_move })));
            self.push(Event::Clock(ClockEvent::ClocksStopped(PauseReason::Irregularity)));
        }
    }
}

pub(in crate::game) fn announcement(by: Color, spoken: AnnouncedMove) -> Announcement {
    Announcement { by, half_move: spoken.half_move, text: spoken.text, draw_offer: spoken.draw_offer }
}
