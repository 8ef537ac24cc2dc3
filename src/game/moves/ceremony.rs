//! The half-move in hand: touched, announced, corrected, made, completed (Article 4, 6.2, D.2).

use shakmaty::{Board, Color, Position, Square};

use crate::game::cases::irregularity::Irregularity;
use crate::game::clock::moment::Moment;
use crate::game::clock::pause::PauseReason;
use crate::game::command::AnnouncedMove;
use crate::game::draft::{Decided, Draft};
use crate::game::event::{CaseEvent, ClockEvent, Event, GameEvent, MoveEvent};
use crate::game::half_move::HalfMove;
use crate::game::laws::touch::allowed;
use crate::game::moves::move_in_progress::{Announcement, MoveInProgress};
use crate::game::people::{Actor, Sight};
use crate::game::refusal::{ConductRefusal, Refusal};
use crate::game::{Game, Stage};

impl Game {
    pub(super) fn decide_touch(&self, by: Actor, squares: Vec<Square>) -> Decided {
        self.in_play()?;
        let to_move = self.to_move();
        let is_opponent = by.side().is_some_and(|side| side != to_move);
        let has_announced = by.side().is_some() && self.moves.in_hand.announcement.is_some();
        if is_opponent || has_announced || self.is_mirroring(to_move, &squares) {
            return Err(Refusal::Mirroring);
        }
        if self.moves.in_hand.adjusting {
            return Err(Refusal::Conduct(ConductRefusal::Adjusting { of: to_move }));
        }
        let mut events = Vec::new();
        if self.cases.open_offer_of(!to_move).is_some() {
            events.push(Event::Case(CaseEvent::DrawDeclined { by: to_move }));
        }
        events.push(Event::Move(MoveEvent::PiecesTouched { by: to_move, squares }));
        Ok(events)
    }

    /// The player of the half-move in hand, if it is made: it is legal, and where a blind player's board is fed by hand,
    /// it stands there (4.7, D.2.3).
    pub(in crate::game) fn mover_if_made(&self) -> Option<Color> {
        let Announcement { by, half_move, .. } = self.moves.in_hand.announcement.as_ref()?;
        half_move.legal_in(self.position())?;
        let player = &self.terms.players[*by];
        let by_hand = player.sight == Sight::Blind && !player.keeps.board;
        let stands = || {
            let after = half_move.played_in(self.position());
            after.is_some_and(|after| after.board() == self.board(*by))
        };
        (!by_hand || stands()).then_some(*by)
    }

    /// The player of the half-move in hand, if the opponent may take it as made, to answer it or to claim on it. It may be
    /// illegal, for the opponent cannot know that (1.3, 7.5). `None` if nothing could be played after it.
    pub(in crate::game) fn mover_if_taken_as_made(&self) -> Option<Color> {
        let Announcement { by, half_move, .. } = self.moves.in_hand.announcement.as_ref()?;
        let is_illegal =
            || half_move.legal_in(self.position()).is_none() && !self.is_awaiting_execution(*by, *half_move);
        let goes_on = || half_move.left_standing(self.position()).is_some();
        self.mover_if_made().or_else(|| (is_illegal() && goes_on()).then_some(*by))
    }

    /// Whether a blind player, whose board is fed by hand, has not yet touched the piece of the announced half-move. It is
    /// then not made, and the opponent's clock is not started (D.2.3, D.2.4). Anything else done by hand shows on the board.
    pub(in crate::game) fn is_awaiting_execution(&self, by: Color, half_move: HalfMove) -> bool {
        let player = &self.terms.players[by];
        let by_hand = player.sight == Sight::Blind && !player.keeps.board;
        let piece = |board: &Board| board.piece_at(half_move.from);
        let own = piece(self.board(by));
        let untouched = own.is_some() && own == piece(self.position().board());
        by_hand && untouched && self.moves.in_hand.executed_from[by].is_none()
    }

    /// The announcement that its speaker may still correct: the one in hand, or the one that has just ended the game.
    pub(in crate::game) fn correctable_announcement(&self) -> Option<&Announcement> {
        let ended = self.result().and(self.moves.last_made.as_ref());
        ended.unwrap_or(&self.moves.in_hand).announcement.as_ref()
    }

    pub(in crate::game) fn decide_announcement(&self, at: Moment, by: Actor, spoken: AnnouncedMove) -> Decided {
        let to_move = self.to_move();
        if self.moves.in_hand.announcement.is_some() {
            return self.decide_reply(at, by, spoken);
        }
        self.sealing_goes_first()?;
        if by == Actor::Player(!to_move) {
            return Err(Refusal::NotYourMove { to_move });
        }
        self.check_piece_to_move(spoken.half_move)?;
        let mut draft = Draft::of(self, at);
        match self.stage {
            Stage::BeforePlay => draft.push(Event::Game(GameEvent::PlayBegun)),
            Stage::Playing if self.clock().running().is_none() => return Err(Refusal::ClocksStopped),
            Stage::Playing => {}
            Stage::Over(_) => return Err(Refusal::GameOver),
            Stage::Cancelled => return Err(Refusal::Cancelled),
        }
        if self.cases.open_offer_of(!to_move).is_some() {
            draft.push(Event::Case(CaseEvent::DrawDeclined { by: to_move }));
        }
        let half_move = spoken.half_move;
        let unpressed = self.plies_to_complete(to_move);
        draft.push(Event::Move(MoveEvent::MoveAnnounced(announcement(to_move, spoken))));
        if half_move.legal_in(self.position()).is_some() {
            for board in Color::ALL.into_iter().filter(|board| !self.can_be_executed(*board, half_move)) {
                draft.push(Event::Move(MoveEvent::MoveImpossible { board }));
            }
        }
        draft.decide_touch_and_end(half_move);
        if self.terms.edition.constants().next_move_completes {
            draft.find_illegal_among(to_move, &unpressed);
        }
        Ok(draft.events)
    }

    /// The event that the announced move disregards the pieces touched before, if it does (4.3).
    pub(in crate::game) fn decide_disregarded_touch(&self, half_move: HalfMove) -> Option<Event> {
        let MoveInProgress { touched, released, .. } = &self.moves.in_hand;
        let free = touched.is_empty() && released.is_none() || half_move.legal_in(self.position()).is_none();
        let bound = || match released {
            Some(released) => *released == half_move,
            None => allowed(self.position(), touched, self.terms.castling_mode).contains(&half_move),
        };
        (!free && !bound()).then(|| Event::Move(MoveEvent::TouchDisregarded { by: self.to_move() }))
    }

    pub(in crate::game) fn check_piece_to_move(&self, half_move: HalfMove) -> Result<(), Refusal> {
        match self.position().board().color_at(half_move.from) {
            Some(color) if color == self.to_move() => Ok(()),
            Some(_) | None => Err(Refusal::NothingThere { half_move }),
        }
    }

    pub(super) fn apply_announcement(&mut self, at: Moment, announcement: &Announcement) {
        let MoveInProgress { touched, released, declined, .. } = std::mem::take(&mut self.moves.in_hand);
        let announced = Some(announcement.clone());
        // An offer that was declined in words before is not declined by this move.
        let declined = declined.filter(|(_, then)| *then == at);
        self.moves.in_hand =
            MoveInProgress { announcement: announced, touched, released, declined, ..MoveInProgress::default() };
        self.moves.echo_before = self.moves.echo.take();
        self.moves.last_made = None;
        self.note_declared_entry(announcement.by);
        if announcement.draw_offer {
            self.open_offer(at, announcement.by);
        }
    }
}

impl Draft {
    /// Finds a touch that the move in hand disregards, and ends the game if the move is made and ends it. From 2014 on a
    /// move against touch-move ends nothing: the arbiter rules on it (5.1.1, 5.2.1, 5.2.2).
    pub(in crate::game) fn decide_touch_and_end(&mut self, half_move: HalfMove) {
        let disregarded = self.game.decide_disregarded_touch(half_move);
        let against_touch = disregarded.is_some() && self.game.terms.edition.constants().touch_move_guards_the_end;
        disregarded.into_iter().for_each(|event| self.push(event));
        if self.game.departs_from_claim(half_move) {
            return self.find_departure_from_claim(half_move);
        }
        let Some(by) = self.game.mover_if_made().filter(|_| against_touch) else { return self.decide_end_where_made() };
        if self.game.result_of_making(half_move).is_some() {
            self.push(Event::Case(CaseEvent::IrregularityFound(Irregularity::TouchMoveFound { by, half_move })));
            self.push(Event::Clock(ClockEvent::ClocksStopped(PauseReason::Irregularity)));
        }
    }
}

pub(in crate::game) fn announcement(by: Color, spoken: AnnouncedMove) -> Announcement {
    Announcement { by, half_move: spoken.half_move, text: spoken.text, draw_offer: spoken.draw_offer }
}
