//! The files that are compared: each read as a scoresheet, or found by their names in folders.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::notation::sheet::{WrittenSheet, read_sheet};
use crate::storage::input_file::{self, LONGEST_TEXT};
use crate::wording::SheetTrouble;

/// The pairs of files: in one folder by their endings, in two by equal names.
pub(super) fn pairs(folder: &Path, other: Option<&Path>) -> Result<BTreeMap<String, [PathBuf; 2]>, SheetTrouble> {
    let no_pairs = || SheetTrouble::NoPairs { path: folder.display().to_string() };
    if folder.is_file() {
        return Err(no_pairs());
    }
    let mut found: BTreeMap<String, [Option<PathBuf>; 2]> = BTreeMap::new();
    for (side, folder) in [Some(folder), other].into_iter().enumerate() {
        let Some(folder) = folder else { continue };
        for (name, path) in files_in(folder)? {
            let place = match other {
                Some(_) => Some((name, side)),
                None => side_in_name(&name),
            };
            if let Some((name, side)) = place {
                found.entry(name).or_default()[side] = Some(path);
            }
        }
    }
    let pairs: BTreeMap<_, _> = found
        .into_iter()
        .filter_map(|(name, sides)| match sides {
            [Some(a), Some(b)] => Some((name, [a, b])),
            [_, _] => None,
        })
        .collect();
    if pairs.is_empty() { Err(no_pairs()) } else { Ok(pairs) }
}

fn files_in(folder: &Path) -> Result<Vec<(String, PathBuf)>, SheetTrouble> {
    let not_opened = |error: io::Error| not_opened(folder, &error);
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(not_opened)? {
        let entry = entry.map_err(not_opened)?;
        files.push((entry.file_name().to_string_lossy().into_owned(), entry.path()));
    }
    Ok(files)
}

/// `game.a.txt` is side 0 of `game`, `game-b.pgn` side 1.
fn side_in_name(file: &str) -> Option<(String, usize)> {
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    let endings = [("a", 0), ("b", 1), ("white", 0), ("black", 1)];
    endings.into_iter().find_map(|(ending, side)| {
        let name = stem.strip_suffix(ending)?.strip_suffix(['.', '-', '_', ' '])?;
        Some((name.to_owned(), side))
    })
}

/// The scoresheet in a file.
pub(super) fn read(path: &Path) -> Result<WrittenSheet, SheetTrouble> {
    let shown = path.display().to_string();
    let bytes = input_file::read(path, LONGEST_TEXT).map_err(|error| not_opened(path, &error))?;
    read_sheet(&bytes).map_err(|reason| SheetTrouble::NotASheet { path: shown, reason })
}

fn not_opened(path: &Path, error: &io::Error) -> SheetTrouble {
    let path = path.display().to_string();
    if error.kind() == io::ErrorKind::NotFound {
        SheetTrouble::Missing { path }
    } else {
        SheetTrouble::File { path, why: error.to_string() }
    }
}
