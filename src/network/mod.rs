//! The network: a board's record on its way to the hall's server, and the boards of the hall on their way back.
//!
//! It is all of ours that speaks to a network, and runs as a process of its own, so that no game waits for it.

mod board;
mod configuration;
mod kept;
mod once;
mod reading;
mod server;
mod table;

use std::process::ExitCode;
use std::sync::mpsc;
use std::thread;

use annabella::hall::address::token;
use annabella::hall::link::{BOARD, READ};
use annabella::options::environment::Environment;
use annabella::options::error::CommandError;
use annabella::options::event_file::EventRules;
use annabella::options::hall::HallArgs;
use annabella::options::settings::Settings;
use annabella::storage::pairings::{Pairing, pairings_in};
use annabella::wording::Wording;
use clap::{CommandFactory as _, FromArgMatches as _, Parser};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc::unbounded_channel;

use self::kept::Kept;
use self::reading::Asked;
use self::server::Server;

/// A request of `annabella hall` to this program.
#[derive(Parser)]
#[command(name = "annabella hall")]
struct Asking {
    #[command(flatten)]
    hall: HallArgs,
}

/// Does what is asked of this process: `arguments` are those after [`annabella::hall::link::PROCESS`].
pub fn run(mut arguments: impl Iterator<Item = String>) -> ExitCode {
    match arguments.next().as_deref() {
        Some(BOARD) => {
            if let Some(runtime) = runtime() {
                runtime.block_on(board::serve());
            }
            // The thread that reads the input may still wait for it.
            std::process::exit(0)
        }
        Some(READ) => {
            let wording = arguments.next().and_then(|language| Wording::new(&language).ok()).unwrap_or_default();
            // `annabella` has checked what was typed.
            let typed = Asking::command().get_matches_from(["annabella hall".to_owned()].into_iter().chain(arguments));
            let Ok(Asking { hall: mut asked }) = Asking::from_arg_matches(&typed) else { return ExitCode::from(2) };
            let environment = Environment::read();
            let (settings, _) = Settings::read();
            asked.interface = settings.interface(&typed, &environment);
            let done = match asked.configuration {
                true => configuration::print(&asked),
                false => read(&asked, &wording, &environment),
            };
            match done {
                Ok(()) => ExitCode::SUCCESS,
                Err(error) => {
                    eprintln!("{}", wording.trouble(&error.trouble));
                    ExitCode::from(error.code)
                }
            }
        }
        Some(_) | None => ExitCode::from(2),
    }
}

fn read(asked: &HallArgs, wording: &Wording, environment: &Environment) -> Result<(), CommandError> {
    let server = Server { url: asked.server.clone().unwrap_or_default(), credentials: asked.credentials.clone() };
    let boards = Asked {
        mirrored: asked.mirror.clone(),
        event: asked.event.as_deref().map(token),
        round: asked.round.as_deref().map(token),
    };
    let (to_inputs, inputs) = mpsc::channel();
    let (to_said, mut said) = unbounded_channel();
    thread::spawn(move || {
        if let Some(runtime) = runtime() {
            runtime.block_on(reading::read(&server, &boards, &to_inputs, &mut said));
        }
    });
    match (asked.to, &asked.output) {
        (Some(form), Some(file)) => Kept::new(form, asked).and_then(|kept| kept.keep(&inputs, file, asked, wording)),
        (None, _) | (_, None) if asked.once => once::show(&inputs, asked, wording),
        (None, _) | (_, None) => table::show(inputs, to_said, asked, wording, environment),
    }
}

/// The games of the list of pairings that is named.
///
/// # Errors
///
/// Where the list cannot be read.
fn pairings(asked: &HallArgs) -> Result<Vec<Pairing>, CommandError> {
    let Some(path) = &asked.pairings else { return Ok(Vec::new()) };
    let found = match path.extension() {
        Some(ending) if ending == "toml" => EventRules::read(path).map(|rules| rules.pairings),
        Some(_) | None => pairings_in(path),
    };
    found.map_err(CommandError::failure)
}

fn runtime() -> Option<Runtime> {
    Builder::new_current_thread().enable_all().build().ok()
}
