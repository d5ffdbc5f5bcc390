//! View types of the list of players.

use std::collections::BTreeMap;

use kralle_tournament::{Namesake, Part, Presence, RatingKind, Sex};
use kralle_view::named::Named;

use crate::core::wire::wire;

wire! {
    /// The data of a player, as typed.
    pub struct PlayerFields {
        /// "Surname, Given name"; titles in it are taken over if the title field is empty.
        pub name: String,
        /// Academic and chess titles; may be empty.
        #[serde(default)]
        pub title: String,
        #[serde(default)]
        pub birth_year: Option<u16>,
        /// For the categories of a season; visible only to the organizers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub sex: Option<Named<Sex>>,
        /// The club; may be empty.
        #[serde(default)]
        pub club: String,
        /// The federation, such as `SUI`; may be empty.
        #[serde(default)]
        pub federation: String,
        #[serde(default)]
        pub fide_id: Option<u32>,
        /// The number in a national federation, such as the German ZPS with the member's number
        /// (`70107-0023`); may be empty.
        #[serde(default)]
        pub national_id: String,
        #[serde(default)]
        pub ratings: BTreeMap<Named<RatingKind>, u16>,
        #[serde(default)]
        pub presence: Named<Presence>,
        #[serde(default)]
        pub part: Named<Part>,
        /// The action if the same person seems to be entered already. It is not stored, and never
        /// set in answers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub namesake: Option<Named<Namesake>>,
    }
}

wire! {
    /// A player in the list.
    pub struct PlayerRow {
        pub id: u32,
        /// The place in the seeding list, from 1; provisional before the lots. None for players who
        /// do not take part.
        pub start_number: Option<u16>,
        /// 1 or 2; provisional before the lots, none without pots.
        pub pot: Option<u8>,
        /// The team from the next round on, or the number of a single player; none if there is
        /// none.
        pub team: Option<u16>,
        /// The rating that counts; none if there is none.
        pub rating: Option<u16>,
        pub fields: PlayerFields,
    }
}

wire! {
    /// A reported member of a team. Exactly one of `player` and `fields` is given.
    pub struct TeamMemberFields {
        /// A player on the list.
        #[serde(default)]
        pub player: Option<u32>,
        /// A new player, entered with the team.
        #[serde(default)]
        pub fields: Option<PlayerFields>,
    }
}
