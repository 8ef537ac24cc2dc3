//! What the fields of a record hold, as JSON and back: colours, actors, moves, entries, squares.

use std::str::FromStr;

use serde_json::{Map, Value, json};
use shakmaty::{Color, Piece, Square};

use crate::game::clock::moment::Span;
use crate::game::half_move::HalfMove;
use crate::game::laws::result::Reason;
use crate::game::laws::winnable::Proof;
use crate::game::move_in_progress::Announcement;
use crate::game::people::Actor;
use crate::game::table::boards::{Discrepancy, Execution, SquareChange};
use crate::game::table::scoresheet::{Entry, Meaning};

pub type Fields = Map<String, Value>;

/// `white`, `black_assistant`, `arbiter`, `program`.
pub fn actor(actor: Actor) -> &'static str {
    match actor {
        Actor::Player(Color::White) => "white",
        Actor::Player(Color::Black) => "black",
        Actor::Assistant(Color::White) => "white_assistant",
        Actor::Assistant(Color::Black) => "black_assistant",
        Actor::Arbiter => "arbiter",
        Actor::Program => "program",
    }
}

/// The actor of that name.
pub fn actor_from(name: &str) -> Option<Actor> {
    Color::ALL
        .into_iter()
        .flat_map(|color| [Actor::Player(color), Actor::Assistant(color)])
        .chain([Actor::Arbiter, Actor::Program])
        .find(|other| actor(*other) == name)
}

pub fn color(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

pub fn text<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    fields.get(name)?.as_str()
}

pub fn parsed<T: FromStr>(fields: &Fields, name: &str) -> Option<T> {
    text(fields, name)?.parse().ok()
}

pub fn count(fields: &Fields, name: &str) -> Option<usize> {
    usize::try_from(fields.get(name)?.as_u64()?).ok()
}

/// The proof that a result rests on; `Some(None)` where it rests on none.
pub fn proof_in(fields: &Fields) -> Option<Option<Proof>> {
    let Some(name) = fields.get("no_mate") else { return Some(None) };
    let states = fields.get("states")?.as_u64()?;
    let proofs = [Proof::Terminal, Proof::Material, Proof::Closure { states }];
    proofs.into_iter().find(|proof| name.as_str() == Some(proof.name())).map(Some)
}

pub fn reason_in(fields: &Fields) -> Option<Reason> {
    let name = text(fields, "reason")?;
    Reason::ALL.into_iter().find(|reason| reason.name() == name)
}

pub fn span_in(fields: &Fields, name: &str) -> Option<Span> {
    fields.get(name)?.as_i64().map(Span)
}

pub fn color_in(fields: &Fields, name: &str) -> Option<Color> {
    let name = text(fields, name)?;
    Color::ALL.into_iter().find(|other| color(*other) == name)
}

pub fn actor_in(fields: &Fields, name: &str) -> Option<Actor> {
    actor_from(text(fields, name)?)
}

pub fn announcement_value(announcement: &Announcement) -> Value {
    json!({
        "player": color(announcement.by),
        "move": announcement.half_move.to_string(),
        "text": announcement.text,
        "draw_offer": announcement.draw_offer,
    })
}

pub fn announcement_from(fields: &Fields) -> Option<Announcement> {
    Some(Announcement {
        by: color_in(fields, "player")?,
        half_move: parsed(fields, "move")?,
        text: text(fields, "text")?.into(),
        draw_offer: fields.get("draw_offer")?.as_bool()?,
    })
}

pub fn entry_value(entry: &Entry) -> Value {
    let can_mean: Vec<String> = match &entry.meaning {
        Meaning::HalfMove(half_move) => vec![half_move.to_string()],
        Meaning::Ambiguous(several) => several.iter().map(HalfMove::to_string).collect(),
        Meaning::Unreadable => Vec::new(),
    };
    let ambiguous = matches!(entry.meaning, Meaning::Ambiguous(_));
    json!({ "text": entry.text, "moves": can_mean, "ambiguous": ambiguous, "draw_offer": entry.draw_offer })
}

pub fn entry_from(fields: &Fields) -> Option<Entry> {
    let moves = half_moves_in(fields, "moves")?;
    let ambiguous = fields.get("ambiguous")?.as_bool()?;
    let meaning = match moves.as_slice() {
        _ if ambiguous => Meaning::Ambiguous(moves),
        [] => Meaning::Unreadable,
        [half_move] => Meaning::HalfMove(*half_move),
        _ => return None,
    };
    Some(Entry { text: text(fields, "text")?.into(), meaning, draw_offer: fields.get("draw_offer")?.as_bool()? })
}

pub fn half_moves_in(fields: &Fields, name: &str) -> Option<Vec<HalfMove>> {
    fields.get(name)?.as_array()?.iter().map(|value| value.as_str()?.parse().ok()).collect()
}

pub fn execution_value(execution: &Execution) -> Value {
    match execution {
        Execution::HalfMove(half_move) => json!({ "move": half_move.to_string() }),
        Execution::Squares(changes) => {
            json!({ "squares": changes.iter().map(|c| square_value(c.square, c.piece)).collect::<Vec<_>>() })
        }
    }
}

pub fn execution_from(fields: &Fields) -> Option<Execution> {
    if fields.contains_key("move") {
        return parsed(fields, "move").map(Execution::HalfMove);
    }
    let squares = fields.get("squares")?.as_array()?.iter();
    let change = |value: &Value| square_from(value.as_str()?).map(|(square, piece)| SquareChange { square, piece });
    squares.map(change).collect::<Option<_>>().map(Execution::Squares)
}

/// `f3 N`, `f3 n`, or `f3 -` where nothing stands.
pub fn square_value(square: Square, piece: Option<Piece>) -> String {
    format!("{square} {}", piece.map_or('-', Piece::char))
}

pub fn square_from(text: &str) -> Option<(Square, Option<Piece>)> {
    let (square, letter) = text.split_once(' ')?;
    let piece = match letter {
        "-" => None,
        letter => Some(Piece::from_char(letter.chars().next()?)?),
    };
    Some((square.parse().ok()?, piece))
}

pub fn discrepancy_value(found: &Discrepancy) -> Value {
    json!([square_value(found.square, found.on_white_board), square_value(found.square, found.on_black_board)])
}

pub fn discrepancy_from(value: &Value) -> Option<Discrepancy> {
    let (square, on_white_board) = square_from(value.get(0)?.as_str()?)?;
    let (_, on_black_board) = square_from(value.get(1)?.as_str()?)?;
    Some(Discrepancy { square, on_white_board, on_black_board })
}
