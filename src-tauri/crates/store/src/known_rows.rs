//! Cache of the tournament's rows after the last command: the next command rebuilds and hashes only
//! what it changes.

use kralle_tournament::Tournament;

use crate::hash::TableHashes;
use crate::rows::Rows;

/// A tournament, its rows and their fingerprints.
#[derive(Debug)]
pub(crate) struct KnownRows {
    pub(crate) tournament: Tournament,
    pub(crate) rows: Rows,
    pub(crate) hashes: TableHashes,
}

impl KnownRows {
    /// Returns the rows of `tournament`; reuses `earlier` if it has the same tournament.
    pub(crate) fn of(tournament: &Tournament, earlier: Option<Self>) -> Self {
        match earlier {
            Some(earlier) if earlier.tournament == *tournament => earlier,
            Some(_) | None => {
                let rows = Rows::of(tournament);
                Self {
                    hashes: TableHashes::of_rows(&rows),
                    tournament: tournament.clone(),
                    rows,
                }
            }
        }
    }
}
