//! Every sentence a person reads, from the message files.
//!
//! Begin at [`Words`]: `Words::new(language).say("key", &[("round", 5.into())])`.
//! The window reads the same `ui/messages/*/*.ftl` with `@fluent/bundle`, so a
//! sentence is the same on screen, on paper and on the command line.
//!
//! German is the reference: a key is a key because `de` has it. Tests hold the
//! other languages against it; at run time a gap is never a panic.
//!
//! Not here: which language a person wants (the shells know), and names of
//! people, teams and places, which are no words of ours.

mod arg;
mod language;
mod number;
mod words;

pub use arg::Arg;
pub use language::{Language, UnknownLanguage};
pub use words::{Words, messages, swiss};
