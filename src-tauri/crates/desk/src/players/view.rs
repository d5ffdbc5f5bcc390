//! The list of players, as it crosses the bridge.

use std::collections::BTreeMap;

use kralle_tournament::{Namesake, Part, Presence, RatingKind, Sex};
use kralle_view::named::Named;

use crate::core::wire::wire;

wire! {
    /// What is known of a player, as typed.
    pub struct PlayerFields {
        /// "Surname, Given name"; titles in it become titles where there is none beside it.
        pub name: String,
        /// Titles, academic and of chess; may be empty.
        #[serde(default)]
        pub title: String,
        #[serde(default)]
        pub birth_year: Option<u16>,
        /// For the categories of a season; shown to nobody but who runs the tournament.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub sex: Option<Named<Sex>>,
        /// Club; may be empty.
        #[serde(default)]
        pub club: String,
        /// Federation, such as `SUI`; may be empty.
        #[serde(default)]
        pub federation: String,
        #[serde(default)]
        pub fide_id: Option<u32>,
        /// Number in a national federation, such as the German ZPS with the member's number
        /// (`70107-0023`); may be empty.
        #[serde(default)]
        pub national_id: String,
        #[serde(default)]
        pub ratings: BTreeMap<Named<RatingKind>, u16>,
        #[serde(default)]
        pub presence: Named<Presence>,
        #[serde(default)]
        pub part: Named<Part>,
        /// What is done when the same person seems to be entered already. Not kept: what comes back
        /// never has it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub namesake: Option<Named<Namesake>>,
    }
}

wire! {
    /// A player in the list.
    pub struct PlayerRow {
        pub id: u32,
        /// The place in the seeding list; provisional before the lots, none for who does not take
        /// part.
        pub start_number: Option<u16>,
        /// 1 or 2; provisional before the lots, none where there are no pots.
        pub pot: Option<u8>,
        /// The team from the next round on; a single player's own number, once it is given.
        pub team: Option<u16>,
        /// The rating that counts.
        pub rating: Option<u16>,
        pub fields: PlayerFields,
    }
}

wire! {
    /// A member of a team as it is reported. Exactly one of `player` and `fields` is given.
    pub struct TeamMemberFields {
        /// Somebody on the list of players.
        #[serde(default)]
        pub player: Option<u32>,
        /// Somebody who is entered with the team.
        #[serde(default)]
        pub fields: Option<PlayerFields>,
    }
}
