//! Editing the typed line, alike in every face: whole letters, earlier lines, completion of words.

use std::fs;

use annabella::game::people::Player;
use annabella::game::terms::Terms;
use annabella::interpreter::vocabulary::Completion;
use annabella::ui::line_editor::{Concealment, LineEditor};
use annabella::wording::Wording;
use proptest::prelude::*;

#[cfg(unix)]
use crate::program::Home;
use crate::program::carried;
use crate::table::session_of;

fn typed(text: &str) -> LineEditor {
    let mut line = LineEditor::default();
    text.chars().for_each(|c| line.type_char(c));
    line
}

#[test]
fn a_letter_and_its_accents_are_one_letter() {
    // An n with a tilde of its own, a family, a flag.
    for letter in ["n\u{303}", "\u{1F469}\u{200D}\u{1F467}", "\u{1F1E9}\u{1F1EA}"] {
        let mut line = typed(&format!("a{letter}b"));
        line.left();
        line.left();
        line.delete();
        assert_eq!(line.text(), "ab", "{letter:?}");
        let mut line = typed(&format!("a{letter}"));
        line.backspace();
        assert_eq!(line.text(), "a", "{letter:?}");
    }
    // An accent typed after a letter within a line belongs to it.
    let mut line = typed("no");
    line.left();
    line.type_char('\u{303}');
    line.backspace();
    assert_eq!(line.text(), "o");
}

#[test]
fn earlier_lines_and_the_unfinished_line_come_back() {
    let mut line = LineEditor::default();
    for said in ["e4", "", "board", "board"] {
        line.set(said);
        assert_eq!(line.take(), said);
    }
    line.set("whe");
    let mut seen = Vec::new();
    for _ in 0..4 {
        line.earlier();
        seen.push(line.text().to_owned());
    }
    assert_eq!(seen, ["board", "e4", "e4", "e4"], "empty lines and repeated lines are not kept");
    line.later();
    line.later();
    assert_eq!(line.text(), "whe");
    line.later();
    assert_eq!(line.text(), "whe", "there is no later line");
}

proptest! {
    /// Whatever keys are pressed, the line equals a list of letters edited in the simplest way.
    #[test]
    fn the_cursor_is_never_inside_a_letter(text in "[aé\u{303}👧\u{200D}🇩🇪 ]{0,12}", keys in prop::collection::vec(0..7u8, 0..30)) {
        let mut line = typed(&text);
        for key in keys {
            match key {
                0 => line.left(),
                1 => line.right(),
                2 => line.backspace(),
                3 => line.delete(),
                4 => line.type_char('\u{303}'),
                5 => line.delete_word(),
                _ => line.home(),
            }
            let _ = line.cursor_column();
        }
        line.end();
        while !line.is_empty() {
            line.backspace();
        }
    }
}

/// The rows of `tests/typed/completed.txt`: `# LANGUAGE`, then `typed => what Tab makes of it`.
#[test]
fn tab_completes_words_and_never_moves() {
    let table = fs::read_to_string(carried("typed/completed.txt")).expect("carried");
    let (mut language, mut wrong, mut count) = ("en".to_owned(), Vec::new(), 0);
    for row in table.lines().filter(|row| !row.is_empty()) {
        if let Some(other) = row.strip_prefix("# ") {
            language = other.to_owned();
            continue;
        }
        let (text, _) = row.split_once(" => ").expect("a row");
        let terms = Terms::between(Player::named("Anna"), Player::named("Ben"));
        let session = session_of(terms, &language);
        let made = match session.reader(None).completed(text) {
            Completion::Nothing => "nothing".to_owned(),
            Completion::Longer(line) => format!("{line}|"),
            Completion::Several(words) => words.join(", "),
        };
        count += 1;
        if row != format!("{text} => {made}") {
            wrong.push(format!("    {row}\n        is {made}"));
        }
    }
    assert!(count > 20 && wrong.is_empty(), "of {count}:\n{}", wrong.join("\n"));
}

/// In a terminal: Up brings a line back, Tab completes, and both work after a change of face.
#[cfg(unix)]
#[test]
fn every_face_has_the_same_line_editing() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let arguments = ["play", "--face", "lines", "--voice", "off", "--lang", "en", "--journal", &journal];
    let mut terminal = home.terminal(&arguments, (24, 80));
    terminal.line("what e2");
    terminal.hear("e2: white pawn.");
    terminal.keys("\u{1b}[A");
    terminal.hear("\r\nwhat e2");
    terminal.keys("\u{15}st\t");
    terminal.hear("Possible words: status, step, step done, stop, strike.");
    terminal.keys("a\t\r");
    terminal.hear("Play has not begun");
    terminal.line("face screen");
    terminal.see("> ");
    terminal.keys("\u{1b}[A\u{1b}[A\u{1b}[A");
    terminal.see("> what e2");
    terminal.keys("\u{15}qui\t");
    terminal.see("> qui");
    terminal.keys("t\r");
    assert!(terminal.end().success());
    terminal.assert_restored();
}

#[test]
fn no_line_can_be_recalled_that_was_typed_while_a_move_is_to_be_sealed() {
    let sealed = Concealment::of_sealed_moves(&Wording::new("en").expect("English"));
    let recalled = |concealment: &Concealment, typed: &str| {
        let mut line = LineEditor::default();
        line.conceal(concealment.clone());
        typed.chars().for_each(|letter| line.type_char(letter));
        line.take();
        line.earlier();
        line.text().to_owned()
    };
    assert_eq!(recalled(&sealed, "seel Nh6"), "seel Nh6", "a usual line");
    assert_eq!(recalled(&sealed, "seal Nh6"), "");
    assert_eq!(recalled(&sealed.while_sealing(), "seel Nh6"), "");
}
