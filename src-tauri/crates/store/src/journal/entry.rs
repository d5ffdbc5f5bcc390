//! What an entry is, and how its row is understood.

use chrono::{DateTime, SecondsFormat, Utc};
use kralle_choice::Choice;
use rusqlite::{Connection, Row};
use serde::Serialize;

use crate::StoreError;

/// What a command says about itself.
#[derive(Debug, Clone, PartialEq)]
pub struct NewEntry {
    pub time: DateTime<Utc>,
    /// Who gave it, as they call themselves.
    pub who: String,
    /// Its stable name in `snake_case`.
    pub command: String,
    /// The data of the sentence that tells it.
    pub data: serde_json::Value,
}

/// Whether what a command did is in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum EntryState {
    Done,
    /// It is undone and can be redone.
    Undone,
    /// It is undone, and something new was done since.
    Ended,
    /// A backup from before it was brought back: it is neither in force nor undone.
    Left,
}

/// What was done to an entry later.
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
    /// Counted from 1 in the order of the journal, in which undo, redo and the games stand, too.
    pub number: u32,
    pub time: DateTime<Utc>,
    pub who: String,
    /// Its stable name in `snake_case`.
    pub command: String,
    /// The data of the sentence that tells it.
    pub data: serde_json::Value,
    /// The schema version of the file at that time; undo does not reach over a change of it.
    pub schema_version: u32,
    pub state: EntryState,
    /// What was done to it later, in order.
    pub marks: Vec<Mark>,
}

/// A time as rows keep it.
pub(crate) fn time_text(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(SecondsFormat::AutoSi, true)
}

/// A time as a row of `table` keeps it.
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

/// When row `number` was written.
pub(crate) fn time_of(connection: &Connection, number: u32) -> Result<DateTime<Utc>, StoreError> {
    let text: String = connection
        .prepare_cached("SELECT time FROM journal WHERE number = ?1")?
        .query_row([number], |row| row.get(0))?;
    found_time("journal", number, &text)
}

/// An entry as it was written; what became of it is for the tree to say.
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
