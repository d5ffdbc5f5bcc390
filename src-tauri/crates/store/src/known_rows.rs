//! The rows of the tournament as the last command left them: the next one makes and hashes only what it changes.

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
    /// Those of `tournament`: `earlier` if they are of the same.
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
