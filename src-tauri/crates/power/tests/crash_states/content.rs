//! The content of a tournament file, to compare states by: every row of every table.

use std::fmt::Write as _;

use rusqlite::Connection;
use sha2::{Digest as _, Sha256};

/// A hash of all rows of all tables, of the journal too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Content([u8; 32]);

impl Content {
    /// Reads the bytes of a file that nobody has open.
    ///
    /// # Errors
    /// Fails if it is no sound database.
    pub(crate) fn of(bytes: &[u8]) -> rusqlite::Result<Self> {
        let mut file = Connection::open_in_memory()?;
        file.deserialize_read_exact("main", bytes, bytes.len(), true)?;
        let mut hash = Sha256::new();
        for table in texts(
            &file,
            "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name",
        )? {
            let mut rows = texts(&file, &format!("SELECT * FROM \"{table}\""))?;
            rows.sort_unstable();
            hash.update(format!("{table} {}\n", rows.len()));
            for row in &rows {
                hash.update(format!("{row}\n"));
            }
        }
        Ok(Self(hash.finalize().into()))
    }
}

impl Content {
    /// Returns the content with something else to compare.
    pub(crate) fn with(self, other: &str) -> Self {
        let hash = Sha256::new().chain_update(self.0).chain_update(other);
        Self(hash.finalize().into())
    }
}

/// Returns the rows of a query, each as one text.
fn texts(file: &Connection, query: &str) -> rusqlite::Result<Vec<String>> {
    let mut statement = file.prepare(query)?;
    let columns = statement.column_count();
    let rows = statement.query_map((), |row| {
        let mut text = String::new();
        for column in 0..columns {
            let value: rusqlite::types::Value = row.get(column)?;
            if let rusqlite::types::Value::Text(name) = &value
                && columns == 1
            {
                text.push_str(name);
            } else {
                write!(text, "{value:?}|").unwrap_or_default();
            }
        }
        Ok(text)
    })?;
    rows.collect()
}
