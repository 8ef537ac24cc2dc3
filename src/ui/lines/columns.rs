//! How long a row of text may be.

use std::io::{self, IsTerminal as _};

/// How long a row may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Columns {
    /// As long as it comes: nothing breaks rows in a file.
    Unbounded,
    /// Within the terminal, as wide as it is at the time.
    Terminal,
    /// Within so many cells.
    Fixed(usize),
}

/// The width of a terminal that does not tell it.
const USUAL_COLUMNS: u16 = 80;

impl Columns {
    /// What is right for the standard output.
    pub fn of_output() -> Columns {
        if io::stdout().is_terminal() { Columns::Terminal } else { Columns::Unbounded }
    }

    /// The cells of a row. The last column of a terminal stays free: behind it the cursor has no place of its own.
    pub fn cells(self) -> usize {
        match self {
            Columns::Unbounded => usize::MAX,
            Columns::Terminal => {
                let columns = crossterm::terminal::size().map_or(0, |(columns, _)| columns);
                usize::from(if columns == 0 { USUAL_COLUMNS } else { columns }.saturating_sub(1).max(1))
            }
            Columns::Fixed(columns) => columns.saturating_sub(1).max(1),
        }
    }
}
