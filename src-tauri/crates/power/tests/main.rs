//! The integration tests of `kralle-power`, as one program.
#![allow(clippy::unwrap_used, reason = "tests may fail")]

mod commands;
mod crash;
mod disk;
