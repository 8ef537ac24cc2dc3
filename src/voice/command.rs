//! What reaches the thread of the voice: from the program, from the voice process, from time.

use super::process::FromProcess;
use super::protocol::{ListenerSettings, Tone, VoiceChoice, VoiceRequest};
use super::queue::Sentence;
use crate::wording::{Audience, Phrase};
use std::path::PathBuf;
use std::sync::mpsc::Sender;

/// One thing to react to.
pub enum VoiceCommand {
    Say(Sentence),
    Tone(Audience, Tone),
    Stop,
    /// What answers a question is to stop.
    StopAnswers,
    /// What answers an earlier question of this listener is to stop, and what waits of it is not said.
    Ask(Audience),
    /// Everything that was announced so far is completed.
    Completed,
    Choose(VoiceChoice),
    Learn(String),
    Adjust(Audience, ListenerSettings),
    Render {
        id: u64,
        phrases: Vec<Phrase>,
        path: PathBuf,
    },
    /// Anything that is passed on as it is.
    Pass(VoiceRequest),
    TellWhenSilent(Sender<()>),
    /// From the process of that number.
    Process(u32, FromProcess),
    Tick,
    Quit,
}
