//! Texts of a template in each language, with fields to fill in.

use std::borrow::Cow;
use std::collections::BTreeMap;

use kralle_words::{Language, swiss};
use serde::Deserialize;

/// A text in each language.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Label {
    de: String,
    en: String,
    fr: Option<String>,
    it: Option<String>,
}

impl Label {
    /// Returns the text in `language`. A director's template may omit French and Italian and then
    /// shows English; the built-in ones have all four.
    pub(crate) fn text(&self, language: Language) -> Cow<'_, str> {
        let text = match language {
            Language::German => &self.de,
            Language::SwissGerman => return swiss(&self.de).into(),
            Language::English => &self.en,
            Language::French => self.fr.as_ref().unwrap_or(&self.en),
            Language::Italian => self.it.as_ref().unwrap_or(&self.en),
        };
        text.into()
    }

    pub(super) const fn is_in_every_language(&self) -> bool {
        self.fr.is_some() && self.it.is_some()
    }

    /// Returns the first `{field}` of its texts outside `known`; `None` if all are known.
    pub(super) fn unknown_field(&self, known: &[&str]) -> Option<String> {
        [
            Some(&self.de),
            Some(&self.en),
            self.fr.as_ref(),
            self.it.as_ref(),
        ]
        .into_iter()
        .flatten()
        .find_map(|text| unknown_field(text, known))
    }
}

fn unknown_field(text: &str, known: &[&str]) -> Option<String> {
    text.split('{')
        .skip(1)
        .map(|rest| rest.split('}').next().unwrap_or(rest))
        .find(|name| !known.contains(name))
        .map(str::to_owned)
}

/// Fills in the `{field}`s of `text`.
pub(crate) fn fill(text: &str, fields: &BTreeMap<&'static str, String>) -> String {
    let mut parts = text.split('{');
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once('}').unwrap_or((part, ""));
        filled.push_str(fields.get(name).map_or("", String::as_str));
        filled.push_str(rest);
    }
    filled
}
