//! Values of a settings file, each with its position.

use kralle_tournament::Line;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::mistake::{SettingsError, SettingsMistake, ValueKind};
use crate::Points;

/// The text of a settings file, for reporting positions in it.
#[derive(Clone, Copy)]
pub(super) struct Text<'t>(pub(super) &'t str);

/// Entries below one name, with its position.
#[derive(Clone, Copy)]
pub(super) struct Entries<'t> {
    pub(super) text: Text<'t>,
    pub(super) table: &'t DeTable<'t>,
    pub(super) offset: usize,
}

/// A value and its position.
#[derive(Clone, Copy)]
pub(super) struct Entry<'t> {
    text: Text<'t>,
    value: &'t Spanned<DeValue<'t>>,
}

impl Text<'_> {
    pub(super) fn error(self, offset: usize, mistake: SettingsMistake) -> SettingsError {
        let before = &self.0[..self.0.floor_char_boundary(offset)];
        let line = before.rsplit('\n').next().unwrap_or_default();
        SettingsError {
            line: before.matches('\n').count() + 1,
            column: line.chars().count() + 1,
            mistake,
        }
    }

    /// Converts the error of the TOML reader.
    pub(super) fn syntax(self, error: &toml::de::Error) -> SettingsError {
        let offset = self
            .0
            .floor_char_boundary(error.span().map_or(0, |span| span.start));
        let rest = &self.0[offset..];
        let is_part = |sign: &char| sign.is_alphanumeric() || "_-.+".contains(*sign);
        let word: String = rest.chars().take_while(is_part).collect();
        let sign = || rest.chars().take(1).filter(|it| !it.is_control());
        let found = if word.is_empty() {
            sign().collect()
        } else {
            word
        };
        let mistake = if error.message().starts_with("duplicate") {
            SettingsMistake::Twice { found }
        } else if let Some(escape) = escape_before(&self.0[..offset]) {
            SettingsMistake::Backslash {
                found: format!("{escape}{}", rest.chars().next().unwrap_or_default()),
            }
        } else {
            SettingsMistake::Unexpected { found }
        };
        self.error(offset, mistake)
    }
}

/// Returns the unfinished escape at the end of `text`: at most `\\U` and seven digits, all on one
/// line; `None` without one.
fn escape_before(text: &str) -> Option<&str> {
    let escape = &text[text.rfind('\\')?..];
    let is_escape = escape.len() <= 9 && escape[1..].chars().all(|it| it.is_ascii_alphanumeric());
    is_escape.then_some(escape)
}

impl<'t> Entries<'t> {
    /// Refuses keys that are not `expected`; the first in the text is reported.
    pub(super) fn only(self, expected: &[&str]) -> Result<Self, SettingsError> {
        let unknown = self
            .table
            .keys()
            .filter(|key| !expected.contains(&key.get_ref().as_ref()));
        match unknown.min_by_key(|key| key.span().start) {
            None => Ok(self),
            Some(key) => Err(self.text.error(
                key.span().start,
                SettingsMistake::UnknownKey {
                    found: key.get_ref().to_string(),
                    expected: expected.join(", "),
                },
            )),
        }
    }

    pub(super) fn get(self, name: &str) -> Option<Entry<'t>> {
        let value = self.table.get(name)?;
        Some(Entry {
            text: self.text,
            value,
        })
    }

    /// Applies `read` to an optional entry.
    pub(super) fn read<T>(
        self,
        name: &str,
        read: impl FnOnce(Entry<'t>) -> Result<T, SettingsError>,
    ) -> Result<Option<T>, SettingsError> {
        self.get(name).map(read).transpose()
    }

    /// Applies `read` to each value of an optional list.
    pub(super) fn list<T>(
        self,
        name: &str,
        read: impl FnMut(Entry<'t>) -> Result<T, SettingsError>,
    ) -> Result<Vec<T>, SettingsError> {
        match self.get(name) {
            None => Ok(Vec::new()),
            Some(entry) => entry.list()?.map(read).collect(),
        }
    }

    pub(super) fn missing(self, name: &str) -> SettingsError {
        let name = name.to_owned();
        self.text
            .error(self.offset, SettingsMistake::Missing { name })
    }
}

impl<'t> Entry<'t> {
    pub(super) fn error(self, mistake: SettingsMistake) -> SettingsError {
        self.text.error(self.value.span().start, mistake)
    }

    /// Returns the value as written.
    pub(super) fn found(self) -> String {
        match self.value.get_ref() {
            DeValue::String(text) => text.to_string(),
            DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_) => {
                let written = self.text.0.get(self.value.span()).unwrap_or_default();
                written.lines().next().unwrap_or_default().to_owned()
            }
        }
    }

    fn kind(self, kind: ValueKind) -> SettingsError {
        self.error(SettingsMistake::Kind {
            found: self.found(),
            kind,
        })
    }

    pub(super) fn text(self) -> Result<&'t str, SettingsError> {
        let text = self.value.get_ref().as_str();
        text.ok_or_else(|| self.kind(ValueKind::Text))
    }

    /// Parses a text with `parse`.
    pub(super) fn parsed<T, E>(
        self,
        parse: impl FnOnce(&str) -> Result<T, E>,
    ) -> Result<T, SettingsError> {
        parse(self.text()?).map_err(|_| {
            let found = self.found();
            self.error(SettingsMistake::BadText { found })
        })
    }

    pub(super) fn line(self) -> Result<Line, SettingsError> {
        self.parsed(Line::parse)
    }

    pub(super) fn truth(self) -> Result<bool, SettingsError> {
        let truth = self.value.get_ref().as_bool();
        truth.ok_or_else(|| self.kind(ValueKind::Truth))
    }

    /// Parses one of the words of `codes`.
    pub(super) fn choice<T>(
        self,
        codes: &[&str],
        from_code: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, SettingsError> {
        from_code(self.text()?).ok_or_else(|| {
            self.error(SettingsMistake::UnknownWord {
                found: self.found(),
                expected: codes.join(", "),
            })
        })
    }

    /// Parses an integer from `from` to `until`.
    pub(super) fn whole<T: TryFrom<i64>>(self, from: i64, until: i64) -> Result<T, SettingsError> {
        let number = match self.value.get_ref() {
            DeValue::Integer(it) => i64::from_str_radix(it.as_str(), it.radix()).ok(),
            DeValue::String(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_) => return Err(self.kind(ValueKind::WholeNumber)),
        };
        number
            .filter(|it| (from..=until).contains(it))
            .and_then(|it| T::try_from(it).ok())
            .ok_or_else(|| self.out_of_range(&from.to_string(), &until.to_string()))
    }

    pub(super) fn out_of_range(self, from: &str, until: &str) -> SettingsError {
        self.error(SettingsMistake::OutOfRange {
            found: self.found(),
            from: from.to_owned(),
            until: until.to_owned(),
        })
    }

    /// Parses points with at most two decimals; negative ones are refused.
    pub(super) fn points(self) -> Result<Points, SettingsError> {
        const MOST: i64 = 1_000_000;
        let written = match self.value.get_ref() {
            DeValue::Integer(_) => return Ok(Points::whole(self.whole(0, MOST)?)),
            DeValue::Float(it) => it.as_str().trim_start_matches('+'),
            DeValue::String(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_) => return Err(self.kind(ValueKind::Number)),
        };
        let (whole, decimals) = written.split_once('.').unwrap_or((written, ""));
        let decimals = decimals.trim_end_matches('0');
        let is_plain = decimals.bytes().all(|it| it.is_ascii_digit()) && decimals.len() <= 2;
        let hundredths = format!("{decimals:0<2}").parse().ok().filter(|_| is_plain);
        let (Ok(whole), Some(hundredths)) = (whole.parse::<i64>(), hundredths) else {
            return Err(self.kind(ValueKind::Number));
        };
        let points = Points::whole(whole) + Points(hundredths);
        if whole < 0 || written.starts_with('-') || points > Points::whole(MOST) {
            return Err(self.out_of_range("0", &MOST.to_string()));
        }
        Ok(points)
    }

    pub(super) fn list(self) -> Result<impl Iterator<Item = Self>, SettingsError> {
        match self.value.get_ref() {
            DeValue::Array(values) => Ok(values.iter().map(move |value| Self {
                text: self.text,
                value,
            })),
            DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Table(_) => Err(self.kind(ValueKind::List)),
        }
    }

    pub(super) fn entries(self) -> Result<Entries<'t>, SettingsError> {
        match self.value.get_ref() {
            DeValue::Table(table) => Ok(Entries {
                text: self.text,
                table,
                offset: self.value.span().start,
            }),
            DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_) => Err(self.kind(ValueKind::Table)),
        }
    }
}
