//! Decisions of the director about tied teams.

use kralle_tournament::{Decision, Ruling, Standing, TeamNumber, Tie};

use crate::core::wire::wire;

wire! {
    /// The ruling of a decision.
    #[serde(tag = "kind", content = "teams")]
    pub enum RulingView {
        Order(Vec<u16>),
        JointWinners(Vec<u16>),
    }
}

wire! {
    /// A decision of the director.
    pub struct DecisionView {
        pub number: u16,
        pub tied: Vec<u16>,
        pub ruling: RulingView,
        pub reason: String,
        /// True if the decision still applies.
        pub holds: bool,
    }
}

/// Converts a decision of the director; `holds` is true if the standings still use it.
pub(crate) fn decision_view(decision: &Decision, standings: &[Standing]) -> DecisionView {
    let numbers = |teams: &[TeamNumber]| teams.iter().map(|team| team.get()).collect();
    DecisionView {
        number: decision.number,
        tied: numbers(&decision.tied),
        ruling: match &decision.ruling {
            Ruling::Order(teams) => RulingView::Order(numbers(teams)),
            Ruling::JointWinners(teams) => RulingView::JointWinners(numbers(teams)),
        },
        reason: decision.reason.to_string(),
        holds: standings.iter().any(|row| {
            matches!(row.tie, Tie::Decided(number) | Tie::JointWinner(number)
                if number == decision.number)
        }),
    }
}
