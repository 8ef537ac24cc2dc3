//! The signals by which the system ends, stops and continues the program. On Windows: keys of the console, its window
//! closed, the user logging off, the computer shutting down.

/// A wish of the system to the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// To be suspended.
    Suspend,
    /// To go on after it was stopped.
    Continue,
    End,
}

#[cfg(unix)]
pub use unix::{stop_here, watch_signals};
#[cfg(windows)]
pub use windows::{stop_here, watch_signals};

#[cfg(unix)]
mod unix {
    use std::{io, thread};

    use super::Signal;

    /// Calls `heard` from another thread for each signal that ends, stops or continues the program, until it returns
    /// false.
    ///
    /// # Errors
    ///
    /// Where signals cannot be watched.
    pub fn watch_signals(heard: impl Fn(Signal) -> bool + Send + Sync + 'static) -> io::Result<()> {
        use signal_hook::consts::{
            SIGABRT, SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2, SIGVTALRM,
            SIGXCPU, SIGXFSZ,
        };
        let mut signals = signal_hook::iterator::Signals::new([
            SIGHUP, SIGINT, SIGTERM, SIGQUIT, SIGUSR1, SIGUSR2, SIGXCPU, SIGABRT, SIGALRM, SIGVTALRM, SIGPROF, SIGTSTP,
            SIGCONT, SIGXFSZ,
        ])?;
        thread::spawn(move || {
            for signal in signals.forever() {
                let signal = match signal {
                    SIGTSTP => Signal::Suspend,
                    SIGCONT => Signal::Continue,
                    // Ignored: the write that fails returns an error.
                    SIGXFSZ => continue,
                    _ => Signal::End,
                };
                if !heard(signal) {
                    return;
                }
            }
        });
        Ok(())
    }

    /// Stops the program until it is continued, as a shell does.
    pub fn stop_here() {
        // If it cannot be stopped it goes on.
        let _ = signal_hook::low_level::raise(signal_hook::consts::SIGSTOP);
    }
}

#[cfg(windows)]
mod windows {
    use std::ptr::{null, null_mut};
    use std::sync::OnceLock;
    use std::{io, mem, thread};

    use windows_sys::Win32::Foundation::{FALSE, HWND, LPARAM, LRESULT, TRUE, WPARAM};
    use windows_sys::Win32::System::Console::{CTRL_BREAK_EVENT, CTRL_C_EVENT, SetConsoleCtrlHandler};
    use windows_sys::Win32::UI::WindowsAndMessaging::{
        CreateWindowExW, DefWindowProcW, DispatchMessageW, GetMessageW, RegisterClassW, WM_ENDSESSION, WNDCLASSW,
    };
    use windows_sys::core::{BOOL, w};

    use super::Signal;

    /// Sends the end, and says whether it is received. Static because the system passes no data to the functions that
    /// it calls.
    static LISTENER: OnceLock<Box<dyn Fn() -> bool + Send + Sync>> = OnceLock::new();

    /// Calls `heard` from another thread when the program is to end, until it returns false; once in a process.
    ///
    /// # Errors
    ///
    /// Where it cannot be watched, or is watched already.
    pub fn watch_signals(heard: impl Fn(Signal) -> bool + Send + Sync + 'static) -> io::Result<()> {
        LISTENER.set(Box::new(move || heard(Signal::End))).map_err(|_| io::ErrorKind::AlreadyExists)?;
        // SAFETY: the function lives as long as the program.
        if unsafe { SetConsoleCtrlHandler(Some(at_console_event), TRUE) } == FALSE {
            return Err(io::Error::last_os_error());
        }
        // A program that reads the keyboard learns of the end of the session only by a message to a window.
        thread::spawn(wait_for_the_end_of_the_session);
        Ok(())
    }

    /// Windows has no stopped programs.
    pub fn stop_here() {}

    /// Sends the end of the program; whether it is received.
    fn send_end() -> bool {
        LISTENER.get().is_some_and(|send| send())
    }

    /// The program ends by itself; the system ends it some seconds later, or at once if its call is answered.
    fn wait_until_it_has_ended() -> ! {
        loop {
            thread::park();
        }
    }

    unsafe extern "system" fn at_console_event(kind: u32) -> BOOL {
        match (send_end(), kind) {
            (false, _) => FALSE,
            (true, CTRL_C_EVENT | CTRL_BREAK_EVENT) => TRUE,
            (true, _) => wait_until_it_has_ended(),
        }
    }

    /// Keeps an invisible window, to which the system sends that the session ends.
    fn wait_for_the_end_of_the_session() {
        let name = w!("annabella");
        // SAFETY: `WNDCLASSW` may be all zeros; its name, the only pointer in it, is static; the message outlives
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
        if message == WM_ENDSESSION && parameter != 0 && send_end() {
            wait_until_it_has_ended();
        }
        // SAFETY: exactly what the system has handed over.
        unsafe { DefWindowProcW(window, message, parameter, detail) }
    }
}
