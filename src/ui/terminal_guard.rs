//! The terminal in a face's hands, given back as it was whatever happens.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::terminal::{disable_raw_mode, enable_raw_mode};

/// Whether the terminal is taken: known to the face and to whoever cleans up after a panic.
#[derive(Clone, Debug)]
pub struct Hold {
    taken: Arc<AtomicBool>,
    /// What is written when the terminal is given back.
    last_words: &'static str,
}

impl Hold {
    /// A hold on a terminal that is not taken yet. A panic gives it back before it is told.
    pub fn new(last_words: &'static str) -> Hold {
        let hold = Hold { taken: Arc::default(), last_words };
        let (held, before) = (hold.clone(), std::panic::take_hook());
        std::panic::set_hook(Box::new(move |panic| {
            held.release();
            before(panic);
        }));
        hold
    }

    /// Takes the terminal: its keys come one by one from now on.
    ///
    /// # Errors
    ///
    /// Where there is no terminal.
    pub fn take(&self) -> io::Result<()> {
        self.taken.store(true, Ordering::SeqCst);
        enable_raw_mode()
    }

    /// Gives the terminal back, once: a second time would write over what was written since.
    pub fn release(&self) {
        if self.taken.swap(false, Ordering::SeqCst) {
            // There is nobody left to tell where this fails.
            let mut out = io::stdout();
            let _ = out.write_all(self.last_words.as_bytes()).and_then(|()| out.flush());
            let _ = disable_raw_mode();
        }
    }
}
