//! The envelope: a sealed move encrypted under the arbiter's passphrase (the age format, scrypt), so that nobody reads
//! it from the record. What is inside says to which game and move it belongs.

use age::DecryptError;
use age::secrecy::SecretString;

/// The length to which a sealed text is filled up: the letter does not tell how long the move is written.
const LENGTH: usize = 128;

/// How much work a guess of the passphrase is: 2 to this power, about a second on a small computer.
const WORK: u8 = 17;

/// Why an envelope stays closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StaysClosed {
    WrongPassphrase,
    /// The letter is cut or changed.
    Damaged,
    /// It belongs to another game or another move.
    Foreign,
    /// The system gives no random numbers, or no memory.
    NotEncrypted,
}

/// Encrypts a text for the game and the move that `belongs_to` names.
///
/// # Errors
///
/// [`StaysClosed::NotEncrypted`].
pub fn close(text: &str, belongs_to: &str, passphrase: &str) -> Result<String, StaysClosed> {
    let inside = format!("{belongs_to}\n{text:<LENGTH$}");
    let mut recipient = age::scrypt::Recipient::new(SecretString::from(passphrase.to_owned()));
    recipient.set_work_factor(WORK);
    age::encrypt_and_armor(&recipient, inside.as_bytes()).map_err(|_| StaysClosed::NotEncrypted)
}

/// Decrypts it.
///
/// # Errors
///
/// [`StaysClosed`].
pub fn open(letter: &str, belongs_to: &str, passphrase: &str) -> Result<String, StaysClosed> {
    let mut identity = age::scrypt::Identity::new(SecretString::from(passphrase.to_owned()));
    identity.set_max_work_factor(WORK);
    let inside = age::decrypt(&identity, letter.as_bytes()).map_err(|error| {
        let is_wrong_passphrase = matches!(
            error,
            DecryptError::DecryptionFailed | DecryptError::KeyDecryptionFailed | DecryptError::NoMatchingKeys
        );
        if is_wrong_passphrase { StaysClosed::WrongPassphrase } else { StaysClosed::Damaged }
    })?;
    let inside = String::from_utf8(inside).map_err(|_| StaysClosed::Damaged)?;
    let (binding, text) = inside.split_once('\n').ok_or(StaysClosed::Damaged)?;
    if binding == belongs_to { Ok(text.trim_end().to_owned()) } else { Err(StaysClosed::Foreign) }
}
