//! One value of a row, comparable in SQLite's order.

use std::borrow::Cow;

use kralle_tournament::{
    FieldValue, GameNumber, HalfPoints, Line, PlayerId, RoundNumber, TableNumber, TeamNumber,
};
use rusqlite::ToSql;
use rusqlite::types::{ToSqlOutput, ValueRef};

/// A row: the key columns first, then the others.
pub(crate) type Row = Vec<Cell>;

/// One value of a row, ordered as SQLite orders values of one type.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Cell {
    Null,
    Integer(i64),
    Text(Cow<'static, str>),
    Bytes(Vec<u8>),
}

impl Cell {
    /// Borrows the value for SQLite.
    pub(crate) fn value(&self) -> ValueRef<'_> {
        match self {
            Self::Null => ValueRef::Null,
            Self::Integer(number) => ValueRef::Integer(*number),
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
            Self::Bytes(bytes) => ValueRef::Blob(bytes),
        }
    }
}

impl ToSql for Cell {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(self.value()))
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned().into())
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<&Line> for Cell {
    fn from(line: &Line) -> Self {
        line.as_str().into()
    }
}

impl From<FieldValue<'_>> for Cell {
    fn from(value: FieldValue<'_>) -> Self {
        match value {
            FieldValue::Number(number) => number.into(),
            FieldValue::Text(text) => text.into(),
        }
    }
}

/// Conversions from integers of any size that fits.
macro_rules! integers {
    ($($number:ty),*) => {$(
        impl From<$number> for Cell {
            fn from(number: $number) -> Self {
                Self::Integer(i64::from(number))
            }
        }
    )*};
}
integers!(u8, u16, u32);

impl From<PlayerId> for Cell {
    fn from(player: PlayerId) -> Self {
        player.0.into()
    }
}

impl From<HalfPoints> for Cell {
    fn from(points: HalfPoints) -> Self {
        points.0.into()
    }
}

impl From<TeamNumber> for Cell {
    fn from(number: TeamNumber) -> Self {
        number.get().into()
    }
}

impl From<RoundNumber> for Cell {
    fn from(number: RoundNumber) -> Self {
        number.get().into()
    }
}

impl From<GameNumber> for Cell {
    fn from(game: GameNumber) -> Self {
        game.get().into()
    }
}

impl From<TableNumber> for Cell {
    fn from(number: TableNumber) -> Self {
        number.get().into()
    }
}

impl<T: Into<Self>> From<Option<T>> for Cell {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

/// Returns the cell of position `index` in a list, counted from 1.
pub(crate) fn place(index: usize) -> Cell {
    Cell::Integer(i64::try_from(index).map_or(i64::MAX, |index| index.saturating_add(1)))
}
