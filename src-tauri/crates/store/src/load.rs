//! Reads the whole tournament.

use kralle_tournament::Tournament;
use rusqlite::Connection;

use crate::StoreError;
use crate::tables::{
    bye, decision, decision_team, hand_order, line_up, line_up_source, lots, matches, membership,
    numbering, player, player_rating, rating_order, round, start_list, team, tournament,
};

/// The tournament that the rows say.
pub(crate) fn load(connection: &Connection) -> Result<Tournament, StoreError> {
    let row = tournament::read(connection, &rating_order::read(connection)?)?;
    let matches = matches::read(
        connection,
        &line_up::read(
            connection,
            row.settings.formation,
            &line_up_source::read(connection)?,
        )?,
    )?;
    Ok(Tournament {
        settings: row.settings,
        players: player::read(connection, player_rating::read(connection)?)?,
        by_hand: hand_order::read(connection)?,
        odd_number: row.odd_number,
        lots: lots::read(connection, &start_list::read(connection)?)?,
        numbering: numbering::read(connection)?,
        teams: team::read(connection)?,
        memberships: membership::read(connection)?,
        rounds: round::read(connection, matches, bye::read(connection)?)?,
        decisions: decision::read(connection, decision_team::read(connection)?)?,
        course: row.course,
    })
}
