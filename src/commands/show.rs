//! `annabella show`: how a recorded game stands, or everything that its record holds.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::commands::output::{note, print};
use crate::game::clock::moment::Moment;
use crate::game::people::Actor;
use crate::options::arguments::invalid_value;
use crate::options::error::{CommandError, EXIT_FAILURE, EXIT_OK};
use crate::rehearsal::end_of;
use crate::session::replay::{announced_by_boards, at_ply};
use crate::storage::calendar::{date_and_minute, second_of_day};
use crate::storage::journal::{self, Closing, Mark, OpenedRecord, Record, Rest, replay, trouble};
use crate::wording::{Question, RecordTrouble, Recorded, Whose, Wording};

// Which game is shown, and how it stood when.
#[derive(Args, Clone, Debug)]
pub struct Show {
    /// A file, the name of a player or a number of the list. By default the newest game.
    #[arg(value_name = "GAME")]
    pub file: Option<PathBuf>,
    /// After this number of half-moves; by default after the last.
    #[arg(long, allow_negative_numbers = true)]
    pub ply: Option<usize>,
    /// As one JSON object.
    #[arg(long)]
    pub json: bool,
    /// For the arbiter: players, terms, what happened out of the ordinary, the result.
    #[arg(long, conflicts_with_all = ["ply", "json"])]
    pub report: bool,
    /// In the report everything that was announced, repeated, executed, recorded and ruled, in order.
    #[arg(long, requires = "report")]
    pub all: bool,
    /// Half-move by half-move on this terminal, with both boards and clocks: the arrow keys go on and back, Esc leaves.
    #[arg(long, conflicts_with_all = ["ply", "json", "report"])]
    pub replay: bool,
    /// The language of the words.
    #[arg(long)]
    pub lang: Option<String>,
}

/// Shows how a recorded game stands, after `ply` half-moves if that is asked.
///
/// # Errors
///
/// Where the record cannot be read.
pub fn show(path: &Path, ply: Option<usize>, json: bool, wording: &Wording) -> Result<(), CommandError> {
    let records = read_with_note(path, wording)?.records;
    let mut at = records.last().map_or(Moment::START, |record| record.at);
    let mut game = replay(&records).map_err(|_| CommandError::not_a_journal(path))?;
    if let Some(ply) = ply {
        let plies = game.line().len();
        if ply > plies {
            let known = format!("0 .. {plies}");
            return Err(CommandError::usage(invalid_value("ply", &ply.to_string(), &known)));
        }
        if let Some(found) = at_ply(&records, ply) {
            (game, at) = found;
        }
    }
    if json {
        return print(&format!("{}\n", end_of(&game, at)));
    }
    let begun = records.first().map(|record| date_and_minute(record.wall_ms)).unwrap_or_default();
    let players = wording.answer(&game, at, Actor::Arbiter, &Question::Who).into_iter().map(|who| who.printed);
    let mut text = format!("{begun}. {}\n{}\n", players.collect::<Vec<_>>().join(" "), wording.status(&game));
    for question in [Question::Moves(None), Question::Clock(Whose::Both)] {
        text.extend(wording.answer(&game, at, Actor::Arbiter, &question).into_iter().map(|u| u.printed + "\n"));
    }
    text.extend(wording.moves_from_boards(&game, &announced_by_boards(&records)).map(|line| line + "\n"));
    let about = [wording.opening_played(&game), wording.match_so_far(&game), wording.rematch_of(&game)];
    text.extend(about.into_iter().flatten().map(|line| line + "\n"));
    let are_alike = game.board(shakmaty::Color::White) == game.board(shakmaty::Color::Black);
    let boards = if game.keeps_moves() { 2 - usize::from(are_alike) } else { 0 };
    for color in shakmaty::Color::ALL.into_iter().take(boards) {
        let title = if are_alike { wording.both_boards() } else { wording.board_of(color) };
        text.push_str(&format!("{title}\n"));
        let board = wording.answer(&game, at, Actor::Arbiter, &Question::Board(color));
        text.extend(board.into_iter().map(|u| u.printed + "\n"));
        text.push_str("  a b c d e f g h\n");
    }
    print(&text)
}

/// The length of the arbiter's report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportLength {
    /// What happened out of the ordinary.
    Page,
    /// Everything that the record holds, in order.
    All,
}

/// Prints the arbiter's report. Exit code 1 where lines of another version are left out.
///
/// # Errors
///
/// Where the record cannot be read.
pub fn report(path: &Path, length: ReportLength, wording: &Wording) -> Result<u8, CommandError> {
    let opened = read_with_note(path, wording)?;
    print(&report_of(path, &opened, length, wording)?)?;
    Ok(if is_of_another_version(&opened) { EXIT_FAILURE } else { EXIT_OK })
}

/// Whether lines of another version end what can be read.
fn is_of_another_version(opened: &OpenedRecord) -> bool {
    matches!(opened.rest, Rest::UnknownVersion { .. } | Rest::UnknownKind { .. })
}

/// The arbiter's report of a record, in lines.
///
/// # Errors
///
/// Where it does not begin like a record.
pub fn report_of(
    path: &Path,
    opened: &OpenedRecord,
    length: ReportLength,
    wording: &Wording,
) -> Result<String, CommandError> {
    let records = &opened.records;
    let start = replay(records.get(..1).unwrap_or_default()).map_err(|_| CommandError::not_a_journal(path))?;
    let words = |mark: Mark| mark.words().join(" ");
    let lines = match length {
        ReportLength::All => {
            let mut lines = wording.report(start, records.iter().map(recorded));
            lines.extend(opened.mark.map(|mark| wording.record_words_at(records.len(), &words(mark))));
            lines
        }
        ReportLength::Page => {
            let begun = records.first().map(|record| date_and_minute(record.wall_ms)).unwrap_or_default();
            let timed = records.iter().map(|record| (recorded(record), second_of_day(record.wall_ms)));
            wording.report_page(start, timed, &begun, opened.mark_on_paper.map(words).as_deref())
        }
    };
    // Who reads only the page must know that the record goes on.
    let unread = end_trouble(path, opened).filter(|_| is_of_another_version(opened));
    let unread = unread.map(|trouble| wording.record_trouble(&trouble));
    Ok(lines.into_iter().chain(unread).map(|line| line + "\n").collect())
}

/// The line of a record as a report takes it.
pub fn recorded(record: &Record) -> Recorded<'_> {
    Recorded { at: record.at, by: record.by, source: record.source, event: &record.event, time: record.time.as_ref() }
}

/// Reads a record, and notes on standard error if its end is not what it should be.
///
/// # Errors
///
/// Where it cannot be read.
pub fn read_with_note(path: &Path, wording: &Wording) -> Result<OpenedRecord, CommandError> {
    let opened = journal::read(path).map_err(|error| CommandError::failure(trouble(&error)))?;
    if let Some(trouble) = end_trouble(path, &opened) {
        note(&wording.record_trouble(&trouble));
    }
    Ok(opened)
}

/// The fault at the end of a record.
pub fn end_trouble(path: &Path, opened: &OpenedRecord) -> Option<RecordTrouble> {
    let path = path.display().to_string();
    match (&opened.rest, opened.closing()) {
        (Rest::Torn(_), _) => Some(RecordTrouble::TornEnd { path }),
        (Rest::UnknownVersion { line, version }, _) => {
            Some(RecordTrouble::UnknownVersion { path, line: *line, version: *version })
        }
        (Rest::UnknownKind { line, kind }, _) => {
            Some(RecordTrouble::UnknownKind { path, line: *line, kind: kind.clone() })
        }
        (Rest::Nothing, Closing::Open) => Some(RecordTrouble::NoEnd { path }),
        (Rest::Nothing, Closing::Closed | Closing::Left) => None,
    }
}
