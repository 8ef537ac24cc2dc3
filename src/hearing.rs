//! How everybody hears, as asked for on the command line: voices, devices, rates, tones, recording.

use crate::cli;
use crate::game::event::Event;
use crate::manner::{Stop, voice_choice};
use crate::terms_asked::wrong;
use crate::voice::{EarSettings, Tone, VoiceSettings};
use crate::wording::Audience;
use shakmaty::Color;

/// What is heard at a table.
#[derive(Clone, Debug)]
pub struct Hearing {
    pub settings: VoiceSettings,
    pub tones: Vec<Tone>,
    pub recording: Recording,
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

/// The hearing that is asked for.
///
/// # Errors
///
/// Where a value cannot be read.
pub fn hearing(manner: &cli::Manner, language: &str) -> Result<Hearing, Stop> {
    let asked = &manner.hearing;
    let room = EarSettings { rate: rate(asked.rate)?, device: asked.device.clone(), ..EarSettings::default() };
    let mut ears = vec![(Audience::Room, room.clone())];
    if let Some(device) = &asked.headphones {
        let rate = rate(asked.headphones_rate.or(asked.rate))?;
        let own = EarSettings { rate, device: Some(device.clone()), ..room };
        ears.extend(Color::ALL.map(|color| (Audience::Player(color), own.clone())));
    }
    let voices = asked.use_voice.iter().map(|text| named_voice(text)).collect::<Result<_, _>>()?;
    let choice = voice_choice(manner.voice.as_deref())?;
    let languages = vec!["de".to_owned(), language.to_owned()];
    let settings = VoiceSettings { languages, ears, voices, ..VoiceSettings::new(choice) };
    let recording = if asked.record { Recording::UpTo(asked.record_limit) } else { Recording::Off };
    Ok(Hearing { settings, tones: tones(&asked.tones)?, recording })
}

/// Words a minute that are asked for.
///
/// # Errors
///
/// Where a voice would not be understood at that rate.
pub fn rate(asked: Option<u16>) -> Result<u16, Stop> {
    let rate = asked.unwrap_or(EarSettings::default().rate);
    if (100..=400).contains(&rate) {
        Ok(rate)
    } else {
        Err(Stop::misused(wrong("rate", &rate.to_string(), "100 .. 400")))
    }
}

/// The tone that an event has, where words are too slow.
pub fn tone_of(event: &Event) -> Option<Tone> {
    let is = |tone, matches: bool| matches.then_some(tone);
    is(Tone::ClockPressed, matches!(event, Event::MoveCompleted { .. }))
        .or(is(Tone::BoardDiffers, matches!(event, Event::BoardsDiffered(_))))
        .or(is(Tone::FlagFell, matches!(event, Event::FlagFell { .. })))
}

fn tones(asked: &str) -> Result<Vec<Tone>, Stop> {
    let words = asked.split(',').map(str::trim).filter(|word| !word.is_empty() && *word != "none");
    let known = || TONES.map(|(name, _)| name).join(" ") + " none";
    let tone = |word: &str| {
        let found = TONES.iter().find(|(name, _)| *name == word).map(|(_, tone)| *tone);
        found.ok_or_else(|| Stop::misused(wrong("tones", word, &known())))
    };
    words.map(tone).collect()
}

fn named_voice(text: &str) -> Result<(String, String), Stop> {
    let (language, name) = text.split_once('=').unwrap_or_default();
    if language.is_empty() || name.is_empty() {
        return Err(Stop::misused(wrong("use-voice", text, "de=NAME")));
    }
    Ok((language.to_owned(), name.to_owned()))
}
