//! Nothing is heard or shown before it is on disk: a session on a disk that is slow, late or full.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use annabella::game::clock::moment::Moment;
use annabella::game::people::Player;
use annabella::game::terms::Terms;
use annabella::session::{Outcome, Session};
use annabella::storage::journal::{Journal, read};
use annabella::time::Stamp;
use annabella::wording::{Urgency, UtteranceKind, Wording};

const LONG: Duration = Duration::from_secs(600);

/// Plays these lines in that file, on a disk that calls `hook` before each write, and returns the outcome of each.
fn play(
    path: &Path,
    patience: Duration,
    hook: impl FnMut() -> io::Result<()> + Send + 'static,
    each: impl Fn(Outcome),
) {
    let journal = Journal::create(path).expect("a record").with_patience(patience).with_write_hook(hook);
    let terms = Terms::between(Player::named("Ann"), Player::named("Bob"));
    let wording = Wording::new("en").expect("English");
    let (mut session, opened) = Session::open(terms, Some(journal), wording, Stamp::default());
    each(opened);
    for (at, line) in ["begin", "e4", "", "e5"].into_iter().enumerate() {
        let stamp = Stamp { at: Moment(at as u64 * 1_000), ..Stamp::default() };
        let intent = session.reader(None).read(line);
        each(session.carry_out(stamp, intent).expect("an outcome"));
    }
    session.table.save_what_is_missing();
}

fn records_on_disk(path: &Path) -> usize {
    let text = fs::read_to_string(path).expect("a record");
    text.lines().count()
}

#[test]
fn nothing_is_heard_before_a_slow_disk_has_the_record() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let (reached, at_the_disk) = mpsc::channel();
    let (release, gate) = mpsc::channel();
    let (outcomes, heard) = mpsc::channel();
    let played = {
        let path = path.clone();
        let slow = move || {
            reached.send(()).expect("the test listens");
            gate.recv().map_err(|_| ErrorKind::BrokenPipe.into())
        };
        thread::spawn(move || play(&path, LONG, slow, |outcome| outcomes.send(outcome).expect("the test listens")))
    };
    let mut on_disk = 0;
    for _ in 0..5 {
        at_the_disk.recv_timeout(LONG).expect("it is about to be written");
        assert_eq!(records_on_disk(&path), on_disk);
        assert!(heard.try_recv().is_err(), "nothing is heard while the disk is slow");
        release.send(()).expect("the disk waits");
        let outcome = heard.recv_timeout(LONG).expect("an outcome");
        on_disk += outcome.events.len();
        assert!(!outcome.events.is_empty());
        assert_eq!(records_on_disk(&path), on_disk, "all that is heard is on disk: {outcome:?}");
    }
    played.join().expect("played");
}

#[test]
fn a_late_disk_is_reported_before_anything_else_is_heard() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let (release, gate) = mpsc::channel::<()>();
    let (outcomes, heard) = mpsc::channel();
    let waits = move || {
        // When the test no longer holds it up, the disk is fast.
        let _ = gate.recv();
        Ok(())
    };
    let played = {
        let path = path.clone();
        thread::spawn(move || play(&path, Duration::ZERO, waits, |outcome| outcomes.send(outcome).expect("heard")))
    };
    let first = heard.recv_timeout(LONG).expect("an outcome");
    assert_eq!(first.said.first().map(|said| said.kind), Some(UtteranceKind::NotSaved), "{first:?}");
    drop(release);
    played.join().expect("played");
}

#[test]
fn a_full_disk_is_reported_first_and_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let (outcomes, heard) = mpsc::channel();
    let mut writes = 0;
    let full_once = move || {
        writes += 1;
        if writes == 3 { Err(ErrorKind::StorageFull.into()) } else { Ok(()) }
    };
    play(&path, LONG, full_once, |outcome| outcomes.send(outcome).expect("heard"));
    let outcomes: Vec<Outcome> = heard.try_iter().collect();
    let kinds = |at: usize| outcomes[at].said.iter().map(|said| said.kind).collect::<Vec<_>>();
    assert_eq!(kinds(2).first(), Some(&UtteranceKind::NotSaved));
    let announced =
        outcomes[2].said.iter().position(|said| said.kind.is_announcement()).expect("the move is announced");
    assert!(announced > 0 && outcomes[2].said[announced].urgency == Urgency::Announcement);
    assert_eq!(kinds(3).first(), Some(&UtteranceKind::SavedAgain), "the next write adds what was missing");
    let events: usize = outcomes.iter().map(|outcome| outcome.events.len()).sum();
    assert_eq!(read(&path).expect("a record").records.len(), events);
}
