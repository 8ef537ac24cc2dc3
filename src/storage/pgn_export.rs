//! A recorded game as a PGN.

use std::path::{Path, PathBuf};

use shakmaty::{Color, Position};

use super::calendar::date;
use crate::game::Game;
use crate::game::laws::result::Reason;
use crate::game::records::scoresheet::{Meaning, Scoresheet};
use crate::game::terms::PointSystem;
use crate::notation::pgn::{PgnGame, PgnPly, write_pgn};

/// The game as a PGN that other programs read. `wall_ms` is when it was opened (UTC).
pub fn pgn(game: &Game, wall_ms: u64) -> String {
    write_pgn(&pgn_game(game, wall_ms))
}

/// What one player has written, as a PGN: up to the first entry that is no one legal half-move; what follows is a comment.
pub fn pgn_of_sheet(game: &Game, owner: Color, wall_ms: u64) -> String {
    let mut pgn = pgn_game(game, wall_ms);
    let entries = &game.sheets().get(owner).entries;
    let mut position = game.terms().start.clone();
    pgn.plies.clear();
    for entry in entries {
        let Meaning::HalfMove(half_move) = &entry.meaning else { break };
        let Some(mv) = half_move.legal_in(&position) else { break };
        position.play_unchecked(mv);
        let comment = if entry.draw_offer { "(=)".to_owned() } else { String::new() };
        pgn.plies.push(PgnPly { half_move: *half_move, clock: None, used: None, comment });
    }
    let rest: Vec<&str> = entries.iter().skip(pgn.plies.len()).map(|entry| entry.text.as_str()).collect();
    if !rest.is_empty() {
        let noted = pgn.plies.last_mut().map_or(&mut pgn.comment, |ply| &mut ply.comment);
        *noted = format!("{noted} as written: {}", rest.join(" ")).trim_start().to_owned();
    }
    write_pgn(&pgn)
}

fn pgn_game(game: &Game, wall_ms: u64) -> PgnGame {
    let terms = game.terms();
    let mut pgn = PgnGame::new(terms.start.clone(), terms.castling_mode);
    let agreed = |name: &str| terms.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.clone());
    let mut tag = |name: &str, value: String| pgn.tags.push((name.to_owned(), value));
    tag("Event", agreed("Event").unwrap_or_else(|| "?".into()));
    tag("Site", agreed("Site").unwrap_or_else(|| "?".into()));
    tag("Date", agreed("Date").unwrap_or_else(|| date(wall_ms).replace('-', ".")));
    tag("Round", agreed("Round").unwrap_or_else(|| "?".into()));
    tag("White", terms.players.white.name.clone());
    tag("Black", terms.players.black.name.clone());
    // The tag knows one time control for both players.
    let same = terms.time.white == terms.time.black;
    tag("TimeControl", if same { terms.time.white.pgn() } else { "?".into() });
    tag("Termination", termination(game).into());
    if terms.points != PointSystem::Ordinary {
        tag("PointSystem", terms.points.name().into());
    }
    let signed: Vec<&str> = Color::ALL.into_iter().filter(|color| game.has_signed(*color)).map(side).collect();
    if !signed.is_empty() {
        tag("Signed", signed.join(", "));
    }
    // PGN has one sign for a game that was lost and one that was not played.
    if let Some(result) = game.result().filter(|result| result.reason == Reason::Forfeit) {
        tag("Forfeit", result.score());
    }
    // What else was agreed; a name that stands already is not taken again.
    for (name, value) in &terms.tags {
        tag(name, value.clone());
    }
    pgn.score = game.result().map(|result| result.points);
    pgn.plies = game
        .line()
        .iter()
        .enumerate()
        .map(|(ply, completed)| {
            let (_, mover) = game.number_at(ply);
            let clock = completed.readings.get(mover).remaining;
            let comment = if has_draw_offer(game.sheets().get(mover), ply) { "(=)".to_owned() } else { String::new() };
            let used = clock.map(|_| game.time_used_for(ply));
            PgnPly { half_move: completed.half_move, clock, used, comment }
        })
        .collect();
    pgn
}

/// The name of the PGN beside a record: never that of the record itself.
pub fn beside(record: &Path) -> PathBuf {
    let pgn = record.with_extension("pgn");
    if pgn == record { record.with_extension("pgn.pgn") } else { pgn }
}

fn side(color: Color) -> &'static str {
    color.fold_wb("White", "Black")
}

fn has_draw_offer(sheet: &Scoresheet, ply: usize) -> bool {
    sheet.entries.get(ply).is_some_and(|entry| entry.draw_offer)
}

fn termination(game: &Game) -> &'static str {
    match game.result().map(|result| result.reason) {
        None => "unterminated",
        Some(Reason::Time) => "time forfeit",
        Some(Reason::IllegalMoves | Reason::SealedMove) => "rules infraction",
        Some(Reason::Forfeit) => "unterminated",
        Some(Reason::Arbiter) => "adjudication",
        Some(
            Reason::Checkmate
            | Reason::Resignation
            | Reason::Stalemate
            | Reason::DeadPosition
            | Reason::Agreement
            | Reason::Threefold
            | Reason::FiftyMoves
            | Reason::Quickplay
            | Reason::BothFlags
            | Reason::Fivefold
            | Reason::SeventyFiveMoves
            | Reason::IllegalPosition,
        ) => "normal",
    }
}
