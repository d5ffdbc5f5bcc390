//! The tournament file.

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use kralle_tournament::Tournament;
use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::backup::{self, Occasion};
use crate::connection::{self, Mode};
use crate::history::{self, Filter, Page};
use crate::journal::{self, Act, EntryState, JournalEntry, NewEntry};
use crate::past::Past;
use crate::schema::Schema;
use crate::subject;
use crate::table::Rows;
use crate::undo::Watch;
use crate::{StoreError, copy, load, restore, undo};

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

    /// Takes back the last command in force. `who` says so at `time`.
    ///
    /// # Errors
    /// When there is nothing to undo, or the state of before cannot be reached exactly. Nothing
    /// changes then.
    pub fn undo(&mut self, who: &str, time: DateTime<Utc>) -> Result<JournalEntry, StoreError> {
        self.change(|transaction| {
            let number = journal::undoable(transaction)?.ok_or(StoreError::NothingToUndo)?;
            undo::act(
                transaction,
                &[number],
                Act::Undone,
                who,
                time,
                &mut unwatched,
            )?;
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
            undo::act(
                transaction,
                &[number],
                Act::Redone,
                who,
                time,
                &mut unwatched,
            )?;
            Ok(number)
        })
    }

    /// The entries that fall when undo goes back to `entry`, newest first. Only what is in force
    /// can be gone back to, and nothing beyond the last migration.
    ///
    /// # Errors
    /// When undo does not lead there.
    pub fn falls_by_undo_to(&self, entry: u32) -> Result<Vec<u32>, StoreError> {
        falls_by_undo_to(&self.connection, entry).map_err(|error| error.at(&self.path))
    }

    /// Takes back everything after `entry`, all of it or nothing. `who` says so at `time`.
    ///
    /// # Errors
    /// When undo does not lead there, or nothing was done after it. Nothing changes then.
    pub fn undo_to(
        &mut self,
        entry: u32,
        who: &str,
        time: DateTime<Utc>,
    ) -> Result<JournalEntry, StoreError> {
        self.undo_to_watched(entry, who, time, &mut unwatched)
    }

    /// The same while someone watches, who may stop it.
    ///
    /// # Errors
    /// As [`Store::undo_to`], and what `watch` refused with.
    pub fn undo_to_watched(
        &mut self,
        entry: u32,
        who: &str,
        time: DateTime<Utc>,
        watch: &mut Watch<'_>,
    ) -> Result<JournalEntry, StoreError> {
        self.change(|transaction| {
            let falls = falls_by_undo_to(transaction, entry)?;
            if falls.is_empty() {
                return Err(StoreError::NothingToUndo);
            }
            undo::act(transaction, &falls, Act::Undone, who, time, watch)?;
            Ok(entry)
        })
    }

    /// The entries that come back when redo goes on to `entry`, oldest first.
    ///
    /// # Errors
    /// When redo does not lead there.
    pub fn returns_by_redo_to(&self, entry: u32) -> Result<Vec<u32>, StoreError> {
        returns_by_redo_to(&self.connection, entry).map_err(|error| error.at(&self.path))
    }

    /// Puts everything undone up to `entry` in force again, all of it or nothing. `who` says so at
    /// `time`.
    ///
    /// # Errors
    /// When redo does not lead there. Nothing changes then.
    pub fn redo_to(
        &mut self,
        entry: u32,
        who: &str,
        time: DateTime<Utc>,
    ) -> Result<JournalEntry, StoreError> {
        self.redo_to_watched(entry, who, time, &mut unwatched)
    }

    /// The same while someone watches, who may stop it.
    ///
    /// # Errors
    /// As [`Store::redo_to`], and what `watch` refused with.
    pub fn redo_to_watched(
        &mut self,
        entry: u32,
        who: &str,
        time: DateTime<Utc>,
        watch: &mut Watch<'_>,
    ) -> Result<JournalEntry, StoreError> {
        self.change(|transaction| {
            let returns = returns_by_redo_to(transaction, entry)?;
            undo::act(transaction, &returns, Act::Redone, who, time, watch)?;
            Ok(entry)
        })
    }

    /// The tournament as it was at any time since the last migration, in a copy in memory.
    ///
    /// # Errors
    /// When the journal is damaged.
    pub fn past(&self) -> Result<Past, StoreError> {
        Past::of(&self.connection).map_err(|error| error.at(&self.path))
    }

    /// Entries of the journal that fit `filter`, newest first: at most `most`, older than entry
    /// `before`.
    ///
    /// # Errors
    /// When a row is not as it must be.
    pub fn history(
        &self,
        filter: &Filter,
        before: Option<u32>,
        most: u16,
    ) -> Result<Page, StoreError> {
        history::page(&self.connection, filter, before, most).map_err(|error| error.at(&self.path))
    }

    /// Everybody who gave a command, as they call themselves, in alphabetical order.
    ///
    /// # Errors
    /// When a row is not as it must be.
    pub fn people(&self) -> Result<Vec<String>, StoreError> {
        history::people(&self.connection).map_err(|error| error.at(&self.path))
    }

    /// Entry `number` of the journal.
    ///
    /// # Errors
    /// When there is none, or it is not as it must be.
    pub fn entry(&self, number: u32) -> Result<JournalEntry, StoreError> {
        journal::must_exist(&self.connection, number)?;
        journal::entry(&self.connection, number).map_err(|error| error.at(&self.path))
    }

    /// The entry after which the tables are as they are now.
    ///
    /// # Errors
    /// When the journal is damaged.
    pub fn position(&self) -> Result<u32, StoreError> {
        journal::position(&self.connection).map_err(|error| error.at(&self.path))
    }

    /// The last entry over which no undo reaches: the creation of the file, or the last migration.
    ///
    /// # Errors
    /// When the journal is damaged.
    pub fn wall(&self) -> Result<u32, StoreError> {
        journal::wall(&self.connection).map_err(|error| error.at(&self.path))
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

    pub(crate) const fn connection_mut(&mut self) -> &mut Connection {
        &mut self.connection
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
    pub(crate) fn must_write(&self) -> Result<(), StoreError> {
        match self.mode {
            Mode::ReadWrite => Ok(()),
            Mode::ReadOnly => Err(StoreError::ReadOnly {
                path: self.path.display().to_string(),
            }),
        }
    }
}

/// Nobody watches.
fn unwatched(_: usize, _: usize) -> Result<(), StoreError> {
    Ok(())
}

fn falls_by_undo_to(connection: &Connection, entry: u32) -> Result<Vec<u32>, StoreError> {
    journal::must_exist(connection, entry)?;
    let wall = journal::wall(connection)?;
    if entry < wall {
        return Err(StoreError::BehindTheWall { entry, wall });
    }
    match journal::entry(connection, entry)?.state {
        EntryState::Done => journal::in_force_after(connection, entry),
        EntryState::Undone | EntryState::Ended => Err(StoreError::NotOnTheWay { entry }),
    }
}

fn returns_by_redo_to(connection: &Connection, entry: u32) -> Result<Vec<u32>, StoreError> {
    journal::must_exist(connection, entry)?;
    match journal::entry(connection, entry)?.state {
        EntryState::Undone => journal::undone_up_to(connection, entry),
        EntryState::Done | EntryState::Ended => Err(StoreError::NotOnTheWay { entry }),
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
        assert_eq!(
            Store::open(&path, DateTime::UNIX_EPOCH)
                .unwrap()
                .tournament()
                .unwrap(),
            smaller
        );
    }
}
