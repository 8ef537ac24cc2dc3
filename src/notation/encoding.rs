//! How the bytes of a text file stand for letters.

/// An encoding in which people save texts of chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8, or where it is not that Windows-1252, which has all letters of Latin-1.
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

    /// The text, without a byte order mark; each of its lines ends with a line feed, however the file ends them.
    pub fn decoded(self, bytes: &[u8]) -> String {
        let text = match self {
            Encoding::Bytes => match str::from_utf8(bytes) {
                Ok(text) => text.to_owned(),
                Err(_) => bytes.iter().copied().map(windows_1252).collect(),
            },
            Encoding::Utf16Le => wide(bytes, u16::from_le_bytes),
            Encoding::Utf16Be => wide(bytes, u16::from_be_bytes),
        };
        let text = text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text);
        if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text }
    }
}

/// The signs that Windows-1252 has where Latin-1 has none, from 0x80 on; what neither has is as in Latin-1.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

fn windows_1252(byte: u8) -> char {
    let of_windows = byte.checked_sub(0x80).and_then(|place| WINDOWS_1252.get(usize::from(place)));
    of_windows.copied().unwrap_or(char::from(byte))
}

fn wide(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}
