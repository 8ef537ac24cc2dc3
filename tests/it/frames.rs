//! What the screen writes in a real terminal, counted and not timed: one frame for each event, and no key is lost.

use std::num::NonZero;

use annabella::ui::screen::{Appearance, Layout};
use ratatui::layout::{Position, Rect};
use unicode_width::UnicodeWidthChar;

use crate::program::{Home, Terminal};

fn sit_down(home: &Home, face: &str) -> Terminal {
    let journal = home.at("game.jsonl");
    home.terminal(&["play", "--face", face, "--voice", "off", "--lang", "en", "--journal", &journal], (24, 80))
}

/// The number of frames: each ends by showing the cursor.
fn frames(terminal: &Terminal) -> usize {
    terminal.raw().windows(6).filter(|bytes| bytes == b"\x1b[?25h").count()
}

#[test]
fn one_event_is_one_frame() {
    let home = Home::new();
    let mut terminal = sit_down(&home, "screen");
    terminal.see("Play has not begun");
    // Its words may have arrived before its end.
    terminal.wait("for the end of the first frame", |terminal| frames(terminal) > 0);
    let before = frames(&terminal);
    // Before play no clock runs, and nothing changes by itself.
    for (number, key) in "what e2".chars().enumerate() {
        terminal.keys(&key.to_string());
        let typed: String = "what e2".chars().take(number + 1).collect();
        terminal.see(&format!("> {}", typed.trim_end()));
        terminal.wait("for a frame", |terminal| frames(terminal) > before + number);
        assert_eq!(frames(&terminal), before + number + 1, "{key:?}");
    }
    terminal.keys("\r");
    terminal.see("e2: white pawn.");
    terminal.wait("for a frame", |terminal| frames(terminal) > before + 7);
    terminal.keys("x");
    terminal.see("> x");
    assert_eq!(frames(&terminal), before + 9, "the answer was one frame");
    // A reader says what is written: the answer must not be written a second time.
    let raw = String::from_utf8_lossy(terminal.raw()).into_owned();
    let last = raw.rsplit("\u{1b}[?25h").nth(1).expect("a frame");
    assert!(!last.contains("pawn"), "written a second time: {last:?}");
}

/// The columns of what is written between the sequences that move the cursor and choose colours.
fn columns_written(frame: &[u8]) -> usize {
    let text = String::from_utf8_lossy(frame);
    let mut letters = text.chars();
    let mut columns = 0;
    while let Some(letter) = letters.next() {
        if letter != '\x1b' {
            columns += letter.width().unwrap_or(0);
            continue;
        }
        match letters.next() {
            Some('[') => letters.find(|letter| ('@'..='~').contains(letter)),
            // The title of the window.
            Some(']') => letters.find(|letter| *letter == '\x07'),
            Some(_) | None => None,
        };
    }
    columns
}

/// What a terminal of that size shows, cell by cell.
fn cells(parser: &vt100::Parser, (rows, columns): (u16, u16)) -> Vec<Vec<Option<vt100::Cell>>> {
    let cell = |row, column| parser.screen().cell(row, column).cloned();
    (0..rows).map(|row| (0..columns).map(|column| cell(row, column)).collect()).collect()
}

/// Every frame after the first sends only the cells that differ from the frame before; rows of sentences
/// are sent whole where anything in them differs, for screen readers.
#[test]
fn no_cell_is_sent_that_has_not_changed() {
    let home = Home::new();
    for (size, theme) in [((24, 80), "dark"), ((40, 120), "mono"), ((60, 200), "contrast")] {
        let journal = home.at(&format!("{theme}.jsonl"));
        let arguments = ["play", "--face", "screen", "--voice", "off", "--lang", "en", "--theme", theme];
        let arguments = [&arguments[..], &["--time", "none", "--journal", &journal]].concat();
        let mut terminal = home.terminal(&arguments, size);
        terminal.see("Play has not begun");
        let played = [
            ("what e2", "e2: white pawn."),
            ("e4", "White has announced e4"),
            ("", "Black has the move"),
            ("white: execute white d4", "on 2 squares"),
        ];
        for (typed, seen) in played {
            terminal.line(typed);
            terminal.see(seen);
        }
        terminal.keys("x");
        terminal.see("> x");
        let raw = terminal.raw().to_vec();
        let area = Rect { x: 0, y: 0, width: size.1, height: size.0 };
        let words = Layout::of(area, &Appearance::default()).words.expect("sentences");
        let [rows, columns] = [size.0, size.1].map(|side| NonZero::new(side).expect("a size"));
        let mut parser = vt100::Parser::new(rows, columns, 0);
        let end = b"\x1b[?25h";
        let (mut from, mut drawn) = (0, 0);
        while let Some(length) = raw[from..].windows(end.len()).position(|bytes| bytes == end) {
            let frame = &raw[from..from + length + end.len()];
            let before = cells(&parser, size);
            parser.process(frame);
            let after = cells(&parser, size);
            let differs = |x: u16, y: u16| {
                let (x, y) = (usize::from(x), usize::from(y));
                before[y][x] != after[y][x]
            };
            let in_row = |y: u16| {
                let is_word = |x: &u16| words.contains(Position { x: *x, y });
                let (of_words, others): (Vec<u16>, Vec<u16>) = (0..size.1).partition(is_word);
                let whole = if of_words.iter().any(|x| differs(*x, y)) { of_words.len() } else { 0 };
                whole + others.iter().filter(|x| differs(**x, y)).count()
            };
            let allowed: usize = (0..size.0).map(in_row).sum();
            let written = columns_written(frame);
            assert!(drawn == 0 || written <= allowed, "frame {drawn} of {theme}: {written} cells, not {allowed}");
            (from, drawn) = (from + frame.len(), drawn + 1);
        }
        assert!(drawn > 4, "{drawn} frames");
        terminal.leave();
    }
}

#[test]
fn a_thousand_keys_at_once_are_all_there() {
    let text = "every single letter of this is there ".repeat(27);
    let text = text.trim_end();
    assert!(text.len() > 990);
    for face in ["screen", "lines", "hybrid"] {
        for (before, after) in [("", ""), ("\x1b[200~", "\x1b[201~")] {
            if face != "screen" && !before.is_empty() {
                // The terminal marks pasted text only after the program has asked for it.
                continue;
            }
            let home = Home::new();
            let mut terminal = sit_down(&home, face);
            terminal.hear("ecorded");
            terminal.keys(&format!("{before}note {text}{after}\r"));
            terminal.leave();
            assert!(terminal.end().success());
            let journal = std::fs::read_to_string(home.path("game.jsonl")).expect("recorded");
            assert!(journal.contains(text), "{face}: {journal}");
        }
    }
}

#[test]
fn a_burst_is_settled_in_few_frames() {
    let home = Home::new();
    let mut terminal = sit_down(&home, "screen");
    terminal.see("Play has not begun");
    let before = frames(&terminal);
    terminal.keys(&"x".repeat(1000));
    terminal.keys("Z");
    terminal.see("xZ");
    // Keys that arrive together are drawn together; a terminal delivers a thousand keys in a few parts.
    assert!(frames(&terminal) - before < 500, "{} frames", frames(&terminal) - before);
}

#[cfg(not(feature = "pictures"))]
#[test]
fn pictures_are_refused_by_a_program_that_was_built_without_them() {
    for (language, said) in [("en", "built without pictures"), ("de", "ohne Bilder"), ("es", "sin imágenes")] {
        let ran = Home::new().run(&["play", "--pictures", "sixel", "--lang", language], "");
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.err.contains(said) && ran.err.contains("--features pictures"), "{ran:?}");
    }
    let off = Home::new().run(&["play", "--pictures", "off", "--voice", "off"], "quit\n");
    assert_eq!(off.code, Some(0), "{off:?}");
}

/// The sizes in pixels of the pictures that kitty's protocol has sent.
#[cfg(feature = "pictures")]
fn sizes_sent(terminal: &Terminal) -> std::collections::BTreeSet<String> {
    let raw = String::from_utf8_lossy(terminal.raw()).into_owned();
    let heads = raw.split("\x1b_G").skip(1).filter_map(|rest| rest.split(';').next()).map(str::to_owned);
    let size = |head: String| {
        let sides: Vec<&str> =
            head.split(',').filter(|part| part.starts_with("s=") || part.starts_with("v=")).collect();
        (sides.len() == 2).then(|| sides.join(" "))
    };
    heads.filter_map(size).collect()
}

#[cfg(feature = "pictures")]
#[test]
fn pictures_are_sent_only_where_asked_for_and_again_only_after_a_change() {
    for (pictures, begins) in [("kitty", &b"\x1b_G"[..]), ("sixel", &b"\x1bP"[..]), ("off", &b"\x1b_G"[..])] {
        let home = Home::new();
        let journal = home.at("game.jsonl");
        let arguments = ["play", "--face", "screen", "--voice", "off", "--lang", "en", "--time", "none"];
        let more = ["--pictures", pictures, "--journal", &journal];
        let mut terminal = home.terminal(&[&arguments[..], &more].concat(), (40, 120));
        terminal.see("Play has not begun");
        terminal.wait("for the end of the first frame", |terminal| frames(terminal) > 0);
        let sent = |terminal: &Terminal, from: usize| {
            terminal.raw()[from..].windows(begins.len()).filter(|bytes| *bytes == begins).count()
        };
        let first = terminal.raw().len();
        assert_eq!(sent(&terminal, 0) >= 12, pictures != "off", "{pictures}: {}", sent(&terminal, 0));
        terminal.keys("what e2");
        terminal.see("> what e2");
        terminal.line("");
        terminal.see("e2: white pawn.");
        assert_eq!(sent(&terminal, first), 0, "{pictures}: nothing has changed on the boards");
        let asked = terminal.raw().len();
        for typed in ["e4", ""] {
            terminal.line(typed);
        }
        terminal.see("Black has the move");
        terminal.keys("x");
        terminal.see("> x");
        let again = sent(&terminal, asked);
        let sizes = sizes_sent(&terminal);
        assert_eq!(sizes.len(), usize::from(pictures == "kitty"), "one size, also on marked squares: {sizes:?}");
        assert_eq!(again > 0, pictures != "off", "{pictures}: the pawn stands elsewhere");
        assert!(
            terminal.raw().len() - asked < first,
            "{pictures}: {} bytes, at first {first}",
            terminal.raw().len() - asked
        );
    }
}
