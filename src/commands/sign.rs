//! `annabella keys` and `annabella sign`: the arbiter's key, and a signature beside a record.

use std::io::{self, BufRead, IsTerminal};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};

use crate::commands::output::{note, print};
use crate::options::error::CommandError;
use crate::storage::journal::{self, opening, trouble};
use crate::storage::secrets::{self, NoKey};
use crate::storage::{input_file, whole_file};
use crate::ui::terminal::HiddenEcho;
use crate::wording::{Integrity, SigningNotice, SigningTrouble, Trouble, Wording};

// `annabella keys`.
#[derive(Args, Clone, Debug)]
pub struct Keys {
    #[command(subcommand)]
    pub act: KeysAct,
}

// What is done with keys.
#[derive(Subcommand, Clone, Debug)]
pub enum KeysAct {
    /// Makes a new key.
    ///
    /// FILE is secret and stays with you, FILE.pub is for everybody. Asks for a passphrase; without one an empty line
    /// is enough.
    #[command(after_help = "annabella keys new arbiter.key\nannabella sign --key arbiter.key")]
    New {
        /// The file of the secret key.
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

/// Makes a new key, and the public key beside it.
///
/// # Errors
///
/// Where the passphrases differ, or the files cannot be written.
pub fn new_key(path: &Path, wording: &Wording) -> Result<(), CommandError> {
    let mut public = path.as_os_str().to_owned();
    public.push(".pub");
    let public = PathBuf::from(public);
    for path in [path, &public] {
        if path.symlink_metadata().is_ok() {
            return Err(CommandError::failure(whole_file::not_written(path, &whole_file::NotWritten::Exists)));
        }
    }
    let passphrase = asked(SigningNotice::NewPassphrase, wording)?;
    if !passphrase.is_empty() && asked(SigningNotice::PassphraseAgain, wording)? != passphrase {
        return Err(failure(SigningTrouble::PassphrasesDiffer));
    }
    let key = secrets::new_key(&passphrase).map_err(|_| failure(SigningTrouble::NotMade))?;
    write(path, &key.secret)?;
    write(&public, &key.public)?;
    let readable = whole_file::make_readable_for_all(&public);
    readable.map_err(|error| CommandError::failure(whole_file::not_written(&public, &error)))?;
    let (secret, public) = (path.display().to_string(), public.display().to_string());
    print(&(wording.key_made(&secret, &public, &key.name) + "\n"))
}

/// Signs a record that is whole.
///
/// # Errors
///
/// Where it is not whole, where the key cannot be read, or the signature cannot be written.
pub fn sign(record: &Path, key: &Path, wording: &Wording) -> Result<(), CommandError> {
    let verified = journal::verify(record).map_err(|error| CommandError::failure(trouble(&error)))?;
    let shown = record.display().to_string();
    if verified.standing != Integrity::Whole {
        return Err(failure(SigningTrouble::NotWhole { path: shown }));
    }
    let unread = |path: &Path, source| CommandError::failure(opening(path, &source));
    let secret = input_file::read_text(key).map_err(|source| unread(key, source))?;
    let bytes = input_file::read(record, u64::MAX).map_err(|source| unread(record, source))?;
    let passphrase = match secrets::wants_passphrase(&secret) {
        true => asked(SigningNotice::Passphrase, wording)?,
        false => String::new(),
    };
    let (signature, name) = secrets::sign(&bytes, &secret, &passphrase).map_err(|why| {
        let path = key.display().to_string();
        failure(match why {
            NoKey::NotAKey => SigningTrouble::NotAKey { path },
            NoKey::WrongPassphrase => SigningTrouble::WrongPassphrase,
            NoKey::Failed => SigningTrouble::NotMade,
        })
    })?;
    let beside = secrets::signature_beside(record);
    write(&beside, &signature)?;
    print(&(wording.record_signed(&shown, &beside.display().to_string(), &name) + "\n"))
}

fn write(path: &Path, text: &str) -> Result<(), CommandError> {
    whole_file::create(path, text.as_bytes())
        .map_err(|error| CommandError::failure(whole_file::not_written(path, &error)))
}

/// Asks for a passphrase, which a terminal does not show; from a pipe it is the next line.
fn asked(notice: SigningNotice, wording: &Wording) -> Result<String, CommandError> {
    typed_secret(&wording.signing_notice(notice))
        .map_err(|error| failure(SigningTrouble::NoPassphrase { why: error.to_string() }))
}

/// The next line, which a terminal does not show.
///
/// # Errors
///
/// In the words of the system.
pub(super) fn typed_secret(question: &str) -> io::Result<String> {
    // Before anybody is asked: who types fast would see the beginning.
    let hidden = io::stdin().is_terminal().then(HiddenEcho::begin);
    note(question);
    let line = if hidden.is_some() {
        rpassword::read_password()
    } else {
        let mut line = String::new();
        io::stdin().lock().read_line(&mut line).map(|_| line)
    }?;
    Ok(line.trim_end_matches(['\n', '\r']).to_owned())
}

fn failure(why: SigningTrouble) -> CommandError {
    CommandError::failure(Trouble::Signing(why))
}
