//! The command line: one file for each subcommand, with its options. Here stand the list of them, which one runs, and
//! how it ends.

pub mod boards;
pub mod can_mate;
mod chosen_record;
pub mod clock;
pub mod compare;
pub mod complete;
pub mod event;
pub mod export;
pub mod games;
pub mod guide;
pub mod hall;
pub mod help;
pub mod import;
pub mod join;
pub mod laws;
pub mod output;
pub mod play;
pub mod play_recording;
mod replay;
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

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{ArgAction, ArgMatches, Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::commands::boards::Boards;
use crate::commands::can_mate::CanMate;
use crate::commands::chosen_record::{Purpose, chosen_record};
use crate::commands::clock::Clock;
use crate::commands::compare::Compare;
use crate::commands::complete::Shell;
use crate::commands::event::EventFile;
use crate::commands::export::Export;
use crate::commands::games::Games;
use crate::commands::guide::Topic;
use crate::commands::help::GROUPS;
use crate::commands::import::Import;
use crate::commands::join::Join;
use crate::commands::laws::LawsAsked;
use crate::commands::output::note;
use crate::commands::play::{Play, Resume};
use crate::commands::roles::Roles;
use crate::commands::say::Say;
use crate::commands::settings::Change;
use crate::commands::show::{ReportLength, Show};
use crate::commands::sign::{Keys, KeysAct, Sign};
use crate::commands::verify::Verify;
use crate::interpreter::request::FaceKind;
use crate::nearest::nearest;
use crate::options::arguments::argument_trouble;
use crate::options::environment::Environment;
use crate::options::error::{CommandError, EXIT_OK};
use crate::options::hall::HallArgs;
use crate::options::interface::{InterfaceArgs, LookArgs, pager, wording};
use crate::options::settings::Settings;
use crate::ui::obeys_sequences;
use crate::version::VERSION;
use crate::wording::{ArgumentTrouble, Trouble, Wording};

/// Chess over the board between a blind or visually disabled player and a sighted opponent.
///
/// Announces the moves by voice, runs the chessclock, keeps both scoresheets and both boards.
#[derive(Debug, Parser)]
#[command(name = "annabella", version = VERSION, disable_version_flag = true, args_conflicts_with_subcommands = true, disable_help_subcommand = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Subcommands>,

    /// Print version
    #[arg(short = 'V', short_alias = 'v', long, action = ArgAction::Version)]
    version: Option<bool>,

    #[command(flatten)]
    pub play: Play,
}

#[derive(Debug, Subcommand)]
// The options of a command are built when it is asked for. A doc comment on a struct of options, which is read then,
// would take the place of the command's help. The first paragraph is the line in the list of commands; behind the page
// stand command lines as examples.
#[command(defer = true)]
pub enum Subcommands {
    /// Plays a game.
    #[command(after_help = "annabella play --white Eva --black Bernd --blind white --time 15+10\n\
                            annabella play --accessible --cells 40")]
    Play(Box<Play>),
    /// Runs a clock alone: nobody types a move.
    ///
    /// Enter presses for who has the move. All else is as in any game: times, flags, penalties, result, signature.
    #[command(after_help = "annabella clock 90+30 --white Ana --black Ben\n\
                            annabella clock 5+3 --both-blind --lang es")]
    Clock(Box<Clock>),
    /// Resumes an unfinished game.
    ///
    /// The newest, or the one meant by a file, the name of a player or a number of the list.
    #[command(after_help = "annabella resume\nannabella resume Eva")]
    Resume(Resume),
    /// Takes a seat in a game that is played in another terminal.
    ///
    /// The game must offer seats: play --seats or resume --seats. The seat has its own language, face and voice.
    /// ssh:HOST takes a seat on another computer, by ssh.
    #[command(after_help = "annabella join --as black --lang de\nannabella join ssh:table1 --as arbiter")]
    Join(Box<Join>),
    /// Shows all boards of a hall.
    ///
    /// Boards send their records to a server, with play --hall. Those that need the arbiter come first. Nothing can be
    /// changed from there.
    #[command(after_help = "annabella hall --server nats://hall.example --alert tone\n\
                            annabella hall --server tls://hall.example --round 3 --once --json")]
    Hall(Box<HallArgs>),
    /// Teaches what can be typed, in seventeen lessons.
    ///
    /// Nothing is recorded.
    #[command(after_help = "annabella practice\nannabella practice --accessible")]
    Practice {
        #[command(flatten, next_help_heading = "Interface")]
        interface: InterfaceArgs,
    },
    /// Lists the games that are kept.
    ///
    /// The newest comes first. The number of a game can be given to other commands.
    #[command(after_help = "annabella games\nannabella games --player Eva --since 2026-11-20")]
    Games(Games),
    /// Shows a game that is played in another terminal.
    ///
    /// The newest, or the one meant. Nothing can be changed from there.
    #[command(after_help = "annabella watch\nannabella watch Eva --theme contrast --big")]
    Watch {
        /// A file, the name of a player or a number of the list. By default the game that is being played.
        #[arg(value_name = "GAME")]
        file: Option<PathBuf>,
        #[command(flatten, next_help_heading = "Interface")]
        interface: InterfaceArgs,
    },
    /// Shows what is remembered for the next game.
    ///
    /// With a value it changes a setting. The settings are named like the options of a game.
    #[command(after_help = "annabella settings\nannabella settings theme contrast")]
    Settings {
        /// A setting; without one, all of them are listed.
        key: Option<String>,
        /// The new value.
        #[arg(conflicts_with = "forget")]
        value: Option<String>,
        /// Forgets the setting: it is as by default again.
        #[arg(long, requires = "key")]
        forget: bool,
    },
    /// Explains the articles of the Laws on which it acts.
    ///
    /// In its own words; without a number it lists them.
    #[command(after_help = "annabella laws 9.2\nannabella laws glossary checkmate")]
    Laws(LawsAsked),
    /// Shows a page of the guide.
    ///
    /// Without a topic it lists the pages.
    #[command(after_help = "annabella guide\nannabella guide braille-and-speech")]
    Guide {
        /// A page.
        #[arg(value_enum)]
        topic: Option<Topic>,
    },
    /// Prints the completions for a shell.
    ///
    /// They offer commands, options and their values, the games that are kept, settings and words.
    #[command(after_help = "source <(annabella completions bash)\nannabella completions fish | source")]
    Completions {
        /// The shell.
        #[arg(value_enum)]
        shell: Shell,
    },
    /// Prints what can stand where the last word is typed, for the completions of a shell.
    #[command(hide = true)]
    Complete {
        /// What was typed so far, without the name of the program.
        #[arg(allow_hyphen_values = true, trailing_var_arg = true)]
        typed: Vec<String>,
    },
    /// Prints a man page.
    ///
    /// That of the program, or of a command.
    #[command(after_help = "annabella man | man -l -\nannabella man play | man -l -")]
    Man {
        /// A command.
        command: Vec<String>,
        /// The language of the words.
        #[arg(long)]
        lang: Option<String>,
    },
    /// Shows this, a command, or a word that is typed in a game.
    #[command(after_help = "annabella help play\nannabella help resign")]
    Help {
        /// A command, or a word that is typed in a game.
        topic: Vec<String>,
        /// The language of the words.
        #[arg(long)]
        lang: Option<String>,
    },
    /// Shows how a recorded game stands.
    ///
    /// The newest, or the one meant by a file, the name of a player or a number of the list.
    #[command(after_help = "annabella show\nannabella show Eva --ply 20")]
    Show(Show),
    /// Checks the rules of an event and says what they mean.
    #[command(after_help = "annabella event --new open.toml\nannabella event open.toml")]
    Event(EventFile),
    /// Writes a recorded game in another form.
    ///
    /// The newest, or the one meant by a file, the name of a player or a number of the list.
    #[command(after_help = "annabella export -o game.pgn\nannabella export Eva --to html --sheet white -o sheet.html")]
    Export(Export),
    /// Makes records of the games of a PGN file.
    ///
    /// It prints where they are.
    #[command(after_help = "annabella import games.pgn\nannabella import games.pgn --game 3")]
    Import(Import),
    /// Says whether a record is what was written.
    #[command(after_help = "annabella verify\nannabella verify game.jsonl --key arbiter.pub")]
    Verify(Verify),
    /// Makes the key with which an arbiter signs records.
    #[command(after_help = "annabella keys new arbiter.key\nannabella sign --key arbiter.key")]
    Keys(Keys),
    /// Signs the record of a finished game.
    ///
    /// The signature lies beside it, for verify and for minisign.
    #[command(after_help = "annabella sign --key arbiter.key\nannabella sign game.jsonl --key arbiter.key")]
    Sign(Sign),
    /// Saves what is sound of a damaged record.
    ///
    /// It goes into a new file beside it; what was left out is said.
    #[command(after_help = "annabella repair game.jsonl\nannabella repair game.jsonl --lang de")]
    Repair {
        /// The damaged record.
        file: PathBuf,
        /// The language of the words.
        #[arg(long)]
        lang: Option<String>,
    },
    /// Says moves, the moves of a PGN file, or words.
    #[command(after_help = "annabella say e4 e5 Nf3\nannabella say --pgn games.pgn --out game.wav")]
    Say(Say),
    /// Compares two written scoresheets.
    ///
    /// PGN or lists of moves in any language.
    #[command(
        after_help = "annabella compare white.txt black.txt\nannabella compare white.txt black.txt --a es --b de"
    )]
    Compare(Compare),
    /// Says whether each player can still mate.
    ///
    /// By any series of legal moves, with the line or the proof.
    #[command(
        alias = "winnable",
        after_help = "annabella can-mate '8/8/8/8/8/2k5/8/K1B5 w - - 0 1'\n\
                                                annabella can-mate positions.txt --for white"
    )]
    CanMate(CanMate),
    /// Shows who may say what: players, assistants, arbiter.
    #[command(after_help = "annabella roles\nannabella roles --lang de")]
    Roles(Roles),
    /// Lists the ports of electronic boards, or asks one.
    ///
    /// A board that is asked says what stands on it.
    #[command(after_help = "annabella boards\nannabella boards dgt:/dev/ttyACM0")]
    Boards(Boards),
    /// Lists the voices and output devices, and plays them.
    #[command(after_help = "annabella voices\nannabella voices --play Anna")]
    Voices {
        /// Says a move in every voice whose name contains this text, one after another; without a text in all of them.
        #[arg(long, value_name = "NAME", num_args = 0..=1, default_missing_value = "")]
        play: Option<String>,
        /// The language of the words.
        #[arg(long)]
        lang: Option<String>,
    },
    /// Plays what was recorded at the board.
    ///
    /// For one half-move of a game; without a half-move it lists the recordings.
    #[command(
        alias = "hear",
        after_help = "annabella play-recording game.jsonl\nannabella play-recording game.jsonl 12"
    )]
    PlayRecording {
        /// The record of the game.
        file: PathBuf,
        /// The half-move, counted from 1.
        ply: Option<usize>,
        /// The output device; `annabella voices` names them. By default that of the system.
        #[arg(long, value_name = "DEVICE")]
        device: Option<String>,
        /// The language of the words.
        #[arg(long)]
        lang: Option<String>,
    },
    /// Runs a script of a game with time that jumps.
    ///
    /// It prints everything that happens.
    #[command(alias = "rehearse", after_help = "annabella simulate a.game\nannabella simulate a.game --json")]
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
        if let Subcommands::Play(play) = self {
            return Some(&mut play.interface);
        }
        if let Subcommands::Clock(clock) = self {
            return Some(&mut clock.play.interface);
        }
        if let Subcommands::Resume(resume) = self {
            return Some(&mut resume.interface);
        }
        if let Subcommands::Join(join) = self {
            return Some(&mut join.interface);
        }
        if let Subcommands::Hall(asked) = self {
            return Some(&mut asked.interface);
        }
        let (Subcommands::Watch { interface, .. } | Subcommands::Practice { interface }) = self else { return None };
        Some(interface)
    }

    /// The interface language that is asked for.
    pub fn lang(&self) -> Option<&str> {
        match self {
            Subcommands::Play(play) => play.interface.lang.as_deref(),
            Subcommands::Clock(clock) => clock.play.interface.lang.as_deref(),
            Subcommands::Resume(resume) => resume.interface.lang.as_deref(),
            Subcommands::Join(join) => join.interface.lang.as_deref(),
            Subcommands::Watch { interface, .. } | Subcommands::Practice { interface } => interface.lang.as_deref(),
            Subcommands::Show(Show { lang, .. })
            | Subcommands::Export(Export { lang, .. })
            | Subcommands::Event(EventFile { lang, .. })
            | Subcommands::Verify(Verify { lang, .. })
            | Subcommands::Repair { lang, .. }
            | Subcommands::Man { lang, .. }
            | Subcommands::Help { lang, .. }
            | Subcommands::Simulate { lang, .. }
            | Subcommands::Voices { lang, .. }
            | Subcommands::PlayRecording { lang, .. } => lang.as_deref(),
            Subcommands::Keys(Keys { act: KeysAct::New { lang, .. } }) | Subcommands::Sign(Sign { lang, .. }) => {
                lang.as_deref()
            }
            Subcommands::Boards(boards) => boards.lang.as_deref(),
            Subcommands::Hall(asked) => asked.interface.lang.as_deref(),
            Subcommands::Games(games) => games.lang.as_deref(),
            Subcommands::Import(import) => import.lang.as_deref(),
            Subcommands::Laws(asked) => asked.lang.as_deref(),
            Subcommands::Say(say) => say.lang.as_deref(),
            Subcommands::Compare(compare) => compare.lang.as_deref(),
            Subcommands::CanMate(can_mate) => can_mate.lang.as_deref(),
            Subcommands::Roles(roles) => roles.lang.as_deref(),
            Subcommands::Settings { .. }
            | Subcommands::Completions { .. }
            | Subcommands::Complete { .. }
            | Subcommands::Guide { .. } => None,
        }
    }
}

/// Reads the command line and does what it asks.
pub fn run(environment: &Environment) -> ExitCode {
    let is_version = |arguments: &[String]| matches!(arguments, [only] if only == "version");
    let read = if is_version(&environment.arguments) {
        Cli::command().try_get_matches_from(["annabella", "--version"])
    } else {
        Cli::command().try_get_matches()
    };
    match read.and_then(|typed| Ok((Cli::from_arg_matches(&typed)?, typed))) {
        Ok((cli, typed)) => match ignored(&typed) {
            Some(error) => refused(&error, environment),
            None => run_command(cli, &typed, environment),
        },
        Err(error) => refused(&error, environment),
    }
}

/// The error for an option that does nothing in its command.
fn ignored(typed: &ArgMatches) -> Option<clap::Error> {
    let (command, options) = typed.subcommand()?;
    let is_typed = |id: &str| options.value_source(id) == Some(ValueSource::CommandLine);
    let ignored = options.ids().map(clap::Id::as_str).find(|id| is_typed(id) && does_nothing(command, id))?;
    let mut error = clap::Error::new(ErrorKind::UnknownArgument);
    let text = format!("--{}", ignored.replace('_', "-"));
    error.insert(ContextKind::InvalidArg, ContextValue::String(text));
    Some(error)
}

/// Runs what was read; `typed` is the same as clap knows it.
fn run_command(cli: Cli, typed: &ArgMatches, environment: &Environment) -> ExitCode {
    let (mut settings, mut wrong) = Settings::read();
    let is_bare =
        cli.command.is_none() && Play { interface: InterfaceArgs::default(), ..cli.play.clone() } == Play::default();
    let mut command = cli.command.unwrap_or(Subcommands::Play(Box::new(cli.play)));
    let face = command.interface_mut().and_then(|interface| chosen_face(interface, environment));
    let mut as_typed = InterfaceArgs::default();
    if let Some(interface) = command.interface_mut() {
        let typed = typed.subcommand().map_or(typed, |(_, options)| options);
        as_typed = std::mem::replace(interface, settings.interface(typed, environment));
        // The usual theme takes the place of one that cannot be read.
        if let Some(Err(trouble)) = interface.look.theme.take_if(|chosen| chosen.theme.is_err()).map(|it| it.theme) {
            wrong.push(trouble);
        }
    }
    let lang = command.lang().map(str::to_owned).or_else(|| settings.get("lang"));
    let words = match wording(lang.as_deref(), environment) {
        Ok(wording) => wording,
        Err(error) => return report_error(&error, &Wording::default()),
    };
    wrong.iter().for_each(|trouble| note(&words.trouble(trouble)));
    match dispatch(command, &as_typed, is_bare.then_some(face), &mut settings, words, environment) {
        Ok(code) => ExitCode::from(code),
        Err(error) => report_error(&error, &wording(lang.as_deref(), environment).unwrap_or_default()),
    }
}

/// The face that the command line, the environment or an old console chose, before the settings are asked.
fn chosen_face(interface: &InterfaceArgs, environment: &Environment) -> Option<FaceKind> {
    let is_plain = interface.accessible || environment.accessible || environment.dumb || !obeys_sequences();
    interface.face.or(is_plain.then_some(FaceKind::Lines))
}

/// Runs the subcommand and returns the exit code. `typed` is the interface without the settings. `bare` is there if the
/// program was started without a command and without terms: then the setup dialogue is shown, with the face that was
/// chosen already.
fn dispatch(
    command: Subcommands,
    typed: &InterfaceArgs,
    bare: Option<Option<FaceKind>>,
    settings: &mut Settings,
    wording: Wording,
    environment: &Environment,
) -> Result<u8, CommandError> {
    let pager = pager(&settings.usual_interface(environment), environment);
    match command {
        Subcommands::Compare(asked) => return compare::compare_sheets(&asked, &wording),
        Subcommands::Boards(asked) => return boards::boards(&asked, &wording),
        Subcommands::Import(asked) => return import::import(&asked, &wording),
        Subcommands::Hall(_) => return hall::hall(environment, &wording),
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
            Some(face) => play::interactive_setup(*play, typed, settings, face, wording, environment),
            None => play::play(&play, wording, environment),
        },
        Subcommands::Clock(clock) => play::play(&clock.game(), wording, environment),
        Subcommands::Practice { interface } => play::practise(&interface, wording, environment),
        Subcommands::Resume(asked) => play::resume(asked, typed, wording, environment),
        Subcommands::Join(asked) => join::join(&asked, wording, environment),
        Subcommands::Games(asked) => games::games(&asked, &wording, pager.as_deref()),
        Subcommands::Watch { file, interface } => {
            let file = chosen_record(file.as_deref(), Purpose::Watch, &wording)?;
            watch::watch(&file, &interface, &wording, environment)
        }
        Subcommands::Settings { key, value, forget } => {
            let change = if forget { Some(Change::Forget) } else { value.map(Change::To) };
            settings::settings(settings, key.as_deref(), change, &wording)
        }
        Subcommands::Guide { topic } => guide::guide(topic, pager.as_deref()),
        Subcommands::Completions { shell } => output::print_bytes(&complete::script(shell)),
        Subcommands::Complete { typed } => complete::complete(&typed, &wording),
        Subcommands::Man { command, .. } => man(&command, &wording),
        Subcommands::Help { topic, .. } => help::help(&topic, &wording),
        Subcommands::Show(Show { file, ply, json, report, all, replay, .. }) => {
            let file = chosen_record(file.as_deref(), Purpose::Show, &wording)?;
            let length = if all { ReportLength::All } else { ReportLength::Page };
            match (report, replay) {
                (_, true) => replay::replay(&file, &settings.usual_interface(environment), &wording, environment),
                (true, false) => return show::report(&file, length, &wording),
                (false, false) => show::show(&file, ply, json, &wording),
            }
        }
        Subcommands::Export(asked) if asked.is_of_several() => return export::export_several(&asked, &wording),
        Subcommands::Export(asked) => {
            let file = chosen_record(asked.file.as_deref(), Purpose::Show, &wording)?;
            export::export(&file, &asked, &wording)
        }
        Subcommands::Event(EventFile { file, new: true, .. }) => event::write_new(&file, &wording),
        Subcommands::Event(EventFile { file, .. }) => event::explain(&file, &wording),
        Subcommands::Simulate { file, json, .. } => simulate::simulate(&file, json, wording),
        Subcommands::Say(asked) => say::say(&asked, &wording),
        Subcommands::Laws(asked) => laws::laws(&asked, &wording, pager.as_deref()),
        Subcommands::Voices { play, .. } => voices::list(play.as_deref()),
        Subcommands::PlayRecording { file, ply, device, .. } => {
            play_recording::play_recording(&file, ply, device.as_deref(), &wording)
        }
    }?;
    Ok(EXIT_OK)
}

/// Says in one sentence why the command line cannot be read, and how the command is called. Help and version are not
/// errors.
fn refused(error: &clap::Error, environment: &Environment) -> ExitCode {
    let arguments = &environment.arguments;
    let wording = asked_wording(arguments, environment);
    if error.kind() == ErrorKind::DisplayHelp {
        let mut rest = arguments.iter().filter(|word| !["-h", "--help"].contains(&word.as_str()));
        let mut topic: Vec<String> = Vec::new();
        while let Some(word) = rest.next() {
            match word.as_str() {
                "--lang" => _ = rest.next(),
                _ if word.starts_with("--lang=") => {}
                // Before every command stand the options of a game.
                _ if word.starts_with('-') && topic.is_empty() => topic.push("play".to_owned()),
                _ if word.starts_with('-') => break,
                _ => topic.push(word.clone()),
            }
        }
        return help::help(&topic, &wording).map_or_else(|error| report_error(&error, &wording), |()| EXIT_OK.into());
    }
    if !error.use_stderr() {
        // If even this cannot be printed, nothing is left to do.
        let _ = error.print();
        return ExitCode::from(EXIT_OK);
    }
    let command = help::asked_command(arguments);
    let trouble = misplaced(error, arguments).unwrap_or_else(|| argument_trouble(error));
    let is_value = matches!(error.kind(), ErrorKind::InvalidValue | ErrorKind::ValueValidation);
    let is_missing = matches!(trouble, Trouble::Arguments(_));
    let code = report_error(&CommandError::usage(trouble), &wording);
    if is_value && !is_missing {
        // What would be right is said already.
        return code;
    }
    note(&match command {
        Some(command) => {
            let name = command.get_bin_name().unwrap_or("annabella").trim_start_matches("annabella ").to_owned();
            wording.usage_of(&help::usage(&command, &wording), &name)
        }
        None => wording.usage_of_all(),
    });
    code
}

/// A command line whose words are right, but not in their places.
fn misplaced(error: &clap::Error, arguments: &[String]) -> Option<Trouble> {
    let (first, rest) = arguments.split_first()?;
    if matches!(error.kind(), ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand) {
        return unknown(error, arguments);
    }
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let command = help::asked_command(arguments)?;
        let known: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
        let trouble = ArgumentTrouble::Incomplete { command: first.clone(), known: known.join(", ") };
        return Some(Trouble::Arguments(trouble));
    }
    if error.kind() != ErrorKind::ArgumentConflict || !first.starts_with('-') {
        return None;
    }
    let named = error.to_string();
    let at = rest.iter().position(|word| !word.starts_with('-') && named.contains(&format!("'{word}'")))?;
    let text = rest[at].clone();
    if Cli::command().find_subcommand(&text).is_some() {
        let options = arguments[..=at].join(" ");
        return Some(Trouble::Arguments(ArgumentTrouble::BeforeCommand { options, command: text }));
    }
    Some(unknown_command(&text))
}

/// A word that is no command, or one too many; a file in place of a command; an option with one hyphen.
fn unknown(error: &clap::Error, arguments: &[String]) -> Option<Trouble> {
    let first = arguments.first()?;
    let is_short = |word: &&String| word.starts_with('-') && !word.starts_with("--") && word.chars().count() > 2;
    if let Some(typed) = arguments.iter().find(is_short) {
        let long = format!("-{typed}");
        let command = help::asked_command(arguments).or_else(|| help::asked_command(&["play".to_owned()]))?;
        let is_known = command.get_arguments().filter_map(clap::Arg::get_long).any(|known| long[2..] == *known);
        return Some(Trouble::UnknownArgument { text: typed.clone(), alike: is_known.then_some(long) });
    }
    // `keys make`: the command is known, and what it is to do is not.
    if let (ErrorKind::InvalidSubcommand, Some(typed)) = (error.kind(), arguments.get(1))
        && let Some(command) = help::asked_command(&arguments[..1])
    {
        let known: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
        let trouble =
            ArgumentTrouble::UnknownPart { command: first.clone(), text: quoted(typed), known: known.join(", ") };
        return Some(Trouble::Arguments(trouble));
    }
    if error.kind() == ErrorKind::UnknownArgument && help::asked_command(arguments).is_some() {
        let Some(ContextValue::String(text)) = error.get(ContextKind::InvalidArg) else { return None };
        let is_argument = !text.starts_with('-');
        return is_argument.then(|| Trouble::Arguments(ArgumentTrouble::Excess { text: quoted(text) }));
    }
    let is_file = |ending: &str| first.ends_with(ending) && Path::new(first).is_file();
    if is_file(".jsonl") {
        return Some(Trouble::RecordForCommand { file: first.clone() });
    }
    if is_file(".pgn") {
        return Some(Trouble::PgnForCommand { file: first.clone() });
    }
    (!first.starts_with('-') || first == "-").then(|| unknown_command(first))
}

/// A text as it was typed; one that is empty in quotation marks.
fn quoted(text: &str) -> String {
    if text.is_empty() { "\"\"".to_owned() } else { text.to_owned() }
}

fn unknown_command(text: &str) -> Trouble {
    let known = GROUPS.iter().flat_map(|(_, names)| names.iter()).map(|name| (*name).to_owned());
    Trouble::UnknownCommand { text: quoted(text), alike: nearest(text, known).into_iter().next() }
}

/// The wording in the language asked for, where the command line could not be read: behind `--lang`, in the settings,
/// or that of the system.
fn asked_wording(arguments: &[String], environment: &Environment) -> Wording {
    let behind = |(at, word): (usize, &String)| match word.strip_prefix("--lang")? {
        "" => arguments.get(at + 1).cloned(),
        value => value.strip_prefix('=').map(str::to_owned),
    };
    let asked = arguments.iter().enumerate().find_map(behind).or_else(|| Settings::read().0.get("lang"));
    wording(asked.as_deref(), environment).or_else(|_| wording(None, environment)).unwrap_or_default()
}

/// Prints a man page.
fn man(command: &[String], wording: &Wording) -> Result<(), CommandError> {
    let asked = match command {
        [] => None,
        _ => {
            Some(help::asked_command(command).ok_or_else(|| CommandError::usage(unknown_command(&command.join(" "))))?)
        }
    };
    output::print_bytes(help::man_page(asked, wording).as_bytes())
}

/// Whether an option of a game does nothing in that command: a viewer decides nothing but how the screen looks, and of
/// the practice game no record is made.
pub fn does_nothing(command: &str, option: &str) -> bool {
    match command {
        "watch" => {
            let look = LookArgs::augment_args(Command::new("look"));
            let all = InterfaceArgs::augment_args(Command::new("interface"));
            let is_option = all.get_arguments().any(|argument| argument.get_id() == option);
            is_option && option != "lang" && look.get_arguments().all(|argument| argument.get_id() != option)
        }
        "hall" => {
            let none = [
                "keys",
                "verbosity",
                "press",
                "white_board",
                "black_board",
                "settle",
                "record",
                "record_limit",
                "mouse",
                "headphones",
                "headphones_rate",
                "headphones_volume",
                "white_ear",
                "black_ear",
                "tones",
                "completions",
                "answers",
                "key_stops",
            ];
            none.contains(&option)
        }
        "join" => ["keys", "white_board", "black_board", "settle", "record", "record_limit"].contains(&option),
        "practice" => ["press", "record", "record_limit"].contains(&option),
        _ => false,
    }
}

fn report_error(error: &CommandError, wording: &Wording) -> ExitCode {
    note(&wording.trouble(&error.trouble));
    ExitCode::from(error.code)
}
