//! Pages for the eye: in a pager where the screen would be shown, in plain lines everywhere else.

use portable_pty::CommandBuilder;

use crate::program::{ANNABELLA, Home};
use crate::pty::Terminal;

/// The page in a terminal with a pager that marks each row.
fn shown(home: &Home, arguments: &[&str], pager: &str, size: (u16, u16), variables: &[(&str, &str)]) -> String {
    let mut command = CommandBuilder::new("env");
    command.env("PAGER", pager);
    command.env("TERM", "xterm-256color");
    // The test's own terminal takes `ACCESSIBLE` away.
    command.args(variables.iter().map(|(name, value)| format!("{name}={value}")));
    command.arg(ANNABELLA);
    command.args(arguments);
    let mut terminal: Terminal = home.terminal_with(command, size);
    assert!(terminal.end().success());
    String::from_utf8_lossy(terminal.raw()).replace('\r', "")
}

#[test]
fn a_long_page_is_read_in_the_pager_and_a_short_one_is_printed() {
    let home = Home::new();
    let mark = "sed s/^/P:/";
    for arguments in [&["guide", "players"][..], &["laws", "--lang", "en"]] {
        let page = shown(&home, arguments, mark, (24, 60), &[]);
        assert!(page.lines().filter(|row| !row.is_empty()).all(|row| row.starts_with("P:")), "{arguments:?}: {page}");
        let plain = home.run(arguments, "").out;
        assert!(!plain.contains("P:") && !plain.contains('\u{1b}'), "a pipe");
        // A row also ends behind a hyphen.
        let words =
            |text: &str| text.replace("P:", "").replace('-', "- ").split_whitespace().collect::<Vec<_>>().join(" ");
        let without_bold = page.replace("\u{1b}[1m", "").replace("\u{1b}[m", "");
        assert!(words(&without_bold) == words(&plain), "wrapped at words, and nothing is lost");
        assert!(without_bold.lines().all(|row| row.chars().count() <= 61), "{arguments:?}");
        let is_bold = page.lines().any(|row| row == "P:\u{1b}[1mLooks\u{1b}[m");
        assert_eq!(is_bold, arguments[0] == "guide", "{page}");
        for plainly in [("ACCESSIBLE", "1"), ("TERM", "dumb")] {
            let page = shown(&home, arguments, mark, (24, 60), &[plainly]);
            assert!(!page.contains("P:") && !page.contains('\u{1b}'), "{plainly:?}: {page}");
        }
    }
    let short = shown(&home, &["laws", "9.2", "--lang", "en"], mark, (50, 60), &[]);
    assert!(!short.contains("P:") && short.lines().all(|row| row.chars().count() < 60), "{short}");
    // Without a pager the page is printed, and who has chosen lines gets lines.
    let missing = shown(&home, &["laws", "--lang", "en"], "/no/such/pager", (24, 60), &[]);
    assert!(missing.contains("9.2") && !missing.contains('\u{1b}'), "{missing}");
    home.run(&["settings", "face", "lines"], "");
    assert!(!shown(&home, &["laws", "--lang", "en"], mark, (24, 60), &[]).contains("P:"));
}

/// The newest game is in sight, and no row is cut within a word.
#[test]
fn the_list_of_games_begins_with_the_newest_in_whole_words() {
    let home = Home::new();
    for number in 1..=3 {
        let name = format!("Player Number{number}");
        let played = home.run(&["play", "--voice", "off", "--lang", "en", "--white", &name], "begin\ne4\ne5\n");
        assert_eq!(played.code, Some(0), "{played:?}");
    }
    let page = shown(&home, &["games", "--lang", "en"], "sed s/^/P:/", (4, 50), &[]);
    let first = page.lines().find(|row| row.starts_with("P:")).expect("a row");
    assert!(first.contains("Number3"), "{page}");
    let newest = page.find("Number3").expect("the newest");
    assert!(newest < page.find("Number1").expect("the oldest"), "{page}");
    assert!(page.lines().all(|row| row.chars().count() <= 52), "{page}");
    assert_eq!(home.run(&["games", "--lang", "en"], "").out.lines().count(), 3, "a pipe has a line for each");
}
