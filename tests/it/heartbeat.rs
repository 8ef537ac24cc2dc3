//! The running clock is recorded at least every ten seconds and when the program is left; resuming proposes the times.

use std::path::Path;

use annabella::game::clock::moment::{Moment, Span};
use annabella::game::event::{Event, GameEvent};
use annabella::game::people::Player;
use annabella::game::terms::Terms;
use annabella::session::{Outcome, Session};
use annabella::storage::journal::{Journal, read};
use annabella::time::Stamp;
use annabella::wording::{UtteranceKind, Wording};
use shakmaty::Color;
use tempfile::TempDir;

/// The wall clock when the record is opened, in milliseconds.
const BEGAN: u64 = 1_700_000_000_000;

fn stamp(ms: u64) -> Stamp {
    Stamp { at: Moment(ms), wall_ms: BEGAN + ms, ..Stamp::default() }
}

/// A game of ten minutes in which White has just completed e4, at the fifth second.
fn playing(path: &Path) -> Session {
    let mut terms = Terms::between(Player::named("Ana"), Player::named("Bernd"));
    terms.time = shakmaty::ByColor::new_with(|_| "10".parse().expect("a time control"));
    let journal = Journal::create(path).expect("a new journal");
    let wording = Wording::new("en").expect("English");
    let (mut session, _) = Session::open(terms, Some(journal), wording, stamp(0));
    assert_eq!(session.table.next_heartbeat(), None, "no clock runs");
    says(&mut session, 0, "arbiter: begin");
    for line in ["e4", ""] {
        says(&mut session, 5_000, line);
    }
    session
}

fn says(session: &mut Session, ms: u64, line: &str) -> Outcome {
    let intent = session.reader(None).read(line);
    session.carry_out(stamp(ms), intent).expect("the game goes on")
}

fn resumed(path: &Path, ms: u64) -> (Session, Outcome) {
    let (journal, opened) = crate::journal::open(path).expect("a record");
    let last = opened.records.last().expect("records").at;
    let now = Stamp { at: last, ..stamp(ms) };
    Session::resume(&opened.records, Some(journal), Wording::new("en").expect("English"), now).expect("a game")
}

fn remaining(session: &Session, color: Color, ms: u64) -> i64 {
    session.game().clock().remaining(color, Moment(ms)).expect("a time").0
}

#[test]
fn a_running_clock_is_recorded_every_ten_seconds_and_not_more_often() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let mut session = playing(&path);
    assert_eq!(session.table.next_heartbeat(), Some(Moment(15_000)));
    assert_eq!(session.at_table(stamp(14_999), |table| table.still_running(stamp(14_999))), Outcome::default());
    assert_eq!(
        session.at_table(stamp(15_000), |table| table.still_running(stamp(15_000))).events,
        [Event::Game(GameEvent::StillRunning)]
    );
    assert_eq!(session.table.next_heartbeat(), Some(Moment(25_000)), "counted from the last record");
    says(&mut session, 18_000, "e5");
    assert_eq!(session.table.next_heartbeat(), Some(Moment(28_000)), "every record counts as a heartbeat");
    says(&mut session, 19_000, "arbiter: stop");
    assert_eq!(session.table.next_heartbeat(), None, "the clocks are stopped");
    let beats = read(&path).expect("a record").records;
    assert_eq!(beats.iter().filter(|record| record.event == Event::Game(GameEvent::StillRunning)).count(), 1);
}

#[test]
fn after_a_kill_only_the_time_since_the_last_heartbeat_is_missing_and_proposed() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let mut session = playing(&path);
    session.at_table(stamp(15_000), |table| table.still_running(stamp(15_000)));
    session.at_table(stamp(25_000), |table| table.still_running(stamp(25_000)));
    // Killed at 34 seconds, resumed a minute later.
    drop(session);
    let (session, outcome) = resumed(&path, 94_000);
    assert_eq!(remaining(&session, Color::Black, 25_000), 580_000, "twenty seconds are on record");
    let said = &outcome.said.iter().find(|said| said.kind == UtteranceKind::ClocksAfterGap).expect("proposed").printed;
    let expected = "The clocks are proposed without the 1 minute, 9 seconds in between: White 0:09:55, Black 0:09:40. \
        If Black is to be charged with them: clock white 0:09:55 black 0:08:31. The arbiter decides.";
    assert_eq!(said, expected);
    assert_eq!(session.game().clock().running(), None, "until the arbiter starts them");
}

#[test]
fn after_leaving_in_order_every_second_is_on_record() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let mut session = playing(&path);
    session.at_table(stamp(23_800), |table| table.leave(stamp(23_800)));
    drop(session);
    for again in 1..=3 {
        let (mut session, outcome) = resumed(&path, 23_800 + again * 3_600_000);
        assert_eq!(remaining(&session, Color::Black, 23_800), 581_200, "{again}: every second of thought is on record");
        assert!(outcome.said.iter().any(|said| said.printed.contains("If Black is to be charged")), "{outcome:?}");
        session.table.leave(Stamp { at: Moment(23_800), ..stamp(23_800 + again * 3_600_000 + 5_000) });
    }
    let (mut session, _) = resumed(&path, 20_000_000);
    says(&mut session, 23_800, "arbiter: clock black 0:08:00");
    says(&mut session, 23_800, "arbiter: go");
    assert_eq!(session.game().clock().running(), Some(Color::Black));
    assert_eq!(remaining(&session, Color::Black, 24_800), 479_000, "what the arbiter set");
}

#[test]
fn a_gap_with_stopped_clocks_is_charged_to_nobody() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let mut session = playing(&path);
    says(&mut session, 8_000, "arbiter: stop");
    session.at_table(stamp(9_000), |table| table.leave(stamp(9_000)));
    drop(session);
    let (session, outcome) = resumed(&path, 100_000);
    assert!(!outcome.said.iter().any(|said| said.kind == UtteranceKind::ClocksAfterGap), "{outcome:?}");
    assert_eq!(remaining(&session, Color::Black, 9_000), 597_000);
}

#[test]
fn a_change_of_the_wall_clock_is_not_a_sleep_and_a_sleep_is_not_thinking_time() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let mut session = playing(&path);
    for wall in [BEGAN + 3_600_000, BEGAN - 86_400_000, BEGAN] {
        let stepped = Stamp { at: Moment(7_000), wall_ms: wall, ..Stamp::default() };
        assert_eq!(session.elapse(stepped), Outcome::default(), "the time server set the clock");
    }
    let slept = Stamp { slept: Span::seconds(40), ..stamp(8_000) };
    let missing = session.elapse(slept);
    assert!(missing.said.iter().any(|said| said.printed.contains("Unaccounted time: 40 seconds")), "{missing:?}");
    assert_eq!(session.game().clock().running(), None, "the arbiter decides");
}

#[test]
fn a_look_that_comes_too_late_lets_no_flag_fall() {
    let folder = TempDir::new().expect("a folder");
    let mut session = playing(&folder.path().join("game.jsonl"));
    let due = Some(session.next_deadline().expect("Black's flag").max(Moment(1)));
    assert_eq!(due, Some(Moment(605_000)));
    let kinds = |outcome: &Outcome| outcome.events.iter().map(|event| event.kind().name()).collect::<Vec<&str>>();
    // A busy machine: the flag falls.
    assert_eq!(
        kinds(&session.at_table(stamp(607_000), |table| table.elapse_since(stamp(607_000), due))),
        ["flag_fell", "game_ended"]
    );
    let mut session = playing(&folder.path().join("other.jsonl"));
    session.elapse(stamp(600_000));
    let late = session.at_table(stamp(607_001), |table| table.elapse_since(stamp(607_001), due));
    assert_eq!(kinds(&late), ["time_missing"]);
    assert!(late.said.iter().any(|said| said.printed.contains("Unaccounted time: 7 seconds")), "{late:?}");
    assert_eq!(session.game().clock().running(), None, "the arbiter decides");
    assert_eq!(remaining(&session, Color::Black, 607_001), 5_000, "as it was when the program last ran");
    assert_eq!(kinds(&session.at_table(stamp(700_000), |table| table.elapse_since(stamp(700_000), None))), [""; 0]);
}
