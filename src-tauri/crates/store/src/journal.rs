//! The journal: everything that was done, a row each, only ever added.
//!
//! Commands, undo and redo, events of games and restored backups stand in one order. A [`Row`] is
//! bound by its link to all before it ([`chain`]); what is in force follows from the rows
//! ([`Tree`]). A command keeps its SQLite changeset and the fingerprints of the domain tables before
//! and after it; [`mod@crate::way`] applies them.

mod chain;
mod entry;
mod known;
mod read;
mod row;
mod tree;
mod write;

pub(crate) use chain::first_changed;
pub use entry::{Act, EntryState, JournalEntry, Mark, NewEntry};
pub(crate) use entry::{found_time, time_of, time_text};
pub(crate) use known::{KnownTree, tree};
pub(crate) use read::{
    Passage, Replay, TOLD, command_of, entries, entries_where, entry, expected_entry, hash_after,
    passages, position, read, remembered_hash, replay, wall,
};
pub(crate) use row::{Kind, Parts, Row, each, first_link, identify, identity, link_of, newest};
pub(crate) use tree::{Left, Step, Tree};
pub(crate) use write::{NewRow, append, begin, build_wall, record};
