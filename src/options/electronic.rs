//! The options of electronic boards.

use clap::Args;
use shakmaty::{ByColor, Color};

use super::arguments::{WrongValue, within};
use crate::boards::BoardSource;
use crate::game::clock::moment::Span;

/// How long a board without a lever must be quiet before what stands there is announced, unless chosen otherwise.
pub const DEFAULT_SETTLE: Span = Span::seconds(1);

// The electronic boards of a game.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct ElectronicArgs {
    /// White's board is electronic: dgt:/dev/ttyACM0, dgt:COM5, dgt:auto for the one DGT board there is, or
    /// chesslink:/dev/ttyUSB0. What stands on it is announced.
    #[arg(long, value_name = "BOARD", value_parser = board_source)]
    pub white_board: Option<BoardSource>,
    /// Black's board is electronic.
    #[arg(long, value_name = "BOARD", value_parser = board_source)]
    pub black_board: Option<BoardSource>,
    /// How many milliseconds an electronic board without a lever must be quiet before a move is announced, 250 to 5000.
    /// By default 1000.
    #[arg(long, value_name = "MS", value_parser = within(250u16, 5_000))]
    pub settle: Option<u16>,
}

impl ElectronicArgs {
    /// The port of each player's board, if it is electronic.
    pub fn sources(&self) -> ByColor<Option<&BoardSource>> {
        ByColor { white: self.white_board.as_ref(), black: self.black_board.as_ref() }
    }

    /// Whether any board is electronic.
    pub fn is_any(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.sources()[color].is_some())
    }

    /// The time for which a board must be quiet.
    pub fn settle(&self) -> Span {
        self.settle.map_or(DEFAULT_SETTLE, |ms| Span::milliseconds(ms.into()))
    }
}

/// Reads the place of a board.
///
/// # Errors
///
/// [`WrongValue`] with examples of what would be right.
pub fn board_source(text: &str) -> Result<BoardSource, WrongValue> {
    let known = match cfg!(windows) {
        true => "dgt:auto dgt:COM5 chesslink:COM6",
        false => "dgt:auto dgt:/dev/ttyACM0 chesslink:/dev/ttyUSB0",
    };
    text.parse().map_err(|_| WrongValue::known(known))
}
