//! Draws the teams from the two pots.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};
use kralle_tournament::LotsOrder;
use kralle_tournament::lots::Seed;

crate::view::wire! {
    /// What the director says.
    #[ts(rename = "DrawLotsInput")]
    pub struct Input {
        /// The public seed: any text.
        pub seed: String,
        /// What the lots are asked to respect.
        pub wish: crate::view::lots::WishName,
        /// The team that the third player joins when the number is odd; none takes the largest.
        #[serde(default)]
        pub third_joins: Option<u16>,
    }
}

/// Draws the teams from the two pots.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let seed = Seed::parse(&input.seed)
        .map_err(|_| RefusalView::bad_field("seed", &input.seed, "text"))?;
    let third_joins = input
        .third_joins
        .map(crate::parse::field::team)
        .transpose()?;
    let order = LotsOrder {
        seed,
        wish: input.wish.into(),
        third_joins,
    };
    let seed = data([("seed", order.seed.as_str().into())]);
    desk.command("draw_lots", seed, |tournament| {
        tournament.draw_teams(&order)
    })
}
