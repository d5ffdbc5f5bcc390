//! Converts the journal of an older file into the single journal. Entries, undo and redo, and game
//! events used to be separate lists, and an entry's state was overwritten.
//!
//! The order of entries and marks follows from the file. A command follows the state with its
//! earlier fingerprint. An undo follows a state in which its entry was the last in force, and a redo
//! one in which its entry was the next redoable. A possible undo or redo precedes the next command,
//! after which it is impossible. Games are independent of the tournament; their times give their
//! place.
//!
//! The same file always yields the same rows and links, and so does a backup of it for its part.
//! Rows that do not fit (an older file could be changed unnoticed) are converted without a link, so
//! that `verify` reports them.

mod old;

use std::collections::BTreeMap;

use rusqlite::{Connection, Transaction};
use rusqlite_migration::{HookError, HookResult};

use crate::StoreError;
use crate::hash::Hash;
use crate::head::FileId;
use crate::journal::{self, Act, EntryState, Kind, Parts, Row, Step, Tree};
use old::{OldEntry, OldEvent, OldFile, OldKind, OldMark};

/// Converts the tables that migration 10 set aside, then drops them.
pub(crate) fn into_one_journal(transaction: &Transaction<'_>) -> HookResult {
    carry(transaction).map_err(|error| HookError::Hook(error.to_string()))?;
    transaction.execute_batch(
        "DROP TABLE temp.old_entry; DROP TABLE temp.old_mark; DROP TABLE temp.old_subject;
         DROP TABLE temp.old_game; DROP TABLE temp.old_event;",
    )?;
    Ok(())
}

fn carry(connection: &Connection) -> Result<(), StoreError> {
    let old = OldFile::read(connection)?;
    // A new file has no entry yet.
    let Some(first) = old.entries.first() else {
        return Ok(());
    };
    let file = identity(&first.row);
    journal::identify(connection, file)?;
    let mut carried = Carried::default();
    carried.take(&old);
    carried.compare_states(&old);
    let mut before = journal::first_link(file);
    for it in &mut carried.rows {
        let row = &mut it.row;
        if let Some(entry) = it.entry {
            row.changeset = old::changeset(connection, entry)?;
            row.subjects = old::subjects(connection, entry)?;
        }
        if it.fits {
            row.link = row.link_behind(&before);
        }
        before = row.link;
        row.insert(connection)?;
    }
    Ok(())
}

/// Returns the identity of an older file: its copies and backups share the first entry.
fn identity(first: &Row) -> FileId {
    let mut parts = Parts::of("kralle older file 1");
    for text in [&first.time, &first.who, &first.command, &first.data] {
        parts.part(text.as_bytes());
    }
    parts.part(&first.schema_version.to_le_bytes());
    parts.part(&first.hash);
    let mut file = [0; 16];
    file.copy_from_slice(&parts.finish()[..16]);
    FileId(file)
}

/// A converted row.
struct CarriedRow {
    row: Row,
    /// The entry of the older file with its changeset; `None` for a mark or a game event.
    entry: Option<u32>,
    /// True if it follows from the rows before it.
    fits: bool,
}

/// The converted rows so far, in order.
#[derive(Default)]
struct Carried {
    rows: Vec<CarriedRow>,
    tree: Tree,
    /// The new number of each old entry.
    numbers: BTreeMap<u32, u32>,
}

/// The next entry or mark to convert.
enum Next<'a> {
    Entry(&'a OldEntry),
    Mark(&'a OldMark),
}

impl Carried {
    fn take(&mut self, old: &OldFile) {
        let (mut entries, mut marks) = (&old.entries[..], &old.marks[..]);
        let mut events = &old.events[..];
        loop {
            let next = self.next(entries.first(), marks.first());
            let time = match &next {
                Some(Next::Entry(entry)) => Some(entry.time),
                Some(Next::Mark(mark)) => Some(mark.time),
                None => None,
            };
            let done = old.entries.len() - entries.len();
            if let Some((event, rest)) = events.split_first()
                && time.is_none_or(|time| event.time < time && event.not_before <= done)
            {
                events = rest;
                self.take_event(event);
                continue;
            }
            match next {
                Some(Next::Entry(entry)) => {
                    self.take_entry(entry);
                    entries = &entries[1..];
                }
                Some(Next::Mark(mark)) => {
                    self.take_mark(mark);
                    marks = &marks[1..];
                }
                None => return,
            }
        }
    }

    /// Returns the next entry or mark to convert; `None` at the end.
    fn next<'a>(&self, entry: Option<&'a OldEntry>, mark: Option<&'a OldMark>) -> Option<Next<'a>> {
        let (entry, mark) = match (entry, mark) {
            (Some(entry), Some(mark)) => (entry, mark),
            (Some(entry), None) => return Some(Next::Entry(entry)),
            (None, mark) => return mark.map(Next::Mark),
        };
        let mark_first = match (self.fits(entry), self.is_possible(mark)) {
            (true, false) => false,
            (false, true) => true,
            (true, true) if entry.kind != OldKind::Note || mark.act != Act::Undone => true,
            // An undo is possible on both sides of an entry that changed nothing. If it fits on
            // neither side, the file was tampered with.
            (true, true) | (false, false) => mark.time < entry.time,
        };
        Some(if mark_first {
            Next::Mark(mark)
        } else {
            Next::Entry(entry)
        })
    }

    /// Returns the current fingerprint of the tournament; `None` before the first row.
    fn hash(&self) -> Option<Hash> {
        self.rows.last().map(|last| last.row.hash)
    }

    fn fits(&self, entry: &OldEntry) -> bool {
        // A wall records any earlier state.
        entry.kind == OldKind::Wall || self.hash() == Some(entry.row.hash_before)
    }

    fn is_possible(&self, mark: &OldMark) -> bool {
        let next = match mark.act {
            Act::Undone => self.tree.undoable(),
            Act::Redone => self.tree.redoable(),
        };
        next.is_some() && next == self.numbers.get(&mark.entry).copied()
    }

    fn take_entry(&mut self, entry: &OldEntry) {
        let step = match entry.kind {
            OldKind::Wall => Step::Wall,
            OldKind::Change => Step::Change,
            OldKind::Note => Step::Note,
        };
        let fits = self.fits(entry);
        let number = self.push(entry.row.clone(), step, Some(entry.number), fits);
        self.numbers.insert(entry.number, number);
    }

    fn take_mark(&mut self, mark: &OldMark) {
        let fits = self.is_possible(mark);
        let entry = self.numbers.get(&mark.entry).copied().unwrap_or_default();
        let (kind, to) = match mark.act {
            Act::Undone => (Kind::Undo, self.tree.parent(entry).unwrap_or_default()),
            Act::Redone => (Kind::Redo, entry),
        };
        let step = match mark.act {
            Act::Undone => Step::Undo { to },
            Act::Redone => Step::Redo { to },
        };
        let hash_before = self.hash().unwrap_or_default();
        let number = self.next_number();
        self.tree.push(number, step);
        let position = self.tree.position().and_then(|number| self.row(number));
        let hash = position.map_or(hash_before, |position| position.row.hash);
        self.rows.push(CarriedRow {
            row: Row {
                number,
                time: mark.time_text.clone(),
                who: mark.who.clone(),
                kind: kind.code().to_owned(),
                command: kind.code().to_owned(),
                data: serde_json::json!({ "to": to }).to_string(),
                game: None,
                moment: None,
                schema_version: self.schema_version(),
                hash_before,
                hash,
                changeset: Some(Vec::new()),
                subjects: Vec::new(),
                link: Hash::default(),
            },
            entry: None,
            fits,
        });
    }

    fn take_event(&mut self, event: &OldEvent) {
        let hash = self.hash().unwrap_or_default();
        let row = Row {
            schema_version: self.schema_version(),
            hash_before: hash,
            hash,
            ..event.row.clone()
        };
        self.push(row, Step::Beside, None, event.fits);
    }

    /// Appends a row; returns its number.
    fn push(&mut self, row: Row, step: Step, entry: Option<u32>, fits: bool) -> u32 {
        let number = self.next_number();
        self.tree.push(number, step);
        let row = Row { number, ..row };
        self.rows.push(CarriedRow { row, entry, fits });
        number
    }

    fn next_number(&self) -> u32 {
        u32::try_from(self.rows.len()).map_or(u32::MAX, |rows| rows.saturating_add(1))
    }

    fn row(&self, number: u32) -> Option<&CarriedRow> {
        self.rows.get(usize::try_from(number).ok()?.checked_sub(1)?)
    }

    fn schema_version(&self) -> i64 {
        self.rows.last().map_or(1, |last| last.row.schema_version)
    }

    /// Compares the old state of each entry with the state that follows from the rows.
    fn compare_states(&mut self, old: &OldFile) {
        let left = self.tree.left();
        for entry in &old.entries {
            let Some(number) = self.numbers.get(&entry.number) else {
                continue;
            };
            let state = match self.tree.state(*number, &left) {
                Some(EntryState::Done) | None => "done",
                Some(EntryState::Undone) => "undone",
                Some(EntryState::Ended) => "ended",
                Some(EntryState::Left) => "left",
            };
            if state != entry.state
                && let Some(place) = usize::try_from(*number)
                    .ok()
                    .and_then(|it| it.checked_sub(1))
                && let Some(row) = self.rows.get_mut(place)
            {
                row.fits = false;
            }
        }
    }
}
