//! Conversion between bytes and lines.

use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1252};

/// The text encoding of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Encoding {
    Utf8,
    /// UTF-8 after a byte-order mark.
    Utf8WithMark,
    /// UTF-16 with the low byte first, after a byte-order mark.
    Utf16Le,
    /// UTF-16 with the high byte first, after a byte-order mark.
    Utf16Be,
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

const LITTLE_MARK: &[u8] = b"\xFF\xFE";
const BIG_MARK: &[u8] = b"\xFE\xFF";

pub(super) fn decode(bytes: &[u8]) -> (Encoding, String) {
    for (mark, encoding, name) in [
        (LITTLE_MARK, UTF_16LE, Encoding::Utf16Le),
        (BIG_MARK, UTF_16BE, Encoding::Utf16Be),
    ] {
        if let Some(rest) = bytes.strip_prefix(mark)
            && let Some(text) = encoding.decode_without_bom_handling_and_without_replacement(rest)
        {
            return (name, text.into_owned());
        }
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

pub(super) fn encode(encoding: Encoding, text: &str) -> Vec<u8> {
    match encoding {
        Encoding::Utf8 => text.as_bytes().to_vec(),
        Encoding::Utf8WithMark => [MARK, text.as_bytes()].concat(),
        Encoding::Utf16Le => {
            let units = text.encode_utf16().flat_map(u16::to_le_bytes);
            LITTLE_MARK.iter().copied().chain(units).collect()
        }
        Encoding::Utf16Be => {
            let units = text.encode_utf16().flat_map(u16::to_be_bytes);
            BIG_MARK.iter().copied().chain(units).collect()
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

    #[test]
    fn windows_1252_is_read_as_such() {
        assert_eq!(
            decode(b"M\xFCller"),
            (Encoding::Windows1252, "Müller".to_owned())
        );
    }
}
