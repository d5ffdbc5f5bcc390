//! Draws the numbers of the round robin tables by lot, club-mates apart (Varma).

use kralle_tournament::lots::Seed;

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};
use crate::view::wire;

wire! {
    /// What the lots are drawn from.
    #[ts(rename = "DrawNumbersInput")]
    pub struct Input {
        /// The public seed.
        pub seed: String,
    }
}

/// Draws the numbers of the round robin tables by lot, club-mates apart (Varma).
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let seed = Seed::parse(&input.seed)
        .map_err(|_| RefusalView::bad_field("seed", &input.seed, "text"))?;
    desk.command(
        "draw_numbers",
        data([("seed", seed.as_str().into())]),
        |tournament| tournament.draw_numbers(&seed),
    )
}
