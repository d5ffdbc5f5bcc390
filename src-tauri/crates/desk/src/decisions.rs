//! What the arbiter and the director decided: ties, penalties, who has left, teams formed anew.

pub(crate) mod changes;
pub mod list;
pub mod penalties;
pub mod ties;
