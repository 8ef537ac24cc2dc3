//! A table with a simulated board: its line, the program's reading of it, and the game, in time that jumps.

use annabella::boards::inference::Reading;
use annabella::boards::orientation::Orientation;
use annabella::boards::protocol::{ClockReading, ClockSide, Make};
use annabella::boards::report::{BoardReport, Identity};
use annabella::game::Game;
use annabella::game::clock::moment::{Moment, Span};
use annabella::game::command::{AnnouncedMove, Command, GameCommand, MoveCommand};
use annabella::game::event::{Event, MoveEvent, RecordsEvent};
use annabella::game::half_move::HalfMove;
use annabella::game::people::{Actor, Player};
use annabella::game::terms::{Terms, Timekeeper};
use annabella::interpreter::Intent;
use annabella::interpreter::request::Pressing;
use annabella::session::table::place::SeatId;
use annabella::session::table::{Output, Table as Session, Typed};
use annabella::wording::{Utterance, Wording};
use shakmaty::{Board, ByColor, CastlingMode, Chess, Color, Position};

use super::hands::Act;
use super::simulated::{ReadBoard, SimulatedBoard};
use crate::table::{sits_down, stamp};

/// Whether a clock with a lever hangs on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Lever {
    There,
    NotThere,
}

/// The time of settling in these tests.
pub const SETTLE: Span = Span::milliseconds(1_000);

pub struct Table {
    pub board: ReadBoard,
    session: Session,
    lever: Lever,
    now: u64,
    owner: Color,
    /// What the clock on the bus shows, in seconds.
    pub left: ByColor<u32>,
    /// Whether it runs.
    clock_runs: bool,
    /// Everything that the board announced and every correction, in order.
    pub said: Vec<Reading>,
    /// How often the boards were found to differ, or something was said to stand there wrongly.
    pub differed: usize,
    /// How long after the last message of the board its half-moves were announced, in milliseconds: the most.
    pub announced_after: u64,
    last_change: Moment,
    /// How often it was said that play has not begun.
    pub asked_to_begin: usize,
    /// What was said at each seat that follows from no line of the record.
    pub heard: Vec<(SeatId, String)>,
}

impl Table {
    /// Play has begun from that position; the board of one player is electronic.
    pub fn new(board: SimulatedBoard, owner: Color, start: Chess, mode: CastlingMode, lever: Lever) -> Table {
        let mut table = Table::before_play(board, owner, start, mode, lever);
        table.begin();
        table
    }

    /// Everything is set up.
    pub fn before_play(board: SimulatedBoard, owner: Color, start: Chess, mode: CastlingMode, lever: Lever) -> Table {
        let mut terms = Terms::between(Player::named("W"), Player::named("B"));
        let to_move = start.turn();
        (terms.start, terms.castling_mode) = (start, mode);
        terms.time = ByColor::new_with(|_| "none".parse().expect("a time control"));
        if lever == Lever::There {
            terms.timekeeper = Timekeeper::BoardClock;
        }
        let (mut session, _) = Session::open(terms, None, Wording::new("en").expect("English"), stamp(0));
        let lies = if board.is_turned { Orientation::Turned } else { Orientation::Straight };
        let fields = std::array::from_fn(|field| board.stands.piece_at(lies.square(field)));
        session.put_board(owner, Make::Dgt, Identity::default(), &fields);
        let mut table = Table {
            board: ReadBoard::new(board, SETTLE),
            session,
            lever,
            now: 1_000,
            owner,
            left: ByColor { white: 5_400, black: 5_400 },
            clock_runs: false,
            said: Vec::new(),
            differed: 0,
            announced_after: 0,
            last_change: Moment(0),
            asked_to_begin: 0,
            heard: Vec::new(),
        };
        let out = table.session.connect_boards(stamp(table.now));
        table.note(out);
        table.pass(1_500);
        table.clock_shows(to_move);
        table
    }

    /// The clock on the bus is started, or else the arbiter says so.
    pub fn begin(&mut self) {
        let to_move = self.game().to_move();
        match self.lever {
            Lever::There => {
                self.clock_runs = true;
                self.clock_shows(to_move);
            }
            Lever::NotThere => self.command(Actor::Arbiter, Command::Game(GameCommand::Begin)),
        }
        assert_eq!(self.game().clock().running(), Some(to_move));
    }

    /// Somebody takes a seat at another terminal.
    pub fn sits_down(&mut self, id: SeatId, actor: Option<Actor>) {
        let arrived = sits_down(&mut self.session, id, actor, "en");
        self.note(arrived);
    }

    /// How often that was said at a seat.
    pub fn heard_at(&self, seat: SeatId, words: &str) -> usize {
        self.heard.iter().filter(|(to, said)| *to == seat && said.contains(words)).count()
    }

    /// The game in its present state.
    pub fn game(&self) -> &Game {
        self.session.game()
    }

    /// Lets that many milliseconds pass.
    pub fn pass(&mut self, milliseconds: u64) {
        for _ in 0..milliseconds {
            self.now += 1;
            if let Some(standing) = self.board.passes(Moment(self.now)) {
                self.last_change = standing.changed;
                self.report(&BoardReport::Stands(Box::new(standing)));
            }
        }
    }

    pub fn act(&mut self, acts: &[Act]) {
        for act in acts {
            self.pass(act.after);
            self.board.puts(act.square, act.piece);
        }
    }

    /// Hands make the half-move, and it stands there.
    pub fn makes(&mut self, half_move: &str) {
        let (from, to) = (half_move[..2].parse().expect("a square"), half_move[2..].parse().expect("a square"));
        let piece = self.board.simulated.stands.piece_at(from);
        self.act(&[Act { after: 300, square: from, piece: None }, Act { after: 200, square: to, piece }]);
    }

    fn report(&mut self, report: &BoardReport) {
        let out = self.session.board_reported(stamp(self.now), self.owner, report, Pressing::Separately);
        self.note(out);
    }

    pub fn command(&mut self, by: Actor, command: Command) {
        let typed = Typed { what: Intent::Command(by, command), by: None, pressing: Pressing::Separately };
        let out = self.session.take_intent(stamp(self.now), SeatId::FIRST, typed);
        self.note(out);
    }

    /// Counts what came of an input, and does what only the reader of a board can do.
    fn note(&mut self, out: Vec<Output>) {
        for output in out {
            if let Output::Written(written) = output {
                for record in written.records {
                    self.note_event(&record.event, record.source.is_some());
                }
                self.board.settling.report_again();
            } else if let Output::Said { to, said, .. } = output {
                if to == SeatId::FIRST {
                    self.note_notices(&said);
                }
                self.heard.extend(said.into_iter().map(|said| (to, said.printed)));
            } else if let Output::ReadBoard { pressed, .. } = output {
                self.board.settling.press(pressed);
            }
        }
    }

    fn note_event(&mut self, event: &Event, is_sensed: bool) {
        if let Event::Records(RecordsEvent::BoardsDiffered { .. }) = event {
            self.differed += 1;
        }
        if !is_sensed {
            return;
        }
        if let Event::Move(MoveEvent::MoveAnnounced(announced)) = event {
            self.said.push(Reading::HalfMove(announced.half_move));
            self.announced_after = self.announced_after.max(self.now - self.last_change.0);
        } else if let Event::Move(MoveEvent::AnnouncementCorrected { announcement, .. }) = event {
            self.said.push(Reading::GoesOn(announcement.half_move));
        }
    }

    fn note_notices(&mut self, said: &[Utterance]) {
        let count = |words: &str| said.iter().filter(|said| said.printed.contains(words)).count();
        self.differed += count("electronic board: ");
        self.asked_to_begin += count("Play has not begun. ");
    }

    /// The clock on the bus shows that this player's time runs.
    fn clock_shows(&mut self, running: Color) {
        let is_left = (running == Color::White) != self.board.simulated.is_turned;
        let up = if is_left { ClockSide::Left } else { ClockSide::Right };
        self.board.settling.press(Moment(self.now));
        let ByColor { white, black } = self.left;
        let (left_seconds, right_seconds) =
            if self.board.simulated.is_turned { (black, white) } else { (white, black) };
        let reading = ClockReading { left_seconds, right_seconds, is_running: self.clock_runs, up };
        self.report(&BoardReport::Clock(reading));
    }

    /// The opponent announces, and the owner of the board must follow.
    pub fn opponent_announces(&mut self, half_move: HalfMove) {
        let announced = AnnouncedMove { half_move, text: half_move.to_string(), draw_offer: false };
        self.command(Actor::Player(!self.owner), Command::Move(MoveCommand::Announce(announced)));
    }

    /// That player presses the clock, and it runs. What stands on the owner's board is announced then, if a lever is
    /// pressed.
    pub fn press(&mut self, by: Color) {
        if self.lever == Lever::There {
            self.clock_runs = true;
            self.clock_shows(!by);
        } else {
            self.command(Actor::Player(by), Command::Move(MoveCommand::Press));
        }
        if by == self.owner {
            self.pass(700);
        }
    }

    /// What is known to stand on the electronic board.
    pub fn known(&self) -> &Board {
        self.game().board(self.owner)
    }
}
