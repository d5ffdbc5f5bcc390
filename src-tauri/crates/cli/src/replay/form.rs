//! In which form an answer is given.

/// What is printed of each game.
#[derive(Clone, Copy)]
pub(super) enum Form {
    /// The position after so many plies.
    At(usize),
    Json,
    Sentence,
}
