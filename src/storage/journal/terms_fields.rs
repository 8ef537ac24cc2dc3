//! The terms of a game as JSON and back: the first record of every journal.

use serde_json::{Value, json};
use shakmaty::fen::Fen;
use shakmaty::{ByColor, CastlingMode, EnPassantMode};

use super::values::{Fields, parsed, text};
use crate::game::clock::moment::Span;
use crate::game::clock::time_control::TimeControl;
use crate::game::people::{AutoKept, Player, Sight};
use crate::game::terms::{Kind, Terms, Timekeeper, start_from};

/// The terms as a JSON object.
pub fn terms_value(terms: &Terms) -> Value {
    json!({
        "white": player_value(&terms.players.white, &terms.time.white),
        "black": player_value(&terms.players.black, &terms.time.black),
        "laws": terms.edition.year(),
        "from": Fen::from_position(&terms.start, EnPassantMode::Legal).to_string(),
        "chess960": terms.castling_mode == CastlingMode::Chess960,
        "table_clock": terms.timekeeper == Timekeeper::TableClock,
        "default_time_ms": terms.default_time.0,
        "casual": terms.kind == Kind::Casual,
        "tags": terms.tags,
    })
}

/// The terms that such an object holds.
pub fn terms_from(fields: &Fields) -> Option<Terms> {
    let castling_mode = CastlingMode::from_chess960(flag(fields, "chess960")?);
    let (white, white_time) = player_from(fields.get("white")?.as_object()?)?;
    let (black, black_time) = player_from(fields.get("black")?.as_object()?)?;
    let tag = |tag: &Value| Some((tag.get(0)?.as_str()?.to_owned(), tag.get(1)?.as_str()?.to_owned()));
    Some(Terms {
        players: ByColor { white, black },
        time: ByColor { white: white_time, black: black_time },
        timekeeper: if flag(fields, "table_clock")? { Timekeeper::TableClock } else { Timekeeper::Program },
        // Older records say nothing of it.
        default_time: Span(fields.get("default_time_ms").and_then(Value::as_i64).unwrap_or(0)),
        edition: fields.get("laws")?.as_u64()?.to_string().parse().ok()?,
        start: start_from(text(fields, "from")?, castling_mode).ok()?,
        castling_mode,
        kind: if flag(fields, "casual")? { Kind::Casual } else { Kind::Rated },
        tags: fields.get("tags")?.as_array()?.iter().map(tag).collect::<Option<_>>()?,
    })
}

fn player_value(player: &Player, time: &TimeControl) -> Value {
    json!({
        "name": player.name,
        "blind": player.sight == Sight::Blind,
        "sheet_language": player.sheet_language,
        "keeps_sheet": player.keeps.sheet,
        "keeps_board": player.keeps.board,
        "time": time.to_string(),
    })
}

fn player_from(fields: &Fields) -> Option<(Player, TimeControl)> {
    let player = Player {
        name: text(fields, "name")?.into(),
        sight: if flag(fields, "blind")? { Sight::Blind } else { Sight::Sighted },
        sheet_language: text(fields, "sheet_language")?.into(),
        keeps: AutoKept { sheet: flag(fields, "keeps_sheet")?, board: flag(fields, "keeps_board")? },
    };
    Some((player, parsed(fields, "time")?))
}

fn flag(fields: &Fields, name: &str) -> Option<bool> {
    fields.get(name)?.as_bool()
}
