//! The ChessLink protocol: bytes to placements, checked with bytes that were published.

use annabella::boards::orientation::Orientation;
use annabella::boards::protocol::{Decoder, Make, Message, Request};
use proptest::prelude::*;
use shakmaty::{Board, Piece, Square};

use super::simulated::{said, status};

fn read(bytes: &[u8]) -> Vec<Message> {
    let mut decoder = Decoder::of(Make::ChessLink);
    bytes.iter().filter_map(|byte| decoder.push(*byte)).collect()
}

/// As the exchange with a real board was published by domschl/python-mchess (`mchess/chess_link.py`).
#[test]
fn the_version_is_asked_and_answered_as_with_a_real_board() {
    assert_eq!(Make::ChessLink.bytes(Request::Version), [0xD6, 0xB5, 0xB6]);
    assert_eq!(read(b"v\xb01\xb0\xb374"), [Message::Version(1, 3)]);
}

/// The bytes of the start position follow from the published description: odd parity, and 73 as the check.
#[test]
fn the_start_position_is_read_from_its_bytes() {
    let wire = [
        &[0x73][..],
        &[0xF2, 0x6E, 0x62, 0xF1, 0x6B, 0x62, 0x6E, 0xF2],
        &[0x70; 8],
        &[0xAE; 32],
        &[0xD0; 8],
        &[0x52, 0xCE, 0xC2, 0x51, 0xCB, 0xC2, 0xCE, 0x52],
        &[0x37, 0xB3],
    ]
    .concat();
    assert_eq!(Make::ChessLink.bytes(Request::Dump), [0xD3, 0xB5, 0xB3]);
    let messages = read(&wire);
    let [Message::Dump(fields)] = messages.as_slice() else { panic!("{messages:?}") };
    assert_eq!(Orientation::Straight.placement(fields), Board::new());
    assert_eq!(said(&status(b"rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR")), wire);
    // Turned, the first field is h1.
    let turned = said(&status(b"RNBKQBNRPPPPPPPP................................pppppppprnbkqbnr"));
    let messages = read(&turned);
    let [Message::Dump(fields)] = messages.as_slice() else { panic!("{messages:?}") };
    assert_eq!(Orientation::of(fields, &Board::new(), None), Orientation::Turned);
    assert_eq!(Orientation::Turned.placement(fields), Board::new());
}

#[test]
fn nothing_is_sent_that_writes_or_resets() {
    let sent: Vec<&[u8]> = Request::ALL.map(|request| Make::ChessLink.bytes(request)).into();
    let sent: Vec<String> = sent
        .into_iter()
        .filter(|bytes| !bytes.is_empty())
        .map(|bytes| bytes.iter().map(|byte| char::from(byte & 0x7F)).collect())
        .collect();
    assert_eq!(sent, ["S53", "V56"]);
}

fn letters() -> impl Strategy<Value = [u8; 64]> {
    proptest::collection::vec(proptest::sample::select(b".KQRBNPkqrbnp".to_vec()), 64)
        .prop_map(|letters| letters.try_into().expect("64 letters"))
}

/// What the letters say, without the decoder.
fn board_of(letters: &[u8; 64]) -> Board {
    let mut board = Board::empty();
    for (field, letter) in letters.iter().enumerate() {
        if let Some(piece) = Piece::from_char(char::from(*letter)) {
            board.set_piece_at(Square::ALL[(7 - field / 8) * 8 + field % 8], piece);
        }
    }
    board
}

fn placement(messages: &[Message]) -> Option<Board> {
    match messages.last() {
        Some(Message::Dump(fields)) => Some(Orientation::Straight.placement(fields)),
        _ => None,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_placement_is_read(letters in letters()) {
        prop_assert_eq!(placement(&read(&said(&status(&letters)))), Some(board_of(&letters)));
    }

    /// Whatever came before: a whole message is read.
    #[test]
    fn a_message_is_read_after_any_bytes(garbage in proptest::collection::vec(any::<u8>(), 0..200), letters in letters()) {
        let bytes = [garbage, said(&status(&letters))].concat();
        prop_assert_eq!(placement(&read(&bytes)), Some(board_of(&letters)));
    }

    /// A message that is cut is lost, and the next is read.
    #[test]
    fn a_cut_message_costs_only_itself(cut in 0_usize..67, one in letters(), next in letters()) {
        let messages = read(&[&said(&status(&one))[..cut], &said(&status(&next))].concat());
        prop_assert_eq!(messages.len(), 1);
        prop_assert_eq!(placement(&messages), Some(board_of(&next)));
    }

    /// A wrong bit never makes another placement.
    #[test]
    fn a_wrong_bit_is_found(letters in letters(), at in 0_usize..67, bit in 0_u8..7) {
        let mut bytes = said(&status(&letters));
        bytes[at] ^= 1 << bit;
        let another = placement(&read(&bytes)).filter(|stands| *stands != board_of(&letters));
        prop_assert_eq!(another, None);
    }
}
