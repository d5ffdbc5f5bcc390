//! The rows of the tournament as the last command left them: the next one hashes only what it changes.

use crate::hash::TableHashes;
use crate::rows::Rows;

/// Rows and their fingerprints.
#[derive(Debug)]
pub(crate) struct KnownRows {
    pub(crate) rows: Rows,
    pub(crate) hashes: TableHashes,
}

impl KnownRows {
    /// `rows` with their fingerprints: those of `earlier` if its rows are the same.
    pub(crate) fn of(rows: Rows, earlier: Option<Self>) -> Self {
        match earlier {
            Some(earlier) if earlier.rows == rows => earlier,
            Some(_) | None => Self {
                hashes: TableHashes::of_rows(&rows),
                rows,
            },
        }
    }
}
