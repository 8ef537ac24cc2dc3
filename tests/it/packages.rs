//! What a test needs from the system: a named package, whose absence is the only reason for which a test is left out.
//!
//! Presence is looked up among files. The thing under test is never asked.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, thread};

/// Something the tests use that the system's package manager brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(windows, allow(dead_code, reason = "sound and screen readers are tried on Unix"))]
pub enum Package {
    EspeakNg,
    EspeakNgProgram,
    SpeechDispatcher,
    PulseAudio,
    PulseAudioUtils,
    AlsaPlugins,
    PocketSphinx,
    Sox,
    Python,
    Yasr,
    Fenrir,
    Brltty,
    Minisign,
    Wine,
}

/// What a package is known by.
enum Mark {
    Program(&'static str),
    /// A shared library, by its file's name without what follows `.so` or `.dylib`.
    Library(&'static str),
}

impl Package {
    /// The name that the message gives, as Debian calls it.
    fn name(self) -> &'static str {
        match self {
            Package::EspeakNg => "libespeak-ng1",
            Package::EspeakNgProgram => "espeak-ng",
            Package::SpeechDispatcher => "speech-dispatcher",
            Package::PulseAudio => "pulseaudio",
            Package::PulseAudioUtils => "pulseaudio-utils",
            Package::AlsaPlugins => "libasound2-plugins",
            Package::PocketSphinx => "pocketsphinx",
            Package::Sox => "sox",
            Package::Python => "python3",
            Package::Yasr => "yasr",
            Package::Fenrir => "fenrir",
            Package::Brltty => "brltty",
            Package::Minisign => "minisign",
            Package::Wine => "wine",
        }
    }

    fn mark(self) -> Mark {
        match self {
            Package::EspeakNg => Mark::Library("libespeak-ng"),
            Package::EspeakNgProgram => Mark::Program("espeak-ng"),
            Package::SpeechDispatcher => Mark::Program("speech-dispatcher"),
            Package::PulseAudio => Mark::Program("pulseaudio"),
            Package::PulseAudioUtils => Mark::Program("parec"),
            Package::AlsaPlugins => Mark::Library("alsa-lib/libasound_module_pcm_pulse"),
            Package::PocketSphinx => Mark::Program("pocketsphinx_batch"),
            Package::Sox => Mark::Program("sox"),
            Package::Python => Mark::Program("python3"),
            Package::Yasr => Mark::Program("yasr"),
            Package::Fenrir => Mark::Program("fenrir"),
            Package::Brltty => Mark::Program("brltty"),
            Package::Minisign => Mark::Program("minisign"),
            Package::Wine => Mark::Program("wine"),
        }
    }

    fn is_installed(self) -> bool {
        match self.mark() {
            Mark::Program(name) => program(name).is_some(),
            Mark::Library(_) => self.shared_object().is_some(),
        }
    }
}

/// Whether all these packages are installed. Where one is missing that is said past the test runner's capture, and it
/// is a failure where everything was to be installed: the variable `CI` tells so.
#[allow(clippy::disallowed_methods, reason = "the environment tells where the tests run")]
pub fn has(packages: &[Package]) -> bool {
    let Some(missing) = packages.iter().find(|package| !package.is_installed()) else { return true };
    let test = thread::current().name().unwrap_or("a test").to_owned();
    let sentence = format!("skipped: {test}: the package {} is missing", missing.name());
    assert!(env::var_os("CI").is_none(), "{sentence}");
    let _ = writeln!(std::io::stderr(), "{sentence}");
    false
}

impl Package {
    /// Where its program is, if it is one.
    pub fn program(self) -> Option<PathBuf> {
        match self.mark() {
            Mark::Program(name) => program(name),
            Mark::Library(_) => None,
        }
    }

    /// Where its library is, if it is one.
    pub fn shared_object(self) -> Option<PathBuf> {
        match self.mark() {
            Mark::Program(_) => None,
            Mark::Library(name) => libraries().iter().find_map(|folder| file_in(folder, name)),
        }
    }
}

/// Where a program is that would be started by this name; also among those for the administrator alone.
#[allow(clippy::disallowed_methods, reason = "the environment tells where programs are")]
fn program(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain(["/usr/sbin".into(), "/sbin".into()]);
    folders.map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// The folders in which systems keep shared libraries, with those of each processor.
fn libraries() -> Vec<PathBuf> {
    let roots = ["/usr/lib", "/usr/lib64", "/lib", "/usr/local/lib", "/opt/homebrew/lib"].map(PathBuf::from);
    let inner = roots.iter().flat_map(fs::read_dir).flatten().flatten().map(|entry| entry.path());
    roots.iter().cloned().chain(inner.filter(|path| path.is_dir())).collect()
}

/// The library of that name in a folder, of whatever version.
fn file_in(folder: &Path, name: &str) -> Option<PathBuf> {
    let (folder, name) = match name.rsplit_once('/') {
        Some((inner, name)) => (folder.join(inner), name),
        None => (folder.to_owned(), name),
    };
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_it = |file: &PathBuf| {
        let rest = file.file_name().and_then(|file| file.to_str()?.strip_prefix(name));
        rest.is_some_and(|rest| rest.starts_with(".so") || rest.ends_with(".dylib"))
    };
    files.into_iter().find(is_it)
}
