//! The supported languages.

use std::fmt;
use std::str::FromStr;

use kralle_choice::Choice;

/// A language of the program.
///
/// Each has every message, as a test checks. The reference comes first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum Language {
    /// German.
    ///
    /// The reference: a message missing in `de` exists nowhere.
    #[default]
    #[code("de")]
    German,
    /// German in Swiss spelling.
    ///
    /// The messages of `de`, respelled by `ui/messages/de/de-CH.tsv`.
    #[code("de-CH")]
    SwissGerman,
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

/// An unsupported language tag.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownLanguage {
    pub found: String,
}

impl Language {
    /// Returns the language tag (BCP 47).
    pub const fn tag(self) -> &'static str {
        self.code()
    }

    /// Returns the name of its message folder, which is also its primary language subtag.
    pub const fn folder(self) -> &'static str {
        match self {
            Self::SwissGerman => Self::German.tag(),
            Self::German | Self::English | Self::French | Self::Italian => self.tag(),
        }
    }

    /// Returns the language's own name, for a list of languages.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::German => "Deutsch",
            Self::SwissGerman => "Deutsch (Schweiz)",
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

    /// Parses a BCP 47 tag, or a locale such as `de_CH.UTF-8`.
    ///
    /// Unsupported variants fall back to their primary subtag, so that `de-AT` is German.
    fn from_str(tag: &str) -> Result<Self, Self::Err> {
        let locale = tag.split(['.', '@']).next().unwrap_or_default();
        let whole = locale.replace('_', "-");
        let primary = whole.split('-').next().unwrap_or_default();
        let named = |name: &str| {
            Self::ALL
                .into_iter()
                .find(|language| language.tag().eq_ignore_ascii_case(name))
        };
        named(&whole)
            .or_else(|| named(primary))
            .ok_or_else(|| UnknownLanguage {
                found: tag.to_owned(),
            })
    }
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "unknown language `{}`, expected de, de-CH, en, fr or it",
            self.found
        )
    }
}

impl std::error::Error for UnknownLanguage {}
