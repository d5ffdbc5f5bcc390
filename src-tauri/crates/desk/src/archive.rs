//! The organizer's side of the archive: what becomes public, what waits to be sent, and when a tournament
//! goes there by itself.
//!
//! Begin at `push`: it puts a copy of the open file into the outbox (`core::outbox`). The crate `outbox`
//! sends what waits there; nothing here opens a connection.

pub mod key;
pub mod live;
pub mod people;
pub mod preview;
pub mod push;
pub mod season;
pub mod state;
pub mod view;
pub mod waiting;
pub mod withdraw;
