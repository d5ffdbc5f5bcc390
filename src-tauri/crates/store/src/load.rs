//! Reads the tournament completely, or only the tables changed since the last read.

use std::collections::{BTreeMap, BTreeSet};

use kralle_tournament::{
    Arbiters, BySide, Formation, LineUp, Match, Round, RoundNumber, Settings, TableNumber,
    Tournament,
};
use rusqlite::Connection;

use crate::table::Table;
use crate::tables::report_record::ReportRows;
use crate::tables::{
    absence, bye, decision, decision_team, further_game, hand_order, kept_answer, line_up,
    line_up_source, lots, matches, membership, numbers_lot, pairing_wish, penalty, player,
    player_rating, rating_order, reformed_team, report_record, round, start_list, start_numbering,
    still_playing, table_number_of_team, team, tie_break, tournament,
};
use crate::{StoreError, journal};

/// Reads the tournament from its rows.
pub(crate) fn load(connection: &Connection) -> Result<Tournament, StoreError> {
    let row = tournament::read(
        connection,
        &rating_order::read(connection)?,
        &tie_break::read(connection)?,
    )?;
    let formation = row.settings.formation;
    let line_ups = line_up::read(connection, formation, &line_up_source::read(connection)?)?;
    let ReportRows {
        arbiters,
        records,
        imported,
    } = report_record::read(connection)?;
    let settings = Settings {
        arbiters: Arbiters {
            are_public: row.arbiters_are_public,
            ..arbiters
        },
        ..row.settings
    };
    Ok(Tournament {
        settings,
        players: player::read(connection, player_rating::read(connection)?)?,
        by_hand: hand_order::read(connection)?,
        odd_number: row.odd_number,
        lots: lots::read(connection, &start_list::read(connection)?)?,
        numbering: numbers_lot::read(connection, table_number_of_team::read(connection)?)?,
        start_numbering: start_numbering::read(connection)?,
        teams: team::read(connection)?,
        memberships: membership::read(connection)?,
        absences: absence::read(connection)?,
        rounds: rounds(connection, formation, &line_ups)?,
        decisions: decision::read(connection, decision_team::read(connection)?)?,
        penalties: penalty::read(connection)?,
        reformed: reformed_team::read(connection)?,
        kept_answers: kept_answer::read(connection)?,
        report_records: records,
        imported,
        course: row.course,
    })
}

/// Refuses rows that are no valid tournament: undo or redo would lead to them after `entry`.
pub(crate) fn must_load_after(connection: &Connection, entry: u32) -> Result<(), StoreError> {
    match load(connection) {
        Ok(_) => Ok(()),
        Err(error) => Err(leads_nowhere(connection, entry, error)),
    }
}

/// Replaces damage by the error that `entry` leads to an invalid tournament.
pub(crate) fn leads_nowhere(connection: &Connection, entry: u32, error: StoreError) -> StoreError {
    let damage = matches!(error, StoreError::Damaged { .. });
    let command = journal::command_of(connection, entry);
    match command.ok().filter(|_| damage) {
        Some(command) => StoreError::EntryForeign {
            entry,
            command,
            reason: error.to_string(),
        },
        None => error,
    }
}

type LineUps = BTreeMap<(RoundNumber, TableNumber), BySide<LineUp>>;

fn rounds(
    connection: &Connection,
    formation: Formation,
    line_ups: &LineUps,
) -> Result<Vec<Round>, StoreError> {
    let matches = matches::read(
        connection,
        line_ups,
        &still_playing::read(connection)?,
        further_game::read(connection)?,
    )?;
    round::read(
        connection,
        matches,
        bye::read(connection, formation)?,
        pairing_wish::read(connection)?,
    )
}

/// The tables of results and pairings: the only ones that a result changes.
const OF_ROUNDS: [&Table; 6] = [
    &round::TABLE,
    &matches::TABLE,
    &further_game::TABLE,
    &bye::TABLE,
    &pairing_wish::TABLE,
    &still_playing::TABLE,
];

/// Reads the tournament again, given the earlier `known` one and the tables in `stale` touched
/// since. If only results changed, reads just those tables; otherwise everything.
pub(crate) fn load_again(
    connection: &Connection,
    known: &Tournament,
    stale: &BTreeSet<String>,
) -> Result<Tournament, StoreError> {
    if stale.is_empty() {
        return Ok(known.clone());
    }
    let only_rounds = stale
        .iter()
        .all(|name| OF_ROUNDS.iter().any(|table| table.name == name));
    if !only_rounds {
        return load(connection);
    }
    let line_ups = known
        .rounds
        .iter()
        .flat_map(|round| {
            let of = |it: &Match| ((round.number, it.table), it.line_ups);
            round.matches.iter().map(of)
        })
        .collect();
    Ok(Tournament {
        rounds: rounds(connection, known.settings.formation, &line_ups)?,
        ..known.clone()
    })
}
