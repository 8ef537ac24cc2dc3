//! Kept games: listed, found by number and name, resumed, cleaned up, whatever happens to the index.

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Stdio};

use annabella::game::clock::moment::Moment;
use annabella::game::event::{Event, GameEvent};
use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;
use annabella::storage::journal::{Journal, Record};

use crate::program::{Home, Ran, ended};

const QUIET: [&str; 6] = ["--face", "lines", "--voice", "off", "--lang", "en"];

/// Plays a game that is kept among the others.
fn play(home: &Home, white: &str, black: &str, moves: &[&str]) {
    let arguments: Vec<&str> = ["play"].into_iter().chain(QUIET).chain(["--white", white, "--black", black]).collect();
    let input: String = moves.iter().map(|text| format!("{text}\n\n")).collect();
    let ran = home.run(&arguments, &input);
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

fn games(home: &Home, arguments: &[&str]) -> Ran {
    let ran = home.run(&["games", "--lang", "en"].iter().chain(arguments).copied().collect::<Vec<_>>(), "");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{ran:?}");
    ran
}

fn folder(home: &Home) -> PathBuf {
    home.path("data/annabella/games")
}

/// The records that are kept, the oldest first.
fn kept(home: &Home) -> Vec<PathBuf> {
    let listed = games(home, &["--json"]).out;
    let mut files: Vec<PathBuf> = listed
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("an object"))
        .map(|game| PathBuf::from(game["file"].as_str().expect("a path")))
        .collect();
    files.reverse();
    files
}

#[test]
fn kept_games_are_listed_found_and_resumed() {
    let home = Home::new();
    play(&home, "Ana Ruiz", "Bernd", &["e4", "e5"]);
    play(&home, "Änne", "Dieter", &["f3", "e5", "g4", "Qh4"]);
    play(&home, "Eva", "Franz", &["d4"]);
    let listed = games(&home, &[]).out;
    let lines: Vec<&str> = listed.lines().collect();
    assert_eq!(lines.len(), 3, "{listed}");
    assert!(lines[0].starts_with("3: Eva against Franz, 20"), "the newest first: {listed}");
    assert!(lines[0].ends_with(". One half-move, 1. d4. Unfinished; Black has the move."), "{listed}");
    assert!(lines[1].ends_with(". 4 half-moves, last 2... Qh4. Black wins, 0-1: checkmate."), "{listed}");
    assert!(lines[2].ends_with(". 2 half-moves, last 1... e5. Unfinished; White has the move."), "{listed}");
    for (arguments, numbers) in [
        (&["--player", "ANNE"][..], "2"),
        (&["--player", "ruiz"], "1"),
        (&["--unfinished"], "31"),
        (&["--unfinished", "--player", "an"], "31"),
        (&["--since", "2020-02-29"], "321"),
    ] {
        let found: String = games(&home, arguments).out.lines().map(|line| &line[..1]).collect();
        assert_eq!(found, numbers, "{arguments:?}");
    }
    assert_eq!(games(&home, &["--since", "2999-01-01"]).out, "There is no such recorded game.\n");
    let wrong = home.run(&["games", "--since", "soon", "--lang", "en"], "");
    assert!(wrong.code == Some(2) && wrong.err.contains("Invalid value soon for since"), "{wrong:?}");

    let shown = |game: &[&str]| home.run(&["show"].iter().chain(game).copied().collect::<Vec<_>>(), "");
    let files = kept(&home);
    for (named, file) in [("1", &files[0]), ("2", &files[1]), ("anne", &files[1]), ("Eva", &files[2]), ("f", &files[2])]
    {
        let by_path = shown(&[&file.to_string_lossy(), "--lang", "en"]);
        assert_eq!(by_path.code, Some(0), "{by_path:?}");
        assert_eq!(shown(&[named, "--lang", "en"]).out, by_path.out, "{named}");
    }
    let text = shown(&["2", "--lang", "en"]).out;
    let (first, rest) = text.split_once('\n').expect("rows");
    assert!(first.starts_with("20") && first.contains("Änne") && first.contains("White: "), "{text}");
    assert_eq!(rest.matches("\n  a b c d e f g h\n").count(), 1, "boards that are alike are shown once: {text}");
    assert_eq!(shown(&["--lang", "en"]).out, shown(&["3", "--lang", "en"]).out, "without a name the newest is shown");
    for nobody in ["4", "0", "Zoe"] {
        let ran = shown(&[nobody, "--lang", "en"]);
        let said = format!("No recorded game matches {nobody}. The command annabella games lists them all.\n");
        assert_eq!((ran.code, ran.err), (Some(1), said));
    }
    let missing = shown(&["nothing.txt", "--lang", "en"]);
    assert!(
        missing.code == Some(1) && missing.err.contains("There is no file") && missing.err.contains("nothing.txt."),
        "{missing:?}"
    );

    let resume = |game: &[&str]| {
        let arguments: Vec<&str> = ["resume"].iter().chain(game).copied().chain(QUIET).collect();
        home.run(&arguments, "moves\nquit\n").out
    };
    assert!(resume(&["bernd"]).contains("1. e4 e5."), "by a name");
    assert!(resume(&["1"]).contains("1. e4 e5."), "by a number");
    assert!(resume(&[]).contains("1. d4."), "the newest that is unfinished");
    assert!(home.run(&["export", "2"], "").out.contains("[White \"Änne\"]"));
    assert_eq!(home.run(&["verify", "2", "--lang", "en"], "").code, Some(0));
}

#[test]
fn the_list_does_not_depend_on_the_index() {
    let home = Home::new();
    assert_eq!(games(&home, &[]).out, "There is no such recorded game.\n", "not even a folder");
    play(&home, "Ana", "Bernd", &["e4"]);
    let listed = games(&home, &[]).out;
    let index = home.path("cache/annabella/games.json");
    for spoil in [&b"a shopping list"[..], b"", &[0; 8192]] {
        fs::write(&index, spoil).expect("spoilt");
        assert_eq!(games(&home, &[]).out, listed);
        assert_eq!(games(&home, &[]).out, listed, "again from the new index");
    }
    fs::remove_file(&index).expect("removed");
    fs::create_dir(&index).expect("in the way");
    assert_eq!(games(&home, &[]).out, listed, "where no index can be written");
    fs::remove_dir(&index).expect("removed");
    let file = kept(&home).remove(0);
    fs::rename(&file, file.with_file_name("other.jsonl")).expect("renamed");
    assert_eq!(kept(&home), [file.with_file_name("other.jsonl")], "a deleted record is not listed");
    let resumed = home.run(&["resume", "other", "--face", "lines", "--voice", "off", "--lang", "en"], "go\ne5\n\n");
    assert_eq!(resumed.code, Some(0), "{resumed:?}");
    assert!(games(&home, &[]).out.contains("2 half-moves, last 1... e5."), "a changed record is read again");
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&index).expect("there").permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "names of players are for the owner alone");
    }
}

/// A record with its terms alone, begun at that moment.
fn unplayed(home: &Home, name: &str, wall_ms: u64) -> Journal {
    let mut journal = Journal::create(&folder(home).join(name)).expect("a record");
    let terms = Terms::between(Player::named("Nobody"), Player::named("No one"));
    let event = Event::Game(GameEvent::RecordOpened { terms: Box::new(terms), program: None });
    assert_eq!(
        journal.append(&[Record {
            seq: 0,
            at: Moment(0),
            wall_ms,
            by: Actor::Program,
            event,
            source: None,
            seat: None,
            arrived: None,
            time: None
        }]),
        []
    );
    journal
}

#[test]
fn a_game_that_is_left_within_its_first_half_move_is_resumed() {
    for typed in ["begin\n", "e4\n"] {
        let home = Home::new();
        let usual = ["--lang", "en", "--voice", "off", "--face", "lines"];
        assert_eq!(home.run(&[&["play"][..], &usual].concat(), typed).code, Some(0));
        let listed = home.run(&["games", "--lang", "en"], "").out;
        assert!(listed.contains("White has the move") && !listed.contains("Not begun"), "{typed:?}: {listed}");
        let resumed = home.run(&[&["resume"][..], &usual].concat(), "status\n");
        assert!(resumed.code == Some(0) && resumed.out.contains("The record continues"), "{typed:?}: {resumed:?}");
    }
}

#[test]
fn records_of_games_that_nobody_began_are_removed_after_an_hour() {
    let home = Home::new();
    play(&home, "Ana", "Bernd", &["e4"]);
    let now = annabella::time::unix_ms();
    drop(unplayed(&home, "old.jsonl", now - 3_700_000));
    drop(unplayed(&home, "young.jsonl", now - 3_000_000));
    let open = unplayed(&home, "open.jsonl", 5);
    let ran = home.run(&["games", "--lang", "en"], "");
    assert_eq!(ran.err, "One record of a game that was never begun was removed.\n");
    assert_eq!(ran.out.matches("Nobody against No one").count(), 2, "{ran:?}");
    assert!(ran.out.contains("Not begun.") && ran.out.contains("Being played now."), "{ran:?}");
    assert!(!folder(&home).join("old.jsonl").exists() && folder(&home).join("open.jsonl").exists());
    drop(open);
}

#[test]
fn a_game_being_played_is_skipped_and_a_damaged_record_is_reported() {
    let home = Home::new();
    for (white, first) in [("Ana", "a3"), ("Bea", "b3"), ("Cora", "c3")] {
        play(&home, white, "Rival", &[first]);
    }
    let files = kept(&home);
    let played = crate::journal::open(&files[2]).expect("opened");
    let text = fs::read_to_string(&files[1]).expect("text");
    fs::write(&files[1], text.replacen("Bea", "Eva", 1)).expect("damaged");
    let listed = home.run(&["games", "--lang", "en"], "");
    let places: Vec<&str> = listed.out.lines().collect();
    // An unreadable record has no time, so it comes last.
    assert!(places[0].starts_with("3: Cora") && places[0].ends_with("Being played now."), "{listed:?}");
    assert!(places[2].starts_with("1: Line 1 of ") && places[2].contains("is damaged"), "{listed:?}");
    let arguments: Vec<&str> = ["resume"].into_iter().chain(QUIET).collect();
    let resumed = home.run(&arguments, "moves\nquit\n");
    assert!(resumed.out.contains("1. a3."), "{resumed:?}");
    let by_name = home.run(&["resume", "Cora", "--face", "lines", "--voice", "off", "--lang", "en"], "");
    assert!(by_name.code == Some(1) && by_name.err.contains("No recorded game matches Cora"), "{by_name:?}");
    let by_number = home.run(&["resume", "3", "--face", "lines", "--voice", "off", "--lang", "en"], "");
    assert!(by_number.code == Some(1) && by_number.err.contains("is open in another Annabella"), "{by_number:?}");
    drop(played);
}

#[test]
fn many_games_begun_in_one_second_each_have_a_record() {
    let home = Home::new();
    let begin = |_| -> Child {
        let arguments: Vec<&str> = ["play"].into_iter().chain(QUIET).collect();
        let mut command = home.command(&arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("starts")
    };
    let mut children: Vec<Child> = (0..12).map(begin).collect();
    for child in &mut children {
        let mut stdin = child.stdin.take().expect("piped");
        std::io::Write::write_all(&mut stdin, b"e4\n\nquit\n").expect("taken");
    }
    for child in &mut children {
        assert_eq!(ended(child).code(), Some(0));
    }
    assert_eq!(kept(&home).len(), 12);
}

#[test]
fn a_spectator_learns_that_the_record_was_deleted_damaged_or_replaced() {
    let whole = Home::new();
    play(&whole, "Ana", "Bernd", &["e4"]);
    play(&whole, "Eva", "Franz", &["d4"]);
    let files = kept(&whole);
    let text = fs::read_to_string(&files[0]).expect("a record");
    type Fault<'a> = &'a dyn Fn(&std::path::Path);
    let faults: [(Fault, &str); 3] = [
        (&|path| fs::remove_file(path).expect("deleted"), "The record has been deleted."),
        (&|path| fs::write(path, text.replacen("Ana", "Anna", 1)).expect("damaged"), "The record is damaged."),
        (&|path| _ = fs::copy(&files[1], path).expect("replaced"), "The file now holds another game."),
    ];
    for (fault, said) in faults {
        let home = Home::new();
        let record = home.path("game.jsonl");
        fs::copy(&files[0], &record).expect("copied");
        let mut terminal = home.terminal(&["watch", &record.to_string_lossy(), "--lang", "en"], (40, 120));
        terminal.see("This game is not being played now.");
        fault(&record);
        terminal.see(said);
        terminal.keys("\u{3}");
        assert!(terminal.end().success());
        terminal.assert_restored();
    }
}
