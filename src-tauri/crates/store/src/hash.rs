//! The fingerprint of a tournament: SHA-256 over all domain tables.

use rusqlite::Connection;
use rusqlite::types::ValueRef;
use sha2::{Digest, Sha256};

use crate::table::{Rows, TABLES, Table};

/// A fingerprint: equal exactly when all rows of all domain tables are.
pub(crate) type Hash = [u8; 32];

/// Feeds tables into the hash, so that no two contents are fed alike: each value has its type and
/// length before it, each row its number of values, each table its name and an end.
struct Hasher(Sha256);

impl Hasher {
    fn number(&mut self, number: usize) {
        self.0.update((number as u64).to_le_bytes());
    }

    fn bytes(&mut self, kind: u8, bytes: &[u8]) {
        self.0.update([kind]);
        self.number(bytes.len());
        self.0.update(bytes);
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

    fn row<'a>(&mut self, values: impl ExactSizeIterator<Item = ValueRef<'a>>) {
        self.0.update(b"row");
        self.number(values.len());
        values.for_each(|value| self.value(value));
    }

    fn begin(&mut self, table: &Table) {
        self.bytes(5, table.name.as_bytes());
    }

    fn end(&mut self) {
        self.0.update(b"end");
    }

    fn finish(self) -> Hash {
        self.0.finalize().into()
    }
}

/// The fingerprint of the rows that stand in the file.
pub(crate) fn of_file(connection: &Connection) -> rusqlite::Result<Hash> {
    let mut hasher = Hasher(Sha256::new());
    for table in TABLES {
        hasher.begin(table);
        let mut statement = connection.prepare_cached(&table.select_all())?;
        let columns = statement.column_count();
        let mut rows = statement.query(())?;
        while let Some(row) = rows.next()? {
            let values = (0..columns)
                .map(|column| row.get_ref(column))
                .collect::<Result<Vec<_>, _>>()?;
            hasher.row(values.into_iter());
        }
        hasher.end();
    }
    Ok(hasher.finish())
}

/// The fingerprint of a file that holds `rows`.
pub(crate) fn of_rows(rows: &Rows) -> Hash {
    let mut hasher = Hasher(Sha256::new());
    for (table, rows) in rows.by_table() {
        hasher.begin(table);
        for row in rows {
            hasher.row(row.iter().map(crate::Cell::value));
        }
        hasher.end();
    }
    hasher.finish()
}
