//! Queries of the journal: filtered pages, newest first.

use kralle_tournament::{PlayerId, RoundNumber, TeamNumber};
use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension as _, params_from_iter};

use crate::journal::{self, JournalEntry, Tree};
use crate::{Store, StoreError, Subject};

/// The commands to include, by their stable names.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Commands {
    #[default]
    All,
    Of(Vec<String>),
    OtherThan(Vec<String>),
}

/// A filter for entries; all set conditions must match, and `None` sets no condition.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Filter {
    pub commands: Commands,
    /// The exact name of the author.
    pub who: Option<String>,
    pub round: Option<RoundNumber>,
    pub team: Option<TeamNumber>,
    pub player: Option<PlayerId>,
}

/// A page of the journal.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// The entries, newest first.
    pub entries: Vec<JournalEntry>,
    /// The number of matching entries on all pages.
    pub total: u32,
}

impl Store {
    /// Returns the entries that match `filter`, newest first: at most `most`, older than entry
    /// `before`, or from the newest on for `None`.
    ///
    /// # Errors
    /// Fails if a row is invalid.
    pub fn history(
        &self,
        filter: &Filter,
        before: Option<u32>,
        most: u16,
    ) -> Result<Page, StoreError> {
        page(self.connection(), &*self.tree()?, filter, before, most)
            .map_err(|error| error.at(self.path()))
    }

    /// Returns the names of all authors, in alphabetical order.
    ///
    /// # Errors
    /// Fails if a row is invalid.
    pub fn people(&self) -> Result<Vec<String>, StoreError> {
        people(self.connection()).map_err(|error| error.at(self.path()))
    }

    /// Returns entry `number` of the journal.
    ///
    /// # Errors
    /// Fails if there is none, it is an undo, a redo or a game event, or it is invalid.
    pub fn entry(&self, number: u32) -> Result<JournalEntry, StoreError> {
        journal::entry(self.connection(), &*self.tree()?, number)
            .map_err(|error| error.at(self.path()))?
            .ok_or(StoreError::UnknownEntry { entry: number })
    }

    /// Refuses entries that are not in the history, or are independent of the tournament.
    pub(crate) fn must_be_of_the_tournament(&self, number: u32) -> Result<(), StoreError> {
        let sql = format!(
            "SELECT kind = 'hall' FROM journal WHERE {} AND number = ?1",
            journal::TOLD
        );
        let is_beside: Option<bool> = self
            .connection()
            .prepare_cached(&sql)?
            .query_row([number], |row| row.get(0))
            .optional()?;
        match is_beside {
            Some(false) => Ok(()),
            Some(true) => Err(StoreError::SaidInHall { entry: number }),
            None => Err(StoreError::UnknownEntry { entry: number }),
        }
    }

    /// Returns the newest entry that changed the tournament; with a newer one a [`crate::Past`] is
    /// out of date.
    ///
    /// # Errors
    /// Fails if the journal is damaged.
    pub fn newest_state(&self) -> Result<u32, StoreError> {
        let newest = self.tree()?.newest_state();
        newest.ok_or_else(|| StoreError::damaged("journal", "", "it is empty"))
    }

    /// Returns the current entry: the tables are in the state after it.
    ///
    /// # Errors
    /// Fails if the journal is damaged.
    pub fn position(&self) -> Result<u32, StoreError> {
        journal::position(&*self.tree()?)
    }

    /// Returns the last entry that undo cannot cross: the creation of the file, or the last
    /// migration.
    ///
    /// # Errors
    /// Fails if the journal is damaged.
    pub fn wall(&self) -> Result<u32, StoreError> {
        journal::wall(&*self.tree()?)
    }

    /// True if the tournament after entry `number` can be viewed.
    ///
    /// # Errors
    /// Fails if the journal is damaged.
    pub fn is_visible(&self, number: u32) -> Result<bool, StoreError> {
        let tree = self.tree()?;
        Ok(tree.has(number) && tree.wall_of(number) == tree.wall())
    }

    /// Returns all entries of the journal, oldest first.
    ///
    /// # Errors
    /// Fails if a row is invalid.
    pub fn journal(&self) -> Result<Vec<JournalEntry>, StoreError> {
        journal::entries(self.connection(), &*self.tree()?).map_err(|error| error.at(self.path()))
    }

    /// Returns the entry that [`Store::undo`] takes back next; `None` if there is none. The
    /// creation of the file and everything before a migration cannot be undone.
    ///
    /// # Errors
    /// Fails if a row is invalid.
    pub fn undoable(&self) -> Result<Option<JournalEntry>, StoreError> {
        self.expected(Tree::undoable)
    }

    /// Returns the entry that [`Store::redo`] restores next; `None` if there is none.
    ///
    /// # Errors
    /// Fails if a row is invalid.
    pub fn redoable(&self) -> Result<Option<JournalEntry>, StoreError> {
        self.expected(Tree::redoable)
    }

    fn expected(
        &self,
        which: impl FnOnce(&Tree) -> Option<u32>,
    ) -> Result<Option<JournalEntry>, StoreError> {
        let tree = self.tree()?;
        which(&tree)
            .map(|number| journal::expected_entry(self.connection(), &tree, number))
            .transpose()
    }
}

/// Returns the newest `most` entries that match `filter` and are older than entry `before`, or from
/// the newest on for `None`.
fn page(
    connection: &Connection,
    tree: &Tree,
    filter: &Filter,
    before: Option<u32>,
    most: u16,
) -> Result<Page, StoreError> {
    let (condition, mut values) = condition(filter)?;
    let total = connection
        .prepare_cached(&format!(
            "SELECT count(number) FROM journal WHERE {} AND {condition}",
            journal::TOLD
        ))?
        .query_row(params_from_iter(&values), |row| row.get(0))?;
    values.push(before.map_or(i64::MAX, i64::from).into());
    values.push(i64::from(most).into());
    let bound = values.len();
    let condition = format!(
        "{condition} AND number < ?{} ORDER BY number DESC LIMIT ?{bound}",
        bound - 1
    );
    let entries = journal::entries_where(connection, tree, &condition, &values)?;
    Ok(Page { entries, total })
}

/// Returns a list as JSON, for SQLite's `json_each`.
fn json<T: serde::Serialize>(list: &[T]) -> Result<String, StoreError> {
    serde_json::to_string(list).map_err(|error| StoreError::damaged("journal", "", error))
}

/// Returns the filter as an SQL condition with values numbered from 1.
fn condition(filter: &Filter) -> Result<(String, Vec<Value>), StoreError> {
    let mut conditions = vec!["TRUE".to_owned()];
    let mut values: Vec<Value> = Vec::new();
    let mut add = |condition: &str, given: Vec<Value>| {
        let mut condition = condition.to_owned();
        for value in given {
            values.push(value);
            condition = condition.replacen('?', &format!("\u{0}{}", values.len()), 1);
        }
        conditions.push(condition.replace('\u{0}', "?"));
    };
    let named = "IN (SELECT value FROM json_each(?))";
    match &filter.commands {
        Commands::All => {}
        Commands::Of(names) => add(&format!("command {named}"), vec![json(names)?.into()]),
        Commands::OtherThan(names) => {
            add(&format!("command NOT {named}"), vec![json(names)?.into()]);
        }
    }
    if let Some(who) = &filter.who {
        add("who = ?", vec![who.clone().into()]);
    }
    let subjects = [
        filter.round.map(Subject::Round),
        filter.team.map(Subject::Team),
        filter.player.map(Subject::Player),
    ];
    for subject in subjects.into_iter().flatten() {
        let (kind, number) = subject.row();
        add(
            "number IN (SELECT entry FROM journal_subject WHERE kind = ? AND number = ?)",
            vec![kind.to_owned().into(), i64::from(number).into()],
        );
    }
    Ok((conditions.join(" AND "), values))
}

/// Returns the names of all authors, sorted.
fn people(connection: &Connection) -> Result<Vec<String>, StoreError> {
    journal::read(
        connection,
        &format!(
            "SELECT DISTINCT who FROM journal WHERE {} ORDER BY who",
            journal::TOLD
        ),
        (),
        |row| Ok(row.get(0)?),
    )
}
