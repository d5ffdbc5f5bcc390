//! Line-ups, seating and colors of a match.

use kralle_call::call;
use kralle_tournament::{PlayerId, Role, Seating};

use crate::core::choice::Named;
use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::overview::Overview;
use crate::core::parse;
use crate::core::refusal::{RefusalView, data};
use crate::core::wire::wire;

wire! {
    /// Who plays. Naming those who are planned confirms them.
    pub struct ChooseLineUpInput {
        pub round: u16,
        pub table: u16,
        pub team: u16,
        pub board_1: u32,
        pub board_2: u32,
        /// Why a substitute plays, where the rules ask for it.
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Keeps who of a fixed team plays a match.
#[call]
pub(crate) fn choose_line_up(
    desk: &mut Desk,
    input: ChooseLineUpInput,
) -> Result<Overview, RefusalView> {
    let round = parse::round(input.round)?;
    let table = parse::table(input.table)?;
    let team = parse::team(input.team)?;
    let seats = [PlayerId(input.board_1), PlayerId(input.board_2)];
    let reason = parse::missing_line(Field::Reason, input.reason.as_ref())?;
    let mut names = Vec::with_capacity(seats.len());
    for player in seats {
        names.push(crate::core::people::player_with(desk.tournament()?, player)?.name);
    }
    let mut said = data([
        ("round", input.round.into()),
        ("table", input.table.into()),
        ("team", input.team.into()),
        ("players", names.into()),
    ]);
    said.extend(crate::core::refusal::reason(reason.as_ref()));
    desk.command("choose_line_up", said, |tournament| {
        tournament.choose_line_up(round, table, team, seats, reason.as_ref())
    })
}

wire! {
    /// What was chosen.
    pub struct ChooseSeatingInput {
        pub round: u16,
        pub table: u16,
        pub seating: Named<Seating>,
    }
}

/// Keeps what the first-named team chose: who meets whom.
#[call]
pub(crate) fn choose_seating(
    desk: &mut Desk,
    input: ChooseSeatingInput,
) -> Result<Overview, RefusalView> {
    let round = crate::core::parse::round(input.round)?;
    let table = crate::core::parse::table(input.table)?;
    let said = data([
        ("round", input.round.into()),
        ("table", input.table.into()),
        ("seating", input.seating.code().into()),
    ]);
    desk.command("choose_seating", said, |tournament| {
        tournament.choose_seating(round, table, input.seating.0)
    })
}

wire! {
    /// What was chosen.
    pub struct ChooseColorsInput {
        pub round: u16,
        pub table: u16,
        pub white_on_board_1: Named<Role>,
    }
}

/// Keeps what the second-named team chose: the colors.
#[call]
pub(crate) fn choose_colors(
    desk: &mut Desk,
    input: ChooseColorsInput,
) -> Result<Overview, RefusalView> {
    let round = crate::core::parse::round(input.round)?;
    let table = crate::core::parse::table(input.table)?;
    let mut said = data([("round", input.round.into()), ("table", input.table.into())]);
    // Whether there is such a match is said by the command below.
    if let Ok(it) = desk.tournament()?.match_at(round, table) {
        let team = it.teams.of(input.white_on_board_1.0);
        said.insert("white".to_owned(), team.get().into());
    }
    desk.command("choose_colors", said, |tournament| {
        tournament.choose_colors(round, table, input.white_on_board_1.0)
    })
}

wire! {
    /// Which match.
    pub struct ReopenSeatingInput {
        pub round: u16,
        pub table: u16,
    }
}

/// Opens the seating of a match again.
#[call]
pub(crate) fn reopen_seating(
    desk: &mut Desk,
    input: ReopenSeatingInput,
) -> Result<Overview, RefusalView> {
    let round = crate::core::parse::round(input.round)?;
    let table = crate::core::parse::table(input.table)?;
    let said = data([("round", input.round.into()), ("table", input.table.into())]);
    desk.command("reopen_seating", said, |tournament| {
        tournament.reopen_seating(round, table)
    })
}

wire! {
    /// Who.
    pub struct LetSitOutInput {
        pub round: u16,
        pub table: u16,
        pub player: u32,
    }
}

/// Lets another of a three-player team sit out.
#[call]
pub(crate) fn let_sit_out(desk: &mut Desk, input: LetSitOutInput) -> Result<Overview, RefusalView> {
    let round = crate::core::parse::round(input.round)?;
    let table = crate::core::parse::table(input.table)?;
    let player = PlayerId(input.player);
    let name = crate::core::people::player_with(desk.tournament()?, player)?.name;
    let said = data([
        ("round", input.round.into()),
        ("table", input.table.into()),
        ("name", name.into()),
    ]);
    desk.command("let_sit_out", said, |tournament| {
        tournament.let_sit_out(round, table, player)
    })
}
