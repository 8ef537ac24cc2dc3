//! The Laws of Chess as a state machine. Knows no clock, no disk, no language and no screen.
//!
//! `decide` says what a command makes happen, the caller writes that down, and only then `apply`s it.

mod cases;
mod ceremony;
pub mod clock;
mod clock_press;
mod clocks;
pub mod command;
mod consistency;
mod course;
mod decide;
mod draft;
pub mod event;
pub mod half_move;
pub mod laws;
pub mod move_in_progress;
pub mod people;
mod records;
pub mod refusal;
mod retracing;
pub mod table;
mod termination;
pub mod terms;
pub mod time_events;

use shakmaty::{ByColor, Chess, Color, Position};

use clock::chessclock::Chessclock;
use clock::display::Reading;
use clock::moment::{Moment, Span};
use clock_press::PendingPress;
use event::{Event, Irregularity};
use half_move::HalfMove;
use laws::result::GameResult;
use move_in_progress::MoveInProgress;
use table::boards::{Discrepancy, TwoBoards};
use table::scoresheet::Scoresheet;
use terms::Terms;
use time_events::Attendance;

/// One game under the Laws, from its terms to its result.
///
/// Performs no input, output or timekeeping. The caller says when a thing happened, writes down
/// the events it is given, and only then applies them.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    terms: Terms,
    stage: Stage,
    line: Vec<Completed>,
    in_hand: MoveInProgress,
    clock: Chessclock,
    /// What each player was given for good, besides his time control.
    given: ByColor<Span>,
    begun_at: Option<Moment>,
    attendance: ByColor<Attendance>,
    boards: TwoBoards,
    /// The squares that were found to differ when the boards were last compared.
    known_discrepancies: Vec<Discrepancy>,
    /// After how many half-moves the sheets were found to part when they were last compared.
    known_parting: Option<usize>,
    sheets: ByColor<Scoresheet>,
    offer: Option<Color>,
    unpressed: ByColor<PendingPress>,
    illegal_moves: ByColor<u32>,
    open_irregularity: Option<Irregularity>,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    BeforePlay,
    Playing,
    Over(GameResult),
}

/// A completed half-move: what was announced, and how things stood after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Completed {
    pub half_move: HalfMove,
    /// The position after it; `None` where an illegal move left nothing that can be played on.
    pub after: Option<Chess>,
    /// Both clocks as they stood when it was completed.
    pub readings: ByColor<Reading>,
    /// What each player had been given for good by then.
    pub given: ByColor<Span>,
    /// When the clock was pressed.
    pub at: Moment,
}

impl Game {
    /// A game on these terms, nothing played yet.
    pub fn new(terms: Terms) -> Game {
        Game {
            stage: Stage::BeforePlay,
            line: Vec::new(),
            in_hand: MoveInProgress::default(),
            clock: terms.chessclock(),
            given: ByColor::default(),
            begun_at: None,
            attendance: ByColor::default(),
            boards: TwoBoards::new(terms.start.board()),
            known_discrepancies: Vec::new(),
            known_parting: None,
            sheets: ByColor::default(),
            offer: None,
            unpressed: ByColor::default(),
            illegal_moves: ByColor::default(),
            open_irregularity: None,
            terms,
        }
    }

    /// The game that a record tells, by applying its events one by one.
    pub fn replay<'a>(terms: Terms, record: impl IntoIterator<Item = (Moment, &'a Event)>) -> Game {
        let mut game = Game::new(terms);
        for (at, event) in record {
            game.apply(at, event);
        }
        game
    }

    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The result, once the game is over.
    pub fn result(&self) -> Option<GameResult> {
        match self.stage {
            Stage::Over(result) => Some(result),
            Stage::BeforePlay | Stage::Playing => None,
        }
    }

    /// The completed half-moves, as announced.
    pub fn line(&self) -> &[Completed] {
        &self.line
    }

    /// The ceremony of the half-move in hand.
    pub fn in_hand(&self) -> &MoveInProgress {
        &self.in_hand
    }

    pub fn clock(&self) -> &Chessclock {
        &self.clock
    }

    pub fn boards(&self) -> &TwoBoards {
        &self.boards
    }

    pub fn sheets(&self) -> &ByColor<Scoresheet> {
        &self.sheets
    }

    /// Who has offered a draw that is still open.
    pub fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// What was found and not ruled on yet.
    pub fn open_irregularity(&self) -> Option<Irregularity> {
        self.open_irregularity
    }

    /// The squares that were found to differ at the last comparison of the boards.
    pub fn known_discrepancies(&self) -> &[Discrepancy] {
        &self.known_discrepancies
    }

    /// After how many half-moves the sheets were found to part at the last comparison, if they did.
    pub fn known_parting(&self) -> Option<usize> {
        self.known_parting
    }

    /// The position after the completed half-moves.
    pub fn position(&self) -> &Chess {
        self.position_at(self.line.len())
    }

    /// The position after `ply` completed half-moves, or after the last of them that can be played on.
    pub fn position_at(&self, ply: usize) -> &Chess {
        let played = &self.line[..ply.min(self.line.len())];
        played.iter().rev().find_map(|completed| completed.after.as_ref()).unwrap_or(&self.terms.start)
    }

    /// Who has the move: whose half-move is next to be announced or in hand.
    pub fn to_move(&self) -> Color {
        let first = self.terms.start.turn();
        if self.line.len().is_multiple_of(2) { first } else { !first }
    }

    /// The move number of a half-move (from 0) and whose it is.
    pub fn number_at(&self, ply: usize) -> (u32, Color) {
        let first = self.terms.start.turn();
        let half_moves = ply as u32 + first.fold_wb(0, 1);
        let turn = if half_moves.is_multiple_of(2) { Color::White } else { Color::Black };
        (self.terms.start.fullmoves().get() + half_moves / 2, turn)
    }

    /// Makes a recorded event part of the game. Cannot fail: an event is a fact.
    pub fn apply(&mut self, at: Moment, event: &Event) {
        match event {
            Event::Move(event) => self.apply_move(at, event),
            Event::Clock(event) => self.apply_clock(at, event),
            Event::Records(event) => self.apply_records(at, event),
            Event::Case(event) => self.apply_case(event),
            Event::Game(event) => self.apply_game(at, event),
        }
    }
}
