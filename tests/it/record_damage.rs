//! The record of a game, cut and changed at every byte: every loss is reported at its true size.

use std::fs;
use std::io::BufReader;
use std::path::Path;

use annabella::game::clock::moment::Moment;
use annabella::game::people::Player;
use annabella::game::terms::Terms;
use annabella::storage::journal::{Journal, JournalError, OpenedRecord, Rest, read_bytes, repair, verify, verify_from};
use annabella::time::Stamp;
use annabella::wording::{Integrity, LeftOut};
use tempfile::TempDir;

use crate::pipe::master_game;
use crate::program::is_long_set;
use crate::table::recorded_session;

/// Plays as far as both players have captured, one gave check and one castled, recorded in that file; in the long set,
/// sixty half-moves.
fn recorded_game(path: &Path) -> Vec<u8> {
    first_half_moves(if is_long_set() { 60 } else { 16 }, path)
}

/// Plays that many half-moves, recorded in that file.
fn first_half_moves(count: usize, path: &Path) -> Vec<u8> {
    let mut terms = Terms::between(Player::named("Änne"), Player::named("José"));
    for player in [&mut terms.players.white, &mut terms.players.black] {
        player.keeps.sheet = false;
    }
    let mut session = recorded_session(terms, path);
    for (second, spoken) in master_game().iter().take(count).enumerate() {
        let stamp = Stamp { at: Moment(second as u64 * 1000), ..Stamp::default() };
        for line in [spoken.as_str(), if second % 2 == 0 { "white: press" } else { "black: press" }] {
            let intent = session.reader(None).read(line);
            session.carry_out(stamp, intent).expect("the game goes on");
        }
    }
    assert_eq!(session.game().line().len(), count);
    drop(session);
    fs::read(path).expect("recorded")
}

fn read(bytes: &[u8]) -> Result<OpenedRecord, JournalError> {
    read_bytes(bytes, Path::new("game.jsonl"))
}

fn standing(bytes: &[u8]) -> Option<Integrity> {
    verify_from(BufReader::new(bytes), Path::new("game.jsonl")).ok().map(|verified| verified.standing)
}

#[test]
fn a_record_cut_at_any_byte_is_reported_as_cut_or_open() {
    let folder = TempDir::new().expect("a folder");
    let whole = recorded_game(&folder.path().join("game.jsonl"));
    let all = read(&whole).expect("whole").records;
    assert!(all.len() > 32, "{} records", all.len());
    let ends: Vec<usize> = whole.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1).collect();
    let is_tried = |at: usize| is_long_set() || at.is_multiple_of(5) || ends.iter().any(|end| end.abs_diff(at) < 4);
    for end in (0..whole.len()).filter(|at| is_tried(*at)) {
        let lines = ends.iter().take_while(|line| **line <= end).count();
        let at_a_line = end == 0 || ends.contains(&end);
        let cut = &whole[..end];
        match (read(cut), standing(cut)) {
            (Ok(opened), Some(standing)) => {
                assert_eq!(opened.records, all[..lines], "cut at {end}");
                assert_eq!(opened.rest == Rest::Nothing, at_a_line, "cut at {end}");
                let expected = if at_a_line { Integrity::Open } else { Integrity::Cut { line: lines + 1 } };
                assert_eq!(standing, expected, "cut at {end}");
            }
            (Err(JournalError::Damaged { line: 1, .. }), Some(Integrity::Cut { line: 1 })) => assert_eq!(lines, 0),
            (Err(JournalError::NotAJournal { .. }), None) => assert!(end < b"{\"v\":".len(), "cut at {end}"),
            other => panic!("cut at {end}: {other:?}"),
        }
    }
}

#[test]
fn a_record_changed_at_any_byte_is_refused_with_its_line() {
    let folder = TempDir::new().expect("a folder");
    let mut bytes = recorded_game(&folder.path().join("game.jsonl"));
    let mut line = 1;
    for at in 0..bytes.len() {
        let before = bytes[at];
        if !is_long_set() && !at.is_multiple_of(5) && before != b'\n' {
            continue;
        }
        let is_last = at + 1 == bytes.len();
        bytes[at] ^= 1 << (at % 8);
        match read(&bytes) {
            Err(JournalError::Damaged { line: found, .. }) => {
                // A changed newline joins its line to the next.
                assert_eq!(found, line, "changed at {at}");
            }
            Err(JournalError::NotAJournal { .. }) => assert!(at < b"{\"v\":".len(), "changed at {at}"),
            Ok(OpenedRecord { rest: Rest::Torn(_), .. }) => assert!(is_last, "changed at {at}"),
            other => panic!("changed at {at}: {other:?}"),
        }
        match standing(&bytes) {
            Some(Integrity::Edited { line: found }) => assert_eq!(found, line, "changed at {at}"),
            Some(Integrity::Cut { .. }) => assert!(is_last, "changed at {at}"),
            None => assert!(at < b"{\"v\":".len(), "changed at {at}"),
            other => panic!("changed at {at}: {other:?}"),
        }
        bytes[at] = before;
        line += usize::from(before == b'\n');
    }
}

#[test]
fn a_last_line_that_is_complete_and_damaged_is_never_deleted() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let mut bytes = recorded_game(&path);
    let place = bytes.len() - 10;
    bytes[place] ^= 1;
    fs::write(&path, &bytes).expect("changed");
    let lines = bytes.iter().filter(|byte| **byte == b'\n').count();
    let refused = Journal::open(&path).err();
    assert!(matches!(refused, Some(JournalError::Damaged { line, .. }) if line == lines), "{refused:?}");
    assert_eq!(fs::read(&path).expect("there"), bytes, "the file is unchanged");
}

#[test]
fn the_undamaged_part_is_repaired_into_a_new_file() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let bytes = recorded_game(&path);
    let text = String::from_utf8(bytes).expect("text");
    let lines = text.lines().count();
    fs::write(&path, text.replacen("g8f6", "g8h6", 1)).expect("changed");
    let changed = 1 + text.lines().position(|line| line.contains("g8f6")).expect("played");
    let repaired = repair(&path).expect("repaired");
    assert_eq!(repaired.lines, changed - 1);
    assert_eq!(repaired.left_out, LeftOut::From { line: changed, lines: lines - changed + 1 });
    assert_eq!(repaired.to, folder.path().join("game.repaired.jsonl"));
    assert_eq!(verify(&repaired.to).expect("a record").standing, Integrity::Open);
    let (journal, opened) = crate::journal::open(&repaired.to).expect("it can be gone on with");
    assert_eq!(opened.records.len(), changed - 1);
    drop(journal);
    assert_eq!(repair(&path).expect("again").to, folder.path().join("game.repaired-2.jsonl"), "nothing is overwritten");
}

#[test]
fn another_version_and_an_unknown_event_are_named() {
    use annabella::storage::journal::{Chain, NotARecord, Record};
    let mut chain = Chain::new();
    let unknown = chain.tie("{\"v\":2,\"seq\":0,\"at_ms\":0,\"wall\":0,\"by\":\"arbiter\",\"kind\":\"tea_served\"");
    let found = Record::from_line(unknown.trim_end(), &mut Chain::new());
    assert_eq!(found, Err(NotARecord::UnknownKind("tea_served".into())));
    for later in [
        "{\"v\":3,\"seq\":0,\"something\":\"else\"}",
        Chain::new().tie("{\"v\":3,\"seq\":0,\"something\":\"else\"").trim_end(),
    ] {
        assert_eq!(Record::from_line(later, &mut Chain::new()), Err(NotARecord::UnknownVersion(3)), "{later}");
    }
    let first =
        "{\"v\":1,\"seq\":0,\"at_ms\":0,\"wall\":0,\"by\":\"program\",\"kind\":\"play_begun\",\"c\":\"00000000\"}\n";
    let refused = read_bytes(first.as_bytes(), Path::new("game.jsonl"));
    assert!(matches!(refused, Err(JournalError::UnknownVersion { version: 1, line: 1, .. })), "{refused:?}");
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.jsonl");
    recorded_game(&path);
    let mut text = fs::read_to_string(&path).expect("text");
    let lines = text.lines().count();
    text.push_str("{\"v\":7,\"tomorrow\":true}\n");
    let opened = read(text.as_bytes()).expect("as far as it goes");
    assert_eq!((opened.records.len(), &opened.rest), (lines, &Rest::UnknownVersion { line: lines + 1, version: 7 }));
    fs::write(&path, text).expect("written");
    assert!(matches!(Journal::open(&path), Err(JournalError::UnknownVersion { version: 7, .. })));
}
