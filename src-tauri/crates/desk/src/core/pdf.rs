//! A finished PDF: what its file is called, and where it goes.

use std::path::{Path, PathBuf};

use kralle_sheets::{Pdf, SheetError};
use kralle_store::{Readers, Unfinished};
use kralle_view::capped::capped;

use crate::core::files::{FileToWrite, Files, file_name};
use crate::core::outside::{unwritable, write_whole};
use crate::core::refusal::RefusalView;
use crate::core::sheet_view::PrintedSheet;

/// How many sheets of one name are kept beside each other while they cannot be replaced.
const MOST_HELD: u8 = 9;

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

    /// Writes it beside the tournament file, in the place of the one before. Where that cannot be
    /// replaced (a viewer on Windows holds what it shows), under the next number.
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

/// What a sheet error is on screen.
pub(crate) fn not_printed(error: &SheetError) -> RefusalView {
    RefusalView::of(error).with("reason", error.to_string())
}

/// Where sheets of a tournament file go: beside it; where nothing can be written there, in a new
/// folder, which only this person can read, among the system's files that go away.
fn folder_for(file: &Path) -> Result<PathBuf, RefusalView> {
    // Tried, since what the system says of a folder means something else on each.
    if Unfinished::beside(file, Readers::AsUsual).is_ok() {
        return Ok(file.parent().unwrap_or(Path::new(".")).to_owned());
    }
    let folder = tempfile::Builder::new().prefix("kralle-").tempdir();
    let folder = folder.map_err(|error| unwritable(&std::env::temp_dir(), &error))?;
    Ok(folder.keep())
}

/// Writes the file whole, under a name of its own first: no half sheet ever stands there.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), RefusalView> {
    write_whole(path, bytes)
}
