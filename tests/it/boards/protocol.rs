//! Bytes to messages: what a board sends, and how the next message is found after anything else.

use annabella::boards::orientation::Orientation;
use annabella::boards::protocol::{ClockReading, ClockSide, Decoder, Make, Message, Request};
use proptest::prelude::*;
use shakmaty::{Board, Color, Piece, Role, Square};

use super::simulated::{code, message};

fn read(bytes: &[u8]) -> Vec<Message> {
    let mut decoder = Decoder::of(Make::Dgt);
    bytes.iter().filter_map(|byte| decoder.push(*byte)).collect()
}

fn dump_of(board: &Board) -> Vec<u8> {
    let codes: Vec<u8> =
        (0..64).map(|field| board.piece_at(Orientation::Straight.square(field)).map_or(0, code)).collect();
    message(0x86, &codes)
}

#[test]
fn the_first_field_is_a8_and_turned_it_is_h1() {
    assert_eq!(Orientation::Straight.square(0), Square::A8);
    assert_eq!(Orientation::Straight.square(63), Square::H1);
    assert_eq!(Orientation::Turned.square(0), Square::H1);
    assert_eq!(Orientation::Turned.square(11), Square::E2);
}

#[test]
fn a_dump_is_the_placement() {
    let read = read(&dump_of(&Board::new()));
    let [Message::Dump(fields)] = read.as_slice() else { panic!("{read:?}") };
    assert_eq!(Orientation::Straight.placement(fields), Board::new());
    assert_eq!(Orientation::of(fields, &Board::new(), None), Orientation::Straight);
    let turned: Vec<_> = fields.iter().rev().copied().collect();
    let turned = turned.try_into().expect("64 fields");
    assert_eq!(Orientation::of(&turned, &Board::new(), None), Orientation::Turned);
    assert_eq!(Orientation::of(&turned, &Board::new(), Some(Orientation::Straight)), Orientation::Turned);
}

#[test]
fn the_pieces_have_their_own_order() {
    let piece = |color, role| Some(Piece { color, role });
    let update = |code| read(&message(0x8E, &[36, code]));
    let is = |piece| [Message::Update { field: 36, piece }];
    assert_eq!(update(0), is(None));
    assert_eq!(update(2), is(piece(Color::White, Role::Rook)));
    assert_eq!(update(5), is(piece(Color::White, Role::King)));
    assert_eq!(update(12), is(piece(Color::Black, Role::Queen)));
    assert_eq!(update(14), is(None), "a piece that shows a result");
    assert_eq!(update(16), [], "no piece");
    assert_eq!(read(&message(0x8E, &[64, 1])), [], "no field");
}

#[test]
fn the_clock_is_read_as_real_boards_send_it() {
    let clock = |bytes: &[u8]| read(&message(0x8D, bytes));
    let reading = |left_seconds, right_seconds, is_running, up| {
        [Message::Clock(ClockReading { left_seconds, right_seconds, is_running, up })]
    };
    // Before the start, White running, White pressed, a flag that has fallen.
    assert_eq!(clock(&[0x20, 0x03, 0x02, 0x20, 0x03, 0x02, 0x08]), reading(182, 182, false, ClockSide::Left));
    assert_eq!(clock(&[0x20, 0x03, 0x02, 0x20, 0x03, 0x01, 0x09]), reading(181, 182, true, ClockSide::Left));
    assert_eq!(clock(&[0x20, 0x03, 0x02, 0x20, 0x03, 0x02, 0x13]), reading(182, 182, true, ClockSide::Right));
    assert_eq!(clock(&[0x30, 0x00, 0x00, 0x20, 0x00, 0x03, 0x12]), reading(3, 0, false, ClockSide::Right));
    assert_eq!(clock(&[0, 0, 0, 0, 0, 0, 0x20]), [Message::NoClock]);
    assert_eq!(clock(&[0; 7]), [], "an empty message");
    assert_eq!(clock(&[0x0A, 0x10, 0x09, 0x0A, 0x20, 0x00, 0x00]), [], "an acknowledgement");
    assert_eq!(clock(&[0x00, 0x61, 0x00, 0x00, 0x00, 0x01, 0x09]), [], "61 minutes");
}

#[test]
fn only_harmless_requests_exist() {
    let bytes = Request::ALL.map(|request| Make::Dgt.bytes(request)).concat();
    // Bus mode, boot loader, the scans for draughts, the trade mark, the memory.
    for harmful in [0x4A, 0x4E, 0x51, 0x53, 0x54, 0x47, 0x49] {
        assert!(!bytes.contains(&harmful), "{harmful:#04x}");
    }
    assert_eq!(bytes, [0x40, 0x42, 0x44, 0x4B, 0x41, 0x45, 0x4D]);
}

#[test]
fn numbers_of_the_board_are_read() {
    assert_eq!(read(&message(0x91, b"00137")), [Message::SerialNumber("00137".to_owned())]);
    assert_eq!(read(&message(0x93, &[3, 10])), [Message::Version(3, 10)]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Whatever came before: a whole message is read.
    #[test]
    fn a_message_is_read_after_any_bytes(garbage in proptest::collection::vec(any::<u8>(), 0..200)) {
        let mut bytes = garbage;
        bytes.extend(dump_of(&Board::new()));
        let last = read(&bytes).pop();
        prop_assert!(matches!(last, Some(Message::Dump(_))), "{last:?}");
    }

    /// A message that is cut is lost, and the next is read.
    #[test]
    fn a_cut_message_costs_only_itself(cut in 0_usize..67) {
        let whole = dump_of(&Board::new());
        let read = read(&[&whole[..cut], &message(0x8E, &[36, 1])].concat());
        let pawn = Piece { color: Color::White, role: Role::Pawn };
        prop_assert_eq!(read, [Message::Update { field: 36, piece: Some(pawn) }]);
    }
}
