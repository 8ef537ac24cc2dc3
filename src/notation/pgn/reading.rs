//! Reads PGN through pgn-reader into games of half-moves.

use std::ops::ControlFlow;

use pgn_reader::{RawComment, RawTag, Reader, Visitor};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{ByColor, CastlingMode, Chess, Color, KnownOutcome, Outcome, Position};

use super::{POINTS, PgnGame, PgnPly};
use crate::game::clock::moment::Span;
use crate::game::half_move::HalfMove;
use crate::game::laws::result::{Points, score};
use crate::game::terms::start_from;

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
