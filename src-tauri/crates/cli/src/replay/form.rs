//! The output form of a replay.

/// The output for each game.
#[derive(Clone, Copy)]
pub(super) enum Form {
    /// The position after this number of plies.
    At(usize),
    Json,
    Sentence,
}
