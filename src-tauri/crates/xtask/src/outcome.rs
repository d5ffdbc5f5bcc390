//! The result of a task.

use std::fmt;
use std::io;

/// Success, or the error.
pub(crate) type Outcome = Result<(), Trouble>;

/// A message for the user: the failure and its remedy.
#[derive(Debug)]
pub(crate) struct Trouble(String);

impl Trouble {
    /// Creates an error with a message.
    pub(crate) fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }

    /// Returns an error that has been printed already.
    pub(crate) fn told() -> Self {
        Self(String::new())
    }

    /// True if the message has not been printed yet.
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
