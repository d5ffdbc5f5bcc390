//! A domain table.

use kralle_tournament::Tournament;

use crate::cell::Row;

/// A domain table: its SQL, and its rows in a tournament.
pub(crate) struct Table {
    /// Its name.
    pub(crate) name: &'static str,
    /// How many columns, the first ones, make its primary key.
    pub(crate) key: usize,
    /// Writes a whole row, new or changed.
    pub(crate) write: &'static str,
    /// Deletes the row of a key.
    pub(crate) delete: &'static str,
    /// The rows of a tournament.
    pub(crate) rows: fn(&Tournament) -> Vec<Row>,
}

impl Table {
    /// Reads all columns in the order of the key.
    pub(crate) fn select_all(&self) -> String {
        let key: Vec<String> = (1..=self.key).map(|column| column.to_string()).collect();
        format!("SELECT * FROM {} ORDER BY {}", self.name, key.join(", "))
    }
}
