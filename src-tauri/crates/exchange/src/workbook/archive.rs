//! What a zip archive holds, before any of it is believed.

use std::io::{self, Cursor, Read};

use zip::ZipArchive;

use super::sheet::{WorkbookError, WorkbookKind};
use crate::directory;

/// A workbook may unpack to this many bytes: far more than a list of players needs.
pub const MAX_UNPACKED: u64 = 96 * 1024 * 1024;
/// The cells of a sheet may hold this many bytes of text: ten times as much as 10,000 players need.
pub const MAX_TEXT: usize = 16 * 1024 * 1024;
/// A workbook may have this many parts.
const MAX_PARTS: usize = 4096;

/// Which workbook an archive holds. Everything in it is unpacked once and thrown away, because
/// what an archive says of its own size need not be true.
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

/// The parts of an archive that was counted before.
pub(super) struct Parts<'b> {
    archive: ZipArchive<Cursor<&'b [u8]>>,
}

impl<'b> Parts<'b> {
    pub(super) fn of(bytes: &'b [u8]) -> Result<Self, WorkbookError> {
        let archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| damaged(&error))?;
        Ok(Self { archive })
    }

    /// The bytes of the part `name`, in whatever letters it is written; `None` if there is none.
    pub(super) fn read(&self, name: &str) -> Result<Option<Vec<u8>>, WorkbookError> {
        // Reading moves the archive's place in the bytes, which costs nothing to copy.
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

/// What the reader says is wrong.
pub(super) fn damaged(error: &dyn std::fmt::Display) -> WorkbookError {
    WorkbookError::Damaged {
        reason: error.to_string(),
    }
}
