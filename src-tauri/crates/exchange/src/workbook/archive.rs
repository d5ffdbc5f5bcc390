//! Check of a zip archive before its contents are read.

use std::io::{self, Cursor, Read};

use zip::ZipArchive;

use super::sheet::{WorkbookError, WorkbookKind};
use crate::directory;

/// Maximum unpacked size of a workbook, in bytes; far more than a player list needs.
pub const MAX_UNPACKED: u64 = 96 * 1024 * 1024;
/// Maximum size of all cell texts in a sheet, in bytes; ten times what 10,000 players need.
pub const MAX_TEXT: usize = 16 * 1024 * 1024;
/// Maximum number of parts in a workbook.
const MAX_PARTS: usize = 4096;

/// Returns the kind of workbook in an archive.
///
/// Every part is unpacked once and discarded, because the size fields of an archive may be wrong.
///
/// # Errors
/// Fails if the archive is damaged, not a workbook, has too many parts, or unpacks to more than
/// `most` bytes.
pub(super) fn kind(bytes: &[u8], most: u64) -> Result<WorkbookKind, WorkbookError> {
    if directory::claims_more_than(bytes, MAX_PARTS) {
        return Err(WorkbookError::TooLarge);
    }
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| damaged(&error))?;
    if archive.len() > MAX_PARTS {
        return Err(WorkbookError::TooLarge);
    }
    let mut left = most;
    for index in 0..archive.len() {
        let part = archive.by_index(index).map_err(|error| damaged(&error))?;
        let unpacked =
            io::copy(&mut part.take(left + 1), &mut io::sink()).map_err(|error| damaged(&error))?;
        left = left.checked_sub(unpacked).ok_or(WorkbookError::TooLarge)?;
    }
    if archive.index_for_name("xl/workbook.xml").is_some() {
        Ok(WorkbookKind::Xlsx)
    } else if archive.index_for_name("content.xml").is_some() {
        Ok(WorkbookKind::Ods)
    } else {
        Err(WorkbookError::NoWorkbook)
    }
}

/// The parts of an archive whose size was checked.
pub(super) struct Parts<'b> {
    archive: ZipArchive<Cursor<&'b [u8]>>,
}

impl<'b> Parts<'b> {
    pub(super) fn of(bytes: &'b [u8]) -> Result<Self, WorkbookError> {
        let archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| damaged(&error))?;
        Ok(Self { archive })
    }

    /// Returns the bytes of the part `name`, ignoring case; `None` if it does not exist.
    ///
    /// # Errors
    /// Fails if the archive is damaged.
    pub(super) fn read(&self, name: &str) -> Result<Option<Vec<u8>>, WorkbookError> {
        // Reading moves the archive's position, so a cheap copy is used.
        let mut archive = self.archive.clone();
        let Some(index) = self.index(name) else {
            return Ok(None);
        };
        let part = archive.by_index(index).map_err(|error| damaged(&error))?;
        let mut unpacked = Vec::new();
        part.take(MAX_UNPACKED)
            .read_to_end(&mut unpacked)
            .map_err(|error| damaged(&error))?;
        Ok(Some(unpacked))
    }

    fn index(&self, name: &str) -> Option<usize> {
        let exactly = self.archive.index_for_name(name);
        exactly.or_else(|| {
            (0..self.archive.len()).find(|index| {
                let other = self.archive.name_for_index(*index).and_then(Result::ok);
                other.is_some_and(|it| it.replace('\\', "/").eq_ignore_ascii_case(name))
            })
        })
    }
}

/// Converts a reader's error.
pub(super) fn damaged(error: &dyn std::fmt::Display) -> WorkbookError {
    WorkbookError::Damaged {
        reason: error.to_string(),
    }
}
