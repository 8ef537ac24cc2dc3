//! How the listeners hear: voices, devices, rates, tones, recording.

use std::fmt;

use clap::{Args, ValueEnum};
use shakmaty::Color;

use super::arguments::{WrongValue, is_on, within, yes_or_no};
use crate::interpreter::request::{RATES, VOLUMES};
use crate::voice::{ListenerSettings, Tone, VoiceChoice, VoiceSettings};
use crate::wording::{Audience, Completions};

/// The tones by their names on the command line.
const TONES: [(&str, Tone); 5] = [
    ("pressed", Tone::ClockPressed),
    ("refused", Tone::Refused),
    ("not-saved", Tone::NotSaved),
    ("differs", Tone::BoardDiffers),
    ("flag", Tone::FlagFell),
];

/// The most megabytes of sound for a game, if no limit is given.
pub(super) const RECORD_LIMIT: u64 = 500;

// How the listeners hear.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct AudioArgs {
    /// Words a minute, 100 to 400. By default 150.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = rate())]
    pub rate: Option<u16>,
    /// The volume, 0 to 200. By default 100.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = volume())]
    pub volume: Option<u8>,
    /// The pitch, 0 to 100. By default 50.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = within(0u8, 100))]
    pub pitch: Option<u8>,
    /// The output device for everybody; `annabella voices` lists them. By default that of the system.
    #[arg(long, value_name = "DEVICE")]
    pub device: Option<String>,
    /// The output device for what is for one player only. By default such sentences are only shown.
    #[arg(long, value_name = "DEVICE")]
    pub headphones: Option<String>,
    /// Words a minute in the headphones. By default as for everybody.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = rate())]
    pub headphones_rate: Option<u16>,
    /// The volume in the headphones. By default as for everybody.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = volume())]
    pub headphones_volume: Option<u8>,
    /// What White alone hears: "rate=250 volume=80 pitch=50 device=NAME", whatever differs; the device last.
    #[arg(long, value_name = "HOW", value_parser = listener)]
    pub white_ear: Option<ListenerArgs>,
    /// What Black alone hears.
    #[arg(long, value_name = "HOW", value_parser = listener)]
    pub black_ear: Option<ListenerArgs>,
    /// What the arbiter alone hears.
    #[arg(long, value_name = "HOW", value_parser = listener)]
    pub arbiter_ear: Option<ListenerArgs>,
    /// A voice of the system for a language: de=NAME; may be given for each language.
    #[arg(long, value_name = "LANG=NAME", value_parser = named_voice)]
    pub use_voice: Vec<NamedVoice>,
    /// Tones: pressed, refused, not-saved, differs, flag, separated by commas; none. By default
    /// pressed,refused,not-saved,differs.
    #[arg(long, value_name = "TONES", value_parser = tones)]
    pub tones: Option<Tones>,
    /// How the room hears that a move is completed: tone (pressed, as a clock is heard) or sentence. By default tone.
    #[arg(long, value_name = "HOW", hide_possible_values = true)]
    pub completions: Option<Completions>,
    /// Whether what is for one player is spoken if the player has no headphones: shown (only shown) or aloud, where
    /// everybody hears it. By default shown.
    #[arg(long, value_name = "HOW", value_enum)]
    pub answers: Option<Answers>,
    /// Any key stops an answer that is being said.
    #[arg(long, value_name = "YES|NO", num_args = 0..=1, require_equals = true, default_missing_value = "yes",
          value_parser = yes_or_no)]
    pub key_stops: Option<bool>,
    /// Records announcements and repetitions from the microphone, from ten seconds before each is typed, beside the
    /// record of the game.
    #[arg(long)]
    pub record: bool,
    /// The most megabytes of sound for a game. By default 500.
    #[arg(long, value_name = "MB", allow_negative_numbers = true, value_parser = within(0u64, 1_000_000))]
    pub record_limit: Option<u64>,
}

/// The device for the sentences of a listener who has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Answers {
    /// Nowhere: they are only shown.
    #[default]
    Shown,
    /// In the room, where the others hear them too.
    Aloud,
}

/// The settings of one listener, as far as they differ from the others'.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListenerArgs {
    rate: Option<u16>,
    volume: Option<u8>,
    pitch: Option<u8>,
    device: Option<String>,
}

/// The voice of the system for a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedVoice {
    pub language: String,
    pub name: String,
}

/// The tones that are played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tones(Vec<Tone>);

/// The tones that are played if none are given.
impl Default for Tones {
    fn default() -> Tones {
        Tones(vec![Tone::ClockPressed, Tone::Refused, Tone::NotSaved, Tone::BoardDiffers])
    }
}

impl fmt::Display for Tones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |tone: &Tone| TONES.iter().find(|(_, known)| known == tone).map(|(name, _)| *name);
        f.write_str(&self.0.iter().filter_map(name).collect::<Vec<_>>().join(","))
    }
}

/// The settings of the sound at a table.
#[derive(Clone, Debug)]
pub struct AudioOptions {
    pub settings: VoiceSettings,
    pub tones: Vec<Tone>,
    /// The most megabytes of recordings for a game; `None` where nothing is recorded (D.2.7).
    pub recording: Option<u64>,
    /// Whether any key stops an answer that is being said.
    pub key_stops_answers: bool,
    pub answers: Answers,
}

impl AudioOptions {
    /// Completes what is asked for with the defaults, for sentences in that language.
    pub fn of(voice: Option<VoiceChoice>, asked: &AudioArgs, language: &str) -> AudioOptions {
        let usual = ListenerSettings::default();
        let room = ListenerSettings {
            rate: asked.rate.unwrap_or(usual.rate),
            volume: asked.volume.unwrap_or(usual.volume),
            pitch: asked.pitch.unwrap_or(usual.pitch),
            device: asked.device.clone(),
        };
        let headphones = ListenerSettings {
            rate: asked.headphones_rate.unwrap_or(room.rate),
            volume: asked.headphones_volume.unwrap_or(room.volume),
            device: asked.headphones.clone().or(room.device.clone()),
            ..room.clone()
        };
        let own = |asked: &Option<ListenerArgs>, usual: &ListenerSettings| {
            let asked = asked.clone().unwrap_or_default();
            ListenerSettings {
                rate: asked.rate.unwrap_or(usual.rate),
                volume: asked.volume.unwrap_or(usual.volume),
                pitch: asked.pitch.unwrap_or(usual.pitch),
                device: asked.device.or(usual.device.clone()),
            }
        };
        let ears = [
            (Audience::Player(Color::White), own(&asked.white_ear, &headphones)),
            (Audience::Player(Color::Black), own(&asked.black_ear, &headphones)),
            (Audience::Arbiter, own(&asked.arbiter_ear, &room)),
            (Audience::Room, room),
        ];
        let voices = asked.use_voice.iter().map(|voice| (voice.language.clone(), voice.name.clone())).collect();
        let choice = voice.unwrap_or(VoiceChoice::Auto);
        let languages = vec!["de".to_owned(), language.to_owned()];
        let listens = asked.record;
        AudioOptions {
            settings: VoiceSettings {
                languages,
                listeners: ears.into(),
                voices,
                listens,
                ..VoiceSettings::new(choice)
            },
            tones: asked.tones.clone().unwrap_or_default().0,
            recording: asked.record.then(|| asked.record_limit.unwrap_or(RECORD_LIMIT)),
            key_stops_answers: is_on(asked.key_stops),
            answers: asked.answers.unwrap_or_default(),
        }
    }

    /// Whether sentences for this listener are spoken: on a device of the listener, or in the room if that is chosen.
    pub fn is_spoken_to(&self, listener: Audience) -> bool {
        let device = self.settings.settings_of(listener).device;
        let has_own_device = device.is_some() && device != self.settings.settings_of(Audience::Room).device;
        match (listener, self.answers) {
            (Audience::Room, _) | (Audience::Player(_) | Audience::Arbiter, Answers::Aloud) => true,
            (Audience::Player(_) | Audience::Arbiter, Answers::Shown) => has_own_device,
        }
    }
}

/// Reads words a minute.
pub fn rate() -> impl Fn(&str) -> Result<u16, WrongValue> + Clone + Send + Sync + 'static {
    within(*RATES.start(), *RATES.end())
}

fn volume() -> impl Fn(&str) -> Result<u8, WrongValue> + Clone + Send + Sync + 'static {
    within(*VOLUMES.start(), *VOLUMES.end())
}

/// Reads how one listener hears: `rate=250 volume=80 device=NAME`. The name of the device is the rest of the text.
fn listener(text: &str) -> Result<ListenerArgs, WrongValue> {
    let (parts, device) = text.split_once("device=").unwrap_or((text, ""));
    let device = Some(device.trim().to_owned()).filter(|device| !device.is_empty());
    let mut own = ListenerArgs { device, ..ListenerArgs::default() };
    for part in parts.split_whitespace() {
        match part.split_once('=') {
            Some(("rate", value)) => own.rate = Some(rate()(value)?),
            Some(("volume", value)) => own.volume = Some(volume()(value)?),
            Some(("pitch", value)) => own.pitch = Some(within(0, 100)(value)?),
            Some(_) | None => {
                return Err(WrongValue::known("rate=100..400 volume=0..200 pitch=0..100 device=NAME"));
            }
        }
    }
    Ok(own)
}

fn tones(text: &str) -> Result<Tones, WrongValue> {
    let names = text.split(',').map(str::trim).filter(|name| !name.is_empty() && *name != "none");
    let tone = |name: &str| {
        let found = TONES.iter().find(|(known, _)| *known == name).map(|(_, tone)| *tone);
        found.ok_or_else(|| WrongValue::Known(TONES.map(|(name, _)| name).join(" ") + " none"))
    };
    names.map(tone).collect::<Result<_, _>>().map(Tones)
}

fn named_voice(text: &str) -> Result<NamedVoice, WrongValue> {
    match text.split_once('=') {
        Some((language, name)) if !language.is_empty() && !name.is_empty() => {
            Ok(NamedVoice { language: language.to_owned(), name: name.to_owned() })
        }
        Some(_) | None => Err(WrongValue::Example("de=Anna")),
    }
}
