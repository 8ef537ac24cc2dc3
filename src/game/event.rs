//! What happened: the facts of a game, in the past tense. `Game::apply` cannot refuse a fact.
//!
//! The JSON of an event is its line in the record, and the name of its variant is its `kind` everywhere: in the record,
//! in transcripts and, with hyphens, in the messages. Neither may change; new events may come.

use serde::{Deserialize, Deserializer, Serialize};
use shakmaty::{ByColor, Color, Square};
use strum::{EnumDiscriminants, EnumIter, IntoEnumIterator, IntoStaticStr, VariantNames};

use super::adjournment::event::{AdjournmentEvent, AdjournmentEventKind};
use super::cases::draw_claim::{ClaimEvent, ClaimEventKind};
use super::cases::irregularity::{Irregularity, IrregularityKind};
use super::clock::display::PauseReason;
use super::clock::moment::{Moment, Span};
use super::clock::time_control::TimeControl;
use super::conduct::event::{ConductEvent, ConductEventKind};
use super::course::pin::{PinEvent, PinEventKind};
use super::course::replacement::Colors;
use super::half_move::HalfMove;
use super::laws::result::GameResult;
use super::moves::imported::ImportedMove;
use super::moves::in_hand::Announcement;
use super::people::Actor;
use super::records::boards::{Discrepancy, Execution, RecordsAfter, RestoredTimes};
use super::records::scoresheet::SheetEntry;
use super::serial::{ByColorDef, is_zero, optional_text, text, texts};
use super::terms::Terms;
use crate::table_settings::TableSettings;

/// A fact in the record of a game.
#[derive(Clone, Debug, PartialEq, Serialize, EnumDiscriminants)]
#[serde(untagged)]
#[strum_discriminants(name(EventGroup), derive(EnumIter), doc = "The group to which an event belongs.")]
pub enum Event {
    Move(MoveEvent),
    Clock(ClockEvent),
    Records(RecordsEvent),
    Case(CaseEvent),
    /// A player did what the Laws forbid.
    Irregularity(Irregularity),
    /// A draw was claimed, or a claim was judged (9.2 to 9.5).
    Claim(ClaimEvent),
    Adjournment(AdjournmentEvent),
    Game(GameEvent),
    Pin(PinEvent),
    Conduct(ConductEvent),
}

/// An event of the half-move in hand (Article 4, 6.2, D.2).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum_discriminants(
    name(MoveEventKind),
    derive(EnumIter, Hash, IntoStaticStr, VariantNames, Serialize, Deserialize),
    serde(rename_all = "snake_case"),
    strum(serialize_all = "snake_case"),
    doc = "The kinds of these events."
)]
pub enum MoveEvent {
    /// The player on the move touched pieces on these squares (4.3).
    PiecesTouched {
        #[serde(rename = "player", with = "text")]
        by: Color,
        #[serde(with = "texts")]
        squares: Vec<Square>,
        /// Whether that was before the other pieces of this half-move were touched.
        #[serde(default, rename = "before", skip_serializing_if = "is_zero")]
        is_before: bool,
    },
    /// The announced move is not one that the touched pieces allow (4.3, 4.4).
    TouchDisregarded {
        #[serde(rename = "player", with = "text")]
        by: Color,
    },
    MoveAnnounced(Announcement),
    /// The opponent repeated the move as it was announced (D.2.1).
    MoveRepeated {
        #[serde(rename = "repeated_by", with = "text")]
        by: Actor,
    },
    /// The opponent repeated something else: the alarm.
    RepetitionDiffered {
        #[serde(rename = "repeated_by", with = "text")]
        by: Actor,
        /// The move that was repeated, if it is one.
        #[serde(default, rename = "move", with = "optional_text", skip_serializing_if = "Option::is_none")]
        repeated: Option<HalfMove>,
        /// The words that were repeated, if they are no move.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        words: String,
    },
    /// A slip of the tongue was put right in time (D.2.8).
    AnnouncementCorrected {
        #[serde(flatten)]
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
        #[serde(rename = "player", with = "text")]
        by: Color,
    },
    /// The move that ended the game is in hand again: its speaker puts it right at once (D.2.8).
    MoveUnmade {
        #[serde(rename = "player", with = "text")]
        by: Color,
    },
    /// The clock was pressed: the player's announced move is completed (6.2.1), or the one to which there is a reply.
    MoveCompleted {
        #[serde(rename = "player", with = "text")]
        by: Color,
        /// When it was known here, if later than it was done: the opponent's time begins then.
        #[serde(default, rename = "heard_ms", skip_serializing_if = "Option::is_none")]
        heard: Option<Moment>,
    },
    /// A half-move of a game that was not played here was taken over from a PGN.
    MoveImported(ImportedMove),
    /// The announced move cannot be made on that board as it stands.
    MoveImpossible {
        #[serde(with = "text")]
        board: Color,
    },
}

/// An event of the clocks, or of the players' time at the board (Article 6).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum_discriminants(
    name(ClockEventKind),
    derive(EnumIter, Hash, IntoStaticStr, VariantNames, Serialize, Deserialize),
    serde(rename_all = "snake_case"),
    strum(serialize_all = "snake_case"),
    doc = "The kinds of these events."
)]
pub enum ClockEvent {
    ClocksStopped {
        reason: PauseReason,
    },
    ClocksStarted,
    ClocksSet {
        #[serde(flatten, with = "Milliseconds")]
        times: ByColor<Span>,
    },
    TimeAdded {
        #[serde(rename = "player", with = "text")]
        to: Color,
        #[serde(rename = "ms")]
        span: Span,
        /// The case for which it is given, if it is for one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        case: Option<u32>,
        /// The arbiter's reason, if one was given.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        words: String,
    },
    TimeTaken {
        #[serde(rename = "player", with = "text")]
        from: Color,
        #[serde(rename = "ms")]
        span: Span,
        /// The case for which it is taken, if it is for one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        case: Option<u32>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        words: String,
    },
    /// The clocks were set wrongly and are set to these time controls (6.10.2).
    TimeControlsSet {
        #[serde(flatten, with = "Controls")]
        controls: ByColor<TimeControl>,
    },
    /// From now on each move gives both players this time (2014: G.4; since: III.4).
    IncrementGiven {
        #[serde(rename = "ms")]
        span: Span,
    },
    /// The arbiter corrected the period a player is in, counted from 0.
    PeriodSet {
        #[serde(rename = "player", with = "text")]
        of: Color,
        period: u32,
    },
    CounterSet {
        #[serde(rename = "player", with = "text")]
        of: Color,
        moves: u32,
    },
    /// A flag fell on the device at that moment (6.8); its consequence is another event.
    FlagFell {
        #[serde(rename = "player", with = "text")]
        of: Color,
        #[serde(rename = "fell_ms")]
        fell: Moment,
    },
    /// More time passed than the program has measured: the computer slept, or its clock was set.
    /// The clocks are stopped as they were before; the arbiter decides (6.10).
    TimeMissing {
        #[serde(rename = "gap_ms")]
        gap: Span,
    },
    /// A player has not arrived (6.7).
    PlayerAbsent {
        #[serde(rename = "player", with = "text")]
        of: Color,
    },
    PlayerArrived {
        #[serde(rename = "player", with = "text")]
        of: Color,
    },
    /// The default time is over and the player is absent: the player loses unless the arbiter decides otherwise (6.7).
    DefaultTimePassed {
        #[serde(rename = "player", with = "text")]
        of: Color,
        /// It is a case, which has a number. In records made before it was one it has none.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        is_case: bool,
    },
}

/// An event of the records: the two boards, the two scoresheets and the line of play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum_discriminants(
    name(RecordsEventKind),
    derive(EnumIter, Hash, IntoStaticStr, VariantNames, Serialize, Deserialize),
    serde(rename_all = "snake_case"),
    strum(serialize_all = "snake_case"),
    doc = "The kinds of these events."
)]
pub enum RecordsEvent {
    /// A half-move or a change of squares was executed on a player's board.
    Executed {
        #[serde(flatten)]
        execution: Execution,
        #[serde(with = "text")]
        board: Color,
    },
    /// A player's scoresheet got its next entry.
    Recorded {
        #[serde(flatten)]
        entry: SheetEntry,
        #[serde(with = "text")]
        sheet: Color,
    },
    /// A player's scoresheet was struck from that ply (from 0) on.
    Struck {
        #[serde(with = "text")]
        sheet: Color,
        from: usize,
    },
    /// From that ply (from 0) on, the entries of an owner-kept sheet no longer count: the player must strike them out.
    StrikeDue {
        #[serde(with = "text")]
        sheet: Color,
        from: usize,
    },
    /// The entry at that ply (from 0) of an owner-kept sheet counts as this one: the player must correct it there.
    EntryCorrectionDue {
        #[serde(flatten)]
        entry: SheetEntry,
        #[serde(with = "text")]
        sheet: Color,
        ply: usize,
    },
    /// At that ply (from 0) of an owner-kept sheet this entry counts as written: the player must write it in there.
    EntryWriteInDue {
        #[serde(flatten)]
        entry: SheetEntry,
        #[serde(with = "text")]
        sheet: Color,
        ply: usize,
    },
    /// The entry at that ply (from 0) of an owner-kept sheet alone no longer counts: the player must strike it out.
    EntryStrikeDue {
        #[serde(with = "text")]
        sheet: Color,
        ply: usize,
    },
    /// Two entries of an owner-kept sheet, at these plies (from 0), count as exchanged: the player must exchange them.
    ExchangeDue {
        #[serde(with = "text")]
        sheet: Color,
        ply: usize,
        other: usize,
    },
    /// A player has written at that ply (from 0) of the own sheet what was to be written there.
    EntryCorrected {
        #[serde(flatten)]
        entry: SheetEntry,
        #[serde(with = "text")]
        sheet: Color,
        ply: usize,
    },
    /// A player has struck the single entry that was to be struck at that ply (from 0) of the own sheet.
    EntryStruck {
        #[serde(with = "text")]
        sheet: Color,
        ply: usize,
    },
    /// A player has carried out on the own sheet all that was still to be corrected or struck.
    SheetCorrected {
        #[serde(with = "text")]
        sheet: Color,
    },
    /// The boards were found to differ on these squares (D.2.9).
    BoardsDiffered { squares: Vec<Discrepancy> },
    /// Where boards differed, all that is left is a legal half-move that the player who has the move has made on the
    /// own board: it counts as made there.
    HalfMoveCounted {
        #[serde(rename = "move", with = "text")]
        half_move: HalfMove,
        #[serde(with = "text")]
        board: Color,
    },
    /// The boards agree again.
    BoardsAgreed,
    /// The sheets were found to differ, from each other or from what was announced, after that number of half-moves on
    /// which they agree (D.2.9).
    SheetsDiffered { agreed_plies: usize },
    /// The sheets agree again.
    SheetsAgreed,
    /// A flag has fallen, or a period has ended, and this number of half-moves is missing on each sheet (8.5).
    SheetsIncomplete {
        #[serde(flatten, with = "ByColorDef")]
        missing: ByColor<usize>,
    },
    /// A player has brought the sheet up to date (8.5).
    SheetUpdated {
        #[serde(with = "text")]
        sheet: Color,
    },
    /// From that ply (from 0) on, these half-moves replace the announced ones as the moves played (D.2.9).
    LineReplaced {
        from: usize,
        #[serde(rename = "moves", with = "texts")]
        half_moves: Vec<HalfMove>,
    },
    /// The game went back to `ply` completed half-moves: boards, sheets, clocks.
    Retraced { ply: usize, times: RestoredTimes },
    /// A player is to correct the own board to match the sheets; that it is done is another event.
    BoardCorrectionDue {
        #[serde(with = "text")]
        board: Color,
    },
    /// A player's board was corrected to match the sheets.
    BoardAdjusted {
        #[serde(with = "text")]
        board: Color,
    },
    /// A player has carried out the next step that puts the own board right.
    BoardStepDone {
        #[serde(with = "text")]
        board: Color,
    },
    /// A player's electronic board answers: from now on its sensors say what stands on it.
    BoardConnected {
        #[serde(with = "text")]
        board: Color,
        /// The kind of board.
        device: String,
        /// What the board says of itself; empty where it says nothing.
        number: String,
        version: String,
        /// Whether its connector is at Black's left hand.
        turned: bool,
    },
    /// A player's electronic board does not answer any longer.
    BoardLost {
        #[serde(with = "text")]
        board: Color,
    },
    /// What a player's electronic board shows does not count from now on.
    BoardIgnored {
        #[serde(with = "text")]
        board: Color,
    },
    /// What a player's electronic board shows counts again.
    BoardRead {
        #[serde(with = "text")]
        board: Color,
    },
}

impl RecordsEvent {
    /// The first entry (from 0) that is struck or to be struck, where it says so.
    pub fn strikes_from(&self) -> Option<usize> {
        if let RecordsEvent::Struck { from, .. } | RecordsEvent::EntryStrikeDue { ply: from, .. } = self {
            Some(*from)
        } else {
            None
        }
    }

    /// Whether it says that a player is to make a stroke on the own sheet.
    pub fn is_stroke_due(&self) -> bool {
        matches!(
            self,
            RecordsEvent::EntryCorrectionDue { .. }
                | RecordsEvent::EntryWriteInDue { .. }
                | RecordsEvent::EntryStrikeDue { .. }
                | RecordsEvent::ExchangeDue { .. }
        )
    }
}

/// A question for a player or the arbiter, and the answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum_discriminants(
    name(CaseEventKind),
    derive(EnumIter, Hash, IntoStaticStr, VariantNames, Serialize, Deserialize),
    serde(rename_all = "snake_case"),
    strum(serialize_all = "snake_case"),
    doc = "The kinds of these events."
)]
pub enum CaseEvent {
    DrawOffered {
        #[serde(rename = "player", with = "text")]
        by: Color,
    },
    DrawDeclined {
        #[serde(rename = "player", with = "text")]
        by: Color,
    },
    ArbiterCalled {
        #[serde(rename = "caller", with = "text")]
        by: Actor,
    },
    /// A player claims that a flag has fallen on the clock on the table (6.8).
    /// The opponent accepts the offer, which the rules of the event allow only with the arbiter's consent (9.1.1).
    DrawAccepted {
        #[serde(rename = "player", with = "text")]
        by: Color,
    },
    FlagClaimed {
        #[serde(rename = "player", with = "text")]
        of: Color,
    },
    /// The arbiter corrected how many illegal moves a player has completed.
    IllegalMovesSet {
        #[serde(rename = "player", with = "text")]
        of: Color,
        count: u32,
    },
    /// The arbiter accepts a case; without a number, the newest open one.
    CaseAccepted {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        case: Option<u32>,
    },
    /// The arbiter rejects a case; it no longer counts. Without a number, the newest open one.
    CaseRejected {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        case: Option<u32>,
    },
    /// The arbiter decides a case later.
    RulingPostponed { case: u32 },
    /// The arbiter takes the ruling on a case back: moves, boards, scoresheets, counts and clocks are as before it.
    RulingTakenBack {
        case: u32,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        words: String,
    },
}

/// An event of the game or its record as a whole.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum_discriminants(
    name(GameEventKind),
    derive(EnumIter, Hash, IntoStaticStr, VariantNames, Serialize, Deserialize),
    serde(rename_all = "snake_case"),
    strum(serialize_all = "snake_case"),
    doc = "The kinds of these events."
)]
pub enum GameEvent {
    /// The record was opened on these terms.
    RecordOpened {
        terms: Box<Terms>,
        /// The program that writes what follows, with its version, if the record says it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        program: Option<String>,
    },
    /// The record was opened again after `gap` without a program writing it.
    RecordReopened {
        #[serde(rename = "gap_ms")]
        gap: Span,
        /// The program that writes what follows, with its version, if the record says it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        program: Option<String>,
    },
    PlayBegun,
    /// How the game is played at this table from now on, so that it can be resumed in the same way.
    TableSet(TableSettings),
    NoteWritten {
        text: String,
    },
    /// The game ended; `words` are the arbiter's reason, if there is one.
    GameEnded {
        #[serde(flatten)]
        result: GameResult,
        /// The result before penalties in points were counted, if they change it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uncounted: Option<GameResult>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        words: String,
    },
    /// After the end points were given or deducted, or the game was declared lost (12.9.4 to 12.9.6): the result is
    /// this now, and both players sign it again.
    ResultChanged {
        #[serde(flatten)]
        result: GameResult,
    },
    /// A player signed the result (8.7).
    ResultSigned {
        #[serde(rename = "player", with = "text")]
        by: Color,
    },
    /// After the end a player offered another game with the colours reversed.
    RematchOffered {
        #[serde(rename = "player", with = "text")]
        by: Color,
    },
    /// The player to whom it was offered declined.
    RematchDeclined {
        #[serde(rename = "player", with = "text")]
        by: Color,
    },
    /// The result does not stand, for the reason given, and the game goes on (8.7, 12.2).
    ResultTakenBack {
        words: String,
    },
    /// The game is cancelled and begun again in another record (7.2.1, 7.3).
    GameCancelled {
        colors: Colors,
        /// The number of the article for which the game was cancelled.
        article: String,
        /// The file of the new record; `None` if nothing is recorded.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<String>,
    },
    /// This game replaces one that was cancelled, in another record.
    ReplacementBegun {
        /// The number of the article for which the other game was cancelled.
        article: String,
        /// The file of the other record; `None` if nothing is recorded.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        previous: Option<String>,
    },
    /// Nothing comes any more from the seat of that person at another terminal.
    SeatLost {
        #[serde(rename = "seat", with = "text")]
        who: Actor,
    },
    /// That seat is connected again.
    SeatRegained {
        #[serde(rename = "seat", with = "text")]
        who: Actor,
    },
    /// The program was left in the ordinary way: the clocks stopped at this moment.
    RecordLeft,
    /// The clocks have run at least until now. Written regularly, so that a crash loses little time.
    StillRunning,
    /// The game is over and its record is complete.
    RecordClosed,
}

/// The times of both clocks in a record: `"white_ms":...,"black_ms":...`.
#[derive(Serialize, Deserialize)]
#[serde(remote = "ByColor")]
struct Milliseconds<T> {
    #[serde(rename = "white_ms")]
    white: T,
    #[serde(rename = "black_ms")]
    black: T,
}

/// The time controls of both clocks in a record, each as its text.
#[derive(Serialize, Deserialize)]
#[serde(remote = "ByColor<TimeControl>")]
struct Controls {
    #[serde(with = "text")]
    white: TimeControl,
    #[serde(with = "text")]
    black: TimeControl,
}

/// The kind of an event: the name of its variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum EventKind {
    Move(MoveEventKind),
    Clock(ClockEventKind),
    Records(RecordsEventKind),
    Case(CaseEventKind),
    Irregularity(IrregularityKind),
    Claim(ClaimEventKind),
    Adjournment(AdjournmentEventKind),
    Game(GameEventKind),
    Pin(PinEventKind),
    Conduct(ConductEventKind),
}

impl EventKind {
    /// The name in records and transcripts: `move_announced`. It never changes.
    pub fn name(self) -> &'static str {
        match self {
            EventKind::Move(kind) => kind.into(),
            EventKind::Clock(kind) => kind.into(),
            EventKind::Records(kind) => kind.into(),
            EventKind::Case(kind) => kind.into(),
            EventKind::Irregularity(kind) => kind.into(),
            EventKind::Claim(kind) => kind.into(),
            EventKind::Adjournment(kind) => kind.into(),
            EventKind::Game(kind) => kind.into(),
            EventKind::Pin(kind) => kind.into(),
            EventKind::Conduct(kind) => kind.into(),
        }
    }
}

impl EventGroup {
    /// The group of the events of that kind; `None` if there is no event of that name.
    pub fn of_kind(kind: &str) -> Option<EventGroup> {
        EventGroup::iter().find(|group| group.kinds().contains(&kind))
    }

    /// The names of the kinds in this group.
    pub fn kinds(self) -> &'static [&'static str] {
        match self {
            EventGroup::Move => MoveEventKind::VARIANTS,
            EventGroup::Clock => ClockEventKind::VARIANTS,
            EventGroup::Records => RecordsEventKind::VARIANTS,
            EventGroup::Case => CaseEventKind::VARIANTS,
            EventGroup::Irregularity => IrregularityKind::VARIANTS,
            EventGroup::Claim => ClaimEventKind::VARIANTS,
            EventGroup::Adjournment => AdjournmentEventKind::VARIANTS,
            EventGroup::Game => GameEventKind::VARIANTS,
            EventGroup::Pin => PinEventKind::VARIANTS,
            EventGroup::Conduct => ConductEventKind::VARIANTS,
        }
    }

    /// Reads an event of this group.
    ///
    /// # Errors
    ///
    /// If the data is not an event of this group.
    pub fn deserialize<'de, D: Deserializer<'de>>(self, from: D) -> Result<Event, D::Error> {
        match self {
            EventGroup::Move => Deserialize::deserialize(from).map(Event::Move),
            EventGroup::Clock => Deserialize::deserialize(from).map(Event::Clock),
            EventGroup::Records => Deserialize::deserialize(from).map(Event::Records),
            EventGroup::Case => Deserialize::deserialize(from).map(Event::Case),
            EventGroup::Irregularity => Deserialize::deserialize(from).map(Event::Irregularity),
            EventGroup::Claim => Deserialize::deserialize(from).map(Event::Claim),
            EventGroup::Adjournment => Deserialize::deserialize(from).map(Event::Adjournment),
            EventGroup::Game => Deserialize::deserialize(from).map(Event::Game),
            EventGroup::Pin => Deserialize::deserialize(from).map(Event::Pin),
            EventGroup::Conduct => Deserialize::deserialize(from).map(Event::Conduct),
        }
    }
}

impl Event {
    /// The kind of this event.
    pub fn kind(&self) -> EventKind {
        match self {
            Event::Move(event) => EventKind::Move(event.into()),
            Event::Clock(event) => EventKind::Clock(event.into()),
            Event::Records(event) => EventKind::Records(event.into()),
            Event::Case(event) => EventKind::Case(event.into()),
            Event::Irregularity(event) => EventKind::Irregularity(event.into()),
            Event::Claim(event) => EventKind::Claim(event.into()),
            Event::Adjournment(event) => EventKind::Adjournment(event.into()),
            Event::Game(event) => EventKind::Game(event.into()),
            Event::Pin(event) => EventKind::Pin(event.into()),
            Event::Conduct(event) => EventKind::Conduct(event.into()),
        }
    }

    /// The end of the game with this result, without words of the arbiter.
    pub fn ended(result: GameResult) -> Event {
        Event::Game(GameEvent::GameEnded { result, uncounted: None, words: String::new() })
    }
}
