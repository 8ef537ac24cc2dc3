//! The contents of the packages: what makes them, what removes them, and what they must hold.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use toml::Value;

fn read(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name))
        .unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// A function of the script that makes the packages.
fn function(name: &str) -> String {
    let script = read(".packaging/package.sh");
    let (_, body) = script.split_once(&format!("\n{name}() {{\n")).unwrap_or_else(|| panic!("{name}: no function"));
    body.split_once("\n}\n").expect("its end").0.to_owned()
}

/// `release` is what every Rust engineer takes it for, `play` inherits from it, and no table overrides the package
/// itself: that would put its `strip` back to cargo's own.
#[test]
fn a_release_is_optimised_and_stripped_and_no_script_decides_otherwise() {
    let manifest: Value = read("Cargo.toml").parse::<toml::Table>().map(Value::Table).expect("a manifest");
    let profiles = manifest["profile"].as_table().expect("profiles");
    let release = &profiles["release"];
    assert_eq!(release["strip"].as_str(), Some("symbols"));
    assert!(release["opt-level"].as_str() == Some("s") || release["opt-level"].as_integer() == Some(3));
    assert_eq!(profiles["play"]["inherits"].as_str(), Some("release"));
    for (name, profile) in profiles {
        let overridden = profile.get("package").and_then(|packages| packages.get("annabella"));
        let is_stripped = |own: &Value| own.get("strip").and_then(Value::as_str) == Some("symbols");
        assert!(overridden.is_none_or(is_stripped), "{name}");
    }
    for script in ["x", ".packaging/package.sh"] {
        for word in ["--config profile.play", "--config profile.release", "opt-level=0", "-C opt-level", "RUSTFLAGS=-C"]
        {
            assert!(!read(script).contains(word), "{script}: {word}");
        }
    }
}

/// The program that the tests run was built with the profile of `./x play`: it has no symbols.
#[test]
#[cfg(target_os = "linux")]
fn the_built_program_has_no_symbols() {
    let sections = sections_of(&fs::read(crate::program::ANNABELLA).expect("built"));
    assert!(sections.contains(".text"), "{sections:?}");
    assert!(!sections.contains(".symtab") && !sections.contains(".debug_info"), "{sections:?}");
}

/// The names of the sections of an ELF file of 64 bits.
#[cfg(target_os = "linux")]
fn sections_of(elf: &[u8]) -> BTreeSet<String> {
    let number = |at: usize, bytes: usize| {
        elf[at..at + bytes].iter().rev().fold(0, |number, byte| number << 8 | usize::from(*byte))
    };
    let (headers, size, count, names) = (number(0x28, 8), number(0x3A, 2), number(0x3C, 2), number(0x3E, 2));
    let texts = number(headers + names * size + 0x18, 8);
    let name = |section: usize| {
        let text = &elf[texts + number(headers + section * size, 4)..];
        String::from_utf8_lossy(text.split(|byte| *byte == 0).next().unwrap_or_default()).into_owned()
    };
    (0..count).map(name).collect()
}

#[test]
fn every_package_holds_the_licence_the_terms_of_others_and_the_pages() {
    let pages = function("copy_pages");
    for file in ["README.md", "LICENSE", "THIRD-PARTY.txt", "docs"] {
        assert!(pages.contains(file), "{file}");
    }
    for package in ["make_root", "make_portable", "make_for_windows"] {
        assert!(function(package).contains("copy_pages "), "{package}");
    }
    // The packages with espeak-ng.
    for package in ["make_portable", "make_for_windows"] {
        assert!(function(package).contains("copy_voice "), "{package}");
    }
}

#[test]
fn the_terms_of_others_name_everything_that_is_embedded_or_copied() {
    let notices = function("make_notices");
    for part in ["cargo-bundle-licenses", "third-party.awk", "The Rust Project", "espeak_crate", "COPYING.UCD"] {
        assert!(notices.contains(part), "{part}");
    }
    // Each folder with a font has its terms beside it, and the script names them.
    let mut fonts = 0;
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("readable").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| ["ttf", "otf", "woff"].iter().any(|font| end == *font)) {
                let terms = path.with_file_name("LICENSE.txt");
                let named =
                    terms.strip_prefix(env!("CARGO_MANIFEST_DIR")).expect("ours").to_string_lossy().into_owned();
                assert!(terms.is_file() && notices.contains(&named), "{named}");
                fonts += 1;
            }
        }
    }
    assert!(fonts > 0);
}

/// A language that is added to the interface is heard from the packages too, and named where they describe themselves.
#[test]
fn the_packages_have_the_voices_of_all_languages_of_the_interface() {
    let mut languages = annabella::wording::languages();
    languages.sort();
    for (script, expected) in [
        ("name_languages", languages.join("\n")),
        ("describe | tail -n 1", read("README.md").lines().nth(2).expect("the languages").to_owned()),
    ] {
        let script = format!(". .packaging/package.sh; {script}");
        let shell = Command::new("sh").args(["-euc", &script]).current_dir(env!("CARGO_MANIFEST_DIR")).output();
        assert_eq!(String::from_utf8_lossy(&shell.expect("a shell").stdout).trim_end(), expected, "{script}");
    }
    for of_each in ["compile_espeak_data", "copy_voice"] {
        assert!(function(of_each).contains("name_languages"), "{of_each}");
    }
}

/// The project may lie in a folder with a space in its name, which `rpmbuild` does not bear. Of a text that is given as
/// an option it takes the first line.
#[cfg(unix)]
#[test]
fn the_tool_for_fedora_gets_a_folder_without_a_space_and_the_whole_description() {
    let script = r#"
        . .packaging/package.sh
        has() { :; }
        rpmbuild() {
            for argument; do
                case $argument in
                    "_topdir "*) folder=${argument#_topdir } ;;
                    "from_description "*) description=${argument#from_description } ;;
                esac
            done
            case $folder in *" "*) exit 3 ;; esac
            mkdir -p "$folder/noarch" && tail -n 1 "$description" >"$folder/noarch/made.rpm"
        }
        log=$1/log made="$1/my games/made" out="$1/my games/out" root="$1/my games/root" version=1 revision=2
        share=$root/usr/share
        mkdir -p "$out" "$share/zsh/vendor-completions" "$share/doc/annabella"
        touch "$share/zsh/vendor-completions/_annabella" "$share/doc/annabella/copyright"
        touch "$share/doc/annabella/THIRD-PARTY.txt"
        make_rpm x86_64-unknown-linux-gnu
        cd "$out" && grep . *"#;
    let folder = tempfile::tempdir().expect("a folder");
    let mut shell = Command::new("sh");
    shell.args(["-euc", script, "sh"]).arg(folder.path()).current_dir(env!("CARGO_MANIFEST_DIR"));
    let made = shell.output().expect("a shell");
    let languages = read("README.md").lines().nth(2).expect("the languages").to_owned();
    assert_eq!(String::from_utf8_lossy(&made.stdout).trim_end(), languages, "{made:?}");
}

/// A newcomer who has neither Rust nor a network reads no error of the script itself.
#[cfg(unix)]
#[test]
fn a_rust_that_does_not_start_is_explained_in_one_sentence() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = tempfile::tempdir().expect("a folder");
    for program in ["cargo", "rustc", "rustup"] {
        let path = folder.path().join(program);
        fs::write(&path, "#!/bin/sh\nexit 1\n").expect("written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("made a program");
    }
    let mut play = Command::new("./x");
    play.args(["play", "--yes"]).current_dir(env!("CARGO_MANIFEST_DIR")).env("TMPDIR", folder.path());
    play.env("PATH", format!("{}:/usr/bin:/bin", folder.path().display())).env("CARGO_HOME", folder.path());
    let said = play.env("RUSTUP_TOOLCHAIN", "1").output().expect("a shell");
    let sentence = "Rust does not start. To fetch it by hand, where there is a network: rustup toolchain install ";
    let err = String::from_utf8_lossy(&said.stderr);
    assert!(said.status.code() == Some(1) && err.starts_with(sentence) && err.lines().count() == 1, "{said:?}");
    let left = fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(left, 3, "only the programs are left, no temporary file");
}

/// A line comes each minute where nobody sees a bar, also while the system's packages are installed.
#[cfg(unix)]
#[test]
fn what_takes_long_in_a_pipe_says_that_it_is_at_work() {
    let folder = tempfile::tempdir().expect("a folder");
    // Ends when the line has come.
    let script = r#"
        eval "$(sed -n '/^say()/p; /^watched()/,/^}/p; /^start_beat()/,/^}/p; /^stop_beat()/,/^}/p; /^beating()/,/^}/p' x)"
        sleep() { :; }
        seen= log=$1/log
        beating watched timeout 60 sh -c 'until grep -q "at work" "$1"; do :; done' sh "$1/said" 2>"$1/said"
        head -n 1 "$1/said""#;
    let mut shell = Command::new("sh");
    shell.args(["-euc", script, "sh"]).arg(folder.path()).current_dir(env!("CARGO_MANIFEST_DIR"));
    let said = shell.output().expect("a shell");
    assert_eq!(String::from_utf8_lossy(&said.stdout), "Still at work after 55 s.\n", "{said:?}");
    let install = read("x").split_once("\nobtain() {\n").expect("a function").1.to_owned();
    let install = install.split_once("\n}\n").expect("its end").0;
    assert_eq!(install.matches("watched ").count(), install.matches("beating watched ").count());
    let package = function("package");
    let between = package.split_once("start_beat").and_then(|(_, rest)| rest.split_once("stop_beat"));
    assert!(between.is_some_and(|(steps, _)| steps.contains("build_programs") && steps.contains("make_for_windows")));
}

/// A build that fails for lack of room or of a network says so behind what cargo says, and says nothing of other
/// faults.
#[cfg(unix)]
#[test]
fn a_build_without_room_or_network_is_explained_in_one_sentence() {
    let explained = |free: &str, cargo: &str| {
        let script = format!(
            r#"eval "$(sed -n '/^say()/p; /^explain_failure()/,/^}}/p' x)"
            df() {{ printf 'Filesystem 1024-blocks Used Available\nnone 1 1 %s\n' "{free}"; }}
            cargo() {{ return {cargo}; }}
            unset CARGO_TARGET_DIR
            explain_failure"#
        );
        let shell = Command::new("sh").args(["-euc", &script]).current_dir(env!("CARGO_MANIFEST_DIR")).output();
        String::from_utf8(shell.expect("a shell").stderr).expect("text")
    };
    let full = explained("12345", "0");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target");
    let sentence = format!(
        "Only 12 MB are free in {}. Make room, or set CARGO_TARGET_DIR to a folder on another disk.\n",
        folder.display()
    );
    assert_eq!(full, sentence);
    let alone = explained("900000", "1");
    assert!(
        alone.ends_with("where there is a network: cargo fetch --locked\n") && alone.lines().count() == 1,
        "{alone}"
    );
    assert_eq!(explained("900000", "0"), "");
}

#[test]
fn what_is_installed_from_the_repository_is_there() {
    let made = function("make_root") + &function("make_portable") + &function("make_for_windows");
    let named = made.split_whitespace().filter(|word| word.starts_with(".packaging/"));
    let mut count = 0;
    for name in named {
        assert!(Path::new(env!("CARGO_MANIFEST_DIR")).join(name).is_file(), "{name}");
        count += 1;
    }
    assert!(count >= 4, "{count}");
}

#[test]
fn the_uninstaller_removes_everything_that_the_setup_installs() {
    let (setup, made) = (read(".packaging/setup.nsi"), function("make_for_windows") + &function("copy_pages"));
    for name in ["annabella.exe", "annabella-voice.exe", "annabella.ico", "README.md", "LICENSE.txt", "THIRD-PARTY.txt"]
    {
        assert!(made.contains(name), "{name} is not copied");
        assert!(setup.contains(&format!("Delete \"$INSTDIR\\{name}\"")), "{name} would stay");
    }
    for name in [
        "RMDir /r \"$INSTDIR\\docs\"",
        "Delete \"$INSTDIR\\libespeak-ng.dll\"",
        "RMDir /r \"$INSTDIR\\espeak-ng-data\"",
    ] {
        assert!(setup.contains(name), "{name}");
    }
    // A folder with somebody's games in it is never removed as a whole.
    assert!(!setup.contains("RMDir /r \"$INSTDIR\"\n"));
}

#[test]
fn the_menu_opens_a_terminal() {
    let entry = read(".packaging/annabella.desktop");
    let lines: BTreeSet<&str> = entry.lines().collect();
    for line in ["[Desktop Entry]", "Type=Application", "Exec=annabella", "Icon=annabella", "Terminal=true"] {
        assert!(lines.contains(line), "{line}");
    }
    for language in ["de", "es", "fr", "it", "nl", "pl", "pt", "ru", "tr"] {
        for key in ["GenericName", "Comment"] {
            assert!(entry.contains(&format!("\n{key}[{language}]=")), "{key} {language}");
        }
    }
}

/// The crates that a build compiles, each with its features: once for what is built, once for what builds it.
fn crates(arguments: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["tree", "--locked", "--offline", "--prefix", "none", "--no-dedupe", "-f", "{p}\t{f}"]);
    let output = cargo.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("cargo");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let Some((name, features)) = line.split_once('\t') else { continue };
        let name = name.split(" (").next().unwrap_or_default().to_owned();
        found.entry(name).or_default().insert(features.trim_end_matches(" (*)").to_owned());
    }
    found.retain(|name, _| !name.starts_with("annabella v"));
    found
}

/// Where features of a crate differ, cargo compiles it a second time, and all that use it.
#[test]
fn tests_and_hall_compile_no_crate_again_that_the_programs_have() {
    // With what builds them, and without: a crate that is in both may have other features in each.
    for edges in ["normal,build", "normal,no-proc-macro"] {
        let programs = crates(&["--edges", edges]);
        assert!(programs.len() > 100, "{}", programs.len());
        for (what, other) in [
            ("the hall", crates(&["--edges", edges, "--features", "hall"])),
            ("the tests", crates(&["--edges", &format!("{edges},dev"), "--features", "hall"])),
        ] {
            let again: Vec<String> = programs
                .iter()
                .filter(|(name, features)| !features.is_subset(&other[*name]))
                .map(|(name, features)| format!("{name}: {features:?}, and {:?} for {what}", other[name]))
                .collect();
            assert!(again.is_empty(), "name these features in Cargo.toml for all:\n{}", again.join("\n"));
        }
    }
}

/// The version that the program states, and the manifest's.
#[test]
fn the_version_names_the_commit_it_was_made_from() {
    let manifest: Value = toml::from_str(&read("Cargo.toml")).expect("a manifest");
    let version = manifest["package"]["version"].as_str().expect("a version");
    let said = crate::program::Home::new().run(&["--version"], "").out;
    assert_eq!(said.trim(), format!("annabella {}", annabella::version::VERSION));
    let rest = said.trim().strip_prefix(&format!("annabella {version}")).expect("the version first");
    let archived = read(".packaging/commit.txt");
    let git = |arguments: &[&str]| {
        let git = Command::new("git").args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output().ok()?;
        git.status.success().then(|| String::from_utf8_lossy(&git.stdout).trim().to_owned())
    };
    let is_archive = !archived.starts_with("$Format");
    if !is_archive && git(&["rev-parse", "--show-prefix"]).is_none_or(|prefix| !prefix.is_empty()) {
        return assert_eq!(rest, "");
    }
    // (a590d9f12, 2026-11-24), and with `+` behind the commit if something was changed
    let (named, day) = rest.strip_prefix(" (").and_then(|rest| rest.split_once(", ")).expect("commit and day");
    assert!(named.len() >= 7 && day.len() == 11 && day.starts_with("20") && day.ends_with(')'), "{rest}");
    if is_archive {
        return assert!(archived.starts_with(named) && named.len() == 9, "{archived}");
    }
    // The newest when it was built; more may have been committed since.
    assert!(git(&["cat-file", "-e", &format!("{}^{{commit}}", named.trim_end_matches('+'))]).is_some(), "{named}");
    // A source archive has it from git.
    let folder = tempfile::tempdir().expect("a folder");
    let tar = folder.path().join("source.tar").to_string_lossy().into_owned();
    git(&["archive", "--output", &tar, "HEAD", ".packaging/commit.txt"]).expect("an archive");
    let text = String::from_utf8_lossy(&fs::read(&tar).expect("a file")).into_owned();
    let head = git(&["log", "-1", "--abbrev=9", "--format=%cs %ct"]).expect("a commit");
    assert!(text.contains(&head) && !text.contains("$Format"), "{head}");
}
