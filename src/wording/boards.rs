//! Electronic boards: what is wrong with a port, and what a board says of itself.

use serde::Serialize;
use shakmaty::{Board, Color};

use super::Wording;
use super::answers::ranks;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::language::name;
use super::records::SQUARES_NAMED;
use super::sentence::Utterance;
use crate::game::Game;
use crate::game::half_move::differing;
use crate::game::people::Actor;
use crate::game::records::boards::Sensing;
use crate::game::terms::Timekeeper;

/// Why there is no electronic board where one is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardTrouble {
    /// There is no such port.
    NotThere { path: String },
    /// Another program has it.
    Busy { path: String },
    /// The user may not open it, and the group that may.
    NoRights { path: String, group: String },
    /// It cannot be opened as a serial port; why, in the words of the system.
    NotAPort { path: String, why: String },
    /// Something answers that is not a board of that make.
    OtherDevice { path: String, make: &'static str },
    /// Nothing answers.
    Silent { path: String },
    /// No port looks like a board, or nothing answers at those that do.
    NoneFound,
    /// A board answers at each of these ports.
    Several { paths: String },
    /// Both players were given that port.
    SamePort { path: String },
    /// The clock is to be that of a board, and there is no electronic board.
    NoBoardForClock,
    /// The clock is to be that of a board, and none hangs on those at these ports.
    NoClockOnBoard { paths: String },
    /// The file is not a recording of a board.
    NotARecording { path: String, line: usize },
}

/// A board's own make, number and version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardIdentity<'a> {
    pub make: &'a str,
    /// Its number and version; empty where it says none.
    pub number: &'a str,
    pub version: &'a str,
}

/// The facts known about a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PortFound<'a> {
    Answers(BoardIdentity<'a>),
    /// It looks like a board, and this is why it is not one.
    Trouble(&'a BoardTrouble),
    /// It does not look like a board.
    NotAsked,
}

/// The reading of the clock on the bus of a board, in whole seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardClock {
    pub left_seconds: u32,
    pub right_seconds: u32,
    pub is_running: bool,
}

impl Wording {
    /// The sentence for it, with what would be right.
    pub fn board_trouble(&self, trouble: &BoardTrouble) -> String {
        self.messages.of_variant("trouble-board", trouble, &[])
    }

    /// A line of the list of ports.
    pub fn listed_port(&self, path: &str, device: &str, found: PortFound<'_>) -> String {
        let device = if device.is_empty() { path.to_owned() } else { format!("{path} ({device})") };
        match found {
            PortFound::Answers(identity) => self.board_answers(&device, identity),
            PortFound::Trouble(trouble) => self.board_trouble(trouble),
            PortFound::NotAsked => self.messages.fill("port-not-asked", &[("device", &device), ("path", &path)]),
        }
    }

    /// Which board answers at a port.
    pub fn board_answers(&self, device: &str, BoardIdentity { make, number, version }: BoardIdentity<'_>) -> String {
        let or_none = |text: &str| if text.is_empty() { "none".to_owned() } else { text.to_owned() };
        let (number, version) = (or_none(number), or_none(version));
        self.messages
            .fill("board-answers", &[("device", &device), ("make", &make), ("number", &number), ("version", &version)])
    }

    /// The side of a board and its placement, rank by rank; the clock on its bus.
    pub fn board_shows(&self, is_turned: bool, stands: &Board, clock: Option<BoardClock>) -> Vec<String> {
        let lies = if is_turned { "turned" } else { "straight" };
        let mut lines = vec![self.messages.fill("board-lies", &[("lies", &lies)])];
        lines.extend(ranks(stands));
        lines.push(match clock {
            Some(BoardClock { left_seconds, right_seconds, is_running }) => {
                let time = |seconds: u32| format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
                let runs = if is_running { "yes" } else { "no" };
                let (left, right) = (time(left_seconds), time(right_seconds));
                self.messages.fill("board-clock", &[("left", &left), ("right", &right), ("runs", &runs)])
            }
            None => self.messages.text("board-without-clock"),
        });
        lines
    }

    /// The sentence that a board is followed, and how that is ended.
    pub fn board_followed(&self) -> String {
        self.messages.text("board-followed")
    }

    /// A board that is followed does not answer any longer, or answers again.
    pub fn board_there_again(&self, is_there: bool) -> String {
        self.messages.text(if is_there { "board-there-again" } else { "board-not-there" })
    }
}

/// The state of an electronic board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElectronicBoard<'a> {
    pub owner: Color,
    pub sensing: Sensing,
    pub is_turned: bool,
    /// What stood there last; `None` if nothing has settled yet.
    pub stands: Option<&'a Board>,
    /// What should stand there.
    pub should: &'a Board,
}

impl Wording {
    /// The state of an electronic board, for the person who asks: its differences are for its owner and the arbiter.
    pub fn electronic_board(&self, by: Actor, board: ElectronicBoard<'_>) -> Utterance {
        let mut sentence = self.state_of_board(board.owner, board.sensing, Some(board.is_turned));
        let may_know = by.side().is_none_or(|side| side == board.owner);
        if may_know && board.sensing != Sensing::Lost {
            let differs = board.stands.and_then(|stands| self.stands_otherwise(board.owner, stands, board.should));
            sentence.push(' ');
            sentence.push_str(&differs.unwrap_or_else(|| self.messages.text("eboard-as-expected")));
        }
        self.utter(Delivery::answer(by, UtteranceKind::Answer), sentence)
    }

    /// The sentence whether an electronic board answers and counts, and how it lies, if that is known.
    pub(super) fn state_of_board(&self, owner: Color, sensing: Sensing, is_turned: Option<bool>) -> String {
        let state = match sensing {
            Sensing::Read => "read",
            Sensing::Ignored => "ignored",
            Sensing::Never | Sensing::Lost => "lost",
        };
        let lies = match is_turned.filter(|_| state != "lost") {
            None => "unknown",
            Some(true) => "turned",
            Some(false) => "straight",
        };
        self.messages.fill("eboard-state", &[("color", &name(owner)), ("state", &state), ("lies", &lies)])
    }

    /// Which electronic boards do not answer, as a sentence for each.
    pub(super) fn electronic_boards_gone(&self, game: &Game) -> Vec<String> {
        let gone = Color::ALL.into_iter().filter(|owner| game.sensing(*owner) == Sensing::Lost);
        let said = |owner| self.messages.fill("eboard-gone", &[("color", &name(owner))]);
        gone.map(said).collect()
    }

    /// No board is electronic.
    pub fn no_electronic_board(&self, by: Actor) -> Utterance {
        self.utter(Delivery::answer(by, UtteranceKind::Refused), self.messages.text("eboard-none"))
    }

    /// The differences on an electronic board before play begins: for everybody (7.2). While a half-move is in hand:
    /// for the arbiter.
    pub fn electronic_board_differs(
        &self,
        owner: Color,
        stands: &Board,
        should: &Board,
        has_begun: bool,
    ) -> Option<Utterance> {
        let kind = UtteranceKind::Checked;
        let delivery = if has_begun { Delivery::found(kind) } else { Delivery::notice(kind) };
        Some(self.utter(delivery, self.stands_otherwise(owner, stands, should)?))
    }

    /// A half-move stands on an electronic board, and play has not begun.
    pub fn play_not_begun(&self, game: &Game) -> Utterance {
        let clock = if game.terms().timekeeper == Timekeeper::BoardClock { "board" } else { "other" };
        self.utter(Delivery::notice(UtteranceKind::Hint), self.messages.fill("eboard-not-begun", &[("clock", &clock)]))
    }

    fn stands_otherwise(&self, owner: Color, stands: &Board, should: &Board) -> Option<String> {
        let (squares, more) = self.wrong_squares(stands, should);
        let fill = || {
            let owner = name(owner);
            self.messages.fill("eboard-otherwise", &[("color", &owner), ("squares", &squares), ("more", &more)])
        };
        (!squares.is_empty()).then(fill)
    }

    /// The clock was pressed, and no half-move stands on the board: what stands there is for the arbiter.
    pub fn not_on_electronic_board(&self, owner: Color, stands: &Board, should: &Board) -> Utterance {
        let (squares, more) = self.wrong_squares(stands, should);
        let owner = name(owner);
        let sentence =
            self.messages.fill("eboard-not-completed", &[("color", &owner), ("squares", &squares), ("more", &more)]);
        self.utter(Delivery::found(UtteranceKind::Checked), sentence)
    }

    /// The difference on each of the first squares that differ, and how many more do.
    fn wrong_squares(&self, stands: &Board, should: &Board) -> (String, usize) {
        let wrong = |square| self.wrong_square(square, stands.piece_at(square), should.piece_at(square));
        let squares = differing(stands, should);
        let said: Vec<String> = squares.into_iter().take(SQUARES_NAMED).map(wrong).collect();
        (said.join("; "), squares.count().saturating_sub(SQUARES_NAMED))
    }

    /// The program cannot stop the clock of a board.
    pub fn board_clock_goes_on(&self) -> Utterance {
        self.utter(Delivery::found(UtteranceKind::Hint), self.messages.text("board-clock-goes-on"))
    }
}
