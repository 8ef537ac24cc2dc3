//! What the arguments themselves tell: the values of an option, completions for a shell, the man page.

use clap::{Args, CommandFactory};

use super::{Cli, Play};

/// The values that an option of a game knows, as one list; the form of the value where it is not one of a few.
pub fn known_values(option: &str) -> String {
    let command = Play::augment_args(clap::Command::new("play"));
    let Some(asked) = command.get_arguments().find(|known| known.get_long() == Some(option)) else {
        return String::new();
    };
    let values: Vec<_> = asked.get_possible_values().iter().map(|known| known.get_name().to_owned()).collect();
    if !values.is_empty() {
        return values.join(" ");
    }
    if matches!(asked.get_action(), clap::ArgAction::SetTrue) {
        return "yes no".to_owned();
    }
    let names = asked.get_value_names().unwrap_or_default();
    names.iter().map(|name| name.as_str()).collect::<Vec<_>>().join(" ")
}

/// What holds where that option of a game is not given, as its help tells it; `None` where it takes more than a word.
pub fn default_value(option: &str) -> Option<String> {
    let command = Play::augment_args(clap::Command::new("play"));
    let help = command.get_arguments().find(|known| known.get_long() == Some(option))?.get_help()?.to_string();
    let (_, told) = help.rsplit_once("By default ")?;
    let value = told.trim_end_matches('.').split(';').next()?.trim();
    (!value.contains(' ')).then(|| value.to_owned())
}

/// The completions for a shell, from the same definitions as the arguments.
pub fn completions(shell: clap_complete::Shell) -> Vec<u8> {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "annabella", &mut text);
    text
}

/// The man page, from the same definitions as the arguments.
pub fn man_page() -> Vec<u8> {
    let mut text = Vec::new();
    // Nothing can go wrong on the way into memory.
    let _ = clap_mangen::Man::new(Cli::command()).render(&mut text);
    text
}
