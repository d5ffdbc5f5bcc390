//! Gives fixed teams or single players their numbers.

use kralle_tournament::NumberOrder;
use kralle_tournament::lots::Seed;

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};
use crate::view::teams::NumberOrderName;

crate::view::wire! {
    /// What the director says.
    #[ts(rename = "GiveNumbersInput")]
    pub struct Input {
        /// The public seed: any text. It draws the lot, tells equals apart, and says who is named
        /// first in round 1.
        pub seed: String,
        /// In which order.
        pub order: NumberOrderName,
    }
}

/// Gives fixed teams or single players their numbers.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let seed = Seed::parse(&input.seed)
        .map_err(|_| RefusalView::bad_field("seed", &input.seed, "text"))?;
    let order = NumberOrder::from(input.order);
    let said = data([
        ("seed", seed.as_str().into()),
        ("order", order.code().into()),
    ]);
    desk.command("give_numbers", said, |tournament| {
        tournament.give_numbers(&seed, order)
    })
}
