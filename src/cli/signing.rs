//! Keys of an arbiter, and what is signed with them.

use std::path::PathBuf;

use clap::{Args, Subcommand};

// `annabella keys`.
#[derive(Args, Clone, Debug)]
pub struct Keys {
    #[command(subcommand)]
    pub act: KeysAct,
}

// What is done with keys.
#[derive(Subcommand, Clone, Debug)]
pub enum KeysAct {
    /// Makes a new key: FILE is secret and stays with you, FILE.pub is for everybody. Asks for a passphrase; without one
    /// an empty line is enough.
    New {
        file: PathBuf,
        /// The language of the words.
        #[arg(long)]
        lang: Option<String>,
    },
}

// `annabella sign`.
#[derive(Args, Clone, Debug)]
pub struct Sign {
    /// The record; by default that of the newest game.
    #[arg(value_name = "GAME")]
    pub file: Option<PathBuf>,
    /// The secret key.
    #[arg(long, value_name = "FILE")]
    pub key: PathBuf,
    /// The language of the words.
    #[arg(long)]
    pub lang: Option<String>,
}
