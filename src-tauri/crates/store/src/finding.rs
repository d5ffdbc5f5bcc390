//! What can be wrong with a file.

use serde::Serialize;

use crate::StoreError;
use crate::damage::damage_at;
use crate::invariants::Violation;

/// Something wrong with a file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "code", content = "data", rename_all = "snake_case")]
pub enum Finding {
    /// SQLite's own check found damage.
    #[error("{message}")]
    Integrity {
        /// What it said, in English.
        message: String,
    },
    /// A row refers to one that is not there.
    #[error("{table}: a row refers to one of {parent} that is not there")]
    ForeignKey {
        table: String,
        /// The table it refers to.
        parent: String,
    },
    /// A row is not as it must be.
    #[error("{}", damage_at(table, row, reason))]
    Damaged {
        table: String,
        /// The key of the row.
        row: String,
        /// What is wrong, in English.
        reason: String,
    },
    /// Something does not hold that holds in every tournament.
    #[error("{violation}")]
    Violation { violation: Violation },
    /// The tables are not what the last command in force left behind.
    #[error("the tables are not what the last command left behind")]
    TablesChanged,
    /// An entry of the journal does not lead back or on to the state it remembers.
    #[error("journal entry {entry} does not lead to the state it remembers")]
    JournalMismatch { entry: u32 },
    /// An entry of the journal does what its command never does, or leads to what is no tournament.
    #[error("journal entry {entry} ({command}) is not of this program: {reason}")]
    EntryForeign {
        entry: u32,
        command: String,
        /// The breach, in English.
        reason: String,
    },
    /// An entry of the journal is not the one that was written, or it is missing: the first one of
    /// which that is so. Nothing behind it proves anything.
    #[error("journal entry {entry} is not the one that was written, or is missing")]
    EntryChanged { entry: u32 },
}

/// A game that was found to have gone on in another copy of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Fork {
    pub game: u32,
    /// The pair, from 1, before which it was found.
    pub pair: usize,
}

/// Damage is a finding, anything else ends the proof.
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
