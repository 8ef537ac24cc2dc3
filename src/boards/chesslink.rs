//! The ChessLink protocol of Millennium's boards: bytes to messages, and requests to bytes.
//!
//! The facts are those of the description by Dave Woodfield that comes with domschl/python-mchess (`magic-board.md`)
//! and of the exchange with a real board that its `chess_link.py` shows: printable characters, each with a bit for odd
//! parity on top, and at the end of a message the exclusive or of its characters as two hexadecimal digits.

use shakmaty::Piece;

use super::Fields;
use super::message::{Message, Request};

/// The speed of every ChessLink board, in baud.
pub(super) const BAUD: u32 = 38_400;

/// The whole length of what stands there: its letter, 64 fields, two digits.
const STATUS: usize = 67;
/// The whole length of the version: its letter, four digits, two digits.
const VERSION: usize = 7;

/// The bytes on the line. Of its commands only two are used: those for lights are of no use here, and others reset the
/// board or write its memory.
pub(super) const fn bytes(request: Request) -> &'static [u8] {
    match request {
        Request::Dump => b"\xd3\xb5\xb3",
        Request::Version => b"\xd6\xb5\xb6",
        Request::Idle
        | Request::UpdateBoard
        | Request::UpdateBoardAndClock
        | Request::Clock
        | Request::SerialNumber => &[],
    }
}

/// Takes the next byte after those of the message that was begun; returns the message that it completes. The first
/// letter of a message stands nowhere else.
pub(super) fn push(begun: &mut Vec<u8>, byte: u8) -> Option<Message> {
    // The digits at the end prove more than the parity, which not every board sends.
    let letter = byte & 0x7F;
    match letter {
        b's' | b'v' => begun.clear(),
        _ if begun.is_empty() => return None,
        _ => {}
    }
    begun.push(letter);
    let length = if begun.first() == Some(&b'v') { VERSION } else { STATUS };
    if begun.len() < length {
        return None;
    }
    let message = message(begun);
    begun.clear();
    message
}

/// Reads a whole message; `None` where its digits are wrong or something in it is not what it should be.
fn message(whole: &[u8]) -> Option<Message> {
    let (said, [high, low]) = whole.split_last_chunk()?;
    let check = said.iter().fold(0, |check, letter| check ^ letter);
    if two_digits(*high, *low) != Some(check) {
        return None;
    }
    match said {
        [b's', letters @ ..] => {
            let mut fields: Box<Fields> = Box::new([None; 64]);
            for (field, letter) in fields.iter_mut().zip(letters) {
                *field = if *letter == b'.' { None } else { Some(Piece::from_char(char::from(*letter))?) };
            }
            Some(Message::Dump(fields))
        }
        [b'v', main_high, main_low, minor_high, minor_low] => {
            Some(Message::Version(two_digits(*main_high, *main_low)?, two_digits(*minor_high, *minor_low)?))
        }
        _ => None,
    }
}

/// The number of two hexadecimal digits.
fn two_digits(high: u8, low: u8) -> Option<u8> {
    let digit = |letter: u8| char::from(letter).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    Some(digit(high)? << 4 | digit(low)?)
}
