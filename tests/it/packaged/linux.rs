//! The packages for Linux.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use super::{annabella, is_heard, packages};
use crate::packages::{Package, has};
use crate::program::{Home, Ran, ran};

fn run(program: &str, arguments: &[&str]) -> Ran {
    let ran = ran(Command::new(program).args(arguments), b"");
    assert_eq!(ran.code, Some(0), "{program} {arguments:?}: {ran:?}");
    ran
}

/// Where each file of a package of Debian lies, but for the pages and man pages.
const INSTALLED: &[&str] = &[
    "usr/bin/annabella",
    "usr/lib/annabella/annabella-voice",
    "usr/share/applications/annabella.desktop",
    "usr/share/bash-completion/completions/annabella",
    "usr/share/doc/annabella/README.md",
    "usr/share/doc/annabella/SECURITY.md",
    "usr/share/doc/annabella/THIRD-PARTY.txt",
    "usr/share/doc/annabella/changelog.Debian.gz",
    "usr/share/doc/annabella/copyright",
    "usr/share/fish/vendor_completions.d/annabella.fish",
    "usr/share/icons/hicolor/scalable/apps/annabella.svg",
    "usr/share/metainfo/annabella.metainfo.xml",
    "usr/share/zsh/vendor-completions/_annabella",
];

/// The files of a folder that is unpacked anywhere, but for the pages and man pages.
const UNPACKED: &[&str] = &[
    "LICENSE",
    "README.md",
    "SECURITY.md",
    "THIRD-PARTY.txt",
    "annabella",
    "annabella-voice",
    "annabella.desktop",
    "annabella.svg",
    "completions/annabella.bash",
    "completions/annabella.fish",
    "completions/annabella.zsh",
    "libespeak-ng.so.1",
];

/// Those for Windows.
const ON_WINDOWS: &[&str] = &[
    "LICENSE.txt",
    "README.md",
    "SECURITY.md",
    "THIRD-PARTY.txt",
    "annabella-voice.exe",
    "annabella.exe",
    "annabella.ico",
    "libespeak-ng.dll",
];

/// What every voice needs of espeak-ng's data.
const VOICE: &[&str] = &["intonations", "phondata", "phonindex", "phontab"];

/// The data of espeak-ng, but for the folder of each language's family.
fn voices() -> BTreeSet<String> {
    let of_one = |language: String| [format!("{language}_dict"), format!("lang/{language}")];
    let all = annabella::wording::languages().into_iter().flat_map(of_one).chain(names(VOICE));
    all.map(|name| format!("espeak-ng-data/{name}")).collect()
}

/// A name without the family of a language and without its region: `lang/roa/pt-BR` is `lang/pt`.
fn without_family(name: String) -> String {
    match name.split_once("espeak-ng-data/lang/").and_then(|(_, rest)| rest.split_once('/')) {
        Some((_, voice)) => format!("espeak-ng-data/lang/{}", voice.split('-').next().unwrap_or(voice)),
        None => name,
    }
}

fn names(of: &[&str]) -> BTreeSet<String> {
    of.iter().map(|name| (*name).to_owned()).collect()
}

/// The pages, in that folder.
fn pages(folder: &str) -> BTreeSet<String> {
    let docs = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs")).expect("pages");
    docs.map(|page| format!("{folder}/{}", page.expect("readable").file_name().to_string_lossy())).collect()
}

/// The man pages of the program and of each command, in that folder.
fn man_pages(folder: &str, ending: &str) -> BTreeSet<String> {
    let commands = Home::new().run(&["complete", "--", "man", ""], "").out;
    let of = |line: &str| format!("{folder}/annabella-{}.1{ending}", line.split('\t').next().unwrap_or_default());
    commands.lines().map(of).chain([format!("{folder}/annabella.1{ending}")]).collect()
}

/// The names that a program lists, one a line, without folders and without what stands before the first `from`.
fn listed(output: &str, from: &str) -> BTreeSet<String> {
    let name = |line: &str| line.split_once(from).map(|(_, name)| name.trim().to_owned());
    output.lines().filter(|line| !line.trim_end().ends_with('/')).filter_map(name).collect()
}

#[test]
fn what_was_made_has_its_sums_and_holds_what_belongs_to_it_and_nothing_else() {
    let Some(folder) = packages() else { return };
    let sums = ran(Command::new("sha256sum").args(["--check", "--strict", "SHA256SUMS"]).current_dir(&folder), b"");
    assert_eq!(sums.code, Some(0), "{sums:?}");
    let files: BTreeSet<String> = fs::read_dir(&folder)
        .expect("a folder")
        .map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned())
        .filter(|name| !name.starts_with("SHA256SUMS"))
        .collect();
    for file in &files {
        assert!(sums.out.contains(&format!("{file}: OK")), "{file} has no sum: {}", sums.out);
        let path = folder.join(file).to_string_lossy().into_owned();
        let stem = file.trim_end_matches(".tar.gz").trim_end_matches(".zip");
        let unpacked =
            |more: &[&str]| names(more).into_iter().chain(voices()).chain(pages("docs")).collect::<BTreeSet<_>>();
        let (held, expected) = if file.ends_with(".deb") {
            let pages = pages("usr/share/doc/annabella/docs").into_iter();
            let expected = names(INSTALLED).into_iter().chain(pages).chain(man_pages("usr/share/man/man1", ".gz"));
            (listed(&run("dpkg-deb", &["--contents", &path]).out, " ./"), expected.collect())
        } else if file.ends_with(".tar.gz") {
            let held = listed(&run("tar", &["-tzf", &path]).out, &format!("{stem}/"));
            (held, unpacked(UNPACKED).into_iter().chain(man_pages("man", "")).collect())
        } else if file.ends_with(".zip") {
            let script = "import sys, zipfile; print(*zipfile.ZipFile(sys.argv[1]).namelist(), sep='\\n')";
            (listed(&run("python3", &["-c", script, &path]).out, &format!("{stem}/")), unpacked(ON_WINDOWS))
        } else {
            assert!(file.ends_with(".rpm") || file.ends_with("-setup.exe"), "{file}");
            continue;
        };
        let held: BTreeSet<String> = held.into_iter().map(without_family).collect();
        assert_eq!(held, expected, "{file}");
        if file.ends_with(".deb") {
            let fields = run("dpkg-deb", &["--field", &path, "Recommends", "Depends", "Version", "Installed-Size"]).out;
            for needed in ["libespeak-ng1", "espeak-ng-data", "speech-dispatcher", "libasound2", "libc6 (>= 2."] {
                assert!(fields.contains(needed), "{needed}: {fields}");
            }
            // The first build ever had the revision 1.
            let version = fields.lines().find_map(|line| line.strip_prefix("Version: ")).expect("a version");
            let first = format!("{}-1", env!("CARGO_PKG_VERSION"));
            run("dpkg", &["--compare-versions", version, "gt", &first]);
            // 6 MB, and 19 MB installed.
            let size = fs::metadata(&path).expect("a file").len();
            assert!(size < 6_000_000, "{file}: {size} bytes");
            let installed = fields.lines().find_map(|line| line.strip_prefix("Installed-Size: ")).expect("its size");
            assert!(installed.parse::<u64>().is_ok_and(|kibibytes| kibibytes * 1024 < 19_000_000), "{file}: {fields}");
        }
    }
    for kind in ["_amd64.deb", "-x86_64.tar.gz"] {
        let is_there = files.iter().any(|file| file.ends_with(kind));
        assert!(is_there || std::env::consts::ARCH != "x86_64", "{kind}: {files:?}");
    }
}

/// The files of the package of Debian, in Fedora's places, and described in full.
#[test]
fn the_package_for_fedora_holds_what_that_of_debian_holds() {
    let Some(folder) = packages() else { return };
    if !has(&[Package::Rpm]) {
        return;
    }
    let mut files = fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("readable").path());
    let path = files.find(|path| path.extension().is_some_and(|end| end == "rpm")).expect("a package");
    let query = |format: &str| run("rpm", &["-qp", "--queryformat", format, &path.to_string_lossy()]).out;
    let place = |name: &str| match name {
        "usr/share/doc/annabella/THIRD-PARTY.txt" => "usr/share/licenses/annabella/THIRD-PARTY.txt".to_owned(),
        "usr/share/doc/annabella/copyright" => "usr/share/licenses/annabella/LICENSE".to_owned(),
        other => other.replace("vendor-completions", "site-functions"),
    };
    let expected = INSTALLED.iter().map(|name| place(name)).chain(pages("usr/share/doc/annabella/docs"));
    let expected: BTreeSet<String> = expected.chain(man_pages("usr/share/man/man1", ".gz")).collect();
    let all = query(r"[%{FILEMODES:perms} %{FILENAMES}\n]");
    let held: BTreeSet<String> = all
        .lines()
        .filter_map(|line| line.strip_prefix('-')?.split_once(" /"))
        .map(|(_, name)| name.to_owned())
        .collect();
    assert_eq!(held, expected);
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).expect("a text");
    let languages = readme.lines().nth(2).expect("the languages");
    assert!(query("%{DESCRIPTION}").ends_with(languages), "{}", query("%{DESCRIPTION}"));
}

/// The terms of all that others wrote: of the letters, of the voice, and of every crate in the program.
#[test]
fn the_terms_of_others_are_whole() {
    let Some(folder) = packages() else { return };
    let name = annabella(&format!("-linux-{}", std::env::consts::ARCH));
    let packed = folder.join(format!("{name}.tar.gz")).to_string_lossy().into_owned();
    let terms = run("tar", &["-xzOf", &packed, &format!("{name}/THIRD-PARTY.txt")]).out;
    for part in ["Bitstream Vera", "espeak-ng", "Apache License", "Mozilla Public License", "ratatui ", "shakmaty "] {
        assert!(terms.contains(part), "{part}");
    }
    let licence = run("tar", &["-xzOf", &packed, &format!("{name}/LICENSE")]).out;
    assert!(licence.contains("GNU GENERAL PUBLIC LICENSE"));
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
    for language in annabella::wording::languages() {
        let wav = home.path().join(format!("{language}.wav"));
        let mut command = Command::new(place.join("annabella"));
        command.args(["say", "--voice", "embedded", "--lang", &language, "--words", "Anna eins", "--out"]).arg(&wav);
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
    let library = "libespeak-ng.so.1";
    let ours = used.iter().filter(|line| line.contains(&*place.to_string_lossy()) && line.ends_with(library)).count();
    let all = used.iter().filter(|line| line.ends_with(library)).count();
    assert!(ours > 0 && ours == all, "{library}: {ours} of {all} are those beside the program");
}
