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
            .or_else(|| {
                expected
                    .iter()
                    .find(|definition| !found.contains(definition))
            });
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

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use kralle_tournament::{Line, OddNumber};
    use rusqlite_migration::M;

    use super::*;
    use crate::sample::tournament;
    use crate::{NewEntry, Store};

    /// A step that later programs might take.
    const NEXT: &str = "CREATE TABLE sponsor (id INTEGER PRIMARY KEY, name TEXT) STRICT;
        UPDATE tournament SET place = 'Neuklauingen';";

    /// The version of today.
    fn today() -> i64 {
        Schema::known().unwrap().newest
    }

    fn next_schema() -> Schema {
        let mut known: Vec<_> = MIGRATIONS.dirs().collect();
        known.sort_by_key(|step| step.path());
        let sql = |step: &Dir<'static>| {
            step.get_file(step.path().join("up.sql"))
                .unwrap()
                .contents_utf8()
        };
        let steps: Vec<M<'static>> = known
            .into_iter()
            .map(|step| sql(step).unwrap())
            .chain([NEXT])
            .map(M::up)
            .collect();
        let newest = i64::try_from(steps.len()).unwrap();
        Schema::of(Migrations::new(steps), newest)
    }

    fn entry(command: &str) -> NewEntry {
        NewEntry {
            time: DateTime::UNIX_EPOCH,
            who: "Rosa Klaue".to_owned(),
            command: command.to_owned(),
            data: serde_json::Value::Null,
        }
    }

    fn remedy(store: &mut Store, odd_number: OddNumber) {
        let before = store.tournament().unwrap();
        let mut after = before.clone();
        after.set_odd_number(odd_number).unwrap();
        store
            .keep(&before, &after, &entry("set_odd_number"))
            .unwrap();
    }

    #[test]
    fn the_steps_are_in_order_and_apply() {
        Schema::known().unwrap().migrations.validate().unwrap();
    }

    #[test]
    fn an_older_file_is_brought_up_after_a_copy_and_undo_stops_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.kralle");
        let old = tournament();
        let mut store = Store::create(&path, &old, &entry("new")).unwrap();
        remedy(&mut store, OddNumber::ThreePlayerTeam);
        let before_step = store.tournament().unwrap();
        drop(store);

        let mut store = Store::open_by(&path, &next_schema()).unwrap();
        let place = store.tournament().unwrap().settings.place;
        assert_eq!(place, Some(Line::parse("Neuklauingen").unwrap()));
        assert_eq!(store.undoable().unwrap(), None);
        assert!(store.verify().unwrap().is_sound());

        remedy(&mut store, OddNumber::Refused);
        assert_eq!(store.undoable().unwrap().unwrap().number, 3);
        store.undo("Anna", DateTime::UNIX_EPOCH).unwrap();
        assert_eq!(store.undoable().unwrap(), None);
        assert_eq!(
            store.undo("Anna", DateTime::UNIX_EPOCH),
            Err(StoreError::NothingToUndo)
        );
        let report = store.verify().unwrap();
        assert!(report.is_sound(), "{report:?}");
        assert_eq!(
            (i64::from(report.schema_version), report.replayed),
            (today() + 1, 1)
        );
        drop(store);

        let backup = folder.path().join(format!("a.version-{}.kralle", today()));
        assert_eq!(
            Store::open(&backup).unwrap().tournament().unwrap(),
            before_step
        );
        assert_eq!(
            Store::open(&path).unwrap_err(),
            StoreError::NewerFile {
                found: today() + 1,
                known: today()
            }
        );
    }

    #[test]
    fn an_undone_command_from_before_a_step_cannot_be_redone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.kralle");
        let mut store = Store::create(&path, &tournament(), &entry("new")).unwrap();
        remedy(&mut store, OddNumber::ThreePlayerTeam);
        store.undo("Anna", DateTime::UNIX_EPOCH).unwrap();
        assert!(store.redoable().unwrap().is_some());
        drop(store);
        let mut store = Store::open_by(&path, &next_schema()).unwrap();
        assert_eq!(store.redoable().unwrap(), None);
        assert_eq!(
            store.redo("Anna", DateTime::UNIX_EPOCH),
            Err(StoreError::NothingToRedo)
        );
    }

    #[test]
    fn a_second_backup_gets_a_name_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.kralle");
        for _ in 0..2 {
            drop(Store::create(&path, &tournament(), &entry("new")).unwrap());
            drop(Store::open_by(&path, &next_schema()).unwrap());
            std::fs::remove_file(&path).unwrap();
        }
        assert!(
            folder
                .path()
                .join(format!("a.version-{}.kralle", today()))
                .exists()
        );
        assert!(
            folder
                .path()
                .join(format!("a.version-{}-2.kralle", today()))
                .exists()
        );
    }
}
