//! Conversion between bytes and lines.

use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1252};

/// The text encoding of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Encoding {
    Utf8,
    /// UTF-8 after a byte-order mark.
    Utf8WithMark,
    Utf16 {
        /// True if the low byte of a character comes first.
        is_little: bool,
        /// True after a byte-order mark.
        is_marked: bool,
    },
    /// Windows-1252, used by older programs.
    Windows1252,
}

/// A line ending.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    Lf,
    CrLf,
    /// A single carriage return, as specified by the format.
    Cr,
    /// The end of the file without a line break.
    None,
}

impl Ending {
    /// The characters of the ending.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Lf => "\n",
            Self::CrLf => "\r\n",
            Self::Cr => "\r",
            Self::None => "",
        }
    }
}

const MARK: &[u8] = b"\xEF\xBB\xBF";

pub(super) fn decode(bytes: &[u8]) -> (Encoding, String) {
    if let Some(decoded) = decode_utf_16(bytes) {
        return decoded;
    }
    let (encoding, rest) = match bytes.strip_prefix(MARK) {
        Some(rest) => (Encoding::Utf8WithMark, rest),
        None => (Encoding::Utf8, bytes),
    };
    if let Ok(text) = std::str::from_utf8(rest) {
        return (encoding, text.to_owned());
    }
    // Windows-1252 defines every byte, so decoding never fails and can be reversed.
    let (text, _) = WINDOWS_1252.decode_without_bom_handling(bytes);
    (Encoding::Windows1252, text.into_owned())
}

/// Decodes UTF-16, with a byte-order mark, or without one if the first character is of ASCII.
/// `None` for other bytes.
fn decode_utf_16(bytes: &[u8]) -> Option<(Encoding, String)> {
    let (is_little, is_marked) = match bytes {
        [0xFF, 0xFE, ..] => (true, true),
        [0xFE, 0xFF, ..] => (false, true),
        [1..=0xFF, 0, ..] => (true, false),
        [0, 1..=0xFF, ..] => (false, false),
        _ => return None,
    };
    let rest = bytes.get(if is_marked { 2 } else { 0 }..)?;
    let encoding = if is_little { UTF_16LE } else { UTF_16BE };
    let text = encoding.decode_without_bom_handling_and_without_replacement(rest)?;
    let encoding = Encoding::Utf16 {
        is_little,
        is_marked,
    };
    (!text.contains('\0')).then(|| (encoding, text.into_owned()))
}

pub(super) fn encode(encoding: Encoding, text: &str) -> Vec<u8> {
    match encoding {
        Encoding::Utf8 => text.as_bytes().to_vec(),
        Encoding::Utf8WithMark => [MARK, text.as_bytes()].concat(),
        Encoding::Utf16 {
            is_little,
            is_marked,
        } => {
            let mark = is_marked.then_some('\u{feff}');
            let text: String = mark.into_iter().chain(text.chars()).collect();
            let units = text.encode_utf16();
            let bytes = units.flat_map(|unit| {
                if is_little {
                    unit.to_le_bytes()
                } else {
                    unit.to_be_bytes()
                }
            });
            bytes.collect()
        }
        Encoding::Windows1252 => WINDOWS_1252.encode(text).0.into_owned(),
    }
}

pub(super) fn lines(text: &str) -> impl Iterator<Item = (&str, Ending)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let ends = |byte: u8| matches!(byte, b'\r' | b'\n');
        let Some(at) = rest.bytes().position(ends) else {
            let line = rest;
            rest = "";
            return Some((line, Ending::None));
        };
        let (line, tail) = rest.split_at(at);
        let ending = if tail.starts_with("\r\n") {
            Ending::CrLf
        } else if tail.starts_with('\r') {
            Ending::Cr
        } else {
            Ending::Lf
        };
        rest = &tail[ending.as_str().len()..];
        Some((line, ending))
    })
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::lf(b"a\nb\n")]
    #[case::crlf(b"a\r\nb\r\n")]
    #[case::bare_cr(b"a\rb\r")]
    #[case::mixed_and_unended(b"a\r\r\n\nb")]
    #[case::byte_order_mark(b"\xEF\xBB\xBFa\n")]
    #[case::windows_1252(b"M\xFCller\x80\x81\n")]
    #[case::windows_1252_after_a_mark(b"\xEF\xBB\xBFM\xFCller\n")]
    #[case::utf_16(b"\xFF\xFEM\0\xFC\0\n\0")]
    #[case::utf_16_with_the_high_byte_first(b"\xFE\xFF\0M\0\xFC\0\n")]
    #[case::utf_16_without_a_mark(b"M\0\xFC\0\n\0")]
    #[case::utf_16_of_high_bytes_without_a_mark(b"\0M\0\xFC\0\n")]
    #[case::zeros(b"\0\0M\0")]
    #[case::half_a_character_of_utf_16(b"\xFF\xFEM\0\xFC")]
    #[case::empty(b"")]
    fn what_is_read_comes_back(#[case] bytes: &[u8]) {
        let (encoding, text) = decode(bytes);
        let joined: String = lines(&text)
            .flat_map(|(line, ending)| [line, ending.as_str()])
            .collect();
        assert_eq!(joined, text);
        assert_eq!(encode(encoding, &text), bytes);
    }

    #[rstest]
    #[case::marked(b"\xFF\xFEM\0\xFC\0")]
    #[case::bare(b"M\0\xFC\0")]
    #[case::high_byte_first(b"\0M\0\xFC")]
    fn utf_16_is_read_as_such(#[case] bytes: &[u8]) {
        assert_eq!(decode(bytes).1, "Mü");
    }

    #[test]
    fn windows_1252_is_read_as_such() {
        assert_eq!(
            decode(b"M\xFCller"),
            (Encoding::Windows1252, "Müller".to_owned())
        );
    }
}
