//! The electronic boards of a table: what they report and the game become what is to be done. Sensors propose, the
//! announcement decides.
//!
//! Sensors do not know whether a piece was touched or released, so nothing of what hands do on the way becomes an act.
//! A half-move counts from the moment at which its board last showed something new, not from when that had settled.

use std::collections::VecDeque;

use shakmaty::{Board, ByColor, Color};

use super::Fields;
use super::expected::{Announced, Expected, Turn, as_announced, has_announced, has_executed_own_move};
use super::inference::Reading;
use super::orientation::Orientation;
use super::protocol::{ClockReading, ClockSide, Make};
use super::report::{BoardReport, Identity};
use super::settle::{Quiet, Standing};
use crate::game::clock::moment::{Moment, Span};
use crate::game::command::{AnnouncedMove, Command, GameCommand, MoveCommand, RecordsCommand};
use crate::game::course::replacement::Colors;
use crate::game::event::{ClockEvent, Event, RecordsEvent};
use crate::game::half_move::{HalfMove, differing};
use crate::game::people::{Actor, Sight};
use crate::game::records::boards::{Execution, Source, SquareChange};
use crate::game::terms::Timekeeper;
use crate::game::{Game, Stage};
use crate::time::Stamp;

/// The electronic boards of the players.
///
/// What they report leads to steps. Each becomes an [`Act`] as the game stands when all acts before it are done: the
/// caller takes the next one, does it, and comes again.
pub struct TableBoards<W> {
    boards: ByColor<Option<TableBoard>>,
    clock: Option<BusClock>,
    held: Option<HeldPress<W>>,
    steps: VecDeque<Step<W>>,
    /// Whether it was said that the program cannot stop the clock of a board.
    has_said_that_the_clock_goes_on: bool,
}

/// An action that follows from what a board or its clock showed. `W` are the words of a press that was held.
#[derive(Clone, Debug, PartialEq)]
pub enum Act<W> {
    /// The hand of a player did this on a board or at the lever.
    Command {
        stamp: Stamp,
        by: Color,
        command: Command,
        source: Source,
    },
    /// A half-move was announced by a board and stands there: the clock is pressed too if that is chosen.
    Announced {
        stamp: Stamp,
        by: Color,
    },
    /// A board or its clock reports this.
    Report {
        stamp: Stamp,
        event: Event,
        source: Option<Source>,
    },
    /// These words waited for a board, and count from when they were said.
    Release {
        stamp: Stamp,
        words: W,
    },
    /// The board of that number, the colour of its first owner, is to be read as at a press.
    Read {
        id: Color,
        pressed: Moment,
    },
    Say(BoardNotice),
}

/// A notice about what stands on an electronic board.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardNotice {
    /// It stands otherwise than it should.
    Differs { owner: Color, stands: Board, should: Board },
    /// A half-move stands there, and play has not begun.
    NotBegun,
    /// The clock was pressed, and no half-move stands there.
    NotCompleted { owner: Color, stands: Board, should: Board },
}

/// An electronic board as it is now.
#[derive(Clone, Copy, Debug)]
pub struct BoardState<'a> {
    pub is_there: bool,
    pub lies: Orientation,
    /// What stood there last, once it had settled.
    pub stands: Option<&'a Board>,
}

/// An electronic board on the table.
struct TableBoard {
    /// Whose board it was at first: the reports name it so.
    id: Color,
    make: Make,
    identity: Identity,
    lies: Orientation,
    is_there: bool,
    /// Whether what it shows counts.
    is_read: bool,
    /// What stood there last, once it had settled.
    stands: Option<Board>,
    /// The half-move that the board announced last.
    announced: Option<Announced>,
    /// Notices about it since it last stood as expected.
    said: Option<Said>,
    /// Whether its owner only adjusts pieces: nothing is read until it stands as expected, the clock is pressed, or a
    /// half-move stands there for long (4.2.1).
    is_adjusted: bool,
}

/// Notices about a board.
#[derive(PartialEq)]
enum Said {
    NotBegun,
    /// That it stands otherwise than it should: like this.
    Differs(Board),
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

/// A press that waits until the board of its player shows what was made.
struct HeldPress<W> {
    owner: Color,
    /// When the clock was pressed.
    pressed: Stamp,
    by: HeldBy<W>,
}

enum HeldBy<W> {
    Words(W),
    Lever,
}

/// Something to be done once everything before it is done.
enum Step<W> {
    Act(Act<W>),
    /// The board of that player stands like this now, whatever was expected there.
    Stands {
        made: Stamp,
        owner: Color,
        stands: Board,
    },
    /// If the board announced a half-move that stands there, it may be pressed.
    Press {
        made: Stamp,
        owner: Color,
    },
    /// If a half-move is in hand, what differs is said.
    SayInHand {
        owner: Color,
        stands: Board,
    },
    /// The press that was held is carried out, if the board shows what was made or has had its time.
    EndPress {
        owner: Color,
        is_last: bool,
        reading: Reading,
        stands: Board,
        should: Board,
    },
    /// The times of the clock on the bus are taken over.
    SetTimes(Stamp),
    /// A player has pushed the lever down.
    Lever {
        stamp: Stamp,
        by: Color,
    },
}

/// A placement with its reading.
struct Look<'a> {
    expected: Expected,
    reading: Reading,
    stands: &'a Board,
    quiet: Quiet,
    /// When it was made.
    made: Stamp,
}

impl Look<'_> {
    /// Whether the clock was pressed: then a part of a half-move counts too.
    fn is_press(&self) -> bool {
        matches!(self.quiet, Quiet::Pressed { .. })
    }

    /// Whether the board has had its time after a press.
    fn is_last(&self) -> bool {
        matches!(self.quiet, Quiet::Pressed { is_last: true, .. })
    }

    /// Whether it has been quiet for long: then what is unexpected counts too.
    fn is_long(&self) -> bool {
        self.quiet == Quiet::Long || self.is_last()
    }
}

impl<W> Default for TableBoards<W> {
    fn default() -> TableBoards<W> {
        TableBoards {
            boards: ByColor::default(),
            clock: None,
            held: None,
            steps: VecDeque::new(),
            has_said_that_the_clock_goes_on: false,
        }
    }
}

impl<W> TableBoards<W> {
    /// Puts a board on the table that has answered.
    pub fn put(&mut self, game: &Game, owner: Color, make: Make, identity: Identity, fields: &Fields) {
        self.boards[owner] = Some(TableBoard {
            id: owner,
            make,
            identity,
            lies: Orientation::of(fields, game.board(owner), None),
            is_there: true,
            is_read: true,
            stands: None,
            announced: None,
            said: None,
            is_adjusted: false,
        });
    }

    /// The next thing to be done, as the game stands.
    pub fn next_act(&mut self, game: &Game) -> Option<Act<W>> {
        while let Some(step) = self.steps.pop_front() {
            let act = match step {
                Step::Act(act) => Some(act),
                Step::Stands { made, owner, stands } => executed_squares(game, made, owner, &stands),
                Step::Press { made, owner } => {
                    has_executed_own_move(game, owner).then_some(Act::Announced { stamp: made, by: owner })
                }
                Step::SayInHand { owner, stands } => {
                    let is_in_hand = game.in_hand().announcement.is_some();
                    if is_in_hand { self.differs(game, owner, &stands) } else { None }
                }
                Step::EndPress { owner, is_last, reading, stands, should } => {
                    if is_last || has_executed_own_move(game, owner) {
                        self.end_press(game, owner, reading, BoardNotice::NotCompleted { owner, stands, should });
                    }
                    None
                }
                Step::SetTimes(stamp) => self.times(game, stamp),
                Step::Lever { stamp, by } => {
                    self.lever(game, stamp, by);
                    None
                }
            };
            if act.is_some() {
                return act;
            }
        }
        None
    }

    fn act(&mut self, act: Act<W>) {
        self.steps.push_back(Step::Act(act));
    }

    fn command(&mut self, stamp: Stamp, by: Color, command: Command, source: Source) {
        self.act(Act::Command { stamp, by, command, source });
    }

    /// Records and says which boards are there.
    pub fn connect(&mut self, stamp: Stamp) {
        for owner in Color::ALL {
            if self.read_board(owner).is_some() {
                self.connected(stamp, owner);
            }
        }
    }

    fn connected(&mut self, stamp: Stamp, owner: Color) {
        let Some(board) = &self.boards[owner] else { return };
        let Identity { number, version } = board.identity.clone();
        let (device, turned) = (board.make.name().to_owned(), board.lies == Orientation::Turned);
        self.report_event(stamp, RecordsEvent::BoardConnected { board: owner, device, number, version, turned });
    }

    fn report_event(&mut self, stamp: Stamp, event: RecordsEvent) {
        self.act(Act::Report { stamp, event: Event::Records(event), source: None });
    }

    /// The board of that player, if what it shows counts.
    fn read_board(&self, owner: Color) -> Option<&TableBoard> {
        self.boards[owner].as_ref().filter(|board| board.is_there && board.is_read)
    }

    /// Whether what the board of that player shows counts.
    pub fn is_read(&self, owner: Color) -> bool {
        self.read_board(owner).is_some()
    }

    fn owner_of(&self, id: Color) -> Option<Color> {
        Color::ALL.into_iter().find(|owner| self.boards[*owner].as_ref().is_some_and(|board| board.id == id))
    }

    /// The electronic board of that player, if there is one.
    pub fn state(&self, owner: Color) -> Option<BoardState<'_>> {
        let board = self.boards[owner].as_ref()?;
        Some(BoardState { is_there: board.is_there, lies: board.lies, stands: board.stands.as_ref() })
    }

    /// The owner of a board only adjusts pieces.
    pub fn adjust(&mut self, owner: Color) {
        if let Some(board) = &mut self.boards[owner] {
            board.is_adjusted = true;
        }
    }

    /// Reads the board of that player again. Returns whether that is new.
    pub fn read_again(&mut self, stamp: Stamp, owner: Color) -> bool {
        let Some(board) = &mut self.boards[owner] else { return false };
        let is_new = !std::mem::replace(&mut board.is_read, true) && board.is_there;
        if is_new {
            board.forget_announced();
            self.report_event(stamp, RecordsEvent::BoardRead { board: owner });
        }
        is_new
    }

    /// Ignores the board of that player. Returns whether that is new.
    pub fn ignore(&mut self, stamp: Stamp, owner: Color) -> bool {
        let Some(board) = &mut self.boards[owner] else { return false };
        let is_new = std::mem::replace(&mut board.is_read, false) && board.is_there;
        if is_new {
            board.forget_announced();
            self.no_longer_counts(stamp, owner, RecordsEvent::BoardIgnored { board: owner });
        }
        is_new
    }

    /// The boards stay where they are when another game takes the place of this one.
    pub fn keep(&mut self, stamp: Stamp, colors: Colors) {
        if colors == Colors::Exchanged {
            std::mem::swap(&mut self.boards.white, &mut self.boards.black);
        }
        for board in self.boards.iter_mut().flatten() {
            (board.announced, board.said) = (None, None);
        }
        self.held = None;
        self.steps.clear();
        self.connect(stamp);
    }

    /// Whether it is still to be said that the clock of a board goes on where somebody stops the clocks; once.
    pub fn must_say_that_the_clock_goes_on(&mut self, game: &Game) -> bool {
        self.has_lever(game) && !std::mem::replace(&mut self.has_said_that_the_clock_goes_on, true)
    }

    /// Takes what a board reports.
    pub fn report(&mut self, game: &Game, stamp: Stamp, id: Color, report: &BoardReport) {
        let Some(owner) = self.owner_of(id) else { return };
        match report {
            BoardReport::Stands(standing) => self.stands(game, stamp, owner, standing),
            BoardReport::Clock(reading) => self.clock_shows(game, stamp, owner, *reading),
            BoardReport::NoClock => {}
            BoardReport::Lost => {
                // What is typed feeds it now.
                let Some(board) = &mut self.boards[owner] else { return };
                board.is_there = false;
                board.forget_announced();
                self.no_longer_counts(stamp, owner, RecordsEvent::BoardLost { board: owner });
            }
            BoardReport::Connected { identity, fields } => {
                let Some(board) = &mut self.boards[owner] else { return };
                (board.is_there, board.identity) = (true, identity.clone());
                board.lies = Orientation::of(fields, game.board(owner), Some(board.lies));
                if board.is_read {
                    self.connected(stamp, owner);
                }
            }
        }
    }

    /// A board no longer counts. A press that waits for it waits no longer.
    fn no_longer_counts(&mut self, stamp: Stamp, owner: Color, event: RecordsEvent) {
        self.report_event(stamp, event);
        if let Some(held) = self.held.take_if(|held| held.owner == owner) {
            self.release(held);
        }
    }

    /// Takes what stands on a board.
    fn stands(&mut self, game: &Game, stamp: Stamp, owner: Color, standing: &Standing) {
        let Some(board) = self.boards[owner].as_mut().filter(|board| board.is_there && board.is_read) else { return };
        let stage = game.stage();
        if stage == Stage::BeforePlay {
            board.lies = Orientation::of(&standing.fields, game.board(owner), None);
        }
        let stands = board.lies.placement(&standing.fields);
        board.stands = Some(stands.clone());
        let expected = Expected::at(game, owner, board.announced.as_ref());
        let reading = expected.read(&stands);
        if reading == Reading::AsExpected {
            board.said = None;
        }
        // A half-move that was made right after adjusting leaves no time in which the board stands as expected.
        board.is_adjusted &= match (reading, standing.quiet) {
            (Reading::AsExpected, _) | (_, Quiet::Pressed { .. }) | (Reading::HalfMove(_), Quiet::Long) => false,
            (_, Quiet::Settled | Quiet::Long) => true,
        };
        match stage {
            Stage::Playing if board.is_adjusted => {}
            Stage::Playing => {
                let made = moment_of(stamp, standing);
                self.made(game, &Look { expected, reading, stands: &stands, quiet: standing.quiet, made });
            }
            Stage::BeforePlay if standing.quiet == Quiet::Long => self.say_before_play(game, owner, reading, &stands),
            Stage::BeforePlay | Stage::Over(_) | Stage::Cancelled => {}
        }
    }

    /// The notice about a board before play: a half-move there starts nothing, and a wrong array is put right (7.2). It
    /// is not said again where more stands wrongly than before: somebody moves pieces about.
    fn say_before_play(&mut self, game: &Game, owner: Color, reading: Reading, stands: &Board) {
        let Some(board) = &mut self.boards[owner] else { return };
        let should = game.board(owner);
        let is_more = |before: &Board| differing(before, should).count() < differing(stands, should).count();
        let is_half_move = matches!(reading, Reading::HalfMove(_) | Reading::Unfinished(_) | Reading::Ahead(_));
        if !is_half_move && reading != Reading::Otherwise {
            return;
        }
        match &board.said {
            Some(Said::NotBegun) => {}
            Some(Said::Differs(before)) if is_more(before) => {}
            Some(Said::Differs(_)) | None if is_half_move => {
                board.said = Some(Said::NotBegun);
                self.act(Act::Say(BoardNotice::NotBegun));
            }
            Some(Said::Differs(_)) | None => {
                let said = self.differs(game, owner, stands);
                self.steps.extend(said.map(Step::Act));
            }
        }
    }

    /// Takes what was made on a board while the game is played, and the press that waits for it.
    fn made(&mut self, game: &Game, look: &Look<'_>) {
        let owner = look.expected.owner;
        let is_held = self.held.as_ref().is_some_and(|held| held.owner == owner);
        // What settles after a press belongs to it, and a press that nobody waits for was carried out already.
        if is_held != look.is_press() {
            return;
        }
        self.take_reading(game, look);
        if is_held {
            let (stands, should) = (look.stands.clone(), look.expected.before());
            let (is_last, reading) = (look.is_last(), look.reading);
            self.steps.push_back(Step::EndPress { owner, is_last, reading, stands, should });
        }
    }

    /// Turns a reading into commands. After a press, an unfinished half-move counts too; an unexpected placement counts
    /// after a long pause.
    fn take_reading(&mut self, game: &Game, look: &Look<'_>) {
        let Look { ref expected, reading, stands, made, .. } = *look;
        let (owner, is_press, is_long) = (expected.owner, look.is_press(), look.is_long());
        let may_announce = is_press || !self.has_lever(game);
        let is_put_right = game.has_differences() && *stands == game.placement_at(game.line().len());
        // What is known to stand there may be what was withdrawn or corrected.
        let is_right =
            || matches!(reading, Reading::Otherwise | Reading::InHand) && *stands == as_announced(game, owner);
        if is_put_right && reading != Reading::AsExpected || is_right() {
            return self.execute_squares(made, owner, stands);
        }
        match reading {
            Reading::CaughtUp(number) => self.execute(made, owner, &expected.due[..number]),
            Reading::HalfMove(half_move) if game.terms().players[owner].sight == Sight::Blind => {
                // A blind player announces the own moves (D.2.1).
                self.execute(made, owner, &expected.due);
                self.execute_whole(look, half_move);
            }
            Reading::HalfMove(half_move) if may_announce => self.announce(game, look, half_move),
            Reading::Unfinished(half_move) if is_press && is_long && !expected.due.contains(&half_move) => {
                self.announce(game, look, half_move);
            }
            Reading::GoesOn(half_move) => {
                let corrected = Command::Move(MoveCommand::Correct(spoken(half_move)));
                self.command(made, owner, corrected, Source::Board);
                self.remember_announced(owner, half_move, expected.before());
                self.execute_squares(made, owner, stands);
            }
            Reading::Otherwise if is_long && matches!(expected.turn, Turn::Nobody) && !game.has_differences() => {
                // While something is ruled on, pieces are moved about.
                if game.clock().running().is_none() && game.cases().pending().next().is_none() {
                    let said = self.differs(game, owner, stands);
                    self.steps.extend(said.map(Step::Act));
                }
            }
            Reading::Otherwise if is_long => {
                self.execute_squares(made, owner, stands);
                self.steps.push_back(Step::SayInHand { owner, stands: stands.clone() });
            }
            Reading::AsExpected
            | Reading::HalfMove(_)
            | Reading::Unfinished(_)
            | Reading::Ahead(_)
            | Reading::InHand
            | Reading::KingsInCentre
            | Reading::Otherwise => {}
        }
    }

    /// The owner of a board has made a half-move there: it is announced and executed, and may be pressed.
    fn announce(&mut self, game: &Game, look: &Look<'_>, half_move: HalfMove) {
        let Look { ref expected, stands, made, .. } = *look;
        let owner = expected.owner;
        let before = expected.before();
        let mut after = before.clone();
        half_move.execute_on(&mut after, expected.mode);
        let is_whole = after == *stands;
        // What ends the game when it is announced must stand there; a reply makes the opponent's half-move first (1.3),
        // and a part of a half-move that nobody has announced is a difference (D.2.9).
        let is_reply = game.in_hand().announcement.is_some();
        self.execute(made, owner, &expected.due);
        for is_executed in if is_reply || !is_whole { [false, true] } else { [true, false] } {
            match (is_executed, is_whole) {
                (true, true) => self.execute_whole(look, half_move),
                (true, false) => self.execute_squares(made, owner, stands),
                (false, _) => {
                    let announced = Command::Move(MoveCommand::Announce(spoken(half_move)));
                    self.command(made, owner, announced, Source::Board);
                }
            }
        }
        self.remember_announced(owner, half_move, before);
        if !look.is_press() {
            self.steps.push_back(Step::Press { made, owner });
        }
    }

    fn remember_announced(&mut self, owner: Color, half_move: HalfMove, before: Board) {
        if let Some(board) = &mut self.boards[owner] {
            board.announced = Some(Announced { half_move, before });
        }
    }

    fn execute(&mut self, made: Stamp, owner: Color, half_moves: &[HalfMove]) {
        for half_move in half_moves {
            let execution = Execution::HalfMove(*half_move);
            self.command(made, owner, Command::Records(RecordsCommand::Execute(owner, execution)), Source::Board);
        }
    }

    /// A half-move was made, and the board stands as after it.
    fn execute_whole(&mut self, look: &Look<'_>, half_move: HalfMove) {
        let owner = look.expected.owner;
        // What was known to stand there may be what was withdrawn.
        if look.expected.followed() == look.expected.before() {
            self.execute(look.made, owner, &[half_move]);
        } else {
            self.execute_squares(look.made, owner, look.stands);
        }
    }

    fn execute_squares(&mut self, made: Stamp, owner: Color, stands: &Board) {
        self.steps.push_back(Step::Stands { made, owner, stands: stands.clone() });
    }

    /// The notice of a board that stands otherwise than it should; once.
    fn differs(&mut self, game: &Game, owner: Color, stands: &Board) -> Option<Act<W>> {
        let board = self.boards[owner].as_mut()?;
        let said = Some(Said::Differs(stands.clone()));
        if board.said == said {
            return None;
        }
        board.said = said;
        let should = as_announced(game, owner);
        Some(Act::Say(BoardNotice::Differs { owner, stands: stands.clone(), should }))
    }

    /// Ends the press that was held: it is carried out, or nothing stands there that could be completed.
    fn end_press(&mut self, game: &Game, owner: Color, reading: Reading, not_completed: BoardNotice) {
        let Some(held) = self.held.take_if(|held| held.owner == owner) else { return };
        let is_by_lever = matches!(held.by, HeldBy::Lever);
        if reading == Reading::InHand || is_by_lever && !has_announced(game, owner) {
            self.act(Act::Say(not_completed));
        } else {
            self.release(held);
        }
    }
}

/// Presses.
impl<W> TableBoards<W> {
    /// Holds a press until the player's board shows what was made. Returns whether it does; then `words` are released.
    pub fn hold(&mut self, game: &Game, stamp: Stamp, by: Actor, command: &Command, words: impl FnOnce() -> W) -> bool {
        let Command::Move(MoveCommand::Press | MoveCommand::Complete) = command else { return false };
        let Some(owner) = game.clock().running().filter(|_| game.stage() == Stage::Playing) else { return false };
        let is_to_move = game.to_move() == owner;
        let is_owed = is_to_move && by != Actor::Player(!owner) && !has_executed_own_move(game, owner);
        let Some(id) = self.read_board(owner).filter(|_| is_owed).map(|board| board.id) else { return false };
        if self.held.as_ref().is_none_or(|held| held.owner != owner) {
            self.wait_for(id, HeldPress { owner, pressed: stamp, by: HeldBy::Words(words()) });
        }
        true
    }

    fn wait_for(&mut self, id: Color, held: HeldPress<W>) {
        self.act(Act::Read { id, pressed: held.pressed.at });
        self.held = Some(held);
    }

    /// Carries out a press that is held no longer.
    fn release(&mut self, held: HeldPress<W>) {
        let HeldPress { owner, pressed, by } = held;
        match by {
            HeldBy::Lever => self.press_by_lever(pressed, owner),
            HeldBy::Words(words) => self.act(Act::Release { stamp: pressed, words }),
        }
    }

    /// Whether moves are completed by the lever of a board's clock.
    fn has_lever(&self, game: &Game) -> bool {
        game.terms().timekeeper == Timekeeper::BoardClock && self.clock.is_some_and(|clock| self.counts(clock.id))
    }

    /// Whether the board of that number is there and counts.
    fn counts(&self, id: Color) -> bool {
        self.owner_of(id).is_some_and(|owner| self.is_read(owner))
    }

    /// Takes what the clock on the bus of a board shows. Without `--clock board` it is not read.
    fn clock_shows(&mut self, game: &Game, stamp: Stamp, owner: Color, reading: ClockReading) {
        let Some(board) = self.read_board(owner).filter(|_| game.terms().timekeeper == Timekeeper::BoardClock) else {
            return;
        };
        let whites = match board.lies {
            Orientation::Straight => ClockSide::Left,
            Orientation::Turned => ClockSide::Right,
        };
        let id = board.id;
        let up = if reading.up == whites { Color::White } else { Color::Black };
        let before = self.clock.filter(|clock| clock.id == id || self.counts(clock.id));
        if before.is_some_and(|clock| clock.id != id) {
            return;
        }
        let before = before.map(|clock| clock.reading);
        self.clock = Some(BusClock { id, reading, whites });
        let is_pressed = before.is_some_and(|before| before.up != reading.up);
        let pressed = is_pressed.then_some(Step::Lever { stamp, by: !up });
        match game.stage() {
            Stage::BeforePlay if reading.is_running && before.is_none_or(|before| !before.is_running) => {
                self.command(stamp, game.to_move(), Command::Game(GameCommand::Begin), Source::Lever);
                self.steps.push_back(Step::SetTimes(stamp));
                // The press that starts the clock may be White's, after the first half-move.
                self.steps.extend(pressed);
            }
            Stage::Playing => self.steps.extend(pressed),
            Stage::BeforePlay | Stage::Over(_) | Stage::Cancelled => {}
        }
    }

    /// A player pushed the lever down. What stands on that player's board is completed by it.
    fn lever(&mut self, game: &Game, stamp: Stamp, by: Color) {
        if game.clock().running() != Some(by) {
            return;
        }
        // Before the half-move is made, so that it is noted with the times of its own press.
        self.steps.push_back(Step::SetTimes(stamp));
        match self.read_board(by).map(|board| board.id) {
            Some(id) => self.wait_for(id, HeldPress { owner: by, pressed: stamp, by: HeldBy::Lever }),
            None => self.press_by_lever(stamp, by),
        }
    }

    fn press_by_lever(&mut self, stamp: Stamp, by: Color) {
        self.command(stamp, by, Command::Move(MoveCommand::Press), Source::Lever);
    }

    /// The times of the clock on the bus, in whole seconds.
    fn times(&self, game: &Game, stamp: Stamp) -> Option<Act<W>> {
        let BusClock { reading, whites, .. } = self.clock.filter(|_| game.stage() == Stage::Playing)?;
        let [left, right] = [reading.left_seconds, reading.right_seconds].map(|seconds| Span::seconds(seconds.into()));
        let times = match whites {
            ClockSide::Left => ByColor { white: left, black: right },
            ClockSide::Right => ByColor { white: right, black: left },
        };
        let event = Event::Clock(ClockEvent::ClocksSet { times });
        Some(Act::Report { stamp, event, source: Some(Source::Lever) })
    }
}

impl TableBoard {
    /// Forgets the board's announcement: a half-move on it now has nothing to do with that.
    fn forget_announced(&mut self) {
        (self.announced, self.is_adjusted) = (None, false);
    }
}

/// That the board stands like this; `None` if that is known.
fn executed_squares<W>(game: &Game, stamp: Stamp, owner: Color, stands: &Board) -> Option<Act<W>> {
    let changed = differing(game.board(owner), stands).into_iter();
    let changes: Vec<_> = changed.map(|square| SquareChange { square, piece: stands.piece_at(square) }).collect();
    let command = Command::Records(RecordsCommand::Execute(owner, Execution::Squares(changes.clone())));
    (!changes.is_empty()).then_some(Act::Command { stamp, by: owner, command, source: Source::Board })
}

/// The moment at which the board last showed something new.
fn moment_of(stamp: Stamp, standing: &Standing) -> Stamp {
    let since = u64::try_from(stamp.at.since(standing.changed).0).unwrap_or(0);
    Stamp { at: standing.changed, wall_ms: stamp.wall_ms.saturating_sub(since), ..stamp }
}

/// A half-move as a board announces it.
fn spoken(half_move: HalfMove) -> AnnouncedMove {
    AnnouncedMove { half_move, text: half_move.to_string(), draw_offer: false }
}
