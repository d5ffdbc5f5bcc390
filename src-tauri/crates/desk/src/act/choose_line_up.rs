//! Keeps who of a fixed team plays a match.

use kralle_tournament::PlayerId;

use crate::desk::Desk;
use crate::parse::field;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

crate::view::wire! {
    /// Who plays. Naming those who are planned confirms them.
    #[ts(rename = "ChooseLineUpInput")]
    pub struct Input {
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
        /// The team.
        pub team: u16,
        /// Who sits on board 1, by id.
        pub board_1: u32,
        /// Who sits on board 2, by id.
        pub board_2: u32,
        /// Why a substitute plays, where the rules ask for it.
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Keeps who of a fixed team plays a match.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let round = field::round(input.round)?;
    let table = field::table(input.table)?;
    let team = field::team(input.team)?;
    let seats = [PlayerId(input.board_1), PlayerId(input.board_2)];
    let reason = field::missing_line("reason", input.reason.as_ref())?;
    let mut names = Vec::with_capacity(seats.len());
    for player in seats {
        names.push(crate::show::people::player_with(desk.tournament()?, player)?.name);
    }
    let mut said = data([
        ("round", input.round.into()),
        ("table", input.table.into()),
        ("team", input.team.into()),
        ("players", names.into()),
    ]);
    said.extend(super::reason(reason.as_ref()));
    desk.command("choose_line_up", said, |tournament| {
        tournament.choose_line_up(round, table, team, seats, reason.as_ref())
    })
}
