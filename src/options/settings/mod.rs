//! What is remembered from one game to the next, in `settings.toml`, under the names of the options.

mod file;
mod look;
mod values;

use std::collections::BTreeMap;
use std::path::PathBuf;

use directories::ProjectDirs;
use serde::{Deserialize, Serialize};

use crate::cli::values::{Answers, Blind, Laws, Typist};
use crate::cli::{AudioArgs, Environment, InterfaceArgs, Play};
use crate::interpreter::request::{FaceKind, Pressing};
use crate::options::audio::audio_options;
use crate::options::error::invalid_value;
use crate::options::terms::terms;
use crate::ui::screen::{Coordinates, Orientation, PictureProtocol, Pieces, Theme};
use crate::voice::VoiceChoice;
use crate::wording::{Completions, PrintedNotation, Trouble, Verbosity, Wording, languages};
use values::{Switch, number};

/// Before the language in the name of a setting for the voice of that language.
const VOICE: &str = "voice-";

/// What is remembered. A setting that was never made is not there.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Settings {
    white: Option<String>,
    black: Option<String>,
    blind: Option<Blind>,
    time: Option<String>,
    laws: Option<Laws>,
    white_sheet: Option<String>,
    black_sheet: Option<String>,
    lang: Option<String>,
    face: Option<FaceKind>,
    voice: Option<VoiceChoice>,
    theme: Option<Theme>,
    pieces: Option<Pieces>,
    coordinates: Option<Coordinates>,
    keys: Option<Typist>,
    side: Option<Orientation>,
    pictures: Option<PictureProtocol>,
    big: Option<Switch>,
    mouse: Option<Switch>,
    #[serde(deserialize_with = "number")]
    cells: Option<u8>,
    pause: Option<Switch>,
    notation: Option<PrintedNotation>,
    verbosity: Option<Verbosity>,
    press: Option<Pressing>,
    #[serde(deserialize_with = "number")]
    rate: Option<u16>,
    #[serde(deserialize_with = "number")]
    volume: Option<u8>,
    #[serde(deserialize_with = "number")]
    pitch: Option<u8>,
    device: Option<String>,
    headphones: Option<String>,
    #[serde(deserialize_with = "number")]
    headphones_rate: Option<u16>,
    #[serde(deserialize_with = "number")]
    headphones_volume: Option<u8>,
    white_ear: Option<String>,
    black_ear: Option<String>,
    arbiter_ear: Option<String>,
    tones: Option<String>,
    completions: Option<Completions>,
    answers: Option<Answers>,
    key_stops: Option<Switch>,
    #[serde(deserialize_with = "number")]
    record_limit: Option<u64>,
    /// The voice of the system for each language.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    voices: BTreeMap<String, String>,
}

/// The names of all settings: the terms first, then the interface, then a voice for each language.
pub fn keys() -> Vec<String> {
    const KEYS: [&str; 38] = [
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
        "keys",
        "pictures",
        "big",
        "mouse",
        "cells",
        "pause",
        "notation",
        "verbosity",
        "press",
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
        "tones",
        "completions",
        "answers",
        "key-stops",
        "record-limit",
    ];
    let voices = languages().into_iter().map(|language| format!("{VOICE}{language}"));
    KEYS.into_iter().map(str::to_owned).chain(voices).collect()
}

impl Settings {
    /// What is remembered under that name.
    pub fn get(&self, key: &str) -> Option<String> {
        if let Some(language) = key.strip_prefix(VOICE) {
            return self.voices.get(language).cloned();
        }
        let value = self.table().remove(key)?;
        Some(value.as_str().map_or_else(|| value.to_string(), str::to_owned))
    }

    /// Remembers a value, if it is one.
    ///
    /// # Errors
    ///
    /// What is wrong with the name or the value, and what would be right.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Trouble> {
        *self = self.with(key, toml::Value::String(value.to_owned()))?;
        Ok(())
    }

    /// Remembers nothing of a name any more.
    pub fn forget(&mut self, key: &str) {
        let mut table = self.table();
        table.remove(key);
        // What was a table of settings is one without an entry too.
        if let Ok(changed) = table.try_into() {
            *self = changed;
        }
    }

    /// These settings and one more.
    fn with(&self, key: &str, value: toml::Value) -> Result<Settings, Trouble> {
        if !keys().iter().any(|known| known == key) {
            return Err(invalid_value("settings", key, &keys().join(" ")));
        }
        let shown = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let mut changed = self.clone();
        match (key.strip_prefix(VOICE), &value) {
            (Some(language), toml::Value::String(name)) => _ = changed.voices.insert(language.to_owned(), name.clone()),
            _ => {
                let mut table = self.table();
                table.insert(key.to_owned(), value);
                let known = || crate::cli::known_values(key);
                changed = table.try_into().map_err(|_| invalid_value(key, &shown, &known()))?;
            }
        }
        changed.check(key)?;
        Ok(changed)
    }

    /// That the game and its sound could begin with these settings.
    fn check(&self, key: &str) -> Result<(), Trouble> {
        let mut play = Play::default();
        self.apply_terms(&mut play);
        self.apply_interface(&mut play.interface);
        terms(&play, &Wording::default())?;
        audio_options(&play.interface, "en").map_err(|error| error.trouble)?;
        if let Some(language) = self.lang.as_ref().filter(|language| !languages().contains(language)) {
            return Err(Trouble::NotALanguage { text: language.clone() });
        }
        if self.cells == Some(0) {
            return Err(invalid_value(key, "0", "20 32 40 80"));
        }
        Ok(())
    }

    fn table(&self) -> toml::Table {
        toml::Table::try_from(self).unwrap_or_default()
    }

    /// Completes the terms of a game, and the voice, where nothing else was said.
    pub fn apply_defaults(&self, play: &mut Play) {
        self.apply_terms(play);
        play.interface.voice = play.interface.voice.or(self.voice);
    }

    /// Completes the interface where neither the command line nor the environment says anything else.
    pub fn apply_interface_defaults(&self, interface: &mut InterfaceArgs, environment: &Environment) {
        let mut settings = self.clone();
        settings.face = match self.face {
            Some(FaceKind::Lines) => Some(FaceKind::Lines),
            Some(FaceKind::Hybrid) if !environment.accessible => Some(FaceKind::Hybrid),
            // The screen is what there is anyway, where there is a terminal that can show it.
            Some(FaceKind::Hybrid | FaceKind::Screen) | None => None,
        };
        settings.theme = self.theme.filter(|_| !environment.no_color);
        settings.apply_interface(interface);
    }

    fn apply_terms(&self, play: &mut Play) {
        or(&mut play.white, &self.white);
        or(&mut play.black, &self.black);
        or(&mut play.blind, &self.blind);
        or(&mut play.time, &self.time);
        or(&mut play.laws, &self.laws);
        or(&mut play.white_sheet, &self.white_sheet);
        or(&mut play.black_sheet, &self.black_sheet);
    }

    fn apply_interface(&self, interface: &mut InterfaceArgs) {
        or(&mut interface.lang, &self.lang);
        or(&mut interface.face, &self.face);
        or(&mut interface.voice, &self.voice);
        or(&mut interface.theme, &self.theme);
        or(&mut interface.pieces, &self.pieces);
        or(&mut interface.coordinates, &self.coordinates);
        or(&mut interface.side, &self.side);
        or(&mut interface.keys, &self.keys);
        or(&mut interface.pictures, &self.pictures);
        or(&mut interface.cells, &self.cells);
        or(&mut interface.notation, &self.notation);
        or(&mut interface.verbosity, &self.verbosity);
        or(&mut interface.press, &self.press);
        interface.big |= self.big == Some(Switch::Yes);
        interface.mouse |= self.mouse == Some(Switch::Yes);
        interface.pause |= self.pause == Some(Switch::Yes);
        self.apply_audio(&mut interface.audio);
    }

    fn apply_audio(&self, audio: &mut AudioArgs) {
        or(&mut audio.rate, &self.rate);
        or(&mut audio.volume, &self.volume);
        or(&mut audio.pitch, &self.pitch);
        or(&mut audio.device, &self.device);
        or(&mut audio.headphones, &self.headphones);
        or(&mut audio.headphones_rate, &self.headphones_rate);
        or(&mut audio.headphones_volume, &self.headphones_volume);
        or(&mut audio.white_ear, &self.white_ear);
        or(&mut audio.black_ear, &self.black_ear);
        or(&mut audio.arbiter_ear, &self.arbiter_ear);
        or(&mut audio.tones, &self.tones);
        or(&mut audio.completions, &self.completions);
        or(&mut audio.answers, &self.answers);
        or(&mut audio.record_limit, &self.record_limit);
        audio.key_stops |= self.key_stops == Some(Switch::Yes);
        for (language, name) in &self.voices {
            let own = format!("{language}=");
            if !audio.use_voice.iter().any(|text| text.starts_with(&own)) {
                audio.use_voice.push(own + name);
            }
        }
    }
}

/// Puts a setting where nothing was asked for.
fn or<T: Clone>(asked: &mut Option<T>, setting: &Option<T>) {
    if asked.is_none() {
        asked.clone_from(setting);
    }
}

/// Where the settings are.
pub fn path() -> PathBuf {
    let known = ProjectDirs::from("", "", "annabella");
    known.map_or_else(|| PathBuf::from("."), |places| places.config_dir().to_owned()).join("settings.toml")
}
