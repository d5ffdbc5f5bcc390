//! The tournament file.

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use kralle_tournament::Tournament;
use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::connection::{self, Mode};
use crate::journal::{self, Act, JournalEntry, NewEntry};
use crate::schema::Schema;
use crate::table::Rows;
use crate::{StoreError, copy, load, undo};

/// An open tournament file; nobody else can open it meanwhile.
///
/// Every change is one transaction and one journal entry: it is kept whole before the call
/// returns, or not at all.
#[derive(Debug)]
pub struct Store {
    connection: Connection,
    path: PathBuf,
    mode: Mode,
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
        Self::open(path)
    }

    /// Opens the file `path`. What a program that was ended in the middle left half done is rolled
    /// back; an older file is copied beside itself and brought to the newest schema.
    ///
    /// # Errors
    /// When it is missing, in use, no tournament, newer than this program, or damaged. A file that
    /// can be read only is opened in [`Mode::ReadOnly`], unless it is older or half done.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_by(path, &Schema::known()?).map_err(|error| error.at(path))
    }

    pub(crate) fn open_by(path: &Path, schema: &Schema) -> Result<Self, StoreError> {
        let (connection, mode) = connection::open(path, schema)?;
        let mut store = Self {
            connection,
            path: path.to_owned(),
            mode,
        };
        if schema.is_older(&store.connection)? {
            store.must_write()?;
            schema.bring_up(&mut store.connection, path)?;
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
        let (before, after) = (Rows::of(before), Rows::of(after));
        self.change(|transaction| journal::record(transaction, &before, &after, entry))
    }

    /// Takes back the last command in force. `who` says so at `time`.
    ///
    /// # Errors
    /// When there is nothing to undo, or the state of before cannot be reached exactly. Nothing
    /// changes then.
    pub fn undo(&mut self, who: &str, time: DateTime<Utc>) -> Result<JournalEntry, StoreError> {
        self.change(|transaction| {
            let number = journal::undoable(transaction)?.ok_or(StoreError::NothingToUndo)?;
            undo::act(transaction, number, Act::Undone, who, time)?;
            Ok(number)
        })
    }

    /// Puts the command that was undone last in force again. `who` says so at `time`.
    ///
    /// # Errors
    /// When there is nothing to redo, or the state of then cannot be reached exactly. Nothing
    /// changes then.
    pub fn redo(&mut self, who: &str, time: DateTime<Utc>) -> Result<JournalEntry, StoreError> {
        self.change(|transaction| {
            let number = journal::redoable(transaction)?.ok_or(StoreError::NothingToRedo)?;
            undo::act(transaction, number, Act::Redone, who, time)?;
            Ok(number)
        })
    }

    /// All entries of the journal, oldest first.
    ///
    /// # Errors
    /// When a row is not as it must be.
    pub fn journal(&self) -> Result<Vec<JournalEntry>, StoreError> {
        journal::entries(&self.connection).map_err(|error| error.at(&self.path))
    }

    /// The entry that [`Store::undo`] takes back next. The creation of the file and what lies
    /// before a migration cannot be undone.
    ///
    /// # Errors
    /// When a row is not as it must be.
    pub fn undoable(&self) -> Result<Option<JournalEntry>, StoreError> {
        journal::undoable(&self.connection)?
            .map(|number| journal::entry(&self.connection, number))
            .transpose()
    }

    /// The entry that [`Store::redo`] puts in force next.
    ///
    /// # Errors
    /// When a row is not as it must be.
    pub fn redoable(&self) -> Result<Option<JournalEntry>, StoreError> {
        journal::redoable(&self.connection)?
            .map(|number| journal::entry(&self.connection, number))
            .transpose()
    }

    /// Copies the file, journal and all, to `path`.
    ///
    /// # Errors
    /// When there is a file of that name, or it cannot be written.
    pub fn save_copy(&self, path: &Path) -> Result<(), StoreError> {
        copy::copy(&self.connection, path)
    }

    pub(crate) const fn connection(&self) -> &Connection {
        &self.connection
    }

    /// One transaction that writes an entry or marks one, and gives it back.
    fn change(
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
    fn must_write(&self) -> Result<(), StoreError> {
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
        assert!(store.verify().unwrap().is_sound());

        let mut smaller = before.clone();
        smaller.course = Course::Closed;
        store.keep(&before, &smaller, &entry).unwrap();
        drop(store);
        assert_eq!(Store::open(&path).unwrap().tournament().unwrap(), smaller);
    }
}
