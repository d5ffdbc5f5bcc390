//! Parameters as TOML; missing ones have their defaults.
//!
//! ```toml
//! [start]
//! rating = 1500.0
//! chess_scale = 0.5
//!
//! [tandem]
//! beta = 250.0
//! ```

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::parameters::{ALL, Named, RatingParameters};
use crate::{SettingsError, SettingsMistake, ValueKind};

impl RatingParameters {
    /// Reads parameters in the format above.
    ///
    /// # Errors
    /// Fails at the first mistake in the text.
    pub fn from_toml(text: &str) -> Result<Self, SettingsError> {
        let table = DeTable::parse(text).map_err(|error| {
            let offset = error.span().map_or(0, |span| span.start);
            let found = word_at(text, offset);
            at(text, offset, SettingsMistake::Unexpected { found })
        })?;
        let mut parameters = Self::default();
        for (section, value) in in_order(&table.into_inner()) {
            let name = section.get_ref().as_ref();
            let offset = section.span().start;
            known(text, name, offset, ALL.iter().map(|it| it.section))?;
            let Some(entries) = value.get_ref().as_table() else {
                return Err(other_kind(text, value, ValueKind::Table));
            };
            for (key, value) in in_order(entries) {
                let here = || ALL.iter().filter(|it| it.section == name);
                let entry = key.get_ref().as_ref();
                known(text, entry, key.span().start, here().map(|it| it.name))?;
                if let Some(named) = here().find(|it| it.name == entry) {
                    *(named.of)(&mut parameters) = number(text, named, value)?;
                }
            }
        }
        Ok(parameters)
    }
}

/// Returns the entries of a table in text order, so that the first mistake is reported.
fn in_order<'a, 'b>(
    table: &'b DeTable<'a>,
) -> Vec<(
    &'b Spanned<std::borrow::Cow<'a, str>>,
    &'b Spanned<DeValue<'a>>,
)> {
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    entries
}

fn known(
    text: &str,
    found: &str,
    offset: usize,
    names: impl Iterator<Item = &'static str>,
) -> Result<(), SettingsError> {
    let mut names: Vec<&str> = names.collect();
    names.dedup();
    if names.contains(&found) {
        return Ok(());
    }
    let mistake = SettingsMistake::UnknownKey {
        found: found.to_owned(),
        expected: names.join(", "),
    };
    Err(at(text, offset, mistake))
}

fn number(text: &str, named: &Named, value: &Spanned<DeValue<'_>>) -> Result<f64, SettingsError> {
    let written = match value.get_ref() {
        DeValue::Float(it) => it.as_str(),
        DeValue::Integer(it) => it.as_str(),
        DeValue::String(_)
        | DeValue::Boolean(_)
        | DeValue::Datetime(_)
        | DeValue::Array(_)
        | DeValue::Table(_) => return Err(other_kind(text, value, ValueKind::Number)),
    };
    let number: Option<f64> = written.parse().ok();
    number
        .filter(|it| (named.from..=named.until).contains(it))
        .ok_or_else(|| {
            let mistake = SettingsMistake::OutOfRange {
                found: written.to_owned(),
                from: named.from.to_string(),
                until: named.until.to_string(),
            };
            at(text, value.span().start, mistake)
        })
}

fn other_kind(text: &str, value: &Spanned<DeValue<'_>>, kind: ValueKind) -> SettingsError {
    let mistake = SettingsMistake::Kind {
        found: text.get(value.span()).unwrap_or_default().to_owned(),
        kind,
    };
    at(text, value.span().start, mistake)
}

fn at(text: &str, offset: usize, mistake: SettingsMistake) -> SettingsError {
    let before = text.get(..offset).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |it| it + 1);
    SettingsError {
        line: before.matches('\n').count() + 1,
        column: before.get(line_start..).map_or(0, |it| it.chars().count()) + 1,
        mistake,
    }
}

/// Returns the line from `offset` on.
fn word_at(text: &str, offset: usize) -> String {
    let rest = text.get(offset..).unwrap_or_default();
    rest.lines().next().unwrap_or_default().trim().to_owned()
}
