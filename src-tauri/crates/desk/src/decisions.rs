//! Decisions of the arbiter and the director: ties, penalties, withdrawals, re-formed teams.

pub mod list;
pub mod penalties;
pub mod ties;
