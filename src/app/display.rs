//! The face in use, how it and the others are opened, and what it shows.

use std::io;

use crate::game::clock::moment::Moment;
use crate::game::laws::result::GameResult;
use crate::session::seat::Seat;
use crate::ui::screen::Appearance;
use crate::ui::view_model::ViewModel;
use crate::ui::{Face, FaceChoice};

/// A face, and how others are opened.
pub(super) struct Display {
    pub face: Box<dyn Face>,
    pub faces: FaceChoice,
    /// How the screen looked at the beginning.
    pub look: Appearance,
    /// Whether the face must be drawn again.
    pub is_outdated: bool,
    /// The question that a key to leave the program was answered with.
    pub asked_to_leave: Option<String>,
    /// The result whose page was shown.
    pub finished: Option<GameResult>,
    /// Why the output could not be written.
    pub failed: Option<io::Error>,
}

impl Display {
    /// Shows with that face, which was chosen so.
    pub fn of(face: Box<dyn Face>, faces: FaceChoice) -> Display {
        let look = faces.ui.appearance;
        Display { face, faces, look, is_outdated: true, asked_to_leave: None, finished: None, failed: None }
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
    ViewModel {
        game,
        at,
        wording: &seat.wording,
        said,
        question: None,
        saved: seat.saved,
        around: seat.around(),
        replay,
    }
}
