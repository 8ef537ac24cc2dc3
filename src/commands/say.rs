//! Says moves or words without playing: to try a voice, or to make a sound file.

use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;

use clap::Args;
use shakmaty::{CastlingMode, Chess, Position};

use crate::commands::import::games_in;
use crate::commands::output::print;
use crate::commands::play_recording::wait_until_played;
use crate::game::event::{EventKind, MoveEventKind};
use crate::game::half_move::HalfMove;
use crate::game::terms::start_from;
use crate::notation::{self, CheckWord, Length, SheetLanguage};
use crate::options::audio::rate;
use crate::options::error::CommandError;
use crate::voice::{ListenerSettings, Voice, VoiceAnswer, VoiceChoice, VoiceReport, VoiceSettings};
use crate::wording::{Audience, Phrase, SoundTrouble, Trouble, Urgency, Utterance, UtteranceKind, Wording};

// What `say` says.
#[derive(Args, Debug)]
pub struct Say {
    /// Moves from the position on.
    #[arg(value_name = "MOVE", required_unless_present_any = ["pgn", "words"])]
    pub moves: Vec<String>,
    /// The position; the initial one by default.
    #[arg(long)]
    pub fen: Option<String>,
    /// The moves of the first game of a PGN file.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["moves", "fen"])]
    pub pgn: Option<PathBuf>,
    /// Words as they stand: Springer Gustav eins Felix drei.
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["moves", "fen", "pgn"])]
    pub words: Option<String>,
    /// The short form: Springer Felix drei.
    #[arg(long)]
    pub short: bool,
    /// The language in which moves are read and sentences said. By default that of the system.
    #[arg(long, value_name = "L")]
    pub lang: Option<String>,
    /// The voice: auto, system, reader, embedded, off. By default auto.
    #[arg(long, value_name = "VOICE", hide_possible_values = true)]
    pub voice: Option<VoiceChoice>,
    /// Words a minute, 100 to 400. By default 150.
    #[arg(long, value_name = "N", value_parser = rate())]
    pub rate: Option<u16>,
    /// The output device; `annabella voices` names them. By default that of the system.
    #[arg(long, value_name = "DEVICE")]
    pub device: Option<String>,
    /// Writes what the embedded voice would play to a WAV file instead of playing it.
    #[arg(long, value_name = "FILE.wav")]
    pub out: Option<PathBuf>,
}

/// Longest that a greeting may take.
const GREETING: Duration = Duration::from_secs(5);

/// Says what is asked for, or writes it to a file.
///
/// # Errors
///
/// Where something cannot be read, or nothing can be heard.
pub fn say(asked: &Say, wording: &Wording) -> Result<(), CommandError> {
    let length = if asked.short { Length::Short } else { Length::Long };
    let utterances = match (&asked.words, &asked.pgn) {
        (Some(words), _) => vec![announcement(words.clone(), notation::for_a_voice(words))],
        (None, Some(path)) => of_pgn(path, length)?,
        (None, None) => of_moves(asked, wording, length)?,
    };
    let usual = ListenerSettings::default();
    let ear = ListenerSettings { rate: asked.rate.unwrap_or(usual.rate), device: asked.device.clone(), ..usual };
    let mut settings = VoiceSettings::new(asked.voice.unwrap_or(VoiceChoice::Auto));
    if asked.out.is_some() {
        settings.choice = VoiceChoice::Embedded; // what is written is what this voice plays
    }
    settings.languages = vec!["de".into(), wording.language().to_owned()];
    settings.listeners = vec![(Audience::Room, ear)];
    // It is said even if it cannot be printed.
    let printed = print(&utterances.iter().map(|utterance| format!("{}\n", utterance.printed)).collect::<String>());
    let (to, reports) = mpsc::channel();
    let voice = Voice::start(settings, move |report| drop(to.send(report)));
    if let Some(path) = &asked.out {
        let phrases = utterances.into_iter().flat_map(|utterance| utterance.spoken).collect();
        voice.render(phrases, path.clone());
        return rendered(&reports, path).and(printed);
    }
    let count = utterances.len();
    let ids: Vec<u64> = utterances.iter().map(|utterance| voice.say(utterance)).collect();
    wait_until_played(&reports, &ids, count).and(printed)
}

/// Says two words to try the voice; returns why they could not be said.
pub fn greet(choice: VoiceChoice, wording: &Wording) -> Option<Trouble> {
    let languages = vec!["de".to_owned()];
    let (to, reports) = mpsc::channel();
    let settings = VoiceSettings { languages, ..VoiceSettings::new(choice) };
    let voice = Voice::start(settings, move |report| drop(to.send(report)));
    voice.say(&wording.greeting());
    voice.finish(GREETING);
    reports.try_iter().find_map(|report| {
        let (VoiceReport::Failed { why } | VoiceReport::DeviceLost { why, .. }) = report else { return None };
        Some(Trouble::Sound(SoundTrouble::Silent { why: why.into() }))
    })
}

fn announcement(printed: String, spoken: String) -> Utterance {
    Utterance {
        to: Audience::Room,
        urgency: Urgency::Announcement,
        by: crate::game::people::Actor::Program,
        kind: UtteranceKind::Event(EventKind::Move(MoveEventKind::MoveAnnounced)),
        read: printed.clone(),
        printed,
        spoken: vec![Phrase { language: "de".into(), text: spoken }],
        number: None,
    }
}

fn announced(half_move: HalfMove, position: &Chess, length: Length) -> Utterance {
    let words = notation::announce(half_move, position, length, CheckWord::Omitted);
    announcement(words.printed, words.spoken)
}

fn of_moves(asked: &Say, wording: &Wording, length: Length) -> Result<Vec<Utterance>, CommandError> {
    let mut position = match &asked.fen {
        None => Chess::default(),
        Some(fen) => start_from(fen, CastlingMode::Standard)
            .map_err(|why| CommandError::usage(Trouble::NotAPosition { text: fen.clone(), why: why.name() }))?,
    };
    let mut said = Vec::new();
    for text in &asked.moves {
        let read = |letters| notation::read(text, &position, CastlingMode::Standard, letters);
        // Where the language of the words has no such move, its English letters are meant.
        let in_english = || read(SheetLanguage::English).ok().filter(|reading| reading.legal.is_some());
        let reading = read(wording.letters()).or_else(|error| in_english().ok_or(error));
        let reading = reading.map_err(|unreadable| {
            let why = wording.why_unreadable(position.board(), &unreadable);
            CommandError::usage(Trouble::NotAMove { text: text.clone(), why })
        })?;
        said.push(announced(reading.half_move, &position, length));
        if let Some(after) = reading.half_move.played_in(&position) {
            position = after;
        }
    }
    Ok(said)
}

fn of_pgn(path: &Path, length: Length) -> Result<Vec<Utterance>, CommandError> {
    let game = games_in(path)?.swap_remove(0);
    let mut position = game.start;
    let mut said = Vec::new();
    for ply in game.plies {
        said.push(announced(ply.half_move, &position, length));
        if let Some(after) = ply.half_move.played_in(&position) {
            position = after;
        }
    }
    Ok(said)
}

fn rendered(reports: &mpsc::Receiver<VoiceReport>, path: &Path) -> Result<(), CommandError> {
    for report in reports {
        if let VoiceReport::Answer(VoiceAnswer::Rendered { .. }) = report {
            return Ok(());
        }
        if let VoiceReport::Failed { why } | VoiceReport::Unsaid { why, .. } = report {
            return Err(CommandError::failure(if why == crate::voice::VoiceTrouble::File {
                // The voice says only that it could not write; the system says why.
                let why = std::fs::File::create(path).err().map_or_else(String::new, |error| error.to_string());
                Trouble::FileNotWritten { path: path.display().to_string(), why }
            } else {
                Trouble::Sound(SoundTrouble::Silent { why: why.into() })
            }));
        }
    }
    Ok(())
}
