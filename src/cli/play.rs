//! The arguments of `annabella play`: the terms of a game.

use std::path::PathBuf;

use clap::Args;

use super::values::{Blind, Clock, Laws};
use super::{ConductArgs, InterfaceArgs, Series};

// The terms of a game and the interface of playing it.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct Play {
    /// White's name.
    #[arg(long, value_name = "NAME")]
    pub white: Option<String>,
    /// Black's name.
    #[arg(long, value_name = "NAME")]
    pub black: Option<String>,
    /// Who is blind or visually disabled: white, black, both, none. By default black.
    #[arg(long, value_name = "WHO", hide_possible_values = true)]
    pub blind: Option<Blind>,
    /// The time control: 40/90+30,30+30, 90+30, 15+10, 5d3 (delay), fide-rapid, none, or two as "5 vs 3+2". By default
    /// 90+30.
    #[arg(long, value_name = "CONTROL", allow_hyphen_values = true)]
    pub time: Option<String>,
    /// Whose clock is used: own, or external for a clock on the table whose times are entered. By default own.
    #[arg(long, value_name = "CLOCK", hide_possible_values = true)]
    pub clock: Option<Clock>,
    /// How late a player may arrive before he loses: 30m, 1h. By default nothing.
    #[arg(long, value_name = "TIME", allow_hyphen_values = true)]
    pub default_time: Option<String>,
    #[command(flatten)]
    pub series: Series,
    /// The edition of the Laws: 2009, 2014, 2018, 2023. By default 2023.
    #[arg(long, value_name = "YEAR", hide_possible_values = true)]
    pub laws: Option<Laws>,
    /// The language of White's scoresheet: en, es, de, fr, it, pt, nl, fig ... By default that of the interface.
    #[arg(long, value_name = "L")]
    pub white_sheet: Option<String>,
    /// The language of Black's scoresheet.
    #[arg(long, value_name = "L")]
    pub black_sheet: Option<String>,
    /// What is kept for White by itself: sheet,board, sheet, board, none. By default both.
    #[arg(long, value_name = "WHAT")]
    pub white_keeps: Option<String>,
    /// What is kept for Black by itself.
    #[arg(long, value_name = "WHAT")]
    pub black_keeps: Option<String>,
    #[command(flatten)]
    pub conduct: ConductArgs,
    /// The file in which the game is recorded. By default one for each game in the data directory.
    #[arg(long, value_name = "FILE")]
    pub journal: Option<PathBuf>,
    /// The folder in which the record goes on if its file is lost while the game is played: another disk, a stick. By
    /// default one in the home folder.
    #[arg(long, value_name = "DIR")]
    pub spare: Option<PathBuf>,
    /// The position from which the game starts.
    #[arg(long, value_name = "FEN")]
    pub from: Option<String>,
    /// Chess960: an array from 0 to 959, or a position; without a number one drawn at random, or the one of --from.
    #[arg(long, value_name = "NUMBER", num_args = 0..=1, default_missing_value = "")]
    pub chess960: Option<String>,
    /// It was announced that the rules of the quickplay finish apply: claim quickplay (2014: G; since: Guidelines III).
    #[arg(long)]
    pub quickplay_announced: bool,
    /// A friendly game, in which the program may help.
    #[arg(long)]
    pub casual: bool,
    #[command(flatten)]
    pub interface: InterfaceArgs,
}
