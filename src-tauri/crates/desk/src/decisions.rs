//! Decisions of the arbiter and the director: ties, penalties, who has left, re-formed teams.

pub mod list;
pub mod penalties;
pub mod ties;
