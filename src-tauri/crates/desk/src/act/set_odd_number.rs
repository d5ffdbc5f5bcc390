//! Says what is done with an odd number of players.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

crate::view::wire! {
    /// What is done.
    #[ts(rename = "SetOddNumberInput")]
    pub struct Input {
        /// What is done.
        pub odd_number: crate::view::players::OddNumberName,
    }
}

/// Says what is done with an odd number of players.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let odd_number = input.odd_number.into();
    let name = format!("{:?}", input.odd_number);
    desk.command(
        "set_odd_number",
        data([("choice", name.into())]),
        |tournament| tournament.set_odd_number(odd_number),
    )
}
