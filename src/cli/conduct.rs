//! What the command line says of assistants, hearing and supervision.

use clap::{Args, ValueEnum};

use super::values::Blind;
use crate::game::laws::edition::Supervision;
use crate::game::terms::PointSystem;

// Who is helped with what, who cannot hear, and how a rapid or blitz game is supervised.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct ConductArgs {
    /// What White's assistant may do: move,announce,record,press,ask,formalities, any of them, or none.
    #[arg(long, value_name = "DUTIES")]
    pub white_assistant: Option<String>,
    /// What Black's assistant may do.
    #[arg(long, value_name = "DUTIES")]
    pub black_assistant: Option<String>,
    /// Who cannot hear what is announced; a blind opponent then has an assistant.
    #[arg(long, value_enum, value_name = "COLOUR")]
    pub deaf: Option<Blind>,
    /// Whether a rapid or blitz game is supervised as the competition rules ask.
    #[arg(long, value_enum, value_name = "HOW")]
    pub supervision: Option<SupervisionArg>,
    /// The arbiter's words need a PIN, which is asked for when the game is opened and is never shown.
    #[arg(long)]
    pub pin: bool,
    /// What a win, a draw and a loss give.
    #[arg(long, value_enum, value_name = "POINTS")]
    pub points: Option<PointsArg>,
}

/// What a win, a draw and a loss give (10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PointsArg {
    #[value(name = "1-1/2-0")]
    Ordinary,
    #[value(name = "3-1-0")]
    ThreeOneZero,
}

impl PointsArg {
    /// As the terms of a game know it.
    pub fn system(self) -> PointSystem {
        match self {
            PointsArg::Ordinary => PointSystem::Ordinary,
            PointsArg::ThreeOneZero => PointSystem::ThreeOneZero,
        }
    }
}

/// How a rapid or blitz game is supervised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum SupervisionArg {
    Adequate,
    None,
}

impl SupervisionArg {
    /// As the Laws know it.
    pub fn supervision(self) -> Supervision {
        match self {
            SupervisionArg::Adequate => Supervision::Adequate,
            SupervisionArg::None => Supervision::None,
        }
    }
}

// `annabella roles`.
#[derive(Args, Clone, Debug)]
pub struct Roles {
    /// The language of the words.
    #[arg(long)]
    pub lang: Option<String>,
}
