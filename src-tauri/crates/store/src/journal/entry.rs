//! Journal entries, and their conversion from rows.

use chrono::{DateTime, SecondsFormat, Utc};
use kralle_choice::Choice;
use rusqlite::{Connection, Row};
use serde::Serialize;

use crate::StoreError;

/// The description of a new command.
#[derive(Debug, Clone, PartialEq)]
pub struct NewEntry {
    pub time: DateTime<Utc>,
    /// The name of the author.
    pub who: String,
    /// The stable name of the command in `snake_case`.
    pub command: String,
    /// The data of its sentence in the history.
    pub data: serde_json::Value,
}

/// The state of a journal entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum EntryState {
    Done,
    /// Undone; redo is possible.
    Undone,
    /// Undone; a later action ended redo.
    Ended,
    /// Dropped: a backup from before it was restored. Neither in force nor undone.
    Left,
}

/// Undo or redo of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    Undone,
    Redone,
}

/// An undo or redo of an entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Mark {
    pub act: Act,
    pub time: DateTime<Utc>,
    pub who: String,
}

/// An entry of the journal.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct JournalEntry {
    /// Counted from 1 in the order of the journal, which also counts undo, redo and games.
    pub number: u32,
    pub time: DateTime<Utc>,
    pub who: String,
    /// The stable name of the command in `snake_case`.
    pub command: String,
    /// The data of its sentence in the history.
    pub data: serde_json::Value,
    /// The schema version at that time; undo cannot cross a change of it.
    pub schema_version: u32,
    pub state: EntryState,
    /// Its later undo and redo marks, in order.
    pub marks: Vec<Mark>,
}

/// Formats a time for a row.
pub(crate) fn time_text(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(SecondsFormat::AutoSi, true)
}

/// Parses the time of a row of `table`.
pub(crate) fn found_time(
    table: &str,
    number: u32,
    text: &str,
) -> Result<DateTime<Utc>, StoreError> {
    match DateTime::parse_from_rfc3339(text) {
        Ok(time) => Ok(time.to_utc()),
        Err(error) => Err(StoreError::damaged(table, number.to_string(), error)),
    }
}

/// Returns the time of row `number`.
pub(crate) fn time_of(connection: &Connection, number: u32) -> Result<DateTime<Utc>, StoreError> {
    let text: String = connection
        .prepare_cached("SELECT time FROM journal WHERE number = ?1")?
        .query_row([number], |row| row.get(0))?;
    found_time("journal", number, &text)
}

/// Converts a row into an entry; the tree gives its state.
pub(crate) fn understand(row: &Row<'_>) -> Result<JournalEntry, StoreError> {
    let number: u32 = row.get("number")?;
    let data: String = row.get("data")?;
    Ok(JournalEntry {
        number,
        time: found_time("journal", number, &row.get::<_, String>("time")?)?,
        who: row.get("who")?,
        command: row.get("command")?,
        data: serde_json::from_str(&data)
            .map_err(|error| StoreError::damaged("journal", number.to_string(), error))?,
        schema_version: row.get("schema_version")?,
        state: EntryState::Done,
        marks: Vec::new(),
    })
}
