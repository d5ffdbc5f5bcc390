//! Groups changes in one transaction: all are kept together, or none. Each may still fail alone.

use std::mem;

use crate::board_games::ReplayedGames;
use crate::journal::KnownTree;
use crate::{Store, StoreError};

/// The time at which changes are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keeping {
    EachAtOnce,
    /// At [`Store::keep_together`], all since [`Store::begin_together`].
    Together,
}

impl Store {
    /// Starts grouping changes, until [`Store::keep_together`] or [`Store::drop_together`].
    ///
    /// # Errors
    /// Fails if the file cannot be written, or a group has already started.
    pub fn begin_together(&mut self) -> Result<(), StoreError> {
        self.must_write()?;
        self.must_be_in_place()?;
        self.must_have_journal()?;
        self.connection().execute_batch("BEGIN IMMEDIATE")?;
        self.keeping = Keeping::Together;
        Ok(())
    }

    /// Keeps all changes since [`Store::begin_together`]. Returns only after they are in the file
    /// at the path.
    ///
    /// # Errors
    /// Fails if it cannot be written. None of the changes is kept then.
    pub fn keep_together(&mut self) -> Result<(), StoreError> {
        let committed = self
            .must_lie_here()
            .and_then(|()| Ok(self.connection().execute_batch("COMMIT")?));
        match committed {
            Ok(()) => {
                self.keeping = Keeping::EachAtOnce;
                self.must_hold()
            }
            Err(error) => {
                self.drop_together();
                Err(error)
            }
        }
        .map_err(|error| error.at(self.path()))
    }

    /// Drops all changes since [`Store::begin_together`]; true if there was a group.
    pub fn drop_together(&mut self) -> bool {
        let had_begun = mem::replace(&mut self.keeping, Keeping::EachAtOnce) == Keeping::Together;
        if had_begun {
            // If even this fails, SQLite has rolled back already, or the file closes next.
            let _ = self.connection().execute_batch("ROLLBACK");
            self.tree = KnownTree::default();
            self.replayed_games = ReplayedGames::default();
        }
        had_begun
    }
}
