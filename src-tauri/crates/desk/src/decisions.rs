//! What the arbiter and the director decided: penalties, who has left, teams formed anew.

pub mod list;
pub mod penalties;
