//! What is remembered from one game to the next, in `settings.toml`: the options of a game as names and texts. They
//! count as if they were typed before the options of the command line.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use clap::{ArgMatches, Args, FromArgMatches};
use toml::de::DeTable;
use toml_edit::{DocumentMut, Item};

use super::arguments::{Filler, shown};
use super::environment::{Environment, settings_folder};
use super::interface::InterfaceArgs;
use super::terms::TermsPatch;
use crate::interpreter::request::FaceKind;
use crate::nearest::nearest;
use crate::storage::journal::opening;
use crate::storage::{input_file, whole_file};
use crate::ui::screen::Appearance;
use crate::wording::{EventFault, Trouble, languages};

/// The longest file of settings that is read, in bytes.
const LONGEST: u64 = 64 << 10;
/// Before the language in the name of a setting for the voice of that language.
const VOICE: &str = "voice-";
/// Options of the interface that are chosen for one game only, or remembered under other names.
const NOT_REMEMBERED: [&str; 3] = ["accessible", "record", "use-voice"];

/// The remembered settings, by name. A setting that was never made is not there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Settings {
    values: BTreeMap<String, String>,
    /// The names of the settings that were made or forgotten since the file was read.
    changed: BTreeSet<String>,
    /// Why the file could not be read whole: it is never written over.
    unread: Option<Trouble>,
}

// The options that can be remembered.
#[derive(Args, Clone, Debug, Default)]
pub struct Remembered {
    #[command(flatten)]
    pub terms: TermsPatch,
    #[command(flatten)]
    pub interface: InterfaceArgs,
}

/// The names of all settings: the terms first, then the interface, then a voice for each language.
pub fn keys() -> Vec<String> {
    keys_of(&Filler::default())
}

fn keys_of(options: &Filler<Remembered>) -> Vec<String> {
    let names = options.names().filter(|name| !NOT_REMEMBERED.contains(name)).map(str::to_owned);
    names.chain(languages().into_iter().map(|language| format!("{VOICE}{language}"))).collect()
}

impl Settings {
    /// The remembered value under that name.
    pub fn get(&self, key: &str) -> Option<String> {
        self.values.get(key).cloned()
    }

    /// Remembers a value.
    ///
    /// # Errors
    ///
    /// What is wrong with the name or the value, and what would be right.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Trouble> {
        self.set_checked(&mut Filler::default(), key, value)?;
        self.changed.insert(key.to_owned());
        Ok(())
    }

    fn set_checked(&mut self, options: &mut Filler<Remembered>, key: &str, value: &str) -> Result<(), Trouble> {
        let keys = keys_of(options);
        if !keys.iter().any(|known| known == key) {
            return Err(no_such_setting(key));
        }
        if key == "pictures" && value != "off" && !cfg!(feature = "pictures") {
            return Err(Trouble::NoPictures);
        }
        match key.strip_prefix(VOICE) {
            Some(language) => options.set("use-voice", &format!("{language}={value}"))?,
            None if key == "lang" && !languages().iter().any(|language| language == value) => {
                return Err(Trouble::NotALanguage { text: value.to_owned() });
            }
            None => options.set(key, value)?,
        }
        self.values.insert(key.to_owned(), value.to_owned());
        Ok(())
    }

    /// Forgets the value of a setting.
    pub fn forget(&mut self, key: &str) {
        self.values.remove(key);
        self.changed.insert(key.to_owned());
    }

    /// The remembered options.
    pub fn options(&self) -> Remembered {
        if self.values.is_empty() {
            return Remembered::default();
        }
        let mut options = Filler::<Remembered>::default();
        let voice = |(key, value): (&String, &String)| {
            let language = key.strip_prefix(VOICE)?;
            Some(("use-voice", format!("{language}={value}")))
        };
        let voices: Vec<_> = self.values.iter().filter_map(voice).collect();
        let voices = voices.iter().map(|(name, text)| (*name, text.as_str()));
        let others = self.values.iter().filter(|(key, _)| !key.starts_with(VOICE));
        let others = others.map(|(key, value)| (key.as_str(), value.as_str()));
        // Each value was checked when it was set.
        let _ = options.set_all(others.chain(voices));
        options.filled
    }

    /// The interface without any options: the environment goes before the settings.
    pub fn usual_interface(&self, environment: &Environment) -> InterfaceArgs {
        let mut interface = self.options().interface;
        interface.face = interface.face.filter(|face| match face {
            FaceKind::Lines => true,
            FaceKind::Hybrid => !environment.accessible,
            // The screen is the default anyway, on a terminal that can show it.
            FaceKind::Screen => false,
        });
        interface.look.theme = interface.look.theme.filter(|_| !environment.no_color);
        interface
    }

    /// The interface for a game: what was typed goes before the environment, and the environment before the settings.
    pub fn interface(&self, typed: &ArgMatches, environment: &Environment) -> InterfaceArgs {
        let mut interface = self.usual_interface(environment);
        let voices = std::mem::take(&mut interface.audio.use_voice);
        // Fails only for options that the command does not have.
        let _ = interface.update_from_arg_matches(typed);
        for voice in voices {
            if interface.audio.use_voice.iter().all(|typed| typed.language != voice.language) {
                interface.audio.use_voice.push(voice);
            }
        }
        interface
    }

    /// Remembers the look of the screen that was chosen by keys while a game was played; what was not touched stays.
    ///
    /// # Errors
    ///
    /// Where the settings cannot be written.
    pub fn remember_look(before: &Appearance, after: &Appearance) -> Result<(), Trouble> {
        let words = |look: &Appearance| {
            [
                ("theme", look.theme.name()),
                ("pieces", look.pieces().into()),
                ("coordinates", look.coordinates.into()),
                ("side", look.orientation.into()),
                ("big", if look.big { "yes" } else { "no" }),
            ]
        };
        let is_chosen = |key: &str| key != "pieces" || before.chosen_pieces != after.chosen_pieces;
        let pairs = words(after).into_iter().zip(words(before));
        let changed: Vec<_> = pairs.filter(|(now, then)| now != then && is_chosen(now.0)).map(|(now, _)| now).collect();
        if changed.is_empty() {
            return Ok(());
        }
        let (mut settings, _) = Settings::read();
        for (key, value) in changed {
            settings.set(key, value)?;
        }
        settings.save()
    }

    /// Reads the settings, and what is wrong with the file: each wrong line is left out and named. Without a file there
    /// are no settings.
    pub fn read() -> (Settings, Vec<Trouble>) {
        let path = path();
        if !path.exists() {
            return (Settings::default(), Vec::new());
        }
        let shown = path.display().to_string();
        let bytes = match input_file::read(&path, LONGEST) {
            Ok(bytes) => bytes,
            Err(error) => {
                let trouble = opening(&path, &error);
                return (Settings { unread: Some(trouble.clone()), ..Settings::default() }, vec![trouble]);
            }
        };
        match String::from_utf8(bytes) {
            Ok(text) => Settings::parse(&text, &shown),
            Err(error) => {
                let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
                let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
                let trouble = Trouble::EventFile { path: shown.clone(), line, fault: EventFault::NotUtf8 };
                let (settings, mut wrong) = Settings::parse(&String::from_utf8_lossy(error.as_bytes()), &shown);
                wrong.insert(0, trouble.clone());
                (Settings { unread: Some(trouble), ..settings }, wrong)
            }
        }
    }

    /// The settings in that text of a file of that name, and what is wrong with it.
    pub fn parse(text: &str, path: &str) -> (Settings, Vec<Trouble>) {
        let line_of = |at: usize| text.get(..at).unwrap_or(text).matches('\n').count() + 1;
        let in_line = |line, why| Trouble::SettingsLine { path: path.to_owned(), line, why: Box::new(why) };
        let (table, errors) = DeTable::parse_recoverable(text);
        let (mut settings, mut wrong, mut options) = (Settings::default(), Vec::new(), Filler::default());
        let mut left_out = BTreeSet::new();
        for error in errors {
            let line = error.span().map_or(1, |span| line_of(span.start));
            if left_out.insert(line) {
                wrong.push(in_line(line, Trouble::NotToml { why: error.message().to_owned() }));
            }
        }
        settings.unread = wrong.first().cloned();
        for (key, value) in table.get_ref() {
            let entries: Vec<_> = match value.get_ref().as_table().filter(|_| key.get_ref() == "voices") {
                Some(voices) => {
                    voices.iter().map(|(key, name)| (format!("{VOICE}{}", key.get_ref()), key, name)).collect()
                }
                None => vec![(key.get_ref().to_string(), key, value)],
            };
            for (name, key, value) in entries {
                let option = if name.starts_with(VOICE) { "use-voice" } else { &name };
                let written = text.get(value.span()).unwrap_or_default();
                let as_named = |why| {
                    if let Trouble::WrongValue { text, known, .. } = why {
                        Trouble::WrongValue { option: name.clone(), text, known }
                    } else {
                        why
                    }
                };
                let text = options.text_of(option, value.get_ref(), written).map_err(as_named);
                let set = text.and_then(|text| {
                    let text = if value.get_ref().as_bool().is_some() { yes_or_no(&text) } else { &text };
                    settings.set_checked(&mut options, &name, text)
                });
                let line = line_of(key.span().start);
                if let Err(why) = set
                    && !left_out.contains(&line)
                {
                    wrong.push(in_line(line, why));
                }
            }
        }
        (settings, wrong)
    }

    /// Writes what was changed since the settings were read; the rest of the file stays as it is.
    ///
    /// # Errors
    ///
    /// What is wrong with the file, where it could not be read whole; [`Trouble::FileNotWritten`] with the file.
    pub fn save(&self) -> Result<(), Trouble> {
        let path = path();
        if let Some(why) = &self.unread {
            return Err(Trouble::SettingsKept { path: path.display().to_string(), why: Box::new(why.clone()) });
        }
        let text = fs::read_to_string(&path).unwrap_or_default();
        let text = self.written_into(&text);
        // If the settings are a link, the file behind it is written.
        let place = fs::canonicalize(&path).unwrap_or_else(|_| path.clone());
        whole_file::replace(&place, text.as_bytes()).map_err(|error| whole_file::not_written(&path, &error))
    }

    /// The text of a file with what was changed; comments and keys that this version does not know stay.
    pub fn written_into(&self, text: &str) -> String {
        let mut document: DocumentMut = text.parse().unwrap_or_default();
        for key in &self.changed {
            let nested = key.strip_prefix(VOICE).filter(|_| !document.contains_key(key));
            let language =
                nested.filter(|language| document.get("voices").is_some_and(|it| it.get(language).is_some()));
            let (table, name) = match (language, document.get("voices").is_some()) {
                (Some(language), true) => (document["voices"].as_table_like_mut(), language),
                (Some(_) | None, _) => (document.as_item_mut().as_table_like_mut(), key.as_str()),
            };
            let Some(table) = table else { continue };
            match (self.values.get(key), table.get_mut(name).and_then(Item::as_value_mut)) {
                (None, _) => _ = table.remove(name),
                (Some(value), Some(written)) => {
                    let decor = written.decor().clone();
                    *written = value.as_str().into();
                    *written.decor_mut() = decor;
                }
                (Some(value), None) => _ = table.insert(name, toml_edit::value(value)),
            }
        }
        document.to_string()
    }
}

/// The trouble for a setting that there is not.
pub fn no_such_setting(key: &str) -> Trouble {
    let alike = nearest(&key.to_lowercase(), keys()).into_iter().next();
    Trouble::NoSuchSetting { text: shown(key), alike }
}

/// The word under which a truth value is remembered.
fn yes_or_no(text: &str) -> &str {
    if text == "true" { "yes" } else { "no" }
}

/// The path of the settings.
pub fn path() -> PathBuf {
    settings_folder().join("settings.toml")
}
