//! The reasons for a pairing, the manual choices, and their cost.

use kralle_pairing::changing_partners::Parting;
use kralle_tournament::{PairingCostKind, PairingWishKind};
use kralle_view::named::Named;

use crate::core::refusal::RefusalView;
use crate::core::wire::wire;

wire! {
    /// A manual choice.
    #[derive(Eq)]
    pub struct PairingWishView {
        pub kind: Named<PairingWishKind>,
        /// The team, or one of two.
        pub team: Option<u16>,
        /// The other of two teams; `None` for a choice about one team.
        pub other: Option<u16>,
    }
}

wire! {
    /// A criterion by which two pairings differ.
    pub struct CriterionView {
        /// The criterion, such as `C8`; the message is `criterion-team-` and its name.
        pub article: String,
        /// The score of the bracket with the difference; `None` for the whole round.
        pub half_points: Option<u16>,
        /// The cost of the pairing by the rules.
        pub by_rules: Vec<i32>,
        /// The cost of the actual pairing.
        pub as_made: Vec<i32>,
        /// True if the actual pairing is worse.
        pub worse: bool,
    }
}

wire! {
    /// The manual choices for a round, and their cost.
    pub struct ByHandView {
        /// The choices in the order they were made.
        pub wishes: Vec<PairingWishView>,
        pub cost: Named<PairingCostKind>,
        pub criteria: Vec<CriterionView>,
        /// The tables where first-named and second-named team are swapped.
        pub turned: Vec<u16>,
        /// True if pairs can be chosen; false in a round robin.
        pub can_choose: bool,
    }
}

wire! {
    /// The deciding factor of a pairing.
    // Defined here because tables and manual changes decide too, besides the pairing system.
    #[derive(Copy, Eq)]
    pub enum DecidedName {
        /// The tables of the round robin.
        Tables,
        /// The complete schedule of changing partners.
        Schedule,
        /// The square of changing partners by standing.
        Square,
        /// The byes of changing partners by standing: those with the fewest byes.
        FewestByes,
        /// A manual change: the rules would give another pairing.
        ByHand,
        Wish,
        /// Without it the round could not be completed.
        Completion,
        /// The next best pairing is worse by a criterion.
        Criterion,
        /// The next best pairing is equally good, but comes later in the order.
        Order,
    }
}

wire! {
    /// The deciding factor and its costs.
    pub struct DecidedView {
        pub by: DecidedName,
        /// The criterion or article, such as `C8` or `3.6.3`; `None` if no article decides.
        pub article: Option<String>,
        /// The score of the bracket with the difference; `None` for the whole round.
        pub half_points: Option<u16>,
        /// The cost of the pairing.
        pub own: Vec<i32>,
        /// The cost of the next best pairing.
        pub next_best: Vec<i32>,
    }
}

wire! {
    /// Two teams, the first-named first.
    #[derive(Eq)]
    pub struct TeamsView {
        pub first: u16,
        pub second: u16,
    }
}

wire! {
    /// The lower scored of two teams, and the reason it floated up.
    pub struct UpfloaterView {
        pub team: u16,
        pub decided: DecidedView,
    }
}

wire! {
    /// The reason two teams meet, or a team has the bye.
    pub struct PairingReasonView {
        /// The scores before the round in half points, the first-named team first; for a bye, only
        /// one.
        pub half_points: Vec<u16>,
        /// The virtual points in half points, in the same order.
        ///
        /// Empty if neither team has any.
        pub virtual_half_points: Vec<u16>,
        pub decided: DecidedView,
        /// The pairs of the affected teams in the next best pairing.
        pub next_best_pairs: Vec<TeamsView>,
        /// The team with the bye in the next best pairing; `None` if it is the same.
        pub next_best_bye: Option<u16>,
        /// The upfloater; `None` for equal scores, with virtual points included.
        pub upfloater: Option<UpfloaterView>,
        /// The article that decides the first-named team, such as `4.3.5`.
        ///
        /// `None` if it was swapped manually, in a round robin, and for a bye.
        pub role_article: Option<String>,
        /// The square of changing partners by standing; otherwise `None`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub square: Option<SquareView>,
    }
}

wire! {
    /// Four players who share a table because they are neighbors in the standings.
    pub struct SquareView {
        /// The number of the square, from 1.
        pub square: u16,
        /// The numbers of the players, in the order of the standings.
        pub players: Vec<u16>,
        pub parting: Named<Parting>,
    }
}

wire! {
    /// The numbers of the round robin tables.
    pub struct NumbersView {
        /// The public seed; `None` if no numbers were drawn.
        pub seed: Option<String>,
        /// The teams in the order of their numbers.
        pub teams: Vec<u16>,
        /// The reason no numbers can be drawn now; `None` if they can.
        pub blocked: Option<RefusalView>,
    }
}
