//! `annabella export --to live`: the PGN of a game that is being played, kept up to date for a broadcast.

use std::path::Path;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use crate::app::input::Input;
use crate::app::watch_signals;
use crate::commands::followed_record::{FollowedRecord, Found, RecordCondition};
use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::game::event::{Event, GameEvent};
use crate::options::error::CommandError;
use crate::storage::exports::pgn;
use crate::storage::input_file::{self, LONGEST_TEXT};
use crate::storage::journal::{self, Record, replay, trouble};
use crate::storage::whole_file::{OwnFile, is_same_file, not_written};
use crate::time::RecordClock;
use crate::wording::{RecordTrouble, Trouble};

/// How often the record is looked at.
const LOOK: Duration = Duration::from_millis(500);

/// Writes the PGN each time something is recorded, until the game is over or left, or somebody ends it.
///
/// # Errors
///
/// Where it is no record of a game, or the PGN cannot be written under that name.
pub fn keep(path: &Path, output: &Path) -> Result<(), CommandError> {
    let failed = |error| CommandError::failure(trouble(&error));
    let records = journal::read(path).map_err(failed)?.records;
    let mut game = replay(records.get(..1).unwrap_or_default()).map_err(failed)?;
    let opened_ms = records.first().map_or(0, |record| record.wall_ms);
    if is_same_file(output, path) {
        let path = output.display().to_string();
        return Err(CommandError::usage(Trouble::Record(RecordTrouble::IsTheRecord { path })));
    }
    let before = written_before(output, &records, game.clone(), opened_ms);
    if before.is_none() && output.symlink_metadata().is_ok() {
        let path = output.display().to_string();
        return Err(CommandError::failure(Trouble::Record(RecordTrouble::Exists { path })));
    }
    let mut file = OwnFile::new(output.to_owned(), before);
    let mut record = FollowedRecord::new(path);
    let (to, inputs) = mpsc::channel();
    // Without signals it is ended like any other program.
    let _ = watch_signals(RecordClock::from(Moment::START), to);
    loop {
        match record.look() {
            Found::Fresh(fresh) => {
                fresh.iter().skip_while(|record| record.seq == 0).for_each(|one| one.apply_to(&mut game));
                let text = pgn(&game, opened_ms);
                file.write(text.as_bytes()).map_err(|error| CommandError::failure(not_written(output, &error)))?;
                if fresh.last().is_some_and(is_the_end) {
                    return Ok(());
                }
                continue;
            }
            Found::Changed(RecordCondition::Deleted | RecordCondition::Damaged | RecordCondition::Replaced) => {
                return Err(journal::read(path).map_or_else(failed, |_| CommandError::not_a_journal(path)));
            }
            Found::Changed(RecordCondition::NotPlayed) => return Ok(()),
            Found::Changed(RecordCondition::Played) | Found::Nothing => {}
        }
        match inputs.recv_timeout(LOOK) {
            Ok((_, Input::Ended)) | Err(RecvTimeoutError::Disconnected) => return Ok(()),
            Ok(_) | Err(RecvTimeoutError::Timeout) => {}
        }
    }
}

fn is_the_end(record: &Record) -> bool {
    matches!(record.event, Event::Game(GameEvent::RecordClosed | GameEvent::RecordLeft))
}

/// What stands under that name, where it is the PGN of this game as it stood at some moment.
fn written_before(output: &Path, records: &[Record], mut game: Game, opened_ms: u64) -> Option<Vec<u8>> {
    let there = input_file::read(output, LONGEST_TEXT).ok()?;
    records
        .iter()
        .any(|record| {
            record.apply_to(&mut game);
            pgn(&game, opened_ms).as_bytes() == there
        })
        .then_some(there)
}
