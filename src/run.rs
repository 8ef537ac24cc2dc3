//! Does what the command line asks: opens and closes everything.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::cli::{Cli, Environment, Manner, Play, Subcommands, completions, man_page};
use crate::desk;
use crate::face::choice::FaceKind;
use crate::first_use::{Asked, Begin};
use crate::game::clock::moment::Moment;
use crate::hearing::hearing;
use crate::journal::Journal;
use crate::manner::{DONE, Stop, face_choice, open_face, styled, voice_choice, wording};
use crate::now::{Now, wall_ms};
use crate::say;
use crate::session::{Session, trouble};
use crate::settings::Settings;
use crate::table::Table;
use crate::terms_asked::terms;
use crate::voices;
use crate::watch::watch;
use crate::wording::{Trouble, Wording};

/// Does what the command line asks.
pub fn run(cli: Cli, environment: &Environment) -> ExitCode {
    let mut settings = Settings::read().unwrap_or_else(|trouble| {
        complain(&Wording::default().trouble(&trouble));
        Settings::default()
    });
    let is_bare = cli.command.is_none() && Play { manner: Manner::default(), ..cli.play.clone() } == Play::default();
    let mut command = cli.command.unwrap_or(Subcommands::Play(Box::new(cli.play)));
    if let Subcommands::Play(play) = &mut command {
        settings.complete_manner(&mut play.manner, environment);
    }
    if let Subcommands::Resume { manner, .. } | Subcommands::Watch { manner, .. } | Subcommands::Practice { manner } =
        &mut command
    {
        settings.complete_manner(manner, environment);
    }
    let asked = match &command {
        Subcommands::Play(play) => &play.manner.lang,
        Subcommands::Resume { manner, .. } | Subcommands::Watch { manner, .. } | Subcommands::Practice { manner } => {
            &manner.lang
        }
        Subcommands::Settings { .. } | Subcommands::Completions { .. } | Subcommands::Man => &None,
        Subcommands::Show { lang, .. }
        | Subcommands::Rehearse { lang, .. }
        | Subcommands::Voices { lang, .. }
        | Subcommands::Hear { lang, .. } => lang,
        Subcommands::Say(say) => &say.lang,
        Subcommands::Compare(compare) => &compare.lang,
        Subcommands::Winnable(winnable) => &winnable.lang,
        Subcommands::Export { .. } => &None,
    };
    let asked = asked.clone();
    let wording = match wording(asked.as_deref(), environment) {
        Ok(wording) => wording,
        Err(stop) => return told(&stop, &Wording::default()),
    };
    let done = match command {
        Subcommands::Compare(asked) => {
            return desk::compare(&asked, &wording).map_or_else(|stop| told(&stop, &wording), ExitCode::from);
        }
        Subcommands::Winnable(asked) => {
            return desk::winnable(&asked, &wording).map_or_else(|stop| told(&stop, &wording), ExitCode::from);
        }
        Subcommands::Play(play) if is_bare && desk::is_at_a_terminal() => {
            sit_down(*play, &mut settings, wording, environment)
        }
        Subcommands::Play(play) => play_game(&play, wording, environment),
        Subcommands::Practice { manner } => practise(&manner, wording, environment),
        Subcommands::Watch { file, manner } => watch_game(&file, &manner, &wording, environment),
        Subcommands::Settings { key, value } => {
            desk::settings(&mut settings, key.as_deref(), value.as_deref(), &wording)
        }
        Subcommands::Completions { shell } => desk::print_bytes(&completions(shell)),
        Subcommands::Man => desk::print_bytes(&man_page()),
        Subcommands::Resume { file, manner } => resume_game(file, &manner, wording, environment),
        Subcommands::Show { file, report: true, .. } => desk::report(&file, &wording),
        Subcommands::Show { file, ply, json, .. } => desk::show(&file, ply, json, &wording),
        Subcommands::Export { file, output, .. } => desk::export(&file, output.as_deref()),
        Subcommands::Rehearse { file, json, .. } => desk::rehearse(&file, json, wording),
        Subcommands::Say(say) => say::say(&say, &wording),
        Subcommands::Voices { play, .. } => voices::list(play.as_deref()),
        Subcommands::Hear { file, ply, device, .. } => say::hear(&file, ply, device.as_deref(), &wording),
    };
    match done {
        Ok(()) => ExitCode::from(DONE),
        Err(stop) => told(&stop, &crate::manner::wording(asked.as_deref(), environment).unwrap_or_default()),
    }
}

/// Says why the command line cannot be read, in one sentence; help and version are no errors.
pub fn refused(error: &clap::Error, environment: &Environment) -> ExitCode {
    if !error.use_stderr() {
        // Nothing is left to do where even this cannot be printed.
        let _ = error.print();
        return ExitCode::from(DONE);
    }
    let text = error.to_string();
    let first: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).map(str::trim).collect();
    let why = first.join(" ").trim_start_matches("error: ").trim_end_matches('.').to_owned();
    let stop = Stop::misused(Trouble::CommandLine { why });
    told(&stop, &wording(None, environment).unwrap_or_default())
}

/// Where nobody reads the complaints either, the exit code has to tell.
fn complain(sentence: &str) {
    let _ = writeln!(io::stderr(), "{sentence}");
}

fn told(stop: &Stop, wording: &Wording) -> ExitCode {
    complain(&wording.trouble(&stop.trouble));
    ExitCode::from(stop.code)
}

fn play_game(play: &Play, wording: Wording, environment: &Environment) -> Result<(), Stop> {
    let wording = styled(wording, &play.manner)?;
    let hearing = hearing(&play.manner, wording.language())?;
    let face = face_choice(&play.manner, environment)?;
    let terms = terms(play, &wording).map_err(Stop::misused)?;
    let path = play.journal.clone().unwrap_or_else(|| new_journal(wall_ms()));
    let journal = Journal::create(&path).map_err(|error| Stop::failed(trouble(&error)))?;
    let now = Now::from(Moment::START);
    let (session, outcome) = Session::open(terms, Some(journal), wording, now.stamp());
    Table::set(session, face, hearing, now, path)?.play(outcome).map_err(Stop::failed)
}

/// Asks whoever sits down what must be known, and plays.
fn sit_down(mut play: Play, settings: &mut Settings, wording: Wording, environment: &Environment) -> Result<(), Stop> {
    let choice = voice_choice(play.manner.voice.as_deref())?;
    let mut asked = Asked { from: io::stdin().lock(), to: io::stdout(), wording: &wording };
    let begun = asked.begin(&mut play, settings, desk::newest_unfinished(), || say::greet(choice, &wording));
    drop(asked);
    match begun {
        Ok(Begin::Resume(file)) => resume_game(Some(file), &play.manner, wording, environment),
        Ok(Begin::Play) => {
            settings.save().map_err(Stop::failed)?;
            play_game(&play, wording, environment)
        }
        Ok(Begin::Nothing) | Err(_) => Ok(()),
    }
}

fn practise(manner: &Manner, wording: Wording, environment: &Environment) -> Result<(), Stop> {
    let wording = styled(wording, manner)?;
    let hearing = hearing(manner, wording.language())?;
    let face = face_choice(manner, environment)?;
    let terms = terms(&Play::default(), &wording).map_err(Stop::misused)?;
    let now = Now::from(Moment::START);
    let (session, _) = Session::open(terms, None, wording, now.stamp());
    Table::set(session, face, hearing, now, PathBuf::new())?.practise();
    Ok(())
}

fn watch_game(file: &Path, manner: &Manner, wording: &Wording, environment: &Environment) -> Result<(), Stop> {
    match face_choice(&Manner { face: Some("screen".into()), ..manner.clone() }, environment)? {
        choice if choice.kind == FaceKind::Screen => watch(file, open_face(&choice, wording)?, wording),
        _ => Err(Stop::misused(Trouble::NoTerminal)),
    }
}

fn resume_game(
    file: Option<PathBuf>,
    manner: &Manner,
    wording: Wording,
    environment: &Environment,
) -> Result<(), Stop> {
    let wording = styled(wording, manner)?;
    let hearing = hearing(manner, wording.language())?;
    let face = face_choice(manner, environment)?;
    let path = match file.or_else(desk::newest_unfinished) {
        Some(path) => path,
        None => return Err(Stop::failed(Trouble::NoUnfinishedGame)),
    };
    let (journal, opened) = Journal::open(&path).map_err(|error| Stop::failed(trouble(&error)))?;
    let last = opened.records.last().map_or(Moment::START, |record| record.at);
    let now = Now::from(last);
    let (session, mut outcome) = Session::resume(&opened.records, Some(journal), wording, now.stamp())
        .map_err(|_| Stop::failed(Trouble::NotAJournal { path: path.display().to_string() }))?;
    if opened.torn.is_some() {
        outcome.said.insert(0, session.wording.torn());
    }
    Table::set(session, face, hearing, now, path)?.play(outcome).map_err(Stop::failed)
}

/// A new file for a game opened at that moment, in the directory where games are kept.
fn new_journal(wall_ms: u64) -> PathBuf {
    let directory = desk::games_directory();
    let name = crate::export::date_and_time(wall_ms);
    let numbered = |n: u32| if n == 1 { format!("{name}.jsonl") } else { format!("{name}-{n}.jsonl") };
    let free = (1..1000).map(|n| directory.join(numbered(n))).find(|path| !path.exists());
    free.unwrap_or_else(|| directory.join(format!("{name}.jsonl")))
}
