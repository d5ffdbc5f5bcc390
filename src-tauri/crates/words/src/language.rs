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
    /// German as Switzerland spells it.
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

/// A language tag that names none of ours.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownLanguage {
    pub found: String,
}

impl Language {
    /// The language tag (BCP 47).
    pub const fn tag(self) -> &'static str {
        self.code()
    }

    /// The name of the folder its messages stand in, which is also its primary language subtag.
    pub const fn folder(self) -> &'static str {
        match self {
            Self::SwissGerman => Self::German.tag(),
            Self::German | Self::English | Self::French | Self::Italian => self.tag(),
        }
    }

    /// The language's name in itself, for a list of languages.
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

    /// Reads a BCP 47 tag, or a locale such as `de_CH.UTF-8`: what is not ours whole goes by its
    /// primary subtag, so that `de-AT` is German.
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
