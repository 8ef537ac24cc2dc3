//! The record holds the clocks after each event, and a replayed game takes them from there: played times are never
//! computed again. Records without these times are completed by replaying them.

use std::fs;
use std::path::Path;

use crate::table::recorded_session;
use annabella::game::Game;
use annabella::game::clock::display::{Motion, PauseReason, PauseReasons};
use annabella::game::clock::moment::{Moment, Span};
use annabella::game::people::Player;
use annabella::game::terms::Terms;
use annabella::storage::journal::{Journal, Record, read, read_bytes, replay};
use annabella::time::Stamp;
use shakmaty::{ByColor, Color};

/// A game with every word that acts on the clocks.
const LINES: [&str; 30] = [
    "arbiter: begin",
    "e4",
    "",
    "e5",
    "",
    "arbiter: add 0:02:00 to black",
    "Nf3",
    "black: Nc6",
    "white: press",
    "",
    "arbiter: counter white 7",
    "arbiter: stop",
    "arbiter: clock white 0:40:00 black 0:39:00",
    "arbiter: go",
    "Bb5",
    "",
    "a6",
    "",
    "Ba4",
    "",
    "arbiter: retrace ply 5",
    "arbiter: go",
    "Nf6",
    "",
    "arbiter: stop",
    "arbiter: period white 2",
    "arbiter: time 60+10",
    "arbiter: go",
    "O-O",
    "",
];

/// The game of those lines, a little over three seconds apart, and its record.
fn played(folder: &Path, time: &str) -> (Game, Vec<Record>) {
    let path = folder.join("game.jsonl");
    let mut terms = Terms::between(Player::named("W"), Player::named("B"));
    terms.time = ByColor::new_with(|_| time.parse().expect("a time control"));
    let mut session = recorded_session(terms, &path);
    for (nth, line) in LINES.iter().enumerate() {
        let at = nth as u64 * 3_217;
        let intent = session.reader(None).read(line);
        let stamp = Stamp { at: Moment(at), wall_ms: at, ..Stamp::default() };
        let outcome = session.carry_out(stamp, intent).expect("nobody quits");
        // Not every control has a second period, or gives time at all.
        let needs_time = line.contains("period") || time == "none" && line.contains("add ");
        assert!(!outcome.events.is_empty() || needs_time, "{line}: {:?}", outcome.said);
    }
    let game = session.game().clone();
    drop(session);
    (game, read(&path).expect("whole").records)
}

const CONTROLS: [&str; 6] = ["40/90+30,30+30", "5d3", "10,byo3x30", "hourglass30", "60,can20/10", "none"];

#[test]
fn every_record_that_touches_time_carries_both_clocks_after_it() {
    for time in CONTROLS {
        let folder = tempfile::tempdir().expect("a folder");
        let (game, records) = played(folder.path(), time);
        let mut before = replay(&records[..1]).expect("a game");
        for record in &records[1..] {
            let clocks = before.clock().state();
            record.apply_to(&mut before);
            let changed = before.clock().state() != clocks;
            assert!(record.time.is_some() || !changed, "{time}: {record:?}");
            if let Some(time) = &record.time {
                assert_eq!(time.clocks, before.clock().state(), "{record:?}");
            }
        }
        assert_eq!(before, game, "{time}");
        assert_eq!(replay(&records).expect("a game"), game, "{time}");
    }
}

#[test]
fn replaying_takes_the_recorded_times_and_computes_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, records) = played(folder.path(), "40/90+30,30+30");
    let mut followed = 0;
    for (nth, record) in records.iter().enumerate() {
        let Some(time) = &record.time else { continue };
        let mut edited = records[..=nth].to_vec();
        let mut other = time.clone();
        for color in Color::ALL {
            let side = &mut other.clocks.sides[color];
            side.given += Span::seconds(77);
            side.used += Span::seconds(7);
            side.moves += 3;
        }
        other.clocks.whose = !other.clocks.whose;
        other.clocks.motion = Motion::Stopped(PauseReasons::NONE.with(PauseReason::ClockDoubtful));
        for noted in &mut other.noted {
            noted.readings.white.used += Span::seconds(11);
            noted.before_press.black.remaining = Some(Span::seconds(13));
        }
        edited[nth].time = Some(other.clone());
        let (right, game) = (replay(&records[..=nth]).expect("a game"), replay(&edited).expect("a game"));
        assert_eq!(game.clock().state(), other.clocks, "{record:?}");
        for color in Color::ALL {
            assert_eq!(game.clock().moves_completed(color), right.clock().moves_completed(color) + 3);
        }
        for noted in &other.noted {
            let completed = game.line().get(noted.ply).expect("a half-move");
            assert_eq!((completed.before_press, completed.readings), (noted.before_press, noted.readings));
            followed += 1;
        }
    }
    assert!(followed > 8, "half-moves too: {followed}");
}

#[test]
fn records_without_times_are_completed_by_replaying_them() {
    for time in CONTROLS {
        let folder = tempfile::tempdir().expect("a folder");
        let (game, records) = played(folder.path(), time);
        let without: Vec<Record> = records.iter().cloned().map(|record| Record { time: None, ..record }).collect();
        assert_eq!(replay(&without).expect("a game"), game, "{time}");
        let path = folder.path().join("old.jsonl");
        let mut journal = Journal::create(&path).expect("a record");
        assert_eq!(journal.append(&without), []);
        drop(journal);
        let text = fs::read(&path).expect("readable");
        assert!(!String::from_utf8_lossy(&text).contains("\"clocks\""), "{time}");
        assert_eq!(read_bytes(&text, &path).expect("whole").records, without, "{time}");
    }
}
