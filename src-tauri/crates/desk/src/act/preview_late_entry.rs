//! Shows which number a late entrant gets and what changes for the others, and changes nothing.

use kralle_tournament::{LateEntry, LateNumber};

use super::enter_late::{Input, entry};
use crate::desk::Desk;
use crate::show::refusal::refused;
use crate::view::late_entry::{LateEntryView, LateNumberName};
use crate::view::refusal::RefusalView;

/// Shows what a late entry would do.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<LateEntryView, RefusalView> {
    let entry = entry(desk, &input)?;
    preview(desk, entry)
}

/// What the entry would do.
pub(super) fn preview(desk: &Desk, entry: LateEntry) -> Result<LateEntryView, RefusalView> {
    let tournament = desk.tournament()?;
    let number = tournament
        .late_entry_number(entry)
        .map_err(|refusal| refused(&refusal, tournament))?;
    // With the entrant there is one more.
    let moved = tournament.teams.len() - number.index();
    Ok(LateEntryView {
        number: number.get(),
        moved: u16::try_from(moved).unwrap_or(u16::MAX),
        numbers: tournament
            .late_numbers()
            .into_iter()
            .map(|number| match number {
                LateNumber::ByStrength => LateNumberName::ByStrength,
                LateNumber::Next => LateNumberName::Next,
            })
            .collect(),
    })
}
