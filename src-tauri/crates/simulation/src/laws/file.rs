//! The file: its rows, its chain of links, its size.

use std::fs;

use kralle_store::Store;
use serde_json::json;

use crate::broken::Broken;
use crate::hall::{Disk, Hall};
use crate::laws::kept::Rows;

/// The size of a file before its first act, and the most that an act may add, in bytes.
const EMPTY: u64 = 1 << 20;
const OF_AN_ACT: u64 = 16 << 10;

/// The most rows that an act adds to the journal.
const ROWS_OF_AN_ACT: u64 = 6;
/// The rows of the preparations.
const ROWS_BEFORE: u64 = 60;

/// Reads the events of the hall from a copy of the file.
pub(crate) fn rows(disk: &Disk, hall: &Hall) -> Result<Rows, Broken> {
    let there = disk.look().map_err(Broken::stage)?;
    let store = Store::open(&Disk::file_in(&there), hall.desk.now());
    let rows = store.and_then(|it| it.hall_rows());
    let rows = rows.map_err(|it| Broken::new("the file opens", it))?;
    let rows = rows.into_iter().map(|row| {
        let from = &row.data["from"];
        let place = (
            from["round"].as_u64().unwrap_or_default(),
            from["table"].as_u64().unwrap_or_default(),
            from["side"].as_str().unwrap_or_default().to_owned(),
        );
        let mark = row.data["said"]["reason"].as_str().map(str::to_owned);
        (row.event, place, mark)
    });
    Ok(rows.collect())
}

/// Verifies the open file, with the chain of its journal.
pub(crate) fn verify(hall: &Hall) -> Result<(), Broken> {
    let findings = hall.must("verify", json!({}))?["findings"].clone();
    if findings == json!([]) {
        return Ok(());
    }
    Err(Broken::new("the file verifies", findings))
}

/// The file grows as the acts do.
pub(crate) fn growth(disk: &Disk, hall: &Hall, acts: u64) -> Result<(), Broken> {
    let size = fs::metadata(disk.file()).map_err(Broken::stage)?.len();
    let rows = u64::from(hall.desk.journal());
    let most = EMPTY + OF_AN_ACT * acts;
    let most_rows = ROWS_BEFORE + ROWS_OF_AN_ACT * acts;
    if size <= most && rows <= most_rows {
        return Ok(());
    }
    Err(Broken::new(
        "the file grows as the acts do",
        format!("{size} bytes and {rows} rows after {acts} acts"),
    ))
}
