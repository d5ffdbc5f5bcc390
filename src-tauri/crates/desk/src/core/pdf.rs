//! A finished PDF: what its file is called, and where it goes.

use std::fs;
use std::path::{Path, PathBuf};

use kralle_sheets::{Pdf, SheetError};

use crate::core::capped::capped;
use crate::core::files::{FileToWrite, Files};
use crate::core::outside::{unwritable, write_whole};
use crate::core::refusal::RefusalView;
use crate::core::sheet_view::PrintedSheet;

/// A finished sheet, and what its file is called.
pub(crate) struct FinishedSheet {
    pub(crate) pdf: Pdf,
    /// Without the tournament and without `.pdf`.
    pub(crate) title: String,
}

impl FinishedSheet {
    /// Writes it to `asked`; where nothing is asked for, under its title beside the tournament file.
    pub(crate) fn put(
        self,
        files: &Files,
        file: &Path,
        asked: Option<&FileToWrite>,
    ) -> Result<PrintedSheet, RefusalView> {
        let path = match asked {
            Some(asked) => files.to_write(asked)?.to_owned(),
            None => beside(file, &self.title)?,
        };
        write(&path, &self.pdf.bytes)?;
        files.grant_reading(&path);
        Ok(PrintedSheet {
            path: path.display().to_string(),
            pages: capped(self.pdf.pages),
            missing: self.pdf.missing.into_iter().collect(),
        })
    }
}

/// What a sheet error is on screen.
pub(crate) fn not_printed(error: &SheetError) -> RefusalView {
    RefusalView::new(error.code()).with("reason", error.to_string())
}

/// A PDF beside the tournament file; where nothing can be written there, in a new folder, which only
/// this person can read, among the system's files that go away.
fn beside(file: &Path, title: &str) -> Result<PathBuf, RefusalView> {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    // A question mark is no part of a file's name everywhere.
    let title: String = title
        .chars()
        .filter(|sign| !matches!(sign, '?' | '/' | '\\' | ':' | '*' | '"' | '<' | '>' | '|'))
        .collect();
    let name = format!("{stem} – {}.pdf", title.trim());
    let folder = file.parent().unwrap_or(Path::new("."));
    let writable = fs::metadata(folder).is_ok_and(|folder| !folder.permissions().readonly());
    if writable {
        return Ok(folder.join(name));
    }
    let folder = tempfile::Builder::new().prefix("kralle-").tempdir();
    let folder = folder.map_err(|error| unwritable(&std::env::temp_dir(), &error))?;
    Ok(folder.keep().join(name))
}

/// Writes the file whole, under a name of its own first: no half sheet ever stands there.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), RefusalView> {
    write_whole(path, bytes)
}
