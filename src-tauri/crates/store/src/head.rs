//! The head of a file: a short proof, printed on sheets, of everything done before.
//!
//! Every journal entry has a link, a hash over the entry and the link before it; the first link
//! continues the file's identity. So the newest link covers the whole journal. A printed head later
//! proves that a file still contains exactly that journal.
//!
//! [`Head`] comes from the store; [`HeadWord`] is typed by a person or read by a camera.

use std::fmt;
use std::str::FromStr;

use kralle_refusal::Refusal;
use serde::Serialize;

use crate::journal::EntryState;
use crate::{Time, base32};

/// The identity of a file: random when created, shared by its copies and backups.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FileId(pub [u8; 16]);

impl fmt::Display for FileId {
    /// Writes 32 hexadecimal digits, upper case.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode_upper(self.0))
    }
}

/// The newest entry of a file and its link, which covers everything up to it.
///
/// Displayed in the form for reading aloud, `412-KTRA-9MNP-XC4D-7HWQ`: the entry's number and the
/// first 80 bits of its link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Head {
    /// The identity of the file.
    pub file: FileId,
    /// The number of the entry, from 1.
    pub entry: u32,
    pub link: [u8; 32],
}

/// The prefix of the full form.
const WHOLE: &str = "KRALLE:";

/// The number of bytes of the link in the short form.
const SPOKEN: usize = 10;

impl Head {
    /// Returns the full form, for a QR code: `KRALLE:`, then the identity of the file, the number
    /// of the entry and its link, separated by colons. Uses only characters of the QR alphanumeric
    /// mode.
    pub fn whole(&self) -> String {
        let link = base32::encode(&self.link);
        format!("{WHOLE}{}:{}:{link}", self.file, self.entry)
    }
}

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", HeadWord::spoken(self))
    }
}

/// A head read from a sheet, in either form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeadWord {
    /// The short form for reading aloud.
    Spoken {
        /// The number of the entry, from 1.
        entry: u32,
        /// The first 80 bits of its link.
        start: [u8; SPOKEN],
    },
    /// The full form, from a QR code.
    Whole(Head),
}

impl HeadWord {
    /// Returns the short form of `head`.
    pub fn spoken(head: &Head) -> Self {
        let mut start = [0; SPOKEN];
        start.copy_from_slice(&head.link[..SPOKEN]);
        Self::Spoken {
            entry: head.entry,
            start,
        }
    }

    /// Reduces a head to its short form.
    #[must_use]
    pub fn as_spoken(&self) -> Self {
        match self {
            Self::Spoken { .. } => *self,
            Self::Whole(head) => Self::spoken(head),
        }
    }

    /// Returns the number of the entry.
    pub const fn entry(&self) -> u32 {
        match self {
            Self::Spoken { entry, .. } => *entry,
            Self::Whole(head) => head.entry,
        }
    }

    /// Returns the known leading bits of the link.
    pub(crate) fn bits(&self) -> &[u8] {
        match self {
            Self::Spoken { start, .. } => start,
            Self::Whole(head) => &head.link,
        }
    }
}

impl fmt::Display for HeadWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Spoken { entry, start } => {
                write!(f, "{entry}")?;
                let symbols = base32::encode(start);
                let fours = symbols.as_bytes().chunks(4);
                fours
                    .map(String::from_utf8_lossy)
                    .try_for_each(|four| write!(f, "-{four}"))
            }
            Self::Whole(head) => write!(f, "{}", head.whole()),
        }
    }
}

/// The reason a text is not a head.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Refusal)]
#[refusal(BadInput)]
pub enum HeadWordError {
    #[error("no head is given")]
    HeadMissing,
    #[error("a head has at most {most} characters")]
    HeadTooLong {
        /// The maximum number of characters.
        most: usize,
    },
    /// It does not start with an entry number.
    #[error("a head begins with the number of an entry, not {found:?}")]
    HeadNumber { found: String },
    /// It contains a character that no head has.
    #[error("no head has {found:?} in it")]
    HeadSymbol { found: char },
    /// Too few or too many symbols after the number.
    #[error("behind the number stand {found} symbols, expected {expected}")]
    HeadLength { found: usize, expected: usize },
    /// It starts like the full form, but the rest is invalid.
    #[error("this is not the whole of a head")]
    HeadForm,
}

/// The maximum number of characters read.
const MOST: usize = 200;

impl FromStr for HeadWord {
    type Err = HeadWordError;

    /// Parses either form; the full form also after other text. Ignores case, spaces and hyphens;
    /// reads I and L as 1, O as 0.
    fn from_str(text: &str) -> Result<Self, HeadWordError> {
        if text.chars().nth(MOST).is_some() {
            return Err(HeadWordError::HeadTooLong { most: MOST });
        }
        let upper = text.trim().to_ascii_uppercase();
        if upper.is_empty() {
            return Err(HeadWordError::HeadMissing);
        }
        // A QR code on a sheet has explanatory text before the head.
        let last = upper.split_whitespace().next_back().unwrap_or_default();
        let upper = if last.starts_with(WHOLE) {
            last
        } else {
            &upper
        };
        match upper.strip_prefix(WHOLE) {
            Some(rest) => whole(rest).ok_or(HeadWordError::HeadForm),
            None => spoken(upper),
        }
    }
}

/// Parses the short form of a head.
fn spoken(text: &str) -> Result<HeadWord, HeadWordError> {
    let is_between = |symbol: char| {
        symbol.is_whitespace() || "-\u{2010}\u{2011}\u{2013}\u{2212}".contains(symbol)
    };
    let expected = base32::symbols(SPOKEN);
    let symbols: Vec<char> = text.chars().filter(|it| !is_between(*it)).collect();
    let values = symbols
        .iter()
        .map(|symbol| base32::value(*symbol).ok_or(HeadWordError::HeadSymbol { found: *symbol }))
        .collect::<Result<Vec<u8>, _>>()?;
    let is_digit = |value: &u8| *value < 10;
    // The number ends at the first separator; without one after it, the symbols are counted.
    let first = text.chars().take_while(|it| !is_between(*it)).count();
    let digits = match values.get(..first) {
        Some(first) if first.len() < values.len() && first.iter().all(is_digit) => first.len(),
        Some(_) | None => values.len().saturating_sub(expected),
    };
    let (number, link) = values.split_at(digits);
    let entry = Some(number)
        .filter(|number| number.iter().all(is_digit))
        .and_then(entry)
        .ok_or_else(|| HeadWordError::HeadNumber {
            found: symbols[..if digits == 0 { symbols.len() } else { digits }]
                .iter()
                .collect(),
        })?;
    let start = base32::decode(link).ok_or(HeadWordError::HeadLength {
        found: link.len(),
        expected,
    })?;
    Ok(HeadWord::Spoken { entry, start })
}

/// Parses the number of an entry; `None` if it is out of range.
fn entry(digits: &[u8]) -> Option<u32> {
    let number = digits.iter().try_fold(0_u32, |number, digit| {
        number.checked_mul(10)?.checked_add((*digit).into())
    })?;
    (number > 0).then_some(number)
}

/// Parses the full form after its prefix; `None` if it is invalid.
fn whole(rest: &str) -> Option<HeadWord> {
    let mut parts = rest.split(':');
    let file = parts.next().and_then(file)?;
    let digits: Vec<u8> = parts
        .next()?
        .chars()
        .map(|digit| {
            digit
                .to_digit(10)
                .and_then(|digit| u8::try_from(digit).ok())
        })
        .collect::<Option<_>>()?;
    let link: Vec<u8> = parts
        .next()?
        .chars()
        .map(base32::value)
        .collect::<Option<_>>()?;
    let head = Head {
        file,
        entry: entry(&digits)?,
        link: base32::decode(&link)?,
    };
    parts.next().is_none().then_some(HeadWord::Whole(head))
}

/// Parses a file identity from 32 hexadecimal digits; `None` for another text.
fn file(digits: &str) -> Option<FileId> {
    let mut file = [0; 16];
    hex::decode_to_slice(digits, &mut file).ok()?;
    Some(FileId(file))
}

/// The result of comparing a file with a printed head.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Containment {
    /// The file has exactly this entry, and everything before it is unchanged.
    Contained {
        entry: u32,
        time: Time,
        /// The state of the entry; [`EntryState::Done`] if it did not change the tournament.
        state: EntryState,
    },
    /// A later restore of an older backup dropped the entry; the file records it.
    LeftByRestore {
        entry: u32,
        /// The entry of the restore.
        restore: u32,
        /// The time at which the older backup was restored.
        time: Time,
    },
    /// Close to the head of an entry of this file: it was misread or mistyped.
    Misread {
        /// The entry it resembles.
        entry: u32,
    },
    /// The file has another entry of that number: the sheet came from another file, or the journal
    /// before it was rewritten.
    OtherLink { entry: u32 },
    /// The file ends before that entry: it is older than the sheet, or was truncated.
    NotYet { newest: u32 },
    /// It is the head of another file.
    OtherFile {
        #[serde(serialize_with = "displayed")]
        file: FileId,
    },
    /// The journal of this file was changed from this entry on; nothing after it is proved.
    Broken {
        /// The first entry that was changed or is missing.
        entry: u32,
    },
}

fn displayed<S: serde::Serializer>(
    value: &impl fmt::Display,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rstest::rstest;

    use super::*;

    const HEAD: Head = Head {
        file: FileId([0xAB; 16]),
        entry: 412,
        link: [0x9D; 32],
    };

    /// The short form of [`HEAD`].
    const WORD: &str = "412-KPES-V7CX-KPES-V7CX";

    fn read(text: &str) -> Result<HeadWord, HeadWordError> {
        text.parse()
    }

    #[test]
    fn both_forms_are_written_one_way() {
        assert_eq!(HEAD.to_string(), WORD);
        assert_eq!(
            HEAD.whole(),
            "KRALLE:ABABABABABABABABABABABABABABABAB:412:\
             KPESV7CXKPESV7CXKPESV7CXKPESV7CXKPESV7CXKPESV7CXKPEG"
        );
        let in_alphanumeric_mode =
            |it: char| it.is_ascii_digit() || it.is_ascii_uppercase() || it == ':';
        assert!(HEAD.whole().chars().all(in_alphanumeric_mode));
    }

    #[test]
    fn a_code_that_says_what_it_is_for_is_read_as_its_head() {
        let code = format!(
            "Dieses Blatt prüfen: in Kralle unter Verlauf, Taste W. {}",
            HEAD.whole()
        );
        assert_eq!(read(&code), Ok(HeadWord::Whole(HEAD)));
        assert_eq!(read(&code.to_lowercase()), Ok(HeadWord::Whole(HEAD)));
    }

    #[rstest]
    #[case::as_printed("412-KPES-V7CX-KPES-V7CX")]
    #[case::in_lower_case("412-kpes-v7cx-kpes-v7cx")]
    #[case::with_spaces("  412 KPES V7CX KPES V7CX\n")]
    #[case::of_one_piece("412KPESV7CXKPESV7CX")]
    #[case::the_number_apart("412 kpesv7cxkpesv7cx")]
    #[case::the_number_with_the_first_four("412KPES-V7CX-KPES-V7CX")]
    #[case::letters_for_digits("4l2-KPES-V7CX-KPES-V7CX")]
    #[case::another_hyphen("412\u{2013}KPES\u{2011}V7CX\u{2010}KPES\u{2212}V7CX")]
    fn what_is_read_out_is_understood(#[case] text: &str) {
        assert_eq!(read(text), Ok(HeadWord::spoken(&HEAD)));
    }

    #[rstest]
    #[case::nothing("", HeadWordError::HeadMissing)]
    #[case::no_number("KPES-V7CX-KPES-V7CX", HeadWordError::HeadNumber { found: "KPESV7CXKPESV7CX".to_owned() })]
    #[case::number_zero("0-KPES-V7CX-KPES-V7CX", HeadWordError::HeadNumber { found: "0".to_owned() })]
    #[case::a_huge_number("4294967296-KPES-V7CX-KPES-V7CX", HeadWordError::HeadNumber { found: "4294967296".to_owned() })]
    #[case::a_symbol_too_few("412-KPES-V7CX-KPES-V7C", HeadWordError::HeadLength { found: 15, expected: 16 })]
    #[case::a_symbol_too_many("412-KPES-V7CX-KPES-V7CX-1", HeadWordError::HeadLength { found: 17, expected: 16 })]
    #[case::the_number_alone("412", HeadWordError::HeadNumber { found: "412".to_owned() })]
    #[case::no_symbol("412-KPES-V7CX-KPES-V7CU", HeadWordError::HeadSymbol { found: 'U' })]
    #[case::an_umlaut("412-KPES-V7CX-KPES-V7Cß", HeadWordError::HeadSymbol { found: 'ß' })]
    #[case::half_of_the_whole("KRALLE:ABAB", HeadWordError::HeadForm)]
    #[case::whole_with_more(
        "KRALLE:ABABABABABABABABABABABABABABABAB:1:0:0",
        HeadWordError::HeadForm
    )]
    #[case::umlauts_for_an_identity("KRALLE:ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ:1:0", HeadWordError::HeadForm)]
    fn what_is_no_head_is_refused(#[case] text: &str, #[case] error: HeadWordError) {
        assert_eq!(read(text), Err(error));
    }

    #[test]
    fn no_book_is_read() {
        let book = "1".repeat(1 << 20);
        assert_eq!(read(&book), Err(HeadWordError::HeadTooLong { most: MOST }));
    }

    proptest! {
        #[test]
        fn every_head_comes_back(file: [u8; 16], entry in 1_u32.., link: [u8; 32]) {
            let head = Head { file: FileId(file), entry, link };
            prop_assert_eq!(read(&head.whole()), Ok(HeadWord::Whole(head)));
            prop_assert_eq!(read(&head.whole().to_lowercase()), Ok(HeadWord::Whole(head)));
            let spoken = HeadWord::spoken(&head);
            prop_assert_eq!(read(&spoken.to_string()), Ok(spoken));
            prop_assert_eq!(read(&spoken.to_string().replace('-', "")), Ok(spoken));
            prop_assert_eq!(spoken.bits(), &link[..10]);
        }

        #[test]
        fn any_text_is_read_or_refused(text in ".{0,210}") {
            if let Ok(word) = read(&text) {
                prop_assert_eq!(read(&word.to_string()), Ok(word));
            }
        }
    }
}
