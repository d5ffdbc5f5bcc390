//! The teams of a decision: those that were tied, and those that the ruling names, in its order.

use std::collections::BTreeMap;

use kralle_tournament::{Ruling, TeamNumber, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::{Row, place};
use crate::table::Table;

/// Key: decision, part and place.
pub(crate) const TABLE: Table = Table::new("decision_team", "decision, part, place", "team", rows);

/// By decision: the tied teams, and the teams of the ruling in order.
pub(crate) type DecisionTeams = BTreeMap<u16, (Vec<TeamNumber>, Vec<TeamNumber>)>;

fn rows(tournament: &Tournament) -> Vec<Row> {
    let mut rows = Vec::new();
    for decision in &tournament.decisions {
        let (Ruling::Order(ruled) | Ruling::JointWinners(ruled)) = &decision.ruling;
        for (part, teams) in [("tied", &decision.tied), ("ruled", ruled)] {
            rows.extend(teams.iter().enumerate().map(|(index, team)| {
                vec![
                    decision.number.into(),
                    part.into(),
                    place(index),
                    (*team).into(),
                ]
            }));
        }
    }
    rows
}

/// Returns the teams of each decision.
pub(crate) fn read(connection: &Connection) -> Result<DecisionTeams, StoreError> {
    let mut teams = DecisionTeams::new();
    TABLE.read(connection, |found| {
        let (tied, ruled) = teams.entry(found.number("decision")?).or_default();
        match found.text("part")? {
            "tied" => tied.push(found.team("team")?),
            "ruled" => ruled.push(found.team("team")?),
            other => return Err(found.damage(format_args!("part is unknown: {other:?}"))),
        }
        Ok(())
    })?;
    Ok(teams)
}
