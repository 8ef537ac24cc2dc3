//! How the bytes of a text file stand for letters.

/// An encoding in which people save texts of chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8, or Latin-1 where it is not that.
    Bytes,
    Utf16Le,
    Utf16Be,
}

impl Encoding {
    /// The encoding of a file that begins like that: by its byte order mark, or by the zeros between Latin letters.
    pub fn of(beginning: &[u8]) -> Encoding {
        match beginning {
            [0xff, 0xfe, ..] => Encoding::Utf16Le,
            [0xfe, 0xff, ..] => Encoding::Utf16Be,
            [first, 0, third, 0, ..] if *first != 0 && *third != 0 => Encoding::Utf16Le,
            [0, second, 0, fourth, ..] if *second != 0 && *fourth != 0 => Encoding::Utf16Be,
            _ => Encoding::Bytes,
        }
    }

    /// The text, without a byte order mark.
    pub fn decoded(self, bytes: &[u8]) -> String {
        let text = match self {
            Encoding::Bytes => match str::from_utf8(bytes) {
                Ok(text) => text.to_owned(),
                Err(_) => bytes.iter().copied().map(char::from).collect(),
            },
            Encoding::Utf16Le => wide(bytes, u16::from_le_bytes),
            Encoding::Utf16Be => wide(bytes, u16::from_be_bytes),
        };
        text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)
    }
}

fn wide(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}
