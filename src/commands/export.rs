//! `annabella export`: a recorded game in another form.

use std::path::Path;

use serde_json::json;
use shakmaty::Color;

use crate::cli::{Export, ExportFormat, SheetOwner};
use crate::commands::live;
use crate::commands::output::{note, print, print_bytes};
use crate::commands::show::{at_ply, read_told};
use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::options::error::{CommandError, invalid_value};
use crate::rehearsal::end_of;
use crate::storage::journal::{OpenedRecord, replay};
use crate::storage::whole_file::{self, is_same_file, not_written};
use crate::storage::{braille, exports};
use crate::wording::{RecordTrouble, Trouble, Wording, visible};

/// Writes the record of a game in another form; which record was asked for is decided already.
///
/// # Errors
///
/// Where the record cannot be read or the file cannot be written.
pub fn export(path: &Path, asked: &Export, wording: &Wording) -> Result<(), CommandError> {
    if asked.to == ExportFormat::Live {
        let Some(output) = &asked.output else {
            return Err(CommandError::usage(invalid_value("o", "", "FILE.pgn")));
        };
        return live::keep(path, output);
    }
    let opened = read_told(path, wording)?;
    let bytes = exported(path, &opened, asked, wording)?;
    if matches!(asked.to, ExportFormat::Brf | ExportFormat::Braille) {
        note(&wording.braille_is_provisional());
    }
    match &asked.output {
        // What is text is shown as text; an embosser's file is for an embosser.
        None if asked.to == ExportFormat::Brf => print_bytes(&bytes),
        // Its lines end as the format wants them to, in between no sign is obeyed.
        None if asked.to == ExportFormat::Trf => {
            let text = String::from_utf8_lossy(&bytes).into_owned();
            let lines: Vec<_> = text.split("\r\n").map(visible).collect();
            print_bytes(lines.join("\r\n").as_bytes())
        }
        None => print(&String::from_utf8_lossy(&bytes)),
        Some(output) if is_same_file(output, path) => {
            Err(CommandError::usage(Trouble::Record(RecordTrouble::IsTheRecord { path: output.display().to_string() })))
        }
        Some(output) => {
            whole_file::create(output, &bytes).map_err(|error| CommandError::failure(not_written(output, &error)))
        }
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
    let sheet = asked.sheet.map(|owner| match owner {
        SheetOwner::White => Color::White,
        SheetOwner::Black => Color::Black,
    });
    let owner = sheet.unwrap_or(Color::White);
    // A scoresheet is in its owner's language, where that is one of ours.
    let own = Wording::new(&game.terms().players.get(owner).sheet_language).ok();
    let own = own.as_ref().unwrap_or(wording);
    Ok(match asked.to {
        ExportFormat::Pgn | ExportFormat::Live => match sheet {
            Some(owner) => exports::pgn_of_sheet(&game, owner, wall_ms).into_bytes(),
            None => exports::pgn(&game, wall_ms).into_bytes(),
        },
        ExportFormat::Scoresheet => exports::scoresheet_text(&game, owner, wall_ms, own).into_bytes(),
        ExportFormat::Html => exports::scoresheet_html(&game, owner, wall_ms, own).into_bytes(),
        ExportFormat::Brf => braille::embossed(&game),
        ExportFormat::Braille => braille::unicode(&game).into_bytes(),
        ExportFormat::Trf => exports::trf(&game, wall_ms).into_bytes(),
        ExportFormat::Json => json_of(&game, at).into_bytes(),
        ExportFormat::Report => {
            let start = replay(records.get(..1).unwrap_or_default()).map_err(|_| CommandError::not_a_journal(path))?;
            let lines = wording.report(
                start,
                records.iter().map(|record| (record.at, record.by, &record.event, record.time.as_ref())),
            );
            lines.into_iter().map(|line| line + "\n").collect::<String>().into_bytes()
        }
        ExportFormat::Svg => exports::svg(&game, wording).into_bytes(),
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
            let left = |color| completed.readings.get(color).remaining.map(|span| span.0);
            json!({
                "ply": ply + 1,
                "move": completed.half_move.to_string(),
                "at_ms": completed.at.0,
                "used_ms": game.time_used_for(ply).0,
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
