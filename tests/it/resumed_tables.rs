//! A game that is resumed goes on as its table was set: who types, how the clock is pressed, how much is said, in which
//! language and for which display. Only what is typed on the command line changes that.

use std::fs;

use annabella::game::event::{Event, GameEvent};
use annabella::storage::journal::read;
use annabella::table_settings::TableSettings;

use crate::program::{Home, Ran, carried};

/// The settings of the table in the record, one for each time that they were set.
fn tables(home: &Home) -> Vec<TableSettings> {
    let records = read(&home.path("game.jsonl")).expect("a record").records;
    let table = |event| if let Event::Game(GameEvent::TableSet(table)) = event { Some(table) } else { None };
    records.into_iter().filter_map(|record| table(record.event)).collect()
}

fn play(home: &Home, more: &[&str], typed: &str) -> Ran {
    let journal = home.at("game.jsonl");
    let usual = ["play", "--voice", "off", "--journal", &journal];
    let ran = home.run(&[&usual, more].concat(), typed);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    ran
}

fn resume(home: &Home, more: &[&str], typed: &str) -> Ran {
    let journal = home.at("game.jsonl");
    let usual = ["resume", &journal, "--voice", "off"];
    let ran = home.run(&[&usual, more].concat(), typed);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    ran
}

fn usual(language: &str) -> TableSettings {
    TableSettings {
        seat: TableSettings::EVERYBODY.to_owned(),
        press: TableSettings::SEPARATELY.to_owned(),
        verbosity: "normal".to_owned(),
        face: None,
        cells: None,
        notation: None,
        language: language.to_owned(),
        hall: None,
        hall_credentials: None,
    }
}

#[test]
fn a_resumed_game_goes_on_as_it_was_played_and_a_resignation_stays_ones_own() {
    let home = Home::new();
    let german = ["--lang", "de", "--keys", "black", "--press", "with-move", "--verbosity", "full", "--cells", "20"];
    play(&home, &german, "weiß: e4\ne5\nquit\n");
    let set = TableSettings {
        seat: "black".to_owned(),
        press: "with-move".to_owned(),
        verbosity: "full".to_owned(),
        cells: Some(20),
        ..usual("de")
    };
    assert_eq!(tables(&home), std::slice::from_ref(&set));
    // Neither the defaults nor the settings change the table.
    for (key, value) in [("press", "separately"), ("lang", "es"), ("keys", "everybody"), ("cells", "80")] {
        assert_eq!(home.run(&["settings", key, value], "").code, Some(0));
    }
    let ran = resume(&home, &[], "schiedsrichter: weiter\nweiß: Sf3\naufgeben\nquit\n");
    assert!(ran.out.contains("An der Tastatur: Schwarz. Mit der Ansage wird auch die Uhr gedrückt."), "{}", ran.out);
    assert!(ran.out.contains("1-0"), "Black sits there and has resigned: {}", ran.out);
    assert_eq!(tables(&home), [set], "nothing has changed");
}

#[test]
fn what_is_typed_on_the_command_line_goes_before_how_the_table_was() {
    let home = Home::new();
    play(&home, &["--lang", "de", "--keys", "black", "--press", "with-move"], "weiß: e4\nquit\n");
    let typed = ["--lang", "en", "--keys", "white", "--press", "separately", "--notation", "words"];
    let ran = resume(&home, &typed, "resign\nquit\n");
    assert!(ran.out.contains("At the keyboard: White. Enter presses the clock."), "{}", ran.out);
    assert!(ran.out.contains("Black wins"), "White sits there: {}", ran.out);
    let changed = TableSettings { seat: "white".into(), notation: Some("words".into()), ..usual("en") };
    assert_eq!(tables(&home).last(), Some(&changed));
}

#[test]
fn words_that_change_the_table_are_kept_before_they_are_answered() {
    let home = Home::new();
    let lines = "white: e4\n\ni am arbiter\nverbosity brief\ncells 20\nnotation words\nlang es\nquit\n";
    let ran = play(&home, &["--lang", "en"], lines);
    let first = usual("en");
    let seated = TableSettings { seat: "arbiter".into(), ..first.clone() };
    let brief = TableSettings { verbosity: "brief".into(), ..seated.clone() };
    let narrow = TableSettings { cells: Some(20), ..brief.clone() };
    let in_words = TableSettings { notation: Some("words".into()), ..narrow.clone() };
    let spanish = TableSettings { language: "es".into(), ..in_words.clone() };
    assert_eq!(tables(&home), [first, seated, brief, narrow, in_words, spanish.clone()], "{}", ran.out);
    let ran = resume(&home, &[], "quit\n");
    assert!(ran.out.contains("Ante el teclado: El árbitro. Intro pulsa el reloj."), "{}", ran.out);
    assert_eq!(tables(&home).last(), Some(&spanish));
    // At a usual table nothing is said of it.
    let other = Home::new();
    play(&other, &["--lang", "en"], "e4\n\nquit\n");
    assert!(!resume(&other, &[], "quit\n").out.contains("At the keyboard"));
}

/// A blind player whose program was killed finds the lines again, not a screen that no reader reads.
#[cfg(unix)]
#[test]
fn the_face_is_that_in_which_the_game_was_played() {
    use rustix::process::Signal;

    let home = Home::new();
    let journal = home.at("game.jsonl");
    let takes_the_screen = |raw: &[u8]| String::from_utf8_lossy(raw).contains("\u{1b}[?1049h");
    let mut terminal = home.terminal(&["play", "--voice", "off", "--accessible", "--journal", &journal], (24, 80));
    terminal.hear("A new game");
    terminal.line("e4");
    terminal.hear("Play has begun");
    terminal.signal(Signal::KILL);
    terminal.end();
    let lines = TableSettings { face: Some("lines".to_owned()), ..usual("en") };
    assert_eq!(tables(&home), std::slice::from_ref(&lines));
    let mut terminal = home.terminal(&["resume", &journal, "--voice", "off"], (24, 80));
    terminal.hear("starts the clocks with go");
    assert!(!takes_the_screen(terminal.raw()) && !terminal.contents().contains("a b c d"), "{}", terminal.contents());
    terminal.line("face hybrid");
    terminal.see("a b c d");
    terminal.leave();
    terminal.end();
    let hybrid = TableSettings { face: Some("hybrid".to_owned()), ..usual("en") };
    assert_eq!(tables(&home), [lines, hybrid]);
    let mut terminal = home.terminal(&["resume", &journal, "--voice", "off"], (24, 80));
    terminal.see("a b c d");
    assert!(!takes_the_screen(terminal.raw()));
    terminal.leave();
    terminal.end();
    // Through a pipe there are only lines, and what is typed on the command line goes before.
    assert!(!resume(&home, &[], "quit\n").out.contains('\u{1b}'));
    let mut terminal = home.terminal(&["resume", &journal, "--voice", "off", "--face", "screen"], (24, 80));
    terminal.see("a  b  c  d");
    assert!(takes_the_screen(terminal.raw()));
    terminal.leave();
    terminal.end();
    assert_eq!(tables(&home).last(), Some(&usual("en")));
}

/// A line in the record changes nothing in how a rehearsal is shown.
#[test]
fn a_rehearsal_sets_no_table() {
    let home = Home::new();
    fs::write(home.path("script.game"), "0:00:00 white e4\n0:00:01 white verbosity brief\n").expect("written");
    let shown = home.run(&["simulate", &home.at("script.game"), "--json"], "");
    assert!(shown.code == Some(0) && !shown.out.contains("table_set"), "{shown:?}");
}

#[test]
fn a_record_without_a_table_is_resumed_as_usual() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    fs::copy(carried("journals/v2/played-with-clocks.jsonl"), &journal).expect("carried");
    assert_eq!(tables(&home), []);
    let ran = resume(&home, &["--lang", "en"], "quit\n");
    assert!(!ran.out.contains("At the keyboard"), "{}", ran.out);
    assert_eq!(tables(&home), [usual("en")]);
}

/// The knight begins a sentence, also after another one.
#[test]
fn an_announced_move_begins_its_sentence_with_a_capital() {
    let home = Home::new();
    play(&home, &["--lang", "en", "--notation", "words"], "e4\n\nNc6\nquit\n");
    let ran = resume(&home, &[], "quit\n");
    assert!(ran.out.contains("Knight c6 is announced but not completed."), "{}", ran.out);
}
