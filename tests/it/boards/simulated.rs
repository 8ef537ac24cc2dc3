//! Boards without wood. A DGT board scans its 64 fields one after another, and its line carries one byte a millisecond.
//! A ChessLink board scans them all at once, and its line carries four.

use std::collections::VecDeque;

use annabella::boards::protocol::{Decoder, Make, Message, Request};
use annabella::boards::settle::{Settling, Standing};
use annabella::game::clock::moment::{Moment, Span};
use shakmaty::{Board, Color, Piece, Role, Square};

/// Random numbers that are the same for the same seed.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below that.
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) % end
    }

    pub fn one_in(&mut self, number: u64) -> bool {
        self.below(number) == 0
    }

    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u64) as usize]
    }
}

/// How the board numbers a piece.
pub fn code(piece: Piece) -> u8 {
    let role = match piece.role {
        Role::Pawn => 1,
        Role::Rook => 2,
        Role::Knight => 3,
        Role::Bishop => 4,
        Role::King => 5,
        Role::Queen => 6,
    };
    role + if piece.color == Color::White { 0 } else { 6 }
}

/// A message as the board sends it.
pub fn message(code: u8, data: &[u8]) -> Vec<u8> {
    let length = data.len() + 3;
    [&[code, (length >> 7) as u8, (length & 0x7F) as u8], data].concat()
}

/// What stands on the fields, as a ChessLink board says it.
pub fn status(letters: &[u8; 64]) -> Vec<u8> {
    [b"s", letters.as_slice()].concat()
}

/// A message of a ChessLink board: its letters and two digits, each with a bit that makes the number of bits odd.
pub fn said(letters: &[u8]) -> Vec<u8> {
    let check = letters.iter().fold(0, |check, letter| check ^ letter);
    let whole = [letters, format!("{check:02X}").as_bytes()].concat();
    whole.iter().map(|letter| letter | u8::from(letter.count_ones().is_multiple_of(2)) << 7).collect()
}

/// Times in seconds; left and right as seen from the clock's front.
#[derive(Clone, Copy, Debug)]
pub struct SimulatedClock {
    pub left: u32,
    pub right: u32,
    pub left_is_up: bool,
    pub is_running: bool,
}

impl SimulatedClock {
    fn data(self) -> [u8; 7] {
        let two = |number: u32| (number / 10 * 16 + number % 10) as u8;
        let [right, left] = [self.right, self.left].map(|s| [(s / 3600) as u8, two(s / 60 % 60), two(s % 60)]);
        let lever = if self.left_is_up { 0x08 } else { 0x12 };
        [right[0], right[1], right[2], left[0], left[1], left[2], lever | u8::from(self.is_running)]
    }
}

/// When a ChessLink board sends what stands on it without being asked, as its memory can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reports {
    EveryScan,
    Never,
    OnChange,
}

/// How long a ChessLink board takes to scan its fields.
const SCAN: u64 = 41;

pub struct SimulatedBoard {
    pub make: Make,
    pub reports: Reports,
    /// What stands on the players' squares.
    pub stands: Board,
    pub is_turned: bool,
    pub clock: Option<SimulatedClock>,
    /// One of this many updates is lost; 0 loses none.
    pub loses_one_in: u64,
    /// The number that it says.
    pub number: [u8; 5],
    /// Every byte that was received.
    pub received: Vec<u8>,
    known: [u8; 64],
    sends_updates: bool,
    sends_clock: bool,
    clock_sent: Option<[u8; 7]>,
    /// Milliseconds since it was switched on.
    now: u64,
    line: VecDeque<u8>,
    random: Random,
}

impl SimulatedBoard {
    pub fn new(stands: Board, seed: u64) -> SimulatedBoard {
        SimulatedBoard {
            make: Make::Dgt,
            reports: Reports::EveryScan,
            stands,
            is_turned: false,
            clock: None,
            loses_one_in: 0,
            number: *b"00137",
            received: Vec::new(),
            known: [0; 64],
            sends_updates: false,
            sends_clock: false,
            clock_sent: None,
            now: 0,
            line: VecDeque::new(),
            random: Random::new(seed),
        }
    }

    /// It was switched off and on: it has scanned nothing yet, and sends nothing unasked.
    pub fn switch_on(&mut self) {
        self.known = [if self.make == Make::Dgt { 0 } else { b'.' }; 64];
        (self.sends_updates, self.sends_clock, self.clock_sent) = (false, false, None);
        self.line.clear();
    }

    fn stands_on(&self, field: usize) -> u8 {
        let field = if self.is_turned { 63 - field } else { field };
        let square = Square::ALL[(7 - field / 8) * 8 + field % 8];
        let piece = self.stands.piece_at(square);
        match self.make {
            Make::Dgt => piece.map_or(0, code),
            Make::ChessLink => piece.map_or(b'.', |piece| piece.char() as u8),
        }
    }

    /// That many milliseconds pass; the bytes that leave.
    pub fn pass(&mut self, milliseconds: u64) -> Vec<u8> {
        match self.make {
            Make::Dgt => (0..milliseconds).filter_map(|_| self.tick()).collect(),
            Make::ChessLink => (0..milliseconds).flat_map(|_| self.tick_of_chesslink()).collect(),
        }
    }

    fn tick_of_chesslink(&mut self) -> Vec<u8> {
        self.now += 1;
        if self.now.is_multiple_of(SCAN) {
            let stands = std::array::from_fn(|field| self.stands_on(field));
            let is_new = std::mem::replace(&mut self.known, stands) != stands;
            if self.reports == Reports::EveryScan || self.reports == Reports::OnChange && is_new {
                self.put(&said(&status(&stands)));
            }
        }
        let bytes = self.line.len().min(4);
        self.line.drain(..bytes).collect()
    }

    /// One millisecond passes: a third of a field is scanned, one byte leaves.
    pub fn tick(&mut self) -> Option<u8> {
        self.now += 1;
        // 64 fields in 200 ms.
        let field = (self.now * 64 / 200) as usize % 64;
        if self.now * 64 / 200 != (self.now - 1) * 64 / 200 {
            let stands = self.stands_on(field);
            if self.known[field] != stands {
                self.known[field] = stands;
                let is_lost = self.loses_one_in > 0 && self.random.one_in(self.loses_one_in);
                if self.sends_updates && !is_lost {
                    self.put(&message(0x8E, &[field as u8, stands]));
                }
            }
        }
        if self.sends_clock
            && let Some(clock) = self.clock
            && self.clock_sent != Some(clock.data())
        {
            self.clock_sent = Some(clock.data());
            self.put(&message(0x8D, &clock.data()));
        }
        self.line.pop_front()
    }

    /// Puts bytes on the line.
    pub fn put(&mut self, bytes: &[u8]) {
        self.line.extend(bytes);
    }

    /// Takes the bytes of a request.
    pub fn receive_all(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.receive(*byte));
    }

    pub fn receive(&mut self, byte: u8) {
        self.received.push(byte);
        match self.make {
            Make::Dgt => self.answer(byte),
            Make::ChessLink if self.received.len().is_multiple_of(3) => {
                let request = self.received[self.received.len() - 3..].to_vec();
                if request == Make::ChessLink.bytes(Request::Dump) {
                    self.put(&said(&status(&self.known)));
                } else if request == Make::ChessLink.bytes(Request::Version) {
                    self.put(&said(b"v0103"));
                } else {
                    panic!("the program sent {request:02x?}");
                }
            }
            Make::ChessLink => {}
        }
    }

    fn answer(&mut self, byte: u8) {
        match byte {
            0x40 => (self.sends_updates, self.sends_clock) = (false, false),
            0x41 => {
                let data = self.clock.map_or([0, 0, 0, 0, 0, 0, 0x20], SimulatedClock::data);
                self.put(&message(0x8D, &data));
            }
            0x42 => self.put(&message(0x86, &self.known.clone())),
            0x44 => (self.sends_updates, self.sends_clock) = (true, false),
            0x45 => self.put(&message(0x91, &self.number.clone())),
            0x4B => (self.sends_updates, self.sends_clock, self.clock_sent) = (true, true, None),
            0x4D => self.put(&message(0x93, &[1, 8])),
            other => panic!("the program sent {other:#04x}"),
        }
    }
}

/// A DGT board at the program's end of its line, in time that jumps.
pub struct ReadBoard {
    pub simulated: SimulatedBoard,
    pub settling: Settling,
    decoder: Decoder,
}

impl ReadBoard {
    /// A board that has scanned its fields and is followed; something stands on it when it is unchanged for `settle`.
    pub fn new(mut simulated: SimulatedBoard, settle: Span) -> ReadBoard {
        for _ in 0..300 {
            simulated.tick();
        }
        simulated.receive_all(Make::Dgt.bytes(Request::UpdateBoard));
        ReadBoard { simulated, settling: Settling::new(settle), decoder: Decoder::of(Make::Dgt) }
    }

    /// The millisecond before that moment passes. Returns what has settled.
    pub fn passes(&mut self, at: Moment) -> Option<Standing> {
        if self.settling.asks_for_dump(at) {
            self.simulated.receive_all(Make::Dgt.bytes(Request::Dump));
        }
        match self.decoder.push(self.simulated.tick()?) {
            Some(Message::Update { field, piece }) => {
                self.settling.update(at, field, piece);
                None
            }
            Some(Message::Dump(fields)) => self.settling.dump(at, &fields),
            Some(Message::Clock(_) | Message::NoClock | Message::SerialNumber(_) | Message::Version(..)) | None => None,
        }
    }

    /// Takes a piece from a square, or puts one there.
    pub fn puts(&mut self, square: Square, piece: Option<Piece>) {
        match piece {
            Some(piece) => self.simulated.stands.set_piece_at(square, piece),
            None => self.simulated.stands.discard_piece_at(square),
        }
    }
}
