//! The content of a file's tables, read without the store.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeMap;
use std::path::Path;

/// Returns the rows of all domain tables of a closed file, table by table.
pub(crate) fn of(path: &Path) -> BTreeMap<String, Vec<String>> {
    let connection = rusqlite::Connection::open(path).unwrap();
    let mut statement = connection
        .prepare(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'journal%'
             AND name NOT LIKE 'board_game%' AND name NOT LIKE 'hall%'",
        )
        .unwrap();
    let tables = statement.query_map((), |row| row.get::<_, String>(0));
    tables
        .unwrap()
        .map(|table| {
            let table = table.unwrap();
            let mut statement = connection
                .prepare(&format!("SELECT * FROM {table}"))
                .unwrap();
            let columns = statement.column_count();
            let rows = statement.query_map((), |row| {
                let values: Vec<_> = (0..columns)
                    .map(|column| row.get::<_, rusqlite::types::Value>(column).unwrap())
                    .collect();
                Ok(format!("{values:?}"))
            });
            let mut rows: Vec<String> = rows.unwrap().map(Result::unwrap).collect();
            rows.sort();
            (table, rows)
        })
        .collect()
}
