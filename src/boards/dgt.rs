//! The serial protocol of DGT boards: bytes to messages, and requests to bytes.

use shakmaty::{Color, Piece, Role};

use super::Fields;
use super::message::{ClockReading, ClockSide, Message, Request};

/// The speed of every DGT board, in baud.
pub(super) const BAUD: u32 = 9600;

/// The byte on the line. Other bytes can switch a board off or change it for good: they are never written.
pub(super) const fn bytes(request: Request) -> &'static [u8] {
    match request {
        Request::Idle => &[0x40],
        Request::Clock => &[0x41],
        Request::Dump => &[0x42],
        Request::UpdateBoard => &[0x44],
        Request::SerialNumber => &[0x45],
        Request::UpdateBoardAndClock => &[0x4B],
        Request::Version => &[0x4D],
    }
}

/// The first byte of a message has this bit, and no other byte does.
const BEGINS: u8 = 0x80;
/// The first byte of a message, its length, and nothing else.
const HEAD: usize = 3;
const DUMP: u8 = 0x86;
const CLOCK: u8 = 0x8D;
const UPDATE: u8 = 0x8E;
const SERIAL_NUMBER: u8 = 0x91;
const VERSION: u8 = 0x93;

/// Takes the next byte after those of the message that was begun; returns the message that it completes.
///
/// What cannot be a message is skipped: a byte with the top bit always begins a new one.
pub(super) fn push(begun: &mut Vec<u8>, byte: u8) -> Option<Message> {
    if byte & BEGINS != 0 {
        begun.clear();
    } else if begun.is_empty() {
        return None;
    }
    begun.push(byte);
    let [code, high, low, data @ ..] = begun.as_slice() else { return None };
    let length = usize::from(*high) << 7 | usize::from(*low);
    if length_of(*code) != Some(length) {
        begun.clear();
        return None;
    }
    if HEAD + data.len() < length {
        return None;
    }
    let message = message(*code, data);
    begun.clear();
    message
}

/// The whole length of the messages that are read; others are skipped.
fn length_of(code: u8) -> Option<usize> {
    match code {
        DUMP => Some(HEAD + 64),
        CLOCK => Some(HEAD + 7),
        UPDATE | VERSION => Some(HEAD + 2),
        SERIAL_NUMBER => Some(HEAD + 5),
        _ => None,
    }
}

fn message(code: u8, data: &[u8]) -> Option<Message> {
    match (code, data) {
        (DUMP, codes) => {
            let mut fields: Box<Fields> = Box::new([None; 64]);
            for (field, code) in fields.iter_mut().zip(codes) {
                *field = piece(*code)?;
            }
            Some(Message::Dump(fields))
        }
        (UPDATE, [field @ 0..64, code]) => Some(Message::Update { field: *field, piece: piece(*code)? }),
        (CLOCK, data) => clock(data),
        (SERIAL_NUMBER, digits) if digits.iter().all(u8::is_ascii_graphic) => {
            Some(Message::SerialNumber(String::from_utf8_lossy(digits).into_owned()))
        }
        (VERSION, [main, minor]) => Some(Message::Version(*main, *minor)),
        _ => None,
    }
}

/// The meaning of a code: `Some(None)` is an empty field, or a piece that shows a result; `None` is no code.
fn piece(code: u8) -> Option<Option<Piece>> {
    let (color, role) = match code {
        0 | 13..=15 => return Some(None),
        1..=6 => (Color::White, code),
        7..=12 => (Color::Black, code - 6),
        16.. => return None,
    };
    let role = match role {
        1 => Role::Pawn,
        2 => Role::Rook,
        3 => Role::Knight,
        4 => Role::Bishop,
        5 => Role::King,
        _ => Role::Queen,
    };
    Some(Some(Piece { color, role }))
}

/// Reads the data of a clock's message; `None` where it acknowledges a command, says nothing, or cannot be true.
fn clock(data: &[u8]) -> Option<Message> {
    let [right_hours, right_minutes, right_seconds, left_hours, left_minutes, left_seconds, status] = data else {
        return None;
    };
    if status & 0x20 != 0 {
        return Some(Message::NoClock);
    }
    if data.iter().all(|byte| *byte == 0) {
        return None;
    }
    Some(Message::Clock(ClockReading {
        left_seconds: time(*left_hours, *left_minutes, *left_seconds)?,
        right_seconds: time(*right_hours, *right_minutes, *right_seconds)?,
        is_running: status & 0x01 != 0,
        up: if status & 0x02 == 0 { ClockSide::Left } else { ClockSide::Right },
    }))
}

/// Hours in four bits, minutes and seconds in two decimal digits each, in seconds.
fn time(hours: u8, minutes: u8, seconds: u8) -> Option<u32> {
    let hours = u32::from(hours & 0x0F);
    let two_digits = |byte: u8| Some(u32::from(byte >> 4) * 10 + u32::from(byte & 0x0F)).filter(|number| *number < 60);
    (hours < 10).then_some(hours * 3600 + two_digits(minutes)? * 60 + two_digits(seconds)?)
}
