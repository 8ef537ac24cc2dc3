//! The command line, as typed.

mod audio;
mod conduct;
mod environment;
mod event;
mod export;
mod games;
mod import;
mod laws;
mod listings;
mod say;
mod sheets;
mod signing;
pub mod values;

pub use audio::AudioArgs;
pub use conduct::{ConductArgs, Roles};
pub use environment::Environment;
pub use event::{EventFile, Series};
pub use export::{ExportFormat, SheetOwner};
pub use games::Games;
pub use import::Import;
pub use laws::LawsAsked;
pub use listings::{completions, default_value, known_values, man_page};
pub use say::Say;
pub use sheets::{CanMate, Compare};
pub use signing::{Keys, KeysAct, Sign};

use std::path::PathBuf;

use crate::interpreter::request::{FaceKind, Pressing};
use crate::ui::screen::{Coordinates, Orientation, PictureProtocol, Pieces, Theme};
use crate::voice::VoiceChoice;
use crate::wording::{PrintedNotation, Verbosity};
use values::{Blind, Clock, Laws, Typist};

use clap::{Args, Parser, Subcommand};

/// Chess over the board between a blind or visually disabled player and a sighted opponent.
///
/// Announces the moves by voice, runs the chessclock, keeps both scoresheets and both boards.
#[derive(Debug, Parser)]
#[command(name = "annabella", version, args_conflicts_with_subcommands = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Subcommands>,

    #[command(flatten)]
    pub play: Play,
}

#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub enum Subcommands {
    /// Plays a game.
    Play(Box<Play>),
    /// Resumes an unfinished game: the newest, or the one meant by a file, the name of a player or a number of the list.
    Resume {
        #[arg(value_name = "GAME")]
        file: Option<PathBuf>,
        #[command(flatten)]
        interface: InterfaceArgs,
    },
    /// Teaches what can be said, in seventeen lessons. Nothing is recorded.
    Practice {
        #[command(flatten)]
        interface: InterfaceArgs,
    },
    /// Lists the games that are kept, the newest first.
    Games(Games),
    /// Shows the screen of a game that is being played in another terminal: the newest, or the one meant.
    Watch {
        #[arg(value_name = "GAME")]
        file: Option<PathBuf>,
        #[command(flatten)]
        interface: InterfaceArgs,
    },
    /// Shows what is remembered for the next game, or changes one of it.
    Settings {
        /// One of those that are listed where none is named.
        key: Option<String>,
        /// The new value.
        value: Option<String>,
    },
    /// Explains the articles of the Laws on which the program acts, in its own words; without a number, lists them.
    Laws(LawsAsked),
    /// Prints the completions for a shell.
    Completions {
        #[arg(value_enum)]
        shell: clap_complete::Shell,
    },
    /// Prints the man page.
    Man,
    /// Shows how a recorded game stands: the newest, or the one meant by a file, the name of a player or a number of the list.
    Show {
        #[arg(value_name = "GAME")]
        file: Option<PathBuf>,
        /// After so many half-moves; by default after the last.
        #[arg(long)]
        ply: Option<usize>,
        /// As one JSON object.
        #[arg(long)]
        json: bool,
        /// For the arbiter: everything that was announced, repeated, executed, recorded and ruled, in order.
        #[arg(long, conflicts_with_all = ["ply", "json"])]
        report: bool,
        /// The language of the words.
        #[arg(long)]
        lang: Option<String>,
    },
    /// Checks the rules of an event and says what they mean.
    Event(EventFile),
    /// Writes a recorded game in another form: the newest, or the one meant.
    Export {
        #[arg(value_name = "GAME")]
        file: Option<PathBuf>,
        #[arg(long, value_enum, default_value_t = ExportFormat::Pgn)]
        to: ExportFormat,
        /// pgn, scoresheet, html: what this player has written. By default White's scoresheet, and the game itself as pgn.
        #[arg(long, value_enum, value_name = "COLOUR")]
        sheet: Option<SheetOwner>,
        /// svg, json: after so many half-moves; by default after the last.
        #[arg(long)]
        ply: Option<usize>,
        /// The language of the words.
        #[arg(long)]
        lang: Option<String>,
        /// Where to; standard output by default.
        #[arg(short)]
        output: Option<PathBuf>,
    },
    /// Makes records of the games of a PGN file, and prints where they are.
    Import(Import),
    /// Says whether a record is what was written. Exit code 0: whole and closed, 1: edited or cut, 2: open.
    Verify {
        #[arg(value_name = "GAME")]
        file: Option<PathBuf>,
        /// The eight words that stand on the scoresheets.
        #[arg(long, value_name = "WORDS")]
        words: Option<String>,
        /// The public key with which it must be signed.
        #[arg(long, value_name = "FILE")]
        key: Option<PathBuf>,
        /// The language of the words.
        #[arg(long)]
        lang: Option<String>,
    },
    /// Makes the key with which an arbiter signs records.
    Keys(Keys),
    /// Signs the record of a finished game; the signature lies beside it, for verify and for minisign.
    Sign(Sign),
    /// Writes what is sound in a damaged record into a new file beside it, and says what was left out.
    Repair {
        file: PathBuf,
        /// The language of the words.
        #[arg(long)]
        lang: Option<String>,
    },
    /// Says moves, the moves of a PGN file, or words, without playing.
    Say(Say),
    /// Compares two written scoresheets, PGN or lists of moves in any language. Exit code 0: they agree, 1: they
    /// differ or one lacks half-moves, 2: they cannot be read.
    Compare(Compare),
    /// Says whether each player can still mate by any series of legal moves, with the line or the proof. Exit code 0:
    /// decided, 1: not determined, 2: a diagram cannot be read.
    #[command(alias = "winnable")]
    CanMate(CanMate),
    /// Shows who may say what: players, assistants, arbiter.
    Roles(Roles),
    /// Names the voices and the output devices that can be chosen, and plays them.
    Voices {
        /// Says a move in every voice whose name holds this text, one after another; without a text in all of them.
        #[arg(long, value_name = "NAME", num_args = 0..=1, default_missing_value = "")]
        play: Option<String>,
        /// The language of the words.
        #[arg(long)]
        lang: Option<String>,
    },
    /// Plays what was recorded at the board for a half-move of a game; without a half-move names what there is.
    #[command(alias = "hear")]
    PlayRecording {
        file: PathBuf,
        ply: Option<usize>,
        /// The output device; `annabella voices` names them. By default that of the system.
        #[arg(long, value_name = "DEVICE")]
        device: Option<String>,
        /// The language of the words.
        #[arg(long)]
        lang: Option<String>,
    },
    /// Runs a script of a game with time that jumps, and tells everything that came of it.
    #[command(alias = "rehearse")]
    Simulate {
        /// The script; - for standard input.
        file: PathBuf,
        /// One JSON object a line.
        #[arg(long)]
        json: bool,
        /// The language of the words.
        #[arg(long)]
        lang: Option<String>,
    },
}

impl Subcommands {
    /// What was asked of the interface, where a game is shown.
    pub fn interface_mut(&mut self) -> Option<&mut InterfaceArgs> {
        match self {
            Subcommands::Play(play) => Some(&mut play.interface),
            Subcommands::Resume { interface, .. }
            | Subcommands::Watch { interface, .. }
            | Subcommands::Practice { interface } => Some(interface),
            Subcommands::Settings { .. }
            | Subcommands::Completions { .. }
            | Subcommands::Man
            | Subcommands::Show { .. }
            | Subcommands::Verify { .. }
            | Subcommands::Keys(_)
            | Subcommands::Sign(_)
            | Subcommands::Repair { .. }
            | Subcommands::Event(_)
            | Subcommands::Simulate { .. }
            | Subcommands::Voices { .. }
            | Subcommands::PlayRecording { .. }
            | Subcommands::Games(_)
            | Subcommands::Import(_)
            | Subcommands::Laws(_)
            | Subcommands::Say(_)
            | Subcommands::Compare(_)
            | Subcommands::CanMate(_)
            | Subcommands::Roles(_)
            | Subcommands::Export { .. } => None,
        }
    }

    /// The interface language that was asked for.
    pub fn lang(&self) -> Option<&str> {
        match self {
            Subcommands::Play(play) => play.interface.lang.as_deref(),
            Subcommands::Resume { interface, .. }
            | Subcommands::Watch { interface, .. }
            | Subcommands::Practice { interface } => interface.lang.as_deref(),
            Subcommands::Show { lang, .. }
            | Subcommands::Export { lang, .. }
            | Subcommands::Event(EventFile { lang, .. })
            | Subcommands::Verify { lang, .. }
            | Subcommands::Repair { lang, .. }
            | Subcommands::Simulate { lang, .. }
            | Subcommands::Voices { lang, .. }
            | Subcommands::PlayRecording { lang, .. } => lang.as_deref(),
            Subcommands::Keys(Keys { act: KeysAct::New { lang, .. } }) | Subcommands::Sign(Sign { lang, .. }) => {
                lang.as_deref()
            }
            Subcommands::Games(games) => games.lang.as_deref(),
            Subcommands::Import(import) => import.lang.as_deref(),
            Subcommands::Laws(asked) => asked.lang.as_deref(),
            Subcommands::Say(say) => say.lang.as_deref(),
            Subcommands::Compare(compare) => compare.lang.as_deref(),
            Subcommands::CanMate(can_mate) => can_mate.lang.as_deref(),
            Subcommands::Roles(roles) => roles.lang.as_deref(),
            Subcommands::Settings { .. } | Subcommands::Completions { .. } | Subcommands::Man => None,
        }
    }
}

/// The terms of a game and the interface of playing it.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct Play {
    /// White's name.
    #[arg(long, value_name = "NAME")]
    pub white: Option<String>,
    /// Black's name.
    #[arg(long, value_name = "NAME")]
    pub black: Option<String>,
    /// Who is blind or visually disabled: white, black, both, none. By default black.
    #[arg(long, value_name = "WHO", hide_possible_values = true)]
    pub blind: Option<Blind>,
    /// The time control: 40/90+30,30+30, 90+30, 15+10, 5d3 (delay), fide-rapid, none, or two as "5 vs 3+2". By default
    /// 90+30.
    #[arg(long, value_name = "CONTROL", allow_hyphen_values = true)]
    pub time: Option<String>,
    /// Whose clock is used: own, or external for a clock on the table whose times are entered. By default own.
    #[arg(long, value_name = "CLOCK", hide_possible_values = true)]
    pub clock: Option<Clock>,
    /// How late a player may arrive before he loses: 30m, 1h. By default nothing.
    #[arg(long, value_name = "TIME", allow_hyphen_values = true)]
    pub default_time: Option<String>,
    #[command(flatten)]
    pub series: Series,
    /// The edition of the Laws: 2009, 2014, 2018, 2023. By default 2023.
    #[arg(long, value_name = "YEAR", hide_possible_values = true)]
    pub laws: Option<Laws>,
    /// The language of White's scoresheet: en, es, de, fr, it, pt, nl, fig ... By default that of the interface.
    #[arg(long, value_name = "L")]
    pub white_sheet: Option<String>,
    /// The language of Black's scoresheet.
    #[arg(long, value_name = "L")]
    pub black_sheet: Option<String>,
    /// What is kept for White by itself: sheet,board, sheet, board, none. By default both.
    #[arg(long, value_name = "WHAT")]
    pub white_keeps: Option<String>,
    /// What is kept for Black by itself.
    #[arg(long, value_name = "WHAT")]
    pub black_keeps: Option<String>,
    #[command(flatten)]
    pub conduct: ConductArgs,
    /// The file in which the game is recorded. By default one for each game in the data directory.
    #[arg(long, value_name = "FILE")]
    pub journal: Option<PathBuf>,
    /// The folder in which the record goes on if its file is lost while the game is played: another disk, a stick. By
    /// default one in the home folder.
    #[arg(long, value_name = "DIR")]
    pub spare: Option<PathBuf>,
    /// The position from which the game starts.
    #[arg(long, value_name = "FEN")]
    pub from: Option<String>,
    /// Chess960: an array from 0 to 959, or a position; without a number one drawn at random, or the one of --from.
    #[arg(long, value_name = "NUMBER", num_args = 0..=1, default_missing_value = "")]
    pub chess960: Option<String>,
    /// It was announced that the rules of the quickplay finish apply: claim quickplay (2014: G; since: Guidelines III).
    #[arg(long)]
    pub quickplay_announced: bool,
    /// A friendly game, in which the program may help.
    #[arg(long)]
    pub casual: bool,
    #[command(flatten)]
    pub interface: InterfaceArgs,
}

/// How the program shows itself and speaks.
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
