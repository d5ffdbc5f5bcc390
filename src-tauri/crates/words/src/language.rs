//! The languages Kralle speaks.

use std::fmt;
use std::str::FromStr;

use kralle_choice::Choice;

/// A language of the program.
///
/// Each has every message; a test holds them to it. The reference stands first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum Language {
    /// German.
    ///
    /// The reference: what `de` does not say, nobody says.
    #[default]
    #[code("de")]
    German,
    /// English.
    ///
    /// British dates, 24-hour clock.
    #[code("en")]
    English,
    #[code("fr")]
    French,
    #[code("it")]
    Italian,
}

/// A language tag that names none of ours.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownLanguage {
    pub found: String,
}

impl Language {
    /// The primary language subtag (BCP 47), also the name of its message folder.
    pub const fn tag(self) -> &'static str {
        self.code()
    }

    /// The language's name in itself, for a list of languages.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::German => "Deutsch",
            Self::English => "English",
            Self::French => "Français",
            Self::Italian => "Italiano",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a BCP 47 tag by its primary subtag: `de-CH` is German.
    fn from_str(tag: &str) -> Result<Self, Self::Err> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|language| language.tag().eq_ignore_ascii_case(primary))
            .ok_or_else(|| UnknownLanguage {
                found: tag.to_owned(),
            })
    }
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "unknown language `{}`, expected de, en, fr or it",
            self.found
        )
    }
}

impl std::error::Error for UnknownLanguage {}
