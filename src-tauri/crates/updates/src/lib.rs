//! Newer versions of the app, where no package manager brings them: looked for, compared with this one,
//! downloaded, their signature checked, installed.
//!
//! Begin at [`Updates`]. Whether anything may be asked now is for the desk and the person to say.
//!
//! Not here: when to look, and any sentence.

mod refused;
mod updates;

pub use refused::Refused;
pub use updates::{Newer, Source, Updates, plugin};
