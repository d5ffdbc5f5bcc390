//! How a word ends.

use std::fmt;
use std::io;

/// Done, or why not.
pub(crate) type Outcome = Result<(), Trouble>;

/// A sentence for the person at the terminal: what did not work and what to do.
#[derive(Debug)]
pub(crate) struct Trouble(String);

impl Trouble {
    /// Says what went wrong.
    pub(crate) fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }

    /// Everything has been said already.
    pub(crate) fn told() -> Self {
        Self(String::new())
    }

    /// Whether something is left to be said.
    pub(crate) fn is_told(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self(error.to_string())
    }
}
