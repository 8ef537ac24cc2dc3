//! The index of a folder of games: a table in SQLite. Nothing depends on it but how fast games are found.

use std::path::Path;

use rusqlite::{Connection, Row as Found, Statement, params};
use shakmaty::fen::Fen;
use shakmaty::{ByColor, CastlingMode, Chess, Color, EnPassantMode};

use super::summary::{Ended, GameStanding, Summary};
use crate::game::terms::start_from;
use crate::storage::journal::{folder_of, make_folders, private};

/// What is kept of one record.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct IndexRow {
    /// The name of its file.
    pub name: String,
    pub length: u64,
    /// When it was last changed, in nanoseconds since 1970.
    pub changed: i64,
    pub summary: Summary,
}

/// An index, if there can be one.
pub(super) struct Index {
    table: Option<Connection>,
    folder: String,
}

/// The form of the table; one of another form is made anew.
const FORM: i64 = 1;

const MAKE: &str = "
    DROP TABLE IF EXISTS games;
    CREATE TABLE games (
        folder TEXT NOT NULL, name TEXT NOT NULL, length INTEGER NOT NULL, changed INTEGER NOT NULL,
        opened INTEGER NOT NULL, last INTEGER NOT NULL, white TEXT NOT NULL, black TEXT NOT NULL,
        plies INTEGER NOT NULL, last_move TEXT NOT NULL, before TEXT NOT NULL, chess960 INTEGER NOT NULL,
        standing TEXT NOT NULL, score TEXT NOT NULL, reason TEXT NOT NULL,
        PRIMARY KEY (folder, name)
    ) WITHOUT ROWID;
    PRAGMA user_version = 1;";

const INSERT: &str =
    "INSERT OR REPLACE INTO games VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)";

impl Index {
    /// Opens the index in that file for the records of a folder. What cannot be used is made anew; where that is not
    /// possible there is none.
    pub fn open(path: &Path, folder: &Path) -> Index {
        let table = connect(path).or_else(|| {
            // A file that is no index is in the way of one, and holds nothing that is nowhere else.
            std::fs::remove_file(path).ok()?;
            connect(path)
        });
        Index { table, folder: folder.display().to_string() }
    }

    /// Everything it holds of the folder.
    pub fn rows(&self) -> Vec<IndexRow> {
        let Some(table) = &self.table else { return Vec::new() };
        let rows = table.prepare("SELECT * FROM games WHERE folder = ?1").and_then(|mut select| {
            let rows = select.query_map([&self.folder], |found| Ok(row(found)))?;
            rows.collect::<Result<Vec<Option<IndexRow>>, _>>()
        });
        // What cannot be read is read from the records.
        rows.unwrap_or_default().into_iter().flatten().collect()
    }

    /// Takes up what is fresh and leaves out what is gone. Where that fails it is done again the next time.
    pub fn update(&mut self, fresh: &[IndexRow], gone: impl Iterator<Item = String>) {
        let mut gone = gone.peekable();
        if fresh.is_empty() && gone.peek().is_none() {
            return;
        }
        let Some(table) = &mut self.table else { return };
        let folder = &self.folder;
        let _ = table.transaction().and_then(|changes| {
            for name in gone {
                changes.execute("DELETE FROM games WHERE folder = ?1 AND name = ?2", [folder, &name])?;
            }
            let mut put = changes.prepare(INSERT)?;
            for row in fresh {
                insert(&mut put, folder, row)?;
            }
            drop(put);
            changes.commit()
        });
    }
}

fn connect(path: &Path) -> Option<Connection> {
    make_folders(folder_of(path)).ok()?;
    if path.symlink_metadata().is_err() {
        private().write(true).create_new(true).open(path).ok()?;
    }
    let table = Connection::open(path).ok()?;
    // It may be lost at any time, so nothing has to wait for the disk.
    table.execute_batch("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA busy_timeout = 1000;").ok()?;
    let form: i64 = table.query_row("PRAGMA user_version", [], |found| found.get(0)).ok()?;
    if form != FORM {
        table.execute_batch(MAKE).ok()?;
    }
    table.prepare("SELECT * FROM games").ok()?;
    Some(table)
}

fn insert(put: &mut Statement<'_>, folder: &str, row: &IndexRow) -> rusqlite::Result<()> {
    let IndexRow { name, length, changed, summary } = row;
    let (last_move, before, chess960) = match &summary.last_move {
        Some((half_move, before)) => {
            let mode = shakmaty::Position::castles(before).mode();
            let fen = Fen::from_position(before, EnPassantMode::Legal).to_string();
            (half_move.to_string(), fen, mode == CastlingMode::Chess960)
        }
        None => Default::default(),
    };
    let (standing, ended) = match &summary.standing {
        GameStanding::NotBegun => ("not_begun", None),
        GameStanding::Unfinished { to_move: Color::White } => ("white", None),
        GameStanding::Unfinished { to_move: Color::Black } => ("black", None),
        GameStanding::Over(ended) => ("over", Some(ended.clone())),
        GameStanding::Unreadable => ("unreadable", None),
    };
    let Ended { score, reason } = ended.unwrap_or(Ended { score: String::new(), reason: String::new() });
    let number = |value: u64| i64::try_from(value).unwrap_or(i64::MAX);
    put.execute(params![
        folder,
        name,
        number(*length),
        changed,
        number(summary.opened_ms),
        number(summary.last_ms),
        summary.players.white,
        summary.players.black,
        number(summary.plies as u64),
        last_move,
        before,
        chess960,
        standing,
        score,
        reason,
    ])?;
    Ok(())
}

/// `None` where it was not written by [`insert`].
fn row(found: &Found<'_>) -> Option<IndexRow> {
    let number = |name: &str| found.get::<_, i64>(name).ok().and_then(|value| u64::try_from(value).ok());
    let text = |name: &str| found.get::<_, String>(name).ok();
    let mode = if number("chess960")? == 1 { CastlingMode::Chess960 } else { CastlingMode::Standard };
    let before = text("before")?;
    let last_move = match text("last_move")?.as_str() {
        "" => None,
        half_move => Some((half_move.parse().ok()?, position(&before, mode)?)),
    };
    let standing = match text("standing")?.as_str() {
        "not_begun" => GameStanding::NotBegun,
        "white" => GameStanding::Unfinished { to_move: Color::White },
        "black" => GameStanding::Unfinished { to_move: Color::Black },
        "over" => GameStanding::Over(Ended { score: text("score")?, reason: text("reason")? }),
        "unreadable" => GameStanding::Unreadable,
        _ => return None,
    };
    Some(IndexRow {
        name: text("name")?,
        length: number("length")?,
        changed: found.get("changed").ok()?,
        summary: Summary {
            opened_ms: number("opened")?,
            last_ms: number("last")?,
            players: ByColor { white: text("white")?, black: text("black")? },
            plies: usize::try_from(number("plies")?).ok()?,
            last_move,
            standing,
        },
    })
}

fn position(fen: &str, mode: CastlingMode) -> Option<Chess> {
    start_from(fen, mode).ok()
}
