//! Writes a game as PGN.

use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{ByColor, CastlingMode, Chess, Color, EnPassantMode, Position};

use super::{POINTS, PgnGame};
use crate::game::clock::moment::Span;
use crate::game::laws::result::Points;
use crate::notation::{NotationForm, SheetLanguage, write};

const SEVEN: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// The longest tag value; some readers refuse longer lines.
const LONGEST_VALUE: usize = 200;
const LINE: usize = 79;

/// The game as PGN, with an empty line at its end.
///
/// From the first illegal half-move on, the rest is a comment: PGN has no form for it.
pub fn write_pgn(game: &PgnGame) -> String {
    let token = result_token(game.score);
    let mut pgn = String::new();
    for (name, value) in tags(game, token) {
        pgn.push_str(&format!("[{name} \"{}\"]\n", tag_value(&value)));
    }
    pgn.push('\n');
    pgn.push_str(&wrapped(&movetext(game, token)));
    pgn.push_str("\n\n");
    pgn
}

fn tags(game: &PgnGame, token: &str) -> Vec<(String, String)> {
    let written = |name: &str, otherwise: &str| (name.to_owned(), game.tag(name).unwrap_or(otherwise).to_owned());
    let mut tags: Vec<(String, String)> = SEVEN.into_iter().map(|(name, unknown)| written(name, unknown)).collect();
    tags.push(("Result".to_owned(), token.to_owned()));
    let mut others: Vec<(String, String)> =
        game.tags.iter().map(|(name, value)| (tag_name(name), value.clone())).collect();
    others.retain(|(name, _)| !name.is_empty() && !tags.iter().any(|(n, _)| n == name));
    others.retain(|(name, _)| !["SetUp", "FEN", POINTS].contains(&name.as_str()));
    if game.start != Chess::default() || game.mode == CastlingMode::Chess960 {
        let fen = Fen::from_position(&game.start, EnPassantMode::Legal);
        others.push(("FEN".to_owned(), fen.to_string()));
        others.push(("SetUp".to_owned(), "1".to_owned()));
    }
    if game.mode == CastlingMode::Chess960 {
        others.retain(|(name, _)| name != "Variant");
        others.push(("Variant".to_owned(), "Chess960".to_owned()));
    }
    if let Some(points) = game.score.filter(|_| token == "*") {
        others.push((POINTS.to_owned(), format!("{}-{}", points.white, points.black)));
    }
    others.sort_by(|one, other| one.0.cmp(&other.0));
    others.dedup_by(|later, first| later.0 == first.0);
    tags.extend(others);
    tags
}

fn result_token(score: Option<ByColor<Points>>) -> &'static str {
    match score {
        Some(ByColor { white: Points::One, black: Points::Zero }) => "1-0",
        Some(ByColor { white: Points::Zero, black: Points::One }) => "0-1",
        Some(ByColor { white: Points::Half, black: Points::Half }) => "1/2-1/2",
        Some(_) | None => "*",
    }
}

fn tag_name(name: &str) -> String {
    name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect()
}

/// The value with a backslash before quotation marks and backslashes, as the standard has it.
fn tag_value(value: &str) -> String {
    let mut written = String::new();
    for c in value.chars() {
        match c {
            '"' | '\\' => written.extend(['\\', c]),
            c if c.is_control() => written.push(' '),
            c => written.push(c),
        }
        if written.len() >= LONGEST_VALUE {
            break;
        }
    }
    written
}

/// The movetext in pieces between which a line may be broken.
fn movetext(game: &PgnGame, token: &str) -> Vec<String> {
    let mut pieces = Vec::new();
    comment(&mut pieces, [None, None], &game.comment);
    let mut position = game.start.clone();
    let mut number_said = false;
    for (ply, entry) in game.plies.iter().enumerate() {
        let Some(mv) = entry.half_move.legal_in(&position) else {
            let rest: Vec<String> = game.plies[ply..]
                .iter()
                .map(|entry| write(entry.half_move, &position, SheetLanguage::English, NotationForm::Long))
                .collect();
            comment(&mut pieces, [None, None], &format!("not legal: {}", rest.join(" ")));
            break;
        };
        match position.turn() {
            Color::White => pieces.push(format!("{}.", position.fullmoves())),
            Color::Black if !number_said => pieces.push(format!("{}...", position.fullmoves())),
            Color::Black => {}
        }
        let mut san = SanPlus::from_move_and_play_unchecked(&mut position, mv).to_string();
        let signs = entry.marks.split(' ').next().filter(|signs| signs.starts_with(['!', '?'])).unwrap_or_default();
        san.push_str(signs);
        pieces.push(san);
        pieces.extend(entry.marks[signs.len()..].split_whitespace().map(str::to_owned));
        number_said = !comment(&mut pieces, [entry.clock, entry.used], &entry.comment) && entry.variations.is_empty();
        pieces.extend(entry.variations.iter().flat_map(|text| text.split_whitespace()).map(str::to_owned));
    }
    pieces.push(token.to_owned());
    pieces
}

/// Adds the comment. Returns whether there was one.
fn comment(pieces: &mut Vec<String>, times: [Option<Span>; 2], text: &str) -> bool {
    let [clock, used] = times.map(|time| time.map(|time| time.max(Span::ZERO)));
    let whole = |time: Span| Span::seconds(time.whole_seconds()).to_string();
    let of_used = |time: Span| match time.0 / 100 {
        tenths @ 1..10 => format!("{}.{tenths}", Span::ZERO),
        _ => whole(time),
    };
    let clock = clock.map(|time| format!("[%clk {}]", whole(time)));
    let commands = clock.into_iter().chain(used.map(|time| format!("[%emt {}]", of_used(time))));
    let safe = text.replace('{', "(").replace('}', ")").replace("[%clk", "[ %clk").replace("[%emt", "[ %emt");
    let words = safe.split(|c: char| c.is_whitespace() || c.is_control()).filter(|w| !w.is_empty()).map(str::to_owned);
    let mut inside: Vec<String> = commands.chain(words).collect();
    let Some(first) = inside.first_mut() else { return false };
    first.insert(0, '{');
    if let Some(last) = inside.last_mut() {
        last.push('}');
    }
    pieces.extend(inside);
    true
}

/// Lines of at most 79 characters. No line begins with `%`, which would hide it.
fn wrapped(pieces: &[String]) -> String {
    let mut text = String::new();
    let mut length = 0;
    for piece in pieces {
        let width = piece.chars().count();
        if length > 0 && length + 1 + width > LINE && !piece.starts_with('%') {
            text.push('\n');
            length = 0;
        } else if length > 0 {
            text.push(' ');
            length += 1;
        }
        text.push_str(piece);
        length += width;
    }
    text
}
