//! The view of the standings.

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
        /// The last round that counts; 0 before the first round.
        pub after: u16,
        /// The formation of the teams. Single players have colors instead of roles.
        pub formation: Named<Formation>,
        /// The tie-breaks after the points, in order, by their FIDE codes; empty for the rules of the
        /// regulations.
        pub tie_breaks: Vec<String>,
        pub rows: Vec<StandingRow>,
        /// The penalties up to that round.
        pub penalties: Vec<PenaltyView>,
        pub decisions: Vec<DecisionView>,
        /// The reason the tournament cannot be closed; `None` if it can be, or is closed.
        pub close_blocked: Option<RefusalView>,
        pub closed: bool,
        /// The article about first place.
        pub article: ArticleView,
    }
}
