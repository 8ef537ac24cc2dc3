//! Whether a terminal that edits its lines itself shows what is typed on it. Nothing else needs this: a pipe shows
//! nothing, and what is typed key by key is shown by the program.

#[cfg(unix)]
use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};

/// What is to be seen of what is typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TypingEcho {
    #[default]
    Shown,
    Hidden,
}

/// Hides what is typed, or shows it again. Where input is no terminal there is nothing to do.
#[cfg(unix)]
pub fn set_echo(echo: TypingEcho) {
    let input = rustix::stdio::stdin();
    let Ok(mut terminal) = tcgetattr(input) else { return };
    terminal.local_modes.set(LocalModes::ECHO, echo == TypingEcho::Shown);
    // Whoever cannot hide it types on the same terminal as before.
    let _ = tcsetattr(input, OptionalActions::Now, &terminal);
}

/// A console of Windows always takes keys one by one.
#[cfg(not(unix))]
pub fn set_echo(_: TypingEcho) {}

/// Nothing that is typed is seen until it is dropped.
pub struct HiddenEcho;

impl HiddenEcho {
    /// Hides what is typed from now on.
    pub fn begin() -> HiddenEcho {
        set_echo(TypingEcho::Hidden);
        HiddenEcho
    }
}

impl Drop for HiddenEcho {
    fn drop(&mut self) {
        set_echo(TypingEcho::Shown);
    }
}
