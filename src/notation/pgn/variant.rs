//! Which chess a PGN is of.

use shakmaty::CastlingMode;
use shakmaty::fen::Fen;

/// The chess that a tag `Variant` names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Variant {
    Chess,
    Chess960,
    /// Another game, with the name that stands there.
    Other(String),
}

/// Names under which games of chess are kept, in small letters without spaces.
const CHESS: [&str; 12] =
    ["", "?", "-", "chess", "standard", "normal", "classical", "fromposition", "illegal", "rapid", "blitz", "bullet"];

/// Names of Chess960, some of them older than it.
const CHESS960: [&str; 8] = ["960", "chess9lx", "fischer", "frc", "freestyle", "shufflechess960", "chess324", "dfrc"];

impl Variant {
    /// The chess of a game whose tag has that value, if it is there.
    pub fn named(tag: Option<&str>) -> Variant {
        let name = tag.unwrap_or_default().trim();
        let plain: String = name.to_lowercase().chars().filter(|c| !c.is_whitespace() && !"-_'".contains(*c)).collect();
        if CHESS.contains(&plain.as_str()) || name == "-" {
            Variant::Chess
        } else if CHESS960.iter().any(|known| plain.contains(known)) {
            Variant::Chess960
        } else {
            Variant::Other(name.to_owned())
        }
    }
}

/// How castling is read in a game that begins with that position: letters of rooks, and rights that no other chess has,
/// are those of Chess960 whatever its tags say.
pub fn castling_mode(variant: &Variant, fen: Option<&str>) -> CastlingMode {
    let rights = fen.and_then(|fen| fen.split_whitespace().nth(2)).unwrap_or_default();
    let has_letters_of_rooks = rights.contains(|c: char| matches!(c.to_ascii_lowercase(), 'a'..='h'));
    let detected = || {
        let setup = fen?.parse::<Fen>().ok()?.into_setup();
        Some(CastlingMode::detect(&setup))
    };
    match variant {
        Variant::Chess960 => CastlingMode::Chess960,
        Variant::Chess | Variant::Other(_) if has_letters_of_rooks => CastlingMode::Chess960,
        Variant::Chess | Variant::Other(_) => detected().unwrap_or(CastlingMode::Standard),
    }
}
