//! What kind of sentence an utterance is: the program acts on it, and a transcript prints its name.

use strum::IntoStaticStr;

/// What kind of sentence an utterance is, the same in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum UtteranceKind {
    Absent,
    Adjourned,
    Adjusting,
    Announced,
    Answer,
    ArbiterCalled,
    Array,
    Arrived,
    Begun,
    BegunAnew,
    BoardAdjusted,
    BoardsAgree,
    BoardsDiffer,
    Cancelled,
    Checked,
    ClaimJudged,
    ClaimReport,
    Closed,
    ClocksAfterGap,
    ClocksSet,
    ClocksStarted,
    ClocksStopped,
    Completed,
    Corrected,
    CorrectionProposed,
    CounterSet,
    DefaultTimePassed,
    Difference,
    DrawClaimed,
    DrawDeclined,
    DrawOffered,
    Ended,
    EnvelopeClosed,
    EnvelopeLost,
    EnvelopeOpened,
    Executed,
    FlagClaimed,
    FlagFell,
    Goodbye,
    Greeting,
    Hint,
    IllegalMoveClaimed,
    IllegalMovesSet,
    Incomplete,
    Instruction,
    Irregularity,
    IrregularityDismissed,
    IrregularityUpheld,
    Left,
    Lesson,
    LineReplaced,
    MoveImpossible,
    MoveSealed,
    NotSaved,
    Note,
    NothingChanged,
    OfferNoted,
    Opened,
    Penalty,
    PeriodSet,
    PinSet,
    Proposal,
    Question,
    Recalled,
    RecordShown,
    RecordWords,
    Recorded,
    RecordedIn,
    Refused,
    Reopened,
    ReplySealed,
    Resumed,
    ResumptionSet,
    Repeated,
    RepetitionDiffered,
    ResultSigned,
    ResultTakenBack,
    Retraced,
    RulingExplained,
    RulingPostponed,
    SavedAgain,
    SealRequired,
    SessionAnnounced,
    SetUpKept,
    SheetsAgree,
    SheetsPart,
    Struck,
    StrikeDue,
    Supervision,
    TimeAdded,
    TimeCall,
    TimeCalls,
    TimeControlsSet,
    TimeMissing,
    TimeTaken,
    TimeTone,
    Torn,
    TouchClaimed,
    TouchDisregarded,
    Touched,
    Trouble,
    Unreadable,
    Watched,
    WhatCanBeRuled,
    Withdrawn,
    WrongStartClaimed,
}

impl UtteranceKind {
    /// The name in a transcript: `announced`, `draw_offered`. It never changes.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether it says that what somebody typed was not done.
    pub fn is_refusal(self) -> bool {
        matches!(self, UtteranceKind::Refused | UtteranceKind::Unreadable | UtteranceKind::Incomplete)
    }

    /// Whether it announces a move.
    pub fn is_announcement(self) -> bool {
        matches!(self, UtteranceKind::Announced | UtteranceKind::Corrected)
    }
}
