//! Who may say what: one table of roles and commands. Who is taken to speak where nobody is named stands elsewhere.

use shakmaty::Color;

use super::command::{AdjournmentCommand, CaseCommand, Command, GameCommand, MoveCommand, RecordsCommand};
use super::conduct::command::ConductCommand;
use super::conduct::penalty::Penalty;
use super::duties::Duty;
use super::people::{Actor, Sight};
use super::refusal::{ConductRefusal, Refusal};
use super::terms::Terms;
use super::{Game, Stage};

/// In what capacity somebody speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    Player,
    /// The assistant of a blind player (D.2.10).
    BlindPlayersAssistant,
    /// The assistant of a sighted player, who moves and announces (D.2.11).
    SightedPlayersAssistant,
    Arbiter,
    Program,
}

/// For whom a command may be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// Not at all.
    Nobody,
    /// For one's own side: the player himself, or the one who is assisted.
    OwnSide,
    /// For either player.
    Anybody,
}

impl Role {
    /// Every role, in the order of the table's columns.
    pub const ALL: [Role; 5] =
        [Role::Player, Role::BlindPlayersAssistant, Role::SightedPlayersAssistant, Role::Arbiter, Role::Program];

    /// In what capacity `actor` speaks on these terms.
    pub fn of(actor: Actor, terms: &Terms) -> Role {
        match actor {
            Actor::Player(_) => Role::Player,
            Actor::Assistant(side) => match terms.players[side].sight {
                Sight::Blind => Role::BlindPlayersAssistant,
                Sight::Sighted => Role::SightedPlayersAssistant,
            },
            Actor::Arbiter => Role::Arbiter,
            Actor::Program => Role::Program,
        }
    }

    /// For whom this role may give that command.
    pub fn scope(self, command: &Command) -> Scope {
        let [player, blind_players, sighted_players, arbiter] = row(command);
        match self {
            Role::Player => player,
            Role::BlindPlayersAssistant => blind_players,
            Role::SightedPlayersAssistant => sighted_players,
            Role::Arbiter => arbiter,
            Role::Program => Scope::Nobody,
        }
    }
}

/// The row of a command: the player, the blind player's assistant, the sighted player's assistant, the arbiter.
///
/// Where a player may act for anybody, whose half-move it is is judged when the command is.
fn row(command: &Command) -> [Scope; 4] {
    use Scope::{Anybody as Any, Nobody as No, OwnSide as Own};
    match command {
        Command::Move(command) => match command {
            MoveCommand::Touch(_) => [Any, Any, No, Any],
            MoveCommand::Announce(_) | MoveCommand::Repeat(_) => [Any, Any, Any, Any],
            MoveCommand::Correct(_) | MoveCommand::Undo => [Own, Any, Any, No],
            MoveCommand::Press => [Any, Own, No, Any],
            MoveCommand::Complete => [Any, Any, No, Any],
        },
        Command::Clock(_) => [No, No, No, Any],
        Command::Records(command) => match command {
            RecordsCommand::Execute(..) => [Own, Any, Any, Any],
            // Nobody but the arbiter is told how another player's board stands (D.2, 12.6).
            RecordsCommand::Check(..) => [Own, Own, No, Any],
            RecordsCommand::Record(..) | RecordsCommand::Strike(..) => [Own, Own, No, Any],
            RecordsCommand::Retrace(_) | RecordsCommand::Adjust(_) => [No, No, No, Any],
        },
        Command::Case(command) => match command {
            CaseCommand::OfferDraw | CaseCommand::DeclineDraw => [Any, No, No, No],
            // The arbiter only consents, where the rules of the event ask for it (9.1.1); judged when he does.
            CaseCommand::AcceptDraw => [Any, No, No, Any],
            CaseCommand::ClaimFlag => [Any, Any, No, Any],
            // A claim of a draw is the player's own (D.2.10).
            CaseCommand::Claim(_) => [Any, No, No, No],
            CaseCommand::CallArbiter => [Any, Any, Any, Any],
            CaseCommand::Rule(..) | CaseCommand::SetIllegalMoves(..) => [No, No, No, Any],
        },
        Command::Adjournment(command) => match command {
            AdjournmentCommand::Adjourn(_) => [Own, No, No, Any],
            // The formalities of an adjournment are the assistant's too (D.2.10.6).
            AdjournmentCommand::Seal(_) => [Own, Own, No, No],
            AdjournmentCommand::SetResumption(_)
            | AdjournmentCommand::Reopen
            | AdjournmentCommand::Open(_)
            | AdjournmentCommand::LoseEnvelope
            | AdjournmentCommand::Establish(_) => [No, No, No, Any],
        },
        Command::Game(command) => match command {
            GameCommand::Begin => [Any, Any, No, Any],
            GameCommand::Resign => [Any, No, No, No],
            GameCommand::Sign => [Any, Any, No, No],
            GameCommand::DeclareResult { .. } | GameCommand::TakeBackResult(_) | GameCommand::Note(_) => {
                [No, No, No, Any]
            }
        },
        Command::Conduct(command) => match command {
            ConductCommand::Adjust | ConductCommand::LookAtRecord => [Any, No, No, No],
            // He reports what the sighted player touches (D.2.10.5).
            ConductCommand::ClaimTouch(_) => [Any, Any, No, Any],
            ConductCommand::ClaimTwoHands
            | ConductCommand::ClaimIllegalMove(_)
            | ConductCommand::ClaimWrongStart(_) => [Any, No, No, Any],
            ConductCommand::Penalise { .. } | ConductCommand::SetSupervision(_) => [No, No, No, Any],
        },
    }
}

/// The duty under which a command falls; `None` where it falls under none.
pub fn duty_of(command: &Command) -> Option<Duty> {
    match command {
        Command::Move(command) => match command {
            MoveCommand::Touch(_) => Some(Duty::Formalities),
            MoveCommand::Announce(_) | MoveCommand::Repeat(_) | MoveCommand::Correct(_) | MoveCommand::Undo => {
                Some(Duty::Announce)
            }
            MoveCommand::Press | MoveCommand::Complete => Some(Duty::Press),
        },
        Command::Records(command) => match command {
            RecordsCommand::Execute(..) | RecordsCommand::Check(..) => Some(Duty::Move),
            RecordsCommand::Record(..) | RecordsCommand::Strike(..) => Some(Duty::Record),
            RecordsCommand::Retrace(_) | RecordsCommand::Adjust(_) => None,
        },
        Command::Case(CaseCommand::ClaimFlag) | Command::Conduct(ConductCommand::ClaimTouch(_)) => {
            Some(Duty::Formalities)
        }
        Command::Adjournment(AdjournmentCommand::Seal(_)) => Some(Duty::Formalities),
        Command::Adjournment(_) => None,
        Command::Game(GameCommand::Begin) => Some(Duty::Press),
        Command::Case(_) | Command::Conduct(_) | Command::Game(_) | Command::Clock(_) => None,
    }
}

impl Game {
    /// Whether `by` may give that command now.
    pub(super) fn may_say(&self, by: Actor, command: &Command) -> Result<(), Refusal> {
        if let Stage::Over(_) = self.stage
            && !is_for_after_the_end(command)
        {
            return Err(Refusal::GameOver);
        }
        if self.stage == Stage::Cancelled && !matches!(command, Command::Game(GameCommand::Note(_))) {
            return Err(Refusal::Cancelled);
        }
        let role = Role::of(by, &self.terms);
        let concerned = self.concerned(command);
        match role.scope(command) {
            Scope::Anybody => self.is_among_his_duties(by, command),
            Scope::OwnSide if concerned.is_none() || concerned == by.side() => self.is_among_his_duties(by, command),
            Scope::Nobody if role == Role::SightedPlayersAssistant => Err(Refusal::NotHisDuty),
            Scope::OwnSide if self.was_answered(by, command) => Err(Refusal::TooLateToCorrect),
            Scope::OwnSide | Scope::Nobody => {
                let usual = match (command.usual_actor(self), by.side()) {
                    // An assistant is told that it is for his own player to say.
                    (Actor::Player(_), Some(side)) => Actor::Player(side),
                    (usual, _) => usual,
                };
                let whose = concerned.map_or(usual, Actor::Player);
                Err(Refusal::NotYours { whose })
            }
        }
    }

    /// Whether that would put right what the opponent has answered already (D.2.8).
    fn was_answered(&self, by: Actor, command: &Command) -> bool {
        let puts_right = matches!(command, Command::Move(MoveCommand::Correct(_) | MoveCommand::Undo));
        let in_hand = self.in_hand().announcement.as_ref().map(|announcement| announcement.by);
        puts_right && by.side().is_some_and(|side| in_hand == Some(!side)) && !self.line().is_empty()
    }

    /// Whether an assistant has the duty for it: a blind player's has those that were agreed, a sighted player's those of
    /// D.2.11, and only where the blind player has nobody.
    fn is_among_his_duties(&self, by: Actor, command: &Command) -> Result<(), Refusal> {
        let Actor::Assistant(side) = by else { return Ok(()) };
        let (player, opponent) = (&self.terms.players[side], &self.terms.players[!side]);
        match (player.sight, duty_of(command)) {
            (Sight::Sighted, _) if opponent.sight == Sight::Blind && opponent.has_named_assistant() => {
                Err(Refusal::Conduct(ConductRefusal::BlindPlayerHasAssistant))
            }
            (Sight::Sighted, _) | (Sight::Blind, None) => Ok(()),
            (Sight::Blind, Some(duty)) if player.duties().has(duty) => Ok(()),
            (Sight::Blind, Some(duty)) => Err(Refusal::Conduct(ConductRefusal::NotAmongHisDuties { duty })),
        }
    }

    /// Whether `by` may be told times and numbers of moves: an assistant only where that is among his duties (D.2.10.4).
    ///
    /// # Errors
    ///
    /// A [`Refusal`] with its article.
    pub fn may_ask_time(&self, by: Actor) -> Result<(), Refusal> {
        let Actor::Assistant(side) = by else { return Ok(()) };
        let player = &self.terms.players[side];
        match player.sight {
            _ if player.duties().has(Duty::Ask) => Ok(()),
            Sight::Blind => Err(Refusal::Conduct(ConductRefusal::NotAmongHisDuties { duty: Duty::Ask })),
            Sight::Sighted => Err(Refusal::NotHisDuty),
        }
    }

    /// Whose half-move, board, sheet or clock the command is about, where it is about one player's.
    fn concerned(&self, command: &Command) -> Option<Color> {
        match command {
            Command::Move(command) => match command {
                MoveCommand::Correct(_) | MoveCommand::Undo => {
                    self.correctable_announcement().map(|announcement| announcement.by)
                }
                MoveCommand::Press => Some(self.clock_to_run()),
                MoveCommand::Touch(_) | MoveCommand::Announce(_) | MoveCommand::Repeat(_) | MoveCommand::Complete => {
                    None
                }
            },
            Command::Records(command) => match command {
                RecordsCommand::Execute(owner, _)
                | RecordsCommand::Record(owner, _)
                | RecordsCommand::Strike(owner, _)
                | RecordsCommand::Check(owner, _) => Some(*owner),
                RecordsCommand::Retrace(_) | RecordsCommand::Adjust(_) => None,
            },
            Command::Adjournment(command) => match command {
                AdjournmentCommand::Adjourn(_) => Some(self.to_move()),
                AdjournmentCommand::Seal(_) => Some(self.sealer().unwrap_or(self.to_move())),
                AdjournmentCommand::SetResumption(_)
                | AdjournmentCommand::Reopen
                | AdjournmentCommand::Open(_)
                | AdjournmentCommand::LoseEnvelope
                | AdjournmentCommand::Establish(_) => None,
            },
            Command::Clock(_) | Command::Case(_) | Command::Game(_) | Command::Conduct(_) => None,
        }
    }
}

/// What still makes sense once the game is over.
fn is_for_after_the_end(command: &Command) -> bool {
    match command {
        Command::Game(
            GameCommand::Note(_)
            | GameCommand::DeclareResult { .. }
            | GameCommand::TakeBackResult(_)
            | GameCommand::Sign,
        ) => true,
        // A slip of the tongue that ended the game is put right at once (D.2.8).
        Command::Move(MoveCommand::Correct(_) | MoveCommand::Undo) => true,
        // What hands did and pens wrote is completed after the end too.
        Command::Records(
            RecordsCommand::Check(..)
            | RecordsCommand::Execute(..)
            | RecordsCommand::Record(..)
            | RecordsCommand::Strike(..),
        ) => true,
        Command::Game(GameCommand::Begin | GameCommand::Resign) => false,
        Command::Records(RecordsCommand::Retrace(_) | RecordsCommand::Adjust(_)) => false,
        Command::Move(
            MoveCommand::Touch(_)
            | MoveCommand::Announce(_)
            | MoveCommand::Repeat(_)
            | MoveCommand::Press
            | MoveCommand::Complete,
        ) => false,
        Command::Conduct(ConductCommand::Penalise { penalty, .. }) => match penalty {
            Penalty::Warning | Penalty::Fine | Penalty::Exclusion { .. } | Penalty::Expulsion => true,
            Penalty::TimeToOpponent(_)
            | Penalty::TimeTaken(_)
            | Penalty::PointsToOpponent(_)
            | Penalty::PointsTaken(_)
            | Penalty::Loss => false,
        },
        // It is answered that the result stands.
        Command::Conduct(ConductCommand::ClaimIllegalMove(_) | ConductCommand::ClaimWrongStart(_)) => true,
        Command::Conduct(
            ConductCommand::SetSupervision(_)
            | ConductCommand::Adjust
            | ConductCommand::LookAtRecord
            | ConductCommand::ClaimTouch(_)
            | ConductCommand::ClaimTwoHands,
        ) => false,
        Command::Clock(_) | Command::Case(_) | Command::Adjournment(_) => false,
    }
}
