//! Reads untrusted rows: an invalid value is damage with a location, never a panic.

use kralle_tournament::lots::Seed;
use kralle_tournament::{FieldValue, Line, PlayerId, RoundNumber, TableNumber, TeamNumber};
use rusqlite::types::ValueRef;

use crate::StoreError;
use crate::code::Code;

/// A row read from the file.
pub(crate) struct Found<'a> {
    pub(crate) table: &'static str,
    /// The number of key columns, which come first.
    pub(crate) key: usize,
    /// The column names.
    pub(crate) columns: &'a [&'static str],
    pub(crate) row: &'a rusqlite::Row<'a>,
}

impl Found<'_> {
    pub(crate) fn damage(&self, reason: impl std::fmt::Display) -> StoreError {
        StoreError::damaged(self.table, self.key(), reason)
    }

    /// Returns the key of the row, columns separated by slashes.
    fn key(&self) -> String {
        let columns: Vec<String> = (0..self.key)
            .map(|column| match self.row.get_ref(column) {
                Ok(ValueRef::Integer(number)) => number.to_string(),
                Ok(ValueRef::Text(text)) => String::from_utf8_lossy(text).into_owned(),
                Ok(ValueRef::Null | ValueRef::Real(_) | ValueRef::Blob(_)) | Err(_) => {
                    "?".to_owned()
                }
            })
            .collect();
        columns.join("/")
    }

    fn value(&self, column: &str) -> Result<ValueRef<'_>, StoreError> {
        let place = self.columns.iter().position(|name| *name == column);
        let value = match place {
            Some(place) => self.row.get_ref(place),
            None => self.row.get_ref(column),
        };
        value.map_err(|error| self.damage(format_args!("{column}: {error}")))
    }

    fn unexpected(&self, column: &str, found: ValueRef<'_>, expected: &str) -> StoreError {
        self.damage(format_args!(
            "{column} is {}, expected {expected}",
            found.data_type()
        ))
    }

    /// Reads an integer that fits `T`; `None` for NULL.
    pub(crate) fn optional_number<T: TryFrom<i64>>(
        &self,
        column: &str,
    ) -> Result<Option<T>, StoreError> {
        match self.value(column)? {
            ValueRef::Null => Ok(None),
            ValueRef::Integer(number) => match T::try_from(number) {
                Ok(number) => Ok(Some(number)),
                Err(_) => Err(self.damage(format_args!("{column} is out of range: {number}"))),
            },
            other @ (ValueRef::Real(_) | ValueRef::Text(_) | ValueRef::Blob(_)) => {
                Err(self.unexpected(column, other, "a number"))
            }
        }
    }

    /// Reads an integer that fits `T`.
    pub(crate) fn number<T: TryFrom<i64>>(&self, column: &str) -> Result<T, StoreError> {
        self.required(column, self.optional_number(column)?)
    }

    /// Reads a text; `None` for NULL.
    pub(crate) fn optional_text(&self, column: &str) -> Result<Option<&str>, StoreError> {
        match self.value(column)? {
            ValueRef::Null => Ok(None),
            ValueRef::Text(text) => match std::str::from_utf8(text) {
                Ok(text) => Ok(Some(text)),
                Err(error) => Err(self.damage(format_args!("{column}: {error}"))),
            },
            other @ (ValueRef::Integer(_) | ValueRef::Real(_) | ValueRef::Blob(_)) => {
                Err(self.unexpected(column, other, "a text"))
            }
        }
    }

    /// Reads a text or a number; `None` for NULL.
    pub(crate) fn optional_value(
        &self,
        column: &str,
    ) -> Result<Option<FieldValue<'_>>, StoreError> {
        if let ValueRef::Integer(_) = self.value(column)? {
            return Ok(self.optional_number(column)?.map(FieldValue::Number));
        }
        Ok(self.optional_text(column)?.map(FieldValue::Text))
    }

    pub(crate) fn text(&self, column: &str) -> Result<&str, StoreError> {
        self.required(column, self.optional_text(column)?)
    }

    /// Reads exactly `N` bytes.
    pub(crate) fn bytes<const N: usize>(&self, column: &str) -> Result<[u8; N], StoreError> {
        match self.value(column)? {
            ValueRef::Blob(bytes) => bytes.try_into().map_err(|_| {
                self.damage(format_args!(
                    "{column} has {} bytes, expected {N}",
                    bytes.len()
                ))
            }),
            other @ (ValueRef::Null
            | ValueRef::Integer(_)
            | ValueRef::Real(_)
            | ValueRef::Text(_)) => Err(self.unexpected(column, other, "bytes")),
        }
    }

    /// Reads a text that parses as `T` and is already in its normalized form; `None` for NULL.
    pub(crate) fn optional_kept<T, E: std::fmt::Display>(
        &self,
        column: &str,
        parse: fn(&str) -> Result<T, E>,
        kept: fn(&T) -> &str,
    ) -> Result<Option<T>, StoreError> {
        let Some(text) = self.optional_text(column)? else {
            return Ok(None);
        };
        let value = self.checked(column, parse(text))?;
        if kept(&value) != text {
            return Err(self.damage(format_args!("{column} is not in normal form")));
        }
        Ok(Some(value))
    }

    /// Reads a line of text in its normalized form; `None` for NULL.
    pub(crate) fn optional_line(&self, column: &str) -> Result<Option<Line>, StoreError> {
        self.optional_kept(column, Line::kept, Line::as_str)
    }

    /// Reads the seed of a drawing of lots.
    pub(crate) fn seed(&self, column: &str) -> Result<Seed, StoreError> {
        self.required(
            column,
            self.optional_kept(column, Seed::parse, Seed::as_str)?,
        )
    }

    pub(crate) fn line(&self, column: &str) -> Result<Line, StoreError> {
        self.required(column, self.optional_line(column)?)
    }

    /// Reads an enum by its stable name; `None` for NULL.
    pub(crate) fn optional_code<T: Code>(&self, column: &str) -> Result<Option<T>, StoreError> {
        let Some(code) = self.optional_text(column)? else {
            return Ok(None);
        };
        match T::from_code(code) {
            Some(value) => Ok(Some(value)),
            None => Err(self.damage(format_args!("{column} is unknown: {code:?}"))),
        }
    }

    /// Reads an enum by its stable name.
    pub(crate) fn code<T: Code>(&self, column: &str) -> Result<T, StoreError> {
        self.required(column, self.optional_code(column)?)
    }

    /// Turns the error of a checking type into damage.
    pub(crate) fn checked<T, E: std::fmt::Display>(
        &self,
        column: &str,
        value: Result<T, E>,
    ) -> Result<T, StoreError> {
        value.map_err(|error| self.damage(format_args!("{column}: {error}")))
    }

    /// Requires a value: refuses `None`.
    pub(crate) fn required<T>(&self, column: &str, value: Option<T>) -> Result<T, StoreError> {
        value.ok_or_else(|| self.damage(format_args!("{column} is missing")))
    }

    pub(crate) fn player(&self, column: &str) -> Result<PlayerId, StoreError> {
        self.number(column).map(PlayerId)
    }

    /// Reads a team's number; `None` for NULL.
    pub(crate) fn optional_team(&self, column: &str) -> Result<Option<TeamNumber>, StoreError> {
        self.optional_number::<u16>(column)?
            .map(|number| self.required(column, TeamNumber::new(number)))
            .transpose()
    }

    pub(crate) fn team(&self, column: &str) -> Result<TeamNumber, StoreError> {
        self.required(column, self.optional_team(column)?)
    }

    /// Reads a round's number; `None` for NULL.
    pub(crate) fn optional_round(&self, column: &str) -> Result<Option<RoundNumber>, StoreError> {
        self.optional_number::<u16>(column)?
            .map(|number| self.required(column, RoundNumber::new(number)))
            .transpose()
    }

    pub(crate) fn round(&self, column: &str) -> Result<RoundNumber, StoreError> {
        self.required(column, self.optional_round(column)?)
    }

    pub(crate) fn table(&self, column: &str) -> Result<TableNumber, StoreError> {
        let number = TableNumber::new(self.number(column)?);
        self.required(column, number)
    }
}
