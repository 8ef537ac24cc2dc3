//! The look of the screen that was chosen by keys, remembered for the next game.

use super::Settings;
use crate::ui::screen::{Appearance, Scale};
use crate::wording::Trouble;

impl Settings {
    /// Remembers what of the look has changed while a game was played; what was not touched stays as it was remembered.
    ///
    /// # Errors
    ///
    /// Where the settings cannot be written.
    pub fn remember_look(before: &Appearance, after: &Appearance) -> Result<(), Trouble> {
        let words = |look: &Appearance| {
            [
                ("theme", look.theme.name()),
                ("pieces", look.pieces().name()),
                ("coordinates", look.coordinates.name()),
                ("side", look.orientation.name()),
                ("big", if look.scale == Scale::Big { "yes" } else { "no" }),
            ]
        };
        let is_chosen = |key: &str| key != "pieces" || before.chosen_pieces != after.chosen_pieces;
        let changed: Vec<_> = words(after)
            .into_iter()
            .zip(words(before))
            .filter(|((key, now), (_, then))| now != then && is_chosen(key))
            .map(|(now, _)| now)
            .collect();
        if changed.is_empty() {
            return Ok(());
        }
        let (mut settings, _) = Settings::read();
        for (key, value) in changed {
            settings.set(key, value)?;
        }
        settings.save()
    }
}
