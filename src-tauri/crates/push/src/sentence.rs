//! Everything that an organizer signs, as the text that is signed.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The number of a revision in the archive: of a tournament, or of what is said of its persons, which counts by
/// itself. For a tournament `kralle` gives the number of the newest entry of the file's journal, so that a revision
/// is named by what it contains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Revision(NonZeroU32);

impl Revision {
    /// The smallest there is.
    pub const FIRST: Self = Self(NonZeroU32::MIN);
    /// The largest that an archive keeps: what an `integer` of SQL holds.
    pub const LAST: u32 = i32::MAX.unsigned_abs();

    /// The revision of this number; none for 0 and for more than [`Revision::LAST`].
    pub fn new(number: u32) -> Option<Self> {
        let number = NonZeroU32::new(number)?;
        (number.get() <= Self::LAST).then_some(Self(number))
    }

    /// The one behind `before`; behind [`Revision::LAST`] there is none, it stays.
    pub fn after(before: Option<Self>) -> Self {
        before.map_or(Self::FIRST, |it| Self::new(it.get() + 1).unwrap_or(it))
    }

    /// Its number, 1 to [`Revision::LAST`].
    pub const fn get(self) -> u32 {
        self.0.get()
    }
}

impl fmt::Display for Revision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Revision {
    type Err = ();

    /// Digits alone, so that one revision has one address.
    fn from_str(text: &str) -> Result<Self, ()> {
        let is_plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
        let number = text.parse().ok().filter(|_| is_plain).ok_or(())?;
        Self::new(number).ok_or(())
    }
}

/// What an organizer says to an archive. The text is what [`Display`](fmt::Display) writes: the kind of
/// sentence with its version, then one line for each part, without a line break at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sentence<'a> {
    /// This file is to be public from now on.
    Push {
        /// The identity of the file as it stands in the address: 32 hexadecimal digits.
        file: &'a str,
        revision: Revision,
        /// SHA-256 of the file as it is before it is packed.
        sha256: &'a [u8; 32],
    },
    /// The tournament is no longer to be public: all revisions up to this one.
    Withdraw { file: &'a str, revision: Revision },
    /// What may be seen of the persons of a tournament, in the place of what was said under smaller numbers.
    People {
        file: &'a str,
        revision: Revision,
        /// SHA-256 of the body.
        sha256: &'a [u8; 32],
    },
    /// A season of tournaments, as SEASON.toml.
    Season {
        /// By which it is found: `[a-z0-9-]`.
        slug: &'a str,
        /// SHA-256 of the body.
        sha256: &'a [u8; 32],
    },
    /// What became of the tournament here?
    Status { file: &'a str },
}

impl fmt::Display for Sentence<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Push {
                file,
                revision,
                sha256,
            } => {
                write!(f, "kralle/push/1\n{file}\n{revision}\n")?;
                hexadecimal(sha256, f)
            }
            Self::Withdraw { file, revision } => {
                write!(f, "kralle/withdraw/1\n{file}\n{revision}")
            }
            Self::People {
                file,
                revision,
                sha256,
            } => {
                write!(f, "kralle/people/1\n{file}\n{revision}\n")?;
                hexadecimal(sha256, f)
            }
            Self::Season { slug, sha256 } => {
                write!(f, "kralle/season/1\n{slug}\n")?;
                hexadecimal(sha256, f)
            }
            Self::Status { file } => write!(f, "kralle/status/1\n{file}"),
        }
    }
}

fn hexadecimal(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::{Revision, Sentence};

    const FILE: &str = "00112233445566778899AABBCCDDEEFF";

    #[rstest]
    #[case::a_push(
        Sentence::Push { file: FILE, revision: Revision::FIRST, sha256: &[0xab; 32] },
        "push/1"
    )]
    #[case::what_is_said_of_persons(
        Sentence::People { file: FILE, revision: Revision::FIRST, sha256: &[0xab; 32] },
        "people/1"
    )]
    fn a_sentence_is_signed_by_its_lines(#[case] sentence: Sentence<'_>, #[case] kind: &str) {
        let hash = "ab".repeat(32);
        assert_eq!(
            sentence.to_string(),
            format!("kralle/{kind}\n{FILE}\n1\n{hash}")
        );
    }

    #[rstest]
    #[case::the_first(None, 1)]
    #[case::the_next(Some(7), 8)]
    #[case::the_last_of_all(Some(Revision::LAST), Revision::LAST)]
    fn revisions_only_grow(#[case] before: Option<u32>, #[case] expected: u32) {
        let before = before.and_then(Revision::new);
        assert_eq!(Revision::after(before).get(), expected);
    }

    #[rstest]
    #[case("1", Some(1))]
    #[case("2147483647", Some(2_147_483_647))]
    #[case("0", None)]
    #[case("01", None)]
    #[case("+1", None)]
    #[case("", None)]
    #[case("2147483648", None)]
    #[case("4294967296", None)]
    fn a_revision_has_one_spelling(#[case] text: &str, #[case] expected: Option<u32>) {
        assert_eq!(text.parse().ok().map(Revision::get), expected);
    }
}
