//! Text encodings: detecting them and decoding bytes.

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// Number of bytes used to detect UTF-16.
const SAMPLE: usize = 4096;

/// Removes the UTF-8 byte order mark, which Windows editors write.
pub fn without_mark(text: &[u8]) -> &[u8] {
    text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text)
}

/// A text encoding of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TextEncoding {
    /// UTF-8, with or without a byte order mark.
    Utf8,
    /// UTF-16, little-endian ("Unicode text" of spreadsheets).
    Utf16Le,
    /// UTF-16, big-endian.
    Utf16Be,
    /// Windows-1252, the western "ANSI" of spreadsheets; also reads Latin-1.
    Windows1252,
}

impl TextEncoding {
    /// All encodings, in the order shown to the user.
    pub const ALL: [Self; 4] = [Self::Utf8, Self::Windows1252, Self::Utf16Le, Self::Utf16Be];

    /// The usual name (WHATWG).
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "UTF-8",
            Self::Utf16Le => "UTF-16LE",
            Self::Utf16Be => "UTF-16BE",
            Self::Windows1252 => "Windows-1252",
        }
    }

    /// Detects the encoding of `bytes`: by the byte order mark, else UTF-16 by its NUL bytes, else
    /// UTF-8 if it is valid, else Windows-1252, which is always valid.
    pub fn detect(bytes: &[u8]) -> Self {
        match Encoding::for_bom(bytes) {
            Some((encoding, _)) if encoding == UTF_16LE => Self::Utf16Le,
            Some((encoding, _)) if encoding == UTF_16BE => Self::Utf16Be,
            Some(_) => Self::Utf8,
            None => Self::wide(bytes).unwrap_or_else(|| {
                if std::str::from_utf8(bytes).is_ok() {
                    Self::Utf8
                } else {
                    Self::Windows1252
                }
            }),
        }
    }

    /// Detects UTF-16 without a byte order mark: most characters of a list are Latin, so every
    /// second byte is NUL. `None` for other bytes.
    pub(super) fn wide(bytes: &[u8]) -> Option<Self> {
        let sample = &bytes[..bytes.len().min(SAMPLE) & !1];
        let zeros = |place: usize| {
            let bytes = sample.iter().skip(place).step_by(2);
            bytes.filter(|byte| **byte == 0).count()
        };
        let (first, second) = (zeros(0), zeros(1));
        let most = sample.len() / 4;
        if !bytes.len().is_multiple_of(2) || sample.is_empty() {
            None
        } else if second > most && first * 8 < second {
            Some(Self::Utf16Le)
        } else if first > most && second * 8 < first {
            Some(Self::Utf16Be)
        } else {
            None
        }
    }

    /// Decodes `bytes`, without a byte order mark and with `\n` as the only line break.
    /// Undecodable bytes become U+FFFD.
    pub fn decode(self, bytes: &[u8]) -> String {
        let encoding = match self {
            Self::Utf8 => UTF_8,
            Self::Utf16Le => UTF_16LE,
            Self::Utf16Be => UTF_16BE,
            Self::Windows1252 => WINDOWS_1252,
        };
        let (text, _) = encoding.decode_with_bom_removal(bytes);
        text.replace("\r\n", "\n").replace('\r', "\n")
    }
}
