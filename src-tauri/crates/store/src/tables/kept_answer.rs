//! Answers of the rules engine kept with matches.

use kralle_tournament::{KeptAnswer, PositionText, Tournament};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::table::Table;

/// Key: round, table and number.
pub(crate) const TABLE: Table = Table::new(
    "kept_answer",
    "round, table_number, number",
    "position, card",
    rows,
);

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

/// Returns the answers in the order of their matches.
pub(crate) fn read(connection: &Connection) -> Result<Vec<KeptAnswer>, StoreError> {
    TABLE.read(connection, |found| {
        Ok(KeptAnswer {
            round: found.round("round")?,
            table: found.table("table_number")?,
            number: found.number("number")?,
            position: found.checked("position", PositionText::parse(found.text("position")?))?,
            card: found.text("card")?.to_owned(),
        })
    })
}
