//! A quick summary of a file that is not open: its tournament and progress.
//!
//! Unlike [`contents`](crate::contents) it checks and migrates nothing: a few counts that are the
//! same in every schema.

use std::path::Path;

use chrono::NaiveDate;
use kralle_tournament::{Course, Format, Formation};
use rusqlite::{Connection, OptionalExtension as _};

use crate::code::Code;
use crate::head::FileId;
use crate::schema::Schema;
use crate::{StoreError, connection, journal};

/// The summary of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Peek {
    /// The identity, shared by all copies; `None` in files of the first schemas.
    pub file: Option<FileId>,
    pub name: String,
    /// `None` if it is not set, or is invalid.
    pub date: Option<NaiveDate>,
    pub formation: Formation,
    pub format: Format,
    pub course: Course,
    /// The number of rounds of a Swiss system; `None` for the usual number.
    pub swiss_rounds: Option<u16>,
    pub players: u16,
    /// The number of teams; a single player with a number counts as one.
    pub teams: u16,
    /// True if lots are drawn or numbers assigned.
    pub is_formed: bool,
    /// The number of paired rounds.
    pub rounds: u16,
    /// True if the last round is published; false without rounds.
    pub is_published: bool,
    /// The number of missing results in the last round; 0 without rounds.
    pub open_tables: u16,
}

/// Reads a summary of the file `path`, of any schema, without changing it.
///
/// # Errors
/// Fails as [`Store::open`](crate::Store::open); detects only damage in the rows it reads.
pub fn peek(path: &Path) -> Result<Peek, StoreError> {
    Schema::known()
        .and_then(|schema| connection::looking(path, &schema, |file, _| look(file)))
        .map_err(|error| error.at(path))
}

fn look(file: &Connection) -> Result<Peek, StoreError> {
    let count = |sql: &str| -> Result<u16, StoreError> {
        let found: i64 = file.query_row(sql, (), |row| row.get(0))?;
        Ok(u16::try_from(found).unwrap_or(u16::MAX))
    };
    // Files of the first schemas have no numbers of fixed teams and single players.
    let numbered = "SELECT 1 FROM sqlite_schema WHERE name = 'start_numbering'";
    let formed = match file.query_row(numbered, (), |_| Ok(())).optional()? {
        Some(()) => "SELECT (SELECT count(*) FROM lots) + (SELECT count(*) FROM start_numbering)",
        None => "SELECT count(*) FROM lots",
    };
    let last: Option<(u16, String)> = file
        .query_row(
            "SELECT number, state FROM round ORDER BY number DESC LIMIT 1",
            (),
            |row| Ok((row.get(0)?, row.get(1)?)),
        )
        .optional()?;
    let (rounds, state) = last.unwrap_or_default();
    let (name, date, formation, format, course, swiss_rounds) = file.query_row(
        "SELECT name, date, formation, format, course, swiss_rounds FROM tournament",
        (),
        |row| {
            let text = |column| row.get::<_, String>(column);
            let date: Option<String> = row.get(1)?;
            Ok((text(0)?, date, text(2)?, text(3)?, text(4)?, row.get(5)?))
        },
    )?;
    Ok(Peek {
        file: identity(file)?,
        name,
        date: date.and_then(|date| NaiveDate::parse_from_str(&date, "%Y-%m-%d").ok()),
        formation: code("formation", &formation)?,
        format: code("format", &format)?,
        course: code("course", &course)?,
        swiss_rounds,
        players: count("SELECT count(*) FROM player")?,
        teams: count("SELECT count(*) FROM team")?,
        is_formed: count(formed)? > 0,
        rounds,
        is_published: state == "published",
        open_tables: count(
            "SELECT count(*) FROM matches
             WHERE verdict IS NULL AND round = (SELECT max(number) FROM round)",
        )?,
    })
}

/// Returns the identity of the file; `None` for the first schemas.
fn identity(file: &Connection) -> Result<Option<FileId>, StoreError> {
    let table = "SELECT 1 FROM sqlite_schema WHERE name = 'journal_identity'";
    match file.query_row(table, (), |_| Ok(())).optional()? {
        Some(()) => journal::identity(file).map(Some),
        None => Ok(None),
    }
}

fn code<T: Code>(column: &str, found: &str) -> Result<T, StoreError> {
    T::from_code(found)
        .ok_or_else(|| StoreError::damaged("tournament", "1", format_args!("{column}: {found}")))
}
