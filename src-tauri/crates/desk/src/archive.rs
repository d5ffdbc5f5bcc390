//! The organizer's side of the archive: publishing, the upload queue, and automatic uploads.
//!
//! Start at `push`: it puts a copy of the open file into the outbox (`archive::outbox`). The crate
//! `outbox` sends the queued copies; nothing here opens a connection.

pub mod address;
pub mod archived;
pub mod key;
pub(crate) mod link;
pub mod live;
pub(crate) mod organizer_key;
pub mod outbox;
pub mod people;
pub mod preview;
pub mod push;
pub mod season;
pub mod state;
pub mod view;
pub mod waiting;
pub mod withdraw;
