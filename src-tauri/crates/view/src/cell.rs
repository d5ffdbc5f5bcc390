//! The result of a team in a match and in a round, in calls and stored data.

use kralle_tournament::Role;

use crate::named::Named;
use crate::wire;

wire! {
    /// The kind of a result.
    #[derive(Copy, Eq, Default)]
    pub enum ScoreKind {
        /// The match has no result yet.
        #[default]
        Open,
        Played,
        /// At least one side did not play.
        Forfeit,
        /// The match does not count: one team has left and its matches are annulled.
        Annulled,
        Bye,
        /// The team misses the round on request, or has left with points for the rounds to come.
        Absent,
        /// The team has left for good.
        Left,
    }
}

wire! {
    /// The result of a team in a round.
    pub struct ResultCell {
        pub round: u16,
        /// The opponent's team number; `None` for a bye or an absence. With changing partners, the lower number of both
        /// opponents.
        pub opponent: Option<u16>,
        /// With changing partners, the higher number of both opponents; otherwise `None`.
        #[serde(default)]
        pub other_opponent: Option<u16>,
        /// With changing partners, the partner's number; otherwise `None`.
        #[serde(default)]
        pub partner: Option<u16>,
        /// The role in the match; `None` without one. For single players the first-named has White.
        pub role: Option<Named<Role>>,
        /// Half points scored; `None` while the match is open, and for a bye before its round is published.
        pub half_points: Option<u16>,
        pub forfeit: bool,
        /// True if the entrant was absent: by a requested bye, or because it has left.
        pub absent: bool,
        /// True if the entrant had left for good, without points for this round.
        #[serde(default)]
        pub left: bool,
        /// True if the match does not count: one team has left and its matches are annulled.
        pub annulled: bool,
        /// The kind of the result, as the flags above determine it; `open` in data of older versions.
        #[serde(default)]
        pub kind: ScoreKind,
    }
}

wire! {
    /// A match of two teams, from the view of the line's team.
    pub struct CrossGame {
        /// Half points of the line's team; `None` while the match is open.
        pub half_points: Option<u16>,
        /// Its role. For single players the first-named has White.
        pub role: Named<Role>,
        pub forfeit: bool,
        /// True if the match does not count: one team has left and its matches are annulled.
        pub annulled: bool,
        /// The kind of the result, as the flags above determine it; `open` in data of older versions.
        #[serde(default)]
        pub kind: ScoreKind,
    }
}
