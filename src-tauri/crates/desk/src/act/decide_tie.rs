//! Keeps a decision of the director about teams that are level.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};
use kralle_tournament::Ruling;

crate::view::wire! {
    /// What was decided.
    #[ts(rename = "DecideTieInput")]
    pub struct Input {
        /// The teams that are level.
        pub tied: Vec<u16>,
        /// What was decided.
        pub ruling: crate::view::standings::RulingView,
        /// Why.
        pub reason: String,
    }
}

/// Keeps a decision of the director about teams that are level.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let tied = crate::parse::field::teams(&input.tied)?;
    let reason = crate::parse::field::line("reason", &input.reason)?;
    let ruling = match &input.ruling {
        crate::view::standings::RulingView::Order(teams) => {
            Ruling::Order(crate::parse::field::teams(teams)?)
        }
        crate::view::standings::RulingView::JointWinners(teams) => {
            Ruling::JointWinners(crate::parse::field::teams(teams)?)
        }
    };
    let numbers = input.tied.iter().map(|team| i32::from(*team)).collect();
    let mut said = data([("teams", crate::view::refusal::Datum::Numbers(numbers))]);
    said.extend(super::reason(Some(&reason)));
    desk.command("decide_tie", said, |tournament| {
        tournament.decide_tie(&tied, ruling, reason)
    })
}
