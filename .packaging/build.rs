//! Gives the program its version (that of the package, with the commit and the day it was made from) and the texts of
//! its languages.
//!
//! A source archive has commit and day in `commit.txt`, which git fills in when it makes one; elsewhere git is asked. Where
//! neither answers, the version of the package is all.

#![allow(clippy::disallowed_methods, reason = "cargo speaks to a build script through the environment")]

use std::env;
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use miniz_oxide::deflate::compress_to_vec;

const ARCHIVED: &str = ".packaging/commit.txt";
const LOCALES: &str = "locales";

/// How many letters of a commit are its name. One that is followed by `+` has changes.
const LETTERS: usize = 9;

/// Files that stay as they are: nothing is decompressed at a start in one of these languages, and at no start for English,
/// which every language needs. Those of all ten would make up a tenth of the program.
const PLAIN: [&str; 3] = ["en/annabella.ftl", "de/annabella.ftl", "es/annabella.ftl"];

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=.packaging/build.rs");
    println!("cargo:rerun-if-changed={LOCALES}");
    // A change of any of these makes the checkout another one.
    println!("cargo:rerun-if-changed=src");
    println!("cargo:rerun-if-changed=Cargo.toml");
    name_version();
    list_languages()
}

/// The folder of a language is all that makes it one: each file in it is compressed, and listed with its path.
fn list_languages() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    let mut paths = Vec::new();
    for folder in fs::read_dir(LOCALES)? {
        paths.extend(fs::read_dir(folder?.path())?.map(|file| Ok(file?.path())).collect::<io::Result<Vec<_>>>()?);
    }
    paths.sort();
    let mut list = String::from("[\n");
    for path in paths {
        let name = path.strip_prefix(LOCALES).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let file = if PLAIN.contains(&name.as_str()) {
            format!("Plain(include_bytes!({:?}))", path.canonicalize()?)
        } else {
            let (text, packed) = (fs::read(&path)?, out.join(name.replace('/', "_")));
            let made = fs::metadata(&packed).and_then(|file| file.modified());
            if !made.is_ok_and(|made| fs::metadata(&path).and_then(|file| file.modified()).is_ok_and(|of| of < made)) {
                fs::write(&packed, compress_to_vec(&text, 10))?;
            }
            format!("Compressed(include_bytes!({packed:?}), {})", text.len())
        };
        let _ = writeln!(list, "({name:?}, File::{file}),");
    }
    list.push(']');
    fs::write(out.join("languages.rs"), list)
}

fn name_version() {
    println!("cargo:rerun-if-changed={ARCHIVED}");
    let version = env!("CARGO_PKG_VERSION");
    let version = archived().or_else(asked).map_or(version.to_owned(), |commit| format!("{version} ({commit})"));
    println!("cargo:rustc-env=ANNABELLA_VERSION={version}");
}

/// The commit and its day from a source archive.
fn archived() -> Option<String> {
    let text = fs::read_to_string(ARCHIVED).ok()?;
    let mut words = text.split_whitespace();
    let commit = words.next().filter(|word| word.bytes().all(|letter| letter.is_ascii_hexdigit()))?;
    Some(format!("{}, {}", commit.get(..LETTERS)?, words.next()?))
}

/// The commit and its day from git, if this folder is the top of a repository: not one that happens to lie around it.
fn asked() -> Option<String> {
    if !git(&["rev-parse", "--show-prefix"])?.is_empty() {
        return None;
    }
    // Each commit adds a line to the first; a repository that keeps no such file still has the second.
    for file in ["logs/HEAD", "HEAD"] {
        let path = git(&["rev-parse", "--git-path", file])?;
        // Cargo would build again each time for a file that is missing.
        if Path::new(&path).is_file() {
            println!("cargo:rerun-if-changed={path}");
        }
    }
    let (commit, day) = (git(&["rev-parse", "HEAD"])?, git(&["log", "-1", "--format=%cs"])?);
    let changed = git(&["status", "--porcelain", "--untracked-files=no"])?;
    let mark = if changed.is_empty() { "" } else { "+" };
    Some(format!("{}{mark}, {day}", commit.get(..LETTERS)?))
}

/// The answer of git, if it gives one, also in a checkout of another user: nothing of that checkout is run.
fn git(arguments: &[&str]) -> Option<String> {
    let safe = ["-c", "safe.directory=*", "-c", "core.fsmonitor=false"];
    let output =
        Command::new("git").args(safe).args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
