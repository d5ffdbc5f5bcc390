//! The teams of a decision: those that were level, and those the ruling names, in its order.

use std::collections::BTreeMap;

use kralle_tournament::{Ruling, TeamNumber, Tournament};
use rusqlite::Connection;

use crate::cell::{Row, place};
use crate::table::Table;
use crate::{StoreError, found};

/// By decision, part and place.
pub(crate) const TABLE: Table = Table {
    name: "decision_team",
    key: 3,
    write: "INSERT INTO decision_team (decision, part, place, team) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (decision, part, place) DO UPDATE SET team = excluded.team",
    delete: "DELETE FROM decision_team WHERE decision = ?1 AND part = ?2 AND place = ?3",
    rows,
};

const SELECT: &str = "SELECT decision, part, place, team
    FROM decision_team ORDER BY decision, part, place";

/// By decision: the teams that were level, and the teams of the ruling in order.
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

/// The teams of each decision.
pub(crate) fn read(connection: &Connection) -> Result<DecisionTeams, StoreError> {
    let mut teams = DecisionTeams::new();
    found::read(connection, &TABLE, SELECT, |found| {
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
