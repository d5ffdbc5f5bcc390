//! What an organizer says to an archive, and what the archive answers: the one place both sides read.
//!
//! Begin at [`Statement`]: everything that an organizer signs. A [`SecretKey`] signs it, a [`PublicKey`]
//! checks it. The answers are in [`mod@answer`], the names of the headers in [`mod@header`].
//!
//! Not here: sockets, files, chance and clock. Which file is whose, and who is admitted, the archive knows.

pub mod answer;
mod archive_id;
mod content_hash;
pub mod header;
mod key;
mod number;
mod revision;
mod statement;

pub use archive_id::ArchiveId;
pub use content_hash::ContentHash;
pub use key::{KeyError, PublicKey, SecretKey, Signature};
pub use number::StatementNumber;
pub use revision::Revision;
pub use statement::{Claim, Statement};
