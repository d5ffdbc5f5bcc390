//! The drawing of lots: teams from two pots.

use kralle_call::call;
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{LotsOrder, Tournament};
use kralle_view::lots::LotsView;
use kralle_view::named::Named;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::overview::Overview;
use crate::core::refusal::{RefusalView, data};
use crate::core::refused::refused;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};

wire! {
    /// Seed and wish for the drawing of lots.
    pub struct DrawLotsInput {
        /// The public seed: any text.
        pub seed: String,
        pub wish: Named<Wish>,
        /// The team that the third player joins if the number is odd; `None` for the largest number.
        #[serde(default)]
        pub third_joins: Option<u16>,
    }
}

/// Draws the teams from the two pots.
#[call]
pub(crate) fn draw_lots(desk: &mut Desk, input: DrawLotsInput) -> Result<Overview, RefusalView> {
    let seed = Seed::parse(&input.seed)
        .map_err(|_| RefusalView::bad_field(Field::Seed, &input.seed, Expected::Text))?;
    let third_joins = input
        .third_joins
        .map(crate::core::parse::team)
        .transpose()?;
    let order = LotsOrder {
        seed,
        wish: input.wish.0,
        third_joins,
    };
    let seed = data([("seed", order.seed.as_str().into())]);
    desk.command(Command::DrawLots, seed, |tournament| {
        tournament.draw_teams(&order)
    })
}

/// Shows the record of the drawing of lots; null before the lots are drawn.
#[call]
pub(crate) fn lots(desk: &Snapshot, _: Nothing) -> Result<Option<LotsView>, RefusalView> {
    view(desk.tournament()?)
}

/// Returns the record of the lots of `tournament`; `None` before they are drawn.
pub(crate) fn view(tournament: &Tournament) -> Result<Option<LotsView>, RefusalView> {
    kralle_view::lots::view(tournament).map_err(|refusal| refused(&refusal, tournament))
}
