//! `annabella help`, `--help` and the man pages: what each command is for and what can be chosen, from the definitions
//! of the options. English stands at the options, the other languages in `locales`.

use clap::builder::StyledStr;
use clap::{Arg, Command, CommandFactory};

use crate::commands::output::print;
use crate::commands::{Cli, does_nothing};
use crate::interpreter::vocabulary::Vocabulary;
use crate::options::error::CommandError;
use crate::ui::lines::Columns;
use crate::ui::text::wrap;
use crate::wording::{OptionTexts, Trouble, Wording};

/// The commands as the first page lists them, each group with the name of its heading.
pub const GROUPS: [(&str, &[&str]); 6] = [
    ("play", &["play", "clock", "resume", "join", "practice", "watch", "hall"]),
    ("look-back", &["games", "show", "export", "import", "compare"]),
    ("trust", &["verify", "sign", "keys", "repair"]),
    ("devices", &["say", "voices", "play-recording", "boards"]),
    ("laws", &["laws", "can-mate", "roles", "event", "simulate"]),
    ("program", &["settings", "guide", "completions", "man", "help"]),
];

/// Command lines with which to begin.
const FIRST: [&str; 3] =
    ["annabella play --white Eva --black Bernd --time 15+10", "annabella play --accessible", "annabella resume"];

/// The command that is meant by these arguments: the first of them, and for `keys` the second too.
pub fn asked_command(arguments: &[String]) -> Option<Command> {
    let mut command = Cli::command();
    command.build();
    let typed: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (first, rest) = typed.split_first()?;
    let found = command.find_subcommand(first)?.clone();
    let inner = rest.first().and_then(|inner| found.find_subcommand(inner).cloned());
    Some(inner.unwrap_or(found))
}

/// The usage of a command: `annabella show [OPTIONS] [GAME]`.
pub fn usage(command: &Command, wording: &Wording) -> String {
    let usage = command.clone().render_usage().to_string();
    let usage = usage.trim_start_matches("Usage:").trim();
    let usage = usage.replace("[OPTIONS]", &format!("[{}]", wording.options_word()));
    usage.replace("<COMMAND>", &wording.command_word())
}

/// Shows the first page, or that of a command, or what a word does that is typed in a game.
///
/// # Errors
///
/// Where there is no such command or word.
pub fn help(topic: &[String], wording: &Wording) -> Result<(), CommandError> {
    if topic.is_empty() {
        return print(&first_page(wording));
    }
    if let Some(command) = asked_command(topic) {
        return print(&page(command, wording));
    }
    let typed = topic.join(" ");
    let vocabulary = Vocabulary::of(wording);
    let Some(word) = vocabulary.command(&typed) else {
        return Err(CommandError::usage(Trouble::NoSuchTopic { text: typed }));
    };
    let rows = wording.help(word.name());
    let rows = rows.iter().flat_map(|row| wrap(row, Columns::of_output().cells()));
    print(&rows.map(|row| row + "\n").collect::<String>())
}

/// The commands in groups, with examples.
pub fn first_page(wording: &Wording) -> String {
    let texts = OptionTexts::of(wording);
    let mut command = Cli::command();
    command.build();
    let columns = Columns::of_output().cells();
    let wrapped = |text: &str| wrap(text, columns).into_iter().map(|row| row + "\n").collect::<String>();
    let mut page = wrapped(&wording.help_about());
    page.push('\n');
    page += &format!("{} annabella {} [{}]\n", wording.usage_word(), wording.command_word(), wording.options_word());
    let width = GROUPS.iter().flat_map(|(_, names)| names.iter()).map(|name| name.len()).max().unwrap_or_default();
    for (group, names) in GROUPS {
        page += &format!("{}\n", wording.with_colon(&wording.help_heading(group)));
        for name in names {
            let found = command.find_subcommand(name);
            let about = found.map(|found| about(found, &texts).0).unwrap_or_default();
            page += &format!("  {name:width$}  {about}\n");
        }
    }
    page += &format!("{}\n", wording.with_colon(&wording.help_heading("examples")));
    FIRST.iter().for_each(|line| page += &format!("  {line}\n"));
    page + &wrapped(&wording.help_more())
}

/// The purpose of a command: in one line, and at length.
fn about(command: &Command, texts: &OptionTexts) -> (String, String) {
    let name = path_of(command);
    let english = |text: Option<&StyledStr>| text.map(ToString::to_string).unwrap_or_default();
    let short = english(command.get_about());
    let long = english(command.get_long_about());
    let more = long.strip_prefix(&short).unwrap_or_default().trim_start_matches('.').trim();
    let own = |key: String, english: &str| texts.text(&key).unwrap_or_else(|| english.to_owned());
    let stop = if short.ends_with('.') { "" } else { "." };
    (own(format!("command-{name}"), &(short + stop)), own(format!("command-{name}-more"), more))
}

/// `show`, or `keys-new` for a command of a command.
fn path_of(command: &Command) -> String {
    let called = command.get_bin_name().unwrap_or(command.get_name());
    called.trim_start_matches("annabella").trim().replace(' ', "-")
}

/// The page of a command: what it does, how it is called, its options and examples.
pub fn page(command: Command, wording: &Wording) -> String {
    let command = worded(command, wording);
    let (mut about, more) = about(&command, &OptionTexts::of(wording));
    if !more.is_empty() {
        about += &format!(" {more}");
    }
    let usage = format!("{} {}", wording.usage_word(), usage(&command, wording));
    let columns = Columns::of_output().cells();
    let head: String =
        [about, String::new(), usage].iter().flat_map(|text| wrap(text, columns)).map(|row| row + "\n").collect();
    let exit = wording.exit_code(&path_of(&command)).map(|text| format!("\n{text}\n")).unwrap_or_default();
    let examples = examples(&command).map(|line| format!("  {line}\n")).collect::<String>();
    let examples = format!("\n{}\n{examples}", wording.with_colon(&wording.help_heading("examples")));
    let mut command = command.help_template("{all-args}").term_width(columns);
    let options = command.render_help().to_string();
    let options = options.trim_end();
    let options = if options.is_empty() { String::new() } else { format!("\n{options}\n") };
    head + &options + &exit + &examples
}

/// The command lines that show how a command is used.
pub fn examples(command: &Command) -> impl Iterator<Item = String> {
    let text = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    text.lines().map(str::to_owned).collect::<Vec<_>>().into_iter()
}

/// The command in the language of the wording, with what does something in it alone.
fn worded(mut command: Command, wording: &Wording) -> Command {
    let texts = OptionTexts::of(wording);
    let name = path_of(&command);
    // A colon is written behind them; what stands before it is the language's.
    let heading = |name: &str| wording.with_colon(&wording.help_heading(name)).trim_end_matches(':').to_owned();
    let (arguments, options) = (heading("arguments"), heading("options"));
    command = command.mut_args(|argument| {
        let id = argument.get_id().to_string();
        let hidden = argument.is_hide_set() || ["help", "version"].contains(&id.as_str()) || does_nothing(&name, &id);
        let english = argument.get_help().map(ToString::to_string).unwrap_or_default();
        let mut text = texts.option(&name, &id.replace('_', "-")).unwrap_or(english);
        text += &list_of_values(&argument, &texts, wording);
        let under = match argument.get_help_heading() {
            _ if argument.is_positional() => arguments.clone(),
            Some(name) => heading(&name.to_lowercase()),
            None => options.clone(),
        };
        argument.hide(hidden).hide_possible_values(true).hide_default_value(true).help(text).help_heading(under)
    });
    let hidden: Vec<String> = command.get_subcommands().map(|inner| inner.get_name().to_owned()).collect();
    hidden.into_iter().fold(command, |command, inner| {
        command.mut_subcommand(inner, |inner| {
            let (short, _) = about(&inner, &texts);
            inner.about(short)
        })
    })
}

/// The values of an option, each with what it means; only their names where nothing more is known of them.
fn list_of_values(argument: &Arg, texts: &OptionTexts, wording: &Wording) -> String {
    if argument.is_hide_possible_values_set() || !argument.get_action().takes_values() {
        return String::new();
    }
    let values = argument.get_possible_values();
    if values.iter().all(|value| value.get_help().is_none()) {
        let names: Vec<&str> = values.iter().map(clap::builder::PossibleValue::get_name).collect();
        return if names.is_empty() { String::new() } else { format!(" ({})", names.join(", ")) };
    }
    let id = argument.get_id().as_str().replace('_', "-");
    let line = |value: &clap::builder::PossibleValue| {
        let own = texts.text(&format!("option-{id}-{}", value.get_name()));
        let meaning = own.or_else(|| value.get_help().map(ToString::to_string)).unwrap_or_default();
        format!("\n- {} {meaning}", wording.with_colon(value.get_name()))
    };
    values.iter().map(line).collect()
}

/// The man page of the program, or of a command: roff.
pub fn man_page(command: Option<Command>, wording: &Wording) -> String {
    let texts = OptionTexts::of(wording);
    let name = command.as_ref().map_or_else(|| "annabella".to_owned(), |found| format!("annabella-{}", path_of(found)));
    let mut page = format!(".TH {} 1 \"\" \"Annabella {}\"\n", name.to_uppercase(), env!("CARGO_PKG_VERSION"));
    let mut section = |heading: &str, body: &str| {
        if !body.is_empty() {
            page.push_str(&format!(".SH {}\n{body}", roff(&wording.help_heading(heading).to_uppercase())));
        }
    };
    let paragraph = |text: &str| if text.is_empty() { String::new() } else { format!("{}\n", roff(text)) };
    let entry = |name: &str, text: &str| format!(".TP\n.B {}\n{}\n", roff(name), roff(text));
    match &command {
        None => {
            section("name", &format!("{name} \\- {}\n", roff(wording.help_about().trim_end_matches('.'))));
            let usage = format!("annabella {} [{}]", wording.command_word(), wording.options_word());
            section("synopsis", &paragraph(&usage));
            let mut whole = Cli::command();
            whole.build();
            let mut list = String::new();
            for (group, names) in GROUPS {
                list += &format!(".SS {}\n", roff(&wording.help_heading(group)));
                for name in names {
                    let about = whole.find_subcommand(name).map(|found| about(found, &texts).0).unwrap_or_default();
                    list += &entry(&format!("annabella {name}"), &about);
                }
            }
            section("commands", &list);
            section("examples", &code(FIRST.iter().copied()));
        }
        Some(found) => {
            let found = worded(found.clone(), wording);
            let (short, more) = about(&found, &texts);
            section("name", &format!("{name} \\- {}\n", roff(short.trim_end_matches('.'))));
            section("synopsis", &paragraph(&usage(&found, wording)));
            section("description", &paragraph(format!("{short} {more}").trim()));
            let shown = found.get_arguments().filter(|argument| !argument.is_hide_set());
            let options: String = shown
                .map(|argument| {
                    let text = argument.get_help().map(ToString::to_string).unwrap_or_default();
                    entry(argument.to_string().as_str(), &text)
                })
                .collect();
            section("options", &options);
            let lines: Vec<String> = examples(&found).collect();
            section("examples", &code(lines.iter().map(String::as_str)));
        }
    }
    let list =
        |entries: Vec<(String, String)>| entries.iter().map(|(name, text)| entry(name, text)).collect::<String>();
    section("files", &list(wording.files_of_the_program()));
    section("environment", &list(wording.variables_of_the_environment()));
    let exit = command.as_ref().and_then(|found| wording.exit_code(&path_of(found)));
    section("exit-status", &paragraph(&exit.unwrap_or_else(|| wording.exit_codes())));
    section(
        "see-also",
        &paragraph(if command.is_some() { "annabella(1), annabella guide" } else { "annabella guide" }),
    );
    page
}

/// Text as roff takes it.
fn roff(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-").replace('\n', "\n.br\n");
    if text.starts_with(['.', '\'']) { format!("\\&{text}") } else { text }
}

/// Lines as they are typed.
fn code<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    format!(".nf\n{}.fi\n", lines.map(|line| roff(line) + "\n").collect::<String>())
}
