//! Memberships: players of a team, from a first to a last round.

use kralle_tournament::{LineUpOrder, Membership, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::table::Table;

/// Key: team, line-up order and first round.
pub(crate) const TABLE: Table = Table::new(
    "membership",
    "team, line_up_order, from_round",
    "to_round, player",
    rows,
)
.alike(|one, other| one.memberships == other.memberships);

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

/// Returns the memberships by team, line-up order and first round.
pub(crate) fn read(connection: &Connection) -> Result<Vec<Membership>, StoreError> {
    TABLE.read(connection, |found| {
        Ok(Membership {
            team: found.team("team")?,
            player: found.player("player")?,
            order: LineUpOrder(found.number("line_up_order")?),
            from: found.round("from_round")?,
            to: found.optional_round("to_round")?,
        })
    })
}
