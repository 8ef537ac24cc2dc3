//! Keys and signatures of an arbiter in the format of minisign (Ed25519), so that others can check them without us. The
//! signature of a record lies beside it and names its key.

use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use minisign::{ErrorKind, KeyPair, PublicKey, SecretKey, SecretKeyBox, SignatureBox};

use super::input_file;

/// A new key, as it is to be written.
pub struct NewKey {
    /// The secret key, for its owner alone.
    pub secret: String,
    /// The public key, for everybody.
    pub public: String,
    /// The public key as it is named.
    pub name: String,
}

/// Why there is no key, or why it signs nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoKey {
    /// The file holds none.
    NotAKey,
    WrongPassphrase,
    /// The system gives no random numbers, or no memory.
    Failed,
}

/// What the signature beside a record says of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Signed {
    /// There is none.
    Not,
    /// The record is what the owner of that key has signed.
    By(String),
    /// Another program made the signature, with the key of that number, which it does not contain: it can be checked
    /// with the public key, and was not.
    Unchecked { number: String },
    /// It is no signature of this record as it is now.
    Wrong,
}

/// How a secret key begins that is encrypted under a passphrase.
const ENCRYPTED: &str = "RWRTY0Iy";
/// How one begins that is not.
const UNENCRYPTED: &str = "RWQAAEIy";
/// The length of the checksum with which a secret key ends, in bytes.
const CHECKSUM_LENGTH: usize = 32;
/// The length of a signature in base 64.
const SIGNATURE_LENGTH: usize = 88;
/// No signature is longer, in bytes.
const LONGEST: u64 = 4_096;

/// A new key; encrypted where there is a passphrase.
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

/// Whether that text of a secret key is encrypted under a passphrase.
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

/// A key without a passphrase as the program minisign writes it: it leaves the checksum empty.
fn without_checksum(secret: &str) -> Option<SecretKey> {
    let line = secret.lines().nth(1).filter(|line| line.starts_with(UNENCRYPTED))?;
    let key = SecretKey::from_bytes(&STANDARD.decode(line).ok()?).ok()?;
    key.to_bytes().ends_with(&[0; CHECKSUM_LENGTH]).then_some(key)
}

/// The signature of a record lies beside it.
pub fn beside(record: &Path) -> PathBuf {
    let mut name = record.file_name().unwrap_or_default().to_owned();
    name.push(".minisig");
    record.with_file_name(name)
}

/// Whether a record is what the owner of the key has signed that its signature names; where it names none, of the key
/// that is asked about.
pub fn signed(record: &Path, asked: Option<&str>) -> Signed {
    let beside = beside(record);
    if beside.symlink_metadata().is_err() {
        return Signed::Not;
    }
    let text = input_file::read(&beside, LONGEST).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    text.and_then(|text| checked(record, &text, asked)).unwrap_or(Signed::Wrong)
}

/// `None` where it is no signature of the record.
fn checked(record: &Path, text: &str, asked: Option<&str>) -> Option<Signed> {
    // A shorter one is none, and not looked at.
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
    // What was signed names the very key with which it was.
    Some(Signed::By(public.to_base64()))
}

/// The name of the public key in a file's text.
pub fn name_of(public: &str) -> Option<String> {
    let line = public.lines().rfind(|line| !line.trim().is_empty())?;
    Some(PublicKey::from_base64(line.trim()).ok()?.to_base64())
}
