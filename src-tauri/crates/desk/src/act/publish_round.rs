//! Publishes a round: from now on every change of its pairing needs a reason.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

crate::view::wire! {
    /// Which round.
    #[ts(rename = "PublishRoundInput")]
    pub struct Input {
        /// The round.
        pub round: u16,
    }
}

/// Publishes a round: from now on every change of its pairing needs a reason.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let round = crate::parse::field::round(input.round)?;
    desk.command(
        "publish_round",
        data([("round", input.round.into())]),
        |tournament| tournament.publish_round(round),
    )
}
