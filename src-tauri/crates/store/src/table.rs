//! The description of a domain table.

use kralle_tournament::Tournament;
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::found::Found;

/// A domain table: its columns, and a function for its rows in a tournament.
pub(crate) struct Table {
    pub(crate) name: &'static str,
    /// The columns of its primary key, which come first.
    key: &'static str,
    /// The other columns.
    rest: &'static str,
    pub(crate) rows: fn(&Tournament) -> Vec<Row>,
    /// True if two tournaments certainly have the same rows; decided without building them.
    pub(crate) is_alike: fn(&Tournament, &Tournament) -> bool,
    /// True if writing a row replaces another with the same value in a unique non-key column.
    drives_out: bool,
}

impl Table {
    /// Returns a table with this name, key columns, and other columns.
    pub(crate) const fn new(
        name: &'static str,
        key: &'static str,
        rest: &'static str,
        rows: fn(&Tournament) -> Vec<Row>,
    ) -> Self {
        let drives_out = false;
        Self {
            name,
            key,
            rest,
            rows,
            is_alike: |_, _| false,
            drives_out,
        }
    }

    /// Adds `is_alike` as a cheap comparison: a large table is rebuilt only if its part of the
    /// tournament changed.
    pub(crate) const fn alike(self, is_alike: fn(&Tournament, &Tournament) -> bool) -> Self {
        Self { is_alike, ..self }
    }

    /// Makes a row replace another with the same value in a unique non-key column.
    pub(crate) const fn driving_out(self) -> Self {
        Self {
            drives_out: true,
            ..self
        }
    }

    /// Returns the number of columns in its primary key, which come first.
    pub(crate) fn key_columns(&self) -> usize {
        names(self.key).count()
    }

    /// Returns the name of the column at `place`, from 0; `None` past the last.
    pub(crate) fn column(&self, place: usize) -> Option<&'static str> {
        names(self.key).chain(names(self.rest)).nth(place)
    }

    /// Returns SQL that selects all columns in key order.
    pub(crate) fn select_all(&self) -> String {
        let key: Vec<String> = (1..=self.key_columns())
            .map(|column| column.to_string())
            .collect();
        format!("SELECT * FROM {} ORDER BY {}", self.name, key.join(", "))
    }

    /// Returns SQL that inserts or replaces a row.
    pub(crate) fn write(&self) -> String {
        let (name, key, columns) = (self.name, self.key, self.columns());
        let values = vec!["?"; names(&columns).count()].join(", ");
        if self.drives_out {
            return format!("INSERT OR REPLACE INTO {name} ({columns}) VALUES ({values})");
        }
        let changed: Vec<_> = names(self.rest)
            .map(|it| format!("{it} = excluded.{it}"))
            .collect();
        let change = if changed.is_empty() {
            "NOTHING".to_owned()
        } else {
            format!("UPDATE SET {}", changed.join(", "))
        };
        format!("INSERT INTO {name} ({columns}) VALUES ({values}) ON CONFLICT ({key}) DO {change}")
    }

    /// Returns SQL that deletes the row of a key.
    pub(crate) fn delete(&self) -> String {
        let key: Vec<_> = names(self.key).map(|it| format!("{it} = ?")).collect();
        format!("DELETE FROM {} WHERE {}", self.name, key.join(" AND "))
    }

    /// Reads the rows in key order.
    pub(crate) fn read<T>(
        &self,
        connection: &Connection,
        understand: impl FnMut(&Found<'_>) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        self.read_by(self.key, connection, understand)
    }

    /// Reads the rows in the order of the columns `order`.
    pub(crate) fn read_by<T>(
        &self,
        order: &str,
        connection: &Connection,
        mut understand: impl FnMut(&Found<'_>) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let (table, key) = (self.name, self.key_columns());
        let columns: Vec<&str> = names(self.key).chain(names(self.rest)).collect();
        let select = format!("SELECT {} FROM {table} ORDER BY {order}", self.columns());
        let mut statement = connection.prepare_cached(&select)?;
        let mut rows = statement.query(())?;
        let mut values = Vec::new();
        while let Some(row) = rows.next()? {
            let columns = &columns;
            values.push(understand(&Found {
                table,
                key,
                columns,
                row,
            })?);
        }
        Ok(values)
    }

    fn columns(&self) -> String {
        match self.rest {
            "" => self.key.to_owned(),
            rest => format!("{}, {rest}", self.key),
        }
    }
}

fn names(columns: &str) -> impl Iterator<Item = &str> {
    columns.split(", ").filter(|it| !it.is_empty())
}
