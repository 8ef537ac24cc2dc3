//! Waits for a voice outside a game.

use std::sync::mpsc;
use std::time::Duration;

use crate::app::audio::named;
use crate::options::error::CommandError;
use crate::voice::{VoiceAnswer, VoiceReport};
use crate::wording::{SoundTrouble, Trouble};

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
                return Err(CommandError::failure(Trouble::Sound(SoundTrouble::Failed { why: why.into() })));
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
