//! The signed protocol between an organizer and an archive, shared by both sides.
//!
//! Start at [`Statement`]: everything an organizer signs. A [`SecretKey`] signs it, a [`PublicKey`]
//! verifies it. Responses are in [`mod@answer`], header names in [`mod@header`].
//!
//! Not here: sockets, files, randomness and the clock. The archive knows the owner of each file,
//! and the admitted keys.

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
