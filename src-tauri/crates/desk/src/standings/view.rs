//! Standings and crosstable, as they cross the bridge.

use kralle_tournament::{Formation, Role, TieKind};

use crate::core::choice::Named;
use crate::core::lots_view::TeamRef;
use crate::core::refusal::{ArticleView, RefusalView};
use crate::core::wire::wire;
use crate::decisions::penalties::PenaltyView;
use crate::decisions::ties::DecisionView;

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
    /// What a team did in a round.
    pub struct ResultCell {
        pub round: u16,
        /// The opponent; none for a bye and for who was absent.
        pub opponent: Option<u16>,
        /// The role in the match; of a single player First is White.
        pub role: Option<Named<Role>>,
        /// Half points scored; none while the match is open.
        pub half_points: Option<u16>,
        pub forfeit: bool,
        /// Whether the entrant was absent: a bye asked for, or left.
        pub absent: bool,
        /// True if it had left for good by then.
        #[serde(default)]
        pub left: bool,
        /// Whether the match counts for nobody: one of the two has left and its matches are annulled.
        pub annulled: bool,
        /// The kind of the result, which the flags above add up to; not in what an older version kept.
        #[serde(default)]
        pub kind: ScoreKind,
    }
}

wire! {
    /// What a team scored against the one other team that is level.
    pub struct EncounterView {
        pub opponent: u16,
        pub own_half_points: u16,
        pub opponents_half_points: u16,
    }
}

wire! {
    /// A line of the standings.
    pub struct StandingRow {
        /// The best rank held.
        pub rank_from: u16,
        /// The worst rank held.
        pub rank_to: u16,
        /// How many ranks better than before the last round; negative is worse; none in round 1.
        pub moved: Option<i16>,
        pub team: TeamRef,
        /// Half points, with those of penalties.
        pub half_points: u16,
        /// Half points of them that penalties gave, or with a minus took.
        pub penalty_half_points: i32,
        /// How often the team or a member was warned.
        pub warnings: u16,
        pub excluded: bool,
        /// The first round it misses for good, if it has left or is excluded.
        pub left_with: Option<u16>,
        /// Matches and byes so far, by round.
        pub results: Vec<ResultCell>,
        /// The value of each tie-break of the list as it is written; none where there is none.
        pub tie_breaks: Vec<Option<String>>,
        /// Direct encounter of exactly two.
        pub direct_encounter: Option<EncounterView>,
        pub tie: Named<TieKind>,
        /// The decision it rests on, by number.
        pub decision: Option<u16>,
    }
}

wire! {
    /// The standings.
    pub struct StandingsView {
        /// After which round; 0 before any.
        pub after: u16,
        /// How the tournament's teams are formed: single players have colors instead of roles.
        pub formation: Named<Formation>,
        /// The tie-breaks after the points, in order, by their FIDE names; empty for what the
        /// regulations say.
        pub tie_breaks: Vec<String>,
        pub rows: Vec<StandingRow>,
        /// Penalties up to then.
        pub penalties: Vec<PenaltyView>,
        pub decisions: Vec<DecisionView>,
        /// Why the tournament cannot be closed; none when it can.
        pub close_blocked: Option<RefusalView>,
        pub closed: bool,
        /// Where the order of the teams is laid down.
        pub article: ArticleView,
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
        /// Whether it counts for nobody: one of the two has left and its matches are annulled.
        pub annulled: bool,
        /// The kind of the result, which the flags above add up to; not in what an older version kept.
        #[serde(default)]
        pub kind: ScoreKind,
    }
}

wire! {
    /// A round without an opponent.
    pub struct CrossRest {
        pub round: u16,
        /// Half points; none before the round is published.
        pub half_points: Option<u16>,
        /// Whether the entrant was absent; else it had the bye.
        pub absent: bool,
    }
}

wire! {
    /// What two teams scored against each other, from the view of the team of the line.
    pub struct CrossCell {
        pub opponent: u16,
        /// Each of their matches, in the order of rounds.
        pub games: Vec<CrossGame>,
    }
}

wire! {
    /// A line of the crosstable.
    pub struct CrossRow {
        pub team: TeamRef,
        /// The best rank held.
        pub rank_from: u16,
        /// The worst rank held.
        pub rank_to: u16,
        /// Half points, with those of penalties: what the cells, the rests and the penalties add up to.
        pub half_points: u16,
        /// Opponents that were met or are to be met.
        pub cells: Vec<CrossCell>,
        /// Rounds without an opponent, in order.
        pub rests: Vec<CrossRest>,
        /// Half points that penalties gave, or with a minus took.
        pub penalty_half_points: i32,
    }
}

wire! {
    /// The crosstable, lines and columns in the order of the standings.
    pub struct CrosstableView {
        /// How the tournament's teams are formed: single players have colors instead of roles.
        pub formation: Named<Formation>,
        pub rows: Vec<CrossRow>,
    }
}
