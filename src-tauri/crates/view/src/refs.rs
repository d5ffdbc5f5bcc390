//! Short forms of players and teams in lists.

use crate::wire;

wire! {
    /// A player in a list.
    pub struct PlayerRef {
        pub id: u32,
        pub name: String,
        /// The rating that counts by the rating order; `None` without one.
        pub rating: Option<u16>,
        /// The club; empty without one.
        pub club: String,
    }
}

wire! {
    /// A team with its players in line-up order.
    pub struct TeamRef {
        pub number: u16,
        /// The number of the partner, on a side with changing partners; otherwise `None`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub partner: Option<u16>,
        /// `None` without a name.
        pub name: Option<String>,
        /// The players by line-up order.
        ///
        /// Drawn teams: pot 1, pot 2, and the third player if there is one. Fixed teams: all players,
        /// with substitutes from the third on. Single players: one.
        pub players: Vec<PlayerRef>,
    }
}
