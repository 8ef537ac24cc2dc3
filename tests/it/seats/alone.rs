//! A player alone at a terminal: what an empty line does there, who speaks for whom, and what the line costs.

use annabella::game::clock::moment::{Moment, Span};
use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;
use annabella::interpreter::request::Pressing;
use annabella::session::table::place::SeatId;
use annabella::session::table::presence::Hello;
use annabella::session::table::{Output, Table, Typed};
use annabella::time::Stamp;
use annabella::wording::Wording;
use shakmaty::Color;

use crate::table::{hello, sits_down, stamp};

const BLACK: SeatId = SeatId(7);

/// A table at which White sits, and Black at another terminal.
fn table() -> Table {
    let terms = Terms::between(Player::named("Ana"), Player::named("Bernd"));
    let (mut table, _) = Table::open(terms, None, Wording::new("en").expect("English"), stamp(0));
    let actor = Some(Actor::Player(Color::Black));
    sits_down(&mut table, BLACK, actor, "en");
    table
}

/// The kinds of what was recorded, and what was answered at that seat.
fn types(table: &mut Table, stamp: Stamp, seat: SeatId, line: &str) -> (Vec<&'static str>, Vec<String>) {
    let by = (seat == BLACK).then_some(Actor::Player(Color::Black));
    let typed = Typed { what: line.to_owned().into(), by, pressing: Pressing::default() };
    let (mut recorded, mut answered) = (Vec::new(), Vec::new());
    for output in table.take(stamp, seat, typed) {
        if let Output::Written(written) = output {
            recorded.extend(written.records.iter().map(|it| it.event.kind().name()));
        } else if let Output::Said { to, said, .. } = output
            && to == seat
        {
            answered.extend(said.into_iter().map(|it| it.printed));
        }
    }
    (recorded, answered)
}

#[test]
fn an_empty_line_repeats_and_never_presses_the_opponents_clock() {
    let mut table = table();
    types(&mut table, stamp(1_000), SeatId::FIRST, "e4");
    let (recorded, _) = types(&mut table, stamp(2_000), BLACK, "");
    assert_eq!(recorded, ["move_repeated"]);
    let (recorded, answered) = types(&mut table, stamp(3_000), BLACK, "");
    assert!(recorded.is_empty() && answered.len() == 1, "{recorded:?} {answered:?}");
    assert_eq!(table.game().line().len(), 0, "White has not pressed");
    types(&mut table, stamp(4_000), SeatId::FIRST, "");
    assert_eq!(table.game().line().len(), 1);
}

#[test]
fn nobody_speaks_for_a_player_who_sits_at_another_terminal() {
    let mut table = table();
    types(&mut table, stamp(1_000), SeatId::FIRST, "begin");
    for line in ["black: resign", "black: e5", "black: draw", "i am black"] {
        let (recorded, answered) = types(&mut table, stamp(2_000), SeatId::FIRST, line);
        assert!(recorded.is_empty(), "{line}: {recorded:?}");
        assert!(line == "i am black" || answered.len() == 1, "{line}: {answered:?}");
    }
    assert_eq!(table.game().result(), None);
    // The arbiter may.
    types(&mut table, stamp(3_000), SeatId::FIRST, "arbiter: result 1-0");
    assert!(table.game().result().is_some());
}

#[test]
fn a_delay_costs_the_opponent_nothing() {
    let mut table = table();
    types(&mut table, stamp(1_000), SeatId::FIRST, "e4");
    types(&mut table, stamp(2_000), SeatId::FIRST, "");
    types(&mut table, stamp(9_000), BLACK, "e5");
    let before = table.game().clock().remaining(Color::White, Moment(9_000)).expect("a time");
    let late = Stamp { arrived: Some(Moment(10_250)), ..stamp(9_950) };
    let (recorded, _) = types(&mut table, late, BLACK, "press");
    assert!(recorded.contains(&"move_completed"), "{recorded:?}");
    let at = |ms| table.game().clock().remaining(Color::White, Moment(ms)).expect("a time");
    assert_eq!(at(10_250), before, "White's time begins when the press is heard");
    assert_eq!(at(10_350), before - Span(100));
}

#[test]
fn wrong_pins_at_the_door_do_not_keep_the_arbiter_here_waiting() {
    let mut table = table();
    table.ask_for_new_pin();
    for _ in 0..2 {
        types(&mut table, stamp(1_000), SeatId::FIRST, "tulip7391");
    }
    // Each PIN is compared beside the game.
    let mut gives = |pin: &str, number: u64| {
        let hello = Hello { pin: Some(pin.to_owned().into()), ..hello(Some(Actor::Arbiter), "en") };
        let id = SeatId(100 + number);
        let outputs = table.arrives(stamp(2_000), id, hello, String::new());
        assert!(matches!(outputs[..], [Output::Compare { to, .. }] if to == id), "{outputs:?}");
        let outputs = table.compared(stamp(2_000), id, Some(pin == "tulip7391"));
        outputs.iter().any(|output| matches!(output, Output::Welcome { .. }))
    };
    assert!((0..12).all(|number| !gives("0000", number)));
    assert!(gives("tulip7391", 12), "the right one does not wait for the wrong ones");
    types(&mut table, stamp(2_000), SeatId::FIRST, "arbiter: note control");
    let (recorded, _) = types(&mut table, stamp(2_000), SeatId::FIRST, "tulip7391");
    assert_eq!(recorded, ["note_written"]);
}
