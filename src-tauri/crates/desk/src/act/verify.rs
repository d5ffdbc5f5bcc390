//! Proves the open file: integrity, references, what holds in every tournament, and the journal.

use crate::desk::Desk;
use crate::view::refusal::RefusalView;
use crate::view::verified::FileReport;

/// Proves the open file; it stays as it is.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<FileReport, RefusalView> {
    let report = desk.open_file()?.store.verify()?;
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    Ok(FileReport {
        schema_version: report.schema_version,
        entries: count(report.entries),
        replayed: count(report.replayed),
        findings: report.findings.iter().map(ToString::to_string).collect(),
    })
}
