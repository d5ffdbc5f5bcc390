//! Numbers of fixed teams and single players.

use kralle_call::call;
use kralle_tournament::NumberOrder;
use kralle_tournament::lots::Seed;
use kralle_view::named::Named;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::overview::Overview;
use crate::core::refusal::{Data, RefusalView, data};
use crate::core::wire::{Nothing, wire};

wire! {
    /// Seed and order for the numbers.
    pub struct GiveNumbersInput {
        /// The public seed: any text.
        ///
        /// It determines the lots, the order of equal entrants, and the first-named entrant in round 1.
        pub seed: String,
        pub order: Named<NumberOrder>,
    }
}

/// Gives fixed teams or single players their numbers.
#[call]
pub(crate) fn give_numbers(
    desk: &mut Desk,
    input: GiveNumbersInput,
) -> Result<Overview, RefusalView> {
    let seed = Seed::parse(&input.seed)
        .map_err(|_| RefusalView::bad_field(Field::Seed, &input.seed, Expected::Text))?;
    let order = input.order.0;
    let said = data([
        ("seed", seed.as_str().into()),
        ("order", order.code().into()),
    ]);
    desk.command(Command::GiveNumbers, said, |tournament| {
        tournament.give_numbers(&seed, order)
    })
}

/// Removes the numbers of fixed teams or single players.
#[call]
pub(crate) fn take_numbers_back(desk: &mut Desk, _: Nothing) -> Result<Overview, RefusalView> {
    desk.command(Command::TakeNumbersBack, Data::new(), |tournament| {
        tournament.take_numbers_back()
    })
}
