//! Events in the form on disk. The names in this file never change their meaning; new ones may come.

use serde::{Deserialize, Serialize};
use shakmaty::Square;
use strum::VariantNames;

use super::announcement::{AnnouncementDto, CorrectionDto};
use super::claims::{DrawClaimDto, JudgedClaimDto, QuickplayGroundDto};
use super::conduct::{ColorsDto, PenaltyDto, WrongStartDto};
use super::pause::PauseDto;
use super::retracing::{RecordsAfterDto, RestoredTimesDto};
use super::terms::{SupervisionDto, TermsDto};
use super::values::{ActorDto, ColorDto, DiscrepancyDto, OnSquare, SealedEntryDto, Text};
use crate::game::clock::time_control::TimeControl;
use crate::game::half_move::HalfMove;

/// An event as it stands on disk: its kind, and its fields beside the kind.
#[derive(Clone, Debug, Serialize, Deserialize, VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum EventDto {
    RecordOpened {
        terms: Box<TermsDto>,
    },
    RecordReopened {
        gap_ms: i64,
    },
    TimeMissing {
        gap_ms: i64,
    },
    PlayBegun {},
    PiecesTouched {
        player: ColorDto,
        squares: Vec<Text<Square>>,
    },
    TouchDisregarded {
        player: ColorDto,
    },
    MoveAnnounced(AnnouncementDto),
    MoveRepeated {
        repeated_by: ActorDto,
    },
    RepetitionDiffered {
        repeated_by: ActorDto,
        r#move: Text<HalfMove>,
    },
    AnnouncementCorrected(CorrectionDto),
    AnnouncementWithdrawn {
        #[serde(default)]
        records: RecordsAfterDto,
    },
    Executed {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        r#move: Option<Text<HalfMove>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        squares: Option<Vec<Text<OnSquare>>>,
        board: ColorDto,
    },
    Recorded {
        text: String,
        moves: Vec<Text<HalfMove>>,
        ambiguous: bool,
        draw_offer: bool,
        sheet: ColorDto,
    },
    Struck {
        sheet: ColorDto,
        from: usize,
    },
    StrikeDue {
        sheet: ColorDto,
        from: usize,
    },
    MoveMade {
        player: ColorDto,
    },
    MoveCompleted {
        player: ColorDto,
    },
    DrawOffered {
        player: ColorDto,
    },
    DrawDeclined {
        player: ColorDto,
    },
    ArbiterCalled {
        caller: ActorDto,
    },
    ClocksStopped {
        reason: PauseDto,
    },
    ClocksStarted {},
    ClocksSet {
        white_ms: i64,
        black_ms: i64,
    },
    TimeAdded {
        player: ColorDto,
        ms: i64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        case: Option<u32>,
    },
    TimeTaken {
        player: ColorDto,
        ms: i64,
    },
    TimeControlsSet {
        white: Text<TimeControl>,
        black: Text<TimeControl>,
    },
    PeriodSet {
        player: ColorDto,
        period: u32,
    },
    PlayerAbsent {
        player: ColorDto,
    },
    PlayerArrived {
        player: ColorDto,
    },
    DefaultTimePassed {
        player: ColorDto,
    },
    CounterSet {
        player: ColorDto,
        moves: u32,
    },
    FlagFell {
        player: ColorDto,
        fell_ms: u64,
    },
    BoardsDiffered {
        squares: Vec<DiscrepancyDto>,
    },
    BoardsAgreed {},
    SheetsParted {
        agreed_plies: usize,
    },
    SheetsAgreed {},
    SheetsIncomplete {
        white: usize,
        black: usize,
    },
    SheetUpdated {
        sheet: ColorDto,
    },
    MoveImpossible {
        board: ColorDto,
    },
    IllegalMoveFound {
        player: ColorDto,
        r#move: Text<HalfMove>,
        count: u32,
    },
    EmptyPressFound {
        player: ColorDto,
        count: Option<u32>,
    },
    TouchMoveFound {
        player: ColorDto,
        r#move: Text<HalfMove>,
    },
    ClaimedMoveFound {
        player: ColorDto,
        r#move: Text<HalfMove>,
    },
    DrawClaimed(DrawClaimDto),
    QuickplayClaimed {
        player: ColorDto,
        ground: QuickplayGroundDto,
    },
    QuickplayClaimedWithoutArbiter {
        player: ColorDto,
        ground: QuickplayGroundDto,
    },
    IncrementRequested {
        player: ColorDto,
    },
    IncrementGiven {
        ms: i64,
    },
    DrawClaimJudged(JudgedClaimDto),
    FlagClaimed {
        player: ColorDto,
    },
    IllegalMovesSet {
        player: ColorDto,
        count: u32,
    },
    IrregularityUpheld {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        case: Option<u32>,
    },
    IrregularityDismissed {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        case: Option<u32>,
    },
    RulingPostponed {
        case: u32,
    },
    LineReplaced {
        from: usize,
        moves: Vec<Text<HalfMove>>,
    },
    Retraced {
        ply: usize,
        #[serde(default)]
        times: RestoredTimesDto,
    },
    BoardAdjusted {
        board: ColorDto,
    },
    NoteWritten {
        text: String,
    },
    RecordLeft {},
    StillRunning {},
    RecordClosed {},
    PinSet {
        hash: String,
    },
    PinRefused {},
    PinGiven {},
    GameEnded {
        result: String,
        reason: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        no_mate: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        states: Option<u64>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        words: String,
    },
    ResultSigned {
        player: ColorDto,
    },
    ResultTakenBack {
        words: String,
    },
    MoveUnmade {
        player: ColorDto,
    },
    PenaltyGiven(PenaltyDto),
    RulingExplained {
        case: u32,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        article: String,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        words: String,
    },
    AdjustingAnnounced {
        player: ColorDto,
    },
    TouchClaimed {
        player: ColorDto,
        squares: Vec<Text<Square>>,
    },
    TwoHandsFound {
        player: ColorDto,
        count: Option<u32>,
    },
    IllegalMoveClaimed {
        player: ColorDto,
        r#move: Text<HalfMove>,
        ply: usize,
        count: u32,
    },
    RecordShown {
        player: ColorDto,
        look: u32,
    },
    CorrectionProposed {
        player: ColorDto,
        ply: usize,
    },
    WrongStartClaimed {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<ColorDto>,
        what: WrongStartDto,
    },
    SetUpKept {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<ColorDto>,
        squares: Vec<Text<OnSquare>>,
    },
    GameCancelled {
        colors: ColorsDto,
        article: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<String>,
    },
    BegunAnew {
        article: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        previous: Option<String>,
    },
    SupervisionSet {
        supervision: SupervisionDto,
    },
    SessionAnnounced {
        ends_ms: u64,
    },
    SealRequired {
        player: ColorDto,
    },
    MoveSealed {
        player: ColorDto,
    },
    GameAdjourned {
        player: ColorDto,
    },
    ReplySealed {
        player: ColorDto,
    },
    EnvelopeClosed {
        letter: String,
    },
    ResumptionSet {
        text: String,
    },
    GameResumed {},
    EnvelopeOpened(SealedEntryDto),
    EnvelopeLost {},
}
