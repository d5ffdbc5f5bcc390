//! Bytes to text.

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// The text without the byte order mark that editors on Windows put in front.
pub fn without_mark(text: &[u8]) -> &[u8] {
    text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text)
}

/// How the characters of a list are kept as bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TextEncoding {
    /// UTF-8, with or without a byte order mark.
    Utf8,
    /// UTF-16, little end first ("Unicode text" of spreadsheets).
    Utf16Le,
    /// UTF-16, big end first.
    Utf16Be,
    /// Windows-1252, the western "ANSI" of spreadsheets; Latin-1 reads the same.
    Windows1252,
}

impl TextEncoding {
    /// All of them, in the order a list of choices shows them.
    pub const ALL: [Self; 4] = [Self::Utf8, Self::Windows1252, Self::Utf16Le, Self::Utf16Be];

    /// The name by which people and programs know it (WHATWG).
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "UTF-8",
            Self::Utf16Le => "UTF-16LE",
            Self::Utf16Be => "UTF-16BE",
            Self::Windows1252 => "Windows-1252",
        }
    }

    /// The encoding of `bytes`: by the byte order mark, else UTF-8 where it
    /// decodes, else Windows-1252, which always does.
    pub fn detect(bytes: &[u8]) -> Self {
        match Encoding::for_bom(bytes) {
            Some((encoding, _)) if encoding == UTF_16LE => Self::Utf16Le,
            Some((encoding, _)) if encoding == UTF_16BE => Self::Utf16Be,
            Some(_) => Self::Utf8,
            None if std::str::from_utf8(bytes).is_ok() => Self::Utf8,
            None => Self::Windows1252,
        }
    }

    /// The text, without a byte order mark and with `\n` as the only line
    /// break. What does not decode becomes U+FFFD.
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
