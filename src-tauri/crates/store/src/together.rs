//! Many acts in one transaction: all of them are kept at once, or none. Each may still fail alone.

use std::mem;

use crate::board_games::ReplayedGames;
use crate::journal::KnownTree;
use crate::{Store, StoreError};

/// Whether changes are kept one by one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keeping {
    EachAtOnce,
    /// Those since [`Store::begin_together`], at [`Store::keep_together`].
    Together,
}

impl Store {
    /// From now on changes are kept together, until [`Store::keep_together`] or
    /// [`Store::drop_together`].
    ///
    /// # Errors
    /// When the file cannot be written, or that has begun already.
    pub fn begin_together(&mut self) -> Result<(), StoreError> {
        self.must_write()?;
        self.must_be_in_place()?;
        self.must_have_journal()?;
        self.connection().execute_batch("BEGIN IMMEDIATE")?;
        self.keeping = Keeping::Together;
        Ok(())
    }

    /// Keeps everything since [`Store::begin_together`]; answered only when that lies at the path of
    /// the file.
    ///
    /// # Errors
    /// When it cannot be written. Nothing of it is kept then.
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

    /// Forgets everything since [`Store::begin_together`]; says whether there was such a beginning.
    pub fn drop_together(&mut self) -> bool {
        let had_begun = mem::replace(&mut self.keeping, Keeping::EachAtOnce) == Keeping::Together;
        if had_begun {
            // Where even this fails, SQLite has rolled back itself, or the file is closed next.
            let _ = self.connection().execute_batch("ROLLBACK");
            self.tree = KnownTree::default();
            self.replayed_games = ReplayedGames::default();
        }
        had_begun
    }
}
