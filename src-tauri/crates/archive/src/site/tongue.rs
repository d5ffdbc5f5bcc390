//! Languages of the site.

use axum::http::HeaderMap;
use kralle_serve::preferred_language;
use kralle_words::{Language, Words};

/// A language of the site, the first part of addresses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Tongue(Language);

/// Every language of the site.
pub(crate) const TONGUES: [Tongue; 4] = [
    Tongue(Language::German),
    Tongue(Language::English),
    Tongue(Language::French),
    Tongue(Language::Italian),
];

impl Tongue {
    /// Returns the language of an address; `None` if it is unknown.
    pub(crate) fn of_path(first: &str) -> Option<Self> {
        TONGUES.into_iter().find(|it| it.code() == first)
    }

    /// Returns the browser's preferred language among those of the site; German by default.
    pub(crate) fn liked(headers: &HeaderMap) -> Self {
        let parse = |tag: &str| {
            let primary = tag.split('-').next().unwrap_or_default();
            Self::of_path(&primary.to_ascii_lowercase())
        };
        preferred_language(headers, parse).unwrap_or(TONGUES[0])
    }

    /// The code in addresses.
    pub(crate) const fn code(self) -> &'static str {
        self.0.tag()
    }

    /// The language's own name.
    pub(crate) const fn own_name(self) -> &'static str {
        self.0.own_name()
    }

    pub(crate) fn words(self) -> Words {
        Words::new(self.0)
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, header};
    use rstest::rstest;

    use super::Tongue;

    #[rstest]
    #[case("", "de")]
    #[case("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7", "fr")]
    #[case("pt, it;q=0.3, en;q=0.8", "en")]
    #[case("ja", "de")]
    #[case("en;q=banana, it", "it")]
    fn the_language_that_is_liked_best_is_spoken(#[case] accepted: &str, #[case] spoken: &str) {
        let accepted = HeaderValue::from_str(accepted).unwrap();
        let headers = HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, accepted)]);
        assert_eq!(Tongue::liked(&headers).code(), spoken);
    }
}
