//! Persons across all tournaments: identification, search and visibility.

mod candidate;
pub(crate) mod count;
mod join;
mod said;
mod search;
mod show;
mod show_anew;
mod words;

pub use candidate::{CANDIDATES, MOST as MOST_CANDIDATES};
pub(crate) use join::join;
pub(crate) use said::said;
pub use search::{Found, search};
pub use show::{Partner, PersonShown, Took, person};
pub(crate) use show_anew::show_anew;
