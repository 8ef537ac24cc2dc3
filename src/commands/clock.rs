//! `annabella clock`: a game of which nobody types a move.

use clap::Args;
use shakmaty::ByColor;

use crate::commands::play::Play;
use crate::game::clock::time_control::TimeControl;
use crate::game::terms::KeptMoves;
use crate::options::terms::{TermsPatch, time_controls};

// The time control, and what else can be said of a game.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct Clock {
    /// The time control: 90+30, 40/90+30,30+30, 5d3 (delay), or two as "5 vs 3+2". By default 90+30.
    #[arg(value_name = "CONTROL", allow_hyphen_values = true, conflicts_with = "time", value_parser = time_controls)]
    pub control: Option<ByColor<TimeControl>>,
    /// Both players are blind or visually disabled.
    #[arg(long, conflicts_with = "blind", help_heading = "Game")]
    pub both_blind: bool,
    #[command(flatten)]
    pub play: Play,
}

impl Clock {
    /// The game without moves. Nobody is blind of whom it is not said.
    pub fn game(self) -> Play {
        let terms = self.play.terms;
        let blind = terms.blind.unwrap_or(ByColor::new_with(|_| Some(self.both_blind)));
        let time = self.control.or(terms.time);
        let terms = TermsPatch { time, blind: Some(blind), moves: Some(KeptMoves::None), ..terms };
        Play { terms, ..self.play }
    }
}
