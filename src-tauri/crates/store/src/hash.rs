//! The fingerprint of a tournament: SHA-256 over the SHA-256 of each domain table.

use rusqlite::Connection;
use rusqlite::types::ValueRef;
use sha2::{Digest, Sha256};

use crate::cell::{Cell, Row};
use crate::rows::{Rows, TABLES};
use crate::table::Table;

/// A fingerprint: equal exactly if all rows are equal.
pub(crate) type Hash = [u8; 32];

/// The fingerprints of all domain tables, in the order of [`TABLES`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TableHashes([Hash; TABLES.len()]);

impl TableHashes {
    /// Hashes the rows in the file.
    pub(crate) fn of_file(connection: &Connection) -> rusqlite::Result<Self> {
        let mut hashes = Self([Hash::default(); TABLES.len()]);
        for (hash, table) in hashes.0.iter_mut().zip(TABLES) {
            *hash = of_table(connection, table)?;
        }
        Ok(hashes)
    }

    pub(crate) fn of_rows(rows: &Rows) -> Self {
        let mut hashes = Self([Hash::default(); TABLES.len()]);
        for (hash, (table, rows)) in hashes.0.iter_mut().zip(rows.by_table()) {
            *hash = of_table_rows(table, rows);
        }
        hashes
    }

    /// Returns the fingerprints with `after` in place of `before`, which these belong to.
    pub(crate) fn changed(&self, before: &Rows, after: &Rows) -> Self {
        let mut hashes = self.clone();
        let tables = before.by_table().zip(after.by_table());
        for (hash, ((table, before), (_, after))) in hashes.0.iter_mut().zip(tables) {
            if !std::ptr::eq(before, after) && before != after {
                *hash = of_table_rows(table, after);
            }
        }
        hashes
    }

    /// Rehashes the tables of the file for which `is_touched` is true.
    pub(crate) fn refresh(
        &mut self,
        connection: &Connection,
        is_touched: impl Fn(&str) -> bool,
    ) -> rusqlite::Result<()> {
        for (hash, table) in self.0.iter_mut().zip(TABLES) {
            if is_touched(table.name) {
                *hash = of_table(connection, table)?;
            }
        }
        Ok(())
    }

    /// Returns the fingerprint of the tournament.
    pub(crate) fn whole(&self) -> Hash {
        Sha256::digest(self.0.as_flattened()).into()
    }
}

/// Returns the fingerprint of the tournament in the file.
pub(crate) fn of_file(connection: &Connection) -> rusqlite::Result<Hash> {
    Ok(TableHashes::of_file(connection)?.whole())
}

fn of_table(connection: &Connection, table: &Table) -> rusqlite::Result<Hash> {
    let mut hasher = Hasher::of(table);
    let mut statement = connection.prepare_cached(&table.select_all())?;
    let columns = statement.column_count();
    let mut rows = statement.query(())?;
    while let Some(row) = rows.next()? {
        hasher.row(columns);
        for column in 0..columns {
            hasher.value(row.get_ref(column)?);
        }
    }
    Ok(hasher.finish())
}

fn of_table_rows(table: &Table, rows: &[Row]) -> Hash {
    let mut hasher = Hasher::of(table);
    for row in rows {
        hasher.row(row.len());
        row.iter()
            .map(Cell::value)
            .for_each(|value| hasher.value(value));
    }
    hasher.finish()
}

/// Feeds a table into the hash unambiguously: first its name, before each row its number of values,
/// before each value its type and length.
struct Hasher {
    hash: Sha256,
    /// Buffered bytes: many small updates would be slow.
    waiting: Vec<u8>,
}

impl Hasher {
    /// The buffer size at which it is hashed, in bytes.
    const FULL: usize = 1 << 15;

    fn of(table: &Table) -> Self {
        let mut hasher = Self {
            hash: Sha256::new(),
            waiting: Vec::with_capacity(2 * Self::FULL),
        };
        hasher.bytes(5, table.name.as_bytes());
        hasher
    }

    fn number(&mut self, number: usize) {
        self.waiting.extend((number as u64).to_le_bytes());
    }

    fn bytes(&mut self, kind: u8, bytes: &[u8]) {
        self.waiting.push(kind);
        self.number(bytes.len());
        self.waiting.extend(bytes);
    }

    fn value(&mut self, value: ValueRef<'_>) {
        match value {
            ValueRef::Null => self.bytes(0, &[]),
            ValueRef::Integer(number) => self.bytes(1, &number.to_le_bytes()),
            ValueRef::Real(number) => self.bytes(2, &number.to_le_bytes()),
            ValueRef::Text(text) => self.bytes(3, text),
            ValueRef::Blob(bytes) => self.bytes(4, bytes),
        }
    }

    fn row(&mut self, values: usize) {
        if self.waiting.len() > Self::FULL {
            self.hash.update(&self.waiting);
            self.waiting.clear();
        }
        self.waiting.push(6);
        self.number(values);
    }

    fn finish(mut self) -> Hash {
        self.hash.update(&self.waiting);
        self.hash.finalize().into()
    }
}
