//! `annabella games`: the games that are kept, the newest first.

use clap::Args;
use serde_json::json;
use shakmaty::{ByColor, Color};

use crate::commands::chosen_record::Wanted;
use crate::commands::guide::rows;
use crate::commands::output::{note, print, show_page};
use crate::options::error::CommandError;
use crate::storage::calendar::date_and_minute;
use crate::storage::games::kept_games;
use crate::storage::journal::{self, trouble};
use crate::storage::library::{Ended, GameStanding, RecordedGame};
use crate::time::unix_ms;
use crate::ui::lines::Columns;
use crate::wording::{ListedGame, ListedStanding, Wording};

// What `games` lists.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct Games {
    /// Only games with a player whose name contains this; capitals and accents make no difference.
    #[arg(long, value_name = "NAME")]
    pub player: Option<String>,
    /// Only games in which something was recorded since that day: 2026-11-20.
    #[arg(long, value_name = "DAY")]
    pub since: Option<String>,
    /// Only games that are not over.
    #[arg(long)]
    pub unfinished: bool,
    /// One JSON object a line.
    #[arg(long)]
    pub json: bool,
    /// The language of the words.
    #[arg(long)]
    pub lang: Option<String>,
}

/// Lists the games that fit.
///
/// # Errors
///
/// Where the day cannot be read, or the list cannot be printed.
pub fn games(asked: &Games, wording: &Wording, pager: Option<&str>) -> Result<(), CommandError> {
    let wanted = Wanted::of(asked.player.as_deref(), asked.since.as_deref())?;
    let library = kept_games(unix_ms());
    if library.removed > 0 {
        note(&wording.unplayed_removed(library.removed));
    }
    let fits = |entry: &&RecordedGame| {
        let is_unfinished = matches!(entry.summary.standing, GameStanding::Unfinished { .. } | GameStanding::NotBegun);
        wanted.fits(entry) && (!asked.unfinished || is_unfinished)
    };
    let columns = Columns::of_output().cells();
    let in_rows = |entry| rows("", &in_words(entry, wording), columns);
    let lines: Vec<String> =
        library.newest().filter(fits).map(|entry| if asked.json { in_json(entry) } else { in_rows(entry) }).collect();
    if lines.is_empty() && !asked.json {
        return print(&(wording.no_games() + "\n"));
    }
    show_page(&lines.concat(), |_| false, pager.filter(|_| !asked.json))
}

fn in_words(entry: &RecordedGame, wording: &Wording) -> String {
    let summary = &entry.summary;
    let is_over = matches!(summary.standing, GameStanding::Over(_));
    let standing = match &summary.standing {
        GameStanding::Unreadable => {
            let why = match journal::read(&entry.path) {
                Err(error) => wording.trouble(&trouble(&error)),
                Ok(opened) => super::show::end_trouble(&entry.path, &opened)
                    .map(|trouble| wording.record_trouble(&trouble))
                    .unwrap_or_default(),
            };
            return wording.listed_unreadable(entry.number, &why);
        }
        _ if !is_over && entry.is_being_played() => ListedStanding::BeingPlayed,
        GameStanding::NotBegun => ListedStanding::NotBegun,
        GameStanding::Unfinished { to_move } => ListedStanding::Unfinished(*to_move),
        GameStanding::Over(ended) if *ended == Ended::cancelled() => ListedStanding::Cancelled,
        GameStanding::Over(ended) => ListedStanding::Over { score: &ended.score, reason: &ended.reason },
    };
    wording.listed_game(&ListedGame {
        number: entry.number,
        players: wording.named(summary.players.as_ref().map(Option::as_deref)),
        begun: match (summary.is_imported, &summary.day) {
            (false, _) => date_and_minute(summary.opened_ms),
            (true, Some(day)) => day.clone(),
            (true, None) => wording.no_date(),
        },
        plies: summary.plies,
        last_move: summary.last_move.as_ref().map(|last| (last.half_move, &last.before)),
        standing,
        match_score: summary
            .rematch
            .as_ref()
            .map(|rematch| ByColor { white: rematch.white_half_points, black: rematch.black_half_points }),
    })
}

/// One object on a line.
fn in_json(entry: &RecordedGame) -> String {
    let summary = &entry.summary;
    let (standing, to_move, ended) = match &summary.standing {
        GameStanding::NotBegun => ("not_begun", None, None),
        GameStanding::Unfinished { to_move } => ("unfinished", Some(*to_move), None),
        GameStanding::Over(ended) => ("over", None, Some(ended)),
        GameStanding::Unreadable => ("unreadable", None, None),
    };
    let mut object = json!({
        "number": entry.number,
        "file": entry.path.display().to_string(),
        "white": summary.players.white,
        "black": summary.players.black,
        "opened_ms": summary.opened_ms,
        "last_ms": summary.last_ms,
        "plies": summary.plies,
        "last_move": summary.last_move.as_ref().map(|last| last.half_move.to_string()),
        "standing": standing,
        "to_move": to_move.map(|color: Color| color.fold_wb("white", "black")),
        "result": ended.map(|ended| ended.score.as_str()),
        "reason": ended.map(|ended| ended.reason.as_str()),
    });
    if summary.is_imported {
        object["imported"] = json!(true);
        object["date"] = json!(summary.day);
    }
    if let Some(rematch) = &summary.rematch {
        object["rematch_of"] = json!(rematch.of);
        object["white_match_half_points"] = json!(rematch.white_half_points);
        object["black_match_half_points"] = json!(rematch.black_half_points);
    }
    format!("{object}\n")
}
