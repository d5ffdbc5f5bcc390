//! The domain tables, their dependency order, and the difference of two tournaments in rows.

use std::sync::Arc;

use kralle_tournament::Tournament;
use rusqlite::{Connection, params_from_iter};

use crate::cell::Row;
use crate::table::Table;
use crate::tables::{
    absence, bye, decision, decision_team, further_game, hand_order, kept_answer, line_up,
    line_up_source, lots, matches, membership, numbers_lot, pairing_wish, penalty, player,
    player_rating, rating_order, reformed_team, report_record, round, start_list, start_numbering,
    still_playing, table_number_of_team, team, tie_break, tournament,
};

/// All domain tables; a table comes after those it references.
pub(crate) const TABLES: [&Table; 28] = [
    &tournament::TABLE,
    &rating_order::TABLE,
    &tie_break::TABLE,
    &player::TABLE,
    &player_rating::TABLE,
    &hand_order::TABLE,
    &team::TABLE,
    &lots::TABLE,
    &start_list::TABLE,
    &start_numbering::TABLE,
    &numbers_lot::TABLE,
    &table_number_of_team::TABLE,
    &membership::TABLE,
    &absence::TABLE,
    &round::TABLE,
    &pairing_wish::TABLE,
    &matches::TABLE,
    &further_game::TABLE,
    &line_up::TABLE,
    &kept_answer::TABLE,
    &line_up_source::TABLE,
    &bye::TABLE,
    &decision::TABLE,
    &decision_team::TABLE,
    &penalty::TABLE,
    &reformed_team::TABLE,
    &still_playing::TABLE,
    &report_record::TABLE,
];

/// The rows of a tournament in all domain tables, each sorted by key. Clones share them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Rows(Vec<Arc<Vec<Row>>>);

/// Returns the rows of a table, sorted by key.
fn sorted(table: &Table, tournament: &Tournament) -> Arc<Vec<Row>> {
    let (mut rows, key) = ((table.rows)(tournament), ..table.key_columns());
    rows.sort_by(|one, other| one[key].cmp(&other[key]));
    Arc::new(rows)
}

impl Rows {
    pub(crate) fn of(tournament: &Tournament) -> Self {
        let tables = TABLES.into_iter();
        Self(tables.map(|table| sorted(table, tournament)).collect())
    }

    /// Returns the rows of `after`, given that these are the rows of `before`. Unchanged tables are
    /// shared.
    pub(crate) fn step(&self, before: &Tournament, after: &Tournament) -> Self {
        let step = |(table, rows): (&Table, &Arc<Vec<Row>>)| {
            if (table.is_alike)(before, after) {
                Arc::clone(rows)
            } else {
                sorted(table, after)
            }
        };
        let rows = Self(TABLES.into_iter().zip(&self.0).map(step).collect());
        debug_assert!(rows == Self::of(after), "a table changed unseen");
        rows
    }

    /// Returns the rows of a file that has none yet.
    pub(crate) fn none() -> Self {
        Self(TABLES.into_iter().map(|_| Arc::default()).collect())
    }

    pub(crate) fn by_table(&self) -> impl Iterator<Item = (&'static Table, &[Row])> {
        TABLES
            .into_iter()
            .zip(self.0.iter().map(|rows| rows.as_slice()))
    }
}

/// Rows to delete and rows to write.
#[derive(Default)]
struct Difference<'a> {
    delete: Vec<&'a Row>,
    write: Vec<&'a Row>,
}

/// Computes the changes from the rows `before` to the rows `after`.
fn difference<'a>(table: &Table, before: &'a [Row], after: &'a [Row]) -> Difference<'a> {
    // Unchanged tables are shared.
    if std::ptr::eq(before, after) {
        return Difference::default();
    }
    let key = ..table.key_columns();
    let mut old = before.iter().peekable();
    let mut difference = Difference::default();
    for new in after {
        while let Some(gone) = old.next_if(|old| old[key] < new[key]) {
            difference.delete.push(gone);
        }
        match old.next_if(|old| old[key] == new[key]) {
            Some(same) if same == new => {}
            Some(_) | None => difference.write.push(new),
        }
    }
    difference.delete.extend(old);
    difference
}

/// Writes the rows in which `after` differs from `before`.
///
/// Deletes references before, and writes them after, the rows they reference. Foreign keys are
/// checked at the end of the transaction.
pub(crate) fn write_difference(
    connection: &Connection,
    before: &Rows,
    after: &Rows,
) -> rusqlite::Result<()> {
    connection.pragma_update(None, "defer_foreign_keys", true)?;
    let differences: Vec<(&Table, Difference<'_>)> = before
        .by_table()
        .zip(after.by_table())
        .map(|((table, before), (_, after))| (table, difference(table, before, after)))
        .collect();
    let with_deleted = differences.iter().rev();
    for (table, difference) in with_deleted.filter(|(_, it)| !it.delete.is_empty()) {
        let mut statement = connection.prepare_cached(&table.delete())?;
        for row in &difference.delete {
            statement.execute(params_from_iter(&row[..table.key_columns()]))?;
        }
    }
    let with_written = differences.iter();
    for (table, difference) in with_written.filter(|(_, it)| !it.write.is_empty()) {
        let mut statement = connection.prepare_cached(&table.write())?;
        for row in &difference.write {
            statement.execute(params_from_iter(*row))?;
        }
    }
    Ok(())
}
