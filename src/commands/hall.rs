//! `annabella hall`: the boards of a hall. Another program does it, which alone speaks to a network; here it is started.

use crate::hall::link;
use crate::options::environment::Environment;
use crate::options::error::CommandError;
use crate::wording::{HallTrouble, Wording};

/// Starts the program beside this one with what was typed, and waits until it ends. Returns its exit code.
///
/// # Errors
///
/// Where it is missing.
pub fn hall(environment: &Environment, wording: &Wording) -> Result<u8, CommandError> {
    let arguments = environment.arguments.iter().skip_while(|argument| *argument != "hall").skip(1);
    link::read(arguments, wording.language()).map_err(|_| CommandError::failure(HallTrouble::NoProgram.into()))
}
