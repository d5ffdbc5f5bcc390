//! Rule sets as TOML.
//!
//! ```toml
//! base = "dsj"                      # the underlying preset; required
//! source = "Announcement, item 4"   # source of the changes; optional
//! drop_mate = "absolute_mate"       # any option by its name
//! ```

use std::fmt::Write as _;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::RuleSet;
use super::option::{Entry, SetError};
use crate::preset::Preset;

/// The reason a rule set could not be read, and the position (line and column from 1).
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: found {found}, expected {expected}")]
pub struct RuleSetError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    pub found: String,
    pub expected: String,
}

impl RuleSetError {
    fn at(text: &str, offset: usize, found: String, expected: String) -> Self {
        let before = text.get(..offset).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |it| it + 1);
        Self {
            line: before.matches('\n').count() + 1,
            column: before.get(line_start..).map_or(0, |it| it.chars().count()) + 1,
            found,
            expected,
        }
    }
}

impl RuleSet {
    /// Reads a rule set from TOML; [`text`](self) describes the format.
    ///
    /// # Errors
    /// Fails at the first error in the order of the text.
    pub fn from_toml(text: &str) -> Result<Self, RuleSetError> {
        let table = DeTable::parse(text).map_err(|error| {
            let offset = error.span().map_or(0, |span| span.start);
            RuleSetError::at(
                text,
                offset,
                format!("no TOML ({})", error.message()),
                "lines of the form option = \"reading\"".to_owned(),
            )
        })?;
        let table = table.into_inner();
        let base = table
            .get("base")
            .ok_or_else(|| RuleSetError::at(text, 0, "no base".to_owned(), expected_base()))?;
        let preset: Preset = word(text, base)?.parse().map_err(|_| {
            RuleSetError::at(
                text,
                base.span().start,
                found(base.get_ref()),
                expected_base(),
            )
        })?;
        let mut rule_set = Self::of(preset);
        // In the order of the text, so that the first error is reported.
        let mut pairs: Vec<_> = table.iter().collect();
        pairs.sort_by_key(|(key, _)| key.span().start);
        for (key, value) in pairs {
            let name = key.get_ref().as_ref();
            match name {
                "base" => {}
                "source" => rule_set.source = Some(word(text, value)?.to_owned()),
                _ => set(text, &mut rule_set, name, key.span().start, value)?,
            }
        }
        Ok(rule_set)
    }

    /// Writes it as TOML: base, source and the options that differ from the base.
    pub fn to_toml(&self) -> String {
        let differences = self.differences(self.base);
        self.with_options(differences.into_iter().map(|it| it.here))
    }

    /// Writes it as TOML with every option, so that later changes of the preset do not affect it.
    pub fn to_full_toml(&self) -> String {
        self.with_options(self.entries())
    }

    fn with_options(&self, options: impl IntoIterator<Item = Entry>) -> String {
        let mut text = format!("base = \"{}\"\n", self.base.code());
        if let Some(source) = &self.source {
            let quoted = toml::Value::String(source.clone());
            // Writing to a String cannot fail.
            let _ = writeln!(text, "source = {quoted}");
        }
        for it in options {
            let _ = writeln!(text, "{} = \"{}\"", it.option, it.value);
        }
        text
    }
}

fn set(
    text: &str,
    rule_set: &mut RuleSet,
    name: &str,
    key_offset: usize,
    value: &Spanned<DeValue<'_>>,
) -> Result<(), RuleSetError> {
    match rule_set.set(name, word(text, value)?) {
        Ok(()) => Ok(()),
        Err(SetError::UnknownValue(values)) => Err(RuleSetError::at(
            text,
            value.span().start,
            found(value.get_ref()),
            format!("one of {}", values.join(", ")),
        )),
        Err(SetError::UnknownOption) => {
            let names: Vec<_> = rule_set.entries().iter().map(|it| it.option).collect();
            Err(RuleSetError::at(
                text,
                key_offset,
                format!("option {name}"),
                format!("base, source or one of {}", names.join(", ")),
            ))
        }
    }
}

fn word<'a>(text: &str, value: &'a Spanned<DeValue<'_>>) -> Result<&'a str, RuleSetError> {
    value.get_ref().as_str().ok_or_else(|| {
        RuleSetError::at(
            text,
            value.span().start,
            found(value.get_ref()),
            "a word in quotation marks".to_owned(),
        )
    })
}

fn found(value: &DeValue<'_>) -> String {
    match value.as_str() {
        Some(word) => format!("{word:?}"),
        None => format!("a value of type {}", value.type_str()),
    }
}

fn expected_base() -> String {
    let names: Vec<_> = Preset::ALL.iter().map(|it| it.code()).collect();
    format!("base = one of {}", names.join(", "))
}
