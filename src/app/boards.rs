//! The electronic boards of a table. What stands on them becomes what could have been typed: sensors propose, the
//! announcement decides.
//!
//! Sensors do not know whether a piece was touched or released, so nothing of what hands do on the way is recorded. A
//! half-move counts from the moment at which its board last showed something new, not from when that had settled.

use shakmaty::{Board, ByColor, CastlingMode, Chess, Color};

use super::input::Input;
use super::{App, Continuation};
use crate::boards::inference::{Before, Expected, Reading, Turn};
use crate::boards::orientation::Orientation;
use crate::boards::protocol::{ClockReading, ClockSide, Make};
use crate::boards::settle::{Quiet, Standing};
use crate::boards::transport::{BoardReport, FollowedBoard, Follows, Identity, OpenBoard};
use crate::game::clock::moment::Span;
use crate::game::command::{AnnouncedMove, Command, GameCommand, MoveCommand, RecordsCommand};
use crate::game::course::replacement::Colors;
use crate::game::event::{ClockEvent, Event, RecordsEvent};
use crate::game::half_move::{HalfMove, differing};
use crate::game::people::{Actor, Sight};
use crate::game::records::boards::{Execution, Sensing, Source, SquareChange};
use crate::game::terms::Timekeeper;
use crate::game::{Game, Stage};
use crate::interpreter::Intent;
use crate::interpreter::request::{BoardAsked, Pressing};
use crate::time::Stamp;
use crate::wording::ElectronicBoard;

/// The electronic boards of the players.
#[derive(Default)]
pub(super) struct ElectronicBoards {
    boards: ByColor<Option<TableBoard>>,
    clock: Option<BusClock>,
    held: Option<HeldPress>,
    /// Whether it was said that the program cannot stop that clock.
    has_said_that_the_clock_goes_on: bool,
}

/// The clock on the bus of a board.
#[derive(Clone, Copy)]
struct BusClock {
    /// The board: a second clock on the other board does not count.
    id: Color,
    /// What it showed last.
    reading: ClockReading,
    /// Which side is White's.
    whites: ClockSide,
}

/// An electronic board on the table.
struct TableBoard {
    /// Whose board it was at first: the reports name it so.
    id: Color,
    make: Make,
    followed: FollowedBoard,
    identity: Identity,
    lies: Orientation,
    is_there: bool,
    /// Whether what it shows counts.
    is_read: bool,
    /// What stood there last, once it had settled.
    stands: Option<Board>,
    /// The half-move that the board announced last, and how it stood before.
    announced: Option<(HalfMove, Board)>,
    /// What was said to stand there wrongly.
    said_to_be_wrong: Option<Board>,
    /// Whether its owner only adjusts pieces: nothing is read until it stands as expected, the clock is pressed, or a
    /// half-move stands there for long (4.2.1).
    is_adjusted: bool,
}

/// A press that waits until the board of its player shows what was made.
struct HeldPress {
    owner: Color,
    /// When the clock was pressed.
    pressed: Stamp,
    by: HeldBy,
}

enum HeldBy {
    /// What was typed, and by whom.
    Typed(Intent, Option<Actor>),
    /// What was sent from a seat.
    Sent(Intent),
    Lever,
}

impl ElectronicBoards {
    /// The board of that player, if what it shows counts.
    fn read_board(&self, owner: Color) -> Option<&TableBoard> {
        self.boards[owner].as_ref().filter(|board| board.is_there && board.is_read)
    }

    /// Whether the board of that number is there and counts.
    fn is_read(&self, id: Color) -> bool {
        let is_it = |owner: &Color| self.read_board(*owner).is_some_and(|board| board.id == id);
        Color::ALL.iter().any(is_it)
    }

    /// Looks again at what stands on each board: something has changed in the game.
    pub(super) fn report_again(&self) {
        self.boards.iter().flatten().for_each(|board| board.followed.report_again());
    }

    /// The players exchange colours and keep their boards.
    pub(super) fn exchange(&mut self) {
        std::mem::swap(&mut self.boards.white, &mut self.boards.black);
    }

    /// The owner of a board only adjusts pieces.
    pub(super) fn adjust(&mut self, owner: Color) {
        if let Some(board) = &mut self.boards[owner] {
            board.is_adjusted = true;
        }
    }
}

/// What is known of a board before it is looked at.
struct Look {
    owner: Color,
    known: Board,
    /// Announced half-moves that do not stand there yet.
    due: Vec<HalfMove>,
    /// What is known to stand there and all that is due.
    followed: Board,
    /// How it should stand before the owner's half-move.
    before: Board,
    position: Option<Chess>,
    turn: LookTurn,
    mode: CastlingMode,
}

#[derive(Clone, Copy, PartialEq)]
enum LookTurn {
    ToMove,
    Announced(HalfMove),
    Waiting,
    Nobody,
}

impl Look {
    fn at(game: &Game, owner: Color, announced: Option<&(HalfMove, Board)>) -> Look {
        let (known, mode) = (game.board(owner).clone(), game.terms().castling_mode);
        let in_hand = game.in_hand();
        let mut due: Vec<HalfMove> = game.owed_on_board(owner).into_iter().collect();
        let announcement = in_hand.announcement.as_ref();
        let is_due = in_hand.executed_from[owner].is_none() && !has_executed_own_move(game, owner);
        due.extend(announcement.filter(|_| is_due).map(|in_hand| in_hand.half_move));
        let mut followed = known.clone();
        due.iter().for_each(|due| due.execute_on(&mut followed, mode));
        let mut before = followed.clone();
        let is_playable = game.line().last().is_none_or(|last| last.after.is_some());
        let mut position = is_playable.then(|| game.position().clone());
        let turn = match announcement {
            _ if game.clock().running().is_none() => LookTurn::Nobody,
            Some(in_hand) if in_hand.by == owner => match announced {
                Some((half_move, stood)) if *half_move == in_hand.half_move => {
                    before.clone_from(stood);
                    LookTurn::Announced(*half_move)
                }
                // It was typed: the board has to follow.
                Some(_) | None => LookTurn::Nobody,
            },
            // The reply may come before the press (1.3).
            Some(in_hand) => {
                position = in_hand.half_move.left_standing(game.position());
                if position.is_some() { LookTurn::ToMove } else { LookTurn::Waiting }
            }
            None if game.to_move() == owner => {
                // What was made and withdrawn may still stand there.
                before = game.placement_at(game.line().len());
                LookTurn::ToMove
            }
            None => LookTurn::Waiting,
        };
        Look { owner, known, due, followed, before, position, turn, mode }
    }

    fn read(&self, stands: &Board) -> Reading {
        let before = Before { placement: &self.before, position: self.position.as_ref() };
        let turn = match self.turn {
            LookTurn::ToMove => Turn::ToMove(before),
            LookTurn::Announced(half_move) => Turn::Announced(half_move, before),
            LookTurn::Waiting => Turn::Waiting,
            LookTurn::Nobody => Turn::Nobody,
        };
        Expected { owner: self.owner, stands: &self.known, due: &self.due, turn, mode: self.mode }.read(stands)
    }
}

/// How the board of that player should stand: as announced, the half-move in hand included.
fn as_announced(game: &Game, owner: Color) -> Board {
    let mut board = game.placement_at(game.line().len());
    let in_hand = game.in_hand().announcement.as_ref().filter(|in_hand| in_hand.by == owner);
    if let Some(in_hand) = in_hand {
        in_hand.half_move.execute_on(&mut board, game.terms().castling_mode);
    }
    board
}

/// Whether the half-move in hand is that player's own and stands on the own board.
fn has_executed_own_move(game: &Game, owner: Color) -> bool {
    let is_own = game.in_hand().announcement.as_ref().is_some_and(|in_hand| in_hand.by == owner);
    is_own && *game.board(owner) == as_announced(game, owner)
}

/// The moment at which the board last showed something new.
fn moment_of(stamp: Stamp, standing: &Standing) -> Stamp {
    let since = u64::try_from(stamp.at.since(standing.changed).0).unwrap_or(0);
    Stamp { at: standing.changed, wall_ms: stamp.wall_ms.saturating_sub(since), ..stamp }
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
        self.boards.boards = opened.zip(ByColor { white: Color::White, black: Color::Black }).map(|(open, id)| {
            let open = open?;
            let (make, identity) = (open.make(), open.identity.clone());
            let lies = Orientation::of(&open.fields, game.board(id), None);
            let (to, now) = (self.to_inputs.clone(), self.now);
            let report = move |stamp, report| drop(to.send((stamp, Input::Board(id, report))));
            Some(TableBoard {
                id,
                make,
                followed: open.follow(now, settle, follows, report),
                identity,
                lies,
                is_there: true,
                is_read: true,
                stands: None,
                announced: None,
                said_to_be_wrong: None,
                is_adjusted: false,
            })
        });
        self
    }

    /// Records and says which boards are there.
    pub(super) fn connect_boards(&mut self) -> Continuation {
        let mut course = Continuation::GoesOn;
        for owner in Color::ALL {
            if course == Continuation::GoesOn && self.boards.read_board(owner).is_some() {
                course = self.connect(self.now.stamp(), owner);
            }
        }
        course
    }

    fn connect(&mut self, stamp: Stamp, owner: Color) -> Continuation {
        let Some(board) = &self.boards.boards[owner] else { return Continuation::GoesOn };
        let Identity { number, version } = board.identity.clone();
        let (device, turned) = (board.make.name().to_owned(), board.lies == Orientation::Turned);
        let connected = RecordsEvent::BoardConnected { board: owner, device, number, version, turned };
        self.board_event(stamp, connected)
    }

    fn board_event(&mut self, stamp: Stamp, event: RecordsEvent) -> Continuation {
        let outcome = self.session.reported(stamp, Event::Records(event), None);
        let course = self.show(&outcome);
        self.boards.report_again();
        course
    }

    /// Handles what a board reports.
    pub(super) fn board_reported(&mut self, stamp: Stamp, id: Color, report: BoardReport) -> Continuation {
        let is_it = |owner: &Color| self.boards.boards[*owner].as_ref().is_some_and(|board| board.id == id);
        let Some(owner) = Color::ALL.into_iter().find(is_it) else { return Continuation::GoesOn };
        match report {
            BoardReport::Stands(standing) => self.stands(stamp, owner, &standing),
            BoardReport::Clock(reading) => self.clock_shows(stamp, owner, reading),
            BoardReport::NoClock => Continuation::GoesOn,
            BoardReport::Lost => self.lost(stamp, owner),
            BoardReport::Connected { identity, fields } => {
                let expected = self.session.game().board(owner).clone();
                let Some(board) = &mut self.boards.boards[owner] else { return Continuation::GoesOn };
                (board.is_there, board.identity) = (true, identity);
                board.lies = Orientation::of(&fields, &expected, Some(board.lies));
                if board.is_read { self.connect(stamp, owner) } else { Continuation::GoesOn }
            }
        }
    }

    /// A board is gone: what is typed feeds it now.
    fn lost(&mut self, stamp: Stamp, owner: Color) -> Continuation {
        let Some(board) = &mut self.boards.boards[owner] else { return Continuation::GoesOn };
        (board.is_there, board.announced, board.is_adjusted) = (false, None, false);
        self.no_longer_counts(stamp, owner, RecordsEvent::BoardLost { board: owner })
    }

    /// Records that a board no longer counts. A press that waits for it waits no longer.
    fn no_longer_counts(&mut self, stamp: Stamp, owner: Color, event: RecordsEvent) -> Continuation {
        let course = self.board_event(stamp, event);
        match self.boards.held.take_if(|held| held.owner == owner) {
            Some(held) if course == Continuation::GoesOn => self.release(held),
            Some(_) | None => course,
        }
    }

    /// Handles what stands on a board.
    fn stands(&mut self, stamp: Stamp, owner: Color, standing: &Standing) -> Continuation {
        let game = self.session.game();
        let Some(board) = self.boards.boards[owner].as_mut().filter(|board| board.is_there && board.is_read) else {
            return Continuation::GoesOn;
        };
        let stage = game.stage();
        if stage == Stage::BeforePlay {
            board.lies = Orientation::of(&standing.fields, game.board(owner), None);
        }
        let stands = board.lies.placement(&standing.fields);
        board.stands = Some(stands.clone());
        let look = Look::at(game, owner, board.announced.as_ref());
        let reading = look.read(&stands);
        if reading == Reading::AsExpected {
            board.said_to_be_wrong = None;
        }
        // A half-move that was made right after adjusting leaves no time in which the board stands as expected.
        board.is_adjusted &= match (reading, standing.quiet) {
            (Reading::AsExpected, _) | (_, Quiet::Pressed { .. }) | (Reading::HalfMove(_), Quiet::Long) => false,
            (_, Quiet::Settled | Quiet::Long) => true,
        };
        match stage {
            Stage::Playing if board.is_adjusted => Continuation::GoesOn,
            Stage::Playing => self.made(stamp, standing, &look, reading, &stands),
            Stage::BeforePlay if reading == Reading::Otherwise && standing.quiet == Quiet::Long => {
                self.say_that_it_differs(owner, &stands)
            }
            Stage::BeforePlay | Stage::Over(_) | Stage::Cancelled => Continuation::GoesOn,
        }
    }

    /// Carries out what was made on a board while the game is played, and the press that waits for it.
    fn made(
        &mut self,
        stamp: Stamp,
        standing: &Standing,
        look: &Look,
        reading: Reading,
        stands: &Board,
    ) -> Continuation {
        let owner = look.owner;
        let is_held = self.boards.held.as_ref().is_some_and(|held| held.owner == owner);
        let (is_press, is_last) = match standing.quiet {
            Quiet::Settled | Quiet::Long => (false, false),
            // A press that nobody waits for was carried out already.
            Quiet::Pressed { .. } if !is_held => return Continuation::GoesOn,
            Quiet::Pressed { is_last, .. } => (true, is_last),
        };
        if is_held && !is_press {
            // What settles after a press belongs to the press.
            return Continuation::GoesOn;
        }
        let is_long = standing.quiet == Quiet::Long || is_last;
        let made = moment_of(stamp, standing);
        let course = self.carry_out_reading(made, look, reading, stands, (is_press, is_long));
        if !is_press || course == Continuation::Ends {
            return course;
        }
        let game = self.session.game();
        if !has_executed_own_move(game, owner) && !is_last {
            return Continuation::GoesOn;
        }
        let Some(held) = self.boards.held.take() else { return Continuation::GoesOn };
        let is_by_lever = matches!(held.by, HeldBy::Lever);
        let has_announced = game.in_hand().announcement.as_ref().is_some_and(|in_hand| in_hand.by == owner);
        if reading == Reading::InHand || is_by_lever && !has_announced {
            let said = self.session.wording.not_on_electronic_board(self.described(owner, stands, &look.before));
            return self.say(said);
        }
        self.release(held)
    }

    /// Does what a reading stands for. Of what is pressed, a part of a half-move counts too; what is unexpected counts once
    /// it has been quiet for long.
    fn carry_out_reading(
        &mut self,
        made: Stamp,
        look: &Look,
        reading: Reading,
        stands: &Board,
        (is_press, is_long): (bool, bool),
    ) -> Continuation {
        let owner = look.owner;
        let game = self.session.game();
        let may_announce = is_press || !self.has_lever();
        let is_put_right = game.has_differences() && *stands == game.placement_at(game.line().len());
        // What is known to stand there may be what was withdrawn or corrected.
        let is_right =
            || matches!(reading, Reading::Otherwise | Reading::InHand) && *stands == as_announced(game, owner);
        if is_put_right && reading != Reading::AsExpected || is_right() {
            return self.executed_squares(made, owner, stands);
        }
        match reading {
            Reading::CaughtUp(number) => self.executed(made, owner, &look.due[..number]),
            Reading::HalfMove(half_move) if game.terms().players[owner].sight == Sight::Blind => {
                // A blind player announces the own moves (D.2.1).
                let course = self.executed(made, owner, &look.due);
                if course == Continuation::Ends { course } else { self.executed_whole(made, look, half_move, stands) }
            }
            Reading::HalfMove(half_move) if may_announce => self.announced(made, look, half_move, stands, is_press),
            Reading::Unfinished(half_move) if is_press && is_long && !look.due.contains(&half_move) => {
                self.announced(made, look, half_move, stands, is_press)
            }
            Reading::GoesOn(half_move) => {
                let corrected = Command::Move(MoveCommand::Correct(spoken(half_move)));
                let course = self.sensed(made, owner, corrected, Source::Board);
                self.remember_announced(owner, half_move, &look.before);
                if course == Continuation::Ends { course } else { self.executed_squares(made, owner, stands) }
            }
            Reading::Otherwise if is_long && look.turn == LookTurn::Nobody && !game.has_differences() => {
                // While something is ruled on, pieces are moved about.
                let is_silent = game.clock().running().is_some() || game.cases().pending().next().is_some();
                if is_silent { Continuation::GoesOn } else { self.say_that_it_differs(owner, stands) }
            }
            Reading::Otherwise if is_long => {
                let course = self.executed_squares(made, owner, stands);
                let is_in_hand = self.session.game().in_hand().announcement.is_some();
                if course == Continuation::GoesOn && is_in_hand {
                    self.say_that_it_differs(owner, stands)
                } else {
                    course
                }
            }
            Reading::AsExpected
            | Reading::HalfMove(_)
            | Reading::Unfinished(_)
            | Reading::Ahead(_)
            | Reading::InHand
            | Reading::KingsInCentre
            | Reading::Otherwise => Continuation::GoesOn,
        }
    }

    /// The owner of a board has made a half-move there: it is announced and executed, and pressed if that is chosen.
    fn announced(
        &mut self,
        made: Stamp,
        look: &Look,
        half_move: HalfMove,
        stands: &Board,
        is_press: bool,
    ) -> Continuation {
        let owner = look.owner;
        let mut after = look.before.clone();
        half_move.execute_on(&mut after, look.mode);
        let is_whole = after == *stands;
        let execute = |app: &mut App| match is_whole {
            true => app.executed_whole(made, look, half_move, stands),
            false => app.executed_squares(made, owner, stands),
        };
        let announce = |app: &mut App| {
            app.remember_announced(owner, half_move, &look.before);
            app.sensed(made, owner, Command::Move(MoveCommand::Announce(spoken(half_move))), Source::Board)
        };
        // What ends the game when it is announced must stand there; a reply makes the opponent's half-move first (1.3), and a
        // part of a half-move that nobody has announced is a difference (D.2.9).
        let is_reply = self.session.game().in_hand().announcement.is_some();
        let mut course = self.executed(made, owner, &look.due);
        for is_executed in if is_reply || !is_whole { [false, true] } else { [true, false] } {
            if course == Continuation::GoesOn {
                course = if is_executed { execute(self) } else { announce(self) };
            }
        }
        let is_announced = has_executed_own_move(self.session.game(), owner);
        if course == Continuation::GoesOn && !is_press && self.pressing == Pressing::WithMove && is_announced {
            return self.sensed(made, owner, Command::Move(MoveCommand::Complete), Source::Board);
        }
        course
    }

    fn remember_announced(&mut self, owner: Color, half_move: HalfMove, before: &Board) {
        if let Some(board) = &mut self.boards.boards[owner] {
            board.announced = Some((half_move, before.clone()));
        }
    }

    fn executed(&mut self, made: Stamp, owner: Color, half_moves: &[HalfMove]) -> Continuation {
        let mut course = Continuation::GoesOn;
        for half_move in half_moves {
            let execution = Execution::HalfMove(*half_move);
            if course == Continuation::GoesOn {
                course = self.sensed(
                    made,
                    owner,
                    Command::Records(RecordsCommand::Execute(owner, execution)),
                    Source::Board,
                );
            }
        }
        course
    }

    /// A half-move was made, and the board stands like this.
    fn executed_whole(&mut self, made: Stamp, look: &Look, half_move: HalfMove, stands: &Board) -> Continuation {
        // What was known to stand there may be what was withdrawn.
        if look.followed == look.before {
            self.executed(made, look.owner, &[half_move])
        } else {
            self.executed_squares(made, look.owner, stands)
        }
    }

    /// The board stands like this, whatever was expected there.
    fn executed_squares(&mut self, made: Stamp, owner: Color, stands: &Board) -> Continuation {
        let changed = differing(self.session.game().board(owner), stands).into_iter();
        let changes: Vec<_> = changed.map(|square| SquareChange { square, piece: stands.piece_at(square) }).collect();
        if changes.is_empty() {
            return Continuation::GoesOn;
        }
        let execution = Command::Records(RecordsCommand::Execute(owner, Execution::Squares(changes)));
        self.sensed(made, owner, execution, Source::Board)
    }

    /// Carries out what the hand of a player did on a board or at the lever.
    fn sensed(&mut self, stamp: Stamp, by: Color, command: Command, source: Source) -> Continuation {
        let outcome = self.session.command_from(stamp, Actor::Player(by), command, source);
        self.carried_out(&outcome).course()
    }

    /// Says once what differs on a board.
    fn say_that_it_differs(&mut self, owner: Color, stands: &Board) -> Continuation {
        let Some(board) = &mut self.boards.boards[owner] else { return Continuation::GoesOn };
        if board.said_to_be_wrong.replace(stands.clone()).as_ref() == Some(stands) {
            return Continuation::GoesOn;
        }
        let game = self.session.game();
        let has_begun = game.stage() != Stage::BeforePlay;
        let should = as_announced(game, owner);
        let said = self.session.wording.electronic_board_differs(self.described(owner, stands, &should), has_begun);
        said.map_or(Continuation::GoesOn, |said| self.say(said))
    }

    fn described<'a>(&self, owner: Color, stands: &'a Board, should: &'a Board) -> ElectronicBoard<'a> {
        let is_turned = self.boards.boards[owner].as_ref().is_some_and(|board| board.lies == Orientation::Turned);
        let sensing = self.session.game().sensing(owner);
        ElectronicBoard { owner, sensing, is_turned, stands: Some(stands), should }
    }
}

/// A half-move as a board announces it.
fn spoken(half_move: HalfMove) -> AnnouncedMove {
    AnnouncedMove { half_move, text: half_move.to_string(), draw_offer: false }
}

impl App {
    /// Whether an announcement by keys is to be followed by the press, but its player's board must show it first.
    pub(super) fn waits_for_a_board(&self, intent: &Intent) -> bool {
        let Intent::Command(_, Command::Move(MoveCommand::Announce(_))) = intent else { return false };
        self.boards.read_board(self.session.game().to_move()).is_some()
    }

    /// Holds a typed press until the player's board shows what was made. Returns whether it does.
    pub(super) fn hold_press(&mut self, stamp: Stamp, intent: &Intent, by: Option<Actor>) -> bool {
        self.hold_for_the_board(stamp, intent, || HeldBy::Typed(intent.clone(), by))
    }

    /// Holds a press that a seat has sent until the player's board shows what was made. Returns whether it does.
    pub(super) fn hold_press_of_a_seat(&mut self, stamp: Stamp, intent: &Intent) -> bool {
        self.hold_for_the_board(stamp, intent, || HeldBy::Sent(intent.clone()))
    }

    fn hold_for_the_board(&mut self, stamp: Stamp, intent: &Intent, held_by: impl FnOnce() -> HeldBy) -> bool {
        let Intent::Command(by, Command::Move(MoveCommand::Press | MoveCommand::Complete)) = intent else {
            return false;
        };
        let game = self.session.game();
        let Some(owner) = game.clock().running().filter(|_| game.stage() == Stage::Playing) else { return false };
        let is_to_move = game.to_move() == owner;
        let is_owed = is_to_move && *by != Actor::Player(!owner) && !has_executed_own_move(game, owner);
        let Some(board) = self.boards.read_board(owner).filter(|_| is_owed) else {
            return false;
        };
        if self.boards.held.as_ref().is_none_or(|held| held.owner != owner) {
            board.followed.press(stamp.at);
            self.boards.held = Some(HeldPress { owner, pressed: stamp, by: held_by() });
        }
        true
    }

    /// Carries out a press that was held.
    fn release(&mut self, held: HeldPress) -> Continuation {
        let HeldPress { owner, pressed, by } = held;
        match by {
            HeldBy::Lever => self.pressed_by_lever(pressed, owner),
            HeldBy::Typed(intent, by) => self.ask_or_carry_out(pressed, intent, by).course(),
            HeldBy::Sent(intent) => self.carry_out_pressing(pressed, intent, Pressing::Separately).course(),
        }
    }

    /// Whether moves are completed by the lever of a board's clock.
    fn has_lever(&self) -> bool {
        self.session.game().terms().timekeeper == Timekeeper::BoardClock
            && self.boards.clock.is_some_and(|clock| self.boards.is_read(clock.id))
    }

    /// Handles what the clock on the bus of a board shows. Without `--clock board` it is not read.
    fn clock_shows(&mut self, stamp: Stamp, owner: Color, reading: ClockReading) -> Continuation {
        let game = self.session.game();
        let Some(board) = self.boards.read_board(owner).filter(|_| game.terms().timekeeper == Timekeeper::BoardClock)
        else {
            return Continuation::GoesOn;
        };
        let whites = match board.lies {
            Orientation::Straight => ClockSide::Left,
            Orientation::Turned => ClockSide::Right,
        };
        let id = board.id;
        let up = if reading.up == whites { Color::White } else { Color::Black };
        let (to_move, stage) = (game.to_move(), game.stage());
        let before = self.boards.clock.filter(|clock| clock.id == id || self.boards.is_read(clock.id));
        if before.is_some_and(|clock| clock.id != id) {
            return Continuation::GoesOn;
        }
        let before = before.map(|clock| clock.reading);
        self.boards.clock = Some(BusClock { id, reading, whites });
        match stage {
            Stage::BeforePlay if reading.is_running && before.is_none_or(|before| !before.is_running) => {
                let course = self.sensed(stamp, to_move, Command::Game(GameCommand::Begin), Source::Lever);
                if course == Continuation::Ends { course } else { self.set_times(stamp) }
            }
            Stage::Playing if before.is_some_and(|before| before.up != reading.up) => self.lever(stamp, !up),
            Stage::BeforePlay | Stage::Playing | Stage::Over(_) | Stage::Cancelled => Continuation::GoesOn,
        }
    }

    /// A player pushed the lever down. What stands on that player's board is completed by it.
    fn lever(&mut self, stamp: Stamp, by: Color) -> Continuation {
        if self.session.game().clock().running() != Some(by) {
            return Continuation::GoesOn;
        }
        match self.boards.read_board(by) {
            Some(board) => {
                board.followed.press(stamp.at);
                self.boards.held = Some(HeldPress { owner: by, pressed: stamp, by: HeldBy::Lever });
                Continuation::GoesOn
            }
            None => self.pressed_by_lever(stamp, by),
        }
    }

    fn pressed_by_lever(&mut self, stamp: Stamp, by: Color) -> Continuation {
        let course = self.sensed(stamp, by, Command::Move(MoveCommand::Press), Source::Lever);
        if course == Continuation::Ends { course } else { self.set_times(stamp) }
    }

    /// Takes over the times of the clock on the bus, in whole seconds.
    fn set_times(&mut self, stamp: Stamp) -> Continuation {
        let Some(BusClock { reading, whites, .. }) = self.boards.clock else { return Continuation::GoesOn };
        let [left, right] = [reading.left_seconds, reading.right_seconds].map(|seconds| Span::seconds(seconds.into()));
        let times = match whites {
            ClockSide::Left => ByColor { white: left, black: right },
            ClockSide::Right => ByColor { white: right, black: left },
        };
        if self.session.game().stage() != Stage::Playing {
            return Continuation::GoesOn;
        }
        let set = Event::Clock(ClockEvent::ClocksSet { times });
        let outcome = self.session.reported(stamp, set, Some(Source::Lever));
        self.show(&outcome)
    }

    /// Says once, where somebody stops the clocks, that the clock of a board goes on.
    pub(super) fn say_that_the_clock_goes_on(&mut self) -> Continuation {
        if !self.has_lever() || std::mem::replace(&mut self.boards.has_said_that_the_clock_goes_on, true) {
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
        let meant = |color: &Color| owner.is_none_or(|owner| owner == *color) && self.boards.boards[*color].is_some();
        let meant: Vec<Color> = Color::ALL.into_iter().filter(meant).collect();
        if meant.is_empty() {
            let said = self.session.wording.no_electronic_board(by);
            return self.say(said);
        }
        let mut course = Continuation::GoesOn;
        for color in meant {
            course = match asked {
                BoardAsked::Tell => self.describe(by, color),
                BoardAsked::Read | BoardAsked::Ignore => self.count_board(stamp, by, color, asked == BoardAsked::Read),
            };
        }
        course
    }

    fn describe(&mut self, by: Actor, owner: Color) -> Continuation {
        let game = self.session.game();
        let should = as_announced(game, owner);
        let Some(board) = &self.boards.boards[owner] else { return Continuation::GoesOn };
        let board = ElectronicBoard {
            owner,
            sensing: if board.is_there { game.sensing(owner) } else { Sensing::Lost },
            is_turned: board.lies == Orientation::Turned,
            stands: board.stands.as_ref(),
            should: &should,
        };
        let said = self.session.wording.electronic_board(by, board);
        self.say(said)
    }

    fn count_board(&mut self, stamp: Stamp, by: Actor, owner: Color, counts: bool) -> Continuation {
        let Some(board) = &mut self.boards.boards[owner] else { return Continuation::GoesOn };
        if std::mem::replace(&mut board.is_read, counts) == counts || !board.is_there {
            return self.describe(by, owner);
        }
        (board.announced, board.is_adjusted) = (None, false);
        if counts {
            self.board_event(stamp, RecordsEvent::BoardRead { board: owner })
        } else {
            self.no_longer_counts(stamp, owner, RecordsEvent::BoardIgnored { board: owner })
        }
    }

    /// The boards stay where they are when another game takes the place of this one.
    pub(super) fn keep_boards(&mut self, colors: Colors) -> Continuation {
        if colors == Colors::Exchanged {
            self.boards.exchange();
        }
        for board in self.boards.boards.iter_mut().flatten() {
            (board.announced, board.said_to_be_wrong) = (None, None);
        }
        self.boards.held = None;
        self.connect_boards()
    }
}
