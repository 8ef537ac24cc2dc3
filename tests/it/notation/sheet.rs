//! Written scoresheets: which entry belongs to which move, however it is written.

use annabella::notation::SheetLanguage::{self, *};
use annabella::notation::sheet::{NotASheet, WrittenSheet, read_sheet};
use annabella::notation::{NotationForm, read_written, write};
use proptest::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position};
use strum::IntoEnumIterator;

use super::{STANDARD, outcome_of, some_moves_on, start};

const FINAL: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";
const FINAL_D3: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/3Q1N2/PPPN1PPP/1K1R1B1R b - - 9 11";

fn sheet(text: &str) -> WrittenSheet {
    read_sheet(text.as_bytes()).expect("a sheet")
}

/// Each entry as `number side text`.
fn entries(text: &str) -> Vec<String> {
    let one =
        |e: &annabella::notation::sheet::WrittenEntry| format!("{}{} {}", e.place.number, e.place.side.char(), e.text);
    sheet(text).entries.iter().map(one).collect()
}

fn texts(text: &str) -> String {
    sheet(text).entries.iter().map(|e| e.text.as_str()).collect::<Vec<_>>().join("|")
}

/// Plays the sheet in its language. Returns the last position, or the entry that cannot be played.
fn play(sheet: &WrittenSheet, language: SheetLanguage) -> Result<String, String> {
    let mut position = Chess::default();
    for (ply, entry) in sheet.entries.iter().enumerate() {
        let outcome = read_written(&entry.text, &position, STANDARD, language);
        let reading = outcome.clone().map_err(|_| format!("{} {}: {}", ply + 1, entry.text, outcome_of(outcome)))?;
        let mv = reading.half_move.legal_in(&position).ok_or(format!("{} {}: illegal", ply + 1, entry.text))?;
        position.play_unchecked(mv);
    }
    Ok(Fen::from_position(&position, EnPassantMode::Legal).to_string())
}

#[test]
fn the_sample_game_is_read_in_all_its_printed_forms() {
    for (text, language, expected) in [
        (include_str!("../../sheets/en_short.txt"), English, Ok(FINAL)),
        (include_str!("../../sheets/en_short_without_x.txt"), English, Ok(FINAL)),
        (include_str!("../../sheets/en_long_as_printed.txt"), English, Ok(FINAL_D3)),
        (include_str!("../../sheets/es_short.txt"), Spanish, Ok(FINAL)),
        (include_str!("../../sheets/es_without_x_as_printed.txt"), Spanish, Err("8 CCe4: not understood: CCe4")),
        (include_str!("../../sheets/es_long_as_printed.txt"), Spanish, Ok(FINAL_D3)),
        (include_str!("../../sheets/es_short_queen_takes_d5.txt"), Spanish, Err("9 Dxd5: illegal")),
        (include_str!("../../sheets/es_short_pawn_takes_e4.txt"), Spanish, Err("6 dxe4: illegal")),
    ] {
        let sheet = sheet(text);
        assert_eq!(sheet.entries.len(), 21, "{text}");
        assert!(sheet.odd_numbers.is_empty(), "{text}");
        assert!(sheet.entries[20].text.ends_with("(=)"), "{text}");
        assert_eq!(play(&sheet, language), expected.map(str::to_owned).map_err(str::to_owned), "{text}");
    }
}

#[test]
fn move_numbers_are_read_in_every_usual_form() {
    let plain = ["1w e4", "1b e5", "2w Nf3", "2b Nc6"];
    for text in [
        "1.e4 e5 2.Nf3 Nc6",
        "1. e4 e5\n2. Nf3 Nc6",
        "1. e4/e5 2.Nf3/Nc6",
        "e4/e5\nNf3/Nc6",
        "1 e4 e5 2 Nf3 Nc6",
        "1) e4 e5 2) Nf3 Nc6",
        "e4 e5 Nf3 Nc6",
        "1e4 e5 2Nf3 Nc6",
        "1.e4 1...e5 2.Nf3 2...Nc6",
        "1. e4 1... e5 2. Nf3 2… Nc6",
        "1. e4\n1. ... e5\n2. Nf3\n2. ... Nc6",
        "| 1 | e4 | e5 |\n| 2 | Nf3 | Nc6 |",
        "1, e4, e5; 2, Nf3, Nc6",
        "Open 2024, Round 3.1, Table 4\nWhite: Anna  Black: Bella Elo 2100\n\n1. e4 e5 2. Nf3 Nc6",
        "1. e4 0:01 e5 0:02\n2. Nf3 1:29:57 Nc6 45' ",
        "1. e4 {best [%clk 1:30:00]} e5 (1... c5 2. Nf3) 2. Nf3 $1 Nc6 {never closed",
        "1. e4 {a {b} c} e5 {a { b} 2. Nf3 Nc6",
        "1.e4,e5 2.Nf3,Nc6",
        "\u{feff}1. e4 e5\r\n2. Nf3 Nc6\r\n",
        "1. e4 e5 2. Nf3 Nc6 1-0",
        "1. e4 e5 2. Nf3 Nc6\nWhite resigns",
        "1. e4 e5 2. Nf3 Nc6 1/2-1/2 2. d4 d5",
    ] {
        assert_eq!(entries(text), plain, "{text}");
    }
    assert_eq!(entries("[White \"Anna\"]\n[Black \"e4\"]\n\n1. e4 e5 ; 2. d4 a comment\n2. Nf3 Nc6 *"), plain);
    assert_eq!(
        sheet("[White \"Anna\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 12\"]\n\n12... Ke7 13. Ke2 1-0").tag("White"),
        Some("Anna")
    );
    assert_eq!(entries("[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 12\"]\n\n12. Ke7 13. Ke2"), ["12b Ke7", "13w Ke2"]);
    assert_eq!(entries("12... Ke7 13. Ke2"), ["12b Ke7", "13w Ke2"]);
}

#[test]
fn signs_stay_with_their_moves() {
    assert_eq!(texts("6. exd6 e.p. Nxd6 7. exd6 a. p. Cxd6"), "exd6 e.p.|Nxd6|exd6 a. p.|Cxd6");
    assert_eq!(texts("1. e4 (=) e5(=) 2. Qh5 + Nc6 ! 3. Qxf7 #"), "e4 (=)|e5 (=)|Qh5 +|Nc6 !|Qxf7 #");
    assert_eq!(texts("40. e8(D)+ d1=Q 41. e8=D Kg7"), "e8(D) +|d1=Q|e8=D|Kg7");
    assert_eq!(texts("1. e4 e5 2. Cf 3 Cc 6 3. Ab5 a6"), "e4|e5|Cf3|Cc6|Ab5|a6");
    assert_eq!(texts("9. 0-0 O-O-O 10.0-0-0+ o-o"), "0-0|O-O-O|0-0-0+|o-o");
    assert_eq!(sheet("1. e4 e5 ½–½").result.as_deref(), Some("½–½"));
    assert_eq!(sheet("1. e4 e5 0-1").result.as_deref(), Some("0-1"));
}

#[test]
fn missing_and_odd_entries_keep_their_place() {
    assert_eq!(entries("1. e4 e5 2. Nf3 3. Bb5 a6"), ["1w e4", "1b e5", "2w Nf3", "2b ", "3w Bb5", "3b a6"]);
    assert_eq!(entries("1. e4 e5 2... Nc6 3. Bb5"), ["1w e4", "1b e5", "2w ", "2b Nc6", "3w Bb5"]);
    assert_eq!(entries("1. e4 e5 2. ... Nc6 3. Bb5"), ["1w e4", "1b e5", "2w ", "2b Nc6", "3w Bb5"]);
    assert_eq!(entries("1. ??9 e5 2. Nf3"), ["1w ??9", "1b e5", "2w Nf3"]);
    assert_eq!(entries("1. ??9\n1... e5"), ["1w ??9", "1b e5"]);
    assert_eq!(entries("1... e5 2. Nf3"), ["1w ", "1b e5", "2w Nf3"]);
    assert_eq!(entries("1. ... e5 2. Nf3"), ["1w ", "1b e5", "2w Nf3"]);
    assert_eq!(entries("1. Bundesliga 2024/25\n1. e4 e5"), ["1w e4", "1b e5"]);
    assert_eq!(entries("1. e4 e5 2. ??? Nc6"), ["1w e4", "1b e5", "2w ???", "2b Nc6"]);
    assert_eq!(entries("1. e4 e5 2. Nf3 good Nc6"), ["1w e4", "1b e5", "2w Nf3", "2b good", "3w Nc6"]);
    assert_eq!(entries("1. e4 e5 good 2. Nf3 Nc6"), ["1w e4", "1b e5", "2w Nf3", "2b Nc6"]);
    let odd = sheet("1. e4 e5\n3. Nf3 Nc6\n3. Bb5 a6");
    assert_eq!(odd.entries.len(), 6);
    let odd: Vec<_> = odd.odd_numbers.iter().map(|o| (o.line, o.written, o.expected)).collect();
    assert_eq!(odd, [(2, 3, 2), (3, 3, 4)]);
    let places: Vec<usize> = sheet("e4 e5\n\nNf3 Nc6\n").entries.iter().map(|e| e.place.line).collect();
    assert_eq!(places, [1, 1, 3, 3]);
}

#[test]
fn a_file_that_is_not_a_sheet_is_refused() {
    assert_eq!(read_sheet(b""), Err(NotASheet::Empty));
    assert_eq!(read_sheet(b" \n\t\r\n"), Err(NotASheet::Empty));
    assert_eq!(read_sheet(b"\x7fELF\x02\x01\x01\0\0\0\0"), Err(NotASheet::Binary));
    assert_eq!(read_sheet(&[0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]), Err(NotASheet::Binary));
    assert_eq!(read_sheet("Dear arbiter, I lost my sheet.".as_bytes()), Err(NotASheet::NoMoves));
    assert_eq!(read_sheet("e4 ".repeat(30_000).as_bytes()), Err(NotASheet::TooLong));
    let wide: Vec<u8> = [0xff, 0xfe].into_iter().chain("1. e4 e5".encode_utf16().flat_map(u16::to_le_bytes)).collect();
    assert_eq!(read_sheet(&wide).map(|sheet| sheet.entries.len()), Ok(2));
    assert_eq!(read_sheet(b"Espa\xf1a 1. e4 e5 \xbd").map(|sheet| sheet.entries.len()), Ok(2));
    assert_eq!(read_sheet(b"[Event \"x\"]\n\n*\n").map(|sheet| sheet.entries.len()), Ok(0));
}

/// In quadratic time they would take hours.
#[test]
fn long_sheets_are_read_in_linear_time() {
    for part in ["{", "(", "((e4", "noise ", "[a", "0:45\n", "1. (", "$3;", "e4{a}", ")(", "}{"] {
        let text = part.repeat(2_000_000 / part.len());
        let expected = if part.contains("e4") { NotASheet::TooLong } else { NotASheet::NoMoves };
        assert_eq!(read_sheet(text.as_bytes()), Err(expected), "{part}");
    }
    let moves: String = (1..=5000).map(|n| format!("{n}. Nf3 Nf6 ")).collect();
    assert_eq!(sheet(&moves).entries.len(), 10_000);
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = read_sheet(&bytes);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[1-9a-hKQRBN0Ox.=()+#{}\\[\\]; \n\"%$-]{0,200}") {
        let _ = read_sheet(text.as_bytes());
    }

    #[test]
    fn a_written_game_is_read_as_written(choices in prop::collection::vec(any::<u16>(), 1..80), style in 0usize..5, language in 0usize..29) {
        let language = SheetLanguage::iter().nth(language).expect("a language");
        let mut text = String::new();
        let mut written = Vec::new();
        let mut position = start();
        for (ply, choice) in choices.iter().enumerate() {
            let after = some_moves_on(position.clone(), &[*choice]);
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = legal[usize::from(*choice) % legal.len()];
            let half_move = annabella::game::half_move::HalfMove::of(mv, CastlingMode::Standard);
            let entry = match ply % 3 {
                0 => write(half_move, &position, language, NotationForm::Short),
                1 => write(half_move, &position, language, NotationForm::Short).replace('x', ""),
                _ => write(half_move, &position, language, NotationForm::Long),
            };
            let number = ply / 2 + 1;
            text.push_str(&match (style, ply % 2) {
                (0, 0) => format!("{number}.{entry} "),
                (1, 0) => format!("\n{number}. {entry} "),
                (2, 0) => format!("{number} {entry}\t"),
                (3, 0) => format!("\n{number}. {entry} (0:{number}) "),
                (3, 1) => format!("{number}... {entry} {{a note}}"),
                _ => format!("{entry} "),
            });
            written.push(entry);
            position = after;
        }
        let read: Vec<String> = sheet(&text).entries.into_iter().map(|e| e.text).collect();
        prop_assert_eq!(read, written, "{}", text);
    }
}
