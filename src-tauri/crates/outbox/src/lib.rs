//! Sends what waits for archives: HTTP with the organizer's key.
//!
//! Begin at [`Sender::start`], a thread that sends what a desk puts into its outbox, or at [`mod@send`], which
//! sends what waits of one tournament now. `client` speaks to an archive, `signer` signs, `refused` says why it did
//! not go.
//!
//! Not here: what waits and in which order (`kralle_desk::Outbox`), and what becomes public.

mod client;
mod refused;
mod send;
mod signer;
mod worker;

pub use client::{Client, Watch};
pub use refused::NotSaid;
pub use send::send;
pub use worker::Sender;
