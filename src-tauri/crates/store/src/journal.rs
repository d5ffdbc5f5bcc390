//! The append-only journal: one row for each action.
//!
//! Commands, undo and redo, game events and restores share one order. The link of a [`Row`] covers
//! all earlier rows ([`chain`]). The rows determine which entries are in force ([`Tree`]). A
//! command stores its SQLite changeset and the fingerprints of the domain tables before and after
//! it; [`mod@crate::way`] applies them.

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
pub(crate) use write::{NewRow, append, begin, build_wall, lacks_wall, record};
