//! What is heard and shown at a table: sentences to the voice and to the face, tones, recordings, and what is reported
//! about them.

use std::io;
use std::path::Path;
use std::time::Duration;

use super::App;
use super::display::view_of;
use crate::game::Game;
use crate::game::event::{ClockEvent, Event, MoveEvent, RecordsEvent};
use crate::interpreter::request::{Adjustment, RATES, VOLUMES};
use crate::options::audio::AudioOptions;
use crate::session::Outcome;
use crate::storage::recordings::Recordings;
use crate::ui::line_editor::Concealment;
use crate::voice::{ListenerSettings, Tone, Voice, VoiceAnswer, VoiceChoice, VoiceReport};
use crate::wording::{Audience, SoundTrouble, Trouble, Urgency, Utterance, UtteranceKind};

/// How much faster or slower a step is, in words a minute.
const RATE_STEP: u16 = 25;
/// How much louder or softer a step is, 100 being normal.
const VOLUME_STEP: u8 = 20;

/// The voice of a table and what it was given to say.
pub struct AudioOutput {
    voice: Voice,
    options: AudioOptions,
    recordings: Recordings,
    /// Sentences that are not yet heard: the voice's number and the history's.
    under_way: Vec<(u64, u64)>,
    /// Why nothing is recorded, once that was announced.
    unrecorded: Option<&'static str>,
    /// Unknown names of voices and devices, once they were announced.
    unknown: Vec<String>,
}

impl AudioOutput {
    /// Starts the voice; `report` is called from another thread. `journal` is the file of the game's record.
    pub fn start(options: AudioOptions, journal: &Path, report: impl Fn(VoiceReport) + Send + 'static) -> AudioOutput {
        let voice = Voice::start(options.settings.clone(), report);
        let (recordings, under_way) = (Recordings::beside(journal), Vec::new());
        AudioOutput { voice, options, recordings, under_way, unrecorded: None, unknown: Vec::new() }
    }

    /// Records beside another record from the next announcement on.
    pub fn record_beside(&mut self, journal: &Path) {
        self.recordings = Recordings::beside(journal);
    }

    /// Changes the voice from the next sentence on; the current announcement is finished.
    pub fn choose(&mut self, choice: VoiceChoice) {
        self.options.settings.choice = choice;
        self.voice.choose(choice);
    }

    /// Prepares the voice for another language.
    pub fn learn(&mut self, language: &str) {
        let known = &mut self.options.settings.languages;
        if !known.iter().any(|known| known == language) {
            known.push(language.to_owned());
            self.voice.learn(language);
        }
    }

    /// Changes how fast a listener hears from the next sentence on, in words a minute: on a device of the listener,
    /// else in the room.
    pub fn set_rate(&mut self, listener: Audience, rate: u16) -> ListenerSettings {
        self.adjust(listener, |hears| hears.rate = rate)
    }

    /// Changes how loud a listener hears from the next sentence on, 100 being normal: on a device of the listener, else
    /// in the room.
    pub fn set_volume(&mut self, listener: Audience, volume: u8) -> ListenerSettings {
        self.adjust(listener, |hears| hears.volume = volume)
    }

    /// Changes rate or volume for a listener by one step, within the limits.
    pub fn change(&mut self, listener: Audience, adjustment: Adjustment) -> ListenerSettings {
        let (rates, volumes) = (RATES, VOLUMES);
        self.adjust(listener, |hears| match adjustment {
            Adjustment::Faster => hears.rate = (hears.rate + RATE_STEP).min(*rates.end()),
            Adjustment::Slower => hears.rate = hears.rate.saturating_sub(RATE_STEP).max(*rates.start()),
            Adjustment::Louder => hears.volume = hears.volume.saturating_add(VOLUME_STEP).min(*volumes.end()),
            Adjustment::Softer => hears.volume = hears.volume.saturating_sub(VOLUME_STEP).max(*volumes.start()),
        })
    }

    fn adjust(&mut self, listener: Audience, change: impl Fn(&mut ListenerSettings)) -> ListenerSettings {
        let device = self.options.settings.settings_of(listener).device;
        for (ear, hears) in self.options.settings.listeners.iter_mut().filter(|(_, hears)| hears.device == device) {
            change(hears);
            self.voice.adjust(*ear, hears.clone());
        }
        self.options.settings.settings_of(listener)
    }

    /// Sends an outcome's sentences to the voice, and the tones after them; and records what will be said at the board.
    pub fn sound(&mut self, outcome: &Outcome, game: &Game) {
        let is_move = |event: &Event, is: fn(&MoveEvent) -> bool| matches!(event, Event::Move(of) if is(of));
        let is_announced = |event: &Event| is_move(event, |of| matches!(of, MoveEvent::MoveAnnounced(_)));
        let is_completed = |event: &Event| is_move(event, |of| matches!(of, MoveEvent::MoveCompleted { .. }));
        let announced = outcome.events.iter().rposition(is_announced);
        let completed = outcome.events.iter().rposition(is_completed);
        // A reply completes the move before it: that one is over, the reply is not.
        if completed.is_some() && completed < announced {
            self.voice.completed();
        }
        self.say(&outcome.said);
        if completed.is_some() && completed > announced {
            self.voice.completed();
        }
        let of_words = outcome.said.iter().filter_map(|utterance| {
            let not_saved = || (utterance.kind == UtteranceKind::NotSaved).then_some((Audience::Room, Tone::NotSaved));
            utterance.kind.is_refusal().then_some((utterance.to, Tone::Refused)).or_else(not_saved)
        });
        let of_events = outcome.events.iter().filter_map(|event| Some((Audience::Room, tone_of(event)?)));
        for (ear, tone) in of_words.chain(of_events).filter(|(_, tone)| self.options.tones.contains(tone)) {
            self.voice.tone(ear, tone);
        }
        let Some(limit) = self.options.recording else { return };
        if completed.is_some() {
            self.voice.stop_recording();
        }
        if announced.is_some() {
            let name = Recordings::name(game.line().len() + 1);
            self.voice.record(self.recordings.folder.clone(), name, limit);
        }
    }

    /// Says what is for everybody; and what is for one listener, if only that listener hears it or the table wants it
    /// aloud. A new answer takes the place of earlier ones.
    fn say(&mut self, said: &[Utterance]) {
        let spoken = || said.iter().filter(|utterance| self.options.is_spoken_to(utterance.to));
        let mut asked: Vec<Audience> = Vec::new();
        for utterance in spoken().filter(|utterance| utterance.urgency == Urgency::Answer) {
            if !asked.contains(&utterance.to) {
                self.voice.ask(utterance.to);
                asked.push(utterance.to);
            }
        }
        let mut under_way = Vec::new();
        for utterance in spoken() {
            if utterance.kind == UtteranceKind::TimeTone {
                self.voice.tone(utterance.to, Tone::TimeCall);
            } else if self.options.settings.choice != VoiceChoice::Off {
                let id = self.voice.say(utterance);
                under_way.extend(utterance.number.filter(|_| !utterance.spoken.is_empty()).map(|number| (id, number)));
            }
        }
        self.under_way.extend(under_way);
    }

    /// The notice that announcements are recorded, if they are.
    pub fn recording(&self) -> Option<Trouble> {
        let limit = self.options.recording?;
        let path = self.recordings.folder.display().to_string();
        Some(Trouble::Sound(SoundTrouble::Recording {
            path,
            limit,
            used: self.recordings.used(),
            free: self.recordings.free(),
        }))
    }

    /// Plays to a listener the recording of a half-move, or of the last one, and returns the half-move.
    ///
    /// # Errors
    ///
    /// If there is no recording of it.
    pub fn play(&self, to: Audience, ply: Option<usize>) -> Result<usize, Trouble> {
        let recorded = self.recordings.of(ply);
        let Some(first) = recorded.first() else {
            return Err(Trouble::Sound(SoundTrouble::NotRecorded { ply: ply.unwrap_or(0) }));
        };
        recorded.iter().for_each(|recorded| _ = self.voice.play(to, &recorded.file));
        Ok(first.ply)
    }

    /// The chosen voice.
    pub fn choice(&self) -> VoiceChoice {
        self.options.settings.choice
    }

    /// Silence at once, for everybody.
    pub fn silence(&self) {
        self.voice.stop();
    }

    /// A key was pressed: an answer stops, if that is chosen.
    pub fn key_pressed(&self) {
        if self.options.key_stops_answers {
            self.voice.stop_answers();
        }
    }

    /// Waits until everything is said, or until the limit.
    pub fn finish(&self, limit: Duration) {
        self.voice.finish(limit);
    }

    /// The number of the sentence that was not heard to its end, by this report.
    pub fn unheard(&mut self, report: &VoiceReport) -> Option<u64> {
        let (VoiceReport::Finished { id } | VoiceReport::Interrupted { id } | VoiceReport::Unsaid { id, .. }) = report
        else {
            return None;
        };
        let place = self.under_way.iter().position(|(other, _)| other == id)?;
        let (_, number) = self.under_way.remove(place);
        (!matches!(report, VoiceReport::Finished { .. })).then_some(number)
    }

    /// The trouble in a report that must be announced.
    pub fn trouble(&mut self, report: &VoiceReport) -> Option<Trouble> {
        Some(match report {
            VoiceReport::FellBack { engine, why } => {
                Trouble::Sound(SoundTrouble::FellBack { why: why.into(), engine: (*engine).into() })
            }
            VoiceReport::DeviceLost { listener: Audience::Player(_), why } => {
                Trouble::Sound(SoundTrouble::HeadphonesLost { why: why.into() })
            }
            VoiceReport::Failed { why } | VoiceReport::DeviceLost { why, .. } => {
                Trouble::Sound(SoundTrouble::Failed { why: why.into() })
            }
            VoiceReport::Restored | VoiceReport::DeviceBack { .. } => Trouble::Sound(SoundTrouble::Restored),
            VoiceReport::Answer(VoiceAnswer::RecordingFailed { why }) => {
                if self.unrecorded.replace(why.into()) == Some(why.into()) {
                    return None;
                }
                Trouble::Sound(SoundTrouble::RecordingFailed { why: why.into() })
            }
            VoiceReport::Answer(VoiceAnswer::Recorded { .. }) => {
                self.unrecorded = None;
                return None;
            }
            VoiceReport::Answer(VoiceAnswer::UnknownName { name, .. }) if self.unknown.contains(name) => return None,
            VoiceReport::Answer(VoiceAnswer::UnknownName { kind, name, nearest }) => {
                self.unknown.push(name.clone());
                Trouble::Sound(SoundTrouble::UnknownName {
                    kind: kind.into(),
                    name: name.clone(),
                    nearest: named(nearest),
                })
            }
            VoiceReport::Answer(
                VoiceAnswer::Rendered { .. }
                | VoiceAnswer::Voice { .. }
                | VoiceAnswer::Device { .. }
                | VoiceAnswer::ListEnded,
            )
            | VoiceReport::Speaking { .. }
            | VoiceReport::Began { .. }
            | VoiceReport::Finished { .. }
            | VoiceReport::Interrupted { .. }
            | VoiceReport::Unsaid { .. } => return None,
        })
    }
}

/// Names for a sentence.
pub fn named(names: &[String]) -> String {
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

/// The tone of an event for which words are too slow.
fn tone_of(event: &Event) -> Option<Tone> {
    let is = |tone, matches: bool| matches.then_some(tone);
    is(Tone::ClockPressed, matches!(event, Event::Move(MoveEvent::MoveCompleted { .. })))
        .or(is(Tone::BoardDiffers, matches!(event, Event::Records(RecordsEvent::BoardsDiffered { .. }))))
        .or(is(Tone::FlagFell, matches!(event, Event::Clock(ClockEvent::FlagFell { .. }))))
}

impl App {
    /// Handles a report of the voice: unheard sentences can be heard again, and trouble is announced.
    pub(super) fn voice_reported(&mut self, report: &VoiceReport) {
        if let Some(number) = self.audio.unheard(report) {
            self.seat.mark_unheard(number);
        }
        let Some(trouble) = self.audio.trouble(report) else { return };
        let listener = if let VoiceReport::DeviceLost { listener, .. } | VoiceReport::DeviceBack { listener } = report {
            Some(*listener)
        } else {
            None
        };
        if let Trouble::Sound(why @ (SoundTrouble::Failed { .. } | SoundTrouble::HeadphonesLost { .. })) = &trouble {
            self.seat.silent.push((listener, why.clone()));
        } else if trouble == Trouble::Sound(SoundTrouble::Restored) {
            self.seat.silent.retain(|(who, _)| *who != listener);
        }
        let notice = self.seat.wording.trouble_notice(&trouble);
        self.say(notice);
    }

    /// Says a sentence of the program at this seat.
    pub fn say(&mut self, utterance: Utterance) {
        let outcome = self.seat.say(vec![utterance]);
        self.show(&outcome);
    }

    /// Sends the same sentences to the voice and to the face. If the output is closed, the game ends.
    pub(super) fn show(&mut self, outcome: &Outcome) {
        self.audio.sound(outcome, self.seat.game());
        self.display.face.conceal(match self.seat.secret() {
            Some(secret) => Concealment::of_secret(secret),
            None if self.seat.game().sealer().is_some() => {
                Concealment::of_sealed_moves(&self.seat.wording).while_sealing()
            }
            None => Concealment::of_sealed_moves(&self.seat.wording),
        });
        if !outcome.said.is_empty() || !outcome.events.is_empty() {
            self.display.is_outdated = true;
        }
        if let Some(replay) = &mut self.seat.replay {
            replay.note(&outcome.said);
        }
        let at = self.moment();
        if let Err(error) = self.display.face.show(&view_of(&self.seat, at), &outcome.said) {
            self.output_failed(error);
        }
    }

    /// Without an output the game ends.
    pub(super) fn output_failed(&mut self, error: io::Error) {
        self.display.failed.get_or_insert(error);
        self.inputs.is_left = true;
    }
}
