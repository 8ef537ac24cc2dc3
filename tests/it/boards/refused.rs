//! Boards that cannot be played with: exit 2, one sentence, nothing recorded.

use std::fs;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::process::Command;

use annabella::boards::BoardSource;
use annabella::boards::protocol::Make;
use annabella::boards::transport::{ListedPort, OpenBoard};
use annabella::commands::play::open_boards;
use annabella::game::clock::moment::Moment;
use annabella::game::terms::Timekeeper;
use annabella::options::electronic::ElectronicArgs;
use annabella::time::RecordClock;
use annabella::wording::Wording;
use shakmaty::{Board, ByColor};

use super::port::{Device, PortedBoard};
use super::simulated::SimulatedBoard;
use crate::program::{ANNABELLA, Home, Ran, ran};

const PLAY: [&str; 7] = ["play", "--voice", "off", "--lang", "en", "--journal", "game.jsonl"];

fn is_refused(home: &Home, ran: &Ran, sentence: &str) {
    assert_eq!((ran.code, ran.err.lines().count()), (Some(2), 1), "{sentence}: {ran:?}");
    assert!(ran.err.contains(sentence), "{sentence}: {ran:?}");
    assert!(ran.out.is_empty(), "{sentence}: {ran:?}");
    assert!(!home.path("game.jsonl").exists(), "{sentence}: something was recorded");
}

#[test]
fn bad_input_is_one_sentence_and_nothing_is_recorded() {
    let (board, home) = (PortedBoard::at_the_start(), Home::new());
    let source = board.source();
    let rows: [(&[&str], &str); 9] = [
        (&["--white-board", "dgt:/dev/no-such-port"], "There is no port"),
        (&["--white-board", "chesslink:/dev/no-such-port"], "There is no port"),
        (&["--white-board", "dgt:/etc/passwd"], "cannot be opened as a serial port"),
        (&["--white-board", "/dev/ttyACM0"], "Possible values: dgt:auto"),
        (&["--white-board", "chesslink:auto"], "Possible values: dgt:auto"),
        (&["--white-board", &source, "--black-board", &source], "Both players have the board"),
        (&["--white-board", &source, "--settle", "20"], "250 .. 5000"),
        (&["--clock", "board"], "no board is named"),
        (&["--white-board", &source, "--clock", "board"], "none hangs on the board at"),
    ];
    for (arguments, sentence) in rows {
        is_refused(&home, &home.run(&[&PLAY, arguments].concat(), "begin\ne4\n"), sentence);
    }
}

#[test]
fn a_port_is_refused_at_which_no_board_answers() {
    for make in Make::ALL {
        let mut simulated = SimulatedBoard::new(Board::new(), 7);
        simulated.make = make;
        let (board, home) = (PortedBoard::new(simulated), Home::new());
        let source = board.source();
        let arguments = [&PLAY[..], &["--white-board", &source]].concat();
        board.with(|cable| cable.device = Device::Modem);
        is_refused(&home, &home.run(&arguments, ""), &format!("answers, but not like a {} board", make.name()));
        board.with(|cable| cable.device = Device::Silent);
        is_refused(&home, &home.run(&arguments, ""), "Nothing answers at");
        board.with(|cable| cable.device = Device::Board);
        let path = board.path().display().to_string();
        let _taken =
            OpenBoard::open(make, &path, RecordClock::from(Moment::START), None).unwrap_or_else(|e| panic!("{e:?}"));
        is_refused(&home, &home.run(&arguments, ""), "Another program has the port");
    }
}

/// Who may do everything is asked to be somebody who may not.
#[test]
fn a_port_without_rights_names_the_group() {
    let (board, home) = (PortedBoard::at_the_start(), Home::new());
    let port = board.path().canonicalize().expect("a port");
    fs::set_permissions(&port, fs::Permissions::from_mode(0o000)).expect("our port");
    let command = home.command(&[&PLAY[..], &["--white-board", &board.source()]].concat());
    let mut restricted = match rustix::process::geteuid().is_root() {
        false => command,
        true => {
            let mut restricted = Command::new("setpriv");
            restricted.args(["--bounding-set", "-dac_override,-dac_read_search", "--inh-caps", "-all", ANNABELLA]);
            restricted.args(command.get_args()).current_dir(home.path(""));
            restricted.envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))));
            restricted
        }
    };
    let ran = ran(&mut restricted, b"");
    is_refused(&home, &ran, "You have no right to open");
    let group = port.metadata().expect("a port").gid().to_string();
    let groups = fs::read_to_string("/etc/group").expect("groups");
    let entry =
        groups.lines().find(|line| line.split(':').nth(2) == Some(&group)).and_then(|line| line.split(':').next());
    let named = entry.filter(|name| *name != "root").unwrap_or("dialout");
    assert!(ran.err.contains(&format!("the group {named} ")), "{ran:?}");
}

/// What `dgt:auto` comes to on a computer with these boards at its ports.
fn found(
    boards: &[&PortedBoard],
    white: BoardSource,
    black: Option<BoardSource>,
) -> Result<ByColor<Option<String>>, String> {
    let listed = |path: String, may_be_a_board| ListedPort { path, device: String::new(), may_be_a_board };
    let mut ports: Vec<_> = boards.iter().map(|board| listed(board.path().display().to_string(), true)).collect();
    // One that does not look like a board is not asked, and one that answers nothing is not one.
    ports.push(listed("/dev/no-such-port".to_owned(), true));
    let electronic = ElectronicArgs { white_board: Some(white), black_board: black, settle: None };
    let opened = open_boards(&electronic, Timekeeper::Program, || ports);
    let opened = opened.map(|boards| boards.map(|board| board.map(|board| board.path().to_owned())));
    opened.map_err(|error| {
        assert_eq!(error.code, 2);
        Wording::default().trouble(&error.trouble)
    })
}

#[test]
fn without_boards_the_ports_are_not_listed() {
    let opened = open_boards(&ElectronicArgs::default(), Timekeeper::Program, || panic!("listed"));
    assert!(opened.is_ok_and(|boards| boards.white.is_none() && boards.black.is_none()));
}

#[test]
fn the_one_board_that_answers_is_found() {
    let (one, other) = (PortedBoard::at_the_start(), PortedBoard::at_the_start());
    let path = |board: &PortedBoard| board.path().display().to_string();
    let none = found(&[], BoardSource::Auto, None);
    assert_eq!(
        none,
        Err("No DGT board was found. Name its port, as dgt:/dev/ttyACM0; annabella boards lists the ports.".to_owned())
    );
    assert_eq!(found(&[&one], BoardSource::Auto, None).map(|boards| boards.white), Ok(Some(path(&one))));
    let several = found(&[&one, &other], BoardSource::Auto, None).expect_err("which one is not said");
    assert!(several.starts_with("More than one board was found: "), "{several}");
    assert!(several.contains(&path(&one)) && several.contains(&path(&other)), "{several}");
    // The board that is named is not the one that is looked for, in either order.
    let named = BoardSource::Path(Make::Dgt, path(&other));
    let both = found(&[&one, &other], BoardSource::Auto, Some(named.clone()));
    assert_eq!(both, Ok(ByColor { white: Some(path(&one)), black: Some(path(&other)) }));
    let both = found(&[&one, &other], named.clone(), Some(BoardSource::Auto));
    assert_eq!(both, Ok(ByColor { white: Some(path(&other)), black: Some(path(&one)) }));
    // Two that are looked for are two that could be exchanged.
    assert!(found(&[&one, &other], BoardSource::Auto, Some(BoardSource::Auto)).is_err());
    assert!(found(&[&other], named, Some(BoardSource::Auto)).expect_err("no second board").starts_with("No DGT board"));
    // What answers otherwise, or not at all, is no board.
    other.with(|cable| cable.device = Device::Modem);
    assert_eq!(found(&[&one, &other], BoardSource::Auto, None).map(|boards| boards.white), Ok(Some(path(&one))));
    one.with(|cable| cable.device = Device::Silent);
    assert!(found(&[&one, &other], BoardSource::Auto, None).expect_err("none").starts_with("No DGT board"));
}
