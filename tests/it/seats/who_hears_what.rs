//! Every sentence reaches exactly the seats that may hear it.

use std::fs;

use annabella::game::people::{Player, Sight};
use annabella::game::terms::Terms;
use annabella::interpreter::seat::Seat;
use annabella::session::Session;
use annabella::session::dispatch::carry_out;
use annabella::session::replica::Fresh;
use annabella::storage::journal::{Chain, Journal, Record};
use annabella::time::Stamp;
use annabella::wording::{Audience, UtteranceKind, Wording};
use proptest::prelude::*;
use shakmaty::Color;

use super::Running;
use crate::program::{Home, cases};
use crate::random_actors::{ACTORS, command, deed};

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

/// Whether something was said at a seat that is for somebody else.
fn hears_more(seat: &Session, may: &[Audience]) -> bool {
    seat.said().iter().any(|said| !may.contains(&said.to))
}

#[test]
fn a_seat_that_hears_more_than_it_may_is_found() {
    let home = Home::new();
    let journal = Journal::create(&home.path("game.jsonl")).expect("a record");
    let wording = || Wording::new("en").expect("English");
    let terms = Terms::between(Player::named("W"), Player::named("B"));
    let (mut host, _) = Session::open(terms, Some(journal), wording(), Stamp::default());
    let text = fs::read_to_string(home.path("game.jsonl")).expect("a record");
    let mut chain = Chain::new();
    let mut read = |text: &str| -> Vec<Record> {
        text.lines().map(|line| Record::from_line(line, &mut chain).expect("a line of the record")).collect()
    };
    let before = read(&text);
    host.keep_fresh();
    for line in ["e4", ""] {
        let intent = host.interpreter(Seat::EVERYBODY).read(line);
        carry_out(&mut host, Stamp::default(), intent).expect("nobody quits");
    }
    let after: Vec<Vec<Record>> = host
        .take_fresh()
        .into_iter()
        .map(|fresh| if let Fresh::Lines(lines) = fresh { read(&lines) } else { Vec::new() })
        .collect();
    let found = [vec![Audience::Room], vec![Audience::Room, Audience::Player(Color::White)]].map(|listeners| {
        let mut seat = Session::replica(&before, wording(), Stamp::default()).expect("a game");
        after.iter().for_each(|records| _ = seat.follow(records, None, &listeners));
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
    let wording = Wording::new("en").expect("English");
    let mut seat = Session::replica(&records[..1], wording, Stamp::default()).expect("a game");
    let together = records[1..].chunk_by(|a, b| a.at == b.at && a.by == b.by);
    together.flat_map(|records| seat.follow(records, None, may).said).map(|said| said.printed).collect()
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

proptest! {
    #![proptest_config(cases(40))]

    /// Replicas for everybody say what the host would say to them, and nothing that is for somebody else.
    #[test]
    fn every_sentence_reaches_exactly_the_seats_that_may_hear_it(
        deeds in prop::collection::vec((0..ACTORS.len(), deed(), 0_u64..20_000), 1..50),
        blind in prop::sample::select(vec![None, Some(Color::White), Some(Color::Black)]),
        cut in 0_usize..50,
    ) {
        let mut terms = Terms::between(Player::named("W"), Player::named("B"));
        if let Some(blind) = blind {
            terms.players.get_mut(blind).sight = Sight::Blind;
        }
        let home = Home::new();
        let journal = Journal::create(&home.path("game.jsonl")).expect("a record");
        let wording = || Wording::new("en").expect("English");
        let (mut host, _) = Session::open(terms, Some(journal), wording(), Stamp::default());
        let text = fs::read_to_string(home.path("game.jsonl")).expect("a record");
        host.keep_fresh();
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
        let replica = |records: &[Record]| Session::replica(records, wording(), Stamp::default()).expect("a game");
        let mut seats: Vec<Session> = listeners.iter().map(|_| replica(&records)).collect();
        let mut at = 0;
        let mut is_another = false;
        for (number, (who, deed, wait)) in deeds.into_iter().enumerate() {
            at += wait;
            let (by, stamp) = (ACTORS[who], Stamp { at: annabella::game::clock::moment::Moment(at), wall_ms: at, ..Stamp::default() });
            let mut outcome = host.elapse(stamp);
            if let Some(command) = command(&deed, host.game()) {
                let done = host.command(stamp, by, command);
                outcome.said.extend(done.said);
            }
            let mut heard: Vec<Vec<String>> = listeners.iter().map(|_| Vec::new()).collect();
            for fresh in host.take_fresh() {
                let Fresh::Lines(lines) = fresh else {
                    (is_another, chain, records) = (true, Chain::new(), Vec::new());
                    continue;
                };
                let new = read(&lines, &mut chain);
                records.extend(new.iter().cloned());
                if is_another {
                    prop_assert!(replica(&records).game() == host.game());
                    return Ok(());
                }
                for ((seat, may), heard) in seats.iter_mut().zip(&listeners).zip(&mut heard) {
                    let said = seat.follow(&new, chain.mark(), may).said;
                    heard.extend(said.into_iter().map(|said| said.printed));
                }
            }
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
