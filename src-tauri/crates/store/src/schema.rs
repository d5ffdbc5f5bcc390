//! The schema: its versions, the way from one to the next, and whether a file has it.

use std::path::Path;

use include_dir::{Dir, include_dir};
use rusqlite::Connection;
use rusqlite_migration::Migrations;

use crate::{StoreError, copy};

/// What tells a tournament file from other databases: "KRAL".
const APPLICATION_ID: i64 = 0x4B52_414C;

static MIGRATIONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../../migrations");

/// The steps that come with the program.
pub(crate) struct Schema {
    migrations: Migrations<'static>,
    /// The version of the last step.
    newest: i64,
}

impl Schema {
    /// The steps of the migrations folder.
    pub(crate) fn known() -> Result<Self, StoreError> {
        let newest = i64::try_from(MIGRATIONS.dirs().count()).unwrap_or(i64::MAX);
        Ok(Self {
            migrations: Migrations::from_directory(&MIGRATIONS)?,
            newest,
        })
    }

    /// Other steps, to test what a later program does with a file of today.
    #[cfg(test)]
    pub(crate) fn of(migrations: Migrations<'static>, newest: i64) -> Self {
        Self { migrations, newest }
    }

    /// Lays the tables in a new file.
    pub(crate) fn lay(&self, connection: &mut Connection) -> Result<(), StoreError> {
        Ok(self.migrations.to_latest(connection)?)
    }

    /// Refuses what is no tournament file, or one of a newer program.
    pub(crate) fn must_be_known(&self, connection: &Connection) -> Result<(), StoreError> {
        let application: i64 =
            connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
        if application != APPLICATION_ID {
            return Err(StoreError::NotATournament);
        }
        let found = version(connection)?;
        if found > self.newest {
            return Err(StoreError::NewerFile {
                found,
                known: self.newest,
            });
        }
        self.must_be_untouched(connection, found)
    }

    /// Whether the file has an older schema.
    pub(crate) fn is_older(&self, connection: &Connection) -> Result<bool, StoreError> {
        Ok(version(connection)? < self.newest)
    }

    /// Brings an older file to the newest schema, after a copy beside it.
    pub(crate) fn bring_up(
        &self,
        connection: &mut Connection,
        path: &Path,
    ) -> Result<(), StoreError> {
        copy::back_up(connection, path, version(connection)?)?;
        Ok(self.migrations.to_latest(connection)?)
    }

    /// Refuses tables, views and triggers other than the migrations laid: a trigger in a file from
    /// elsewhere could change what no command changed.
    fn must_be_untouched(&self, file: &Connection, version: i64) -> Result<(), StoreError> {
        let mut fresh = Connection::open_in_memory()?;
        let steps = usize::try_from(version)
            .map_err(|_| StoreError::damaged("", "", format_args!("schema version {version}")))?;
        self.migrations.to_version(&mut fresh, steps)?;
        let expected = definitions(&fresh)?;
        let found = definitions(file)?;
        if found == expected {
            return Ok(());
        }
        let differing = found
            .iter()
            .find(|definition| !expected.contains(definition))
            .or_else(|| expected.iter().find(|definition| !found.contains(definition)));
        let (kind, name) = differing.map_or(("", ""), |(kind, name, _)| (kind, name));
        Err(StoreError::damaged(
            "sqlite_schema",
            name,
            format_args!("this {kind} is not as version {version} lays it"),
        ))
    }
}

/// The schema version of a file.
pub(crate) fn version(connection: &Connection) -> rusqlite::Result<i64> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

type Definition = (String, String, String);

/// What is defined in a file, other than by SQLite itself.
fn definitions(connection: &Connection) -> rusqlite::Result<Vec<Definition>> {
    let mut statement = connection.prepare(
        "SELECT type, name, coalesce(sql, '') FROM sqlite_schema
         WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type, name",
    )?;
    let rows = statement.query_map((), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    rows.collect()
}
