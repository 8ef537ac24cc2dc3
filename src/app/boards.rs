//! The electronic boards of a table: carries what they report to [`TableBoards`], and what is to be done about it to the
//! session. Decides nothing.

use shakmaty::{ByColor, Color};

use super::input::Input;
use super::{App, Continuation};
use crate::boards::expected::as_announced;
use crate::boards::orientation::Orientation;
use crate::boards::report::BoardReport;
use crate::boards::table::{Act, BoardNotice, TableBoards};
use crate::boards::transport::{FollowedBoard, Follows, OpenBoard};
use crate::game::Stage;
use crate::game::clock::moment::Span;
use crate::game::command::{Command, MoveCommand};
use crate::game::course::replacement::Colors;
use crate::game::people::Actor;
use crate::game::records::boards::{Sensing, Source};
use crate::game::terms::Timekeeper;
use crate::interpreter::Intent;
use crate::interpreter::request::{BoardAsked, Pressing};
use crate::time::Stamp;
use crate::wording::ElectronicBoard;

/// The electronic boards of the players, and the ways to them.
#[derive(Default)]
pub(super) struct ElectronicBoards {
    table: TableBoards<HeldWords>,
    /// By whose board it was at first.
    ports: ByColor<Option<FollowedBoard>>,
}

/// A press that waits for a board, in the words with which it came.
pub(super) enum HeldWords {
    /// What was typed, and by whom.
    Typed(Intent, Option<Actor>),
    /// What was sent from a seat.
    Sent(Intent),
}

impl ElectronicBoards {
    /// Looks again at what stands on each board: something has changed in the game.
    pub(super) fn report_again(&self) {
        self.ports.iter().flatten().for_each(FollowedBoard::report_again);
    }

    /// The owner of a board only adjusts pieces.
    pub(super) fn adjust(&mut self, owner: Color) {
        self.table.adjust(owner);
    }
}

impl App {
    /// Follows these boards; something stands on one when it is unchanged for `settle`.
    #[must_use]
    pub fn with_boards(mut self, opened: ByColor<Option<OpenBoard>>, settle: Span) -> App {
        let game = self.session.game();
        let follows = match game.terms().timekeeper {
            Timekeeper::BoardClock => Follows::BoardAndClock,
            Timekeeper::Program | Timekeeper::TableClock => Follows::Board,
        };
        for (id, open) in opened.zip(ByColor { white: Color::White, black: Color::Black }).map(|(open, id)| (id, open))
        {
            let Some(open) = open else { continue };
            self.boards.table.put(game, id, open.make(), open.identity.clone(), &open.fields);
            let (to, now) = (self.to_inputs.clone(), self.now);
            let report = move |stamp, report| drop(to.send((stamp, Input::Board(id, report))));
            self.boards.ports[id] = Some(open.follow(now, settle, follows, report));
        }
        self
    }

    /// Records and says which boards are there.
    pub(super) fn connect_boards(&mut self) -> Continuation {
        self.boards.table.connect(self.now.stamp());
        self.do_what_boards_ask()
    }

    /// The boards stay where they are when another game takes the place of this one.
    pub(super) fn keep_boards(&mut self, colors: Colors) -> Continuation {
        self.boards.table.keep(self.now.stamp(), colors);
        self.do_what_boards_ask()
    }

    /// Handles what a board reports.
    pub(super) fn board_reported(&mut self, stamp: Stamp, id: Color, report: &BoardReport) -> Continuation {
        self.boards.table.report(self.session.game(), stamp, id, report);
        self.do_what_boards_ask()
    }

    fn do_what_boards_ask(&mut self) -> Continuation {
        while let Some(act) = self.boards.table.next_act(self.session.game()) {
            if self.act_of_a_board(act) == Continuation::Ends {
                return Continuation::Ends;
            }
        }
        Continuation::GoesOn
    }

    fn act_of_a_board(&mut self, act: Act<HeldWords>) -> Continuation {
        match act {
            Act::Command { stamp, by, command, source } => self.sensed(stamp, by, command, source),
            Act::Announced { stamp, by } => match self.pressing {
                Pressing::WithMove => self.sensed(stamp, by, Command::Move(MoveCommand::Complete), Source::Board),
                Pressing::Separately => Continuation::GoesOn,
            },
            Act::Report { stamp, event, source } => {
                let outcome = self.session.reported(stamp, event, source);
                let course = self.show(&outcome);
                self.boards.report_again();
                course
            }
            Act::Release { stamp, words: HeldWords::Typed(intent, by) } => {
                self.ask_or_carry_out(stamp, intent, by).course()
            }
            Act::Release { stamp, words: HeldWords::Sent(intent) } => {
                self.carry_out_pressing(stamp, intent, Pressing::Separately).course()
            }
            Act::Read { id, pressed } => {
                if let Some(port) = &self.boards.ports[id] {
                    port.press(pressed);
                }
                Continuation::GoesOn
            }
            Act::Say(notice) => self.say_of_a_board(&notice),
        }
    }

    /// Carries out what the hand of a player did on a board or at the lever.
    fn sensed(&mut self, stamp: Stamp, by: Color, command: Command, source: Source) -> Continuation {
        let outcome = self.session.command_from(stamp, Actor::Player(by), command, source);
        self.carried_out(&outcome).course()
    }

    fn say_of_a_board(&mut self, notice: &BoardNotice) -> Continuation {
        let wording = &self.session.wording;
        let said = match notice {
            BoardNotice::Differs { owner, stands, should } => {
                let has_begun = self.session.game().stage() != Stage::BeforePlay;
                wording.electronic_board_differs(*owner, stands, should, has_begun)
            }
            BoardNotice::NotCompleted { owner, stands, should } => {
                Some(wording.not_on_electronic_board(*owner, stands, should))
            }
        };
        said.map_or(Continuation::GoesOn, |said| self.say(said))
    }
}

impl App {
    /// Whether an announcement by keys is to be followed by the press, but its player's board must show it first.
    pub(super) fn waits_for_a_board(&self, intent: &Intent) -> bool {
        let Intent::Command(_, Command::Move(MoveCommand::Announce(_))) = intent else { return false };
        self.boards.table.is_read(self.session.game().to_move())
    }

    /// Holds a typed press until the player's board shows what was made. Returns whether it does.
    pub(super) fn hold_press(&mut self, stamp: Stamp, intent: &Intent, by: Option<Actor>) -> bool {
        self.hold_for_the_board(stamp, intent, || HeldWords::Typed(intent.clone(), by))
    }

    /// Holds a press that a seat has sent until the player's board shows what was made. Returns whether it does.
    pub(super) fn hold_press_of_a_seat(&mut self, stamp: Stamp, intent: &Intent) -> bool {
        self.hold_for_the_board(stamp, intent, || HeldWords::Sent(intent.clone()))
    }

    fn hold_for_the_board(&mut self, stamp: Stamp, intent: &Intent, words: impl FnOnce() -> HeldWords) -> bool {
        let Intent::Command(by, command) = intent else { return false };
        let is_held = self.boards.table.hold(self.session.game(), stamp, *by, command, words);
        // The only act is to have the board read, which ends nothing.
        is_held && self.do_what_boards_ask() == Continuation::GoesOn
    }

    /// Says once, where somebody stops the clocks, that the clock of a board goes on.
    pub(super) fn say_that_the_clock_goes_on(&mut self) -> Continuation {
        if !self.boards.table.must_say_that_the_clock_goes_on(self.session.game()) {
            return Continuation::GoesOn;
        }
        let said = self.session.wording.board_clock_goes_on();
        self.say(said)
    }

    /// Answers how the electronic boards are, or changes whether what they show counts.
    pub(super) fn electronic_board(
        &mut self,
        stamp: Stamp,
        by: Actor,
        owner: Option<Color>,
        asked: BoardAsked,
    ) -> Continuation {
        let meant = |color: &Color| owner.is_none_or(|owner| owner == *color);
        let meant = Color::ALL.into_iter().filter(meant).filter(|color| self.boards.table.state(*color).is_some());
        let meant: Vec<Color> = meant.collect();
        if meant.is_empty() {
            let said = self.session.wording.no_electronic_board(by);
            return self.say(said);
        }
        let mut course = Continuation::GoesOn;
        for color in meant {
            let is_new = match asked {
                BoardAsked::Tell => false,
                BoardAsked::Read => self.boards.table.read_again(stamp, color),
                BoardAsked::Ignore => self.boards.table.ignore(stamp, color),
            };
            course = if is_new { self.do_what_boards_ask() } else { self.describe(by, color) };
        }
        course
    }

    fn describe(&mut self, by: Actor, owner: Color) -> Continuation {
        let game = self.session.game();
        let should = as_announced(game, owner);
        let Some(board) = self.boards.table.state(owner) else { return Continuation::GoesOn };
        let board = ElectronicBoard {
            owner,
            sensing: if board.is_there { game.sensing(owner) } else { Sensing::Lost },
            is_turned: board.lies == Orientation::Turned,
            stands: board.stands,
            should: &should,
        };
        let said = self.session.wording.electronic_board(by, board);
        self.say(said)
    }
}
