//! What it costs to compare two written scoresheets of 80 moves, text to verdict.

use std::hint::black_box;

use annabella::commands::compare::{self, CompareOptions, OutputFormat};
use annabella::game::half_move::HalfMove;
use annabella::game::records::scoresheet_comparison::SheetVerdict;
use annabella::notation::comparison::{Paper, compare};
use annabella::notation::sheet::read_sheet;
use annabella::notation::{NotationForm, SheetLanguage, languages_of, write};
use annabella::wording::Wording;
use shakmaty::{CastlingMode, Chess, Position};

use crate::measure::Bench;

/// A sheet with that many half-moves of one game, in a language and form.
fn sheet(plies: usize, language: SheetLanguage, form: NotationForm) -> String {
    let mut position = Chess::default();
    let mut text = String::new();
    let mut pick = 7usize;
    for ply in 0..plies {
        let moves = position.legal_moves();
        let quiet: Vec<_> = moves.iter().filter(|mv| !mv.is_capture()).collect();
        let Some(mv) = quiet.get(pick % quiet.len().max(1)) else { break };
        pick = pick.wrapping_mul(31).wrapping_add(17) % 10_007;
        if ply % 2 == 0 {
            text.push_str(&format!("\n{}. ", ply / 2 + 1));
        }
        text.push_str(&write(HalfMove::of(**mv, CastlingMode::Standard), &position, language, form));
        text.push(' ');
        position.play_unchecked(**mv);
    }
    text
}

fn compare_sheets(c: &mut Bench) {
    let spanish = sheet(160, SheetLanguage::Spanish, NotationForm::Short);
    let german = sheet(160, SheetLanguage::German, NotationForm::Long);
    let mut group = c.benchmark_group("two sheets of 80 moves");
    group.bench_function("read", |b| b.iter(|| read_sheet(black_box(spanish.as_bytes()))));
    let [a, b] = [&spanish, &german].map(|text| read_sheet(text.as_bytes()).expect("a sheet"));
    assert_eq!((a.entries.len(), b.entries.len()), (160, 160));
    group.bench_function("languages", |bencher| bencher.iter(|| languages_of(black_box(&a))));
    let papers =
        [Paper { sheet: &a, language: SheetLanguage::Spanish }, Paper { sheet: &b, language: SheetLanguage::German }];
    group.bench_function("compared", |bencher| bencher.iter(|| compare(black_box(papers[0]), papers[1])));
    let folder = tempfile::tempdir().expect("a folder");
    for pair in 0..1000 {
        for (side, text) in [("a", &spanish), ("b", &german)] {
            std::fs::write(folder.path().join(format!("{pair}.{side}.txt")), text).expect("written");
        }
    }
    let mut group = c.benchmark_group("a folder of 1,000 pairs");
    group.sample_size(10);
    let wording = Wording::default();
    for (name, languages) in [
        ("languages said", [Some(SheetLanguage::Spanish), Some(SheetLanguage::German)]),
        ("languages found", [None, None]),
    ] {
        let request =
            CompareOptions { first: folder.path().to_owned(), second: None, languages, format: OutputFormat::Json };
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let verdict = compare::run(&request, &wording, &mut |_| None, &mut std::io::sink());
                assert!(matches!(verdict, Ok(SheetVerdict::Agree)), "{verdict:?}");
            });
        });
    }
}

/// Runs them all.
pub fn run() {
    let mut bench = Bench::new();
    compare_sheets(&mut bench);
}
