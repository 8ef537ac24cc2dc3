//! Every word that somebody can say of a game, with an example of its command: the rows of the table of roles.

use shakmaty::{ByColor, Color, Square};

use super::adjournment::sealed_move::SealedMove;
use super::cases::draw_claim::{ClaimCommand, DrawClaim, DrawRule, QuickplayGround};
use super::clock::moment::Span;
use super::clock::time_control::TimeControl;
use super::command::{
    AdjournmentCommand, AnnouncedMove, CaseCommand, ClockCommand, Command, Decision, GameCommand, MoveCommand,
    RecordsCommand,
};
use super::conduct::command::ConductCommand;
use super::conduct::complaint_kind::WrongStart;
use super::conduct::penalty::Penalty;
use super::half_move::HalfMove;
use super::laws::edition::Supervision;
use super::laws::result::{Points, Reason};
use super::records::boards::Execution;
use super::records::scoresheet::{Meaning, SheetEntry};

/// The words, in English, each with one command that it gives.
pub fn every_command() -> Vec<(&'static str, Command)> {
    let half_move = HalfMove { from: Square::E2, to: Square::E4, promotion: None };
    let announced = || AnnouncedMove { half_move, text: String::new(), draw_offer: false };
    let written = || SheetEntry { text: String::new(), meaning: Meaning::HalfMove(half_move), draw_offer: false };
    let (white, none) = (Color::White, String::new);
    let claim = DrawClaim { rule: DrawRule::Threefold, intended: None };
    let result = GameCommand::DeclareResult {
        points: ByColor { white: Points::One, black: Points::Zero },
        reason: Reason::Arbiter,
        words: none(),
    };
    vec![
        ("announce", Command::Move(MoveCommand::Announce(announced()))),
        ("repeat", Command::Move(MoveCommand::Repeat(None))),
        ("correct", Command::Move(MoveCommand::Correct(announced()))),
        ("undo", Command::Move(MoveCommand::Undo)),
        ("press", Command::Move(MoveCommand::Press)),
        ("touch", Command::Move(MoveCommand::Touch(vec![Square::E2]))),
        ("look", Command::Conduct(ConductCommand::LookAtRecord)),
        ("jadoube", Command::Conduct(ConductCommand::Adjust)),
        ("execute", Command::Records(RecordsCommand::Execute(white, Execution::HalfMove(half_move)))),
        ("record", Command::Records(RecordsCommand::Record(white, written()))),
        ("strike", Command::Records(RecordsCommand::Strike(white, 0))),
        ("check", Command::Records(RecordsCommand::Check(white, None))),
        ("draw", Command::Case(CaseCommand::OfferDraw)),
        ("accept", Command::Case(CaseCommand::AcceptDraw)),
        ("decline", Command::Case(CaseCommand::DeclineDraw)),
        ("resign", Command::Game(GameCommand::Resign)),
        ("claim threefold", Command::Case(CaseCommand::Claim(ClaimCommand::Draw(claim)))),
        ("claim quickplay", Command::Case(CaseCommand::Claim(ClaimCommand::Quickplay(QuickplayGround::NormalMeans)))),
        ("claim flag", Command::Case(CaseCommand::ClaimFlag)),
        ("claim illegal", Command::Conduct(ConductCommand::ClaimIllegalMove(None))),
        ("claim touch", Command::Conduct(ConductCommand::ClaimTouch(vec![Square::E2]))),
        ("claim setup", Command::Conduct(ConductCommand::ClaimWrongStart(WrongStart::SetUp))),
        ("claim board", Command::Conduct(ConductCommand::ClaimWrongStart(WrongStart::Board))),
        ("claim colours", Command::Conduct(ConductCommand::ClaimWrongStart(WrongStart::Colors))),
        ("claim clock", Command::Conduct(ConductCommand::ClaimWrongStart(WrongStart::Clock))),
        ("claim two-hands", Command::Conduct(ConductCommand::ClaimTwoHands)),
        ("arbiter", Command::Case(CaseCommand::CallArbiter)),
        ("begin", Command::Game(GameCommand::Begin)),
        ("stop", Command::Clock(ClockCommand::Stop)),
        ("go", Command::Clock(ClockCommand::Go)),
        ("clock", Command::Clock(ClockCommand::Set(ByColor::default()))),
        ("time", Command::Clock(ClockCommand::SetControls(ByColor::new_with(|_| TimeControl::default())))),
        ("period", Command::Clock(ClockCommand::SetPeriod(white, 0))),
        ("add", Command::Clock(ClockCommand::AddTime(white, Span::ZERO))),
        ("take", Command::Clock(ClockCommand::TakeTime(white, Span::ZERO))),
        ("counter", Command::Clock(ClockCommand::SetCounter(white, 0))),
        ("counter illegal", Command::Case(CaseCommand::SetIllegalMoves(white, 0))),
        ("absent", Command::Clock(ClockCommand::Absent(white))),
        ("arrived", Command::Clock(ClockCommand::Arrived(white))),
        ("rule", Command::Case(CaseCommand::Rule(None, Decision::Accept, none()))),
        ("retrace", Command::Records(RecordsCommand::Retrace(None))),
        ("adjust", Command::Records(RecordsCommand::Adjust(None))),
        ("penalty", Command::Conduct(ConductCommand::Penalise { to: white, penalty: Penalty::Warning, words: none() })),
        ("supervision", Command::Conduct(ConductCommand::SetSupervision(Supervision::Adequate))),
        ("adjourn", Command::Adjournment(AdjournmentCommand::Adjourn(None))),
        ("seal", Command::Adjournment(AdjournmentCommand::Seal(SealedMove::written("")))),
        ("envelope", Command::Adjournment(AdjournmentCommand::SetResumption(none()))),
        ("reopen", Command::Adjournment(AdjournmentCommand::Reopen)),
        ("open", Command::Adjournment(AdjournmentCommand::Open(None))),
        ("open as", Command::Adjournment(AdjournmentCommand::Establish(written()))),
        ("envelope lost", Command::Adjournment(AdjournmentCommand::LoseEnvelope)),
        ("result", Command::Game(result)),
        ("sign", Command::Game(GameCommand::Sign)),
        ("result *", Command::Game(GameCommand::TakeBackResult(none()))),
        ("note", Command::Game(GameCommand::Note(none()))),
    ]
}
