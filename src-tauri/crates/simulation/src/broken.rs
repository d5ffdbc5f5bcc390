//! Laws that an evening broke.

use std::fmt;

/// A broken law of an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broken {
    /// The name of the law.
    pub law: &'static str,
    pub detail: String,
}

impl Broken {
    pub(crate) fn new(law: &'static str, detail: impl fmt::Display) -> Self {
        Self {
            law,
            detail: detail.to_string(),
        }
    }

    /// The evening itself could not go on, for example because the folder is full.
    pub(crate) fn stage(detail: impl fmt::Display) -> Self {
        Self::new("stage", detail)
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.law, self.detail)
    }
}
