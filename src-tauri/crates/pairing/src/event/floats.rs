//! Floats: games against an entrant of another scoregroup.

/// The direction of a float in a round, by the pairing scores before it (C.04.3 article 1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Float {
    /// The opponent had less, or the entrant scored more than a loss without playing.
    Down,
    /// The opponent had more.
    Up,
}
