//! Annabella, the program: arguments in, exit code out.

use std::process::ExitCode;

use annabella::cli::{Cli, Environment};
use annabella::commands::{refused, run};
use clap::Parser;

fn main() -> ExitCode {
    let environment = Environment::read();
    match Cli::try_parse() {
        Ok(cli) => run(cli, &environment),
        Err(error) => refused(&error, &environment),
    }
}
