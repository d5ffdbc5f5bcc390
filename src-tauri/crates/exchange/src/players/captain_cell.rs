//! The value of a cell in the captain column.

/// The value of a cell in the captain column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum CaptainCell {
    Nobody,
    ThisPlayer,
    /// The captain's name; not necessarily a player of the list.
    Named(String),
}

impl CaptainCell {
    /// Returns the captain's name, or `None` if the cell names nobody. `player` is the name of
    /// the row's player.
    pub(super) fn name(self, player: &str) -> Option<String> {
        match self {
            Self::Nobody => None,
            Self::ThisPlayer => Some(player.to_owned()),
            Self::Named(name) => Some(name),
        }
    }
}
