//! What somebody at the table says should happen. Imperative; judged by `Game::decide`.

use shakmaty::{Board, ByColor, Color, Square};
use strum::{EnumDiscriminants, EnumIter};

use super::Game;
use super::adjournment::sealed_move::SealedMove;
use super::cases::draw_claim::ClaimCommand;
use super::clock::moment::Span;
use super::clock::time_control::TimeControl;
use super::conduct::command::ConductCommand;
use super::half_move::HalfMove;
use super::laws::result::{Points, Reason};
use super::people::Actor;
use super::records::boards::Execution;
use super::records::scoresheet::SheetEntry;

/// A command, as an actor gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Move(MoveCommand),
    Clock(ClockCommand),
    Records(RecordsCommand),
    Case(CaseCommand),
    Adjournment(AdjournmentCommand),
    Game(GameCommand),
    Conduct(ConductCommand),
}

/// What should happen to the half-move in hand.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(MoveCommandKind),
    derive(EnumIter, Hash),
    doc = "Which of them it is, for whoever must know them all."
)]
pub enum MoveCommand {
    /// The player on the move touches pieces; for a blind player, takes them out of their holes (4.3, D.2.3).
    Touch(Vec<Square>),
    /// Announces the half-move that the player on the move has made (D.2.1).
    Announce(AnnouncedMove),
    /// The opponent repeats it, aloud and perhaps wrongly; without a move: as announced.
    Repeat(Option<HalfMove>),
    /// A slip of the tongue is put right before the clock is started (D.2.8).
    Correct(AnnouncedMove),
    /// The clock is pressed: the move is completed (6.2.1).
    Press,
    /// Repeated, executed on both boards, recorded on both sheets, pressed: all that is missing.
    Complete,
    /// Takes back what is announced and not completed.
    Undo,
}

/// What should happen to the clocks, and who is found to be at the board.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(ClockCommandKind),
    derive(EnumIter, Hash),
    doc = "Which of them it is, for whoever must know them all."
)]
pub enum ClockCommand {
    /// The arbiter stops the clocks (6.11).
    Stop,
    /// The arbiter restarts the clock of the player who has the move.
    Go,
    /// The arbiter sets the remaining times, or one of them (6.10.2, 7.1).
    Set(ByColor<Option<Span>>),
    /// The arbiter adds time to a player's clock (12.9).
    AddTime(Color, Span),
    /// The arbiter takes time from a player's clock.
    TakeTime(Color, Span),
    /// The arbiter finds the clocks set wrongly and sets them to these time controls (6.10.2).
    SetControls(ByColor<TimeControl>),
    /// The arbiter corrects the period a player is in, counted from 0.
    SetPeriod(Color, u32),
    /// The arbiter corrects a player's counter of completed moves.
    SetCounter(Color, u32),
    /// The arbiter finds that a player has not arrived (6.7).
    Absent(Color),
    Arrived(Color),
}

/// What should happen to the boards and the scoresheets.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(RecordsCommandKind),
    derive(EnumIter, Hash),
    doc = "Which of them it is, for whoever must know them all."
)]
pub enum RecordsCommand {
    /// What was really done on a board.
    Execute(Color, Execution),
    /// What a player really wrote.
    Record(Color, SheetEntry),
    /// A player strikes his sheet from that ply (from 0) on.
    Strike(Color, usize),
    /// Compares the boards, or what is said to stand on one of them with what is believed to.
    Check(Color, Option<Board>),
    /// Back to a ply on both boards, both sheets and the clocks; without one, as the Laws propose.
    Retrace(Option<usize>),
    /// The boards, or one of them, now stand as the sheets have it (D.2.9).
    Adjust(Option<Color>),
}

/// Offers, claims, calls for the arbiter, and his rulings.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(CaseCommandKind),
    derive(EnumIter, Hash),
    doc = "Which of them it is, for whoever must know them all."
)]
pub enum CaseCommand {
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    /// Claims that the opponent's flag has fallen (6.8).
    ClaimFlag,
    /// Claims a draw (9.2, 9.3).
    Claim(ClaimCommand),
    /// A player calls the arbiter: the clocks are stopped (6.11.2).
    CallArbiter,
    /// The arbiter rules on the case of that number, without one on the newest open one, for the reason he gives, if he
    /// gives one.
    Rule(Option<u32>, Decision, String),
    /// The arbiter corrects how many illegal moves a player has completed.
    SetIllegalMoves(Color, u32),
}

/// What should happen to a game that is adjourned, and to its envelope (Guidelines I).
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(AdjournmentCommandKind),
    derive(EnumIter, Hash),
    doc = "Which of them it is, for whoever must know them all."
)]
pub enum AdjournmentCommand {
    /// The session is over and the player on the move seals; with a time, so long after it began.
    Adjourn(Option<Span>),
    /// He writes his move for the envelope (I.1.1).
    Seal(SealedMove),
    /// Date, time and venue of the resumption, for the envelope (I.2).
    SetResumption(String),
    /// The game is gone on with (I.5).
    Reopen,
    /// The envelope is opened; what stood in it, once it is read.
    Open(Option<SheetEntry>),
    /// The envelope is missing (I.12).
    LoseEnvelope,
    /// The arbiter establishes what the sealed move was (I.12.1).
    Establish(SheetEntry),
}

/// The course of the game as a whole.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(GameCommandKind),
    derive(EnumIter, Hash),
    doc = "Which of them it is, for whoever must know them all."
)]
pub enum GameCommand {
    /// Play begins: White's clock is started (6.6).
    Begin,
    Resign,
    /// The arbiter declares the result (12.2), for the reason he gives, if he gives one.
    DeclareResult {
        points: ByColor<Points>,
        reason: Reason,
        words: String,
    },
    /// A player signs the result (8.7).
    Sign,
    /// The arbiter takes the result back (8.7, 12.2), for the reason he gives, if he gives one.
    TakeBackResult(String),
    /// Something is written into the record.
    Note(String),
}

/// A half-move with the text it was entered as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnnouncedMove {
    pub half_move: HalfMove,
    pub text: String,
    pub draw_offer: bool,
}

/// The arbiter's answer to what is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    Accept,
    Reject,
    /// He decides later.
    Postpone,
    /// He declares the game drawn for it.
    Draw,
    /// Both flags are down and nobody knows which fell first.
    BothFlags,
}

impl Command {
    /// Who is taken to say this where nobody is named: the one who may.
    pub fn usual_actor(&self, game: &Game) -> Actor {
        let to_move = game.to_move();
        match self {
            Command::Move(command) => match command {
                MoveCommand::Touch(_) | MoveCommand::Announce(_) | MoveCommand::Correct(_) | MoveCommand::Undo => {
                    Actor::Player(to_move)
                }
                MoveCommand::Repeat(_) => Actor::Player(game.echo().map_or(!to_move, |echo| !echo.by)),
                // With a reply in hand before the press, the clock that runs is pressed first.
                MoveCommand::Press | MoveCommand::Complete => Actor::Player(game.clock_to_run()),
            },
            Command::Records(command) => match command {
                RecordsCommand::Execute(owner, _)
                | RecordsCommand::Record(owner, _)
                | RecordsCommand::Strike(owner, _)
                | RecordsCommand::Check(owner, _) => Actor::Player(*owner),
                RecordsCommand::Retrace(_) | RecordsCommand::Adjust(_) => Actor::Arbiter,
            },
            Command::Case(command) => match command {
                CaseCommand::OfferDraw | CaseCommand::CallArbiter => Actor::Player(to_move),
                CaseCommand::Claim(_) => Actor::Player(game.player_with_the_move()),
                // The flag that falls is that of the player on the move.
                CaseCommand::ClaimFlag => Actor::Player(!to_move),
                CaseCommand::AcceptDraw | CaseCommand::DeclineDraw => {
                    Actor::Player(game.offer().map_or(to_move, |by| !by))
                }
                CaseCommand::Rule(..) | CaseCommand::SetIllegalMoves(..) => Actor::Arbiter,
            },
            Command::Game(command) => match command {
                GameCommand::Resign => Actor::Player(to_move),
                GameCommand::Sign => {
                    Actor::Player(if game.has_signed(Color::White) { Color::Black } else { Color::White })
                }
                GameCommand::Begin
                | GameCommand::DeclareResult { .. }
                | GameCommand::TakeBackResult(_)
                | GameCommand::Note(_) => Actor::Arbiter,
            },
            Command::Adjournment(command) => match command {
                AdjournmentCommand::Seal(_) => Actor::Player(game.sealer().unwrap_or(to_move)),
                AdjournmentCommand::Adjourn(_)
                | AdjournmentCommand::SetResumption(_)
                | AdjournmentCommand::Reopen
                | AdjournmentCommand::Open(_)
                | AdjournmentCommand::LoseEnvelope
                | AdjournmentCommand::Establish(_) => Actor::Arbiter,
            },
            Command::Clock(_) => Actor::Arbiter,
            Command::Conduct(command) => command.usual_actor(to_move),
        }
    }
}
