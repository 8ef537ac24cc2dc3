//! The file of the settings: read line by line, so that one wrong line costs that line alone and is named.

use std::fs;

use toml::de::DeTable;

use super::{Settings, VOICE, path};
use crate::options::error::invalid_value;
use crate::storage::journal::opening;
use crate::storage::{input_file, whole_file};
use crate::wording::Trouble;

impl Settings {
    /// Reads the settings, and what is wrong with the file: each wrong line is left out and named. Where there is no
    /// file there are no settings.
    pub fn read() -> (Settings, Vec<Trouble>) {
        let path = path();
        if !path.exists() {
            return (Settings::default(), Vec::new());
        }
        let shown = path.display().to_string();
        match input_file::read_text(&path) {
            Ok(text) => Settings::parse(&text, &shown),
            Err(error) => (Settings::default(), vec![opening(&path, &error)]),
        }
    }

    /// The settings in that text of a file of that name, and what is wrong with it.
    pub fn parse(text: &str, path: &str) -> (Settings, Vec<Trouble>) {
        let line_of = |at: usize| text.get(..at).unwrap_or(text).matches('\n').count() + 1;
        let table = match DeTable::parse(text) {
            Ok(table) => table,
            Err(error) => {
                let line = error.span().map_or(1, |span| line_of(span.start));
                let why = Box::new(Trouble::NotToml { why: error.message().to_owned() });
                return (Settings::default(), vec![Trouble::SettingsLine { path: path.to_owned(), line, why }]);
            }
        };
        let (mut settings, mut wrong) = (Settings::default(), Vec::new());
        for (key, value) in table.get_ref() {
            let voices = value.get_ref().as_table().filter(|_| key.get_ref() == "voices");
            let entries = match voices {
                Some(voices) => {
                    let voice = |language: &str| format!("{VOICE}{language}");
                    voices.iter().map(|(language, name)| (voice(language.get_ref()), language, name)).collect()
                }
                None => vec![(key.get_ref().to_string(), key, value)],
            };
            for (name, key, value) in entries {
                let line = line_of(key.span().start);
                let raw = text.get(value.span()).unwrap_or_default();
                let value =
                    format!("value = {raw}").parse::<toml::Table>().ok().and_then(|mut table| table.remove("value"));
                let set = value
                    .map_or_else(|| Err(invalid_value(&name, raw, "\"...\"")), |value| settings.with(&name, value));
                match set {
                    Ok(changed) => settings = changed,
                    Err(why) => {
                        wrong.push(Trouble::SettingsLine { path: path.to_owned(), line, why: Box::new(why) });
                    }
                }
            }
        }
        (settings, wrong)
    }

    /// Writes the settings.
    ///
    /// # Errors
    ///
    /// [`Trouble::FileNotWritten`] with the file.
    pub fn save(&self) -> Result<(), Trouble> {
        let path = path();
        // Where the settings are a link, what it leads to is written.
        let place = fs::canonicalize(&path).unwrap_or_else(|_| path.clone());
        whole_file::replace(&place, self.table().to_string().as_bytes())
            .map_err(|error| whole_file::not_written(&path, &error))
    }
}
