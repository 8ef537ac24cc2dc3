//! The ways to the electronic boards: what they report is carried to the table.

use shakmaty::{ByColor, Color};

use super::App;
use super::input::{Input, News};
use crate::boards::report::BoardReport;
use crate::boards::transport::{FollowedBoard, Follows, OpenBoard};
use crate::game::clock::moment::{Moment, Span};
use crate::game::terms::Timekeeper;
use crate::time::Stamp;

/// The ports of the boards, by whose board each was at first.
#[derive(Default)]
pub(super) struct BoardPorts(ByColor<Option<FollowedBoard>>);

impl BoardPorts {
    /// Looks again at what stands on each board: something has changed in the game.
    pub fn report_again(&self) {
        self.0.iter().flatten().for_each(FollowedBoard::report_again);
    }

    /// The board is read as at a press.
    pub fn press(&self, id: Color, pressed: Moment) {
        if let Some(port) = &self.0[id] {
            port.press(pressed);
        }
    }
}

impl App {
    /// Follows these boards; something stands on one when it is unchanged for `settle`.
    #[must_use]
    pub fn with_boards(mut self, opened: ByColor<Option<OpenBoard>>, settle: Span) -> App {
        let Some(table) = self.wire.table_mut() else { return self };
        let follows = match table.game().terms().timekeeper {
            Timekeeper::BoardClock => Follows::BoardAndClock,
            Timekeeper::Program | Timekeeper::TableClock => Follows::Board,
        };
        let identities = opened.as_ref().map(|open| open.as_ref().map(|open| open.identity.clone()));
        for (id, open) in opened.zip(ByColor { white: Color::White, black: Color::Black }).map(|(open, id)| (id, open))
        {
            let Some(mut open) = open else { continue };
            if let Some(other) = &identities[!id] {
                open = open.beside(other);
            }
            table.put_board(id, open.make(), open.identity.clone(), &open.fields);
            let (to, now) = (self.inputs.sender(), self.inputs.now);
            let report = move |stamp, report| drop(to.send((stamp, Input::News(News::Board(id, report)))));
            self.ports.0[id] = Some(open.follow(now, settle, follows, report));
        }
        self
    }

    /// Records and says which boards are there.
    pub(super) fn connect_boards(&mut self) {
        let stamp = self.now().stamp();
        self.at_table(|table| table.connect_boards(stamp));
    }

    /// Carries what a board reports to the table.
    pub(super) fn board_reported(&mut self, stamp: Stamp, id: Color, report: &BoardReport) {
        let pressing = self.seat.pressing;
        self.at_table(|table| table.board_reported(stamp, id, report, pressing));
    }
}
