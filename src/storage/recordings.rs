//! The scoresheet as sound (D.2.7): recordings of the half-moves of a game, in a folder beside its record.

use std::fs;
use std::path::{Path, PathBuf};

/// The recordings of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recordings {
    pub folder: PathBuf,
}

/// A recording of a half-move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// Counted from 1.
    pub ply: usize,
    pub file: PathBuf,
    pub seconds: u32,
}

impl Recordings {
    /// The recordings of the game in that file.
    pub fn beside(journal: &Path) -> Recordings {
        Recordings { folder: journal.with_extension("sound") }
    }

    /// The file stem for a half-move.
    pub fn name(ply: usize) -> String {
        format!("{ply:03}")
    }

    /// All recordings, in the order in which they were made.
    pub fn all(&self) -> Vec<Recorded> {
        let files = fs::read_dir(&self.folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
        let mut found: Vec<(usize, u32, PathBuf)> = files.filter_map(numbered).collect();
        found.sort();
        let heard = |(ply, _, file): (usize, u32, PathBuf)| {
            let wav = hound::WavReader::open(&file).ok()?;
            let seconds = wav.duration() / wav.spec().sample_rate.max(1);
            Some(Recorded { ply, file, seconds })
        };
        found.into_iter().filter_map(heard).collect()
    }

    /// The recordings of a half-move; without a number, of the last recorded one.
    pub fn of(&self, ply: Option<usize>) -> Vec<Recorded> {
        let all = self.all();
        let wanted = ply.or(all.last().map(|recorded| recorded.ply));
        all.into_iter().filter(|recorded| Some(recorded.ply) == wanted).collect()
    }

    /// Megabytes used.
    pub fn used(&self) -> u64 {
        let files = fs::read_dir(&self.folder).into_iter().flatten();
        let bytes: u64 = files.filter_map(|entry| Some(entry.ok()?.metadata().ok()?.len())).sum();
        bytes / 1_000_000
    }

    /// Megabytes free on that disk, if known.
    pub fn free(&self) -> Option<u64> {
        let there = self.folder.ancestors().find(|folder| folder.exists())?;
        fs4::available_space(there).ok().map(|bytes| bytes / 1_000_000)
    }
}

/// `012-2.wav` is the second recording of half-move 12.
fn numbered(file: PathBuf) -> Option<(usize, u32, PathBuf)> {
    if file.extension()? != "wav" {
        return None;
    }
    let name = file.file_stem()?.to_str()?;
    let (ply, time) = name.split_once('-').unwrap_or((name, "1"));
    Some((ply.parse().ok()?, time.parse().ok()?, file))
}
