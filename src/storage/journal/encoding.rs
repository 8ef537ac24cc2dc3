//! Events into the form on disk.

use shakmaty::Color;

use super::announcement::CorrectionDto;
use super::claims::{DrawClaimDto, JudgedClaimDto};
use super::events::EventDto;
use super::values::{ActorDto, DiscrepancyDto, Text, texts};
use crate::game::cases::draw_claim::ClaimEvent;
use crate::game::cases::irregularity::Irregularity;
use crate::game::conduct::event::ConductEvent;
use crate::game::course::pin::PinEvent;
use crate::game::event::{CaseEvent, ClockEvent, Event, GameEvent, MoveEvent, RecordsEvent};
use crate::game::laws::result::GameResult;
use crate::game::records::boards::Execution;
use crate::game::records::scoresheet::{Meaning, SheetEntry};

/// The kind of an event, and its fields as a JSON object.
pub fn encode(event: &Event) -> (String, String) {
    let dto = EventDto::from(event);
    // Nothing in an event is a map with other keys than texts, so this cannot fail.
    let text = serde_json::to_string(&dto).unwrap_or_default();
    let parts = text.strip_prefix("{\"").and_then(|text| text.strip_suffix('}')?.split_once("\":"));
    let (kind, fields) = parts.unwrap_or_default();
    (kind.to_owned(), fields.to_owned())
}

impl From<&Event> for EventDto {
    fn from(event: &Event) -> EventDto {
        match event {
            Event::Move(event) => event.into(),
            Event::Clock(event) => event.into(),
            Event::Records(event) => event.into(),
            Event::Case(event) => event.into(),
            Event::Adjournment(event) => event.into(),
            Event::Game(event) => event.into(),
            Event::Conduct(event) => event.into(),
        }
    }
}

impl From<&MoveEvent> for EventDto {
    fn from(event: &MoveEvent) -> EventDto {
        match event {
            MoveEvent::PiecesTouched { by, squares } => {
                EventDto::PiecesTouched { player: (*by).into(), squares: squares.iter().copied().map(Text).collect() }
            }
            MoveEvent::TouchDisregarded { by } => EventDto::TouchDisregarded { player: (*by).into() },
            MoveEvent::MoveAnnounced(announcement) => EventDto::MoveAnnounced(announcement.into()),
            MoveEvent::MoveRepeated { by } => EventDto::MoveRepeated { repeated_by: ActorDto(*by) },
            MoveEvent::RepetitionDiffered { by, repeated } => {
                EventDto::RepetitionDiffered { repeated_by: ActorDto(*by), r#move: Text(*repeated) }
            }
            MoveEvent::AnnouncementCorrected { announcement, records } => {
                EventDto::AnnouncementCorrected(CorrectionDto {
                    announcement: announcement.into(),
                    records: (*records).into(),
                })
            }
            MoveEvent::AnnouncementWithdrawn { records } => {
                EventDto::AnnouncementWithdrawn { records: (*records).into() }
            }
            MoveEvent::MoveUnmade { by } => EventDto::MoveUnmade { player: (*by).into() },
            MoveEvent::MoveMade { by } => EventDto::MoveMade { player: (*by).into() },
            MoveEvent::MoveCompleted { by } => EventDto::MoveCompleted { player: (*by).into() },
            MoveEvent::MoveImpossible { board } => EventDto::MoveImpossible { board: (*board).into() },
        }
    }
}

impl From<&ClockEvent> for EventDto {
    fn from(event: &ClockEvent) -> EventDto {
        match event {
            ClockEvent::ClocksStopped(reason) => EventDto::ClocksStopped { reason: (*reason).into() },
            ClockEvent::ClocksStarted => EventDto::ClocksStarted {},
            ClockEvent::ClocksSet(times) => EventDto::ClocksSet { white_ms: times.white.0, black_ms: times.black.0 },
            ClockEvent::TimeAdded { to, span, case } => {
                EventDto::TimeAdded { player: (*to).into(), ms: span.0, case: *case }
            }
            ClockEvent::TimeTaken { from, span } => EventDto::TimeTaken { player: (*from).into(), ms: span.0 },
            ClockEvent::TimeControlsSet(controls) => {
                EventDto::TimeControlsSet { white: Text(controls.white.clone()), black: Text(controls.black.clone()) }
            }
            ClockEvent::PeriodSet { of, period } => EventDto::PeriodSet { player: (*of).into(), period: *period },
            ClockEvent::CounterSet { of, moves } => EventDto::CounterSet { player: (*of).into(), moves: *moves },
            ClockEvent::FlagFell { of, fell } => EventDto::FlagFell { player: (*of).into(), fell_ms: fell.0 },
            ClockEvent::IncrementGiven { span } => EventDto::IncrementGiven { ms: span.0 },
            ClockEvent::TimeMissing { gap } => EventDto::TimeMissing { gap_ms: gap.0 },
            ClockEvent::PlayerAbsent { of } => EventDto::PlayerAbsent { player: (*of).into() },
            ClockEvent::PlayerArrived { of } => EventDto::PlayerArrived { player: (*of).into() },
            ClockEvent::DefaultTimePassed { of } => EventDto::DefaultTimePassed { player: (*of).into() },
        }
    }
}

impl From<&RecordsEvent> for EventDto {
    fn from(event: &RecordsEvent) -> EventDto {
        match event {
            RecordsEvent::Executed { board, execution } => executed(*board, execution),
            RecordsEvent::Recorded { sheet, entry } => recorded(*sheet, entry),
            RecordsEvent::Struck { sheet, from } => EventDto::Struck { sheet: (*sheet).into(), from: *from },
            RecordsEvent::StrikeDue { sheet, from } => EventDto::StrikeDue { sheet: (*sheet).into(), from: *from },
            RecordsEvent::BoardsDiffered(found) => {
                EventDto::BoardsDiffered { squares: found.iter().map(DiscrepancyDto::from).collect() }
            }
            RecordsEvent::BoardsAgreed => EventDto::BoardsAgreed {},
            RecordsEvent::SheetsParted { agreed_plies } => EventDto::SheetsParted { agreed_plies: *agreed_plies },
            RecordsEvent::SheetsAgreed => EventDto::SheetsAgreed {},
            RecordsEvent::SheetsIncomplete { missing } => {
                EventDto::SheetsIncomplete { white: missing.white, black: missing.black }
            }
            RecordsEvent::SheetUpdated { sheet } => EventDto::SheetUpdated { sheet: (*sheet).into() },
            RecordsEvent::LineReplaced { from, half_moves } => {
                EventDto::LineReplaced { from: *from, moves: texts(half_moves) }
            }
            RecordsEvent::Retraced { ply, times } => EventDto::Retraced { ply: *ply, times: (*times).into() },
            RecordsEvent::BoardAdjusted { board } => EventDto::BoardAdjusted { board: (*board).into() },
        }
    }
}

impl From<&CaseEvent> for EventDto {
    fn from(event: &CaseEvent) -> EventDto {
        match event {
            CaseEvent::DrawOffered { by } => EventDto::DrawOffered { player: (*by).into() },
            CaseEvent::DrawDeclined { by } => EventDto::DrawDeclined { player: (*by).into() },
            CaseEvent::ArbiterCalled { by } => EventDto::ArbiterCalled { caller: ActorDto(*by) },
            CaseEvent::IrregularityFound(Irregularity::IllegalMoveFound { by, half_move, count }) => {
                EventDto::IllegalMoveFound { player: (*by).into(), r#move: Text(*half_move), count: *count }
            }
            CaseEvent::IrregularityFound(Irregularity::EmptyPressFound { by, count }) => {
                EventDto::EmptyPressFound { player: (*by).into(), count: *count }
            }
            CaseEvent::IrregularityFound(Irregularity::TwoHandsFound { by, count }) => {
                EventDto::TwoHandsFound { player: (*by).into(), count: *count }
            }
            CaseEvent::IrregularityFound(Irregularity::TouchMoveFound { by, half_move }) => {
                EventDto::TouchMoveFound { player: (*by).into(), r#move: Text(*half_move) }
            }
            CaseEvent::IrregularityFound(Irregularity::ClaimedMoveFound { by, half_move }) => {
                EventDto::ClaimedMoveFound { player: (*by).into(), r#move: Text(*half_move) }
            }
            CaseEvent::Claim(ClaimEvent::DrawClaimed { by, claim }) => {
                EventDto::DrawClaimed(DrawClaimDto::of(*by, *claim))
            }
            CaseEvent::Claim(ClaimEvent::QuickplayClaimedWithoutArbiter { by, ground }) => {
                EventDto::QuickplayClaimedWithoutArbiter { player: (*by).into(), ground: (*ground).into() }
            }
            CaseEvent::Claim(ClaimEvent::IncrementRequested { by }) => {
                EventDto::IncrementRequested { player: (*by).into() }
            }
            CaseEvent::Claim(ClaimEvent::QuickplayClaimed { by, ground }) => {
                EventDto::QuickplayClaimed { player: (*by).into(), ground: (*ground).into() }
            }
            CaseEvent::Claim(ClaimEvent::DrawClaimJudged { by, claim, case, verdict, evidence }) => {
                let claim = DrawClaimDto::of(*by, *claim);
                EventDto::DrawClaimJudged(JudgedClaimDto::of(claim, *case, *verdict, evidence))
            }
            CaseEvent::FlagClaimed { of } => EventDto::FlagClaimed { player: (*of).into() },
            CaseEvent::IllegalMovesSet { of, count } => {
                EventDto::IllegalMovesSet { player: (*of).into(), count: *count }
            }
            CaseEvent::IrregularityUpheld { case } => EventDto::IrregularityUpheld { case: *case },
            CaseEvent::IrregularityDismissed { case } => EventDto::IrregularityDismissed { case: *case },
            CaseEvent::RulingPostponed { case } => EventDto::RulingPostponed { case: *case },
        }
    }
}

impl From<&GameEvent> for EventDto {
    fn from(event: &GameEvent) -> EventDto {
        match event {
            GameEvent::RecordOpened(terms) => EventDto::RecordOpened { terms: Box::new((&**terms).into()) },
            GameEvent::RecordReopened { gap } => EventDto::RecordReopened { gap_ms: gap.0 },
            GameEvent::PlayBegun => EventDto::PlayBegun {},
            GameEvent::NoteWritten(text) => EventDto::NoteWritten { text: text.clone() },
            GameEvent::GameEnded { result, words } => ended(result, words),
            GameEvent::ResultSigned { by } => EventDto::ResultSigned { player: (*by).into() },
            GameEvent::ResultTakenBack { words } => EventDto::ResultTakenBack { words: words.clone() },
            GameEvent::GameCancelled { colors, link } => EventDto::GameCancelled {
                colors: (*colors).into(),
                article: link.article.clone(),
                next: link.record.clone(),
            },
            GameEvent::BegunAnew(link) => {
                EventDto::BegunAnew { article: link.article.clone(), previous: link.record.clone() }
            }
            GameEvent::RecordLeft => EventDto::RecordLeft {},
            GameEvent::StillRunning => EventDto::StillRunning {},
            GameEvent::RecordClosed => EventDto::RecordClosed {},
            GameEvent::Pin(PinEvent::PinSet(hash)) => EventDto::PinSet { hash: hash.reveal().to_owned() },
            GameEvent::Pin(PinEvent::PinRefused) => EventDto::PinRefused {},
            GameEvent::Pin(PinEvent::PinGiven) => EventDto::PinGiven {},
        }
    }
}

impl From<&ConductEvent> for EventDto {
    fn from(event: &ConductEvent) -> EventDto {
        match event {
            ConductEvent::PenaltyGiven(given) => EventDto::PenaltyGiven(given.into()),
            ConductEvent::RulingExplained { case, article, words } => {
                EventDto::RulingExplained { case: *case, article: article.clone(), words: words.clone() }
            }
            ConductEvent::RecordShown { to, look } => EventDto::RecordShown { player: (*to).into(), look: *look },
            ConductEvent::AdjustingAnnounced { by } => EventDto::AdjustingAnnounced { player: (*by).into() },
            ConductEvent::TouchClaimed { of, squares } => EventDto::TouchClaimed {
                player: (*of).into(),
                squares: squares.to_vec().into_iter().map(Text).collect(),
            },
            ConductEvent::IllegalMoveClaimed { by, half_move, ply, count } => EventDto::IllegalMoveClaimed {
                player: (*by).into(),
                r#move: Text(*half_move),
                ply: *ply,
                count: *count,
            },
            ConductEvent::CorrectionProposed { by, ply } => {
                EventDto::CorrectionProposed { player: (*by).into(), ply: *ply }
            }
            ConductEvent::WrongStartClaimed { by, what } => {
                EventDto::WrongStartClaimed { player: by.map(Into::into), what: (*what).into() }
            }
            ConductEvent::SetUpKept { by, squares } => {
                EventDto::SetUpKept { player: by.map(Into::into), squares: squares.iter().map(Text::from).collect() }
            }
            ConductEvent::SupervisionSet(supervision) => {
                EventDto::SupervisionSet { supervision: (*supervision).into() }
            }
        }
    }
}

fn executed(board: Color, execution: &Execution) -> EventDto {
    let (half_move, squares) = match execution {
        Execution::HalfMove(half_move) => (Some(Text(*half_move)), None),
        Execution::Squares(changes) => (None, Some(changes.iter().map(Text::from).collect())),
    };
    EventDto::Executed { r#move: half_move, squares, board: board.into() }
}

fn recorded(sheet: Color, entry: &SheetEntry) -> EventDto {
    let (moves, ambiguous) = match &entry.meaning {
        Meaning::HalfMove(half_move) => (texts(&[*half_move]), false),
        Meaning::Ambiguous(several) => (texts(several), true),
        Meaning::Unreadable => (Vec::new(), false),
    };
    EventDto::Recorded { text: entry.text.clone(), moves, ambiguous, draw_offer: entry.draw_offer, sheet: sheet.into() }
}

fn ended(result: &GameResult, words: &str) -> EventDto {
    EventDto::GameEnded {
        result: result.score(),
        reason: result.reason.name().to_owned(),
        no_mate: result.no_mate.map(|proof| proof.name().to_owned()),
        states: result.no_mate.map(|proof| proof.states()),
        words: words.to_owned(),
    }
}
