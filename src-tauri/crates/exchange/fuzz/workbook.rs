//! Fuzz target: arbitrary bytes, read as a workbook.

use kralle_exchange::workbook::{Limits, read_sheet};

/// Reads `bytes` as a workbook and checks that the sheet stays within the limits.
pub(crate) fn run(bytes: &[u8]) {
    let limits = Limits {
        rows: 50,
        columns: 20,
        unpacked: 4 * 1024 * 1024,
        text: 64 * 1024,
    };
    if let Ok(sheet) = read_sheet(bytes, None, limits) {
        assert!(sheet.rows.len() <= 50);
        assert!(sheet.rows.values().all(|cells| cells.len() <= 20));
        assert!(sheet.rows.keys().all(|row| *row > 0));
        assert!(sheet.names.contains(&sheet.name));
    }
}
