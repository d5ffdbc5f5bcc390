//! The journal: one entry a command, never deleted.
//!
//! An entry keeps the SQLite changeset of its command and the fingerprints of the domain tables
//! before and after it. [`mod@crate::way`] applies them.

mod entry;
mod read;
mod write;

pub use entry::{Act, EntryState, JournalEntry, Mark, NewEntry};
pub(crate) use entry::{found_time, time_text, understand, understand_mark};
pub(crate) use read::{
    Replay, entries, entry, in_force_after, links, must_exist, newest, position, read, redoable,
    remembered_hash, replay, undoable, undone_up_to, wall,
};
pub(crate) use write::{begin, build_wall, note, record};
