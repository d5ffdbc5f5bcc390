//! Lets another of a three-player team sit out.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};
use kralle_tournament::PlayerId;

crate::view::wire! {
    /// Who.
    #[ts(rename = "LetSitOutInput")]
    pub struct Input {
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
        /// Who sits out.
        pub player: u32,
    }
}

/// Lets another of a three-player team sit out.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let round = crate::parse::field::round(input.round)?;
    let table = crate::parse::field::table(input.table)?;
    let player = PlayerId(input.player);
    let name = crate::show::people::player_with(desk.tournament()?, player)?.name;
    let said = data([
        ("round", input.round.into()),
        ("table", input.table.into()),
        ("name", name.into()),
    ]);
    desk.command("let_sit_out", said, |tournament| {
        tournament.let_sit_out(round, table, player)
    })
}
