//! The order of the teams in a report.

use kralle_tournament::{Format, TeamNumber, Tournament};

pub(super) fn in_pairing_order(tournament: &Tournament) -> Vec<TeamNumber> {
    let drawn = match tournament.settings.format {
        Format::RoundRobin | Format::DoubleRoundRobin => tournament.numbering.as_ref(),
        Format::SwissSystem => None,
    };
    match drawn {
        Some(drawn) => drawn.teams.clone(),
        None => tournament.teams.iter().map(|team| team.number).collect(),
    }
}
