//! The games recorded in a folder, in the order in which they were begun. What is listed of them is kept in an index, a
//! JSON file that may be lost at any time: it is made again from the records.

use std::collections::HashMap;
use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use serde::{Deserialize, Serialize};
use shakmaty::fen::Fen;
use shakmaty::{ByColor, CastlingMode, Chess, Color, EnPassantMode, Position};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::exports::day_of;
use super::input_file::{self, LONGEST_TEXT};
use super::journal::{self, OpenedRecord, Record, Rest, is_being_played, replay};
use super::whole_file;
use crate::game::half_move::HalfMove;
use crate::game::laws::result::GameResult;
use crate::game::terms::{Rematch, start_from};
use crate::game::{Game, Stage};

/// A recorded game.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedGame {
    /// Counted from 1, the oldest first: a new game changes no number of the others.
    pub number: usize,
    pub path: PathBuf,
    pub summary: Summary,
}

/// Every game recorded in a folder, the oldest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Library {
    pub entries: Vec<RecordedGame>,
    /// Number of records removed because their games were never begun.
    pub removed: usize,
}

/// The facts about a game that are listed without reading its record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// When the record was opened, in milliseconds since 1970.
    pub opened_ms: u64,
    /// When something was last recorded, in milliseconds since 1970.
    pub last_ms: u64,
    #[serde(with = "Names")]
    pub players: ByColor<Option<String>>,
    /// Number of half-moves made.
    pub plies: usize,
    pub last_move: Option<LastMove>,
    pub standing: GameStanding,
    /// Of a rematch: the game before it, and the score with this game.
    pub rematch: Option<Rematch>,
    /// Whether it was not played here but taken over from a PGN.
    pub is_imported: bool,
    /// The day on which it was played, as far as it is known.
    pub day: Option<String>,
}

/// The last half-move of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(into = "LastMoveText", try_from = "LastMoveText")]
pub struct LastMove {
    pub half_move: HalfMove,
    /// The position in which it was made.
    pub before: Chess,
}

/// The progress of a recorded game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameStanding {
    /// Play has not begun.
    NotBegun,
    Unfinished {
        #[serde(with = "crate::game::serial::text")]
        to_move: Color,
    },
    Over(Ended),
    /// The record cannot be read, or not to its end.
    Unreadable,
}

/// The end of a game, as recorded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// `1-0`, as [`GameResult::score`] writes it.
    pub score: String,
    /// As [`crate::game::laws::result::Reason::name`] writes it.
    pub reason: String,
}

/// Minimum age of the record of a game never begun before it is removed, in milliseconds.
const UNPLAYED_FOR: u64 = 60 * 60 * 1000;

impl Library {
    /// Looks at every record in that folder, as it stands at `now_ms` (since 1970). Only records that changed since the
    /// index was written are read; without an index, or with a damaged one, all of them.
    pub fn open(folder: &Path, index: &Path, now_ms: u64) -> Library {
        let mut indexed: HashMap<String, IndexRow> =
            rows_in(index, folder).into_iter().map(|row| (row.name.clone(), row)).collect();
        let (mut rows, mut has_changed, mut removed) = (Vec::new(), false, 0);
        for (name, length, changed) in records_in(folder) {
            let path = folder.join(&name);
            let row = match indexed.remove(&name).filter(|row| (row.length, row.changed) == (length, changed)) {
                Some(row) => row,
                None => {
                    let row = IndexRow { summary: Summary::of(&path), name, length, changed };
                    has_changed |= row.can_be_read_back();
                    row
                }
            };
            if row.summary.is_unplayed_for(UNPLAYED_FOR, now_ms) && remove_unplayed(&path) {
                has_changed = true;
                removed += 1;
                continue;
            }
            rows.push(row);
        }
        // The remaining rows belong to records that were deleted.
        if has_changed || !indexed.is_empty() {
            write_rows(index, folder, &rows);
        }
        rows.sort_by(|a, b| (a.summary.opened_ms, &a.name).cmp(&(b.summary.opened_ms, &b.name)));
        let numbered = rows.into_iter().enumerate();
        let entries = numbered
            .map(|(at, row)| RecordedGame { number: at + 1, path: folder.join(&row.name), summary: row.summary })
            .collect();
        Library { entries, removed }
    }

    /// The game of that number.
    pub fn numbered(&self, number: usize) -> Option<&RecordedGame> {
        self.entries.get(number.checked_sub(1)?)
    }

    /// The games in which a player has that name, and those whose file has it; the newest first.
    pub fn named<'a>(&'a self, name: &str) -> impl Iterator<Item = &'a RecordedGame> {
        let name = folded(name);
        self.entries.iter().rev().filter(move |entry| entry.is_named(&name))
    }

    /// Every game, the newest first.
    pub fn newest(&self) -> impl Iterator<Item = &RecordedGame> {
        self.entries.iter().rev()
    }
}

impl RecordedGame {
    /// Whether the name of a player contains this one, whatever the capitals and accents.
    pub fn has_player(&self, name: &str) -> bool {
        self.has_folded_player(&folded(name))
    }

    /// Whether it is being played now.
    pub fn is_being_played(&self) -> bool {
        is_being_played(&self.path)
    }

    fn is_named(&self, folded_name: &str) -> bool {
        let stem = self.path.file_stem().map(|stem| folded(&stem.to_string_lossy()));
        stem.as_deref() == Some(folded_name) || self.has_folded_player(folded_name)
    }

    fn has_folded_player(&self, folded_name: &str) -> bool {
        self.summary.players.iter().flatten().any(|player| folded(player).contains(folded_name))
    }
}

impl Ended {
    /// A game that was cancelled and has no result (7.2.1, 7.3).
    pub fn cancelled() -> Ended {
        Ended { score: "*".to_owned(), reason: "cancelled".to_owned() }
    }
}

impl From<GameResult> for Ended {
    fn from(result: GameResult) -> Ended {
        Ended { score: result.score(), reason: result.reason.name().to_owned() }
    }
}

impl Summary {
    /// Reads the record in that file.
    pub fn of(path: &Path) -> Summary {
        let read = journal::read(path).ok().and_then(|opened| {
            let game = replay(&opened.records).ok()?;
            Some(Summary::of_game(&opened, &game))
        });
        read.unwrap_or(Summary {
            opened_ms: 0,
            last_ms: 0,
            players: ByColor::default(),
            plies: 0,
            last_move: None,
            standing: GameStanding::Unreadable,
            rematch: None,
            is_imported: false,
            day: None,
        })
    }

    fn of_game(opened: &OpenedRecord, game: &Game) -> Summary {
        let wall_ms = |record: Option<&Record>| record.map_or(0, |record| record.wall_ms);
        let plies = game.line().len();
        let last_move = game
            .line()
            .last()
            .map(|made| LastMove { half_move: made.half_move, before: game.position_at(plies - 1).clone() });
        let standing = match (&opened.rest, game.stage()) {
            (Rest::UnknownVersion { .. } | Rest::UnknownKind { .. }, _) => GameStanding::Unreadable,
            (_, Stage::Over(result)) => GameStanding::Over(result.into()),
            (_, Stage::Cancelled) => GameStanding::Over(Ended::cancelled()),
            (_, Stage::BeforePlay) => GameStanding::NotBegun,
            (_, Stage::Playing) => GameStanding::Unfinished { to_move: game.to_move() },
        };
        Summary {
            opened_ms: wall_ms(opened.records.first()),
            last_ms: wall_ms(opened.records.last()),
            players: game.terms().players.as_ref().map(|player| player.name.clone()),
            plies,
            last_move,
            standing,
            rematch: game.match_so_far(),
            is_imported: game.terms().imported.is_some(),
            day: day_of(game, wall_ms(opened.records.first())),
        }
    }

    /// Whether play has not begun, and nothing was recorded for that many milliseconds.
    fn is_unplayed_for(&self, ms: u64, now_ms: u64) -> bool {
        self.standing == GameStanding::NotBegun && !self.is_imported && self.last_ms.saturating_add(ms) < now_ms
    }
}

/// In lower case, without accents.
fn folded(text: &str) -> String {
    text.nfd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).collect()
}

/// The records in a folder: names, lengths, and when they were last changed, in nanoseconds since 1970.
fn records_in(folder: &Path) -> Vec<(String, u64, i64)> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let described = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().ok()?;
        let is_record = Path::new(&name).extension().is_some_and(|ending| ending == "jsonl");
        let metadata = is_record.then(|| entry.metadata().ok())?.filter(Metadata::is_file)?;
        let changed = metadata.modified().ok()?.duration_since(UNIX_EPOCH).ok()?.as_nanos();
        Some((name, metadata.len(), i64::try_from(changed).unwrap_or(i64::MAX)))
    };
    entries.filter_map(described).collect()
}

/// Removes the record of a game never begun, unless another program has it open.
fn remove_unplayed(path: &Path) -> bool {
    !is_being_played(path) && fs::remove_file(path).is_ok()
}

/// The format of the index; a file of another is replaced.
const FORMAT: u32 = 3;

/// The index file.
#[derive(Serialize, Deserialize)]
struct Index<Rows> {
    format: u32,
    /// The folder of the records.
    folder: String,
    games: Rows,
}

/// The facts kept about one record.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct IndexRow {
    /// The name of its file.
    name: String,
    length: u64,
    /// When it was last changed, in nanoseconds since 1970.
    changed: i64,
    summary: Summary,
}

impl IndexRow {
    /// A game can stand where no game could: that position cannot be read back, so the record is read each time.
    fn can_be_read_back(&self) -> bool {
        let last_move = self.summary.last_move.clone();
        last_move.is_none_or(|last_move| LastMove::try_from(LastMoveText::from(last_move)).is_ok())
    }
}

/// The rows for that folder; none where there is no index or it cannot be used.
fn rows_in(index: &Path, folder: &Path) -> Vec<IndexRow> {
    let bytes = input_file::read(index, LONGEST_TEXT).unwrap_or_default();
    match serde_json::from_slice::<Index<Vec<IndexRow>>>(&bytes) {
        Ok(index) if index.format == FORMAT && index.folder == folder.to_string_lossy() => index.games,
        Ok(_) | Err(_) => Vec::new(),
    }
}

/// Writes the rows. Where this fails, or another program writes at the same time, the rest is read from the records
/// next time.
fn write_rows(index: &Path, folder: &Path, rows: &[IndexRow]) {
    let games: Vec<&IndexRow> = rows.iter().filter(|row| row.can_be_read_back()).collect();
    let folder = folder.to_string_lossy().into_owned();
    if let Ok(bytes) = serde_json::to_vec(&Index { format: FORMAT, folder, games }) {
        let _ = whole_file::replace(index, &bytes);
    }
}

#[derive(Serialize, Deserialize)]
struct LastMoveText {
    half_move: String,
    before: String,
    chess960: bool,
}

impl From<LastMove> for LastMoveText {
    fn from(LastMove { half_move, before }: LastMove) -> LastMoveText {
        LastMoveText {
            half_move: half_move.to_string(),
            before: Fen::from_position(&before, EnPassantMode::Legal).to_string(),
            chess960: before.castles().mode() == CastlingMode::Chess960,
        }
    }
}

impl TryFrom<LastMoveText> for LastMove {
    type Error = String;

    fn try_from(text: LastMoveText) -> Result<LastMove, String> {
        let mode = if text.chess960 { CastlingMode::Chess960 } else { CastlingMode::Standard };
        let half_move = text.half_move.parse().map_err(|_| "not a half-move")?;
        let before = start_from(&text.before, mode).map_err(|_| "not a position")?;
        Ok(LastMove { half_move, before })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ByColor<Option<String>>")]
struct Names {
    white: Option<String>,
    black: Option<String>,
}
