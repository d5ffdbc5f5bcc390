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

/// The text of a file, with what it takes to write the same bytes again.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Decoded {
    pub(super) encoding: Encoding,
    pub(super) text: String,
    pub(super) cuts: Cuts,
}

/// The bytes of UTF-8 characters without their end, with the offsets of their replacements in the
/// text.
pub(super) type Cuts = Vec<(usize, u8)>;

/// The replacement of each byte of a cut character.
const CUT: char = char::REPLACEMENT_CHARACTER;

pub(super) fn decode(bytes: &[u8]) -> Decoded {
    if let Some((encoding, text)) = decode_utf_16(bytes) {
        return Decoded {
            encoding,
            text,
            cuts: Cuts::new(),
        };
    }
    let (encoding, rest) = match bytes.strip_prefix(MARK) {
        Some(rest) => (Encoding::Utf8WithMark, rest),
        None => (Encoding::Utf8, bytes),
    };
    if let Some((text, cuts)) = decode_utf_8(rest) {
        return Decoded {
            encoding,
            text,
            cuts,
        };
    }
    // Windows-1252 defines every byte, so decoding never fails and can be reversed.
    let (text, _) = WINDOWS_1252.decode_without_bom_handling(bytes);
    Decoded {
        encoding: Encoding::Windows1252,
        text: text.into_owned(),
        cuts: Cuts::new(),
    }
}

/// Decodes UTF-8 in which some characters lack their end; `None` for other bytes.
///
/// Programs that count bytes cut names within a character. Accents of Windows-1252 before a space
/// look alike. So the file needs as many characters that are complete, or each cut is at the end of
/// a player's name.
fn decode_utf_8(bytes: &[u8]) -> Option<(String, Cuts)> {
    let mut text = String::with_capacity(bytes.len());
    let mut cuts = Cuts::new();
    let (mut complete, mut cut, mut ends_names) = (0_usize, 0_usize, true);
    // The begin of the current line in `bytes`.
    let (mut at, mut line) = (0, 0);
    for chunk in bytes.utf8_chunks() {
        let valid = chunk.valid();
        complete += valid.chars().filter(|it| !it.is_ascii()).count();
        text.push_str(valid);
        if let Some(end) = valid.rfind(['\n', '\r']) {
            line = at + end + 1;
        }
        at += valid.len() + chunk.invalid().len();
        if chunk.invalid().is_empty() {
            continue;
        }
        if !begins_character(chunk.invalid()) {
            return None;
        }
        cut += 1;
        ends_names &= at - line == NAME_END && bytes.get(line..)?.starts_with(b"001");
        for byte in chunk.invalid() {
            cuts.push((text.len(), *byte));
            text.push(CUT);
        }
    }
    (complete >= cut || ends_names).then_some((text, cuts))
}

/// The last column of a player's name.
const NAME_END: usize = 47;

/// True if bytes are the begin of a UTF-8 character.
fn begins_character(bytes: &[u8]) -> bool {
    std::str::from_utf8(bytes).is_err_and(|error| error.error_len().is_none())
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

pub(super) fn encode(encoding: Encoding, text: &str, cuts: &[(usize, u8)]) -> Vec<u8> {
    match encoding {
        Encoding::Utf8 => encode_utf_8(&[], text, cuts),
        Encoding::Utf8WithMark => encode_utf_8(MARK, text, cuts),
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

fn encode_utf_8(mark: &[u8], text: &str, cuts: &[(usize, u8)]) -> Vec<u8> {
    let mut bytes = mark.to_vec();
    let mut from = 0;
    for (at, byte) in cuts {
        bytes.extend(text.as_bytes().get(from..*at).unwrap_or_default());
        bytes.push(*byte);
        from = at + CUT.len_utf8();
    }
    bytes.extend(text.as_bytes().get(from..).unwrap_or_default());
    bytes
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
    #[case::cut_characters(b"\xC3\xBC\xC3\xBC M\xC3 x\xE1\xBA\n")]
    #[case::cut_character_after_a_mark(b"\xEF\xBB\xBF\xC3\xBC\xC3 \n")]
    #[case::replacement_character(b"\xEF\xBF\xBD \xC3 \xEF\xBF\xBD")]
    #[case::empty(b"")]
    fn what_is_read_comes_back(#[case] bytes: &[u8]) {
        let Decoded {
            encoding,
            text,
            cuts,
        } = decode(bytes);
        let joined: String = lines(&text)
            .flat_map(|(line, ending)| [line, ending.as_str()])
            .collect();
        assert_eq!(joined, text);
        assert_eq!(encode(encoding, &text, &cuts), bytes);
    }

    #[rstest]
    #[case::utf_16(b"\xFF\xFEM\0\xFC\0", "Mü")]
    #[case::utf_16_without_a_mark(b"M\0\xFC\0", "Mü")]
    #[case::utf_16_with_the_high_byte_first(b"\0M\0\xFC", "Mü")]
    #[case::windows_1252(b"M\xFCller", "Müller")]
    #[case::windows_1252_with_accents_before_spaces(b"Ren\xE9 ", "René ")]
    #[case::windows_1252_with_an_accent_before_a_quotation_mark(
        b"\xABCAF\xC9\xBB Ren\xE9 Andr\xE9 ",
        "«CAFÉ» René André "
    )]
    #[case::cut_character(b"M\xC3\xBCller, M\xC3 ", "Müller, M\u{fffd} ")]
    #[case::cut_character_at_the_end(b"M\xC3\xBCller, M\xC3", "Müller, M\u{fffd}")]
    #[case::cut_character_after_a_mark(b"\xEF\xBB\xBF\xC3\xBC \xC3 ", "ü \u{fffd} ")]
    #[case::cut_character_of_three_bytes(b"\xC3\xBC \xE1\xBA ", "ü \u{fffd}\u{fffd} ")]
    #[case::character_without_its_begin(b"\xC3\xBC \xBC ", "Ã¼ ¼ ")]
    fn the_encoding_is_detected(#[case] bytes: &[u8], #[case] text: &str) {
        assert_eq!(decode(bytes).text, text);
    }

    /// Only the column tells a cut character from an accent of Windows-1252.
    #[rstest]
    #[case::at_the_end_of_a_name(33, "x\u{fffd} ")]
    #[case::within_a_name(32, "xÃ ")]
    fn a_lone_cut_character_ends_a_name(#[case] length: usize, #[case] expected: &str) {
        let name = "x".repeat(length - 1);
        let line = [b"012 A\n001    1      ", name.as_bytes(), b"\xC3 "].concat();
        let text = decode(&line).text;
        assert!(text.ends_with(expected), "{text}");
    }
}
