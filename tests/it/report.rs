//! The arbiter's report shows the whole case in order, from the record alone.

use crate::program::Home;

const PLAYED: &str = "begin\ne4\n\ne5\n\nNf3\nexecute black Nc3\nrecord black Nc3\n\n\
                      arbiter: rule postpone\narbiter: go\nSc6\n\nblack: arbiter\n\
                      arbiter: retrace\narbiter: clock white 1:29:00 black 1:28:00\narbiter: go\nNc3\n\nquit\n";

#[test]
fn a_report_shows_what_was_announced_executed_recorded_found_and_ruled() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let played = home.run(
        &[
            "play",
            "--face",
            "lines",
            "--voice",
            "off",
            "--lang",
            "en",
            "--white-sheet",
            "en",
            "--black-sheet",
            "de",
            "--journal",
            &journal,
        ],
        PLAYED,
    );
    assert_eq!(played.code, Some(0), "{played:?}");
    let report = home.run(&["show", &journal, "--report", "--all", "--lang", "en"], "");
    assert_eq!(report.code, Some(0), "{report:?}");
    let expected = [
        " White: Springer Gustav eins Felix drei. Nf3.",
        "On Black's board: Nc3.",
        "On Black's scoresheet: Nc3. It cannot be read as a move.",
        "The program: The two boards differ (D.2.9) on 4 squares: b1 g1 c3 f3.",
        "The program: The two scoresheets differ (D.2.9) after 1...e5. White: 2.Nf3. Black: 2.Nc3.",
        "The program: An entry cannot be read. Proposal: back to the position after 1...e5, White to move",
        "Black calls the arbiter.",
        "The arbiter: The game is back at the position after 1...e5.",
        "to White alone: White's board, 1 of 2: move the white knight from f3 to g1.",
        "to Black alone: Black's board, 2 of 2: move the black knight from c6 to b8.",
        "The program: The two boards agree again.",
        "(The arbiter) The clocks are set: White 1 hour, 29 minutes, Black 1 hour, 28 minutes.",
        "(The arbiter) White's clock is running.",
        "Struck out on White's scoresheet: 2.Nf3 2...Nc6.",
        "Struck out on Black's scoresheet: 2.Nc3 2...Sc6.",
    ];
    let mut rest = report.out.as_str();
    for sentence in expected {
        let Some(at) = rest.find(sentence) else {
            panic!("not there, or not in this order: {sentence}\n{}", report.out)
        };
        rest = &rest[at + sentence.len()..];
    }
    for language in ["es", "de"] {
        let translated = home.run(&["show", &journal, "--report", "--all", "--lang", language], "");
        assert_eq!(translated.code, Some(0), "{translated:?}");
        assert_eq!(translated.out.lines().count(), report.out.lines().count(), "as many sentences in every language");
    }
}

/// The page for the arbiter has what happened out of the ordinary, with the hour, the last half-move and both clocks,
/// and no line for a move as it should be.
#[test]
fn a_report_is_one_page_with_incidents_and_the_result() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let players = ["--white", "Ana", "--black", "Ben", "--white-rating", "2300", "--event", "Open", "--time", "90+30"];
    let play = [&["play", "--voice", "off", "--lang", "en", "--journal", &journal][..], &players].concat();
    let typed = "begin\ne4\n\ne5 (=)\n\nNf3\n\narbiter: stop\narbiter: clock white 1:29:00 black 1:28:00\narbiter: go\n\
                 Nc6\n\narbiter: note A phone rang.\nBb5\n\nresign\n";
    assert_eq!(home.run(&play, typed).code, Some(0));
    let report = home.run(&["show", &journal, "--report", "--lang", "en"], "").out;
    let exported = home.run(&["export", &journal, "--to", "report", "--lang", "en"], "").out;
    assert_eq!(report, exported);
    assert!(report.lines().count() < 30, "{report}");
    let expected = [
        "Arbiter's report: Ana against Ben, 20",
        "White: Ana, Elo 2300.",
        "Incidents, with the last half-move",
        "2.Nf3, 1:29:00 / 1:28:00. (The arbiter) The clocks are set: White 1 hour, 29 minutes, Black 1 hour, 28 minutes.",
        "2...Nc6, ",
        "A phone rang.",
        "Opening: C60, Ruy Lopez",
        "White wins, 1-0",
        "Words of the record: ",
    ];
    let mut rest = report.as_str();
    for part in expected {
        let at = rest.find(part).unwrap_or_else(|| panic!("not there, or not in this order: {part}\n{report}"));
        rest = &rest[at..];
    }
    for ordinary in ["Bauer", "has completed", "Recorded"] {
        assert!(!report.contains(ordinary), "{ordinary}: {report}");
    }
    let hours = report.lines().filter(|line| line.split(", ").next().is_some_and(is_hour)).count();
    assert!(hours >= 6, "{report}");
    for language in ["de", "es"] {
        let translated = home.run(&["show", &journal, "--report", "--lang", language], "").out;
        assert_eq!(translated.lines().count(), report.lines().count(), "{translated}");
    }
    let misused = home.run(&["show", &journal, "--all"], "");
    assert_eq!(misused.code, Some(2), "{misused:?}");
}

#[test]
fn the_page_says_what_is_wrong_on_a_scoresheet() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play = ["play", "--voice", "off", "--lang", "en", "--black-keeps", "board", "--journal", &journal];
    let typed = "begin\ne4\n\nblack: record e4\ne5\n\nblack: record e6\nNf3\n\nblack: record Nf3\nNc6\n\n\
                 black: record Nc6\narbiter: retrace\n";
    assert_eq!(home.run(&play, typed).code, Some(0));
    let report = home.run(&["show", &journal, "--report", "--lang", "en"], "").out;
    let slips = report.matches("1...e6 is written for 1...e5 on Black's scoresheet").count();
    assert_eq!(slips, 1, "{report}");
}

/// `14:03:59`.
fn is_hour(text: &str) -> bool {
    text.len() == 8 && text.split(':').all(|part| part.len() == 2 && part.bytes().all(|digit| digit.is_ascii_digit()))
}
