//! `annabella play`, `resume`, `practice` and the bare program: a game at this terminal.

use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use shakmaty::{ByColor, Color};

use crate::app::{App, Offer, Opening, PlayFailure, Start};
use crate::boards::BoardSource;
use crate::boards::transport::{ListedPort, OpenBoard, ports};
use crate::commands::boards::open_board;
use crate::commands::chosen_record::{Purpose, candidates, newest_unfinished};
use crate::commands::output::print;
use crate::commands::say;
use crate::commands::setup::{Begin, Known, Respondent};
use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::game::terms::Timekeeper;
use crate::interpreter::request::{FaceKind, Pressing};
use crate::options::audio::{Answers, AudioOptions};
use crate::options::electronic::ElectronicArgs;
use crate::options::environment::Environment;
use crate::options::error::CommandError;
use crate::options::event_file::{EventRules, terms_at_a_terminal};
use crate::options::hall::BoardHallArgs;
use crate::options::interface::{
    InterfaceArgs, as_the_table_was, face_choice, face_kind, keyboard_again, keyboard_of, with_verbosity,
};
use crate::options::settings::Settings;
use crate::options::terms::TermsPatch;
use crate::session::Session;
use crate::session::practice::Practice;
use crate::session::table::place::Asking;
use crate::storage::exports::trf;
use crate::storage::games::{Unfinished, new_record, spare_folders};
use crate::storage::input_file::{self, LONGEST_TEXT};
use crate::storage::journal::{self, Journal, JournalError, OpenedRecord, Rest, folder_of, replay, table_set, trouble};
use crate::storage::pairings::{Outcome, Pairing, is_result_of, lines_with_result, result_file};
use crate::storage::whole_file::{OwnFile, not_written};
use crate::time::{RecordClock, unix_ms};
use crate::ui::Output;
use crate::ui::lines::Columns;
use crate::voice::VoiceChoice;
use crate::wording::{BoardTrouble, RecordTrouble, Trouble, Wording};

// The terms of a game and the interface of playing it.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct Play {
    #[command(flatten, next_help_heading = "Game")]
    pub terms: TermsPatch,
    /// The arbiter's words need a PIN, which is asked for when the game is opened and is never shown.
    #[arg(long, help_heading = "Record")]
    pub pin: bool,
    /// The file in which the game is recorded. By default one for each game in the data directory.
    #[arg(long, value_name = "FILE", help_heading = "Record")]
    pub journal: Option<PathBuf>,
    /// The folder in which the record goes on if its file is lost while the game is played: another disk, a stick. By
    /// default one in the home folder.
    #[arg(long, value_name = "DIR", help_heading = "Record")]
    pub spare: Option<PathBuf>,
    /// Offers the game to seats in other terminals, which take part with annabella join.
    #[arg(long, help_heading = "Record")]
    pub seats: bool,
    #[command(flatten)]
    pub hall: BoardHallArgs,
    #[command(flatten, next_help_heading = "Interface")]
    pub interface: InterfaceArgs,
}

// What is resumed, and the interface.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct Resume {
    /// A file, the name of a player or a number of the list. By default the newest game.
    #[arg(value_name = "GAME")]
    pub file: Option<PathBuf>,
    /// Offers the game to seats in other terminals, which take part with annabella join.
    #[arg(long)]
    pub seats: bool,
    #[command(flatten)]
    pub hall: BoardHallArgs,
    #[command(flatten, next_help_heading = "Interface")]
    pub interface: InterfaceArgs,
}

/// Plays a new game.
///
/// # Errors
///
/// Where an option is wrong, or the record cannot be made or kept.
pub fn play(asked: &Play, wording: Wording, environment: &Environment) -> Result<(), CommandError> {
    play_opened(asked, wording, environment, Opening::Whole)
}

fn play_opened(
    asked: &Play,
    wording: Wording,
    environment: &Environment,
    opening: Opening,
) -> Result<(), CommandError> {
    let wording = with_verbosity(wording, &asked.interface);
    let language = wording.language().to_owned();
    let audio = AudioOptions::of(asked.interface.voice, &asked.interface.audio, wording.language());
    let pressing = asked.interface.press.unwrap_or_default();
    let face = face_choice(&asked.interface, environment)?;
    let rules = EventRules::of_terms(&asked.terms, Path::new("")).map_err(CommandError::usage)?;
    let terms = terms_at_a_terminal(&asked.terms, rules.as_ref(), &wording).map_err(CommandError::usage)?;
    let hall = asked.hall.or_of_event(rules.as_ref().and_then(|rules| rules.hall.as_deref()));
    hall.check(&terms).map_err(CommandError::usage)?;
    let folder = asked.journal.as_deref().map(folder_of);
    let new_folder = folder.filter(|folder| !folder.exists()).map(|folder| folder.display().to_string());
    let boards = open_boards(&asked.interface.electronic, terms.timekeeper, ports)?;
    let journal = match &asked.journal {
        Some(path) => Journal::create(path),
        None => new_record(unix_ms()),
    };
    let journal = journal.map_err(|error| CommandError::failure(trouble(&error)))?;
    let path = journal.path().to_owned();
    let journal = journal.with_spares(spare_folders(asked.spare.as_deref()));
    let now = RecordClock::from(Moment::START);
    let (mut session, mut outcome) = Session::open(terms, Some(journal), wording, now.stamp());
    if let Some(path) = new_folder {
        let notice = session.seat.wording.trouble_notice(&Trouble::Record(RecordTrouble::FolderMade { path }));
        outcome.extend(session.seat.say(vec![notice]));
    }
    let keyboard = keyboard_of(&asked.interface, session.game());
    let (record, called, asking) = (path.clone(), environment.program().to_owned(), asking(environment));
    let app = App::start(session, Start { faces: face, audio, keyboard, now, path, called, pressing, asking })?;
    let app = app.with_boards(boards, asked.interface.electronic.settle());
    let opening = if asked.pin { Opening::WithNewPin } else { opening };
    let app = app.with_hall(hall);
    let offer = if asked.seats { Offer::Seats } else { Offer::Nobody };
    app.play(&outcome, opening, offer).map_err(failed)?;
    write_result(&record, &Wording::new(&language).unwrap_or_default())
}

/// Shows the setup dialogue, and plays; `face` is the one that was chosen already, and `typed` what was typed.
///
/// # Errors
///
/// As [`play`].
pub fn interactive_setup(
    mut play: Play,
    typed: &InterfaceArgs,
    settings: &mut Settings,
    face: Option<FaceKind>,
    wording: Wording,
    environment: &Environment,
) -> Result<(), CommandError> {
    // Where the face is asked for, its voice is too: what was remembered is the default.
    if face.is_none() {
        play.interface.voice = typed.voice;
    }
    let columns = Columns::of_output().cells();
    let mut asked = Respondent { from: io::stdin().lock(), to: Output, wording: &wording, columns, doubted: None };
    let known = Known { face, unfinished: newest_unfinished(&wording).and_then(Unfinished::read), now_ms: unix_ms() };
    let begun = asked.begin(&mut play.interface, settings, &known, || say::greet(VoiceChoice::Auto, &wording));
    drop(asked);
    match begun {
        Ok(Begin::Resume(file)) => {
            settings.save().map_err(CommandError::failure)?;
            resume(
                Resume { file: Some(file), seats: play.seats, hall: play.hall, interface: play.interface },
                typed,
                wording,
                environment,
            )
        }
        Ok(Begin::Play { with_seats }) => {
            play.seats |= with_seats;
            settings.save().map_err(CommandError::failure)?;
            play.terms = settings.options().terms;
            play.interface.voice = play.interface.voice.or(settings.options().interface.voice);
            play_opened(&play, wording, environment, Opening::AfterQuestions)
        }
        Ok(Begin::Nothing) | Err(_) => Ok(()),
    }
}

/// Plays the practice game, which is not recorded.
///
/// # Errors
///
/// Where an option is wrong or the terminal is gone.
pub fn practise(interface: &InterfaceArgs, wording: Wording, environment: &Environment) -> Result<(), CommandError> {
    let wording = with_verbosity(wording, interface);
    // Who practises sits there alone: nothing is to be kept from anybody.
    let audio = AudioOptions {
        answers: Answers::Aloud,
        ..AudioOptions::of(interface.voice, &interface.audio, wording.language())
    };
    let face = face_choice(interface, environment)?;
    let terms = terms_at_a_terminal(&TermsPatch::default(), None, &wording).map_err(CommandError::usage)?;
    let now = RecordClock::from(Moment::START);
    let (session, _) = Session::open(terms, None, wording, now.stamp());
    let session = Session { table: session.table.with_lessons(Practice::begin()), ..session };
    let keyboard = keyboard_of(interface, session.game());
    let (path, called, asking) = (PathBuf::new(), environment.program().to_owned(), asking(environment));
    let pressing = Pressing::default();
    App::start(session, Start { faces: face, audio, keyboard, now, path, called, pressing, asking })?.practise();
    Ok(())
}

/// Goes on with an unfinished game, that of the file or the newest, as its table was set. What was `typed` goes before
/// that; what is only usual in this `interface` does not.
///
/// # Errors
///
/// Where there is no such game, or its record cannot be read or kept.
pub fn resume(
    asked: Resume,
    typed: &InterfaceArgs,
    wording: Wording,
    environment: &Environment,
) -> Result<(), CommandError> {
    let Resume { file, seats, hall, interface } = asked;
    face_kind(&interface, environment)?;
    let found = candidates(file.as_deref(), Purpose::Resume, &wording)?;
    // What stands there now is asked for before anything is recorded.
    let boards = open_boards(&interface.electronic, Timekeeper::Program, ports)?;
    let (path, journal, opened) = first_to_open(found)?;
    let table = table_set(&opened.records);
    let hall = hall.or_of_table(table);
    let (interface, wording) = match table {
        Some(table) => {
            let interface = as_the_table_was(typed, interface, table, environment);
            let again = interface.lang.as_deref().and_then(|code| Wording::new(code).ok());
            (interface, again.unwrap_or(wording))
        }
        None => (interface, wording),
    };
    let wording = with_verbosity(wording, &interface);
    let audio = AudioOptions::of(interface.voice, &interface.audio, wording.language());
    let language = wording.language().to_owned();
    let pressing = interface.press.unwrap_or_default();
    let face = face_choice(&interface, environment)?;
    if let Ok(game) = replay(&opened.records) {
        hall.check(game.terms()).map_err(CommandError::usage)?;
    }
    let last = opened.records.last().map_or(Moment::START, |record| record.at);
    let now = RecordClock::from(last);
    let (session, mut outcome) =
        Session::resume(&opened.records, Some(journal.with_spares(spare_folders(None))), wording, now.stamp())
            .map_err(|_| CommandError::failure(Trouble::NotAJournal { path: path.display().to_string() }))?;
    if let Rest::Torn(_) = opened.rest {
        outcome.said.insert(0, session.seat.wording.torn());
    }
    let keyboard = keyboard_again(typed, &interface, session.game(), session.table.settings());
    let (record, called, asking) = (path.clone(), environment.program().to_owned(), asking(environment));
    let app = App::start(session, Start { faces: face, audio, keyboard, now, path, called, pressing, asking })?;
    let app = app.with_boards(boards, interface.electronic.settle());
    let app = app.with_hall(hall);
    let offer = if seats { Offer::Seats } else { Offer::Nobody };
    app.play(&outcome, Opening::Whole, offer).map_err(failed)?;
    write_result(&record, &Wording::new(&language).unwrap_or_default())
}

/// Whether somebody can answer a question: nobody does through a pipe.
pub(super) fn asking(environment: &Environment) -> Asking {
    if environment.types_at_a_terminal { Asking::Asks } else { Asking::TakesAsMeant }
}

/// Opens the electronic boards that are asked for. `list` names the ports of this computer,
/// and is not called without boards.
///
/// # Errors
///
/// Where one does not answer, or the clock is to be that of a board and none has one.
pub fn open_boards(
    electronic: &ElectronicArgs,
    timekeeper: Timekeeper,
    list: impl FnOnce() -> Vec<ListedPort>,
) -> Result<ByColor<Option<OpenBoard>>, CommandError> {
    let failed = |trouble| CommandError::usage(Trouble::Board(trouble));
    let has_clock = timekeeper == Timekeeper::BoardClock;
    if has_clock && !electronic.is_any() {
        return Err(failed(BoardTrouble::NoBoardForClock));
    }
    let mut opened = ByColor { white: None, black: None };
    if !electronic.is_any() {
        return Ok(opened);
    }
    // To list them costs a third of all that a start asks of the system.
    let listed = list();
    // The time of the game begins when its record is opened.
    let now = RecordClock::from(Moment::START);
    let mut taken = Vec::new();
    // A port that is named is not the one that is looked for.
    let mut colors = Color::ALL;
    colors.sort_by_key(|color| electronic.sources()[*color] == Some(&BoardSource::Auto));
    for color in colors {
        let Some(source) = electronic.sources()[color] else { continue };
        let board = open_board(source, &listed, &taken, now, None).map_err(failed)?;
        taken.push(board.path().to_owned());
        opened[color] = Some(board);
    }
    if has_clock && !opened.iter_mut().flatten().any(|board| board.clock().is_some()) {
        return Err(failed(BoardTrouble::NoClockOnBoard { paths: taken.join(", ") }));
    }
    Ok(opened)
}

/// Opens the first of the records that is not being played by now.
fn first_to_open(found: Vec<PathBuf>) -> Result<(PathBuf, Journal, OpenedRecord), CommandError> {
    let mut error = Trouble::NoUnfinishedGame;
    for path in found {
        match Journal::open(&path) {
            Ok((journal, opened)) => return Ok((path, journal, opened)),
            Err(locked @ JournalError::Locked { .. }) => error = trouble(&locked),
            Err(other) => return Err(CommandError::failure(trouble(&other))),
        }
    }
    Err(CommandError::failure(error))
}

/// The failure of a game. What is on no disk is at least printed.
pub(super) fn failed(failure: PlayFailure) -> CommandError {
    CommandError::failure(Trouble::Record(match failure {
        PlayFailure::Seat(trouble) => return CommandError::failure(trouble),
        PlayFailure::NotPrinted { why } => RecordTrouble::NotPrinted { why },
        PlayFailure::Unsaved { pgn } => match print(&pgn) {
            Ok(()) => RecordTrouble::NowhereAtTheEnd,
            Err(not_printed) => return not_printed,
        },
    }))
}

/// Writes the result of a game of a series beside its event, in the lines of its players.
///
/// # Errors
///
/// Where the rules or the list cannot be read any more, or nothing can be written.
pub fn write_result(record: &Path, wording: &Wording) -> Result<(), CommandError> {
    let Some((opened_ms, game)) = last_of(record) else { return Ok(()) };
    let number = |tag: &str| {
        let found = game.terms().tags.iter().find(|(name, _)| name == tag);
        found.and_then(|(_, value)| value.parse::<u32>().ok())
    };
    let event = game.terms().event_file.clone().map(PathBuf::from);
    let (Some(event), Some(round), Some(board)) = (event, number("Round"), number("Board")) else { return Ok(()) };
    let Some(outcome) = Outcome::of(&game) else { return Ok(()) };
    let rules = EventRules::read(&event).map_err(CommandError::failure)?;
    let names = game.terms().players.as_ref().map(|player| player.name.clone().unwrap_or_else(|| "?".to_owned()));
    let pairing = Pairing { round, board, names, registrations: ByColor::default(), team: None };
    let listed = match &rules.pairing_file {
        Some(list) => lines_with_result(list, &pairing, &outcome).map_err(CommandError::failure)?,
        None => None,
    };
    let text = listed.unwrap_or_else(|| trf(&game, opened_ms));
    let path = result_file(&event, round, board);
    // An earlier result of this board is replaced, any other file is not.
    let before = input_file::read(&path, LONGEST_TEXT).ok().filter(|before| is_result_of(before, &pairing));
    match OwnFile::new(path.clone(), before).write(text.as_bytes()) {
        Ok(path) => print(&(wording.result_written(&path.display().to_string()) + "\n")),
        Err(error) => Err(CommandError::failure(not_written(&path, &error))),
    }
}

/// The game of that record, or the one that was played in its place in the end; when its record was opened.
fn last_of(record: &Path) -> Option<(u64, Game)> {
    let opened = journal::read(record).ok()?;
    let game = replay(&opened.records).ok()?;
    match game.replaced_by().and_then(|link| link.record.as_ref()) {
        // A record names only one that was made after it.
        Some(next) if Path::new(next) != record.file_name()? => last_of(&record.with_file_name(next)),
        Some(_) | None => Some((opened.records.first()?.wall_ms, game)),
    }
}
