//! A finished PDF: its file name and its location.

use std::path::{Path, PathBuf};

use kralle_sheets::{Pdf, SheetError};
use kralle_store::{Readers, Unfinished};
use kralle_view::capped::capped;

use crate::core::files::{FileToWrite, Files, file_name};
use crate::core::outside::{unwritable, write_whole};
use crate::core::refusal::RefusalView;
use crate::core::sheet_view::PrintedSheet;

/// The highest number of an alternative file name while earlier files cannot be replaced.
const MOST_HELD: u8 = 9;

/// A finished sheet with its title.
pub(crate) struct FinishedSheet {
    pub(crate) pdf: Pdf,
    /// The title for the file name, without the tournament and without `.pdf`.
    pub(crate) title: String,
}

impl FinishedSheet {
    /// Writes the PDF to `asked`, or if `None`, beside the tournament file under its title.
    pub(crate) fn put(
        self,
        files: &Files,
        file: &Path,
        asked: Option<&FileToWrite>,
    ) -> Result<PrintedSheet, RefusalView> {
        let path = match asked {
            Some(asked) => {
                let path = files.to_write(asked)?;
                write(path, &self.pdf.bytes)?;
                path.to_owned()
            }
            None => self.put_beside(file)?,
        };
        files.grant_reading(&path);
        Ok(PrintedSheet {
            path: path.display().to_string(),
            pages: capped(self.pdf.pages),
            missing: self.pdf.missing.into_iter().collect(),
        })
    }

    /// Writes the PDF beside the tournament file and replaces an earlier one. If that fails (a
    /// viewer on Windows locks the file it displays), uses the next free number.
    fn put_beside(&self, file: &Path) -> Result<PathBuf, RefusalView> {
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        let name = format!("{} – {}", file_name(&stem), file_name(&self.title));
        let folder = folder_for(file)?;
        let first = folder.join(format!("{name}.pdf"));
        let Err(refusal) = write(&first, &self.pdf.bytes) else {
            return Ok(first);
        };
        if !first.exists() {
            return Err(refusal);
        }
        (2..=MOST_HELD)
            .map(|number| folder.join(format!("{name} {number}.pdf")))
            .find(|path| write(path, &self.pdf.bytes).is_ok())
            .ok_or(refusal)
    }
}

/// Returns the refusal for a sheet error.
pub(crate) fn not_printed(error: &SheetError) -> RefusalView {
    RefusalView::of(error).with("reason", error.to_string())
}

/// Returns the folder for sheets of a tournament file: the folder of the file. If that is not
/// writable, creates a private folder among the temporary files of the system.
fn folder_for(file: &Path) -> Result<PathBuf, RefusalView> {
    // Tested by writing, because folder permissions differ between systems.
    if Unfinished::beside(file, Readers::AsUsual).is_ok() {
        return Ok(file.parent().unwrap_or(Path::new(".")).to_owned());
    }
    let folder = tempfile::Builder::new().prefix("kralle-").tempdir();
    let folder = folder.map_err(|error| unwritable(&std::env::temp_dir(), &error))?;
    Ok(folder.keep())
}

/// Writes the file atomically.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), RefusalView> {
    write_whole(path, bytes)
}
