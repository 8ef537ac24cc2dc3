//! What happened. Past tense; a fact once it is on disk. `Game::apply` cannot refuse it.

use shakmaty::{ByColor, Color, Square};
use strum::{EnumDiscriminants, EnumIter};

use super::adjournment::event::AdjournmentEvent;
use super::cases::draw_claim::ClaimEvent;
use super::cases::irregularity::Irregularity;
use super::clock::display::PauseReason;
use super::clock::moment::{Moment, Span};
use super::clock::time_control::TimeControl;
use super::conduct::event::ConductEvent;
use super::course::anew::{Colors, Link};
use super::course::pin::PinEvent;
use super::half_move::HalfMove;
use super::laws::result::GameResult;
use super::moves::Announcement;
use super::people::Actor;
use super::records::boards::{Discrepancy, Execution, RecordsAfter, RestoredTimes};
use super::records::scoresheet::SheetEntry;
use super::terms::Terms;

/// A fact in the record of a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    Move(MoveEvent),
    Clock(ClockEvent),
    Records(RecordsEvent),
    Case(CaseEvent),
    Adjournment(AdjournmentEvent),
    Game(GameEvent),
    Conduct(ConductEvent),
}

/// What happened to the half-move in hand (Article 4, 6.2, D.2).
#[derive(Clone, Debug, PartialEq, EnumDiscriminants)]
#[strum_discriminants(
    name(MoveEventKind),
    derive(EnumIter, Hash),
    doc = "Which of them it is, for whoever must know them all."
)]
pub enum MoveEvent {
    /// The player on the move touched pieces on these squares (4.3).
    PiecesTouched {
        by: Color,
        squares: Vec<Square>,
    },
    /// The announced move is not one that the touched pieces allow (4.3, 4.4).
    TouchDisregarded {
        by: Color,
    },
    MoveAnnounced(Announcement),
    /// The opponent repeated the move as it was announced (D.2.1).
    MoveRepeated {
        by: Actor,
    },
    /// The opponent repeated something else: the alarm.
    RepetitionDiffered {
        by: Actor,
        repeated: HalfMove,
    },
    /// A slip of the tongue was put right in time (D.2.8).
    AnnouncementCorrected {
        announcement: Announcement,
        records: RecordsAfter,
    },
    /// What was announced and not completed was taken back.
    AnnouncementWithdrawn {
        records: RecordsAfter,
    },
    /// The announced move is made and part of the line, and the clock is not pressed: the opponent replied to it (1.3,
    /// 6.2), or the game ended.
    MoveMade {
        by: Color,
    },
    /// The move that ended the game is in hand again: its speaker puts it right at once (D.2.8).
    MoveUnmade {
        by: Color,
    },
    /// The clock was pressed: the player's announced move is completed (6.2.1), or the one to which there is a reply.
    MoveCompleted {
        by: Color,
    },
    /// The announced move cannot be made on that board as it stands.
    MoveImpossible {
        board: Color,
    },
}

/// What happened to the clocks, and to the players' time at the board (Article 6).
#[derive(Clone, Debug, PartialEq, EnumDiscriminants)]
#[strum_discriminants(
    name(ClockEventKind),
    derive(EnumIter, Hash),
    doc = "Which of them it is, for whoever must know them all."
)]
pub enum ClockEvent {
    ClocksStopped(PauseReason),
    ClocksStarted,
    ClocksSet(ByColor<Span>),
    TimeAdded {
        to: Color,
        span: Span,
        /// The case for which it is given, if it is for one.
        case: Option<u32>,
    },
    TimeTaken {
        from: Color,
        span: Span,
    },
    /// The clocks were set wrongly and are set to these time controls (6.10.2).
    TimeControlsSet(Box<ByColor<TimeControl>>),
    /// From now on each move gives both players so much (2014: G.4; since: III.4).
    IncrementGiven {
        span: Span,
    },
    /// The arbiter corrected the period a player is in, counted from 0.
    PeriodSet {
        of: Color,
        period: u32,
    },
    CounterSet {
        of: Color,
        moves: u32,
    },
    /// A flag fell on the device at that moment (6.8); what it means is another event.
    FlagFell {
        of: Color,
        fell: Moment,
    },
    /// More time passed than the program has measured: the computer slept, or its clock was set.
    /// The clocks are stopped as they were before; the arbiter decides (6.10).
    TimeMissing {
        gap: Span,
    },
    /// A player has not arrived (6.7).
    PlayerAbsent {
        of: Color,
    },
    PlayerArrived {
        of: Color,
    },
    /// The default time is over and the player is not there: he loses unless the arbiter decides otherwise (6.7).
    DefaultTimePassed {
        of: Color,
    },
}

/// What happened to the records: the two boards, the two scoresheets and the line of play they tell.
#[derive(Clone, Debug, PartialEq, EnumDiscriminants)]
#[strum_discriminants(
    name(RecordsEventKind),
    derive(EnumIter, Hash),
    doc = "Which of them it is, for whoever must know them all."
)]
pub enum RecordsEvent {
    /// Something was done on a player's board.
    Executed { board: Color, execution: Execution },
    /// A player's scoresheet got its next entry.
    Recorded { sheet: Color, entry: SheetEntry },
    /// A player's scoresheet was struck from that ply (from 0) on.
    Struck { sheet: Color, from: usize },
    /// From that ply (from 0) on, what a player keeps himself counts no more: he is to strike it out.
    StrikeDue { sheet: Color, from: usize },
    /// The boards were found to differ on these squares (D.2.9).
    BoardsDiffered(Vec<Discrepancy>),
    /// The boards were found to agree again.
    BoardsAgreed,
    /// The sheets were found to part, from each other or from what was announced, after so many half-moves (D.2.9).
    SheetsParted { agreed_plies: usize },
    /// The sheets were found to agree again.
    SheetsAgreed,
    /// A flag has fallen, or a period has ended, and so many half-moves are missing on the sheets (8.5).
    SheetsIncomplete { missing: ByColor<usize> },
    /// A player has brought his sheet up to date (8.5).
    SheetUpdated { sheet: Color },
    /// From that ply (from 0) on, these half-moves are what was played, whatever was announced (D.2.9).
    LineReplaced { from: usize, half_moves: Vec<HalfMove> },
    /// The game went back to `ply` completed half-moves: boards, sheets, clocks.
    Retraced { ply: usize, times: RestoredTimes },
    /// A player's board was put as the sheets have it.
    BoardAdjusted { board: Color },
}

/// What somebody must answer or rule on, and the answer.
#[derive(Clone, Debug, PartialEq, EnumDiscriminants)]
#[strum_discriminants(
    name(CaseEventKind),
    derive(EnumIter, Hash),
    doc = "Which of them it is, for whoever must know them all."
)]
pub enum CaseEvent {
    DrawOffered {
        by: Color,
    },
    DrawDeclined {
        by: Color,
    },
    ArbiterCalled {
        by: Actor,
    },
    /// A player did what the Laws forbid.
    IrregularityFound(Irregularity),
    /// A draw was claimed, or a claim was judged (9.2 to 9.5).
    Claim(ClaimEvent),
    /// A flag on a clock on the table is claimed to have fallen (6.8).
    FlagClaimed {
        of: Color,
    },
    /// The arbiter corrected how many illegal moves a player has completed.
    IllegalMovesSet {
        of: Color,
        count: u32,
    },
    /// The arbiter agrees with what a case is about: the newest open one where none is named.
    IrregularityUpheld {
        case: Option<u32>,
    },
    /// The arbiter lets what a case is about stand; it counts no more.
    IrregularityDismissed {
        case: Option<u32>,
    },
    /// The arbiter decides a case later.
    RulingPostponed {
        case: u32,
    },
}

/// What happened to the game and its record as a whole.
#[derive(Clone, Debug, PartialEq, EnumDiscriminants)]
#[strum_discriminants(
    name(GameEventKind),
    derive(EnumIter, Hash),
    doc = "Which of them it is, for whoever must know them all."
)]
pub enum GameEvent {
    /// The record was opened on these terms.
    RecordOpened(Box<Terms>),
    /// The record was opened again after `gap` in which nobody kept it.
    RecordReopened {
        gap: Span,
    },
    PlayBegun,
    NoteWritten(String),
    /// The game ended; `words` are the reason that the arbiter gave, if he gave one.
    GameEnded {
        result: GameResult,
        words: String,
    },
    /// A player signed the result (8.7).
    ResultSigned {
        by: Color,
    },
    /// The result does not stand, for the reason given, and the game goes on (8.7, 12.2).
    ResultTakenBack {
        words: String,
    },
    /// The game is cancelled and begun anew in another record (7.2.1, 7.3).
    GameCancelled {
        colors: Colors,
        link: Link,
    },
    /// This game is played in the place of one that was cancelled, in another record.
    BegunAnew(Link),
    /// The program was left in order at this moment: the clocks stand as they stood then.
    RecordLeft,
    /// The clocks ran on until now at least. Written now and then, so that little is lost if the program is broken off.
    StillRunning,
    /// The game is over and its record is complete.
    RecordClosed,
    Pin(PinEvent),
}

impl Event {
    /// That the game ended with this result, without words of the arbiter.
    pub fn ended(result: GameResult) -> Event {
        Event::Game(GameEvent::GameEnded { result, words: String::new() })
    }
}
