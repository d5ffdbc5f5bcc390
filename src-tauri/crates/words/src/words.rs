//! The messages of one language.

use std::fmt;
use std::io::Read as _;
use std::sync::OnceLock;

use chrono::{Datelike, NaiveDate};
use flate2::read::ZlibDecoder;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;

use crate::number::{write_decimal, write_number};
use crate::{Arg, Language};

/// Swiss spellings: a character, a tab, and its replacement.
const SWISS: &str = include_str!("../../../../ui/messages/de/de-CH.tsv");
/// The separator before each packed message file; the file's name follows on the same line.
const FILE: char = '\u{1e}';

type Bundle = FluentBundle<FluentResource>;

/// The messages of a language.
///
/// Cheap to create and to copy: the message files are parsed once per language.
#[derive(Clone, Copy)]
pub struct Words {
    language: Language,
    bundle: &'static Bundle,
    has_iso_dates: bool,
}

impl Words {
    /// Returns the messages of `language`.
    pub fn new(language: Language) -> Self {
        Self {
            language,
            bundle: bundle(language),
            has_iso_dates: false,
        }
    }

    /// Writes dates as 2026-03-12 in every language, for the command line.
    #[must_use]
    pub const fn with_iso_dates(mut self) -> Self {
        self.has_iso_dates = true;
        self
    }

    /// Returns the language of these messages.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// True if this language itself has a message for `key`.
    pub fn knows(&self, key: &str) -> bool {
        find(self.bundle, key).is_some()
    }

    /// Formats the message `key`, or its attribute as `key.attribute`.
    ///
    /// Missing messages of French and Italian come from English, those of every language from German. An unknown key
    /// returns `‹key›`. A placeable without an argument shows its name, `{$name}`.
    pub fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            values.set(*name, self.value(arg));
        }
        for language in [self.language, Language::English, Language::German] {
            let bundle = bundle(language);
            if let Some(pattern) = find(bundle, key) {
                let mut errors: Vec<FluentError> = Vec::new();
                return bundle
                    .format_pattern(pattern, Some(&values), &mut errors)
                    .into_owned();
            }
        }
        format!("‹{key}›")
    }

    /// Formats a date: 12.3.2026, 3/12/2026, or 2026-03-12 after [`with_iso_dates`](Self::with_iso_dates).
    pub fn date(&self, date: NaiveDate) -> String {
        if self.has_iso_dates {
            return date.to_string();
        }
        self.say(
            "date",
            &[
                ("day", date.day().into()),
                ("month", date.month().into()),
                ("year", date.year().to_string().into()),
            ],
        )
    }

    /// Formats a number with a decimal point in this language: "7.25", in German "7,25".
    pub fn decimal(&self, figure: &str) -> String {
        write_decimal(figure, self.language)
    }

    /// Returns the heading of a regulation in this language; a heading without a message is unchanged.
    pub fn heading(&self, heading: &str) -> String {
        let key = format!("heading-{}", heading.to_lowercase().replace('ä', "ae"));
        if self.knows(&key) {
            self.say(&key, &[])
        } else {
            heading.to_owned()
        }
    }

    /// Formats a score given in half points: 7 is "3½", 1 is "½", 0 is "0".
    pub fn half_points(&self, half_points: u32) -> String {
        match (half_points / 2, half_points % 2) {
            (whole, 0) => whole.to_string(),
            (0, _) => "½".to_owned(),
            (whole, _) => format!("{whole}½"),
        }
    }

    fn value<'a>(&self, arg: &'a Arg<'a>) -> FluentValue<'a> {
        match arg {
            Arg::Text(text) => FluentValue::from(text.as_ref()),
            Arg::Number(number) => FluentValue::from(*number),
            Arg::HalfPoints(points) => FluentValue::from(self.half_points(*points)),
            Arg::Date(date) => FluentValue::from(self.date(*date)),
        }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

fn find<'a>(bundle: &'a Bundle, key: &str) -> Option<&'a Pattern<&'a str>> {
    match key.split_once('.') {
        None => bundle.get_message(key)?.value(),
        Some((key, attribute)) => Some(bundle.get_message(key)?.get_attribute(attribute)?.value()),
    }
}

/// Returns the message files of `language` as packed by `build.rs`.
const fn packed(language: Language) -> &'static [u8] {
    match language {
        Language::German | Language::SwissGerman => {
            include_bytes!(concat!(env!("OUT_DIR"), "/de"))
        }
        Language::English => include_bytes!(concat!(env!("OUT_DIR"), "/en")),
        Language::French => include_bytes!(concat!(env!("OUT_DIR"), "/fr")),
        Language::Italian => include_bytes!(concat!(env!("OUT_DIR"), "/it")),
    }
}

/// Returns the message files of `language` in its spelling, by their names without extension.
fn texts(language: Language) -> Vec<(String, String)> {
    let mut all = String::new();
    // They are part of the program. If they were unreadable, all messages would be missing, and the tests would fail.
    let _ = ZlibDecoder::new(packed(language)).read_to_string(&mut all);
    let files = all.split(FILE).filter_map(|file| file.split_once('\n'));
    let spelled = |text: &str| match language {
        Language::SwissGerman => swiss(text),
        Language::German | Language::English | Language::French | Language::Italian => {
            text.to_owned()
        }
    };
    files
        .map(|(name, text)| (name.to_owned(), spelled(text)))
        .collect()
}

/// Returns the messages of these files, named without extension, concatenated.
///
/// For a page that formats them itself. Missing files are skipped.
pub fn messages(language: Language, files: &[String]) -> String {
    let texts = texts(language);
    let of = |name: &String| texts.iter().find(|it| it.0 == *name);
    let found = files.iter().filter_map(of).map(|(_, text)| text.as_str());
    found.collect::<Vec<_>>().join("\n")
}

/// Returns the messages of `language`.
///
/// From a file that does not parse, the messages that do; a test prevents shipping such a file.
fn resources(language: Language) -> impl Iterator<Item = FluentResource> {
    let texts = texts(language).into_iter();
    texts.map(|(_, text)| match FluentResource::try_new(text) {
        Ok(resource) | Err((resource, _)) => resource,
    })
}

/// Converts German text to Swiss spelling.
pub fn swiss(text: &str) -> String {
    SWISS
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .fold(text.to_owned(), |text, (sign, other)| {
            text.replace(sign, other)
        })
}

/// Returns the messages of `language`; parses them on first use.
fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    BUNDLES[language as usize].get_or_init(|| {
        let mut bundle = Bundle::new_concurrent(vec![locale(language)]);
        // The isolation marks would show as boxes in a PDF, and all our languages run left to right.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::German => |value, _| write_value(value, Language::German),
            Language::SwissGerman => |value, _| write_value(value, Language::SwissGerman),
            Language::English => |value, _| write_value(value, Language::English),
            Language::French => |value, _| write_value(value, Language::French),
            Language::Italian => |value, _| write_value(value, Language::Italian),
        }));
        // Fails only if the name is taken, which it is not in a new bundle.
        let _ = bundle.add_builtins();
        for resource in resources(language) {
            // A duplicate key keeps its first message; a test forbids it.
            let _ = bundle.add_resource(resource);
        }
        bundle
    })
}

fn write_value(value: &FluentValue<'_>, language: Language) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(write_number(number, language)),
        FluentValue::String(_)
        | FluentValue::Custom(_)
        | FluentValue::None
        | FluentValue::Error => None,
    }
}

/// Returns the locale for the plural rules. All our tags parse, as a test checks.
fn locale(language: Language) -> LanguageIdentifier {
    language.folder().parse().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_of_the_swiss_rules_is_cited_in_the_language_of_the_reader() {
        let heading = |language| Words::new(language).heading("Ende");
        assert_eq!(heading(Language::German), "Ende");
        assert_eq!(heading(Language::French), "Fin");
        assert_eq!(Words::new(Language::French).heading("Anhang"), "Anhang");
    }

    #[test]
    fn every_tag_is_a_locale() {
        for language in Language::ALL {
            assert_eq!(locale(language).to_string(), language.folder());
        }
    }
}
