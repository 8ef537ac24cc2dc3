//! Changes bytes as accidents and attackers do. A seed always makes the same changes.

/// Pieces of text with a special meaning to a reader.
const PIECES: &[&[u8]] = &[
    b"\0",
    b"\n",
    b"\r\n",
    b"\t",
    b"\\",
    b"\"",
    b"{",
    b"}",
    b"[",
    b"]",
    b"(",
    b")",
    b";",
    b":",
    b"#",
    b"%",
    b"$",
    b"-1",
    b"0",
    b"18446744073709551615",
    b"9223372036854775808",
    b"4294967296",
    b"99999999999999999999",
    b"1e9",
    b"0:00:00",
    b"99:59:59",
    "\u{202e}".as_bytes(),
    "\u{200b}".as_bytes(),
    "é".as_bytes(),
    "\u{1F600}".as_bytes(),
    b"\xff",
    b"\xc3",
    b"\x1b[31m",
    b"0-0-0",
    b"e8=Q",
    b"(=)",
    b"[%clk ",
    b"1/2-1/2",
    b"white:",
    b"arbiter:",
    b"null",
    b"true",
];

/// Longer inputs are cut.
const LONGEST: usize = 1 << 16;

/// A source of changes.
pub struct Mutation {
    seed: u64,
}

impl Mutation {
    pub fn new(seed: u64) -> Mutation {
        Mutation { seed: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1 }
    }

    /// One input of the corpus, changed in a few places.
    pub fn of(&mut self, corpus: &[Vec<u8>]) -> Vec<u8> {
        let mut bytes = corpus[self.below(corpus.len())].clone();
        bytes.truncate(LONGEST);
        for _ in 0..=self.below(6) {
            self.change(&mut bytes, corpus);
        }
        bytes.truncate(LONGEST);
        bytes
    }

    /// A number below `end`, which is not 0.
    pub fn below(&mut self, end: usize) -> usize {
        self.seed ^= self.seed << 13;
        self.seed ^= self.seed >> 7;
        self.seed ^= self.seed << 17;
        (self.seed >> 11) as usize % end
    }

    fn change(&mut self, bytes: &mut Vec<u8>, corpus: &[Vec<u8>]) {
        let (from, to) = self.range(bytes.len());
        match self.below(8) {
            0 if from < bytes.len() => bytes[from] ^= 1 << self.below(8),
            1 => drop(bytes.drain(from..to)),
            2 => {
                let piece = bytes[from..to].to_vec();
                let times = 1 + self.below(4);
                bytes.splice(from..from, piece.repeat(times));
            }
            3 => bytes.truncate(from),
            4 => {
                let piece = PIECES[self.below(PIECES.len())];
                bytes.splice(from..to, piece.iter().copied());
            }
            5 => {
                let piece = PIECES[self.below(PIECES.len())];
                bytes.splice(from..from, piece.iter().copied());
            }
            6 => {
                let other = &corpus[self.below(corpus.len())];
                let (other_from, other_to) = self.range(other.len());
                bytes.splice(from..to, other[other_from..other_to].iter().copied());
            }
            _ => {
                let mut lines: Vec<Vec<u8>> = bytes.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
                let (one, other) = (self.below(lines.len()), self.below(lines.len()));
                lines.swap(one, other);
                *bytes = lines.join(&b'\n');
            }
        }
    }

    /// A random range, mostly a short one.
    fn range(&mut self, length: usize) -> (usize, usize) {
        let from = self.below(length + 1);
        let longest = if self.below(4) == 0 { length } else { 8 };
        (from, (from + self.below(longest + 1)).min(length))
    }
}
