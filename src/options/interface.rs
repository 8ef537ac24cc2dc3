//! The interface in which the program shows itself and speaks, as asked for; and how a command is refused.

use std::io::{self, IsTerminal};
use std::time::Duration;

use crate::cli::{Environment, InterfaceArgs};
use crate::interpreter::request::FaceKind;
use crate::options::error::{CommandError, invalid_value};
use crate::ui::Face;
use crate::ui::lines::LinesManner;
use crate::ui::open::{FaceChoice, Keys};
use crate::ui::screen::{Coordinates, Desk, Look, Mouse, Pieces, Scale, Side, Theme};
use crate::voice::VoiceChoice;
use crate::wording::{Trouble, Verbosity, Wording};

/// Between a new line and its sentence, for readers that want it.
const READERS_PAUSE: Duration = Duration::from_millis(50);

/// The voice that is asked for by name.
///
/// # Errors
///
/// Where there is none of that name.
pub fn voice_choice(asked: Option<&str>) -> Result<VoiceChoice, CommandError> {
    match asked.unwrap_or("auto") {
        "auto" => Ok(VoiceChoice::Auto),
        "system" => Ok(VoiceChoice::System),
        "embedded" => Ok(VoiceChoice::Embedded),
        "off" => Ok(VoiceChoice::Off),
        other => Err(CommandError::usage(invalid_value("voice", other, "auto system embedded off"))),
    }
}

/// The face that is asked for, or that fits where the program runs.
///
/// # Errors
///
/// Where there is none of that name, or no terminal for it.
pub fn face_choice(interface: &InterfaceArgs, environment: &Environment) -> Result<FaceChoice, CommandError> {
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let keys = if terminal && !environment.dumb { Keys::OneByOne } else { Keys::InLines };
    let kind = match interface.face.as_deref() {
        _ if interface.accessible => FaceKind::Lines,
        Some("screen") if !terminal => return Err(CommandError::usage(Trouble::NoTerminal)),
        Some(_) => chosen("face", &interface.face, FaceKind::ALL, FaceKind::name)?.unwrap_or(FaceKind::Screen),
        None if keys == Keys::InLines || environment.accessible => FaceKind::Lines,
        None => FaceKind::Screen,
    };
    // Whoever asks for the screen on a terminal called dumb knows it better.
    let keys = if kind == FaceKind::Screen { Keys::OneByOne } else { keys };
    let pause = if interface.pause { READERS_PAUSE } else { Duration::ZERO };
    let lines = LinesManner { cells: interface.cells.unwrap_or(40).into(), pause };
    Ok(FaceChoice { kind, keys, lines, desk: Desk { look: look(interface, environment)?, ..Desk::default() } })
}

/// How the screen looks by what is asked for and what the terminal can show.
fn look(interface: &InterfaceArgs, environment: &Environment) -> Result<Look, CommandError> {
    let theme = if environment.no_color { Theme::Mono } else { Theme::default() };
    let pieces = if environment.console { Pieces::Letters } else { Pieces::default() };
    Ok(Look {
        theme: chosen("theme", &interface.theme, Theme::ALL, Theme::name)?.unwrap_or(theme),
        pieces: chosen("pieces", &interface.pieces, Pieces::ALL, Pieces::name)?.unwrap_or(pieces),
        coordinates: chosen("coordinates", &interface.coordinates, Coordinates::ALL, Coordinates::name)?
            .unwrap_or_default(),
        side: chosen("side", &interface.side, Side::ALL, Side::name)?.unwrap_or_default(),
        mouse: if interface.mouse { Mouse::Plays } else { Mouse::Ignored },
        scale: if interface.big { Scale::Big } else { Scale::Ordinary },
        ..Look::default()
    })
}

/// The one of that name, where a name is given.
fn chosen<T: Copy, const N: usize>(
    option: &str,
    asked: &Option<String>,
    known: [T; N],
    name: fn(T) -> &'static str,
) -> Result<Option<T>, CommandError> {
    let Some(word) = asked else { return Ok(None) };
    let found = known.into_iter().find(|one| name(*one) == word);
    found.map(Some).ok_or_else(|| CommandError::usage(invalid_value(option, word, &known.map(name).join(" "))))
}

/// Opens the face.
///
/// # Errors
///
/// Where the terminal is gone.
pub fn open_face(choice: &FaceChoice, wording: &Wording) -> Result<Face, CommandError> {
    choice.open(wording).map_err(|_| CommandError::failure(Trouble::NoTerminal))
}

/// The interface language that is asked for, else that of the system, else English.
///
/// # Errors
///
/// Where the one asked for does not exist.
pub fn wording(asked: Option<&str>, environment: &Environment) -> Result<Wording, CommandError> {
    match asked {
        Some(code) => {
            Wording::new(code).map_err(|_| CommandError::usage(Trouble::NotALanguage { text: code.to_owned() }))
        }
        None => Ok(environment.language.as_deref().and_then(|code| Wording::new(code).ok()).unwrap_or_default()),
    }
}

/// The wording that says as much as is asked for.
///
/// # Errors
///
/// Where there is no verbosity of that name.
pub fn with_verbosity(mut wording: Wording, interface: &InterfaceArgs) -> Result<Wording, CommandError> {
    wording.verbosity = chosen("verbosity", &interface.verbosity, Verbosity::ALL, Verbosity::name)?.unwrap_or_default();
    Ok(wording)
}
