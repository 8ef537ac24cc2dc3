//! How Windows ends a program: keys of the console, its window closed, the user logging off, the computer going down.

use std::ptr::{null, null_mut};
use std::sync::OnceLock;
use std::sync::mpsc::Sender;
use std::{io, mem, thread};

use windows_sys::Win32::Foundation::{FALSE, HWND, LPARAM, LRESULT, TRUE, WPARAM};
use windows_sys::Win32::System::Console::{CTRL_BREAK_EVENT, CTRL_C_EVENT, SetConsoleCtrlHandler};
use windows_sys::Win32::UI::WindowsAndMessaging::{
    CreateWindowExW, DefWindowProcW, DispatchMessageW, GetMessageW, RegisterClassW, WM_ENDSESSION, WNDCLASSW,
};
use windows_sys::core::{BOOL, w};

use super::input::Input;
use crate::time::{RecordClock, Stamp};

/// Whom to tell. Static because the system hands nothing of ours to what it calls.
static TOLD: OnceLock<(RecordClock, Sender<(Stamp, Input)>)> = OnceLock::new();

/// Turns the system's wish to end the program into an input, once in a process.
///
/// # Errors
///
/// Where the system does not let its wishes be heard, or somebody hears them already.
pub fn watch_signals(now: RecordClock, to: Sender<(Stamp, Input)>) -> io::Result<()> {
    TOLD.set((now, to)).map_err(|_| io::ErrorKind::AlreadyExists)?;
    // SAFETY: the function lives as long as the program.
    if unsafe { SetConsoleCtrlHandler(Some(at_console_event), TRUE) } == FALSE {
        return Err(io::Error::last_os_error());
    }
    // A program that reads the keyboard is told of the end of the session by a message to a window only.
    thread::spawn(wait_for_the_end_of_the_session);
    Ok(())
}

/// Nothing can be stopped here.
pub fn stop_here() {}

/// Whether somebody is there to end the program.
fn tell() -> bool {
    TOLD.get().is_some_and(|(now, to)| to.send((now.stamp(), Input::Ended)).is_ok())
}

/// The program ends by itself; the system ends it some seconds later, or at once if its call is answered.
fn wait_until_it_has_ended() -> ! {
    loop {
        thread::park();
    }
}

unsafe extern "system" fn at_console_event(kind: u32) -> BOOL {
    match (tell(), kind) {
        (false, _) => FALSE,
        (true, CTRL_C_EVENT | CTRL_BREAK_EVENT) => TRUE,
        (true, _) => wait_until_it_has_ended(),
    }
}

/// Keeps a window that nobody sees, to which the system says that the session ends.
fn wait_for_the_end_of_the_session() {
    let name = w!("annabella");
    // SAFETY: `WNDCLASSW` may be all zeros; its name, the only pointer in it, lasts for ever; the message outlives
    // each call that fills or reads it.
    unsafe {
        let mut class: WNDCLASSW = mem::zeroed();
        class.lpfnWndProc = Some(at_message);
        class.lpszClassName = name;
        RegisterClassW(&class);
        let window = CreateWindowExW(0, name, name, 0, 0, 0, 0, 0, null_mut(), null_mut(), null_mut(), null());
        if window.is_null() {
            return;
        }
        let mut message = mem::zeroed();
        while GetMessageW(&mut message, null_mut(), 0, 0) > 0 {
            DispatchMessageW(&message);
        }
    }
}

unsafe extern "system" fn at_message(window: HWND, message: u32, parameter: WPARAM, detail: LPARAM) -> LRESULT {
    if message == WM_ENDSESSION && parameter != 0 && tell() {
        wait_until_it_has_ended();
    }
    // SAFETY: exactly what the system has handed over.
    unsafe { DefWindowProcW(window, message, parameter, detail) }
}
