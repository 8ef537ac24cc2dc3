//! `annabella roles`: who may say what.

use clap::Args;

use crate::commands::output::print;
use crate::options::error::CommandError;
use crate::wording::Wording;

// `annabella roles`.
#[derive(Args, Clone, Debug)]
pub struct Roles {
    /// The language of the words.
    #[arg(long)]
    pub lang: Option<String>,
}

/// Prints the table of roles, one sentence a row.
///
/// # Errors
///
/// If it cannot be printed.
pub fn roles(wording: &Wording) -> Result<(), CommandError> {
    print(&wording.table_of_roles().iter().map(|row| format!("{row}\n")).collect::<String>())
}
