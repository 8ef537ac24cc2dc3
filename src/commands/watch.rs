//! `annabella watch`: the screen of a game that is being played in another terminal. Where the game offers seats it is a
//! watcher's seat; elsewhere it reads the record. Nothing can be changed from there.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use crate::app::input::{self, Input};
use crate::app::signals::watch_signals;
use crate::commands::followed_record::{FollowedRecord, Found, RecordCondition};
use crate::commands::join::{Join, join};
use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::game::people::Actor;
use crate::game::terms::Watching;
use crate::interpreter::request::FaceKind;
use crate::interpreter::seat::Seat;
use crate::interpreter::vocabulary::Completion;
use crate::interpreter::vocabulary::Vocabulary;
use crate::interpreter::{Intent, Interpreter};
use crate::options::environment::Environment;
use crate::options::error::CommandError;
use crate::options::interface::InterfaceArgs;
use crate::options::interface::{face_choice, open_face};
use crate::storage::journal::{self, Record, replay, trouble};
use crate::time::{RecordClock, unix_ms};
use crate::ui::line_editor::LineEditor;
use crate::ui::view_model::ViewModel;
use crate::ui::{Face, Reaction};
use crate::voice::VoiceChoice;
use crate::wording::{EventContext, Saved, SeatTrouble, Trouble, Utterance, WatchedRecord, Wording};

/// How often the record is looked at.
const LOOK: Duration = Duration::from_millis(500);

/// A game as far as its record goes.
struct Watched {
    game: Game,
    said: Vec<Utterance>,
    /// The last record's moment, and what the wall showed then.
    last: (Moment, u64),
}

/// Shows a game that is being played in another terminal.
///
/// # Errors
///
/// Where there is no terminal for the screen, or the file is no record of a game.
pub fn watch(
    file: &Path,
    interface: &InterfaceArgs,
    wording: &Wording,
    environment: &Environment,
) -> Result<(), CommandError> {
    let asked = InterfaceArgs { face: Some(FaceKind::Screen), accessible: false, ..interface.clone() };
    let needs_terminal = || CommandError::usage(Trouble::WatchNeedsTerminal);
    let choice = face_choice(&asked, environment)
        .map_err(|error| if error.trouble == Trouble::NoTerminal { needs_terminal() } else { error })?;
    match choice {
        mut choice if choice.kind == FaceKind::Screen => {
            choice.ui.is_watching = true;
            let interface = InterfaceArgs { voice: Some(VoiceChoice::Off), ..asked };
            let seat = Join { interface, ..Join::watcher_of(file) };
            match join(&seat, wording.clone(), environment) {
                Err(error) if error.trouble == Trouble::Seat(SeatTrouble::NotOffered) => {}
                watched => return watched,
            }
            follow(file, open_face(&choice, wording)?, wording)
        }
        _ => Err(needs_terminal()),
    }
}

/// Shows the game of that record until the viewer leaves.
///
/// # Errors
///
/// Where it is no record of a game.
fn follow(path: &Path, mut face: Box<dyn Face>, wording: &Wording) -> Result<(), CommandError> {
    let records = journal::read(path).map_err(|error| CommandError::failure(trouble(&error)))?.records;
    let terms = replay(records.get(..1).unwrap_or_default()).map(|game| game.terms().watching);
    if terms.is_ok_and(|watching| watching == Watching::Forbidden) {
        return Err(CommandError::failure(Trouble::WatchingForbidden));
    }
    let mut record = FollowedRecord::new(path);
    let mut watched = Watched::begin(&records).map_err(|error| CommandError::failure(trouble(&error)))?;
    watched.look(&mut record, wording);
    let vocabulary = Vocabulary::of(wording);
    let (to, inputs) = mpsc::channel();
    let now = RecordClock::from(Moment::START);
    input::read_keys(now, to.clone());
    // Without signals the terminal is given back all the same.
    let _ = watch_signals(now, to);
    loop {
        let at = watched.now(record.condition());
        let Watched { game, said, .. } = &watched;
        if face.draw(&ViewModel { game, at, wording, said, question: None, saved: Saved::Yes, replay: None }).is_err() {
            return Ok(());
        }
        match inputs.recv_timeout(LOOK) {
            Ok((_, Input::Key(key))) => {
                match face
                    .key(key, &ViewModel { game, at, wording, said, question: None, saved: Saved::Yes, replay: None })
                {
                    Ok(Reaction::Leave) | Err(_) => return Ok(()),
                    Ok(Reaction::Line(line)) => {
                        let before = watched.said.len();
                        if watched.answer(&line, at, (&vocabulary, wording)).is_break() {
                            return Ok(());
                        }
                        let Watched { game, said, .. } = &watched;
                        let model =
                            ViewModel { game, at, wording, said, question: None, saved: Saved::Yes, replay: None };
                        if face.show(&model, said.get(before..).unwrap_or_default()).is_err() {
                            return Ok(());
                        }
                    }
                    Ok(Reaction::Complete) => {
                        let reader = watched.reader(&vocabulary);
                        let typed = face.line().map(LineEditor::text).unwrap_or_default();
                        match reader.completed(typed) {
                            Completion::Longer(line) if face.retype(at, &line).is_err() => return Ok(()),
                            Completion::Nothing | Completion::Longer(_) => {}
                            Completion::Several(words) => {
                                watched.said.push(wording.words_that_fit(Actor::Arbiter, &words));
                            }
                        }
                    }
                    Ok(Reaction::Redraw) => _ = face.invalidate(),
                    Ok(
                        Reaction::Moved(..)
                        | Reaction::Felt(_)
                        | Reaction::Nothing
                        | Reaction::Changed
                        | Reaction::Silence
                        | Reaction::Replay(_)
                        | Reaction::LeaveReplay
                        | Reaction::Suspend,
                    ) => {}
                }
            }
            Ok((_, Input::Ended | Input::EndOfInput)) | Err(RecvTimeoutError::Disconnected) => return Ok(()),
            Ok(_) => {}
            Err(RecvTimeoutError::Timeout) => {
                let before = watched.said.len();
                watched.look(&mut record, wording);
                let Watched { game, said, .. } = &watched;
                let model = ViewModel { game, at, wording, said, question: None, saved: Saved::Yes, replay: None };
                if face.show(&model, said.get(before..).unwrap_or_default()).is_err() {
                    return Ok(());
                }
            }
        }
    }
}

impl Watched {
    fn begin(records: &[Record]) -> Result<Watched, journal::JournalError> {
        let game = replay(records.get(..1).unwrap_or_default())?;
        Ok(Watched { game, said: Vec::new(), last: (Moment::START, unix_ms()) })
    }

    /// Reads what is new in the record or about it.
    fn look(&mut self, record: &mut FollowedRecord, wording: &Wording) {
        loop {
            match record.look() {
                Found::Nothing => return,
                Found::Fresh(fresh) => self.say(&fresh, wording),
                Found::Changed(condition) => self.said.push(wording.watched(match condition {
                    RecordCondition::Played => WatchedRecord::Played,
                    RecordCondition::NotPlayed => WatchedRecord::NotPlayed,
                    RecordCondition::Deleted => WatchedRecord::Deleted,
                    RecordCondition::Damaged => WatchedRecord::Damaged,
                    RecordCondition::Replaced => WatchedRecord::Replaced,
                })),
            }
        }
    }

    /// Says what was recorded since then. What was recorded at one moment came from one typed line.
    fn say(&mut self, fresh: &[Record], wording: &Wording) {
        // The first record is the game itself.
        let fresh = if fresh.first().is_some_and(|record| record.seq == 0) { &fresh[1..] } else { fresh };
        for together in fresh.chunk_by(|a, b| a.at == b.at && a.by == b.by) {
            let context = EventContext::of(together.iter().map(|record| &record.event));
            for record in together {
                self.said.extend(wording.event(&self.game, record.by, &record.event, context));
                record.apply_to(&mut self.game);
            }
        }
        if let Some(record) = fresh.last() {
            self.last = (record.at, record.wall_ms);
        }
    }

    fn reader<'a>(&'a self, vocabulary: &'a Vocabulary) -> Interpreter<'a> {
        Interpreter { vocabulary, game: &self.game, seat: Seat::EVERYBODY, by: None }
    }

    /// Answers a question; breaks when the viewer leaves. Everything else is refused.
    fn answer(&mut self, line: &str, at: Moment, (vocabulary, wording): (&Vocabulary, &Wording)) -> ControlFlow<()> {
        match self.reader(vocabulary).read(line) {
            Intent::Quit => return ControlFlow::Break(()),
            Intent::Ask(by, question) => self.said.extend(wording.answer(&self.game, at, by, &question)),
            Intent::Misread(by, misreading) => self.said.push(wording.misread(by, &misreading)),
            Intent::Unreadable(by, unreadable) => self.said.push(wording.unreadable(&self.game, by, &unreadable)),
            Intent::Command(by, _)
            | Intent::Calls(by, _)
            | Intent::Refused(by, _)
            | Intent::NotATimeControl(by, ..)
            | Intent::Program(by, _) => self.said.push(wording.only_watching(by)),
        }
        ControlFlow::Continue(())
    }

    /// The moment in the game by the system's clock; that of the last record if the game is not being played.
    fn now(&self, condition: RecordCondition) -> Moment {
        let (at, wall) = self.last;
        if condition != RecordCondition::Played {
            return at;
        }
        Moment(at.0.saturating_add(unix_ms().saturating_sub(wall)))
    }
}
