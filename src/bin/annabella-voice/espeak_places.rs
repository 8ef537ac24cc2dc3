//! Where the espeak-ng library and its voice data are: beside the program first, then where installers put them.

use std::path::{Path, PathBuf};

/// A library, and the folder of `espeak-ng-data` where it does not find that by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EspeakPlace {
    pub shared_object: PathBuf,
    pub data_in: Option<PathBuf>,
}

#[cfg(target_os = "linux")]
const FILE_NAMES: [&str; 2] = ["libespeak-ng.so.1", "libespeak-ng.so"];
#[cfg(target_os = "macos")]
const FILE_NAMES: [&str; 2] = ["libespeak-ng.1.dylib", "libespeak-ng.dylib"];
#[cfg(not(any(target_os = "linux", target_os = "macos")))]
const FILE_NAMES: [&str; 2] = ["libespeak-ng.dll", "espeak-ng.dll"];

/// Homebrew on both kinds of processors, and MacPorts.
#[cfg(target_os = "macos")]
const FOLDERS: [&str; 3] = ["/opt/homebrew/lib", "/usr/local/lib", "/opt/local/lib"];

/// Every place in which they may be, the best first.
pub fn espeak_places() -> Vec<EspeakPlace> {
    let program = std::env::current_exe().ok();
    let beside = program.as_deref().and_then(Path::parent).into_iter().flat_map(in_folder);
    let by_name = FILE_NAMES.iter().map(|name| EspeakPlace { shared_object: name.into(), data_in: None });
    beside.chain(by_name).chain(installed()).collect()
}

/// The libraries that may be in a folder, with the data that lies there.
fn in_folder(folder: &Path) -> Vec<EspeakPlace> {
    let data_in = folder.join("espeak-ng-data").is_dir().then(|| folder.to_owned());
    let there = FILE_NAMES.iter().map(|name| folder.join(name)).filter(|shared_object| shared_object.is_file());
    there.map(|shared_object| EspeakPlace { shared_object, data_in: data_in.clone() }).collect()
}

/// Where the system looks for libraries by their names.
#[cfg(target_os = "linux")]
fn installed() -> Vec<EspeakPlace> {
    Vec::new()
}

#[cfg(target_os = "macos")]
fn installed() -> Vec<EspeakPlace> {
    FOLDERS.iter().flat_map(|folder| in_folder(Path::new(folder))).collect()
}

/// The folder of espeak-ng's own installer.
#[cfg(not(any(target_os = "linux", target_os = "macos")))]
#[expect(clippy::disallowed_methods, reason = "only the environment says where programs are installed")]
fn installed() -> Vec<EspeakPlace> {
    std::env::var_os("ProgramFiles")
        .map(|programs| in_folder(&PathBuf::from(programs).join("eSpeak NG")))
        .unwrap_or_default()
}
