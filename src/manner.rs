//! The manner in which the program shows itself and speaks, as asked for; and how a command is refused.

use std::io::{self, IsTerminal};
use std::time::Duration;

use crate::cli::{Environment, Manner};
use crate::face::Face;
use crate::face::lines::{Lines, LinesManner};
use crate::face::screen::{Desk, Look, Pieces, Scale, Screen, Theme};
use crate::notation::{CheckWord, Length};
use crate::terms_asked::wrong;
use crate::voice::VoiceChoice;
use crate::wording::{Label, Trouble, Wording};

/// Between a new line and its sentence, for readers that want it.
const READERS_PAUSE: Duration = Duration::from_millis(50);

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

/// Which face is shown, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaceChoice {
    Screen(Look),
    /// Lines for a terminal whose keys come one by one.
    Typed(LinesManner),
    /// Lines for a pipe, a file, or a terminal that edits its lines itself.
    Streamed(LinesManner),
}

/// The face that is asked for, or that fits where the program runs.
///
/// # Errors
///
/// Where there is none of that name, or no terminal for it.
pub fn face_choice(manner: &Manner, environment: &Environment) -> Result<FaceChoice, Stop> {
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let pause = if manner.pause { READERS_PAUSE } else { Duration::ZERO };
    let lines = LinesManner { cells: manner.cells.unwrap_or(40).into(), pause };
    let lines = if terminal && !environment.dumb { FaceChoice::Typed(lines) } else { FaceChoice::Streamed(lines) };
    match manner.face.as_deref() {
        Some("lines") => Ok(lines),
        Some("screen") if !terminal => Err(Stop::misused(Trouble::NoTerminal)),
        Some("screen") => Ok(FaceChoice::Screen(look(manner, environment)?)),
        None if !terminal || environment.dumb || environment.accessible || manner.accessible => Ok(lines),
        None => Ok(FaceChoice::Screen(look(manner, environment)?)),
        Some(other) => Err(Stop::misused(wrong("face", other, "screen lines"))),
    }
}

/// How the screen looks by what is asked for and what the terminal can show.
fn look(manner: &Manner, environment: &Environment) -> Result<Look, Stop> {
    let theme = match manner.theme.as_deref() {
        Some(word) => {
            let known = Theme::ALL.map(Theme::name).join(" ");
            Theme::named(word).ok_or_else(|| Stop::misused(wrong("theme", word, &known)))?
        }
        None if environment.no_color => Theme::Mono,
        None => Theme::Dark,
    };
    let pieces = match manner.pieces.as_deref() {
        Some(word) => {
            Pieces::named(word).ok_or_else(|| Stop::misused(wrong("pieces", word, "figurines outline letters")))?
        }
        None if environment.console => Pieces::Letters,
        None => Pieces::Figurines,
    };
    let scale = if manner.big { Scale::Big } else { Scale::Ordinary };
    Ok(Look { theme, pieces, scale, ..Look::default() })
}

/// Opens the face.
///
/// # Errors
///
/// Where the terminal is gone.
pub fn open_face(choice: &FaceChoice, wording: &Wording) -> Result<Face, Stop> {
    let opened = match *choice {
        FaceChoice::Streamed(manner) => Ok(Face::Lines(Lines::streaming(io::stdout(), manner))),
        FaceChoice::Typed(manner) => Lines::typing(io::stdout(), manner).map(Face::Lines),
        FaceChoice::Screen(look) => Screen::open(&wording.label(&Label::FirstLine))
            .map(|screen| Face::Screen(Box::new(screen), Box::new(Desk { look, ..Desk::default() }))),
    };
    opened.map_err(|_| Stop::failed(Trouble::NoTerminal))
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
