//! The index of recorded games, in a folder of any name: it holds what the records say, and the list never depends on
//! it.

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

/// Set in the process that runs the test by itself: a program started by another test inherits, for a moment, every
/// file open here, with its locks.
const ALONE: &str = "ANNABELLA_RECORD_ALONE";

#[allow(clippy::disallowed_methods)]
#[test]
fn looking_at_a_record_does_not_keep_it_from_being_played() {
    if std::env::var_os(ALONE).is_none() {
        crate::program::alone(ALONE, "library_index::looking_at_a_record_does_not_keep_it_from_being_played");
        return;
    }
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let terms = Terms::between(Player::named("Ana"), Player::named("Bernd"));
    let event = Event::Game(GameEvent::RecordOpened { terms: Box::new(terms), program: None });
    let mut journal = Journal::create(&path).expect("a record");
    journal.append(&[Record {
        seq: 0,
        at: Moment(0),
        wall_ms: 5,
        by: Actor::Program,
        event,
        source: None,
        seat: None,
        arrived: None,
        time: None,
    }]);
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
fn a_library_is_listed_alike_with_and_without_its_index() {
    let home = Home::new();
    recorded(&home);
    let (games, index) = (home.path("games"), home.path("index.json"));
    let now = annabella::time::unix_ms();
    let first = Library::open(&games, &index, now);
    let again = Library::open(&games, &index, now);
    assert_eq!(first, again, "the index holds what the records say");
    let standing = &first.entries[0].summary.standing;
    assert_eq!(standing, &GameStanding::Unfinished { to_move: shakmaty::Color::White });
}

/// Records with other contents but the same length and time are listed from the index as before;
/// with another time they are read again.
#[allow(clippy::disallowed_methods)]
#[test]
fn a_library_is_listed_from_its_index_and_a_record_that_changed_is_read_again() {
    let many = if std::env::var_os("ANNABELLA_ALL").is_some() { 10_000 } else { 300 };
    let home = Home::new();
    let record = fs::read(recorded(&home)).expect("readable");
    let other = String::from_utf8(record.clone()).expect("text").replace("Bernd", "Boris");
    let games = home.path("many");
    let index = home.path("index.json");
    fs::create_dir(&games).expect("a folder");
    let path = |number: usize| games.join(format!("{number:05}.jsonl"));
    (0..many).for_each(|number| fs::write(path(number), &record).expect("written"));
    let of = |name: &str| {
        let entries = Library::open(&games, &index, 0).entries;
        assert_eq!(entries.len(), many);
        entries.iter().filter(|entry| entry.summary.players.black.as_deref() == Some(name)).count()
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
    // They are damaged, so they have no names.
    assert_eq!(of("Bernd"), many - 2, "read again");
    fs::remove_file(&index).expect("an index");
    assert_eq!(of("Bernd"), 0, "made again from the records");
}

/// Two games, and how they are listed.
fn two_games(home: &Home) -> (PathBuf, Library) {
    let record = recorded(home);
    fs::copy(&record, record.with_file_name("other.jsonl")).expect("copied");
    let games = home.path("games");
    let listed = Library::open(&games, &home.path("none/index.json"), 0);
    assert_eq!(listed.entries.len(), 2);
    (games, listed)
}

#[test]
fn an_index_that_cannot_be_read_is_made_again() {
    let home = Home::new();
    let (games, listed) = two_games(&home);
    let index = home.path("index.json");
    assert_eq!(Library::open(&games, &index, 0), listed);
    let whole = fs::read_to_string(&index).expect("an index");
    assert!(whole.contains("Bernd"), "{whole}");
    let nested = "[".repeat(100_000);
    let damaged = [
        "",
        "{}",
        "null",
        "a shopping list",
        &nested,
        &whole[..whole.len() / 2],
        &format!("{whole}{whole}"),
        &whole.replace("\"format\":3", "\"format\":2"),
        &whole.replace("\"folder\":\"", "\"folder\":\"/elsewhere"),
        &whole.replace("e7e5", "nowhere"),
        &whole.replace("\"length\":", "\"length\":-"),
        &whole.replace("\"white\"", "\"grey\""),
    ];
    for text in damaged {
        assert_ne!(text, whole);
        fs::write(&index, text).expect("damaged");
        assert_eq!(Library::open(&games, &index, 0), listed, "{text:.300}");
        assert_eq!(fs::read_to_string(&index).expect("an index").len(), whole.len(), "{text:.300}");
    }
}

/// Rows with impossible values are listed without harm, and only in place of the record that they name.
#[test]
fn a_forged_index_changes_only_the_list() {
    let home = Home::new();
    let (games, listed) = two_games(&home);
    let index = home.path("cache/annabella/games.json");
    assert_eq!(Library::open(&games, &index, 0), listed);
    let whole = fs::read_to_string(&index).expect("an index");
    let forged = [
        ("e7e5", "a4a5"),
        ("e7e5", "e1h8q"),
        ("\"plies\":2", "\"plies\":18446744073709551615"),
        ("\"name\":\"game.jsonl\"", "\"name\":\"../../game.jsonl\""),
        ("\"name\":\"game.jsonl\"", "\"name\":\"other.jsonl\""),
        ("{\"unfinished\":{\"to_move\":\"white\"}}", "{\"over\":{\"score\":\"7-7\",\"reason\":\"none\"}}"),
        ("\"opened_ms\":1", "\"opened_ms\":1844674407370955161"),
        ("Bernd", "\\u001b[2J\\u0000"),
    ];
    for (from, to) in forged {
        let text = whole.replace(from, to);
        assert_ne!(text, whole, "{from}");
        fs::write(&index, text).expect("forged");
        assert_eq!(Library::open(&games, &index, 0).entries.len(), 2, "{to}");
    }
    let data = home.path("data/annabella");
    fs::create_dir_all(&data).expect("a folder");
    fs::rename(&games, data.join("games")).expect("moved");
    let list = || home.run(&["games", "--lang", "en"], "");
    assert_eq!(list().out.matches("Ana against Bernd").count(), 2);
    let whole = fs::read_to_string(&index).expect("an index");
    for (from, to) in forged {
        fs::write(&index, whole.replace(from, to)).expect("forged");
        let ran = list();
        assert_eq!((ran.code, ran.out.lines().count()), (Some(0), 2), "{to}: {ran:?}");
        assert!(!ran.out.contains('\u{1b}'), "{ran:?}");
    }
}

/// Whatever else stands in the place of the index is left alone, and the games are listed anyway.
#[cfg(target_os = "linux")]
#[test]
fn an_index_is_written_only_where_an_ordinary_file_can_be() {
    use std::path::Path;

    let home = Home::new();
    let (games, listed) = two_games(&home);
    let open = |index: &Path| assert_eq!(Library::open(&games, index, 0), listed, "{}", index.display());
    let secret = home.path("secret");
    fs::write(&secret, "of somebody else").expect("written");
    let (link, dangling) = (home.path("link.json"), home.path("dangling.json"));
    std::os::unix::fs::symlink(&secret, &link).expect("a link");
    std::os::unix::fs::symlink(home.path("nowhere"), &dangling).expect("a link");
    open(&link);
    open(&dangling);
    assert_eq!(fs::read_to_string(&secret).expect("readable"), "of somebody else");
    assert!(!home.path("nowhere").exists());
    let pipe = home.path("pipe.json");
    let mode = rustix::fs::Mode::RUSR | rustix::fs::Mode::WUSR;
    rustix::fs::mknodat(rustix::fs::CWD, &pipe, rustix::fs::FileType::Fifo, mode, 0).expect("a pipe");
    open(&pipe);
    open(&home.path(""));
    open(&secret.join("index.json"));
    open(Path::new("/proc/index.json"));
}

/// Programs that write the index at the same time all list every game, and leave an index that can be read.
#[test]
fn several_programs_at_once_share_an_index() {
    let home = Home::new();
    let (games, listed) = two_games(&home);
    let index = home.path("index.json");
    std::thread::scope(|scope| {
        for number in 0..4 {
            let (games, index, listed) = (&games, &index, &listed);
            scope.spawn(move || {
                let own = games.join(format!("of-{number}.jsonl"));
                for _ in 0..25 {
                    fs::copy(games.join("game.jsonl"), &own).expect("copied");
                    let library = Library::open(games, index, 0);
                    let names: Vec<_> = library.entries.iter().map(|entry| entry.path.as_path()).collect();
                    assert!(names.contains(&own.as_path()) && names.len() >= listed.entries.len(), "{names:?}");
                    fs::remove_file(&own).expect("removed");
                }
            });
        }
    });
    assert_eq!(Library::open(&games, &index, 0), listed);
    let text = fs::read_to_string(&index).expect("an index");
    assert!(serde_json::from_str::<serde_json::Value>(&text).is_ok() && text.contains("other.jsonl"), "{text}");
}
