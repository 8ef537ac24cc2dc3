//! The command line, as typed.

mod audio;
mod conduct;
mod environment;
mod event;
mod export;
mod games;
mod import;
mod interface;
mod laws;
mod listings;
mod play;
mod say;
mod sheets;
mod show;
mod signing;
pub mod values;
mod verify;

pub use audio::AudioArgs;
pub use conduct::{ConductArgs, Roles};
pub use environment::Environment;
pub use event::{EventFile, Series};
pub use export::{Export, ExportFormat, SheetOwner};
pub use games::Games;
pub use import::Import;
pub use interface::InterfaceArgs;
pub use laws::LawsAsked;
pub use listings::{completions, default_value, known_values, man_page};
pub use play::Play;
pub use say::Say;
pub use sheets::{CanMate, Compare};
pub use show::Show;
pub use signing::{Keys, KeysAct, Sign};
pub use verify::Verify;

use std::path::PathBuf;

use clap::{Parser, Subcommand};

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
// The options of a command are built when it is asked for. A doc comment on a struct of options, which is read then,
// would take the place of the command's help.
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
    Show(Show),
    /// Checks the rules of an event and says what they mean.
    Event(EventFile),
    /// Writes a recorded game in another form: the newest, or the one meant.
    Export(Export),
    /// Makes records of the games of a PGN file, and prints where they are.
    Import(Import),
    /// Says whether a record is what was written. Exit code 0: whole and closed, 1: edited or cut, 2: open.
    Verify(Verify),
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
            | Subcommands::Show(_)
            | Subcommands::Verify(_)
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
            | Subcommands::Export(_) => None,
        }
    }

    /// The interface language that was asked for.
    pub fn lang(&self) -> Option<&str> {
        match self {
            Subcommands::Play(play) => play.interface.lang.as_deref(),
            Subcommands::Resume { interface, .. }
            | Subcommands::Watch { interface, .. }
            | Subcommands::Practice { interface } => interface.lang.as_deref(),
            Subcommands::Show(Show { lang, .. })
            | Subcommands::Export(Export { lang, .. })
            | Subcommands::Event(EventFile { lang, .. })
            | Subcommands::Verify(Verify { lang, .. })
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
