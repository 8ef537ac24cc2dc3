//! Games under real screen readers and on a real braille driver: each row is heard whole and felt from its beginning,
//! nothing is said twice, and there is silence when nothing happens.
//!
//! Needs the packages yasr, fenrir and brltty, and those of [`orca::PACKAGES`].

mod adjourned;
mod braille;
pub mod games;
pub mod orca;
pub mod speech;

use std::io::Write as _;

use braille::Display;
use games::Exchange;
use orca::Desktop;
#[cfg(target_os = "linux")]
use shakmaty::Square;
use speech::{Listening, Reader};

#[cfg(target_os = "linux")]
use crate::boards::port::PortedBoard;
use crate::packages::{Package, has};
use crate::program::is_long_set;

/// Prints a figure past the test runner's capture.
fn print_figure(figure: &str) {
    let _ = writeln!(std::io::stderr(), "{figure}");
}

/// At least 99 in 100.
fn assert_nearly_all(done: usize, all: usize, what: &str) {
    print_figure(&format!("{what}: {done} of {all}"));
    assert!(done * 100 >= all * 99, "{what}: only {done} of {all}");
}

/// Plays a prepared game under a reader: every row is heard whole once, and then there is silence.
fn listen(reader: Reader, face: &str, name: &str, exchanges: &[Exchange]) {
    let mut listening = Listening::to(reader, face, 40);
    listening.misses(&["is being recorded".to_owned()], 0);
    let (mut rows, mut missed, mut doubled) = (0, Vec::new(), Vec::new());
    for exchange in exchanges {
        let from = listening.utterances.len();
        listening.types(&exchange.typed);
        let misses = listening.misses(&exchange.rows, from);
        rows += exchange.rows.len();
        missed.extend(misses.into_iter().map(|row| format!("{}: {row}", exchange.typed)));
        let said =
            |row: &String| listening.utterances[from..].iter().filter(|said| said.contains(row.as_str())).count();
        doubled.extend(exchange.rows.iter().filter(|row| row.len() > 8 && said(row) > 1).cloned());
    }
    let what = format!("{reader:?}, {face}, {name}: rows heard whole");
    assert!(missed.len() * 100 <= rows, "{what}: {} of {rows}; not {missed:#?}", rows - missed.len());
    assert_nearly_all(rows - missed.len(), rows, &what);
    assert_eq!(doubled, [""; 0], "{reader:?}: said twice");
    let silent_from = listening.utterances.len();
    assert!(listening.is_silent(), "{reader:?}: said of itself: {:?}", &listening.utterances[silent_from..]);
    if face == "lines" {
        assert!(!listening.terminal.contains(&0x1b) || reader == Reader::Fenrir, "{reader:?}: an escape byte");
    }
}

/// Plays a prepared game on a braille display: the newest row is felt from its beginning.
fn feel(cells: usize, name: &str, exchanges: &[Exchange]) {
    // In a window of a desktop the cursor goes back to the beginning later than on a console.
    let variables: &[(&str, &str)] = if cells == 20 { &[("DISPLAY", ":0")] } else { &[] };
    let mut display = Display::of(cells, variables);
    let (mut felt, mut from_its_beginning, mut all) = (0, 0, 0);
    let mut missed = Vec::new();
    for exchange in exchanges {
        display.types(&exchange.typed);
        let Some(newest) = exchange.rows.last() else { continue };
        all += 1;
        let window: String = newest.chars().take(cells).collect();
        if display.comes_to_show(&window) {
            felt += 1;
            from_its_beginning += usize::from(exchange.newest_row_begins_a_sentence());
        } else {
            missed.push(format!("{}: {newest} (the cells show {})", exchange.typed, display.cells));
        }
    }
    let what = format!("BRLTTY, {cells} cells, {name}");
    assert!(missed.len() * 100 <= all, "{what}: {felt} of {all} rows felt from their beginning; not {missed:#?}");
    assert_nearly_all(felt, all, &format!("{what}: rows felt from their beginning"));
    assert_nearly_all(from_its_beginning, all, &format!("{what}: a sentence begins there"));
}

fn speaks(reader: Reader) {
    if !has(&[reader.package()]) {
        return;
    }
    listen(reader, "lines", "a short game", &games::short(40));
    listen(reader, "hybrid", "its first moves", &games::short(40)[..6]);
    let boards = games::boards(40, 14);
    listen(reader, "lines", "the board fourteen times", &boards);
}

#[test]
fn yasr_says_every_row() {
    speaks(Reader::Yasr);
}

#[test]
fn fenrir_says_every_row() {
    speaks(Reader::Fenrir);
}

#[test]
fn a_braille_display_shows_every_row_from_its_beginning() {
    if !has(&[Package::Brltty]) {
        return;
    }
    for cells in [20, 40] {
        feel(cells, "a short game", &games::short(cells));
    }
}

/// Orca reads the text of a terminal window where it has changed, and looks where the cursor stands: what comes by
/// itself must be spoken whatever key was pressed before it, also none, and the first letter must not read a row again.
#[test]
fn orca_says_what_comes_by_itself() {
    if !has(&orca::PACKAGES) {
        return;
    }
    // On a display of 20 cells the cursor goes back after nearly every sentence.
    let mut desktop = Desktop::with(&["--cells", "20", "--time", "20s"]);
    assert!(desktop.hears("is being recorded"), "no key was pressed: {:#?}", desktop.utterances);
    for _ in 0..3 {
        desktop.enters("board", "1 R N B Q K B N R.");
    }
    desktop.falls_silent();
    let from = desktop.utterances.len();
    desktop.types("nf3");
    assert_eq!(desktop.utterances[from..], ["n", "f", "3"], "on a full screen");
    (0..3).for_each(|_| desktop.presses("BackSpace"));
    desktop.enters("white calls 15s 12s 9s 6s", "15 seconds");
    for line in ["e4", "", "e5", ""] {
        desktop.enters(line, if line.is_empty() { "done." } else { line });
    }
    // Of the page at the end a slow computer may show its last rows first.
    let end = "0:00:00 left";
    for (key, notice) in [("BackSpace", "15"), ("Left", "12"), ("Escape", "9"), ("F5", "6"), ("BackSpace", end)] {
        desktop.presses(key);
        assert!(desktop.hears(notice), "{notice:?} was not said after {key}: {:#?}", desktop.utterances);
    }
}

/// No key is pressed for the half-move: hands make it on an electronic board.
#[cfg(target_os = "linux")]
#[test]
fn yasr_says_what_a_board_announces() {
    if !has(&[Package::Yasr]) {
        return;
    }
    let board = PortedBoard::at_the_start();
    let options = format!("--white-board {} --black-blind=no", board.source());
    let mut listening = Listening::with(Reader::Yasr, "lines", 40, &options);
    let missed = |listening: &mut Listening, row: &str| listening.misses(&[row.to_owned()], 0);
    assert_eq!(missed(&mut listening, "White's board: DGT, number 00137"), [""; 0]);
    listening.types("begin");
    assert_eq!(missed(&mut listening, "Play has begun."), [""; 0]);
    board.move_piece(Square::E2, Square::E4);
    assert_eq!(missed(&mut listening, "White: Bauer Eva zwei Eva vier."), [""; 0]);
    listening.types("press");
    assert_eq!(missed(&mut listening, "White has completed"), [""; 0]);
    board.with(|cable| cable.unplug());
    assert_eq!(missed(&mut listening, "White's electronic board is gone."), [""; 0]);
}

/// The three whole games, which take some minutes: only with all tests.
#[test]
fn three_whole_games_are_heard() {
    if is_long_set() && has(&[Package::Yasr, Package::Fenrir]) {
        for (name, exchanges) in games::whole(40) {
            listen(Reader::Yasr, "lines", name, &exchanges);
            listen(Reader::Fenrir, "lines", name, &exchanges);
        }
    }
}

#[test]
fn three_whole_games_are_felt() {
    if is_long_set() && has(&[Package::Brltty]) {
        for cells in [20, 40] {
            for (name, exchanges) in games::whole(cells) {
                feel(cells, name, &exchanges);
            }
        }
    }
}

/// Over the three whole games, at 20 and at 40 cells.
#[test]
fn the_newest_row_begins_a_sentence() {
    for (language, cells) in ["en", "es", "de"].into_iter().flat_map(|language| [(language, 20), (language, 40)]) {
        for (name, exchanges) in games::whole_in(language, cells) {
            let with_rows: Vec<&Exchange> = exchanges.iter().filter(|exchange| !exchange.rows.is_empty()).collect();
            let others: Vec<&&Exchange> =
                with_rows.iter().filter(|exchange| !exchange.newest_row_begins_a_sentence()).collect();
            println!("{language}, {cells} cells, {name}: {} of {}", with_rows.len() - others.len(), with_rows.len());
            let are_few = others.len() * 100 <= with_rows.len();
            assert!(are_few, "{language}, {cells} cells, {name}: not {others:#?} of {}", with_rows.len());
        }
    }
}

/// The tests of readers can fail.
#[test]
fn a_row_that_was_never_said_is_missed() {
    if !has(&[Package::Yasr]) {
        return;
    }
    let mut listening = Listening::to(Reader::Yasr, "lines", 40);
    listening.misses(&["is being recorded".to_owned()], 0);
    listening.types("e4");
    let rows = ["White: Bauer Eva zwei Eva vier.", "Nobody ever says this."].map(str::to_owned);
    assert_eq!(listening.misses(&rows, 0), ["Nobody ever says this."]);
}
