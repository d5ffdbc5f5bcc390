//! Mistakes in a season's settings, with their place.

use std::fmt;

use kralle_choice::{Choice, Code};
use kralle_refusal::Refusal;

/// A mistake in a season's settings.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {mistake}")]
pub struct SettingsError {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    pub mistake: SettingsMistake,
}

/// What is wrong in a season's settings.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Code, Refusal)]
#[refusal(BadInput, prefix = "season_settings_", text, also = "line column")]
pub enum SettingsMistake {
    /// No TOML from here on.
    #[error("`{found}` cannot stand here")]
    Unexpected { found: String },
    /// A backslash that is none of TOML's escapes, as in a path of Windows.
    #[error("`{found}` in a text: write / or put the text into '…'")]
    Backslash { found: String },
    #[error("`{found}` stands twice")]
    Twice { found: String },
    /// An entry that must be there is not.
    #[error("`{name}` is missing")]
    Missing { name: String },
    /// A key that is none of those expected.
    #[error("found `{found}`, expected {expected}")]
    UnknownKey { found: String, expected: String },
    /// A word that is none of those expected.
    #[error("found `{found}`, expected {expected}")]
    UnknownWord { found: String, expected: String },
    /// A value of another kind.
    #[error("found `{found}`, expected {kind}")]
    Kind { found: String, kind: ValueKind },
    #[error("found {found}, expected {from} to {until}")]
    OutOfRange {
        found: String,
        from: String,
        until: String,
    },
    /// A text that is empty, too long, or holds control characters; a national number without a digit.
    #[error("`{found}` is no such text")]
    BadText { found: String },
    /// Two entries of which only one may be there.
    #[error("`{one}` and `{other}` exclude each other")]
    Exclude {
        one: &'static str,
        other: &'static str,
    },
    /// A decision of fewer than two entries.
    #[error("{found} entries, expected two at least")]
    TooFew { found: usize },
}

/// What the value of an entry is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Choice)]
pub enum ValueKind {
    /// In quotation marks.
    Text,
    /// Without a point.
    WholeNumber,
    /// With two decimals at most.
    Number,
    /// `true` or `false`.
    Truth,
    /// In brackets.
    List,
    /// In braces, or below a name in brackets.
    Table,
}

impl fmt::Display for ValueKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}
