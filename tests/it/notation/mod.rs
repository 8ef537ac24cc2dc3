//! Text to half-moves and back: every language, every form, the spoken words, and unreadable text.

mod braille;
mod languages;
mod pgn;
mod properties;
mod sheet;
mod spoken;
mod written;

use annabella::notation::{Reading, SheetLanguage, Unreadable, read, read_written};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

const STANDARD: CastlingMode = CastlingMode::Standard;

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().expect("a FEN").into_position(CastlingMode::Chess960).expect("a position")
}

fn start() -> Chess {
    Chess::default()
}

/// The squares that `text` is read as, or why it cannot be read.
fn said(text: &str, position: &Chess, language: SheetLanguage) -> String {
    outcome_of(read(text, position, STANDARD, language))
}

fn on_sheet(text: &str, position: &Chess, language: SheetLanguage) -> String {
    outcome_of(read_written(text, position, STANDARD, language))
}

fn outcome_of(outcome: Result<Reading, Unreadable>) -> String {
    match outcome {
        Ok(reading) => {
            let illegal = if reading.legal.is_some() { "" } else { " illegal" };
            let offer = if reading.draw_offer { " (=)" } else { "" };
            format!("{}{illegal}{offer}", reading.half_move)
        }
        Err(Unreadable::Empty) => "empty".to_owned(),
        Err(Unreadable::NotUnderstood { part }) => format!("not understood: {part}"),
        Err(Unreadable::Ambiguous(several)) => {
            format!("ambiguous: {}", several.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
        }
        Err(Unreadable::KingMoveOrCastling { king_move, castling }) => format!("ambiguous: {king_move} {castling}"),
        Err(Unreadable::CaptureWithoutFile(capture)) => format!("capture without file: {capture}"),
        Err(Unreadable::NoSuchPiece { role, to }) => format!("no such piece: {} {to}", role.upper_char()),
        Err(Unreadable::NotThere { role, square }) => {
            format!("not there: {}{square}", role.map_or(String::new(), |role| role.upper_char().to_string()))
        }
        Err(Unreadable::PromotionPieceMissing(half_move)) => format!("promotion missing: {half_move}"),
        Err(Unreadable::PromotionToKing(half_move)) => format!("promotion to a king: {half_move}"),
        Err(Unreadable::OnlyLegalIn { language, .. }) => format!("only legal in {language}"),
        Err(Unreadable::ForeignLetter { letter, suggestion }) => {
            format!("foreign {letter}, {}", suggestion.map_or("none".to_owned(), |language| language.to_string()))
        }
    }
}

/// A position some legal moves into a game, as `choices` choose them.
fn some_moves_on(mut position: Chess, choices: &[u16]) -> Chess {
    for choice in choices {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position.play_unchecked(legal[usize::from(*choice) % legal.len()]);
    }
    position
}

/// The number of cases of a property: `all` only where all tests are asked for.
#[allow(clippy::disallowed_methods, reason = "the test's own switch")]
fn cases(ordinary: u32, all: u32) -> u32 {
    if std::env::var_os("ANNABELLA_ALL").is_some() { all } else { ordinary }
}
