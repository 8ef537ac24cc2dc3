//! The configurations of `docs/hall.md`, run as they stand there: who may do what, and a second server.

use std::fs;

use annabella::hall::address::BoardAddress;
use annabella::hall::link::HallReport;
use annabella::wording::HallTrouble;

use super::playing::once;
use super::sending::assert_all_arrived;
use super::{Board, Server, free_port, recorded_game};
use crate::program::Home;

/// The block of the page with that name, its first line left out: the tests choose the port.
fn configuration(name: &str) -> String {
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/hall.md")).expect("a page");
    let (_, rest) = page.split_once(&format!("```nats {name}\n")).expect("a block");
    let block = rest.split("```").next().expect("its end");
    let (listen, rest) = block.split_once('\n').expect("lines");
    assert!(listen.starts_with("listen: "), "{listen}");
    rest.to_owned()
}

#[test]
fn a_board_may_write_its_own_subjects_alone_and_the_hall_reads_all() {
    let Some(server) = Server::configured(&configuration("hall.conf")) else { return };
    let home = Home::new();
    recorded_game(&home);
    let record = home.path("game.jsonl");
    let user = |name: &str| server.url().replace("//", &format!("//{name}@"));
    let (board12, arbiter) = (user("board12:twelve"), user("arbiter:reads"));
    assert!(once(&home, &arbiter, &[]).is_empty(), "and the streams are made");
    let own = Board::start(&board12, None, &BoardAddress::new("Open", "3", "12"), &record);
    assert!(matches!(own.report(), HallReport::Connected { .. }));
    for (event, board) in [("Open", "13"), ("Other", "12")] {
        let other = Board::start(&board12, None, &BoardAddress::new(event, "3", board), &record);
        assert_eq!(other.report(), HallReport::Lost { why: HallTrouble::NotAllowed }, "{event} {board}");
    }
    let by_the_reader = Board::start(&arbiter, None, &BoardAddress::new("Open", "3", "12"), &record);
    assert_eq!(by_the_reader.report(), HallReport::Lost { why: HallTrouble::NotAllowed });
    let boards = once(&home, &arbiter, &["--event", "Open"]);
    assert_eq!((boards.len(), &boards[0]["board"]), (1, &"12".into()), "{boards:?}");
    let ran = home.run(&["hall", "--server", &board12, "--once", "--lang", "en"], "");
    assert_eq!((ran.code, ran.err.trim()), (Some(1), "The server does not allow this user to do that."), "{ran:?}");
}

#[test]
fn a_second_server_mirrors_the_hall_for_spectators() {
    let port = free_port();
    let own = format!("jetstream {{ store_dir: store, domain: hall }}\nleafnodes {{ listen: \"127.0.0.1:{port}\" }}\n");
    let Some(server) = Server::configured(&own) else { return };
    let mirrored = configuration("spectators.conf").replace("127.0.0.1:7422", &format!("127.0.0.1:{port}"));
    let spectators = Server::configured(&mirrored).expect("installed");
    let home = Home::new();
    recorded_game(&home);
    let record = home.path("game.jsonl");
    let address = BoardAddress::new("Open", "3", "12");
    let board = Board::start(&server.url(), None, &address, &record);
    assert!(matches!(board.report(), HallReport::Connected { .. }));
    let ran = home.run(&["hall", "--server", &spectators.url(), "--mirror", "hall", "--once", "--json"], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert_all_arrived(&home, &spectators, &address, &record);
    assert_all_arrived(&home, &server, &address, &record);
    assert_eq!(once(&home, &spectators.url(), &[]).len(), 1);
}
