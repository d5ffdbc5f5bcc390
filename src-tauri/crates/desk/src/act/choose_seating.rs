//! Keeps what the first-named team chose: who meets whom.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

crate::view::wire! {
    /// What was chosen.
    #[ts(rename = "ChooseSeatingInput")]
    pub struct Input {
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
        /// Who meets whom.
        pub seating: crate::view::round::SeatingName,
    }
}

/// Keeps what the first-named team chose: who meets whom.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let round = crate::parse::field::round(input.round)?;
    let table = crate::parse::field::table(input.table)?;
    let said = data([
        ("round", input.round.into()),
        ("table", input.table.into()),
        ("seating", seating_code(input.seating).into()),
    ]);
    desk.command("choose_seating", said, |tournament| {
        tournament.choose_seating(round, table, input.seating.into())
    })
}

/// The stable name of a seating.
const fn seating_code(seating: crate::view::round::SeatingName) -> &'static str {
    match seating {
        crate::view::round::SeatingName::Parallel => "parallel",
        crate::view::round::SeatingName::Cross => "cross",
    }
}
