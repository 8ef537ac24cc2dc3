//! Opens and closes everything, and leads each input along the road of a move.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;

use crate::cli::{Cli, Environment, Manner, Play, Subcommands};
use crate::desk;
use crate::face::intent;
use crate::face::lines::Lines;
use crate::game::Stage;
use crate::game::clock::moment::Moment;
use crate::input::{self, Input};
use crate::journal::Journal;
use crate::manner::{DONE, FaceChoice, Stop, face_choice, styled, voice_choice, wording};
use crate::now::{Now, Stamp, wall_ms};
use crate::road::carry_out;
use crate::say;
use crate::session::{Outcome, Session, trouble};
use crate::terms_asked::terms;
use crate::voice::{Engine, Voice, VoiceChoice, VoiceReport, VoiceSettings};
use crate::wording::{Trouble, Wording};

/// Longest that what was said last may take to be heard when the program ends.
const LAST_WORDS: Duration = Duration::from_secs(8);

/// Does what the command line asks.
pub fn run(cli: Cli, environment: &Environment) -> ExitCode {
    let command = cli.command.unwrap_or(Subcommands::Play(Box::new(cli.play)));
    let asked = match &command {
        Subcommands::Play(play) => &play.manner.lang,
        Subcommands::Resume { manner, .. } => &manner.lang,
        Subcommands::Show { lang, .. } | Subcommands::Rehearse { lang, .. } => lang,
        Subcommands::Say(say) => &say.lang,
        Subcommands::Compare(compare) => &compare.lang,
        Subcommands::Export { .. } => &None,
    };
    let wording = match wording(asked.as_deref(), environment) {
        Ok(wording) => wording,
        Err(stop) => return told(&stop, &Wording::default()),
    };
    let done = match command {
        Subcommands::Compare(asked) => {
            return desk::compare(&asked, &wording).map_or_else(|stop| told(&stop, &wording), ExitCode::from);
        }
        Subcommands::Play(play) => play_game(&play, wording, environment),
        Subcommands::Resume { file, manner } => resume_game(file, &manner, wording, environment),
        Subcommands::Show { file, report: true, .. } => desk::report(&file, &wording),
        Subcommands::Show { file, ply, json, .. } => desk::show(&file, ply, json, &wording),
        Subcommands::Export { file, output, .. } => desk::export(&file, output.as_deref()),
        Subcommands::Rehearse { file, json, .. } => desk::rehearse(&file, json, wording),
        Subcommands::Say(say) => say::say(&say, &wording),
    };
    match done {
        Ok(()) => ExitCode::from(DONE),
        Err(stop) => told(&stop, &crate::manner::wording(None, environment).unwrap_or_default()),
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

fn told(stop: &Stop, wording: &Wording) -> ExitCode {
    eprintln!("{}", wording.trouble(&stop.trouble));
    ExitCode::from(stop.code)
}

fn play_game(play: &Play, wording: Wording, environment: &Environment) -> Result<(), Stop> {
    let wording = styled(wording, &play.manner);
    let voice = voice_choice(play.manner.voice.as_deref())?;
    let face = face_choice(play.manner.face.as_deref(), environment)?;
    let terms = terms(play, &wording).map_err(Stop::misused)?;
    let path = play.journal.clone().unwrap_or_else(|| new_journal(wall_ms()));
    let journal = Journal::create(&path).map_err(|error| Stop::failed(trouble(&error)))?;
    let now = Now::from(Moment::START);
    let (session, outcome) = Session::open(terms, Some(journal), wording, now.stamp());
    let mut table = Table::set(session, face, voice, now, path);
    table.welcome(outcome);
    table.play();
    Ok(())
}

fn resume_game(
    file: Option<PathBuf>,
    manner: &Manner,
    wording: Wording,
    environment: &Environment,
) -> Result<(), Stop> {
    let wording = styled(wording, manner);
    let voice = voice_choice(manner.voice.as_deref())?;
    let face = face_choice(manner.face.as_deref(), environment)?;
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
    let mut table = Table::set(session, face, voice, now, path);
    table.welcome(outcome);
    table.play();
    Ok(())
}

fn engine_name(engine: Engine) -> &'static str {
    match engine {
        Engine::System => "system",
        Engine::Embedded => "embedded",
    }
}

/// A new file for a game opened at that moment, in the directory where games are kept.
fn new_journal(wall_ms: u64) -> PathBuf {
    let directory = desk::games_directory();
    let name = crate::export::date_and_time(wall_ms);
    let numbered = |n: u32| if n == 1 { format!("{name}.jsonl") } else { format!("{name}-{n}.jsonl") };
    let free = (1..1000).map(|n| directory.join(numbered(n))).find(|path| !path.exists());
    free.unwrap_or_else(|| directory.join(format!("{name}.jsonl")))
}

/// A game on the table with everything that belongs to it.
struct Table {
    session: Session,
    face: Lines<io::Stdout>,
    voice: Voice,
    now: Now,
    inputs: Receiver<(Stamp, Input)>,
    path: PathBuf,
}

/// Whether the game goes on at this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Course {
    GoesOn,
    Ends,
}

impl Table {
    fn set(session: Session, face: FaceChoice, choice: VoiceChoice, now: Now, path: PathBuf) -> Table {
        let (to, inputs) = mpsc::channel();
        match face {
            FaceChoice::Lines | FaceChoice::Screen => input::read_lines(now, to.clone()),
        }
        // Without signals the game is still saved with every event.
        let _ = input::watch_signals(now, to.clone());
        let settings =
            VoiceSettings { languages: vec![session.wording.language().into()], ..VoiceSettings::new(choice) };
        let voice = Voice::start(settings, move |report| drop(to.send((now.stamp(), Input::Voice(report)))));
        Table { session, face: Lines::new(io::stdout()), voice, now, inputs, path }
    }

    fn welcome(&mut self, outcome: Outcome) {
        let opening = self.session.wording.opening(self.session.game(), &self.path.display().to_string());
        let said = self.session.say(vec![opening]);
        self.show(&said);
        self.show(&outcome);
    }

    fn play(&mut self) {
        while let Course::GoesOn = self.next() {}
        self.save_pgn();
        let goodbye = self.session.wording.goodbye(self.session.game(), &self.path.display().to_string());
        let said = self.session.say(vec![goodbye]);
        self.show(&said);
        self.voice.finish(LAST_WORDS);
    }

    fn next(&mut self) -> Course {
        let waited = match self.session.next_deadline() {
            Some(deadline) => self.inputs.recv_timeout(self.now.until(deadline)),
            None => self.inputs.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        let (stamp, input) = match waited {
            Ok(arrived) => arrived,
            Err(RecvTimeoutError::Timeout) => (self.now.stamp(), Input::Redraw),
            Err(RecvTimeoutError::Disconnected) => return Course::Ends,
        };
        let passed = self.session.elapse(stamp);
        let course = self.show(&passed);
        match input {
            Input::Line(line) => self.said(stamp, &line),
            Input::Voice(report) => self.reported(&report),
            Input::Key(_) | Input::Paste(_) | Input::Redraw => course,
            Input::Ended | Input::EndOfInput => Course::Ends,
        }
    }

    fn said(&mut self, stamp: Stamp, line: &str) -> Course {
        let intent = intent::read(line, self.session.game());
        let Some(outcome) = carry_out(&mut self.session, stamp, intent) else { return Course::Ends };
        let course = self.show(&outcome);
        if let Stage::Over(_) = self.session.game().stage()
            && !outcome.events.is_empty()
        {
            self.save_pgn();
        }
        course
    }

    fn reported(&mut self, report: &VoiceReport) -> Course {
        let trouble = match report {
            VoiceReport::FellBack { engine, why } => {
                Trouble::VoiceFellBack { why: why.word(), engine: engine_name(*engine) }
            }
            VoiceReport::Failed { why } | VoiceReport::DeviceLost { why, .. } => {
                Trouble::VoiceFailed { why: why.word() }
            }
            VoiceReport::Restored | VoiceReport::DeviceBack { .. } => Trouble::VoiceRestored,
            VoiceReport::Speaking { .. }
            | VoiceReport::Began { .. }
            | VoiceReport::Finished { .. }
            | VoiceReport::Interrupted { .. }
            | VoiceReport::Unsaid { .. }
            | VoiceReport::Rendered { .. }
            | VoiceReport::Voice { .. }
            | VoiceReport::Device { .. }
            | VoiceReport::ListEnded
            | VoiceReport::Recorded { .. }
            | VoiceReport::RecordingFailed { .. } => return Course::GoesOn,
        };
        let notice = self.session.wording.trouble_notice(&trouble);
        let outcome = self.session.say(vec![notice]);
        self.show(&outcome)
    }

    /// Gives the same sentences to the ear and to the face. Where nobody reads the lines any more the game is left.
    fn show(&mut self, outcome: &Outcome) -> Course {
        for utterance in &outcome.said {
            self.voice.say(utterance);
        }
        match self.face.show(&outcome.said) {
            Ok(()) => Course::GoesOn,
            Err(_) => Course::Ends,
        }
    }

    fn save_pgn(&mut self) {
        if self.session.game().line().is_empty() {
            return;
        }
        let path = self.path.with_extension("pgn");
        if let Err(error) = desk::write_whole(&path, &crate::export::pgn(self.session.game(), self.session.opened_ms()))
        {
            let trouble = Trouble::FileNotWritten { path: path.display().to_string(), why: error.to_string() };
            let notice = self.session.wording.trouble_notice(&trouble);
            let outcome = self.session.say(vec![notice]);
            self.show(&outcome);
        }
    }
}
