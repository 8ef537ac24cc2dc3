//! Everything that is heard at a table: sentences, tones and recordings, and what becomes of them.

use std::path::Path;
use std::time::Duration;

use crate::game::Game;
use crate::game::event::{Event, MoveEvent};
use crate::options::audio::{AudioOptions, KeyPress, Recording, tone_of};
use crate::session::Outcome;
use crate::storage::recordings::Recordings;
use crate::voice::{Answer, Engine, Tone, Voice, VoiceChoice, VoiceReport};
use crate::wording::{Audience, Trouble, Utterance};

/// The voice of a table and what it was given to say.
pub struct AudioOutput {
    voice: Voice,
    audio: AudioOptions,
    recordings: Recordings,
    /// Sentences that are not yet heard, by their numbers.
    under_way: Vec<(u64, Utterance)>,
    /// Why nothing is recorded, once that was said.
    unrecorded: Option<&'static str>,
}

impl AudioOutput {
    /// Starts the voice; `report` is called from another thread. `journal` is the file of the game's record.
    pub fn start(audio: AudioOptions, journal: &Path, report: impl Fn(VoiceReport) + Send + 'static) -> AudioOutput {
        let voice = Voice::start(audio.settings.clone(), report);
        let (recordings, under_way) = (Recordings::beside(journal), Vec::new());
        AudioOutput { voice, audio, recordings, under_way, unrecorded: None }
    }

    /// Has another voice speak from now on; gives what the old one did not say to its end.
    pub fn change_voice(
        &mut self,
        choice: VoiceChoice,
        report: impl Fn(VoiceReport) + Send + 'static,
    ) -> Vec<Utterance> {
        self.audio.settings.choice = choice;
        self.start_again(report)
    }

    /// Has the voice learn a language that it was not started for; gives what it did not say to its end.
    pub fn learn(&mut self, language: &str, report: impl Fn(VoiceReport) + Send + 'static) -> Vec<Utterance> {
        let known = &mut self.audio.settings.languages;
        if known.iter().any(|known| known == language) {
            return Vec::new();
        }
        known.push(language.to_owned());
        self.start_again(report)
    }

    fn start_again(&mut self, report: impl Fn(VoiceReport) + Send + 'static) -> Vec<Utterance> {
        self.voice.stop();
        self.voice = Voice::start(self.audio.settings.clone(), report);
        self.under_way.drain(..).map(|(_, sentence)| sentence).collect()
    }

    /// Gives everything that came of something to the ear: the sentences, the tones after them; and records what will
    /// be said at the board.
    pub fn sound(&mut self, outcome: &Outcome, game: &Game) {
        for utterance in &outcome.said {
            if utterance.name == "time_tone" {
                self.voice.tone(utterance.to, Tone::TimeCall);
            } else {
                let id = self.voice.say(utterance);
                if !utterance.spoken.is_empty() && self.audio.settings.choice != VoiceChoice::Off {
                    self.under_way.push((id, utterance.clone()));
                }
            }
        }
        let of_words = outcome.said.iter().filter_map(|utterance| match utterance.name {
            "refused" | "unreadable" | "incomplete" => Some((utterance.to, Tone::Refused)),
            "not_saved" => Some((Audience::Room, Tone::NotSaved)),
            _ => None,
        });
        let of_events = outcome.events.iter().filter_map(|event| Some((Audience::Room, tone_of(event)?)));
        for (ear, tone) in of_words.chain(of_events).filter(|(_, tone)| self.audio.tones.contains(tone)) {
            self.voice.tone(ear, tone);
        }
        let Recording::UpTo(limit) = self.audio.recording else { return };
        if outcome.events.iter().any(|event| matches!(event, Event::Move(MoveEvent::Completed { .. }))) {
            self.voice.stop_recording();
        }
        if outcome.events.iter().any(|event| matches!(event, Event::Move(MoveEvent::Announced(_)))) {
            let name = Recordings::name(game.line().len() + 1);
            self.voice.record(self.recordings.folder.clone(), name, limit);
        }
    }

    /// That what is said at the board is recorded, where it is.
    pub fn recording(&self) -> Option<Trouble> {
        let Recording::UpTo(limit) = self.audio.recording else { return None };
        let path = self.recordings.folder.display().to_string();
        Some(Trouble::Recording { path, limit, used: self.recordings.used(), free: self.recordings.free() })
    }

    /// Plays to a listener what was recorded of a half-move, or of the last one; gives the half-move.
    ///
    /// # Errors
    ///
    /// Nothing was recorded of it.
    pub fn play(&self, to: Audience, ply: Option<usize>) -> Result<usize, Trouble> {
        let recorded = self.recordings.of(ply);
        let Some(first) = recorded.first() else { return Err(Trouble::NotRecorded { ply: ply.unwrap_or(0) }) };
        recorded.iter().for_each(|recorded| _ = self.voice.play(to, &recorded.file));
        Ok(first.ply)
    }

    /// The voice that is wished for.
    pub fn choice(&self) -> VoiceChoice {
        self.audio.settings.choice
    }

    /// Silence at once, for everybody.
    pub fn silence(&self) {
        self.voice.stop();
    }

    /// A key was pressed: an answer stops, if that is wished for.
    pub fn key_pressed(&self) {
        match self.audio.key_press {
            KeyPress::StopsAnswers => self.voice.stop_answers(),
            KeyPress::Nothing => {}
        }
    }

    /// Waits until everything is said, or until the limit.
    pub fn finish(&self, limit: Duration) {
        self.voice.finish(limit);
    }

    /// The sentence that, as is reported, was not heard to its end.
    pub fn unheard(&mut self, report: &VoiceReport) -> Option<Utterance> {
        let (VoiceReport::Finished { id } | VoiceReport::Interrupted { id } | VoiceReport::Unsaid { id, .. }) = report
        else {
            return None;
        };
        let place = self.under_way.iter().position(|(other, _)| other == id)?;
        let (_, sentence) = self.under_way.remove(place);
        (!matches!(report, VoiceReport::Finished { .. })).then_some(sentence)
    }

    /// What of a report somebody must be told.
    pub fn trouble(&mut self, report: &VoiceReport) -> Option<Trouble> {
        Some(match report {
            VoiceReport::FellBack { engine, why } => {
                Trouble::VoiceFellBack { why: why.word(), engine: engine_name(*engine) }
            }
            VoiceReport::DeviceLost { ear: Audience::Player(_), why } => Trouble::HeadphonesLost { why: why.word() },
            VoiceReport::Failed { why } | VoiceReport::DeviceLost { why, .. } => {
                Trouble::VoiceFailed { why: why.word() }
            }
            VoiceReport::Restored | VoiceReport::DeviceBack { .. } => Trouble::VoiceRestored,
            VoiceReport::Told(Answer::RecordingFailed { why }) => {
                if self.unrecorded.replace(why.word()) == Some(why.word()) {
                    return None;
                }
                Trouble::RecordingFailed { why: why.word() }
            }
            VoiceReport::Told(Answer::Recorded { .. }) => {
                self.unrecorded = None;
                return None;
            }
            VoiceReport::Told(Answer::UnknownName { kind, name, nearest }) => {
                Trouble::UnknownSound { kind: kind.word(), name: name.clone(), nearest: named(nearest) }
            }
            VoiceReport::Told(
                Answer::Rendered { .. } | Answer::Voice { .. } | Answer::Device { .. } | Answer::ListEnded,
            )
            | VoiceReport::Speaking { .. }
            | VoiceReport::Began { .. }
            | VoiceReport::Finished { .. }
            | VoiceReport::Interrupted { .. }
            | VoiceReport::Unsaid { .. } => return None,
        })
    }
}

/// Names as they stand in a sentence.
pub fn named(names: &[String]) -> String {
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

fn engine_name(engine: Engine) -> &'static str {
    match engine {
        Engine::System => "system",
        Engine::Embedded => "embedded",
    }
}
