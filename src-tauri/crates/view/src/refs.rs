//! Players and teams as lists name them.

use crate::wire;

wire! {
    /// A player with what a list shows of him.
    pub struct PlayerRef {
        pub id: u32,
        pub name: String,
        /// The rating that counts.
        pub rating: Option<u16>,
        /// The club; may be empty.
        pub club: String,
    }
}

wire! {
    /// A team with its players in line-up order.
    pub struct TeamRef {
        pub number: u16,
        pub name: Option<String>,
        /// Its players by line-up order: pot 1, pot 2, and the third of a three-player team; of a
        /// fixed team everyone, substitutes from the third on; a single player alone.
        pub players: Vec<PlayerRef>,
    }
}
