//! The espeak-ng library and its data beside the program, as in the portable packages, take precedence over the
//! system's.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::packages::{Package, has};

const VOICE: &str = env!("CARGO_BIN_EXE_annabella-voice");

/// The data that the voice of a language needs: the sounds of all languages, its words, its description.
const GERMAN: [&str; 6] = ["phondata", "phonindex", "phontab", "intonations", "de_dict", "lang/gmw/de"];
const ENGLISH: [&str; 2] = ["en_dict", "lang/gmw/en"];

/// The samples that this program makes of a chess piece's name.
fn samples(program: &Path, language: &str) -> Vec<u8> {
    let mut command = Command::new(program);
    command.args(["--espeak-ng", language]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut process = command.spawn().expect("it starts");
    let mut job = process.stdin.take().expect("piped");
    let prosody = r#"{"rate":150,"volume":100,"pitch":50}"#;
    let piece = format!(r#"{{"language":"{language}","text":"cinco jugadas"}}"#);
    writeln!(job, r#"{{"piece":{piece},"prosody":{prosody}}}"#).expect("it reads");
    drop(job);
    let made = process.wait_with_output().expect("it ends").stdout;
    assert_eq!(made.first(), Some(&b'!'), "{} has no voice", program.display());
    made
}

fn copy(from: &Path, to: &Path, name: &str) {
    let copy = to.join(name);
    fs::create_dir_all(copy.parent().expect("a folder")).expect("made");
    fs::copy(from.join(name), copy).unwrap_or_else(|error| panic!("{name}: {error}"));
}

#[test]
fn the_voice_beside_the_program_takes_precedence_over_the_systems() {
    if !has(&[Package::EspeakNg]) {
        return;
    }
    let library = Package::EspeakNg.shared_object().expect("installed");
    let places = [library.with_file_name("espeak-ng-data"), PathBuf::from("/usr/share/espeak-ng-data")];
    let data = places.iter().find(|place| place.is_dir()).expect("the data of espeak-ng");

    // A path that the library itself could not take: foreign letters, and longer than 160.
    let folder = tempfile::tempdir().expect("a folder");
    let beside = folder.path().join("Türen und Bücher ".repeat(12).trim());
    fs::create_dir(&beside).expect("made");
    let program = beside.join("annabella-voice");
    fs::copy(VOICE, &program).expect("copied");
    fs::copy(&library, beside.join("libespeak-ng.so.1")).expect("copied");
    GERMAN.iter().chain(&ENGLISH).for_each(|name| copy(data, &beside.join("espeak-ng-data"), name));

    let installed = Path::new(VOICE);
    assert_eq!(samples(&program, "de"), samples(installed, "de"), "the same data, the same sound");
    let spanish = samples(&program, "es");
    assert_ne!(spanish, samples(installed, "es"), "Spanish is missing beside it, so the system's was used");
    assert!(spanish.len() > 10_000, "English is used instead");
}
