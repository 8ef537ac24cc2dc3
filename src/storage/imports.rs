//! The record of a game that was not played here, made from a PGN: the whole of it at once, as it is written to disk.

use shakmaty::{Chess, Color, Position};

use super::calendar::beginning_of;
use super::journal::{Chain, Record};
use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::game::clock::time_control::TimeControl;
use crate::game::event::{Event, GameEvent, MoveEvent};
use crate::game::laws::edition::Edition;
use crate::game::laws::result::{GameResult, Reason};
use crate::game::moves::imported::ImportedMove;
use crate::game::people::{Actor, Player, Registration};
use crate::game::terms::{Imported, Terms, Timekeeper};
use crate::notation::pgn::{FORFEIT, PgnGame, TERMINATION, UNTERMINATED};
use crate::notation::{NotationForm, SheetLanguage, write};
use crate::wording::Wording;
use shakmaty::ByColor;

/// The lines of the record. Its moments are the beginning of the day of the game, where that is known; `now_ms` (since
/// 1970) where it is not. `program` is the version that makes it.
pub fn record_of(game: &PgnGame, now_ms: u64, program: &str, wording: &Wording) -> String {
    let terms = terms(game, wording);
    let language = SheetLanguage::of_sheet(&Game::new(terms.clone()), Color::White);
    let wall_ms = opened_ms(game.tag("Date"), now_ms);
    let mut lines =
        Lines { game: Game::new(terms.clone()), chain: Chain::new(), wall_ms, count: 0, text: String::new() };
    lines.push(Event::Game(GameEvent::RecordOpened { terms: Box::new(terms), program: Some(program.to_owned()) }));
    if !game.plies.is_empty() {
        lines.push(Event::Game(GameEvent::PlayBegun));
    }
    for ply in &game.plies {
        let text = write(ply.half_move, lines.game.position(), language, NotationForm::Short);
        let mut comment: Vec<&str> = ply.comment.split_whitespace().collect();
        let draw_offer = comment.contains(&"(=)");
        comment.retain(|word| *word != "(=)");
        lines.push(Event::Move(MoveEvent::MoveImported(ImportedMove {
            half_move: ply.half_move,
            text,
            draw_offer,
            clock: ply.clock,
            used: ply.used,
            marks: ply.marks.clone(),
            comment: comment.join(" "),
            variations: ply.variations.clone(),
        })));
    }
    let result = result_of(game, lines.game.position());
    lines.push(match result {
        Some(result) => Event::ended(result),
        None => Event::Game(GameEvent::RecordLeft),
    });
    if result.is_some() {
        lines.push(Event::Game(GameEvent::RecordClosed));
    }
    lines.text
}

/// The lines so far, and the game that they make.
struct Lines {
    game: Game,
    chain: Chain,
    wall_ms: u64,
    count: u64,
    text: String,
}

impl Lines {
    fn push(&mut self, event: Event) {
        let time = self.game.apply_timed(Moment::START, &event);
        let record = Record {
            seq: self.count,
            at: Moment::START,
            wall_ms: self.wall_ms,
            by: Actor::Program,
            source: None,
            seat: None,
            arrived: None,
            event,
            time,
        };
        self.text.push_str(&record.to_line(&mut self.chain));
        self.count += 1;
    }
}

/// The beginning of the day, by the calendar here. A day before 1970 counts as the first of that year.
fn opened_ms(date: Option<&str>, now_ms: u64) -> u64 {
    let Some(date) = date else { return now_ms };
    let is_before_1970 = || date.get(..4).and_then(|year| year.parse::<u16>().ok()).is_some_and(|year| year < 1970);
    match beginning_of(&date.replace('.', "-")) {
        Some(begun) => begun,
        None if is_before_1970() => 0,
        None => now_ms,
    }
}

/// The terms that the tags state; the others are the usual ones. What the program cannot use stays a tag.
fn terms(game: &PgnGame, wording: &Wording) -> Terms {
    let player = |tag: &str| {
        let name = game.tag(tag).filter(|name| !["", "?"].contains(name)).map(str::to_owned);
        let known = |what: &str| game.tag(&format!("{tag}{what}"));
        let registration = Registration {
            title: known("Title").and_then(|title| title.parse().ok()),
            rating: known("Elo")
                .and_then(|rating| rating.parse().ok())
                .filter(|rating| (1..=Registration::HIGHEST_RATING).contains(rating)),
            // A team can be anything.
            federation: known("Team").filter(|team| Registration::is_federation(team)).map(str::to_owned),
            fide_id: known("FideId").and_then(|id| id.parse().ok()),
        };
        Player { sheet_language: wording.language().to_owned(), registration, name, ..Player::unnamed() }
    };
    let mut terms = Terms::between(player("White"), player("Black"));
    let control = game.tag("TimeControl").and_then(|tag| TimeControl::from_pgn(tag).ok()).unwrap_or(TimeControl::NONE);
    let is_timed = !game.plies.is_empty() && game.plies.iter().all(|ply| ply.clock.is_some());
    // The program's own clock knows a time for both players at every half-move; where none was noted, none is known.
    if !(is_timed && control.limits_time()) {
        terms.timekeeper = Timekeeper::TableClock;
    }
    terms.time = ByColor::new_with(|_| control.clone());
    terms.edition = game.tag("Date").and_then(Edition::in_force_on).unwrap_or_default();
    (terms.start, terms.castling_mode) = (game.start.clone(), game.mode);
    terms.tags = game.tags.iter().filter(|(name, _)| !["White", "Black"].contains(&name.as_str())).cloned().collect();
    terms.imported = Some(Imported { comment: game.comment.clone() });
    terms
}

/// The result that is recorded: a mate and a stalemate are facts of the last position, unless the game says that it did
/// not end, everything else is what was written.
fn result_of(game: &PgnGame, last: &Chess) -> Option<GameResult> {
    let may_be_over = !game.plies.is_empty() && game.tag(TERMINATION) != Some(UNTERMINATED);
    if may_be_over && last.is_checkmate() {
        return Some(GameResult::won_by(!last.turn(), Reason::Checkmate));
    }
    if may_be_over && last.is_stalemate() {
        return Some(GameResult::drawn(Reason::Stalemate));
    }
    let is_forfeit = game.plies.is_empty()
        && game.score.is_some_and(|points| game.tag(FORFEIT) == Some(&format!("{}-{}", points.white, points.black)));
    let reason = match game.tag(TERMINATION).map(str::to_lowercase).as_deref() {
        Some("time forfeit") => Reason::Time,
        Some("adjudication") => Reason::Arbiter,
        Some(_) | None if is_forfeit => Reason::Forfeit,
        Some(_) | None => Reason::NotGiven,
    };
    game.score.map(|points| GameResult { points, reason, no_mate: None })
}
