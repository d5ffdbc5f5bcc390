//! The drawing of lots, as it crosses the bridge.

use kralle_tournament::Role;
use kralle_tournament::lots::Wish;

use crate::core::choice::Named;
use crate::core::wire::wire;

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

wire! {
    /// What happened when the lots were drawn.
    pub struct LotsView {
        pub seed: String,
        pub wish: Named<Wish>,
        /// How often pot 2 was shuffled until the wish held.
        pub shuffles: u32,
        /// The short mark of the list, such as `9F3A 21C8`.
        pub checksum: String,
        /// The role drawn for the top team in round 1.
        pub top_role: Named<Role>,
        pub pot_1: Vec<PlayerRef>,
        pub pot_2: Vec<PlayerRef>,
        /// The teams by number, as the lots made them.
        pub teams: Vec<TeamRef>,
        /// The teams that have other players by now, or were formed later.
        pub changed: Vec<u16>,
        /// The team with three players, if there is one.
        pub third_joins: Option<u16>,
    }
}
