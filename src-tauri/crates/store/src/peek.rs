//! A short look at a file that is not open: which tournament it is and how far it got.
//!
//! Unlike [`contents`](crate::contents) it proves nothing and brings nothing up: a handful of counts,
//! the same in every schema there was.

use std::path::Path;

use chrono::NaiveDate;
use kralle_tournament::{Course, Format, Formation};
use rusqlite::{Connection, OptionalExtension as _};

use crate::code::Code;
use crate::head::FileId;
use crate::schema::Schema;
use crate::{StoreError, connection, journal};

/// What a short look at a file saw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Peek {
    /// The identity, which every copy shares; `None` in files of the first schemas.
    pub file: Option<FileId>,
    pub name: String,
    pub date: Option<NaiveDate>,
    pub formation: Formation,
    pub format: Format,
    pub course: Course,
    pub swiss_rounds: Option<u16>,
    pub players: u16,
    /// Teams; a single player with a number is one.
    pub teams: u16,
    /// Whether lots are drawn, or numbers given.
    pub is_formed: bool,
    /// How many rounds are paired.
    pub rounds: u16,
    /// Whether the last of them is announced.
    pub is_published: bool,
    /// How many results of the last round are missing.
    pub open_tables: u16,
}

/// Takes a short look at the file `path`, whatever its schema, and leaves it as it is.
///
/// # Errors
/// As [`Store::open`](crate::Store::open); damage is found only where it is in the way.
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
