//! The packages that `./x package` made, used as players use them: only in the long run (`./x test --all`).

mod linux;
mod windows;

use std::fs;
use std::path::{Path, PathBuf};

/// The folder with the packages of this version. Nothing in the short run, or where none were made.
#[allow(clippy::disallowed_methods, reason = "the environment says which run this is")]
fn packages() -> Option<PathBuf> {
    std::env::var_os("ANNABELLA_ALL")?;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/packages").join(annabella(""));
    if folder.join("SHA256SUMS").is_file() {
        return Some(folder);
    }
    crate::packages::skipped("the packages are missing, ./x package makes them");
    None
}

/// The program's name with its version, and what follows it.
fn annabella(more: &str) -> String {
    format!("annabella-{}{more}", env!("CARGO_PKG_VERSION"))
}

/// Whether a sound file holds more than silence.
fn is_heard(wav: &Path) -> bool {
    let bytes = fs::read(wav).unwrap_or_default();
    // Behind the header, samples of two bytes: words of two syllables last longer than half a second.
    let samples =
        bytes.get(44..).unwrap_or_default().chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
    samples.filter(|sample| sample.unsigned_abs() > 500).count() > 2_000
}
