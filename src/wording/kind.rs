//! What kind of sentence an utterance is: the program acts on it, and a transcript prints its name.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::game::event::{EventKind, MoveEventKind, RecordsEventKind};

/// The kind of sentence of an utterance, in any language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum UtteranceKind {
    Answer,
    Array,
    Checked,
    ClaimReport,
    ClocksAfterGap,
    Difference,
    /// What is shown once the game is over.
    Finish,
    Goodbye,
    Greeting,
    /// The first words and the headings of all others.
    Help,
    Hint,
    Incomplete,
    Instruction,
    Lesson,
    NotSaved,
    NothingChanged,
    OfferNoted,
    Opened,
    Proposal,
    Question,
    Recalled,
    RecordWords,
    RecordedIn,
    Refused,
    SavedAgain,
    TimeCall,
    TimeCalls,
    TimeTone,
    Torn,
    Trouble,
    Unreadable,
    Watched,
    WhatCanBeRuled,
    /// The sentence of an event.
    #[serde(untagged)]
    Event(EventKind),
}

impl UtteranceKind {
    /// The name in a transcript: `hint`; of an event, the name of its kind, `move_announced`. It never changes.
    pub fn name(self) -> &'static str {
        if let UtteranceKind::Event(kind) = self { kind.name() } else { self.into() }
    }

    /// Whether it says that what was typed was not done.
    pub fn is_refusal(self) -> bool {
        matches!(self, UtteranceKind::Refused | UtteranceKind::Unreadable | UtteranceKind::Incomplete)
    }

    /// Whether it says what happened on the boards: what was touched and executed there, where they differ, also from
    /// what was announced, and that they agree.
    pub fn is_on_the_boards(self) -> bool {
        matches!(
            self,
            UtteranceKind::Difference
                | UtteranceKind::Checked
                | UtteranceKind::Event(
                    EventKind::Move(MoveEventKind::PiecesTouched | MoveEventKind::TouchDisregarded)
                        | EventKind::Records(
                            RecordsEventKind::Executed
                                | RecordsEventKind::BoardsDiffered
                                | RecordsEventKind::BoardsAgreed
                        )
                )
        )
    }

    /// Whether it explains what a shorter sentence says: shown on the screen, and on request by `cases`.
    pub fn is_detail(self) -> bool {
        matches!(
            self,
            UtteranceKind::Difference
                | UtteranceKind::Proposal
                | UtteranceKind::WhatCanBeRuled
                | UtteranceKind::ClaimReport
        )
    }

    /// Whether it announces a move.
    pub fn is_announcement(self) -> bool {
        let announces = |kind| matches!(kind, MoveEventKind::MoveAnnounced | MoveEventKind::AnnouncementCorrected);
        matches!(self, UtteranceKind::Event(EventKind::Move(kind)) if announces(kind))
    }
}
