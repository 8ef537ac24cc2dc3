//! The hash of a PIN (Argon2id, salted), and whether a text is the PIN.

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};

use crate::game::course::pin::PinHash;

/// The system gives no random numbers, or no memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotHashed;

/// The hash of that PIN, with a salt of its own.
///
/// # Errors
///
/// [`NotHashed`].
pub fn hash(pin: &str) -> Result<PinHash, NotHashed> {
    let mut random = [0; 16];
    getrandom::fill(&mut random).map_err(|_| NotHashed)?;
    let salt = SaltString::encode_b64(&random).map_err(|_| NotHashed)?;
    let hash = Argon2::default().hash_password(pin.as_bytes(), &salt).map_err(|_| NotHashed)?;
    Ok(PinHash::new(hash.to_string()))
}

/// Whether that is the PIN; a hash that cannot be read is nobody's.
pub fn is_pin(text: &str, hash: &PinHash) -> bool {
    let Ok(hash) = PasswordHash::new(hash.reveal()) else { return false };
    Argon2::default().verify_password(text.as_bytes(), &hash).is_ok()
}
