//! The interface in which the program shows itself and speaks, as asked for; and how a command is refused.

use std::io::{self, IsTerminal};
use std::time::Duration;

use shakmaty::Color;

use crate::cli::values::Typist;
use crate::cli::{Environment, InterfaceArgs};
use crate::game::Game;
use crate::game::people::Actor;
use crate::interpreter::request::FaceKind;
use crate::interpreter::seat::{Seat, the_blind_player};
use crate::options::error::CommandError;
use crate::ui::Face;
use crate::ui::lines::LinesManner;
use crate::ui::open::{FaceChoice, KeyInput, obeys_sequences};
use crate::ui::screen::{Appearance, Mouse, Pieces, Scale, Theme, UiState};
use crate::ui::terminal_guard::TerminalGuard;
use crate::wording::{MoveOrder, PrintedNotation, Trouble, Wording};

/// Between a new line and its sentence, for readers that want it.
const READERS_PAUSE: Duration = Duration::from_millis(50);

/// The face that is asked for, or that fits where the program runs.
///
/// # Errors
///
/// Where there is none of that name, or no terminal for it.
pub fn face_choice(interface: &InterfaceArgs, environment: &Environment) -> Result<FaceChoice, CommandError> {
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let keys = if terminal && !environment.dumb { KeyInput::OneByOne } else { KeyInput::InLines };
    let kind = match interface.face {
        _ if interface.accessible => FaceKind::Lines,
        Some(FaceKind::Screen) if !terminal => return Err(CommandError::usage(Trouble::NoTerminal)),
        Some(kind) => kind,
        None if keys == KeyInput::InLines || environment.accessible || !obeys_sequences() => FaceKind::Lines,
        None => FaceKind::Screen,
    };
    // Whoever asks for the screen on a terminal called dumb knows it better.
    let keys = if kind == FaceKind::Screen { KeyInput::OneByOne } else { keys };
    let pause = if interface.pause { READERS_PAUSE } else { Duration::ZERO };
    // Whoever reads a pipe or a file reads signs as well as words.
    let notation = interface.notation.unwrap_or(match keys {
        KeyInput::OneByOne => interface.cells.map(PrintedNotation::for_cells).unwrap_or_default(),
        KeyInput::InLines => PrintedNotation::Signs,
    });
    let lines = LinesManner { cells: interface.cells.unwrap_or(40).into(), pause, notation };
    let ui = UiState { appearance: appearance(interface, environment), ..UiState::default() };
    Ok(FaceChoice { kind, keys, lines, ui, guard: TerminalGuard::install() })
}

/// How the screen looks by what is asked for and what the terminal can show.
fn appearance(interface: &InterfaceArgs, environment: &Environment) -> Appearance {
    let theme = if environment.no_color { Theme::Mono } else { Theme::default() };
    // The Linux console has no figurines.
    let pieces = environment.console.then_some(Pieces::Letters);
    Appearance {
        theme: interface.theme.unwrap_or(theme),
        chosen_pieces: interface.pieces.or(pieces),
        coordinates: interface.coordinates.unwrap_or_default(),
        orientation: interface.side.unwrap_or_default(),
        mouse: if interface.mouse { Mouse::Plays } else { Mouse::Ignored },
        pictures: interface.pictures.unwrap_or_default(),
        scale: if interface.big { Scale::Big } else { Scale::Ordinary },
        ..Appearance::default()
    }
}

/// Who types at the keyboard of this game.
pub fn seat(interface: &InterfaceArgs, game: &Game) -> Seat {
    match interface.keys {
        Some(Typist::White) => Seat::of(Actor::Player(Color::White)),
        Some(Typist::Black) => Seat::of(Actor::Player(Color::Black)),
        Some(Typist::Assistant) => {
            the_blind_player(game).map_or(Seat::EVERYBODY, |side| Seat::of(Actor::Assistant(side)))
        }
        Some(Typist::Everybody) | None => Seat::EVERYBODY,
    }
}

/// Opens the face.
///
/// # Errors
///
/// Where the terminal is gone, or too old for it.
pub fn open_face(choice: &FaceChoice, wording: &Wording) -> Result<Face, CommandError> {
    choice.open(wording).map_err(|error| CommandError::failure(not_opened(&error)))
}

/// Why a face could not be opened.
pub fn not_opened(error: &io::Error) -> Trouble {
    if error.kind() == io::ErrorKind::Unsupported { Trouble::OldConsole } else { Trouble::NoTerminal }
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
pub fn with_verbosity(mut wording: Wording, interface: &InterfaceArgs) -> Wording {
    wording.verbosity = interface.verbosity.unwrap_or_default();
    wording.order = interface.cells.map_or_else(MoveOrder::default, MoveOrder::for_cells);
    wording.completions = interface.audio.completions.unwrap_or_default();
    wording
}
