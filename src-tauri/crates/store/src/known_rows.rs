//! The rows of the tournament as the last command left them: the next one hashes anew only what it
//! changes.

use crate::hash::TableHashes;
use crate::rows::Rows;

/// Rows and their fingerprints.
#[derive(Debug)]
pub(crate) struct KnownRows {
    pub(crate) rows: Rows,
    pub(crate) hashes: TableHashes,
}

impl KnownRows {
    /// `rows` with their fingerprints: those of `known` if its rows are the same.
    pub(crate) fn of(rows: Rows, known: Option<Self>) -> Self {
        match known {
            Some(known) if known.rows == rows => known,
            Some(_) | None => Self {
                hashes: TableHashes::of_rows(&rows),
                rows,
            },
        }
    }
}
