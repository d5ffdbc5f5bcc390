//! Proves a file: integrity, references, what holds in every tournament, and the journal.

use std::path::Path;

use crate::desk::Desk;
use crate::job::watch;
use crate::view::refusal::RefusalView;
use crate::view::verified::FileReport;
use crate::view::wire;

wire! {
    /// Which file.
    #[ts(rename = "VerifyInput")]
    pub struct Input {
        /// Where it is; none takes the open file.
        #[serde(default)]
        pub path: Option<String>,
    }
}

/// Proves a file in memory; it stays as it is.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<FileReport, RefusalView> {
    let job = desk.job();
    let report = match &input.path {
        Some(path) => kralle_store::proved(Path::new(path), &mut watch(&job))?,
        None => desk.open_file()?.store.verify(&mut watch(&job))?,
    };
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    Ok(FileReport {
        schema_version: report.schema_version,
        entries: count(report.entries),
        replayed: count(report.replayed),
        findings: report.findings.iter().map(ToString::to_string).collect(),
    })
}
