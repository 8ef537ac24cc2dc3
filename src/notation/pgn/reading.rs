//! Reads the games of a PGN: strictly as its standard has them, then as people and other programs write them.

use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingSide, Chess, Position, Role};
use strum::IntoEnumIterator;

use super::tokens::{ProblemAtLine, Token, Tokens, is_null_move, variation_on_one_line};
use super::variant::{Variant, castling_mode};
use super::{FORFEIT, NotAPgn, POINTS, PgnGame, PgnPly, Problem, Remark, TERMINATION, UNTERMINATED};
use crate::game::clock::moment::Span;
use crate::game::half_move::HalfMove;
use crate::game::laws::result::score;
use crate::game::terms::{start_from, start_without_false_rights};
use crate::notation::encoding::Encoding;
use crate::notation::lexicon::look;
use crate::notation::meaning::Impossible;
use crate::notation::plain::plain;
use crate::notation::{Reading, SheetLanguage, Unreadable, read_text};

/// Reads every game of a PGN file, at least one.
///
/// # Errors
///
/// [`NotAPgn`] for the first game that cannot be played through.
pub fn read_pgn(pgn: &[u8]) -> Result<Vec<PgnGame>, NotAPgn> {
    let text = Encoding::of(pgn).decoded(pgn);
    let mut games = Vec::new();
    for read in games_of(&text, 1) {
        let game = read.and_then(|game| match game.broken_off() {
            Some((line, problem)) => Err((line, problem.clone())),
            None => Ok(game),
        });
        let number = games.len() + 1;
        games.push(game.map_err(|(line, problem)| NotAPgn { game: number, line, problem })?);
    }
    if games.is_empty() {
        let line = 1 + text.matches('\n').count();
        return Err(NotAPgn { game: 1, line, problem: Problem::NoGame });
    }
    Ok(games)
}

/// The games of a text that begins in that line of its file, each by itself: one that cannot be read hides none of the
/// others. What can be read of a game is, and its remarks say what is not.
///
/// # Errors
///
/// Of each item: the line, from 1, and what is wrong there.
pub fn games_of(text: &str, line: usize) -> impl Iterator<Item = Result<PgnGame, (usize, Problem)>> {
    let mut tokens = Tokens::new(text, line);
    std::iter::from_fn(move || {
        let begun = tokens;
        let read = GameReader::in_letters(SheetLanguage::English).read(&mut tokens)?;
        Some(in_other_letters(begun, &read).map_or(read, Ok))
    })
}

/// The game in the letters of the only other language in which more of it can be read than a word that is no move.
fn in_other_letters(begun: Tokens<'_>, read: &Result<PgnGame, ProblemAtLine>) -> Option<PgnGame> {
    let ends_with_a_word = |game: &PgnGame| matches!(game.broken_off(), Some((_, Problem::Word { .. })));
    let half_moves = |game: &PgnGame| game.plies.iter().map(|ply| ply.half_move).collect::<Vec<_>>();
    let in_english = match read {
        Ok(game) if ends_with_a_word(game) => half_moves(game),
        Err((_, Problem::Word { .. })) => Vec::new(),
        Ok(_) | Err(_) => return None,
    };
    // A game that is broken off in other letters too goes on where it ends in English.
    let goes_on = |game: &PgnGame| match game.broken_off() {
        None => true,
        Some((_, Problem::Word { .. })) => false,
        Some(_) => game.plies.len() > in_english.len() && half_moves(game).starts_with(&in_english),
    };
    let others = SheetLanguage::iter().filter(|language| *language != SheetLanguage::English);
    let read_in =
        |language| GameReader::in_letters(language).read(&mut begun.clone())?.ok().map(|game| (language, game));
    let mut games: Vec<_> = others.filter_map(read_in).filter(|(_, game)| goes_on(game)).collect();
    let longest = games.iter().map(|(_, game)| game.plies.len()).max()?;
    games.retain(|(_, game)| game.plies.len() == longest);
    let first = half_moves(&games.first()?.1);
    let is_only_one = games.iter().all(|(_, game)| half_moves(game) == first);
    let (language, mut game) = games.swap_remove(0);
    game.remarks.push(Remark::Letters { language });
    is_only_one.then_some(game)
}

/// Everything read of one game.
struct GameReader {
    language: SheetLanguage,
    tags: Vec<(String, String)>,
    /// The number of tags before the last empty line between them.
    block: usize,
    /// The comment before the tags.
    comment: String,
    remarks: Vec<Remark>,
    /// The number that stands before the next move.
    number: Option<String>,
    /// The fault at which the moves end; what follows belongs to the game and is not read.
    stopped: Option<ProblemAtLine>,
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
        GameReader {
            language,
            tags: Vec::new(),
            block: 0,
            comment: String::new(),
            remarks: Vec::new(),
            number: None,
            stopped: None,
            playing: None,
        }
    }

    /// The next game; `None` at the end of the text.
    fn read(mut self, tokens: &mut Tokens<'_>) -> Option<Result<PgnGame, ProblemAtLine>> {
        // Where the tags behind the last empty line begin.
        let mut block = *tokens;
        loop {
            let before = *tokens;
            let Some(token) = tokens.next() else {
                // A comment or a stray sign by itself is no game.
                let is_empty = self.tags.is_empty() && self.playing.is_none() && self.stopped.is_none();
                let fault = self.remarks.iter().find_map(|remark| {
                    let Remark::Passed { line, problem } = remark else { return None };
                    (!matches!(problem, Problem::Sign { .. })).then(|| (*line, problem.clone()))
                });
                if is_empty {
                    return fault.map(Err);
                }
                return Some(self.ended(None, tokens.line));
            };
            // The line in which the token ends is that in which it begins, but for comments and tags.
            let line = tokens.line;
            match token {
                Token::Tag { .. } if self.playing.is_some() || self.stopped.is_some() => {
                    // The game before it has no result.
                    *tokens = before;
                    return Some(self.ended(None, line));
                }
                Token::Tag { name, value, is_behind_empty, torn } => {
                    if is_behind_empty {
                        (self.block, block) = (self.tags.len(), before);
                    }
                    if self.begins_another_game(name, &value) {
                        // The tags since the empty line are those of the next game.
                        let has_whole_head = self.block > 0 && !self.tags[self.block..].iter().any(|(n, _)| n == name);
                        *tokens = if has_whole_head { block } else { before };
                        self.tags.truncate(if has_whole_head { self.block } else { self.tags.len() });
                        return Some(self.ended(None, line));
                    }
                    if let Some(text) = torn {
                        self.pass(line, Problem::Tag { text: text.to_owned() });
                    }
                    self.tags.push((name.to_owned(), value));
                }
                Token::Comment(text) => self.comment(text),
                Token::OpenComment(text) => {
                    let begun = before.line + before.rest[..before.rest.find('{').unwrap_or(0)].matches('\n').count();
                    self.pass(begun, Problem::Unclosed { sign: '{' });
                    self.comment(text);
                }
                Token::Fault(problem) => {
                    let begun = if matches!(problem, Problem::Unclosed { sign: '(' }) {
                        before.line + before.rest[..before.rest.find('(').unwrap_or(0)].matches('\n').count()
                    } else {
                        line
                    };
                    self.pass(begun, problem);
                }
                Token::LeftOut => {}
                Token::Mark(_) | Token::Variation(_) | Token::Number(_) | Token::Word(_) if self.stopped.is_some() => {}
                Token::Mark(sign) => self.mark(sign),
                Token::Variation(text) => self.variation(text),
                Token::Number(text) => self.number = Some(text.to_owned()),
                Token::Word(text) => {
                    let is_first = self.tags.is_empty() && self.playing.is_none();
                    if ["0-0", "0:0"].contains(&&*text) && self.ends_without_points(tokens, line) {
                        return Some(self.ended(Some("0-0"), line));
                    }
                    if let Err((line, problem)) = self.word(&text, tokens, line) {
                        let is_no_game = is_first && matches!(problem, Problem::Word { .. });
                        self.stopped = Some((line, if is_no_game { Problem::NoGame } else { problem }));
                    }
                }
                Token::End(end) => {
                    self.comments_behind(tokens);
                    return Some(self.ended(Some(end), line));
                }
            }
        }
    }

    /// Whether a tag belongs to the next game, where this one has no moves: it is there already, behind an empty line
    /// or as the name of another player.
    fn begins_another_game(&self, name: &str, value: &str) -> bool {
        let known = self.tags.iter().position(|(known, _)| known == name);
        let is_of_a_head = ["Event", "White", "Black", "Result"].contains(&name);
        let has_white = || self.tags.iter().any(|(known, _)| known == "White");
        known.is_some_and(|at| match (at < self.block, name) {
            (true, _) => is_of_a_head,
            (false, "White" | "Black") => self.tags[at].1 != value,
            (false, "Event") => has_white(),
            (false, _) => false,
        })
    }

    /// Notes a fault behind which reading goes on; of each kind the first in a game.
    fn pass(&mut self, line: usize, problem: Problem) {
        let remarks = self.playing.as_mut().map_or(&mut self.remarks, |playing| &mut playing.game.remarks);
        pass(remarks, line, problem);
    }

    /// Reads a word as the next half-move.
    fn word(&mut self, text: &str, tokens: &Tokens<'_>, line: usize) -> Result<(), ProblemAtLine> {
        let number = self.number.take();
        let is_english = self.language == SheetLanguage::English;
        let playing = self.playing(line)?;
        if let Some(number) = number.filter(|_| !playing.has_gone_on()) {
            playing.number(&number, line);
        }
        let read = playing.half_move(text);
        if read.is_err() && playing.is_over(line) {
            return Ok(());
        }
        let Err(problem) = read else {
            playing.game.lines.push(line);
            return Ok(());
        };
        let mut behind = *tokens;
        let next = behind.next();
        // A novelty or a diagram, where no piece with that letter can go to the square behind it.
        let is_sign = is_english
            && match (text, &next) {
                ("N", Some(Token::Word(square))) => playing.strict(&format!("N{square}")).is_none(),
                ("D", Some(Token::Word(square))) if tokens.is_before_a_square() => {
                    playing.strict(&format!("Q{square}")).is_none()
                }
                ("D", _) => true,
                (_, _) => false,
            };
        // A word before the number of the next move or the end is no part of a move.
        let number = playing.position.fullmoves().to_string();
        let is_remark = matches!(problem, Problem::Word { .. })
            && !text.contains(|c: char| c.is_ascii_digit())
            && !playing.game.plies.is_empty()
            && match next {
                Some(Token::Number(next)) => playing.position.turn().is_white() && next == number,
                Some(Token::End(_)) => true,
                Some(_) | None => false,
            };
        match (is_sign, is_remark) {
            (true, _) => Ok(()),
            (false, true) => {
                pass(&mut playing.game.remarks, line, Problem::Sign { text: text.to_owned() });
                Ok(())
            }
            (false, false) => {
                playing.game.lines.push(line);
                Err((line, problem))
            }
        }
    }

    fn last_ply(&mut self) -> Option<&mut PgnPly> {
        self.playing.as_mut()?.game.plies.last_mut()
    }

    fn mark(&mut self, sign: &str) {
        if let Some(ply) = self.last_ply().filter(|_| sign != "$") {
            if !ply.marks.is_empty() {
                ply.marks.push(' ');
            }
            ply.marks.push_str(sign);
        }
    }

    fn variation(&mut self, text: &str) {
        let Some(text) = variation_on_one_line(text) else { return };
        match self.last_ply() {
            Some(ply) => ply.variations.push(text),
            None => self.comment(&text),
        }
    }

    /// Takes the comments that stand behind the result in its line: they belong to no other game.
    fn comments_behind(&mut self, tokens: &mut Tokens<'_>) {
        loop {
            let before = *tokens;
            let is_behind = tokens.rest.trim_start_matches([' ', '\t']).starts_with(['{', ';']);
            match tokens.next() {
                Some(Token::Comment(text)) if is_behind => self.comment(text),
                _ => {
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
                let value = tags.remove(place).1;
                tags.retain(|(name, _)| name != wanted);
                Some(value)
            };
            let named = take("Variant");
            let variant = Variant::named(named.as_deref());
            if let Variant::Other(name) = variant {
                return Err((line, Problem::Variant { name }));
            }
            let fen = take("FEN").map(|fen| plain(&fen).replace(['‐', '–', '—', '−'], "-"));
            let mode = castling_mode(&variant, fen.as_deref());
            let numbers = if fen.is_none() { Some((1, 1)) } else { None };
            let fen = fen.unwrap_or_else(|| Fen::default().to_string());
            ["SetUp", "Result", POINTS].into_iter().for_each(|name| _ = take(name));
            tags.extend(named.filter(|_| variant == Variant::Chess).map(|named| ("Variant".to_owned(), named)));
            let mut remarks = std::mem::take(&mut self.remarks);
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
        // Behind the last half-move that is read it is about another one.
        if self.stopped.is_some() {
            return;
        }
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

    /// Whether `0-0`, which is castling too, is the result here: nothing follows, and the tag says so or nobody can
    /// castle.
    fn ends_without_points(&mut self, tokens: &Tokens<'_>, line: usize) -> bool {
        let mut behind = *tokens;
        let is_last = matches!(behind.next(), None | Some(Token::Tag { .. }));
        let is_named = self.tags.iter().any(|(name, value)| name == "Result" && value == "0-0");
        let can_castle = |playing: &mut Playing| !playing.position.castling_moves(CastlingSide::KingSide).is_empty();
        is_last && self.playing(line).is_ok_and(|playing| is_named || !can_castle(playing))
    }

    /// The game as far as it is read. A result that something contradicts is open.
    fn ended(mut self, end: Option<&str>, line: usize) -> Result<PgnGame, ProblemAtLine> {
        let tag = |wanted: &str| self.tags.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.clone());
        let points = tag(POINTS);
        let named = tag("Result").map(|named| written_score(&named));
        let is_forfeit = tag("Result").is_some_and(|named| FORFEITS.iter().any(|(sign, _)| *sign == named.trim()));
        let clash = named.clone().zip(end).filter(|(named, end)| {
            ["1-0", "0-1", "1/2-1/2", "0-0"].contains(&named.as_str()) && *end != "*" && named != end
        });
        let open_end = named.clone().filter(|named| end == Some("*") && score(named).is_ok());
        let known = [end.map(str::to_owned), named, points].into_iter().flatten();
        let score = known.filter_map(|text| score(&text).ok()).next().filter(|_| clash.is_none());
        let stopped = self.stopped.take();
        if let Some(fault) = stopped.clone().filter(|_| self.tags.is_empty())
            && self.playing.as_ref().is_none_or(|playing| playing.game.plies.is_empty())
        {
            return Err(fault);
        }
        let broken_off = stopped.clone().map(|(line, problem)| Remark::BrokenOff { line, problem });
        let playing = self.playing(line).map_err(|fault| stopped.unwrap_or(fault))?;
        playing.game.lines.push(line);
        playing.game.remarks.extend(broken_off);
        playing.game.remarks.extend(open_end.map(|result| Remark::OpenEnd { result }));
        if let Some((tag, text)) = clash {
            pass(&mut playing.game.remarks, line, Problem::Results { tag, text: text.to_owned() });
        }
        playing.game.score = score;
        if let Some(score) = score.filter(|_| is_forfeit) {
            playing.game.tags.push((FORFEIT.to_owned(), format!("{}-{}", score.white, score.black)));
        }
        playing.contradict(line);
        self.playing.map(|playing| playing.game).ok_or((line, Problem::NoGame))
    }
}

/// Notes a fault behind which reading goes on; of each kind the first in a game.
fn pass(remarks: &mut Vec<Remark>, line: usize, problem: Problem) {
    let kind = std::mem::discriminant(&problem);
    let is_known =
        |remark: &Remark| matches!(remark, Remark::Passed { problem, .. } if std::mem::discriminant(problem) == kind);
    if !remarks.iter().any(is_known) {
        remarks.push(Remark::Passed { line, problem });
    }
}

/// The results of a game that was not played, as tables have them.
const FORFEITS: [(&str, &str); 6] =
    [("+-", "1-0"), ("-+", "0-1"), ("+/-", "1-0"), ("-/+", "0-1"), ("+:-", "1-0"), ("-:+", "0-1")];

/// A score as people write it: `1/2`, `½`, `½-½`, with any dash.
fn written_score(text: &str) -> String {
    let plain = text.trim().replace(['\u{2010}', '\u{2013}', '\u{2014}', '\u{2212}', ':'], "-").replace('½', "1/2");
    let forfeit = FORFEITS.iter().find(|(sign, _)| *sign == text.trim());
    match plain.as_str() {
        "1/2" | "0.5-0.5" => "1/2-1/2".to_owned(),
        _ => forfeit.map_or(plain, |(_, score)| (*score).to_owned()),
    }
}

impl Playing {
    /// The number of the move that follows: `3.`, `3...`.
    fn at(&self) -> String {
        let number = self.position.fullmoves();
        self.position.turn().fold_wb(format!("{number}."), format!("{number}..."))
    }

    /// Compares the number before a move with its own. A wrong one says nothing of the move.
    fn number(&mut self, text: &str, line: usize) {
        let now = self.position.fullmoves().get();
        let number: Option<u32> = text.parse().ok();
        // Some programs count from 1 whatever the position says.
        let (first, at) = *self.numbers.get_or_insert((number.unwrap_or(now), now));
        if number.and_then(|number| number.checked_sub(first)) != Some(now - at) {
            let problem = Problem::Number { at: self.at(), text: text.to_owned() };
            pass(&mut self.game.remarks, line, problem);
        }
    }

    /// Leaves the result open where a mate or a stalemate gives another one, and says so.
    fn contradict(&mut self, line: usize) {
        let Some(score) = self.game.score.filter(|_| !self.game.plies.is_empty()) else { return };
        let by_the_laws = match (self.position.legal_moves().is_empty(), self.position.is_check()) {
            (false, _) => return,
            (true, true) => self.position.turn().fold_wb("0-1", "1-0"),
            (true, false) => "1/2-1/2",
        };
        let text = format!("{}-{}", score.white, score.black);
        if text != by_the_laws {
            pass(&mut self.game.remarks, line, Problem::Result { text, result: by_the_laws.to_owned() });
            self.game.score = None;
            self.game.tags.retain(|(name, _)| name != TERMINATION);
            self.game.tags.push((TERMINATION.to_owned(), UNTERMINATED.to_owned()));
        }
    }

    /// Whether the game was over with checkmate or stalemate before the move in that line. What follows is left out,
    /// and that is said.
    fn is_over(&mut self, line: usize) -> bool {
        let is_over = self.position.legal_moves().is_empty();
        let at = self.at();
        if is_over && !self.game.plies.is_empty() && !self.has_gone_on() {
            self.game.remarks.push(Remark::WentOn { line, at });
        }
        is_over && !self.game.plies.is_empty()
    }

    fn has_gone_on(&self) -> bool {
        self.game.remarks.iter().any(|remark| matches!(remark, Remark::WentOn { .. }))
    }

    fn half_move(&mut self, text: &str) -> Result<(), Problem> {
        let (half_move, draw_offer) =
            self.strict(text).map_or_else(|| self.lenient(text), |half_move| Ok((half_move, false)))?;
        let Some(mv) = half_move.legal_in(&self.position) else {
            return Err(Problem::Move { at: self.at(), text: text.to_owned() });
        };
        self.position.play_unchecked(mv);
        let comment = if draw_offer { "(=)".to_owned() } else { String::new() };
        self.game.plies.push(PgnPly { comment, ..PgnPly::bare(half_move) });
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
                let (is_null, text) = (is_null_move(text), text.to_owned());
                Err(if is_null { Problem::Move { at, text } } else { Problem::Word { at, text } })
            }
            Ok(_) | Err(_) => Err(Problem::Move { at: self.at(), text: text.to_owned() }),
        }
    }
}

fn is_foreign(unreadable: &Unreadable) -> bool {
    matches!(unreadable, Unreadable::ForeignLetter { .. })
}

/// The words of a comment with its other commands, and the times of `[%clk 1:29:57]` and `[%emt 0:00:03]` in it.
fn without_commands(comment: &str) -> (String, Option<Span>, Option<Span>) {
    let mut text = String::new();
    let (mut clock, mut used) = (None, None);
    let mut rest = comment;
    while let Some(start) = rest.find("[%") {
        text.push_str(&rest[..start]);
        let (command, after) = rest[start + 2..].split_once(']').unwrap_or((&rest[start + 2..], ""));
        let (of_clock, of_use) = (command.strip_prefix("clk"), command.strip_prefix("emt"));
        clock = of_clock.and_then(clock_time).or(clock);
        used = of_use.and_then(used_time).or(used);
        if of_clock.is_none() && of_use.is_none() {
            let whole = rest.len() - after.len();
            text.push_str(&rest[start..whole]);
        }
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
