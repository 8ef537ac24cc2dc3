//! The lines face: a stream of whole sentences for screen readers, braille displays and pipes.
//!
//! One event, one sentence, one write. No escape sequence, no prompt, no cursor movement.

use std::io::{self, Write};

use crate::wording::Utterance;

/// Writes sentences as lines of plain text.
pub struct Lines<W> {
    to: W,
}

impl<W: Write> Lines<W> {
    pub fn new(to: W) -> Lines<W> {
        Lines { to }
    }

    /// Writes each sentence as one line, in one write.
    ///
    /// # Errors
    ///
    /// Where nobody reads the lines any more.
    pub fn show(&mut self, said: &[Utterance]) -> io::Result<()> {
        for utterance in said {
            let line: String = utterance.printed.chars().filter(|c| !c.is_control()).chain(['\n']).collect();
            self.to.write_all(line.as_bytes())?;
            self.to.flush()?;
        }
        Ok(())
    }
}
