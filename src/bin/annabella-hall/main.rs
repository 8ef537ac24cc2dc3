//! The network: a board's record on its way to the hall's server, and the boards of the hall on their way back.
//!
//! It is the only program of ours that speaks to a network, and a process of its own, so that no game waits for it.

mod board;
mod server;

use std::process::ExitCode;

use annabella::hall::link::BOARD;

fn main() -> ExitCode {
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else {
        return ExitCode::FAILURE;
    };
    match std::env::args().nth(1).as_deref() {
        Some(BOARD) => {
            runtime.block_on(board::serve());
            // The thread that reads the input may still wait for it.
            std::process::exit(0)
        }
        _ => ExitCode::FAILURE,
    }
}
