//! Printed scoresheets as pictures: the PDF looks as it did, and the page of a browser looks like the PDF.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::exports::{export, imported, shuffled};
use crate::packages::{Package, has};
use crate::program::Home;

/// A page in grey, in blocks: the mean of each.
#[derive(Debug, PartialEq)]
struct Picture {
    width: usize,
    blocks: Vec<u8>,
}

/// The pixels of an inch.
const RESOLUTION: &str = "60";

/// The half-moves of the sheets that are compared: few, one page full, two pages.
const MOVES: [usize; 3] = [10, 90, 96];

/// What is darkest, and what is white.
const INKS: &[u8; 10] = b"@%#*+=-:. ";

impl Picture {
    /// Reads a picture in grey (PGM), in blocks of `side` by `side` pixels; what is left over at the edges is white.
    fn read(path: &Path, side: usize) -> Picture {
        let file = fs::read(path).expect("a picture");
        let mut head = file.splitn(4, |byte| byte.is_ascii_whitespace());
        let mut next = || String::from_utf8(head.next().expect("a head").to_vec()).expect("text");
        let (form, width, height) = (next(), next(), next());
        let (width, height): (usize, usize) = (width.parse().expect("a width"), height.parse().expect("a height"));
        assert_eq!(form, "P5");
        let pixels = &file[file.len() - width * height..];
        let (columns, rows) = (width / side, height / side);
        let mean = |column: usize, row: usize| {
            let lines = (row * side..(row + 1) * side).map(|y| &pixels[y * width + column * side..][..side]);
            let sum: usize = lines.flatten().map(|pixel| usize::from(*pixel)).sum();
            u8::try_from(sum / (side * side)).expect("a byte")
        };
        let blocks = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
        Picture { width: columns, blocks: blocks.map(|(column, row)| mean(column, row)).collect() }
    }

    /// The greatest difference of a block.
    fn difference(&self, other: &Picture) -> u8 {
        assert_eq!((self.width, self.blocks.len()), (other.width, other.blocks.len()));
        self.blocks.iter().zip(&other.blocks).map(|(one, other)| one.abs_diff(*other)).max().unwrap_or(0)
    }

    /// A letter for each block: white paper hardly ever has more ink than half.
    fn drawn(&self) -> String {
        let ink = |block: &u8| char::from(INKS[usize::from(block.saturating_sub(128)) * INKS.len() / 128]);
        let rows = self.blocks.chunks(self.width).map(|row| row.iter().map(ink).collect::<String>());
        rows.map(|row| row.trim_end().to_owned() + "\n").collect()
    }
}

/// The pages of a PDF in the home folder as pictures in blocks of `side` pixels.
fn pages(home: &Home, pdf: &str, side: usize) -> Vec<Picture> {
    let ran = Command::new("pdftoppm").args(["-r", RESOLUTION, "-gray", pdf, pdf]).current_dir(home.path("")).output();
    let ran = ran.expect("poppler-utils is installed");
    assert!(ran.status.success(), "{ran:?}");
    let found = fs::read_dir(home.path("")).expect("a folder").map(|entry| entry.expect("readable").path());
    let is_page = |path: &std::path::PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(&format!("{pdf}-")) && name.ends_with(".pgm")
    };
    let mut found: Vec<_> = found.filter(is_page).collect();
    found.sort();
    found.iter().map(|page| Picture::read(page, side)).collect()
}

/// A game of an event that is over, with that number of moves.
fn record(home: &Home, moves: usize) -> String {
    let tags = "[Event \"Open\"]\n[Date \"2026.11.20\"]\n[Round \"3\"]\n[Board \"12\"]\n[WhiteElo \"2310\"]";
    imported(home, &shuffled(moves).replacen("[Event \"Open\"]", tags, 1))
}

/// The sheets of White, kept as letters, a letter for each block of five millimetres: a letter may be off by two.
#[test]
fn a_printed_sheet_looks_as_it_did() {
    if !has(&[Package::Poppler]) {
        return;
    }
    let place = |ink: u8| INKS.iter().position(|known| *known == ink);
    for moves in MOVES {
        let home = Home::new();
        export(&home, &record(&home, moves), &["pdf", "--sheet", "white", "-o", &home.at("sheet.pdf")]);
        for (number, page) in (1..).zip(pages(&home, "sheet.pdf", 12)) {
            let path =
                Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/it/papers/{moves}_moves_{number}.txt"));
            let drawn = page.drawn();
            let kept = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
            let is_alike = |(one, other): (&str, &str)| {
                let of = |row: &str, at: usize| place(row.as_bytes().get(at).copied().unwrap_or(b' '));
                (0..page.width)
                    .all(|at| of(one, at).zip(of(other, at)).is_some_and(|(one, other)| one.abs_diff(other) <= 2))
            };
            let has_all_rows = kept.lines().count() == drawn.lines().count();
            // The words that prove the record follow the program's version, which it names: they take one row.
            let others = kept.lines().zip(drawn.lines()).filter(|rows| !is_alike(*rows)).count();
            if !has_all_rows || others > 1 {
                fs::write(&path, &drawn).expect("written");
                panic!("{} is written again: look at it.\nbefore:\n{kept}\nnow:\n{drawn}", path.display());
            }
        }
    }
}

/// How much the mean of a block of a centimetre may differ, of 255. Other sheets differ by more.
const TOLERANCE: u8 = 30;

/// The page that a browser prints, and the PDF: with `./x test --all`, where a browser is there.
#[test]
#[allow(clippy::disallowed_methods, reason = "the environment says how much is tested")]
fn a_browser_prints_what_the_pdf_shows() {
    if std::env::var_os("ANNABELLA_ALL").is_none() || !has(&[Package::Poppler, Package::Chromium]) {
        return;
    }
    let mut first_pages = Vec::new();
    for moves in MOVES {
        let home = Home::new();
        let record = record(&home, moves);
        for form in ["html", "pdf"] {
            let file = home.at(&format!("sheet.{form}"));
            export(&home, &record, &[form, "--sheet", "white", "-o", &file]);
        }
        let mut browser = Command::new("chromium");
        let profile = format!("--user-data-dir={}", home.at("browser"));
        browser.args(["--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", &profile]);
        browser.args([&format!("--print-to-pdf={}", home.at("browser.pdf")), &home.at("sheet.html")]);
        let ran = browser.envs(home.environment()).output().expect("a browser");
        assert!(ran.status.success(), "{ran:?}");
        // A page of the browser is a pixel narrower.
        let (browser, own) = (pages(&home, "browser.pdf", 24), pages(&home, "sheet.pdf", 24));
        assert_eq!(browser.len(), own.len(), "{moves} moves");
        for (number, (browser, own)) in (1..).zip(browser.iter().zip(&own)) {
            let difference = browser.difference(own);
            assert!(difference <= TOLERANCE, "{moves} moves, page {number}: {difference}");
        }
        first_pages.extend(own.into_iter().next());
    }
    let (few, full) = (&first_pages[0], &first_pages[1]);
    assert!(few.difference(full) > TOLERANCE, "different sheets are different: {}", few.difference(full));
}
