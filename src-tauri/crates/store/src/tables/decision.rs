//! Decisions of the director; their teams are a table of their own.

use kralle_tournament::{Decision, Ruling, Tournament};
use rusqlite::Connection;

use super::decision_team::DecisionTeams;
use crate::cell::Row;
use crate::table::Table;
use crate::{StoreError, found};

/// By number.
pub(crate) const TABLE: Table = Table {
    name: "decision",
    key: 1,
    write: "INSERT INTO decision (number, ruling, reason) VALUES (?1, ?2, ?3)
            ON CONFLICT (number) DO UPDATE SET
                ruling = excluded.ruling, reason = excluded.reason",
    delete: "DELETE FROM decision WHERE number = ?1",
    rows,
};

const SELECT: &str = "SELECT number, ruling, reason FROM decision ORDER BY number";

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

/// The decisions by number with their `teams`.
pub(crate) fn read(
    connection: &Connection,
    mut teams: DecisionTeams,
) -> Result<Vec<Decision>, StoreError> {
    found::read(connection, &TABLE, SELECT, |found| {
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
