//! No time passes while something final is asked about or the PIN is awaited, whatever arrives meanwhile and from whom.

use annabella::game::clock::moment::{Moment, Span};
use annabella::game::command::{Command, MoveCommand};
use annabella::game::conduct::command::ConductCommand;
use annabella::game::event::{ClockEvent, Event, GameEvent, MoveEvent};
use annabella::game::people::{Actor, Player, Sight};
use annabella::game::records::boards::Source;
use annabella::game::terms::Terms;
use annabella::interpreter::keyboard::Keyboard;
use annabella::interpreter::request::Pressing;
use annabella::session::table::place::{Asking, SeatId};
use annabella::session::table::presence::{Departure, Hello};
use annabella::session::table::question::PATIENCE;
use annabella::session::table::{Output, SentLine, Table, Typed};
use annabella::storage::journal::Record;
use annabella::table_settings::TableSettings;
use annabella::wording::Wording;
use proptest::prelude::*;
use shakmaty::{ByColor, Color, Square};

use crate::program::cases;
use crate::table::{hello, stamp};

const WHITES: SeatId = SeatId(1);
const BLACKS: SeatId = SeatId(2);
const ARBITERS: SeatId = SeatId(3);

const PEOPLE: [(SeatId, Actor); 3] =
    [(WHITES, Actor::Player(Color::White)), (BLACKS, Actor::Player(Color::Black)), (ARBITERS, Actor::Arbiter)];

const PIN: &str = "tulip7391";

/// White has 25 seconds, and the clock runs from the beginning; something final is typed at 20 seconds.
const SAID: u64 = 20_000;
const FLAG: u64 = 25_000;

fn records(outputs: &[Output]) -> Vec<Record> {
    let written =
        |output: &Output| if let Output::Written(written) = output { written.records.clone() } else { Vec::new() };
    outputs.iter().flat_map(written).collect()
}

fn is_fallen(record: &Record) -> bool {
    fell(record).is_some()
}

/// When a flag fell by that record.
fn fell(record: &Record) -> Option<Moment> {
    if let Event::Clock(ClockEvent::FlagFell { fell, .. }) = record.event { Some(fell) } else { None }
}

/// A game with a seat for each person, in which White's clock runs.
struct Held {
    table: Table,
}

impl Held {
    fn begun(with_pin: bool) -> Held {
        Held::of(Sight::Sighted, with_pin)
    }

    /// As [`Held::begun`], White sees or is blind and has an assistant.
    fn of(white: Sight, with_pin: bool) -> Held {
        let mut terms = Terms::between(Player::named("Ana"), Player::named("Bernd"));
        terms.players.white.sight = white;
        terms.time = ByColor::new_with(|_| "0:00:25".parse().expect("a time control"));
        let (mut table, _) = Table::open(terms, None, Wording::new("en").expect("English"), stamp(0));
        table.set_asking(SeatId::FIRST, Asking::Asks);
        for (id, actor) in PEOPLE {
            // The PIN is given before there is one.
            let hello = Hello { pin: Some(PIN.to_owned().into()), ..hello(Some(actor), "en") };
            table.arrives(stamp(0), id, hello, String::new());
        }
        let mut held = Held { table };
        held.says(0, ARBITERS, "begin");
        if with_pin {
            held.table.ask_for_new_pin();
            held.says(0, SeatId::FIRST, PIN);
            held.says(0, SeatId::FIRST, PIN);
            assert!(held.table.game().needs_pin(Actor::Arbiter), "it is set");
        }
        held
    }

    fn says(&mut self, at: u64, seat: SeatId, line: &str) -> Vec<Record> {
        let people = PEOPLE.into_iter().chain([(ASSISTANTS, Actor::Assistant(Color::White))]);
        let by = people.into_iter().find(|(id, _)| *id == seat).map(|(_, actor)| actor);
        let typed = Typed { what: line.to_owned().into(), by, pressing: Pressing::default() };
        let taken = self.table.take(stamp(at), seat, typed);
        records(&taken)
    }

    /// Lets the time pass as the program does, which looks at least each second.
    fn ticks(&mut self, from: u64, to: u64) -> Vec<Record> {
        let looks = (from..to).step_by(900).skip(1).chain([to]);
        looks.flat_map(|at| records(&self.table.pass_time(stamp(at)))).collect()
    }

    /// Whether time alone makes something true that is not recorded.
    fn is_behind(&self, at: u64) -> bool {
        !self.table.game().elapse(Moment(at)).is_empty()
    }

    fn arrives(&mut self, at: u64, arrival: &Arrival) -> Vec<Record> {
        let now = stamp(at);
        let outputs = match arrival {
            Arrival::Line(seat, line) => return self.says(at, *seat, line),
            Arrival::OnABoard(by, command) => self.table.command_from(now, *by, command.clone(), Source::Board),
            Arrival::Lost(who) => self.table.reported(now, Event::Game(GameEvent::SeatLost { who: *who }), None),
            Arrival::AnotherLook(verbosity) => {
                let settings = TableSettings {
                    seat: Keyboard::EVERYBODY.to_string(),
                    press: "separately".to_owned(),
                    verbosity: (*verbosity).to_owned(),
                    face: None,
                    cells: None,
                    notation: None,
                    language: "en".to_owned(),
                    hall: None,
                    hall_credentials: None,
                };
                self.table.set_table(now, settings)
            }
            Arrival::Somebody(id) => {
                let id = SeatId(*id);
                self.table.arrives(now, id, hello(None, "de"), String::new());
                return self.says(at, id, "resign");
            }
            Arrival::WrongPinAtTheDoor => self.table.arrives(
                now,
                SeatId(99),
                Hello { pin: Some("0000".to_owned().into()), ..hello(Some(Actor::Arbiter), "en") },
                String::new(),
            ),
            Arrival::Elapse => self.table.elapse(now),
            Arrival::Heartbeat => self.table.still_running(now),
            Arrival::Unread => {
                let (lang, say) = (Some("xx".to_owned()), String::new());
                let line = SentLine { id: 1, say, at_ms: None, lang, press: false, seq: None };
                self.table.moment_of_line(now, BLACKS, &line).expect_err("no such language")
            }
        };
        records(&outputs)
    }
}

/// Something that arrives while a question or the PIN waits.
#[derive(Clone, Debug)]
enum Arrival {
    Line(SeatId, &'static str),
    OnABoard(Actor, Command),
    Lost(Actor),
    AnotherLook(&'static str),
    Somebody(u64),
    WrongPinAtTheDoor,
    Elapse,
    Heartbeat,
    Unread,
}

impl Arrival {
    /// Whether that seat types it: what is typed instead of an answer withdraws the question.
    fn is_from(&self, seat: SeatId) -> bool {
        matches!(self, Arrival::Line(from, _) if *from == seat)
    }

    /// What the player whose clock runs does, and what the arbiter does to a clock, counts when it came.
    fn counts_when_it_came(&self) -> bool {
        let is_whites = matches!(self, Arrival::OnABoard(by, Command::Move(_)) if *by == Actor::Player(Color::White));
        is_whites || matches!(self, Arrival::Line(ARBITERS, line) if line.starts_with("add"))
    }
}

fn arrival() -> impl Strategy<Value = Arrival> {
    let from_black =
        ["draw", "accept", "decline", "e5", "claim flag", "", "press", "clock", "resing", "e5; press", "touch e7"];
    let from_the_arbiter = ["note A spectator spoke.", "add 0:00:01 to black", "rule accept", "cases"];
    let actor = prop::sample::select(vec![Actor::Player(Color::White), Actor::Player(Color::Black)]);
    let on_a_board = prop::sample::select(vec![
        Command::Conduct(ConductCommand::Adjust),
        Command::Move(MoveCommand::Touch(vec![Square::E7])),
        Command::Move(MoveCommand::Touch(vec![Square::G1])),
        Command::Move(MoveCommand::Press),
    ]);
    prop_oneof![
        4 => prop::sample::select(from_black.to_vec()).prop_map(|line| Arrival::Line(BLACKS, line)),
        2 => prop::sample::select(from_the_arbiter.to_vec()).prop_map(|line| Arrival::Line(ARBITERS, line)),
        2 => (actor.clone(), on_a_board).prop_map(|(by, command)| Arrival::OnABoard(by, command)),
        1 => actor.prop_map(Arrival::Lost),
        1 => prop::sample::select(vec!["full", "brief"]).prop_map(Arrival::AnotherLook),
        1 => (10..100_u64).prop_map(Arrival::Somebody),
        1 => Just(Arrival::Elapse),
        1 => Just(Arrival::Heartbeat),
        1 => Just(Arrival::Unread),
    ]
}

/// Something final, typed at a seat.
fn final_word() -> impl Strategy<Value = (SeatId, &'static str)> {
    prop::sample::select(vec![
        (SeatId::FIRST, "arbiter: result 1-0"),
        (WHITES, "claim threefold"),
        (WHITES, "claim fifty Nf3"),
        (WHITES, "resign"),
        (WHITES, "press"),
        (ARBITERS, "result 1-0"),
    ])
}

/// The moments of what arrives, in order, each within the time of a question.
fn arrivals(of: impl Strategy<Value = Arrival>) -> impl Strategy<Value = Vec<(u64, Arrival)>> {
    let within = u64::try_from(PATIENCE.0).unwrap_or_default();
    prop::collection::vec((1..within, of), 0..8).prop_map(|mut all| {
        all.sort_by_key(|(after, _)| *after);
        all
    })
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn no_flag_falls_while_something_is_asked_whatever_arrives(
        (seat, word) in final_word(),
        arrivals in arrivals(arrival()),
        answered in 1..9_999_u64,
        is_meant in any::<bool>(),
    ) {
        let mut held = Held::begun(false);
        held.ticks(0, SAID);
        held.says(SAID, seat, word);
        prop_assert!(held.table.open_question(seat).is_some(), "{word} is asked about");
        let mut at = SAID;
        let elsewhere = |(after, arrival): &&(u64, Arrival)| *after < answered && !arrival.is_from(seat);
        for (after, arrival) in arrivals.iter().filter(elsewhere) {
            let mut written = held.ticks(at, SAID + after);
            at = SAID + after;
            written.extend(held.arrives(at, arrival));
            for record in &written {
                let until = if arrival.counts_when_it_came() { FLAG - 1 } else { SAID };
                prop_assert!(!is_fallen(record) && record.at <= Moment(until), "{arrival:?} at {after}: {record:?}");
            }
        }
        let still_open = held.table.open_question(seat).is_some();
        prop_assert!(still_open, "nobody else answers it");
        let may_end = held.table.game().result().is_none();
        held.ticks(at, SAID + answered);
        let written = held.says(SAID + answered, seat, if is_meant { "2" } else { "1" });
        let has_gone_on = arrivals.iter().any(|(_, arrival)| arrival.counts_when_it_came());
        if let (true, true, false, Some(first)) = (is_meant, may_end, has_gone_on, written.first()) {
            prop_assert!(first.at == Moment(SAID) && !is_fallen(first), "it counts from when it was typed: {written:?}");
        }
        // What was held is judged now.
        prop_assert!(is_meant || !held.is_behind(SAID + answered), "after {written:?}");
        held.ticks(SAID + answered, SAID + 30_000);
        prop_assert!(!held.is_behind(SAID + 30_000));
    }

    #[test]
    fn what_nobody_answers_holds_time_for_ten_seconds((seat, word) in final_word(), arrivals in arrivals(arrival())) {
        let mut held = Held::begun(false);
        held.ticks(0, SAID);
        held.says(SAID, seat, word);
        let mut at = SAID;
        for (after, arrival) in arrivals.iter().filter(|(_, arrival)| !arrival.is_from(seat)) {
            held.ticks(at, SAID + after);
            at = SAID + after;
            let written = held.arrives(at, arrival);
            prop_assert!(!written.iter().any(is_fallen), "{written:?}");
        }
        let ends = SAID + PATIENCE.0.unsigned_abs();
        held.ticks(at, ends);
        prop_assert!(!held.is_behind(ends), "at most ten seconds");
    }

    /// What the opponent is asked neither holds a player's flag up nor ends what does.
    #[test]
    fn a_question_to_the_opponent_changes_nothing_for_a_flag(
        (seat, word) in final_word(),
        later in 1..4_000_u64,
        (no, yes) in (4_001..9_000_u64, 9_001..9_999_u64),
    ) {
        let mut held = Held::begun(false);
        held.ticks(0, SAID);
        held.says(SAID, seat, word);
        held.ticks(SAID, SAID + later);
        held.says(SAID + later, BLACKS, "resign");
        prop_assert!(held.table.open_question(BLACKS).is_some());
        let meanwhile = held.ticks(SAID + later, SAID + no);
        prop_assert!(!meanwhile.iter().any(is_fallen), "{meanwhile:?}");
        let mut written = held.says(SAID + no, seat, "1");
        written.extend(held.ticks(SAID + no, SAID + yes));
        prop_assert_eq!(written.iter().find_map(fell), Some(Moment(FLAG)), "{:?}", written);
    }
}

#[test]
fn questions_one_after_the_other_hold_no_more_than_ten_seconds_each() {
    let mut held = Held::begun(false);
    held.ticks(0, SAID);
    held.says(SAID, WHITES, "claim threefold");
    held.ticks(SAID, SAID + 9_000);
    // The flag would have fallen long before this second question.
    held.says(SAID + 9_000, BLACKS, "resign");
    let written = held.ticks(SAID + 9_000, SAID + 10_000);
    assert!(written.iter().any(is_fallen), "{written:?}");
    // Words typed at that seat instead of an answer withdraw the question.
    let mut held = Held::begun(false);
    held.ticks(0, SAID);
    held.says(SAID, WHITES, "claim threefold");
    held.ticks(SAID, SAID + 9_000);
    let written = held.says(SAID + 9_000, WHITES, "claim threefold");
    assert!(written.iter().any(is_fallen), "{written:?}");
    assert_eq!(held.table.open_question(WHITES), None, "the game is over");
}

#[test]
fn what_waits_at_a_seat_that_goes_away_holds_nothing() {
    let mut held = Held::begun(false);
    held.ticks(0, SAID);
    held.says(SAID, WHITES, "claim threefold");
    held.ticks(SAID, FLAG + 1_000);
    assert!(held.is_behind(FLAG + 1_000));
    held.table.leaves(stamp(FLAG + 1_000), WHITES, Departure::Left);
    let written = held.ticks(FLAG + 1_000, FLAG + 1_100);
    assert!(written.iter().any(is_fallen), "{written:?}");
}

#[test]
fn who_leaves_the_program_lets_time_pass() {
    let mut held = Held::begun(false);
    held.ticks(0, SAID);
    held.says(SAID, WHITES, "claim threefold");
    held.ticks(SAID, FLAG + 1_000);
    let written = records(&held.table.let_go(stamp(FLAG + 1_000)));
    assert!(written.iter().any(is_fallen), "{written:?}");
    let left = records(&held.table.leave(stamp(FLAG + 2_000)));
    assert!(left.iter().all(|record| record.at == Moment(FLAG + 2_000)) && !left.is_empty(), "{left:?}");
}

proptest! {
    #![proptest_config(cases(6))]

    #[test]
    fn no_flag_falls_while_the_pin_is_awaited_whatever_arrives(
        arrivals in arrivals(prop_oneof![8 => arrival(), 1 => Just(Arrival::WrongPinAtTheDoor)]),
        answered in 1..9_999_u64,
        is_right in any::<bool>(),
    ) {
        let mut held = Held::begun(true);
        held.ticks(0, SAID);
        held.says(SAID, SeatId::FIRST, "arbiter: stop");
        prop_assert!(held.table.awaits_secret(SeatId::FIRST).is_some());
        let mut at = SAID;
        for (after, arrival) in arrivals.iter().filter(|(after, _)| *after < answered) {
            let mut written = held.ticks(at, SAID + after);
            at = SAID + after;
            written.extend(held.arrives(at, arrival));
            for record in &written {
                let until = if arrival.counts_when_it_came() { FLAG - 1 } else { SAID };
                prop_assert!(!is_fallen(record) && record.at <= Moment(until), "{arrival:?} at {after}: {record:?}");
            }
        }
        let runs = held.table.game().clock().running().is_some();
        held.ticks(at, SAID + answered);
        let written = held.says(SAID + answered, SeatId::FIRST, if is_right { PIN } else { "0000" });
        if is_right && runs {
            let is_stopped = |record: &Record| matches!(record.event, Event::Clock(ClockEvent::ClocksStopped { .. }));
            let stopped = written.iter().find(|record| is_stopped(record));
            let has_gone_on = arrivals.iter().any(|(_, arrival)| arrival.counts_when_it_came());
            let is_at = |record: &Record| record.at == Moment(SAID) || has_gone_on && record.at < Moment(FLAG);
            prop_assert!(stopped.is_some_and(is_at), "{written:?}");
            prop_assert!(!written.iter().any(is_fallen), "{written:?}");
        } else {
            // A wrong PIN, or none, holds nothing any longer.
            prop_assert!(!held.is_behind(SAID + answered), "{written:?}");
        }
    }
}

const ASSISTANTS: SeatId = SeatId(4);

fn completed(written: &[Record]) -> Vec<u64> {
    let is_completed = |record: &&Record| matches!(record.event, Event::Move(MoveEvent::MoveCompleted { .. }));
    written.iter().filter(is_completed).map(|record| record.at.0).collect()
}

/// What is not judged is judged at last: the flag of White has fallen at its own moment, and the move that came after
/// it is not made.
fn flag_fell_before_the_move(held: &mut Held, written: &mut Vec<Record>, at: u64) {
    written.extend(held.ticks(at, at + 11_000));
    let fallen: Vec<Moment> = written.iter().filter_map(fell).collect();
    assert_eq!(fallen, [Moment(FLAG)], "{written:?}");
    assert_eq!(completed(written), Vec::<u64>::new());
    assert_eq!(held.table.game().line().len(), 0);
}

#[test]
fn nobodys_question_gives_a_player_time() {
    // Each is asked at 2 seconds; White, who thinks meanwhile, moves at 9.
    for (asked, question) in [
        (ASSISTANTS, "press"),
        (BLACKS, "resign"),
        (BLACKS, "claim flag"),
        (ARBITERS, "result 1-0"),
        (SeatId::FIRST, "arbiter: result 1-0"),
    ] {
        let mut held = Held::of(Sight::Blind, false);
        held.table.arrives(stamp(0), ASSISTANTS, hello(Some(Actor::Assistant(Color::White)), "en"), String::new());
        held.says(2_000, asked, question);
        let is_asked = held.table.open_question(asked).is_some();
        assert!(is_asked || question == "claim flag", "{question}");
        held.ticks(2_000, 9_000);
        let written = held.says(9_000, WHITES, "e4; press");
        assert_eq!(completed(&written), [9_000], "{question}: {written:?}");
        let left = held.table.game().clock().remaining(Color::White, Moment(9_000));
        assert_eq!(left, Some(Span(16_000)), "{question}");
    }
}

#[test]
fn a_pin_that_is_typed_saves_no_flag_of_a_player_who_moves_meanwhile() {
    for (word, pin) in [("arbiter: stop", "0000"), ("arbiter: note A spectator spoke.", PIN)] {
        let mut held = Held::begun(true);
        held.ticks(0, SAID);
        held.says(SAID, SeatId::FIRST, word);
        held.ticks(SAID, FLAG + 1_000);
        let mut written = held.says(FLAG + 1_000, WHITES, "e4; press");
        written.extend(held.says(FLAG + 2_000, SeatId::FIRST, pin));
        flag_fell_before_the_move(&mut held, &mut written, FLAG + 2_000);
    }
    // Nobody gives it.
    let mut held = Held::begun(true);
    held.ticks(0, SAID);
    held.says(SAID, SeatId::FIRST, "arbiter: stop");
    held.ticks(SAID, FLAG + 1_000);
    let mut written = held.says(FLAG + 1_000, WHITES, "e4; press");
    flag_fell_before_the_move(&mut held, &mut written, FLAG + 1_000);
    // The arbiter's own word counts from when it was typed, whatever came after it.
    let mut held = Held::begun(true);
    held.ticks(0, SAID);
    held.says(SAID, SeatId::FIRST, "arbiter: stop");
    held.ticks(SAID, FLAG + 1_000);
    let moved = held.table.take(
        stamp(FLAG + 1_000),
        WHITES,
        Typed { what: "e4; press".to_owned().into(), by: Some(PEOPLE[0].1), pressing: Pressing::default() },
    );
    let waits = |output: &Output| matches!(output, Output::Taken { end, .. } if end.waits);
    assert!(moved.iter().any(waits) && records(&moved).is_empty(), "{moved:?}");
    let written = held.says(FLAG + 2_000, SeatId::FIRST, PIN);
    let stopped = written.iter().find(|record| matches!(record.event, Event::Clock(ClockEvent::ClocksStopped { .. })));
    assert!(stopped.is_some_and(|record| record.at == Moment(SAID)), "{written:?}");
    assert!(!written.iter().any(is_fallen) && completed(&written).is_empty(), "{written:?}");
}

#[test]
fn a_move_in_time_counts_when_it_came_while_the_pin_is_typed() {
    let mut held = Held::begun(true);
    held.ticks(0, SAID);
    held.says(SAID, SeatId::FIRST, "arbiter: note A spectator spoke.");
    held.ticks(SAID, SAID + 4_000);
    let written = held.says(SAID + 4_000, WHITES, "e4; press");
    assert_eq!(completed(&written), [SAID + 4_000], "{written:?}");
    // Black thinks on Black's own time, though the PIN is still awaited.
    let written = held.says(SAID + 6_000, BLACKS, "e5; press");
    assert_eq!(completed(&written), [SAID + 6_000], "{written:?}");
    let left = Color::ALL.map(|color| held.table.game().clock().remaining(color, Moment(SAID + 6_000)));
    assert_eq!(left, [Some(Span(1_000)), Some(Span(23_000))], "{written:?}");
}
