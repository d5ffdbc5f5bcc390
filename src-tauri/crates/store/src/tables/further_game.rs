//! The games of a match after its first, which stands with the match.

use std::collections::BTreeMap;

use kralle_tournament::{Game, GameNumber, RoundNumber, TableNumber, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::table::Table;
use crate::tables::matches::{cells, read_game};

/// Key: round, table and number in the match.
pub(crate) const TABLE: Table = Table::new(
    "further_game",
    "round, table_number, number",
    "seating, white_on_board_1, verdict, cause, board, reason, position, game_record, \
     overruled, overrule_reason",
    rows,
);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let mut rows = Vec::new();
    for round in &tournament.rounds {
        for it in &round.matches {
            for (number, game) in it.games.numbered().skip(1) {
                let mut row = vec![round.number.into(), it.table.into(), number.into()];
                row.extend(cells(game));
                rows.push(row);
            }
        }
    }
    rows
}

/// Returns the further games of each match in their order.
pub(crate) fn read(
    connection: &Connection,
) -> Result<BTreeMap<(RoundNumber, TableNumber), Vec<Game>>, StoreError> {
    let rows = TABLE.read(connection, |row| {
        let at = (row.round("round")?, row.table("table_number")?);
        let number: u16 = row.number("number")?;
        Ok((at, number, read_game(row)?))
    })?;
    let mut games: BTreeMap<(RoundNumber, TableNumber), Vec<Game>> = BTreeMap::new();
    for (at, number, game) in rows {
        let its = games.entry(at).or_default();
        its.push(game);
        if GameNumber::at(its.len()).get() != number {
            let key = format!("{} {} {number}", at.0, at.1);
            return Err(StoreError::damaged(
                TABLE.name,
                &key,
                "a game before is missing",
            ));
        }
    }
    Ok(games)
}
