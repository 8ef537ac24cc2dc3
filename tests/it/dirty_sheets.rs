//! Two sheets of one game with the slips, short forms and gaps that people leave on them. The game is known.

use std::collections::{BTreeMap, BTreeSet};

use annabella::game::half_move::HalfMove;
use annabella::game::records::scoresheet_comparison::SheetVerdict;
use annabella::game::records::slips::{Diagnosis, Slip};
use annabella::notation::SheetLanguage::English;
use annabella::notation::comparison::{Comparison, Paper, compare};
use annabella::notation::sheet::{WrittenSheet, read_sheet};
use annabella::notation::{NotationForm, described, write};
use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess, Color, Position, Role};

use crate::boards::simulated::Random;
use crate::program::is_long_set;

/// A game, and both its sheets with the plies at which a slip is on one of them.
struct Dirty {
    line: Vec<HalfMove>,
    texts: [String; 2],
    slips: BTreeSet<usize>,
}

/// Games between masters of at most that number of half-moves, and as many with random half-moves.
fn games(many: usize, plies: usize, random: &mut Random) -> Vec<Vec<HalfMove>> {
    let played = include_str!("../../benches/master_games.txt").lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let mut position = Chess::default();
        let moves = line.split_whitespace().take(plies).map(|san| {
            let mv = san.parse::<San>().expect("SAN").to_move(&position).expect("a legal move");
            position.play_unchecked(mv);
            HalfMove::of(mv, CastlingMode::Standard)
        });
        moves.collect::<Vec<_>>()
    };
    let mut games: Vec<Vec<HalfMove>> = played.map(read).filter(|game| game.len() == plies).take(many).collect();
    while games.len() < 2 * many {
        let mut position = Chess::default();
        let mut game = Vec::new();
        while game.len() < plies && !position.is_game_over() {
            let mv = random.one_of(&position.legal_moves());
            game.push(HalfMove::of(mv, CastlingMode::Standard));
            position.play_unchecked(mv);
        }
        games.push(game);
    }
    games
}

/// The half-moves that a text can mean there.
fn meant(text: &str, position: &Chess) -> Vec<HalfMove> {
    let said = described(text, English);
    let legal = position.legal_moves().into_iter().map(|mv| HalfMove::of(mv, CastlingMode::Standard));
    legal.filter(|half_move| said.is_some_and(|said| said.can_mean(*half_move, position))).collect()
}

/// The half-move as a player in a hurry writes it: a capture short, if it still means that alone.
fn hurried(half_move: HalfMove, position: &Chess, random: &mut Random) -> String {
    let whole = write(half_move, position, English, NotationForm::Short);
    let Some(mv) = half_move.legal_in(position).filter(|mv| mv.is_capture() && mv.promotion().is_none()) else {
        return whole;
    };
    let (file, captured) = (half_move.to.file().char(), mv.capture().map_or('P', Role::upper_char));
    let piece = if mv.role() == Role::Pawn { half_move.from.file().char() } else { mv.role().upper_char() };
    let short = match random.below(4) {
        0 => format!("{piece}x{file}"),
        1 => format!("{piece}x{captured}"),
        2 if mv.role() == Role::Pawn => format!("{piece}{file}"),
        2 => format!("{piece}x{captured}{}", half_move.to),
        _ => return whole,
    };
    if meant(&short, position) == [half_move] { short } else { whole }
}

fn dirty(line: Vec<HalfMove>, slips: usize, random: &mut Random) -> Dirty {
    let mut position = Chess::default();
    let mut before = Vec::new();
    let mut entries: [Vec<Option<String>>; 2] = [Vec::new(), Vec::new()];
    for half_move in &line {
        // What both write without saying which of two it was.
        let whole = write(*half_move, &position, English, NotationForm::Short);
        let short = whole.replacen(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], "", 1);
        let is_ambiguous = whole.starts_with(char::is_uppercase) && meant(&short, &position).len() > 1;
        for entries in &mut entries {
            entries.push(Some(match is_ambiguous && meant(&short, &position).contains(half_move) {
                true => short.clone(),
                false => hurried(*half_move, &position, random),
            }));
        }
        before.push(position.clone());
        position.play_unchecked(half_move.legal_in(&position).expect("legal"));
    }
    // Two slips are at least four half-moves apart, and none is near the ends.
    let mut places: BTreeSet<usize> = BTreeSet::new();
    for _ in 0..40 * slips {
        let ply = 2 + random.below(line.len().saturating_sub(8).max(1) as u64) as usize;
        if places.len() < slips && places.range(ply.saturating_sub(3)..ply + 4).next().is_none() {
            places.insert(ply);
        }
    }
    for ply in &places {
        let legal = before[*ply].legal_moves().into_iter().map(|mv| HalfMove::of(mv, CastlingMode::Standard));
        let others: Vec<HalfMove> = legal.filter(|half_move| *half_move != line[*ply]).collect();
        let slip = match random.below(6) {
            0 | 1 if !others.is_empty() => {
                Some(write(random.one_of(&others), &before[*ply], English, NotationForm::Short))
            }
            2 => Some("Qh9".to_owned()),
            3 => Some("Ka5".to_owned()),
            4 => Some(random.one_of(&["✓", "-", "?", "x"]).to_owned()),
            _ => None,
        };
        entries[random.below(2) as usize][*ply] = slip;
    }
    if random.one_in(4) {
        let stops = random.below(2) as usize;
        entries[stops].truncate(line.len() - random.below(6) as usize);
    }
    Dirty { line, texts: entries.map(|entries| rows(&entries)), slips: places }
}

/// The sheet in rows; what is left out is so in its place.
fn rows(entries: &[Option<String>]) -> String {
    let row = |(row, pair): (usize, &[Option<String>])| {
        let number = row + 1;
        match (pair[0].as_deref(), pair.get(1).and_then(Option::as_deref)) {
            (Some(white), black) => format!("{number}. {white} {}\n", black.unwrap_or_default()),
            (None, Some(black)) => format!("{number}... {black}\n"),
            (None, None) => String::new(),
        }
    };
    entries.chunks(2).enumerate().map(row).collect()
}

fn sheet(text: &str) -> WrittenSheet {
    read_sheet(text.as_bytes()).unwrap_or_else(|reason| panic!("{reason:?}: {text}"))
}

fn compared(a: &WrittenSheet, b: &WrittenSheet) -> Comparison {
    let [a, b] = [a, b].map(|sheet| Paper { sheet, language: English });
    compare(a, b).expect("a common start").with_slips(a, b)
}

/// Whether the proposal is the game, but for the half-moves of which it says that they are open.
fn is_the_game(dirty: &Dirty, found: &Diagnosis) -> bool {
    let open: BTreeSet<usize> = found
        .slips
        .iter()
        .filter(|slip| matches!(slip, Slip::Open { .. } | Slip::Either { .. }))
        .map(|slip| slip.ply())
        .collect();
    let same = |ply: usize| open.contains(&ply) || found.line.get(ply) == dirty.line.get(ply);
    (0..dirty.line.len() - 6).all(same)
}

#[test]
fn dirty_sheets_are_explained_by_the_game_that_was_played() {
    let mut random = Random::new(57);
    let many = if is_long_set() { 100 } else { 8 };
    let mut explained: BTreeMap<usize, [usize; 2]> = BTreeMap::new();
    for (n, line) in games(many, 60, &mut random).into_iter().enumerate() {
        let slips = n * 13 / many % 14;
        let dirty = dirty(line, slips, &mut random);
        let [a, b] = [&dirty.texts[0], &dirty.texts[1]].map(|text| sheet(text));
        let found = compared(&a, &b);
        // Every slip is a difference, and a sheet that stops earlier too.
        let is_whole = dirty.slips.is_empty() && a.entries.len() == b.entries.len();
        assert!(is_whole || found.verdict != SheetVerdict::Agree, "{:?}", dirty.texts);
        assert!(!is_whole || found.verdict != SheetVerdict::Differ, "{:?}", dirty.texts);
        let whole = found.verdict == SheetVerdict::Agree && found.agreement.line == dirty.line;
        let is_the_game = found.slips.as_ref().map_or(whole, |slips| is_the_game(&dirty, &slips.diagnosis));
        let [all, right] = explained.entry(dirty.slips.len().div_ceil(5)).or_default();
        *all += 1;
        *right += usize::from(is_the_game);
        // Whichever sheet is named first, the same is found, and no sheet differs from itself.
        let other = compared(&b, &a);
        assert_eq!((other.verdict, &other.agreement.line), (found.verdict, &found.agreement.line));
        let mirrored = other.slips.map(|slips| slips.diagnosis.mirrored());
        assert_eq!(mirrored, found.slips.map(|slips| slips.diagnosis), "{:?}", dirty.texts);
        for own in [&a, &b] {
            let [one, same] = [Paper { sheet: own, language: English }; 2];
            let verdict = compare(one, same).expect("a common start").verdict;
            assert!(matches!(verdict, SheetVerdict::Agree | SheetVerdict::Unreadable), "{:?}", dirty.texts);
        }
    }
    println!("by fives of slips, how many and how many of them explained: {explained:?}");
    let [all, right] = explained.values().fold([0, 0], |[all, right], [one, other]| [all + one, right + other]);
    // Where several ambiguous entries hang together, another line than the one played can fit as well.
    assert!(4 * right >= 3 * all, "{explained:?}");
}

#[test]
fn sheets_that_differ_behind_what_cannot_be_played_on_both_never_agree() {
    let mut random = Random::new(9);
    for line in games(if is_long_set() { 100 } else { 10 }, 40, &mut random) {
        let mut position = Chess::default();
        let mut entries: Vec<Option<String>> = Vec::new();
        for half_move in &line {
            entries.push(Some(write(*half_move, &position, English, NotationForm::Short)));
            position.play_unchecked(half_move.legal_in(&position).expect("legal"));
        }
        let at = 4 + random.below(10) as usize;
        entries[at] = Some(random.one_of(&["Ka5", "Qh9", "O-O-O", "Nd", "exd"]).to_owned());
        let mut other = entries.clone();
        let differs = at + 4 + random.below(10) as usize;
        other[differs] = Some(if differs.is_multiple_of(2) { "Ra1" } else { "Ra8" }.to_owned());
        if differs >= line.len() || entries[differs] == other[differs] {
            continue;
        }
        let [a, b] = [&entries, &other].map(|entries| sheet(&rows(entries)));
        assert_ne!(compared(&a, &b).verdict, SheetVerdict::Agree, "{at} {differs} {entries:?}");
    }
}

#[test]
fn two_half_moves_that_only_one_sheet_has_are_missing_on_the_other() {
    let with = "1. e4 e5 2. Nf3 Nc6 3. a3 Bxa3 4. Nxa3 Nf6 5. d3 d6 6. Be2 O-O 7. O-O h6";
    let without = "1. e4 e5 2. Nf3 Nc6 3. a3 Nf6 4. d3 d6 5. Be2 O-O 6. O-O h6";
    for (a, b, lacks) in [(with, without, Color::Black), (without, with, Color::White)] {
        let found = compared(&sheet(a), &sheet(b)).slips.expect("slips").diagnosis;
        assert!(
            matches!(found.slips[..], [Slip::Missing { sheet, ply: 5, half_moves: 2, .. }] if sheet == lacks),
            "{:?}",
            found.slips
        );
    }
}
