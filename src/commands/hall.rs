//! `annabella hall`: the boards of a hall. A process of its own does it, which alone speaks to a network; here it is
//! started.

use crate::hall::link;
use crate::options::environment::Environment;
use crate::options::error::CommandError;
use crate::wording::Wording;

/// Starts that process with what was typed, and waits until it ends. Returns its exit code.
///
/// # Errors
///
/// Where it is not built in, or cannot be started.
pub fn hall(environment: &Environment, wording: &Wording) -> Result<u8, CommandError> {
    let arguments = environment.arguments.iter().skip_while(|argument| *argument != "hall").skip(1);
    link::read(arguments, wording.language()).map_err(|why| CommandError::failure(why.into()))
}
