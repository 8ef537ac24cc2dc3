//! Scripts of games: `TIME ACTOR COMMAND` lines after a line of terms. The form of bug reports, training and tests.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::game::clock::moment::Moment;
use crate::game::people::{Actor, Player};
use crate::game::terms::Terms;
use crate::interpreter::values::{actor, span};
use crate::options::arguments::Filler;
use crate::options::event_file::{EventRules, agree};
use crate::options::terms::{TermsPatch, typed_term};
use crate::wording::Trouble;

/// A script with its terms agreed and its commands unread: what a command means depends on the game at that moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Script {
    pub terms: Terms,
    pub lines: Vec<ScriptLine>,
    /// The folder in which the script stands, from which the files it names are found.
    pub folder: PathBuf,
}

/// A command in a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptLine {
    /// The number of the line in the text, from 1.
    pub number: usize,
    pub at: Moment,
    pub by: Actor,
    pub command: String,
}

/// A line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableLine {
    /// From 1.
    pub number: usize,
    pub text: String,
    /// What is wrong with a term in the line.
    pub why: Option<Box<Trouble>>,
}

impl Script {
    /// Reads a script.
    ///
    /// # Errors
    ///
    /// [`UnreadableLine`] for the first line that cannot be read, or whose time goes back.
    pub fn read(text: &str) -> Result<Script, UnreadableLine> {
        Script::read_in(Path::new(""), text)
    }

    /// Reads a script that stands in that folder, from which the files it names are found.
    ///
    /// # Errors
    ///
    /// As [`Script::read`].
    pub fn read_in(folder: &Path, text: &str) -> Result<Script, UnreadableLine> {
        let (mut agreed, mut lines) = (AgreedTerms::default(), Vec::<ScriptLine>::new());
        for (number, raw) in (1..).zip(text.lines()) {
            let line = without_comment(raw);
            let unreadable = || UnreadableLine { number, text: raw.trim().to_owned(), why: None };
            if line.is_empty() {
                continue;
            }
            if let Some(terms) = line.strip_prefix("terms ") {
                let read = agreed.read(number, terms);
                read.map_err(|why| UnreadableLine { why: Some(Box::new(why)), ..unreadable() })?;
                continue;
            }
            let earliest = lines.last().map_or(Moment::START, |line| line.at);
            let (at, by, commands) = timed(line).ok_or_else(unreadable)?;
            if at < earliest {
                return Err(unreadable());
            }
            let commands = commands.split(';').map(|command| command.trim().to_owned());
            lines.extend(commands.map(|command| ScriptLine { number, at, by, command }));
        }
        let terms = agreed.terms(folder).map_err(|(number, why)| {
            let line = text.lines().nth(number.saturating_sub(1)).unwrap_or_default();
            UnreadableLine { number, text: line.trim().to_owned(), why: Some(Box::new(why)) }
        })?;
        Ok(Script { terms, lines, folder: folder.to_owned() })
    }
}

/// The terms of a script, in whatever order they stand.
#[derive(Default)]
struct AgreedTerms {
    options: Option<Filler<TermsPatch>>,
    /// The line of each option, by its name.
    lines: BTreeMap<String, usize>,
}

impl AgreedTerms {
    /// Reads the terms of one line.
    fn read(&mut self, number: usize, terms: &str) -> Result<(), Trouble> {
        let options = self.options.get_or_insert_default();
        for (option, text) in terms.split(';').flat_map(typed_term) {
            options.set(&option, &text)?;
            self.lines.insert(option, number);
        }
        Ok(())
    }

    /// Agrees on all terms that were read.
    ///
    /// # Errors
    ///
    /// What is wrong, with its line.
    fn terms(self, folder: &Path) -> Result<Terms, (usize, Trouble)> {
        let mut terms = Terms::between(Player::unnamed(), Player::unnamed());
        let Some(options) = self.options else { return Ok(terms) };
        let line = |option: &str| self.lines.get(option).or(self.lines.values().next()).copied().unwrap_or(1);
        let rules = EventRules::of_terms(&options.filled, folder).map_err(|why| (line("event"), why))?;
        agree(&mut terms, &options.filled, rules.as_ref())
            .map_err(|fault| (line(fault.option), fault.shown(|option| option.replacen('-', " ", 1))))?;
        Ok(terms)
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
