//! Updates of the app on systems without a package manager: check, compare, download, verify, install.
//!
//! Begin at [`Updates`]. The desk and the user decide if a check is allowed.
//!
//! Not here: the schedule of checks, and any message.

mod refused;
mod updates;

pub use refused::Refused;
pub use updates::{Newer, Source, Updates, plugin};
