//! `annabella export`: a recorded game in another form.

use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use clap::{Args, ValueEnum};
use serde_json::json;
use shakmaty::Color;

use crate::app::signals::{Signal, watch_signals};
use crate::commands::chosen_record::Wanted;
use crate::commands::output::{note, print, print_bytes};
use crate::commands::show::{ReportLength, end_trouble, read_with_note, report_of};
use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::game::event::{Event, GameEvent};
use crate::options::arguments::invalid_value;
use crate::options::error::{CommandError, EXIT_FAILURE, EXIT_OK};
use crate::rehearsal::end_of;
use crate::session::replay::at_ply;
use crate::storage::exports::pgn;
use crate::storage::games::kept_games;
use crate::storage::input_file::{self, LONGEST_TEXT};
use crate::storage::journal::{self, FollowedRecord, Found, OpenedRecord, Record, folder_of, replay, trouble};
use crate::storage::library::GameStanding;
use crate::storage::papers::{self, PrintedSheet};
use crate::storage::whole_file::{self, OwnFile, is_same_file, not_written};
use crate::storage::{braille, diagram, exports};
use crate::time::unix_ms;
use crate::wording::{ArgumentTrouble, RecordTrouble, Trouble, WatchedRecord, Wording, visible, without_hidden_signs};

// What is exported, and where to.
#[derive(Args, Clone, Debug)]
pub struct Export {
    /// A file, the name of a player or a number of the list. By default the newest game.
    #[arg(value_name = "GAME")]
    pub file: Option<PathBuf>,
    /// pgn: every game with a player whose name contains this, in one file.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["file", "sheet", "ply"])]
    pub player: Option<String>,
    /// pgn: every game in which something was recorded since that day: 2026-11-20.
    #[arg(long, value_name = "DAY", conflicts_with_all = ["file", "sheet", "ply"])]
    pub since: Option<String>,
    /// The form. By default that of the ending of the file named with -o, else pgn.
    #[arg(long, value_enum, value_name = "FORM")]
    pub to: Option<ExportFormat>,
    /// pgn, scoresheet, html, pdf: what this player has written; both: one sheet after the other. By default both, and
    /// the game itself as pgn.
    #[arg(long, value_enum, value_name = "COLOUR")]
    pub sheet: Option<SheetOwner>,
    /// svg, fen, clocks, json: after this number of half-moves; by default after the last.
    #[arg(long, allow_negative_numbers = true)]
    pub ply: Option<usize>,
    /// report: everything that happened, in order. pgn: every game that is kept.
    #[arg(long)]
    pub all: bool,
    /// The language of the words.
    #[arg(long)]
    pub lang: Option<String>,
    /// Where to; standard output by default.
    #[arg(short, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// Whose scoresheet is exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum SheetOwner {
    White,
    Black,
    Both,
}

/// The form of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ExportFormat {
    /// For other chess programs.
    Pgn,
    /// The scoresheets as they were written, as text.
    Scoresheet,
    /// The scoresheets as pages to be printed and signed.
    Html,
    /// These pages as PDF, tagged for screen readers.
    Pdf,
    /// Braille for an embosser.
    Brf,
    /// Braille in Unicode.
    Braille,
    /// A tournament report.
    Trf,
    /// One JSON object.
    Json,
    /// The arbiter's report: one page.
    Report,
    /// A diagram of the position, as SVG; both boards if they differ.
    Svg,
    /// A chart of the time left on both clocks, as SVG.
    Clocks,
    /// The position in Forsyth-Edwards notation.
    Fen,
    /// The PGN of a game that is being played, kept up to date in the file named with -o.
    Live,
}

impl Export {
    /// Whether several games are asked for.
    pub fn is_of_several(&self) -> bool {
        self.player.is_some()
            || self.since.is_some()
            || self.all && self.form() == ExportFormat::Pgn && self.file.is_none() && self.sheet.is_none()
    }

    /// The form that is asked for, by its name or by the ending of the file.
    pub fn form(&self) -> ExportFormat {
        let of_ending = self.ending().and_then(|ending| Some(*ExportFormat::of_ending(&ending)?.first()?));
        self.to.or(of_ending).unwrap_or(ExportFormat::Pgn)
    }

    /// The ending of the file that is named, in small letters.
    fn ending(&self) -> Option<String> {
        Some(self.output.as_ref()?.extension()?.to_string_lossy().to_lowercase())
    }

    /// The form, if the file has no ending that promises another one.
    fn checked_form(&self) -> Result<ExportFormat, CommandError> {
        let form = self.form();
        match (&self.output, self.ending()) {
            (Some(path), Some(ending))
                if ExportFormat::of_ending(&ending).is_some_and(|known| !known.contains(&form)) =>
            {
                let path = path.display().to_string();
                Err(CommandError::usage(Trouble::OtherSuffix { path, suffix: ending, form: form.name() }))
            }
            (_, _) => Ok(form),
        }
    }
}

impl ExportFormat {
    /// The forms that a file with that ending can have, the usual one first; empty for one that cannot be made here,
    /// `None` for an ending that says nothing.
    fn of_ending(ending: &str) -> Option<&'static [ExportFormat]> {
        Some(match ending {
            "pgn" => &[ExportFormat::Pgn, ExportFormat::Live],
            "html" | "htm" => &[ExportFormat::Html],
            "pdf" => &[ExportFormat::Pdf],
            "brf" => &[ExportFormat::Brf],
            "trf" | "trfx" => &[ExportFormat::Trf],
            "json" => &[ExportFormat::Json],
            "svg" => &[ExportFormat::Svg, ExportFormat::Clocks],
            "fen" => &[ExportFormat::Fen],
            "png" | "jpg" | "jpeg" | "gif" | "bmp" | "webp" | "doc" | "docx" | "odt" | "rtf" | "csv" | "xlsx" => &[],
            _ => return None,
        })
    }

    fn name(self) -> String {
        self.to_possible_value().map(|form| form.get_name().to_owned()).unwrap_or_default()
    }
}

/// Writes the kept games that are wanted as one PGN, the oldest first, and returns the exit code: 1 where a record
/// cannot be read. It is named, and the others are written.
///
/// # Errors
///
/// Where another form is asked for, no game fits, or the file cannot be written.
pub fn export_several(asked: &Export, wording: &Wording) -> Result<u8, CommandError> {
    let form = asked.checked_form()?;
    if form != ExportFormat::Pgn {
        return Err(CommandError::usage(invalid_value("to", &form.name(), "pgn")));
    }
    let wanted = Wanted::of(asked.player.as_deref(), asked.since.as_deref())?;
    let library = kept_games(unix_ms());
    let (mut text, mut broken) = (String::new(), 0);
    for entry in &library.entries {
        // Whose game an unreadable record is, nobody knows.
        let is_unreadable = entry.summary.standing == GameStanding::Unreadable;
        if !is_unreadable && !wanted.fits(entry) {
            continue;
        }
        let read = journal::read(&entry.path).map_err(|error| trouble(&error));
        let game = read.and_then(|opened| {
            let end = end_trouble(&entry.path, &opened).filter(|_| is_unreadable);
            end.map_or(Ok(opened), |end| Err(Trouble::Record(end)))
        });
        let pgn = game.and_then(|opened| {
            let game = replay(&opened.records).map_err(|error| trouble(&error))?;
            Ok(exports::pgn(&game, opened.records.first().map_or(0, |record| record.wall_ms)))
        });
        match pgn {
            Ok(pgn) => text.push_str(&pgn),
            Err(why) => {
                note(&wording.trouble(&why));
                broken += 1;
            }
        }
    }
    if text.is_empty() {
        return Err(CommandError::failure(Trouble::Record(RecordTrouble::NoGame)));
    }
    match &asked.output {
        None => print(&text)?,
        Some(output) => written_to(output, text.as_bytes(), wording)?,
    }
    Ok(if broken > 0 { EXIT_FAILURE } else { EXIT_OK })
}

/// Writes a file, whole or not at all, and names the folder that is made for it.
fn written_to(output: &Path, bytes: &[u8], wording: &Wording) -> Result<(), CommandError> {
    let folder = folder_of(output);
    let is_new = !folder.exists();
    whole_file::create(output, bytes).map_err(|error| CommandError::failure(not_written(output, &error)))?;
    if is_new {
        let path = folder.display().to_string();
        note(&wording.trouble(&Trouble::Record(RecordTrouble::FolderMade { path })));
    }
    Ok(())
}

/// Writes the record of a game in another form.
///
/// # Errors
///
/// Where the record cannot be read or the file cannot be written.
pub fn export(path: &Path, asked: &Export, wording: &Wording) -> Result<(), CommandError> {
    let form = asked.checked_form()?;
    if form == ExportFormat::Live {
        let Some(output) = &asked.output else {
            let missing = ArgumentTrouble::NoText { option: "-o".to_owned(), form: "FILE.pgn".to_owned() };
            return Err(CommandError::usage(Trouble::Arguments(missing)));
        };
        return keep(path, output, wording);
    }
    let opened = read_with_note(path, wording)?;
    let bytes = exported(path, &opened, asked, wording)?;
    if asked.output.is_none() && matches!(form, ExportFormat::Brf | ExportFormat::Pdf) && io::stdout().is_terminal() {
        return Err(CommandError::usage(Trouble::NotForATerminal));
    }
    if matches!(form, ExportFormat::Brf | ExportFormat::Braille) {
        note(&wording.braille_is_provisional());
    }
    match &asked.output {
        // What is text is shown as text; an embosser's file is for an embosser.
        None if matches!(form, ExportFormat::Brf | ExportFormat::Pdf) => print_bytes(&bytes),
        // Its lines end as the format wants them to, in between no sign is obeyed.
        None if form == ExportFormat::Trf => {
            let text = String::from_utf8_lossy(&bytes).into_owned();
            let lines: Vec<_> = text.split("\r\n").map(visible).collect();
            print_bytes(lines.join("\r\n").as_bytes())
        }
        None => print(&String::from_utf8_lossy(&bytes)),
        Some(output) if is_same_file(output, path) => {
            Err(CommandError::usage(Trouble::Record(RecordTrouble::IsTheRecord { path: output.display().to_string() })))
        }
        Some(output) => written_to(output, &bytes, wording),
    }
}

fn exported(path: &Path, opened: &OpenedRecord, asked: &Export, wording: &Wording) -> Result<Vec<u8>, CommandError> {
    let records = &opened.records;
    let mut game = replay(records).map_err(|_| CommandError::not_a_journal(path))?;
    let mut at = records.last().map_or(Moment::START, |record| record.at);
    let wall_ms = records.first().map_or(0, |record| record.wall_ms);
    if let Some(ply) = asked.ply {
        let known = format!("0 .. {}", game.line().len());
        let wrong = || CommandError::usage(invalid_value("ply", &ply.to_string(), &known));
        if ply > game.line().len() {
            return Err(wrong());
        }
        (game, at) = at_ply(records, ply).ok_or_else(wrong)?;
    }
    let owners = match asked.sheet {
        Some(SheetOwner::White) => vec![Color::White],
        Some(SheetOwner::Black) => vec![Color::Black],
        Some(SheetOwner::Both) | None => Color::ALL.to_vec(),
    };
    let sheets = || -> Vec<PrintedSheet> {
        let words = opened.mark_on_paper.filter(|_| asked.ply.is_none()).map(|mark| mark.words().join(" "));
        papers::sheets_of(&game, &owners, wall_ms, words.as_deref(), wording)
    };
    Ok(match asked.form() {
        ExportFormat::Pgn | ExportFormat::Live => match asked.sheet {
            Some(_) => owners.iter().map(|owner| exports::pgn_of_sheet(&game, *owner, wall_ms)).collect::<String>(),
            None => exports::pgn(&game, wall_ms),
        }
        .into_bytes(),
        ExportFormat::Scoresheet => {
            without_hidden_signs(&sheets().iter().map(PrintedSheet::text).collect::<Vec<_>>().join("\n\n")).into_bytes()
        }
        ExportFormat::Html => papers::html(&sheets()).into_bytes(),
        ExportFormat::Pdf => {
            let sheets = sheets();
            let missing = papers::letters_missing(&sheets);
            if !missing.is_empty() {
                note(&wording.letters_missing(&missing));
            }
            papers::pdf(&sheets)
        }
        ExportFormat::Brf => braille::embossed(&game, wall_ms, wording),
        ExportFormat::Braille => braille::unicode(&game, wall_ms, wording).into_bytes(),
        ExportFormat::Trf => exports::trf(&game, wall_ms).into_bytes(),
        ExportFormat::Json => without_hidden_signs(&json_of(&game, at)).into_bytes(),
        ExportFormat::Report => {
            let length = if asked.all { ReportLength::All } else { ReportLength::Page };
            without_hidden_signs(&report_of(path, opened, length, wording)?).into_bytes()
        }
        ExportFormat::Svg => diagram::diagram(&game, wording).into_bytes(),
        ExportFormat::Clocks => diagram::clock_chart(&game, wording).into_bytes(),
        ExportFormat::Fen => format!("{}\n", diagram::fen(&game)).into_bytes(),
    })
}

/// The tags, the moves with the clocks after them, and how the game stands, as one object.
fn json_of(game: &Game, at: Moment) -> String {
    let terms = game.terms();
    let moves: Vec<_> = game
        .line()
        .iter()
        .enumerate()
        .map(|(ply, completed)| {
            let left = |color| completed.readings[color].remaining.map(|span| span.0);
            json!({
                "ply": ply + 1,
                "move": completed.half_move.to_string(),
                "at_ms": completed.at.0,
                "used_ms": game.time_used_for(ply).map(|used| used.0),
                "white_ms": left(Color::White),
                "black_ms": left(Color::Black),
            })
        })
        .collect();
    let tags: serde_json::Map<_, _> = terms.tags.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
    let object = json!({
        "white": terms.players.white.name,
        "black": terms.players.black.name,
        "tags": tags,
        "moves": moves,
        "end": end_of(game, at),
    });
    format!("{object}\n")
}

/// How often the record is looked at.
const LOOK: Duration = Duration::from_millis(500);

/// Writes the PGN each time something is recorded, until the game is over or left, or the program is ended.
///
/// # Errors
///
/// Where it is no record of a game, or the PGN cannot be written under that name.
pub fn keep(path: &Path, output: &Path, wording: &Wording) -> Result<(), CommandError> {
    let failed = |error| CommandError::failure(trouble(&error));
    let records = journal::read(path).map_err(failed)?.records;
    let mut game = replay(records.get(..1).unwrap_or_default()).map_err(failed)?;
    let opened_ms = records.first().map_or(0, |record| record.wall_ms);
    if is_same_file(output, path) {
        let path = output.display().to_string();
        return Err(CommandError::usage(Trouble::Record(RecordTrouble::IsTheRecord { path })));
    }
    let before = written_before(output, &records, game.clone(), opened_ms);
    if before.is_none() && output.symlink_metadata().is_ok() {
        let path = output.display().to_string();
        return Err(CommandError::failure(Trouble::Record(RecordTrouble::Exists { path })));
    }
    let mut file = OwnFile::new(output.to_owned(), before);
    let mut record = FollowedRecord::new(path);
    let (to, signals) = mpsc::channel();
    // Without signals it is ended like any other program.
    let _ = watch_signals(move |signal| to.send(signal).is_ok());
    loop {
        match record.look() {
            Found::Fresh(fresh) => {
                fresh.iter().skip_while(|record| record.seq == 0).for_each(|one| one.apply_to(&mut game));
                let (text, before) = (pgn(&game, opened_ms), file.path().to_owned());
                let written = file.write(text.as_bytes());
                let now = written.map_err(|error| CommandError::failure(not_written(output, &error)))?;
                if now != before {
                    let elsewhere = wording.pgn_elsewhere(&before.display().to_string(), &now.display().to_string());
                    note(&elsewhere.printed);
                }
                if fresh.last().is_some_and(is_the_end) {
                    return Ok(());
                }
                continue;
            }
            Found::Changed(WatchedRecord::Deleted | WatchedRecord::Damaged | WatchedRecord::Replaced) => {
                return Err(journal::read(path).map_or_else(failed, |_| CommandError::not_a_journal(path)));
            }
            Found::Changed(WatchedRecord::NotPlayed) => return Ok(()),
            Found::Changed(WatchedRecord::Played) | Found::Nothing => {}
        }
        match signals.recv_timeout(LOOK) {
            Ok(Signal::End) | Err(RecvTimeoutError::Disconnected) => return Ok(()),
            Ok(_) | Err(RecvTimeoutError::Timeout) => {}
        }
    }
}

fn is_the_end(record: &Record) -> bool {
    matches!(record.event, Event::Game(GameEvent::RecordClosed | GameEvent::RecordLeft))
}

/// The file under that name, where it is the PGN of this game as it stood at some moment.
fn written_before(output: &Path, records: &[Record], mut game: Game, opened_ms: u64) -> Option<Vec<u8>> {
    let there = input_file::read(output, LONGEST_TEXT).ok()?;
    records
        .iter()
        .any(|record| {
            record.apply_to(&mut game);
            pgn(&game, opened_ms).as_bytes() == there
        })
        .then_some(there)
}
