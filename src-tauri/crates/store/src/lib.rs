//! The tournament file: SQLite, migrations, a journal with undo, integrity checks.
//!
//! Start at [`Store`]. A command loads the [`Tournament`](kralle_tournament::Tournament), applies
//! its change and [keeps](Store::keep) the difference: one transaction, one journal entry. The
//! schema is in `migrations/`, each domain table in a file of `tables/`; `table.rs` lists them.
//! [`Store::verify`] checks a file. [`Store::past`] shows an earlier state. [`Store::back_up`] and
//! [`restore()`] make and restore backups. [`to_json`] and [`read_json`] are for other programs.
//!
//! Not here: the rules of a command (`tournament`), permissions and messages (`desk`), and the
//! clock. Times are arguments.

mod backup;
mod base32;
mod beside;
mod board_games;
mod carry;
mod cell;
mod code;
mod connection;
mod contains;
mod copy;
mod damage;
mod error;
mod file_path;
mod finding;
mod found;
mod guard;
mod hall;
mod hash;
mod head;
mod history;
mod integrity;
mod invariants;
mod journal;
mod known_rows;
mod law;
mod load;
mod past;
mod peek;
mod place;
mod rescue;
mod restore;
mod rollback;
mod rows;
mod rows_json;
mod rule_text;
#[cfg(test)]
mod sample;
mod schema;
mod store;
mod subject;
mod system_error;
mod table;
mod tables;
mod together;
mod undo;
mod verify;
mod watch;
mod way;
mod whole;

/// A timestamp (UTC), passed in by the caller.
pub type Time = chrono::DateTime<chrono::Utc>;

pub use backup::{
    Backup, Made, Occasion, backed_up_in, backup_folder, backup_named, backups, thin,
};
pub use beside::Stray;
pub use board_games::{GameHead, KeptGame};
pub use connection::{Mode, discard};
pub use error::StoreError;
pub use file_path::{LongPart, NameFault, Use, is_device_name, may_be_made};
pub use finding::{Finding, Fork};
pub use hall::{HallAnswer, HallRow};
pub use head::{Containment, FileId, Head, HeadWord, HeadWordError};
pub use history::{Commands, Filter, Page};
pub use invariants::{Violation, violations};
pub use journal::{Act, EntryState, JournalEntry, Mark, NewEntry};
pub use past::Past;
pub use peek::{Peek, peek};
pub use place::{Replaced, is_open_here};
pub use rescue::{WhatIsKept, rescue_path};
pub use restore::{Contents, contents, proved, restore};
pub use rows_json::{JsonError, KIND, from_json, read_json, to_json};
pub use store::Store;
pub use subject::Subject;
pub use system_error::{Cause, FileTrouble, System, cause};
pub use verify::Report;
pub use watch::{Watch, unwatched};
pub use whole::{Readers, Unfinished, UnfinishedFiles, make_folder, sweep, write_whole};

pub(crate) use cell::Cell;
