//! The result of a team in a match and in a round, as they cross the bridge.

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
        /// The match counts for nobody: one of the two has left and its matches are annulled.
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
        /// The opponent; none for a bye and for who was absent.
        pub opponent: Option<u16>,
        /// The role in the match; of a single player First is White.
        pub role: Option<Named<Role>>,
        /// Half points scored; none while the match is open.
        pub half_points: Option<u16>,
        pub forfeit: bool,
        /// True if the entrant was absent: a requested bye, or left.
        pub absent: bool,
        /// True if it had left for good by then.
        #[serde(default)]
        pub left: bool,
        /// True if the match counts for nobody: one of the two has left and its matches are annulled.
        pub annulled: bool,
        /// The kind of the result, which the flags above add up to; not in what an older version kept.
        #[serde(default)]
        pub kind: ScoreKind,
    }
}

wire! {
    /// One of the matches of two teams, from the view of the team of the line.
    pub struct CrossGame {
        /// Half points of the team of the line; none while the match is open.
        pub half_points: Option<u16>,
        /// Its role; of a single player First is White.
        pub role: Named<Role>,
        pub forfeit: bool,
        /// True if it counts for nobody: one of the two has left and its matches are annulled.
        pub annulled: bool,
        /// The kind of the result, which the flags above add up to; not in what an older version kept.
        #[serde(default)]
        pub kind: ScoreKind,
    }
}
