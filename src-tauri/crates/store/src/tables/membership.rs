//! Who belongs to which team, from which round to which.

use kralle_tournament::{LineUpOrder, Membership, Tournament};
use rusqlite::Connection;

use crate::cell::Row;
use crate::table::Table;
use crate::{StoreError, found};

/// By team, line-up order and first round.
pub(crate) const TABLE: Table = Table {
    name: "membership",
    key: 3,
    write: "INSERT INTO membership (team, line_up_order, from_round, to_round, player)
            VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT (team, line_up_order, from_round) DO UPDATE SET
                to_round = excluded.to_round, player = excluded.player",
    delete: "DELETE FROM membership WHERE team = ?1 AND line_up_order = ?2 AND from_round = ?3",
    rows,
};

const SELECT: &str = "SELECT team, line_up_order, from_round, to_round, player
    FROM membership ORDER BY team, line_up_order, from_round";

fn rows(tournament: &Tournament) -> Vec<Row> {
    let memberships = tournament.memberships.iter();
    memberships
        .map(|membership| {
            vec![
                membership.team.into(),
                membership.order.0.into(),
                membership.from.into(),
                membership.to.into(),
                membership.player.into(),
            ]
        })
        .collect()
}

/// The memberships by team, line-up order and first round.
pub(crate) fn read(connection: &Connection) -> Result<Vec<Membership>, StoreError> {
    found::read(connection, &TABLE, SELECT, |found| {
        Ok(Membership {
            team: found.team("team")?,
            player: found.player("player")?,
            order: LineUpOrder(found.number("line_up_order")?),
            from: found.round("from_round")?,
            to: found.optional_round("to_round")?,
        })
    })
}
