//! Annabella, the program: arguments in, exit code out.

use std::process::ExitCode;

use annabella::commands::run;
use annabella::options::environment::Environment;

fn main() -> ExitCode {
    run(&Environment::read())
}
