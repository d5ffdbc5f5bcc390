//! Answers of the rules engine kept with matches.

use kralle_tournament::{KeptAnswer, PositionText, Tournament};
use rusqlite::Connection;

use crate::cell::Row;
use crate::table::Table;
use crate::{StoreError, found};

/// By round, table and number.
pub(crate) const TABLE: Table = Table {
    name: "kept_answer",
    key: 3,
    write: "INSERT INTO kept_answer (round, table_number, number, position, card)
            VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT (round, table_number, number) DO UPDATE SET
                position = excluded.position, card = excluded.card",
    delete: "DELETE FROM kept_answer WHERE round = ?1 AND table_number = ?2 AND number = ?3",
    rows,
};

const SELECT: &str = "SELECT round, table_number, number, position, card
    FROM kept_answer ORDER BY round, table_number, number";

fn rows(tournament: &Tournament) -> Vec<Row> {
    let answers = tournament.kept_answers.iter();
    answers
        .map(|it| {
            vec![
                it.round.into(),
                it.table.into(),
                it.number.into(),
                it.position.as_str().into(),
                it.card.clone().into(),
            ]
        })
        .collect()
}

/// The answers in the order of their matches.
pub(crate) fn read(connection: &Connection) -> Result<Vec<KeptAnswer>, StoreError> {
    found::read(connection, &TABLE, SELECT, |found| {
        Ok(KeptAnswer {
            round: found.round("round")?,
            table: found.table("table_number")?,
            number: found.number("number")?,
            position: found.checked("position", PositionText::parse(found.text("position")?))?,
            card: found.text("card")?.to_owned(),
        })
    })
}
