//! Penalties of the arbiter.

use kralle_tournament::{HalfPoints, Penalty, PenaltyKind, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::found::Found;
use crate::table::Table;

/// Key: number.
pub(crate) const TABLE: Table = Table::new(
    "penalty",
    "number",
    "team, player, round, kind, table_number, points, reason",
    rows,
);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let penalties = tournament.penalties.iter();
    penalties
        .map(|it| {
            let (table, points) = match it.kind {
                PenaltyKind::Warning | PenaltyKind::Exclusion => (None, None),
                PenaltyKind::MatchLost(table) => (Some(table), None),
                PenaltyKind::PointsDown(points) | PenaltyKind::PointsUp(points) => {
                    (None, Some(points))
                }
            };
            vec![
                it.number.into(),
                it.team.into(),
                it.player.into(),
                it.round.into(),
                it.kind.code().into(),
                table.into(),
                points.into(),
                (&it.reason).into(),
            ]
        })
        .collect()
}

fn kind(found: &Found<'_>) -> Result<PenaltyKind, StoreError> {
    let points = || found.number("points").map(HalfPoints);
    Ok(match found.text("kind")? {
        "warning" => PenaltyKind::Warning,
        "match_lost" => PenaltyKind::MatchLost(found.table("table_number")?),
        "points_down" => PenaltyKind::PointsDown(points()?),
        "points_up" => PenaltyKind::PointsUp(points()?),
        "exclusion" => PenaltyKind::Exclusion,
        other => return Err(found.damage(format_args!("kind is unknown: {other:?}"))),
    })
}

/// Reads the penalties by number.
pub(crate) fn read(connection: &Connection) -> Result<Vec<Penalty>, StoreError> {
    TABLE.read(connection, |found| {
        Ok(Penalty {
            number: found.number("number")?,
            team: found.team("team")?,
            player: found
                .optional_number("player")?
                .map(kralle_tournament::PlayerId),
            round: found.round("round")?,
            kind: kind(found)?,
            reason: found.line("reason")?,
        })
    })
}
