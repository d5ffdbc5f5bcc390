//! Reads the whole tournament.

use kralle_tournament::Tournament;
use rusqlite::Connection;

use crate::StoreError;
use crate::tables::{
    absence, bye, decision, decision_team, hand_order, kept_answer, line_up, line_up_source, lots,
    matches, membership, numbers_lot, pairing_wish, penalty, player, player_rating, rating_order,
    reformed_team, round, start_list, start_numbering, still_playing, table_number_of_team, team,
    tie_break, tournament,
};

/// The tournament that the rows say.
pub(crate) fn load(connection: &Connection) -> Result<Tournament, StoreError> {
    let row = tournament::read(
        connection,
        &rating_order::read(connection)?,
        &tie_break::read(connection)?,
    )?;
    let matches = matches::read(
        connection,
        &line_up::read(
            connection,
            row.settings.formation,
            &line_up_source::read(connection)?,
        )?,
        &still_playing::read(connection)?,
    )?;
    Ok(Tournament {
        settings: row.settings,
        players: player::read(connection, player_rating::read(connection)?)?,
        by_hand: hand_order::read(connection)?,
        odd_number: row.odd_number,
        lots: lots::read(connection, &start_list::read(connection)?)?,
        numbering: numbers_lot::read(connection, table_number_of_team::read(connection)?)?,
        start_numbering: start_numbering::read(connection)?,
        teams: team::read(connection)?,
        memberships: membership::read(connection)?,
        absences: absence::read(connection)?,
        rounds: round::read(
            connection,
            matches,
            bye::read(connection)?,
            pairing_wish::read(connection)?,
        )?,
        decisions: decision::read(connection, decision_team::read(connection)?)?,
        penalties: penalty::read(connection)?,
        reformed: reformed_team::read(connection)?,
        kept_answers: kept_answer::read(connection)?,
        course: row.course,
    })
}
