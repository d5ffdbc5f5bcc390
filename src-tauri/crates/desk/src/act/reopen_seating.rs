//! Opens the seating of a match again.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

crate::view::wire! {
    /// Which match.
    #[ts(rename = "ReopenSeatingInput")]
    pub struct Input {
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
    }
}

/// Opens the seating of a match again.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let round = crate::parse::field::round(input.round)?;
    let table = crate::parse::field::table(input.table)?;
    let said = data([("round", input.round.into()), ("table", input.table.into())]);
    desk.command("reopen_seating", said, |tournament| {
        tournament.reopen_seating(round, table)
    })
}
