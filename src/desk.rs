//! What is done away from the table: recorded games shown and exported, scripts rehearsed, scoresheets compared.

use std::fs::{self, File};
use std::io::{self, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use shakmaty::Color;

use crate::cli;
use crate::compare::{self, Telling, Untold, exit_code};
use crate::export;
use crate::game::clock::moment::Moment;
use crate::game::laws::winnable::Budget;
use crate::game::people::Actor;
use crate::game::{Game, Stage};
use crate::journal;
use crate::manner::{FAILED, Stop};
use crate::notation::UnknownLanguage;
use crate::rehearse::{self, Transcript, end_of};
use crate::script::Script;
use crate::session::{replay, trouble};
use crate::settings::{KEYS, Settings};
use crate::terms_asked::wrong;
use crate::winnable;
use crate::wording::{Question, Trouble, Whose, Wording};

/// Compares two written scoresheets, or many pairs of them; gives the exit code.
///
/// # Errors
///
/// Where a language is none or the sheets cannot be compared.
pub fn compare(asked: &cli::Compare, wording: &Wording) -> Result<u8, Stop> {
    let language = |text: &Option<String>| match text.as_deref().map(str::parse) {
        None => Ok(None),
        Some(Ok(language)) => Ok(Some(language)),
        Some(Err(UnknownLanguage(text))) => Err(Stop::misused(Trouble::NotASheetLanguage { text })),
    };
    let request = compare::Request {
        first: asked.first.clone(),
        second: asked.second.clone(),
        languages: [language(&asked.a)?, language(&asked.b)?],
        telling: if asked.json { Telling::Json } else { Telling::Words },
    };
    let mut out = io::stdout().lock();
    match compare::run(&request, wording, &mut ask_at_terminal, &mut out) {
        Ok(verdict) => Ok(exit_code(verdict)),
        Err(Untold::Sheets(trouble)) => Err(Stop::misused(Trouble::Sheets(trouble))),
        // Nobody reads the judgement any more.
        Err(Untold::Output(_)) => Ok(FAILED),
    }
}

/// Says who can still mate on the diagrams asked for; gives the exit code.
///
/// # Errors
///
/// Where an option is wrong or the diagrams cannot be read.
pub fn winnable(asked: &cli::Winnable, wording: &Wording) -> Result<u8, Stop> {
    let winners = match asked.winner.as_deref() {
        None => Color::ALL.to_vec(),
        Some("white") => vec![Color::White],
        Some("black") => vec![Color::Black],
        Some(other) => return Err(Stop::misused(wrong("for", other, "white black"))),
    };
    let patience = asked.budget.as_deref().unwrap_or("30s");
    let Some(patience) = winnable::read_patience(patience) else {
        return Err(Stop::misused(wrong("budget", patience, "500ms 30s 2m")));
    };
    let text = asked.diagram.join(" ");
    let many = text == "-" || Path::new(&text).is_file();
    let telling = match (asked.json, many) {
        (true, _) => winnable::Telling::Json,
        (false, true) => winnable::Telling::Lines,
        (false, false) => winnable::Telling::Sentences,
    };
    let lines = if many { read_text(Path::new(&text)).map_err(Stop::misused)? } else { text };
    let diagrams = lines.lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect();
    let request = winnable::Request { diagrams, winners, budget: Budget::of(patience), telling };
    match winnable::run(&request, wording, &mut io::stdout().lock()) {
        Ok(ending) => Ok(ending as u8),
        // Nobody reads the answers any more.
        Err(_) => Ok(FAILED),
    }
}

/// The answer to a question, where somebody is there to give it.
fn ask_at_terminal(question: &str) -> Option<String> {
    if !io::stdin().is_terminal() {
        return None;
    }
    eprint!("{question} ");
    let mut answer = String::new();
    io::stdin().read_line(&mut answer).ok()?;
    Some(answer.trim().to_owned())
}

/// Shows how a recorded game stands, after `ply` half-moves if that is asked.
///
/// # Errors
///
/// Where the record cannot be read.
pub fn show(path: &Path, ply: Option<usize>, json: bool, wording: &Wording) -> Result<(), Stop> {
    let records = journal::read(path).map_err(|error| Stop::failed(trouble(&error)))?.records;
    let last = records.last().map_or(Moment::START, |record| record.at);
    let mut game = replay(&records).map_err(|_| not_a_journal(path))?;
    if let Some(ply) = ply {
        let plies = game.line().len();
        if ply > plies {
            let known = format!("0 .. {plies}");
            return Err(Stop::misused(wrong("ply", &ply.to_string(), &known)));
        }
        game = at_ply(&records, ply).unwrap_or(game);
    }
    if json {
        print(&format!("{}\n", end_of(&game, last)));
        return Ok(());
    }
    let mut text = format!("{}\n", wording.status(&game));
    for question in [Question::Moves(None), Question::Clock(Whose::Both)] {
        text.extend(wording.answer(&game, last, Actor::Arbiter, &question).into_iter().map(|u| u.printed + "\n"));
    }
    for color in shakmaty::Color::ALL {
        text.push_str(&format!("{}\n", wording.board_of(color)));
        let board = wording.answer(&game, last, Actor::Arbiter, &Question::Board(color));
        text.extend(board.into_iter().map(|u| u.printed + "\n"));
    }
    print(&text);
    Ok(())
}

/// Tells an arbiter everything that a record holds, in order.
///
/// # Errors
///
/// Where the record cannot be read.
pub fn report(path: &Path, wording: &Wording) -> Result<(), Stop> {
    let records = journal::read(path).map_err(|error| Stop::failed(trouble(&error)))?.records;
    let start = replay(records.get(..1).unwrap_or_default()).map_err(|_| not_a_journal(path))?;
    let lines = wording.report(start, records.iter().map(|record| (record.at, record.by, &record.event)));
    print(&lines.into_iter().map(|line| line + "\n").collect::<String>());
    Ok(())
}

/// The game as it stood when so many half-moves had been completed for the last time.
fn at_ply(records: &[journal::Record], ply: usize) -> Option<Game> {
    let mut found = None;
    for end in 1..=records.len() {
        let game = replay(&records[..end]).ok()?;
        if game.line().len() == ply && game.stage() != Stage::BeforePlay || ply == 0 && game.line().is_empty() {
            found = Some(game);
        }
    }
    found
}

/// Writes a recorded game as a PGN.
///
/// # Errors
///
/// Where the record cannot be read or the file cannot be written.
pub fn export(path: &Path, output: Option<&Path>) -> Result<(), Stop> {
    let records = journal::read(path).map_err(|error| Stop::failed(trouble(&error)))?.records;
    let game = replay(&records).map_err(|_| not_a_journal(path))?;
    let text = export::pgn(&game, records.first().map_or(0, |record| record.wall_ms));
    match output {
        None => print(&text),
        Some(output) => write_whole(output, &text).map_err(|error| {
            Stop::failed(Trouble::FileNotWritten { path: output.display().to_string(), why: error.to_string() })
        })?,
    }
    Ok(())
}

/// Runs a script and prints its transcript.
///
/// # Errors
///
/// Where the script cannot be read.
pub fn rehearse(path: &Path, json: bool, wording: Wording) -> Result<(), Stop> {
    let text = read_text(path).map_err(Stop::failed)?;
    let script = Script::read(&text)
        .map_err(|line| Stop::misused(Trouble::ScriptLine { line: line.number, text: line.text }))?;
    let transcript = if json { Transcript::Json } else { Transcript::Text };
    let (text, _) = rehearse::rehearse(&script, wording, transcript);
    print(&text);
    Ok(())
}

/// The text of a file, or of standard input for `-`.
fn read_text(path: &Path) -> Result<String, Trouble> {
    let mut text = String::new();
    let read = if path == Path::new("-") {
        io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        fs::read_to_string(path)
    };
    read.map_err(|source| Trouble::FileNotOpened { path: path.display().to_string(), why: source.to_string() })
}

/// Shows what is remembered for the next game, or one of it, or changes it.
///
/// # Errors
///
/// What is wrong with a name or a value.
pub fn settings(
    settings: &mut Settings,
    key: Option<&str>,
    value: Option<&str>,
    wording: &Wording,
) -> Result<(), Stop> {
    if let (Some(key), Some(value)) = (key, value) {
        settings.set(key, value).map_err(Stop::misused)?;
        settings.save().map_err(Stop::failed)?;
    }
    if let Some(key) = key.filter(|key| !KEYS.contains(key)) {
        return Err(Stop::misused(crate::terms_asked::wrong("settings", key, &KEYS.join(" "))));
    }
    let shown = KEYS.into_iter().filter(|other| key.is_none_or(|key| key == *other));
    let lines = shown.map(|key| format!("{}\n", wording.setting(key, settings.get(key))));
    print(&lines.collect::<String>());
    Ok(())
}

/// Whether somebody sits at a terminal.
pub fn is_at_a_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Prints text that somebody else has made.
///
/// # Errors
///
/// Never: where nobody reads it there is nobody to be told.
pub fn print_bytes(text: &[u8]) -> Result<(), Stop> {
    print(&String::from_utf8_lossy(text));
    Ok(())
}

/// Where games are kept if nothing else is said.
pub fn games_directory() -> PathBuf {
    let known = ProjectDirs::from("", "", "annabella");
    known.map_or_else(|| PathBuf::from("games"), |directories| directories.data_dir().join("games"))
}

/// The newest recorded game that is not over and that nobody is playing.
pub fn newest_unfinished() -> Option<PathBuf> {
    let entries = fs::read_dir(games_directory()).ok()?.filter_map(Result::ok).map(|entry| entry.path());
    let mut journals: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|extension| extension == "jsonl")).collect();
    journals.sort();
    journals.into_iter().rev().find(|path| {
        let game = journal::read(path).ok().and_then(|opened| replay(&opened.records).ok());
        game.is_some_and(|game| !matches!(game.stage(), Stage::Over(_)) && !game.line().is_empty())
    })
}

/// Writes a file so that there is either the old one or the whole new one.
///
/// # Errors
///
/// Where it cannot be written.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    let part = PathBuf::from(name);
    let mut file = File::create(&part)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&part, path)
}

fn not_a_journal(path: &Path) -> Stop {
    Stop::failed(Trouble::NotAJournal { path: path.display().to_string() })
}

/// Prints to standard output; where nobody reads any more there is nothing left to do.
fn print(text: &str) {
    let _ = io::stdout().lock().write_all(text.as_bytes());
}
