//! The setup for Windows, under Wine: installed without a question, played with others reading beside it, killed,
//! resumed, and removed but for the games.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use portable_pty::CommandBuilder;
use tempfile::TempDir;

use super::{annabella, is_heard, packages};
use crate::packages::{Package, has};
use crate::pipe::IMMORTAL;
use crate::program::{DEADLINE, Home, Ran, Terminal, carried, ended, ran};
use crate::watching::eventually;

/// What Wine needs to run without a display and without being asked anything.
const WINE: [(&str, &str); 3] =
    [("WINEDEBUG", "-all"), ("LC_ALL", "C.UTF-8"), ("WINEDLLOVERRIDES", "mscoree=;mshtml=;winemenubuilder.exe=")];

/// No sound device is found.
const SILENT: [(&str, &str); 2] = [("ALSA_CONFIG_PATH", "/dev/null"), ("PULSE_SERVER", "unix:/nowhere")];

/// Where games are kept there, with letters that no code page of Windows has together.
const GAMES: &str = r"C:\games\Größe и мера";

/// A Windows of a test alone.
struct Windows {
    folder: TempDir,
}

impl Windows {
    /// One on which nothing is installed.
    fn new() -> Windows {
        let windows = Windows { folder: tempfile::tempdir().expect("a folder") };
        // What is started first goes on in the background, and would keep a pipe open.
        let quietly = |command: &mut Command| {
            let mut child =
                command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("wine");
            assert!(ended(&mut child).success(), "{command:?}");
        };
        quietly(windows.wine("wineboot").arg("--init"));
        let no_display = ["add", r"HKCU\Software\Wine\Drivers", "/v", "Graphics", "/d", "null", "/f"];
        quietly(windows.wine("reg").args(no_display));
        windows
    }

    /// Runs the setup, which asks nothing.
    fn install(&self, folder: &Path) {
        let setup = self.wine(&folder.join(annabella("-setup.exe")).to_string_lossy()).arg("/S").status();
        assert!(setup.is_ok_and(|status| status.success()), "the setup");
    }

    fn wine(&self, program: &str) -> Command {
        let mut command = Command::new("wine");
        command.arg(program).env("WINEPREFIX", self.folder.path()).envs(WINE);
        command.env_remove("ACCESSIBLE").env_remove("NO_COLOR").env_remove("DISPLAY");
        command
    }

    fn drive(&self) -> PathBuf {
        self.folder.path().join("drive_c")
    }

    /// The folder in which the setup puts what it installs.
    fn installed(&self) -> PathBuf {
        let users = fs::read_dir(self.drive().join("users")).expect("users");
        let folders = users.map(|user| user.expect("readable").path().join("AppData/Local/Programs/Annabella"));
        folders.into_iter().find(|folder| folder.is_dir()).expect("an installed Annabella")
    }

    fn annabella(&self, arguments: &[&str]) -> Command {
        let mut command = self.wine(&self.installed().join("annabella.exe").to_string_lossy());
        command.args(arguments);
        command
    }

    fn run(&self, arguments: &[&str], input: &str) -> Ran {
        ran(&mut self.annabella(arguments), input.as_bytes())
    }

    /// The installed program in a terminal, which Wine makes a console of.
    fn terminal(&self, arguments: &[&str]) -> Terminal {
        let mut command = CommandBuilder::new("wine");
        command.arg(self.installed().join("annabella.exe"));
        command.args(arguments);
        command.env("WINEPREFIX", self.folder.path());
        WINE.iter().for_each(|(name, value)| command.env(name, value));
        Terminal::start(command, (50, 200))
    }

    /// A game from a pipe, with its lines of output.
    fn play(&self, arguments: &[&str], environment: &[(&str, &str)]) -> (Child, ChildStdin, Receiver<String>) {
        let mut command = self.annabella(arguments);
        command.envs(environment.iter().copied());
        let mut program =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("wine");
        let output = lines(program.stdout.take().expect("piped"));
        let keyboard = program.stdin.take().expect("piped");
        (program, keyboard, output)
    }

    /// Every file on its drive, but what is temporary.
    fn files(&self) -> BTreeSet<PathBuf> {
        let mut found = BTreeSet::new();
        let mut folders = vec![self.drive()];
        while let Some(folder) = folders.pop() {
            for path in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("readable").path()) {
                if path.is_dir() && !path.is_symlink() {
                    folders.push(path);
                } else if !path.components().any(|part| part.as_os_str() == "Temp") {
                    found.insert(path.strip_prefix(self.drive()).expect("there").to_owned());
                }
            }
        }
        found
    }
}

impl Drop for Windows {
    fn drop(&mut self) {
        let _ = self.wine("wineboot").arg("--kill").stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
}

/// What a program writes, line by line.
fn lines(from: impl std::io::Read + Send + 'static) -> Receiver<String> {
    let (send, receive) = mpsc::channel();
    thread::spawn(move || BufReader::new(from).lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
    receive
}

/// What the console of Wine wrote, without what it wrote to move about: it takes the sequences of the program for text,
/// and breaks them at its edge.
fn shown(terminal: &Terminal) -> String {
    let mut text: String = String::from_utf8_lossy(terminal.raw()).replace(['\r', '\n'], "");
    for own in ["\u{1b}[?25h", "\u{1b}[?25l", "\u{1b}[K"] {
        text = text.replace(own, "");
    }
    let mut parts = text.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_owned();
    let after_sequence =
        |part: &str| part.trim_start_matches(|sign: char| !sign.is_ascii_alphabetic()).chars().skip(1).collect();
    first + &parts.map(after_sequence).collect::<Vec<String>>().join("")
}

/// The text without its line breaks.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Waits until `count` lines that contain `what` have been written.
fn hear(output: &Receiver<String>, what: &str, count: usize) {
    for heard in 0..count {
        while !output.recv_timeout(DEADLINE).unwrap_or_else(|_| panic!("{heard} of {count} {what}")).contains(what) {}
    }
}

#[test]
fn a_game_on_windows_is_read_beside_killed_and_resumed_and_the_setup_leaves_nothing_else() {
    let Some(folder) = packages() else { return };
    if !has(&[Package::Wine]) {
        return;
    }
    let windows = Windows::new();
    let before = windows.files();
    windows.install(&folder);
    let quiet = ["--face", "lines", "--voice", "off", "--lang", "en"];
    let record = format!(r"{GAMES}\game.jsonl");

    let play = [&["play", "--journal", &record, "--blind", "none"], &quiet[..]].concat();
    let (mut program, mut keyboard, output) = windows.play(&play, &[]);
    let moves: Vec<&str> = IMMORTAL.split_whitespace().take(60).collect();
    let resume = [&["resume", &record], &quiet[..]].concat();
    let mut watcher = None;
    for ten in moves.chunks(10) {
        for text in ten {
            write!(keyboard, "{text}\n\n").expect("read");
        }
        hear(&output, "has completed", ten.len());
        // From the tenth half-move on another program watches, and sees the moves while they are played.
        let watcher = watcher.get_or_insert_with(|| windows.terminal(&["watch", &record, "--lang", "en"]));
        let last = format!("has completed {}", ten[9]);
        watcher.wait(&last, |terminal| shown(terminal).contains(&last));
        let second = windows.run(&resume, "Nf3\n");
        assert!(second.code == Some(1) && second.err.contains("is open in another Annabella"), "{second:?}");
    }
    let mut watcher = watcher.expect("one that looks on");
    watcher.line("quit");
    assert!(watcher.end().success(), "{}", shown(&watcher));
    let shown = windows.run(&["show", &record, "--lang", "en"], "");
    assert!(shown.code == Some(0) && shown.out.contains("30 moves completed"), "{shown:?}");
    let exported = windows.run(&["export", &record, "--to", "pgn"], "");
    assert!(exported.code == Some(0) && in_one_line(&exported.out).contains("30... Qc4"), "{exported:?}");
    let verified = windows.run(&["verify", &record, "--lang", "en"], "");
    assert_eq!(verified.code, Some(2), "open: {verified:?}");
    program.kill().expect("killed");
    ended(&mut program);

    let resumed = windows.run(&resume, "moves\ngo\nquit\nyes\n");
    let last = moves[58..].join(" ");
    assert!(resumed.code == Some(0) && in_one_line(&resumed.out).contains(&last), "{last}: {resumed:?}");
    for (language, words) in [("en", "Anna eins"), ("de", "Anna eins"), ("es", "jugada")] {
        let wav = format!(r"{GAMES}\{language}.wav");
        let say = ["say", "--voice", "embedded", "--lang", language, "--words", words, "--out", &wav];
        let said = windows.run(&say, "");
        let wav = windows.drive().join("games/Größe и мера").join(format!("{language}.wav"));
        assert!(said.code == Some(0) && is_heard(&wav), "{language}: {said:?}");
    }

    // The voice of a program that was killed ends too: what runs could not be removed.
    let play = ["play", "--journal", &format!(r"{GAMES}\spoken.jsonl"), "--voice", "embedded", "--lang", "en"];
    // The voice reports that there is no device once it has begun. Killed before that, it would never begin under Wine.
    let (mut program, mut keyboard, output) = windows.play(&play, &SILENT);
    keyboard.write_all(b"e4\n\n").expect("read");
    hear(&output, "nothing can be heard", 1);
    program.kill().expect("killed");
    ended(&mut program);

    let installed = windows.installed();
    let removed = windows.wine(&installed.join("uninstall.exe").to_string_lossy()).arg("/S").status();
    assert!(removed.is_ok_and(|status| status.success()), "the uninstaller");
    let programs = installed.parent().expect("a folder");
    eventually(programs, "nothing to be left", || (!installed.exists()).then_some(()));
    // Wine itself still makes files of its own when its first start is over.
    let is_ours = |path: &&PathBuf| path.to_string_lossy().to_lowercase().contains("annabella");
    let left: Vec<PathBuf> = windows
        .files()
        .difference(&before)
        .filter(is_ours)
        .filter(|path| !path.starts_with("games"))
        .cloned()
        .collect();
    assert_eq!(left, Vec::<PathBuf>::new(), "left by the setup");
    assert!(windows.drive().join("games/Größe и мера/game.jsonl").is_file(), "the games stay");
}

#[test]
fn windows_gives_the_language_and_a_missing_library_is_reported_in_it() {
    let Some(folder) = packages() else { return };
    if !has(&[Package::Wine]) {
        return;
    }
    let (windows, home) = (Windows::new(), Home::new());
    windows.install(&folder);
    let installed = windows.installed();
    fs::rename(installed.join("libespeak-ng.dll"), installed.join("elsewhere.dll")).expect("renamed");
    for (language, system, missing) in [
        ("en", "en_GB.UTF-8", "The espeak-ng library is missing"),
        ("de", "de_DE.UTF-8", "Die Bibliothek von espeak-ng fehlt"),
        ("es", "es_ES.UTF-8", "Falta la biblioteca espeak-ng"),
    ] {
        // Windows knows no such variables: the program must ask the system.
        let mut command = windows.wine("cmd");
        command.args(["/c", "set LC_ALL=& set LANG=& annabella.exe show nothing.jsonl"]);
        command.current_dir(&installed).env("LC_ALL", system).env("LANG", system);
        let there = ran(&mut command, b"");
        let here = home.run(&["show", "nothing.jsonl", "--lang", language], "");
        assert_eq!((there.code, there.err.replace('\r', "")), (here.code, here.err), "{language}");

        let record = format!(r"{GAMES}\{language}.jsonl");
        let play = ["play", "--journal", &record, "--voice", "embedded", "--lang", language];
        let (mut program, mut keyboard, output) = windows.play(&play, &SILENT);
        keyboard.write_all(b"e4\n\n").expect("read");
        hear(&output, missing, 1);
        // The game goes on by lines.
        keyboard.write_all(b"e5\n\n").expect("read");
        hear(&output, "Bauer Eva sieben Eva fuenf", 1);
        drop(keyboard);
        assert_eq!(ended(&mut program).code(), Some(0), "{language}");
        assert!(!output.iter().any(|line| line.contains(missing)), "it is reported once");
    }
}

#[test]
fn every_script_gives_the_same_bytes_on_windows() {
    let Some(folder) = packages() else { return };
    if !has(&[Package::Wine]) {
        return;
    }
    let windows = Windows::new();
    windows.install(&folder);
    let home = Home::new();
    let mut scripts: Vec<PathBuf> = Vec::new();
    let mut folders = vec![carried("games")];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("readable").path()) {
            match path.extension() {
                _ if path.is_dir() => folders.push(path),
                Some(end) if end == "game" => scripts.push(path),
                _ => {}
            }
        }
    }
    assert!(scripts.len() > 300, "{} scripts", scripts.len());
    for script in scripts {
        let script = script.to_string_lossy();
        let (there, here) =
            (windows.run(&["simulate", "--json", &script], ""), home.run(&["simulate", "--json", &script], ""));
        assert_eq!((there.code, there.out), (here.code, here.out), "{script}");
    }
}
