//! Localized messages for all text that users read.
//!
//! Begin at [`Words`]: `Words::new(language).say("key", &[("round", 5.into())])`. The window reads
//! the same `ui/messages/*/*.ftl` with `@fluent/bundle`, so messages are the same on screen, on
//! paper and on the command line.
//!
//! German is the reference: the keys are those of `de`. Tests compare the other languages with it;
//! a missing message never causes a panic.
//!
//! Not here: the choice of language (the shells), and the names of people, teams and places.

mod arg;
mod language;
mod number;
mod words;

pub use arg::Arg;
pub use language::{Language, UnknownLanguage};
pub use words::{Words, messages, swiss};
