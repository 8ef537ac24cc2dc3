//! The lines face, byte by byte: whole sentences in one write, editing at the end of the line, no typed text lost.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;
use std::time::Duration;

use annabella::game::clock::moment::{Moment, Span};
use annabella::game::people::Actor;
use annabella::ui::Reaction;
use annabella::ui::lines::{Columns, LineStyle, Lines};
use annabella::ui::{Face, OnTerminal as _};
use annabella::wording::{Audience, Urgency, Utterance};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use proptest::prelude::*;
use shakmaty::Square;

/// Keeps each write by itself.
#[derive(Clone, Default)]
struct Writes(Rc<RefCell<Vec<String>>>);

impl Write for Writes {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().push(String::from_utf8_lossy(bytes).into_owned());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Writes {
    fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.0.borrow_mut())
    }
}

fn said(text: &str, urgency: Urgency) -> Utterance {
    let (to, by, kind) = (Audience::Room, Actor::Program, annabella::wording::UtteranceKind::Answer);
    Utterance {
        to,
        urgency,
        by,
        kind,
        printed: text.to_owned(),
        read: text.to_owned(),
        spoken: Vec::new(),
        number: None,
    }
}

fn typing(manner: LineStyle) -> (Lines<Writes>, Writes) {
    let writes = Writes::default();
    (Lines::at_keys(writes.clone(), manner, Columns::Fixed(80)), writes)
}

fn key(lines: &mut Lines<Writes>, code: KeyCode) -> Reaction {
    key_at(lines, Moment::START, code)
}

fn key_at(lines: &mut Lines<Writes>, at: Moment, code: KeyCode) -> Reaction {
    lines.press(at, KeyEvent::new(code, KeyModifiers::NONE)).expect("memory")
}

fn types(lines: &mut Lines<Writes>, text: &str) {
    text.chars().for_each(|c| assert_eq!(key(lines, KeyCode::Char(c)), Reaction::Nothing));
}

#[test]
fn one_event_is_one_line_in_one_write() {
    let (mut lines, writes) = typing(LineStyle::default());
    let event = [said("Play has begun.", Urgency::Notice), said("White: e4.", Urgency::Announcement)];
    lines.write_event(Moment::START, "", &event).expect("memory");
    assert_eq!(writes.take(), ["\r\nPlay has begun. White: e4."]);
    let list: Vec<Utterance> = ["8 r.", "7 p.", "6 -."].map(|rank| said(rank, Urgency::Answer)).into();
    lines.write_event(Moment::START, "", &list).expect("memory");
    assert_eq!(writes.take(), ["\r\n8 r.\r\n7 p.\r\n6 -."]);
    lines.write_event(Moment::START, "", &[]).expect("memory");
    assert!(writes.take().is_empty());
}

/// Everything that is written by itself until then.
fn written_until(lines: &mut Lines<Writes>, writes: &Writes, at: u64) -> Vec<String> {
    lines.write_due(Moment(at)).expect("memory");
    writes.take()
}

/// A style for a display of that many cells, whose cursor goes back 100 ms later.
fn later(cells: usize) -> LineStyle {
    LineStyle { cells, before_back: Span(100), ..LineStyle::default() }
}

/// The cursor goes back, so that a display shows the beginning: in the same write where Fenrir would otherwise say the
/// word to which it goes, and later where Orca reads what came by itself only if the cursor stands at its end.
#[test]
fn long_sentences_show_their_beginning() {
    let list = ["One.", "Two.", "The third of them is long."].map(|one| said(one, Urgency::Answer)).to_vec();
    let notice = |text| vec![said(text, Urgency::Notice)];
    let cases = [
        (notice("A sentence longer than it."), "\r\nA sentence longer than it.", "\r"),
        (notice("Nineteen cells now."), "\r\nNineteen cells now.", ""),
        // Behind a sentence that fills the display the cursor would stand on nothing.
        (notice("Exactly twenty long."), "\r\nExactly twenty long.", "\r"),
        (list, "\r\nOne.\r\nTwo.\r\nThe third of them is long.", "\r"),
    ];
    let (mut lines, writes) = typing(LineStyle { cells: 20, ..LineStyle::default() });
    for (event, sentence, back) in &cases {
        lines.write_event(Moment(1_000), "", event).expect("memory");
        assert_eq!((writes.take(), lines.due()), (vec![format!("{sentence}{back}")], None));
    }
    let (mut lines, writes) = typing(later(20));
    for (event, sentence, back) in &cases {
        lines.write_event(Moment(1_000), "", event).expect("memory");
        assert_eq!(writes.take(), [*sentence]);
        assert_eq!(lines.due(), (!back.is_empty()).then_some(Moment(1_100)));
        assert!(written_until(&mut lines, &writes, 1_099).is_empty());
        assert_eq!(written_until(&mut lines, &writes, 1_100).concat(), *back);
    }
}

/// What comes within the pause needs no cursor at the beginning of a row that is no longer the last.
#[test]
fn the_cursor_goes_back_on_the_last_row_only() {
    let (mut lines, writes) = typing(later(20));
    let long = [said("A sentence longer than it.", Urgency::Notice)];
    lines.write_event(Moment(0), "", &long).expect("memory");
    lines.write_event(Moment(50), "", &long).expect("memory");
    assert_eq!(writes.take().concat(), "\r\nA sentence longer than it.".repeat(2));
    assert!(written_until(&mut lines, &writes, 149).is_empty());
    assert_eq!(written_until(&mut lines, &writes, 150), ["\r"]);
    lines.write_event(Moment(200), "", &long).expect("memory");
    writes.take();
    // Keys that write nothing leave the cursor to go back.
    for code in [KeyCode::Backspace, KeyCode::Left, KeyCode::Esc, KeyCode::F(5)] {
        key_at(&mut lines, Moment(210), code);
    }
    assert!(writes.take().is_empty());
    // Nor does an event about which nothing is said.
    lines.write_event(Moment(215), "", &[]).expect("memory");
    assert_eq!(lines.due(), Some(Moment(300)));
    key_at(&mut lines, Moment(220), KeyCode::Char('e'));
    assert_eq!(writes.take(), ["\r\n"]);
    assert_eq!(written_until(&mut lines, &writes, 250), ["e"]);
    assert_eq!(lines.due(), None);
}

/// Without a pause between a new line and its first letter Orca reads the row before it again.
#[test]
fn the_first_letter_follows_its_new_line() {
    let (mut lines, writes) = typing(LineStyle::default());
    key_at(&mut lines, Moment(1_000), KeyCode::Char('N'));
    assert_eq!((writes.take(), lines.due()), (vec!["\r\n".to_owned()], Some(Moment(1_030))));
    assert!(written_until(&mut lines, &writes, 1_029).is_empty());
    assert_eq!(written_until(&mut lines, &writes, 1_030), ["N"]);
    key_at(&mut lines, Moment(1_100), KeyCode::Char('f'));
    assert_eq!(writes.take(), ["f"]);
    // Faster typing waits for nothing.
    assert_eq!(key_at(&mut lines, Moment(1_200), KeyCode::Enter), Reaction::Line("Nf".into()));
    key_at(&mut lines, Moment(2_000), KeyCode::Char('e'));
    key_at(&mut lines, Moment(2_010), KeyCode::Char('4'));
    assert_eq!((writes.take().concat(), lines.due()), ("\r\ne4".to_owned(), None));
    key_at(&mut lines, Moment(2_100), KeyCode::Enter);
    // A notice that comes in between does not overtake it, and is not overtaken.
    key_at(&mut lines, Moment(3_000), KeyCode::Char('x'));
    lines.write_event(Moment(3_010), "", &[said("White: e4.", Urgency::Notice)]).expect("memory");
    assert_eq!(writes.take(), ["\r\n", "x", "\r\nWhite: e4."]);
    lines.retype(Moment(4_000), "xe").expect("memory");
    assert_eq!(writes.take(), ["\r\n"]);
    lines.release();
    assert_eq!(writes.take(), ["xe"], "nothing waits when the program ends");
}

/// A longer row would be felt from the place where the terminal breaks it.
#[test]
fn no_row_is_longer_than_the_terminal_and_the_newest_sentence_begins_one() {
    let (mut lines, writes) = typing(LineStyle::default());
    let long = "The boards differ on three squares (D.2.9): a7, b7 and c7. The clocks are stopped. Put them right with \
        execute, or say go.";
    lines
        .write_event(
            Moment::START,
            "",
            &[said("White has completed e4.", Urgency::Notice), said(long, Urgency::Notice)],
        )
        .expect("memory");
    let rows = [
        "White has completed e4.",
        "The boards differ on three squares (D.2.9): a7, b7 and c7.",
        "The clocks are stopped. Put them right with execute, or say go.",
    ];
    assert_eq!(writes.take(), [format!("\r\n{}\r", rows.join("\r\n"))]);
}

#[test]
fn a_pause_separates_the_new_line_from_its_sentence_and_blocks_nothing() {
    let (mut lines, writes) = typing(LineStyle { pause: Duration::from_millis(50), ..LineStyle::default() });
    lines.write_event(Moment(1_000), "", &[said("White: e4.", Urgency::Announcement)]).expect("memory");
    assert_eq!(writes.take(), ["\r\n"]);
    assert_eq!(lines.due(), Some(Moment(1_050)));
    lines.write_due(Moment(1_049)).expect("memory");
    assert!(writes.take().is_empty());
    lines.write_due(Moment(1_050)).expect("memory");
    assert_eq!((writes.take(), lines.due()), (vec!["White: e4.".to_owned()], None));
    // A key pressed during the pause is shown after the sentence.
    lines.write_event(Moment(2_000), "", &[said("One.", Urgency::Notice)]).expect("memory");
    lines.write_event(Moment(2_001), "", &[said("Two.", Urgency::Notice)]).expect("memory");
    types(&mut lines, "x");
    lines.write_due(Moment(9_000)).expect("memory");
    assert_eq!(writes.take(), ["\r\n", "One.", "\r\n", "Two.", "\r\n", "x"]);
}

/// yasr reads 255 bytes at a time, and says what it has where they end with a space.
#[test]
fn a_row_never_ends_with_a_space_where_a_reader_reads_up_to() {
    for letters in 1..40 {
        let (mut lines, writes) = typing(LineStyle::default());
        let word = "w".repeat(letters);
        let list: Vec<Utterance> =
            (0..20).map(|n| said(&format!("{word} {n} and some more words."), Urgency::Answer)).collect();
        lines.write_event(Moment::START, "", &list).expect("memory");
        let [written]: [String; 1] = writes.take().try_into().expect("one write");
        for end in (255..written.len()).step_by(255) {
            assert_ne!(written.as_bytes()[end - 1], b' ', "{letters}: {written:?}");
        }
        let words: Vec<&str> = written.split_whitespace().collect();
        assert_eq!(words.len(), 20 * 6, "nothing is lost");
    }
}

/// A picture of the boards may come before a sentence.
#[test]
fn no_row_is_broken_earlier_for_what_comes_before_it() {
    let sentence = "With a screen reader, type face lines: then nothing is repeated.";
    for length in 0..600 {
        let (mut lines, writes) = typing(LineStyle::default());
        let before = "x".repeat(length);
        lines.write_event(Moment::START, &before, &[said(sentence, Urgency::Notice)]).expect("memory");
        let [written]: [String; 1] = writes.take().try_into().expect("one write");
        for end in (255..written.len()).step_by(255) {
            assert_ne!(written.as_bytes()[end - 1], b' ', "{written:?}");
        }
        let rows: Vec<&str> = written.split("\r\n").map(|row| row.trim_matches('\r')).collect();
        assert_eq!(rows, [&before, sentence]);
    }
}

proptest! {
    /// For any sentences and any width of the terminal.
    #[test]
    fn rows_hold_every_word_and_fit(texts in prop::collection::vec("[a-zA-Z0-9,. ]{1,150}", 1..5), columns in 21..133_usize) {
        let writes = Writes::default();
        let mut lines = Lines::at_keys(writes.clone(), LineStyle::default(), Columns::Fixed(columns));
        let event: Vec<Utterance> = texts.iter().map(|text| said(text, Urgency::Notice)).collect();
        lines.write_event(Moment::START, "", &event).expect("memory");
        let written = writes.take().concat();
        let rows: Vec<&str> = written.split("\r\n").map(|row| row.trim_matches('\r')).collect();
        prop_assert!(rows.iter().all(|row| row.chars().count() < columns), "{rows:?}");
        let letters = |text: &str| text.split_whitespace().collect::<String>();
        prop_assert_eq!(letters(&written), letters(&texts.concat()));
    }
}

#[test]
fn a_line_begins_with_its_first_letter_and_is_edited_at_its_end() {
    let (mut lines, writes) = typing(LineStyle::default());
    types(&mut lines, "Nf4");
    key(&mut lines, KeyCode::Backspace);
    types(&mut lines, "3");
    assert_eq!(writes.take(), ["\r\n", "N", "f", "4", "\u{8} \u{8}", "3"]);
    assert_eq!(key(&mut lines, KeyCode::Enter), Reaction::Line("Nf3".into()));
    assert_eq!(key(&mut lines, KeyCode::Enter), Reaction::Line(String::new()));
    assert!(writes.take().is_empty());
}

#[test]
fn nothing_typed_is_lost_to_an_announcement() {
    let (mut lines, writes) = typing(LineStyle::default());
    types(&mut lines, "spring");
    writes.take();
    lines.write_event(Moment::START, "", &[said("White's flag has fallen.", Urgency::Notice)]).expect("memory");
    types(&mut lines, "e");
    assert_eq!(writes.take(), ["\r\nWhite's flag has fallen.", "\r\n"]);
    assert_eq!(written_until(&mut lines, &writes, 30), ["springe"]);
    assert_eq!(key(&mut lines, KeyCode::Enter), Reaction::Line("springe".into()));
}

#[test]
fn letters_move_over_the_board_until_another_key() {
    let (mut lines, _) = typing(LineStyle::default());
    assert!(lines.walk(shakmaty::Square::E4));
    assert_eq!(key(&mut lines, KeyCode::Char('l')), Reaction::Felt(Square::F4));
    // Enter behind a letter ends nothing and presses nothing.
    assert_eq!(key(&mut lines, KeyCode::Enter), Reaction::Felt(Square::F4));
    assert_eq!(key(&mut lines, KeyCode::Char('k')), Reaction::Felt(Square::F5));
    (0..9).for_each(|_| drop(key(&mut lines, KeyCode::Char('l'))));
    assert_eq!(key(&mut lines, KeyCode::Char('h')), Reaction::Felt(Square::G5));
    types(&mut lines, "e4");
    types(&mut lines, "h");
    assert_eq!(key(&mut lines, KeyCode::Enter), Reaction::Line("e4h".into()));
    // After Esc an empty line is one again.
    lines.walk(shakmaty::Square::E4);
    key(&mut lines, KeyCode::Esc);
    assert_eq!(key(&mut lines, KeyCode::Enter), Reaction::Line(String::new()));
}

#[test]
fn nothing_but_text_is_ever_written() {
    let (mut lines, writes) = typing(LineStyle::default());
    lines.write_event(Moment::START, "", &[said("A \u{1b}[31mred\u{7} one.", Urgency::Notice)]).expect("memory");
    let mut stream = Lines::streaming(writes.clone(), LineStyle::default(), Columns::Unbounded);
    stream
        .write_event(Moment::START, "", &[said("One.\n", Urgency::Notice), said("Two.", Urgency::Notice)])
        .expect("memory");
    assert_eq!(writes.take(), ["\r\nA [31mred one.", "One.\nTwo.\n"]);
}
