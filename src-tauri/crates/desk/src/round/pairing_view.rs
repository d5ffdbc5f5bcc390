//! Why a round was paired as it was, what was chosen by hand, and what that costs.

use kralle_tournament::{PairingCostKind, PairingWishKind};
use kralle_view::named::Named;

use crate::core::refusal::RefusalView;
use crate::core::wire::wire;

wire! {
    /// Something chosen by hand.
    #[derive(Eq)]
    pub struct PairingWishView {
        pub kind: Named<PairingWishKind>,
        /// The team, or one of two.
        pub team: Option<u16>,
        /// The other of two.
        pub other: Option<u16>,
    }
}

wire! {
    /// A criterion by which two pairings differ.
    pub struct CriterionView {
        /// The criterion, such as `C8`; the message is `criterion-team-` and its name.
        pub article: String,
        /// The score of the bracket where it shows; none for the whole round.
        pub half_points: Option<u16>,
        /// What it costs by the rules.
        pub by_rules: Vec<i32>,
        /// What it costs as it is.
        pub as_made: Vec<i32>,
        /// Whether the pairing as it is falls shorter.
        pub worse: bool,
    }
}

wire! {
    /// What was chosen by hand for a round, and what that costs.
    pub struct ByHandView {
        /// What was chosen, in that order.
        pub wishes: Vec<PairingWishView>,
        pub cost: Named<PairingCostKind>,
        pub criteria: Vec<CriterionView>,
        /// Tables where first and second named are turned around.
        pub turned: Vec<u16>,
        /// Whether pairs can be chosen at all: not in a round robin.
        pub can_choose: bool,
    }
}

wire! {
    /// What decides a pairing.
    // Tables and changes by hand decide beside the pairing system.
    #[derive(Copy, Eq)]
    pub enum DecidedName {
        /// The tables of the round robin.
        Tables,
        /// Somebody changed it: the rules would have it otherwise.
        ByHand,
        Wish,
        /// Without it the round could not be completed.
        Completion,
        /// The next best falls shorter of a criterion.
        Criterion,
        /// The next best is as good, and comes later.
        Order,
    }
}

wire! {
    /// What decided, and by how much.
    pub struct DecidedView {
        pub by: DecidedName,
        /// The criterion or article, such as `C8` or `3.6.3`; none for what is no article.
        pub article: Option<String>,
        /// The score of the bracket where it shows.
        pub half_points: Option<u16>,
        /// What the pairing costs.
        pub own: Vec<i32>,
        /// What the next best would cost.
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
    /// The lower scored of two teams, and why it floated up.
    pub struct UpfloaterView {
        pub team: u16,
        pub decided: DecidedView,
    }
}

wire! {
    /// Why two teams meet, or a team has the bye.
    pub struct PairingReasonView {
        /// What the teams had before the round, in half points.
        pub half_points: Vec<u16>,
        pub decided: DecidedView,
        /// The pairs of those concerned in the next best pairing.
        pub next_best_pairs: Vec<TeamsView>,
        /// Who would have the bye in it, where that is another team.
        pub next_best_bye: Option<u16>,
        /// Where the scores differ.
        pub upfloater: Option<UpfloaterView>,
        /// The article that says who is named first, such as `4.3.5`; none where somebody turned
        /// it around, in a round robin, and for the bye.
        pub role_article: Option<String>,
    }
}

wire! {
    /// The numbers of the round robin tables.
    pub struct NumbersView {
        /// The public seed, if numbers were drawn.
        pub seed: Option<String>,
        /// The teams in the order of their numbers.
        pub teams: Vec<u16>,
        /// Why no numbers can be drawn now; none when they can.
        pub blocked: Option<RefusalView>,
    }
}
