//! Secrets of the arbiter: the PIN, of which only a hash is kept; the sealed move in its envelope; keys and signatures
//! of records in the format of minisign (Ed25519), which others can check without this program.

use std::path::{Path, PathBuf};

use age::DecryptError;
use age::secrecy::SecretString;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{self, PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use minisign::{ErrorKind, KeyPair, PublicKey, SecretKey, SecretKeyBox, SignatureBox};
use zeroize::{Zeroize, Zeroizing};

use super::input_file;
use crate::game::course::pin::PinHash;

/// The work for one guess of a PIN: memory in KiB, and passes over it.
const PIN_MEMORY: u32 = 64 * 1024;
const PIN_PASSES: u32 = 4;

/// The hash of a PIN cannot be computed: the system gives no random numbers or no memory, or the record asks for more
/// work than this program ever does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotHashed;

/// The hash of a PIN (Argon2id), with a new salt.
///
/// # Errors
///
/// [`NotHashed`].
pub fn hash_pin(pin: &str) -> Result<PinHash, NotHashed> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).map_err(|_| NotHashed)?;
    let params = Params::new(PIN_MEMORY, PIN_PASSES, 1, None).map_err(|_| NotHashed)?;
    let hasher = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    let hash = hasher.hash_password_with_salt(pin.as_bytes(), &salt).map_err(|_| NotHashed)?;
    Ok(PinHash::new(hash.to_string()))
}

/// Whether the text is the PIN.
///
/// # Errors
///
/// [`NotHashed`] if the hash cannot be read, or asks for more memory or time than those of this program.
pub fn is_pin(text: &str, hash: &PinHash) -> Result<bool, NotHashed> {
    let hash = PasswordHash::new(hash.reveal()).map_err(|_| NotHashed)?;
    let params = Params::try_from(&hash).map_err(|_| NotHashed)?;
    if params.m_cost() > PIN_MEMORY || params.t_cost() > PIN_PASSES || params.p_cost() > 1 {
        return Err(NotHashed);
    }
    match Argon2::default().verify_password(text.as_bytes(), &hash) {
        Ok(()) => Ok(true),
        Err(password_hash::Error::PasswordInvalid) => Ok(false),
        Err(_) => Err(NotHashed),
    }
}

/// A sealed text is padded to this length, so that the letter does not show how long the move is.
const ENVELOPE_LENGTH: usize = 128;

/// The work for one guess of the passphrase (log2 of scrypt's N): about a second on a small computer.
const ENVELOPE_WORK: u8 = 17;

/// More than the functions that encrypt use of the stack, in bytes.
const STACK: usize = 256 << 10;

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

/// Encrypts a sealed move under the arbiter's passphrase (the age format, scrypt), so that the record does not show it.
/// `belongs_to` names the game and the move.
///
/// # Errors
///
/// [`StaysClosed::NotEncrypted`].
pub fn close_envelope(text: &str, belongs_to: &str, passphrase: &str) -> Result<String, StaysClosed> {
    let inside = Zeroizing::new(format!("{belongs_to}\n{text:<ENVELOPE_LENGTH$}"));
    let mut recipient = age::scrypt::Recipient::new(SecretString::from(passphrase.to_owned()));
    recipient.set_work_factor(ENVELOPE_WORK);
    let letter = age::encrypt_and_armor(&recipient, inside.as_bytes()).map_err(|_| StaysClosed::NotEncrypted);
    wipe_stack();
    letter
}

/// Overwrites the stack where functions that were called before had their variables, copies of a passphrase among them.
#[inline(never)]
fn wipe_stack() {
    let mut below = std::hint::black_box([0xff_u8; STACK]);
    below.zeroize();
}

/// Decrypts a sealed move.
///
/// # Errors
///
/// [`StaysClosed`].
pub fn open_envelope(letter: &str, belongs_to: &str, passphrase: &str) -> Result<String, StaysClosed> {
    let mut identity = age::scrypt::Identity::new(SecretString::from(passphrase.to_owned()));
    identity.set_max_work_factor(ENVELOPE_WORK);
    let opened = age::decrypt(&identity, letter.as_bytes());
    wipe_stack();
    let inside = opened.map_err(|error| {
        let is_wrong_passphrase = matches!(
            error,
            DecryptError::DecryptionFailed | DecryptError::KeyDecryptionFailed | DecryptError::NoMatchingKeys
        );
        if is_wrong_passphrase { StaysClosed::WrongPassphrase } else { StaysClosed::Damaged }
    })?;
    let inside = Zeroizing::new(inside);
    let inside = str::from_utf8(&inside).map_err(|_| StaysClosed::Damaged)?;
    let text = inside.strip_prefix(belongs_to).and_then(|rest| rest.strip_prefix('\n'));
    text.map(|text| text.trim_end().to_owned()).ok_or(StaysClosed::Foreign)
}

/// A new key, as the texts of its files.
pub struct NewKey {
    /// For its owner alone.
    pub secret: String,
    /// For everybody.
    pub public: String,
    /// The name of the public key.
    pub name: String,
}

/// Why there is no key, or why it cannot sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoKey {
    /// The file holds no key.
    NotAKey,
    WrongPassphrase,
    /// The system gives no random numbers, or no memory.
    Failed,
}

/// The verdict of the signature beside a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Signed {
    /// There is no signature.
    Not,
    /// The owner of that key signed the record as it is now.
    By(String),
    /// Another program made the signature with the key of that number and did not include it: without the public key
    /// the signature was not checked.
    Unchecked { number: String },
    /// Not a signature of this record as it is now.
    Wrong,
}

/// Beginning of a secret key encrypted under a passphrase.
const ENCRYPTED: &str = "RWRTY0Iy";
/// Beginning of a secret key without a passphrase.
const UNENCRYPTED: &str = "RWQAAEIy";
/// The length of the checksum at the end of a secret key, in bytes.
const CHECKSUM_LENGTH: usize = 32;
/// The length of a signature in base 64.
const SIGNATURE_LENGTH: usize = 88;
/// The longest signature file, in bytes.
const LONGEST_SIGNATURE: u64 = 4_096;

/// A new key, encrypted unless the passphrase is empty.
///
/// # Errors
///
/// [`NoKey::Failed`].
pub fn new_key(passphrase: &str) -> Result<NewKey, NoKey> {
    let made = match passphrase {
        "" => KeyPair::generate_unencrypted_keypair(),
        passphrase => KeyPair::generate_encrypted_keypair(Some(passphrase.to_owned())),
    };
    let KeyPair { pk, sk } = made.map_err(|_| NoKey::Failed)?;
    let secret = sk.to_box(Some("secret key for the records of Annabella")).map_err(|_| NoKey::Failed)?.into_string();
    let public = pk.to_box().map_err(|_| NoKey::Failed)?.into_string();
    Ok(NewKey { secret, public, name: pk.to_base64() })
}

/// Whether a secret key is encrypted under a passphrase.
pub fn wants_passphrase(secret: &str) -> bool {
    secret.lines().nth(1).is_some_and(|line| line.starts_with(ENCRYPTED))
}

/// Signs a record with a secret key; gives the text of the signature and the name of the key.
///
/// # Errors
///
/// [`NoKey`].
pub fn sign(record: &[u8], secret: &str, passphrase: &str) -> Result<(String, String), NoKey> {
    let boxed = SecretKeyBox::from_string(secret).map_err(|_| NoKey::NotAKey)?;
    let key = if wants_passphrase(secret) {
        SecretKey::from_box(boxed, Some(passphrase.to_owned())).map_err(|error| {
            if matches!(error.kind(), ErrorKind::Verify) { NoKey::WrongPassphrase } else { NoKey::NotAKey }
        })?
    } else {
        SecretKey::from_unencrypted_box(boxed).ok().or_else(|| without_checksum(secret)).ok_or(NoKey::NotAKey)?
    };
    let public = PublicKey::from_secret_key(&key).map_err(|_| NoKey::NotAKey)?;
    let name = public.to_base64();
    let comment = format!("record of Annabella, signed with {name}");
    let signature =
        minisign::sign(Some(&public), &key, record, Some(&comment), Some("signature of a record of Annabella"));
    Ok((signature.map_err(|_| NoKey::Failed)?.into_string(), name))
}

/// A key without a passphrase as the program minisign writes it: with an empty checksum.
fn without_checksum(secret: &str) -> Option<SecretKey> {
    let line = secret.lines().nth(1).filter(|line| line.starts_with(UNENCRYPTED))?;
    let key = SecretKey::from_bytes(&STANDARD.decode(line).ok()?).ok()?;
    key.to_bytes().ends_with(&[0; CHECKSUM_LENGTH]).then_some(key)
}

/// The file of a record's signature, beside it.
pub fn signature_beside(record: &Path) -> PathBuf {
    let mut name = record.file_name().unwrap_or_default().to_owned();
    name.push(".minisig");
    record.with_file_name(name)
}

/// Whether the signature beside a record is right, for the key that it names, or else for the key `asked` about.
pub fn signed(record: &Path, asked: Option<&str>) -> Signed {
    let file = signature_beside(record);
    if file.symlink_metadata().is_err() {
        return Signed::Not;
    }
    let text = input_file::read(&file, LONGEST_SIGNATURE).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    text.and_then(|text| checked(record, &text, asked)).unwrap_or(Signed::Wrong)
}

/// `None` where the text is not a signature of the record.
fn checked(record: &Path, text: &str, asked: Option<&str>) -> Option<Signed> {
    // A shorter line is not a signature, and the library must not read it.
    let is_long_enough = |line: &str| line.trim().len() >= SIGNATURE_LENGTH;
    text.lines().nth(3).filter(|line| is_long_enough(line))?;
    let signature = SignatureBox::from_string(text).ok()?;
    let comment = signature.trusted_comment().ok()?;
    let named = comment.split_whitespace().last().and_then(|name| PublicKey::from_base64(name).ok());
    let asked = || asked.and_then(|name| PublicKey::from_base64(name).ok());
    let Some(public) = named.or_else(|| asked().filter(|key| key.keynum() == signature.keynum())) else {
        let number = signature.keynum().iter().rev().map(|byte| format!("{byte:02X}")).collect();
        return Some(Signed::Unchecked { number });
    };
    let file = input_file::open(record).ok()?;
    minisign::verify(&public, &signature, file, true, false, false).ok()?;
    // The trusted comment is signed too, and names the key.
    Some(Signed::By(public.to_base64()))
}

/// The name of the public key in the text of a file.
pub fn name_of(public: &str) -> Option<String> {
    let line = public.lines().rfind(|line| !line.trim().is_empty())?;
    Some(PublicKey::from_base64(line.trim()).ok()?.to_base64())
}
