//! The list of players, as it crosses the bridge.

use std::collections::BTreeMap;

use super::refusal::RefusalView;
use super::settings::RatingKindName;
use super::wire;

wire! {
    /// Whether a player is in the hall.
    #[derive(Copy, Eq)]
    pub enum PresenceName {
        /// Checked in.
        Here,
        /// Entered, but not here.
        Absent,
    }
}

wire! {
    /// Why a player takes part.
    #[derive(Copy, Eq)]
    pub enum PartName {
        /// Entered to play.
        Entered,
        /// Plays only when the number of the others is odd.
        StepsIn,
    }
}

wire! {
    /// What is known of a player, as typed.
    pub struct PlayerFields {
        /// "Surname, Given name".
        pub name: String,
        /// Year of birth.
        #[serde(default)]
        pub birth_year: Option<u16>,
        /// Club; may be empty.
        #[serde(default)]
        pub club: String,
        /// FIDE identity number.
        #[serde(default)]
        pub fide_id: Option<u32>,
        /// Number in a national federation, such as the German ZPS with the member's number
        /// (`70107-0023`); may be empty.
        #[serde(default)]
        pub national_id: String,
        /// Ratings by the list they come from.
        #[serde(default)]
        pub ratings: BTreeMap<RatingKindName, u16>,
        /// Whether the player is here.
        #[serde(default = "PresenceName::here")]
        pub presence: PresenceName,
        /// Whether the player steps in.
        #[serde(default = "PartName::entered")]
        pub part: PartName,
    }
}

impl PresenceName {
    /// What is meant when nothing is said.
    const fn here() -> Self {
        Self::Here
    }
}

impl PartName {
    /// What is meant when nothing is said.
    const fn entered() -> Self {
        Self::Entered
    }
}

wire! {
    /// A player in the list.
    pub struct PlayerRow {
        /// What tells the player apart.
        pub id: u32,
        /// The place in the seeding list; provisional before the lots, none for who does not take
        /// part.
        pub start_number: Option<u16>,
        /// 1 or 2; provisional before the lots, none where there are no pots.
        pub pot: Option<u8>,
        /// The team, once there are teams; a single player's own number, once it is given.
        pub team: Option<u16>,
        /// The rating that counts.
        pub rating: Option<u16>,
        /// What is known of the player.
        pub fields: PlayerFields,
    }
}

wire! {
    /// What is done with an odd number of players.
    #[derive(Copy, Eq)]
    pub enum OddNumberName {
        /// No lots are drawn until it is even.
        Refused,
        /// One team gets three players.
        ThreePlayerTeam,
    }
}

wire! {
    /// The list of players.
    pub struct PlayersView {
        /// The players: those who take part in seeding order, then the others by name.
        pub rows: Vec<PlayerRow>,
        /// How many take part.
        pub taking_part: u16,
        /// What is done with an odd number.
        pub odd_number: OddNumberName,
        /// Why lots cannot be drawn or numbers given now; none when they can.
        pub lots_blocked: Option<RefusalView>,
        /// Whether the list stands: lots are drawn, numbers of single players are given, or the
        /// line-up orders of fixed teams are closed.
        pub lots_drawn: bool,
        /// The round from which someone plays who enters late; none where nobody can.
        pub late_from: Option<u16>,
        /// The players level across the border of the pots, whom the lot will order.
        pub border_tie: Vec<u32>,
        /// The ratings that make the order.
        pub rating_order: Vec<RatingKindName>,
    }
}
