//! How the program shows itself and speaks: the options, and the face, keyboard and wording that they choose.

use std::io;
use std::time::Duration;

use clap::{Args, ValueEnum};
use shakmaty::Color;

use super::arguments::{is_on, within, yes_or_no};
use super::audio::AudioArgs;
use super::electronic::ElectronicArgs;
use super::environment::Environment;
use super::error::CommandError;
use super::themes::{ChosenTheme, themes};
use crate::game::Game;
use crate::game::clock::moment::Span;
use crate::game::people::Actor;
use crate::interpreter::keyboard::{Keyboard, the_blind_player};
use crate::interpreter::request::{CELLS, FaceKind, Pressing};
use crate::table_settings::TableSettings;
use crate::ui::lines::LineStyle;
use crate::ui::screen::{Appearance, Coordinates, Orientation, PictureProtocol, Pieces, Theme, UiState};
use crate::ui::terminal::{TerminalGuard, has_light_background};
use crate::ui::{Face, FaceChoice, KeyInput, obeys_sequences};
use crate::voice::VoiceChoice;
use crate::wording::{Completions, MoveOrder, PrintedNotation, Trouble, Verbosity, Wording, languages};

// How the program shows itself and speaks.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct InterfaceArgs {
    /// The language of the interface, by its code. By default that of the system.
    #[arg(long, value_name = "L")]
    pub lang: Option<String>,
    /// The face: screen; lines for screen readers, braille displays and pipes; hybrid, boards above and lines below.
    /// By default screen on a terminal.
    #[arg(long, value_name = "FACE", hide_possible_values = true)]
    pub face: Option<FaceKind>,
    /// Who types: white, black, assistant (of the blind player), everybody. A question without a name is asked by that
    /// person. By default everybody.
    #[arg(long, value_name = "WHO", hide_possible_values = true)]
    pub keys: Option<Typist>,
    /// The lines face, for screen readers and braille displays. ACCESSIBLE=1 does the same.
    #[arg(long, conflicts_with = "face")]
    pub accessible: bool,
    /// Lines: the cells of the braille display that show text, as 20, 32, 40, 80, or fewer if the reader needs some.
    /// By default 40.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = within(*CELLS.start(), *CELLS.end()))]
    pub cells: Option<u8>,
    /// Lines: 50 milliseconds between the new line and its sentence, for readers that skip its beginning.
    #[arg(long, value_name = "YES|NO", num_args = 0..=1, require_equals = true, default_missing_value = "yes",
          value_parser = yes_or_no)]
    pub pause: Option<bool>,
    /// Lines: moves, boards and results in words (knight f3) for a reader that speaks, or in signs (Nf3). By default
    /// words on a terminal.
    #[arg(long, value_name = "HOW", hide_possible_values = true)]
    pub notation: Option<PrintedNotation>,
    /// The voice: auto, system, reader, embedded, off. By default auto.
    #[arg(long, value_name = "VOICE", hide_possible_values = true)]
    pub voice: Option<VoiceChoice>,
    /// How much is said: brief (Springer Felix drei), normal, full (Schach and matt too). By default normal.
    #[arg(long, value_name = "HOW", hide_possible_values = true)]
    pub verbosity: Option<Verbosity>,
    /// The clock is pressed separately (by an empty line), or with-move: with the announcement, for games with little
    /// time. By default separately.
    #[arg(long, value_name = "WHEN", hide_possible_values = true)]
    pub press: Option<Pressing>,
    #[command(flatten)]
    pub electronic: ElectronicArgs,
    #[command(flatten, next_help_heading = "Screen")]
    pub look: LookArgs,
    #[command(flatten, next_help_heading = "Sound")]
    pub audio: AudioArgs,
}

// How the boards and clocks look on the screen.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct LookArgs {
    /// The colours: dark, light, contrast, mono, terminal (the terminal's own 16), or a file of your own by its name.
    /// By default dark or light as the terminal says its background is; mono where NO_COLOR is set.
    #[arg(long, value_name = "THEME", hide_possible_values = true, value_parser = themes())]
    pub theme: Option<ChosenTheme>,
    /// The pieces: figurines, outline (on squares of one row), letters. By default figurines.
    #[arg(long, value_name = "PIECES", hide_possible_values = true)]
    pub pieces: Option<Pieces>,
    /// The coordinates beside the boards: letters, or names (Anna to Hector, on squares of five columns or more). By
    /// default letters.
    #[arg(long, value_name = "WHICH", hide_possible_values = true)]
    pub coordinates: Option<Coordinates>,
    /// From where the boards are seen: white, or own (each player's own pieces below). By default white.
    #[arg(long, value_name = "WHO", hide_possible_values = true)]
    pub side: Option<Orientation>,
    /// Real pictures of the pieces, for terminals that show them: off, kitty, sixel. By default off.
    #[arg(long, value_name = "HOW", hide_possible_values = true)]
    pub pictures: Option<PictureProtocol>,
    /// One board as large as the terminal allows.
    #[arg(long, value_name = "YES|NO", num_args = 0..=1, require_equals = true, default_missing_value = "yes",
          value_parser = yes_or_no)]
    pub big: Option<bool>,
    /// Clicks on two squares play a move; the terminal then selects no text with the mouse.
    #[arg(long, value_name = "YES|NO", num_args = 0..=1, require_equals = true, default_missing_value = "yes",
          value_parser = yes_or_no)]
    pub mouse: Option<bool>,
}

/// The person at the keyboard, who asks the questions without a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Typist {
    White,
    Black,
    /// The assistant of the one blind player.
    Assistant,
    Everybody,
}

/// The pause between a new line and its sentence, for readers that need it.
const READERS_PAUSE: Duration = Duration::from_millis(50);

/// How long the line with the way to the plain lines stands before the screen, in a window of a desktop: Orca does not
/// say it if the screen follows in the same moment. A screen that is asked for by name comes at once.
const FIRST_LINE: Duration = Duration::from_millis(500);

/// How long the cursor stays at the end of a long sentence in a window of a desktop: Orca reads what comes by itself
/// only if the cursor is at its end. On a console Fenrir would say the word to which the cursor goes back by itself.
const BEFORE_BACK: Span = Span(100);

/// The cells of a braille display of which nothing is said.
pub const USUAL_CELLS: u8 = 40;

/// The face that is asked for, or that fits the terminal, and how its keys are read.
///
/// # Errors
///
/// Where the screen is asked for without a terminal.
pub fn face_kind(interface: &InterfaceArgs, environment: &Environment) -> Result<(FaceKind, KeyInput), CommandError> {
    let terminal = environment.has_terminal();
    let keys = if shows_faces(environment) { KeyInput::OneByOne } else { KeyInput::InLines };
    let kind = match interface.face {
        _ if interface.accessible => FaceKind::Lines,
        Some(FaceKind::Screen) if !terminal => return Err(CommandError::usage(Trouble::NoTerminal)),
        Some(kind) => kind,
        None => fitting_face(environment),
    };
    // An explicit `--face screen` overrides TERM=dumb.
    Ok((kind, if kind == FaceKind::Screen { KeyInput::OneByOne } else { keys }))
}

/// The program in which a user of the screen reads what has no room on it; `None` where lines are wanted.
pub fn pager(interface: &InterfaceArgs, environment: &Environment) -> Option<String> {
    let (kind, _) = face_kind(interface, environment).ok()?;
    (kind == FaceKind::Screen).then(|| environment.pager.clone().unwrap_or_else(|| "less".to_owned()))
}

/// The face that fits the terminal if nobody chooses one.
fn fitting_face(environment: &Environment) -> FaceKind {
    let is_for_lines = !shows_faces(environment) || environment.accessible || !obeys_sequences();
    if is_for_lines { FaceKind::Lines } else { FaceKind::Screen }
}

/// Whether keys come one by one from a terminal that can show more than lines.
fn shows_faces(environment: &Environment) -> bool {
    environment.has_terminal() && !environment.dumb
}

/// The notation of lines if nobody chooses. Signs are shorter, and a pipe or a file is not spoken.
pub fn usual_notation(keys: KeyInput, cells: u8) -> PrintedNotation {
    match keys {
        KeyInput::OneByOne => PrintedNotation::for_cells(cells),
        KeyInput::InLines => PrintedNotation::Signs,
    }
}

/// The face that is asked for, or that fits the terminal, with how it shows the game.
///
/// # Errors
///
/// As [`face_kind`], and where pictures are asked for from a program that was built without them.
pub fn face_choice(interface: &InterfaceArgs, environment: &Environment) -> Result<FaceChoice, CommandError> {
    let (kind, keys) = face_kind(interface, environment)?;
    let pause = if is_on(interface.pause) { READERS_PAUSE } else { Duration::ZERO };
    let cells = interface.cells.unwrap_or(USUAL_CELLS);
    let notation = interface.notation.unwrap_or_else(|| usual_notation(keys, cells));
    let before_back = if environment.window { BEFORE_BACK } else { Span::ZERO };
    if !cfg!(feature = "pictures") && interface.look.pictures.unwrap_or_default() != PictureProtocol::Off {
        return Err(CommandError::usage(Trouble::NoPictures));
    }
    let lines = LineStyle { cells: cells.into(), pause, before_back, notation };
    let look = &interface.look;
    let is_asked = kind != FaceKind::Lines && keys == KeyInput::OneByOne && look.theme.is_none();
    let asks = is_asked && environment.window && !environment.no_color;
    let usual = if environment.no_color {
        "mono"
    } else if asks && has_light_background() {
        "light"
    } else {
        "dark"
    };
    let ui = UiState { appearance: appearance(look, usual, environment), ..UiState::default() };
    let is_default = interface.face.is_none() && environment.window;
    let first_line = if is_default { FIRST_LINE } else { Duration::ZERO };
    let fits = fitting_face(environment);
    Ok(FaceChoice { kind, fits, keys, lines, ui, guard: TerminalGuard::install(), first_line })
}

/// The look of the screen that is asked for and that the terminal can show, with the usual theme if none is.
fn appearance(look: &LookArgs, usual: &str, environment: &Environment) -> Appearance {
    let theme = look.theme.as_ref().and_then(|chosen| chosen.theme.as_ref().ok().copied());
    // The Linux console has no figurines.
    let pieces = environment.console.then_some(Pieces::Letters);
    Appearance {
        theme: theme.or_else(|| Theme::named(usual)).unwrap_or_default(),
        chosen_pieces: look.pieces.or(pieces),
        coordinates: look.coordinates.unwrap_or_default(),
        orientation: look.side.unwrap_or_default(),
        mouse: is_on(look.mouse),
        pictures: look.pictures.unwrap_or_default(),
        big: is_on(look.big),
        ..Appearance::default()
    }
}

/// The person at the keyboard of this game.
pub fn keyboard_of(interface: &InterfaceArgs, game: &Game) -> Keyboard {
    match interface.keys {
        Some(Typist::White) => Keyboard::of(Actor::Player(Color::White)),
        Some(Typist::Black) => Keyboard::of(Actor::Player(Color::Black)),
        Some(Typist::Assistant) => {
            the_blind_player(game).map_or(Keyboard::EVERYBODY, |side| Keyboard::of(Actor::Assistant(side)))
        }
        Some(Typist::Everybody) | None => Keyboard::EVERYBODY,
    }
}

/// The person at the keyboard of a game that is resumed: as it is typed now, else as the table was set.
pub fn keyboard_again(
    typed: &InterfaceArgs,
    usual: &InterfaceArgs,
    game: &Game,
    table: Option<&TableSettings>,
) -> Keyboard {
    let kept = table.filter(|_| typed.keys.is_none()).and_then(|table| table.seat.parse().ok());
    kept.unwrap_or_else(|| keyboard_of(usual, game))
}

/// The interface of a game that is resumed: what is `typed` now, else as the table was set, whatever is usual
/// otherwise. What the record says and this program does not know, or this terminal cannot show, is as usual.
pub fn as_the_table_was(
    typed: &InterfaceArgs,
    usual: InterfaceArgs,
    table: &TableSettings,
    environment: &Environment,
) -> InterfaceArgs {
    let is_face_typed = typed.face.is_some() || typed.accessible;
    let face = table.face.as_deref().and_then(chosen).filter(|_| !is_face_typed && shows_faces(environment));
    let cells = table.cells.and_then(|cells| u8::try_from(cells).ok()).filter(|cells| CELLS.contains(cells));
    let language = languages().into_iter().find(|language| *language == table.language);
    InterfaceArgs {
        lang: typed.lang.clone().or(language).or(usual.lang),
        press: typed.press.or(chosen(&table.press)).or(usual.press),
        verbosity: typed.verbosity.or(chosen(&table.verbosity)).or(usual.verbosity),
        accessible: usual.accessible && face.is_none(),
        face: face.or(usual.face),
        cells: typed.cells.or(cells),
        notation: typed.notation.or(table.notation.as_deref().and_then(chosen)),
        ..usual
    }
}

/// The choice of that name.
fn chosen<T: ValueEnum>(name: &str) -> Option<T> {
    T::from_str(name, false).ok()
}

/// The name of a choice, as it is typed.
pub fn name_of<T: ValueEnum>(choice: T) -> String {
    choice.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
}

/// Opens the face.
///
/// # Errors
///
/// Where the terminal is gone, or too old for it.
pub fn open_face(choice: &FaceChoice, wording: &Wording) -> Result<Box<dyn Face>, CommandError> {
    choice.open(wording).map_err(|error| CommandError::failure(not_opened(&error)))
}

/// The trouble for a face that cannot be opened.
pub fn not_opened(error: &io::Error) -> Trouble {
    if error.kind() == io::ErrorKind::Unsupported { Trouble::OldConsole } else { Trouble::NoTerminal }
}

/// The wording in the language that is asked for, else in that of the system, else in English.
///
/// # Errors
///
/// Where the program does not know the language that is asked for.
pub fn wording(asked: Option<&str>, environment: &Environment) -> Result<Wording, CommandError> {
    match asked {
        Some(code) => {
            Wording::new(code).map_err(|_| CommandError::usage(Trouble::NotALanguage { text: code.to_owned() }))
        }
        None => Ok(environment.language.as_deref().and_then(|code| Wording::new(code).ok()).unwrap_or_default()),
    }
}

/// The wording with the verbosity and the order of moves that are asked for.
pub fn with_verbosity(mut wording: Wording, interface: &InterfaceArgs) -> Wording {
    wording.verbosity = interface.verbosity.unwrap_or_default();
    wording.order = interface.cells.map_or_else(MoveOrder::default, MoveOrder::for_cells);
    // Without a voice there is no tone either.
    let usual = if interface.voice == Some(VoiceChoice::Off) { Completions::Sentence } else { Completions::default() };
    wording.completions = interface.audio.completions.unwrap_or(usual);
    wording
}
