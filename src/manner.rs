//! The manner in which the program shows itself and speaks, as asked for; and how a command is refused.

use std::io::{self, IsTerminal};

use crate::cli::{Environment, Manner};
use crate::notation::{CheckWord, Length};
use crate::terms_asked::wrong;
use crate::voice::VoiceChoice;
use crate::wording::{Trouble, Wording};

/// Everything was done.
pub const DONE: u8 = 0;
/// Something stood in the way; it was said.
pub const FAILED: u8 = 1;
/// What was asked for cannot be read; it was said.
pub const MISUSED: u8 = 2;

/// What stops a command: what is said, and the exit code.
pub struct Stop {
    pub trouble: Trouble,
    pub code: u8,
}

impl Stop {
    pub fn failed(trouble: Trouble) -> Stop {
        Stop { trouble, code: FAILED }
    }

    pub fn misused(trouble: Trouble) -> Stop {
        Stop { trouble, code: MISUSED }
    }
}

/// The voice that is asked for by name.
///
/// # Errors
///
/// Where there is none of that name.
pub fn voice_choice(asked: Option<&str>) -> Result<VoiceChoice, Stop> {
    match asked.unwrap_or("auto") {
        "auto" => Ok(VoiceChoice::Auto),
        "system" => Ok(VoiceChoice::System),
        "embedded" => Ok(VoiceChoice::Embedded),
        "off" => Ok(VoiceChoice::Off),
        other => Err(Stop::misused(wrong("voice", other, "auto system embedded off"))),
    }
}

/// Which face is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaceChoice {
    Screen,
    Lines,
}

/// The face that is asked for, or that fits where the program runs.
///
/// # Errors
///
/// Where there is none of that name, or no terminal for it.
pub fn face_choice(asked: Option<&str>, environment: &Environment) -> Result<FaceChoice, Stop> {
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    match asked {
        Some("lines") => Ok(FaceChoice::Lines),
        Some("screen") if !terminal => Err(Stop::misused(Trouble::NoTerminal)),
        Some("screen") => Ok(FaceChoice::Screen),
        None if !terminal || environment.dumb || environment.accessible => Ok(FaceChoice::Lines),
        None => Ok(FaceChoice::Screen),
        Some(other) => Err(Stop::misused(wrong("face", other, "screen lines"))),
    }
}

/// The interface language that is asked for, else that of the system, else English.
///
/// # Errors
///
/// Where the one asked for does not exist.
pub fn wording(asked: Option<&str>, environment: &Environment) -> Result<Wording, Stop> {
    match asked {
        Some(code) => Wording::new(code).map_err(|_| Stop::misused(Trouble::NotALanguage { text: code.to_owned() })),
        None => Ok(environment.language.as_deref().and_then(|code| Wording::new(code).ok()).unwrap_or_default()),
    }
}

/// The wording with the announcements that are asked for.
pub fn styled(mut wording: Wording, manner: &Manner) -> Wording {
    if manner.short {
        wording.length = Length::Short;
    }
    if manner.check {
        wording.check = CheckWord::Said;
    }
    wording
}
