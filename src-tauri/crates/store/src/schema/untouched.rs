//! Whether a file defines exactly what the migrations define: nothing more, nothing less, nothing
//! different. A definition from elsewhere could change what no command changed, or never end.

use std::collections::BTreeSet;

use rusqlite::Connection;
use rusqlite::types::ValueRef;

use super::tokens::{Token, tokens};
use crate::StoreError;

/// A row of `sqlite_schema`.
pub(super) struct Definition {
    kind: String,
    name: String,
    table: String,
    /// The page where it begins.
    page: i64,
    /// None for the index that SQLite makes itself for a key.
    sql: Option<String>,
}

impl Definition {
    /// What it defines, nothing for the index that SQLite makes itself; none when it cannot be read.
    fn tokens(&self) -> Option<Vec<Token<'_>>> {
        self.sql.as_deref().map_or(Some(Vec::new()), tokens)
    }

    /// Whether both define the same. Where it begins may differ.
    fn is_as(&self, other: &Self) -> bool {
        (&self.kind, &self.name, &self.table) == (&other.kind, &other.name, &other.table)
            && self.sql.is_some() == other.sql.is_some()
            && self.tokens().is_some()
            && self.tokens() == other.tokens()
    }
}

/// Refuses a file that defines something else than `laid`, which is of the same version.
pub(super) fn must_be_as(
    file: &Connection,
    laid: &[Definition],
    version: i64,
) -> Result<(), StoreError> {
    let mut missing: Vec<&Definition> = laid.iter().collect();
    let otherwise = |it: &Definition| {
        StoreError::damaged(
            "sqlite_schema",
            &it.name,
            format_args!("this {} is not as version {version} lays it", it.kind),
        )
    };
    let pages: i64 = file.pragma_query_value(None, "page_count", |row| row.get(0))?;
    let mut begins = BTreeSet::new();
    for found in definitions(file)? {
        let Some(at) = missing.iter().position(|known| known.is_as(&found)) else {
            return Err(otherwise(&found));
        };
        missing.swap_remove(at);
        // The first page is the list of definitions itself, and no two begin at one page.
        if !(2..=pages).contains(&found.page) || !begins.insert(found.page) {
            return Err(otherwise(&found));
        }
    }
    missing.first().map_or(Ok(()), |it| Err(otherwise(it)))
}

/// What is defined in a file, also by SQLite itself.
pub(super) fn definitions(connection: &Connection) -> Result<Vec<Definition>, StoreError> {
    let mut statement =
        connection.prepare("SELECT type, name, tbl_name, rootpage, sql FROM sqlite_schema")?;
    let mut rows = statement.query(())?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        let unlike = |column: &str, value: ValueRef<'_>| {
            let reason = format!("{column} is {}", value.data_type());
            StoreError::damaged("sqlite_schema", "", reason)
        };
        let text = |column: &str| match row.get_ref(column)? {
            ValueRef::Text(text) => Ok(String::from_utf8_lossy(text).into_owned()),
            other @ (ValueRef::Null
            | ValueRef::Integer(_)
            | ValueRef::Real(_)
            | ValueRef::Blob(_)) => Err(unlike(column, other)),
        };
        found.push(Definition {
            kind: text("type")?,
            name: text("name")?,
            table: text("tbl_name")?,
            page: match row.get_ref("rootpage")? {
                ValueRef::Integer(page) => page,
                other @ (ValueRef::Null
                | ValueRef::Real(_)
                | ValueRef::Text(_)
                | ValueRef::Blob(_)) => return Err(unlike("rootpage", other)),
            },
            sql: match row.get_ref("sql")? {
                ValueRef::Null => None,
                ValueRef::Integer(_)
                | ValueRef::Real(_)
                | ValueRef::Text(_)
                | ValueRef::Blob(_) => Some(text("sql")?),
            },
        });
    }
    Ok(found)
}
