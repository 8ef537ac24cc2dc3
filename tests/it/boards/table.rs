//! A simulated board, its line, and the program's reading of it, in time that jumps.

use annabella::boards::inference::{Before, Expected, Reading, Turn};
use annabella::boards::orientation::Orientation;
use annabella::boards::protocol::{Decoder, Make, Message, Request};
use annabella::boards::settle::{Quiet, Settling, Standing};
use annabella::game::clock::moment::{Moment, Span};
use annabella::game::half_move::HalfMove;
use shakmaty::{Board, CastlingMode, Chess, Color, Position};

use super::hands::Act;
use super::simulated::SimulatedBoard;

/// Whether a clock with a lever hangs on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Lever {
    There,
    NotThere,
}

/// The time of settling in these tests.
pub const SETTLE: Span = Span::milliseconds(1_000);

pub struct Table {
    pub board: SimulatedBoard,
    pub lever: Lever,
    now: u64,
    decoder: Decoder,
    settling: Settling,
    orientation: Option<Orientation>,
    mode: CastlingMode,
    owner: Color,
    /// The position before the half-move that is next or announced.
    pub position: Chess,
    /// What is known to stand there.
    stands: Board,
    due: Vec<HalfMove>,
    /// What the board announced and is not pressed, and how it stood before.
    announced: Option<(HalfMove, Board)>,
    /// Everything announced and every correction, in order.
    pub said: Vec<Reading>,
    /// How many of the half-moves due have been found.
    pub caught_up: usize,
    pub differed: usize,
    pressed: Option<Moment>,
}

impl Table {
    pub fn new(board: SimulatedBoard, owner: Color, position: Chess, mode: CastlingMode, lever: Lever) -> Table {
        let stands = position.board().clone();
        let mut table = Table {
            board,
            lever,
            now: 1_000,
            decoder: Decoder::of(Make::Dgt),
            settling: Settling::new(SETTLE),
            orientation: None,
            mode,
            owner,
            position,
            stands,
            due: Vec::new(),
            announced: None,
            said: Vec::new(),
            caught_up: 0,
            differed: 0,
            pressed: None,
        };
        // It has scanned its fields before it is asked.
        for _ in 0..300 {
            table.board.tick();
        }
        table.board.receive_all(Make::Dgt.bytes(Request::UpdateBoard));
        table.pass(1_500);
        table
    }

    /// Lets that many milliseconds pass.
    pub fn pass(&mut self, milliseconds: u64) {
        for _ in 0..milliseconds {
            self.now += 1;
            let at = Moment(self.now);
            if self.settling.asks_for_dump(at) {
                self.board.receive_all(Make::Dgt.bytes(Request::Dump));
            }
            let Some(byte) = self.board.tick() else { continue };
            match self.decoder.push(byte) {
                Some(Message::Update { field, piece }) => self.settling.update(at, field, piece),
                Some(Message::Dump(fields)) => {
                    if let Some(standing) = self.settling.dump(at, &fields) {
                        self.stands(&standing);
                    }
                }
                Some(Message::Clock(_) | Message::NoClock | Message::SerialNumber(_) | Message::Version(..)) | None => {
                }
            }
        }
    }

    pub fn act(&mut self, acts: &[Act]) {
        for act in acts {
            self.pass(act.after);
            match act.piece {
                Some(piece) => self.board.stands.set_piece_at(act.square, piece),
                None => self.board.stands.discard_piece_at(act.square),
            }
        }
    }

    /// The opponent announces, and the owner of the board must follow.
    pub fn opponent_announces(&mut self, half_move: HalfMove) {
        self.next_position(half_move);
        self.due.push(half_move);
    }

    fn next_position(&mut self, half_move: HalfMove) {
        let mv = half_move.legal_in(&self.position).expect("legal");
        self.position.play_unchecked(mv);
    }

    /// The owner presses the clock. With a lever, what stands there is announced then.
    pub fn press(&mut self) {
        let at = Moment(self.now);
        self.settling.press(at);
        self.pressed = Some(at);
        self.pass(700);
    }

    /// The half-move is completed: the opponent has the move.
    pub fn complete(&mut self, half_move: HalfMove) {
        self.next_position(half_move);
        self.announced = None;
    }

    fn read(&self, stands: &Board) -> Reading {
        let before = match &self.announced {
            Some((_, before)) => before.clone(),
            None => {
                let mut caught_up = self.stands.clone();
                self.due.iter().for_each(|due| due.execute_on(&mut caught_up, self.mode));
                caught_up
            }
        };
        let before = Before { placement: &before, position: Some(&self.position) };
        let turn = match &self.announced {
            Some((announced, _)) => Turn::Announced(*announced, before),
            None if self.position.turn() == self.owner => Turn::ToMove(before),
            None => Turn::Waiting,
        };
        Expected { owner: self.owner, stands: &self.stands, due: &self.due, turn, mode: self.mode }.read(stands)
    }

    fn stands(&mut self, standing: &Standing) {
        let orientation = Orientation::of(&standing.fields, &self.stands, self.orientation);
        self.orientation = Some(orientation);
        let stands = orientation.placement(&standing.fields);
        let reading = self.read(&stands);
        let is_press = matches!(standing.quiet, Quiet::Pressed { .. });
        if is_press && self.pressed.is_none() {
            return;
        }
        let may_announce = is_press || self.lever == Lever::NotThere;
        match reading {
            Reading::CaughtUp(number) => {
                self.due.drain(..number);
                self.caught_up += number;
                self.stands = stands;
            }
            Reading::HalfMove(half_move) if may_announce => {
                let mut before = self.stands.clone();
                self.due.drain(..).for_each(|due| due.execute_on(&mut before, self.mode));
                self.said.push(reading);
                self.announced = Some((half_move, before));
                self.stands = stands;
                self.pressed = None;
            }
            Reading::GoesOn(half_move) => {
                let (_, before) = self.announced.take().expect("announced before");
                self.said.push(reading);
                self.announced = Some((half_move, before));
                self.stands = stands;
                self.pressed = None;
            }
            Reading::Otherwise if standing.quiet == Quiet::Long => self.differed += 1,
            Reading::AsExpected
            | Reading::HalfMove(_)
            | Reading::Unfinished(_)
            | Reading::Ahead(_)
            | Reading::InHand
            | Reading::KingsInCentre
            | Reading::Otherwise => {}
        }
    }
}
