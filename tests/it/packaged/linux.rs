//! The packages for Linux.

use std::fs;
use std::process::Command;

use super::{annabella, is_heard, packages};
use crate::program::{Ran, ran};

fn run(program: &str, arguments: &[&str]) -> Ran {
    let ran = ran(Command::new(program).args(arguments), b"");
    assert_eq!(ran.code, Some(0), "{program} {arguments:?}: {ran:?}");
    ran
}

#[test]
fn what_was_made_has_its_sums_and_holds_what_belongs_to_it() {
    let Some(folder) = packages() else { return };
    let sums = ran(Command::new("sha256sum").args(["--check", "--strict", "SHA256SUMS"]).current_dir(&folder), b"");
    assert_eq!(sums.code, Some(0), "{sums:?}");
    let names: Vec<String> = fs::read_dir(&folder)
        .expect("a folder")
        .map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned())
        .collect();
    let named = |end: &str| names.iter().find(|name| name.ends_with(end)).unwrap_or_else(|| panic!("{end}: {names:?}"));
    for file in names.iter().filter(|name| *name != "SHA256SUMS") {
        assert!(sums.out.contains(&format!("{file}: OK")), "{file} has no sum: {}", sums.out);
    }
    let deb = folder.join(named(".deb")).to_string_lossy().into_owned();
    let held = run("dpkg-deb", &["--contents", &deb]).out;
    for file in [
        "./usr/bin/annabella\n",
        "./usr/bin/annabella-voice\n",
        "./usr/bin/annabella-hall\n",
        "./usr/share/man/man1/annabella.1.gz\n",
        "./usr/share/man/man1/annabella-play.1.gz\n",
        "./usr/share/bash-completion/completions/annabella\n",
        "./usr/share/zsh/vendor-completions/_annabella\n",
        "./usr/share/fish/vendor_completions.d/annabella.fish\n",
        "./usr/share/applications/annabella.desktop\n",
        "./usr/share/icons/hicolor/scalable/apps/annabella.svg\n",
        "./usr/share/doc/annabella/copyright\n",
    ] {
        assert!(held.contains(file), "{file}: {held}");
    }
    let output = run("dpkg-deb", &["--field", &deb, "Recommends", "Depends"]).out;
    for needed in ["libespeak-ng1", "espeak-ng-data", "speech-dispatcher", "libasound2", "libspeechd2"] {
        assert!(output.contains(needed), "{needed}: {output}");
    }
}

/// Nothing of the system's voice is used: the library and the data are those beside the program.
#[test]
fn the_portable_one_speaks_with_the_voice_beside_it() {
    let Some(folder) = packages() else { return };
    let home = tempfile::tempdir().expect("a folder");
    let place = home.path().join("Türen und Bücher");
    fs::create_dir(&place).expect("made");
    let name = annabella(&format!("-linux-{}", std::env::consts::ARCH));
    let packed = folder.join(format!("{name}.tar.gz"));
    run("tar", &["-xzf", &packed.to_string_lossy(), "-C", &place.to_string_lossy()]);
    let place = place.join(name);
    for (language, words) in [("en", "Anna eins"), ("de", "Anna eins"), ("es", "jugada")] {
        let wav = home.path().join(format!("{language}.wav"));
        let mut command = Command::new(place.join("annabella"));
        command.args(["say", "--voice", "embedded", "--lang", language, "--words", words, "--out"]).arg(&wav);
        command.env_clear().env("HOME", home.path()).env("LC_ALL", "C.UTF-8").current_dir(home.path());
        // The loader writes which libraries it has begun to use into a file for each process.
        command.env("LD_DEBUG", "libs").env("LD_DEBUG_OUTPUT", home.path().join("loader"));
        let said = ran(&mut command, b"");
        assert!(said.code == Some(0) && is_heard(&wav), "{language}: {said:?}");
    }
    let files = fs::read_dir(home.path()).expect("a folder").map(|entry| entry.expect("readable").path());
    let output: String = files
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("loader")))
        .map(|path| String::from_utf8_lossy(&fs::read(path).expect("readable")).into_owned())
        .collect();
    let used: Vec<&str> = output.lines().filter(|line| line.contains("calling init:")).collect();
    for library in ["libespeak-ng.so.1", "libspeechd.so.2"] {
        let ours =
            used.iter().filter(|line| line.contains(&*place.to_string_lossy()) && line.ends_with(library)).count();
        let all = used.iter().filter(|line| line.ends_with(library)).count();
        assert!(ours > 0 && ours == all, "{library}: {ours} of {all} are those beside the program");
    }
}
