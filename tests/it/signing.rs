//! The arbiter's signature beside a record: it is verified, any change breaks it, and no secret is shown.

use std::fs;
use std::path::Path;
use std::process::Command;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use annabella::storage::secrets::{Signed, signature_beside, signed};

use crate::packages::{Package, has};
use crate::program::{Home, Ran, ran};

const PASSPHRASE: &str = "tulip garden 7";

/// A finished game with a whole record, signed with a new key. Returns the record and the name of the key.
fn signed_game(home: &Home, passphrase: &str) -> (String, String) {
    let journal = home.at("game.jsonl");
    let play = ["play", "--lang", "en", "--voice", "off", "--journal", &journal];
    assert_eq!(home.run(&play, "e4\n\ne5\n\nresign\n").code, Some(0));
    let key = home.at("arbiter.key");
    let made = home.run(&["keys", "new", &key, "--lang", "en"], &format!("{passphrase}\n{passphrase}\n"));
    assert_eq!(made.code, Some(0), "{made:?}");
    let name = made.out.split_whitespace().nth(4).expect("a name").trim_end_matches('.').to_owned();
    assert!(name.starts_with("RW"), "{made:?}");
    let ran = home.run(&["sign", &journal, "--key", &key, "--lang", "en"], &format!("{passphrase}\n"));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains(&format!("is signed with the key {name}.")), "{ran:?}");
    for said in [&made, &ran] {
        assert!(!said.said().contains(PASSPHRASE), "{said:?}");
    }
    (journal, name)
}

#[test]
fn verify_names_the_key_with_and_without_a_passphrase() {
    for passphrase in [PASSPHRASE, ""] {
        let home = Home::new();
        let (journal, name) = signed_game(&home, passphrase);
        let secret = fs::read_to_string(home.path("arbiter.key")).expect("a key");
        assert_eq!(secret.contains("RWRTY0Iy"), !passphrase.is_empty(), "encrypted where there is a passphrase");
        let verified = home.run(&["verify", &journal, "--lang", "en"], "");
        assert!(verified.out.contains(&format!("It is signed with the key {name}.")), "{verified:?}");
        assert_eq!(verified.code, Some(0));
        let public = home.at("arbiter.key.pub");
        let asked = home.run(&["verify", &journal, "--key", &public, "--lang", "en"], "");
        assert!(asked.out.contains("the one you gave.") && asked.code == Some(0), "{asked:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_secret_key_can_be_read_by_its_owner_alone_and_no_file_is_overwritten() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::new();
    let (journal, _) = signed_game(&home, "");
    for file in ["arbiter.key", "game.jsonl.minisig"] {
        let mode = fs::metadata(home.path(file)).expect("written").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file}");
    }
    let public = fs::metadata(home.path("arbiter.key.pub")).expect("written").permissions().mode();
    assert_eq!(public & 0o777, 0o644, "the public key is for everybody");
    let before = fs::read(home.path("arbiter.key")).expect("a key");
    let again = home.run(&["keys", "new", &home.at("arbiter.key"), "--lang", "en"], "\n");
    assert!(again.code == Some(1) && again.err.contains("arbiter.key"), "{again:?}");
    assert_eq!(fs::read(home.path("arbiter.key")).expect("a key"), before);
    let again = home.run(&["sign", &journal, "--key", &home.at("arbiter.key"), "--lang", "en"], "");
    assert!(again.code == Some(1) && again.err.contains("minisig"), "{again:?}");
}

#[test]
fn another_key_an_edited_record_and_a_wrong_passphrase_are_reported() {
    let home = Home::new();
    let (journal, name) = signed_game(&home, PASSPHRASE);
    let other = home.at("other.key");
    assert_eq!(home.run(&["keys", "new", &other, "--lang", "en"], "\n").code, Some(0));
    let asked = home.run(&["verify", &journal, "--key", &home.at("other.key.pub"), "--lang", "en"], "");
    assert!(asked.out.contains("is not the one you gave") && asked.code == Some(1), "{asked:?}");
    let none = home.run(&["verify", &journal, "--key", &journal, "--lang", "en"], "");
    assert!(none.code == Some(2) && none.err.contains("holds no key"), "{none:?}");

    fs::remove_file(signature_beside(Path::new(&journal))).expect("removed");
    let unsigned = home.run(&["verify", &journal, "--key", &home.at("other.key.pub"), "--lang", "en"], "");
    assert!(unsigned.out.contains("There is no signature beside it.") && unsigned.code == Some(1), "{unsigned:?}");
    let wrong = home.run(&["sign", &journal, "--key", &home.at("arbiter.key"), "--lang", "en"], "rose\n");
    assert!(wrong.code == Some(1) && wrong.err.contains("not the passphrase of this key"), "{wrong:?}");
    let public = home.run(&["sign", &journal, "--key", &home.at("arbiter.key.pub"), "--lang", "en"], "");
    assert!(public.code == Some(1) && public.err.contains("holds no key"), "{public:?}");
    assert!(!signature_beside(Path::new(&journal)).exists(), "nothing was signed");
    let again = home.run(&["sign", &journal, "--key", &home.at("arbiter.key"), "--lang", "en"], "tulip garden 7\n");
    assert!(again.out.contains(&name), "{again:?}");

    // The game goes on: the record is right, but no longer the signed one.
    let resume = ["resume", &journal, "--lang", "en", "--voice", "off"];
    assert_eq!(home.run(&resume, "arbiter: note later\n").code, Some(0));
    let verified = home.run(&["verify", &journal, "--lang", "en"], "");
    assert!(verified.out.contains("is complete") && verified.code == Some(1), "{verified:?}");
    assert!(verified.out.contains("does not belong to this record as it is now"), "{verified:?}");
}

/// A key without a passphrase as bytes, and where its number stands.
fn unencrypted(file: &Path) -> Vec<u8> {
    let text = fs::read_to_string(file).expect("a key");
    STANDARD.decode(text.lines().nth(1).expect("a key")).expect("base 64")
}

const NUMBER: std::ops::Range<usize> = 54..62;
const CHECKSUM: usize = 32;

#[test]
fn a_key_with_the_number_of_another_is_not_taken_for_it() {
    let home = Home::new();
    let (journal, name) = signed_game(&home, "");
    assert_eq!(home.run(&["keys", "new", &home.at("other.key"), "--lang", "en"], "\n\n").code, Some(0));
    let mut forged = unencrypted(&home.path("other.key"));
    forged[NUMBER].copy_from_slice(&unencrypted(&home.path("arbiter.key"))[NUMBER]);
    let end = forged.len() - CHECKSUM;
    forged[end..].fill(0);
    fs::write(home.path("forged.key"), format!("untrusted comment: key\n{}\n", STANDARD.encode(forged)))
        .expect("written");
    fs::remove_file(signature_beside(Path::new(&journal))).expect("the right signature");
    let ran = home.run(&["sign", &journal, "--key", &home.at("forged.key"), "--lang", "en"], "\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains(&name[..13]) && !ran.out.contains(&name), "the names begin alike: {ran:?}");
    let asked = home.run(&["verify", &journal, "--key", &home.at("arbiter.key.pub"), "--lang", "en"], "");
    assert_eq!(asked.code, Some(1), "{asked:?}");
    assert!(asked.out.contains("not the one you gave"), "{asked:?}");
}

#[test]
fn only_a_whole_record_is_signed() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play = ["play", "--lang", "en", "--voice", "off", "--journal", &journal];
    assert_eq!(home.run(&play, "e4\n\n").code, Some(0));
    assert_eq!(home.run(&["keys", "new", &home.at("arbiter.key"), "--lang", "en"], "\n").code, Some(0));
    let ran = home.run(&["sign", &journal, "--key", &home.at("arbiter.key"), "--lang", "en"], "");
    assert!(ran.code == Some(1) && ran.err.contains("is not a complete record"), "{ran:?}");
}

#[test]
fn a_changed_signature_is_refused_or_says_what_was_signed() {
    let home = Home::new();
    let (journal, name) = signed_game(&home, "");
    let record = Path::new(&journal);
    assert_eq!(signed(record, None), Signed::By(name.clone()), "the control");
    let signature = fs::read(signature_beside(record)).expect("a signature");
    let mut wrong = 0;
    for at in 0..signature.len() {
        let mut flipped = signature.clone();
        flipped[at] ^= 1;
        for changed in [flipped, signature[..at].to_vec()] {
            fs::write(signature_beside(record), &changed).expect("written");
            match signed(record, None) {
                Signed::Wrong | Signed::Unchecked { .. } => wrong += 1,
                Signed::By(found) => assert_eq!(found, name, "{at}"),
                Signed::Not => panic!("{at}: there is a signature"),
            }
        }
    }
    // Only the first line, which is a comment, and the end of the last can be changed without harm.
    assert!(wrong > signature.len() * 3 / 2, "{wrong} of {}", signature.len() * 2);
}

#[cfg(unix)]
#[test]
fn the_passphrase_is_not_shown() {
    let home = Home::new();
    let mut terminal = home.terminal(&["keys", "new", "arbiter.key", "--lang", "en"], (24, 100));
    terminal.hear("It is not shown");
    terminal.line(PASSPHRASE);
    terminal.hear("once more");
    terminal.line(PASSPHRASE);
    terminal.hear("is for everybody");
    assert!(terminal.end().success());
    assert!(
        !String::from_utf8_lossy(terminal.raw()).contains("tulip"),
        "{:?}",
        String::from_utf8_lossy(terminal.raw())
    );
}

/// Runs the program minisign by itself.
fn minisign(home: &Home, arguments: &[&str]) -> Ran {
    let mut command = Command::new(Package::Minisign.program().expect("installed"));
    command.args(arguments).current_dir(home.path(""));
    ran(&mut command, b"")
}

#[test]
fn minisign_verifies_our_signatures() {
    if !has(&[Package::Minisign]) {
        return;
    }
    for passphrase in [PASSPHRASE, ""] {
        let home = Home::new();
        let (journal, name) = signed_game(&home, passphrase);
        for key in [["-p", "arbiter.key.pub"], ["-P", &name]] {
            let verified = minisign(&home, &[&["-Vm", "game.jsonl"], &key[..]].concat());
            assert_eq!(verified.code, Some(0), "{verified:?}");
            assert!(verified.out.contains("Signature and comment signature verified"), "{verified:?}");
        }
        let mut record = fs::read(&journal).expect("a record");
        record[40] ^= 1;
        fs::write(&journal, record).expect("written");
        let verified = minisign(&home, &["-Vm", "game.jsonl", "-p", "arbiter.key.pub"]);
        assert_eq!(verified.code, Some(1), "{verified:?}");
    }
}

#[test]
fn signatures_of_minisign_are_verified() {
    if !has(&[Package::Minisign]) {
        return;
    }
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play = ["play", "--lang", "en", "--voice", "off", "--journal", &journal];
    assert_eq!(home.run(&play, "e4\n\ne5\n\nresign\n").code, Some(0));
    // Its own key, without a passphrase: it asks for one only at a terminal.
    let made = minisign(&home, &["-GW", "-p", "own.pub", "-s", "own.key"]);
    assert_eq!(made.code, Some(0), "{made:?}");
    let signed = minisign(&home, &["-Sm", "game.jsonl", "-s", "own.key"]);
    assert_eq!(signed.code, Some(0), "{signed:?}");
    let verify = |more: &[&str]| home.run(&[&["verify", &journal, "--lang", "en"], more].concat(), "");
    let (own, other) = (home.at("own.pub"), home.at("other.key.pub"));
    let verified = verify(&["--key", &own]);
    assert!(verified.out.contains("the one you gave.") && verified.code == Some(0), "{verified:?}");
    assert_eq!(home.run(&["keys", "new", &home.at("other.key"), "--lang", "en"], "\n").code, Some(0));
    let verified = verify(&["--key", &other]);
    assert!(verified.out.contains("is not the one you gave") && verified.code == Some(1), "{verified:?}");
    // The signature does not contain its key: without the key it cannot be verified.
    let verified = verify(&[]);
    assert!(verified.out.contains("does not contain its key") && verified.code == Some(1), "{verified:?}");
    let number = fs::read_to_string(home.path("own.pub")).expect("a key");
    let number = number.lines().next().and_then(|line| line.split_whitespace().last()).expect("its number").to_owned();
    assert!(verified.out.contains(&number), "{number}: {verified:?}");
    // Signed by us with a key of minisign, and verified by minisign.
    fs::remove_file(signature_beside(Path::new(&journal))).expect("removed");
    let ours = home.run(&["sign", &journal, "--key", &home.at("own.key"), "--lang", "en"], "");
    assert_eq!(ours.code, Some(0), "{ours:?}");
    let verified = minisign(&home, &["-Vm", "game.jsonl", "-p", "own.pub"]);
    assert_eq!(verified.code, Some(0), "{verified:?}");
    // Signed by minisign with our key.
    fs::remove_file(signature_beside(Path::new(&journal))).expect("removed");
    let theirs = minisign(&home, &["-Sm", "game.jsonl", "-s", "other.key"]);
    assert_eq!(theirs.code, Some(0), "{theirs:?}");
    assert_eq!(verify(&["--key", &other]).code, Some(0));
    fs::write(&journal, fs::read_to_string(&journal).expect("a record").replacen("e2e4", "d2d4", 1)).expect("written");
    let verified = verify(&["--key", &other]);
    assert!(verified.out.contains("does not belong to this record") && verified.code == Some(1), "{verified:?}");
}

#[test]
fn words_on_paper_do_not_confirm_a_result_that_was_changed_later() {
    let home = Home::new();
    let journal = home.at("game.jsonl");
    let play = ["play", "--lang", "en", "--voice", "off", "--journal", &journal];
    let ran = home.run(&play, "e4\n\ne5\n\nresign\n");
    let words = ran.out.split("they prove this record: ").nth(1).expect("words").lines().next().expect("words");
    let verify = || home.run(&["verify", &journal, "--lang", "en", "--words", words.trim_end_matches('.')], "");
    assert_eq!(verify().code, Some(0), "{:?}", verify());
    let turned = "arbiter: result *\narbiter: result 1/2-1/2\nquit\n";
    assert_eq!(home.run(&["resume", &journal, "--lang", "en", "--voice", "off"], turned).code, Some(0));
    let verified = verify();
    assert_eq!(verified.code, Some(1), "{verified:?}");
    assert!(verified.out.contains("and the result is another: "), "{verified:?}");
}

#[test]
fn a_record_that_is_closed_behind_an_unfinished_game_is_neither_whole_nor_signed() {
    use annabella::game::clock::moment::Moment;
    use annabella::game::event::{Event, GameEvent};
    use annabella::game::people::{Actor, Player};
    use annabella::game::terms::Terms;
    use annabella::storage::journal::{Chain, Record};
    let home = Home::new();
    let mut chain = Chain::new();
    let terms = Box::new(Terms::between(Player::named("White"), Player::named("Black")));
    let events = [GameEvent::RecordOpened { terms, program: None }, GameEvent::PlayBegun, GameEvent::RecordClosed];
    let line = |(seq, event)| {
        let (at, by, event) = (Moment::START, Actor::Arbiter, Event::Game(event));
        Record { seq, at, wall_ms: 1_700_000_000_000, by, event, source: None, seat: None, arrived: None, time: None }
            .to_line(&mut chain)
    };
    let text: String = (0..).zip(events).map(line).collect();
    fs::write(home.path("game.jsonl"), text).expect("written");
    let verified = home.run(&["verify", &home.at("game.jsonl"), "--lang", "en"], "");
    assert_eq!(verified.code, Some(2), "{verified:?}");
    assert!(
        verified.out.contains("is closed, and every line is as it was written, but its game is not over."),
        "{verified:?}"
    );
    let made = home.run(&["keys", "new", &home.at("key"), "--lang", "en"], "\n");
    assert_eq!(made.code, Some(0), "{made:?}");
    let signed = home.run(&["sign", &home.at("game.jsonl"), "--key", &home.at("key"), "--lang", "en"], "");
    assert_ne!(signed.code, Some(0), "{signed:?}");
}
