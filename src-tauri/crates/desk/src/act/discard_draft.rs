//! Throws the draft of the newest round away.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

crate::view::wire! {
    /// Which round.
    #[ts(rename = "DiscardDraftInput")]
    pub struct Input {
        /// The round.
        pub round: u16,
    }
}

/// Throws the draft of the newest round away.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let round = crate::parse::field::round(input.round)?;
    desk.command(
        "discard_draft",
        data([("round", input.round.into())]),
        |tournament| tournament.discard_draft(round),
    )
}
