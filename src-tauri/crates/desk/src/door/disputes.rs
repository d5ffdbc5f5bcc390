//! Open disputes about results: they block the next round, and end when a result is confirmed.

use std::collections::BTreeSet;

use kralle_tournament::{Role, RoundNumber, RoundState, TableNumber};

use crate::core::desk::Desk;
use crate::core::overview::UnderDisputesName;
use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;
use crate::core::refused::refused;
use crate::door::hall_fact::{FromSlip, HallFact};
use crate::door::match_reports::reports_of;

/// Refuses to proceed while a captain disputes a result, unless `under_disputes` allows it. Only
/// disputes after the journal row `since` count.
pub(crate) fn must_be_undisputed(
    desk: &mut Desk,
    under_disputes: UnderDisputesName,
    since: u32,
) -> Result<(), RefusalView> {
    if under_disputes == UnderDisputesName::GoOn || desk.open_file()?.hall.is_empty() {
        return Ok(());
    }
    let seen = desk.snapshot();
    let tournament = seen.tournament()?;
    let published = tournament.rounds.iter();
    for round in published.filter(|round| round.state == RoundState::Published) {
        let mut tables = BTreeSet::new();
        for it in &round.matches {
            let said = reports_of(&seen, round.number, it)?;
            let disputes = [Role::First, Role::Second].map(|side| said.disputes(side));
            if disputes
                .into_iter()
                .flatten()
                .any(|told| told.number > since)
            {
                tables.insert(it.table.get());
            }
        }
        if !tables.is_empty() {
            let round = round.number.get();
            return Err(DeskRefusal::ResultContested { round, tables }.into());
        }
    }
    Ok(())
}

/// Ends the disputes about the result of a match, because an arbiter or the desk confirms it.
/// Returns the number of sides that disputed it.
pub(crate) fn end_disputes(
    desk: &mut Desk,
    round: RoundNumber,
    table: TableNumber,
) -> Result<usize, RefusalView> {
    let seen = desk.snapshot();
    let tournament = seen.tournament()?;
    let it = tournament
        .match_at(round, table)
        .map_err(|refusal| refused(&refusal, tournament))?;
    let said = reports_of(&seen, round, it)?;
    let disputing = [Role::First, Role::Second].map(|side| said.disputes(side));
    let from: Vec<FromSlip> = disputing
        .into_iter()
        .flatten()
        .filter_map(|told| told.fact.from())
        .collect();
    for from in &from {
        desk.say_in_hall(HallFact::EndDispute { from: *from })?;
    }
    Ok(from.len())
}
