//! The computer sleeps, its clock is set, the program is stopped, a clock of the hall is used: no player loses time.

use annabella::game::clock::display::PauseReason;
use annabella::game::clock::moment::{Moment, Span};
use annabella::game::command::{CaseCommand, ClockCommand, Command, GameCommand};
use annabella::game::event::{CaseEvent, ClockEvent, Event};
use annabella::game::people::{Actor, Player};
use annabella::game::terms::{Terms, Timekeeper};
use annabella::rehearsal::script::Script;
use annabella::rehearsal::{Transcript, rehearse};
use annabella::session::{Outcome, Session};
use annabella::time::Stamp;
use annabella::wording::Wording;
use shakmaty::{ByColor, Color};

/// `at` seconds after the record was opened, when the wall clock shows `wall` seconds.
fn stamp(at: u64, wall: u64) -> Stamp {
    let slept = Span::seconds(wall as i64 - at as i64);
    Stamp { at: Moment(at * 1000), wall_ms: (1_000_000 + wall) * 1000, slept, arrived: None }
}

fn begun() -> Session {
    let terms = Terms::between(Player::named("White"), Player::named("Black"));
    let wording = Wording::new("en").expect("English");
    let (mut session, _) = Session::open(terms, None, wording, stamp(0, 0));
    session.command(stamp(1, 1), Actor::Arbiter, Command::Game(GameCommand::Begin));
    session
}

#[test]
fn a_sleep_of_the_computer_is_reported_and_costs_nobody_time() {
    let mut session = begun();
    let before = session.game().clock().readings(Moment(60_000));
    let outcome =
        session.command(stamp(60, 60 + 754), Actor::Player(Color::White), Command::Case(CaseCommand::OfferDraw));
    assert_eq!(outcome.events[0], Event::Clock(ClockEvent::TimeMissing { gap: Span::seconds(754) }));
    insta::assert_snapshot!(outcome.said[0].printed, @"Unaccounted time: 12 minutes, 34 seconds. The computer slept, the program was stopped, or the computer's clock was changed. Both clocks are stopped at their earlier readings; the arbiter decides (6.10.2).");
    let clock = session.game().clock();
    assert!(clock.pauses().contains(PauseReason::ClockDoubtful));
    assert_eq!(clock.readings(Moment(999_000)), before, "as they were before");
    let once = session.elapse(stamp(61, 61 + 754));
    assert_eq!(once.events, [], "named once");
    session.command(stamp(70, 70 + 754), Actor::Arbiter, Command::Clock(ClockCommand::Go));
    assert_eq!(session.game().clock().running(), Some(Color::White));
}

#[test]
fn a_program_that_was_stopped_keeps_the_times_from_before_the_stop() {
    let mut session = begun();
    session.elapse(stamp(20, 20));
    assert_eq!(
        session.at_table(stamp(22, 22), |table| table.stood_still(stamp(22, 22))).events,
        [],
        "too short to be noticed"
    );
    let outcome = session.at_table(stamp(92, 92), |table| table.stood_still(stamp(92, 92)));
    assert_eq!(outcome.events, [Event::Clock(ClockEvent::TimeMissing { gap: Span::seconds(70) })]);
    assert_eq!(clock_of(&session).used(Color::White, Moment(999_000)), Span::seconds(21), "as last known");
    assert_eq!(
        session.at_table(stamp(300, 300), |table| table.stood_still(stamp(300, 300))).events,
        [],
        "the clocks are already stopped"
    );
}

#[test]
fn what_arrives_during_work_on_a_secret_does_not_make_that_work_a_standstill() {
    let mut session = begun();
    session.at_table(stamp(2, 2), |table| table.pass_time(stamp(2, 2)));
    session.table.was_at_work(Span::seconds(8));
    // The first came in the meantime, and is taken when the work is done.
    let mut looks = |at| session.at_table(stamp(at, at), |table| table.pass_time(stamp(at, at))).events;
    assert_eq!(looks(3), []);
    assert_eq!(looks(10), []);
    assert_eq!(looks(20), [Event::Clock(ClockEvent::TimeMissing { gap: Span::seconds(10) })], "it is noticed again");
}

#[test]
fn correcting_the_wall_clock_changes_nothing() {
    let mut session = begun();
    for (at, wall) in [(10, 11), (20, 9_000), (30, 5), (40, 130)] {
        let stamp = Stamp { at: Moment(at * 1000), wall_ms: wall * 1000, ..Stamp::default() };
        assert_eq!(session.elapse(stamp).events, []);
    }
    assert_eq!(session.game().clock().used(Color::White, Moment(40_000)), Span::seconds(39));
}

#[test]
fn a_sleep_while_the_clocks_are_stopped_is_not_reported() {
    let mut session = begun();
    session.command(stamp(10, 10), Actor::Arbiter, Command::Clock(ClockCommand::Stop));
    assert_eq!(session.elapse(stamp(20, 5000)).events, []);
    session.command(stamp(30, 5010), Actor::Arbiter, Command::Clock(ClockCommand::Go));
    assert_eq!(session.game().clock().used(Color::White, Moment(31_000)), Span::seconds(10));
}

#[test]
fn the_times_of_a_separate_clock_are_typed() {
    let mut terms = Terms::between(Player::named("White"), Player::named("Black"));
    terms.timekeeper = Timekeeper::TableClock;
    let (mut session, _) = Session::open(terms, None, Wording::new("en").expect("English"), stamp(0, 0));
    session.command(stamp(1, 1), Actor::Arbiter, Command::Game(GameCommand::Begin));
    assert_eq!(session.next_deadline(), None);
    session.command(
        stamp(20_000, 20_000),
        Actor::Arbiter,
        Command::Clock(ClockCommand::Set(ByColor::new_with(|_| Some(Span::minutes(3))))),
    );
    assert_eq!(clock_of(&session).remaining(Color::White, Moment(90_000_000)), Some(Span::minutes(3)));
    let claimed =
        session.command(stamp(20_300, 20_300), Actor::Player(Color::Black), Command::Case(CaseCommand::ClaimFlag));
    let claimant = Actor::Player(Color::Black);
    let events = [
        Event::Case(CaseEvent::ArbiterCalled { by: claimant }),
        Event::Clock(ClockEvent::ClocksStopped { reason: PauseReason::Claim }),
        Event::Case(CaseEvent::FlagClaimed { of: Color::White }),
    ];
    assert_eq!(claimed.events, events, "only the arbiter can see that clock");
}

/// A game in which both players ask for their times, and Black wants time calls.
const ASKING: &str = "
terms time 5+3 vs 4; black blind
0:00:00 arbiter begin
0:00:10 white   e4
0:00:12 black   repeat
0:00:15 white   press
0:00:20 black   calls 3m 2m tone
0:00:20 black   calls 3m 2m
0:00:21 black   clock
0:00:22 black   clock opponent
0:00:23 white   number
0:00:24 arbiter clock
0:02:40 black   e5
0:02:41 black   clock
0:02:50 black   press
0:02:51 white   times
0:02:52 black   calls off
0:03:00 arbiter clock white -0:10 black 0:30
0:03:00 arbiter clock white 0:00:20 black 0:00:30
0:03:10 black   calls
";

#[test]
fn times_are_answered_to_the_asker_and_called_to_the_player_who_wants_calls() {
    insta::assert_snapshot!(heard(ASKING), @r"
    0:00:00   heard by room: Play has begun.
    0:00:10   heard by room: White: Bauer Eva zwei Eva vier. e4.
    0:00:12   heard by room: Black repeated the move as announced.
    0:00:15   heard by white: White has completed e4.
    0:00:20   refused by black: I do not understand 3m 2m tone after calls. calls 10m 5m 30s, calls tone 5m, calls off: announces when that much time is left, in words or by a tone, or turns this off. Off by default.
    0:00:20   heard by black: Your time is announced when you have this much left: 3 minutes; 2 minutes.
    0:00:21   heard by black: No moves completed. You have 3 minutes, 54 seconds left; used: 6 seconds.
    0:00:22   heard by black: 1 move completed. White has 4 minutes, 51 seconds left; used: 15 seconds.
    0:00:23   heard by white: 1 move completed.
    0:00:24   heard by arbiter: 1 move completed. White has 4 minutes, 51 seconds left; used: 15 seconds.
    0:00:24   heard by arbiter: No moves completed. Black has 3 minutes, 51 seconds left; used: 9 seconds.
    0:00:24   heard by arbiter: Black's clock is running.
    0:01:15   heard by black: 3 minutes left.
    0:02:15   heard by black: 2 minutes left.
    0:02:40   heard by room: Black: Bauer Eva sieben Eva fuenf. e5.
    0:02:41   heard by black: No moves completed. You have 1 minute, 34 seconds left; used: 2 minutes, 26 seconds.
    0:02:50   heard by black: Black has completed e5.
    0:02:51   heard by white: 1. e4: 15 seconds; e5: 2 minutes, 35 seconds.
    0:02:52   heard by black: Your time is given only when you ask.
    0:03:00   refused by arbiter: I do not understand white -0:10 black 0:30 after clock. clock, t, clock opponent, clock both, clock white 1:00:00 black 1:00:00: your own clock, the opponent's, both; with times, the arbiter sets both clocks or one.
    0:03:00   heard by room: The clocks are set: White 20 seconds, Black 30 seconds.
    0:03:10   heard by black: Your time is given only when you ask.
    ");
}

/// What the arbiter does to the clocks: late players, wrong settings, a period, times that no clock can show.
const HANDS: &str = "
terms time 90; default-time 10m
0:00:00 arbiter absent white
0:00:00 arbiter begin
0:05:00 arbiter absent white
0:10:30 arbiter arrived white
0:11:00 white   e4
0:11:00 arbiter
0:12:00 black   e5
0:12:00 arbiter
0:12:00 arbiter add 0:02:00 to black
0:13:00 arbiter stop
0:13:00 arbiter time 40/90+30,30+30
0:13:00 arbiter clock
0:13:00 arbiter retrace ply 1
0:13:00 arbiter clock
0:13:10 arbiter time ninety
0:13:10 arbiter period black 3
0:13:10 arbiter period black 2
0:13:10 arbiter clock black
0:13:10 arbiter clock white 101:00:00 black 0:10:00
0:13:10 arbiter add 0:00:00 to black
0:14:00 arbiter result 1-0
0:14:10 arbiter go
";

#[test]
fn the_arbiter_corrects_the_clocks() {
    insta::assert_snapshot!(heard(HANDS), @r"
    0:00:00   heard by room: White has not arrived.
    0:00:00   heard by room: Play has begun.
    0:05:00   refused by arbiter: That is so already.
    0:10:00   heard by arbiter: White has not arrived within the default time of 10 minutes and loses, unless the arbiter decides otherwise (6.7.1).
    0:10:30   heard by room: White has arrived.
    0:11:00   heard by room: White: Bauer Eva zwei Eva vier. e4.
    0:11:00   heard by white: White has completed e4.
    0:12:00   heard by room: Black: Bauer Eva sieben Eva fuenf. e5.
    0:12:00   heard by black: Black has completed e5.
    0:12:00   heard by room: Black's clock is given 2 minutes.
    0:13:00   heard by room: Both clocks are stopped.
    0:13:00   heard by room: The time control was set wrongly. It is now: 40 moves in 1 hour, 30 minutes; then all moves in 30 minutes; 30 seconds added for each move. Time already used is kept.
    0:13:00   heard by arbiter: 1 move completed, 39 to the time control. White has 1 hour, 19 minutes left; used: 12 minutes.
    0:13:00   heard by arbiter: 1 move completed, 39 to the time control. Black has 1 hour, 32 minutes left; used: 1 minute.
    0:13:00   heard by arbiter: Both clocks are stopped.
    0:13:00   heard by room: The game is back at the position after 1.e4. Set both boards to it; both scoresheets are changed already. The clocks stay stopped; the arbiter starts them with go.
    0:13:00   heard by white: White's board, 1 of 1: move the black pawn from e5 to e7.
    0:13:00   heard by black: Black's board, 1 of 1: move the black pawn from e5 to e7.
    0:13:00   heard by room: The clocks now show White 1 hour, 20 minutes, Black 1 hour, 32 minutes, 30 seconds; before, they showed White 1 hour, 19 minutes, Black 1 hour, 32 minutes. Other times: clock.
    0:13:00   heard by arbiter: 1 move completed, 39 to the time control. White has 1 hour, 20 minutes left; used: 11 minutes.
    0:13:00   heard by arbiter: No moves completed, 40 to the time control. Black has 1 hour, 32 minutes, 30 seconds left; used: 0 seconds.
    0:13:00   heard by arbiter: Both clocks are stopped.
    0:13:10   refused by arbiter: ninety is not a time control: ninety cannot be read. Enter for example 90+30, 40/90+30,30+30, 15+10, 5d3 or none.
    0:13:10   refused by arbiter: The time control has only 2 periods.
    0:13:10   heard by arbiter: Black is in period 2.
    0:13:10   heard by arbiter: No moves completed. Black has 1 hour, 32 minutes, 30 seconds left; used: 0 seconds.
    0:13:10   refused by arbiter: That is not a time that a clock can show.
    0:13:10   refused by arbiter: That is not a time that a clock can show.
    0:14:00   heard by room: White wins, 1-0: as the arbiter declared (12.2).
    0:14:10   refused by arbiter: The game is over.
    ");
}

#[test]
fn an_impossible_time_is_refused_in_one_sentence_and_changes_nothing() {
    let wrong = [
        ("arbiter: time", "Something is missing after time"),
        ("arbiter: time ninety", "ninety cannot be read"),
        ("arbiter: time 0", "a period gives no time"),
        ("arbiter: time -5", "a time is negative"),
        ("arbiter: time 101h", "above 100 hours"),
        ("arbiter: clock white -0:10 black 0:30", "I do not understand white -0:10 black 0:30 after clock"),
        ("arbiter: clock white 0:10 white 0:20", "I do not understand white 0:10 white 0:20 after clock"),
        ("arbiter: clock white 100:00:01 black 0:30:00", "not a time that a clock can show"),
        ("arbiter: add -0:10 to white", "I do not understand -0:10 to white after add"),
        ("arbiter: add 0:00:00 to white", "not a time that a clock can show"),
        ("arbiter: counter white -1", "I do not understand white -1 after counter"),
        ("arbiter: period white 0", "I do not understand white 0 after period"),
        ("arbiter: period white 9", "one period"),
        ("white: clock white 1:00:00 black 1:00:00", "Only the arbiter can say that"),
        ("white: add 0:02:00 to white", "Only the arbiter can say that"),
        ("white: go", "Only the arbiter can say that"),
        ("arbiter: go", "The clocks are not stopped"),
        ("black: press", "pressing it changes nothing"),
    ];
    let mut session = begun();
    let before = session.game().clone();
    for (line, why) in wrong {
        let outcome = say(&mut session, 60, line);
        assert!(outcome.events.is_empty() && *session.game() == before, "{line}: {:?}", outcome.events);
        assert!(outcome.said.len() == 1 && outcome.said[0].printed.contains(why), "{line}: {:?}", outcome.said);
    }
    say(&mut session, 70, "arbiter: result 1-0");
    let over = session.game().clone();
    for line in
        ["arbiter: go", "arbiter: clock white 1:00:00 black 1:00:00", "arbiter: add 0:02:00 to white", "white: press"]
    {
        let outcome = say(&mut session, 80, line);
        assert!(outcome.events.is_empty() && *session.game() == over, "{line}: {:?}", outcome.events);
        assert!(
            outcome.said.len() == 1 && outcome.said[0].printed.contains("The game is over"),
            "{line}: {:?}",
            outcome.said
        );
    }
}

fn say(session: &mut Session, seconds: u64, line: &str) -> Outcome {
    let intent = session.reader(None).read(line);
    session.carry_out(stamp(seconds, seconds), intent).expect("nobody leaves")
}

fn heard(script: &str) -> String {
    let script = Script::read(script).expect("a script");
    let (transcript, _) = rehearse(&script, Wording::new("en").expect("English"), Transcript::Text);
    let heard = transcript.lines().filter(|line| line.contains("heard by") || line.contains("refused by"));
    heard.collect::<Vec<_>>().join("\n")
}

fn clock_of(session: &Session) -> &annabella::game::clock::chessclock::Chessclock {
    session.game().clock()
}
