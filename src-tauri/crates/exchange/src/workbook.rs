//! Workbooks of spreadsheets: XLSX and ODS, read with suspicion.
//!
//! Begin at [`read_sheet`]: bytes in, the cells of one sheet out as text. A workbook is a zip
//! archive, and an archive may promise little and unpack to more than a machine holds; so what it
//! unpacks to is counted first (`archive`), and only so many rows and columns are ever kept.
//!
//! Not here: what the cells mean, formulas (only what they last gave), styles, writing.

use crate::foreign;

mod archive;
mod cell;
mod ods;
mod sheet;
mod xlsx;
mod xml;

pub use crate::workbook::sheet::{CellError, Limits, Sheet, WorkbookError, WorkbookKind};

pub use archive::{MAX_TEXT, MAX_UNPACKED};

/// Whether `bytes` begin as a workbook does: as a zip archive.
pub fn is_archive(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04")
}

/// Reads the sheet `name` of a workbook, or the first that is not empty.
///
/// # Errors
/// When it is no workbook, unpacks to too much, or is damaged.
pub fn read_sheet(
    bytes: &[u8],
    name: Option<&str>,
    limits: Limits,
) -> Result<Sheet, WorkbookError> {
    let read = || match archive::kind(bytes, limits.unpacked)? {
        WorkbookKind::Xlsx => xlsx::read(bytes, name, limits),
        WorkbookKind::Ods => ods::read(bytes, name, limits),
    };
    foreign::caught(read, |reason| WorkbookError::Damaged { reason })
}
