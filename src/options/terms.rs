//! The terms of a game from what was said on the command line, each wrong value with its own sentence.

use shakmaty::{ByColor, CastlingMode, Color};

use crate::cli::Play;
use crate::cli::values::Blind;
use crate::game::clock::time_control_text::read_both;
use crate::game::people::{Player, Sight};
use crate::game::terms::{Kind, Terms, start_from};
use crate::interpreter::values::keeps;
use crate::notation::SheetLanguage;
use crate::options::error::invalid_value;
use crate::wording::{Trouble, Wording};

/// A name has no more characters.
const LONGEST_NAME: usize = 100;

/// The terms that `play` asks for.
///
/// # Errors
///
/// The first value that is none, as a [`Trouble`] with what would be right.
pub fn terms(play: &Play, wording: &Wording) -> Result<Terms, Trouble> {
    for name in [&play.white, &play.black].into_iter().flatten() {
        if name.chars().count() > LONGEST_NAME {
            return Err(Trouble::NameTooLong { beginning: name.chars().take(20).collect() });
        }
    }
    let name = |given: &Option<String>, color| given.clone().unwrap_or_else(|| wording.player(color));
    let white = Player::named(name(&play.white, Color::White));
    let black = Player::named(name(&play.black, Color::Black));
    let mut terms = Terms::between(white, black);
    let sheets = ByColor { white: &play.white_sheet, black: &play.black_sheet };
    let kept = ByColor { white: &play.white_keeps, black: &play.black_keeps };
    for color in Color::ALL {
        let player = terms.players.get_mut(color);
        player.sheet_language = match sheets.get(color) {
            Some(text) => sheet_language(text)?,
            None => wording.language().to_owned(),
        };
        if let Some(text) = kept.get(color) {
            player.keeps = keeps(text).ok_or_else(|| invalid_value("keeps", text, "sheet,board sheet board none"))?;
        }
        if play.blind.unwrap_or(Blind::Black).players().contains(&color) {
            player.sight = Sight::Blind;
        }
    }
    if let Some(text) = &play.time {
        terms.time = read_both(text).map_err(|why| Trouble::NotATimeControl { text: text.clone(), why })?;
    }
    if let Some(clock) = play.clock {
        terms.timekeeper = clock.timekeeper();
    }
    if let Some(text) = &play.default_time {
        terms.default_time = text.parse().map_err(|_| invalid_value("default-time", text, "30m 1h 0s"))?;
    }
    if let Some(laws) = play.laws {
        terms.edition = laws.edition();
    }
    if let Some(text) = &play.from {
        let start = start_from(text, CastlingMode::Standard);
        terms.start = start.map_err(|_| Trouble::NotAPosition { text: text.clone() })?;
    }
    for (tag, value) in [("Event", &play.event), ("Site", &play.site), ("Round", &play.round)] {
        terms.tags.extend(value.as_ref().map(|value| (tag.to_owned(), value.clone())));
    }
    if play.casual {
        terms.kind = Kind::Casual;
    }
    Ok(terms)
}

fn sheet_language(text: &str) -> Result<String, Trouble> {
    let language: Result<SheetLanguage, _> = text.parse();
    language.map(|known| known.code().to_owned()).map_err(|_| Trouble::NotASheetLanguage { text: text.to_owned() })
}
