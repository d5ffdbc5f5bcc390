//! The failure of a story.

use std::fmt;

/// The result of a story, or of a step.
pub(crate) type Told<T = ()> = Result<T, Trouble>;

/// The reason of a failure, for the reader of the test's output.
pub(crate) struct Trouble(String);

impl Trouble {
    pub(crate) fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

// A failing test prints its error this way: as a sentence, not as a structure.
impl fmt::Debug for Trouble {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl<E: std::error::Error> From<E> for Trouble {
    fn from(error: E) -> Self {
        Self(error.to_string())
    }
}
