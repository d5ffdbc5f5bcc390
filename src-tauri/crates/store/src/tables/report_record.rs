//! Records of an imported report, and the program that paired its rounds.

use kralle_tournament::{ImportedRounds, ReportRecord, Tournament};
use rusqlite::Connection;

use crate::cell::{Row, place};
use crate::code::Code as _;
use crate::table::Table;
use crate::{Cell, StoreError};

/// Key: place. The program is the last row.
pub(crate) const TABLE: Table = Table::new("report_record", "place", "code, text, rounds", rows);

/// The code of the program in reports.
const PROGRAM: &str = "182";

fn rows(tournament: &Tournament) -> Vec<Row> {
    let records = tournament.report_records.iter();
    let records = records.map(|it| vec![it.code.cell(), (&it.text).into(), Cell::Null]);
    let imported = tournament.imported.iter();
    let program =
        imported.map(|it| vec![PROGRAM.into(), it.program.as_ref().into(), it.count.into()]);
    let rows = records.chain(program).enumerate();
    rows.map(|(index, row)| [vec![place(index)], row].concat())
        .collect()
}

/// Returns the records in order, and the imported rounds.
pub(crate) fn read(
    connection: &Connection,
) -> Result<(Vec<ReportRecord>, Option<ImportedRounds>), StoreError> {
    let mut records = Vec::new();
    let mut imported = None;
    TABLE.read(connection, |row| {
        if row.text("code")? == PROGRAM {
            let rounds = ImportedRounds {
                count: row.number("rounds")?,
                program: row.optional_line("text")?,
            };
            return match imported.replace(rounds) {
                None => Ok(()),
                Some(_) => Err(row.damage("two programs")),
            };
        }
        records.push(ReportRecord {
            code: row.code("code")?,
            text: row.line("text")?,
        });
        Ok(())
    })?;
    Ok((records, imported))
}
