//! `annabella settings`: what is remembered for the next game.

use crate::commands::output::print;
use crate::options::error::CommandError;
use crate::options::settings::{Remembered, Settings, keys, no_such_setting, path};
use crate::options::themes::folder;
use crate::wording::Wording;

/// A change of one setting.
pub enum Change {
    To(String),
    Forget,
}

/// Shows what is remembered for the next game, or one of it, or changes it.
///
/// # Errors
///
/// What is wrong with a name or a value.
pub fn settings(
    settings: &mut Settings,
    key: Option<&str>,
    change: Option<Change>,
    wording: &Wording,
) -> Result<(), CommandError> {
    if let Some(key) = key.filter(|key| !keys().iter().any(|known| known == key)) {
        return Err(CommandError::usage(no_such_setting(key)));
    }
    if let Some((key, change)) = key.zip(change) {
        match change {
            Change::To(value) => settings.set(key, &value).map_err(CommandError::usage)?,
            Change::Forget => settings.forget(key),
        }
        settings.save().map_err(CommandError::failure)?;
    }
    let named = keys().into_iter().filter(|other| key.is_none_or(|key| key == other));
    let lines = named.map(|key| {
        let (value, default) = (settings.get(&key), Remembered::usual(&key));
        wording.setting(&key, value.as_deref(), default.as_deref())
    });
    let places = [path(), folder()].map(|path| path.display().to_string());
    let file = key.is_none().then(|| wording.settings_file(&places[0], &places[1]));
    print(&lines.chain(file).map(|line| format!("{line}\n")).collect::<String>())
}
