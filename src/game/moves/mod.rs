//! The moves: the line of play, and the half-move in hand (Article 4, 6.2, D.2).
//!
//! A half-move is touched, announced, made, completed. Made is not completed: it is part of the line as soon as it is
//! made, and the press completes it.

mod ceremony;
pub mod command;
pub(in crate::game) mod illegal_moves;
pub mod imported;
pub mod in_hand;
pub mod line;
mod press;
mod taking_over;
mod termination;

use imbl::Vector;
use shakmaty::{Board, ByColor, Chess, Color};

use crate::game::Game;
use crate::game::cases::CaseState;
use crate::game::clock::display::ClockReading;
use crate::game::clock::moment::Moment;
use crate::game::command::MoveCommand;
use crate::game::draft::Decided;
use crate::game::event::MoveEvent;
use crate::game::moves::in_hand::{AutoComplete, Echo, MoveInProgress};
use crate::game::moves::line::{Completed, Line};
use crate::game::people::Actor;
use crate::game::records::boards::RecordsAfter;
use crate::game::terms::KeptMoves;

/// The line of play, the half-move in hand, and the moves that are made and not pressed.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::game) struct Moves {
    line: Line,
    in_hand: MoveInProgress,
    pending: ByColor<PendingPress>,
    /// The last half-move made, and whether its receiver has repeated it.
    echo: Option<Echo>,
    /// The echo of the half-move before the one in hand: it is awaited again if the half-move in hand is taken back.
    echo_before: Option<Echo>,
    /// The ceremony of the half-move that was made last without a press, until anything else happens.
    last_made: Option<MoveInProgress>,
}

/// The presses that one player still owes: moves that were made and answered, and never pressed (6.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct PendingPress {
    /// Moves made and not completed.
    moves: u32,
    /// Whether the player may still press for the last of them: until the opponent has completed a later one.
    may_press: bool,
}

impl Moves {
    /// Nothing played yet, in that position.
    pub fn new(start: Chess) -> Moves {
        Moves {
            line: Line::from_start(start),
            in_hand: MoveInProgress::default(),
            pending: ByColor::default(),
            echo: None,
            echo_before: None,
            last_made: None,
        }
    }

    /// The half-moves made, as announced.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// Whether the half-move in hand was announced by that player.
    pub fn is_announced_by(&self, by: Color) -> bool {
        self.in_hand.announcement.as_ref().is_some_and(|announcement| announcement.by == by)
    }

    /// The player on the move adjusts pieces (4.2.1).
    pub fn begin_adjusting(&mut self) {
        self.in_hand.adjusting = true;
    }

    /// A draw was offered with the half-move in hand (9.1.2.1).
    pub fn set_draw_offer(&mut self) {
        if let Some(announcement) = &mut self.in_hand.announcement {
            announcement.draw_offer = true;
        }
    }

    /// The case of the offer that the half-move in hand declines, and when.
    pub fn set_declined(&mut self, offer: Option<(u32, Moment)>) {
        self.in_hand.declined = offer;
    }

    /// Keeps how a board stands on which the half-move in hand is about to be executed.
    pub fn keep_board_before(&mut self, owner: Color, before: &Board) {
        if self.in_hand.announcement.is_some() && self.in_hand.executed_from[owner].is_none() {
            self.in_hand.executed_from[owner] = Some(before.clone());
        }
    }

    /// The half-move in hand stands on that player's scoresheet.
    pub fn set_recorded(&mut self, sheet: Color) {
        self.in_hand.recorded[sheet] = true;
    }

    /// The entry just written on that scoresheet is the half-move in hand, if one is announced.
    pub fn set_recorded_if_announced(&mut self, sheet: Color) {
        self.in_hand.recorded[sheet] = self.in_hand.announcement.is_some();
    }

    /// The announcement that ended the game can no longer be corrected.
    pub fn forget_last_made(&mut self) {
        self.last_made = None;
    }

    /// Goes back to the position after `ply` half-moves, with nothing in hand. Returns the half-moves taken out.
    pub fn go_back_to(&mut self, ply: usize) -> Vector<Completed> {
        self.in_hand = MoveInProgress::default();
        self.pending = ByColor::default();
        self.echo = None;
        self.echo_before = None;
        self.line.split_off(ply)
    }

    /// Nothing was taken back: of the half-move in hand only the touched pieces and the released half-move stay (4.3,
    /// 4.7).
    pub fn keep_only_touched(&mut self) {
        let MoveInProgress { touched, released, .. } = std::mem::take(&mut self.in_hand);
        self.in_hand = MoveInProgress { touched, released, ..MoveInProgress::default() };
        self.pending = ByColor::default();
    }

    /// Adds a half-move that was not made by the ordinary flow.
    pub fn append(&mut self, completed: Completed) {
        self.line.push(completed);
    }

    /// The half-moves of the line as played from another starting position.
    pub fn restart_line_from(&mut self, start: Chess) {
        self.line = self.line.begun_at(start);
    }

    /// Every half-move of the line, to change what the clocks said.
    pub fn completed_mut(&mut self) -> impl Iterator<Item = &mut Completed> {
        self.line.completed_mut()
    }

    /// Changes what the clocks said just before that half-move was completed, and right after.
    pub fn note_readings(&mut self, ply: usize, readings: [ByColor<ClockReading>; 2]) {
        self.line.note_readings(ply, readings);
    }
}

impl Game {
    /// The line of play: the half-moves made, as announced.
    pub fn line(&self) -> &Line {
        &self.moves.line
    }

    /// The ceremony of the half-move in hand.
    pub fn in_hand(&self) -> &MoveInProgress {
        &self.moves.in_hand
    }

    /// How many half-moves the line has, with the one in hand.
    pub(in crate::game) fn announced_half_moves(&self) -> usize {
        if !self.keeps_moves() {
            return Color::ALL.map(|color| self.clock().moves_completed(color) as usize).iter().sum();
        }
        self.moves.line.len() + usize::from(self.moves.in_hand.announcement.is_some())
    }

    /// The position after the half-moves made.
    pub fn position(&self) -> &Chess {
        self.moves.line.position()
    }

    /// The position after `ply` half-moves, or after the last of them that can be played on.
    pub fn position_at(&self, ply: usize) -> &Chess {
        self.moves.line.position_at(ply)
    }

    /// Who has the move: whose half-move is next to be announced or in hand.
    pub fn to_move(&self) -> Color {
        if self.keeps_moves() { self.moves.line.to_move() } else { self.clock().whose() }
    }

    /// Whether the moves are kept, and not only the times.
    pub fn keeps_moves(&self) -> bool {
        self.terms.moves == KeptMoves::All
    }

    /// The move number of a half-move (from 0) and whose it is.
    pub fn number_at(&self, ply: usize) -> (u32, Color) {
        self.moves.line.number_at(ply)
    }

    pub(in crate::game) fn decide_move(&self, at: Moment, by: Actor, command: MoveCommand) -> Decided {
        match command {
            MoveCommand::Touch(squares) => self.decide_touch(by, squares),
            MoveCommand::Announce(announced) => self.decide_announcement(at, by, announced),
            MoveCommand::Repeat(repeated) => self.decide_repetition(by, repeated),
            MoveCommand::Correct(announced) => self.decide_correction(at, by, announced),
            MoveCommand::Press => self.decide_press(at, by),
            MoveCommand::Complete if self.is_press_only(by) || !self.keeps_moves() => self.decide_press(at, by),
            MoveCommand::Complete => self.decide_completion(at, AutoComplete::RecordsAndRepetition),
            MoveCommand::Undo => self.decide_undo(at, by),
        }
    }

    pub(in crate::game) fn apply_move(&mut self, at: Moment, event: &MoveEvent) {
        match event {
            MoveEvent::MoveAnnounced(announcement) => {
                self.apply_completion_by_next_move(at, announcement.by);
                self.apply_announcement(at, announcement);
            }
            MoveEvent::AnnouncementCorrected { announcement, records } => {
                self.withdraw_departure_from_claim();
                let before = self.apply_withdrawal(*records);
                self.apply_announcement(at, announcement);
                if *records == RecordsAfter::Kept {
                    self.moves.in_hand.executed_from = before.executed_from;
                    self.moves.in_hand.recorded = before.recorded;
                    self.moves.in_hand.declined = before.declined;
                    self.apply_declared_entry(announcement.by);
                }
            }
            MoveEvent::AnnouncementWithdrawn { records } => {
                self.withdraw_departure_from_claim();
                let before = self.apply_withdrawal(*records);
                if let Some((offer, _)) = before.declined.filter(|_| *records != RecordsAfter::Restored) {
                    self.cases.set_state(offer, CaseState::Open);
                }
            }
            MoveEvent::PiecesTouched { squares, is_before, .. } => {
                let touched = &mut self.moves.in_hand.touched;
                let place = if *is_before { 0 } else { touched.len() };
                touched.splice(place..place, squares.iter().copied());
                self.moves.in_hand.declined = None;
            }
            MoveEvent::TouchDisregarded { .. } | MoveEvent::MoveImpossible { .. } => {}
            MoveEvent::MoveRepeated { .. } => self.apply_repetition(true),
            MoveEvent::RepetitionDiffered { .. } => self.apply_repetition(false),
            MoveEvent::MoveMade { by } => self.apply_made(at, *by),
            MoveEvent::MoveUnmade { by } => self.apply_unmade(*by),
            MoveEvent::MoveCompleted { by, heard } => self.apply_completed(at, *by, heard.unwrap_or(at)),
            MoveEvent::MoveImported(imported) => self.apply_imported(at, imported),
        }
    }
}
