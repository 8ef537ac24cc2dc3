//! Who only watches is answered with the same sentences, whatever the way to the game: a seat of a game that is hosted,
//! a record that is followed, one that is gone through, a board of the hall.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use annabella::app::terminal_loop::Shown as _;
use annabella::app::{App, Start};
use annabella::game::clock::moment::Moment;
use annabella::options::environment::Environment;
use annabella::options::interface::{InterfaceArgs, face_choice};
use annabella::storage::journal;
use annabella::time::Stamp;
use annabella::ui::Reaction;
use annabella::ui::lines::{Columns, LineStyle, Lines};
use annabella::wording::Wording;
use annabella::wording::words::CommandWord;
use shakmaty::Square;
use strum::IntoEnumIterator;

use super::Running;
use crate::program::{Home, Terminal};

/// The lines typed to each of them: every word that there is, with every example of its help, and lines without any.
fn typed() -> Vec<String> {
    let mut examples = crate::typed::examples("en");
    // They leave, change how is read here, or are of the replay, which is asked for below.
    let apart = [
        CommandWord::Quit,
        CommandWord::Face,
        CommandWord::Walk,
        CommandWord::Voice,
        CommandWord::Cells,
        CommandWord::Replay,
    ];
    for word in apart {
        examples.remove(word.name());
    }
    let words = CommandWord::iter().filter(|word| !apart.contains(word)).map(|word| word.name().to_owned());
    let others = ["white: clock", "black: status", "arbiter: go", "e5", "xyzzy 7", "0-0", "board; who", "cells"];
    let mut typed: Vec<String> =
        words.chain(examples.into_values().flatten()).chain(others.map(str::to_owned)).collect();
    typed.dedup();
    typed
}

/// The line that undoes that one, so that the next is answered as all others are.
fn undoes(line: &str) -> Option<&'static str> {
    let back = [("lang", "lang en"), ("verbosity", "verbosity normal"), ("notation", "notation short")];
    back.into_iter().find(|(word, back)| line.starts_with(word) && line != *back).map(|(_, back)| back)
}

/// The lines that were written, without what moves the cursor.
fn lines_of(written: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(written);
    let mut plain = String::new();
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        if sign == '\u{1b}' {
            let _ = signs.by_ref().find(|sign| sign.is_ascii_alphabetic());
        } else if sign != '\r' {
            plain.push(sign);
        }
    }
    plain.lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
}

/// The answers at a terminal in lines to each of those lines, each typed after `before`.
fn answers_at(terminal: &mut Terminal, typed: &[String], before: Option<&str>) -> Vec<(String, Vec<String>)> {
    let mut answers = Vec::new();
    for (number, line) in typed.iter().enumerate() {
        let begun = terminal.raw().len();
        before.into_iter().for_each(|before| terminal.line(before));
        terminal.line(line);
        undoes(line).into_iter().for_each(|undoes| terminal.line(undoes));
        // The answer to a question in between says that the one before is answered.
        let square = Square::ALL[number % 64];
        terminal.line(&format!("what {square}"));
        terminal.hear(&format!("{square}: "));
        let shown = lines_of(&terminal.raw()[begun..]);
        let until = shown.iter().rposition(|shown| *shown == format!("what {square}")).unwrap_or(shown.len());
        // A sealed move is not shown, nor while it is typed.
        let typed = |shown: &String| shown == line || shown.starts_with("seal ") && line.starts_with("seal ");
        let from = shown[..until].iter().rposition(typed).map_or(0, |at| at + 1);
        let answered = shown[from..until].iter().filter(|shown| undoes(line) != Some(shown));
        answers.push((line.clone(), answered.cloned().collect()));
    }
    answers
}

/// The output of a face in lines.
#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("one thread").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The answers at an open board of the hall, which gets the lines of the record handed on.
fn answers_of_the_hall(record: &std::path::Path, typed: &[String]) -> Vec<(String, Vec<String>)> {
    let records = journal::read(record).expect("a record").records;
    let (first, rest) = records.split_at(1);
    let game = journal::replay(first).expect("a game");
    let environment = Environment { types_at_a_terminal: false, ..Environment::read() };
    let choice = face_choice(&InterfaceArgs::default(), &environment).ok().expect("lines");
    let written = Written::default();
    let face = Lines::streaming(written.clone(), LineStyle::default(), Columns::Unbounded);
    let start = Start::watching(choice, "annabella", &Wording::default());
    let mut app = App::handed(game, 0, &Wording::default(), start, Box::new(face));
    rest.iter().for_each(|record| app.hand(record.clone()));
    let at = records.last().map_or(Moment::START, |record| record.at);
    app.follow_handed(at);
    let mut answer = |line: &String| {
        written.0.lock().expect("one thread").clear();
        for typed in [Some(line.as_str()), undoes(line)].into_iter().flatten() {
            app.react(Stamp { at, ..Stamp::default() }, Reaction::Line(typed.to_owned())).expect("written");
        }
        let answered = lines_of(&written.0.lock().expect("one thread"));
        (line.clone(), answered)
    };
    typed
        .iter()
        .map(|line| {
            let answered = answer(line);
            answer(&"what a1".to_owned());
            answered
        })
        .collect()
}

/// Fool's mate.
const MATE: [&str; 8] = ["f3", "", "e5", "", "g4", "", "Qh4", ""];

const SIZE: (u16, u16) = (60, 1000);

/// The lines of which the answers differ, with both of each, where they are not those that are known to differ.
fn different(
    one: &[(String, Vec<String>)],
    other: &[(String, Vec<String>)],
    known: &[&str],
) -> BTreeMap<String, [String; 2]> {
    assert_eq!(one.len(), other.len());
    // In lines at a terminal each sentence has its own line, in a stream each answer.
    let plain = |answer: &[String]| {
        let text = answer.join(" ").replace("The replay is over. The game stands as it ended. ", "");
        let again = ["Again: ", "Again, 2: "].into_iter().find_map(|again| text.strip_prefix(again));
        again.map(str::to_owned).unwrap_or(text)
    };
    let of = |(line, answer): &(String, Vec<String>)| (line.clone(), plain(answer));
    let pairs = one.iter().map(of).zip(other.iter().map(of));
    let different = pairs.filter(|(one, other)| one != other && !known.contains(&one.0.as_str()));
    different.map(|((line, one), (_, other))| (line, [one, other])).collect()
}

/// They walk what was said at that terminal before.
const HEARD: [&str; 4] = ["earlier", "er", "later", "lt"];

/// A board of the hall has a copy of the record, of which no words stand on paper; it is not printed here, where it
/// would be among the games of who runs the tests.
const NOT_IN_THE_HALL: [&str; 3] = ["result", "print", "print brf"];

/// They go a step through the game, or say which half-move is shown.
const OF_THE_REPLAY: [&str; 7] = ["next", "back", "go", "arbiter: go", "status", "s", "black: status"];

/// Somebody who watches a copy of the record, that nobody plays, in lines.
fn watching(home: &Home) -> Terminal {
    let mut watch = home.terminal(&["watch", &home.at("alone.jsonl"), "--lang", "en"], SIZE);
    watch.see("not being played");
    watch.line("face lines");
    watch
}

/// The times on the clocks differ while they run: here they stand.
#[test]
fn who_watches_is_answered_alike_whatever_the_way_to_the_game() {
    for moves in [&MATE[..], &["f3", "", "e5"]] {
        let home = Home::new();
        let mut host = Running::host(&home, &[]);
        moves.iter().for_each(|line| host.types(line));
        host.types("arbiter: stop");
        host.types("who");
        host.until("Black, blind.");
        let alone = home.path("alone.jsonl");
        std::fs::copy(home.path("game.jsonl"), &alone).expect("copied");
        let typed = typed();
        assert!(typed.len() > 200, "{}", typed.len());
        let as_watcher = ["--as", "watcher", "--face", "lines", "--voice", "off", "--lang", "en"];
        let mut seat = home.terminal(&[&["join", &home.at("game.jsonl")], &as_watcher[..]].concat(), SIZE);
        seat.hear("You are watching this game.");
        let at_a_seat = answers_at(&mut seat, &typed, None);
        let silent: Vec<&String> =
            at_a_seat.iter().filter(|(_, answer)| answer.is_empty()).map(|(line, _)| line).collect();
        assert!(silent.is_empty(), "nothing is answered to {silent:?}");
        let of_a_file = answers_at(&mut watching(&home), &typed, None);
        assert_eq!(different(&at_a_seat, &of_a_file, &HEARD), BTreeMap::new(), "a seat, and a record that is followed");
        let in_the_hall: Vec<String> = typed.iter().filter(|line| !line.starts_with("print")).cloned().collect();
        let known = [&HEARD[..], &NOT_IN_THE_HALL].concat();
        let at_a_seat: Vec<_> = at_a_seat.into_iter().filter(|(line, _)| !line.starts_with("print")).collect();
        let of_the_hall = answers_of_the_hall(&alone, &in_the_hall);
        assert_eq!(different(&at_a_seat, &of_the_hall, &known), BTreeMap::new(), "a seat, and a board of the hall");
        if moves.len() < MATE.len() {
            continue;
        }
        let mut show = home.terminal(&["show", &home.at("alone.jsonl"), "--replay", "--lang", "en"], SIZE);
        show.see("half-moves");
        show.line("face lines");
        let gone_through = answers_at(&mut show, &typed, Some("replay 4"));
        let replayed = answers_at(&mut watching(&home), &typed, Some("replay 4"));
        assert_eq!(different(&gone_through, &replayed, &HEARD), BTreeMap::new(), "a replay alone, and of who watches");
        let known = [&HEARD[..], &OF_THE_REPLAY].concat();
        assert_eq!(different(&gone_through, &of_a_file, &known), BTreeMap::new(), "a replay, and the game");
    }
}
