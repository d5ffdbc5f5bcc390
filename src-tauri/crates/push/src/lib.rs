//! What an organizer says to an archive, and what the archive answers: the one place both sides read.
//!
//! Begin at [`Sentence`]: everything that an organizer signs. A [`SecretKey`] signs it, a [`PublicKey`]
//! checks it. The answers are in [`mod@answer`], the names of the headers in [`mod@header`].
//!
//! Not here: sockets, files, chance and clock. Which file is whose, and who is admitted, the archive knows.

pub mod answer;
pub mod header;
mod key;
mod sentence;

pub use key::{KeyError, PublicKey, SecretKey, Signature};
pub use sentence::{Revision, Sentence};
