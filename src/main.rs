//! Annabella, the program: arguments in, exit code out. With the feature `hall` it is also the process that speaks to
//! the hall's server: one file for both, because they share nearly everything.

#[cfg(feature = "hall")]
mod network;

use std::process::ExitCode;

use annabella::commands::run;
use annabella::options::environment::Environment;

fn main() -> ExitCode {
    #[cfg(feature = "hall")]
    if std::env::args_os().nth(1).is_some_and(|first| first == annabella::hall::link::PROCESS) {
        return network::run(std::env::args().skip(2));
    }
    run(&Environment::read())
}
