//! How the program shows itself and speaks, as asked for wherever a game is shown.

use clap::Args;

use super::AudioArgs;
use super::values::Typist;
use crate::interpreter::request::{FaceKind, Pressing};
use crate::ui::screen::{Coordinates, Orientation, PictureProtocol, Pieces, Theme};
use crate::voice::VoiceChoice;
use crate::wording::{PrintedNotation, Verbosity};

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
    /// Who types: white, black, assistant (of the blind player), everybody. A question that names nobody is his. By
    /// default everybody.
    #[arg(long, value_name = "WHO", hide_possible_values = true)]
    pub keys: Option<Typist>,
    /// The lines face, for screen readers and braille displays. ACCESSIBLE=1 does the same.
    #[arg(long, conflicts_with = "face")]
    pub accessible: bool,
    /// Lines: the cells of the braille display that show text, as 20, 32, 40, 80, or fewer where the reader keeps some
    /// for itself. By default 40.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub cells: Option<u8>,
    /// Lines: 50 milliseconds between the new line and its sentence, for readers that swallow its beginning.
    #[arg(long)]
    pub pause: bool,
    /// Lines: moves, boards and results in words (knight f3) for a reader that speaks, or in signs (Nf3). By default words
    /// on a terminal.
    #[arg(long, value_name = "HOW", hide_possible_values = true)]
    pub notation: Option<PrintedNotation>,
    /// Screen: the colours: dark, light, contrast, mono. By default dark; mono where NO_COLOR is set.
    #[arg(long, value_name = "THEME", hide_possible_values = true)]
    pub theme: Option<Theme>,
    /// Screen: the pieces: figurines, outline, letters. By default figurines.
    #[arg(long, value_name = "PIECES", hide_possible_values = true)]
    pub pieces: Option<Pieces>,
    /// Screen: what is written beside the boards: letters, or names (Anna to Hector). By default letters.
    #[arg(long, value_name = "WHICH", hide_possible_values = true)]
    pub coordinates: Option<Coordinates>,
    /// Screen: from where the boards are seen: white, or own (each player's own men below). By default white.
    #[arg(long, value_name = "WHO", hide_possible_values = true)]
    pub side: Option<Orientation>,
    /// Screen: real pictures of the pieces, for terminals that show them: off, kitty, sixel. By default off.
    #[arg(long, value_name = "HOW", hide_possible_values = true)]
    pub pictures: Option<PictureProtocol>,
    /// Screen: one board as large as the terminal allows.
    #[arg(long)]
    pub big: bool,
    /// Screen: clicks on two squares play a move; the terminal then selects no text with the mouse.
    #[arg(long)]
    pub mouse: bool,
    /// The voice: auto, system, reader, embedded, off. By default auto.
    #[arg(long, value_name = "VOICE", hide_possible_values = true)]
    pub voice: Option<VoiceChoice>,
    #[command(flatten)]
    pub audio: AudioArgs,
    /// How much is said: brief (Springer Felix drei), normal, full (Schach and matt too). By default normal.
    #[arg(long, value_name = "HOW", hide_possible_values = true)]
    pub verbosity: Option<Verbosity>,
    /// The clock is pressed separately (by an empty line), or with-move: with the announcement, for games with little
    /// time. By default separately.
    #[arg(long, value_name = "WHEN", hide_possible_values = true)]
    pub press: Option<Pressing>,
}
