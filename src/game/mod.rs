//! The Laws of Chess as a state machine. Knows no clock, no disk, no language and no screen.
//!
//! `decide` says what a command makes happen, the caller writes that down, and only then `apply`s it.

pub mod clock;
pub mod command;
mod decide;
mod ending;
pub mod event;
mod four_records;
pub mod half_move;
pub mod laws;
pub mod people;
mod pressing;
pub mod refusal;
mod retracing;
pub mod table;
pub mod terms;
pub mod timing;
pub mod turn;

use shakmaty::{Board, ByColor, Chess, Color, Position};

use clock::chessclock::{Chessclock, Reading};
use clock::moment::{Moment, Span};
use clock::pause::PauseReason;
use event::{Event, Irregularity};
use half_move::HalfMove;
use laws::result::GameResult;
use pressing::Unpressed;
use table::boards::{Discrepancy, TwoBoards};
use table::scoresheet::Scoresheet;
use terms::Terms;
use timing::Attendance;
use turn::{Announcement, Turn};

/// One game under the Laws, from its terms to its result.
///
/// Performs no input, output or timekeeping. The caller says when a thing happened, writes down
/// the events it is given, and only then applies them.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    terms: Terms,
    stage: Stage,
    line: Vec<Completed>,
    turn: Turn,
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
    unpressed: ByColor<Unpressed>,
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
            turn: Turn::default(),
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
    pub fn turn(&self) -> &Turn {
        &self.turn
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
            Event::RecordOpened(terms) => *self = Game::new((**terms).clone()),
            Event::RecordReopened { .. } | Event::TimeMissing { .. } => {
                self.clock.pause(PauseReason::ClockDoubtful, at)
            }
            Event::PlayBegun => {
                self.stage = Stage::Playing;
                self.begun_at = Some(at);
                self.clock.start(self.to_move(), at);
            }
            Event::MoveAnnounced(announcement) => {
                self.complete_by_next_move(at, announcement.by);
                self.announce(announcement);
            }
            Event::AnnouncementCorrected(announcement) => {
                self.withdraw();
                self.announce(announcement);
            }
            Event::AnnouncementWithdrawn => self.withdraw(),
            Event::PiecesTouched { squares, .. } => self.turn.touched.extend(squares),
            Event::TouchDisregarded { .. } => {}
            Event::MoveRepeated { .. } => self.turn.repeated = true,
            Event::RepetitionDiffered { .. } => self.turn.repeated = false,
            Event::Executed { board, execution } => {
                if self.turn.announcement.is_some() && self.turn.executed_from.get(*board).is_none() {
                    *self.turn.executed_from.get_mut(*board) = Some(self.boards.boards.get(*board).clone());
                }
                self.boards.execute(*board, execution, self.terms.castling_mode);
            }
            Event::Recorded { sheet, entry } => {
                self.sheets.get_mut(*sheet).record(entry.clone());
                *self.turn.recorded.get_mut(*sheet) = self.turn.announcement.is_some();
            }
            Event::Struck { sheet, from } => self.sheets.get_mut(*sheet).strike_from(*from),
            Event::MoveMade { by } => self.make(at, *by),
            Event::MoveCompleted { by } => self.complete(at, *by),
            Event::DrawOffered { by } => {
                self.offer = Some(*by);
                match &mut self.turn.announcement {
                    Some(announcement) if announcement.by == *by => announcement.draw_offer = true,
                    Some(_) | None => self.sheets.as_mut().for_each(Scoresheet::note_draw_offer),
                }
            }
            Event::DrawDeclined { .. } => self.offer = None,
            Event::ArbiterCalled { .. } | Event::NoteWritten(_) | Event::MoveImpossible { .. } => {}
            Event::ClocksStopped(reason) => self.clock.pause(*reason, at),
            Event::ClocksStarted => self.clock.start(self.clock_to_run(), at),
            Event::ClocksSet(times) => self.clock.set_times(*times, at),
            Event::TimeAdded { to, span } => self.give(at, *to, *span),
            Event::TimeControlsSet(controls) => self.control_time(at, controls),
            Event::PeriodSet { of, period } => self.clock.set_period(*of, *period),
            Event::PlayerAbsent { of } => self.attendance[*of] = Attendance::Absent,
            Event::PlayerArrived { of } => self.attendance[*of] = Attendance::Present,
            Event::DefaultTimePassed { of } => self.attendance[*of] = Attendance::TooLate,
            Event::CounterSet { of, moves } => self.clock.set_counter(*of, *moves),
            Event::FlagFell { of, fell } => self.clock.flag_fell(*of, *fell),
            Event::BoardsDiffered(discrepancies) => self.known_discrepancies = discrepancies.clone(),
            Event::BoardsAgreed => self.known_discrepancies.clear(),
            Event::SheetsParted { agreed_plies } => self.known_parting = Some(*agreed_plies),
            Event::SheetsAgreed => self.known_parting = None,
            Event::IrregularityFound(irregularity) => {
                if let Some(count) = irregularity.count() {
                    self.illegal_moves[irregularity.by()] = count;
                    self.open_irregularity = Some(*irregularity);
                }
            }
            Event::IrregularityUpheld => self.open_irregularity = None,
            Event::IrregularityDismissed => {
                if let Some(found) = self.open_irregularity.take() {
                    self.illegal_moves[found.by()] = self.illegal_moves[found.by()].saturating_sub(1);
                }
            }
            Event::LineReplaced { from, half_moves } => self.replace_line(at, *from, half_moves),
            Event::Retraced { ply } => self.go_back(at, *ply),
            Event::BoardAdjusted { board } => {
                let truth = self.position().board().clone();
                self.put_board(*board, truth);
            }
            Event::GameEnded(result) => {
                self.clock.pause(PauseReason::GameOver, at);
                self.stage = Stage::Over(*result);
                self.offer = None;
                self.open_irregularity = None;
            }
        }
    }

    fn announce(&mut self, announcement: &Announcement) {
        let touched = std::mem::take(&mut self.turn.touched);
        self.turn = Turn { announcement: Some(announcement.clone()), touched, ..Turn::default() };
        if announcement.draw_offer {
            self.offer = Some(announcement.by);
        }
    }

    fn withdraw(&mut self) {
        let turn = std::mem::take(&mut self.turn);
        self.turn.touched = turn.touched;
        for color in Color::ALL {
            if let Some(before) = turn.executed_from.get(color) {
                self.put_board(color, before.clone());
            }
            if *turn.recorded.get(color) {
                self.sheets.get_mut(color).strike_from(self.line.len());
            }
        }
        if turn.announcement.is_some_and(|announcement| announcement.draw_offer && Some(announcement.by) == self.offer)
        {
            self.offer = None;
        }
    }

    fn put_board(&mut self, owner: Color, placement: Board) {
        *self.boards.boards.get_mut(owner) = placement;
    }
}
