//! How lines are written: for which braille display, with what pause, in signs or words.

use std::time::Duration;

use crate::wording::PrintedNotation;

/// How lines are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinesManner {
    /// The cells of the braille display: longer sentences show their beginning.
    pub cells: usize,
    /// Between the new line and its sentence; makes some readers say it whole.
    pub pause: Duration,
    pub notation: PrintedNotation,
}

impl Default for LinesManner {
    fn default() -> LinesManner {
        LinesManner { cells: 40, pause: Duration::ZERO, notation: PrintedNotation::default() }
    }
}

impl LinesManner {
    /// The same for a braille display of so many cells; the notation goes with them where none was chosen besides.
    pub fn for_cells(self, cells: u8) -> LinesManner {
        let usual = u8::try_from(self.cells).ok().map(PrintedNotation::for_cells);
        let notation = if usual == Some(self.notation) { PrintedNotation::for_cells(cells) } else { self.notation };
        LinesManner { cells: cells.into(), notation, ..self }
    }
}
