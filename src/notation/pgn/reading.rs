//! Reads the games of a PGN: strictly as its standard has them, then as people and other programs write them.

use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingSide, Chess, Position, Role};
use strum::IntoEnumIterator;

use super::tokens::{ProblemAtLine, Token, Tokens, end_of_game};
use super::variant::{Variant, castling_mode};
use super::{NotAPgn, POINTS, PgnGame, PgnPly, Problem, Remark};
use crate::game::clock::moment::Span;
use crate::game::half_move::HalfMove;
use crate::game::laws::result::score;
use crate::game::terms::{start_from, start_without_false_rights};
use crate::notation::encoding::Encoding;
use crate::notation::lexicon::look;
use crate::notation::meaning::Impossible;
use crate::notation::plain::plain;
use crate::notation::{Reading, SheetLanguage, Unreadable, read_text};

/// Reads every game of a PGN file, at least one. Variations and glyphs are left out; nothing else is.
///
/// # Errors
///
/// [`NotAPgn`] for the first game that cannot be played through.
pub fn read_pgn(pgn: &[u8]) -> Result<Vec<PgnGame>, NotAPgn> {
    let text = Encoding::of(pgn).decoded(pgn);
    let mut games = Vec::new();
    for read in games_of(&text, 1) {
        let number = games.len() + 1;
        games.push(read.map_err(|(line, problem)| NotAPgn { game: number, line, problem })?);
    }
    if games.is_empty() {
        let line = 1 + text.matches('\n').count();
        return Err(NotAPgn { game: 1, line, problem: Problem::NoGame });
    }
    Ok(games)
}

/// The games of a text that begins in that line of its file, each by itself: one that cannot be read hides none of the
/// others.
///
/// # Errors
///
/// Of each item: the line, from 1, and what is wrong there.
pub fn games_of(text: &str, line: usize) -> impl Iterator<Item = Result<PgnGame, (usize, Problem)>> {
    Games { tokens: Tokens::new(text, line), is_over: false }
}

struct Games<'t> {
    tokens: Tokens<'t>,
    is_over: bool,
}

impl Iterator for Games<'_> {
    type Item = Result<PgnGame, ProblemAtLine>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let begun = self.tokens;
        let read = match GameReader::in_letters(SheetLanguage::English).read(&mut self.tokens) {
            Ok(game) => game.map(Ok),
            Err(fault) => match in_other_letters(begun, &fault.1) {
                Some((game, rest)) => {
                    self.tokens = rest;
                    Some(Ok(game))
                }
                None => {
                    let passed = begun.rest.strip_suffix(self.tokens.rest).unwrap_or_default();
                    // The fault may be the end of the game itself.
                    if passed.split_whitespace().next_back().and_then(end_of_game).is_none() {
                        self.skip_game();
                    }
                    Some(Err(fault))
                }
            },
        };
        self.is_over |= read.is_none();
        read
    }
}

impl Games<'_> {
    /// Goes on behind the end of a game that cannot be read, or before the tags of the next one.
    fn skip_game(&mut self) {
        loop {
            let before = self.tokens;
            match self.tokens.next() {
                Ok(Some(Token::End(_))) => return,
                Ok(Some(Token::Tag { .. })) if before.rest != self.tokens.rest => {
                    self.tokens = before;
                    return;
                }
                Ok(None) | Err(_) => {
                    self.is_over = true;
                    return;
                }
                Ok(Some(_)) => {}
            }
        }
    }
}

/// The game in the letters of the only other language in which the whole of it can be read.
fn in_other_letters<'t>(begun: Tokens<'t>, problem: &Problem) -> Option<(PgnGame, Tokens<'t>)> {
    let Problem::Word { .. } = problem else { return None };
    let mut found: Option<(PgnGame, Tokens<'t>)> = None;
    for language in SheetLanguage::iter().filter(|language| *language != SheetLanguage::English) {
        let mut tokens = begun;
        let Ok(Some(mut game)) = GameReader::in_letters(language).read(&mut tokens) else { continue };
        let half_moves = |game: &PgnGame| game.plies.iter().map(|ply| ply.half_move).collect::<Vec<_>>();
        match &found {
            Some((first, _)) if half_moves(first) != half_moves(&game) => return None,
            Some(_) => {}
            None => {
                game.remarks.push(Remark::Letters { language });
                found = Some((game, tokens));
            }
        }
    }
    found
}

/// Everything read of one game.
struct GameReader {
    language: SheetLanguage,
    tags: Vec<(String, String)>,
    /// The comment before the tags.
    comment: String,
    playing: Option<Playing>,
}

/// A game from its first move on.
struct Playing {
    language: SheetLanguage,
    game: PgnGame,
    position: Chess,
    /// The number of the first move that has one, and the full move at which it stands.
    numbers: Option<(u32, u32)>,
}

impl GameReader {
    fn in_letters(language: SheetLanguage) -> GameReader {
        GameReader { language, tags: Vec::new(), comment: String::new(), playing: None }
    }

    /// The next game; `None` at the end of the text.
    fn read(mut self, tokens: &mut Tokens<'_>) -> Result<Option<PgnGame>, ProblemAtLine> {
        loop {
            let before = *tokens;
            let Some(token) = tokens.next()? else {
                // A comment by itself is no game.
                let is_empty = self.tags.is_empty() && self.playing.is_none();
                return if is_empty { Ok(None) } else { self.ended(None, tokens.line).map(Some) };
            };
            // The line in which the token ends is that in which it begins, but for comments and tags.
            let line = tokens.line;
            match token {
                Token::Tag { .. } if self.playing.is_some() => {
                    // The game before it has no result.
                    *tokens = before;
                    return self.ended(None, line).map(Some);
                }
                Token::Tag { name, value } => self.tags.push((name.to_owned(), value)),
                Token::Comment(text) => self.comment(text),
                Token::LeftOut => {}
                Token::Number(text) => self.playing(line)?.number(text).map_err(|problem| (line, problem))?,
                Token::Word(text) => {
                    let is_first = self.tags.is_empty() && self.playing.is_none();
                    if ["0-0", "0:0"].contains(&&*text) && self.ends_without_points(tokens, line)? {
                        return self.ended(Some("0-0"), line).map(Some);
                    }
                    let playing = self.playing(line)?;
                    let read = playing.half_move(&text);
                    if read.is_err() && playing.is_over(line) {
                        continue;
                    }
                    playing.game.lines.push(line);
                    let is_no_game = is_first && matches!(read, Err(Problem::Word { .. }));
                    read.map_err(|problem| (line, if is_no_game { Problem::NoGame } else { problem }))?;
                }
                Token::End(end) => {
                    self.comments_behind(tokens);
                    return self.ended(Some(end), line).map(Some);
                }
            }
        }
    }

    /// Takes the comments that stand behind the result in its line: they belong to no other game.
    fn comments_behind(&mut self, tokens: &mut Tokens<'_>) {
        loop {
            let before = *tokens;
            let is_behind = tokens.rest.trim_start_matches([' ', '\t']).starts_with(['{', ';']);
            match tokens.next() {
                Ok(Some(Token::Comment(text))) if is_behind => self.comment(text),
                Ok(_) | Err(_) => {
                    *tokens = before;
                    return;
                }
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
            let variant = Variant::named(take("Variant").as_deref());
            if let Variant::Other(name) = variant {
                return Err((line, Problem::Variant { name }));
            }
            let fen = take("FEN").map(|fen| plain(&fen).replace(['‐', '–', '—', '−'], "-"));
            let mode = castling_mode(&variant, fen.as_deref());
            let numbers = if fen.is_none() { Some((1, 1)) } else { None };
            let fen = fen.unwrap_or_else(|| Fen::default().to_string());
            ["SetUp", "Result", POINTS].into_iter().for_each(|name| _ = take(name));
            let mut remarks = Vec::new();
            let start = start_from(&fen, mode).or_else(|_| {
                remarks.push(Remark::FalseRights { fen: fen.clone() });
                start_without_false_rights(&fen, mode)
            });
            let start = start.map_err(|_| (line, Problem::Start { fen }))?;
            let comment = std::mem::take(&mut self.comment);
            let game = PgnGame { tags, comment, remarks, ..PgnGame::new(start.clone(), mode) };
            self.playing = Some(Playing { language: self.language, position: start, game, numbers });
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

    /// Whether `0-0`, which is castling too, is the result here: nothing follows, and the tag says so or nobody can castle.
    fn ends_without_points(&mut self, tokens: &Tokens<'_>, line: usize) -> Result<bool, ProblemAtLine> {
        let mut behind = *tokens;
        let is_last = matches!(behind.next(), Ok(None | Some(Token::Tag { .. })));
        let is_named = self.tags.iter().any(|(name, value)| name == "Result" && value == "0-0");
        let position = &self.playing(line)?.position;
        Ok(is_last && (is_named || position.castling_moves(CastlingSide::KingSide).is_empty()))
    }

    fn ended(mut self, end: Option<&str>, line: usize) -> Result<PgnGame, ProblemAtLine> {
        let tag = |wanted: &str| self.tags.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.clone());
        let points = tag(POINTS);
        let named = tag("Result").map(|named| written_score(&named));
        if let (Some(named), Some(end)) = (&named, end)
            && ["1-0", "0-1", "1/2-1/2", "0-0"].contains(&named.as_str())
            && end != "*"
            && named != end
        {
            return Err((line, Problem::Results { tag: named.clone(), text: end.to_owned() }));
        }
        let open_end = named.clone().filter(|named| end == Some("*") && score(named).is_ok());
        let known = [end.map(str::to_owned), named, points].into_iter().flatten();
        let score = known.filter_map(|text| score(&text).ok()).next();
        let playing = self.playing(line)?;
        playing.game.lines.push(line);
        playing.game.remarks.extend(open_end.map(|result| Remark::OpenEnd { result }));
        self.playing.map(|playing| PgnGame { score, ..playing.game }).ok_or((line, Problem::NoGame))
    }
}

/// A score as people write it: `1/2`, `½`, `½-½`, with any dash.
fn written_score(text: &str) -> String {
    let plain = text.trim().replace(['\u{2010}', '\u{2013}', '\u{2014}', '\u{2212}', ':'], "-").replace('½', "1/2");
    if plain == "1/2" || plain == "0.5-0.5" { "1/2-1/2".to_owned() } else { plain }
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

    /// Whether the game was over with checkmate or stalemate before the move in that line. What follows is left out, and
    /// that is said.
    fn is_over(&mut self, line: usize) -> bool {
        let is_over = self.position.legal_moves().is_empty();
        let at = self.at();
        let is_known = |remark: &Remark| matches!(remark, Remark::WentOn { .. });
        if is_over && !self.game.plies.is_empty() && !self.game.remarks.iter().any(is_known) {
            self.game.remarks.push(Remark::WentOn { line, at });
        }
        is_over && !self.game.plies.is_empty()
    }

    fn half_move(&mut self, text: &str) -> Result<(), Problem> {
        let (half_move, draw_offer) =
            self.strict(text).map_or_else(|| self.lenient(text), |half_move| Ok((half_move, false)))?;
        let Some(mv) = half_move.legal_in(&self.position) else {
            return Err(Problem::Move { at: self.at(), text: text.to_owned() });
        };
        self.position.play_unchecked(mv);
        let comment = if draw_offer { "(=)".to_owned() } else { String::new() };
        self.game.plies.push(PgnPly { half_move, clock: None, used: None, comment });
        Ok(())
    }

    /// The legal half-move that the standard has for that text.
    fn strict(&self, text: &str) -> Option<HalfMove> {
        if self.language != SheetLanguage::English {
            return None;
        }
        let castling = ["0-0-0", "0-0"].into_iter().find_map(|zeros| Some((zeros, text.strip_prefix(zeros)?)));
        let san = match castling {
            Some((zeros, suffix)) => SanPlus::from_ascii((zeros.replace('0', "O") + suffix).as_bytes()),
            None => SanPlus::from_ascii(text.as_bytes()),
        };
        let mv = san.ok()?.san.to_move(&self.position).ok()?;
        Some(HalfMove::of(mv, self.game.mode))
    }

    /// The reading of a person, where it is exactly one legal half-move, and whether a draw was offered with it.
    fn lenient(&self, text: &str) -> Result<(HalfMove, bool), Problem> {
        let (mode, position) = (self.game.mode, &self.position);
        // The letter of a pawn is never written (C.4): with one, a language was not meant.
        let letter = self.language.piece_at_start(text);
        if self.language != SheetLanguage::English && letter.is_some_and(|(role, _)| role == Role::Pawn) {
            return Err(Problem::Word { at: self.at(), text: text.to_owned() });
        }
        // Nor is one of another script, which only looks like a letter of this language.
        let is_of_another_script =
            |c: char| c.is_uppercase() && look(c) != c && look(c) != 'O' && !self.language.writes(c);
        if text.starts_with(is_of_another_script) {
            return Err(Problem::Word { at: self.at(), text: text.to_owned() });
        }
        match read_text(text, position, mode, self.language, Impossible::Nothing) {
            Ok(Reading { half_move, legal: Some(_), draw_offer, .. }) => Ok((half_move, draw_offer)),
            Err(unreadable) if !unreadable.is_about_a_move() || is_foreign(&unreadable) => {
                let at = self.at();
                // A null move is a move of other programs, and no word.
                let is_null = ["--", "Z0", "z0", "@@@@"].contains(&text);
                let text = text.to_owned();
                Err(if is_null { Problem::Move { at, text } } else { Problem::Word { at, text } })
            }
            Ok(_) | Err(_) => Err(Problem::Move { at: self.at(), text: text.to_owned() }),
        }
    }
}

fn is_foreign(unreadable: &Unreadable) -> bool {
    matches!(unreadable, Unreadable::ForeignLetter { .. })
}

/// Where a mate or a stalemate gives another result than the text, and which.
pub fn contradiction(game: &PgnGame) -> Option<(usize, Problem)> {
    let score = game.score.filter(|_| !game.plies.is_empty())?;
    let mut position = game.start.clone();
    for ply in &game.plies {
        position.play_unchecked(ply.half_move.legal_in(&position)?);
    }
    let by_the_laws = match (position.legal_moves().is_empty(), position.is_check()) {
        (false, _) => return None,
        (true, true) => position.turn().fold_wb("0-1", "1-0"),
        (true, false) => "1/2-1/2",
    };
    let text = format!("{}-{}", score.white, score.black);
    let line = game.lines.last().copied().unwrap_or(1);
    (text != by_the_laws).then(|| (line, Problem::Result { text, result: by_the_laws.to_owned() }))
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
