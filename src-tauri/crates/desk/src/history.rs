//! The journal: every command, undo and redo, and views of past states.

pub mod head;
pub(crate) mod kind;
pub mod list;
pub mod look_back;
pub(crate) mod refusal;
pub mod report_paper;
pub(crate) mod sentence;
pub mod step;
pub mod undo;
pub mod view;
