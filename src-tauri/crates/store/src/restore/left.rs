//! The journal across a restore: the new file continues the journal of the old one, so that a head
//! printed in between is still found.
//!
//! If the backup was made from this file, its rows are the first of the present ones. Then all
//! present rows are carried over, and the restore continues from the last row of the backup. If it
//! is another file, or the present one is too damaged, the restore records the links of the rows it
//! cannot carry.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use rusqlite::Connection;
use serde_json::Value;

use crate::contains::{left_links, left_word};
use crate::hall::{self, KeptAnswer};
use crate::hash::{self, Hash};
use crate::journal::{self, Kind, NewEntry, NewRow, Row};
use crate::schema::Schema;
use crate::{StoreError, copy, integrity};

/// The journal of the replaced file.
#[derive(Debug, Clone, Default)]
pub(crate) struct Present {
    rows: Vec<Row>,
    /// Links recorded by earlier restores.
    told: Vec<(u32, Hash)>,
    /// The responses to requests from the hall.
    answers: Vec<KeptAnswer>,
    /// True if every link is intact.
    is_proved: bool,
}

impl Present {
    /// Reads the journal of `file` as far as possible. Converts one of an older schema, without the
    /// wall that would follow.
    pub(crate) fn of(file: &Connection) -> Self {
        let mut present = Self::default();
        // With sound pages, rows may be as long as an import writes them.
        let _ = integrity::must_be_whole(file);
        // A medium may fail once. What remains unreadable is treated as missing.
        if present.read(file).is_err() {
            present = Self::default();
            let _ = present.read(file);
        }
        present
    }

    fn read(&mut self, file: &Connection) -> Result<(), StoreError> {
        let schema = Schema::known()?;
        if !schema.is_older(file)? {
            return self.read_rows(file);
        }
        let (mut memory, _) = copy::in_memory(file)?;
        integrity::must_be_whole(&memory)?;
        schema.lay(&mut memory)?;
        self.read_rows(&memory)
    }

    fn read_rows(&mut self, file: &Connection) -> Result<(), StoreError> {
        journal::each(file, 0, |row| {
            self.rows.push(row);
            Ok(ControlFlow::Continue(()))
        })?;
        for restore in journal::tree(file)?.restores() {
            self.told.extend(left_links(file, restore)?);
        }
        self.answers = hall::answers(file)?;
        self.is_proved = journal::first_changed(file, &mut |_| Ok(()))?.is_none();
        Ok(())
    }

    /// Returns the journal as unproved: its links are intact, but its content is not, so only the
    /// links are recorded.
    pub(crate) fn without_proof(&self) -> Self {
        Self {
            is_proved: false,
            ..self.clone()
        }
    }

    /// Continues this journal in `made`, a copy of the backup: carries the missing rows over and
    /// appends the restore. `was_older`: the backup had an older schema.
    pub(crate) fn go_on(
        &self,
        made: &Connection,
        entry: &NewEntry,
        was_older: bool,
    ) -> Result<(), StoreError> {
        let newest = journal::newest(made)?
            .ok_or_else(|| StoreError::damaged("journal", "", "it is empty"))?;
        let mut entry = entry.clone();
        let mut say = |key: &str, value: Value| {
            if let Some(data) = entry.data.as_object_mut() {
                data.insert(key.to_owned(), value);
            }
        };
        say("to", newest.number.into());
        let is_the_beginning = self.is_proved && self.link_of(newest.number) == Some(newest.link);
        if is_the_beginning {
            self.carry(made, newest.number)?;
        } else {
            let left = self.left(made)?;
            if !left.is_empty() {
                say("left", left.into());
            }
        }
        let hash = hash::of_file(made)?;
        let new = NewRow {
            kind: Kind::Restore,
            entry: &entry,
            game: None,
            hash_before: newest.hash,
            hash,
            changeset: (!was_older).then(Vec::new),
            subjects: &BTreeSet::new(),
        };
        journal::append(made, new)?;
        Ok(())
    }

    fn link_of(&self, number: u32) -> Option<Hash> {
        let place = self.rows.binary_search_by_key(&number, |row| row.number);
        Some(self.rows.get(place.ok()?)?.link)
    }

    /// Copies the rows after row `newest`.
    fn carry(&self, made: &Connection, newest: u32) -> Result<(), StoreError> {
        for row in self.rows.iter().filter(|row| row.number > newest) {
            row.insert(made)?;
        }
        // A request from the hall that was answered must not have a second effect.
        let lacking = self.answers.iter().filter(|it| it.entry > newest);
        for answer in lacking {
            answer.insert(made)?;
        }
        Ok(())
    }

    /// Returns the links that `made` has neither as a row nor recorded by an earlier restore.
    fn left(&self, made: &Connection) -> Result<Vec<String>, StoreError> {
        let rows = self.rows.iter().map(|row| (row.number, row.link));
        let left = rows.chain(self.told.iter().copied());
        let mut known: BTreeSet<(u32, Hash)> = BTreeSet::new();
        for restore in journal::tree(made)?.restores() {
            known.extend(left_links(made, restore)?);
        }
        let mut words = Vec::new();
        for (number, link) in left {
            if known.insert((number, link)) && journal::link_of(made, number)? != Some(link) {
                words.push(left_word(number, &link));
            }
        }
        Ok(words)
    }
}
