//! The tournament file: SQLite, migrations, journal with undo, integrity.
//!
//! Begin at [`Store`]. A command loads the [`Tournament`](kralle_tournament::Tournament), lets it
//! decide, and [keeps](Store::keep) the difference: one transaction, one journal entry. The schema
//! is in `migrations/`, each domain table in a file of `tables/`; `table.rs` lists them.
//! [`verify()`] proves a file.
//!
//! Not here: what a command may do (`tournament`), who may do it and the words for it (`desk`),
//! and the clock: times come in as arguments.

mod cell;
mod code;
mod connection;
mod copy;
mod error;
mod found;
mod hash;
mod invariants;
mod journal;
mod load;
mod rule_text;
#[cfg(test)]
mod sample;
mod schema;
mod store;
mod table;
mod tables;
mod undo;
mod verify;

pub use connection::Mode;
pub use error::StoreError;
pub use invariants::{Violation, violations};
pub use journal::{Act, EntryState, JournalEntry, Mark, NewEntry};
pub use store::Store;
pub use verify::{Finding, Report, verify};

pub(crate) use cell::Cell;
