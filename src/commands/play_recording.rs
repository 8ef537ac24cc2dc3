//! `annabella play-recording`: what was recorded at the board for a half-move of a game.

use std::io::Write;
use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

use crate::app::output::named;
use crate::commands::output::VisibleOutput;
use crate::options::error::CommandError;
use crate::storage::recordings::Recordings;
use crate::voice::{ListenerSettings, Voice, VoiceAnswer, VoiceChoice, VoiceReport, VoiceSettings};
use crate::wording::{Audience, SoundTrouble, Trouble, Wording};

/// Plays what was recorded for a half-move of the game in that file; without a half-move names what there is.
///
/// # Errors
///
/// Nothing was recorded, or nothing can be heard.
pub fn play_recording(
    journal: &Path,
    ply: Option<usize>,
    device: Option<&str>,
    wording: &Wording,
) -> Result<(), CommandError> {
    if !journal.exists() {
        return Err(CommandError::failure(Trouble::FileMissing { path: journal.display().to_string() }));
    }
    let recordings = Recordings::beside(journal);
    let found = if ply.is_some() { recordings.of(ply) } else { recordings.all() };
    if found.is_empty() {
        return Err(CommandError::failure(Trouble::Sound(SoundTrouble::NotRecorded { ply: ply.unwrap_or(0) })));
    }
    for recorded in &found {
        let _ = writeln!(VisibleOutput, "{}", wording.recording(recorded.ply, recorded.seconds));
    }
    if ply.is_none() {
        let space = wording.space(recordings.used(), recordings.free());
        let _ = writeln!(VisibleOutput, "{space}");
        return Ok(());
    }
    let room = ListenerSettings { device: device.map(str::to_owned), ..ListenerSettings::default() };
    let listeners = vec![(Audience::Room, room)];
    let (to, reports) = mpsc::channel();
    let settings = VoiceSettings { listeners, ..VoiceSettings::new(VoiceChoice::Embedded) };
    let voice = Voice::start(settings, move |report| drop(to.send(report)));
    let ids: Vec<u64> = found.iter().map(|recorded| voice.play(Audience::Room, &recorded.file)).collect();
    wait_until_played(&reports, &ids, ids.len())
}

/// Longest that everything may take to be said.
const LONGEST: Duration = Duration::from_secs(3600);

/// Waits until these have been heard.
///
/// # Errors
///
/// Nothing can be heard.
pub fn wait_until_played(
    reports: &mpsc::Receiver<VoiceReport>,
    ids: &[u64],
    mut left: usize,
) -> Result<(), CommandError> {
    while left > 0 {
        match reports.recv_timeout(LONGEST) {
            Ok(VoiceReport::Finished { id } | VoiceReport::Interrupted { id }) if ids.contains(&id) => left -= 1,
            Ok(VoiceReport::Failed { why } | VoiceReport::Unsaid { why, .. } | VoiceReport::DeviceLost { why, .. }) => {
                return Err(CommandError::failure(Trouble::Sound(SoundTrouble::Silent { why: why.into() })));
            }
            Ok(VoiceReport::Answer(VoiceAnswer::UnknownName { kind, name, nearest })) => {
                let (kind, nearest) = (kind.into(), named(&nearest));
                return Err(CommandError::usage(Trouble::Sound(SoundTrouble::UnknownName { kind, name, nearest })));
            }
            Ok(_) => {}
            Err(_) => return Ok(()),
        }
    }
    Ok(())
}
