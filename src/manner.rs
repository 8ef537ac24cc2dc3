//! The manner in which the program shows itself and speaks, as asked for; and how a command is refused.

use std::io::{self, IsTerminal};
use std::time::Duration;

use crate::cli::{Environment, Manner};
use crate::face::Face;
use crate::face::choice::{FaceChoice, FaceKind, Keys};
use crate::face::lines::LinesManner;
use crate::face::screen::{Coordinates, Desk, Look, Mouse, Pieces, Scale, Side, Theme};
use crate::terms_asked::wrong;
use crate::voice::VoiceChoice;
use crate::wording::{Trouble, Verbosity, Wording};

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

/// The face that is asked for, or that fits where the program runs.
///
/// # Errors
///
/// Where there is none of that name, or no terminal for it.
pub fn face_choice(manner: &Manner, environment: &Environment) -> Result<FaceChoice, Stop> {
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let keys = if terminal && !environment.dumb { Keys::OneByOne } else { Keys::InLines };
    let kind = match manner.face.as_deref() {
        _ if manner.accessible => FaceKind::Lines,
        Some("screen") if !terminal => return Err(Stop::misused(Trouble::NoTerminal)),
        Some(_) => chosen("face", &manner.face, FaceKind::ALL, FaceKind::name)?.unwrap_or(FaceKind::Screen),
        None if keys == Keys::InLines || environment.accessible => FaceKind::Lines,
        None => FaceKind::Screen,
    };
    // Whoever asks for the screen on a terminal called dumb knows it better.
    let keys = if kind == FaceKind::Screen { Keys::OneByOne } else { keys };
    let pause = if manner.pause { READERS_PAUSE } else { Duration::ZERO };
    let lines = LinesManner { cells: manner.cells.unwrap_or(40).into(), pause };
    Ok(FaceChoice { kind, keys, lines, desk: Desk { look: look(manner, environment)?, ..Desk::default() } })
}

/// How the screen looks by what is asked for and what the terminal can show.
fn look(manner: &Manner, environment: &Environment) -> Result<Look, Stop> {
    let theme = if environment.no_color { Theme::Mono } else { Theme::default() };
    let pieces = if environment.console { Pieces::Letters } else { Pieces::default() };
    Ok(Look {
        theme: chosen("theme", &manner.theme, Theme::ALL, Theme::name)?.unwrap_or(theme),
        pieces: chosen("pieces", &manner.pieces, Pieces::ALL, Pieces::name)?.unwrap_or(pieces),
        coordinates: chosen("coordinates", &manner.coordinates, Coordinates::ALL, Coordinates::name)?
            .unwrap_or_default(),
        side: chosen("side", &manner.side, Side::ALL, Side::name)?.unwrap_or_default(),
        mouse: if manner.mouse { Mouse::Plays } else { Mouse::Ignored },
        scale: if manner.big { Scale::Big } else { Scale::Ordinary },
        ..Look::default()
    })
}

/// The one of that name, where a name is given.
fn chosen<T: Copy, const N: usize>(
    option: &str,
    asked: &Option<String>,
    known: [T; N],
    name: fn(T) -> &'static str,
) -> Result<Option<T>, Stop> {
    let Some(word) = asked else { return Ok(None) };
    let found = known.into_iter().find(|one| name(*one) == word);
    found.map(Some).ok_or_else(|| Stop::misused(wrong(option, word, &known.map(name).join(" "))))
}

/// Opens the face.
///
/// # Errors
///
/// Where the terminal is gone.
pub fn open_face(choice: &FaceChoice, wording: &Wording) -> Result<Face, Stop> {
    choice.open(wording).map_err(|_| Stop::failed(Trouble::NoTerminal))
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

/// The wording that says as much as is asked for.
///
/// # Errors
///
/// Where there is no verbosity of that name.
pub fn styled(mut wording: Wording, manner: &Manner) -> Result<Wording, Stop> {
    wording.verbosity = chosen("verbosity", &manner.verbosity, Verbosity::ALL, Verbosity::name)?.unwrap_or_default();
    Ok(wording)
}
