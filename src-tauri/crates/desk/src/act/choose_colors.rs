//! Keeps what the second-named team chose: the colors.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

crate::view::wire! {
    /// What was chosen.
    #[ts(rename = "ChooseColorsInput")]
    pub struct Input {
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
        /// The team with White on board 1.
        pub white_on_board_1: crate::view::lots::RoleName,
    }
}

/// Keeps what the second-named team chose: the colors.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let round = crate::parse::field::round(input.round)?;
    let table = crate::parse::field::table(input.table)?;
    let mut said = data([("round", input.round.into()), ("table", input.table.into())]);
    // Whether there is such a match is said by the command below.
    if let Ok(it) = desk.tournament()?.match_at(round, table) {
        let team = it.teams.of(input.white_on_board_1.into());
        said.insert("white".to_owned(), team.get().into());
    }
    desk.command("choose_colors", said, |tournament| {
        tournament.choose_colors(round, table, input.white_on_board_1.into())
    })
}
