//! The face in use, how it and the others are opened, and what it shows.

use std::io;

use crossterm::event::KeyEvent;

use crate::game::clock::moment::Moment;
use crate::game::laws::result::GameResult;
use crate::options::error::CommandError;
use crate::options::interface::open_face;
use crate::session::seat::Seat;
use crate::ui::screen::Appearance;
use crate::ui::view_model::ViewModel;
use crate::ui::{Face, FaceChoice, Reaction};
use crate::wording::Wording;

/// A face, and how others are opened.
pub(super) struct Display {
    pub face: Box<dyn Face>,
    pub faces: FaceChoice,
    /// How the screen looked at the beginning.
    pub look: Appearance,
    /// Whether the face must be drawn again.
    pub is_outdated: bool,
    /// The result whose page was shown.
    pub finished: Option<GameResult>,
    /// Why the output could not be written.
    pub failed: Option<io::Error>,
}

impl Display {
    /// Opens the face that was chosen.
    ///
    /// # Errors
    ///
    /// If the terminal is gone.
    pub fn open(faces: FaceChoice, wording: &Wording) -> Result<Display, CommandError> {
        let face = open_face(&faces, wording)?;
        let look = faces.ui.appearance;
        Ok(Display { face, faces, look, is_outdated: true, finished: None, failed: None })
    }

    /// Does what a key means at the face.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn key(&mut self, key: KeyEvent, seat: &Seat, at: Moment) -> io::Result<Reaction> {
        self.face.key(key, &view_of(seat, at))
    }

    /// Takes pasted text.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn paste(&mut self, text: &str, seat: &Seat, at: Moment) -> io::Result<Reaction> {
        self.face.paste(text, &view_of(seat, at))
    }

    /// Does what a press of the mouse button means.
    pub fn click(&mut self, column: u16, row: u16, seat: &Seat, at: Moment) -> Reaction {
        self.face.click(column, row, &view_of(seat, at))
    }

    /// Does what a release of the mouse button means.
    pub fn release_button(&mut self, column: u16, row: u16, seat: &Seat, at: Moment) -> Reaction {
        self.face.release_button(column, row, &view_of(seat, at))
    }

    /// When what is shown next looks different by itself.
    pub fn next_change(&self, seat: &Seat, at: Moment) -> Option<Moment> {
        self.face.next_change(&view_of(seat, at))
    }

    /// Draws once for everything that has changed.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn draw(&mut self, seat: &Seat, at: Moment) -> io::Result<()> {
        if std::mem::take(&mut self.is_outdated) {
            let view = ViewModel { question: seat.question(), ..view_of(seat, at) };
            self.face.draw(&view)?;
        }
        Ok(())
    }
}

/// The game as it is shown at a seat, or the half-move of it that is replayed.
pub(super) fn view_of(seat: &Seat, at: Moment) -> ViewModel<'_> {
    let replay = seat.replay.as_ref();
    let (game, said) = replay.map_or((seat.game(), seat.said()), |replay| (replay.game(), replay.said()));
    let replay = replay.map(crate::session::replay::Replay::place);
    ViewModel { game, at, wording: &seat.wording, said, question: None, saved: seat.saved, replay }
}
