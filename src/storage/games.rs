//! Where games are kept, and which of them are unfinished.

use std::fs;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

use super::journal::{self, replay};
use super::pgn_export::date_and_time;
use crate::game::{Game, Stage};

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

/// The newest recorded game that is not over and that nobody is playing.
pub fn newest_unfinished() -> Option<PathBuf> {
    let entries = fs::read_dir(games_directory()).ok()?.filter_map(Result::ok).map(|entry| entry.path());
    let mut journals: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|extension| extension == "jsonl")).collect();
    journals.sort();
    journals.into_iter().rev().find(|path| {
        let game = journal::read(path).ok().and_then(|opened| replay(&opened.records).ok());
        let is_unfinished = |game: Game| !matches!(game.stage(), Stage::Over(_)) && !game.line().is_empty();
        game.is_some_and(is_unfinished) && !journal::is_being_played(path)
    })
}

/// A new file for a game opened at that moment, in the directory where games are kept.
pub fn new_journal(wall_ms: u64) -> PathBuf {
    let directory = games_directory();
    let name = date_and_time(wall_ms);
    let numbered = |n: u32| if n == 1 { format!("{name}.jsonl") } else { format!("{name}-{n}.jsonl") };
    let free = (1..1000).map(|n| directory.join(numbered(n))).find(|path| !path.exists());
    free.unwrap_or_else(|| directory.join(format!("{name}.jsonl")))
}
