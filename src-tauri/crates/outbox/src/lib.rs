//! Uploads the outbox to archives over HTTP, signed with the organizer's key.
//!
//! Start at [`Sender::start`], a thread that sends the contents of a desk's outbox, or at
//! [`mod@send`], which sends those of one tournament immediately. `client` connects to an archive,
//! `signer` signs, `refused` has the reasons for a failure.
//!
//! Not here: the contents of the outbox and their order (`kralle_desk::Outbox`), and the choice of
//! public data.

mod client;
mod refused;
mod send;
mod signer;
mod worker;

pub use client::{Client, Watch};
pub use refused::NotSaid;
pub use send::send;
pub use worker::Sender;
