//! The order of the house: who may import whom, who alone may name what, how long a file is, what stands where.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The import table, strictly downwards: a module, and the modules of ours that it may name.
const IMPORTS: &[(&str, &[&str])] = &[
    ("game", &[]),
    ("time", &["game"]),
    ("notation", &["game"]),
    ("wording", &["notation", "game"]),
    ("voice", &["wording"]),
    ("bin", &["voice"]),
    ("storage", &["wording", "notation", "game"]),
    ("interpreter", &["wording", "notation", "game"]),
    ("session", &["interpreter", "storage", "wording", "notation", "time", "game"]),
    ("ui", &["interpreter", "wording", "notation", "game"]),
    ("rehearsal", &["session", "interpreter", "storage", "wording", "notation", "time", "game"]),
    ("cli", &["ui", "interpreter", "voice", "wording", "game"]),
    ("options", &["cli", "ui", "interpreter", "storage", "voice", "wording", "notation", "game"]),
    ("app", &["options", "ui", "session", "interpreter", "storage", "voice", "wording", "time", "game"]),
    (
        "commands",
        &[
            "app",
            "options",
            "cli",
            "rehearsal",
            "ui",
            "session",
            "interpreter",
            "storage",
            "voice",
            "wording",
            "notation",
            "time",
            "game",
        ],
    ),
    ("main", &["commands", "cli"]),
    ("lib", &[]),
];

/// Who alone may name a path, a module of ours or a crate of others.
const ALONE: &[(&str, &[&str])] = &[
    ("serde", &["storage", "options", "cli", "ui", "interpreter", "voice", "wording"]),
    ("serde_json", &["storage", "commands", "rehearsal"]),
    ("std::fs", &["storage", "commands", "options", "bin"]),
    ("std::process::Command", &["voice", "bin"]),
    ("std::time::Instant", &["time"]),
    ("std::time::SystemTime", &["time"]),
    ("std::io::stdin", &["app", "commands", "options", "bin"]),
    ("crossterm::event::read", &["app"]),
    ("crossterm", &["ui", "app"]),
    ("ratatui", &["ui"]),
    ("i18n_embed", &["wording"]),
    ("i18n_embed_fl", &["wording"]),
    ("tts", &["bin"]),
    ("speech_dispatcher", &["bin"]),
    ("libloading", &["bin"]),
    ("cpal", &["bin"]),
    ("alsa", &["bin"]),
    ("clap", &["commands", "app", "cli", "ui", "interpreter", "voice", "wording", "main"]),
    ("std::thread", &["app", "voice", "commands", "bin"]),
    ("std::env", &["cli", "main", "voice", "bin"]),
];

/// A file that has grown beyond this is more than one concept; the aim is 300.
const LONGEST: usize = 400;

const TOP_LEVEL: &[&str] = &[
    "Cargo.lock",
    "Cargo.toml",
    "LICENSE",
    "README.md",
    "benches",
    "fuzz",
    "i18n.toml",
    "locales",
    "src",
    "tests",
    "x",
];

struct SourceFile {
    /// From the top of the project, with slashes.
    name: String,
    text: String,
}

impl SourceFile {
    /// The modules that lead to this file: `src/game/clock/side.rs` is `game`, `clock`, `side`.
    fn modules(&self) -> Vec<&str> {
        let inside = self.name.trim_start_matches("src/").trim_end_matches(".rs").trim_end_matches("/mod");
        inside.split('/').collect()
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files_below(folder: &str, ending: &str) -> Vec<SourceFile> {
    let mut folders = vec![root().join(folder)];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for path in entries.map(|entry| entry.expect("readable").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with(ending) {
                found.push(read(path));
            }
        }
    }
    found.sort_by(|a, b| a.name.cmp(&b.name));
    found
}

fn read(path: PathBuf) -> SourceFile {
    let name = path.strip_prefix(root()).expect("below the root").to_string_lossy().replace('\\', "/");
    let text = String::from_utf8_lossy(&fs::read(&path).expect("readable")).into_owned();
    SourceFile { name, text }
}

/// Words and signs of Rust text, without comments and literals.
fn tokens(text: &str) -> Vec<String> {
    let chars: Vec<char> = text.chars().collect();
    let starts = |at: usize, what: &str| what.chars().enumerate().all(|(i, c)| chars.get(at + i) == Some(&c));
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(&c) = chars.get(at) {
        if starts(at, "//") {
            at += chars[at..].iter().position(|&c| c == '\n').unwrap_or(chars.len() - at);
        } else if starts(at, "r\"") || starts(at, "r#\"") {
            let close = if starts(at, "r\"") { "\"" } else { "\"#" };
            at += 3;
            while at < chars.len() && !starts(at, close) {
                at += 1;
            }
            at += close.len();
        } else if c == '"' {
            at += 1;
            while at < chars.len() && chars[at] != '"' {
                at += if chars[at] == '\\' { 2 } else { 1 };
            }
            at += 1;
        } else if c == '\'' && (starts(at + 1, "\\") || chars.get(at + 2) == Some(&'\'')) {
            at += if starts(at + 1, "\\") { 3 } else { 2 };
            while chars.get(at).is_some_and(|&c| c != '\'') {
                at += 1;
            }
            at += 1;
        } else if c.is_alphanumeric() || c == '_' {
            let word: String = chars[at..].iter().take_while(|c| c.is_alphanumeric() || **c == '_').collect();
            at += word.chars().count();
            found.push(word);
        } else if starts(at, "::") {
            found.push("::".to_owned());
            at += 2;
        } else {
            if !c.is_whitespace() {
                found.push(c.to_string());
            }
            at += 1;
        }
    }
    found
}

/// Every path that the tokens name, groups unfolded: `use std::{fs, io::Write};` names `std::fs` and `std::io::Write`.
fn paths(tokens: &[String]) -> Vec<Vec<&str>> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        at = path_from(tokens, at, &[], &mut found).max(at + 1);
    }
    found
}

fn path_from<'a>(tokens: &'a [String], mut at: usize, before: &[&'a str], found: &mut Vec<Vec<&'a str>>) -> usize {
    let sign = |at: usize, what: &str| tokens.get(at).is_some_and(|token| token == what);
    let mut path = before.to_vec();
    while let Some(word) = tokens.get(at).filter(|token| token.starts_with(|c: char| c.is_alphabetic() || c == '_')) {
        path.push(word);
        at += 1;
        if !sign(at, "::") {
            break;
        }
        at += 1;
        if sign(at, "{") {
            at += 1;
            while at < tokens.len() && !sign(at, "}") {
                at = path_from(tokens, at, &path, found).max(at + 1);
            }
            return at + 1;
        }
    }
    if path.len() > before.len() {
        found.push(path);
    }
    at
}

/// The top-level module of ours that a path leads to, if it leads to one.
fn ours<'a>(file: &SourceFile, path: &[&'a str]) -> Option<&'a str> {
    let ups = path.iter().take_while(|word| **word == "super").count();
    let depth = file.modules().len();
    match path {
        _ if file.name.starts_with("src/bin/") => (path[0] == "annabella").then(|| path.get(1).copied())?,
        ["crate" | "annabella", rest @ ..] => rest.first().copied(),
        _ if ups > 0 && ups == depth => path.get(ups).copied(),
        _ => None,
    }
}

fn src() -> Vec<SourceFile> {
    files_below("src", ".rs")
}

fn none(wrong: Vec<String>) {
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn imports_go_downwards() {
    let mut wrong = Vec::new();
    for file in src() {
        let modules = file.modules();
        let own = modules[0];
        let Some((_, may)) = IMPORTS.iter().find(|(module, _)| *module == own) else {
            wrong.push(format!("{}: `{own}` has no row in the import table", file.name));
            continue;
        };
        let tokens = tokens(&file.text);
        for path in paths(&tokens) {
            let Some(module) = ours(&file, &path) else { continue };
            let known = IMPORTS.iter().any(|(name, _)| *name == module);
            if known && module != own && !may.contains(&module) {
                wrong.push(format!("{}: `{own}` may not name {}", file.name, path.join("::")));
            }
        }
    }
    none(wrong);
}

#[test]
fn the_process_of_the_voice_and_the_program_share_sentences_and_lines_only() {
    let mut wrong = Vec::new();
    for file in src() {
        let tokens = tokens(&file.text);
        for path in paths(&tokens) {
            let shared: &[&str] = match (file.modules()[0], ours(&file, &path)) {
                ("voice", Some("wording")) => &["Utterance", "Phrase", "Audience", "Urgency"],
                ("bin", Some("voice")) => &["protocol", "pronunciation", "ticker"],
                _ => continue,
            };
            if !path.iter().any(|word| shared.contains(word)) {
                wrong.push(format!("{}: only {} may be named, not {}", file.name, shared.join(", "), path.join("::")));
            }
        }
    }
    none(wrong);
}

#[test]
fn some_things_are_named_by_one_module_alone() {
    let mut wrong = Vec::new();
    for file in src() {
        let tokens = tokens(&file.text);
        for path in paths(&tokens) {
            for (name, may) in ALONE {
                let name: Vec<&str> = name.split("::").collect();
                if path.starts_with(&name) && !may.contains(&file.modules()[0]) {
                    wrong.push(format!("{}: {} belongs to {}", file.name, path.join("::"), may.join(", ")));
                }
            }
        }
    }
    none(wrong);
}

#[test]
fn the_pure_part_prints_nothing() {
    let mut wrong = Vec::new();
    for file in src().iter().filter(|file| ["game", "notation", "wording", "storage"].contains(&file.modules()[0])) {
        for pair in tokens(&file.text).windows(2) {
            if ["print", "println", "eprint", "eprintln", "panic"].contains(&pair[0].as_str()) && pair[1] == "!" {
                wrong.push(format!("{}: {}! has no place here", file.name, pair[0]));
            }
        }
    }
    none(wrong);
}

#[test]
fn nothing_is_left_unfinished_or_ignored() {
    let mut wrong = Vec::new();
    for file in ["src", "tests", "benches", "fuzz"].iter().flat_map(|folder| files_below(folder, ".rs")) {
        let tokens = tokens(&file.text);
        for (at, pair) in tokens.windows(2).enumerate() {
            if ["todo", "unimplemented", "dbg"].contains(&pair[0].as_str()) && pair[1] == "!" {
                wrong.push(format!("{}: {}!", file.name, pair[0]));
            }
            if pair[0] == "[" && pair[1] == "ignore" && at > 0 && tokens[at - 1] == "#" {
                wrong.push(format!("{}: an ignored test", file.name));
            }
        }
        for unfinished in [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X")] {
            if file.text.contains(unfinished) {
                wrong.push(format!("{}: {unfinished}", file.name));
            }
        }
    }
    none(wrong);
}

#[test]
fn a_file_is_one_concept_and_says_which() {
    let mut wrong = Vec::new();
    for file in src() {
        let lines = file.text.lines().count();
        if lines > LONGEST {
            wrong.push(format!("{}: {lines} lines, at most {LONGEST}", file.name));
        }
        let vague = ["util", "utils", "helper", "helpers", "manager", "common", "misc"];
        if file.modules().iter().any(|module| vague.contains(module)) {
            wrong.push(format!("{}: the name says nothing", file.name));
        }
    }
    let tests = files_below("tests", ".rs").into_iter().chain(files_below("benches", ".rs"));
    for file in src().into_iter().chain(tests) {
        if !file.text.starts_with("//!") && !file.name.ends_with("it/main.rs") {
            wrong.push(format!("{}: begins without saying what it is", file.name));
        }
    }
    none(wrong);
}

#[test]
fn the_codemap_names_every_module() {
    let lib = read(root().join("src/lib.rs")).text;
    let (codemap, rest) = lib.split_at(lib.find("\npub mod").expect("modules"));
    let missing = rest
        .lines()
        .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'))
        .filter(|module| !codemap.contains(&format!("[`{module}`]")))
        .map(|module| format!("src/lib.rs: {module} is missing in the codemap"));
    none(missing.collect());
}

/// The files that git keeps; nothing where this is no checkout.
fn kept_files() -> Vec<String> {
    let listed = Command::new("git").args(["ls-files", "-z"]).current_dir(root()).output();
    let listed = listed.map(|output| output.stdout).unwrap_or_default();
    String::from_utf8_lossy(&listed).split('\0').filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

#[test]
fn the_top_level_stays_small() {
    let strange = kept_files()
        .into_iter()
        .map(|name| name.split('/').next().unwrap_or_default().to_owned())
        .filter(|top| !top.starts_with('.') && !TOP_LEVEL.contains(&top.as_str()));
    none(strange.collect());
}

#[test]
fn nothing_tells_of_the_machine_it_was_written_on() {
    let places =
        [["/ho", "me/"], ["/ro", "ot/"], ["/wo", "rk/"], ["/w", "t/"], ["/tm", "p/"]].map(|parts| parts.concat());
    let mut wrong = Vec::new();
    for name in kept_files().into_iter().filter(|name| name != "Cargo.lock" && name != "LICENSE") {
        let path = root().join(&name);
        if !path.is_file() {
            continue;
        }
        for (number, line) in read(path).text.lines().enumerate() {
            let found = places.iter().any(|place| {
                line.match_indices(place.as_str())
                    .any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || "./}$_-".contains(c)))
            });
            if found {
                wrong.push(format!("{name}:{}: {line}", number + 1));
            }
        }
    }
    none(wrong);
}

#[cfg(unix)]
#[test]
fn the_script_for_newcomers_runs_in_any_shell() {
    let x = |shell: &[&str]| Command::new(shell[0]).args(&shell[1..]).current_dir(root()).output().expect("a shell");
    assert!(x(&["sh", "-n", "x"]).status.success());
    let help = x(&["./x", "help"]);
    assert!(help.status.success() && String::from_utf8_lossy(&help.stdout).contains("./x test"), "{help:?}");
    assert_eq!(x(&["./x", "dance"]).status.code(), Some(2));
    assert_eq!(x(&["./x", "test", "--quickly"]).status.code(), Some(2));
}

#[test]
fn reads_paths_as_rust_does() {
    let text = r#"use std::{fs, io::{self, Write}}; /// std::env
        fn f() { let a = "std::thread"; let c = '"'; super::game::Game::new::<u8>(crate::x) }"#;
    let tokens = tokens(text);
    let found: Vec<String> = paths(&tokens).iter().map(|path| path.join("::")).collect();
    assert!(found.contains(&"std::fs".to_owned()), "{found:?}");
    assert!(found.contains(&"std::io::Write".to_owned()), "{found:?}");
    assert!(!found.iter().any(|path| path.contains("env") || path.contains("thread")), "{found:?}");
}
