//! One file for each subcommand; here it is decided which of them runs, and how it ends.

pub mod can_mate;
mod chosen_record;
pub mod compare;
pub mod event;
pub mod export;
mod followed_record;
pub mod games;
pub mod import;
pub mod laws;
mod live;
pub mod output;
pub mod play;
pub mod play_recording;
mod playback;
pub mod roles;
pub mod say;
mod series;
pub mod settings;
pub mod setup;
pub mod show;
pub mod sign;
pub mod simulate;
pub mod verify;
pub mod voices;
pub mod watch;

use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::cli::{
    Cli, Environment, EventFile, InterfaceArgs, Keys, KeysAct, Play, Show, Subcommands, Verify, completions,
    known_values, man_page,
};
use crate::commands::chosen_record::{Purpose, chosen_record};
use crate::commands::output::note;
use crate::interpreter::request::FaceKind;
use crate::options::error::{CommandError, EXIT_OK};
use crate::options::interface::wording;
use crate::options::settings::Settings;
use crate::ui::open::obeys_sequences;
use crate::wording::{ArgumentTrouble, Trouble, Wording};

/// Does what the command line asks.
pub fn run(cli: Cli, environment: &Environment) -> ExitCode {
    let (mut settings, wrong) = Settings::read();
    let is_bare =
        cli.command.is_none() && Play { interface: InterfaceArgs::default(), ..cli.play.clone() } == Play::default();
    let mut command = cli.command.unwrap_or(Subcommands::Play(Box::new(cli.play)));
    let face = command.interface_mut().and_then(|interface| chosen_face(interface, environment));
    if let Some(interface) = command.interface_mut() {
        settings.apply_interface_defaults(interface, environment);
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

/// The face that the command line, the environment or an old console chose, before what is remembered.
fn chosen_face(interface: &InterfaceArgs, environment: &Environment) -> Option<FaceKind> {
    let is_plain = interface.accessible || environment.accessible || environment.dumb || !obeys_sequences();
    interface.face.or(is_plain.then_some(FaceKind::Lines))
}

/// Runs the subcommand and gives the exit code. Where the program alone was named, whoever sits down is asked, and it is
/// given which face was chosen.
fn dispatch(
    command: Subcommands,
    bare: Option<Option<FaceKind>>,
    settings: &mut Settings,
    wording: Wording,
    environment: &Environment,
) -> Result<u8, CommandError> {
    match command {
        Subcommands::Compare(asked) => return compare::compare_sheets(&asked, &wording),
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
        Subcommands::Play(play) => match bare.filter(|_| output::is_at_a_terminal()) {
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

/// Says why the command line cannot be read, in one sentence; help and version are no errors.
pub fn refused(error: &clap::Error, environment: &Environment) -> ExitCode {
    if !error.use_stderr() {
        // Nothing is left to do where even this cannot be printed.
        let _ = error.print();
        return ExitCode::from(EXIT_OK);
    }
    let wording = wording(None, environment).unwrap_or_default();
    if let Some(trouble) = wrong_value(error).or_else(|| unknown_argument(error)).or_else(|| arguments(error)) {
        return report_error(&CommandError::usage(trouble), &wording);
    }
    let text = error.to_string();
    let first: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).map(str::trim).collect();
    let why = first.join(" ").trim_start_matches("error: ").trim_end_matches('.').to_owned();
    let error = CommandError::usage(Trouble::CommandLine { why });
    report_error(&error, &wording)
}

/// What options take that are numbers or times.
const VALUES: [(&str, &str); 10] = [
    ("rate", "100 .. 400"),
    ("volume", "0 .. 200"),
    ("pitch", "0 .. 100"),
    ("cells", "1 .. 255"),
    ("default-time", "30m, 1h"),
    ("time", "90+30, 40/90+30,30+30, 15+10, 5d3, none"),
    ("board", "1, 2, 3 ..."),
    ("ply", "0, 1, 2 ..."),
    ("game", "1, 2, 3 ..."),
    ("record-limit", "1, 2, 3 ..."),
];

/// The value that an option does not know, with those it knows.
fn wrong_value(error: &clap::Error) -> Option<Trouble> {
    let named = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        _ => None,
    };
    if !matches!(error.kind(), ErrorKind::InvalidValue | ErrorKind::ValueValidation) {
        return None;
    }
    let (argument, text) = (named(ContextKind::InvalidArg)?, named(ContextKind::InvalidValue)?);
    let option = argument.trim_start_matches('-').split_whitespace().next()?.to_owned();
    let known = match error.get(ContextKind::ValidValue) {
        Some(ContextValue::Strings(known)) if !known.is_empty() => known.join(" "),
        _ => VALUES
            .iter()
            .find(|(name, _)| option.ends_with(name))
            .map_or_else(|| known_values(&option), |(_, bounds)| (*bounds).to_owned()),
    };
    if text.is_empty() {
        return Some(Trouble::Arguments(ArgumentTrouble::NoValue { option: format!("--{option}"), known }));
    }
    Some(Trouble::WrongValue { option, text, known })
}

/// Options and arguments that do not fit together.
fn arguments(error: &clap::Error) -> Option<Trouble> {
    // As `--lang <L>` is named to whoever typed `--lang`.
    let typed = |shown: &String| shown.split_whitespace().next().unwrap_or_default().to_owned();
    let named = |kind| {
        if let ContextValue::String(text) = error.get(kind)? {
            Some(typed(text))
        } else if let ContextValue::Strings(several) = error.get(kind)? {
            Some(several.iter().map(typed).collect::<Vec<_>>().join(", "))
        } else {
            None
        }
    };
    let invalid = named(ContextKind::InvalidArg)?;
    let trouble = if error.kind() == ErrorKind::MissingRequiredArgument {
        ArgumentTrouble::Missing { arguments: invalid }
    } else if error.kind() == ErrorKind::ArgumentConflict {
        match named(ContextKind::PriorArg)? {
            other if other == invalid => ArgumentTrouble::Twice { option: invalid },
            other => ArgumentTrouble::Conflict { one: invalid, other },
        }
    } else {
        return None;
    };
    Some(Trouble::Arguments(trouble))
}

/// An option or a subcommand that there is not, with the one most like it.
fn unknown_argument(error: &clap::Error) -> Option<Trouble> {
    let named = |kind| {
        if let ContextValue::String(text) = error.get(kind)? {
            Some(text.clone())
        } else if let ContextValue::Strings(several) = error.get(kind)? {
            // The likeliest comes last.
            several.last().cloned()
        } else {
            None
        }
    };
    let (unknown, suggested) = if error.kind() == ErrorKind::UnknownArgument {
        (ContextKind::InvalidArg, ContextKind::SuggestedArg)
    } else if error.kind() == ErrorKind::InvalidSubcommand {
        (ContextKind::InvalidSubcommand, ContextKind::SuggestedSubcommand)
    } else {
        return None;
    };
    Some(Trouble::UnknownArgument { text: named(unknown)?, alike: named(suggested) })
}

fn report_error(error: &CommandError, wording: &Wording) -> ExitCode {
    note(&wording.trouble(&error.trouble));
    ExitCode::from(error.code)
}
