//! The electronic boards of the table: what they show becomes commands, and a press waits until one shows the move.

use shakmaty::Color;

use super::place::{SeatId, Turn};
use super::record::Origin;
use super::taking::BoardsToo;
use super::{Marked, Output, Table};
use crate::boards::Fields;
use crate::boards::expected::as_announced;
use crate::boards::orientation::Orientation;
use crate::boards::protocol::Make;
use crate::boards::report::{BoardReport, Identity};
use crate::boards::table::{Act, BoardNotice};
use crate::game::command::{Command, MoveCommand};
use crate::game::course::replacement::Colors;
use crate::game::people::Actor;
use crate::game::records::boards::{Sensing, Source};
use crate::game::{Game, Stage};
use crate::interpreter::Intent;
use crate::interpreter::request::{BoardAsked, Pressing};
use crate::time::Stamp;
use crate::wording::{ElectronicBoard, Utterance, Wording};

/// A press that waits for a board: what was typed, and in which turn.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PressWords {
    turn: Turn,
    intent: Intent,
}

impl Table {
    /// Puts an electronic board on the table.
    pub fn put_board(&mut self, owner: Color, make: Make, identity: Identity, fields: &Fields) {
        let Table { game, boards, .. } = self;
        boards.put(game, owner, make, identity, fields);
    }

    /// Records and says which boards are there.
    pub fn connect_boards(&mut self, stamp: Stamp) -> Vec<Output> {
        self.boards.connect(stamp);
        self.do_what_boards_ask();
        self.given_out()
    }

    /// The boards stay where they are when another game takes the place of this one.
    pub fn keep_boards(&mut self, stamp: Stamp, colors: Colors) -> Vec<Output> {
        self.boards.keep(stamp, colors);
        self.do_what_boards_ask();
        self.given_out()
    }

    /// Handles what a board reports, with the way in which the clock is pressed at the first seat.
    pub fn board_reported(&mut self, stamp: Stamp, id: Color, report: &BoardReport, pressing: Pressing) -> Vec<Output> {
        self.pressing = pressing;
        let Table { game, boards, .. } = self;
        boards.report(game, stamp, id, report);
        self.do_what_boards_ask();
        self.given_out()
    }

    fn do_what_boards_ask(&mut self) {
        while let Some(act) = self.boards.next_act(&self.game) {
            self.do_act(act);
        }
    }

    fn do_act(&mut self, act: Act<PressWords>) {
        match act {
            Act::Command { stamp, by, command, source } => self.sensed(stamp, by, command, source),
            Act::Announced { stamp, by } => {
                if self.pressing == Pressing::WithMove {
                    self.sensed(stamp, by, Command::Move(MoveCommand::Complete), Source::Board);
                }
            }
            Act::Report { stamp, event, source } => {
                let stamp = self.moment_for_record(stamp);
                self.happened(stamp, Actor::Program, vec![event], Origin::of(source));
            }
            Act::Release { stamp, words: PressWords { turn, intent } } => {
                let end = self.ask_or_carry_out(&Turn { stamp, ..turn }, intent);
                self.push_end(turn.seat, end);
            }
            Act::Read { id, pressed } => self.out.push(Output::ReadBoard { id, pressed }),
            Act::Say(notice) => self.notify(|game, wording| words_for_board(game, wording, &notice)),
        }
    }

    /// Carries out what the hand of a player did on a board or at the lever.
    fn sensed(&mut self, stamp: Stamp, by: Color, command: Command, source: Source) {
        self.carry_out_or_keep(stamp, Actor::Player(by), command, source);
    }

    /// Whether an announcement by keys is to be followed by the press, but its player's board must show it first.
    pub(super) fn is_announced_before_a_board(&self, intent: &Intent) -> bool {
        let Intent::Command(_, Command::Move(MoveCommand::Announce(_))) = intent else { return false };
        self.boards.is_read(self.game.to_move())
    }

    /// Holds a press until the player's board shows what was made. Returns whether it does.
    pub(super) fn holds_press_for_board(&mut self, turn: &Turn, intent: &Intent) -> bool {
        let Intent::Command(by, command) = intent else { return false };
        let words = || PressWords { turn: *turn, intent: intent.clone() };
        let Table { game, boards, .. } = self;
        let is_held = boards.hold(game, turn.stamp, *by, command, words);
        if is_held {
            // The only act is to have the board read.
            self.do_what_boards_ask();
        }
        is_held
    }

    /// Does what a command that was carried out means for the electronic boards.
    pub(super) fn done_at_the_boards(&mut self, touches: Option<BoardsToo>) {
        match touches {
            Some(BoardsToo::Adjust(owner)) => self.boards.adjust(owner),
            Some(BoardsToo::Stop) if self.boards.must_say_that_the_clock_goes_on(&self.game) => {
                self.notify(|_, wording| Some(wording.board_clock_goes_on()));
            }
            Some(BoardsToo::Stop) | None => {}
        }
    }

    /// Answers how the electronic boards are, or changes whether what they show counts.
    pub fn electronic_board(
        &mut self,
        stamp: Stamp,
        by: Actor,
        owner: Option<Color>,
        asked: BoardAsked,
    ) -> Vec<Output> {
        let is_meant = |color: &Color| owner.is_none_or(|owner| owner == *color) && self.boards.state(*color).is_some();
        let meant: Vec<Color> = Color::ALL.into_iter().filter(is_meant).collect();
        if meant.is_empty() {
            let said = self.first_words().wording.no_electronic_board(by);
            self.answer(SeatId::FIRST, vec![said], Marked::IfSaidAgain);
        }
        for color in meant {
            let is_new = match asked {
                BoardAsked::Tell => false,
                BoardAsked::Read => self.boards.read_again(stamp, color),
                BoardAsked::Ignore => self.boards.ignore(stamp, color),
            };
            if is_new {
                self.do_what_boards_ask();
            } else {
                let said = self.description(by, color);
                self.answer(SeatId::FIRST, said.into_iter().collect(), Marked::IfSaidAgain);
            }
        }
        self.given_out()
    }

    fn description(&self, by: Actor, owner: Color) -> Option<Utterance> {
        let should = as_announced(&self.game, owner);
        let board = self.boards.state(owner)?;
        let board = ElectronicBoard {
            owner,
            sensing: if board.is_there { self.game.sensing(owner) } else { Sensing::Lost },
            is_turned: board.lies == Orientation::Turned,
            stands: board.stands,
            should: &should,
        };
        Some(self.first_words().wording.electronic_board(by, board))
    }
}

fn words_for_board(game: &Game, wording: &Wording, notice: &BoardNotice) -> Option<Utterance> {
    match notice {
        BoardNotice::Differs { owner, stands, should } => {
            wording.electronic_board_differs(*owner, stands, should, game.stage() != Stage::BeforePlay)
        }
        BoardNotice::NotBegun => Some(wording.play_not_begun(game)),
        BoardNotice::NotCompleted { owner, stands, should } => {
            Some(wording.not_on_electronic_board(*owner, stands, should))
        }
    }
}
