//! The world is not ideal: the computer sleeps, its clock is set, the game is resumed, both cores are busy.

use annabella::game::clock::moment::{Moment, Span};
use annabella::game::clock::pause::PauseReason;
use annabella::game::command::Command;
use annabella::game::event::Event;
use annabella::game::people::{Actor, Player};
use annabella::game::terms::{Terms, Timekeeper};
use annabella::now::Stamp;
use annabella::session::Session;
use annabella::wording::Wording;
use shakmaty::{ByColor, Color};

/// So many seconds after the record was opened, when the wall said so many seconds.
fn stamp(at: u64, wall: u64) -> Stamp {
    Stamp { at: Moment(at * 1000), wall_ms: (1_000_000 + wall) * 1000 }
}

fn begun() -> Session {
    let terms = Terms::between(Player::named("White"), Player::named("Black"));
    let wording = Wording::new("en").expect("English");
    let (mut session, _) = Session::open(terms, None, wording, stamp(0, 0));
    session.command(stamp(1, 1), Actor::Arbiter, Command::Begin);
    session
}

#[test]
fn a_sleep_is_named_and_costs_nobody_time() {
    let mut session = begun();
    let before = session.game().clock().readings(Moment(60_000));
    let outcome = session.command(stamp(60, 60 + 754), Actor::Player(Color::White), Command::OfferDraw);
    assert_eq!(outcome.events[0], Event::TimeMissing { gap: Span::seconds(754) });
    insta::assert_snapshot!(outcome.said[0].printed, @"12 minutes, 34 seconds are missing: the computer slept, or its clock was set. Both clocks are stopped as they were before; the arbiter decides (6.10).");
    let clock = session.game().clock();
    assert!(clock.pauses().contains(PauseReason::ClockDoubtful));
    assert_eq!(clock.readings(Moment(999_000)), before, "as they were before");
    let once = session.elapse(stamp(61, 61 + 754));
    assert_eq!(once.events, [], "named once");
    session.command(stamp(70, 70 + 754), Actor::Arbiter, Command::Go);
    assert_eq!(session.game().clock().running(), Some(Color::White));
}

#[test]
fn a_wall_clock_that_is_corrected_changes_nothing() {
    let mut session = begun();
    for (at, wall) in [(10, 11), (20, 22), (30, 5), (40, 13)] {
        assert_eq!(session.elapse(stamp(at, wall)).events, []);
    }
    assert_eq!(session.game().clock().used(Color::White, Moment(40_000)), Span::seconds(39));
}

#[test]
fn a_sleep_while_the_clocks_stand_needs_nobody() {
    let mut session = begun();
    session.command(stamp(10, 10), Actor::Arbiter, Command::Stop);
    assert_eq!(session.elapse(stamp(20, 5000)).events, []);
    session.command(stamp(30, 5010), Actor::Arbiter, Command::Go);
    assert_eq!(session.game().clock().used(Color::White, Moment(31_000)), Span::seconds(10));
}

#[test]
fn the_clock_on_the_table_is_told_by_hand() {
    let mut terms = Terms::between(Player::named("White"), Player::named("Black"));
    terms.timekeeper = Timekeeper::TableClock;
    let (mut session, _) = Session::open(terms, None, Wording::new("en").expect("English"), stamp(0, 0));
    session.command(stamp(1, 1), Actor::Arbiter, Command::Begin);
    assert_eq!(session.next_deadline(), None);
    session.command(stamp(20_000, 20_000), Actor::Arbiter, Command::SetClocks(ByColor::new_with(|_| Span::minutes(3))));
    assert_eq!(clock_of(&session).remaining(Color::White, Moment(90_000_000)), Some(Span::minutes(3)));
    let claimed = session.command(stamp(20_300, 20_300), Actor::Player(Color::Black), Command::ClaimFlag);
    let claimant = Actor::Player(Color::Black);
    let events = [Event::ArbiterCalled { by: claimant }, Event::ClocksStopped(PauseReason::Claim)];
    assert_eq!(claimed.events, events, "only the arbiter has seen that clock");
}

fn clock_of(session: &Session) -> &annabella::game::clock::chessclock::Chessclock {
    session.game().clock()
}
