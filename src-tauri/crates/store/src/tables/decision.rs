//! Decisions of the director; their teams are in a table of their own.

use kralle_tournament::{Decision, Ruling, Tournament};
use rusqlite::Connection;

use super::decision_team::DecisionTeams;
use crate::StoreError;
use crate::cell::Row;
use crate::table::Table;

/// Key: number.
pub(crate) const TABLE: Table = Table::new("decision", "number", "ruling, reason", rows);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let decisions = tournament.decisions.iter();
    decisions
        .map(|decision| {
            let ruling = match decision.ruling {
                Ruling::Order(_) => "order",
                Ruling::JointWinners(_) => "joint_winners",
            };
            vec![
                decision.number.into(),
                ruling.into(),
                (&decision.reason).into(),
            ]
        })
        .collect()
}

/// Returns the decisions by number with their `teams`.
pub(crate) fn read(
    connection: &Connection,
    mut teams: DecisionTeams,
) -> Result<Vec<Decision>, StoreError> {
    TABLE.read(connection, |found| {
        let number: u16 = found.number("number")?;
        let (tied, ruled) = teams.remove(&number).unwrap_or_default();
        let ruling = match found.text("ruling")? {
            "order" => Ruling::Order(ruled),
            "joint_winners" => Ruling::JointWinners(ruled),
            other => return Err(found.damage(format_args!("ruling is unknown: {other:?}"))),
        };
        Ok(Decision {
            number,
            tied,
            ruling,
            reason: found.line("reason")?,
        })
    })
}
