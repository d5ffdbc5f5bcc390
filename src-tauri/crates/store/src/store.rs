//! The tournament file: creating, opening, changing, copying. Queries of its history are in
//! [`mod@crate::history`], undo and redo in [`mod@crate::undo`].

use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, Utc};
use kralle_tournament::Tournament;
use rusqlite::{Connection, TransactionBehavior};

use crate::backup::{self, Occasion};
use crate::board_games::ReplayedGames;
use crate::connection::{self, Mode, Opened};
use crate::file_path::{self, Use};
use crate::guard::{self, Allowance};
use crate::head::FileId;
use crate::journal::{self, JournalEntry, KnownTree, NewEntry, Tree};
use crate::known_rows::KnownRows;
use crate::place::Place;
use crate::restore::InMemory;
use crate::rows::Rows;
use crate::schema::Schema;
use crate::subject;
use crate::together::Keeping;
use crate::{StoreError, copy, integrity, load, whole};

/// An open tournament file, locked against other programs.
///
/// Every change is one transaction and one journal entry: on return it is either completely kept or
/// not at all.
#[derive(Debug)]
pub struct Store {
    connection: Connection,
    path: PathBuf,
    mode: Mode,
    pub(crate) tree: KnownTree,
    pub(crate) replayed_games: ReplayedGames,
    /// The rows after the last command of this store; `None` before the first.
    known_rows: Option<KnownRows>,
    pub(crate) keeping: Keeping,
    /// Damage found by SQLite's own check; the work of such a file stays limited.
    damage: Option<StoreError>,
    allowance: Allowance,
    /// The file at its path; `None` for a copy in memory. After the connection, which must close
    /// first.
    place: Option<Place>,
}

impl Store {
    /// Creates the file `path` with `tournament` and opens it. `file` is its identity, 16 random
    /// bytes; it stays the same in every copy.
    ///
    /// # Errors
    /// Fails if there is a file of that name, this system does not allow the name, or it cannot be
    /// written.
    pub fn create(
        path: &Path,
        tournament: &Tournament,
        entry: &NewEntry,
        file: FileId,
    ) -> Result<Self, StoreError> {
        file_path::may_be_made(path, Use::Tournament)?;
        let schema = Schema::known()?;
        copy::make_whole(path, |unfinished| {
            let mut connection = connection::create(unfinished)?;
            schema.lay(&mut connection)?;
            let transaction = connection.transaction()?;
            journal::begin(&transaction, &Rows::of(tournament), entry, file)?;
            transaction.commit()?;
            connection::leave(&connection)?;
            connection.close().map_err(|(_, error)| error.into())
        })
        .map_err(|error| error.at(path))?;
        Self::open(path, entry.time)
    }

    /// Opens the file `path` at the time `now`. Rolls back the unfinished command of a killed
    /// program. Backs up an older file and migrates it to the newest schema.
    ///
    /// # Errors
    /// Fails if it is missing, in use, no tournament, newer than this program, or damaged. A
    /// read-only file is opened in [`Mode::ReadOnly`], unless it needs a rollback; an older one is
    /// then migrated in memory.
    pub fn open(path: &Path, now: DateTime<Utc>) -> Result<Self, StoreError> {
        Self::open_by(path, &Schema::known()?, now).map_err(|error| error.at(path))
    }

    /// Opens a copy of the file `path` in memory, in [`Mode::ReadOnly`], of any schema. A damaged
    /// file can be viewed as far as it is readable, and gets no worse.
    ///
    /// # Errors
    /// Fails if it is missing, in use, no tournament, or newer than this program.
    pub fn open_to_look(path: &Path) -> Result<Self, StoreError> {
        let copy = InMemory::of(path).map_err(|error| error.at(path))?;
        Ok(Self {
            damage: copy.must_be_whole().err(),
            connection: copy.connection,
            path: path.to_owned(),
            mode: Mode::ReadOnly,
            tree: KnownTree::default(),
            replayed_games: ReplayedGames::default(),
            known_rows: None,
            keeping: Keeping::EachAtOnce,
            allowance: copy.allowance,
            place: None,
        })
    }

    pub(crate) fn open_by(
        path: &Path,
        schema: &Schema,
        now: DateTime<Utc>,
    ) -> Result<Self, StoreError> {
        let Opened {
            connection,
            mode,
            allowance,
            place,
        } = connection::open(path, schema)?;
        // From here on, any refusal closes the file cleanly.
        let mut store = Self {
            // Reads every page, so that all are in memory.
            damage: integrity::must_be_whole(&connection)
                .and_then(|()| place.must_end_with_its_pages(&connection))
                .err(),
            connection,
            path: path.to_owned(),
            mode,
            tree: KnownTree::default(),
            replayed_games: ReplayedGames::default(),
            known_rows: None,
            keeping: Keeping::EachAtOnce,
            allowance,
            place: Some(place),
        };
        if schema.is_older(&store.connection)? {
            // Damaged pages are not changed.
            if let Some(damage) = &store.damage {
                return Err(damage.clone());
            }
            match mode {
                Mode::ReadWrite => {
                    backup::of_database(&store.connection, path, Occasion::Migration, now)?;
                }
                Mode::ReadOnly => {
                    let (memory, allowance) = copy::in_memory(&store.connection)?;
                    guard::trust(&memory)?;
                    store.connection = memory;
                    store.allowance = allowance;
                    store.place = None;
                }
            }
        }
        schema.bring_up(&mut store.connection, now)?;
        if let Some(place) = &store.place {
            place.see()?;
            if mode == Mode::ReadWrite {
                whole::sweep(&whole::folder(place.path()));
                whole::sweep(&backup::backup_folder(place.path()));
            }
        }
        Ok(store)
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the access mode: read-write or read-only.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// Reads the tournament.
    ///
    /// # Errors
    /// Fails if a row is invalid.
    pub fn tournament(&self) -> Result<Tournament, StoreError> {
        load::load(&self.connection).map_err(|error| error.at(&self.path))
    }

    /// Keeps the change of a command: writes only the rows in which `after` differs from `before`.
    /// Ends redo of earlier undone commands.
    ///
    /// # Errors
    /// Fails if `before` is not the tournament in the file, or it cannot be written. Nothing is
    /// kept then.
    pub fn keep(
        &mut self,
        before: &Tournament,
        after: &Tournament,
        entry: &NewEntry,
    ) -> Result<JournalEntry, StoreError> {
        let subjects = subject::subjects(before, after);
        let before = KnownRows::of(before, self.known_rows.take());
        let rows = before.rows.step(&before.tournament, after);
        let mut hashes = None;
        let kept = self.change(|transaction| {
            let (number, after) = journal::record(transaction, (&before, &rows), &subjects, entry)?;
            hashes = Some(after);
            Ok(number)
        })?;
        self.known_rows = hashes.map(|hashes| KnownRows {
            tournament: after.clone(),
            rows,
            hashes,
        });
        Ok(kept)
    }

    /// Copies the file with its journal to `path`.
    ///
    /// # Errors
    /// Fails if there is a file of that name, or it cannot be written.
    pub fn save_copy(&self, path: &Path) -> Result<(), StoreError> {
        file_path::may_be_made(path, Use::Tournament)?;
        copy::copy(&self.connection, path)
    }

    /// Returns the journal tree of the file, cached.
    pub(crate) fn tree(&self) -> Result<Arc<Tree>, StoreError> {
        self.tree
            .of(self.connection())
            .map_err(|error| error.at(&self.path))
    }

    pub(crate) const fn replayed_games(&self) -> &ReplayedGames {
        &self.replayed_games
    }

    /// Returns the damage found by SQLite's own check; `None` for a sound file.
    pub(crate) const fn damage(&self) -> Option<&StoreError> {
        self.damage.as_ref()
    }

    /// Refuses bytes after the last page of the file.
    pub(crate) fn must_end_with_its_pages(&self) -> Result<(), StoreError> {
        let place = self.place.as_ref();
        place.map_or(Ok(()), |place| {
            place.must_end_with_its_pages(self.connection())
        })
    }

    pub(crate) const fn allowance(&self) -> &Allowance {
        &self.allowance
    }

    /// Returns the database, with the work budget renewed.
    pub(crate) fn connection(&self) -> &Connection {
        self.allowance.renew();
        &self.connection
    }

    /// Fails if the file is not at its path any more, or another program wrote to it. Cheap enough
    /// for every query. Never fails for a read-only store, which has nothing to lose.
    ///
    /// # Errors
    /// Fails with [`StoreError::FileReplaced`].
    pub fn must_be_in_place(&self) -> Result<(), StoreError> {
        match &self.place {
            Some(place) if self.mode == Mode::ReadWrite => {
                place.must_be_untouched(self.connection())
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Runs one transaction that writes an entry, or undoes or redoes one, and returns the entry.
    pub(crate) fn change(
        &mut self,
        work: impl FnOnce(&Connection) -> Result<u32, StoreError>,
    ) -> Result<JournalEntry, StoreError> {
        self.write(|transaction, tree| {
            let number = work(transaction)?;
            journal::expected_entry(transaction, &*tree.of(transaction)?, number)
        })
    }

    /// Runs one transaction, or a part of one that groups changes. Returns only after the written
    /// data is in the file at the path.
    pub(crate) fn write<T>(
        &mut self,
        work: impl FnOnce(&Connection, &KnownTree) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let wrote = match self.keeping {
            Keeping::EachAtOnce => self.write_at_once(work),
            Keeping::Together => self.write_a_part(work),
        };
        wrote.map_err(|error| match &self.place {
            Some(place) => place.explained(error).at(&self.path),
            None => error.at(&self.path),
        })
    }

    fn write_at_once<T>(
        &mut self,
        work: impl FnOnce(&Connection, &KnownTree) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.must_write()?;
        self.must_be_in_place()?;
        self.must_have_journal()?;
        self.allowance.renew();
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        let value = work(&transaction, &self.tree)?;
        if let Some(place) = &self.place {
            place.must_lie_here()?;
        }
        transaction.commit()?;
        self.must_hold()?;
        Ok(value)
    }

    fn write_a_part<T>(
        &mut self,
        work: impl FnOnce(&Connection, &KnownTree) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.allowance.renew();
        let run = |sql: &str| -> rusqlite::Result<()> {
            self.connection.prepare_cached(sql)?.execute(()).map(drop)
        };
        run("SAVEPOINT part")?;
        let done = work(&self.connection, &self.tree);
        if done.is_err() {
            run("ROLLBACK TO part")?;
        }
        run("RELEASE part")?;
        done
    }

    /// Fails if SQLite's rollback journal is not next to the file.
    pub(crate) fn must_have_journal(&self) -> Result<(), StoreError> {
        let place = self.place.as_ref();
        place.map_or(Ok(()), |place| place.must_have_journal(&self.connection))
    }

    /// Fails if the file is not at its path.
    pub(crate) fn must_lie_here(&self) -> Result<(), StoreError> {
        self.place.as_ref().map_or(Ok(()), Place::must_lie_here)
    }

    /// Fails if the file does not contain the written data.
    pub(crate) fn must_hold(&self) -> Result<(), StoreError> {
        let place = self.place.as_ref();
        place.map_or(Ok(()), |place| place.must_hold(&self.connection))
    }

    /// Fails if the file is read-only.
    pub(crate) fn must_write(&self) -> Result<(), StoreError> {
        match self.mode {
            Mode::ReadWrite => Ok(()),
            Mode::ReadOnly => Err(StoreError::ReadOnly {
                path: self.path.display().to_string(),
            }),
        }
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        if let (Mode::ReadWrite, Some(place)) = (self.mode, &self.place) {
            place.leave(&self.connection);
        }
    }
}

#[cfg(test)]
mod tests {
    use kralle_tournament::Course;

    use super::*;

    #[test]
    fn a_full_medium_keeps_what_was_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.kralle");
        let entry = NewEntry {
            time: DateTime::UNIX_EPOCH,
            who: "Rosa Klaue".to_owned(),
            command: "add_players".to_owned(),
            data: serde_json::Value::Null,
        };
        let before = crate::sample::tournament();
        let mut store = Store::create(&path, &before, &entry, FileId([7; 16])).unwrap();
        let pages: u32 = store
            .connection
            .pragma_query_value(None, "page_count", |row| row.get(0))
            .unwrap();
        store
            .connection
            .pragma_update(None, "max_page_count", pages + 2)
            .unwrap();
        let mut after = before.clone();
        for number in 0..400 {
            let player = crate::sample::player(&format!("Krähe {number}"));
            after.add_player(player).unwrap();
        }
        assert_eq!(
            store.keep(&before, &after, &entry),
            Err(StoreError::DiskFull)
        );
        assert_eq!(store.tournament().unwrap(), before);
        assert!(store.verify(&mut crate::unwatched).unwrap().is_sound());

        let mut smaller = before.clone();
        smaller.course = Course::Closed;
        store.keep(&before, &smaller, &entry).unwrap();
        drop(store);
        assert_eq!(
            Store::open(&path, DateTime::UNIX_EPOCH)
                .unwrap()
                .tournament()
                .unwrap(),
            smaller
        );
    }
}
