//! A board sends its record: each line once, in order, whatever happens to the server.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use annabella::game::clock::moment::Moment;
use annabella::game::course::pin::{PinEvent, PinHash};
use annabella::game::course::replacement::Colors;
use annabella::game::event::{Event, GameEvent};
use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;
use annabella::hall::address::BoardAddress;
use annabella::hall::copy::{LastSent, RecordCopy};
use annabella::hall::link::HallReport;
use annabella::storage::journal::{self, Chain, Record};
use annabella::wording::HallTrouble;
use rustix::process::Signal;
use serde_json::Value;

use super::playing::once;
use super::{Board, Server, is_silent, recorded_game};
use crate::program::Home;

/// How many servers are killed.
#[allow(clippy::disallowed_methods)]
fn kills() -> usize {
    if std::env::var_os("ANNABELLA_ALL").is_some() { 20 } else { 3 }
}

/// A record that grows line by line.
struct Growing {
    path: PathBuf,
    file: File,
    lines: std::vec::IntoIter<String>,
    written: u64,
}

impl Growing {
    fn new(path: PathBuf, lines: Vec<String>) -> Growing {
        let file = File::create(&path).expect("a file");
        Growing { path, file, lines: lines.into_iter(), written: 0 }
    }

    /// Writes some lines more, as a disk may have them: also a line in two parts. Returns the number of the first of
    /// them, and their text.
    fn grow(&mut self, count: usize) -> (u64, String) {
        let (from, mut text) = (self.written, String::new());
        for line in self.lines.by_ref().take(count) {
            let (first, second) = line.split_at(line.len() / 2);
            self.file.write_all(first.as_bytes()).expect("written");
            self.file.write_all(second.as_bytes()).expect("written");
            self.written += 1;
            text += &line;
        }
        (from, text)
    }

    fn finish(&mut self) -> (u64, String) {
        self.grow(usize::MAX)
    }
}

/// What the hall must have of a record.
fn copy_of(record: &Path) -> RecordCopy {
    let mut copy = RecordCopy::default();
    copy.read(&fs::read(record).expect("a record")).expect("a whole record");
    copy
}

/// The hall has each line of the record once and in order, and the state that `show --json` shows.
pub fn assert_all_arrived(home: &Home, server: &Server, address: &BoardAddress, record: &Path) {
    let copy = copy_of(record);
    let state = server.state_of(address, copy.lines().len());
    let found = server.lines_of(address, copy.lines().len());
    let lines: Vec<&str> = found.iter().map(|(_, line)| line.as_str()).collect();
    let wanted: Vec<&str> = copy.lines().iter().map(|line| &**line).collect();
    assert_eq!(lines, wanted);
    assert!(found.iter().all(|(of, _)| *of == copy.identity()), "{found:?}");
    assert_eq!(server.count_of(address), lines.len() as u64, "and no line twice");
    let shown = home.run(&["show", &record.display().to_string(), "--json"], "");
    let shown: Value = serde_json::from_str(shown.out.lines().last().expect("a line")).expect("JSON");
    for (key, value) in shown.as_object().expect("an object") {
        assert_eq!(&state[key], value, "{key}");
    }
    let whole = lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    let read = journal::read_bytes(whole.as_bytes(), Path::new("copy")).expect("the copy is a record");
    assert_eq!(read.records.len(), lines.len());
}

#[test]
fn each_line_arrives_once_whatever_happens_to_the_server() {
    let Some(mut server) = Server::start() else { return };
    let home = Home::new();
    let lines = recorded_game(&home);
    let each = lines.len() / (2 * kills() + 3);
    let mut record = Growing::new(home.path("grows.jsonl"), lines);
    let address = BoardAddress::new("Open", "3", "12");
    record.grow(3);
    let board = Board::start(&server.url(), None, &address, &record.path);
    assert!(matches!(board.report(), HallReport::Connected { .. }));
    for nth in 0..kills() {
        board.hand_on(record.grow(each));
        if nth % 3 == 1 {
            server.signal(Signal::STOP);
            board.hand_on(record.grow(1));
            server.signal(Signal::CONT);
        }
        server.kill();
        board.hand_on(record.grow(each));
        assert_eq!(board.report(), HallReport::Lost { why: HallTrouble::NotReached });
        if nth % 3 == 0 {
            server.wipe();
        }
        server.up();
        assert!(matches!(board.report(), HallReport::Connected { .. }));
    }
    board.hand_on(record.finish());
    assert_all_arrived(&home, &server, &address, &record.path);
    board.leave();
    assert_all_arrived(&home, &server, &address, &record.path);
}

/// A line is sent as it is handed on, and the file is read only where lines were missed, or when the game is left.
#[test]
fn lines_that_were_not_handed_on_are_read_from_the_record() {
    let Some(server) = Server::start() else { return };
    let home = Home::new();
    let lines = recorded_game(&home);
    let mut record = Growing::new(home.path("grows.jsonl"), lines.clone());
    let address = BoardAddress::new("Open", "3", "12");
    record.grow(3);
    let board = Board::start(&server.url(), None, &address, &record.path);
    assert!(matches!(board.report(), HallReport::Connected { .. }));
    // What is handed on comes, also before the file shows it.
    board.hand_on((3, lines[3..5].concat()));
    server.lines_of(&address, 5);
    record.grow(5);
    board.hand_on((8, record.grow(2).1));
    server.lines_of(&address, 10);
    // What was handed on before changes nothing.
    board.hand_on((8, lines[8..10].concat()));
    board.hand_on((10, record.grow(1).1));
    server.lines_of(&address, 11);
    assert_eq!(server.count_of(&address), 11);
    record.finish();
    board.leave();
    assert_all_arrived(&home, &server, &address, &record.path);
}

#[test]
fn a_server_that_stands_still_is_reported_and_made_up_for() {
    let Some(server) = Server::start() else { return };
    let home = Home::new();
    let mut record = Growing::new(home.path("grows.jsonl"), recorded_game(&home));
    let address = BoardAddress::new("Open", "3", "12");
    record.grow(3);
    let board = Board::start(&server.url(), None, &address, &record.path);
    assert!(matches!(board.report(), HallReport::Connected { .. }));
    server.signal(Signal::STOP);
    board.hand_on(record.grow(10));
    assert_eq!(board.report(), HallReport::Lost { why: HallTrouble::NotReached });
    board.hand_on(record.grow(10));
    server.signal(Signal::CONT);
    assert!(matches!(board.report(), HallReport::Connected { .. }));
    board.hand_on(record.finish());
    assert_all_arrived(&home, &server, &address, &record.path);
}

#[test]
fn lines_of_a_later_version_are_named_and_stop_nothing() {
    let Some(server) = Server::start() else { return };
    let home = Home::new();
    assert!(once(&home, &server.url(), &[]).is_empty(), "and the streams are made");
    let lines = recorded_game(&home);
    let mut copy = RecordCopy::default();
    copy.read(lines[..12].concat().as_bytes()).expect("a record");
    let [old, new] = ["12", "13"].map(|number| BoardAddress::new("Open", "3", number));
    server.publish(&[(old.clone(), &copy), (new.clone(), &copy)], 0);
    // It is tied in some way that only that version knows.
    let later = copy.lines().last().expect("a line").replacen("\"v\":2,\"seq\":11", "\"v\":9,\"seq\":12", 1);
    let (later, _) = later.rsplit_once(",\"h\":").expect("a mark");
    server.publish_line(&new, &copy.identity(), &format!("{later}}}"));
    let boards = once(&home, &server.url(), &[]);
    let troubles: Vec<&Value> = boards.iter().map(|board| &board["trouble"]).collect();
    assert_eq!(troubles, [&Value::Null, &"later_version".into()]);
    let ran = home.run(&["hall", "--server", &server.url(), "--once", "--lang", "en"], "");
    let said =
        ran.out.lines().filter(|line| line.ends_with("What was sent there is from a later version of Annabella."));
    assert_eq!((ran.code, said.count()), (Some(0), 1), "{ran:?}");
}

#[test]
fn a_game_that_is_left_at_once_is_sent_whole() {
    let Some(server) = Server::start() else { return };
    let home = Home::new();
    recorded_game(&home);
    let record = home.path("game.jsonl");
    let address = BoardAddress::new("Ópen 2026", "3.1", "12 a");
    Board::start(&server.url(), None, &address, &record).leave();
    assert_all_arrived(&home, &server, &address, &record);
    assert_eq!(address.records(), "hall.ópen-2026.3-1.12-a.record");
    // A second time nothing is sent twice.
    Board::start(&server.url(), None, &address, &record).leave();
    assert_all_arrived(&home, &server, &address, &record);
}

#[test]
fn a_game_that_is_left_while_the_server_is_down_is_sent_once_it_is_back() {
    let Some(mut server) = Server::start() else { return };
    let home = Home::new();
    recorded_game(&home);
    let record = home.path("game.jsonl");
    let address = BoardAddress::new("Open", "3", "12");
    server.kill();
    let board = Board::start(&server.url(), None, &address, &record);
    assert_eq!(board.report(), HallReport::Lost { why: HallTrouble::NotReached });
    let leaving = std::thread::spawn(move || board.leave());
    server.up();
    assert_all_arrived(&home, &server, &address, &record);
    leaving.join().expect("it ends by itself");
    // Where the record is gone, nothing is waited for.
    server.kill();
    let board = Board::start(&server.url(), None, &address, &record);
    assert_eq!(board.report(), HallReport::Lost { why: HallTrouble::NotReached });
    fs::remove_file(&record).expect("deleted");
    board.leave();
}

#[test]
fn what_is_wrong_is_reported_in_one_word() {
    let Some(mut server) = Server::configured("") else { return };
    let home = Home::new();
    recorded_game(&home);
    let record = home.path("game.jsonl");
    let address = BoardAddress::new("Open", "3", "12");
    let why = |url: &str, file: Option<&Path>| match Board::start(url, file, &address, &record).report() {
        HallReport::Lost { why } => why,
        HallReport::Connected { .. } | HallReport::Note(_) => panic!("{url} is connected"),
    };
    for wrong in ["", "http://here", "nats://", "nats://a b", "file:///x"] {
        assert_eq!(why(wrong, None), HallTrouble::NotAnAddress, "{wrong}");
    }
    assert_eq!(why("nats://nowhere.invalid", None), HallTrouble::NotResolved);
    assert_eq!(why(&server.url(), None), HallTrouble::NoJetStream);
    assert_eq!(why(&server.url().replace("nats:", "tls:"), None), HallTrouble::Tls);
    assert_eq!(why(&server.url(), Some(&record)), HallTrouble::CredentialsFile);
    server.kill();
    assert!(is_silent(server.port));
    assert_eq!(why(&server.url(), None), HallTrouble::NotReached);
    server.configuration = "jetstream { store_dir: store }\nauthorization { user: a, password: b }\n".to_owned();
    server.up();
    assert_eq!(why(&server.url(), None), HallTrouble::Credentials);
    assert_eq!(why(&server.url().replace("//", "//a:c@"), None), HallTrouble::Credentials);
    let board = Board::start(&server.url().replace("//", "//a:%62@"), None, &address, &record);
    assert!(matches!(board.report(), HallReport::Connected { .. }));
}

#[test]
fn two_games_that_claim_a_board_never_mix() {
    let Some(server) = Server::start() else { return };
    let home = Home::new();
    let lines = recorded_game(&home);
    let address = BoardAddress::new("Open", "3", "12");
    let mut first = Growing::new(home.path("first.jsonl"), lines);
    first.grow(20);
    let board = Board::start(&server.url(), None, &address, &first.path);
    assert!(matches!(board.report(), HallReport::Connected { .. }));
    let other = Home::new();
    recorded_game(&other);
    let second = Board::start(&server.url(), None, &address, &other.path("game.jsonl"));
    assert_eq!(second.report(), HallReport::Lost { why: HallTrouble::Claimed });
    drop(second);
    board.hand_on(first.finish());
    assert_all_arrived(&home, &server, &address, &first.path);
}

/// A record of these events, as it is on disk.
fn recorded(events: Vec<Event>) -> Vec<u8> {
    let mut chain = Chain::new();
    let record = |(seq, event)| {
        let (by, at) = (Actor::Arbiter, Moment(seq));
        Record { seq, at, wall_ms: seq, by, source: None, seat: None, arrived: None, event, time: None }
            .to_line(&mut chain)
    };
    (0..).zip(events).map(record).collect::<String>().into_bytes()
}

fn terms() -> Terms {
    Terms::between(Player::named("Eva"), Player::named("Bernd"))
}

#[test]
fn what_is_private_stays_at_the_board() {
    let mut terms = terms();
    terms.event_file = Some("secret/place/open.toml".to_owned());
    let next = Some("secret/place/next.jsonl".to_owned());
    let events = vec![
        Event::Game(GameEvent::RecordOpened { terms: Box::new(terms), program: None }),
        Event::Pin(PinEvent::PinSet { hash: PinHash::new("$argon2id$hidden".to_owned()) }),
        Event::Game(GameEvent::GameCancelled { colors: Colors::AsBefore, article: "7.3".to_owned(), next }),
    ];
    let bytes = recorded(events);
    let mut copy = RecordCopy::default();
    copy.read(&bytes).expect("a record");
    let whole = copy.lines().iter().map(|line| format!("{line}\n")).collect::<String>();
    for private in ["secret", "argon2id", "hidden"] {
        assert!(String::from_utf8_lossy(&bytes).contains(private) && !whole.contains(private), "{private}: {whole}");
    }
    let read = journal::read_bytes(whole.as_bytes(), Path::new("copy")).expect("the copy is a record");
    assert_eq!(read.records.len(), 3);
}

#[test]
fn a_board_is_free_again_when_its_game_is_over_cancelled_or_was_never_played() {
    let mut copy = RecordCopy::default();
    copy.read(&recorded(vec![Event::Game(GameEvent::RecordOpened { terms: Box::new(terms()), program: None })]))
        .expect("a record");
    let own = copy.lines()[0].to_string();
    assert_eq!(copy.next_after(None), Ok(0));
    let identity = copy.identity();
    let mut next = |identity: &str, line: &str, plies| {
        let last = LastSent { identity: identity.to_owned(), line: line.to_owned(), plies };
        copy.next_after(Some(&last))
    };
    assert_eq!(next(&identity, &own, None), Ok(1));
    assert_eq!(next(&identity, r#"{"v":2,"seq":0,"kind":"play_begun"}"#, None), Err(HallTrouble::Differs));
    assert_eq!(next(&identity, r#"{"v":2,"seq":1,"kind":"play_begun"}"#, None), Err(HallTrouble::Differs));
    assert_eq!(next("", "hello", None), Err(HallTrouble::OtherStream));
    assert_eq!(next("", "{}", None), Err(HallTrouble::OtherStream));
    let mut other = |kind: &str, plies| next("other", &format!(r#"{{"v":2,"seq":7,"kind":"{kind}"}}"#), plies);
    assert_eq!(other("record_closed", Some(60)), Ok(0));
    assert_eq!(other("game_cancelled", Some(6)), Ok(0));
    assert_eq!(other("record_left", Some(0)), Ok(0));
    assert_eq!(other("record_left", Some(1)), Err(HallTrouble::Claimed));
    assert_eq!(other("record_left", None), Err(HallTrouble::Claimed));
    assert_eq!(other("move_completed", Some(0)), Err(HallTrouble::Claimed));
    // A game that is begun again takes the place of the one before.
    let begun = Event::Game(GameEvent::ReplacementBegun { article: "7.3".to_owned(), previous: None });
    let mut again = RecordCopy::default();
    let opened = Event::Game(GameEvent::RecordOpened { terms: Box::new(terms()), program: None });
    again.read(&recorded(vec![opened, begun])).expect("a record");
    let line = r#"{"v":2,"seq":7,"kind":"move_completed"}"#.to_owned();
    assert_eq!(again.next_after(Some(&LastSent { identity: "other".to_owned(), line, plies: None })), Ok(0));
}

#[test]
fn a_record_that_lost_lines_begins_in_the_hall_again() {
    let Some(server) = Server::start() else { return };
    let home = Home::new();
    let lines = recorded_game(&home);
    let address = BoardAddress::new("Open", "3", "12");
    let mut whole = Growing::new(home.path("whole.jsonl"), lines.clone());
    whole.grow(30);
    let first = Board::start(&server.url(), None, &address, &whole.path);
    assert!(matches!(first.report(), HallReport::Connected { .. }));
    // The disk is put back to an earlier moment, and the game is resumed from there.
    let earlier = home.path("earlier.jsonl");
    fs::write(&earlier, lines[..20].concat()).expect("written");
    let asked = ["resume", &home.at("earlier.jsonl"), "--voice", "off", "--lang", "en"];
    let resumed = || {
        let ran = home.run(&asked, "arbiter: note goes on\nquit\n");
        assert_eq!(ran.code, Some(0), "{ran:?}");
        copy_of(&earlier).lines().len()
    };
    let count = resumed();
    for nth in 1..=2 {
        let board = Board::start(&server.url(), None, &address, &earlier);
        assert!(matches!(board.report(), HallReport::Connected { .. }), "{nth}");
        let found = server.lines_of(&address, 30 + count);
        let (of, sent): (Vec<&str>, Vec<&str>) = found[30..].iter().map(|(of, line)| (&**of, &**line)).unzip();
        let copy = copy_of(&earlier);
        assert!(sent.iter().eq(copy.lines().iter().map(|line| &**line).collect::<Vec<_>>().iter()), "{nth}");
        assert!(of.iter().all(|of| *of == format!("{}.1", copy.identity())), "{of:?}");
        assert_eq!(server.count_of(&address), 30 + count as u64, "and no line twice");
        board.leave();
    }
    let boards = once(&home, &server.url(), &[]);
    let shown = home.run(&["show", &home.at("earlier.jsonl"), "--json"], "");
    let shown: Value = serde_json::from_str(shown.out.lines().last().expect("a line")).expect("JSON");
    assert_eq!((boards.len(), &boards[0]["ply"]), (1, &shown["ply"]));
    // The program that still sends the other end learns of it, and nothing mixes.
    first.hand_on(whole.grow(1));
    assert_eq!(first.report(), HallReport::Lost { why: HallTrouble::Differs });
    assert_eq!(server.count_of(&address), 30 + count as u64);
}

#[allow(clippy::disallowed_methods)]
#[test]
fn many_boards_send_at_once_over_a_server_that_is_killed() {
    let Some(mut server) = Server::start() else { return };
    let count = if std::env::var_os("ANNABELLA_ALL").is_some() { 200 } else { 6 };
    let home = Home::new();
    let lines = recorded_game(&home);
    let half = lines.len() / 2;
    let mut boards: Vec<(BoardAddress, Growing, Board)> = (1..=count)
        .map(|number| {
            let address = BoardAddress::new("Open", "3", &number.to_string());
            let mut record = Growing::new(home.path(&format!("{number}.jsonl")), lines.clone());
            record.grow(3);
            let board = Board::start(&server.url(), None, &address, &record.path);
            (address, record, board)
        })
        .collect();
    boards.iter_mut().for_each(|(_, record, board)| board.hand_on(record.grow(half)));
    for (.., board) in &boards {
        assert!(matches!(board.report(), HallReport::Connected { .. }));
    }
    server.kill();
    boards.iter_mut().for_each(|(_, record, board)| board.hand_on(record.finish()));
    server.up();
    for (address, record, _) in &boards {
        assert_all_arrived(&home, &server, address, &record.path);
    }
}
