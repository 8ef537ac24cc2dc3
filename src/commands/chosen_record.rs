//! Which record is meant by a path, by the number or the name of a kept game, or by nothing.

use std::path::{Path, PathBuf};

use crate::commands::output::note;
use crate::options::arguments::wrong_form;
use crate::options::error::CommandError;
use crate::storage::calendar::{beginning_of, date};
use crate::storage::games::kept_games;
use crate::storage::journal::{self, trouble};
use crate::storage::library::{GameStanding, Library, RecordedGame};
use crate::time::unix_ms;
use crate::wording::{RecordTrouble, Trouble, Wording};

/// The purpose of a record, where several could be meant: the newest that fits is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To be read: any.
    Show,
    /// To look on: one that is being played; where none is, any.
    Watch,
    /// To resume: an unfinished game that is not being played.
    Resume,
}

/// Which of the kept games are wanted, where several can be.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    player: Option<&'a str>,
    /// In milliseconds since 1970.
    since: Option<u64>,
}

impl<'a> Wanted<'a> {
    /// The games with a player whose name contains this, in which something was recorded since that day.
    ///
    /// # Errors
    ///
    /// Where the day cannot be read.
    pub fn of(player: Option<&'a str>, since: Option<&str>) -> Result<Wanted<'a>, CommandError> {
        let wrong = |day: &str| CommandError::usage(wrong_form("since", day, &date(unix_ms())));
        let since = since.map(|day| beginning_of(day).ok_or_else(|| wrong(day))).transpose()?;
        Ok(Wanted { player, since })
    }

    /// Whether it is one of them.
    pub fn fits(&self, entry: &RecordedGame) -> bool {
        self.player.is_none_or(|player| entry.has_player(player))
            && self.since.is_none_or(|since| entry.summary.last_ms >= since)
    }
}

/// The record that is meant.
///
/// # Errors
///
/// Where no kept game fits.
pub fn chosen_record(file: Option<&Path>, purpose: Purpose, wording: &Wording) -> Result<PathBuf, CommandError> {
    candidates(file, purpose, wording).map(|mut found| found.swap_remove(0))
}

/// The records that may be meant, the most likely first; at least one. A path means itself.
///
/// # Errors
///
/// Where no kept game fits.
pub fn candidates(file: Option<&Path>, purpose: Purpose, wording: &Wording) -> Result<Vec<PathBuf>, CommandError> {
    let name = match file {
        Some(path) => match name_of_a_game(path) {
            Some(name) => Some(name),
            None => return Ok(vec![path.to_owned()]),
        },
        None => None,
    };
    let library = kept_games(unix_ms());
    let found = match name {
        Some(name) if name.parse::<usize>().is_ok() => numbered(&library, name).map(|entry| vec![entry]),
        Some(name) => Some(fitting(library.named(name).collect(), purpose, wording)),
        None => {
            // A game that was not played here is only gone on with by its name.
            let may_be_meant = |entry: &&RecordedGame| purpose != Purpose::Resume || !entry.summary.is_imported;
            Some(fitting(library.newest().filter(may_be_meant).collect(), purpose, wording))
        }
    };
    let found = found.unwrap_or_default();
    if let (true, Some(path)) = (found.is_empty(), file.filter(|path| path.extension().is_some())) {
        // It looks like a file name, and is reported as missing.
        return Ok(vec![path.to_owned()]);
    }
    if found.is_empty() {
        return Err(CommandError::failure(match (name, purpose) {
            (Some(name), _) => Trouble::Record(RecordTrouble::NoSuchGame { text: name.to_owned() }),
            (None, Purpose::Resume) => Trouble::NoUnfinishedGame,
            (None, Purpose::Show | Purpose::Watch) => Trouble::Record(RecordTrouble::NoGame),
        }));
    }
    Ok(found.into_iter().map(|entry| entry.path.clone()).collect())
}

/// The newest unfinished game that is not being played.
pub fn newest_unfinished(wording: &Wording) -> Option<PathBuf> {
    chosen_record(None, Purpose::Resume, wording).ok()
}

/// A word that leads to no file and is no path of a record.
fn name_of_a_game(path: &Path) -> Option<&str> {
    let name = path.to_str()?;
    let is_record = path.extension().is_some_and(|ending| ending == "jsonl");
    let is_path = is_record || name.contains(['/', '\\']) || path.symlink_metadata().is_ok();
    (!is_path && !name.trim().is_empty()).then_some(name)
}

fn numbered<'a>(library: &'a Library, number: &str) -> Option<&'a RecordedGame> {
    library.numbered(number.parse().ok()?)
}

/// Those of the games that fit the purpose, in the order in which they are to be tried.
fn fitting<'a>(found: Vec<&'a RecordedGame>, purpose: Purpose, wording: &Wording) -> Vec<&'a RecordedGame> {
    match purpose {
        Purpose::Show => found,
        Purpose::Watch => {
            let is_played = |entry: &&RecordedGame| {
                !matches!(entry.summary.standing, GameStanding::Over(_)) && entry.is_being_played()
            };
            let played = found.iter().copied().find(is_played);
            played.into_iter().chain(found).collect()
        }
        Purpose::Resume => {
            let mut unfinished = found.iter().copied().filter(|entry| {
                matches!(entry.summary.standing, GameStanding::Unfinished { .. }) && !entry.is_being_played()
            });
            let Some(first) = unfinished.next() else { return Vec::new() };
            // A newer record that cannot be read may be of the game that is meant.
            for passed in found.iter().take_while(|entry| entry.number != first.number) {
                if let (GameStanding::Unreadable, Err(error)) = (&passed.summary.standing, journal::read(&passed.path))
                {
                    note(&wording.trouble(&trouble(&error)));
                }
            }
            std::iter::once(first).chain(unfinished).collect()
        }
    }
}
