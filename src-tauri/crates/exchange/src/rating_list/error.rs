//! Why a rating list is not read.

use std::io;

use kralle_refusal::Refusal;

/// Why a rating list is not read, or a local list not searched.
#[derive(Debug, thiserror::Error, Refusal)]
#[refusal(BadInput, text)]
#[code(prefix = "rating_list_")]
pub enum RatingListError {
    #[error("canceled")]
    #[code("canceled")]
    #[refusal(NotNow)]
    Canceled,
    /// The medium does not give or take the bytes.
    #[error("{0}")]
    #[code("rating_list_unreadable")]
    #[refusal(also = "reason")]
    Io(#[from] io::Error),
    /// There is not a single player in it.
    #[error("no players in the list")]
    Empty,
    /// No column could be recognized as names.
    #[error("no column of names")]
    #[code("rating_list_without_names")]
    NoNames,
    /// The packed file holds no list.
    #[error("the archive holds no list (txt, xml or csv)")]
    #[code("rating_list_not_packed")]
    NothingPacked,
    /// The packed file unpacks to more than [`MAX_UNPACKED`](super::MAX_UNPACKED), or there are more
    /// players than [`MAX_PLAYERS`](super::MAX_PLAYERS).
    #[error("the list is too large")]
    TooLarge,
    /// The list cannot be read from here on.
    #[error("line {line}: {reason}")]
    Damaged {
        /// The line, from 1.
        line: u64,
        /// What the reader says; English, for the curious.
        reason: String,
    },
    /// These bytes are no local list of ours, or a damaged one.
    #[error("the local list is damaged")]
    #[code("rating_list_unreadable")]
    NotALocalList,
}
