//! The tournament file: made, opened, changed, copied. What was done to it is asked in [`mod@crate::history`],
//! taken back in [`mod@crate::undo`].

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

/// An open tournament file; nobody else can open it meanwhile.
///
/// Every change is one transaction and one journal entry: it is kept whole before the call
/// returns, or not at all.
#[derive(Debug)]
pub struct Store {
    connection: Connection,
    path: PathBuf,
    mode: Mode,
    pub(crate) tree: KnownTree,
    pub(crate) replayed_games: ReplayedGames,
    /// As the last command of this store left them; none before the first.
    known_rows: Option<KnownRows>,
    pub(crate) keeping: Keeping,
    /// What SQLite's own check finds damaged; the work of such a file is bounded.
    damage: Option<StoreError>,
    allowance: Allowance,
    /// The file at its path; none when this is a copy in memory. Behind the connection, which must
    /// be closed first.
    place: Option<Place>,
}

impl Store {
    /// Creates the file `path` with `tournament` and opens it. `file` is its identity, 16 random
    /// bytes; it stays the same in every copy.
    ///
    /// # Errors
    /// Fails if there is a file of that name, this system does not take the name, or it cannot be written.
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

    /// Opens the file `path` at the time `now`. What a program that was ended in the middle left
    /// half done is rolled back; an older file is kept among its backups and brought to the newest
    /// schema.
    ///
    /// # Errors
    /// When it is missing, in use, no tournament, newer than this program, or damaged. A file that
    /// can be read only is opened in [`Mode::ReadOnly`], unless it is half done; an older one is
    /// then brought up in memory.
    pub fn open(path: &Path, now: DateTime<Utc>) -> Result<Self, StoreError> {
        Self::open_by(path, &Schema::known()?, now).map_err(|error| error.at(path))
    }

    /// Opens a copy in memory of the file `path`, in [`Mode::ReadOnly`] and whatever its schema: a
    /// damaged file can be looked at as far as it can be read, and gets no worse.
    ///
    /// # Errors
    /// When it is missing, in use, no tournament, or newer than this program.
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
        // From here on the file is left alone whatever is refused.
        let mut store = Self {
            // Every page is read here, and stays.
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
            // Damaged pages are left as they are.
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

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What can be done with it.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// The tournament.
    ///
    /// # Errors
    /// When a row is not as it must be.
    pub fn tournament(&self) -> Result<Tournament, StoreError> {
        load::load(&self.connection).map_err(|error| error.at(&self.path))
    }

    /// Keeps what a command changed: only the rows in which `after` differs from `before`. Redo of
    /// what was undone before ends.
    ///
    /// # Errors
    /// When `before` is not what the file holds, or it cannot be written. Nothing is kept then.
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

    /// Copies the file, journal and all, to `path`.
    ///
    /// # Errors
    /// When there is a file of that name, or it cannot be written.
    pub fn save_copy(&self, path: &Path) -> Result<(), StoreError> {
        file_path::may_be_made(path, Use::Tournament)?;
        copy::copy(&self.connection, path)
    }

    /// What is in force.
    pub(crate) fn tree(&self) -> Result<Arc<Tree>, StoreError> {
        self.tree
            .of(self.connection())
            .map_err(|error| error.at(&self.path))
    }

    pub(crate) const fn replayed_games(&self) -> &ReplayedGames {
        &self.replayed_games
    }

    /// What SQLite's own check found damaged.
    pub(crate) const fn damage(&self) -> Option<&StoreError> {
        self.damage.as_ref()
    }

    /// Refuses bytes behind the last page of the file.
    pub(crate) fn must_end_with_its_pages(&self) -> Result<(), StoreError> {
        let place = self.place.as_ref();
        place.map_or(Ok(()), |place| {
            place.must_end_with_its_pages(self.connection())
        })
    }

    pub(crate) const fn allowance(&self) -> &Allowance {
        &self.allowance
    }

    /// The database; each question to it may ask for as much work as the one before.
    pub(crate) fn connection(&self) -> &Connection {
        self.allowance.renew();
        &self.connection
    }

    /// Refuses when the file is not at its path any more, or another hand has written into it. Cheap
    /// enough to be asked with every look at the tournament. Who can only read has nothing to lose,
    /// and goes on looking.
    ///
    /// # Errors
    /// [`StoreError::FileReplaced`] when that is so.
    pub fn must_be_in_place(&self) -> Result<(), StoreError> {
        match &self.place {
            Some(place) if self.mode == Mode::ReadWrite => {
                place.must_be_untouched(self.connection())
            }
            Some(_) | None => Ok(()),
        }
    }

    /// One transaction that writes an entry, or undoes or redoes one, and gives it back.
    pub(crate) fn change(
        &mut self,
        work: impl FnOnce(&Connection) -> Result<u32, StoreError>,
    ) -> Result<JournalEntry, StoreError> {
        self.write(|transaction, tree| {
            let number = work(transaction)?;
            journal::expected_entry(transaction, &*tree.of(transaction)?, number)
        })
    }

    /// One transaction, or a part of one that keeps many changes together. It is answered only when
    /// what it wrote lies at the path of the file.
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

    /// Refuses when what SQLite would roll back from does not lie beside the file.
    pub(crate) fn must_have_journal(&self) -> Result<(), StoreError> {
        let place = self.place.as_ref();
        place.map_or(Ok(()), |place| place.must_have_journal(&self.connection))
    }

    /// Refuses when the file does not lie at its path.
    pub(crate) fn must_lie_here(&self) -> Result<(), StoreError> {
        self.place.as_ref().map_or(Ok(()), Place::must_lie_here)
    }

    /// Refuses when the file does not hold what was written.
    pub(crate) fn must_hold(&self) -> Result<(), StoreError> {
        let place = self.place.as_ref();
        place.map_or(Ok(()), |place| place.must_hold(&self.connection))
    }

    /// Refuses when the file can be read only.
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
