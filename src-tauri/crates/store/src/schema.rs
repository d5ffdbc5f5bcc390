//! The schema: its versions, the migrations between them, and checks that a file has it.

use chrono::{DateTime, Utc};
use include_dir::{Dir, include_dir};
use rusqlite::Connection;
use rusqlite_migration::{Migrations, MigrationsBuilder};

use crate::{StoreError, carry, journal};

mod laid;
mod tokens;
mod untouched;

use laid::{LAID, Laid};

/// SQLite's application id of a tournament file: "KRAL".
const APPLICATION_ID: i64 = 0x4B52_414C;

static MIGRATIONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../../migrations");

/// The migrations of the program.
pub(crate) struct Schema {
    migrations: Migrations<'static>,
    newest: i64,
    /// `None` for migrations other than the program's.
    laid: Option<&'static Laid>,
}

impl Schema {
    /// Returns the schema of the migrations folder.
    pub(crate) fn known() -> Result<Self, StoreError> {
        let newest = i64::try_from(MIGRATIONS.dirs().count()).unwrap_or(i64::MAX);
        Ok(Self {
            migrations: with_hooks(MigrationsBuilder::from_directory(&MIGRATIONS)?),
            newest,
            laid: Some(&LAID),
        })
    }

    /// Returns a schema of other migrations, to test a later program with a file of today.
    #[cfg(test)]
    pub(crate) fn of(migrations: Migrations<'static>, newest: i64) -> Self {
        Self {
            migrations,
            newest,
            laid: None,
        }
    }

    /// Creates the tables in a new file.
    pub(crate) fn lay(&self, connection: &mut Connection) -> Result<(), StoreError> {
        Ok(self.migrations.to_latest(connection)?)
    }

    /// Creates the tables of version `version` in an empty database.
    pub(crate) fn lay_version(
        &self,
        connection: &mut Connection,
        version: i64,
    ) -> Result<(), StoreError> {
        let steps = usize::try_from(version)
            .map_err(|_| StoreError::damaged("", "", format_args!("schema version {version}")))?;
        Ok(self.migrations.to_version(connection, steps)?)
    }

    /// Returns the version after the last migration.
    pub(crate) const fn newest(&self) -> i64 {
        self.newest
    }

    /// Refuses a database that is no tournament file, or is from a newer program.
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

    /// True if the file has an older schema.
    pub(crate) fn is_older(&self, connection: &Connection) -> Result<bool, StoreError> {
        Ok(version(connection)? < self.newest)
    }

    /// Migrates an older database to the newest schema and writes the wall after it. Also writes a
    /// wall that a killed program left out.
    pub(crate) fn bring_up(
        &self,
        connection: &mut Connection,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        if self.is_older(connection)? {
            self.migrations.to_latest(connection)?;
        }
        let transaction = connection.transaction()?;
        journal::build_wall(&transaction, now)?;
        Ok(transaction.commit()?)
    }

    /// Refuses definitions that differ from those of the migrations.
    fn must_be_untouched(&self, file: &Connection, version: i64) -> Result<(), StoreError> {
        let lay = |fresh: &mut Connection| self.lay_version(fresh, version);
        let laid = laid::definitions(self.laid, version, lay)?;
        untouched::must_be_as(file, &laid, version)
    }
}

/// Returns the schema version of a file.
pub(crate) fn version(connection: &Connection) -> rusqlite::Result<i64> {
    connection
        .prepare_cached("PRAGMA user_version")?
        .query_row((), |row| row.get(0))
}

/// The migration to the single journal, which needs code besides SQL.
const ONE_JOURNAL: usize = 10;

/// Adds the program's own code to the migrations.
fn with_hooks(steps: MigrationsBuilder<'static>) -> Migrations<'static> {
    steps
        .edit(ONE_JOURNAL, |step| {
            step.set_up_hook(carry::into_one_journal)
        })
        .finalize()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use chrono::TimeDelta;
    use kralle_tournament::{Line, OddNumber};
    use rusqlite_migration::M;

    use super::*;
    use crate::head::FileId;
    use crate::sample::tournament;
    use crate::{Filter, JournalEntry, NewEntry, Occasion, Store, backups, unwatched};

    /// A possible later migration: a new table, a changed value.
    const NEXT: &str = "CREATE TABLE sponsor (id INTEGER PRIMARY KEY, name TEXT) STRICT;
        UPDATE tournament SET place = 'Neuklauingen';";

    /// Returns the schema of today and one more migration.
    fn next_schema() -> Schema {
        let mut folders: Vec<_> = MIGRATIONS.dirs().collect();
        folders.sort_by_key(|folder| folder.path());
        let up = |folder: &&'static Dir<'static>| {
            let file = folder.get_file(folder.path().join("up.sql")).unwrap();
            M::up(file.contents_utf8().unwrap())
        };
        let mut steps: Vec<M<'static>> = folders.iter().map(up).collect();
        steps.push(M::up(NEXT));
        let newest = i64::try_from(steps.len()).unwrap();
        Schema::of(with_hooks(steps.into_iter().collect()), newest)
    }

    fn known() -> i64 {
        Schema::known().unwrap().newest
    }

    const NOW: DateTime<Utc> = DateTime::UNIX_EPOCH;

    fn entry(command: &str) -> NewEntry {
        NewEntry {
            time: NOW,
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

    fn journal(store: &Store) -> Vec<JournalEntry> {
        let mut page = store.history(&Filter::default(), None, 100).unwrap();
        page.entries.reverse();
        page.entries
    }

    #[test]
    fn a_wall_that_was_half_written_is_rolled_back_and_written_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.kralle");
        drop(old_file(&path));
        let mut file = Connection::open(&path).unwrap();
        next_schema().migrations.to_latest(&mut file).unwrap();
        file.execute_batch("BEGIN").unwrap();
        journal::build_wall(&file, NOW).unwrap();
        file.cache_flush().unwrap();
        let cut = folder.path().join("cut.kralle");
        for end in ["", "-journal"] {
            let named = |path: &Path| format!("{}{end}", path.display());
            std::fs::copy(named(&path), named(&cut)).unwrap();
        }
        let store = Store::open_by(&cut, &next_schema(), NOW).unwrap();
        let newest = journal(&store).pop().unwrap();
        assert_eq!(newest.command, "migrate_file");
    }

    /// Returns a file with a command in force and one that can be redone.
    fn old_file(path: &Path) -> Store {
        let mut store = Store::create(
            path,
            &tournament(),
            &entry("new_tournament"),
            FileId([7; 16]),
        )
        .unwrap();
        remedy(&mut store, OddNumber::ThreePlayerTeam);
        remedy(&mut store, OddNumber::Refused);
        store.undo("Anna", NOW).unwrap();
        store
    }

    #[test]
    fn the_steps_are_in_order_and_apply() {
        Schema::known().unwrap().migrations.validate().unwrap();
    }

    #[test]
    fn an_older_file_is_brought_up_after_a_backup() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.kralle");
        let store = old_file(&path);
        let before_step = store.tournament().unwrap();
        drop(store);

        let later = NOW + TimeDelta::hours(30);
        let store = Store::open_by(&path, &next_schema(), later).unwrap();
        let place = store.tournament().unwrap().settings.place;
        assert_eq!(place, Some(Line::parse("Neuklauingen").unwrap()));
        assert!(store.verify(&mut unwatched).unwrap().is_sound());
        let told = journal(&store).pop().unwrap();
        assert_eq!((told.command.as_str(), told.time), ("migrate_file", later));
        let data = serde_json::json!({ "from": known(), "to": known() + 1 });
        assert_eq!(told.data, data);
        drop(store);

        let backups = backups(&path).unwrap();
        assert_eq!(backups.len(), 1);
        assert_eq!(
            backups[0].name(),
            "1970-01-02 06-00-00Z before-migration.kralle"
        );
        assert_eq!(
            (backups[0].occasion, backups[0].time),
            (Occasion::Migration, later)
        );
        let backup = Store::open(&backups[0].path, NOW).unwrap();
        assert_eq!(backup.tournament().unwrap(), before_step);
        assert!(backup.redoable().unwrap().is_some());
        assert_eq!(
            Store::open(&path, NOW).unwrap_err(),
            StoreError::NewerFile {
                found: known() + 1,
                known: known()
            }
        );
    }

    #[test]
    fn a_migration_is_a_wall() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.kralle");
        drop(old_file(&path));
        let mut store = Store::open_by(&path, &next_schema(), NOW).unwrap();
        let wall = store.wall().unwrap();
        assert_eq!(wall, 5);
        assert_eq!(store.undoable().unwrap(), None);
        assert_eq!(store.undo("Anna", NOW), Err(StoreError::NothingToUndo));
        assert_eq!(store.redoable().unwrap(), None);
        assert_eq!(store.redo("Anna", NOW), Err(StoreError::NothingToRedo));
        assert_eq!(
            store.undo_to(2, "Anna", NOW, &mut unwatched),
            Err(StoreError::BehindTheWall { entry: 2, wall })
        );
        assert_eq!(
            store.redo_to(3, "Anna", NOW, &mut unwatched),
            Err(StoreError::NotOnTheWay { entry: 3 })
        );
        let mut past = store.past().unwrap();
        assert_eq!(
            past.go_to(2, &mut unwatched),
            Err(StoreError::BehindTheWall { entry: 2, wall })
        );
        assert_eq!(past.at(), wall);

        // After the wall everything works as usual.
        let at_the_wall = store.tournament().unwrap();
        remedy(&mut store, OddNumber::Refused);
        assert_eq!(store.undoable().unwrap().unwrap().number, 6);
        store.undo_to(wall, "Anna", NOW, &mut unwatched).unwrap();
        assert_eq!(store.tournament().unwrap(), at_the_wall);
        assert_eq!(store.undoable().unwrap(), None);
        assert_eq!(store.redo("Anna", NOW).unwrap().number, 6);
        let report = store.verify(&mut unwatched).unwrap();
        assert!(report.is_sound(), "{report:?}");
        assert_eq!(report.replayed, 1);
    }

    #[test]
    fn a_wall_that_was_not_built_is_built_at_the_next_opening() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.kralle");
        drop(old_file(&path));
        // The program ends between the migration and the wall.
        let mut connection = Connection::open(&path).unwrap();
        next_schema().lay(&mut connection).unwrap();
        drop(connection);
        let store = Store::open_by(&path, &next_schema(), NOW).unwrap();
        assert_eq!(store.wall().unwrap(), 5);
        assert!(store.verify(&mut unwatched).unwrap().is_sound());
        assert_eq!(journal(&store).len(), 4);
    }

    #[test]
    fn two_backups_of_one_second_have_two_names() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.kralle");
        for _ in 0..2 {
            drop(Store::create(&path, &tournament(), &entry("new"), FileId([7; 16])).unwrap());
            drop(Store::open_by(&path, &next_schema(), NOW).unwrap());
            std::fs::remove_file(&path).unwrap();
        }
        let names: Vec<String> = backups(&path)
            .unwrap()
            .iter()
            .map(crate::Backup::name)
            .collect();
        assert_eq!(
            names,
            [
                "1970-01-01 00-00-00Z before-migration 2.kralle",
                "1970-01-01 00-00-00Z before-migration.kralle",
            ]
        );
    }
}
