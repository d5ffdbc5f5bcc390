//! Checks that a file has exactly the definitions of the migrations. A foreign definition could
//! change data without a command, or loop forever.

use std::collections::BTreeSet;

use rusqlite::Connection;
use rusqlite::types::ValueRef;

use super::tokens::{Token, tokens};
use crate::StoreError;

/// A definition of a table or an index.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Definition {
    pub(super) kind: String,
    pub(super) name: String,
    pub(super) table: String,
    /// `None` for an index that SQLite creates for a key.
    pub(super) sql: Option<String>,
}

/// A row of `sqlite_schema`.
pub(super) struct Row {
    pub(super) definition: Definition,
    /// The root page of the table or index.
    page: i64,
}

impl Definition {
    /// Returns the tokens of its SQL, empty for an index that SQLite creates for a key; `None` if
    /// it cannot be tokenized.
    pub(super) fn tokens(&self) -> Option<Vec<Token<'_>>> {
        self.sql.as_deref().map_or(Some(Vec::new()), tokens)
    }

    /// True if both define the same. `self` is from the program, so it can be tokenized.
    fn is_as(&self, other: &Self) -> bool {
        (&self.name, &self.kind, &self.table) == (&other.name, &other.kind, &other.table)
            && self.sql.is_some() == other.sql.is_some()
            && (self.sql == other.sql || self.reads_as(other))
    }

    fn reads_as(&self, other: &Self) -> bool {
        self.tokens()
            .is_some_and(|tokens| Some(tokens) == other.tokens())
    }
}

/// Refuses a file whose definitions differ from `laid`, those of the same version.
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
    for Row { definition, page } in rows(file)? {
        let Some(at) = missing.iter().position(|known| known.is_as(&definition)) else {
            return Err(otherwise(&definition));
        };
        // Most files have them in the order of the migrations.
        missing.remove(at);
        // Page 1 is the list of definitions, and no two start at the same page.
        if !(2..=pages).contains(&page) || !begins.insert(page) {
            return Err(otherwise(&definition));
        }
    }
    missing.first().map_or(Ok(()), |it| Err(otherwise(it)))
}

/// Returns the definitions in a file, including those of SQLite.
pub(super) fn rows(connection: &Connection) -> Result<Vec<Row>, StoreError> {
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
        found.push(Row {
            definition: Definition {
                kind: text("type")?,
                name: text("name")?,
                table: text("tbl_name")?,
                sql: match row.get_ref("sql")? {
                    ValueRef::Null => None,
                    ValueRef::Integer(_)
                    | ValueRef::Real(_)
                    | ValueRef::Text(_)
                    | ValueRef::Blob(_) => Some(text("sql")?),
                },
            },
            page: match row.get_ref("rootpage")? {
                ValueRef::Integer(page) => page,
                other @ (ValueRef::Null
                | ValueRef::Real(_)
                | ValueRef::Text(_)
                | ValueRef::Blob(_)) => return Err(unlike("rootpage", other)),
            },
        });
    }
    Ok(found)
}
