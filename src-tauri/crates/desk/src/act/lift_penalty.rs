//! Lifts a penalty.

use crate::desk::Desk;
use crate::parse::field;
use crate::show::refusal::refused;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

crate::view::wire! {
    /// Which penalty, and why.
    #[ts(rename = "LiftPenaltyInput")]
    pub struct Input {
        /// The penalty's number.
        pub number: u16,
        /// Why.
        pub reason: String,
    }
}

/// Lifts a penalty.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let reason = field::line("reason", &input.reason)?;
    let tournament = desk.tournament()?;
    let lifted = tournament
        .penalty(input.number)
        .map_err(|refusal| refused(&refusal, tournament))?;
    let said = data([
        ("team", lifted.team.get().into()),
        ("round", lifted.round.get().into()),
        ("imposed", lifted.kind.code().into()),
        ("reason", reason.as_str().into()),
    ]);
    desk.command("lift_penalty", said, |tournament| {
        tournament.lift_penalty(input.number)
    })
}
