//! `annabella settings`: what is remembered for the next game.

use crate::commands::output::print;
use crate::options::error::CommandError;
use crate::options::settings::{Remembered, Settings, keys, no_such_setting};
use crate::wording::Wording;

/// Shows what is remembered for the next game, or one of it, or changes it.
///
/// # Errors
///
/// What is wrong with a name or a value.
pub fn settings(
    settings: &mut Settings,
    key: Option<&str>,
    value: Option<&str>,
    wording: &Wording,
) -> Result<(), CommandError> {
    if let (Some(key), Some(value)) = (key, value) {
        settings.set(key, value).map_err(CommandError::usage)?;
        settings.save().map_err(CommandError::failure)?;
    }
    if let Some(key) = key.filter(|key| !keys().iter().any(|known| known == key)) {
        return Err(CommandError::usage(no_such_setting(key)));
    }
    let shown = keys().into_iter().filter(|other| key.is_none_or(|key| key == other));
    let lines = shown.map(|key| {
        let (value, default) = (settings.get(&key), Remembered::usual(&key));
        format!("{}\n", wording.setting(&key, value.as_deref(), default.as_deref()))
    });
    print(&lines.collect::<String>())
}
