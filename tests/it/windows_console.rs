//! How Windows ends the program, and games without a console.
//!
//! A key reaches every process at a console, so each test runs in a process of its own.

use std::ffi::c_void;
use std::io::{BufRead, BufReader, Write};
use std::os::windows::io::AsRawHandle;
use std::os::windows::process::CommandExt;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::{fs, mem, ptr, thread};

use windows_sys::Win32::Foundation::{FALSE, FARPROC, HWND, LPARAM, TRUE};
use windows_sys::Win32::System::Console::{
    AllocConsole, CTRL_BREAK_EVENT, CTRL_C_EVENT, CTRL_CLOSE_EVENT, CTRL_LOGOFF_EVENT, CTRL_SHUTDOWN_EVENT,
    FreeConsole, GenerateConsoleCtrlEvent, SetConsoleCtrlHandler,
};
use windows_sys::Win32::System::LibraryLoader::{GetModuleHandleW, GetProcAddress};
use windows_sys::Win32::System::Threading::{CreateRemoteThread, DETACHED_PROCESS, LPTHREAD_START_ROUTINE};
use windows_sys::Win32::UI::WindowsAndMessaging::{
    EnumWindows, GetClassNameW, GetWindowThreadProcessId, SMTO_NORMAL, SendMessageTimeoutW, WM_ENDSESSION,
    WM_QUERYENDSESSION,
};
use windows_sys::core::{BOOL, s, w};

use crate::program::{DEADLINE, Home, alone, ended};

/// Set in the process of one test.
const ALONE: &str = "ANNABELLA_TEST_CONSOLE";

/// Whether this is the process in which that test runs; otherwise runs it there.
#[allow(clippy::disallowed_methods, reason = "the environment says in which process this is")]
fn is_alone(test: &str) -> bool {
    let is_alone = std::env::var_os(ALONE).is_some();
    if !is_alone {
        alone(ALONE, &format!("windows_console::{test}"));
    }
    is_alone
}

/// Gives this process a console of its own, in a window where there are windows.
fn open_console() {
    // SAFETY: neither takes anything of ours.
    unsafe {
        FreeConsole();
        assert_ne!(AllocConsole(), FALSE, "a console");
    }
}

/// A game from a pipe in which White has completed the first move.
struct Played {
    home: Home,
    program: Child,
    /// Kept open, so that the end of input does not end the game.
    keyboard: ChildStdin,
    output: Receiver<String>,
}

impl Played {
    fn start(flags: u32) -> Played {
        let home = Home::new();
        let record = home.at("game.jsonl");
        let mut command =
            home.command(&["play", "--face", "lines", "--voice", "off", "--lang", "en", "--journal", &record]);
        let mut program = piped(command.creation_flags(flags)).spawn().expect("started");
        let output = lines(program.stdout.take().expect("piped"));
        let mut keyboard = program.stdin.take().expect("piped");
        keyboard.write_all(b"e4\n\n").expect("read");
        let played = Played { home, program, keyboard, output };
        played.hear("has completed e4");
        played
    }

    fn hear(&self, what: &str) {
        while !self.output.recv_timeout(DEADLINE).unwrap_or_else(|_| panic!("no {what}")).contains(what) {}
    }

    /// Checks that the program names the record, ends by itself, and has recorded that it was left.
    fn assert_left_in_order(mut self) {
        self.hear("The game is saved in");
        assert_eq!(ended(&mut self.program).code(), Some(0), "by itself");
        drop(self.keyboard);
        let record = fs::read_to_string(self.home.path("game.jsonl")).expect("a record");
        assert!(record.lines().last().is_some_and(|line| line.contains("\"kind\":\"record_left\"")), "{record}");
        assert!(fs::read_to_string(self.home.path("game.pgn")).is_ok_and(|pgn| pgn.contains("1. e4")), "the PGN");
        let resumed = self.home.run(&["resume", &self.home.at("game.jsonl"), "--voice", "off", "--lang", "en"], "");
        assert!(resumed.code == Some(0) && resumed.out.contains("continues after"), "{resumed:?}");
    }
}

fn piped(command: &mut Command) -> &mut Command {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null())
}

fn lines(from: ChildStdout) -> Receiver<String> {
    let (send, receive) = mpsc::channel();
    thread::spawn(move || BufReader::new(from).lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
    receive
}

#[test]
fn ctrl_c_leaves_the_game_in_order() {
    if !is_alone("ctrl_c_leaves_the_game_in_order") {
        return;
    }
    open_console();
    let played = Played::start(0);
    // SAFETY: nothing of ours is handed over. The key reaches this process too, which ignores it from now on.
    let sent = unsafe {
        SetConsoleCtrlHandler(None, TRUE);
        GenerateConsoleCtrlEvent(CTRL_C_EVENT, 0)
    };
    assert_ne!(sent, FALSE, "Ctrl+C");
    played.assert_left_in_order();
}

/// Windows informs a program through a thread that it starts in it, for any of these reasons; so does this test.
#[test]
fn ctrl_break_a_closed_window_logging_off_and_shutting_down_leave_the_game_in_order() {
    for reason in [CTRL_BREAK_EVENT, CTRL_CLOSE_EVENT, CTRL_LOGOFF_EVENT, CTRL_SHUTDOWN_EVENT] {
        let played = Played::start(0);
        // SAFETY: the routine of the system has one address in every process, and takes the reason as its
        // argument.
        let thread = unsafe {
            let routine = GetProcAddress(GetModuleHandleW(w!("kernelbase.dll")), s!("CtrlRoutine"));
            let routine = mem::transmute::<FARPROC, LPTHREAD_START_ROUTINE>(routine);
            let process = played.program.as_raw_handle();
            CreateRemoteThread(process, ptr::null(), 0, routine, reason as usize as *const c_void, 0, ptr::null_mut())
        };
        assert!(!thread.is_null(), "{reason}");
        played.assert_left_in_order();
    }
}

/// The messages to a window when the user logs off or the computer shuts down.
#[test]
fn the_end_of_the_session_leaves_the_game_in_order() {
    let played = Played::start(0);
    let window = window_of(played.program.id()).expect("a window that nobody sees");
    // SAFETY: a message that carries no pointer.
    let send = |message, parameter| unsafe {
        let mut answer = 0;
        SendMessageTimeoutW(window as HWND, message, parameter, 0, SMTO_NORMAL, 60_000, &mut answer);
        answer
    };
    assert_ne!(send(WM_QUERYENDSESSION, 0), 0, "the session may end");
    // Answered by the end of the process, not by the window.
    send(WM_ENDSESSION, 1);
    played.assert_left_in_order();
}

/// The window of the program, once it exists.
fn window_of(process: u32) -> Option<usize> {
    let mut sought = Sought { process, found: None };
    for _ in 0..100_000 {
        // SAFETY: `sought` outlives the call, in which alone it is used.
        unsafe { EnumWindows(Some(look_at_window), &raw mut sought as LPARAM) };
        if sought.found.is_some() {
            return sought.found;
        }
        thread::yield_now();
    }
    None
}

struct Sought {
    process: u32,
    found: Option<usize>,
}

unsafe extern "system" fn look_at_window(window: HWND, sought: LPARAM) -> BOOL {
    // SAFETY: the one `Sought` of the call that leads here; a buffer with its length.
    let (sought, name, process) = unsafe {
        let (mut name, mut process) = ([0; 32], 0);
        let length = GetClassNameW(window, name.as_mut_ptr(), 32);
        GetWindowThreadProcessId(window, &mut process);
        (&mut *(sought as *mut Sought), String::from_utf16_lossy(&name[..length as usize]), process)
    };
    if process == sought.process && name == "annabella" {
        sought.found = Some(window as usize);
        return FALSE;
    }
    TRUE
}

#[test]
fn without_a_console_a_game_is_played_by_lines_and_the_screen_is_refused_in_one_sentence() {
    let played = Played::start(DETACHED_PROCESS);
    let Played { home, mut program, keyboard, output } = played;
    drop(keyboard);
    assert_eq!(ended(&mut program).code(), Some(0));
    assert!(output.iter().any(|line| line.contains("The game is saved in")));
    for (language, to_play) in [
        ("en", "The screen view needs a terminal; use --face lines."),
        ("es", "La vista de pantalla necesita un terminal; use --face lines."),
        ("de", "Die Bildschirmansicht braucht ein Terminal; nehmen Sie --face lines."),
    ] {
        let wording = annabella::wording::Wording::new(language).expect("a language");
        let to_watch = wording.trouble(&annabella::wording::Trouble::WatchNeedsTerminal);
        let record = home.at("other.jsonl");
        let play = ["play", "--face", "screen", "--journal", &record, "--voice", "off", "--lang", language];
        let watch = ["watch", &home.at("game.jsonl"), "--lang", language];
        for (arguments, sentence) in [(&play[..], to_play), (&watch[..], to_watch.as_str())] {
            let mut command = home.command(arguments);
            let refused = crate::program::ran(command.creation_flags(DETACHED_PROCESS), b"");
            assert_eq!((refused.code, refused.err.trim_end()), (Some(2), sentence), "{arguments:?}: {refused:?}");
            assert!(refused.out.is_empty() && !home.path("other.jsonl").exists(), "{refused:?}");
        }
    }
}

/// As after a double click on a shortcut without a console and without input.
#[test]
fn without_a_console_and_without_anything_to_read_it_ends_by_itself() {
    let home = Home::new();
    let record = home.at("game.jsonl");
    let mut command = home.command(&["play", "--voice", "off", "--journal", &record]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).creation_flags(DETACHED_PROCESS);
    let mut program = command.spawn().expect("started");
    assert_eq!(ended(&mut program).code(), Some(0));
    let kept = fs::read_to_string(record).expect("a record");
    assert!(kept.contains("\"kind\":\"record_left\""), "{kept}");
}
