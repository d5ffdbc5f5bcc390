//! Findings of a verification.

use serde::Serialize;

use crate::StoreError;
use crate::damage::damage_at;
use crate::invariants::Violation;

/// A problem of a file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "code", content = "data", rename_all = "snake_case")]
pub enum Finding {
    /// SQLite's integrity check found damage.
    #[error("{message}")]
    Integrity {
        /// SQLite's message, in English.
        message: String,
    },
    /// A foreign key without its parent row.
    #[error("{table}: a row refers to one of {parent} that is not there")]
    ForeignKey {
        table: String,
        /// The referenced table.
        parent: String,
    },
    /// A row has an invalid value.
    #[error("{}", damage_at(table, row, reason))]
    Damaged {
        table: String,
        /// The key of the row.
        row: String,
        /// The damage, in English.
        reason: String,
    },
    /// An invariant of every tournament is violated.
    #[error("{violation}")]
    Violation { violation: Violation },
    /// The tables differ from those after the last command in force.
    #[error("the tables are not what the last command left behind")]
    TablesChanged,
    /// Undo or redo of an entry does not lead to the recorded state.
    #[error("journal entry {entry} does not lead to the state it remembers")]
    JournalMismatch { entry: u32 },
    /// A journal entry has a change that its command never makes, or leads to an invalid tournament.
    #[error("journal entry {entry} ({command}) is not of this program: {reason}")]
    EntryForeign {
        entry: u32,
        command: String,
        /// The breach, in English.
        reason: String,
    },
    /// The first journal entry that was changed or is missing. Everything after it is unproved.
    #[error("journal entry {entry} is not the one that was written, or is missing")]
    EntryChanged { entry: u32 },
}

/// A game that continued in another copy of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Fork {
    pub game: u32,
    /// The pair of moves, from 1, before which the fork was noticed.
    pub pair: usize,
}

/// Turns damage into a finding; any other error ends the verification.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only these say something about the file"
)]
pub(crate) fn damage(error: StoreError) -> Result<Finding, StoreError> {
    match error {
        StoreError::Damaged { table, row, reason } => Ok(Finding::Damaged { table, row, reason }),
        StoreError::JournalMismatch { entry } => Ok(Finding::JournalMismatch { entry }),
        StoreError::EntryForeign {
            entry,
            command,
            reason,
        } => Ok(Finding::EntryForeign {
            entry,
            command,
            reason,
        }),
        StoreError::TablesChanged => Ok(Finding::TablesChanged),
        other => Err(other),
    }
}

#[cfg(test)]
mod tests {
    use super::Finding;

    #[test]
    fn damage_names_the_place_that_is_known() {
        let damaged = |table: &str, row: &str| Finding::Damaged {
            table: table.to_owned(),
            row: row.to_owned(),
            reason: "gone".to_owned(),
        };
        assert_eq!(damaged("player", "3").to_string(), "player 3: gone");
        assert_eq!(damaged("journal", "").to_string(), "journal: gone");
        assert_eq!(damaged("", "").to_string(), "gone");
    }
}
