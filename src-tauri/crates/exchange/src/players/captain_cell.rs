//! What a cell says of a captain.

/// What stands in the column of captains.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum CaptainCell {
    Nobody,
    ThisPlayer,
    /// Who is, player or not.
    Named(String),
}

impl CaptainCell {
    /// The captain's name; `player` is that of the line.
    pub(super) fn name(self, player: &str) -> Option<String> {
        match self {
            Self::Nobody => None,
            Self::ThisPlayer => Some(player.to_owned()),
            Self::Named(name) => Some(name),
        }
    }
}
