//! `annabella show --replay`: a recorded game gone through half-move by half-move. Reads its record, and changes
//! nothing.

use std::path::Path;

use crate::app::{App, Offer, Opening, Start, seated};
use crate::commands::play::failed;
use crate::commands::show::read_with_note;
use crate::game::clock::moment::Moment;
use crate::options::environment::Environment;
use crate::options::error::CommandError;
use crate::options::interface::{InterfaceArgs, face_choice};
use crate::session::Outcome;
use crate::session::seat::Seat;
use crate::session::table::role::SeatRole;
use crate::time::RecordClock;
use crate::ui::KeyInput;
use crate::wording::{Trouble, Wording};

/// Shows the game of that record half-move by half-move until the reader leaves.
///
/// # Errors
///
/// Where there is no terminal, or the record cannot be read.
pub fn replay(
    path: &Path,
    interface: &InterfaceArgs,
    wording: &Wording,
    environment: &Environment,
) -> Result<(), CommandError> {
    let mut choice = face_choice(interface, environment)?;
    if choice.keys == KeyInput::InLines {
        return Err(CommandError::usage(Trouble::ReplayNeedsTerminal));
    }
    let record = read_with_note(path, wording)?;
    let seat = Seat::after(&record.records, wording.clone()).map_err(|_| CommandError::not_a_journal(path))?;
    let now = RecordClock::from(record.records.last().map_or(Moment::START, |record| record.at));
    choice.ui.is_watching = true;
    let start = Start { now, ..Start::watching(choice, environment.program(), wording) };
    let app = App::go_through(seated(seat, SeatRole::Watcher), start, record)?;
    app.play(&Outcome::default(), Opening::Whole, Offer::Nobody).map_err(failed)
}
