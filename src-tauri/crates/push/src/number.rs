//! The numbers of statements.

use std::fmt;
use std::num::NonZeroU64;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The number of a statement. It increases with each statement of a key on one subject, so that a
/// recorded statement cannot be replayed after a later one. `kralle` uses the time in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct StatementNumber(NonZeroU64);

impl StatementNumber {
    pub const FIRST: Self = Self(NonZeroU64::MIN);
    /// The largest number: the largest integer that JSON represents exactly.
    pub const LAST: u64 = (1 << 53) - 1;

    /// Returns the statement number of this value; `None` for 0 and above
    /// [`StatementNumber::LAST`].
    pub fn new(number: u64) -> Option<Self> {
        let number = NonZeroU64::new(number)?;
        (number.get() <= Self::LAST).then_some(Self(number))
    }

    /// Returns the next number; stays at [`StatementNumber::LAST`].
    #[must_use]
    pub fn next(self) -> Self {
        Self::new(self.get() + 1).unwrap_or(self)
    }

    /// Returns its value, 1 to [`StatementNumber::LAST`].
    pub const fn get(self) -> u64 {
        self.0.get()
    }
}

impl fmt::Display for StatementNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for StatementNumber {
    type Err = ();

    /// Parses digits only, so that a number has one spelling.
    fn from_str(text: &str) -> Result<Self, ()> {
        plain(text).and_then(Self::new).ok_or(())
    }
}

/// Returns the number of a spelling with digits only and without leading zeros; `None` for any
/// other.
pub(crate) fn plain<N: FromStr>(text: &str) -> Option<N> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| is_plain)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::StatementNumber;

    #[rstest]
    #[case("1", Some(1))]
    #[case("9007199254740991", Some(StatementNumber::LAST))]
    #[case("0", None)]
    #[case("007", None)]
    #[case("+7", None)]
    #[case("", None)]
    #[case("9007199254740992", None)]
    #[case("18446744073709551616", None)]
    fn a_number_has_one_spelling(#[case] text: &str, #[case] expected: Option<u64>) {
        assert_eq!(text.parse().ok().map(StatementNumber::get), expected);
    }

    #[test]
    fn numbers_end_at_the_largest_that_json_carries() {
        assert_eq!(StatementNumber::FIRST.next().get(), 2);
        let last = StatementNumber::new(StatementNumber::LAST).unwrap();
        assert_eq!(last.next(), last);
    }
}
