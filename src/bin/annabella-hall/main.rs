//! The network: a board's record on its way to the hall's server, and the boards of the hall on their way back.
//!
//! It is the only program of ours that speaks to a network, and a process of its own, so that no game waits for it.

use std::process::ExitCode;

fn main() -> ExitCode {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let Ok(runtime) = runtime else { return ExitCode::FAILURE };
    runtime.block_on(async {
        use futures_util::FutureExt as _;
        let _ = async_nats::connect("nats://localhost").now_or_never();
    });
    ExitCode::SUCCESS
}
