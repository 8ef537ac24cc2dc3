//! Gives the program its version: that of the package, with the commit and the day it was made from.
//!
//! A source archive has them in `commit.txt`, which git fills in when it makes one; elsewhere git is asked. Where neither
//! answers, the version of the package is all.

#![allow(clippy::disallowed_methods, reason = "cargo speaks to a build script through the environment")]

use std::fs;
use std::path::Path;
use std::process::Command;

const ARCHIVED: &str = ".packaging/commit.txt";

fn main() {
    println!("cargo:rerun-if-changed={ARCHIVED}");
    println!("cargo:rerun-if-changed=.packaging/version.rs");
    let version = env!("CARGO_PKG_VERSION");
    let version = archived().or_else(asked).map_or(version.to_owned(), |commit| format!("{version} ({commit})"));
    println!("cargo:rustc-env=ANNABELLA_VERSION={version}");
}

/// The commit and its day from a source archive.
fn archived() -> Option<String> {
    let text = fs::read_to_string(ARCHIVED).ok()?;
    let mut words = text.split_whitespace();
    let commit = words.next().filter(|word| word.bytes().all(|letter| letter.is_ascii_hexdigit()))?;
    Some(format!("{commit}, {}", words.next()?))
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
    git(&["log", "-1", "--abbrev=9", "--format=%h, %cs"])
}

/// What git answers, if it does.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
