//! Records of reports: the arbiters, the other records of an imported report, and the program that
//! paired its rounds.

use kralle_tournament::{Arbiters, ImportedRounds, Line, ReportRecord, Tournament};
use rusqlite::Connection;

use crate::cell::{Row, place};
use crate::table::Table;
use crate::{Cell, StoreError};

/// Key: place. The rows are in the order of their codes, but the program is the last.
pub(crate) const TABLE: Table = Table::new("report_record", "place", "code, text, rounds", rows);

/// The code of the chief arbiter in reports.
const CHIEF: &str = "102";
/// The code of a deputy arbiter in reports; a row each.
const DEPUTY: &str = "112";
/// The code of the program in reports.
const PROGRAM: &str = "182";

fn rows(tournament: &Tournament) -> Vec<Row> {
    let arbiters = &tournament.settings.arbiters;
    let chief = arbiters.chief.iter().map(|it| (CHIEF, it));
    let deputies = arbiters.deputies.iter().map(|it| (DEPUTY, it));
    let records = tournament.report_records.iter();
    let records = records.map(|it| (it.code.code(), &it.text));
    let mut texts: Vec<(&str, &Line)> = records.chain(chief).chain(deputies).collect();
    texts.sort_by_key(|(code, _)| *code);
    let texts = texts.into_iter();
    let texts = texts.map(|(code, text)| vec![code.into(), text.into(), Cell::Null]);
    let imported = tournament.imported.iter();
    let program =
        imported.map(|it| vec![PROGRAM.into(), it.program.as_ref().into(), it.count.into()]);
    let rows = texts.chain(program).enumerate();
    rows.map(|(index, row)| [vec![place(index)], row].concat())
        .collect()
}

/// The values in the rows.
#[derive(Default)]
pub(crate) struct ReportRows {
    /// Without their visibility, which is in the row of the tournament.
    pub(crate) arbiters: Arbiters,
    /// The other records in order.
    pub(crate) records: Vec<ReportRecord>,
    pub(crate) imported: Option<ImportedRounds>,
}

/// Reads the rows.
pub(crate) fn read(connection: &Connection) -> Result<ReportRows, StoreError> {
    let mut rows = ReportRows::default();
    TABLE.read(connection, |row| {
        match row.text("code")? {
            CHIEF => {
                if rows.arbiters.chief.replace(row.line("text")?).is_some() {
                    return Err(row.damage("two chief arbiters"));
                }
            }
            DEPUTY => rows.arbiters.deputies.push(row.line("text")?),
            PROGRAM => {
                let imported = ImportedRounds {
                    count: row.number("rounds")?,
                    program: row.optional_line("text")?,
                };
                if rows.imported.replace(imported).is_some() {
                    return Err(row.damage("two programs"));
                }
            }
            _ => rows.records.push(ReportRecord {
                code: row.code("code")?,
                text: row.line("text")?,
            }),
        }
        Ok(())
    })?;
    Ok(rows)
}
