//! Events from the hall: journal rows independent of the tournament, never undone. Also the
//! response to each request, so that a repeated request has no second effect.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use kralle_fault::Fault;
use rusqlite::{Connection, OptionalExtension as _};

use crate::journal::{self, Kind, NewEntry, NewRow, found_time, read};
use crate::{Store, StoreError, Subject};

/// An event from the hall.
#[derive(Debug, Clone, PartialEq)]
pub struct HallRow {
    /// Its number in the journal.
    pub number: u32,
    pub time: DateTime<Utc>,
    pub who: String,
    /// The kind of event, in `snake_case`.
    pub event: String,
    pub data: serde_json::Value,
}

/// The response to a request from the hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallAnswer {
    /// SHA-256 of the request body.
    pub body: [u8; 32],
    /// The HTTP status, 200 to 599.
    pub status: u16,
    /// The response body.
    pub answer: Vec<u8>,
}

impl Store {
    /// Returns all current events from the hall, oldest first, without those a restore dropped.
    ///
    /// # Errors
    /// Fails if a row is invalid.
    pub fn hall_rows(&self) -> Result<Vec<HallRow>, StoreError> {
        let left = self.tree()?.left();
        let mut rows = read(
            self.connection(),
            "SELECT number, time, who, command, data FROM journal WHERE kind = 'hall'
             ORDER BY number",
            (),
            |row| {
                let number: u32 = row.get("number")?;
                let data: String = row.get("data")?;
                Ok(HallRow {
                    number,
                    time: found_time("journal", number, &row.get::<_, String>("time")?)?,
                    who: row.get("who")?,
                    event: row.get("command")?,
                    data: serde_json::from_str(&data).map_err(|error| {
                        StoreError::damaged("journal", number.to_string(), error)
                    })?,
                })
            },
        )?;
        rows.retain(|row| left.restore_after(row.number).is_none());
        Ok(rows)
    }

    /// Appends an event from the hall, with its subjects.
    ///
    /// # Errors
    /// Fails if it cannot be written. Nothing is kept then.
    pub fn say_in_hall(
        &mut self,
        entry: &NewEntry,
        subjects: &BTreeSet<Subject>,
    ) -> Result<HallRow, StoreError> {
        let number = self.write(|connection, _| {
            let hash = journal::remembered_hash(connection)?;
            let new = NewRow {
                kind: Kind::Hall,
                entry,
                game: None,
                hash_before: hash,
                hash,
                changeset: Some(Vec::new()),
                subjects,
            };
            Ok(journal::append(connection, new)?.number)
        })?;
        Ok(HallRow {
            number,
            time: entry.time,
            who: entry.who.clone(),
            event: entry.command.clone(),
            data: entry.data.clone(),
        })
    }

    /// Returns the response to the request `key` of `asker`; `None` if there was none.
    ///
    /// # Errors
    /// Fails if the file cannot be read.
    pub fn hall_answer(&self, asker: &str, key: &str) -> Result<Option<HallAnswer>, StoreError> {
        let query = if Fault::KeyWithoutSender.is_put_back() {
            "SELECT body, status, answer FROM hall_answer WHERE ?1 <> '' AND key = ?2"
        } else {
            "SELECT body, status, answer FROM hall_answer WHERE asker = ?1 AND key = ?2"
        };
        let found = self
            .connection()
            .prepare_cached(query)?
            .query_row([asker, key], |row| {
                Ok(HallAnswer {
                    body: row.get(0)?,
                    status: row.get(1)?,
                    answer: row.get(2)?,
                })
            })
            .optional()?;
        Ok(found)
    }

    /// Returns the number of responses kept for `asker`.
    ///
    /// # Errors
    /// Fails if the file cannot be read.
    pub fn count_hall_answers(&self, asker: &str) -> Result<usize, StoreError> {
        let count = self
            .connection()
            .prepare_cached("SELECT count(*) FROM hall_answer WHERE asker = ?1")?
            .query_row([asker], |row| row.get::<_, u32>(0))?;
        Ok(usize::try_from(count).unwrap_or(usize::MAX))
    }

    /// Keeps the response to the request `key` of `asker`.
    ///
    /// # Errors
    /// Fails if there already is one, or it cannot be written. Nothing is kept then.
    pub fn keep_hall_answer(
        &mut self,
        asker: &str,
        key: &str,
        answer: &HallAnswer,
    ) -> Result<(), StoreError> {
        self.write(|connection, _| {
            let kept = KeptAnswer {
                asker: asker.to_owned(),
                key: key.to_owned(),
                answer: answer.clone(),
                entry: journal::newest(connection)?.map_or(1, |row| row.number),
            };
            Ok(kept.insert(connection)?)
        })
    }
}

/// A response as stored in the file.
#[derive(Debug, Clone)]
pub(crate) struct KeptAnswer {
    asker: String,
    key: String,
    answer: HallAnswer,
    /// The newest journal row at that time.
    pub(crate) entry: u32,
}

impl KeptAnswer {
    /// Inserts the response; fails on an existing one.
    pub(crate) fn insert(&self, connection: &Connection) -> rusqlite::Result<()> {
        let HallAnswer {
            body,
            status,
            answer,
        } = &self.answer;
        connection
            .prepare_cached(
                "INSERT INTO hall_answer (asker, key, body, status, answer, entry)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            )?
            .execute((&self.asker, &self.key, body, status, answer, self.entry))?;
        Ok(())
    }
}

/// Returns all responses in a file.
pub(crate) fn answers(connection: &Connection) -> Result<Vec<KeptAnswer>, StoreError> {
    read(
        connection,
        "SELECT asker, key, body, status, answer, entry FROM hall_answer",
        (),
        |row| {
            Ok(KeptAnswer {
                asker: row.get(0)?,
                key: row.get(1)?,
                answer: HallAnswer {
                    body: row.get(2)?,
                    status: row.get(3)?,
                    answer: row.get(4)?,
                },
                entry: row.get(5)?,
            })
        },
    )
}
