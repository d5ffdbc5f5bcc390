//! The numbers of revisions.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::number::plain;

/// The number of a revision in the archive: of a tournament, or of the visibility of its persons,
/// counted separately. For a tournament `kralle` uses the number of the newest journal entry, so
/// that the number identifies the content.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Revision(NonZeroU32);

impl Revision {
    pub const FIRST: Self = Self(NonZeroU32::MIN);
    /// The largest number: the largest `integer` of SQL.
    pub const LAST: u32 = i32::MAX.unsigned_abs();

    /// Returns the revision of this number; `None` for 0 and above [`Revision::LAST`].
    pub fn new(number: u32) -> Option<Self> {
        let number = NonZeroU32::new(number)?;
        (number.get() <= Self::LAST).then_some(Self(number))
    }

    /// Returns the revision after `before`; stays at [`Revision::LAST`].
    pub fn after(before: Option<Self>) -> Self {
        before.map_or(Self::FIRST, |it| Self::new(it.get() + 1).unwrap_or(it))
    }

    /// Returns its number, 1 to [`Revision::LAST`].
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

    /// Parses digits only, so that one revision has one address.
    fn from_str(text: &str) -> Result<Self, ()> {
        plain(text).and_then(Self::new).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::Revision;

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
