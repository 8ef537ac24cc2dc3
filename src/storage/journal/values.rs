//! What the fields of a record hold, in the form on disk: colours, actors, moves, entries, squares.

use std::fmt::{self, Display};
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use shakmaty::{Color, Piece, Square};

use crate::game::half_move::HalfMove;
use crate::game::people::Actor;
use crate::game::records::boards::{Discrepancy, SquareChange};
use crate::game::records::scoresheet::{Meaning, SheetEntry};

/// A value that stands on disk as the text it is shown and read as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text<T>(pub T);

impl<T: Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, T: FromStr> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text<T>, D::Error> {
        deserializer.deserialize_str(TextVisitor(PhantomData))
    }
}

struct TextVisitor<T>(PhantomData<T>);

impl<T: FromStr> Visitor<'_> for TextVisitor<T> {
    type Value = Text<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text with a meaning")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Text<T>, E> {
        text.parse().map(Text).map_err(|_| E::custom("a text without a meaning"))
    }
}

/// A colour as it stands on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColorDto {
    White,
    Black,
}

impl From<Color> for ColorDto {
    fn from(color: Color) -> ColorDto {
        color.fold_wb(ColorDto::White, ColorDto::Black)
    }
}

impl From<ColorDto> for Color {
    fn from(color: ColorDto) -> Color {
        match color {
            ColorDto::White => Color::White,
            ColorDto::Black => Color::Black,
        }
    }
}

/// Somebody as he stands on disk: the player of that colour, or his assistant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "&str", into = "&'static str")]
pub struct ActorDto(pub Actor);

impl From<ActorDto> for &'static str {
    fn from(ActorDto(by): ActorDto) -> &'static str {
        actor(by)
    }
}

impl TryFrom<&str> for ActorDto {
    type Error = &'static str;

    fn try_from(name: &str) -> Result<ActorDto, &'static str> {
        actor_from(name).map(ActorDto).ok_or("nobody of that name")
    }
}

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
    Some(match name {
        "white" => Actor::Player(Color::White),
        "black" => Actor::Player(Color::Black),
        "white_assistant" => Actor::Assistant(Color::White),
        "black_assistant" => Actor::Assistant(Color::Black),
        "arbiter" => Actor::Arbiter,
        "program" => Actor::Program,
        _ => return None,
    })
}

/// What stands on a square: `f3 N`, `f3 n`, or `f3 -` where nothing stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnSquare {
    pub square: Square,
    pub piece: Option<Piece>,
}

impl Display for OnSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.square, self.piece.map_or('-', Piece::char))
    }
}

/// Not the text of a square and what stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotOnSquare;

impl FromStr for OnSquare {
    type Err = NotOnSquare;

    fn from_str(text: &str) -> Result<OnSquare, NotOnSquare> {
        let (square, letter) = text.split_once(' ').ok_or(NotOnSquare)?;
        let piece = match letter {
            "-" => None,
            letter => Some(letter.chars().next().and_then(Piece::from_char).ok_or(NotOnSquare)?),
        };
        Ok(OnSquare { square: square.parse().map_err(|_| NotOnSquare)?, piece })
    }
}

impl From<&SquareChange> for Text<OnSquare> {
    fn from(change: &SquareChange) -> Text<OnSquare> {
        Text(OnSquare { square: change.square, piece: change.piece })
    }
}

impl From<Text<OnSquare>> for SquareChange {
    fn from(Text(found): Text<OnSquare>) -> SquareChange {
        SquareChange { square: found.square, piece: found.piece }
    }
}

/// A square on which the boards differ: what stands there on White's, and on Black's.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct DiscrepancyDto(Text<OnSquare>, Text<OnSquare>);

impl From<&Discrepancy> for DiscrepancyDto {
    fn from(found: &Discrepancy) -> DiscrepancyDto {
        let on = |piece| Text(OnSquare { square: found.square, piece });
        DiscrepancyDto(on(found.on_white_board), on(found.on_black_board))
    }
}

impl From<DiscrepancyDto> for Discrepancy {
    fn from(DiscrepancyDto(Text(white), Text(black)): DiscrepancyDto) -> Discrepancy {
        Discrepancy { square: white.square, on_white_board: white.piece, on_black_board: black.piece }
    }
}

/// Half-moves as they stand on disk.
pub fn texts(half_moves: &[HalfMove]) -> Vec<Text<HalfMove>> {
    half_moves.iter().copied().map(Text).collect()
}

/// The half-moves that stand there.
pub fn half_moves(texts: Vec<Text<HalfMove>>) -> Vec<HalfMove> {
    texts.into_iter().map(|Text(half_move)| half_move).collect()
}

/// What moves that stand on disk mean together; `None` for several that are said not to be ambiguous.
pub fn meaning(moves: Vec<HalfMove>, ambiguous: bool) -> Option<Meaning> {
    match moves.as_slice() {
        _ if ambiguous => Some(Meaning::Ambiguous(moves)),
        [] => Some(Meaning::Unreadable),
        [half_move] => Some(Meaning::HalfMove(*half_move)),
        _ => None,
    }
}

/// What stood in the envelope, as it was written and as it was read.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SealedEntryDto {
    text: String,
    moves: Vec<Text<HalfMove>>,
    ambiguous: bool,
    draw_offer: bool,
}

impl From<&SheetEntry> for SealedEntryDto {
    fn from(entry: &SheetEntry) -> SealedEntryDto {
        let (moves, ambiguous) = match &entry.meaning {
            Meaning::HalfMove(half_move) => (texts(&[*half_move]), false),
            Meaning::Ambiguous(several) => (texts(several), true),
            Meaning::Unreadable => (Vec::new(), false),
        };
        SealedEntryDto { text: entry.text.clone(), moves, ambiguous, draw_offer: entry.draw_offer }
    }
}

impl SealedEntryDto {
    /// The entry that stands there, if its moves have a meaning together.
    pub fn into_entry(self) -> Option<SheetEntry> {
        let meaning = meaning(half_moves(self.moves), self.ambiguous)?;
        Some(SheetEntry { text: self.text, meaning, draw_offer: self.draw_offer })
    }
}
