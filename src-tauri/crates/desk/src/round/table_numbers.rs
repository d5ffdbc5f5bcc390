//! Calls for the numbers of the teams in the round robin tables.

use kralle_call::call;
use kralle_tournament::TeamNumber;
use kralle_tournament::lots::Seed;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::overview::Overview;
use crate::core::refusal::{RefusalView, data};
use crate::core::refused::refused;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::round::pairing_view::NumbersView;

/// Shows the number of each team in the round robin tables.
#[call]
pub(crate) fn numbers(desk: &Snapshot, _: Nothing) -> Result<NumbersView, RefusalView> {
    let tournament = desk.tournament()?;
    let numbering = tournament.numbering.as_ref();
    Ok(NumbersView {
        seed: numbering.map(|it| it.seed.as_str().to_owned()),
        teams: numbering.map_or_else(
            || tournament.teams.iter().map(|it| it.number.get()).collect(),
            |it| it.teams.iter().copied().map(TeamNumber::get).collect(),
        ),
        blocked: tournament
            .may_draw_numbers()
            .err()
            .map(|refusal| refused(&refusal, tournament)),
    })
}

wire! {
    /// The seed of the drawing of lots.
    pub struct DrawNumbersInput {
        pub seed: String,
    }
}

/// Draws the numbers of the round robin tables by lot, keeping club-mates apart.
#[call]
pub(crate) fn draw_numbers(
    desk: &mut Desk,
    input: DrawNumbersInput,
) -> Result<Overview, RefusalView> {
    let seed = Seed::parse(&input.seed)
        .map_err(|_| RefusalView::bad_field(Field::Seed, &input.seed, Expected::Text))?;
    desk.command(
        Command::DrawNumbers,
        data([("seed", seed.as_str().into())]),
        |tournament| tournament.draw_numbers(&seed),
    )
}

/// Resets the round robin tables to the teams' own numbers.
#[call]
pub(crate) fn drop_numbers(desk: &mut Desk, _: Nothing) -> Result<Overview, RefusalView> {
    desk.command(
        Command::DropNumbers,
        data([]),
        kralle_tournament::Tournament::drop_numbers,
    )
}
