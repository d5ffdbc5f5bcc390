//! The tournament file: made, opened, changed, copied. What was done to it is asked in [`mod@crate::history`],
//! taken back in [`mod@crate::undo`].

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use kralle_tournament::Tournament;
use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::backup::{self, Occasion};
use crate::board_games::ReplayedGames;
use crate::connection::{self, Mode};
use crate::journal::{self, JournalEntry, NewEntry};
use crate::schema::Schema;
use crate::subject;
use crate::table::Rows;
use crate::{StoreError, copy, load, restore};

/// An open tournament file; nobody else can open it meanwhile.
///
/// Every change is one transaction and one journal entry: it is kept whole before the call
/// returns, or not at all.
#[derive(Debug)]
pub struct Store {
    connection: Connection,
    path: PathBuf,
    mode: Mode,
    replayed_games: ReplayedGames,
}

impl Store {
    /// Creates the file `path` with `tournament` and opens it.
    ///
    /// # Errors
    /// When there is a file of that name, or it cannot be written.
    pub fn create(
        path: &Path,
        tournament: &Tournament,
        entry: &NewEntry,
    ) -> Result<Self, StoreError> {
        let schema = Schema::known()?;
        copy::make_whole(path, |unfinished| {
            let mut connection = connection::create(unfinished)?;
            schema.lay(&mut connection)?;
            let transaction = connection.transaction()?;
            journal::begin(&transaction, &Rows::of(tournament), entry)?;
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
        let (connection, _) = restore::in_memory(path).map_err(|error| error.at(path))?;
        Ok(Self {
            connection,
            path: path.to_owned(),
            mode: Mode::ReadOnly,
            replayed_games: ReplayedGames::default(),
        })
    }

    pub(crate) fn open_by(
        path: &Path,
        schema: &Schema,
        now: DateTime<Utc>,
    ) -> Result<Self, StoreError> {
        let (mut connection, mode) = connection::open(path, schema)?;
        if schema.is_older(&connection)? {
            match mode {
                Mode::ReadWrite => {
                    backup::of_database(&connection, path, Occasion::Migration, now)?;
                }
                Mode::ReadOnly => {
                    let mut memory = Connection::open_in_memory()?;
                    copy::copy_into(&connection, &mut memory)?;
                    connection = memory;
                }
            }
        }
        schema.bring_up(&mut connection, now)?;
        Ok(Self {
            connection,
            path: path.to_owned(),
            mode,
            replayed_games: ReplayedGames::default(),
        })
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
        let (before, after) = (Rows::of(before), Rows::of(after));
        self.change(|transaction| journal::record(transaction, &before, &after, &subjects, entry))
    }

    /// Copies the file, journal and all, to `path`.
    ///
    /// # Errors
    /// When there is a file of that name, or it cannot be written.
    pub fn save_copy(&self, path: &Path) -> Result<(), StoreError> {
        copy::copy(&self.connection, path)
    }

    pub(crate) const fn replayed_games(&self) -> &ReplayedGames {
        &self.replayed_games
    }

    pub(crate) const fn connection(&self) -> &Connection {
        &self.connection
    }

    pub(crate) const fn connection_mut(&mut self) -> &mut Connection {
        &mut self.connection
    }

    /// One transaction that writes an entry or marks one, and gives it back.
    pub(crate) fn change(
        &mut self,
        work: impl FnOnce(&Transaction<'_>) -> Result<u32, StoreError>,
    ) -> Result<JournalEntry, StoreError> {
        self.must_write()?;
        let change = || {
            let transaction = self
                .connection
                .transaction_with_behavior(TransactionBehavior::Immediate)?;
            let number = work(&transaction)?;
            let entry = journal::entry(&transaction, number)?;
            transaction.commit()?;
            Ok(entry)
        };
        change().map_err(|error: StoreError| error.at(&self.path))
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
        if self.mode == Mode::ReadWrite {
            // An empty journal that stays behind does no harm.
            let _ = connection::leave(&self.connection);
        }
    }
}

#[cfg(test)]
mod tests {
    use kralle_tournament::{Course, PlayerData, Presence};

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
        let mut store = Store::create(&path, &before, &entry).unwrap();
        let pages: u32 = store
            .connection
            .pragma_query_value(None, "page_count", |row| row.get(0))
            .unwrap();
        store
            .connection
            .pragma_update(None, "max_page_count", pages + 2)
            .unwrap();
        let mut after = before.clone();
        for number in 0..2000 {
            let name = kralle_tournament::Line::parse(&format!("Krähe {number}")).unwrap();
            after
                .add_player(PlayerData {
                    name,
                    birth_year: None,
                    club: None,
                    fide_id: None,
                    national_id: None,
                    ratings: std::collections::BTreeMap::new(),
                    presence: Presence::Here,
                    part: kralle_tournament::Part::Entered,
                })
                .unwrap();
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
