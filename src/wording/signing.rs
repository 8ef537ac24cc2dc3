//! Keys and signatures of arbiters, in words.

use serde::Serialize;
use strum::IntoStaticStr;

use super::Wording;

/// What is asked of whoever makes a key or signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
pub enum SigningNotice {
    #[strum(serialize = "new")]
    NewPassphrase,
    #[strum(serialize = "again")]
    PassphraseAgain,
    #[strum(serialize = "asked")]
    Passphrase,
}

/// Why there is no key or no signature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SigningTrouble {
    NotAKey {
        path: String,
    },
    WrongPassphrase,
    PassphrasesDiffer,
    /// Nothing could be read.
    NoPassphrase {
        why: String,
    },
    /// The system gives no random numbers, or no memory.
    NotMade,
    /// Only a closed record is signed, of which nothing was changed.
    NotWhole {
        path: String,
    },
}

/// What the signature beside a record says of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SignatureFound {
    /// There is none.
    None,
    /// By the owner of the key of that name.
    By {
        key: String,
    },
    /// By the owner of the key of that name, which is the one that was asked about.
    ByTheOneAsked {
        key: String,
    },
    /// By another key than the one that was asked about.
    ByAnother {
        key: String,
    },
    /// By another program, with the key of that number, which is needed to check it.
    Unchecked {
        number: String,
    },
    Wrong,
}

impl Wording {
    /// What is asked of whoever makes a key or signs.
    pub fn signing_notice(&self, notice: SigningNotice) -> String {
        let notice: &str = notice.into();
        self.messages.fill("key-passphrase", &[("notice", &notice)])
    }

    /// Where a new key is, and how it is named.
    pub fn key_made(&self, secret: &str, public: &str, key: &str) -> String {
        self.messages.fill("key-made", &[("secret", &secret), ("public", &public), ("key", &key)])
    }

    /// Where the signature of a record is, and with which key it was made.
    pub fn record_signed(&self, path: &str, signature: &str, key: &str) -> String {
        self.messages.fill("record-signed", &[("path", &path), ("signature", &signature), ("key", &key)])
    }

    /// What the signature beside a record says of it.
    pub fn signature_found(&self, found: &SignatureFound) -> String {
        self.messages.of_variant("signature", found, &[])
    }
}
