//! Sheets as people write them: real pairs, and the inputs in which short captures, ticks and entries that cannot be
//! played stand.

use std::fs;
use std::path::{Path, PathBuf};

use annabella::game::records::scoresheet_comparison::SheetVerdict;
use annabella::notation::SheetLanguage::English;
use annabella::notation::comparison::{Comparison, Paper, compare};
use annabella::notation::sheet::{WrittenSheet, read_sheet};

use crate::program::is_long_set;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sheets").join(name)
}

fn sheet(path: &Path) -> WrittenSheet {
    read_sheet(&fs::read(path).expect("a file")).expect("a sheet")
}

fn compared(a: &WrittenSheet, b: &WrittenSheet) -> Comparison {
    let [a, b] = [a, b].map(|sheet| Paper { sheet, language: English });
    compare(a, b).expect("a common start").with_slips(a, b)
}

fn written(a: &str, b: &str) -> Comparison {
    let [a, b] = [a, b].map(|name| sheet(&folder("written").join(format!("{name}.txt"))));
    compared(&a, &b)
}

fn pairs() -> Vec<(String, [WrittenSheet; 2])> {
    let files = fs::read_dir(folder("real")).expect("the folder").map(|file| file.expect("a file").path());
    let name = |path: PathBuf| Some(path.file_name()?.to_str()?.strip_suffix("_a.txt")?.to_owned());
    let mut names: Vec<String> = files.filter_map(name).collect();
    names.sort();
    let read = |name: String| {
        let sheets = ["a", "b"].map(|side| sheet(&folder("real").join(format!("{name}_{side}.txt"))));
        (name, sheets)
    };
    names.into_iter().map(read).collect()
}

/// Nearly nothing on these can be followed: a game without its beginning, and two sheets with a slip in every row.
const NOT_EXPLAINED: [&str; 2] = ["039", "079"];

/// These take as long as all others together.
const LONG: [&str; 8] = ["008", "013", "022", "023", "042", "045", "078", "079"];

#[test]
fn real_pairs_are_explained_to_the_end_by_the_known_lines() {
    let lines = fs::read_to_string(folder("real").join("lines.txt")).expect("the lines");
    let known = |name: &str| lines.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
    for (name, [a, b]) in pairs().into_iter().filter(|(name, _)| is_long_set() || !LONG.contains(&name.as_str())) {
        let found = compared(&a, &b);
        let shorter = a.entries.len().min(b.entries.len());
        if name == "024" {
            assert_eq!((found.verdict, found.agreement.agreed_plies()), (SheetVerdict::Agree, shorter));
            continue;
        }
        assert_ne!(found.verdict, SheetVerdict::Agree, "{name}");
        let diagnosis = found.slips.map(|slips| slips.diagnosis);
        let line = diagnosis.as_ref().map(|diagnosis| &diagnosis.line);
        assert!(diagnosis.as_ref().is_none_or(|diagnosis| diagnosis.agreed + 3 >= shorter), "{name}");
        assert_eq!(line.is_none(), NOT_EXPLAINED.contains(&name.as_str()), "{name}");
        let line = line.map(|line| line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
        assert_eq!(line.as_deref(), known(&name), "{name}");
    }
}

#[test]
fn a_real_sheet_never_differs_from_itself() {
    for (name, sheets) in pairs() {
        for sheet in sheets {
            let [a, b] = [&sheet; 2].map(|sheet| Paper { sheet, language: English });
            let verdict = compare(a, b).expect("a common start").verdict;
            assert!(matches!(verdict, SheetVerdict::Agree | SheetVerdict::Unreadable), "{name}: {verdict:?}");
        }
    }
}

#[test]
fn whichever_sheet_is_named_first_the_verdict_is_the_same() {
    for (name, [a, b]) in pairs() {
        let [one, other] = [[&a, &b], [&b, &a]].map(|sheets| {
            let [a, b] = sheets.map(|sheet| Paper { sheet, language: English });
            let found = compare(a, b).expect("a common start");
            (found.verdict, found.agreement.line)
        });
        assert_eq!(one, other, "{name}");
    }
}

#[test]
fn sheets_that_differ_behind_an_impossible_entry_never_agree() {
    let found = written("lost_a", "lost_b");
    assert_eq!((found.verdict, found.agreement.agreed_plies()), (SheetVerdict::Differ, 4));
}

#[test]
fn captures_are_read_as_people_write_them() {
    for (a, b, plies) in [("scand", "short_one", 8), ("ruy", "captured_named", 10), ("ruy_4", "last_pair", 8)] {
        let found = written(a, b);
        assert_eq!((found.verdict, found.agreement.agreed_plies()), (SheetVerdict::Agree, plies), "{b}");
    }
    let sheet = |text: &str| read_sheet(text.as_bytes()).expect("a sheet");
    let short = "1. e4 d5 2. ed QxP 3. Nc3 Qa5 4. Nb5 QxN 5. BxQ c6 6. BxP NxB";
    let long = "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. Nb5 Qxb5 5. Bxb5+ c6 6. Bxc6+ Nxc6";
    assert_eq!(compared(&sheet(short), &sheet(long)).verdict, SheetVerdict::Agree);
    // The last row is no signature, whatever stands in it; what two can do is open.
    for (text, entries) in [("BxN dxB", 8), ("QxQ", 7), ("Bxc", 7), ("0-", 7), ("Ba4 dxB", 8), ("Ba4 Nge", 8)] {
        let text = format!("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. {text}\nFelix Alexander\n");
        assert_eq!(sheet(&text).entries.len(), entries, "{text}");
    }
    let two = "1. e4 d5 2. d3 f5 3. Nc3 h6 4. ex h5";
    assert_ne!(compared(&sheet(two), &sheet(two)).verdict, SheetVerdict::Agree);
}

#[test]
fn what_both_wrote_short_is_read_as_far_as_one_reading_leads() {
    let found = written("ambiguous_both", "ambiguous_both");
    assert_eq!((found.verdict, found.agreement.agreed_plies()), (SheetVerdict::Agree, 14));
    assert_eq!(found.agreement.line[7].to_string(), "b8d7");
    // Everything later fits either: nothing is said to agree.
    let sheet = read_sheet(b"1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Nf3 Nd7 5. a3 a6").expect("a sheet");
    let found = compared(&sheet, &sheet);
    assert_eq!(found.verdict, SheetVerdict::Unreadable);
    assert_eq!(found.slips.map(|slips| slips.diagnosis.agreed), Some(10));
}

#[test]
fn sheets_with_the_same_impossible_entry_are_followed_behind_it() {
    let found = written("same_impossible", "same_impossible");
    assert_eq!(found.verdict, SheetVerdict::Unreadable);
    assert_eq!(found.slips.map(|slips| slips.diagnosis.agreed), Some(12));
}

#[test]
fn ticks_and_strokes_are_missing_half_moves_in_their_place() {
    for marked in ["ticks", "dashes"] {
        let found = written("long", marked);
        let slips = found.slips.expect("slips").diagnosis;
        assert_eq!((found.verdict, slips.slips.len(), slips.agreed), (SheetVerdict::Incomplete, 1, 30), "{marked}");
        assert!(found.b.odd_numbers.is_empty(), "{marked}");
    }
}

#[test]
fn a_sheet_of_twenty_thousand_entries_is_compared_with_a_short_one() {
    let many: String = (1..=5000).map(|n| format!("{}. Nf3 Nf6 {}. Ng1 Ng8 ", 2 * n - 1, 2 * n)).collect();
    let [many, few] =
        [&many, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"].map(|text| read_sheet(text.as_bytes()).expect("a sheet"));
    let found = compared(&many, &few);
    assert_eq!((found.verdict, found.slips.is_none()), (SheetVerdict::Differ, true));
}
