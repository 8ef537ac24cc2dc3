//! What ties each line of a journal to all lines before it.

use std::fmt;

use sha2::{Digest, Sha256};

/// The mark of a line: the SHA-256 of the mark before it and of everything the line says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark(pub [u8; 32]);

impl Mark {
    /// The mark in 64 hexadecimal digits.
    pub fn digits(&self) -> [u8; 64] {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let mut digits = [0; 64];
        for (pair, byte) in digits.chunks_exact_mut(2).zip(self.0) {
            pair[0] = DIGITS[usize::from(byte >> 4)];
            pair[1] = DIGITS[usize::from(byte & 15)];
        }
        digits
    }
}

/// So many words stand for a mark.
const WORDS: usize = 8;

impl Mark {
    /// Eight words of a list of 2048, which stand for the first 88 bits of the mark: for paper.
    pub fn words(&self) -> [&'static str; WORDS] {
        let list = bip39::Language::English.word_list();
        std::array::from_fn(|nth| {
            let bits = (0..11).map(|bit| nth * 11 + bit);
            let place = bits.fold(0, |place, bit| place << 1 | usize::from(self.0[bit / 8] >> (7 - bit % 8) & 1));
            list[place]
        })
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&String::from_utf8_lossy(&self.digits()))
    }
}

/// The end of a chain of lines, to which the next line is tied.
#[derive(Clone, Debug)]
pub struct Chain {
    /// The checksum of the last line of the first version, and a hash of all such lines.
    old: (u32, Sha256),
    /// The mark of the last line; none while there is no line of the second version.
    mark: Option<Mark>,
}

/// How a line is tied to those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// A checksum without a secret: tells accidents, not forgery. No record is written so any more.
    Checksum,
    Sha256,
}

/// The line is not tied to the lines before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotTied;

const CHECKSUM: &str = ",\"c\":\"";
const MARK: &str = ",\"h\":\"";

impl Chain {
    /// A chain without lines. The first line is tied to the hash of nothing.
    pub fn new() -> Chain {
        Chain { old: (0, Sha256::new()), mark: None }
    }

    /// Completes a line, newline included, with its mark. `body` is a JSON object without its closing brace.
    pub fn tie(&mut self, body: &str) -> String {
        let mark = self.next(body);
        self.mark = Some(mark);
        format!("{body}{MARK}{mark}\"}}\n")
    }

    /// What a line says, without its mark and its closing brace, where it is tied to the lines before it. `line` has no newline.
    ///
    /// # Errors
    ///
    /// [`NotTied`]; the chain then ends where it ended.
    pub fn follow<'a>(&mut self, line: &'a str) -> Result<(&'a str, Tie), NotTied> {
        match tie_of(line) {
            Some(Tie::Sha256) => {
                let (body, written) = parted(line, MARK).ok_or(NotTied)?;
                let mark = self.next(body);
                if mark.digits() != written.as_bytes() {
                    return Err(NotTied);
                }
                self.mark = Some(mark);
                Ok((body, Tie::Sha256))
            }
            // Nothing is written in the old form after a line in the new one.
            Some(Tie::Checksum) if self.mark.is_none() => {
                let (body, written) = parted(line, CHECKSUM).ok_or(NotTied)?;
                let checksum = checksum(self.old.0, body);
                if u32::from_str_radix(written, 16) != Ok(checksum) {
                    return Err(NotTied);
                }
                self.old.0 = checksum;
                self.old.1.update(line);
                self.old.1.update("\n");
                Ok((body, Tie::Checksum))
            }
            Some(Tie::Checksum) | None => Err(NotTied),
        }
    }

    /// The mark of the last line, which stands for the whole record; none where nothing of the second version stands.
    pub fn mark(&self) -> Option<Mark> {
        self.mark
    }

    fn next(&self, body: &str) -> Mark {
        let before = match self.mark {
            Some(Mark(before)) => before,
            None => self.old.1.clone().finalize().into(),
        };
        let mut hash = Sha256::new();
        hash.update(before);
        hash.update(body);
        Mark(hash.finalize().into())
    }
}

impl Default for Chain {
    fn default() -> Chain {
        Chain::new()
    }
}

/// How a line says that it is tied, whether it is or not.
pub fn tie_of(line: &str) -> Option<Tie> {
    let has = |name: &str, digits: usize| parted(line, name).is_some_and(|(_, written)| written.len() == digits);
    if has(MARK, 64) {
        Some(Tie::Sha256)
    } else if has(CHECKSUM, 8) {
        Some(Tie::Checksum)
    } else {
        None
    }
}

fn parted<'a>(line: &'a str, name: &str) -> Option<(&'a str, &'a str)> {
    let (body, tail) = line.rsplit_once(name)?;
    Some((body, tail.strip_suffix("\"}")?))
}

fn checksum(chain: u32, body: &str) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&chain.to_le_bytes());
    hasher.update(body.as_bytes());
    hasher.finalize()
}
