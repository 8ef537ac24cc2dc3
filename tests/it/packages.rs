//! The packages that tests need from the system. A missing package is the only reason to skip a test.
//!
//! Packages are found by their files, never by asking the program under test.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, thread};

use crate::program::ended;

/// Something the tests use that the system's package manager installs.
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
    PythonChess,
    CCompiler,
    Yasr,
    Fenrir,
    Brltty,
    Orca,
    AtSpi,
    GSettings,
    Xvfb,
    Xdotool,
    Openbox,
    MateTerminal,
    Minisign,
    Wine,
    Zsh,
    Fish,
    Poppler,
    Rpm,
    Chromium,
    #[cfg(feature = "hall")]
    NatsServer,
    OpenSshServer,
    OpenSshClient,
}

/// How a package is recognised.
enum Mark {
    Program(&'static str),
    /// A program that is in no folder of programs, by its path.
    File(&'static str),
    /// A module that `python3` can import.
    PythonModule(&'static str),
    /// A shared library, by its file's name without what follows `.so` or `.dylib`.
    Library(&'static str),
}

impl Package {
    /// The name of the package in Debian, for the message.
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
            Package::PythonChess => "python3-chess",
            Package::CCompiler => "gcc",
            Package::Yasr => "yasr",
            Package::Fenrir => "fenrir",
            Package::Brltty => "brltty",
            Package::Orca => "orca",
            Package::AtSpi => "at-spi2-core",
            Package::GSettings => "libglib2.0-bin",
            Package::Xvfb => "xvfb",
            Package::Xdotool => "xdotool",
            Package::Openbox => "openbox",
            Package::MateTerminal => "mate-terminal",
            Package::Minisign => "minisign",
            Package::Wine => "wine",
            Package::Zsh => "zsh",
            Package::Fish => "fish",
            Package::Poppler => "poppler-utils",
            Package::Rpm => "rpm",
            Package::Chromium => "chromium",
            #[cfg(feature = "hall")]
            Package::NatsServer => "nats-server",
            Package::OpenSshServer => "openssh-server",
            Package::OpenSshClient => "openssh-client",
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
            Package::PythonChess => Mark::PythonModule("chess.pgn"),
            Package::CCompiler => Mark::Program("cc"),
            Package::Yasr => Mark::Program("yasr"),
            Package::Fenrir => Mark::Program("fenrir"),
            Package::Brltty => Mark::Program("brltty"),
            Package::Orca => Mark::Program("orca"),
            Package::AtSpi => Mark::File("/usr/libexec/at-spi-bus-launcher"),
            Package::GSettings => Mark::Program("gsettings"),
            Package::Xvfb => Mark::Program("Xvfb"),
            Package::Xdotool => Mark::Program("xdotool"),
            Package::Openbox => Mark::Program("openbox"),
            Package::MateTerminal => Mark::Program("mate-terminal"),
            Package::Minisign => Mark::Program("minisign"),
            Package::Wine => Mark::Program("wine"),
            Package::Zsh => Mark::Program("zsh"),
            Package::Fish => Mark::Program("fish"),
            Package::Poppler => Mark::Program("pdftoppm"),
            Package::Rpm => Mark::Program("rpm"),
            Package::Chromium => Mark::Program("chromium"),
            #[cfg(feature = "hall")]
            Package::NatsServer => Mark::Program("nats-server"),
            Package::OpenSshServer => Mark::Program("sshd"),
            Package::OpenSshClient => Mark::Program("ssh"),
        }
    }

    fn is_installed(self) -> bool {
        match self.mark() {
            Mark::Program(_) | Mark::File(_) => self.program().is_some(),
            Mark::PythonModule(name) => {
                let mut python = Command::new("python3");
                python.args(["-c", &format!("import {name}")]).stderr(Stdio::null());
                python.spawn().is_ok_and(|mut python| ended(&mut python).success())
            }
            Mark::Library(_) => self.shared_object().is_some(),
        }
    }

    /// The path of its program, if it is a program.
    pub fn program(self) -> Option<PathBuf> {
        match self.mark() {
            Mark::Program(name) => program(name),
            Mark::File(path) => Some(PathBuf::from(path)).filter(|path| path.is_file()),
            Mark::Library(_) | Mark::PythonModule(_) => None,
        }
    }

    /// The path of a file that comes with its program; `path` is as seen from the top folder. An unpacked program
    /// stands beside the folder into which `./x test` has unpacked it.
    pub fn file(self, path: &str) -> PathBuf {
        let program = self.program().expect("installed");
        let unpacked = program.ancestors().nth(2).map(|tools| tools.join("root").join(path));
        unpacked.filter(|file| file.is_file()).unwrap_or_else(|| Path::new("/").join(path))
    }

    /// The path of its library, if it is a library.
    pub fn shared_object(self) -> Option<PathBuf> {
        match self.mark() {
            Mark::Program(_) | Mark::File(_) | Mark::PythonModule(_) => None,
            Mark::Library(name) => libraries().iter().find_map(|folder| file_in(folder, name)),
        }
    }
}

/// Whether all these packages are installed; where one is missing, the test is [`skipped`].
pub fn has(packages: &[Package]) -> bool {
    let missing = packages.iter().find(|package| !package.is_installed());
    if let Some(missing) = missing {
        skipped(&format!("the package {} is missing", missing.name()));
    }
    missing.is_none()
}

/// Says that the running test is skipped, past the test runner's capture, so that `./x test` counts it.
///
/// # Panics
///
/// Where all packages should be installed: the variable `CI` is set.
#[allow(clippy::disallowed_methods, reason = "the environment says where the tests run")]
pub fn skipped(why: &str) {
    let test = thread::current().name().unwrap_or("a test").to_owned();
    let sentence = format!("skipped: {test}: {why}");
    assert!(env::var_os("CI").is_none(), "{sentence}");
    let _ = writeln!(std::io::stderr(), "{sentence}");
}

/// The path of the program with that name, also in the administrator's folders.
#[allow(clippy::disallowed_methods, reason = "the environment says where programs are")]
fn program(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain(["/usr/sbin".into(), "/sbin".into()]);
    folders.map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// The folders for shared libraries, with those of each processor.
fn libraries() -> Vec<PathBuf> {
    let roots = ["/usr/lib", "/usr/lib64", "/lib", "/usr/local/lib", "/opt/homebrew/lib"].map(PathBuf::from);
    let inner = roots.iter().flat_map(fs::read_dir).flatten().flatten().map(|entry| entry.path());
    roots.iter().cloned().chain(inner.filter(|path| path.is_dir())).collect()
}

/// The library of that name in a folder, of any version.
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

/// Set in the process in which a test is skipped.
#[cfg(unix)]
const SKIPPING: &str = "ANNABELLA_SKIPS_A_TEST";

/// `./x test` counts every skipped test once and says so, and where `CI` is set the test fails.
#[cfg(unix)]
#[test]
#[allow(clippy::disallowed_methods, reason = "the environment says whether this process is the one that skips")]
fn a_skipped_test_is_counted_and_fails_where_ci_is_set() {
    if env::var_os(SKIPPING).is_some() {
        skipped("the package of nothing is missing");
        return;
    }
    let runner = || {
        let mut runner = Command::new(env::current_exe().expect("the runner of the tests"));
        runner.args(["--exact", "packages::a_skipped_test_is_counted_and_fails_where_ci_is_set"]).env(SKIPPING, "1");
        runner
    };
    let in_ci = runner().env("CI", "true").output().expect("started");
    assert_eq!(in_ci.status.code(), Some(101), "{in_ci:?}");
    let elsewhere = runner().env_remove("CI").output().expect("started");
    assert!(elsewhere.status.success(), "{elsewhere:?}");
    let log = tempfile::NamedTempFile::new().expect("a file");
    let said = format!("{}{}", String::from_utf8_lossy(&elsewhere.stdout), String::from_utf8_lossy(&elsewhere.stderr));
    fs::write(log.path(), said.repeat(2)).expect("written");
    let counted = counted(log.path());
    let expected =
        "skipped: packages::a_skipped_test_is_counted_and_fails_where_ci_is_set: the package of nothing is missing";
    assert!(counted.starts_with(expected) && counted.contains(": 1\n") && counted.lines().count() == 2, "{counted}");
}

/// What the function of `x` says that counts skipped tests in a log.
#[cfg(unix)]
fn counted(log: &Path) -> String {
    let count =
        "say() { printf '%s\\n' \"$*\"; }; log=$1; eval \"$(sed -n '/^count_skipped/,/^}/p' x)\"; count_skipped";
    let mut counted = Command::new("sh");
    counted.args(["-euc", count, "sh"]).arg(log).current_dir(env!("CARGO_MANIFEST_DIR"));
    String::from_utf8(counted.output().expect("a shell").stdout).expect("text")
}

/// The units that a package starts once it is installed, by the script that runs then.
#[cfg(target_os = "linux")]
fn started_by(script: &str) -> Vec<&str> {
    let named = |line: &str, word: &str| line.contains("deb-systemd-helper") && line.contains(word);
    let enabled = script.lines().filter(|line| named(line, " enable ")).filter_map(|line| line.split('\'').nth(1));
    let is_off = |of: &str| script.lines().any(|line| named(line, "debian-installed") && line.contains(of));
    enabled.filter(|of| !is_off(of)).collect()
}

/// Who tries the tests wants no service of them afterwards. What Debian itself has in every system is not looked at.
#[cfg(target_os = "linux")]
#[test]
#[allow(clippy::disallowed_methods, reason = "the system's package manager is asked")]
fn no_package_that_is_installed_starts_a_service() {
    let enables = |unit: &str| {
        format!("if deb-systemd-helper was-enabled '{unit}'; then\n deb-systemd-helper enable '{unit}' || true\n")
    };
    assert_eq!(started_by(&enables("reader.service")), ["reader.service"]);
    let off = format!("if deb-systemd-helper debian-installed 'a.service'; then\n{}", enables("a.service"));
    assert_eq!(started_by(&off), Vec::<&str>::new());
    let listed = "has() { [ \"$1\" = apt-get ]; }; eval \"$(sed -n '/^name_packages()/,/^}/p' x)\"; name_packages; \
        apt-cache depends --recurse --installed --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances $build $hear $try $pack $cross | grep '^[a-z]' | sort -u | \
        xargs dpkg-query -W -f '${db:Status-Status} ${Priority} ${Package}\n'";
    if program("apt-cache").is_none() {
        return skipped("the package apt is missing");
    }
    let mut shell = Command::new("sh");
    shell.args(["-uc", listed]).current_dir(env!("CARGO_MANIFEST_DIR"));
    let listed = String::from_utf8(shell.output().expect("a shell").stdout).expect("text");
    let of_others = listed.lines().filter_map(|line| line.strip_prefix("installed optional "));
    let mut packages = 0;
    for package in of_others {
        packages += 1;
        let scripts = [format!("{package}.postinst"), format!("{package}:{}.postinst", processor())];
        for script in scripts.iter().map(|name| Path::new("/var/lib/dpkg/info").join(name)) {
            let Ok(text) = fs::read_to_string(&script) else { continue };
            assert_eq!(started_by(&text), Vec::<&str>::new(), "{package}: unpack it, as what stands in `serving`");
        }
    }
    assert!(packages > 100, "{packages} packages: {listed}");
}

/// The name that Debian gives to the processor.
#[cfg(target_os = "linux")]
fn processor() -> &'static str {
    match env::consts::ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => other,
    }
}

/// A test that skips itself in another way would not be counted.
#[test]
fn tests_are_skipped_only_by_this_module() {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it")];
    while let Some(folder) = folders.pop() {
        for file in fs::read_dir(folder).expect("readable").map(|entry| entry.expect("readable").path()) {
            if file.is_dir() {
                folders.push(file);
            } else if file.extension().is_some_and(|ending| ending == "rs") && !file.ends_with("it/packages.rs") {
                let text = fs::read_to_string(&file).expect("text");
                assert!(!text.contains("skipped: "), "{}: call packages::has or packages::skipped", file.display());
            }
        }
    }
}
