//! Verifies a whole file.

use kralle_call::call;
use kralle_view::capped::capped;

use crate::core::desk::Desk;
use crate::core::files::FileToRead;
use crate::core::job::watch;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;

wire! {
    /// The result of verifying a file.
    pub struct FileReport {
        pub schema_version: u32,
        /// The number of entries in the journal.
        pub entries: u32,
        /// The number of entries that were undone and redone, with every fingerprint compared.
        pub replayed: u32,
        /// All defects found, in English, for the person who repairs the file.
        pub findings: Vec<String>,
        /// Games that were continued in another copy of the file, known on a machine with their
        /// keys.
        pub forks: Vec<ForkView>,
    }
}

wire! {
    /// A game that was continued in another copy of the file.
    pub struct ForkView {
        pub game: u32,
        /// The pair of moves, from 1, before which the fork was found.
        pub pair: u32,
    }
}

wire! {
    /// The file to verify.
    pub struct VerifyInput {
        /// Its path; default: the open file.
        #[serde(default)]
        pub path: Option<FileToRead>,
    }
}

/// Verifies a file: integrity, references, invariants of the tournament, and the journal.
#[call(names_a_file)]
pub(crate) fn verify(desk: &mut Desk, input: VerifyInput) -> Result<FileReport, RefusalView> {
    let job = desk.job();
    let report = match &input.path {
        Some(path) => kralle_store::proved(desk.files().to_read(path)?, &mut watch(&job))?,
        None => desk.open_file()?.store.verify(&mut watch(&job))?,
    };
    let mut forks: Vec<ForkView> = report
        .forks
        .iter()
        .map(|fork| ForkView {
            game: fork.game,
            pair: capped(fork.pair),
        })
        .collect();
    if input.path.is_none() {
        forks.extend(desk.open_forks()?);
    }
    Ok(FileReport {
        forks,
        schema_version: report.schema_version,
        entries: capped(report.entries),
        replayed: capped(report.replayed),
        findings: report.findings.iter().map(ToString::to_string).collect(),
    })
}
