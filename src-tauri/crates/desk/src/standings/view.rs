//! The standings, as they cross the bridge.

use kralle_tournament::Formation;
use kralle_view::named::Named;
use kralle_view::standings::StandingRow;

use crate::core::refusal::{ArticleView, RefusalView};
use crate::core::wire::wire;
use crate::decisions::penalties::PenaltyView;
use crate::decisions::ties::DecisionView;

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
