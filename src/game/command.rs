//! What somebody at the table says should happen. Imperative; judged by `Game::decide`.

use shakmaty::{Board, ByColor, Color, Square};

use super::Game;
use super::clock::moment::Span;
use super::clock::time_control::TimeControl;
use super::half_move::HalfMove;
use super::laws::result::Points;
use super::people::Actor;
use super::table::boards::Execution;
use super::table::scoresheet::Entry;

/// A command, as an actor gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Play begins: White's clock is started (6.6).
    Begin,
    /// The player on the move touches pieces; for a blind player, takes them out of their holes (4.3, D.2.3).
    Touch(Vec<Square>),
    /// Announces the half-move that the player on the move has made (D.2.1).
    Announce(Spoken),
    /// The opponent repeats it, aloud and perhaps wrongly; without a move: as announced.
    Repeat(Option<HalfMove>),
    /// A slip of the tongue is put right before the clock is started (D.2.8).
    Correct(Spoken),
    /// The clock is pressed: the move is completed (6.2.1).
    Press,
    /// Repeated, executed on both boards, recorded on both sheets, pressed: all that is missing.
    Complete,
    /// Takes back what is announced and not completed.
    Undo,
    /// What was really done on a board.
    Execute(Color, Execution),
    /// What a player really wrote.
    Record(Color, Entry),
    /// A player strikes his sheet from that ply (from 0) on.
    Strike(Color, usize),
    /// Compares the boards, or what is said to stand on one of them with what is believed to.
    Check(Color, Option<Board>),
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    Resign,
    /// Claims that the opponent's flag has fallen (6.8).
    ClaimFlag,
    /// A player calls the arbiter: the clocks are stopped (6.11.2).
    CallArbiter,
    /// The arbiter stops the clocks (6.11).
    Stop,
    /// The arbiter restarts the clock of the player who has the move.
    Go,
    /// The arbiter sets the remaining times (6.10.2, 7.1).
    SetClocks(ByColor<Span>),
    /// The arbiter adds time to a player's clock (12.9).
    AddTime(Color, Span),
    /// The arbiter finds the clocks set wrongly and sets them to these time controls (6.10.2).
    SetTimeControls(ByColor<TimeControl>),
    /// The arbiter corrects the period a player is in, counted from 0.
    SetPeriod(Color, u32),
    /// The arbiter finds that a player has not arrived (6.7).
    Absent(Color),
    Arrived(Color),
    /// The arbiter corrects a player's counter of completed moves.
    SetCounter(Color, u32),
    /// The arbiter rules on what is open.
    Rule(Decision),
    /// Back to a ply on both boards, both sheets and the clocks; without one, as the Laws propose.
    Retrace(Option<usize>),
    /// The boards, or one of them, now stand as the sheets have it (D.2.9).
    AdjustBoards(Option<Color>),
    /// The arbiter declares the result.
    DeclareResult(ByColor<Points>),
    /// The arbiter notes something.
    Note(String),
}

/// A half-move with the text it was entered as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    pub half_move: HalfMove,
    pub text: String,
    pub draw_offer: bool,
}

/// The arbiter's answer to what is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    Accept,
    Reject,
}

impl Command {
    /// Who is taken to say this where nobody is named: the one who may.
    pub fn usual_actor(&self, game: &Game) -> Actor {
        let to_move = game.to_move();
        match self {
            Command::Touch(_)
            | Command::Announce(_)
            | Command::Correct(_)
            | Command::Complete
            | Command::Undo
            | Command::OfferDraw
            | Command::Resign
            | Command::CallArbiter => Actor::Player(to_move),
            // The flag that falls is that of the player on the move.
            Command::Repeat(_) | Command::ClaimFlag => Actor::Player(!to_move),
            Command::Press => Actor::Player(game.clock_to_run()),
            Command::AcceptDraw | Command::DeclineDraw => Actor::Player(game.offer().map_or(to_move, |by| !by)),
            Command::Execute(owner, _)
            | Command::Record(owner, _)
            | Command::Strike(owner, _)
            | Command::Check(owner, _) => Actor::Player(*owner),
            Command::Begin
            | Command::Stop
            | Command::Go
            | Command::SetClocks(_)
            | Command::AddTime(..)
            | Command::SetTimeControls(_)
            | Command::SetPeriod(..)
            | Command::Absent(_)
            | Command::Arrived(_)
            | Command::SetCounter(..)
            | Command::Rule(_)
            | Command::Retrace(_)
            | Command::AdjustBoards(_)
            | Command::DeclareResult(_)
            | Command::Note(_) => Actor::Arbiter,
        }
    }
}
