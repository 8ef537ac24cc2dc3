//! Scripts of games: `TIME ACTOR COMMAND` lines after a line of terms. The form of bug reports, training and tests.

use std::path::{Path, PathBuf};

use shakmaty::{CastlingMode, Color};

use crate::game::clock::moment::Moment;
use crate::game::clock::time_control_text::read_both;
use crate::game::course::chess960::array;
use crate::game::people::{Actor, Hearing, Player, Sight};
use crate::game::terms::{
    AgreementRule, Announced, Kind, PointSystem, RankWords, Terms, Watching, can_be_played_from, start_from,
};
use crate::interpreter::values::{actor, keeps, span, supervision, timekeeper};
use crate::notation::SheetLanguage;
use crate::storage::event_rules::EventRules;
use crate::storage::pairings::with_pairings;
use crate::wording::Trouble;

/// A script, read but not yet judged: what a command means depends on the game at that moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Script {
    pub terms: Terms,
    pub lines: Vec<ScriptLine>,
    /// The folder in which the script stands, from which the files it names are found.
    pub folder: PathBuf,
}

/// One thing said in a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptLine {
    /// The number of the line in the text, from 1.
    pub number: usize,
    pub at: Moment,
    pub by: Actor,
    pub command: String,
}

/// A line that cannot be read, with its number from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableLine {
    pub number: usize,
    pub text: String,
    /// What is wrong with what it names or agrees, where that can be said.
    pub why: Option<Box<Trouble>>,
}

impl Script {
    /// Reads a script.
    ///
    /// # Errors
    ///
    /// [`UnreadableLine`] for the first line that is none, or whose time goes back.
    pub fn read(text: &str) -> Result<Script, UnreadableLine> {
        Script::read_in(Path::new(""), text)
    }

    /// Reads a script that stands in that folder, from which the files it names are found.
    ///
    /// # Errors
    ///
    /// As [`Script::read`].
    pub fn read_in(folder: &Path, text: &str) -> Result<Script, UnreadableLine> {
        let mut terms = Terms::between(Player::named("White"), Player::named("Black"));
        let mut lines: Vec<ScriptLine> = Vec::new();
        for (index, raw) in text.lines().enumerate() {
            let unreadable = || UnreadableLine { number: index + 1, text: raw.trim().to_owned(), why: None };
            let line = without_comment(raw);
            if line.is_empty() {
                continue;
            }
            if let Some(agreed) = line.strip_prefix("terms ") {
                for term in agreed.split(';').map(str::trim) {
                    match term.strip_prefix("event ").map(str::trim).filter(|named| named.ends_with(".toml")) {
                        Some(named) => EventRules::read(&folder.join(named))
                            .and_then(with_pairings)
                            .map_err(|why| UnreadableLine { why: Some(Box::new(why)), ..unreadable() })?
                            .agree(&mut terms),
                        None => agree(&mut terms, term).ok_or_else(unreadable)?,
                    }
                }
                if let Some(why) = Trouble::of_assistants(&terms) {
                    return Err(UnreadableLine { why: Some(Box::new(why)), ..unreadable() });
                }
                continue;
            }
            let earliest = lines.last().map_or(Moment::START, |line| line.at);
            let (at, by, commands) = timed(line).ok_or_else(unreadable)?;
            if at < earliest {
                return Err(unreadable());
            }
            let commands = commands.split(';').map(|command| command.trim().to_owned());
            lines.extend(commands.map(|command| ScriptLine { number: index + 1, at, by, command }));
        }
        Ok(Script { terms, lines, folder: folder.to_owned() })
    }
}

fn without_comment(line: &str) -> &str {
    let line = line.trim();
    if line.starts_with('#') { "" } else { line.split(" #").next().unwrap_or_default().trim() }
}

fn timed(line: &str) -> Option<(Moment, Actor, &str)> {
    let (time, rest) = line.split_once(char::is_whitespace)?;
    let (who, command) = rest.trim().split_once(char::is_whitespace).unwrap_or((rest.trim(), ""));
    let at = span(time)?;
    Some((Moment(u64::try_from(at.0).ok()?), actor(who)?, command))
}

/// Agrees on one of the terms: `time 90+30`, `black blind`, `white sheet es`, `from FEN` ...
pub fn agree(terms: &mut Terms, term: &str) -> Option<()> {
    let (first, rest) = term.split_once(char::is_whitespace).map_or((term, ""), |(first, rest)| (first, rest.trim()));
    match first {
        "time" => terms.time = read_both(rest).ok()?,
        "default-time" => terms.default_time = rest.parse().ok()?,
        "clock" => terms.timekeeper = timekeeper(rest)?,
        "laws" => terms.edition = rest.parse().ok()?,
        "white" => agree_for(terms, Color::White, rest)?,
        "black" => agree_for(terms, Color::Black, rest)?,
        "both" if rest == "blind" => terms.players.as_mut().for_each(|player| player.sight = Sight::Blind),
        "none" if rest == "blind" => terms.players.as_mut().for_each(|player| player.sight = Sight::Sighted),
        "from" => terms.start = start_from(rest, terms.castling_mode).ok().filter(can_be_played_from)?,
        "chess960" => {
            terms.castling_mode = CastlingMode::Chess960;
            let numbered = || rest.parse().ok().and_then(array);
            terms.start =
                numbered().or_else(|| start_from(rest, CastlingMode::Chess960).ok()).filter(can_be_played_from)?;
        }
        "supervision" => terms.supervision = supervision(rest)?,
        "casual" => terms.kind = Kind::Casual,
        "quickplay" if rest == "announced" => terms.quickplay = Announced::Yes,
        "agreement" => terms.agreement = agreement(rest)?,
        "points" => terms.points = PointSystem::named(rest)?,
        "ranks" => terms.ranks = RankWords::of_code(rest)?,
        "watching" if rest == "forbidden" => terms.watching = Watching::Forbidden,
        "event" | "site" | "round" | "date" => terms.tags.push((capitalised(first), rest.to_owned())),
        "" => {}
        _ => return None,
    }
    Some(())
}

fn agree_for(terms: &mut Terms, color: Color, term: &str) -> Option<()> {
    let (first, rest) = term.split_once(char::is_whitespace).map_or((term, ""), |(first, rest)| (first, rest.trim()));
    let player = terms.players.get_mut(color);
    match first {
        "name" if !rest.is_empty() => player.name = rest.to_owned(),
        "blind" => player.sight = Sight::Blind,
        "sighted" => player.sight = Sight::Sighted,
        "sheet" => player.sheet_language = rest.parse::<SheetLanguage>().ok()?.code().to_owned(),
        "keeps" => player.keeps = keeps(rest)?,
        "assistant" => player.assistant = Some(rest.parse().ok()?),
        "deaf" => player.hearing = Hearing::Impaired,
        "time" => *terms.time.get_mut(color) = rest.parse().ok()?,
        _ => return None,
    }
    Some(())
}

/// `free`, `after 30`, `forbidden`.
fn agreement(text: &str) -> Option<AgreementRule> {
    match text.split_once(' ') {
        None if text == "free" => Some(AgreementRule::AtAnyTime),
        None if text == "forbidden" => Some(AgreementRule::WithConsent),
        Some(("after", moves)) => moves.trim().parse().ok().map(AgreementRule::AfterMoves),
        None | Some(_) => None,
    }
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
