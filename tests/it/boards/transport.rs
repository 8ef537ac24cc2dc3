//! The thread of a board at its port: what it reports, what it sends, how it heals.

use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use annabella::boards::orientation::Orientation;
use annabella::boards::protocol::Make;
use annabella::boards::report::BoardReport;
use annabella::boards::settle::{Quiet, Standing};
use annabella::boards::transport::{FollowedBoard, Follows, ListedPort, OpenBoard, PortError};
use annabella::game::clock::moment::{Moment, Span};
use annabella::time::{RecordClock, Stamp};
use shakmaty::{Board, Square};

use super::port::{Device, PortedBoard};
use super::simulated::{Reports, SimulatedBoard, SimulatedClock, message};

/// No test waits longer for a report.
const PATIENCE: Duration = Duration::from_secs(10);

struct Following {
    now: RecordClock,
    reports: Receiver<(Stamp, BoardReport)>,
    board: FollowedBoard,
}

fn open(board: &PortedBoard) -> Result<OpenBoard, PortError> {
    let make = board.with(|cable| cable.board.make);
    OpenBoard::open(make, &board.path().to_string_lossy(), RecordClock::from(Moment::START), None)
}

fn follow(board: &PortedBoard, follows: Follows) -> Following {
    follow_open(open(board).unwrap_or_else(|error| panic!("{error:?}")), follows)
}

fn follow_open(opened: OpenBoard, follows: Follows) -> Following {
    let (to, reports) = mpsc::channel();
    let report = move |stamp, report| drop(to.send((stamp, report)));
    let now = RecordClock::from(Moment::START);
    let board = opened.follow(now, Span::seconds(1), follows, report);
    Following { now, reports, board }
}

impl Following {
    /// The next report for which `is_it` finds something.
    fn next<T>(&self, is_it: impl Fn(&BoardReport) -> Option<T>) -> T {
        loop {
            let (_, report) = self.reports.recv_timeout(PATIENCE).expect("a report");
            if let Some(found) = is_it(&report) {
                return found;
            }
        }
    }

    /// The next standing after which the board stands like this.
    fn stands(&self, expected: &Board) -> Standing {
        self.next(|report| match report {
            BoardReport::Stands(standing) if Orientation::Straight.placement(&standing.fields) == *expected => {
                Some((**standing).clone())
            }
            BoardReport::Stands(_)
            | BoardReport::Connected { .. }
            | BoardReport::Clock(_)
            | BoardReport::NoClock
            | BoardReport::Lost => None,
        })
    }

    fn is(&self, wanted: fn(&BoardReport) -> bool) {
        self.next(|report| wanted(report).then_some(()));
    }
}

fn after_e4() -> Board {
    let mut board = Board::new();
    let pawn = board.remove_piece_at(Square::E2).expect("a pawn");
    board.set_piece_at(Square::E4, pawn);
    board
}

#[test]
fn a_board_says_who_it_is() {
    let board = PortedBoard::at_the_start();
    let opened = open(&board).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!((opened.identity.number.as_str(), opened.identity.version.as_str()), ("00137", "1.8"));
    assert_eq!(Orientation::Straight.placement(&opened.fields), Board::new());
    board.assert_only_harmless_bytes();
}

#[test]
fn what_is_wrong_with_a_port_has_a_name() {
    let board = PortedBoard::at_the_start();
    let error = |board: &PortedBoard| open(board).err();
    board.with(|cable| cable.device = Device::Modem);
    assert_eq!(error(&board), Some(PortError::OtherDevice));
    board.with(|cable| cable.device = Device::Silent);
    assert_eq!(error(&board), Some(PortError::Silent));
    board.with(|cable| cable.device = Device::Board);
    let _open = open(&board).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(error(&board), Some(PortError::Busy));
    board.with(|cable| cable.unplug());
    assert_eq!(error(&board), Some(PortError::NotThere));
    let file = OpenBoard::open(Make::Dgt, "/etc/passwd", RecordClock::from(Moment::START), None).err();
    assert!(matches!(file, Some(PortError::NotAPort(_))), "{file:?}");
}

#[test]
fn what_stands_there_is_reported_once_it_is_quiet() {
    let board = PortedBoard::at_the_start();
    let following = follow(&board, Follows::Board);
    assert_eq!(following.stands(&Board::new()).quiet, Quiet::Settled);
    board.move_piece(Square::E2, Square::E4);
    let standing = following.stands(&after_e4());
    assert_eq!(standing.quiet, Quiet::Settled);
    assert_eq!(following.stands(&after_e4()).quiet, Quiet::Long);
    following.board.report_again();
    assert_eq!(following.stands(&after_e4()).quiet, Quiet::Settled, "asked again");
    board.assert_only_harmless_bytes();
}

fn listed(path: &std::path::Path, device: &str) -> ListedPort {
    ListedPort { path: path.to_string_lossy().into_owned(), device: device.to_owned(), may_be_a_board: true }
}

/// Another board at a port that looks like one is not taken for it.
#[test]
fn a_board_is_found_again_at_a_port_of_another_name() {
    let (board, stranger) = (PortedBoard::at_the_start(), PortedBoard::at_the_start());
    stranger.with(|cable| cable.board.number = *b"00138");
    let ports = vec![listed(&stranger.path(), "DGT"), listed(&board.other_path(), "DGT")];
    let opened = open(&board).unwrap_or_else(|error| panic!("{error:?}"));
    let following = follow_open(opened.with_ports(move || ports.clone()), Follows::Board);
    following.stands(&Board::new());
    let other = board.other_path();
    board.with(|cable| cable.unplug());
    following.is(|report| *report == BoardReport::Lost);
    board.with(move |cable| cable.plug_at(other));
    let number = following.next(|report| match report {
        BoardReport::Connected { identity, .. } => Some(identity.number.clone()),
        BoardReport::Stands(_) | BoardReport::Clock(_) | BoardReport::NoClock | BoardReport::Lost => None,
    });
    assert_eq!(number, "00137");
    board.move_piece(Square::E2, Square::E4);
    following.stands(&after_e4());
}

/// Two cables were pulled and plugged in the other way round.
#[test]
fn the_board_of_the_other_player_is_not_taken_for_the_own() {
    let (board, other) = (PortedBoard::at_the_start(), PortedBoard::at_the_start());
    other.with(|cable| cable.board.number = *b"00138");
    let beside = open(&other).unwrap_or_else(|error| panic!("{error:?}")).identity.clone();
    let ports = vec![listed(&other.path(), "DGT")];
    let opened = open(&board).unwrap_or_else(|error| panic!("{error:?}"));
    let following = follow_open(opened.beside(&beside).with_ports(move || ports.clone()), Follows::Board);
    following.stands(&Board::new());
    let [own_path, other_path] = [board.path(), other.path()];
    for board in [&board, &other] {
        board.with(|cable| cable.unplug());
    }
    following.is(|report| *report == BoardReport::Lost);
    other.with(move |cable| cable.plug_at(own_path));
    board.with(move |cable| cable.plug_at(other_path));
    let number = following.next(|report| match report {
        BoardReport::Connected { identity, .. } => Some(identity.number.clone()),
        BoardReport::Stands(_) | BoardReport::Clock(_) | BoardReport::NoClock | BoardReport::Lost => None,
    });
    assert_eq!(number, "00137");
}

#[test]
fn a_press_is_answered_at_once() {
    let board = PortedBoard::at_the_start();
    let following = follow(&board, Follows::Board);
    following.stands(&Board::new());
    board.move_piece(Square::E2, Square::E4);
    let pressed = following.now.moment();
    following.board.press(pressed);
    let standing = following.stands(&after_e4());
    assert!(matches!(standing.quiet, Quiet::Pressed { at, .. } if at == pressed), "{standing:?}");
}

#[test]
fn the_lever_is_a_press() {
    let mut simulated = SimulatedBoard::new(Board::new(), 7);
    simulated.clock = Some(SimulatedClock { left: 5400, right: 5400, left_is_up: true, is_running: false });
    let board = PortedBoard::new(simulated);
    let following = follow(&board, Follows::BoardAndClock);
    following.is(|report| matches!(report, BoardReport::Clock(reading) if !reading.is_running));
    following.stands(&Board::new());
    board.move_piece(Square::E2, Square::E4);
    board.press(true);
    let standing = following.stands(&after_e4());
    assert!(matches!(standing.quiet, Quiet::Pressed { .. }), "{standing:?}");
}

#[test]
#[allow(clippy::disallowed_methods, reason = "how long it takes is what is promised")]
fn a_lost_update_and_garbage_heal() {
    let board = PortedBoard::at_the_start();
    let following = follow(&board, Follows::Board);
    following.stands(&Board::new());
    board.with(|cable| {
        cable.board.loses_one_in = 1;
        cable.board.put(&[0x86, 0, 67, 1, 2, 3]);
    });
    board.move_piece(Square::E2, Square::E4);
    board.with(|cable| cable.board.put(&message(0x8E, &[1, 0])[..4]));
    let from = Instant::now();
    let standing = following.stands(&after_e4());
    assert_eq!(standing.quiet, Quiet::Settled);
    assert!(from.elapsed() < Duration::from_millis(3_500), "{:?}", from.elapsed());
}

#[test]
#[allow(clippy::disallowed_methods, reason = "how long it takes is what is promised")]
fn a_pulled_cable_is_reported_once_within_a_second_and_read_again_when_it_is_back() {
    let board = PortedBoard::at_the_start();
    let following = follow(&board, Follows::Board);
    following.stands(&Board::new());
    let from = Instant::now();
    board.with(|cable| cable.unplug());
    following.is(|report| *report == BoardReport::Lost);
    assert!(from.elapsed() < Duration::from_secs(1), "{:?}", from.elapsed());
    board.set_up(after_e4());
    assert!(following.reports.recv_timeout(Duration::from_millis(1_500)).is_err(), "said twice");
    let from = Instant::now();
    board.with(|cable| cable.plug());
    let fields = following.next(|report| match report {
        BoardReport::Connected { identity, fields } => Some((identity.clone(), fields.clone())),
        BoardReport::Stands(_) | BoardReport::Clock(_) | BoardReport::NoClock | BoardReport::Lost => None,
    });
    assert!(from.elapsed() < Duration::from_secs(3), "{:?}", from.elapsed());
    assert_eq!(fields.0.number, "00137");
    assert_eq!(Orientation::Straight.placement(&fields.1), after_e4(), "all fields are scanned by then");
    following.stands(&after_e4());
    board.assert_only_harmless_bytes();
}

#[test]
#[allow(clippy::disallowed_methods, reason = "how long it takes is what is promised")]
fn a_board_that_falls_silent_is_lost_within_four_seconds() {
    let board = PortedBoard::at_the_start();
    let following = follow(&board, Follows::Board);
    following.stands(&Board::new());
    let from = Instant::now();
    board.with(|cable| cable.device = Device::Silent);
    following.is(|report| *report == BoardReport::Lost);
    assert!(from.elapsed() < Duration::from_secs(4), "{:?}", from.elapsed());
    board.with(|cable| cable.device = Device::Board);
    following.is(|report| matches!(report, BoardReport::Connected { .. }));
}

/// A thread that polled would run thousands of times.
#[test]
fn a_quiet_board_lets_the_thread_sleep() {
    let board = PortedBoard::at_the_start();
    let following = follow(&board, Follows::Board);
    following.stands(&Board::new());
    assert_eq!(following.stands(&Board::new()).quiet, Quiet::Long);
    let before = board.with(|cable| cable.board.received.len());
    assert!(following.reports.recv_timeout(Duration::from_secs(4)).is_err(), "nothing happens");
    let asked = board.with(|cable| cable.board.received.len()) - before;
    assert!((1..=3).contains(&asked), "{asked} requests in four seconds");
}

/// However the memory of a ChessLink board is set: what stands there is reported, and its memory is left alone.
#[test]
fn a_chesslink_board_is_read_whenever_it_reports() {
    for reports in [Reports::EveryScan, Reports::Never, Reports::OnChange] {
        let mut simulated = SimulatedBoard::new(Board::new(), 7);
        (simulated.make, simulated.reports) = (Make::ChessLink, reports);
        let board = PortedBoard::new(simulated);
        let opened = open(&board).unwrap_or_else(|error| panic!("{reports:?}: {error:?}"));
        assert_eq!((opened.identity.number.as_str(), opened.identity.version.as_str()), ("", "1.3"));
        drop(opened);
        let following = follow(&board, Follows::BoardAndClock);
        following.stands(&Board::new());
        let before = board.with(|cable| cable.board.received.len());
        board.move_piece(Square::E2, Square::E4);
        let standing = following.stands(&after_e4());
        assert_eq!(standing.quiet, Quiet::Settled, "{reports:?}");
        // Three bytes for each time that it is asked, a second and more.
        let asked = (board.with(|cable| cable.board.received.len()) - before) / 3;
        assert_eq!(asked >= 5, reports != Reports::EveryScan, "{reports:?}: {asked}");
        let pressed = following.now.moment();
        following.board.press(pressed);
        let standing = following.stands(&after_e4());
        assert!(matches!(standing.quiet, Quiet::Pressed { at, .. } if at == pressed), "{standing:?}");
        board.with(|cable| cable.unplug());
        following.is(|report| *report == BoardReport::Lost);
        board.with(|cable| cable.plug());
        following.is(|report| matches!(report, BoardReport::Connected { .. }));
        board.assert_only_harmless_bytes();
    }
}
