//! The form on disk back into events.

use shakmaty::ByColor;

use super::adjournment::{envelope_opened, session_announced};
use super::announcement::CorrectionDto;
use super::events::EventDto;
use super::terms::WithoutMeaning;
use super::values::{ActorDto, OnSquare, Text, half_moves, meaning};
use crate::game::adjournment::event::AdjournmentEvent;
use crate::game::cases::draw_claim::ClaimEvent;
use crate::game::cases::irregularity::Irregularity;
use crate::game::clock::moment::{Moment, Span};
use crate::game::conduct::complaint_kind::TouchedSquares;
use crate::game::conduct::event::ConductEvent;
use crate::game::course::anew::Link;
use crate::game::course::pin::{PinEvent, PinHash};
use crate::game::event::{CaseEvent, ClockEvent, Event, GameEvent, MoveEvent, RecordsEvent};
use crate::game::half_move::HalfMove;
use crate::game::laws::result::{self, GameResult, Reason};
use crate::game::laws::winnable::Proof;
use crate::game::records::boards::{Discrepancy, Execution, SquareChange};
use crate::game::records::scoresheet::SheetEntry;

impl TryFrom<EventDto> for Event {
    type Error = WithoutMeaning;

    fn try_from(dto: EventDto) -> Result<Event, WithoutMeaning> {
        Ok(match dto {
            EventDto::RecordOpened { terms } => Event::Game(GameEvent::RecordOpened(Box::new((*terms).try_into()?))),
            EventDto::RecordReopened { gap_ms } => Event::Game(GameEvent::RecordReopened { gap: Span(gap_ms) }),
            EventDto::TimeMissing { gap_ms } => Event::Clock(ClockEvent::TimeMissing { gap: Span(gap_ms) }),
            EventDto::PlayBegun {} => Event::Game(GameEvent::PlayBegun),
            EventDto::PiecesTouched { player, squares } => Event::Move(MoveEvent::PiecesTouched {
                by: player.into(),
                squares: squares.into_iter().map(|Text(square)| square).collect(),
            }),
            EventDto::TouchDisregarded { player } => Event::Move(MoveEvent::TouchDisregarded { by: player.into() }),
            EventDto::MoveAnnounced(dto) => Event::Move(MoveEvent::MoveAnnounced(dto.into())),
            EventDto::MoveRepeated { repeated_by: ActorDto(by) } => Event::Move(MoveEvent::MoveRepeated { by }),
            EventDto::RepetitionDiffered { repeated_by: ActorDto(by), r#move: Text(repeated) } => {
                Event::Move(MoveEvent::RepetitionDiffered { by, repeated })
            }
            EventDto::AnnouncementCorrected(CorrectionDto { announcement, records }) => {
                Event::Move(MoveEvent::AnnouncementCorrected {
                    announcement: announcement.into(),
                    records: records.into(),
                })
            }
            EventDto::AnnouncementWithdrawn { records } => {
                Event::Move(MoveEvent::AnnouncementWithdrawn { records: records.into() })
            }
            EventDto::MoveUnmade { player } => Event::Move(MoveEvent::MoveUnmade { by: player.into() }),
            EventDto::TouchMoveFound { player, r#move: Text(half_move) } => {
                found(Irregularity::TouchMoveFound { by: player.into(), half_move })
            }
            EventDto::ResultSigned { player } => Event::Game(GameEvent::ResultSigned { by: player.into() }),
            EventDto::ResultTakenBack { words } => Event::Game(GameEvent::ResultTakenBack { words }),
            EventDto::Executed { r#move, squares, board } => {
                let execution = execution(r#move, squares)?;
                Event::Records(RecordsEvent::Executed { board: board.into(), execution })
            }
            EventDto::Recorded { text, moves, ambiguous, draw_offer, sheet } => {
                let entry = SheetEntry {
                    text,
                    meaning: meaning(half_moves(moves), ambiguous).ok_or(WithoutMeaning)?,
                    draw_offer,
                };
                Event::Records(RecordsEvent::Recorded { sheet: sheet.into(), entry })
            }
            EventDto::StrikeDue { sheet, from } => {
                Event::Records(RecordsEvent::StrikeDue { sheet: sheet.into(), from })
            }
            EventDto::Struck { sheet, from } => Event::Records(RecordsEvent::Struck { sheet: sheet.into(), from }),
            EventDto::MoveMade { player } => Event::Move(MoveEvent::MoveMade { by: player.into() }),
            EventDto::MoveCompleted { player } => Event::Move(MoveEvent::MoveCompleted { by: player.into() }),
            EventDto::DrawOffered { player } => Event::Case(CaseEvent::DrawOffered { by: player.into() }),
            EventDto::DrawDeclined { player } => Event::Case(CaseEvent::DrawDeclined { by: player.into() }),
            EventDto::ArbiterCalled { caller: ActorDto(by) } => Event::Case(CaseEvent::ArbiterCalled { by }),
            EventDto::ClocksStopped { reason } => Event::Clock(ClockEvent::ClocksStopped(reason.into())),
            EventDto::ClocksStarted {} => Event::Clock(ClockEvent::ClocksStarted),
            EventDto::ClocksSet { white_ms, black_ms } => {
                Event::Clock(ClockEvent::ClocksSet(ByColor { white: Span(white_ms), black: Span(black_ms) }))
            }
            EventDto::TimeAdded { player, ms, case } => {
                Event::Clock(ClockEvent::TimeAdded { to: player.into(), span: Span(ms), case })
            }
            EventDto::TimeTaken { player, ms } => {
                Event::Clock(ClockEvent::TimeTaken { from: player.into(), span: Span(ms) })
            }
            EventDto::TimeControlsSet { white: Text(white), black: Text(black) } => {
                Event::Clock(ClockEvent::TimeControlsSet(Box::new(ByColor { white, black })))
            }
            EventDto::PeriodSet { player, period } => Event::Clock(ClockEvent::PeriodSet { of: player.into(), period }),
            EventDto::PlayerAbsent { player } => Event::Clock(ClockEvent::PlayerAbsent { of: player.into() }),
            EventDto::PlayerArrived { player } => Event::Clock(ClockEvent::PlayerArrived { of: player.into() }),
            EventDto::DefaultTimePassed { player } => Event::Clock(ClockEvent::DefaultTimePassed { of: player.into() }),
            EventDto::CounterSet { player, moves } => Event::Clock(ClockEvent::CounterSet { of: player.into(), moves }),
            EventDto::FlagFell { player, fell_ms } => {
                Event::Clock(ClockEvent::FlagFell { of: player.into(), fell: Moment(fell_ms) })
            }
            EventDto::BoardsDiffered { squares } => {
                let found = squares.into_iter().map(Discrepancy::from).collect();
                Event::Records(RecordsEvent::BoardsDiffered(found))
            }
            EventDto::BoardsAgreed {} => Event::Records(RecordsEvent::BoardsAgreed),
            EventDto::SheetsParted { agreed_plies } => Event::Records(RecordsEvent::SheetsParted { agreed_plies }),
            EventDto::SheetsAgreed {} => Event::Records(RecordsEvent::SheetsAgreed),
            EventDto::SheetsIncomplete { white, black } => {
                Event::Records(RecordsEvent::SheetsIncomplete { missing: ByColor { white, black } })
            }
            EventDto::SheetUpdated { sheet } => Event::Records(RecordsEvent::SheetUpdated { sheet: sheet.into() }),
            EventDto::MoveImpossible { board } => Event::Move(MoveEvent::MoveImpossible { board: board.into() }),
            EventDto::IllegalMoveFound { player, r#move: Text(half_move), count } => {
                found(Irregularity::IllegalMoveFound { by: player.into(), half_move, count })
            }
            EventDto::EmptyPressFound { player, count } => {
                found(Irregularity::EmptyPressFound { by: player.into(), count })
            }
            EventDto::ClaimedMoveFound { player, r#move: Text(half_move) } => {
                found(Irregularity::ClaimedMoveFound { by: player.into(), half_move })
            }
            EventDto::DrawClaimed(dto) => dto.into(),
            EventDto::QuickplayClaimedWithoutArbiter { player, ground } => {
                let (by, ground) = (player.into(), ground.into());
                let claimed = ClaimEvent::QuickplayClaimedWithoutArbiter { by, ground };
                Event::Case(CaseEvent::Claim(claimed))
            }
            EventDto::IncrementRequested { player } => {
                Event::Case(CaseEvent::Claim(ClaimEvent::IncrementRequested { by: player.into() }))
            }
            EventDto::IncrementGiven { ms } => Event::Clock(ClockEvent::IncrementGiven { span: Span(ms) }),
            EventDto::QuickplayClaimed { player, ground } => {
                let claimed = ClaimEvent::QuickplayClaimed { by: player.into(), ground: ground.into() };
                Event::Case(CaseEvent::Claim(claimed))
            }
            EventDto::DrawClaimJudged(dto) => dto.try_into()?,
            EventDto::FlagClaimed { player } => Event::Case(CaseEvent::FlagClaimed { of: player.into() }),
            EventDto::IllegalMovesSet { player, count } => {
                Event::Case(CaseEvent::IllegalMovesSet { of: player.into(), count })
            }
            EventDto::IrregularityUpheld { case } => Event::Case(CaseEvent::IrregularityUpheld { case }),
            EventDto::IrregularityDismissed { case } => Event::Case(CaseEvent::IrregularityDismissed { case }),
            EventDto::RulingPostponed { case } => Event::Case(CaseEvent::RulingPostponed { case }),
            EventDto::LineReplaced { from, moves } => {
                Event::Records(RecordsEvent::LineReplaced { from, half_moves: half_moves(moves) })
            }
            EventDto::Retraced { ply, times } => Event::Records(RecordsEvent::Retraced { ply, times: times.into() }),
            EventDto::BoardAdjusted { board } => Event::Records(RecordsEvent::BoardAdjusted { board: board.into() }),
            EventDto::NoteWritten { text } => Event::Game(GameEvent::NoteWritten(text)),
            EventDto::RecordLeft {} => Event::Game(GameEvent::RecordLeft),
            EventDto::StillRunning {} => Event::Game(GameEvent::StillRunning),
            EventDto::RecordClosed {} => Event::Game(GameEvent::RecordClosed),
            EventDto::PinSet { hash } => Event::Game(GameEvent::Pin(PinEvent::PinSet(PinHash::new(hash)))),
            EventDto::PinRefused {} => Event::Game(GameEvent::Pin(PinEvent::PinRefused)),
            EventDto::PinGiven {} => Event::Game(GameEvent::Pin(PinEvent::PinGiven)),
            EventDto::PenaltyGiven(dto) => Event::Conduct(ConductEvent::PenaltyGiven(dto.try_into()?)),
            EventDto::RulingExplained { case, article, words } => {
                Event::Conduct(ConductEvent::RulingExplained { case, article, words })
            }
            EventDto::RecordShown { player, look } => {
                Event::Conduct(ConductEvent::RecordShown { to: player.into(), look })
            }
            EventDto::AdjustingAnnounced { player } => {
                Event::Conduct(ConductEvent::AdjustingAnnounced { by: player.into() })
            }
            EventDto::TouchClaimed { player, squares } => {
                let squares: Vec<_> = squares.into_iter().map(|Text(square)| square).collect();
                let squares = TouchedSquares::of(&squares).ok_or(WithoutMeaning)?;
                Event::Conduct(ConductEvent::TouchClaimed { of: player.into(), squares })
            }
            EventDto::TwoHandsFound { player, count } => {
                found(Irregularity::TwoHandsFound { by: player.into(), count })
            }
            EventDto::IllegalMoveClaimed { player, r#move: Text(half_move), ply, count } => {
                Event::Conduct(ConductEvent::IllegalMoveClaimed { by: player.into(), half_move, ply, count })
            }
            EventDto::CorrectionProposed { player, ply } => {
                Event::Conduct(ConductEvent::CorrectionProposed { by: player.into(), ply })
            }
            EventDto::WrongStartClaimed { player, what } => {
                Event::Conduct(ConductEvent::WrongStartClaimed { by: player.map(Into::into), what: what.into() })
            }
            EventDto::SetUpKept { player, squares } => {
                let squares = squares.into_iter().map(SquareChange::from).collect();
                Event::Conduct(ConductEvent::SetUpKept { by: player.map(Into::into), squares })
            }
            EventDto::GameCancelled { colors, article, next } => {
                Event::Game(GameEvent::GameCancelled { colors: colors.into(), link: Link { article, record: next } })
            }
            EventDto::BegunAnew { article, previous } => {
                Event::Game(GameEvent::BegunAnew(Link { article, record: previous }))
            }
            EventDto::SupervisionSet { supervision } => {
                Event::Conduct(ConductEvent::SupervisionSet(supervision.into()))
            }
            EventDto::SessionAnnounced { ends_ms } => session_announced(ends_ms),
            EventDto::SealRequired { player } => adjournment(AdjournmentEvent::SealRequired { by: player.into() }),
            EventDto::MoveSealed { player } => adjournment(AdjournmentEvent::MoveSealed { by: player.into() }),
            EventDto::GameAdjourned { player } => adjournment(AdjournmentEvent::GameAdjourned { by: player.into() }),
            EventDto::ReplySealed { player } => adjournment(AdjournmentEvent::ReplySealed { by: player.into() }),
            EventDto::EnvelopeClosed { letter } => adjournment(AdjournmentEvent::EnvelopeClosed { letter }),
            EventDto::ResumptionSet { text } => adjournment(AdjournmentEvent::ResumptionSet(text)),
            EventDto::GameResumed {} => adjournment(AdjournmentEvent::GameResumed),
            EventDto::EnvelopeOpened(entry) => envelope_opened(entry)?,
            EventDto::EnvelopeLost {} => adjournment(AdjournmentEvent::EnvelopeLost),
            EventDto::GameEnded { result, reason, no_mate, states, words } => {
                let result = GameResult {
                    points: result::declared(&result).map_err(|_| WithoutMeaning)?.0,
                    reason: Reason::ALL.into_iter().find(|known| known.name() == reason).ok_or(WithoutMeaning)?,
                    no_mate: proof(no_mate.as_deref(), states)?,
                };
                Event::Game(GameEvent::GameEnded { result, words })
            }
        })
    }
}

fn adjournment(event: AdjournmentEvent) -> Event {
    Event::Adjournment(event)
}

fn found(irregularity: Irregularity) -> Event {
    Event::Case(CaseEvent::IrregularityFound(irregularity))
}

fn execution(
    half_move: Option<Text<HalfMove>>,
    squares: Option<Vec<Text<OnSquare>>>,
) -> Result<Execution, WithoutMeaning> {
    match (half_move, squares) {
        (Some(Text(half_move)), _) => Ok(Execution::HalfMove(half_move)),
        (None, Some(squares)) => Ok(Execution::Squares(squares.into_iter().map(SquareChange::from).collect())),
        (None, None) => Err(WithoutMeaning),
    }
}

fn proof(name: Option<&str>, states: Option<u64>) -> Result<Option<Proof>, WithoutMeaning> {
    let Some(name) = name else { return Ok(None) };
    let states = states.ok_or(WithoutMeaning)?;
    let proofs = [Proof::Terminal, Proof::Material, Proof::Closure { states }];
    proofs.into_iter().find(|proof| proof.name() == name).map(Some).ok_or(WithoutMeaning)
}
