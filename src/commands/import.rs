//! `annabella import`: games of a PGN file as records.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use crate::commands::output::{note, print};
use crate::notation::pgn::{NotAPgn, PgnGame, Problem, read_pgn};
use crate::options::arguments::invalid_value;
use crate::options::error::{CommandError, EXIT_FAILURE, EXIT_OK};
use crate::storage::games::RecordNames;
use crate::storage::imports::record_of;
use crate::storage::input_file::{self, LONGEST_TEXT};
use crate::storage::journal::opening;
use crate::storage::pgn_file::{GameInFile, PgnFile};
use crate::storage::whole_file::{self, not_written};
use crate::time::unix_ms;
use crate::version::program;
use crate::wording::{ArgumentTrouble, ImportCounts, Trouble, Wording};

// What `import` makes records of.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct Import {
    /// The PGN file.
    pub file: PathBuf,
    /// Only this game of the file, counted from 1. By default all of them.
    #[arg(long, value_name = "N")]
    pub game: Option<usize>,
    /// The file in which the game is recorded. By default one for each game in the data directory.
    #[arg(long, value_name = "FILE", conflicts_with = "check")]
    pub journal: Option<PathBuf>,
    /// Says what would be recorded, and writes nothing.
    #[arg(long)]
    pub check: bool,
    /// The language of the words.
    #[arg(long)]
    pub lang: Option<String>,
}

/// Makes a record of each game, or of the one asked for, says for each what was done, and returns the exit code: 1
/// where something of a game is not recorded.
///
/// # Errors
///
/// If the file cannot be read, has no such game, or a record cannot be written.
pub fn import(asked: &Import, wording: &Wording) -> Result<u8, CommandError> {
    let failed = |error: &io::Error| CommandError::failure(opening(&asked.file, error));
    let mut games = PgnFile::open(&asked.file).map_err(|error| failed(&error))?.peekable();
    let mut records = Records { asked, wording, names: RecordNames::at(unix_ms()), waiting: Vec::new() };
    let mut counts = ImportCounts::default();
    let mut progress = Progress::new();
    let mut seen = 0;
    while let Some(game) = games.next() {
        let GameInFile { number, read } = match game {
            Ok(game) => game,
            Err(error) => {
                records.write()?;
                return Err(failed(&error));
            }
        };
        seen = number;
        if asked.journal.is_some() && asked.game.is_none() && number == 1 && games.peek().is_some() {
            let missing = ArgumentTrouble::NoText { option: "--game".to_owned(), form: "N".to_owned() };
            return Err(CommandError::usage(Trouble::Arguments(missing)));
        }
        if asked.game.is_some_and(|wanted| wanted != number) {
            continue;
        }
        progress.show(number, wording);
        match read {
            Ok(game) => {
                counts.note(&game);
                if !game.remarks.is_empty() {
                    progress.hide();
                }
                records.take(number, game)?;
            }
            Err((line, problem)) => {
                progress.hide();
                records.write()?;
                let fault = NotAPgn { game: number, line, problem };
                // A file without a game is no PGN.
                if fault.problem == Problem::NoGame && number == 1 && games.peek().is_none() {
                    return Err(CommandError::usage(not_a_pgn(&asked.file, fault)));
                }
                note(&wording.trouble(&not_a_pgn(&asked.file, fault)));
                counts.refused += 1;
            }
        }
        if asked.game.is_some() {
            break;
        }
    }
    progress.hide();
    records.write()?;
    if !asked.check && asked.journal.is_none() && counts.whole + counts.cut > 0 {
        records.names.finish();
    }
    match asked.game {
        Some(wanted) if wanted != seen || wanted == 0 => {
            let known = format!("1 .. {seen}");
            return Err(CommandError::usage(invalid_value("game", &wanted.to_string(), &known)));
        }
        Some(_) => {}
        None if seen == 0 => {
            let fault = NotAPgn { game: 1, line: 1, problem: Problem::NoGame };
            return Err(CommandError::usage(not_a_pgn(&asked.file, fault)));
        }
        None if seen > 1 => note(&wording.import_counts(counts)),
        None => {}
    }
    Ok(if counts.refused + counts.cut > 0 { EXIT_FAILURE } else { EXIT_OK })
}

/// The games that are recorded, some at a time, or only checked.
struct Records<'a> {
    asked: &'a Import,
    wording: &'a Wording,
    names: RecordNames,
    /// What is to be written, with its number in the file.
    waiting: Vec<(usize, PgnGame)>,
}

/// How many records are written side by side.
const AT_ONCE: usize = 16;

impl Records<'_> {
    /// Takes a game, which is written and said now or with the next ones.
    fn take(&mut self, number: usize, game: PgnGame) -> Result<(), CommandError> {
        if self.asked.check {
            print(&(self.wording.import_possible(number, &game) + "\n"))?;
            self.remark(number, &game);
            return Ok(());
        }
        let has_remarks = !game.remarks.is_empty();
        self.waiting.push((number, game));
        // A remark stands beside the sentence of its game.
        if self.waiting.len() >= AT_ONCE || has_remarks { self.write() } else { Ok(()) }
    }

    /// Writes what waits, and says for each game what was done.
    fn write(&mut self) -> Result<(), CommandError> {
        let (waiting, program) = (std::mem::take(&mut self.waiting), program());
        let record = |(_, game): &(usize, PgnGame)| record_of(game, self.names.wall_ms(), &program, self.wording);
        let records: Vec<String> = waiting.iter().map(record).collect();
        let written = match &self.asked.journal {
            Some(path) => {
                let create = |record: &String| {
                    let created = whole_file::create(path, record.as_bytes());
                    created.map(|()| path.clone()).map_err(|error| (path.clone(), error))
                };
                records.iter().map(create).collect()
            }
            None => self.names.write(&records),
        };
        for ((number, game), written) in waiting.into_iter().zip(written) {
            let path = written.map_err(|(path, error)| CommandError::failure(not_written(&path, &error)))?;
            print(&(self.wording.imported(&path.display().to_string()) + "\n"))?;
            self.remark(number, &game);
        }
        Ok(())
    }

    /// Says what was read otherwise than it stands there.
    fn remark(&self, number: usize, game: &PgnGame) {
        for remark in &game.remarks {
            let line = remark.line().or(game.lines.last().copied()).unwrap_or(1);
            note(&self.wording.import_remark(&self.asked.file.display().to_string(), number, line, remark));
        }
    }
}

/// The games of a PGN file, at least one.
///
/// # Errors
///
/// If it cannot be read, or is not a PGN that can be followed.
pub fn games_in(path: &Path) -> Result<Vec<PgnGame>, CommandError> {
    let bytes = input_file::read(path, LONGEST_TEXT).map_err(|error| CommandError::failure(opening(path, &error)))?;
    read_pgn(&bytes).map_err(|fault| CommandError::usage(not_a_pgn(path, fault)))
}

fn not_a_pgn(path: &Path, fault: NotAPgn) -> Trouble {
    Trouble::NotAPgn { path: path.display().to_string(), fault }
}

/// The progress in a long file, in one line of a terminal that is written again and again.
struct Progress {
    is_terminal: bool,
    is_shown: bool,
}

/// After how many games the line is written again.
const STEP: usize = 100;

impl Progress {
    fn new() -> Progress {
        // Sentences that are printed to the same terminal say enough.
        let is_terminal = io::stderr().is_terminal() && !io::stdout().is_terminal();
        Progress { is_terminal, is_shown: false }
    }

    fn show(&mut self, game: usize, wording: &Wording) {
        if self.is_terminal && game.is_multiple_of(STEP) {
            // A terminal that is gone needs no progress.
            let _ = write!(io::stderr(), "\r{}", wording.import_progress(game));
            self.is_shown = true;
        }
    }

    fn hide(&mut self) {
        if std::mem::take(&mut self.is_shown) {
            let _ = write!(io::stderr(), "\r\u{1b}[K");
        }
    }
}
