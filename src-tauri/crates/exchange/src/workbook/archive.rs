//! What a zip archive holds, before any of it is believed.

use std::io::{self, Cursor, Read};

use zip::ZipArchive;

use super::sheet::{WorkbookError, WorkbookKind};

/// A workbook may unpack to this many bytes: far more than a list of players needs.
pub const MAX_UNPACKED: u64 = 96 * 1024 * 1024;
/// The cells of a sheet may hold this many bytes of text: ten times as much as 10,000 players need.
pub const MAX_TEXT: usize = 16 * 1024 * 1024;
/// A workbook may have this many parts.
const MAX_PARTS: usize = 4096;

/// Which workbook an archive holds. Everything in it is unpacked once and thrown away, because
/// what an archive says of its own size need not be true.
pub(super) fn kind(bytes: &[u8], most: u64) -> Result<WorkbookKind, WorkbookError> {
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

/// One part of an archive that was counted before.
pub(super) fn part(bytes: &[u8], name: &str) -> Result<Vec<u8>, WorkbookError> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| damaged(&error))?;
    let part = archive.by_name(name).map_err(|error| damaged(&error))?;
    let mut unpacked = Vec::new();
    part.take(MAX_UNPACKED)
        .read_to_end(&mut unpacked)
        .map_err(|error| damaged(&error))?;
    Ok(unpacked)
}

/// What the reader says is wrong.
pub(super) fn damaged(error: &dyn std::fmt::Display) -> WorkbookError {
    WorkbookError::Damaged {
        reason: error.to_string(),
    }
}
