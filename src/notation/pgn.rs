//! PGN: games read and written.

use std::ops::ControlFlow;

use pgn_reader::{RawComment, RawTag, Reader, Visitor};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{ByColor, CastlingMode, Chess, Color, EnPassantMode, KnownOutcome, Outcome, Position};

use crate::game::clock::moment::Span;
use crate::game::half_move::HalfMove;
use crate::game::laws::result::{Points, score};
use crate::game::terms::start_from;
use crate::notation::{NotationForm, SheetLanguage, write};

/// One game with its tags.
#[derive(Clone, Debug, PartialEq)]
pub struct PgnGame {
    /// Names and values. `Result`, `SetUp`, `FEN` and `Variant` come from the fields below and are not among them.
    pub tags: Vec<(String, String)>,
    pub start: Chess,
    /// In Chess960 the tags say so, and castling half-moves go onto the rook's square.
    pub mode: CastlingMode,
    /// What is said before the first move.
    pub comment: String,
    pub plies: Vec<PgnPly>,
    /// None while the game is not ended.
    pub score: Option<ByColor<Points>>,
}

/// One half-move with what is noted after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnPly {
    pub half_move: HalfMove,
    /// What the mover's clock showed after it; written in whole seconds, rounded down.
    pub clock: Option<Span>,
    /// The time used for it; written in whole seconds, rounded down.
    pub used: Option<Span>,
    pub comment: String,
}

impl PgnGame {
    /// A game from `start` of which nothing has been played.
    pub fn new(start: Chess, mode: CastlingMode) -> PgnGame {
        PgnGame { tags: Vec::new(), start, mode, comment: String::new(), plies: Vec::new(), score: None }
    }

    /// The value of the tag, if it is there.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }
}

/// The tag for a score that PGN has no token for (1/2-0, 0-0): there the token is `*`.
const POINTS: &str = "Points";

/// Why a text is no PGN that can be followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAPgn {
    /// The game in the file, counted from 1.
    pub game: usize,
    pub problem: Problem,
}

/// What is wrong in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// A comment or tag is never closed.
    Unterminated,
    /// The tag `FEN` holds no position that can be played from.
    Start(String),
    /// This half-move, counted from 1, is not legal or may be several.
    Move { ply: usize, text: String },
}

/// Reads every game of a PGN file; variations and glyphs are left out.
///
/// # Errors
///
/// [`NotAPgn`] at the first game that cannot be followed.
pub fn read_pgn(pgn: &[u8]) -> Result<Vec<PgnGame>, NotAPgn> {
    let mut reader = Reader::build(pgn).set_supported_tag_line_length(1 << 12).finish();
    let mut games = Vec::new();
    loop {
        let not_a_pgn = |problem| NotAPgn { game: games.len() + 1, problem };
        match reader.read_game(&mut GameVisitor) {
            Ok(None) => return Ok(games),
            Ok(Some(Ok(game))) => games.push(game),
            Ok(Some(Err(problem))) => return Err(not_a_pgn(problem)),
            Err(_) => return Err(not_a_pgn(Problem::Unterminated)),
        }
    }
}

struct GameVisitor;

struct Playing {
    game: PgnGame,
    position: Chess,
    /// The comment that is being read, in chunks.
    comment: String,
}

type Read = Result<PgnGame, Problem>;

impl Visitor for GameVisitor {
    type Tags = Vec<(String, String)>;
    type Movetext = Playing;
    type Output = Read;

    fn begin_tags(&mut self) -> ControlFlow<Read, Self::Tags> {
        ControlFlow::Continue(Vec::new())
    }

    fn tag(&mut self, tags: &mut Self::Tags, name: &[u8], value: RawTag<'_>) -> ControlFlow<Read> {
        tags.push((String::from_utf8_lossy(name).into_owned(), value.decode_utf8_lossy().into_owned()));
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, mut tags: Self::Tags) -> ControlFlow<Read, Playing> {
        let mut take = |wanted: &str| {
            let place = tags.iter().position(|(name, _)| name == wanted)?;
            Some(tags.remove(place).1)
        };
        let variant = take("Variant");
        let other_chess = variant.as_deref().is_some_and(|v| v.to_lowercase().replace(' ', "").contains("960"));
        let mode = if other_chess { CastlingMode::Chess960 } else { CastlingMode::Standard };
        let fen = take("FEN").unwrap_or_else(|| Fen::default().to_string());
        let points = take(POINTS).and_then(|text| score(&text).ok());
        take("SetUp");
        take("Result");
        match start_from(&fen, mode) {
            Ok(start) => ControlFlow::Continue(Playing {
                position: start.clone(),
                game: PgnGame { tags, score: points, ..PgnGame::new(start, mode) },
                comment: String::new(),
            }),
            Err(_) => ControlFlow::Break(Err(Problem::Start(fen))),
        }
    }

    fn san(&mut self, playing: &mut Playing, san: SanPlus) -> ControlFlow<Read> {
        let Ok(mv) = san.san.to_move(&playing.position) else {
            let ply = playing.game.plies.len() + 1;
            return ControlFlow::Break(Err(Problem::Move { ply, text: san.to_string() }));
        };
        let half_move = HalfMove::of(mv, playing.game.mode);
        playing.position.play_unchecked(mv);
        playing.game.plies.push(PgnPly { half_move, clock: None, used: None, comment: String::new() });
        ControlFlow::Continue(())
    }

    fn partial_comment(&mut self, playing: &mut Playing, comment: RawComment<'_>) -> ControlFlow<Read> {
        playing.comment.push_str(&String::from_utf8_lossy(comment.as_bytes()));
        ControlFlow::Continue(())
    }

    fn comment(&mut self, playing: &mut Playing, comment: RawComment<'_>) -> ControlFlow<Read> {
        playing.comment.push_str(&String::from_utf8_lossy(comment.as_bytes()));
        let (text, clock, used) = without_commands(&std::mem::take(&mut playing.comment));
        let noted = match playing.game.plies.last_mut() {
            Some(ply) => {
                ply.clock = clock.or(ply.clock);
                ply.used = used.or(ply.used);
                &mut ply.comment
            }
            None => &mut playing.game.comment,
        };
        if !noted.is_empty() && !text.is_empty() {
            noted.push(' ');
        }
        noted.push_str(&text);
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, playing: &mut Playing, outcome: Outcome) -> ControlFlow<Read> {
        let points = |winner| ByColor::new_with(|color| if color == winner { Points::One } else { Points::Zero });
        match outcome {
            Outcome::Known(KnownOutcome::Decisive { winner: Color::White }) => {
                playing.game.score = Some(points(Color::White));
            }
            Outcome::Known(KnownOutcome::Decisive { winner: Color::Black }) => {
                playing.game.score = Some(points(Color::Black));
            }
            Outcome::Known(KnownOutcome::Draw) => playing.game.score = Some(ByColor::new_with(|_| Points::Half)),
            Outcome::Unknown => {}
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, playing: Playing) -> Read {
        Ok(playing.game)
    }
}

/// A comment's words, and what `[%clk 1:29:57]` and `[%emt 0:00:03]` in it say; other commands are left out.
fn without_commands(comment: &str) -> (String, Option<Span>, Option<Span>) {
    let mut text = String::new();
    let (mut clock, mut used) = (None, None);
    let mut rest = comment;
    while let Some(start) = rest.find("[%") {
        text.push_str(&rest[..start]);
        let (command, after) = rest[start + 2..].split_once(']').unwrap_or((&rest[start + 2..], ""));
        clock = command.strip_prefix("clk").and_then(clock_time).or(clock);
        used = command.strip_prefix("emt").and_then(clock_time).or(used);
        rest = after;
    }
    text.push_str(rest);
    (text.split_whitespace().collect::<Vec<_>>().join(" "), clock, used)
}

/// Reads `1:29:57`, `29:57`, `1:29:57.3`; parts of seconds are dropped.
fn clock_time(text: &str) -> Option<Span> {
    let whole = text.trim().split('.').next()?;
    let seconds = whole.split(':').try_fold(0i64, |sum, part| sum.checked_mul(60)?.checked_add(part.parse().ok()?))?;
    (0..=i64::MAX / 1000).contains(&seconds).then(|| Span::seconds(seconds))
}

const SEVEN: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// Tag values are cut here: some readers know no longer lines.
const LONGEST_VALUE: usize = 200;
const LINE: usize = 79;

/// The game as PGN, with an empty line at its end.
///
/// From the first half-move that is not legal the rest stands in a comment: PGN has no form for it.
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
    others.retain(|(name, _)| !["SetUp", "FEN", "Variant", POINTS].contains(&name.as_str()));
    if game.start != Chess::default() || game.mode == CastlingMode::Chess960 {
        let fen = Fen::from_position(&game.start, EnPassantMode::Legal);
        others.push(("FEN".to_owned(), fen.to_string()));
        others.push(("SetUp".to_owned(), "1".to_owned()));
    }
    if game.mode == CastlingMode::Chess960 {
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

/// Quotes become apostrophes and backslashes strokes, because not every reader undoes escapes rightly.
fn tag_value(value: &str) -> String {
    let mut written = String::new();
    for c in value.chars() {
        match c {
            '"' => written.push('\''),
            '\\' => written.push('/'),
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
        pieces.push(SanPlus::from_move_and_play_unchecked(&mut position, mv).to_string());
        number_said = !comment(&mut pieces, [entry.clock, entry.used], &entry.comment);
    }
    pieces.push(token.to_owned());
    pieces
}

/// Adds the comment, and tells whether there was one.
fn comment(pieces: &mut Vec<String>, times: [Option<Span>; 2], text: &str) -> bool {
    let written =
        |(name, time): (&str, Option<Span>)| Some(format!("[%{name} {}]", Span::seconds(time?.whole_seconds().max(0))));
    let commands = ["clk", "emt"].into_iter().zip(times).filter_map(written);
    let safe = text.replace('{', "(").replace('}', ")").replace("[%", "[ %");
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

/// Lines of at most 79 characters; none begins with `%`, which would hide it.
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
