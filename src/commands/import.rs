//! `annabella import`: games of a PGN file as records, as if they had been played here.

use std::path::{Path, PathBuf};

use clap::Args;
use shakmaty::{ByColor, Color};

use crate::commands::output::print;
use crate::game::Game;
use crate::game::clock::moment::{Moment, Span};
use crate::game::clock::time_control::TimeControl;
use crate::game::command::{AnnouncedMove, ClockCommand, Command, GameCommand, MoveCommand};
use crate::game::laws::result::Reason;
use crate::game::people::{Actor, Player, Registration};
use crate::game::terms::{Terms, Timekeeper};
use crate::notation::pgn::{NotAPgn, PgnGame, PgnPly, Problem, read_pgn};
use crate::notation::{NotationForm, SheetLanguage, write};
use crate::options::arguments::invalid_value;
use crate::options::error::CommandError;
use crate::session::Session;
use crate::storage::calendar::beginning_of;
use crate::storage::games::new_record;
use crate::storage::input_file::{self, LONGEST_TEXT};
use crate::storage::journal::{Journal, JournalError, Keeping, opening, trouble};
use crate::time::{Stamp, unix_ms};
use crate::wording::{RecordTrouble, Trouble, Wording};

// What `import` makes records of.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct Import {
    /// The PGN file.
    pub file: PathBuf,
    /// Only this game of the file, counted from 1. By default all of them.
    #[arg(long, value_name = "N")]
    pub game: Option<usize>,
    /// The file in which the game is recorded. By default one for each game in the data directory.
    #[arg(long, value_name = "FILE")]
    pub journal: Option<PathBuf>,
    /// The language of the words.
    #[arg(long)]
    pub lang: Option<String>,
}

/// Makes a record of each game, or of the one asked for, and prints where they are.
///
/// # Errors
///
/// If the file is not a PGN that can be followed, or a record cannot be created.
pub fn import(asked: &Import, wording: &Wording) -> Result<(), CommandError> {
    let games = games_in(&asked.file)?;
    let known = format!("1 .. {}", games.len());
    let wanted = match asked.game {
        Some(number) => {
            let wrong = || CommandError::usage(invalid_value("game", &number.to_string(), &known));
            let game = number.checked_sub(1).and_then(|at| games.get(at)).ok_or_else(wrong)?;
            vec![(number, game)]
        }
        None => (1..).zip(&games).collect(),
    };
    if asked.journal.is_some() && wanted.len() > 1 {
        return Err(CommandError::usage(invalid_value("game", "", &known)));
    }
    for (number, game) in wanted {
        let path = imported(game, (&asked.file, number), asked.journal.as_deref(), wording)?;
        print(&(wording.imported(&path.display().to_string()) + "\n"))?;
    }
    Ok(())
}

/// The games of a PGN file, at least one.
///
/// # Errors
///
/// If it cannot be read, or is not a PGN that can be followed.
pub fn games_in(path: &Path) -> Result<Vec<PgnGame>, CommandError> {
    let bytes = input_file::read(path, LONGEST_TEXT).map_err(|error| CommandError::failure(opening(path, &error)))?;
    read_pgn(&bytes).map_err(|fault| not_a_pgn(path, fault))
}

fn not_a_pgn(path: &Path, fault: NotAPgn) -> CommandError {
    CommandError::usage(Trouble::NotAPgn { path: path.display().to_string(), fault })
}

/// Makes the record of a game. `from` is the file and the number of the game in it, for errors.
fn imported(
    game: &PgnGame,
    from: (&Path, usize),
    journal: Option<&Path>,
    wording: &Wording,
) -> Result<PathBuf, CommandError> {
    let failed = |error: JournalError| CommandError::failure(trouble(&error));
    let opened_ms = game.tag("Date").and_then(|date| beginning_of(&date.replace('.', "-"))).unwrap_or_else(unix_ms);
    let journal = match journal {
        Some(path) => Journal::create(path),
        None => new_record(unix_ms()),
    };
    let journal = journal.map_err(failed)?;
    let path = journal.path().to_owned();
    let words = Wording::new(wording.language()).unwrap_or_default();
    let start = stamp(opened_ms, Moment::START);
    let (session, _) = Session::open(terms(game, wording), Some(journal), words, start);
    let mut replayed = Replayed { session, opened_ms, at: Moment::START };
    if let Err((line, problem)) = replayed.play(game) {
        drop(replayed);
        // A record of half a game is useless, and was never shown.
        let _ = std::fs::remove_file(&path);
        let (file, number) = from;
        return Err(not_a_pgn(file, NotAPgn { game: number, line, problem }));
    }
    let at = replayed.at;
    replayed.session.table.leave(stamp(opened_ms, at));
    match replayed.session.table.keeping() {
        Some(Keeping::Here) => Ok(path),
        _ => Err(CommandError::failure(Trouble::Record(RecordTrouble::NowhereAtTheEnd))),
    }
}

/// The terms that the tags state; the others are the usual ones.
fn terms(game: &PgnGame, wording: &Wording) -> Terms {
    let player = |tag: &str, color| {
        let name = game.tag(tag).map(str::to_owned).unwrap_or_else(|| wording.player(color));
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
        Player { sheet_language: wording.language().to_owned(), registration, ..Player::named(name) }
    };
    let mut terms = Terms::between(player("White", Color::White), player("Black", Color::Black));
    let control = game.tag("TimeControl").and_then(|tag| TimeControl::from_pgn(tag).ok()).unwrap_or(TimeControl::NONE);
    if !control.limits_time() && game.plies.iter().any(|ply| ply.clock.is_some()) {
        // Nobody says how the clocks ran: the times are those that were read off.
        terms.timekeeper = Timekeeper::TableClock;
    }
    terms.time = ByColor::new_with(|_| control.clone());
    (terms.start, terms.castling_mode) = (game.start.clone(), game.mode);
    let own = ["White", "Black", "TimeControl"];
    terms.tags = game.tags.iter().filter(|(name, _)| !own.contains(&name.as_str())).cloned().collect();
    terms
}

fn stamp(opened_ms: u64, at: Moment) -> Stamp {
    Stamp { at, wall_ms: opened_ms.saturating_add(at.0), ..Stamp::default() }
}

/// A game that is played again.
struct Replayed {
    session: Session,
    opened_ms: u64,
    at: Moment,
}

impl Replayed {
    /// Plays the whole game.
    ///
    /// # Errors
    ///
    /// The line of the file, from 1, in which it contradicts the Laws, and how.
    fn play(&mut self, game: &PgnGame) -> Result<(), (usize, Problem)> {
        let arbiter = |command| (Actor::Arbiter, Command::Game(command));
        if !game.comment.is_empty() {
            self.says(arbiter(GameCommand::Note(game.comment.clone())));
        }
        self.read_off_the_clocks(game);
        if !game.plies.is_empty() {
            self.says(arbiter(GameCommand::Begin));
        }
        for (ply, entry) in game.plies.iter().enumerate() {
            self.half_move(entry);
            if self.game().line().len() != ply + 1 {
                let (number, mover) = self.game().number_at(ply);
                let at = mover.fold_wb(format!("{number}."), format!("{number}..."));
                return Err((game.lines.get(ply).copied().unwrap_or(1), Problem::Over { at }));
            }
        }
        match (game.score, self.game().result()) {
            (Some(points), Some(result)) if points != result.points => {
                let text = format!("{}-{}", points.white, points.black);
                let problem = Problem::Result { text, result: result.score() };
                Err((game.lines.last().copied().unwrap_or(1), problem))
            }
            (Some(points), None) => {
                let reason = reason(game.tag("Termination"));
                self.says(arbiter(GameCommand::DeclareResult { points, reason, words: String::new() }));
                Ok(())
            }
            (Some(_), Some(_)) | (None, _) => Ok(()),
        }
    }

    /// Sets clocks whose time control is not known to what was read off first.
    fn read_off_the_clocks(&mut self, game: &PgnGame) {
        if !self.game().clock().is_on_the_table() {
            return;
        }
        let first = |color| {
            let of_color = (0..).zip(&game.plies).filter(|(ply, _)| self.game().number_at(*ply).1 == color);
            of_color.filter_map(|(_, entry)| entry.clock).next()
        };
        let (white, black) = (first(Color::White), first(Color::Black));
        let times = ByColor { white: white.or(black), black: black.or(white) };
        self.says((Actor::Arbiter, Command::Clock(ClockCommand::Set(times))));
    }

    fn half_move(&mut self, entry: &PgnPly) {
        let mover = self.game().to_move();
        let by = Actor::Player(mover);
        self.at = self.at.plus(self.thought(mover, entry));
        let draw_offer = entry.comment.split_whitespace().any(|word| word == "(=)");
        let text = write(entry.half_move, self.game().position(), SheetLanguage::English, NotationForm::Short);
        let announced = AnnouncedMove { half_move: entry.half_move, text, draw_offer };
        self.says((by, Command::Move(MoveCommand::Announce(announced))));
        if self.game().result().is_none() {
            self.set_for_the_press(mover, entry);
            self.says((by, Command::Move(MoveCommand::Complete)));
        }
        let comment = entry.comment.replace("(=)", "");
        if !comment.trim().is_empty() {
            self.says((Actor::Arbiter, Command::Game(GameCommand::Note(comment.trim().to_owned()))));
        }
    }

    /// Sets the mover's clock if it would show another time after the press than is noted: an arbiter has set it, or it
    /// ran otherwise.
    fn set_for_the_press(&mut self, mover: Color, entry: &PgnPly) {
        let (Some(noted), Some(before)) = (entry.clock, self.game().clock().remaining(mover, self.at)) else { return };
        let mut pressed = self.game().clock().clone();
        pressed.press(mover, self.at);
        let Some(shown) = pressed.remaining(mover, self.at) else { return };
        if shown.whole_seconds() != noted.whole_seconds() {
            let mut times = ByColor::default();
            times[mover] = Some((noted - (shown - before)).max(Span::ZERO));
            self.says((Actor::Arbiter, Command::Clock(ClockCommand::Set(times))));
        }
    }

    /// The thinking time: such that the clock afterwards shows the noted time; else the noted thinking time.
    fn thought(&self, mover: Color, entry: &PgnPly) -> Span {
        let clock = self.game().clock();
        let noted = entry.used.unwrap_or(Span::ZERO);
        let Some(before) = clock.remaining(mover, self.at) else { return noted };
        let after = |thought: Span| {
            let mut pressed = clock.clone();
            let at = self.at.plus(thought);
            pressed.press(mover, at);
            pressed.remaining(mover, at)
        };
        let wanted = entry.clock.and_then(|wanted| {
            let shows =
                |thought: &Span| after(*thought).is_some_and(|left| left.whole_seconds() == wanted.whole_seconds());
            // Both are noted in whole seconds, rounded down, a thought below one second in tenths. What fits both best
            // lies in the middle of all that does.
            let within =
                |ms: i64| -> Vec<Span> { (0..ms).step_by(9).map(|ms| Span(noted.0 + ms)).filter(shows).collect() };
            let in_tenths = if noted < Span::seconds(1) { within(100) } else { Vec::new() };
            let fitting = if in_tenths.is_empty() { within(1000) } else { in_tenths };
            let by_the_clock = after(Span::ZERO)? - wanted;
            let otherwise = [by_the_clock, Span(by_the_clock.0 - 500), Span(by_the_clock.0 - 999)];
            let middle = fitting.get(fitting.len() / 2).copied();
            middle.or_else(|| otherwise.into_iter().find(|thought| thought.0 >= 0 && shows(thought)))
        });
        // No flag falls that did not.
        wanted.unwrap_or(noted).min(Span((before.0 - 1).max(0)))
    }

    fn says(&mut self, (by, command): (Actor, Command)) {
        self.session.command(stamp(self.opened_ms, self.at), by, command);
    }

    fn game(&self) -> &Game {
        self.session.game()
    }
}

/// Why a game ended, if its tag says so.
fn reason(termination: Option<&str>) -> Reason {
    match termination.map(str::to_lowercase).as_deref() {
        Some("time forfeit") => Reason::Time,
        Some("adjudication") => Reason::Arbiter,
        Some(_) | None => Reason::NotGiven,
    }
}
