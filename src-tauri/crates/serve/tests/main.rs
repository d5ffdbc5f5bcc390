//! The integration tests of `kralle-serve`, as one program.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may fail and print why"
)]

mod bodies;
mod connections;
mod events;
mod place;
mod stalled;
