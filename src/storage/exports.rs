//! A recorded game in formats of other programs: PGN and a tournament report.

use std::path::{Path, PathBuf};

use shakmaty::{Color, Position};

use super::calendar::date;
use super::pairings::Outcome;
use crate::game::Game;
use crate::game::laws::result::{Points, Reason};
use crate::game::people::Title;
use crate::game::records::scoresheet::{Meaning, Scoresheet};
use crate::game::terms::PointSystem;
use crate::notation::openings::opening_of;
use crate::notation::pgn::{PgnGame, PgnPly, write_pgn};
use crate::wording::without_hidden_signs;

/// The game as a PGN that other programs read. `wall_ms` is when it was opened (UTC).
pub fn pgn(game: &Game, wall_ms: u64) -> String {
    without_hidden_signs(&write_pgn(&pgn_game(game, wall_ms)))
}

/// A player's scoresheet as a PGN, up to the first entry that is not one legal half-move; the rest is a comment.
pub fn pgn_of_sheet(game: &Game, owner: Color, wall_ms: u64) -> String {
    let mut pgn = pgn_game(game, wall_ms);
    let entries = &game.sheet(owner).entries;
    let mut position = game.terms().start.clone();
    pgn.plies.clear();
    for entry in entries {
        let Meaning::HalfMove(half_move) = &entry.meaning else { break };
        let Some(mv) = half_move.legal_in(&position) else { break };
        position.play_unchecked(mv);
        let comment = if entry.draw_offer { "(=)".to_owned() } else { String::new() };
        pgn.plies.push(PgnPly { comment, ..PgnPly::bare(*half_move) });
    }
    let rest: Vec<&str> = entries.iter().skip(pgn.plies.len()).map(|entry| entry.text.as_str()).collect();
    if !rest.is_empty() {
        let noted = pgn.plies.last_mut().map_or(&mut pgn.comment, |ply| &mut ply.comment);
        *noted = format!("{noted} as written: {}", rest.join(" ")).trim_start().to_owned();
    }
    without_hidden_signs(&write_pgn(&pgn))
}

fn pgn_game(game: &Game, wall_ms: u64) -> PgnGame {
    let terms = game.terms();
    let mut pgn = PgnGame::new(terms.start.clone(), terms.castling_mode);
    let agreed = |name: &str| terms.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.clone());
    let mut tag = |name: &str, value: String| pgn.tags.push((name.to_owned(), value));
    tag("Event", agreed("Event").unwrap_or_else(|| "?".into()));
    tag("Site", agreed("Site").unwrap_or_else(|| "?".into()));
    let is_imported = terms.imported.is_some();
    let unknown = || "????.??.??".to_owned();
    let today = || if is_imported { unknown() } else { date(wall_ms).replace('-', ".") };
    tag("Date", agreed("Date").unwrap_or_else(today));
    tag("Round", agreed("Round").unwrap_or_else(|| "?".into()));
    let name = |color: Color| terms.players[color].name.clone().unwrap_or_else(|| "?".into());
    tag("White", name(Color::White));
    tag("Black", name(Color::Black));
    for color in Color::ALL {
        let known = &terms.players[color].registration;
        let values = [
            ("Title", known.title.map(|title| title.letters().to_owned())),
            ("Elo", known.rating.map(|rating| rating.to_string())),
            ("Team", known.federation.clone()),
            ("FideId", known.fide_id.map(|id| id.to_string())),
        ];
        values.into_iter().filter_map(|(name, value)| Some((name, value?))).for_each(|(name, value)| {
            tag(&format!("{}{name}", side(color)), value);
        });
    }
    // The tag holds one time control for both players.
    let same = terms.time.white == terms.time.black;
    let is_known = same && (terms.time.white.limits_time() || !game.clock().is_on_the_table());
    // What a PGN says of a game that was taken over is said as it stood there, and nothing else.
    if !is_imported {
        tag("TimeControl", if is_known { terms.time.white.pgn() } else { "?".into() });
        tag("Termination", termination(game).map(str::to_owned).or(agreed("Termination")).unwrap_or("normal".into()));
    }
    if terms.points != PointSystem::Ordinary {
        tag("PointSystem", terms.points.name().into());
    }
    let signed: Vec<&str> = Color::ALL.into_iter().filter(|color| game.has_signed(*color)).map(side).collect();
    if !signed.is_empty() {
        tag("Signed", signed.join(", "));
    }
    // PGN has the same result for a game lost on the board and one not played.
    if let Some(result) = game.result().filter(|result| result.reason == Reason::Forfeit) {
        tag("Forfeit", result.score());
    }
    // The other agreed tags; `write_pgn` keeps the first of each name.
    for (name, value) in &terms.tags {
        tag(name, value.clone());
    }
    // Nobody learns it from a file that grows with the game.
    if let Some(opening) = game.result().and_then(|_| opening_of(game)) {
        tag("ECO", opening.code.into());
        tag("Opening", opening.name);
    }
    pgn.score = game.result().map(|result| result.points);
    pgn.comment = terms.imported.as_ref().map(|imported| imported.comment.clone()).unwrap_or_default();
    pgn.plies = game
        .line()
        .iter()
        .enumerate()
        .map(|(ply, completed)| {
            let (_, mover) = game.number_at(ply);
            let clock = completed.readings[mover].remaining;
            let offer = if has_draw_offer(game.sheet(mover), ply) { "(=)" } else { "" };
            let noted = completed.imported.as_ref();
            let comment = format!("{offer} {}", noted.map_or("", |noted| &noted.comment)).trim().to_owned();
            let used = noted.map_or_else(|| clock.and_then(|_| game.time_used_for(ply)), |noted| noted.used);
            let marks = noted.map(|noted| noted.marks.clone()).unwrap_or_default();
            let variations = noted.map(|noted| noted.variations.clone()).unwrap_or_default();
            PgnPly { half_move: completed.half_move, clock, used, marks, comment, variations }
        })
        .collect();
    pgn
}

/// The day of a game, as far as it is known: that of its tags, `2026-11-20` or `1999`; else that on which its record
/// was opened, at `wall_ms` (UTC), if it was played here.
pub fn day_of(game: &Game, wall_ms: u64) -> Option<String> {
    let terms = game.terms();
    match terms.tags.iter().find(|(name, _)| name == "Date") {
        Some((_, written)) => {
            let known = written.trim().trim_end_matches(".??");
            known.starts_with(|c: char| c.is_ascii_digit()).then(|| known.replace('.', "-"))
        }
        None => terms.imported.is_none().then(|| date(wall_ms)),
    }
}

/// The PGN beside a record: never the record itself.
pub fn pgn_beside(record: &Path) -> PathBuf {
    let pgn = record.with_extension("pgn");
    if pgn == record { record.with_extension("pgn.pgn") } else { pgn }
}

fn side(color: Color) -> &'static str {
    color.fold_wb("White", "Black")
}

fn has_draw_offer(sheet: &Scoresheet, ply: usize) -> bool {
    sheet.entries.get(ply).is_some_and(|entry| entry.draw_offer)
}

/// The value of the tag `Termination`; `None` if the reason is not known.
fn termination(game: &Game) -> Option<&'static str> {
    Some(match game.result().map(|result| result.reason) {
        None => "unterminated",
        Some(Reason::Time) => "time forfeit",
        Some(Reason::IllegalMoves | Reason::SealedMove) => "rules infraction",
        Some(Reason::Forfeit) => "unterminated",
        Some(Reason::Arbiter) => "adjudication",
        Some(Reason::NotGiven) => return None,
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
            | Reason::BothFlagsAtTheClaim
            | Reason::Fivefold
            | Reason::SeventyFiveMoves
            | Reason::IllegalPosition,
        ) => "normal",
    })
}

/// Text escaped for HTML and SVG, without signs that are obeyed or not seen.
pub(super) fn escaped(text: &str) -> String {
    plain(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The result as a tournament report (TRF): one tournament with two players and one round. Lines end with CR LF.
pub fn trf(game: &Game, wall_ms: u64) -> String {
    let terms = game.terms();
    let tag = |name: &str| terms.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str());
    let mut lines = vec![
        format!("012 {}", plain(tag("Event").unwrap_or("?"))),
        format!("022 {}", plain(tag("Site").unwrap_or("?"))),
    ];
    if let Some(day) = day_of(game, wall_ms) {
        let day = plain(&day).replace('-', "/");
        lines.extend([format!("042 {day}"), format!("052 {day}")]);
    }
    lines.push("062 2".to_owned());
    if terms.points == PointSystem::ThreeOneZero {
        lines.push("162  W 3.0    D 1.0    L 0.0".to_owned());
    }
    if terms.time.white == terms.time.black && terms.imported.is_none() {
        lines.push(format!("222 {}", terms.time.white.pgn()));
    }
    lines.extend(Color::ALL.map(|color| player(game, color)));
    lines.into_iter().map(|line| line + "\r\n").collect()
}

/// A player's line: number in columns 5 to 8, title in 11 to 13, name in 15 to 47, rating in 49 to 52, federation in 54
/// to 56, FIDE number in 58 to 68, points in 81 to 84, rank in 86 to 89, and from 92 on the opponent, the colour and
/// the result of the round.
fn player(game: &Game, color: Color) -> String {
    let number = color.fold_wb(1, 2);
    let name: String = plain(game.terms().players[color].name.as_deref().unwrap_or("?")).chars().take(33).collect();
    let result = game.result();
    let half = result.map_or(Points::Zero, |result| result.points[color]);
    let given = result.map_or(0, |result| game.half_points_given(&result)[color]);
    let points = format!("{}.{}", given / 2, 5 * (given % 2));
    // Not known yet, as of an adjourned game.
    let sign = Outcome::of(game).map_or('X', |outcome| outcome.sign(color));
    let rank = if half == Points::One || color.is_white() && half == Points::Half { 1 } else { 2 };
    let letter = color.fold_wb('w', 'b');
    let opponent = 3 - number;
    let known = &game.terms().players[color].registration;
    let title = known.title.map_or("", Title::letters);
    let rating = known.rating.map(|rating| rating.to_string()).unwrap_or_default();
    let federation = known.federation.as_deref().unwrap_or_default();
    let id = known.fide_id.map(|id| id.to_string()).unwrap_or_default();
    format!(
        "001 {number:>4}  {title:>3} {name:<33} {rating:>4} {federation:>3} {id:>11}{:12}{points:>4} {rank:>4}  \
         {opponent:>4} {letter} {sign}",
        ""
    )
}

/// Text for one line, without signs that are obeyed or not seen.
pub(super) fn plain(text: &str) -> String {
    without_hidden_signs(text).replace(['\n', '\t'], " ")
}
