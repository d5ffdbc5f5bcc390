//! Reads tournament report files, and reports their errors.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use kralle_cli::reading::MAX_TEXT;
use kralle_desk::{read_whole, write_file};
use kralle_exchange::trf::{Trf, TrfError};

/// Exit code of bad input.
const BAD_INPUT: u8 = 2;

/// The error of a command: one line for the user.
#[derive(Debug)]
pub(crate) struct BadInput(pub(crate) String);

impl BadInput {
    /// Returns an error at a place in a file.
    pub(crate) fn in_file(path: &Path, error: &TrfError) -> Self {
        Self(format!("{}:{error}", path.display()))
    }

    /// Returns an error of a file as a whole.
    pub(crate) fn with_file(path: &Path, what: impl Display) -> Self {
        Self(format!("{}: {what}", path.display()))
    }
}

/// Reads and parses a file.
pub(crate) fn read(path: &Path) -> Result<Trf, BadInput> {
    let bytes = read_whole(path, MAX_TEXT).map_err(|error| {
        BadInput::with_file(
            path,
            format_args!("found no readable file ({error}), expected a tournament report file"),
        )
    })?;
    Trf::read(&bytes).map_err(|error| BadInput::in_file(path, &error))
}

/// The most notes about one file; a count of the others follows.
const MOST_NOTES: usize = 20;

/// Writes a note about each difference between a file and its meaning.
pub(crate) fn note(
    path: &Path,
    remarks: &[impl Display],
    more: impl Fn(usize) -> String,
    errors: &mut impl Write,
) -> io::Result<()> {
    for remark in remarks.iter().take(MOST_NOTES) {
        writeln!(errors, "note: {}: {remark}", path.display())?;
    }
    let others = remarks.len().saturating_sub(MOST_NOTES);
    if others > 0 {
        writeln!(errors, "note: {}: {}", path.display(), more(others))?;
    }
    Ok(())
}

/// Returns the text of the last note: the number of the others.
pub(crate) fn and_more(others: usize) -> String {
    format!("and {others} more")
}

/// Writes a file atomically, or to `output` if there is none.
pub(crate) fn write(
    path: Option<&PathBuf>,
    bytes: &[u8],
    output: &mut impl Write,
) -> io::Result<Result<(), BadInput>> {
    let Some(path) = path else {
        output.write_all(bytes)?;
        output.flush()?;
        return Ok(Ok(()));
    };
    Ok(write_file(path, bytes)
        .map_err(|error| BadInput::with_file(path, format_args!("cannot be written ({error})"))))
}

/// Returns the exit code, after one line on `errors` for bad input.
pub(crate) fn conclude(
    outcome: Result<ExitCode, BadInput>,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    match outcome {
        Ok(code) => Ok(code),
        Err(BadInput(line)) => {
            writeln!(errors, "{line}")?;
            Ok(ExitCode::from(BAD_INPUT))
        }
    }
}
