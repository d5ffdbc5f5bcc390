//! The integration tests of `kralle-words`, as one program.
#![allow(clippy::unwrap_used, reason = "tests may fail and print why")]

mod messages;
mod speaking;
