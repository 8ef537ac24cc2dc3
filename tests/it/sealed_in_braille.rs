//! A move sealed in braille, typed in cells or read from a file: it stays hidden in all its forms.

use std::fs;

use rustix::fs::{CWD, FileType, Mode, mknodat};

use crate::adjournment::{files, holds, sealed_in_a_terminal, without_letters};
use crate::program::Home;

/// The sealed move in notation, as squares, as announced, in cells and in a file for embossers.
const SECRETS: [&str; 7] = ["Ng1f3", "Nf3", "g1f3", "Gustav", "⠎⠛⠂⠋⠒", "⠎⠋⠒", "SG1F3"];

fn keeps_secrets(bytes: &[u8], what: &str) {
    let bytes = without_letters(bytes);
    for secret in SECRETS {
        assert!(!holds(&bytes, secret), "{secret} in {what}: {}", String::from_utf8_lossy(&bytes));
    }
}

/// The input of a game that is adjourned after e4 e5, with that move sealed.
fn sealing(sealed: &str) -> String {
    format!("e4\n\ne5\n\narbiter: adjourn\nwhite: seal {sealed}\nwhite: press\ntulip 7\ntulip 7\n")
}

#[test]
fn a_move_sealed_in_braille_is_hidden_until_it_is_opened() {
    // The file is elsewhere, as on the player's own stick, which is not searched.
    let stick = tempfile::tempdir().expect("a folder");
    let embossed = stick.path().join("move.brf");
    let unicode = stick.path().join("MOVE.BRL");
    fs::write(&embossed, "2 SG1F3\r\n\x0C").expect("written");
    fs::write(&unicode, "⠎⠛⠂⠋⠒\n").expect("written");
    for sealed in [embossed.to_string_lossy().into_owned(), unicode.to_string_lossy().into_owned(), "⠎⠛⠂⠋⠒".into()]
    {
        let home = Home::new();
        let journal = home.at("game.jsonl");
        let play = ["play", "--voice", "off", "--lang", "en", "--journal", &journal];
        let ran = home.run(&play, &sealing(&sealed));
        assert!(ran.out.contains("The envelope is closed."), "{sealed}: {ran:?}");
        for form in ["pgn", "scoresheet", "html", "brf", "braille", "trf", "json", "report", "svg"] {
            let exported = home.run(&["export", &journal, "--to", form, "-o", &home.at(form)], "");
            assert_eq!(exported.code, Some(0), "{form}: {exported:?}");
        }
        let mut all = files(&home.path(""));
        all.push(("printed".into(), ran.said().into_bytes()));
        for (path, bytes) in &all {
            keeps_secrets(bytes, &path.display().to_string());
        }
        // The search works for braille too.
        for control in ["e2e4", "⠂⠀⠑⠲⠀⠑⠢", "1 E4 E5"] {
            assert!(all.iter().any(|(_, bytes)| holds(bytes, control)), "{control} is not found");
        }
        let resume = ["resume", &journal, "--lang", "en", "--voice", "off"];
        let ran = home.run(&resume, "arbiter: reopen\narbiter: open\ntulip 7\nquit\nyes\n");
        assert!(ran.out.contains("White has sealed Nf3."), "{sealed}: {ran:?}");
        assert!(ran.out.contains("Springer Gustav eins Felix drei"), "{sealed}: {ran:?}");
    }
}

#[test]
fn no_face_shows_the_cells_of_a_sealed_move() {
    for face in ["lines", "hybrid", "screen"] {
        let home = Home::new();
        let mut terminal = sealed_in_a_terminal(&home, face, "⠎⠛⠂⠋⠒", "seal *****");
        keeps_secrets(terminal.raw(), face);
    }
}

#[test]
fn a_file_without_a_single_move_is_refused_in_one_sentence_and_another_move_can_be_sealed() {
    let home = Home::new();
    let file = |name: &str, bytes: &[u8]| fs::write(home.path(name), bytes).expect("written");
    file("long.brf", &vec![b'E'; 10 << 20]);
    file("two.brf", b"1 E4 E5\r\n");
    file("empty.brf", b"");
    file("words.brf", b"HELLO WORLD\r\n");
    file("bytes.brl", &[0xFF, 0xFE, 0x00, 0xE2]);
    fs::create_dir(home.path("folder.brf")).expect("a folder");
    mknodat(CWD, home.path("pipe.brf"), FileType::Fifo, Mode::RWXU, 0).expect("a pipe");
    file("closed.brf", b"SF3");
    let tried = [
        ("long.brf", "too long"),
        ("two.brf", "more than one move"),
        ("empty.brf", "no move in this braille"),
        ("words.brf", "do not have the form of a move"),
        ("bytes.brl", "do not have the form of a move"),
        ("folder.brf", "a folder, a pipe or a device"),
        ("pipe.brf", "a folder, a pipe or a device"),
        ("missing.brf", "cannot be read"),
        ("⠿⠿", "do not have the form of a move"),
        ("⠑⠲⠀⠑⠢", "more than one move"),
    ];
    for (at, (sealed, expected)) in tried.into_iter().enumerate() {
        let play = ["play", "--voice", "off", "--lang", "en", "--journal", &home.at(&format!("{at}.jsonl"))];
        let ran = home.run(&play, &format!("e4\n\ne5\n\narbiter: adjourn\nseal {sealed}\nseal Nc3\nstop\n"));
        let (_, after) = ran.out.split_once("seals a move").expect("adjourned");
        assert_eq!(after.lines().filter(|line| line.contains(expected)).count(), 1, "{sealed}: {ran:?}");
        assert!(after.contains("White has sealed a move"), "{sealed}: {ran:?}");
        assert!(!ran.out.contains(sealed), "{sealed} is shown: {ran:?}");
    }
    for (lang, seals, expected) in [
        ("es", "arbitro: aplazar\nsellar", "Estas celdas braille contienen más de una jugada."),
        ("de", "Schiedsrichter: abbrechen\nabgeben", "Diese Braillezeichen enthalten mehr als einen Zug."),
    ] {
        let play = ["play", "--voice", "off", "--lang", lang, "--journal", &home.at(&format!("{lang}.jsonl"))];
        let ran = home.run(&play, &format!("e4\n\ne5\n\n{seals} two.brf\n"));
        assert_eq!(ran.out.matches(expected).count(), 1, "{ran:?}");
    }
    // Where no move can be sealed, that is the reason given, whatever the file is.
    let play = ["play", "--voice", "off", "--lang", "en", "--journal", &home.at("last.jsonl")];
    let ran = home.run(&play, "e4\n\nseal two.brf\nseal closed.brf\n");
    assert_eq!(ran.out.matches("There is no move to seal now.").count(), 2, "{ran:?}");
}
