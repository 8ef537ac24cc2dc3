//! The half-move in hand before the press: touched, announced, corrected, withdrawn, repeated (Article 4, D.2).

use shakmaty::{Chess, Color, Position, Role, Square};

use crate::game::cases::irregularity::Irregularity;
use crate::game::cases::kind::CaseKind;
use crate::game::clock::display::PauseReason;
use crate::game::clock::moment::Moment;
use crate::game::command::AnnouncedMove;
use crate::game::draft::{Decided, Draft};
use crate::game::event::{CaseEvent, ClockEvent, Event, GameEvent, MoveEvent};
use crate::game::half_move::{HalfMove, differing};
use crate::game::laws::touch::allowed;
use crate::game::moves::command::Repetition;
use crate::game::moves::in_hand::{Announcement, Echo, MoveInProgress};
use crate::game::people::{Actor, Sight};
use crate::game::records::boards::{RecordsAfter, Sensing};
use crate::game::records::diagnosis::inferred_moves;
use crate::game::refusal::{ConductRefusal, Missing, Refusal};
use crate::game::{Game, Stage};

impl Game {
    pub(super) fn decide_touch(&self, by: Actor, squares: Vec<Square>) -> Decided {
        self.in_play()?;
        let to_move = self.to_move();
        let is_opponent = by.side().is_some_and(|side| side != to_move);
        let has_announced = by.side().is_some() && self.moves.in_hand.announcement.is_some();
        let is_own = |square: &Square| self.position().board().color_at(*square) == by.side();
        if is_opponent && squares.iter().any(is_own) {
            return Err(Refusal::NotYourMove { to_move });
        }
        if is_opponent || has_announced || self.is_mirroring(to_move, &squares) {
            return Err(Refusal::Mirroring);
        }
        let is_empty = |square: &Square| {
            [self.position().board(), self.board(to_move)].iter().all(|board| board.piece_at(*square).is_none())
        };
        if let Some(square) = squares.iter().copied().find(is_empty) {
            return Err(Refusal::NothingOnBoard { board: to_move, square });
        }
        if self.moves.in_hand.adjusting {
            return Err(Refusal::Conduct(ConductRefusal::Adjusting { of: to_move }));
        }
        let mut events = Vec::new();
        if self.cases.open_offer_of(!to_move).is_some() {
            events.push(Event::Case(CaseEvent::DrawDeclined { by: to_move }));
        }
        events.push(Event::Move(MoveEvent::PiecesTouched { by: to_move, squares, is_before: false }));
        Ok(events)
    }

    /// The player of the half-move in hand, if it is made: it is legal, and where a blind player's board is fed by
    /// hand, it stands there (4.7, D.2.3).
    pub(in crate::game) fn mover_if_made(&self) -> Option<Color> {
        let Announcement { by, half_move, .. } = self.moves.in_hand.announcement.as_ref()?;
        half_move.legal_in(self.position())?;
        let player = &self.terms.players[*by];
        let by_hand = player.sight == Sight::Blind && !self.keeps_board(*by);
        let stands = || {
            let after = half_move.played_in(self.position());
            after.is_some_and(|after| after.board() == self.board(*by))
        };
        (!by_hand || stands()).then_some(*by)
    }

    /// The player of the half-move in hand, if the opponent may take it as made, to answer it or to claim on it. It may
    /// be illegal, for the opponent cannot know that (1.3, 7.5). `None` if nothing could be played after it.
    pub(in crate::game) fn mover_if_taken_as_made(&self) -> Option<Color> {
        let Announcement { by, half_move, .. } = self.moves.in_hand.announcement.as_ref()?;
        let is_illegal =
            || half_move.legal_in(self.position()).is_none() && self.missing_on_board(*by, *half_move).is_none();
        let goes_on = || half_move.left_standing(self.position()).is_some();
        self.mover_if_made().or_else(|| (is_illegal() && goes_on()).then_some(*by))
    }

    /// What is missing on the board of a blind player, fed by hand, so that the announced half-move is not made and the
    /// opponent's clock is not started (D.2.3, D.2.4). Anything else done by hand shows on the board.
    pub(in crate::game) fn missing_on_board(&self, by: Color, half_move: HalfMove) -> Option<Missing> {
        if self.terms.players[by].sight == Sight::Sighted || self.keeps_board(by) {
            return None;
        }
        let (stands, before) = (self.board(by), self.position().board());
        let is_untouched = stands.piece_at(half_move.from) == before.piece_at(half_move.from);
        if is_untouched && before.piece_at(half_move.from).is_some() && self.moves.in_hand.executed_from[by].is_none() {
            return Some(Missing::Move);
        }
        // Sensors may be late, and what differs already is put right in another way (D.2.9).
        if !self.is_fed_by_hand(by) || self.has_differences() {
            return None;
        }
        if stands.by_color(by).count() < before.by_color(by).count() {
            return Some(Missing::Piece);
        }
        let mut after = before.clone();
        half_move.execute_on(&mut after, self.terms.castling_mode);
        let left = differing(stands, &after).single_square();
        let is_captured = |square: Square| after.piece_at(square).is_none() && stands.color_at(square) == Some(!by);
        left.is_some_and(is_captured).then_some(Missing::Capture)
    }

    /// The announcement that its speaker may still correct: the one in hand, or the one that has just ended the game.
    pub(in crate::game) fn correctable_announcement(&self) -> Option<&Announcement> {
        let ended = self.result().and(self.moves.last_made.as_ref());
        ended.unwrap_or(&self.moves.in_hand).announcement.as_ref()
    }

    pub(in crate::game) fn decide_announcement(&self, at: Moment, by: Actor, spoken: AnnouncedMove) -> Decided {
        if let Some(refusal) = self.why_no_move() {
            return Err(refusal);
        }
        let to_move = self.to_move();
        if self.moves.in_hand.announcement.is_some() {
            return self.decide_reply(at, by, spoken);
        }
        if by == Actor::Player(!to_move) {
            return Err(Refusal::NotYourMove { to_move });
        }
        self.check_piece_to_move(spoken.half_move)?;
        let mut draft = Draft::of(self, at);
        if self.stage() == Stage::BeforePlay {
            draft.push(Event::Game(GameEvent::PlayBegun));
        }
        draft.decline_offer_to(to_move);
        let half_move = spoken.half_move;
        let unpressed = self.plies_to_complete(to_move);
        draft.push(Event::Move(MoveEvent::MoveAnnounced(announcement(to_move, by, spoken))));
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
        self.apply_declared_entry(announcement.by);
        if announcement.draw_offer {
            self.open_offer(at, announcement.by);
        }
    }
}

impl Draft {
    /// The move that player makes rejects the opponent's open offer (9.1.2.1).
    pub(in crate::game) fn decline_offer_to(&mut self, by: Color) {
        if self.game.cases.open_offer_of(!by).is_some() {
            self.push(Event::Case(CaseEvent::DrawDeclined { by }));
        }
    }

    /// Finds a touch that the move in hand disregards, and ends the game if the move is made and ends it. From 2014 on
    /// a move against touch-move ends nothing: the arbiter rules on it (5.1.1, 5.2.1, 5.2.2).
    pub(in crate::game) fn decide_touch_and_end(&mut self, half_move: HalfMove) {
        let disregarded = self.game.decide_disregarded_touch(half_move);
        let against_touch = disregarded.is_some() && self.game.terms.edition.constants().touch_move_guards_the_end;
        disregarded.into_iter().for_each(|event| self.push(event));
        if self.game.is_departure_from_claim(half_move) {
            return self.find_departure_from_claim(half_move);
        }
        let Some(by) = self.game.mover_if_made().filter(|_| against_touch) else { return self.decide_end_where_made() };
        if self.game.result_of_making(half_move).is_some() {
            self.push(Event::Irregularity(Irregularity::TouchMoveFound { by, half_move }));
            self.push(Event::Clock(ClockEvent::ClocksStopped { reason: PauseReason::Irregularity }));
        }
    }
}

/// The announcement of the half-move of `mover`, as `speaker` says it.
fn announcement(mover: Color, speaker: Actor, spoken: AnnouncedMove) -> Announcement {
    let AnnouncedMove { half_move, text, draw_offer } = spoken;
    let said_by = Some(speaker).filter(|speaker| *speaker != Actor::Player(mover));
    Announcement { by: mover, half_move, text, draw_offer, said_by }
}

impl Game {
    pub(in crate::game) fn decide_correction(&self, at: Moment, by: Actor, spoken: AnnouncedMove) -> Decided {
        let mut draft = self.draft_of_correction(at)?;
        let Some(before) = draft.game.moves.in_hand.announcement.clone() else {
            return Err(if self.moves.line.is_empty() { Refusal::NothingAnnounced } else { Refusal::TooLateToCorrect });
        };
        draft.game.check_piece_to_move(spoken.half_move)?;
        let half_move = spoken.half_move;
        let other_piece = half_move.from == before.half_move.from
            && half_move.to == before.half_move.to
            && half_move.promotion != before.half_move.promotion;
        if other_piece && draft.game.has_placed_another_piece(before.by, half_move) {
            return Err(Refusal::PromotionChosen);
        }
        if !before.may_be_corrected_by(by) {
            return Err(Refusal::NotYours { whose: before.speaker() });
        }
        draft.touch_what_was_moved(before.by);
        let announcement = announcement(before.by, by, spoken);
        draft.push(Event::Move(MoveEvent::AnnouncementCorrected { announcement, records: RecordsAfter::Kept }));
        draft.decide_touch_and_end(half_move);
        Ok(draft.events)
    }

    pub(in crate::game) fn decide_undo(&self, at: Moment, by: Actor) -> Decided {
        let mut draft = self.draft_of_correction(at)?;
        let Some(announcement) = &draft.game.moves.in_hand.announcement else {
            return Err(Refusal::NothingAnnounced);
        };
        if !announcement.may_be_corrected_by(by) {
            return Err(Refusal::NotYours { whose: announcement.speaker() });
        }
        let mover = announcement.by;
        draft.touch_what_was_moved(mover);
        draft.push(Event::Move(MoveEvent::AnnouncementWithdrawn { records: RecordsAfter::RestoredWhereAutoKept }));
        Ok(draft.events)
    }

    /// A draft in which the end of the game is taken back, if the last announcement ended it, so that it can be
    /// corrected.
    fn draft_of_correction(&self, at: Moment) -> Result<Draft, Refusal> {
        let mut draft = Draft::of(self, at);
        if self.result().is_none() {
            return Ok(draft);
        }
        let made = self.moves.last_made.as_ref().and_then(|made| made.announcement.as_ref());
        let by = made.ok_or(Refusal::GameOver)?.by;
        draft.push(Event::Game(GameEvent::ResultTakenBack { words: String::new() }));
        draft.push(Event::Move(MoveEvent::MoveUnmade { by }));
        draft.push(Event::Clock(ClockEvent::ClocksStarted));
        Ok(draft)
    }

    /// The half-move made last is in hand again, as it was before; what was kept automatically is undone.
    pub(in crate::game) fn apply_unmade(&mut self, by: Color) {
        let Some(mut in_hand) = self.moves.last_made.take() else { return };
        let ply = self.moves.line.len().saturating_sub(1);
        self.moves.line.split_off(ply);
        for color in Color::ALL {
            let keeps = self.terms.players[color].keeps;
            if self.keeps_board(color)
                && let Some(before) = in_hand.executed_from[color].take()
            {
                self.set_board_of(color, before);
            }
            if keeps.sheet && std::mem::take(&mut in_hand.recorded[color]) {
                self.records.drop_entries_from(color, ply);
            }
        }
        self.moves.in_hand = in_hand;
        self.moves.echo = None;
        let pending = &mut self.moves.pending[by];
        pending.moves = pending.moves.saturating_sub(1);
        pending.may_press = pending.moves > 0;
    }

    /// Whether somebody says what hands did on that player's board. Sensors do not know whether a piece was touched
    /// with intent, or released (4.3, 4.7).
    fn is_fed_by_hand(&self, owner: Color) -> bool {
        !self.terms.players[owner].keeps.board && self.sensing(owner) != Sensing::Read
    }

    /// The squares of the pieces that the player has moved on a board fed by hand, as they stood before: own pieces
    /// first, the king before the rook. Empty if more differs than one half-move can change.
    fn squares_moved_by_hand(&self, by: Color) -> Vec<Square> {
        if !self.is_fed_by_hand(by) || self.has_differences() || self.owes_execution(by) {
            return Vec::new();
        }
        let (stands, before) = (self.board(by), self.position().board());
        let moved = differing(stands, before) & before.occupied();
        let known = &self.moves.in_hand.touched;
        let mut squares: Vec<Square> = moved.into_iter().filter(|square| !known.contains(square)).collect();
        let is_king = |square: Square| before.role_at(square) == Some(Role::King);
        squares.sort_by_key(|square| (before.color_at(*square) != Some(by), !is_king(*square)));
        if moved.count() > 2 { Vec::new() } else { squares }
    }

    /// Whether the player has placed another piece for the pawn than that promotion says: the choice is final (4.4.4).
    /// Words may still be corrected to the piece on the board (D.2.8).
    fn has_placed_another_piece(&self, by: Color, promotion: HalfMove) -> bool {
        let placed =
            self.board(by).piece_at(promotion.to).filter(|piece| piece.color == by && piece.role != Role::Pawn);
        placed.is_some_and(|piece| Some(piece.role) != promotion.promotion)
    }

    /// The only legal half-move that leads to what stands on the mover's board, if that is fed by hand (4.7).
    fn half_move_released_by_hand(&self) -> Option<HalfMove> {
        let by = self.moves.in_hand.announcement.as_ref()?.by;
        if !self.is_fed_by_hand(by) || self.has_differences() || self.owes_execution(by) {
            return None;
        }
        let found = inferred_moves(self.position(), self.board(by), 1, self.terms.castling_mode);
        match found.as_slice() {
            [line] => line.first().copied(),
            _ => None,
        }
    }

    /// Takes the announcement back. Returns it with what was done for it.
    pub(in crate::game) fn apply_withdrawal(&mut self, records: RecordsAfter) -> MoveInProgress {
        let released = self.half_move_released_by_hand().filter(|_| records != RecordsAfter::Restored);
        let before = std::mem::take(&mut self.moves.in_hand);
        self.moves.echo = self.moves.echo_before.take();
        self.moves.in_hand.touched.clone_from(&before.touched);
        self.moves.in_hand.released = before.released.or(released);
        for color in Color::ALL {
            let keeps = self.terms.players[color].keeps;
            let is_declared = self.claimed_half_move().is_some() && color == self.to_move();
            let [board, sheet] = match records {
                RecordsAfter::Kept => [false, false],
                RecordsAfter::RestoredWhereAutoKept => [self.keeps_board(color), keeps.sheet],
                RecordsAfter::Restored => [true, true],
            };
            if let Some(before) = before.executed_from[color].as_ref().filter(|_| board) {
                self.set_board_of(color, before.clone());
            }
            if before.recorded[color] && sheet && !is_declared {
                self.records.strike_from(color, self.moves.line.len());
            }
        }
        if records == RecordsAfter::Restored
            && before.announcement.as_ref().is_some_and(|announcement| announcement.draw_offer)
        {
            self.cases.withdraw(|case| case.kind == CaseKind::DrawOffer);
        }
        before
    }
}

impl Draft {
    /// Pieces already moved on the player's own board for the announcement being corrected count as touched (4.3).
    fn touch_what_was_moved(&mut self, by: Color) {
        let squares = self.game.squares_moved_by_hand(by);
        if !squares.is_empty() {
            self.push(Event::Move(MoveEvent::PiecesTouched { by, squares, is_before: false }));
        }
    }
}

impl Game {
    /// Whether what `receiver` lifts only follows the opponent's move on the receiver's own board (D.2.1, D.2.3). That
    /// is so if this board does not stand as announced yet, or if the move is not repeated and only its own pieces are
    /// lifted.
    pub(in crate::game) fn is_mirroring(&self, receiver: Color, squares: &[Square]) -> bool {
        let Some(echo) = self.moves.echo.filter(|echo| echo.by != receiver) else { return false };
        let fed_by_hand = !self.keeps_board(receiver);
        if fed_by_hand && self.board(receiver) != self.position().board() {
            return true;
        }
        let displaced = differing(self.echo_position().board(), self.position().board());
        !echo.given && squares.iter().all(|square| displaced.contains(*square))
    }

    /// The half-move whose repetition is awaited or may still be contradicted.
    pub fn echo(&self) -> Option<Echo> {
        match &self.moves.in_hand.announcement {
            Some(Announcement { by, half_move, .. }) => {
                Some(Echo { by: *by, half_move: *half_move, given: self.moves.in_hand.repeated })
            }
            None => self.moves.echo,
        }
    }

    /// The position in which the half-move to be repeated was announced.
    pub fn echo_position(&self) -> &Chess {
        match (&self.moves.in_hand.announcement, self.moves.echo) {
            (None, Some(_)) => self.position_at(self.moves.line.len().saturating_sub(1)),
            (Some(_), _) => self.position(),
            (None, None) => self.position(),
        }
    }

    /// The receiver, or the receiver's assistant, repeats what was announced, or something else.
    pub(in crate::game) fn decide_repetition(&self, by: Actor, repetition: Repetition) -> Decided {
        let Some(echo) = self.echo() else { return Err(Refusal::NothingAnnounced) };
        if by == Actor::Player(echo.by) {
            return Err(Refusal::OwnMove);
        }
        let differed = |repeated, words| Event::Move(MoveEvent::RepetitionDiffered { by, repeated, words });
        Ok(vec![match repetition {
            Repetition::HalfMove(repeated) if repeated != echo.half_move => differed(Some(repeated), String::new()),
            Repetition::Words(words) => differed(None, words),
            Repetition::HalfMove(_) | Repetition::AsAnnounced => Event::Move(MoveEvent::MoveRepeated { by }),
        }])
    }

    /// Notes whether it was repeated as it was announced.
    pub(in crate::game) fn apply_repetition(&mut self, given: bool) {
        match (&self.moves.in_hand.announcement, &mut self.moves.echo) {
            (Some(_), _) => self.moves.in_hand.repeated = given,
            (None, Some(echo)) => echo.given = given,
            (None, None) => {}
        }
    }
}
