//! Arguments for the placeables of messages.

use std::borrow::Cow;

use chrono::NaiveDate;

/// A value for a placeable of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg<'a> {
    /// Literal text: names, and numbers that are names (years, ratings).
    Text(Cow<'a, str>),
    /// A count or an ordinal: selects plural forms, and is formatted by the locale.
    Number(i64),
    /// A score in half points, shown as "3½".
    HalfPoints(u32),
    /// A date, formatted by the locale.
    Date(NaiveDate),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<NaiveDate> for Arg<'_> {
    fn from(date: NaiveDate) -> Self {
        Self::Date(date)
    }
}

macro_rules! whole_numbers {
    ($($whole:ty),+) => {$(
        impl From<$whole> for Arg<'_> {
            fn from(number: $whole) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )+};
}

whole_numbers!(u8, u16, u32, i32, i64);

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
