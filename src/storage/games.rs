//! Where games are kept.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

use super::calendar::date_and_time;
use super::journal::{Journal, JournalError};
use super::library::Library;

/// Where games are kept if nothing else is said.
pub fn games_directory() -> PathBuf {
    let known = ProjectDirs::from("", "", "annabella");
    known.map_or_else(|| PathBuf::from("games"), |directories| directories.data_dir().join("games"))
}

/// Where the record of a game goes on when its file is lost: in the folder asked for, or where programs keep what they need.
pub fn spare_folders(asked: Option<&Path>) -> Vec<PathBuf> {
    let known = ProjectDirs::from("", "", "annabella");
    let state = known.map(|known| known.state_dir().unwrap_or(known.data_local_dir()).join("spare"));
    asked.map(Path::to_path_buf).into_iter().chain(state).collect()
}

/// The games kept there, as they stand at `now_ms` (since 1970).
pub fn kept_games(now_ms: u64) -> Library {
    let folder = games_directory();
    let known = ProjectDirs::from("", "", "annabella");
    let index = known.map_or_else(|| folder.join("index.sqlite"), |known| known.cache_dir().join("games.sqlite"));
    Library::open(&folder, &index, now_ms)
}

/// A new record for a game opened at that moment, in the directory where games are kept.
///
/// # Errors
///
/// [`JournalError::Create`] where no file can be made there; [`JournalError::Locked`].
pub fn new_record(wall_ms: u64) -> Result<Journal, JournalError> {
    let directory = games_directory();
    let name = date_and_time(wall_ms);
    let numbered = |n: u32| directory.join(if n == 1 { format!("{name}.jsonl") } else { format!("{name}-{n}.jsonl") });
    let mut number = 1;
    loop {
        match Journal::create(&numbered(number)) {
            // Another game was begun in the same second.
            Err(JournalError::Create { source, .. }) if source.kind() == ErrorKind::AlreadyExists && number < 1000 => {
                number += 1;
            }
            made => return made,
        }
    }
}
