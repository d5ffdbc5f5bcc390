//! All rows of a tournament as JSON, and back without loss, for other programs.
//!
//! Start at [`to_json`] and [`read_json`]. The structure is that of the tables: the schema version,
//! and for each table its rows as objects by column. Bytes are hexadecimal digits. Rows of an older
//! version are migrated like a file.
//!
//! Not here: the journal, its links and the identity of the file. A tournament from JSON starts a
//! new history. Links prove nothing without the rows they were computed from. Two files of one
//! identity with different journals would have contradictory heads.

use std::fmt;

use kralle_refusal::Refusal;
use kralle_tournament::Tournament;
use rusqlite::types::{Value as Cell, ValueRef};
use rusqlite::{Connection, params_from_iter};
use serde::de::{IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use crate::guard;
use crate::rows::{Rows, TABLES, write_difference};
use crate::schema::{self, Schema};
use crate::{StoreError, load};

/// The reason a JSON file is not a tournament.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Refusal)]
#[refusal(BadInput, text)]
#[code(prefix = "json_")]
pub enum JsonError {
    /// It is not JSON, or not an object.
    #[error("{reason}")]
    #[code("json_unreadable")]
    Text {
        /// The line, counted from 1.
        line: usize,
        /// The column, counted from 1.
        column: usize,
        /// The error, in English.
        reason: String,
    },
    /// A value does not have the structure of rows.
    #[error("{place}: found {found}, expected {expected}")]
    Form {
        /// The location: a table, or a table, its row (counted from 1) and its column.
        place: String,
        found: String,
        expected: &'static str,
    },
    #[error("the rows have schema {found}, known are schemas up to {known}")]
    Newer {
        /// The schema version of the rows.
        found: i64,
        /// The newest schema version of this program.
        known: i64,
    },
    /// The rows violate the schema or contradict each other.
    #[error("{0}")]
    #[code("json_contradicts")]
    Rows(StoreError),
}

impl<E: Into<StoreError>> From<E> for JsonError {
    fn from(error: E) -> Self {
        Self::Rows(error.into())
    }
}

/// Returns every row of `tournament`.
///
/// # Errors
/// Fails if SQLite runs out of memory, or refuses the rows.
pub fn to_json(tournament: &Tournament) -> Result<Value, StoreError> {
    let mut memory = guard::in_memory()?;
    Schema::known()?.lay(&mut memory)?;
    let transaction = memory.transaction()?;
    write_difference(&transaction, &Rows::none(), &Rows::of(tournament))?;
    transaction.commit()?;
    let mut tables = Map::new();
    for table in TABLES {
        let mut statement = memory.prepare(&table.select_all())?;
        let columns: Vec<String> = statement
            .column_names()
            .into_iter()
            .map(ToOwned::to_owned)
            .collect();
        let mut rows = statement.query(())?;
        let mut written = Vec::new();
        while let Some(row) = rows.next()? {
            let mut object = Map::new();
            for (index, column) in columns.iter().enumerate() {
                object.insert(column.clone(), json(row.get_ref(index)?));
            }
            written.push(Value::Object(object));
        }
        tables.insert(table.name.to_owned(), Value::Array(written));
    }
    let mut all = Map::new();
    all.insert("schema".to_owned(), schema::version(&memory)?.into());
    all.insert("tables".to_owned(), Value::Object(tables));
    Ok(Value::Object(all))
}

/// The `kind` of a JSON file of a tournament.
pub const KIND: &str = "kralle-tournament";

/// Parses a JSON file of a tournament: an object whose `kind` is [`KIND`] and whose `rows` come
/// from [`to_json`]. Ignores other keys.
///
/// # Errors
/// Fails if it is no JSON of that kind, and as [`from_json`].
pub fn read_json(bytes: &[u8]) -> Result<Tournament, JsonError> {
    #[derive(serde::Deserialize)]
    struct Told<T> {
        #[serde(default)]
        kind: T,
        #[serde(default)]
        rows: T,
    }
    // Other programs write a byte-order mark.
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let text = |error: serde_json::Error| JsonError::Text {
        line: error.line(),
        column: error.column(),
        reason: error.to_string(),
    };
    // A value takes many times the memory of its text, which may be two characters.
    let counted: Told<Values> = serde_json::from_slice(bytes).map_err(text)?;
    let values = counted.kind.0.saturating_add(counted.rows.0);
    if values > MOST_VALUES {
        return Err(form("rows", &Value::from(values), "fewer values"));
    }
    let file: Told<Value> = serde_json::from_slice(bytes).map_err(text)?;
    if file.kind != KIND {
        return Err(form("kind", &file.kind, KIND));
    }
    from_json(&file.rows)
}

/// The maximum number of values in the rows: ten times those of 500 teams and 11 rounds.
const MOST_VALUES: usize = 1_500_000;

/// The number of values in a value, including itself; counted without storing them.
#[derive(Default)]
struct Values(usize);

impl<'de> serde::Deserialize<'de> for Values {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Counting)
    }
}

struct Counting;

impl<'de> Visitor<'de> for Counting {
    type Value = Values;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Values, E> {
        Ok(Values(1))
    }

    fn visit_bool<E>(self, _: bool) -> Result<Values, E> {
        Ok(Values(1))
    }

    fn visit_i64<E>(self, _: i64) -> Result<Values, E> {
        Ok(Values(1))
    }

    fn visit_u64<E>(self, _: u64) -> Result<Values, E> {
        Ok(Values(1))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Values, E> {
        Ok(Values(1))
    }

    fn visit_str<E>(self, _: &str) -> Result<Values, E> {
        Ok(Values(1))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Values, A::Error> {
        let mut counted = 1_usize;
        while let Some(Values(more)) = values.next_element()? {
            counted = counted.saturating_add(more);
        }
        Ok(Values(counted))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut values: A) -> Result<Values, A::Error> {
        let mut counted = 1_usize;
        while let Some((_, Values(more))) = values.next_entry::<IgnoredAny, Values>()? {
            counted = counted.saturating_add(more);
        }
        Ok(Values(counted))
    }
}

/// Parses the tournament in `rows`, written by [`to_json`]. Does not check the invariants: see
/// [`crate::violations`].
///
/// # Errors
/// Fails if they have another structure, come from a newer program, or are no tournament.
pub fn from_json(rows: &Value) -> Result<Tournament, JsonError> {
    let schema = Schema::known()?;
    let version = rows["schema"]
        .as_i64()
        .filter(|version| *version > 0)
        .ok_or_else(|| form("schema", &rows["schema"], "a schema version"))?;
    if version > schema.newest() {
        return Err(JsonError::Newer {
            found: version,
            known: schema.newest(),
        });
    }
    let tables = rows["tables"]
        .as_object()
        .ok_or_else(|| form("tables", &rows["tables"], "tables by name"))?;
    let mut memory = guard::in_memory()?;
    memory.pragma_update(None, "foreign_keys", true)?;
    schema.lay_version(&mut memory, version)?;
    let transaction = memory.transaction()?;
    transaction.pragma_update(None, "defer_foreign_keys", true)?;
    let known = domain_tables(&transaction)?;
    for (table, rows) in tables {
        if !known.contains(table) {
            return Err(form("tables", &Value::from(table.as_str()), "a table"));
        }
        let columns = columns(&transaction, table)?;
        let rows = rows
            .as_array()
            .ok_or_else(|| form(table, rows, "a list of rows"))?;
        for (index, row) in rows.iter().enumerate() {
            let place = format!("{table} {}", index + 1);
            let row = row.as_object().ok_or_else(|| form(&place, row, "a row"))?;
            insert(&transaction, table, &columns, row, &place)?;
        }
    }
    transaction.commit()?;
    schema.lay(&mut memory)?;
    Ok(load::load(&memory)?)
}

/// A column, and a flag for bytes.
struct Column {
    name: String,
    is_bytes: bool,
}

/// Returns the tables of the tournament, without those of the journal.
fn domain_tables(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut statement = connection.prepare(
        "SELECT name FROM sqlite_schema
         WHERE type = 'table' AND name NOT LIKE 'journal%' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )?;
    let names = statement.query_map((), |row| row.get(0))?;
    names.collect()
}

fn columns(connection: &Connection, table: &str) -> rusqlite::Result<Vec<Column>> {
    let mut statement =
        connection.prepare_cached("SELECT name, type FROM pragma_table_info(?1)")?;
    let columns = statement.query_map([table], |row| {
        let kind: String = row.get(1)?;
        Ok(Column {
            name: row.get(0)?,
            is_bytes: kind == "BLOB",
        })
    })?;
    columns.collect()
}

/// Inserts a row; a missing column gets its default. The names come from the schema, never from the
/// input.
fn insert(
    connection: &Connection,
    table: &str,
    columns: &[Column],
    row: &Map<String, Value>,
    place: &str,
) -> Result<(), JsonError> {
    if let Some(name) = row
        .keys()
        .find(|name| !columns.iter().any(|column| column.name == **name))
    {
        return Err(form(place, &Value::from(name.as_str()), "a column"));
    }
    let mut names = Vec::new();
    let mut cells = Vec::new();
    for column in columns {
        if let Some(value) = row.get(&column.name) {
            let place = || format!("{place} {}", column.name);
            let cell = cell(value, column.is_bytes)
                .ok_or_else(|| form(&place(), value, "a whole number, text or null"))?;
            names.push(column.name.as_str());
            cells.push(cell);
        }
    }
    let holes = vec!["?"; names.len()].join(", ");
    let sql = if names.is_empty() {
        format!("INSERT INTO {table} DEFAULT VALUES")
    } else {
        format!(
            "INSERT INTO {table} ({}) VALUES ({holes})",
            names.join(", ")
        )
    };
    let inserted = connection
        .prepare_cached(&sql)
        .and_then(|mut statement| statement.execute(params_from_iter(cells)));
    inserted
        .map(|_| ())
        .map_err(|error| JsonError::Rows(StoreError::damaged(table, place.to_owned(), error)))
}

fn form(place: &str, found: &Value, expected: &'static str) -> JsonError {
    let mut found = found.to_string();
    if let Some((end, _)) = found.char_indices().nth(80) {
        found.truncate(end);
        found.push('…');
    }
    JsonError::Form {
        place: place.to_owned(),
        found,
        expected,
    }
}

fn json(value: ValueRef<'_>) -> Value {
    match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => number.into(),
        ValueRef::Real(number) => number.into(),
        ValueRef::Text(text) => String::from_utf8_lossy(text).into_owned().into(),
        ValueRef::Blob(bytes) => hex::encode(bytes).into(),
    }
}

fn cell(value: &Value, is_bytes: bool) -> Option<Cell> {
    match value {
        Value::Null => Some(Cell::Null),
        Value::Number(number) => number.as_i64().map(Cell::Integer),
        Value::String(text) if is_bytes => hex::decode(text).ok().map(Cell::Blob),
        Value::String(text) => Some(Cell::Text(text.clone())),
        Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
    }
}
