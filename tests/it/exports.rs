//! A recorded game in other formats: each is what its readers expect, and no file is overwritten.

use std::fs;
use std::str::FromStr;

use annabella::game::half_move::HalfMove;
use annabella::notation::SheetLanguage;
use annabella::notation::braille::{cells, prose, raised, written};
use annabella::notation::openings::opening_after;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, Position, Square};

use crate::packages::{Package, has};
use crate::program::{Home, Ran};

/// A short game with a capture, a check and castling, left unfinished.
fn played(home: &Home) -> String {
    let journal = home.at("game.jsonl");
    let arguments = [
        "play",
        "--face",
        "lines",
        "--voice",
        "off",
        "--lang",
        "en",
        "--white",
        "Ana <b>",
        "--black",
        "Änne",
        "--black-sheet",
        "de",
        "--time",
        "90+30",
        "--journal",
        &journal,
    ];
    let moves = ["e4", "e5", "Nf3", "Sc6", "Bb5", "a6", "Bxc6", "dxc6", "O-O", "f6"];
    let input: String = moves.iter().map(|text| format!("{text}\n\n")).collect();
    assert_eq!(home.run(&arguments, &input).code, Some(0));
    journal
}

pub fn export(home: &Home, journal: &str, arguments: &[&str]) -> Ran {
    let all: Vec<&str> =
        ["export", journal, "--lang", "en", "--to"].into_iter().chain(arguments.iter().copied()).collect();
    let ran = home.run(&all, "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    ran
}

#[test]
fn the_published_examples_of_the_braille_code_are_written_as_published() {
    let examples = [
        ("Rf4", "⠗⠋⠲"),
        ("d5", "⠙⠢"),
        ("cxd5", "⠉⠰⠙⠢"),
        ("f5+", "⠘⠋⠢"),
        ("Rxf4+", "⠗⠸⠋⠲"),
        ("Nce5", "⠎⠉⠑⠢"),
        ("Nb1c3", "⠎⠃⠂⠉⠒"),
        ("N1c3", "⠎⠂⠉⠒"),
        ("Re8#", "⠗⠑⠦⠜⠍"),
    ];
    for (san, expected) in examples {
        assert_eq!(cells(&SanPlus::from_str(san).expect("a move")), expected, "{san}");
    }
}

#[test]
fn every_format_is_written_from_one_record() {
    let home = Home::new();
    let journal = played(&home);
    let pgn = export(&home, &journal, &["pgn"]).out;
    assert!(pgn.contains("[%clk ") && pgn.contains("[%emt ") && pgn.contains("4. Bxc6"), "{pgn}");
    let sheet = export(&home, &journal, &["pgn", "--sheet", "black"]).out;
    assert!(sheet.contains("1. e4 e5 2. Nf3 Nc6") && !sheet.contains("clk"), "{sheet}");
    let text = export(&home, &journal, &["scoresheet", "--sheet", "black"]).out;
    assert!(
        text.starts_with("Partieformular von Schwarz\n") && text.contains("Sf3"),
        "in its owner's language: {text}"
    );
    for place in ["Unterschrift von Weiß: _", "Unterschrift von Schwarz: _", "Unterschrift des Schiedsrichters: _"] {
        assert!(text.contains(place), "{place}: {text}");
    }
    let html = export(&home, &journal, &["html"]).out;
    assert!(
        html.starts_with("<!DOCTYPE html>") && html.contains("Ana &lt;b&gt;") && !html.contains("Ana <b>"),
        "{html}"
    );
    let braille = export(&home, &journal, &["braille"]);
    assert!(braille.out.contains("\n\n⠂⠀⠑⠲⠀⠑⠢\n⠆⠀⠎⠋⠒⠀⠎⠉⠖\n"), "{braille:?}");
    assert!(braille.err.contains("provisionally"), "{braille:?}");
    let brf = export(&home, &journal, &["brf"]).out;
    assert!(brf.contains("\r\n\r\n1 E4 E5\r\n2 SF3 SC6\r\n"), "{brf:?}");
    let trf = export(&home, &journal, &["trf"]).out;
    let players: Vec<&str> = trf.split("\r\n").filter(|line| line.starts_with("001")).collect();
    assert!(
        players.len() == 2 && players.iter().all(|line| line.chars().count() == 99 && line.ends_with('X')),
        "{trf:?}"
    );
    assert_eq!(players[1].chars().skip(14).take(4).collect::<String>(), "Änne");
    let json: serde_json::Value = serde_json::from_str(&export(&home, &journal, &["json"]).out).expect("JSON");
    assert_eq!((json["moves"][6]["move"].as_str(), json["end"]["ply"].as_u64()), (Some("b5c6"), Some(10)));
    let svg = export(&home, &journal, &["svg", "--ply", "2"]).out;
    assert_eq!((svg.matches("<use href=\"#p\"").count(), svg.matches("class=\"differs\"").count()), (16, 0));
    assert!(!svg.contains(['♙', '♟']), "the pieces are drawn, not written: {svg}");
    for named in ["<title>Ana &lt;b&gt; - Änne. ", ">White: Ana &lt;b&gt; ◂<", ">Black: Änne, blind<", ">1:31:00<"]
    {
        assert!(svg.contains(named), "{named}: {svg}");
    }
    assert!(!svg.contains("White's board") && !svg.contains("<polyline"), "one board, no chart: {svg}");
    let clocks = export(&home, &journal, &["clocks"]).out;
    for named in [">White<", ">Black<", ">Move<", ">Time left<", ">0:30:00<", "<polyline"] {
        assert!(clocks.contains(named), "{named}: {clocks}");
    }
    let fen = export(&home, &journal, &["fen", "--ply", "1"]).out;
    assert_eq!(fen, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n");
    let report = export(&home, &journal, &["report"]).out;
    assert!(report.lines().count() > 10, "{report}");
}

#[test]
fn a_picture_of_differing_boards_names_their_owners_and_marks_the_squares() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play = ["play", "--lang", "en", "--voice", "off", "--journal", &journal];
    let differ = "Nf3\n\nblack board: -f3 +Nh3\n";
    assert_eq!(home.run(&play, differ).code, Some(0));
    let svg = export(&home, &journal, &["svg"]).out;
    assert!(svg.contains(">White's board<") && svg.contains(">Black's board<"), "{svg}");
    // f3 and h3, on both boards.
    assert_eq!(svg.matches("class=\"differs\"").count(), 4, "{svg}");
}

/// A Spanish scoresheet is Spanish from its first to its last line, and a German one German.
#[test]
fn a_scoresheet_is_wholly_in_its_owners_language() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play = ["play", "--lang", "en", "--voice", "off", "--white-sheet", "es", "--black-sheet", "de", "--journal"];
    let event = ["--white", "Ana", "--black", "Jonas", "--event", "Open", "--site", "Madrid", "--round", "3"];
    let arguments = [&play[..], &[&journal], &event].concat();
    assert_eq!(home.run(&arguments, "e4\n\ne5\n\nCf3\n\nSc6\n\nresign\n").code, Some(0));
    for (owner, words, moves, foreign) in [
        ("white", ["Torneo: Open", "Lugar: Madrid", "Ronda: 3", "Fecha: ", "Blancas: Ana"], "Cf3", "Sf3"),
        ("black", ["Turnier: Open", "Ort: Madrid", "Runde: 3", "Datum: ", "Schwarz: Jonas"], "Sf3", "Cf3"),
    ] {
        for form in ["scoresheet", "html"] {
            let sheet = export(&home, &journal, &[form, "--sheet", owner]).out;
            let plain = sheet.replace("</dt><dd>", ": ");
            for word in words.iter().chain([&moves]) {
                assert!(plain.contains(word), "{word}: {sheet}");
            }
            for word in ["Event", "Site", "Round", "Date:", "Result:", "Signature", "White", foreign] {
                assert!(!sheet.contains(word), "{word}: {sheet}");
            }
        }
    }
}

/// A name beside a clock is drawn in smaller letters where it is long, and cut where it is too long for them.
#[test]
fn a_long_name_leaves_its_clock_alone_on_the_diagram() {
    for (letters, is_cut) in [(20, false), (40, false), (90, true)] {
        let home = Home::new();
        let pgn = shuffled(2).replace("Ana", &"W".repeat(letters));
        let svg = export(&home, &imported(&home, &pgn), &["svg"]).out;
        let line = svg.lines().find(|line| line.starts_with("<text") && line.contains("WWW")).expect("a name");
        let given = |name: &str| {
            let (_, rest) = line.split_once(&format!("{name}=\"")).expect("given");
            rest.split('"').next().and_then(|number| number.parse::<usize>().ok()).expect("a number")
        };
        let text = line.split_once('>').and_then(|(_, rest)| rest.split_once('<')).expect("a text").0;
        let right = given("x") + text.chars().count() * given("font-size") * 3 / 5;
        // The clock ends 26 before the right edge of the picture, and has seven signs.
        assert!(right <= 412 - 26 - 7 * 9, "{letters}: up to {right}: {line}");
        assert_eq!((text.ends_with('…'), given("font-size") >= 8), (is_cut, true), "{line}");
    }
}

/// A game with that number of moves of each player, as a PGN with times.
pub fn shuffled(moves: usize) -> String {
    // A pawn moves in time, so that no position returns too often.
    let pawns = ["a3 a6", "b3 b6", "c3 c6", "d3 d6", "g3 g6", "h3 h6", "a4 a5", "b4 b5", "c4 c5", "d4 d5", "g4 g5"];
    let mut pawns = pawns.into_iter().chain(["h4 h5", "e3 e6"]);
    let mut knights = ["Nf3 Nf6", "Ng1 Ng8"].into_iter().cycle();
    let mut pgn = "[Event \"Open\"]\n[White \"Ana\"]\n[Black \"Ben\"]\n[TimeControl \"5400+30\"]\n\n".to_owned();
    for number in 1..=moves {
        let pair = if number % 7 == 0 { pawns.next() } else { knights.next() };
        let (white, black) = pair.and_then(|pair| pair.split_once(' ')).expect("two moves");
        pgn += &format!("{number}. {white} {{[%clk 1:20:07]}} {black} {{[%clk 1:10:08]}}\n");
    }
    pgn + "1/2-1/2\n"
}

pub fn imported(home: &Home, pgn: &str) -> String {
    std::fs::write(home.path("game.pgn"), pgn).expect("written");
    let journal = home.at("imported.jsonl");
    let ran = home.run(&["import", "--lang", "en", "--journal", &journal, &home.at("game.pgn")], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    journal
}

/// The page has everything that players and arbiter sign, and a screen reader hears no empty line.
#[test]
fn a_printed_scoresheet_has_columns_of_thirty_moves_and_three_signatures() {
    for (moves, pages, tables) in [(1, 1, 2), (30, 1, 2), (31, 1, 2), (60, 1, 2), (61, 1, 3), (90, 1, 3), (91, 2, 5)] {
        let home = Home::new();
        let html = export(&home, &imported(&home, &shuffled(moves)), &["html", "--sheet", "white"]).out;
        assert_eq!(html.matches("<section class=\"page\">").count(), pages, "{moves}");
        assert_eq!(html.matches("<table").count(), tables, "{moves}");
        assert_eq!(html.matches("<li>Signature of ").count(), 3, "{moves}");
        assert_eq!(html.matches("<th scope=\"row\"").count(), moves);
        assert_eq!(html.matches(">1:20:07</td>").count(), moves);
        let rows = html.matches("<tr>").count() + html.matches("<tr class=\"blank\" aria-hidden=\"true\">").count();
        assert_eq!(rows, tables * 31, "{moves}");
        for spoken in
            ["<html lang=\"en\">", "<title>White's scoresheet: Ana - Ben</title>", ">Moves 1 to ", "scope=\"col\""]
        {
            assert!(html.contains(spoken), "{spoken}: {html}");
        }
        assert!(html.contains("1 hour, 30 minutes") && html.contains(">1/2-1/2<"), "{html}");
    }
}

/// What poppler finds in a file of the home folder.
fn poppler(home: &Home, program: &str, arguments: &[&str]) -> String {
    let ran = std::process::Command::new(program).args(arguments).current_dir(home.path("")).output();
    let ran = ran.expect("poppler-utils is installed");
    assert!(ran.status.success(), "{ran:?}");
    String::from_utf8(ran.stdout).expect("text")
}

/// What a screen reader gets of the PDF: a title, languages, headings and tables in the order in which they are read.
#[test]
fn a_pdf_is_tagged_and_reads_in_order() {
    if !has(&[Package::Poppler]) {
        return;
    }
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let players =
        ["--white", "Łukasz Ťažký", "--black", "Jürgen \u{10d0}\u{1ea4}n", "--event", "Schloß-Turnier", "--round", "3"];
    let sheets = ["--white-sheet", "fig", "--black-sheet", "de", "--time", "90+30"];
    let play = [&["play", "--lang", "es", "--voice", "off", "--journal", &journal][..], &players, &sheets].concat();
    assert_eq!(home.run(&play, "e4\n\ne5 (=)\n\n♘f3\n\nSc6\n\nresign\n").code, Some(0));
    export(&home, &journal, &["pdf", "-o", &home.at("sheets.pdf")]);
    let about = poppler(&home, "pdfinfo", &["sheets.pdf"]);
    for line in ["Tagged:          yes", "Pages:           2", "(A4)", "PDF version:     1.7"] {
        assert!(about.contains(line), "{line}: {about}");
    }
    assert!(about.contains("Łukasz Ťažký - Jürgen"), "{about}");
    let file = fs::read(home.path("sheets.pdf")).expect("written");
    let file = String::from_utf8_lossy(&file);
    for said in ["/Lang (en)", "/Lang (de)", "/Marked true", "/DisplayDocTitle true", "<pdfuaid:part>1<", "/Tabs /S"] {
        assert!(file.contains(said), "{said}");
    }
    assert!(file.len() < 100_000, "{} bytes", file.len());
    let read = poppler(&home, "pdfinfo", &["-struct-text", "sheets.pdf"]);
    let lines: Vec<&str> = read.lines().map(str::trim).collect();
    let expected = [
        "H1 (block)",
        "\"White's scoresheet\"",
        "\"Event\"",
        "\"Schloß-Turnier\"",
        "\"Round\"",
        "\"White\"",
        "\"Łukasz Ťažký\"",
        "\"Jürgen ?Ấn\"",
        "Table (block)",
        "Caption",
        "\"Moves 1 to 2\"",
        "THead",
        "/Scope /Column",
        "TBody",
        "/Scope /Row",
        "\"1\"",
        "\"e4\"",
        "\"e5 (=)\"",
        "\"2\"",
        "\"♘f3\"",
        "\"♘c6\"",
        "\"Result\"",
        "\"0-1\"",
        "\"Words of the record\"",
        "\"Signature of White\"",
        "\"Signature of Black\"",
        "\"Signature of the arbiter\"",
        "Sect",
        "\"Partieformular von Schwarz\"",
        "\"Züge 1 bis 2\"",
        "\"Sf3\"",
        "\"Unterschrift des Schiedsrichters\"",
    ];
    let mut rest = lines.iter();
    for line in expected {
        assert!(rest.any(|found| *found == line), "not there, or not in this order: {line}\n{read}");
    }
    // The rows to write on are seen, not read.
    assert!(!lines.contains(&"\"60\""), "{read}");
    assert!(poppler(&home, "pdftotext", &["-layout", "sheets.pdf", "-"]).contains(" 60\n"));
    let fonts = poppler(&home, "pdffonts", &["sheets.pdf"]);
    assert_eq!(fonts.lines().filter(|line| line.contains("yes yes yes")).count(), 2, "{fonts}");
}

#[test]
fn a_pdf_has_as_many_pages_as_the_page_for_a_browser() {
    if !has(&[Package::Poppler]) {
        return;
    }
    for (moves, pages) in [(90, 1), (91, 2)] {
        let home = Home::new();
        export(&home, &imported(&home, &shuffled(moves)), &["pdf", "--sheet", "white", "-o", &home.at("sheet.pdf")]);
        let about = poppler(&home, "pdfinfo", &["sheet.pdf"]);
        assert!(about.contains(&format!("Pages:           {pages}\n")), "{about}");
    }
}

/// What FIDE's lists say of the players is given once, and stands in every paper and in a PGN that was read.
#[test]
fn ratings_titles_federations_and_numbers_are_in_every_paper() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let of_white = ["--white", "Ana", "--white-title", "wgm", "--white-rating", "2300", "--white-federation", "esp"];
    let others = ["--white-fide-id", "2200082", "--black", "Ben", "--black-rating", "1999", "--time", "none"];
    let play = [&["play", "--lang", "en", "--voice", "off", "--journal", &journal][..], &of_white, &others].concat();
    assert_eq!(home.run(&play, "e4\n\ne5\n\nresign\n").code, Some(0));
    let pgn = export(&home, &journal, &["pgn"]).out;
    let tags = [
        "[WhiteElo \"2300\"]",
        "[WhiteTitle \"WGM\"]",
        "[WhiteTeam \"ESP\"]",
        "[WhiteFideId \"2200082\"]",
        "[BlackElo \"1999\"]",
    ];
    for tag in tags {
        assert!(pgn.contains(tag), "{tag}: {pgn}");
    }
    assert!(!pgn.contains("BlackTitle") && !pgn.contains("BlackTeam"), "{pgn}");
    let read = home.run(&["import", "--journal", &home.at("again.jsonl"), &home.at("game.pgn")], "");
    assert_eq!(read.code, Some(0), "{read:?}");
    for record in [journal, home.at("again.jsonl")] {
        assert!(export(&home, &record, &["pgn"]).out.contains(tags[3]));
        for form in ["html", "scoresheet"] {
            let sheet = export(&home, &record, &[form, "--sheet", "white"]).out;
            assert!(sheet.contains("WGM Ana, Elo 2300, ESP, FIDE 2200082"), "{sheet}");
            assert!(sheet.contains("Ben, Elo 1999"), "{sheet}");
        }
        let trf = export(&home, &record, &["trf"]).out;
        let ana = trf.split("\r\n").find(|line| line.contains("Ana")).expect("a line");
        let columns = |from: usize, to: usize| &ana[from - 1..to];
        assert_eq!(
            (columns(11, 13), columns(15, 17), columns(49, 52), columns(54, 56), columns(58, 68), columns(81, 84)),
            ("WGM", "Ana", "2300", "ESP", "    2200082", " 0.0")
        );
        let wrong = home.run(&["play", "--white-rating", "4001"], "").err;
        assert!(wrong.contains("0 .. 4000"), "{wrong}");
    }
}

/// Code and name of the opening are in the papers of a finished game, and in nothing before.
#[test]
fn the_opening_is_named_after_the_game_only() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play = ["play", "--lang", "en", "--voice", "off", "--journal", &journal];
    // By a transposition.
    assert_eq!(home.run(&play, "Nc3\n\ne5\n\ne4\n\nNf6\n\nquit\n").code, Some(0));
    for form in ["pgn", "html", "scoresheet", "report", "json"] {
        let during = export(&home, &journal, &[form]).out;
        assert!(!during.contains("C26") && !during.contains("Vienna"), "{form}: {during}");
    }
    assert_eq!(home.run(&["resume", &journal, "--lang", "en", "--voice", "off"], "resign\n").code, Some(0));
    let pgn = export(&home, &journal, &["pgn"]).out;
    assert!(pgn.contains("[ECO \"C26\"]") && pgn.contains("[Opening \"Vienna Game: Falkbeer Variation\"]"), "{pgn}");
    for form in ["html", "scoresheet", "report"] {
        let after = export(&home, &journal, &[form]).out;
        assert!(after.contains("C26, Vienna Game: Falkbeer Variation"), "{form}: {after}");
    }
}

#[test]
fn every_opening_of_the_table_is_found() {
    let found = |moves: &str| {
        let mut position = Chess::default();
        let half_moves: Vec<HalfMove> = moves
            .split_whitespace()
            .map(|san| {
                let mv = SanPlus::from_str(san).expect("a move").san.to_move(&position).expect("legal");
                position.play_unchecked(mv);
                HalfMove::of(mv, CastlingMode::Standard)
            })
            .collect();
        opening_after(&Chess::default(), half_moves).map(|opening| format!("{} {}", opening.code, opening.name))
    };
    assert_eq!(found("a3 a5 b4").as_deref(), Some("A00 Anderssen's Opening: Polish Gambit"));
    assert_eq!(
        found("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6").as_deref(),
        Some("B90 Sicilian Defense: Najdorf Variation")
    );
    assert_eq!(
        found("d4 d5 c4 e6 Nc3 Nf6 cxd5 exd5 Bg5 h6 Bh4 g5 Bg3").map(|name| name[..3].to_owned()),
        Some("D35".into())
    );
    assert_eq!(found(""), None);
    let table = include_str!("../../src/notation/openings.txt");
    let named = table.lines().filter(|line| !line.starts_with('#') && line.splitn(4, ' ').count() == 4).count();
    assert_eq!(named, 3534);
    // Every line can be played: the search goes through all of them.
    let last = opening_after(&Chess::default(), [HalfMove { from: Square::G1, to: Square::H3, promotion: None }]);
    assert_eq!(last.map(|opening| opening.name), Some("Amar Opening".to_owned()));
}

/// A move of less than a second says how many tenths, and keeps them when it is read again.
#[test]
fn a_quick_move_has_its_tenths_of_a_second() {
    let home = Home::new();
    let pgn = "[TimeControl \"60\"]\n\n1. e4 {[%clk 0:00:59] [%emt 0:00:00.4]} e5 {[%clk 0:01:00] [%emt 0:00:00]} \
               2. Nf3 {[%clk 0:00:57] [%emt 0:00:02]} Nc6 {[%clk 0:00:59] [%emt 0:00:00.9]} *\n";
    let again = export(&home, &imported(&home, pgn), &["pgn"]).out.replace('\n', " ");
    for part in [
        "e4 {[%clk 0:00:59] [%emt 0:00:00.4]}",
        "e5 {[%clk 0:01:00] [%emt 0:00:00]}",
        "[%emt 0:00:02]",
        "[%emt 0:00:00.9]",
    ] {
        assert!(again.contains(part), "{part}: {again}");
    }
}

/// The words that prove the record stand on both sheets, and each sheet has its own language and pages.
#[test]
fn both_scoresheets_have_the_words_that_were_given() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let sheets = ["--white-sheet", "es", "--black-sheet", "de"];
    let play = [&["play", "--lang", "en", "--voice", "off", "--journal", &journal][..], &sheets].concat();
    let played = home.run(&play, "e4\n\ne5 (=)\n\nresign\n");
    let words = played
        .out
        .lines()
        .find_map(|line| line.strip_prefix("Write these words on both scoresheets; they prove this record: "));
    let words = words.expect("given").trim_end_matches('.');
    for form in ["scoresheet", "html"] {
        let both = export(&home, &journal, &[form, "--sheet", "both"]).out;
        assert_eq!(both.matches(words).count(), 2, "{words}: {both}");
        assert_eq!(both.matches("e5 (=)").count(), 2, "{both}");
        assert!(both.contains("Planilla de las blancas") && both.contains("Partieformular von Schwarz"), "{both}");
        let own = export(&home, &journal, &[form, "--sheet", "black"]).out;
        assert!(own.contains(words) && !own.contains("Planilla"), "{own}");
    }
}

#[test]
fn an_export_overwrites_nothing_and_reports_a_full_device() {
    let home = Home::new();
    let journal = played(&home);
    let record = fs::read(&journal).expect("recorded");
    fs::write(home.path("notes.txt"), "mine").expect("written");
    for target in [journal.clone(), home.at("notes.txt"), home.at("")] {
        let ran = home.run(&["export", &journal, "-o", &target], "");
        assert!(ran.code != Some(0) && !ran.err.is_empty(), "{target}: {ran:?}");
    }
    assert_eq!(fs::read(&journal).expect("there"), record);
    assert_eq!(fs::read_to_string(home.path("notes.txt")).expect("there"), "mine");
    if cfg!(target_os = "linux") {
        let ran = home.run_in_shell("\"$annabella\" export game.jsonl --to json > /dev/full", "");
        assert!(ran.code == Some(1) && !ran.err.is_empty(), "{ran:?}");
        let ran = home.run_in_shell("mkfifo pipe && \"$annabella\" show pipe; \"$annabella\" show /dev/zero", "");
        assert!(ran.code == Some(1) && ran.err.lines().count() == 2, "{ran:?}");
    }
}

/// The cells of an embosser's file, page by page and line by line.
fn pages_of(brf: &str) -> Vec<Vec<String>> {
    let cells = |line: &str| line.bytes().map(|byte| raised(byte).expect("a cell")).collect::<String>();
    brf.split('\x0C').map(|page| page.trim_end_matches("\r\n").split("\r\n").map(cells).collect()).collect()
}

/// A file for an embosser says who played, when and in which language, has every move, and how the game ended, in 40
/// cells and pages with numbers.
#[test]
fn a_game_in_braille_has_a_head_its_moves_and_its_end() {
    let home = Home::new();
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8"].map(|text| format!("{text}\n\n")).concat().repeat(14);
    let journal = home.at("long.jsonl");
    let arguments =
        ["play", "--face", "lines", "--voice", "off", "--lang", "en", "--journal", &journal, "--laws", "2009"];
    let named = ["--white", "Ana Ruiz", "--black", "Bernd Müller"];
    let ran = home.run(&[&arguments[..], &named].concat(), &format!("{moves}resign\n"));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let pages = pages_of(&export(&home, &journal, &["brf"]).out);
    assert!(pages.len() > 1 && pages.iter().flatten().all(|line| line.chars().count() <= 40), "{pages:?}");
    for (number, page) in (1..).zip(&pages) {
        let last = page.last().expect("a line");
        assert!(page.len() == 25 && last.ends_with(&prose(&format!(" {number}"), "en")), "{page:?}");
    }
    let lines: Vec<&str> = pages.iter().flat_map(|page| &page[..24]).map(String::as_str).collect();
    let all = lines.join("⠀");
    for words in ["White: Ana Ruiz", "Black: Bernd Muller", "Date:", "Language: English", "Result: 0-1", "resignation"]
    {
        assert!(all.contains(&prose(words, "en")), "{words}: {all}");
    }
    let is_move = |line: &&&str| {
        line.split('⠀').count() == 3 && written(line.split('⠀').nth(1).unwrap_or(""), SheetLanguage::English).is_ok()
    };
    let read: Vec<String> = lines
        .iter()
        .filter(is_move)
        .flat_map(|line| line.split('⠀').skip(1))
        .map(|cells| written(cells, SheetLanguage::English).expect("a move"))
        .collect();
    assert_eq!((read.len(), read[0].as_str(), read[55].as_str()), (56, "Nf3", "Ng8"), "{read:?}");
}

/// What is not text is not written into a terminal.
#[cfg(unix)]
#[test]
fn bytes_are_not_written_into_a_terminal() {
    let home = Home::new();
    let journal = played(&home);
    for form in ["pdf", "brf"] {
        let mut terminal = home.terminal(&["export", &journal, "--to", form, "--lang", "en"], (24, 80));
        assert_eq!(terminal.end().exit_code(), 2, "{form}");
        terminal.see("Name a file: -o FILE");
        assert!(terminal.raw().len() < 400, "{form}: {} bytes", terminal.raw().len());
    }
}

/// Names of other programs may hold escapes and signs that turn the direction of writing: no written text has them.
#[test]
fn no_written_text_has_signs_that_are_obeyed_or_not_seen() {
    let home = Home::new();
    let pgn = "[White \"Eva\u{1b}[31m\u{7}\u{9b}2J\u{202e}avE\"]\n[Black \"Bob\u{200b}\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n";
    fs::write(home.path("names.pgn"), pgn).expect("written");
    let journal = home.at("names.jsonl");
    let ran = home.run(&["import", "--journal", &journal, &home.at("names.pgn")], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    for form in ["pgn", "scoresheet", "html", "report", "svg", "clocks", "trf", "json", "brf"] {
        let file = home.at(&format!("out.{form}"));
        export(&home, &journal, &[form, "-o", &file]);
        let text = fs::read_to_string(&file).expect("text");
        let is_bad = |c: char| c.is_control() && !"\r\n\t\u{c}".contains(c) || "\u{202e}\u{200b}".contains(c);
        assert!(!text.contains(is_bad), "{form}: {text:?}");
        assert!(form == "brf" || text.contains("Eva"), "{form}: {text:?}");
    }
}

/// The ending of the file says the form; one that promises another form than the one that is named is refused.
#[test]
fn the_ending_of_a_file_says_the_form() {
    let home = Home::new();
    let record = home.at("game.jsonl");
    let played = home.run(
        &["play", "--journal", &record, "--face", "lines", "--voice", "off", "--lang", "en"],
        "e4\n\ne5\n\nresign\nyes\n",
    );
    assert_eq!(played.code, Some(0), "{played:?}");
    let export = |more: &[&str]| home.run(&[&["export", record.as_str(), "--lang", "en"], more].concat(), "");
    for (name, begins) in [
        ("a.pgn", "[Event"),
        ("a.PDF", "%PDF"),
        ("a.svg", "<svg"),
        ("a.html", "<!"),
        ("a.json", "{"),
        ("a.fen", "rnbqkbnr"),
        ("a.trf", "012 "),
        ("a.out", "[Event"),
    ] {
        let ran = export(&["-o", &home.at(name)]);
        assert_eq!(ran.code, Some(0), "{name}: {ran:?}");
        let bytes = std::fs::read(home.path(name)).expect("written");
        assert!(
            bytes.starts_with(begins.as_bytes()),
            "{name}: {:?}",
            String::from_utf8_lossy(&bytes[..bytes.len().min(60)])
        );
    }
    for (form, name) in [("svg", "b.png"), ("pgn", "b.pdf"), ("pdf", "b.html"), ("json", "b.pgn")] {
        let ran = export(&["--to", form, "-o", &home.at(name)]);
        assert!(ran.code == Some(2) && ran.err.contains(&format!("but the form is {form}")), "{name}: {ran:?}");
        assert_eq!(ran.err.lines().count(), 1, "{ran:?}");
        assert!(!home.path(name).exists(), "{name}");
    }
    assert_eq!(export(&["--to", "clocks", "-o", &home.at("c.svg")]).code, Some(0));
    assert_eq!(export(&["--to", "report", "-o", &home.at("c.txt")]).code, Some(0));
}
