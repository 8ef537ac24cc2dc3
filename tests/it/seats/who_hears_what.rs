//! Every sentence reaches exactly the seats that may hear it.

use std::fs;

use annabella::game::people::{Actor, Player, Sight};
use annabella::game::records::boards::Source;
use annabella::game::terms::Terms;
use annabella::interpreter::keyboard::Keyboard;
use annabella::interpreter::request::Pressing;
use annabella::session::seat::Seat;
use annabella::session::table::place::SeatId;
use annabella::session::table::{Output, Typed, Written};
use annabella::storage::journal::{Chain, Record};
use annabella::time::Stamp;
use annabella::wording::{Audience, Completions, UtteranceKind, Wording};
use proptest::prelude::*;
use shakmaty::Color;

use super::Running;
use crate::program::{Home, cases};
use crate::random_actors::{ACTORS, command, deed};
use crate::table::recorded_session;

/// Kinds of sentences that answer somebody, and are not of what happened.
fn is_an_answer(kind: UtteranceKind) -> bool {
    matches!(
        kind,
        UtteranceKind::Answer
            | UtteranceKind::Refused
            | UtteranceKind::NothingChanged
            | UtteranceKind::Checked
            | UtteranceKind::Array
            | UtteranceKind::Unreadable
    )
}

/// The lines of an output that were written together.
fn written(output: &Output) -> Option<&Written> {
    if let Output::Written(written) = output { Some(written) } else { None }
}

/// Whether something was said at a seat that is for somebody else.
fn hears_more(seat: &Seat, may: &[Audience]) -> bool {
    seat.said().iter().any(|said| !may.contains(&said.to))
}

#[test]
fn a_seat_that_hears_more_than_it_may_is_found() {
    let home = Home::new();
    let wording = || Wording::new("en").expect("English");
    let terms = Terms::between(Player::named("W"), Player::named("B"));
    let mut host = recorded_session(terms, &home.path("game.jsonl"));
    let text = fs::read_to_string(home.path("game.jsonl")).expect("a record");
    let mut chain = Chain::new();
    let mut read = |text: &str| -> Vec<Record> {
        text.lines().map(|line| Record::from_line(line, &mut chain).expect("a line of the record")).collect()
    };
    let before = read(&text);
    let mut after: Vec<Vec<Record>> = Vec::new();
    for line in ["e4", ""] {
        let typed = Typed { what: line.to_owned().into(), by: None, pressing: Pressing::default() };
        let outputs = host.table.take(Stamp::default(), SeatId::FIRST, typed);
        after.extend(outputs.iter().filter_map(written).map(|written| read(&written.lines)));
    }
    let found = [vec![Audience::Room], vec![Audience::Room, Audience::Player(Color::White)]].map(|listeners| {
        let mut seat = Seat::after(&before, wording()).expect("a game").hearing(&listeners);
        after.iter().for_each(|records| _ = seat.follow(records, None));
        hears_more(&seat, &[Audience::Room])
    });
    assert_eq!(found, [false, true]);
}

/// What players and the arbiter type in a lively game.
const PLAYERS_TYPE: [&str; 24] = [
    "",
    "",
    "",
    "",
    "e4",
    "e5",
    "d4",
    "d5",
    "Nf3",
    "Nc6",
    "e2e5",
    "repeat",
    "draw",
    "accept",
    "decline",
    "clock",
    "status",
    "arbiter",
    "undo",
    "correct c4",
    "claim touch e2",
    "look",
    "resing",
    "arbiter: stop",
];
const THE_ARBITER_TYPES: [&str; 10] =
    ["go", "go", "stop", "rule accept", "rule reject", "cases", "note A spectator spoke.", "clock", "e4", "draw"];

/// The sentences that a seat with those ears says of that record, in order.
fn sentences_of(records: &[Record], may: &[Audience]) -> Vec<String> {
    let mut wording = Wording::new("en").expect("English");
    // The terminals have no voice.
    wording.completions = Completions::Sentence;
    let person = |to: &Audience| match to {
        Audience::Player(color) => Some(Actor::Player(*color)),
        Audience::Arbiter => Some(Actor::Arbiter),
        Audience::Room => None,
    };
    let mut persons = may.iter().filter_map(person);
    // A player alone at a terminal hears what happened on the boards, the arbiter what case it is.
    let alone = persons.next().filter(|_| persons.next().is_none());
    let mut seat = Seat::after(&records[..1], wording).expect("a game").hearing(may);
    if let Some(person) = alone {
        seat = seat.of_keyboard(Keyboard::elsewhere(person));
    } else if may == [Audience::Room] {
        // Who only watches speaks for nobody.
        seat = seat.of_keyboard(Keyboard { is_elsewhere: true, ..Keyboard::EVERYBODY });
    }
    let together = records[1..].chunk_by(|a, b| a.at == b.at && a.by == b.by);
    together.flat_map(|records| seat.follow(records, None).said).map(|said| said.printed).collect()
}

/// How many of the sentences are among the lines, in this order, before the first that is not.
fn heard_in_order<'a>(lines: &[&str], sentences: &'a [String]) -> (usize, Option<&'a String>) {
    let mut lines = lines.iter();
    let heard = sentences.iter().take_while(|sentence| lines.any(|line| line == sentence)).count();
    (heard, sentences.get(heard))
}

/// The sentences that only others may hear, and that are among the lines.
fn overheard<'a>(lines: &[&str], own: &[String], all: &'a [String]) -> Vec<&'a String> {
    all.iter().filter(|sentence| !own.contains(sentence) && lines.contains(&sentence.as_str())).collect()
}

proptest! {
    #![proptest_config(cases(4))]

    /// Every sentence with real programs that talk over their sockets.
    #[test]
    fn every_sentence_reaches_exactly_the_terminals_that_may_hear_it(
        typed in prop::collection::vec((0..3_usize, 0..PLAYERS_TYPE.len()), 30..80),
    ) {
        let home = Home::new();
        let mut host = Running::host(&home, &["--blind", "white"]);
        let roles = ["white", "black", "arbiter", "watcher"];
        let mut seats: Vec<Running> = roles.iter().map(|role| Running::seat(&home, role, "en", &[])).collect();
        seats.iter_mut().for_each(|seat| _ = seat.until("Laws of"));
        host.types("begin");
        seats.iter_mut().for_each(|seat| _ = seat.until("Play has begun."));
        for (who, line) in typed {
            let words: &[&str] = if who == 2 { &THE_ARBITER_TYPES } else { &PLAYERS_TYPE };
            seats[who].types(words[line % words.len()]);
        }
        // Each is answered before it leaves, and the watcher stays until the host has left.
        let watcher = seats.pop().expect("four");
        let mut texts: Vec<String> = seats.into_iter().map(|seat| seat.leave().0).collect();
        host.leave();
        texts.push(watcher.leave().0);
        let text = fs::read_to_string(home.path("game.jsonl")).expect("a record");
        let mut chain = Chain::new();
        let records: Vec<Record> =
            text.lines().map(|line| Record::from_line(line, &mut chain).expect("a line of the record")).collect();
        let (white, black) = (Audience::Player(Color::White), Audience::Player(Color::Black));
        let all = sentences_of(&records, &[Audience::Room, white, black, Audience::Arbiter]);
        let ears = [vec![white], vec![black], vec![Audience::Arbiter], vec![]];
        for ((role, text), more) in roles.iter().zip(&texts).zip(ears) {
            let own = sentences_of(&records, &[&[Audience::Room][..], &more].concat());
            let lines: Vec<&str> = text.lines().skip_while(|line| !line.contains("Play has begun.")).collect();
            let of_play = own.iter().position(|sentence| sentence == "Play has begun.").expect("it has begun");
            let (heard, missing) = heard_in_order(&lines, &own[of_play..]);
            let later = missing.map(|missing| lines.iter().filter(|line| *line == missing).count());
            // Who has left hears nothing more; the watcher heard everything until the host left.
            prop_assert!(heard > 0 && (*role != "watcher" || missing.is_none_or(|it| it.contains("left"))),
                "{role}: {missing:?} is missing ({later:?}) in {text}");
            let overheard = overheard(&lines, &own, &all);
            prop_assert!(overheard.is_empty(), "{role} hears {overheard:?}: {text}");
        }
        // A terminal at which everything is said is found.
        let everything: Vec<&str> = all.iter().map(String::as_str).collect();
        let room = sentences_of(&records, &[Audience::Room]);
        prop_assert!(all.len() == room.len() || !self::overheard(&everything, &room, &all).is_empty());
    }
}

/// What brings a command about: usually the keyboard.
fn source() -> impl Strategy<Value = Option<Source>> {
    prop::sample::select(vec![None, None, Some(Source::Board), Some(Source::Lever)])
}

proptest! {
    #![proptest_config(cases(40))]

    /// Replicas for everybody say what the host would say to them, and nothing that is for somebody else.
    #[test]
    fn every_sentence_reaches_exactly_the_seats_that_may_hear_it(
        deeds in prop::collection::vec((0..ACTORS.len(), deed(), 0_u64..20_000, source()), 1..50),
        blind in prop::sample::select(vec![None, Some(Color::White), Some(Color::Black)]),
        cut in 0_usize..50,
    ) {
        let mut terms = Terms::between(Player::named("W"), Player::named("B"));
        if let Some(blind) = blind {
            terms.players.get_mut(blind).sight = Sight::Blind;
        }
        let home = Home::new();
        let wording = || Wording::new("en").expect("English");
        let mut host = recorded_session(terms, &home.path("game.jsonl"));
        let text = fs::read_to_string(home.path("game.jsonl")).expect("a record");
        let listeners: [Vec<Audience>; 5] = [
            vec![Audience::Room],
            vec![Audience::Room, Audience::Player(Color::White)],
            vec![Audience::Room, Audience::Player(Color::Black)],
            vec![Audience::Room, Audience::Arbiter],
            // The control hears everything.
            vec![Audience::Room, Audience::Player(Color::White), Audience::Player(Color::Black), Audience::Arbiter],
        ];
        let mut chain = Chain::new();
        let read = |text: &str, chain: &mut Chain| -> Vec<Record> {
            text.lines().map(|line| Record::from_line(line, chain).expect("a line of the record")).collect()
        };
        let mut records = read(&text, &mut chain);
        let replica = |records: &[Record]| Seat::after(records, wording()).expect("a game");
        let mut seats: Vec<Seat> = listeners.iter().map(|may| replica(&records).hearing(may)).collect();
        let mut at = 0;
        let mut is_another = false;
        for (number, (who, deed, wait, source)) in deeds.into_iter().enumerate() {
            at += wait;
            let (by, stamp) = (ACTORS[who], Stamp { at: annabella::game::clock::moment::Moment(at), wall_ms: at, ..Stamp::default() });
            let mut outputs = host.table.elapse(stamp);
            if let Some(command) = command(&deed, host.reader(Some(by))) {
                outputs.extend(match source.filter(|_| matches!(by, Actor::Player(_))) {
                    Some(source) => host.table.command_from(stamp, by, command, source),
                    None => host.table.command(stamp, by, command),
                });
            }
            let mut heard: Vec<Vec<String>> = listeners.iter().map(|_| Vec::new()).collect();
            for output in &outputs {
                if let Output::AnotherRecord(_) = output {
                    (is_another, chain, records) = (true, Chain::new(), Vec::new());
                }
                let Some(Written { lines, .. }) = written(output) else { continue };
                let new = read(lines, &mut chain);
                records.extend(new.iter().cloned());
                if is_another {
                    prop_assert!(replica(&records).game() == host.game());
                    return Ok(());
                }
                for (seat, heard) in seats.iter_mut().zip(&mut heard) {
                    let said = seat.follow(&new, chain.mark()).said;
                    heard.extend(said.into_iter().map(|said| said.printed));
                }
            }
            let outcome = host.hear(stamp, outputs).unwrap_or_default();
            let of_events: Vec<_> = outcome.said.iter().filter(|said| !is_an_answer(said.kind)).collect();
            for (may, heard) in listeners.iter().zip(&heard) {
                let expected: Vec<String> =
                    of_events.iter().filter(|said| may.contains(&said.to)).map(|said| said.printed.clone()).collect();
                prop_assert_eq!(heard, &expected, "{:?} by {:?} for {:?}", &deed, by, may);
            }
            for (seat, may) in seats.iter().zip(&listeners) {
                prop_assert!(!hears_more(seat, may), "{may:?}");
                prop_assert!(seat.game() == host.game(), "another game at {may:?}");
            }
            // Somebody who comes later finds the game as the others do.
            if number == cut {
                prop_assert!(replica(&records).game() == host.game());
            }
        }
    }
}

/// `status` says at the terminal of who repeats a move, or signs, how that is done, and at the other one only that it
/// is not done yet.
#[test]
fn only_who_repeats_or_signs_hears_how() {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "black"]);
    let [mut white, mut black] = ["white", "black"].map(|role| Running::seat(&home, role, "en", &[]));
    black.until("2023");
    white.types("e4; press");
    black.until("White has completed e4.");
    white.types("status");
    let heard = white.until("is not repeated yet");
    assert!(heard.contains("e4 is not repeated yet.") && !heard.contains("repeat e4"), "{heard}");
    black.types("status");
    black.until("e4 is not repeated yet: repeat e4.");
    host.types("arbiter: result 1-0");
    black.until("Now possible");
    black.types("status");
    let heard = [black.until("White has not signed"), black.until("Black has not signed")].concat();
    assert!(heard.contains("White has not signed the result."), "{heard}");
    assert!(heard.contains("Black has not signed the result: sign."), "{heard}");
}
