//! How everybody hears, as asked for on the command line: voices, devices, rates, tones, recording.

use crate::cli::{self, values::Answers};
use crate::game::event::{ClockEvent, Event, MoveEvent, RecordsEvent};
use crate::options::error::CommandError;
use crate::options::error::invalid_value;
use crate::voice::{ListenerSettings, Tone, VoiceChoice, VoiceSettings};
use crate::wording::Audience;
use shakmaty::Color;

/// What is heard at a table.
#[derive(Clone, Debug)]
pub struct AudioOptions {
    pub settings: VoiceSettings,
    pub tones: Vec<Tone>,
    pub recording: Recording,
    pub key_press: KeyPress,
    pub answers: Answers,
}

/// What a key that is pressed does to what is being said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyPress {
    Nothing,
    StopsAnswers,
}

/// Whether announcements and repetitions are recorded from the microphone (D.2.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recording {
    Off,
    /// At most so many megabytes for a game.
    UpTo(u64),
}

/// The tones by their names on the command line.
const TONES: [(&str, Tone); 5] = [
    ("pressed", Tone::ClockPressed),
    ("refused", Tone::Refused),
    ("not-saved", Tone::NotSaved),
    ("differs", Tone::BoardDiffers),
    ("flag", Tone::FlagFell),
];

const TONES_BY_DEFAULT: &str = "pressed,refused,not-saved,differs";

/// Megabytes that the sound of a game may take where nothing is said.
const RECORD_LIMIT: u64 = 500;

/// The audio that is asked for.
///
/// # Errors
///
/// Where a value cannot be read.
pub fn audio_options(interface: &cli::InterfaceArgs, language: &str) -> Result<AudioOptions, CommandError> {
    let asked = &interface.audio;
    let usual = ListenerSettings::default();
    let room = ListenerSettings {
        rate: rate(asked.rate)?,
        volume: volume("volume", asked.volume, usual.volume)?,
        pitch: asked.pitch.map_or(Ok(usual.pitch), |pitch| within("pitch", pitch, 0, 100))?,
        device: asked.device.clone(),
    };
    let headphones = ListenerSettings {
        rate: rate(asked.headphones_rate.or(asked.rate))?,
        volume: volume("headphones-volume", asked.headphones_volume, room.volume)?,
        device: asked.headphones.clone().or(room.device.clone()),
        ..room.clone()
    };
    let ears = [
        (Audience::Room, room.clone()),
        (Audience::Player(Color::White), ear("white-ear", asked.white_ear.as_deref(), &headphones)?),
        (Audience::Player(Color::Black), ear("black-ear", asked.black_ear.as_deref(), &headphones)?),
        (Audience::Arbiter, ear("arbiter-ear", asked.arbiter_ear.as_deref(), &room)?),
    ];
    let voices = asked.use_voice.iter().map(|text| named_voice(text)).collect::<Result<_, _>>()?;
    let choice = interface.voice.unwrap_or(VoiceChoice::Auto);
    let languages = vec!["de".to_owned(), language.to_owned()];
    let listens = asked.record;
    let settings = VoiceSettings { languages, listeners: ears.into(), voices, listens, ..VoiceSettings::new(choice) };
    let recording =
        if asked.record { Recording::UpTo(asked.record_limit.unwrap_or(RECORD_LIMIT)) } else { Recording::Off };
    let key_press = if asked.key_stops { KeyPress::StopsAnswers } else { KeyPress::Nothing };
    Ok(AudioOptions {
        settings,
        tones: tones(asked.tones.as_deref().unwrap_or(TONES_BY_DEFAULT))?,
        recording,
        key_press,
        answers: asked.answers.unwrap_or_default(),
    })
}

/// How somebody hears where it differs: `rate=250 volume=80 device=NAME`. The name of the device is the rest.
fn ear(option: &str, asked: Option<&str>, usual: &ListenerSettings) -> Result<ListenerSettings, CommandError> {
    let mut own = usual.clone();
    let text = asked.unwrap_or_default();
    let (parts, device) = text.split_once("device=").unwrap_or((text, ""));
    if !device.trim().is_empty() {
        own.device = Some(device.trim().to_owned());
    }
    for part in parts.split_whitespace() {
        let refused =
            || CommandError::usage(invalid_value(option, part, "rate=100..400 volume=0..200 pitch=0..100 device=NAME"));
        let (name, value) = part.split_once('=').ok_or_else(refused)?;
        let value: u16 = value.parse().map_err(|_| refused())?;
        match name {
            "rate" => own.rate = rate(Some(value))?,
            "volume" => own.volume = within(option, value, 0, 200)? as u8,
            "pitch" => own.pitch = within(option, value, 0, 100)? as u8,
            _ => return Err(refused()),
        }
    }
    Ok(own)
}

fn volume(option: &str, asked: Option<u8>, usual: u8) -> Result<u8, CommandError> {
    asked.map_or(Ok(usual), |volume| within(option, volume, 0, 200))
}

/// The value, if it is not beyond these.
fn within<T: PartialOrd + std::fmt::Display>(option: &str, value: T, least: T, most: T) -> Result<T, CommandError> {
    if least <= value && value <= most {
        return Ok(value);
    }
    Err(CommandError::usage(invalid_value(option, &value.to_string(), &format!("{least} .. {most}"))))
}

/// Words a minute that are asked for.
///
/// # Errors
///
/// Where a voice would not be understood at that rate.
pub fn rate(asked: Option<u16>) -> Result<u16, CommandError> {
    within("rate", asked.unwrap_or(ListenerSettings::default().rate), 100, 400)
}

impl AudioOptions {
    /// Whether what is for this listener is spoken: by his own device, or in the room where that is wished for.
    pub fn is_spoken_to(&self, listener: Audience) -> bool {
        let device = self.settings.settings_of(listener).device;
        let is_his_own = device.is_some() && device != self.settings.settings_of(Audience::Room).device;
        match (listener, self.answers) {
            (Audience::Room, _) | (Audience::Player(_) | Audience::Arbiter, Answers::Aloud) => true,
            (Audience::Player(_) | Audience::Arbiter, Answers::Shown) => is_his_own,
        }
    }
}

/// The tone that an event has, where words are too slow.
pub fn tone_of(event: &Event) -> Option<Tone> {
    let is = |tone, matches: bool| matches.then_some(tone);
    is(Tone::ClockPressed, matches!(event, Event::Move(MoveEvent::MoveCompleted { .. })))
        .or(is(Tone::BoardDiffers, matches!(event, Event::Records(RecordsEvent::BoardsDiffered(_)))))
        .or(is(Tone::FlagFell, matches!(event, Event::Clock(ClockEvent::FlagFell { .. }))))
}

fn tones(asked: &str) -> Result<Vec<Tone>, CommandError> {
    let words = asked.split(',').map(str::trim).filter(|word| !word.is_empty() && *word != "none");
    let known = || TONES.map(|(name, _)| name).join(" ") + " none";
    let tone = |word: &str| {
        let found = TONES.iter().find(|(name, _)| *name == word).map(|(_, tone)| *tone);
        found.ok_or_else(|| CommandError::usage(invalid_value("tones", word, &known())))
    };
    words.map(tone).collect()
}

fn named_voice(text: &str) -> Result<(String, String), CommandError> {
    let (language, name) = text.split_once('=').unwrap_or_default();
    if language.is_empty() || name.is_empty() {
        return Err(CommandError::usage(invalid_value("use-voice", text, "de=NAME")));
    }
    Ok((language.to_owned(), name.to_owned()))
}
