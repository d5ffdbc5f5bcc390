//! Takes an answer of the rules engine off a match; the journal remembers it.

use crate::desk::Desk;
use crate::parse::field;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

crate::view::wire! {
    /// Which answer of which match.
    #[ts(rename = "ForgetAnswerInput")]
    pub struct Input {
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
        /// Its number in the match.
        pub number: u16,
    }
}

/// Takes an answer of the rules engine off a match.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let (round, table) = (field::round(input.round)?, field::table(input.table)?);
    let said = data([("round", input.round.into()), ("table", input.table.into())]);
    desk.command("forget_answer", said, |tournament| {
        tournament.forget_answer(round, table, input.number)
    })
}
