//! Themes of the user's own: files in a folder beside the settings.

use std::fs;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::arguments::{invalid_value, wrong_form};
use super::environment::settings_folder;
use crate::storage::input_file;
use crate::storage::journal::opening;
use crate::ui::screen::{Theme, ThemeFault};
use crate::wording::Trouble;

/// The longest theme that is read, in bytes.
const LONGEST: u64 = 64 << 10;
const SUFFIX: &str = ".toml";

/// A theme by its name, and its colours or why its file gives none.
#[derive(Clone, Debug, PartialEq)]
pub struct ChosenTheme {
    pub name: String,
    pub theme: Result<Theme, Trouble>,
}

/// Where the files are.
pub fn folder() -> PathBuf {
    settings_folder().join("themes")
}

/// Reads a theme by its name: a built-in one, or a file.
pub fn themes() -> impl TypedValueParser<Value = ChosenTheme> {
    let names: Vec<String> = Theme::built_in().map(|theme| theme.name().to_owned()).chain(own_names()).collect();
    PossibleValuesParser::new(names).map(|name| {
        let theme = Theme::named(&name).map_or_else(|| read(&name), Ok);
        ChosenTheme { name, theme }
    })
}

/// The names of the files.
fn own_names() -> Vec<String> {
    let entries = fs::read_dir(folder()).into_iter().flatten().flatten();
    let name = |entry: fs::DirEntry| entry.file_name().to_str()?.strip_suffix(SUFFIX).map(str::to_owned);
    let mut names: Vec<String> = entries.filter_map(name).collect();
    names.sort();
    names
}

fn read(name: &str) -> Result<Theme, Trouble> {
    let path = folder().join(format!("{name}{SUFFIX}"));
    let unread = |why| Trouble::ThemeNotRead { why: Box::new(why) };
    let bytes = input_file::read(&path, LONGEST).map_err(|error| unread(opening(&path, &error)))?;
    Theme::parse(name, &String::from_utf8_lossy(&bytes)).map_err(|(line, fault)| Trouble::ThemeLine {
        path: path.display().to_string(),
        line,
        why: Box::new(match fault {
            ThemeFault::NotToml(why) => Trouble::NotToml { why },
            ThemeFault::Key { text, known } => invalid_value("key", &text, &known),
            ThemeFault::Value { key, text, known } => wrong_form(&key, &text, known),
            ThemeFault::Contrast { ink, ground, contrast } => {
                let tenths = (contrast * 10.0).floor() as u32;
                Trouble::LittleContrast { ink, ground, contrast: format!("{}.{}", tenths / 10, tenths % 10) }
            }
        }),
    })
}
