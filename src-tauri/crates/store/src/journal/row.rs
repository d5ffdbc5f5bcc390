//! A journal row as stored in the file, and the link over all rows before it.

use std::ops::ControlFlow;

use kralle_choice::Choice;
use rusqlite::{Connection, OptionalExtension as _};
use sha2::{Digest as _, Sha256};

use crate::StoreError;
use crate::hash::Hash;
use crate::head::FileId;

/// The kind of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Choice)]
pub(crate) enum Kind {
    /// A command, the creation of the file, a migration.
    Command,
    /// Undo: back to the row `to`.
    Undo,
    /// Redo: on to the row `to`.
    Redo,
    /// A game event.
    Game,
    /// An event from the hall.
    Hall,
    /// A restored backup: continues from the row `to`.
    Restore,
}

/// The first schema whose links cover the subjects of a row.
const BOUND_SUBJECTS: i64 = 10;

/// A row, column by column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) number: u32,
    pub(crate) time: String,
    pub(crate) who: String,
    pub(crate) kind: String,
    pub(crate) command: String,
    pub(crate) data: String,
    /// The number of the game; `None` unless it is a game event, as the next field.
    pub(crate) game: Option<u32>,
    /// The time on the clocks of the game, in milliseconds.
    pub(crate) moment: Option<i64>,
    pub(crate) schema_version: i64,
    pub(crate) hash_before: Hash,
    pub(crate) hash: Hash,
    /// The SQLite changeset, empty without changes; `None` for a row that undo cannot cross.
    pub(crate) changeset: Option<Vec<u8>>,
    /// Its subjects: kind and number, sorted.
    pub(crate) subjects: Vec<(String, u32)>,
    pub(crate) link: Hash,
}

impl Row {
    /// Returns the link of this row after the link `before`: SHA-256 over all its columns, each
    /// with a length prefix.
    pub(crate) fn link_behind(&self, before: &Hash) -> Hash {
        let mut parts = Parts::of("kralle journal 1");
        parts.part(before);
        parts.part(&self.number.to_le_bytes());
        for text in [&self.time, &self.who, &self.kind, &self.command, &self.data] {
            parts.part(text.as_bytes());
        }
        parts.optional(self.game.map(u32::to_le_bytes).as_ref());
        parts.optional(self.moment.map(i64::to_le_bytes).as_ref());
        parts.part(&self.schema_version.to_le_bytes());
        parts.part(&self.hash_before);
        parts.part(&self.hash);
        parts.optional(self.changeset.as_ref().map(Sha256::digest).as_ref());
        // For older rows a migration derived the subjects from the tables at that time; a backup
        // may have others.
        if self.schema_version >= BOUND_SUBJECTS {
            for (kind, number) in &self.subjects {
                parts.part(kind.as_bytes());
                parts.part(&number.to_le_bytes());
            }
        }
        parts.finish()
    }

    /// Inserts the row and its subjects.
    pub(crate) fn insert(&self, connection: &Connection) -> rusqlite::Result<()> {
        connection
            .prepare_cached(
                "INSERT INTO journal (number, time, who, kind, command, data, game, moment,
                     schema_version, hash_before, hash, changeset, link)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
            )?
            .execute((
                self.number,
                &self.time,
                &self.who,
                &self.kind,
                &self.command,
                &self.data,
                self.game,
                self.moment,
                self.schema_version,
                self.hash_before,
                self.hash,
                &self.changeset,
                self.link,
            ))?;
        let mut statement = connection.prepare_cached(
            "INSERT INTO journal_subject (kind, number, entry) VALUES (?1, ?2, ?3)",
        )?;
        for (kind, number) in &self.subjects {
            statement.execute((kind, number, self.number))?;
        }
        Ok(())
    }
}

/// Passes the rows after number `after` to `visit`, oldest first, until it returns false.
pub(crate) fn each(
    connection: &Connection,
    after: u32,
    mut visit: impl FnMut(Row) -> Result<ControlFlow<()>, StoreError>,
) -> Result<(), StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT number, time, who, kind, command, data, game, moment, schema_version,
             hash_before, hash, changeset, link
         FROM journal WHERE number > ?1 ORDER BY number",
    )?;
    let mut rows = statement.query([after])?;
    let mut subjects = connection.prepare_cached(
        "SELECT entry, kind, number FROM journal_subject WHERE entry > ?1
         ORDER BY entry, kind, number",
    )?;
    let mut subjects = subjects
        .query_map([after], |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?))))?
        .peekable();
    while let Some(row) = rows.next()? {
        let number: u32 = row.get(0)?;
        let is_its =
            |it: &rusqlite::Result<(u32, _)>| !matches!(it, Ok((entry, _)) if *entry != number);
        let its = std::iter::from_fn(|| subjects.next_if(is_its));
        let subjects = its
            .map(|it| it.map(|(_, subject)| subject))
            .collect::<Result<_, _>>()?;
        let read = Row {
            number,
            time: row.get(1)?,
            who: row.get(2)?,
            kind: row.get(3)?,
            command: row.get(4)?,
            data: row.get(5)?,
            game: row.get(6)?,
            moment: row.get(7)?,
            schema_version: row.get(8)?,
            hash_before: row.get(9)?,
            hash: row.get(10)?,
            changeset: row.get(11)?,
            subjects,
            link: row.get(12)?,
        };
        if visit(read)?.is_break() {
            break;
        }
    }
    Ok(())
}

/// The data for appending a row.
pub(crate) struct Newest {
    pub(crate) number: u32,
    /// The current fingerprint of the tables.
    pub(crate) hash: Hash,
    pub(crate) schema_version: i64,
    pub(crate) link: Hash,
}

/// Returns the newest row; `None` in a file without rows.
pub(crate) fn newest(connection: &Connection) -> rusqlite::Result<Option<Newest>> {
    connection
        .prepare_cached(
            "SELECT number, hash, schema_version, link FROM journal ORDER BY number DESC LIMIT 1",
        )?
        .query_row((), |row| {
            Ok(Newest {
                number: row.get(0)?,
                hash: row.get(1)?,
                schema_version: row.get(2)?,
                link: row.get(3)?,
            })
        })
        .optional()
}

/// Returns the link of row `number`; `None` if there is none.
pub(crate) fn link_of(connection: &Connection, number: u32) -> rusqlite::Result<Option<Hash>> {
    connection
        .prepare_cached("SELECT link FROM journal WHERE number = ?1")?
        .query_row([number], |row| row.get(0))
        .optional()
}

pub(crate) fn identity(connection: &Connection) -> Result<FileId, StoreError> {
    let found = connection
        .prepare_cached("SELECT file FROM journal_identity")?
        .query_row((), |row| row.get(0))
        .optional()?;
    found
        .map(FileId)
        .ok_or_else(|| StoreError::damaged("journal_identity", "", "the file has no identity"))
}

/// Stores the identity of the file.
pub(crate) fn identify(connection: &Connection, file: FileId) -> rusqlite::Result<()> {
    connection.execute(
        "INSERT INTO journal_identity (id, file) VALUES (1, ?1)",
        [file.0],
    )?;
    Ok(())
}

/// Returns the link before the first row.
pub(crate) fn first_link(file: FileId) -> Hash {
    let mut parts = Parts::of("kralle file 1");
    parts.part(&file.0);
    parts.finish()
}

/// Length-prefixed parts for SHA-256, so that different rows give different input.
pub(crate) struct Parts(Vec<u8>);

impl Parts {
    /// Starts with a label for the kind of data.
    pub(crate) fn of(what: &str) -> Self {
        let mut parts = Self(Vec::with_capacity(512));
        parts.part(what.as_bytes());
        parts
    }

    pub(crate) fn part(&mut self, part: &[u8]) {
        self.0.extend((part.len() as u64).to_le_bytes());
        self.0.extend(part);
    }

    /// Adds an optional part; a missing part differs from an empty one.
    fn optional(&mut self, part: Option<impl AsRef<[u8]>>) {
        match part {
            Some(part) => self.part(part.as_ref()),
            None => self.0.extend(u64::MAX.to_le_bytes()),
        }
    }

    pub(crate) fn finish(self) -> Hash {
        Sha256::digest(self.0).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row() -> Row {
        Row {
            number: 3,
            time: "2026-11-21T14:32:05Z".to_owned(),
            who: "Rosa Klaue".to_owned(),
            kind: "game".to_owned(),
            command: "offered".to_owned(),
            data: "null".to_owned(),
            game: Some(1),
            moment: Some(700),
            schema_version: 10,
            hash_before: [1; 32],
            hash: [2; 32],
            changeset: Some(Vec::new()),
            subjects: vec![("round".to_owned(), 2)],
            link: [0; 32],
        }
    }

    /// Part of the file format: a change invalidates every printed head.
    #[test]
    fn the_link_of_a_row_is_never_computed_otherwise() {
        assert_eq!(
            hex::encode(row().link_behind(&first_link(FileId([7; 16])))),
            "f4562867b69d3e6fcf8776f96b78f735b13fe03c408c2b9539819ff1fc574b6d"
        );
    }

    #[test]
    fn every_column_is_in_the_link() {
        let link = |change: &dyn Fn(&mut Row)| {
            let mut row = row();
            change(&mut row);
            row.link_behind(&[0; 32])
        };
        let changes: [&dyn Fn(&mut Row); 19] = [
            &|_| {},
            &|row| row.number = 4,
            &|row| row.time.push(' '),
            &|row| row.who.push('s'),
            // The same letters, split between columns differently.
            &|row| (row.who, row.kind) = ("Rosa Klaueg".to_owned(), "ame".to_owned()),
            &|row| row.kind = "undo".to_owned(),
            &|row| row.command = "halted".to_owned(),
            &|row| row.data = "{}".to_owned(),
            &|row| row.game = None,
            &|row| row.game = Some(2),
            &|row| row.moment = Some(701),
            &|row| row.schema_version = 11,
            &|row| row.hash_before = [3; 32],
            &|row| row.hash = [3; 32],
            &|row| row.changeset = None,
            &|row| row.changeset = Some(vec![0]),
            &|row| row.subjects.clear(),
            &|row| row.subjects[0].0 = "team".to_owned(),
            &|row| row.subjects[0].1 = 3,
        ];
        let links = std::collections::BTreeSet::from_iter(changes.map(link));
        assert_eq!(links.len(), changes.len());
        assert_ne!(row().link_behind(&[0; 32]), row().link_behind(&[1; 32]));
        // The link is not part of its own hash.
        assert_eq!(link(&|row| row.link = [9; 32]), link(&|_| {}));
    }
}
