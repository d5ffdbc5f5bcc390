//! Decisions of the director about tied teams.

use kralle_call::call;
use kralle_tournament::Ruling;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::overview::Overview;
use crate::core::refusal::{Datum, RefusalView, data};
use crate::core::wire::wire;
use crate::decisions::ties::RulingView;

wire! {
    /// A decision about tied teams.
    pub struct DecideTieInput {
        /// The numbers of the tied teams.
        pub tied: Vec<u16>,
        pub ruling: RulingView,
        pub reason: String,
    }
}

/// Records a decision of the director about tied teams.
#[call]
pub(crate) fn decide_tie(desk: &mut Desk, input: DecideTieInput) -> Result<Overview, RefusalView> {
    let tied = crate::core::parse::teams(&input.tied)?;
    let reason = crate::core::parse::line(Field::Reason, &input.reason)?;
    let ruling = match &input.ruling {
        RulingView::Order(teams) => Ruling::Order(crate::core::parse::teams(teams)?),
        RulingView::JointWinners(teams) => Ruling::JointWinners(crate::core::parse::teams(teams)?),
    };
    let numbers = input.tied.iter().map(|team| i32::from(*team)).collect();
    let mut said = data([("teams", Datum::Numbers(numbers))]);
    said.extend(crate::core::refusal::reason(Some(&reason)));
    desk.command(Command::DecideTie, said, |tournament| {
        tournament.decide_tie(&tied, ruling, reason)
    })
}
