//! What is remembered from one game to the next, in `settings.toml`, under the names of the options.

use std::fs;
use std::path::PathBuf;

use directories::ProjectDirs;

use crate::cli::{AudioArgs, Environment, InterfaceArgs, Play};
use crate::interpreter::request::FaceKind;
use crate::options::audio::audio_options;
use crate::options::error::invalid_value;
use crate::options::terms::terms;
use crate::storage::atomic_file::write_whole;
use crate::ui::screen::{Coordinates, Pieces, Side, Theme};
use crate::wording::{Trouble, Verbosity, Wording, languages};

/// What can be remembered: the terms first, then the interface.
pub const KEYS: [&str; 35] = [
    "white",
    "black",
    "blind",
    "time",
    "laws",
    "white-sheet",
    "black-sheet",
    "lang",
    "face",
    "voice",
    "theme",
    "pieces",
    "coordinates",
    "side",
    "big",
    "mouse",
    "cells",
    "pause",
    "verbosity",
    "rate",
    "volume",
    "pitch",
    "device",
    "headphones",
    "headphones-rate",
    "headphones-volume",
    "white-ear",
    "black-ear",
    "arbiter-ear",
    "voice-de",
    "voice-en",
    "voice-es",
    "tones",
    "key-stops",
    "record-limit",
];

/// How many of them are terms.
const TERMS: usize = 7;

/// The settings as they are on disk.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Settings {
    values: toml::Table,
}

impl Settings {
    /// Reads the settings; none where there is no file.
    ///
    /// # Errors
    ///
    /// [`Trouble::FileNotOpened`] where the file cannot be read or understood.
    pub fn read() -> Result<Settings, Trouble> {
        let path = path();
        let broken = |why: String| Trouble::FileNotOpened { path: path.display().to_string(), why };
        if !path.exists() {
            return Ok(Settings::default());
        }
        let text = fs::read_to_string(&path).map_err(|error| broken(error.to_string()))?;
        let values = text.parse().map_err(|error: toml::de::Error| broken(error.message().to_owned()))?;
        Ok(Settings { values })
    }

    /// Writes the settings.
    ///
    /// # Errors
    ///
    /// [`Trouble::FileNotWritten`] with the file.
    pub fn save(&self) -> Result<(), Trouble> {
        let path = path();
        let made = path.parent().map_or(Ok(()), fs::create_dir_all);
        made.and_then(|()| write_whole(&path, &self.values.to_string()))
            .map_err(|error| Trouble::FileNotWritten { path: path.display().to_string(), why: error.to_string() })
    }

    /// What is remembered under that name.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.values.get(key).and_then(toml::Value::as_str)
    }

    /// Remembers a value, if it is one.
    ///
    /// # Errors
    ///
    /// What is wrong with the name or the value, and what would be right.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Trouble> {
        check(key, value)?;
        self.values.insert(key.to_owned(), toml::Value::String(value.to_owned()));
        Ok(())
    }

    /// Completes the terms of a game, and the voice, where nothing else was said.
    pub fn apply_defaults(&self, play: &mut Play) {
        let (terms, _) = KEYS.split_at(TERMS);
        terms.iter().chain(&["voice"]).for_each(|key| self.apply_default(play, key));
    }

    /// Completes the interface where neither the command line nor the environment says anything else.
    pub fn apply_interface_defaults(&self, interface: &mut InterfaceArgs, environment: &Environment) {
        let mut play = Play { interface: std::mem::take(interface), ..Play::default() };
        let (_, keys) = KEYS.split_at(TERMS);
        for key in keys {
            let is_overruled = match *key {
                // The screen is what there is anyway, where there is a terminal that can show it.
                "face" => match self.get(key).and_then(FaceKind::named) {
                    Some(FaceKind::Lines) => false,
                    Some(FaceKind::Hybrid) => environment.accessible,
                    Some(FaceKind::Screen) | None => true,
                },
                "theme" => environment.no_color,
                _ => false,
            };
            if !is_overruled {
                self.apply_default(&mut play, key);
            }
        }
        *interface = play.interface;
    }

    fn apply_default(&self, play: &mut Play, key: &str) {
        if let Some(value) = self.get(key) {
            // What somebody wrote into the file by hand and is wrong is left out.
            let _ = check(key, value).and_then(|()| put(play, key, value));
        }
    }
}

/// Where the settings are.
pub fn path() -> PathBuf {
    let known = ProjectDirs::from("", "", "annabella");
    known.map_or_else(|| PathBuf::from("."), |places| places.config_dir().to_owned()).join("settings.toml")
}

fn check(key: &str, value: &str) -> Result<(), Trouble> {
    let mut play = Play::default();
    put(&mut play, key, value)?;
    terms(&play, &Wording::default())?;
    let interface = &play.interface;
    audio_options(interface, "en").map_err(|error| error.trouble)?;
    let one_of = |given: &Option<String>, known: &[&str]| match given {
        Some(text) if !known.contains(&text.as_str()) => Err(invalid_value(key, text, &known.join(" "))),
        Some(_) | None => Ok(()),
    };
    one_of(&interface.lang, &languages().iter().map(String::as_str).collect::<Vec<_>>())?;
    one_of(&interface.face, &FaceKind::ALL.map(FaceKind::name))?;
    one_of(&interface.verbosity, &Verbosity::ALL.map(Verbosity::name))?;
    one_of(&interface.theme, &Theme::ALL.map(Theme::name))?;
    one_of(&interface.coordinates, &Coordinates::ALL.map(Coordinates::name))?;
    one_of(&interface.side, &Side::ALL.map(Side::name))?;
    one_of(&interface.pieces, &Pieces::ALL.map(Pieces::name))
}

/// Puts a value where nothing stands yet.
fn put(play: &mut Play, key: &str, value: &str) -> Result<(), Trouble> {
    let interface = &mut play.interface;
    let place = match key {
        "white" => &mut play.white,
        "black" => &mut play.black,
        "blind" => &mut play.blind,
        "time" => &mut play.time,
        "laws" => &mut play.laws,
        "white-sheet" => &mut play.white_sheet,
        "black-sheet" => &mut play.black_sheet,
        "lang" => &mut interface.lang,
        "face" => &mut interface.face,
        "voice" => &mut interface.voice,
        "theme" => &mut interface.theme,
        "pieces" => &mut interface.pieces,
        "coordinates" => &mut interface.coordinates,
        "side" => &mut interface.side,
        "verbosity" => &mut interface.verbosity,
        "cells" => {
            let cells = value
                .parse()
                .ok()
                .filter(|cells| *cells > 0)
                .ok_or_else(|| invalid_value(key, value, "20 32 40 80"))?;
            interface.cells = interface.cells.or(Some(cells));
            return Ok(());
        }
        "rate" | "volume" | "pitch" | "headphones-rate" | "headphones-volume" | "record-limit" => {
            return put_number(&mut interface.audio, key, value);
        }
        "voice-de" | "voice-en" | "voice-es" => {
            let language = key.trim_start_matches("voice-");
            let named = &mut interface.audio.use_voice;
            if !named.iter().any(|text| text.starts_with(&format!("{language}="))) {
                named.push(format!("{language}={value}"));
            }
            return Ok(());
        }
        "device" => &mut interface.audio.device,
        "headphones" => &mut interface.audio.headphones,
        "white-ear" => &mut interface.audio.white_ear,
        "black-ear" => &mut interface.audio.black_ear,
        "arbiter-ear" => &mut interface.audio.arbiter_ear,
        "tones" => &mut interface.audio.tones,
        "big" | "mouse" | "pause" | "key-stops" => {
            let is_on = match value {
                "yes" => true,
                "no" => false,
                other => return Err(invalid_value(key, other, "yes no")),
            };
            let place = match key {
                "big" => &mut interface.big,
                "mouse" => &mut interface.mouse,
                "key-stops" => &mut interface.audio.key_stops,
                _ => &mut interface.pause,
            };
            *place |= is_on;
            return Ok(());
        }
        other => return Err(invalid_value("settings", other, &KEYS.join(" "))),
    };
    place.get_or_insert_with(|| value.to_owned());
    Ok(())
}

/// Puts a number where none stands yet.
fn put_number(audio: &mut AudioArgs, key: &str, value: &str) -> Result<(), Trouble> {
    let number: u64 = value.parse().map_err(|_| invalid_value(key, value, "150"))?;
    // What is too great for its place is refused as what is too great to be understood.
    let (words, part) = (u16::try_from(number).unwrap_or(u16::MAX), u8::try_from(number).unwrap_or(u8::MAX));
    match key {
        "rate" => _ = audio.rate.get_or_insert(words),
        "headphones-rate" => _ = audio.headphones_rate.get_or_insert(words),
        "volume" => _ = audio.volume.get_or_insert(part),
        "pitch" => _ = audio.pitch.get_or_insert(part),
        "headphones-volume" => _ = audio.headphones_volume.get_or_insert(part),
        _ => _ = audio.record_limit.get_or_insert(number),
    }
    Ok(())
}
