//! The terms of a game from what was said on the command line, each wrong value with its own sentence.

use shakmaty::{ByColor, CastlingMode, Chess, Color};

use crate::cli::Play;
use crate::cli::values::Blind;
use crate::game::clock::time_control_text::read_both;
use crate::game::course::chess960::{array, drawn};
use crate::game::people::{Hearing, Player, Sight};
use crate::game::terms::{Announced, Kind, Terms, can_be_played_from, start_from};
use crate::interpreter::values::keeps;
use crate::notation::SheetLanguage;
use crate::options::error::invalid_value;
use crate::storage::event_rules::EventRules;
use crate::storage::pairings::with_pairings;
use crate::wording::{Trouble, Wording};

/// A name has no more characters.
const LONGEST_NAME: usize = 100;
/// What an assistant may be asked to do.
const DUTIES: &str = "move,announce,record,press,ask,formalities none";

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
    let rules = event_rules(play)?;
    let tells_who_sees = rules.as_ref().is_some_and(EventRules::tell_who_sees);
    let blind = play.blind.or((!tells_who_sees).then_some(Blind::Black)).unwrap_or(Blind::None);
    for color in Color::ALL {
        let player = terms.players.get_mut(color);
        wording.language().clone_into(&mut player.sheet_language);
        if blind.players().contains(&color) {
            player.sight = Sight::Blind;
        }
    }
    if let Some(rules) = &rules {
        rules.agree(&mut terms);
        terms.event_file = file_of_the_series(play);
    }
    let names = ByColor { white: &play.white, black: &play.black };
    let sheets = ByColor { white: &play.white_sheet, black: &play.black_sheet };
    let kept = ByColor { white: &play.white_keeps, black: &play.black_keeps };
    for color in Color::ALL {
        let player = terms.players.get_mut(color);
        if let Some(name) = names.get(color) {
            player.name.clone_from(name);
        }
        if let Some(text) = sheets.get(color) {
            player.sheet_language = sheet_language(text)?;
        }
        if let Some(text) = kept.get(color) {
            player.keeps = keeps(text).ok_or_else(|| invalid_value("keeps", text, "sheet,board sheet board none"))?;
        }
        if let Some(blind) = play.blind {
            player.sight = if blind.players().contains(&color) { Sight::Blind } else { Sight::Sighted };
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
    begin_from(&mut terms, play)?;
    let series = &play.series;
    let event = series.event.clone().filter(|_| series.rules_file().is_none());
    for (tag, value) in [("Event", event), ("Site", series.site.clone()), ("Round", series.round.clone())] {
        if let Some(value) = value {
            terms.tags.retain(|(known, _)| known != tag);
            terms.tags.push((tag.to_owned(), value));
        }
    }
    if play.quickplay_announced {
        terms.quickplay = Announced::Yes;
    }
    let assistants = ByColor { white: &play.conduct.white_assistant, black: &play.conduct.black_assistant };
    for color in Color::ALL {
        let player = terms.players.get_mut(color);
        if let Some(text) = assistants.get(color) {
            player.assistant = Some(text.parse().map_err(|_| invalid_value("assistant", text, DUTIES))?);
        }
        if play.conduct.deaf.is_some_and(|deaf| deaf.players().contains(&color)) {
            player.hearing = Hearing::Impaired;
        }
    }
    Trouble::of_assistants(&terms).map_or(Ok(()), Err)?;
    if let Some(points) = play.conduct.points {
        terms.points = points.system();
    }
    if let Some(supervision) = play.conduct.supervision {
        terms.supervision = supervision.supervision();
    }
    if play.casual {
        terms.kind = Kind::Casual;
    }
    Ok(terms)
}

/// The rules of the event, with the players of the board where one is named.
///
/// # Errors
///
/// What is wrong with them, or that there is no such game.
pub fn event_rules(play: &Play) -> Result<Option<EventRules>, Trouble> {
    let series = &play.series;
    let Some(path) = series.rules_file() else {
        return if series.board.is_some() { Err(Trouble::NoEvent) } else { Ok(None) };
    };
    let rules = EventRules::read(path).and_then(with_pairings)?;
    match (series.paired(), series.board, &series.round) {
        (Some((round, board)), ..) => rules.paired(round, board).map(Some).ok_or(Trouble::NotPaired { round, board }),
        (None, Some(_), Some(round)) => Err(invalid_value("round", round, "1 .. 99")),
        (None, ..) => Ok(Some(rules)),
    }
}

/// Where the rules stand from whose pairings the game comes: there its result is written, after it was resumed too.
fn file_of_the_series(play: &Play) -> Option<String> {
    let (path, _) = play.series.rules_file().zip(play.series.paired())?;
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    Some(path.display().to_string())
}

/// Where the game begins: the initial position, a given one, or an array of Chess960.
fn begin_from(terms: &mut Terms, play: &Play) -> Result<(), Trouble> {
    let given = |text: &str, mode| {
        let start = start_from(text, mode).ok().filter(can_be_played_from);
        start.ok_or_else(|| Trouble::NotAPosition { text: text.to_owned() })
    };
    let mode = CastlingMode::from_chess960(play.chess960.is_some());
    terms.start = match (play.chess960.as_deref().map(str::trim), &play.from) {
        (None, None) => return Ok(()),
        (None | Some(""), Some(text)) => given(text, mode)?,
        (Some(""), None) => random_array()?,
        (Some(_), Some(_)) => {
            return Err(Trouble::OptionsContradict { one: "chess960".to_owned(), other: "from".to_owned() });
        }
        (Some(text), None) if text.contains('/') => given(text, mode)?,
        (Some(text), None) => {
            let number = text.parse().ok().and_then(array);
            number.ok_or_else(|| invalid_value("chess960", text, "0 .. 959"))?
        }
    };
    terms.castling_mode = mode;
    Ok(())
}

/// An array from the system's randomness.
fn random_array() -> Result<Chess, Trouble> {
    loop {
        let random = getrandom::u32().map_err(|why| Trouble::NoRandomness { why: why.to_string() })?;
        if let Some(start) = drawn(random).and_then(array) {
            return Ok(start);
        }
    }
}

fn sheet_language(text: &str) -> Result<String, Trouble> {
    let language: Result<SheetLanguage, _> = text.parse();
    language.map(|known| known.code().to_owned()).map_err(|_| Trouble::NotASheetLanguage { text: text.to_owned() })
}
