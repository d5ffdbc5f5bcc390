//! Takes a result back: the match is open again.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

crate::view::wire! {
    /// Which match.
    #[ts(rename = "ClearResultInput")]
    pub struct Input {
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
        /// Why; needed once the next round is published.
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Takes a result back: the match is open again.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let round = crate::parse::field::round(input.round)?;
    let table = crate::parse::field::table(input.table)?;
    let reason = crate::parse::field::missing_line("reason", input.reason.as_ref())?;
    let mut said = data([("round", input.round.into()), ("table", input.table.into())]);
    said.extend(super::reason(reason.as_ref()));
    desk.command("clear_result", said, |tournament| {
        tournament.clear_result(round, table, reason.as_ref())
    })
}
