//! The index of the games that are kept, in a folder of any name: it holds what the records tell, and nothing waits for it.

use std::fs;
use std::path::PathBuf;

use annabella::game::clock::moment::Moment;
use annabella::game::event::{Event, GameEvent};
use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;
use annabella::storage::journal::{Journal, Record};
use annabella::storage::library::{GameStanding, Library};
use tempfile::TempDir;

use crate::program::Home;

/// Plays a game that is recorded in the folder `games`.
fn recorded(home: &Home) -> PathBuf {
    let file = home.path("games").join("game.jsonl");
    let quiet = ["play", "--face", "lines", "--voice", "off", "--lang", "en", "--white", "Ana", "--black", "Bernd"];
    let ran = home.run(&[&quiet[..], &["--journal", &file.to_string_lossy()]].concat(), "e4\n\ne5\n\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    file
}

/// Set in the process in which that test runs by itself: a program that another test just starts has, for a moment,
/// every file that is open here, and its locks.
const ALONE: &str = "ANNABELLA_RECORD_ALONE";

#[allow(clippy::disallowed_methods)]
#[test]
fn whoever_looks_at_a_record_keeps_nobody_from_playing_it() {
    if std::env::var_os(ALONE).is_none() {
        crate::program::alone(ALONE, "library_index::whoever_looks_at_a_record_keeps_nobody_from_playing_it");
        return;
    }
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let terms = Terms::between(Player::named("Ana"), Player::named("Bernd"));
    let event = Event::Game(GameEvent::RecordOpened(Box::new(terms)));
    let mut journal = Journal::create(&path).expect("a record");
    journal.append(&[Record { seq: 0, at: Moment(0), wall_ms: 5, by: Actor::Program, event, time: None }]);
    drop(journal);
    let done = std::sync::atomic::AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(std::sync::atomic::Ordering::Relaxed) {
                annabella::storage::journal::is_being_played(&path);
            }
        });
        let refused = (0..200).filter(|_| Journal::open(&path).is_err()).count();
        done.store(true, std::sync::atomic::Ordering::Relaxed);
        assert_eq!(refused, 0, "of 200 times");
    });
}

#[test]
fn a_library_is_the_same_with_and_without_its_index() {
    let home = Home::new();
    recorded(&home);
    let (games, index) = (home.path("games"), home.path("index.sqlite"));
    let now = annabella::time::unix_ms();
    let first = Library::open(&games, &index, now);
    let again = Library::open(&games, &index, now);
    assert_eq!(first, again, "what the index holds is what the records tell");
    let standing = &first.entries[0].summary.standing;
    assert_eq!(standing, &GameStanding::Unfinished { to_move: shakmaty::Color::White });
}

/// What is in the index is not read again: records that say something else now, and are as long and as old as before, are
/// listed as they were; the same records with another age are read.
#[allow(clippy::disallowed_methods)]
#[test]
fn a_library_is_listed_from_its_index_and_a_record_that_changed_is_read_again() {
    let many = if std::env::var_os("ANNABELLA_ALL").is_some() { 10_000 } else { 300 };
    let home = Home::new();
    let record = fs::read(recorded(&home)).expect("readable");
    let other = String::from_utf8(record.clone()).expect("text").replace("Bernd", "Boris");
    let games = home.path("many");
    let index = home.path("index.sqlite");
    fs::create_dir(&games).expect("a folder");
    let path = |number: usize| games.join(format!("{number:05}.jsonl"));
    (0..many).for_each(|number| fs::write(path(number), &record).expect("written"));
    let of = |name: &str| {
        let entries = Library::open(&games, &index, 0).entries;
        assert_eq!(entries.len(), many);
        entries.iter().filter(|entry| entry.summary.players.black == name).count()
    };
    assert_eq!(of("Bernd"), many, "read");
    for number in 0..many {
        let changed = fs::metadata(path(number)).and_then(|there| there.modified()).expect("a time");
        fs::write(path(number), &other).expect("written");
        fs::File::options().write(true).open(path(number)).and_then(|file| file.set_modified(changed)).expect("set");
    }
    assert_eq!(of("Bernd"), many, "from the index");
    let later = std::time::UNIX_EPOCH + std::time::Duration::from_secs(2_000_000_000);
    for number in [0, many - 1] {
        fs::File::options().write(true).open(path(number)).and_then(|file| file.set_modified(later)).expect("set");
    }
    // They are damaged, and told so by nobody's name.
    assert_eq!(of("Bernd"), many - 2, "read again");
    fs::remove_file(&index).expect("an index");
    assert_eq!(of("Bernd"), 0, "made again from the records");
}
