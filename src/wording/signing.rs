//! Keys and signatures of arbiters, in words.

use i18n_embed_fl::fl;

use super::Wording;

/// What is asked of whoever makes a key or signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SigningNotice {
    NewPassphrase,
    PassphraseAgain,
    Passphrase,
}

/// Why there is no key or no signature.
#[derive(Clone, Debug, PartialEq, Eq)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
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
        let notice = match notice {
            SigningNotice::NewPassphrase => "new",
            SigningNotice::PassphraseAgain => "again",
            SigningNotice::Passphrase => "asked",
        };
        fl!(self.loader, "key-passphrase", notice = notice)
    }

    /// Where a new key is, and how it is named.
    pub fn key_made(&self, secret: &str, public: &str, key: &str) -> String {
        fl!(self.loader, "key-made", secret = secret, public = public, key = key)
    }

    /// Where the signature of a record is, and with which key it was made.
    pub fn record_signed(&self, path: &str, signature: &str, key: &str) -> String {
        fl!(self.loader, "record-signed", path = path, signature = signature, key = key)
    }

    /// What the signature beside a record says of it.
    pub fn signature_found(&self, found: &SignatureFound) -> String {
        let l = &self.loader;
        match found {
            SignatureFound::None => fl!(l, "signature-none"),
            SignatureFound::By { key } => fl!(l, "signature-by", key = key.as_str()),
            SignatureFound::ByTheOneAsked { key } => fl!(l, "signature-by-the-one-asked", key = key.as_str()),
            SignatureFound::ByAnother { key } => fl!(l, "signature-by-another", key = key.as_str()),
            SignatureFound::Unchecked { number } => fl!(l, "signature-unchecked", key = number.as_str()),
            SignatureFound::Wrong => fl!(l, "signature-wrong"),
        }
    }

    pub(super) fn signing_trouble(&self, trouble: &SigningTrouble) -> String {
        let l = &self.loader;
        match trouble {
            SigningTrouble::NotAKey { path } => fl!(l, "key-none", path = path.as_str()),
            SigningTrouble::WrongPassphrase => fl!(l, "key-wrong-passphrase"),
            SigningTrouble::PassphrasesDiffer => fl!(l, "key-passphrases-differ"),
            SigningTrouble::NoPassphrase { why } => fl!(l, "key-no-passphrase", why = why.as_str()),
            SigningTrouble::NotMade => fl!(l, "key-not-made"),
            SigningTrouble::NotWhole { path } => fl!(l, "sign-not-whole", path = path.as_str()),
        }
    }
}
