//! Options as clap knows them, wherever they are given: on the command line, in a file, in a script or as an answer.
//!
//! An option is a name and a text. Its name, help, values and limits stand at its field, and nowhere else.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Args, Command};
use strum::VariantNames;
use toml::de::DeValue;

use crate::wording::{ArgumentTrouble, Trouble};

/// The most characters of a wrong value that are shown.
const SHOWN: usize = 60;

/// Values that some arguments take, which have no text in place of a list.
const NUMBERS: [(&str, &str); 3] =
    [("ply", "0, 1, 2, 3"), ("game", "1, 2, 3"), ("time", "90+30, 40/90+30,30+30, 15+10, 5d3, none")];

/// Why a text is not a value of an option.
#[derive(Clone, Debug)]
pub enum WrongValue {
    /// What would be right.
    Known(String),
    /// One value that would be right, of very many.
    Example(&'static str),
    /// A sentence of its own.
    Trouble(Trouble),
}

impl WrongValue {
    /// With a list of what would be right.
    pub fn known(list: &str) -> WrongValue {
        WrongValue::Known(list.to_owned())
    }
}

impl fmt::Display for WrongValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl Error for WrongValue {}

/// Reads a value of an enum by its names.
pub fn one_of<T>() -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err = strum::ParseError> + VariantNames + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(T::VARIANTS).try_map(|name| name.parse())
}

/// Reads a number between these two.
pub fn within<T>(least: T, most: T) -> impl Fn(&str) -> Result<T, WrongValue> + Clone + Send + Sync + 'static
where
    T: FromStr + PartialOrd + fmt::Display + Copy + Send + Sync + 'static,
{
    move |text| {
        let number = text.trim().parse().ok().filter(|number| least <= *number && *number <= most);
        number.ok_or_else(|| WrongValue::Known(format!("{least} .. {most}")))
    }
}

/// Reads yes or no.
///
/// # Errors
///
/// [`WrongValue`] for any other word.
pub fn yes_or_no(text: &str) -> Result<bool, WrongValue> {
    match text {
        "yes" | "true" => Ok(true),
        "no" | "false" => Ok(false),
        _ => Err(WrongValue::known("yes no true false")),
    }
}

/// Fills a set of options from names and texts.
pub struct Filler<T> {
    command: Command,
    pub filled: T,
}

/// Without any option.
impl<T: Args + Default> Default for Filler<T> {
    fn default() -> Filler<T> {
        let command = Command::new("options").no_binary_name(true).args_override_self(true);
        let command = T::augment_args(command.disable_help_flag(true).disable_version_flag(true));
        Filler { command, filled: T::default() }
    }
}

impl<T: Args + Default> Filler<T> {
    /// The names of all options, in the order of their declaration.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.command.get_arguments().filter_map(Arg::get_long)
    }

    /// Sets one option.
    ///
    /// # Errors
    ///
    /// The sentence that the command line would get for the same value.
    pub fn set(&mut self, name: &str, text: &str) -> Result<(), Trouble> {
        self.set_all([(name, text)])
    }

    /// Sets several options; the last value of an option holds, and one that takes several gets all of them.
    ///
    /// # Errors
    ///
    /// As [`Filler::set`], for the first wrong value.
    pub fn set_all<'a>(&mut self, given: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<(), Trouble> {
        let mut arguments = Vec::new();
        for (name, text) in given {
            if self.names().all(|known| known != name) {
                let known = self.names().collect::<Vec<_>>().join(" ");
                return Err(invalid_value("option", name, &known));
            }
            arguments.push(format!("--{name}={text}"));
        }
        let matches = self.command.try_get_matches_from_mut(arguments).map_err(|error| argument_trouble(&error))?;
        self.filled.update_from_arg_matches(&matches).map_err(|error| argument_trouble(&error))
    }

    /// The text of a value in a TOML file; `written` is how it stands there.
    ///
    /// # Errors
    ///
    /// [`Trouble::WrongValue`] for a number where the option takes a name.
    pub fn text_of(&self, name: &str, value: &DeValue<'_>, written: &str) -> Result<String, Trouble> {
        const TEXTS: [&str; 4] = ["NAME", "DEVICE", "L", "LANG=NAME"];
        let argument = self.command.get_arguments().find(|known| known.get_long() == Some(name));
        let value_names = argument.and_then(Arg::get_value_names).unwrap_or_default();
        match value {
            DeValue::String(text) => Ok(text.clone().into_owned()),
            _ if value_names.iter().any(|name| TEXTS.contains(&name.as_str())) => {
                Err(invalid_value(name, written, "\"...\""))
            }
            DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_) => Ok(written.to_owned()),
        }
    }
}

/// Whether an option that can be switched on is on; not given, it is off.
pub fn is_on(switch: Option<bool>) -> bool {
    switch.unwrap_or(false)
}

/// An option with a value that it does not take, and the values that it takes.
pub fn invalid_value(option: &str, text: &str, known: &str) -> Trouble {
    Trouble::WrongValue { option: option.to_owned(), text: shown(text), known: known.to_owned() }
}

/// An option with a value in another form than this.
pub fn wrong_form(option: &str, text: &str, example: &str) -> Trouble {
    Trouble::WrongForm { option: option.to_owned(), text: shown(text), example: example.to_owned() }
}

/// As much of a wrong text as is shown.
pub fn shown(text: &str) -> String {
    if text.is_empty() { "\"\"".to_owned() } else { text.chars().take(SHOWN).collect() }
}

/// The values that an option of these takes, as a list; the form of the value where there is no list.
pub fn known_values<T: Args>(option: &str) -> String {
    let command = T::augment_args(Command::new("options"));
    let Some(argument) = command.get_arguments().find(|known| known.get_long() == Some(option)) else {
        return String::new();
    };
    let values: Vec<_> = argument.get_possible_values().iter().map(|known| known.get_name().to_owned()).collect();
    if !values.is_empty() {
        return values.join(" ");
    }
    let names = argument.get_value_names().unwrap_or_default();
    names.iter().map(|name| name.as_str()).collect::<Vec<_>>().join(" ")
}

/// The sentence for arguments that clap refuses.
pub fn argument_trouble(error: &clap::Error) -> Trouble {
    wrong_value(error).or_else(|| unknown_argument(error)).or_else(|| arguments(error)).unwrap_or_else(|| {
        let text = error.to_string();
        let first: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).map(str::trim).collect();
        Trouble::CommandLine { why: first.join(" ").trim_start_matches("error: ").trim_end_matches('.').to_owned() }
    })
}

/// A value that the option does not take.
fn wrong_value(error: &clap::Error) -> Option<Trouble> {
    let context = |kind| texts(error, kind)?.pop().cloned();
    if !matches!(error.kind(), ErrorKind::InvalidValue | ErrorKind::ValueValidation) {
        return None;
    }
    let (argument, text) = (context(ContextKind::InvalidArg)?, context(ContextKind::InvalidValue)?);
    let option = argument.trim_start_matches(['-', '<', '[']).split([' ', '=', '[', ']', '>']).next()?.to_owned();
    let known = match (error.source().and_then(|source| source.downcast_ref()), error.get(ContextKind::ValidValue)) {
        (Some(WrongValue::Trouble(trouble)), _) => return Some(trouble.clone()),
        (Some(WrongValue::Example(example)), _) if !text.is_empty() => {
            return Some(wrong_form(&option, &text, example));
        }
        (Some(WrongValue::Example(example)), _) => (*example).to_owned(),
        (Some(WrongValue::Known(known)), _) => known.clone(),
        (None, Some(ContextValue::Strings(known))) if !known.is_empty() => known.join(" "),
        (None, _) => {
            let numbers = NUMBERS.iter().find(|(name, _)| option.eq_ignore_ascii_case(name));
            let form = argument.split_whitespace().last().unwrap_or(&argument);
            numbers.map_or(form, |(_, numbers)| numbers).to_owned()
        }
    };
    if text.is_empty() {
        let option = argument.split([' ', '=', '[']).next()?.to_owned();
        let form = known.strip_prefix('<').and_then(|known| known.strip_suffix('>'));
        return Some(Trouble::Arguments(match form {
            Some(form) => ArgumentTrouble::NoText { option, form: form.to_owned() },
            None => ArgumentTrouble::NoValue { option, known },
        }));
    }
    Some(invalid_value(&option, &text, &known))
}

/// Options and arguments that do not fit together.
fn arguments(error: &clap::Error) -> Option<Trouble> {
    // clap shows `--lang <L>` for what was typed as `--lang`.
    let typed = |shown: &String| shown.split_whitespace().next().unwrap_or_default().to_owned();
    let named = |kind| Some(texts(error, kind)?.into_iter().map(typed).collect::<Vec<_>>().join(", "));
    let invalid = named(ContextKind::InvalidArg)?;
    if error.kind() == ErrorKind::MissingRequiredArgument {
        return Some(Trouble::Arguments(ArgumentTrouble::Missing { arguments: invalid }));
    }
    let other = named(ContextKind::PriorArg).filter(|_| error.kind() == ErrorKind::ArgumentConflict)?;
    Some(Trouble::Arguments(if other == invalid {
        ArgumentTrouble::Twice { option: invalid }
    } else {
        ArgumentTrouble::Conflict { one: invalid, other }
    }))
}

/// An option or a subcommand that does not exist, with the most similar one.
fn unknown_argument(error: &clap::Error) -> Option<Trouble> {
    // The most similar one comes last.
    let named = |kind| texts(error, kind)?.pop().cloned();
    let kinds = [
        (ErrorKind::UnknownArgument, ContextKind::InvalidArg, ContextKind::SuggestedArg),
        (ErrorKind::InvalidSubcommand, ContextKind::InvalidSubcommand, ContextKind::SuggestedSubcommand),
    ];
    let (_, unknown, suggested) = kinds.into_iter().find(|(kind, ..)| *kind == error.kind())?;
    Some(Trouble::UnknownArgument { text: named(unknown)?, alike: named(suggested) })
}

/// The texts of that kind which clap has noted about an error.
fn texts(error: &clap::Error, kind: ContextKind) -> Option<Vec<&String>> {
    let value = error.get(kind)?;
    if let ContextValue::String(text) = value {
        Some(vec![text])
    } else if let ContextValue::Strings(texts) = value {
        Some(texts.iter().collect())
    } else {
        None
    }
}
