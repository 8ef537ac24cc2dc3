//! The values where an option is not chosen, for the options of which one word says it.

use super::audio::{Answers, AudioArgs, RECORD_LIMIT, Tones};
use super::electronic::{DEFAULT_SETTLE, ElectronicArgs};
use super::interface::{InterfaceArgs, LookArgs, Typist, USUAL_CELLS, name_of};
use super::settings::Remembered;
use super::terms::TermsPatch;
use crate::game::clock::moment::Span;
use crate::game::clock::time_control::TimeControl;
use crate::game::laws::edition::{Edition, Supervision};
use crate::game::terms::{KeptMoves, PointSystem, RankWords, Timekeeper, Watching};
use crate::interpreter::request::Pressing;
use crate::ui::screen::{Coordinates, Orientation, PictureProtocol, Pieces};
use crate::voice::{ListenerSettings, VoiceChoice};
use crate::wording::{Completions, Verbosity};

/// The names of options with what counts where they are not chosen, as it would be typed.
pub type Usual = Vec<(&'static str, String)>;

fn named(name: impl Into<&'static str>) -> String {
    name.into().to_owned()
}

impl TermsPatch {
    /// The values of the terms.
    pub fn usual() -> Usual {
        vec![
            ("blind", "black".to_owned()),
            ("time", TimeControl::default().to_string()),
            ("clock", named(Timekeeper::default())),
            ("default-time", format!("{}s", Span::ZERO.whole_seconds())),
            ("date", "today".to_owned()),
            ("laws", Edition::default().to_string()),
            ("white-keeps", "both".to_owned()),
            ("supervision", named(Supervision::default())),
            ("agreement", "free".to_owned()),
            ("points", named(PointSystem::default())),
            ("ranks", named(RankWords::default())),
            ("watching", named(Watching::default())),
            ("moves", named(KeptMoves::default())),
        ]
    }
}

impl InterfaceArgs {
    /// The values of the interface.
    pub fn usual() -> Usual {
        let own = vec![
            ("keys", name_of(Typist::Everybody)),
            ("cells", USUAL_CELLS.to_string()),
            ("voice", name_of(VoiceChoice::Auto)),
            ("verbosity", name_of(Verbosity::default())),
            ("press", name_of(Pressing::default())),
        ];
        [own, ElectronicArgs::usual(), LookArgs::usual(), AudioArgs::usual()].concat()
    }
}

impl ElectronicArgs {
    /// The values of electronic boards.
    pub fn usual() -> Usual {
        vec![("settle", DEFAULT_SETTLE.0.to_string())]
    }
}

impl LookArgs {
    /// The values of the look of the screen.
    pub fn usual() -> Usual {
        vec![
            ("pieces", name_of(Pieces::default())),
            ("coordinates", name_of(Coordinates::default())),
            ("side", name_of(Orientation::default())),
            ("pictures", name_of(PictureProtocol::default())),
        ]
    }
}

impl AudioArgs {
    /// The values of the sound.
    pub fn usual() -> Usual {
        let ListenerSettings { device: _, rate, volume, pitch } = ListenerSettings::default();
        vec![
            ("rate", rate.to_string()),
            ("volume", volume.to_string()),
            ("pitch", pitch.to_string()),
            ("tones", Tones::default().to_string()),
            ("completions", name_of(Completions::default())),
            ("answers", name_of(Answers::default())),
            ("record-limit", RECORD_LIMIT.to_string()),
        ]
    }
}

impl Remembered {
    /// The value where that option is not chosen; `None` where one word does not say it.
    pub fn usual(option: &str) -> Option<String> {
        let all = [TermsPatch::usual(), InterfaceArgs::usual()].concat();
        all.into_iter().find(|(name, _)| *name == option).map(|(_, value)| value)
    }
}
