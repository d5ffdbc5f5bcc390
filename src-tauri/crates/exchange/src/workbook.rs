//! Reader for workbooks of spreadsheets (XLSX and ODS) from untrusted bytes.
//!
//! Begin at [`read_sheet`]: it returns the cells of one sheet as text. A workbook is a zip
//! archive. Its size fields may be wrong, and it may unpack to more than the memory. Its unpacked
//! size is therefore counted first (`archive`), and only a limited number of rows and columns is
//! kept.
//!
//! Not here: the meaning of the cells, evaluation of formulas (only their last results), styles,
//! writing.

use crate::foreign;
use crate::table::AUTHOR;

mod archive;
mod cell;
mod ods;
mod sheet;
mod xlsx;
mod xml;

pub use crate::workbook::sheet::{
    CellError, CellFault, Limits, Rows, Sheet, Surveyed, WorkbookError, WorkbookKind,
};

pub use archive::{MAX_TEXT, MAX_UNPACKED};

/// True if `bytes` begin like a zip archive, and thus like a workbook.
pub fn is_archive(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04")
}

/// Reads the sheet `name` of a workbook; without a name, the first visible sheet that is not empty.
///
/// # Errors
/// Fails if the bytes are not a workbook, the sheet does not exist, a limit is exceeded, or the
/// workbook is damaged.
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

/// True if a workbook names this program as its author.
pub fn is_own(bytes: &[u8]) -> bool {
    let read = || match archive::kind(bytes, MAX_UNPACKED)? {
        WorkbookKind::Xlsx => Ok(xlsx::author(bytes)),
        WorkbookKind::Ods => Ok(None),
    };
    let author = foreign::caught(read, |reason| WorkbookError::Damaged { reason });
    author.is_ok_and(|it| it.as_deref() == Some(AUTHOR))
}

/// Reads the first rows of each sheet and returns the results of `look`, in order.
///
/// # Errors
/// Fails if the bytes are not a workbook, a limit is exceeded, or the workbook is damaged.
pub fn survey<T>(
    bytes: &[u8],
    limits: Limits,
    mut look: impl FnMut(&Rows) -> T,
) -> Result<Vec<Surveyed<T>>, WorkbookError> {
    let mut sheets = Vec::new();
    let mut take = |name: String, is_hidden: bool, rows: &Rows| {
        let seen = look(rows);
        sheets.push(Surveyed {
            name,
            is_hidden,
            seen,
        });
    };
    let read = || match archive::kind(bytes, limits.unpacked)? {
        WorkbookKind::Xlsx => xlsx::survey(bytes, limits, &mut take),
        WorkbookKind::Ods => ods::survey(bytes, limits, &mut take),
    };
    foreign::caught(read, |reason| WorkbookError::Damaged { reason })?;
    Ok(sheets)
}
