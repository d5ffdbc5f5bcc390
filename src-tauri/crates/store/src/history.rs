//! What the journal tells: page by page, newest first, and only what is asked for.

use std::collections::BTreeMap;

use kralle_tournament::{PlayerId, RoundNumber, TeamNumber};
use rusqlite::types::Value;
use rusqlite::{Connection, params_from_iter};

use crate::journal::{self, JournalEntry};
use crate::{Store, StoreError, Subject};

/// Which commands are asked for, by their stable names.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Commands {
    /// All of them.
    #[default]
    All,
    /// These.
    Of(Vec<String>),
    /// All but these.
    OtherThan(Vec<String>),
}

/// Which entries are asked for; an entry must fit everything that is set.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Filter {
    /// Which commands.
    pub commands: Commands,
    /// Who gave them, exactly as they call themselves.
    pub who: Option<String>,
    /// The round they are about.
    pub round: Option<RoundNumber>,
    /// The team they are about.
    pub team: Option<TeamNumber>,
    /// The player they are about.
    pub player: Option<PlayerId>,
}

/// A page of the journal.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// The entries, newest first.
    pub entries: Vec<JournalEntry>,
    /// How many entries fit the filter, on all pages.
    pub total: u32,
}

impl Store {
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
        page(self.connection(), filter, before, most).map_err(|error| error.at(self.path()))
    }

    /// Everybody who gave a command, as they call themselves, in alphabetical order.
    ///
    /// # Errors
    /// When a row is not as it must be.
    pub fn people(&self) -> Result<Vec<String>, StoreError> {
        people(self.connection()).map_err(|error| error.at(self.path()))
    }

    /// Entry `number` of the journal.
    ///
    /// # Errors
    /// When there is none, or it is not as it must be.
    pub fn entry(&self, number: u32) -> Result<JournalEntry, StoreError> {
        journal::must_exist(self.connection(), number)?;
        journal::entry(self.connection(), number).map_err(|error| error.at(self.path()))
    }

    /// The number of the newest entry.
    ///
    /// # Errors
    /// When the journal is damaged.
    pub fn newest(&self) -> Result<u32, StoreError> {
        journal::newest(self.connection()).map_err(|error| error.at(self.path()))
    }

    /// The entry after which the tables are as they are now.
    ///
    /// # Errors
    /// When the journal is damaged.
    pub fn position(&self) -> Result<u32, StoreError> {
        journal::position(self.connection()).map_err(|error| error.at(self.path()))
    }

    /// The last entry over which no undo reaches: the creation of the file, or the last migration.
    ///
    /// # Errors
    /// When the journal is damaged.
    pub fn wall(&self) -> Result<u32, StoreError> {
        journal::wall(self.connection()).map_err(|error| error.at(self.path()))
    }

    /// All entries of the journal, oldest first.
    ///
    /// # Errors
    /// When a row is not as it must be.
    pub fn journal(&self) -> Result<Vec<JournalEntry>, StoreError> {
        journal::entries(self.connection()).map_err(|error| error.at(self.path()))
    }

    /// The entry that [`Store::undo`] takes back next. The creation of the file and what lies
    /// before a migration cannot be undone.
    ///
    /// # Errors
    /// When a row is not as it must be.
    pub fn undoable(&self) -> Result<Option<JournalEntry>, StoreError> {
        journal::undoable(self.connection())?
            .map(|number| journal::entry(self.connection(), number))
            .transpose()
    }

    /// The entry that [`Store::redo`] puts in force next.
    ///
    /// # Errors
    /// When a row is not as it must be.
    pub fn redoable(&self) -> Result<Option<JournalEntry>, StoreError> {
        journal::redoable(self.connection())?
            .map(|number| journal::entry(self.connection(), number))
            .transpose()
    }
}

/// The newest `most` entries that fit `filter` and are older than entry `before`.
pub(crate) fn page(
    connection: &Connection,
    filter: &Filter,
    before: Option<u32>,
    most: u16,
) -> Result<Page, StoreError> {
    let (condition, parameters) = condition(filter)?;
    let total = connection
        .prepare_cached(&format!("SELECT count(*) FROM journal WHERE {condition}"))?
        .query_row(params_from_iter(&parameters), |row| row.get(0))?;
    let mut with_bounds = parameters;
    with_bounds.push(before.map_or(i64::MAX, i64::from).into());
    with_bounds.push(i64::from(most).into());
    let bound = with_bounds.len();
    let mut entries = journal::read(
        connection,
        &format!(
            "SELECT number, time, who, command, data, schema_version, state FROM journal
             WHERE {condition} AND number < ?{} ORDER BY number DESC LIMIT ?{bound}",
            bound - 1
        ),
        params_from_iter(&with_bounds),
        journal::understand,
    )?;
    let numbers: Vec<u32> = entries.iter().map(|entry| entry.number).collect();
    let mut marks: BTreeMap<u32, Vec<_>> = BTreeMap::new();
    for (entry, mark) in journal::read(
        connection,
        "SELECT number, entry, act, time, who FROM journal_mark
         WHERE entry IN (SELECT value FROM json_each(?1)) ORDER BY number",
        [json(&numbers)?],
        journal::understand_mark,
    )? {
        marks.entry(entry).or_default().push(mark);
    }
    for entry in &mut entries {
        entry.marks = marks.remove(&entry.number).unwrap_or_default();
    }
    Ok(Page { entries, total })
}

/// A list as SQLite's `json_each` takes it.
fn json<T: serde::Serialize>(list: &[T]) -> Result<String, StoreError> {
    serde_json::to_string(list).map_err(|error| StoreError::damaged("journal", "", error))
}

/// The filter as SQL, its values numbered from 1.
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

/// Everybody who gave a command, in order.
pub(crate) fn people(connection: &Connection) -> Result<Vec<String>, StoreError> {
    journal::read(
        connection,
        "SELECT DISTINCT who FROM journal ORDER BY who",
        (),
        |row| Ok(row.get(0)?),
    )
}
