//! `annabella watch`: the screen of a game that is being played in another terminal. Where the game offers seats it is
//! a watcher's seat; elsewhere it reads the record. Nothing can be changed from there.

use std::path::Path;

use crate::app::{App, EVERYBODY, Offer, Opening, Start, seated};
use crate::commands::join::{Join, join};
use crate::commands::play::failed;
use crate::game::terms::Watching;
use crate::interpreter::request::FaceKind;
use crate::options::environment::Environment;
use crate::options::error::CommandError;
use crate::options::interface::{InterfaceArgs, face_choice};
use crate::session::Outcome;
use crate::session::seat::Seat;
use crate::session::table::role::SeatRole;
use crate::storage::journal::{self, FollowedRecord, Found, trouble};
use crate::ui::FaceChoice;
use crate::voice::VoiceChoice;
use crate::wording::{SeatTrouble, Trouble, Wording};

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
                Err(error) if matches!(error.trouble, Trouble::Seat(SeatTrouble::NotOffered { .. })) => {}
                watched => return watched,
            }
            follow(file, choice, wording, environment)
        }
        _ => Err(needs_terminal()),
    }
}

/// Shows the game of that record until the viewer leaves.
///
/// # Errors
///
/// Where it is no record of a game.
fn follow(path: &Path, choice: FaceChoice, wording: &Wording, environment: &Environment) -> Result<(), CommandError> {
    let mut record = FollowedRecord::new(path);
    let Found::Fresh(records) = record.look() else {
        let failed = |error| CommandError::failure(trouble(&error));
        return Err(journal::read(path).map_or_else(failed, |_| CommandError::not_a_journal(path)));
    };
    let (first, rest) = records.split_at(1);
    let seat = Seat::after(first, wording.clone()).map_err(|_| CommandError::not_a_journal(path))?;
    if seat.game().terms().watching == Watching::Forbidden {
        return Err(CommandError::failure(Trouble::WatchingForbidden));
    }
    let mut seat = seated(seat, SeatRole::Watcher).hearing(&EVERYBODY);
    // Said before anybody watched: it can be heard again.
    seat.follow(rest, record.mark());
    let start = Start::watching(choice, environment.program(), wording);
    let app = App::watch(seat, start, record, &records)?;
    app.play(&Outcome::default(), Opening::Whole, Offer::Nobody).map_err(failed)
}
