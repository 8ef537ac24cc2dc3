//! What a key costs in a real terminal, counted and not timed: one frame for one event, and no key of a burst is lost.

use crate::program::{Home, Terminal};

fn sit_down(home: &Home, face: &str) -> Terminal {
    let journal = home.at("game.jsonl");
    home.terminal(&["play", "--face", face, "--voice", "off", "--lang", "en", "--journal", &journal], (24, 80))
}

/// Every frame ends with the cursor being shown where the hands are.
fn frames(terminal: &Terminal) -> usize {
    terminal.raw().windows(6).filter(|bytes| bytes == b"\x1b[?25h").count()
}

#[test]
fn one_event_is_one_frame() {
    let home = Home::new();
    let mut terminal = sit_down(&home, "screen");
    terminal.see("Play has not begun");
    // Its words may be there before its end is.
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
    assert!(!last.contains("pawn"), "written again: {last:?}");
}

#[test]
fn a_thousand_keys_at_once_are_all_there() {
    let text = "every single letter of this is there ".repeat(27);
    let text = text.trim_end();
    assert!(text.len() > 990);
    for face in ["screen", "lines", "hybrid"] {
        for (before, after) in [("", ""), ("\x1b[200~", "\x1b[201~")] {
            if face != "screen" && !before.is_empty() {
                // Brackets around what is pasted come only where they were asked for.
                continue;
            }
            let home = Home::new();
            let mut terminal = sit_down(&home, face);
            terminal.hear("Recorded");
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
    // What has arrived is drawn together; a terminal hands out a thousand keys in a few parts.
    assert!(frames(&terminal) - before < 500, "{} frames", frames(&terminal) - before);
}
