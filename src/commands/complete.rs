//! `annabella completions`: what a shell offers for the word that is being typed. Bash, zsh and fish ask the program
//! itself, so that games, settings and words are offered too.

use clap::{Arg, Command, CommandFactory, ValueEnum};

use crate::commands::help::{GROUPS, asked_command};
use crate::commands::output::{print, print_bytes};
use crate::commands::{Cli, does_nothing};
use crate::options::arguments::known_values;
use crate::options::error::CommandError;
use crate::options::settings::{Remembered, keys};
use crate::storage::games::kept_games;
use crate::time::unix_ms;
use crate::wording::Wording;
use crate::wording::words::CommandWord;
use strum::IntoEnumIterator;

/// A shell for which there are completions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Shell {
    Bash,
    Zsh,
    Fish,
    Powershell,
    Elvish,
}

/// Each line that the program prints is offered; where it prints nothing, files are.
const BASH: &str = r#"_annabella() {
    local line
    COMPREPLY=()
    while IFS=$'\t' read -r line _; do
        COMPREPLY+=("$(printf %q "$line")")
    done < <("${COMP_WORDS[0]}" complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o bashdefault -o default -F _annabella annabella
"#;

const ZSH: &str = r#"#compdef annabella
_annabella() {
    local line
    local -a values shown
    for line in "${(@f)$("${words[1]}" complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
        [[ -n $line ]] || continue
        values+=("${line%%$'\t'*}")
        shown+=("${line//$'\t'/  }")
    done
    if (( $#values )); then compadd -l -d shown -a values; else _files; fi
}
if [ "$funcstack[1]" = _annabella ]; then _annabella "$@"; else compdef _annabella annabella; fi
"#;

const FISH: &str = r#"function __annabella_complete
    set -l typed (commandline -opc)
    set -l offered ($typed[1] complete -- $typed[2..] (commandline -ct) 2>/dev/null)
    if test (count $offered) -gt 0
        printf '%s\n' $offered
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c annabella -f -a '(__annabella_complete)'
"#;

/// The text that a shell reads at its start.
pub fn script(shell: Shell) -> Vec<u8> {
    let made = |shell: clap_complete::Shell| {
        let mut text = Vec::new();
        clap_complete::generate(shell, &mut Cli::command(), "annabella", &mut text);
        text
    };
    match shell {
        Shell::Bash => BASH.into(),
        Shell::Zsh => ZSH.into(),
        Shell::Fish => FISH.into(),
        Shell::Powershell => made(clap_complete::Shell::PowerShell),
        Shell::Elvish => made(clap_complete::Shell::Elvish),
    }
}

/// Prints what can stand in place of the last word, a line each; behind a tab, what it is.
///
/// # Errors
///
/// Where nothing can be printed.
pub fn complete(typed: &[String], wording: &Wording) -> Result<(), CommandError> {
    let Some((begun, before)) = typed.split_last() else { return print_bytes(b"") };
    // Bash takes `--face=lines` for three words, the other shells for one.
    let is_sign = |word: &String| word == "=";
    let is_behind_a_sign = is_sign(begun) || before.last().is_some_and(is_sign);
    let mut before: Vec<String> = before.iter().filter(|word| !is_sign(word)).cloned().collect();
    let whole = if is_sign(begun) { "" } else { begun };
    let (option, begun) = match whole.split_once('=').filter(|_| whole.starts_with("--")) {
        Some((option, value)) => (format!("{option}="), value),
        None => (String::new(), whole),
    };
    before.extend(option.strip_suffix('=').map(str::to_owned));
    let sign = if is_behind_a_sign || !option.is_empty() { Sign::Given } else { Sign::Missing };
    let lines = offered(&before, begun, sign, wording);
    let fits = |(value, _): &(String, String)| value.to_lowercase().starts_with(&begun.to_lowercase());
    let lines = lines.into_iter().filter(fits);
    print(&lines.map(|(value, about)| format!("{option}{value}\t{about}\n")).collect::<String>())
}

/// A sign between an option and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Given,
    Missing,
}

/// A value with what it is.
type Offer = (String, String);

/// The words that can follow these; `begun` is the beginning of the next.
fn offered(before: &[String], begun: &str, sign: Sign, wording: &Wording) -> Vec<Offer> {
    let command = asked_command(before);
    let name = command.as_ref().map_or("play", |found| found.get_name()).to_owned();
    let options = command.clone().or_else(|| asked_command(&["play".to_owned()]));
    let options: Vec<Arg> = options.iter().flat_map(Command::get_arguments).cloned().collect();
    let is_shown = |option: &&Arg| !option.is_hide_set() && !does_nothing(&name, option.get_id().as_str());
    if begun.starts_with('-') {
        let shown = options.iter().filter(is_shown);
        return shown
            .filter_map(|option| Some((format!("--{}", option.get_long()?), first_sentence(option))))
            .collect();
    }
    let last = before.last().and_then(|word| word.strip_prefix("--"));
    if let Some(option) = last.and_then(|last| options.iter().find(|option| option.get_long() == Some(last)))
        && option.get_action().takes_values()
        && (sign == Sign::Given || !option.is_require_equals_set())
    {
        return values_of(option);
    }
    let Some(command) = command else { return commands(before, &[]) };
    // The arguments so far, without options and their values.
    let is_value = |at: usize| at > 0 && before[at - 1].starts_with("--");
    let given = (1..before.len()).filter(|at| !before[*at].starts_with('-') && !is_value(*at)).count();
    let positional = command.get_positionals().nth(given);
    match (name.as_str(), given) {
        ("help", 0) => commands(&[], &words(wording)),
        ("man", 0) => commands(&[], &[]),
        ("settings", 0) => keys().into_iter().map(|key| (key, String::new())).collect(),
        ("settings", 1) => {
            let values = before.last().map(|key| known_values::<Remembered>(key)).unwrap_or_default();
            values.split(' ').filter(|value| !value.is_empty()).map(|value| (value.to_owned(), String::new())).collect()
        }
        ("keys", 0) => command.get_subcommands().map(|inner| (inner.get_name().to_owned(), String::new())).collect(),
        _ if positional.is_some_and(|argument| argument.get_id() == "file" && is_game(argument)) => games(wording),
        _ => positional.map(values_of).unwrap_or_default(),
    }
}

/// Whether the argument is the record of a game.
fn is_game(argument: &Arg) -> bool {
    argument.get_value_names().is_some_and(|names| names.iter().any(|name| name == "GAME"))
}

fn first_sentence(option: &Arg) -> String {
    let help = option.get_help().map(ToString::to_string).unwrap_or_default();
    help.split(['.', ':', ';']).next().unwrap_or_default().to_owned()
}

/// The commands, with these words behind them. Another word may stand there; no command follows it.
fn commands(before: &[String], words: &[Offer]) -> Vec<Offer> {
    if !before.is_empty() {
        return Vec::new();
    }
    let mut whole = Cli::command();
    whole.build();
    let about = |name: &str| {
        let found = whole.find_subcommand(name).and_then(Command::get_about);
        found.map(ToString::to_string).unwrap_or_default()
    };
    let names = GROUPS.iter().flat_map(|(_, names)| names.iter());
    names.map(|name| ((*name).to_owned(), about(name))).chain(words.iter().cloned()).collect()
}

/// The words that can be typed in a game: those of the language, and the English ones.
fn words(wording: &Wording) -> Vec<Offer> {
    let own = |word: CommandWord| wording.own_forms(word.name()).into_iter().next();
    let forms = CommandWord::iter().flat_map(|word| own(word).into_iter().chain([word.name().to_owned()]));
    let mut forms: Vec<Offer> = forms.map(|form| (form, String::new())).collect();
    forms.dedup();
    forms
}

/// The games that are kept: each by its number, and by the names of its players.
fn games(wording: &Wording) -> Vec<Offer> {
    let library = kept_games(unix_ms());
    let mut offers = Vec::new();
    let mut names: Vec<Offer> = Vec::new();
    for entry in library.newest() {
        let players = wording.named(entry.summary.players.as_ref().map(Option::as_deref));
        let players = format!("{} - {}", players.white, players.black);
        for name in entry.summary.players.iter().flatten() {
            if names.iter().all(|(known, _)| known != name) {
                names.push((name.clone(), players.clone()));
            }
        }
        offers.push((entry.number.to_string(), players));
    }
    offers.extend(names);
    offers
}

/// The values that an option takes, where they can be listed.
fn values_of(option: &Arg) -> Vec<Offer> {
    let about = |text: Option<&clap::builder::StyledStr>| text.map(ToString::to_string).unwrap_or_default();
    if option.get_value_names().is_some_and(|names| names.iter().any(|name| name == "YES|NO")) {
        return ["yes", "no"].map(|value| (value.to_owned(), String::new())).to_vec();
    }
    let values = option.get_possible_values();
    values.iter().map(|value| (value.get_name().to_owned(), about(value.get_help()))).collect()
}
