//! Mistakes in a season's settings, with their position.

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

/// The kind of mistake in a season's settings.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Code, Refusal)]
#[refusal(BadInput, prefix = "season_settings_", text, also = "line column")]
pub enum SettingsMistake {
    /// Not TOML from here on.
    #[error("`{found}` cannot stand here")]
    Unexpected { found: String },
    /// A backslash that is not a TOML escape, as in a Windows path.
    #[error("`{found}` in a text: write / or put the text into '…'")]
    Backslash { found: String },
    #[error("`{found}` stands twice")]
    Twice { found: String },
    /// A required entry is missing.
    #[error("`{name}` is missing")]
    Missing { name: String },
    /// An unexpected key.
    #[error("found `{found}`, expected {expected}")]
    UnknownKey { found: String, expected: String },
    /// An unexpected word.
    #[error("found `{found}`, expected {expected}")]
    UnknownWord { found: String, expected: String },
    /// A value of the wrong kind.
    #[error("found `{found}`, expected {kind}")]
    Kind { found: String, kind: ValueKind },
    #[error("found {found}, expected {from} to {until}")]
    OutOfRange {
        found: String,
        from: String,
        until: String,
    },
    /// A text that is empty, too long, or contains control characters; a national number without a digit.
    #[error("`{found}` is no such text")]
    BadText { found: String },
    /// Two entries that exclude each other.
    #[error("`{one}` and `{other}` exclude each other")]
    Exclude {
        one: &'static str,
        other: &'static str,
    },
    /// A decision with fewer than two entries.
    #[error("{found} entries, expected two at least")]
    TooFew { found: usize },
}

/// The kind of an entry's value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Choice)]
pub enum ValueKind {
    /// In quotation marks.
    Text,
    /// An integer.
    WholeNumber,
    /// With at most two decimals.
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
