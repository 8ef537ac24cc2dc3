//! PGN: games read and written.

use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{ByColor, CastlingMode, Chess, Color, EnPassantMode, Position};

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
    /// The comment before the first move.
    pub comment: String,
    pub plies: Vec<PgnPly>,
    /// `None` while the game is not over.
    pub score: Option<ByColor<Points>>,
    /// The lines of the file, from 1, in which the half-moves and then the end stand; empty for a game that was not read.
    pub lines: Vec<usize>,
}

/// One half-move with its notes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnPly {
    pub half_move: HalfMove,
    /// What the mover's clock showed after it; written in whole seconds, rounded down.
    pub clock: Option<Span>,
    /// The time used for it; written in whole seconds, below one in tenths of a second, rounded down.
    pub used: Option<Span>,
    pub comment: String,
}

impl PgnGame {
    /// A game from `start` without moves.
    pub fn new(start: Chess, mode: CastlingMode) -> PgnGame {
        PgnGame {
            tags: Vec::new(),
            start,
            mode,
            comment: String::new(),
            plies: Vec::new(),
            score: None,
            lines: Vec::new(),
        }
    }

    /// The value of the tag, if it is there.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }
}

/// The tag for a score that has no token in PGN (1/2-0, 0-0): the token is then `*`.
const POINTS: &str = "Points";

/// Why a text is not a PGN that can be played through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAPgn {
    /// The game in the file, counted from 1.
    pub game: usize,
    /// The line in the file, counted from 1.
    pub line: usize,
    pub problem: Problem,
}

/// What is wrong in a game. `at` is the number of the move: `3.` for White's, `3...` for Black's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text has neither a tag nor a move.
    NoGame,
    /// A tag, a comment or a variation is never closed; the sign with which it begins.
    Unclosed { sign: char },
    /// This begins like a tag but is not one.
    Tag { text: String },
    /// The tag `FEN` holds no position that can be played from.
    Start { fen: String },
    /// This word is neither a move nor anything else that a PGN has.
    Word { at: String, text: String },
    /// This move is not legal or may be several.
    Move { at: String, text: String },
    /// The number of this move does not follow from the one before it.
    Number { at: String, text: String },
    /// The tag `Result` and the end of the moves contradict each other.
    Results { tag: String, text: String },
    /// The last move ends the game with another result than the text.
    Result { text: String, result: String },
    /// The game goes on with this move after it was over by the Laws.
    Over { at: String },
}

/// Reads every game of a PGN file, at least one. Variations and glyphs are left out; nothing else is.
///
/// # Errors
///
/// [`NotAPgn`] for the first game that cannot be played through.
pub fn read_pgn(pgn: &[u8]) -> Result<Vec<PgnGame>, NotAPgn> {
    // The standard says Latin-1; most programs write UTF-8.
    let text = match str::from_utf8(pgn) {
        Ok(text) => text.trim_start_matches('\u{feff}').to_owned(),
        Err(_) => pgn.iter().copied().map(char::from).collect(),
    };
    let mut tokens = Tokens { rest: &text, line: 1 };
    let mut games = Vec::new();
    loop {
        let read = GameReader::default().read(&mut tokens);
        match read.map_err(|(line, problem)| NotAPgn { game: games.len() + 1, line, problem })? {
            Some(game) => games.push(game),
            None if games.is_empty() => return Err(NotAPgn { game: 1, line: tokens.line, problem: Problem::NoGame }),
            None => return Ok(games),
        }
    }
}

/// A part of a PGN.
enum Token<'t> {
    Tag {
        name: &'t str,
        value: String,
    },
    Comment(&'t str),
    /// A variation, a glyph, a sign of informants.
    LeftOut,
    /// The number of a move, with its dots.
    Number(&'t str),
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    End(&'static str),
    Word(&'t str),
}

/// The parts of a text.
struct Tokens<'t> {
    rest: &'t str,
    /// The line in which the rest begins, from 1.
    line: usize,
}

/// What is wrong, and in which line, from 1.
type ProblemAtLine = (usize, Problem);

impl<'t> Tokens<'t> {
    /// Takes that many bytes.
    fn take(&mut self, length: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at(length);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    /// Skips white space, and lines that begin with `%`, which are for other programs.
    fn skip_space(&mut self) {
        let mut is_at_line_start = false;
        loop {
            let space = self.take(self.rest.len() - self.rest.trim_start().len());
            is_at_line_start |= space.ends_with('\n');
            if !(is_at_line_start && self.rest.starts_with('%')) {
                return;
            }
            self.take(self.rest.find('\n').unwrap_or(self.rest.len()));
        }
    }

    fn next(&mut self) -> Result<Option<Token<'t>>, ProblemAtLine> {
        self.skip_space();
        let Some(first) = self.rest.chars().next() else { return Ok(None) };
        let line = self.line;
        let unclosed = |sign| (line, Problem::Unclosed { sign });
        Ok(Some(match first {
            '[' => return self.tag().map(Some),
            '{' => {
                let end = self.rest.find('}').ok_or_else(|| unclosed('{'))?;
                Token::Comment(&self.take(end + 1)[1..end])
            }
            ';' => Token::Comment(&self.take(self.rest.find('\n').unwrap_or(self.rest.len()))[1..]),
            '(' => {
                let end = variation_end(self.rest).ok_or_else(|| unclosed('('))?;
                self.take(end);
                Token::LeftOut
            }
            '$' | '!' | '?' => {
                let is_sign = |c: char| c.is_ascii_digit() || ['!', '?'].contains(&c);
                self.take(1 + self.rest[1..].find(|c| !is_sign(c)).unwrap_or(self.rest.len() - 1));
                Token::LeftOut
            }
            '0'..='9' | '.' => self.number_or_word(),
            _ => self.word(),
        }))
    }

    fn tag(&mut self) -> Result<Token<'t>, ProblemAtLine> {
        let line = self.line;
        let end_of_line = self.rest.find('\n').unwrap_or(self.rest.len());
        let text = &self.rest[..end_of_line];
        let wrong = || match text.contains(']') {
            true => (line, Problem::Tag { text: text.trim_end().to_owned() }),
            false => (line, Problem::Unclosed { sign: '[' }),
        };
        let inside = text[1..].trim_start();
        let name_length = inside.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(inside.len());
        let (name, quoted) = inside.split_at(name_length);
        let mut signs = quoted.trim_start().strip_prefix('"').ok_or_else(wrong)?.chars();
        let mut value = String::new();
        loop {
            match signs.next().ok_or_else(wrong)? {
                '"' => break,
                '\\' => value.extend(signs.next()),
                sign => value.push(sign),
            }
        }
        let rest = signs.as_str().trim_start().strip_prefix(']').filter(|_| !name.is_empty()).ok_or_else(wrong)?;
        self.take(end_of_line - rest.len());
        Ok(Token::Tag { name, value })
    }

    fn number_or_word(&mut self) -> Token<'t> {
        let digits = self.rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.rest.len());
        let after = &self.rest[digits..];
        let dots = after.len() - after.trim_start_matches('.').len();
        match after.chars().next() {
            Some(next) if next != '.' && !ends_a_word(next) => self.word(),
            Some(_) | None if digits == 0 => {
                self.take(dots);
                Token::LeftOut
            }
            Some(_) | None => Token::Number(&self.take(digits + dots)[..digits]),
        }
    }

    fn word(&mut self) -> Token<'t> {
        let first = self.rest.chars().next().map_or(0, char::len_utf8);
        let word = self.take(first + self.rest[first..].find(ends_a_word).unwrap_or(self.rest.len() - first));
        let plain = word.replace(['\u{2013}', '\u{2014}', '\u{2212}'], "-").replace('\u{bd}', "1/2");
        let ends = ["1-0", "0-1", "1/2-1/2", "*"];
        if let Some(end) = ends.into_iter().find(|end| *end == plain) {
            Token::End(end)
        } else if ["e.p.", "ep", "+-", "-+", "+/-", "-/+"].contains(&word)
            || word.chars().all(|c| "=+/±∓⩲⩱∞⇆⟳□".contains(c))
        {
            Token::LeftOut
        } else {
            Token::Word(word)
        }
    }
}

/// Whether a word ends before that sign.
fn ends_a_word(sign: char) -> bool {
    sign.is_whitespace() || "{}()[];$!?".contains(sign)
}

/// The length of a variation with those inside it; `None` if it is not closed.
fn variation_end(text: &str) -> Option<usize> {
    let (mut depth, mut is_in_comment) = (0, false);
    text.char_indices().find_map(|(at, sign)| {
        match sign {
            '{' => is_in_comment = true,
            '}' => is_in_comment = false,
            '(' if !is_in_comment => depth += 1,
            ')' if !is_in_comment => depth -= 1,
            _ => {}
        }
        (depth == 0).then_some(at + 1)
    })
}

/// What was read of one game.
#[derive(Default)]
struct GameReader {
    tags: Vec<(String, String)>,
    /// What is said before the tags.
    comment: String,
    playing: Option<Playing>,
}

/// A game from its first move on.
struct Playing {
    game: PgnGame,
    position: Chess,
    /// The number of the first move that has one, and the full move at which it stands.
    numbers: Option<(u32, u32)>,
}

impl GameReader {
    /// The next game; `None` at the end of the text.
    fn read(mut self, tokens: &mut Tokens<'_>) -> Result<Option<PgnGame>, ProblemAtLine> {
        loop {
            let before = (tokens.rest, tokens.line);
            let Some(token) = tokens.next()? else {
                let is_empty = self.tags.is_empty() && self.comment.is_empty() && self.playing.is_none();
                return if is_empty { Ok(None) } else { self.ended(None, tokens.line).map(Some) };
            };
            // The line in which the token ends is that in which it begins, but for comments and tags.
            let line = tokens.line;
            match token {
                Token::Tag { .. } if self.playing.is_some() => {
                    // The game before it has no result.
                    (tokens.rest, tokens.line) = before;
                    return self.ended(None, line).map(Some);
                }
                Token::Tag { name, value } => self.tags.push((name.to_owned(), value)),
                Token::Comment(text) => self.comment(text),
                Token::LeftOut => {}
                Token::Number(text) => self.playing(line)?.number(text).map_err(|problem| (line, problem))?,
                Token::Word(text) => {
                    let is_first = self.tags.is_empty() && self.playing.is_none();
                    let playing = self.playing(line)?;
                    playing.game.lines.push(line);
                    let read = playing.half_move(text);
                    let is_no_game = is_first && matches!(read, Err(Problem::Word { .. }));
                    read.map_err(|problem| (line, if is_no_game { Problem::NoGame } else { problem }))?;
                }
                Token::End(end) => return self.ended(Some(end), line).map(Some),
            }
        }
    }

    /// The game that begins now, or has begun.
    fn playing(&mut self, line: usize) -> Result<&mut Playing, ProblemAtLine> {
        if self.playing.is_none() {
            let mut tags = self.tags.clone();
            let mut take = |wanted: &str| {
                let place = tags.iter().position(|(name, _)| name == wanted)?;
                Some(tags.remove(place).1)
            };
            let variant = take("Variant");
            let other_chess = variant.as_deref().is_some_and(|v| v.to_lowercase().replace(' ', "").contains("960"));
            let mode = if other_chess { CastlingMode::Chess960 } else { CastlingMode::Standard };
            let fen = take("FEN");
            let numbers = if fen.is_none() { Some((1, 1)) } else { None };
            let fen = fen.unwrap_or_else(|| Fen::default().to_string());
            ["SetUp", "Result", POINTS].into_iter().for_each(|name| _ = take(name));
            let start = start_from(&fen, mode).map_err(|_| (line, Problem::Start { fen }))?;
            let comment = std::mem::take(&mut self.comment);
            let game = PgnGame { tags, comment, ..PgnGame::new(start.clone(), mode) };
            self.playing = Some(Playing { position: start, game, numbers });
        }
        // It is there now.
        self.playing.as_mut().ok_or((line, Problem::NoGame))
    }

    fn comment(&mut self, text: &str) {
        let (text, clock, used) = without_commands(text);
        let noted = match &mut self.playing {
            None => &mut self.comment,
            Some(playing) => match playing.game.plies.last_mut() {
                None => &mut playing.game.comment,
                Some(ply) => {
                    ply.clock = clock.or(ply.clock);
                    ply.used = used.or(ply.used);
                    &mut ply.comment
                }
            },
        };
        if !noted.is_empty() && !text.is_empty() {
            noted.push(' ');
        }
        noted.push_str(&text);
    }

    fn ended(mut self, end: Option<&str>, line: usize) -> Result<PgnGame, ProblemAtLine> {
        let tag = |wanted: &str| self.tags.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.clone());
        let (named, points) = (tag("Result"), tag(POINTS));
        if let (Some(named), Some(end)) = (&named, end)
            && ["1-0", "0-1", "1/2-1/2", "*"].contains(&named.as_str())
            && named != end
        {
            return Err((line, Problem::Results { tag: named.clone(), text: end.to_owned() }));
        }
        let known = [end.map(str::to_owned), named, points].into_iter().flatten();
        let score = known.filter_map(|text| score(&text).ok()).next();
        self.playing(line)?.game.lines.push(line);
        self.playing.map(|playing| PgnGame { score, ..playing.game }).ok_or((line, Problem::NoGame))
    }
}

impl Playing {
    /// The number of the move that follows: `3.`, `3...`.
    fn at(&self) -> String {
        let number = self.position.fullmoves();
        self.position.turn().fold_wb(format!("{number}."), format!("{number}..."))
    }

    fn number(&mut self, text: &str) -> Result<(), Problem> {
        let now = self.position.fullmoves().get();
        let number: Option<u32> = text.parse().ok();
        // Some programs count from 1 whatever the position says.
        let (first, at) = *self.numbers.get_or_insert((number.unwrap_or(now), now));
        match number.and_then(|number| number.checked_sub(first)) == Some(now - at) {
            true => Ok(()),
            false => Err(Problem::Number { at: self.at(), text: text.to_owned() }),
        }
    }

    fn half_move(&mut self, text: &str) -> Result<(), Problem> {
        let castling = ["0-0-0", "0-0"].into_iter().find_map(|zeros| Some((zeros, text.strip_prefix(zeros)?)));
        let written = match castling {
            Some((zeros, suffix)) => zeros.replace('0', "O") + suffix,
            // Two signs for a double check.
            None => text.replace("++", "+"),
        };
        let san = SanPlus::from_ascii(written.as_bytes());
        let san = san.map_err(|_| Problem::Word { at: self.at(), text: text.to_owned() })?.san;
        let Ok(mv) = san.to_move(&self.position) else {
            return Err(Problem::Move { at: self.at(), text: text.to_owned() });
        };
        let half_move = HalfMove::of(mv, self.game.mode);
        self.position.play_unchecked(mv);
        self.game.plies.push(PgnPly { half_move, clock: None, used: None, comment: String::new() });
        Ok(())
    }
}

/// The words of a comment, and the times of `[%clk 1:29:57]` and `[%emt 0:00:03]` in it; other commands are left out.
fn without_commands(comment: &str) -> (String, Option<Span>, Option<Span>) {
    let mut text = String::new();
    let (mut clock, mut used) = (None, None);
    let mut rest = comment;
    while let Some(start) = rest.find("[%") {
        text.push_str(&rest[..start]);
        let (command, after) = rest[start + 2..].split_once(']').unwrap_or((&rest[start + 2..], ""));
        clock = command.strip_prefix("clk").and_then(clock_time).or(clock);
        used = command.strip_prefix("emt").and_then(used_time).or(used);
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

/// As [`clock_time`]; a time below one second with its tenths.
fn used_time(text: &str) -> Option<Span> {
    let whole = clock_time(text)?;
    let tenths = text.trim().split_once('.').and_then(|(_, parts)| parts.chars().next()?.to_digit(10));
    Some(if whole == Span::ZERO { Span::milliseconds(i64::from(tenths.unwrap_or(0)) * 100) } else { whole })
}

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

/// The value without quotes and backslashes, because not every reader decodes escapes correctly.
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
