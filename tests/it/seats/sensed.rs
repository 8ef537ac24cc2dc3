//! A board that was followed and a lever that was read are said at no seat, and to nobody who watches the record.

use std::path::Path;

use annabella::game::clock::moment::Span;
use annabella::game::command::{Command, RecordsCommand};
use annabella::game::event::{ClockEvent, Event};
use annabella::game::people::{Actor, AutoKept, Player};
use annabella::game::records::boards::{Execution, Source};
use annabella::game::terms::Terms;
use annabella::session::seat::Seat;
use annabella::storage::journal::read;
use annabella::wording::{Audience, Wording};
use shakmaty::{ByColor, Color};

use crate::laws::half_move;
use crate::program::Home;
use crate::table::{recorded_session, stamp};

const WHITE: Actor = Actor::Player(Color::White);

fn wording() -> Wording {
    Wording::new("en").expect("English")
}

/// A game in which e4 was played on White's board and the clock read; or both said by hand.
fn played(path: &Path, board: Option<Source>, lever: Option<Source>) {
    let mut terms = Terms::between(Player::named("Ana"), Player::named("Bernd"));
    terms.players.white.keeps = AutoKept { board: false, ..AutoKept::BOTH };
    let mut session = recorded_session(terms, path);
    session.typed(stamp(1_000), "e4", None);
    let executed = Command::Records(RecordsCommand::Execute(Color::White, Execution::HalfMove(half_move("e2e4"))));
    match board {
        Some(source) => session.command_from(stamp(2_000), WHITE, executed, source),
        None => session.command(stamp(2_000), WHITE, executed),
    };
    session.typed(stamp(3_000), "press", None);
    let times = ByColor::new_with(|_| Span::minutes(50));
    session.at_table(stamp(3_000), |table| {
        table.reported(stamp(3_000), Event::Clock(ClockEvent::ClocksSet { times }), lever)
    });
}

/// The sentences of the same things done by hand.
const BY_HAND: [&str; 2] = ["On White's board: e4.", "The clocks are set: "];

#[test]
fn no_seat_says_that_a_board_was_followed_or_that_a_lever_was_read() {
    let home = Home::new();
    for (name, source, times) in
        [("sensed", [Some(Source::Board), Some(Source::Lever)], 0), ("by_hand", [None, None], 1)]
    {
        let path = home.path(&format!("{name}.jsonl"));
        played(&path, source[0], source[1]);
        let records = read(&path).expect("a record").records;
        let ears = [Audience::Player(Color::White), Audience::Player(Color::Black), Audience::Arbiter];
        for more in ears {
            let seat = Seat::after(&records[..1], wording()).expect("a game");
            let mut seat = seat.hearing(&[Audience::Room, more]);
            let said = seat.follow(&records[1..], None).said;
            let sensed = said.iter().filter(|said| said.printed.contains(BY_HAND[1])).count();
            assert_eq!(sensed, times, "{name}, {more:?}: {said:#?}");
            let executed = said.iter().filter(|said| said.printed.contains(BY_HAND[0])).count();
            assert!(executed <= times, "{name}, {more:?}: {said:#?}");
        }
    }
}

#[test]
fn who_watches_a_record_reads_neither() {
    let home = Home::new();
    for (name, source) in [("by_hand", None), ("sensed", Some(()))] {
        let path = home.path(&format!("{name}.jsonl"));
        played(&path, source.map(|()| Source::Board), source.map(|()| Source::Lever));
        let mut watched = home.terminal(&["watch", &home.at(&format!("{name}.jsonl")), "--lang", "en"], (50, 140));
        watched.see("White: Bauer Eva zwei Eva vier. e4.");
        if source.is_none() {
            watched.see("not being played");
            let shown = watched.contents();
            BY_HAND.iter().for_each(|said| assert_eq!(shown.matches(said).count(), 1, "{said}: {shown}"));
        } else {
            // What comes behind is there.
            watched.see("not being played");
            let shown = watched.contents();
            BY_HAND.iter().for_each(|said| assert!(!shown.contains(said), "{said}: {shown}"));
        }
        watched.line("quit");
        assert!(watched.end().success());
    }
}
