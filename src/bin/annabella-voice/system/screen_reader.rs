//! The screen reader that runs on Windows, through the library tolk if that is beside the program.

use super::Broken;

#[cfg(not(windows))]
pub use elsewhere::ScreenReader;
#[cfg(windows)]
pub use tolk::ScreenReader;

#[cfg(windows)]
mod tolk {
    use super::Broken;
    use libloading::Library;
    use std::ffi::c_void;

    /// The running screen reader that takes sentences: NVDA, JAWS or another.
    pub struct ScreenReader {
        detect: unsafe extern "C" fn() -> *const u16,
        output: unsafe extern "C" fn(*const u16, bool) -> bool,
        silence: unsafe extern "C" fn() -> bool,
        /// Keeps the functions above where they are.
        _library: Library,
    }

    impl ScreenReader {
        /// Connects to the one that runs; `None` if none does or the library is missing.
        pub fn open() -> Option<ScreenReader> {
            let program = std::env::current_exe().ok()?;
            // SAFETY: the signatures are those of `Tolk.h`, which have not changed since its first version; it is
            // loaded, used and dropped on one thread, as it asks; it is kept as long as its functions.
            let reader = unsafe {
                let library = Library::new(program.with_file_name("Tolk.dll")).ok()?;
                let load: unsafe extern "C" fn() -> *const c_void = *library.get(b"Tolk_Load\0").ok()?;
                load();
                ScreenReader {
                    detect: *library.get(b"Tolk_DetectScreenReader\0").ok()?,
                    output: *library.get(b"Tolk_Output\0").ok()?,
                    silence: *library.get(b"Tolk_Silence\0").ok()?,
                    _library: library,
                }
            };
            reader.is_running().then_some(reader)
        }

        fn is_running(&self) -> bool {
            // SAFETY: takes nothing and returns a name that is not read.
            unsafe { !(self.detect)().is_null() }
        }

        /// Sends it a text to say after what it is saying, and to show on its braille display.
        pub fn say(&mut self, text: &str) -> Result<(), Broken> {
            let text: Vec<u16> = text.encode_utf16().chain([0]).collect();
            // SAFETY: the text ends with a zero and outlives the call.
            if unsafe { (self.output)(text.as_ptr(), false) } { Ok(()) } else { Err(Broken) }
        }

        /// Cuts off what it is saying.
        pub fn stop(&mut self) -> Result<(), Broken> {
            // Not every reader can be silenced.
            // SAFETY: takes nothing.
            let _ = unsafe { (self.silence)() };
            self.probe()
        }

        /// Whether it still runs.
        pub fn probe(&mut self) -> Result<(), Broken> {
            if self.is_running() { Ok(()) } else { Err(Broken) }
        }
    }
}

#[cfg(not(windows))]
mod elsewhere {
    use super::Broken;

    /// No screen reader takes sentences here.
    pub enum ScreenReader {}

    impl ScreenReader {
        /// Always `None`.
        pub fn open() -> Option<ScreenReader> {
            None
        }

        /// Never called: there is no screen reader to open here.
        pub fn say(&mut self, _: &str) -> Result<(), Broken> {
            match *self {}
        }

        /// Never called, for the same reason.
        pub fn stop(&mut self) -> Result<(), Broken> {
            match *self {}
        }

        /// Never called, for the same reason.
        pub fn probe(&mut self) -> Result<(), Broken> {
            match *self {}
        }
    }
}
