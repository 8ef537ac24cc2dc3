//! The command line: one file for each subcommand, with its options. Here stand the list of them, which one runs, and
//! how it ends.

pub mod boards;
pub mod can_mate;
mod chosen_record;
pub mod compare;
pub mod event;
pub mod export;
mod followed_record;
pub mod games;
pub mod guide;
pub mod import;
pub mod laws;
pub mod output;
pub mod play;
pub mod play_recording;
pub mod roles;
pub mod say;
pub mod settings;
pub mod setup;
pub mod show;
pub mod sign;
pub mod simulate;
pub mod verify;
pub mod voices;
pub mod watch;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::commands::boards::Boards;
use crate::commands::can_mate::CanMate;
use crate::commands::chosen_record::{Purpose, chosen_record};
use crate::commands::compare::Compare;
use crate::commands::event::EventFile;
use crate::commands::export::Export;
use crate::commands::games::Games;
use crate::commands::guide::Topic;
use crate::commands::import::Import;
use crate::commands::laws::LawsAsked;
use crate::commands::output::note;
use crate::commands::play::Play;
use crate::commands::roles::Roles;
use crate::commands::say::Say;
use crate::commands::show::Show;
use crate::commands::sign::{Keys, KeysAct, Sign};
use crate::commands::verify::Verify;
use crate::interpreter::request::FaceKind;
use crate::options::arguments::argument_trouble;
use crate::options::environment::Environment;
use crate::options::error::{CommandError, EXIT_OK};
use crate::options::interface::{InterfaceArgs, wording};
use crate::options::settings::Settings;
use crate::ui::obeys_sequences;
use crate::wording::Wording;

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
    /// Shows what is remembered for the next game, or changes a setting.
    Settings {
        /// A setting; without one, all of them are listed.
        key: Option<String>,
        /// The new value.
        value: Option<String>,
    },
    /// Explains the articles of the Laws on which the program acts, in its own words; without a number, lists them.
    Laws(LawsAsked),
    /// Shows a page of the guide; without a topic, lists the pages.
    Guide {
        #[arg(value_enum)]
        topic: Option<Topic>,
    },
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
    /// Writes the sound part of a damaged record into a new file beside it, and says what was left out.
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
    /// Lists the ports at which an electronic board may be, or asks one board what stands there. Exit code 0: a board
    /// answers, 1: none does, 2: a port cannot be opened.
    Boards(Boards),
    /// Lists the voices and the output devices that can be chosen, and plays them.
    Voices {
        /// Says a move in every voice whose name contains this text, one after another; without a text in all of them.
        #[arg(long, value_name = "NAME", num_args = 0..=1, default_missing_value = "")]
        play: Option<String>,
        /// The language of the words.
        #[arg(long)]
        lang: Option<String>,
    },
    /// Plays what was recorded at the board for a half-move of a game; without a half-move lists the recordings.
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
    /// Runs a script of a game with time that jumps, and prints everything that happens.
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
    /// The options of the interface, for a command that shows a game.
    pub fn interface_mut(&mut self) -> Option<&mut InterfaceArgs> {
        match self {
            Subcommands::Play(play) => Some(&mut play.interface),
            Subcommands::Resume { interface, .. }
            | Subcommands::Watch { interface, .. }
            | Subcommands::Practice { interface } => Some(interface),
            Subcommands::Settings { .. }
            | Subcommands::Completions { .. }
            | Subcommands::Man
            | Subcommands::Guide { .. }
            | Subcommands::Show(_)
            | Subcommands::Verify(_)
            | Subcommands::Keys(_)
            | Subcommands::Sign(_)
            | Subcommands::Repair { .. }
            | Subcommands::Event(_)
            | Subcommands::Simulate { .. }
            | Subcommands::Voices { .. }
            | Subcommands::Boards(_)
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

    /// The interface language that is asked for.
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
            Subcommands::Boards(boards) => boards.lang.as_deref(),
            Subcommands::Games(games) => games.lang.as_deref(),
            Subcommands::Import(import) => import.lang.as_deref(),
            Subcommands::Laws(asked) => asked.lang.as_deref(),
            Subcommands::Say(say) => say.lang.as_deref(),
            Subcommands::Compare(compare) => compare.lang.as_deref(),
            Subcommands::CanMate(can_mate) => can_mate.lang.as_deref(),
            Subcommands::Roles(roles) => roles.lang.as_deref(),
            Subcommands::Settings { .. }
            | Subcommands::Completions { .. }
            | Subcommands::Guide { .. }
            | Subcommands::Man => None,
        }
    }
}

/// Reads the command line and does what it asks.
pub fn run(environment: &Environment) -> ExitCode {
    let read = Cli::command().try_get_matches();
    match read.and_then(|typed| Ok((Cli::from_arg_matches(&typed)?, typed))) {
        Ok((cli, typed)) => run_command(cli, &typed, environment),
        Err(error) => refused(&error, environment),
    }
}

/// Runs what was read; `typed` is the same as clap knows it.
fn run_command(cli: Cli, typed: &ArgMatches, environment: &Environment) -> ExitCode {
    let (mut settings, wrong) = Settings::read();
    let is_bare =
        cli.command.is_none() && Play { interface: InterfaceArgs::default(), ..cli.play.clone() } == Play::default();
    let mut command = cli.command.unwrap_or(Subcommands::Play(Box::new(cli.play)));
    let face = command.interface_mut().and_then(|interface| chosen_face(interface, environment));
    if let Some(interface) = command.interface_mut() {
        let typed = typed.subcommand().map_or(typed, |(_, options)| options);
        *interface = settings.interface(typed, environment);
    }
    let lang = command.lang().map(str::to_owned);
    let words = match wording(lang.as_deref(), environment) {
        Ok(wording) => wording,
        Err(error) => return report_error(&error, &Wording::default()),
    };
    wrong.iter().for_each(|trouble| note(&words.trouble(trouble)));
    match dispatch(command, is_bare.then_some(face), &mut settings, words, environment) {
        Ok(code) => ExitCode::from(code),
        Err(error) => report_error(&error, &wording(lang.as_deref(), environment).unwrap_or_default()),
    }
}

/// The face that the command line, the environment or an old console chose, before the settings are asked.
fn chosen_face(interface: &InterfaceArgs, environment: &Environment) -> Option<FaceKind> {
    let is_plain = interface.accessible || environment.accessible || environment.dumb || !obeys_sequences();
    interface.face.or(is_plain.then_some(FaceKind::Lines))
}

/// Runs the subcommand and returns the exit code. `bare` is there if the program was started without a command and
/// without terms: then the setup dialogue is shown, with the face that was chosen already.
fn dispatch(
    command: Subcommands,
    bare: Option<Option<FaceKind>>,
    settings: &mut Settings,
    wording: Wording,
    environment: &Environment,
) -> Result<u8, CommandError> {
    match command {
        Subcommands::Compare(asked) => return compare::compare_sheets(&asked, &wording),
        Subcommands::Boards(asked) => return boards::boards(&asked, &wording),
        Subcommands::Roles(_) => roles::roles(&wording),
        Subcommands::CanMate(asked) => return can_mate::can_mate(&asked, &wording),
        Subcommands::Verify(Verify { file, words, key, .. }) => {
            let file = chosen_record(file.as_deref(), Purpose::Show, &wording)?;
            return verify::verify(&file, words.as_deref(), key.as_deref(), &wording);
        }
        Subcommands::Keys(Keys { act: KeysAct::New { file, .. } }) => sign::new_key(&file, &wording),
        Subcommands::Sign(asked) => {
            let file = chosen_record(asked.file.as_deref(), Purpose::Show, &wording)?;
            sign::sign(&file, &asked.key, &wording)
        }
        Subcommands::Repair { file, .. } => verify::repair(&file, &wording),
        Subcommands::Play(play) => match bare.filter(|_| environment.has_terminal()) {
            Some(face) => play::interactive_setup(*play, settings, face, wording, environment),
            None => play::play(&play, wording, environment),
        },
        Subcommands::Practice { interface } => play::practise(&interface, wording, environment),
        Subcommands::Resume { file, interface } => play::resume(file, &interface, wording, environment),
        Subcommands::Games(asked) => games::games(&asked, &wording),
        Subcommands::Import(asked) => import::import(&asked, &wording),
        Subcommands::Watch { file, interface } => {
            let file = chosen_record(file.as_deref(), Purpose::Watch, &wording)?;
            watch::watch(&file, &interface, &wording, environment)
        }
        Subcommands::Settings { key, value } => {
            settings::settings(settings, key.as_deref(), value.as_deref(), &wording)
        }
        Subcommands::Guide { topic } => guide::guide(topic),
        Subcommands::Completions { shell } => output::print_bytes(&completions(shell)),
        Subcommands::Man => output::print_bytes(&man_page()),
        Subcommands::Show(Show { file, ply, json, report, .. }) => {
            let file = chosen_record(file.as_deref(), Purpose::Show, &wording)?;
            if report { show::report(&file, &wording) } else { show::show(&file, ply, json, &wording) }
        }
        Subcommands::Export(asked) => {
            let file = chosen_record(asked.file.as_deref(), Purpose::Show, &wording)?;
            export::export(&file, &asked, &wording)
        }
        Subcommands::Event(EventFile { file, new: true, .. }) => event::write_new(&file, &wording),
        Subcommands::Event(EventFile { file, .. }) => event::explain(&file, &wording),
        Subcommands::Simulate { file, json, .. } => simulate::simulate(&file, json, wording),
        Subcommands::Say(asked) => say::say(&asked, &wording),
        Subcommands::Laws(asked) => laws::laws(&asked, &wording),
        Subcommands::Voices { play, .. } => voices::list(play.as_deref()),
        Subcommands::PlayRecording { file, ply, device, .. } => {
            play_recording::play_recording(&file, ply, device.as_deref(), &wording)
        }
    }?;
    Ok(EXIT_OK)
}

/// Says in one sentence why the command line cannot be read. Help and version are not errors.
fn refused(error: &clap::Error, environment: &Environment) -> ExitCode {
    if !error.use_stderr() {
        // If even this cannot be printed, nothing is left to do.
        let _ = error.print();
        return ExitCode::from(EXIT_OK);
    }
    let wording = wording(None, environment).unwrap_or_default();
    report_error(&CommandError::usage(argument_trouble(error)), &wording)
}

fn report_error(error: &CommandError, wording: &Wording) -> ExitCode {
    note(&wording.trouble(&error.trouble));
    ExitCode::from(error.code)
}

/// The completions for a shell, from the definitions of the options.
fn completions(shell: clap_complete::Shell) -> Vec<u8> {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "annabella", &mut text);
    text
}

/// The man page, from the definitions of the options.
fn man_page() -> Vec<u8> {
    let mut text = Vec::new();
    // Writing to memory cannot fail.
    let _ = clap_mangen::Man::new(Cli::command()).render(&mut text);
    text
}
