//! A braille file that holds one move, as notetakers and embossers write it: cells of Unicode, or one byte a cell.

use std::io;
use std::path::Path;

use crate::notation::SheetLanguage;
use crate::notation::braille::{self, NotAMove};
use crate::storage::input_file;

/// The longest such file, in bytes: a page of braille with room to spare.
const LONGEST: u64 = 64 << 10;

/// Why a file gives no move.
#[derive(Debug)]
pub enum NoMoveInFile {
    TooLong,
    /// A folder, a pipe or a device.
    NotAFile,
    NotOpened(io::Error),
    NotAMove(NotAMove),
}

/// The move in a braille file, in letters as on a sheet of that language.
///
/// # Errors
///
/// [`NoMoveInFile`].
pub fn read_move(path: &Path, language: SheetLanguage) -> Result<String, NoMoveInFile> {
    let bytes = input_file::read(path, LONGEST).map_err(not_read)?;
    let cells = cells_of(&bytes).ok_or(NoMoveInFile::NotAMove(NotAMove::Unreadable))?;
    braille::written(&cells, language).map_err(NoMoveInFile::NotAMove)
}

fn not_read(error: io::Error) -> NoMoveInFile {
    let kind = error.kind();
    if kind == io::ErrorKind::FileTooLarge {
        NoMoveInFile::TooLong
    } else if [io::ErrorKind::InvalidInput, io::ErrorKind::IsADirectory].contains(&kind) {
        NoMoveInFile::NotAFile
    } else {
        NoMoveInFile::NotOpened(error)
    }
}

/// The cells of a file with its line and page ends as spaces; `None` where something else stands in it.
fn cells_of(bytes: &[u8]) -> Option<String> {
    if let Ok(text) = std::str::from_utf8(bytes)
        && braille::is_braille(text)
    {
        return Some(text.trim_start_matches('\u{FEFF}').to_owned());
    }
    // The end of a page, and the end of the file in old programs.
    let is_space = |byte: u8| byte.is_ascii_whitespace() || byte == 0x1A;
    bytes.iter().map(|byte| if is_space(*byte) { Some(' ') } else { braille::raised(*byte) }).collect()
}
