//! Persons over all tournaments: who is who, found by name, shown as much as they may be.

mod search;
mod show;

pub use search::{Found, search};
pub use show::{PersonShown, Took, person};
