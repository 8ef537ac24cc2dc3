//! The chief arbiter's table: what stands in it, what is said of it, and how it is drawn and read.

use crate::screen::theme;
use annabella::hall::address::BoardAddress;
use annabella::hall::boards::{HallBoards, SILENT_MS, count};
use annabella::hall::copy::RecordCopy;
use annabella::hall::input::HallInput;
use annabella::hall::news::HallWatch;
use annabella::storage::pairings::Pairing;
use annabella::ui::hall_table::{HallReaction, HallTable, HallView};
use annabella::wording::{HallNeed, HallNews, HallState, HallTrouble, TeamPlace, Wording, languages};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use proptest::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use serde_json::{Value, json};

use super::Server;
use super::playing::once;
use crate::program::{Home, Terminal, cases};

/// A moment of the one who reads, in milliseconds.
const NOW: u64 = 1_000_000;

/// The record of a game that is played so, as the hall has it.
pub fn played(home: &Home, number: u32, (white, black): (&str, &str), more: &[&str], input: &str) -> RecordCopy {
    let record = home.at(&format!("{number}.jsonl"));
    let asked = ["play", "--face", "lines", "--voice", "off", "--lang", "en", "--journal", &record];
    let named: Vec<&str> = [("--white", white), ("--black", black)]
        .into_iter()
        .filter(|(_, name)| !name.is_empty())
        .flat_map(|(option, name)| [option, name])
        .collect();
    let ran = home.run(&[&asked[..], &named, more].concat(), input);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let mut copy = RecordCopy::default();
    let lines = std::fs::read_to_string(&record).expect("a record");
    // The player is still there: what is recorded when the program is left stops the clocks.
    let (lines, _) = lines.trim_end().rsplit_once('\n').expect("lines");
    copy.read(format!("{lines}\n").as_bytes()).expect("lines");
    copy
}

fn address(number: u32) -> BoardAddress {
    BoardAddress::new("Open", "3", &number.to_string())
}

fn lines_of(board: &BoardAddress, copy: &RecordCopy) -> Vec<HallInput> {
    let line = |line: &std::sync::Arc<str>| HallInput::Line {
        board: board.clone(),
        record: copy.identity(),
        line: line.to_string(),
        age_ms: 0,
    };
    copy.lines().iter().map(line).collect()
}

fn heartbeat(board: &BoardAddress, copy: &RecordCopy) -> HallInput {
    HallInput::State { board: board.clone(), state: copy.state(0).expect("a state"), age_ms: 0 }
}

const E4_E5: &str = "e4\n\ne5\n\n";

/// Seven games that need the arbiter more or less, by the number of their boards.
fn games(home: &Home) -> Vec<(u32, RecordCopy)> {
    vec![
        (1, played(home, 1, ("Eva", "Bernd"), &[], E4_E5)),
        (2, played(home, 2, ("Mar", "Jan"), &[], &format!("{E4_E5}white: arbiter\n"))),
        (3, played(home, 3, ("Ali", "Chen"), &[], &format!("{E4_E5}arbiter: result 1-0\n"))),
        (4, played(home, 4, ("Olga", "Tom"), &["--time", "0:00:50"], E4_E5)),
        (5, played(home, 5, ("Paul", "Som"), &["--blind", "white"], &format!("{E4_E5}{MISMATCH}"))),
        (6, played(home, 6, ("Ana", "Lee"), &[], &format!("{E4_E5}black: claim touch d2\n"))),
        (10, played(home, 10, ("Ida", "Ulf"), &[], &format!("{E4_E5}arbiter: stop\n"))),
    ]
}

/// Black's knight stands on another square, and the arbiter compares the boards.
const MISMATCH: &str = "black: check rnbqkb1r/pppp1ppp/7n/4p3/4P3/8/PPPP1PPP/RNBQKBNR\n";

fn hall(games: &[(u32, RecordCopy)]) -> HallBoards {
    let mut hall = HallBoards::default();
    for (number, copy) in games {
        let board = address(*number);
        for input in lines_of(&board, copy).into_iter().chain([heartbeat(&board, copy)]) {
            hall.take(input, NOW);
        }
    }
    hall.take(HallInput::Whole, NOW);
    hall
}

fn drawn(table: &mut HallTable, hall: &HallBoards, now: u64, (width, height): (u16, u16)) -> Vec<String> {
    let wording = Wording::default();
    let rows = hall.rows(now);
    let view = HallView { count: count(&rows), lost: hall.lost(), notice: None, wording: &wording };
    let mut buffer = Buffer::empty(Rect { x: 0, y: 0, width, height });
    table.draw(&mut buffer, &table.clone().arranged(rows), &view);
    let row = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    (0..height).map(row).collect()
}

fn key(code: KeyCode) -> KeyEvent {
    KeyEvent::new(code, KeyModifiers::NONE)
}

#[test]
fn the_boards_that_need_the_arbiter_come_first() {
    let home = Home::new();
    let hall = hall(&games(&home));
    let mut table = HallTable::new(theme("dark"));
    let order = |table: &HallTable, now| -> Vec<String> {
        table.arranged(hall.rows(now)).iter().map(|row| row.board.to_owned()).collect()
    };
    assert_eq!(
        order(&table, NOW),
        ["2", "5", "6", "10", "4", "1", "3"],
        "{:#?}",
        drawn(&mut table, &hall, NOW, (200, 24))
    );
    let states: Vec<HallState> = table.arranged(hall.rows(NOW)).iter().map(|row| row.state).collect();
    use HallState::{Arbiter, Differs, Over, Playing};
    assert_eq!(states, [Arbiter, Differs, Arbiter, Arbiter, Playing, Playing, Over]);
    let screen = drawn(&mut table, &hall, NOW, (80, 24));
    assert!(screen[0].starts_with(" 7 boards: 4 need you, 2 playing, 1 over."), "{screen:#?}");
    for (line, parts) in [
        (2, [">2", "Mar", "ARBITER"]),
        (3, [" 5", "Paul", "DIFFERS"]),
        (5, [" 10", "Ida", "ARBITER"]),
        (6, [" 4", "0:00:50", "flag near"]),
        (7, [" 1", "1... e5", "playing"]),
        (8, [" 3", "Ali", "1-0"]),
    ] {
        assert!(parts.iter().all(|part| screen[line].contains(part)), "{parts:?}: {screen:#?}");
    }
    // The open case stands below with its article, and on a wide screen beside each board.
    assert!(screen[20..].concat().contains("White has called the arbiter."), "{screen:#?}");
    let wide = drawn(&mut table, &hall, NOW, (200, 60));
    assert!(wide[3].contains("(7.6)") && wide[4].contains("(4.3)"), "{wide:#?}");
    // Keys: the next row stays selected while others move; letters search; Tab shows only some.
    let rows = table.arranged(hall.rows(NOW));
    assert_eq!(table.press(key(KeyCode::Down), &rows), HallReaction::Changed);
    let [event, round, board] = ["open", "3", "5"].map(str::to_owned);
    assert_eq!(table.press(key(KeyCode::Enter), &rows), HallReaction::Open([event, round, board]));
    table.press(key(KeyCode::Tab), &rows);
    assert_eq!(order(&table, NOW), ["2", "5", "6", "10", "4"]);
    table.press(key(KeyCode::Tab), &rows);
    assert!(order(&table, NOW).is_empty(), "everybody is there");
    table.press(key(KeyCode::Tab), &rows);
    assert_eq!(order(&table, NOW), ["4", "1"]);
    table.press(key(KeyCode::Esc), &rows);
    for letter in "ulf".chars() {
        table.press(key(KeyCode::Char(letter)), &rows);
    }
    assert_eq!(order(&table, NOW), ["10"]);
    (0..3).for_each(|_| _ = table.press(key(KeyCode::Backspace), &rows));
    table.press(key(KeyCode::Char('1')), &rows);
    assert_eq!(order(&table, NOW), ["10", "1"]);
    // White of board 4 has used up his time by then, if the copy is right; nothing was heard for a while.
    table.press(key(KeyCode::Esc), &rows);
    assert_eq!(order(&table, NOW + 60_000)[..5], ["2", "5", "6", "10", "4"]);
    let fallen = drawn(&mut table, &hall, NOW + 60_000, (80, 24));
    assert!(fallen[2].contains("ARBITER 1:0") && fallen[6].contains("FLAG FELL 0:1"), "{fallen:#?}");
    assert!(fallen[7].contains("SILENT 1:00"), "{fallen:#?}");
}

#[test]
fn a_small_terminal_shows_what_fits_of_it() {
    let home = Home::new();
    let hall = hall(&games(&home));
    for width in [1, 10, 40, 79, 81, 133, 300] {
        for height in [1, 2, 3, 5, 12, 40] {
            let mut table = HallTable::new(theme("mono"));
            drawn(&mut table, &hall, NOW, (width, height));
            table.press(key(KeyCode::End), &table.clone().arranged(hall.rows(NOW)));
            let screen = drawn(&mut table, &hall, NOW, (width, height));
            let has_rows = width >= 40 && height >= 5;
            assert!(!has_rows || screen.iter().any(|row| row.starts_with(">3")), "{width} {height} {screen:#?}");
        }
    }
}

#[test]
fn a_copy_says_how_old_it_is_and_is_silent_only_while_the_server_is_there() {
    let home = Home::new();
    let mut hall = hall(&games(&home)[..1]);
    let wording = Wording::default();
    let age = |hall: &HallBoards, now| wording.hall_age(&hall.row(&address(1), now).expect("a board"));
    assert_eq!(age(&hall, NOW + 10_000), None);
    let old = age(&hall, NOW + 10_001);
    assert_eq!(old.as_deref(), Some("These clocks are a copy; the board was last heard 10 seconds ago."));
    let mut table = HallTable::new(theme("dark"));
    assert!(drawn(&mut table, &hall, NOW + 12_000, (80, 24))[2].contains(" ~1:30:"));
    let state = |hall: &HallBoards| hall.row(&address(1), NOW + SILENT_MS).expect("a board").state;
    assert_eq!(state(&hall), HallState::Silent);
    hall.take(HallInput::Lost(HallTrouble::NotReached), NOW + 1);
    assert_eq!(state(&hall), HallState::Playing, "nothing is known of it");
    let screen = drawn(&mut table, &hall, NOW + 12_000, (80, 24));
    assert!(screen[0].contains("Nothing comes from the hall now. The server does not answer."), "{screen:#?}");
    hall.take(HallInput::Whole, NOW + 2);
    assert_eq!(state(&hall), HallState::Silent);
}

#[test]
fn what_is_new_is_said_once() {
    let home = Home::new();
    let copy = played(&home, 2, ("Mar", "Jan"), &[], &format!("{E4_E5}white: arbiter\narbiter: go\n"));
    let (board, wording) = (address(2), Wording::default());
    let (mut hall, mut watch) = (HallBoards::default(), HallWatch::default());
    hall.take(HallInput::Whole, NOW);
    let mut said = Vec::new();
    let mut look = |hall: &HallBoards, now: u64| {
        let rows = hall.rows(now);
        let news = watch.look(&rows).into_iter().flat_map(|(news, rows)| wording.hall_news(news, &rows));
        said.extend(news.map(|sentence| sentence.printed));
    };
    for input in lines_of(&board, &copy) {
        hall.take(input, NOW);
        hall.take(heartbeat(&board, &copy), NOW);
        look(&hall, NOW);
        look(&hall, NOW);
    }
    look(&hall, NOW + SILENT_MS);
    let mut unsaved = copy.state(0).expect("a state");
    unsaved["unsaved"] = json!(true);
    hall.take(HallInput::State { board: board.clone(), state: unsaved, age_ms: 0 }, NOW + 20_000);
    look(&hall, NOW + 20_000);
    hall.take(heartbeat(&board, &copy), NOW + 21_000);
    look(&hall, NOW + 21_000);
    assert_eq!(
        said,
        [
            "Board 2, Mar against Jan: the arbiter is needed. White has called the arbiter.",
            "Board 2, Mar against Jan: settled.",
            "Board 2, Mar against Jan: silent. Nothing has been heard of it for 15 seconds.",
            "Board 2, Mar against Jan: look at its record. The board cannot save its record.",
            "Board 2, Mar against Jan: settled.",
        ]
    );
}

/// Whatever waits for the arbiter is shown, also where nobody has called.
#[test]
fn what_waits_without_a_call_is_shown_with_what_leads_on() {
    let home = Home::new();
    let late = "arbiter: begin\narbiter: absent black\nstatus\nstatus\n";
    let illegal_again = "e2e5\n\narbiter: rule accept\narbiter: go\ne2e5\n\n";
    let sealed = "e4\n\narbiter: adjourn\nblack: seal e5\nblack: press\n";
    let games = vec![
        (1, played(&home, 1, ("Eva", "Bernd"), &["--default-time", "0s"], late)),
        (2, played(&home, 2, ("Mar", "Jan"), &["--time", "90"], illegal_again)),
        (3, played(&home, 3, ("Ali", "Chen"), &[], &format!("{E4_E5}arbiter: stop\n"))),
        (4, played(&home, 4, ("Olga", "Tom"), &[], sealed)),
        (5, played(&home, 5, ("Paul", "Som"), &["--laws", "2014"], "arbiter: begin\nwhite: press\n")),
    ];
    let (hall, wording) = (hall(&games), Wording::default());
    for (number, state, said) in [
        (1, HallState::Arbiter, "Black absent after the default time (6.7.1)"),
        (2, HallState::Arbiter, "rule accept ends the game, lost by White"),
        (3, HallState::Arbiter, "go"),
        (4, HallState::Arbiter, "The envelope is not closed"),
        (5, HallState::Arbiter, "White pressed the clock without having made a move"),
    ] {
        let row = hall.row(&address(number), NOW + 60_000).expect("a board");
        let details = wording.hall_details(&row).join(" ");
        assert_eq!(row.state, state, "{number}: {details}");
        assert!(row.need().is_somebody_needed() && details.contains(said), "{number}: {details}");
        assert!(row.waits_ms.is_some_and(|waits| waits >= 60_000), "{number}: {:?}", row.waits_ms);
    }
    // Who is not there at the beginning is a list of its own.
    let not_there: Vec<&str> = hall.rows(NOW).iter().filter(|row| row.has_not_arrived()).map(|row| row.board).collect();
    assert_eq!(not_there, ["1"]);
}

/// Who has waited longest is said first, whatever he waits for; of many at once the first is said in full.
#[test]
fn of_several_calls_at_once_the_first_to_be_answered_comes_first() {
    let home = Home::new();
    let called = played(&home, 2, ("Mar", "Jan"), &[], &format!("{E4_E5}white: arbiter\n"));
    let touched = played(&home, 6, ("Ana", "Lee"), &[], &format!("{E4_E5}black: claim touch d2\n"));
    let differs = played(&home, 5, ("Paul", "Som"), &["--blind", "white"], &format!("{E4_E5}{MISMATCH}"));
    let wording = Wording::default();
    let said = |boards: &[(u32, &RecordCopy, u64)]| -> Vec<String> {
        let (mut hall, mut watch) = (HallBoards::default(), HallWatch::default());
        for (number, copy, since) in boards {
            for input in lines_of(&address(*number), copy) {
                hall.take(input, *since);
            }
        }
        for (number, copy, since) in boards {
            let mut state = copy.state(0).expect("a state");
            state["since_ms"] = json!(NOW - since);
            hall.take(HallInput::State { board: address(*number), state, age_ms: 0 }, NOW);
        }
        hall.take(HallInput::Whole, NOW);
        let rows = hall.rows(NOW);
        let news = watch.look(&rows).into_iter().flat_map(|(news, rows)| wording.hall_news(news, &rows));
        news.map(|sentence| sentence.printed).collect()
    };
    let waits = |seconds: u64| NOW - seconds * 1_000;
    let [two, six, five] = [
        "Board 2, Mar against Jan: the arbiter is needed. White has called the arbiter.",
        "Board 6, Ana against Lee: the arbiter is needed.",
        "Board 5, Paul against Som: the boards differ.",
    ];
    let found = said(&[(2, &called, waits(60)), (5, &differs, waits(120)), (6, &touched, waits(600))]);
    let order: Vec<bool> =
        found.iter().zip([six, five, two]).map(|(found, begins)| found.starts_with(begins)).collect();
    assert!(found.len() == 3 && order == [true; 3], "{found:#?}");
    // Many calls at once: one sentence with the longest wait first, and then what is to be done there.
    let many: Vec<(u32, &RecordCopy, u64)> =
        (1..=6).map(|number| (number, &called, waits(60 + u64::from(number)))).collect();
    let found = said(&many);
    assert_eq!(
        found,
        [
            "6 boards where the arbiter is needed: 6, 5, 4, 3, 2, 1.",
            "Board 6, Mar against Jan: the arbiter is needed. White has called the arbiter. The arbiter starts the clocks \
             with go.",
        ]
    );
}

#[test]
fn every_sentence_of_the_table_is_there_in_every_language() {
    let home = Home::new();
    let games = games(&home);
    for language in languages() {
        let wording = Wording::new(&language).expect("a language");
        let hall = hall(&games);
        for now in [NOW, NOW + 120_000] {
            for row in hall.rows(now) {
                let needs = [
                    HallNeed::Gone,
                    HallNeed::Adjourned,
                    HallNeed::NotSaved,
                    HallNeed::Differs,
                    HallNeed::Arbiter,
                    HallNeed::FlagFallen,
                    HallNeed::Silent,
                    HallNeed::FlagNear,
                ];
                let news = needs.map(HallNews::Need).into_iter().chain([HallNews::Settled, HallNews::Over]);
                let said = news.flat_map(|news| [vec![&row], vec![&row; 5]].map(|rows| wording.hall_news(news, &rows)));
                let said = said.flatten().chain(wording.hall_row_in_full(&row));
                for sentence in said {
                    assert!(sentence.printed.ends_with('.') && !sentence.printed.contains(['{', '}']), "{sentence:?}");
                    assert!(!sentence.spoken.is_empty(), "{sentence:?}");
                }
            }
        }
    }
}

/// A line of a board, as its program sends it.
fn line(board: &BoardAddress, record: &str, line: &str) -> HallInput {
    HallInput::Line { board: board.clone(), record: record.to_owned(), line: line.to_owned(), age_ms: 0 }
}

#[test]
fn what_cannot_be_read_is_shown_first_and_a_known_game_stays() {
    let home = Home::new();
    let games = games(&home);
    let mut hall = hall(&games);
    let wording = Wording::default();
    for (number, garbage) in [(20, "{}"), (1, "garbage"), (4, r#"{"v":9,"seq":0}"#)] {
        hall.take(line(&address(number), "another", garbage), NOW);
    }
    hall.take(HallInput::Unreadable { board: address(21), age_ms: 0 }, NOW);
    hall.take(HallInput::Gone { board: address(3), is_gone: true }, NOW);
    let mut table = HallTable::new(theme("dark"));
    let rows = table.arranged(hall.rows(NOW));
    let order: Vec<&str> = rows.iter().map(|row| row.board).collect();
    assert_eq!(order[..5], ["3", "1", "4", "20", "21"]);
    use HallTrouble::{Gone, LaterVersion, NotReadable};
    let troubles: Vec<Option<HallTrouble>> = rows.iter().map(|row| row.trouble).collect();
    assert_eq!(troubles[..5], [Gone, NotReadable, LaterVersion, NotReadable, NotReadable].map(Some));
    let said: Vec<String> = rows[..5].iter().map(|row| wording.hall_row(row).printed).collect();
    assert_eq!(
        said,
        [
            "Round 3, board 3: Ali against Chen, 4 half-moves, over, 1-0. The hall had this board, and has it no longer."
                .replace("4 half-moves", "2 half-moves"),
            "Round 3, board 1: Eva against Bernd, 2 half-moves, playing. What was sent as this board cannot be read.".to_owned(),
            "Round 3, board 4: Olga against Tom, 2 half-moves, playing. What was sent there is from a later version of \
             Annabella. White has less than a minute."
                .to_owned(),
            "Round 3, board 20: no game can be read. What was sent as this board cannot be read.".to_owned(),
            "Round 3, board 21: no game can be read. What was sent as this board cannot be read.".to_owned(),
        ]
    );
    let screen = drawn(&mut table, &hall, NOW, (80, 24));
    assert!(screen[2].contains("GONE") && screen[3].contains("RECORD") && screen[5].contains("RECORD"), "{screen:#?}");
    // What comes as it should is read again.
    hall.take(HallInput::Gone { board: address(3), is_gone: false }, NOW);
    assert_eq!(hall.row(&address(3), NOW).expect("a board").trouble, None);
}

#[test]
fn a_record_counts_for_the_board_of_its_subject() {
    let home = Home::new();
    let place = |board| ["--event", "Open", "--round", "3", "--board", board];
    let won = format!("{E4_E5}arbiter: result 1-0\n");
    let lost = format!("{E4_E5}arbiter: result 0-1\n");
    let own = played(&home, 12, ("Ana", "Bob"), &place("12"), &won);
    let again = played(&home, 13, ("Bob", "Ana"), &place("13"), &lost);
    let mut hall = HallBoards::default();
    let take = |hall: &mut HallBoards, number: u32, copy: &RecordCopy| {
        lines_of(&address(number), copy).into_iter().for_each(|input| _ = hall.take(input, NOW));
    };
    let troubles =
        |hall: &HallBoards| -> Vec<Option<HallTrouble>> { hall.rows(NOW).iter().map(|row| row.trouble).collect() };
    take(&mut hall, 12, &own);
    // The record of board 12 comes as board 14.
    take(&mut hall, 14, &own);
    assert_eq!(troubles(&hall), [None, Some(HallTrouble::OtherBoard)]);
    assert!(hall.pgn_of(&address(12)).is_some() && hall.pgn_of(&address(14)).is_none());
    take(&mut hall, 13, &again);
    let same = Some(HallTrouble::SamePair);
    assert_eq!(troubles(&hall), [same, same, Some(HallTrouble::OtherBoard)]);
    // Players without names are not the same two.
    let mut hall = HallBoards::default();
    for number in 1..=3 {
        take(&mut hall, number, &played(&home, 30 + number, ("", ""), &[], &won));
    }
    assert_eq!(troubles(&hall), [None; 3]);
}

#[test]
fn three_thousand_made_up_rounds_are_read_in_time_and_named() {
    let home = Home::new();
    let copy = played(&home, 1, ("Ana", "Bob"), &[], E4_E5);
    let mut hall = HallBoards::default();
    for round in (1..=3_000).rev() {
        let board = BoardAddress::new("Open", &round.to_string(), "13");
        let (record, first) = (copy.identity(), copy.lines()[0].to_string());
        hall.take(line(&board, &record, &first), NOW);
    }
    let rows = hall.rows(NOW);
    let labels: Vec<&str> = rows.iter().map(|row| row.label).collect();
    assert_eq!((labels.len(), labels[0], labels[9], labels[2_999]), (3_000, "1.13", "10.13", "3000.13"));
}

#[test]
fn boards_are_in_the_order_of_people() {
    let mut places: Vec<BoardAddress> =
        ["2.10", "2.9", "10", "9", "2", "1.1", "a"].map(|board| BoardAddress::new("Open", "1", board)).into();
    places.sort();
    let found: Vec<&str> = places.iter().map(|place| place.board.as_str()).collect();
    assert_eq!(found, ["1-1", "2", "2-9", "2-10", "9", "10", "a"]);
    for subject in [
        "hall.open.3.12",
        "hall.open.3.12.other",
        "hall.open.3.\u{202e}12.record",
        "hall..3.12.record",
        "x.a.3.1.state",
    ] {
        assert_eq!(BoardAddress::of_subject(subject), None, "{subject}");
    }
    assert_eq!(BoardAddress::of_subject("hall.open.3.12.record"), Some(address(12)));
}

#[test]
fn no_sign_of_a_name_moves_a_row() {
    let home = Home::new();
    let copy = played(&home, 1, ("Ana", "Bob"), &[], E4_E5);
    let first = copy.lines()[0].replace("\"Ana\"", "\"Ana\\nRound 3, board 1: X\\u001b[2J\\u009b\\u202eY\"");
    // The line is tied as a record of its own.
    let (untied, _) = first.rsplit_once(",\"h\":").expect("a mark");
    let forged = annabella::storage::journal::Chain::new().tie(untied).trim_end().to_owned();
    let mut hall = HallBoards::default();
    hall.take(line(&address(12), "forged", &forged), NOW);
    let rows = hall.rows(NOW);
    assert!(rows[0].game.is_some(), "{forged}");
    let json = hall.objects(NOW)[0].to_string();
    let lines: String = hall.lines(NOW, &Wording::default()).into_iter().map(|line| line.printed).collect();
    for text in [rows[0].names[0].expect("a name"), json.as_str(), lines.as_str()] {
        assert!(!text.contains(['\n', '\u{1b}', '\u{9b}', '\u{202e}']) && !text.contains("\\n"), "{text:?}");
    }
}

#[test]
fn sixty_columns_show_the_names_and_a_question_mark_the_keys() {
    let home = Home::new();
    let mut hall = hall(&games(&home));
    let mut table = HallTable::new(theme("mono"));
    let narrow = drawn(&mut table, &hall, NOW, (60, 24));
    for name in ["Olga", "Tom", "Paul", "Chen"] {
        assert!(narrow.iter().any(|row| row.contains(name)), "{name}: {narrow:#?}");
    }
    let keys = narrow.last().expect("keys");
    assert!(keys.contains("?: all keys") && !keys.contains('…'), "whole or not at all: {keys}");
    let rows = table.arranged(hall.rows(NOW));
    table.press(key(KeyCode::Char('?')), &rows);
    let keys = drawn(&mut table, &hall, NOW, (80, 24)).join(" ");
    assert!(["Enter", "Tab", "F2", "F3", "Ctrl+C"].iter().all(|name| keys.contains(name)), "{keys}");
    assert_eq!(table.press(key(KeyCode::Char('x')), &rows), HallReaction::Changed);
    assert!(drawn(&mut table, &hall, NOW, (80, 24))[2].contains("Mar"), "any key leads back, and searches nothing");
    // The arbiter is on the way to the selected board, and to nothing that comes later.
    let [event, round, board] = ["open", "3", "2"].map(str::to_owned);
    assert_eq!(table.press(key(KeyCode::F(2)), &rows), HallReaction::Way([event, round, board]));
    hall.take(HallInput::Way { board: address(2), arbiter: Some("Eve".to_owned()), age_ms: 0 }, NOW);
    hall.take(HallInput::Way { board: address(1), arbiter: Some("Eve".to_owned()), age_ms: 0 }, NOW);
    let on_the_way: Vec<Option<&str>> = hall.rows(NOW)[..2].iter().map(|row| row.on_the_way).collect();
    assert_eq!(on_the_way, [None, Some("Eve")], "nobody is needed at board 1");
    let empty = drawn(&mut HallTable::new(theme("mono")), &HallBoards::default(), NOW, (80, 24)).join(" ");
    assert!(empty.contains("The hall is empty: no board has sent anything yet."), "{empty}");
}

#[test]
fn a_match_of_teams_has_its_score_and_what_is_paired_is_missed() {
    let home = Home::new();
    let place = |names: [&str; 2], round, board, number| {
        let teams = shakmaty::ByColor { white: "North".to_owned(), black: "South".to_owned() };
        let teams = if number == 2 { shakmaty::ByColor { white: teams.black, black: teams.white } } else { teams };
        Pairing {
            round,
            board,
            names: shakmaty::ByColor { white: names[0].to_owned(), black: names[1].to_owned() },
            registrations: shakmaty::ByColor::default(),
            team: Some(TeamPlace { number: 1, board: number, teams }),
        }
    };
    let pairings = vec![
        place(["Ana", "Bob"], 3, 1, 1),
        place(["Cid", "Dan"], 3, 2, 2),
        place(["Eve", "Flo"], 3, 3, 3),
        place(["Eve", "Ana"], 4, 1, 1),
    ];
    let mut hall = HallBoards::expecting(pairings);
    let won = format!("{E4_E5}arbiter: result 1-0\n");
    let drawn = format!("{E4_E5}arbiter: result 1/2-1/2\n");
    for (number, names, input) in [(1, ("Ana", "Bob"), &won), (2, ("Cid", "Dan"), &drawn)] {
        let copy = played(&home, number, names, &[], input);
        lines_of(&address(number), &copy).into_iter().for_each(|input| _ = hall.take(input, NOW));
    }
    let wording = Wording::default();
    let lines: Vec<String> = hall.lines(NOW, &wording).into_iter().map(|line| line.printed).collect();
    assert_eq!(
        lines[2..],
        [
            "Round 3, board 3: Eve against Flo, nothing has come.",
            "Round 3, match 1: North 1 1/2, South 1/2; 1 game is not over."
        ]
    );
    let objects = hall.objects(NOW);
    assert_eq!([&objects[1]["match_board"], &objects[1]["white_team"]], [&json!(2), &json!("South")]);
    assert!(hall.rows(NOW)[2].has_not_arrived() && !hall.rows(NOW)[0].has_not_arrived());
}

/// What a program is shown of the hall, without what depends on the moment.
fn objects(hall: &HallBoards) -> Vec<Value> {
    let mut objects = hall.objects(NOW);
    for object in &mut objects {
        object.as_object_mut().expect("an object").retain(|key, _| !key.ends_with("_ms"));
    }
    objects
}

proptest! {
    #![proptest_config(cases(48))]

    /// However the lines of many boards come mixed, and whatever connection is lost between them.
    #[test]
    fn line_by_line_is_the_same_as_whole(order in proptest::collection::vec((any::<prop::sample::Index>(), 0..20_u8), 400)) {
        thread_local! {
            static GAMES: Vec<(u32, RecordCopy)> = games(&Home::new());
        }
        GAMES.with(|games| {
            let wanted = objects(&hall(games));
            let mut waiting: Vec<Vec<HallInput>> =
                games.iter().map(|(number, copy)| lines_of(&address(*number), copy)).collect();
            waiting.iter_mut().for_each(|lines| lines.reverse());
            let mut mixed = HallBoards::default();
            for (index, fault) in &order {
                if *fault == 0 {
                    mixed.take(HallInput::Lost(HallTrouble::NotReached), NOW);
                    let (number, copy) = &games[index.index(games.len())];
                    mixed.take(heartbeat(&address(*number), copy), NOW);
                    mixed.take(HallInput::Whole, NOW);
                }
                let lines = &mut waiting[index.index(games.len())];
                if let Some(input) = lines.pop() {
                    mixed.take(input, NOW);
                }
                // Whatever is looked at in between changes nothing.
                mixed.rows(NOW);
            }
            for input in waiting.iter_mut().flat_map(|lines| lines.drain(..).rev()) {
                mixed.take(input, NOW);
            }
            games.iter().for_each(|(number, copy)| _ = mixed.take(heartbeat(&address(*number), copy), NOW));
            prop_assert_eq!(objects(&mixed), wanted);
            Ok(())
        })?;
    }
}

/// A server with two hundred boards, at one of which the arbiter is needed.
fn server_of_two_hundred(home: &Home) -> Option<Server> {
    let server = Server::start()?;
    assert!(once(home, &server.url(), &[]).is_empty(), "and the streams are made");
    let calm = [played(home, 301, ("Ida", "Ulf"), &[], E4_E5), played(home, 302, ("Ana", "Lee"), &[], "d4\n\n")];
    let called = played(home, 303, ("Mar", "Jan"), &[], &format!("{E4_E5}white: arbiter\n"));
    let copy = |number: u32| if number == 150 { &called } else { &calm[number as usize % 2] };
    let boards: Vec<(BoardAddress, &RecordCopy)> = (1..=200).map(|number| (address(number), copy(number))).collect();
    server.publish(&boards, 0);
    Some(server)
}

#[test]
fn two_hundred_boards_stand_on_the_screen_and_one_is_opened() {
    let home = Home::new();
    let Some(server) = server_of_two_hundred(&home) else { return };
    for size in [(24, 80), (60, 200)] {
        let mut terminal = home.terminal(&["hall", "--server", &server.url(), "--lang", "en"], size);
        terminal.see("200 boards: 1 needs you, 199 playing, 0 over.");
        terminal.see(">150 ");
        terminal.see("White has called the arbiter.");
        // A frame may come in parts.
        terminal.wait("for every row", |terminal| {
            let rows = terminal.contents().lines().filter(|row| row.contains("playing")).count();
            rows == usize::from(size.0) - 6
        });
        terminal.keys("\r");
        terminal.see("Watching only");
        terminal.see("Mar");
        terminal.keys("e4\r");
        terminal.see("only watching");
        terminal.keys("\u{1b}");
        terminal.see("200 boards");
        terminal.keys("17");
        terminal.see("Search: 17");
        terminal.see(">17 ");
        // Something happens while the board is open.
        terminal.keys("\r");
        terminal.see("Watching only");
        let more = played(&home, 304 + u32::from(size.0), ("Eva", "Bernd"), &[], &format!("{E4_E5}Nf3\n\n"));
        server.publish(&[(address(17), &more)], 0);
        terminal.see("Nf3");
        terminal.keys("\u{3}");
        terminal.see("Search: 17");
        terminal.see("2. Nf3");
        terminal.keys("\u{3}");
        assert!(terminal.end().success());
        terminal.assert_restored();
    }
}

#[test]
fn a_blind_arbiter_hears_only_what_is_new() {
    let home = Home::new();
    let Some(mut server) = server_of_two_hundred(&home) else { return };
    let asked = ["hall", "--server", &server.url(), "--accessible", "--lang", "es", "--alert", "tone"];
    let mut terminal = home.terminal(&asked, (24, 300));
    terminal.hear("200 tableros: 1 le necesita, 199 en juego, 0 terminados.");
    terminal.hear("Tablero 150, Mar contra Jan: se necesita al árbitro.");
    let tones = |terminal: &Terminal| terminal.raw().iter().filter(|byte| **byte == 7).count();
    assert_eq!(tones(&terminal), 1);
    // Half-moves of other boards are not said; a call is.
    let called = played(&home, 305, ("Ida", "Ulf"), &[], &format!("{E4_E5}Nf3\n\nNc6\n\nblack: arbiter\n"));
    server.publish(&[(address(7), &called)], 0);
    terminal.hear("Tablero 7, Ida contra Ulf: se necesita al árbitro. El jugador de negras ha llamado al árbitro.");
    assert_eq!(tones(&terminal), 2);
    assert!(!terminal.contents().contains("Cc6"));
    terminal.line("7");
    terminal.hear("Última media jugada: 2, Negras, caballo c6.");
    terminal.hear("usado");
    terminal.line("");
    terminal.hear("2 le necesitan");
    terminal.line("zebra");
    terminal.hear("Ningún tablero tiene el número zebra");
    server.kill();
    terminal.hear("Ahora no llega nada de la sala. El servidor no responde.");
    server.up();
    terminal.hear("La sala está conectada de nuevo.");
    terminal.line("salir");
    assert!(terminal.end().success());
}

/// The worst news: what the hall had is there no longer.
#[test]
fn a_server_that_is_emptied_loses_no_board_in_silence() {
    let Some(mut server) = Server::start() else { return };
    let home = Home::new();
    assert!(once(&home, &server.url(), &[]).is_empty(), "and the streams are made");
    let called = played(&home, 2, ("Mar", "Jan"), &[], &format!("{E4_E5}white: arbiter\n"));
    let calm = played(&home, 1, ("Eva", "Bernd"), &[], E4_E5);
    server.publish(&[(address(1), &calm), (address(2), &called)], 0);
    let mut terminal = home.terminal(&["hall", "--server", &server.url(), "--accessible", "--lang", "en"], (24, 200));
    terminal.hear("2 boards: 1 needs you");
    server.kill();
    terminal.hear("Nothing comes from the hall now");
    server.wipe();
    server.up();
    terminal.hear("has it no longer");
    terminal.line("1");
    terminal.hear("The hall had this board, and has it no longer.");
    terminal.line("quit");
    assert!(terminal.end().success());
}

/// It takes the fifteen seconds after which a board is silent.
#[allow(clippy::disallowed_methods)]
#[test]
fn a_board_that_is_killed_is_silent_and_back_when_it_is_resumed() {
    if std::env::var_os("ANNABELLA_ALL").is_none() {
        return;
    }
    let Some(server) = Server::start() else { return };
    let home = Home::new();
    let record = home.at("game.jsonl");
    let usual = ["--face", "lines", "--voice", "off", "--lang", "en"];
    let hall = ["--journal", &record, "--event", "Open", "--round", "3", "--board", "12", "--hall", &server.url()];
    let mut game = home.terminal(&[&["play"], &usual[..], &hall].concat(), (24, 100));
    game.hear("This game is sent to the hall");
    game.keys("e4\r\re5\r\r");
    game.hear("Black has completed e5.");
    let mut table = home.terminal(&["hall", "--server", &server.url(), "--accessible", "--lang", "en"], (24, 200));
    table.hear("1 board: none needs you");
    game.signal(rustix::process::Signal::KILL);
    game.end();
    table.hear("Board 12, White against Black: silent.");
    let mut again = home.terminal(&[&["resume", &record], &usual[..]].concat(), (24, 100));
    again.hear("This game is sent to the hall");
    table.hear("Board 12, White against Black: settled.");
    table.line("quit");
    assert!(table.end().success());
}
