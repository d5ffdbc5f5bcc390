//! Errors of rating lists.

use std::io;

use kralle_refusal::Refusal;

/// The reason why a rating list cannot be read, or a local list cannot be searched.
#[derive(Debug, thiserror::Error, Refusal)]
#[refusal(BadInput, text)]
#[code(prefix = "rating_list_")]
pub enum RatingListError {
    #[error("canceled")]
    #[code("canceled")]
    #[refusal(NotNow)]
    Canceled,
    /// Reading or writing failed.
    #[error("{0}")]
    #[code("rating_list_unreadable")]
    #[refusal(also = "reason")]
    Io(#[from] io::Error),
    /// The list contains no players.
    #[error("no players in the list")]
    Empty,
    /// No column contains names.
    #[error("no column of names")]
    #[code("rating_list_without_names")]
    NoNames,
    /// The zip archive contains no list.
    #[error("the archive holds no list (txt, xml or csv)")]
    #[code("rating_list_not_packed")]
    NothingPacked,
    /// The archive unpacks to more than [`MAX_UNPACKED`](super::MAX_UNPACKED), or there are more
    /// than [`MAX_PLAYERS`](super::MAX_PLAYERS) players.
    #[error("the list is too large")]
    TooLarge,
    /// The list is unreadable from this line on.
    #[error("line {line}: {reason}")]
    Damaged {
        /// The line, from 1. In XML, the player.
        line: u64,
        /// The reader's message, in English.
        reason: String,
    },
    /// The bytes are not a local list, or the list is damaged.
    #[error("the local list is damaged")]
    #[code("rating_list_unreadable")]
    NotALocalList,
}
